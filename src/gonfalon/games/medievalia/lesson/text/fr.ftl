### Ce que dit le guide d’une première partie, question par question.

lesson-deal = Vous choisissez vos huit premières cartes par pioche. La terre nourrit les gens, les gens travaillent la terre, les armes protègent l’une et les autres : prenez un peu de tout, et d’abord de la terre.
lesson-deal-on = Encore un territoire : chaque terre posée paie quelque chose à chaque tour.
lesson-deal-people = Maintenant un personnage : les gens travaillent vos terres et les gardent.
lesson-deal-arms = Une carte militaire : ses soldats et ses machines gardent vos terres et gagnent les guerres.
lesson-draw = Un tour commence par une carte de la pioche de votre choix. Au début, c’est la terre qui manque.
lesson-act = Agissez maintenant tant que vous pouvez payer. Votre Ville donne des ressources une fois par tour : qu’elle aide à payer la première chose. Le prix est sur la carte et sur le bouton.
lesson-pay = Les façons de payer, la moins chère d’abord. Ce qu’un paiement donne de trop est perdu : la meilleure dit « juste le prix ». Les cartes qui paient restent couchées jusqu’à votre prochain tour.
lesson-act-on = Ce que vous venez de jouer sert aussitôt : une terre paie quelqu’un qui la travaille, et qui la travaille aide à payer la terre suivante. Cette chaîne est le cœur du premier tour.
lesson-act-more = Les cartes en main sont aussi de l’argent : chacune peut être défaussée pour une ressource.
lesson-place = Sur une terre, un personnage travaille et la garde ; libre, il donne son propre symbole et peut être envoyé contre un attaquant.
lesson-build-on = Une terre sans garde tombe pour un seul point d’attaque, avec tout ce qu’elle porte : les bâtiments sont plus sûrs là où sont vos gardes.
lesson-act-end = Quand plus rien d’utile n’est payable, finissez vos actions.
lesson-discard = Défaussez ce qui vous sert le moins : une carte trop chère pour être jouée bientôt.
lesson-march = Les personnages non utilisés peuvent marcher vers un fief adjacent. Au premier tour, restez chez vous : qui part ne garde plus rien.
lesson-declare = La guerre se fait dans un fief où vos personnages rencontrent ceux de l’autre. Pas aujourd’hui.
lesson-end = C’était un tour : piocher, redresser, agir, marcher, combattre. Sept points de prestige gagnent ; chaque bâtiment différent en vaut un.
