### Ce que dit le guide d’une première partie, question par question.

lesson-start = Vos deux peuples commencent au-delà de la frontière. Choisissez le croisement dont les hexagones vous plaisent : chaque figurine prend une carte quand sort le nombre d’un hexagone voisin.
lesson-legionnaire-start = Le légionnaire empêche son hexagone de produire. Au début il est loin, en Hispanie.
lesson-legionnaire = Un sept : vous déplacez le légionnaire. Mettez-le là où les autres récoltent et pas vous ; vous pouvez voler quelqu’un qui s’y trouve.
lesson-victim = Volez celui qui a le plus de cartes, ou celui qui mène.
lesson-market = Le marché. Une figurine par champ est trop faible pour n’importe quelle ville : recrutez d’abord. Un minerai et un cheval amènent un cavalier et un guerrier.
lesson-pay = Une fois par manche, 3 pièces d’or remplacent une carte qui manque. Pour recruter tôt, cela vaut souvent la peine.
lesson-wagon = Un chariot est nécessaire pour conquérir, et rapporte 1 pièce d’or à chaque pillage. Donnez-le au peuple qui se fixera le premier.
lesson-bank = Trois de la même sorte contre une. Prenez ce qui manque à la prochaine construction.
lesson-market-on = Construisez tant que vous pouvez payer : les figurines donnent la force, les chariots fondent des villes. Vous pouvez aussi proposer un échange. Quand il n’y a plus rien à faire, finissez ce tour.
lesson-offer-answer = Une offre. Acceptez ce qui vous rapproche d’une construction, refusez ce qui n’aide que l’autre.
lesson-ride = D’abord, votre peuple se déplace. Les croisements éclairés sont à portée : un point vert est gratuit, les autres affichent leur prix. Allez près d’une ville qui n’a pas plus de tours que vous n’avez de figurines dans le champ.
lesson-way = Les trajets sont dessinés avec leur prix. La première flèche d’un voyage est gratuite ; la mer coûte moins que la terre.
lesson-plunder = Pillez ! La tuile rapporte des cartes ou de l’or et coûte le plus souvent une figurine. Elle reste dans le champ : trois couleurs différentes permettent la première conquête.
lesson-warriors = Chaque peuple se déplace une fois, puis pille ou conquiert une ville voisine. Choisissez des provinces voisines : il faut trois couleurs.
lesson-plunder-more = Encore une ville à piller. Sa tuile va dans le champ de ce peuple : cherchez une couleur qui lui manque.
lesson-settle = Trois couleurs, un chariot et la force : vous pouvez conquérir une ville et vous fixer.
lesson-rest = Un peuple qui ne se déplace ni ne pille peut se reposer et recevoir quelque chose. Aucune ville à portée n’est assez faible : amassez d’abord.
lesson-nomads-done = Ce peuple a fait ce qu’il pouvait : finissez son tour.
lesson-end = C’était une manche : dés, marché, cavaliers, guerriers. Continuez à réunir des couleurs ; avec trois, un chariot et la force, fixez-vous.
