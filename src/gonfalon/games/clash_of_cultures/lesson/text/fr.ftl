### Ce que dit le guide d’une première partie, question par question.

lesson-civilization = Chaque civilisation a quatre progrès et trois chefs à elle. Pour une première partie, toutes conviennent.
lesson-turn = Un tour, ce sont trois actions. Avec une seule cité rien ne se construit : votre colon doit en fonder une deuxième. Il lui faut d’abord partir : déplacez-le.
lesson-move = Une action Déplacer, c’est jusqu’à trois escouades, d’une case chacune. Choisissez d’abord d’où l’on part ; votre colon attend dans la cité.
lesson-move-done = Qui devait partir est parti : plus de déplacements.
lesson-squad = Qui part ? Un colon seul suffit pour fonder une cité ; les soldats qui restent la gardent.
lesson-target = Un bon emplacement a des terrains différents autour de lui : la forêt donne du bois, la montagne du minerai, la plaine des vivres. Pas de désert.
lesson-target-on = Qui entre sur une terre inconnue la découvre. Chaque case donne sa ressource : la forêt du bois, la montagne du minerai, la plaine des vivres.
lesson-orientation = Vous avez découvert une terre nouvelle. Quand elle peut se poser des deux façons, vous choisissez.
lesson-second = Là où est le colon, sur une terre ni désertique ni épuisée, il devient une cité. Chaque cité est un point, et permet aux autres de grandir.
lesson-found = Ici se dressera votre deuxième cité.
lesson-third = Un progrès coûte 2 vivres. La Conservation permet d’en garder plus de deux ; l’Écriture, les Arts ou les Manœuvres ouvrent d’autres voies. Chacun vaut un demi-point.
lesson-harvest = Les ressources paient tout : qu’une cité récolte ce qui l’entoure.
lesson-advance = La Conservation tôt : sans elle, vous ne gardez que deux vivres, et une récolte sur trois est gâchée. Ce qui est encadré peut être acquis maintenant.
lesson-advance-other = Ce qui est encadré peut être acquis maintenant. Chaque progrès vaut un demi-point, et en ouvre d’autres de son groupe.
lesson-pay = L’or remplace tout, les idées remplacent les vivres pour les progrès. Payez avec ce dont vous avez le moins besoin.
lesson-city-collect = Quelle cité travaille ? Autant de ressources que sa taille, chacune d’une autre case. La deuxième activation d’une cité dans un tour lui coûte de l’humeur.
lesson-collect = Les vivres paient progrès et colons, bois et minerai construisent. Prenez ce que demande votre prochaine action.
lesson-end-turn = Il ne reste plus d’action. Des actions gratuites seraient encore possibles ; sinon, finissez le tour.
lesson-end = C’était un tour de trois actions. Trois manches font une époque ; à la fin, chacun reçoit un progrès, une carte et un objectif. Lisez vos objectifs : deux points chacun.
