### Ce que dit le guide d’une première partie, question par question.

lesson-welcome = À chaque tour vous faites une action à la fois, chacun son tour, jusqu’à ce que vous passiez. Commencez par des points : une cité que personne ne contrôle est à vous pour un cube ; elle marque sa taille tout de suite et rapporte à chaque tour.
lesson-city = Une bonne première cité est grande et difficile à atteindre. Leucosie est sur une île : trois points tout de suite, et presque personne n’ira y voguer. Votre armée byzantine apparaît dans votre première cité byzantine.
lesson-city-more = Une cité marque sa taille tout de suite et rapporte à chaque tour, sur la piste de son camp. Deux points qui restent valent mieux que trois à la porte d’un ennemi : des îles, des côtes, des déserts où aucune armée ne passe.
lesson-cube = Une cité, une charge, une conquête : chacune coûte un cube. Celui de la Réserve de cubes est gratuit, tout autre coûte 3 bezants : de l’argent que l’entretien réclamera à la fin du tour.
lesson-office = Chaque case spéciale près de la carte ne sert qu’à un joueur par tour : au premier venu, n’attendez donc pas. Pensez aux deux camps : les deux pistes ne comptent que si la plus basse atteint la moitié de la plus haute.
lesson-caliph = Calife et Empereur valent deux points chacun pour un seul cube. Prenez-les tant qu’ils sont libres.
lesson-march = Votre armée arabe est fraîche. Là où elle entre dans une cité qui n’est pas arabe, elle attaque. La cité conquise devient arabe et vous revient : elle marque pour les Arabes et rapporte de l’argent.
lesson-army = Vous commandez deux armées, une dans chaque camp. Celle des Arabes est d’abord la plus forte, et presque aucune cité autour d’elle n’a d’armée pour l’aider.
lesson-place = Votre armée arabe entre dans une cité arabe. Choisissez-en une qui touche quelque chose de bon à prendre : les cités perses ne sont à personne.
lesson-step = Chaque pas coûte un cube de Déplacement. Une cité sans armée ne se défend que par ses dés : un par jeton. Il vous faut ensuite être strictement plus fort que le nombre de jetons.
lesson-step-stop = Vous pouvez vous arrêter ici : ce qui reste dans la case Déplacement servira à une autre marche.
lesson-lose = Des pertes : à vous de choisir la case. L’élite lance son propre dé, le Corps d’armée combat, les cubes de Déplacement ne paient que la marche.
lesson-boxes = Corps d’armée et élite combattent, Déplacement paie la marche, la Milice défend vos cités sans armée. Entretien : élite 3, Milice 2, les autres 1.
lesson-more = Encore une cité. Cherchez trois jetons, et pensez à vos pistes : quel camp a besoin de points ?
lesson-city-safe = Nicée : encore trois jetons, et aucune armée n’y passe. Les Bulgares entrent par Thessalonique et Andrinople, les Arabes viennent du sud : ce qui est à leur porte est bientôt à eux.
lesson-cubes-left = Chaque cube gratuit de votre Réserve de cubes est une action sans prix : servez-vous-en avant de passer. Des cités pour la piste la plus basse, ou la prochaine voisine de votre armée.
lesson-money = Comptez avant de recruter : à la fin du tour l’élite coûte 3, la Milice 2, tout autre cube d’une armée 1, du Trésor de son camp. Les cités rapportent 2 bezants par jeton ; la Taxe, une fois par tour, 2 par cube.
lesson-rival = Regardez aussi l’autre joueur : laquelle de ses cités votre armée peut-elle atteindre, et laquelle des vôtres la sienne ? Une armée qui se tient dans une cité la garde.
lesson-pass = Vos cubes gratuits sont presque épuisés : désormais chaque action coûte de l’argent, et l’entretien reste à payer. Qui passe le premier commence le tour suivant, l’autre n’a plus qu’une action. Passez, et regardez le tour finir.
lesson-flee = On vous attaque. À force égale une armée peut rester : l’égalité profite au défenseur.
lesson-flee-away = Plus fort que vous attaque. Une armée qui fuit garde ses cubes.
lesson-levy = Aucune armée n’est là, mais votre Milice peut défendre la cité. Cela ne coûte rien d’avance, seulement ses pertes.
lesson-unpaid = L’entretien : l’argent manque, un cube quitte donc le jeu et coûte un point. La prochaine fois, comptez avant de recruter.
lesson-end = C’était un tour entier : actions, revenus, entretien. Il en reste deux. Gardez vos deux pistes ensemble, et Constantinople à l’œil.
