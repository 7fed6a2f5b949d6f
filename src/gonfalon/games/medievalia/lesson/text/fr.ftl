### Ce que dit le guide d’une première partie, question par question.

lesson-deal = Vous choisissez vos huit premières cartes par pioche. Prenez environ quatre territoires, trois personnages et une carte militaire : la terre nourrit les gens, les gens travaillent la terre.
lesson-deal-on = Continuez : d’abord des territoires, puis des gens pour y travailler.
lesson-draw = Un tour commence par une carte de la pioche de votre choix. Au début, c’est la terre qui manque.
lesson-act = Agissez maintenant tant que vous pouvez payer. Votre Ville donne des ressources une fois par tour : qu’elle paie une première terre. Le prix est sur la carte et sur le bouton.
lesson-pay = Les façons de payer, la moins chère d’abord. Choisissez-en une qui dit exact : ce qu’un paiement ne demande pas est perdu. Les cartes qui paient restent couchées jusqu’à votre prochain tour.
lesson-act-on = La nouvelle terre sert aussitôt : la Ville paie un champ, le champ paie un paysan, le paysan paie la terre suivante. Cette chaîne est le cœur du premier tour.
lesson-place = Sur une terre, un personnage travaille et la garde ; libre, il donne son propre symbole et peut être envoyé contre un attaquant.
lesson-build-on = Bâtissez là où sont vos gardes : une terre sans garde tombe pour un seul point d’attaque, avec tout ce qu’elle porte.
lesson-act-end = Les cartes en main sont aussi de l’argent : chacune peut être défaussée pour une ressource. Quand plus rien d’utile n’est payable, finissez vos actions.
lesson-discard = Défaussez ce qui vous sert le moins : une carte trop chère pour être jouée bientôt.
lesson-march = Les personnages non utilisés peuvent marcher vers un fief adjacent. Au premier tour, restez chez vous : qui part ne garde plus rien.
lesson-declare = La guerre se fait dans un fief où vos personnages rencontrent ceux de l’autre. Pas aujourd’hui.
lesson-end = C’était un tour : piocher, redresser, agir, marcher, combattre. Sept points de prestige gagnent ; chaque bâtiment différent en vaut un.
