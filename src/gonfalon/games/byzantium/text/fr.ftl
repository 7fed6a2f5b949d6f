# Byzantium en français. Les arguments sont expliqués dans le module des textes.

title = Byzantium
blurb = Nous sommes en 632. Un empire épuisé voit venir les armées sorties d’Arabie, et votre famille a des intérêts dans les deux camps : chaque joueur commande une armée byzantine et une armée arabe. Prenez des cités, taxez-les, pillez-les, devenez empereur ou calife, lâchez les Bulgares et gardez vos deux scores en équilibre… ou jouez le tout pour le tout sur la chute de Constantinople.
players = 2 à 4 joueurs, environ deux heures à table
credits = Un jeu de Martin Wallace (Warfrog, 2005).

option-civil_war_own_city = Guerre civile contre sa propre cité
option-civil_war_own_city-tip = Selon le texte imprimé, un joueur peut attaquer par guerre civile une cité qu’il contrôle lui-même. La FAQ de la communauté y voit une erreur : désactivez l’option pour la suivre.
option-one_elite_in_all = Un seul cube d’élite par action
option-one_elite_in_all-tip = Renforcer permet de mettre un cube dans chaque emplacement Unité d’élite. Avec cette option : un seul cube d’élite par action pour les deux armées.
option-double_losses_in_battle = Pertes doublées dans tout combat à Constantinople
option-double_losses_in_battle-tip = Les dés de siège de Constantinople coûtent deux cubes par touche. Avec cette option, les touches des pions et de la Milice qui la défendent aussi.
option-fleet_blocks_return = La flotte peut barrer le retour d’un attaquant battu
option-fleet_blocks_return-tip = Un attaquant battu revient d’où il est parti. Avec cette option, le détenteur de la flotte byzantine peut refuser à une armée arabe le retour par mer.

# -- noms ----------------------------------------------------------------------------------

name-city-dyrrachium = Dyrrachium
name-city-thessalonica = Thessalonique
name-city-athens = Athènes
name-city-adrianople = Andrinople
name-city-constantinople = Constantinople
name-city-nicea = Nicée
name-city-smyrna = Smyrne
name-city-candia = Candie
name-city-attalia = Attalia
name-city-ankara = Ankara
name-city-sinope = Sinope
name-city-trebizond = Trébizonde
name-city-caesarea = Césarée
name-city-tarsus = Tarse
name-city-antioch = Antioche
name-city-edessa = Édesse
name-city-palmyra = Palmyre
name-city-damascus = Damas
name-city-jerusalem = Jérusalem
name-city-alexandria = Alexandrie
name-city-leucosia = Leucosie
name-city-tabuk = Tabouk
name-city-medina = Médine
name-city-mecca = La Mecque
name-city-basra = Bassora
name-city-hira = Hira
name-city-baghdad = Bagdad
name-city-hamadan = Hamadan
name-city-mosul = Mossoul
name-city-amida = Amida
name-city-ardabil = Ardabil
name-city-tiflis = Tiflis
name-city-derbent = Derbent

name-side-byzantine = byzantin
name-side-arab = arabe
name-side-persian = perse
name-side-bulgar = bulgare
name-side-either = au choix

name-box-byzantine-elite = Unité d’élite byzantine
name-box-byzantine-main = Corps d’armée byzantin
name-box-byzantine-levy = Milice byzantine
name-box-byzantine-move = Déplacement byzantin
name-box-arab-elite = Unité d’élite arabe
name-box-arab-main = Corps d’armée arabe
name-box-arab-levy = Milice arabe
name-box-arab-move = Déplacement arabe
short-pool = Cubes
short-casualties = Pertes
name-box-pool = Réserve de cubes
name-box-casualties = Réserve de pertes
box-elite = Élite
box-main = Corps
box-levy = Milice
box-move = Dépl.
box-treasury = Trésor

name-action-take = Prendre le contrôle d’une cité
name-action-reinforce = Renforcer
name-action-special = Action spéciale
name-action-tax = Collecter une taxe
name-action-church = Construire une église
name-action-mosque = Construire une mosquée
name-action-move = Se déplacer ou combattre
name-action-pass = Passer

name-space-civil_war_byzantine = Guerre civile (byzantine)
name-space-civil_war_arab = Guerre civile (arabe)
name-space-growth_byzantine = Développement (byzantin)
name-space-growth_arab = Développement (arabe)
name-space-emperor = Empereur
name-space-caliph = Calife
name-space-fleet_byzantine = Flotte byzantine
name-space-fleet_arab = Flotte arabe
name-space-bulgar = Attaque bulgare
name-space-fort = Fortification
name-space-tax = Taxe
name-space-church = Église
name-space-mosque = Mosquée
name-space-pass = Passer
name-space-bulgars = L’armée bulgare

name-army-byzantine = Armée byzantine
name-army-arab = Armée arabe

name-button-done = Terminé
name-button-stop = S’arrêter ici
name-button-civil-war = Guerre civile ici
name-button-double = Doubler le coût
name-button-roll = Lancer les dés
name-button-leave = Laisser passer
name-button-allow = Laisser la mer ouverte
name-button-forbid = Fermer la mer
name-button-flee = Fuir
name-button-stay = Rester et combattre
name-button-levy = Employer la Milice
name-button-no-levy = Ménager la Milice
name-button-bulgars-grow = Deux cubes bulgares de plus

# -- questions et sens des réponses ----------------------------------------------------------

ask-action = { $last ->
    [yes] Tour { $turn }, manche { $round } : tous les autres ont passé, c’est la dernière action
   *[no] Tour { $turn }, manche { $round } : une action, ou passer pour le reste du tour
}
do-action-church = Construire une église ({ $price } bezants byzantins{ $cube ->
    [yes] , cube compris
   *[no] {""}
})
do-action-mosque = Construire une mosquée ({ $price } bezants arabes{ $cube ->
    [yes] , cube compris
   *[no] {""}
})
do-action-take = { $cube ->
    [yes] Prendre le contrôle d’une cité (cube : { $price } bezants)
   *[no] Prendre le contrôle d’une cité
}
do-action-reinforce = { $cube ->
    [yes] Renforcer ({ $price } bezants par cube)
   *[no] Renforcer
}
do-action-special = { $cube ->
    [yes] Action spéciale (cube : { $price } bezants)
   *[no] Action spéciale
}
do-action-tax = Collecter une taxe ({ $price } bezants par cube)
ask-take = De quelle cité prenez-vous le contrôle ?
do-take = Contrôler { $what } : +{ $points } ({ $side })
ask-source = { $free ->
    [yes] D’où vient le cube ? La Réserve de cubes est gratuite, toute autre source coûte { $price } bezants (Trésor { $side }).
   *[no] Votre Réserve de cubes est vide : quel cube achetez-vous pour { $price } bezants (Trésor { $side }) ?
}
do-source = { $what }
do-source-pool = Réserve de cubes (gratuit)
ask-treasury = Quel Trésor paie les { $price } bezants ?
do-treasury = Le Trésor { $what }
ask-reinforce = Renforcer : dans quel emplacement mettre un cube ? Encore { $left }.
do-reinforce = Cube vers : { $what }
do-reinforce-done = Fin des renforts
ask-space = Quelle action spéciale ?
ask-growth = Quelle cité gagne un jeton ?
do-growth = Développer { $what }
ask-fort = Laquelle de vos cités fortifiez-vous ? Il vous reste { $left } { $left ->
    [one] fortification
   *[other] fortifications
}.
do-fort = Fortifier { $what }
ask-bulgar = Les Bulgares auront { $then } { $then ->
    [one] cube
   *[other] cubes
}. Qui attaquent-ils ?
do-bulgar = Les Bulgares attaquent { $what }
do-bulgar-bulgars-grow = Pas d’attaque : deux cubes de plus
ask-tax = Taxer avec combien de cubes ? { $each } bezants chacun.
do-tax = { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
}
ask-divide = { $bezants } bezants : combien vont au Trésor byzantin ? Le reste va au Trésor arabe.
do-divide = { $number } au byzantin, { $rest } à l’arabe
ask-army = Quelle armée agit ?
do-army = { $what }
ask-place = Où votre armée { $side ->
    [byzantin] byzantine
   *[other] arabe
} entre-t-elle sur la carte ?
do-place = Entrer à { $what }
ask-step = Armée { $side ->
    [byzantin] byzantine
   *[other] arabe
} : { $steps ->
    [0] vers quelle cité ? { $moves } { $moves ->
        [0] cube
        [one] cube
       *[other] cubes
    } de Déplacement.
   *[other] une seconde étape coûte un cube de plus. Il reste { $moves } { $moves ->
        [0] cube
        [one] cube
       *[other] cubes
    } de Déplacement.
}
do-step = { $attack ->
    [yes] { $sea ->
        [yes] Attaquer { $what } par mer
       *[no] Attaquer { $what }
    }
   *[no] { $sea ->
        [yes] Faire voile vers { $what }
       *[no] Aller à { $what }
    }
} ({ $cost } { $cost ->
    [one] cube
   *[other] cubes
} de Déplacement)
do-step-stop = S’arrêter ici
do-step-civil-war = Déclencher une guerre civile ici
ask-fleet-double = { $other } fait voile vers { $city } pour { $cost } { $cost ->
    [one] cube
   *[other] cubes
} de Déplacement. Votre flotte double-t-elle le coût ?
ask-fleet-roll = { $other } a payé { $paid } { $paid ->
    [one] cube
   *[other] cubes
} de Déplacement. Votre flotte attaque-t-elle avec autant de dés ?
ask-lose = Armée { $side ->
    [byzantin] byzantine
   *[other] arabe
} : { $count ->
    [one] un cube doit partir
   *[other] { $count } cubes doivent partir
}. De quel emplacement ?
do-lose = { $what }
ask-flee = { $side ->
    [bulgare] Les Bulgares de { $other } attaquent
   *[other] { $other } attaque
} { $city }. Votre armée fuit-elle ou reste-t-elle ?
ask-fleet-forbid = L’armée arabe de { $other } fuit { $city }. La mer lui est-elle ouverte ?
ask-flee-to = Votre armée fuit { $city } ; pertes en route : { $losses }. Vers où ?
do-flee-to = Fuir vers { $what }
ask-levy = { $city } est attaquée et aucune armée ne s’y trouve. Employez-vous votre Milice ?
ask-next-battle = Plusieurs armées défendent { $city }. Qui combattez-vous d’abord ?
do-next-battle = Combattre { $what }
ask-fleet-block = L’armée arabe battue de { $other } veut rentrer de { $city } par la mer. La laissez-vous passer ?
ask-give-control = Ni cube ni argent pour { $city } : quel cube de l’armée devient le cube de contrôle ?
do-give-control = Cube de contrôle pris : { $what }
ask-give-lost = Et quel cube de l’armée est perdu ?
do-give-lost = { $what }
ask-pass-cube = Votre Réserve de pertes est vide. Quel cube marque que vous passez ?
do-pass-cube = { $what }
ask-unpaid = Il manque { $short } { $short ->
    [one] bezant
   *[other] bezants
} au Trésor { $side } pour l’entretien. Quel cube quitte le jeu ?
do-unpaid = Retirer : { $what }

# -- journal -------------------------------------------------------------------------------

log-turn = Le tour { $number } commence. { $seat } est premier joueur.
log-took = { $seat } prend le contrôle de { $city } : +{ $points } ({ $side }).
log-pawn = L’armée { $side ->
    [byzantin] byzantine
   *[other] arabe
} de { $seat } entre sur la carte à { $city }.
log-bought = { $seat } paie { $price } bezants du Trésor { $side } pour un cube : { $box }.
log-reinforced = { $seat } renforce : un cube, { $source } → { $box }.
log-civil-war = { $seat } déclenche une guerre civile à { $city }.
log-grew = { $seat } développe { $city }, qui passe à { $size }.
log-office = { $seat } devient { $space } : +{ $points }, et prend le Garde.
log-fleet = { $seat } prend le commandement : { $space }.
log-fortified = { $seat } fortifie { $city }.
log-bulgars-grew = { $seat } renforce les Bulgares : { $bulgars } cubes.
log-bulgars-attack = { $seat } lance les Bulgares ({ $bulgars } cubes) contre { $city }.
log-bulgars-conquered = Les Bulgares prennent { $city }. { $seat } : +{ $gain } ({ $side }).
log-taxed = { $seat } taxe avec { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
} : { $byzantine } { $byzantine ->
    [one] bezant byzantin
   *[other] bezants byzantins
} et { $arab } { $arab ->
    [one] arabe
   *[other] arabes
}.
log-built = { $seat } construit { $side ->
    [byzantin] une église
   *[other] une mosquée
} : +{ $points }.
log-step = L’armée { $side ->
    [byzantin] byzantine
   *[other] arabe
} de { $seat } { $sea ->
    [yes] fait voile vers
   *[no] marche vers
} { $city } pour { $cost } { $cost ->
    [one] cube
   *[other] cubes
} de Déplacement.
log-fleet-doubled = La flotte de { $seat } double le coût pour { $other }.
log-fleet-idle = La flotte de { $seat } laisse naviguer { $other }.
log-withdrawn = { $seat } ne peut pas payer et renonce à gagner { $city } par mer.
log-fleet-rolled = La flotte de { $seat } attaque { $other } : dés { $dice } ; { $hits ->
    [0] aucune touche
    [one] 1 touche
   *[other] { $hits } touches
}.
log-stays = { $seat } reste défendre { $city }.
log-fled = L’armée { $side ->
    [byzantin] byzantine
   *[other] arabe
} de { $seat } fuit vers { $city }{ $losses ->
    [0] .
   *[other] {" "}; pertes : { $losses }.
}
log-sea-closed = La flotte de { $seat } ferme la mer à { $other }.
log-levy = { $seat } défend { $city } avec sa Milice.
log-no-levy = { $seat } n’emploie pas sa Milice à { $city }.
log-battle = Bataille de { $city } ({ $side ->
    [bulgare] attaque des Bulgares de { $seat }
   *[other] attaque de { $seat }
}) : dés d’attaque { $attack } ({ $hits ->
    [0] aucune touche
    [one] 1 touche
   *[other] { $hits } touches
}), dés de défense { $defence } ({ $blows ->
    [0] aucune touche
    [one] 1 touche
   *[other] { $blows } touches
}).
log-battle-won = { $side ->
    [bulgare] Les Bulgares de { $seat } gagnent
   *[other] { $seat } gagne
} la bataille de { $city }, { $strength } contre { $against }.
log-battle-lost = { $side ->
    [bulgare] Les Bulgares de { $seat } perdent
   *[other] { $seat } perd
} la bataille de { $city }, { $strength } contre { $against }.
log-lost = { $seat } perd un cube : { $box }.
log-guard-lost = { $seat } perd le Garde { $side }.
log-siege = Siège de { $city } : dés { $dice } ; { $hits ->
    [0] aucune perte
    [one] 1 perte
   *[other] { $hits } pertes
} pour { $side ->
    [bulgare] les Bulgares de { $seat }
   *[other] { $seat }
}.
log-siege-lost = { $side ->
    [bulgare] Les Bulgares de { $seat } échouent
   *[other] { $seat } échoue
} devant { $city }, { $strength } contre { $against }.
log-conquered = { $seat } conquiert { $city } pour le camp { $side } : +{ $gain } et { $gain } { $gain ->
    [one] bezant
   *[other] bezants
}.
log-gave = { $seat } cède un cube ({ $box }) pour tenir { $city }.
log-went-back = L’armée { $side ->
    [byzantin] byzantine
   *[other] arabe
} de { $seat } revient à { $city }.
log-destroyed = L’armée { $side ->
    [byzantin] byzantine
   *[other] arabe
} de { $seat } est détruite.
log-fallen = Constantinople tombe aux mains de { $seat } : +{ $points } points arabes. Seuls les points arabes comptent.
log-passed = { $seat } passe{ $first ->
    [yes] {" "}et sera premier joueur au prochain tour.
   *[no] .
}
log-income = { $seat } reçoit { $byzantine } { $byzantine ->
    [one] bezant byzantin
   *[other] bezants byzantins
} et { $arab } { $arab ->
    [one] arabe
   *[other] arabes
}.
log-upkeep = { $seat } paie { $due } pour l’armée { $side ->
    [byzantin] byzantine
   *[other] arabe
}.
log-unpaid = { $seat } ne peut pas payer un cube ({ $box }) : il quitte le jeu, −1 ({ $side }).
log-cities-scored = { $seat } marque ses cités : +{ $byzantine } { $byzantine ->
    [one] byzantin
   *[other] byzantins
}, +{ $arab } { $arab ->
    [one] arabe
   *[other] arabes
}.

# -- scores --------------------------------------------------------------------------------

score-byzantine-start = Byzantins : au départ
score-byzantine-claim = Byzantins : cités contrôlées
score-byzantine-conquest = Byzantins : conquêtes
score-byzantine-bulgar = Byzantins : conquêtes bulgares
score-byzantine-office = Byzantins : empereur
score-byzantine-worship = Byzantins : églises
score-byzantine-upkeep = Byzantins : cubes impayés
score-byzantine-cities = Byzantins : cités en fin de partie
score-arab-start = Arabes : au départ
score-arab-claim = Arabes : cités contrôlées
score-arab-conquest = Arabes : conquêtes
score-arab-bulgar = Arabes : conquêtes bulgares
score-arab-office = Arabes : calife
score-arab-worship = Arabes : mosquées
score-arab-capital = Arabes : chute de Constantinople
score-arab-upkeep = Arabes : cubes impayés
score-arab-cities = Arabes : cités en fin de partie
score-not-counted = Piste qui ne compte pas

# -- plateau, panneaux et bulles -----------------------------------------------------------

board-title = Byzantium, tour { $turn } sur { $turns }
board-turn = Tour { $turn } sur { $turns }
board-round = { $round ->
    [0] Revenus et entretien
   *[other] Manche { $round }
}
board-subtitle = deux empires, une famille
board-road = route
board-sea = mer
board-desert = désert
board-side-byzantine = Byzantine
board-side-arab = Arabe
board-side-persian = Perse
board-side-bulgar = Bulgare
board-north = N
board-bulgars = Bulgares
board-special = Actions spéciales
board-byzantine-track = Points byzantins
board-arab-track = Points arabes

panel-byzantine = Points byzantins
panel-arab = Points arabes
panel-byzantine-money = Bezants byzantins
panel-arab-money = Bezants arabes
panel-pool = Réserve de cubes
panel-casualties = Réserve de pertes
panel-cities = Cités
panel-half = La piste la plus basse n’atteint pas la moitié de l’autre : seule la plus haute compte.

tip-city = Cité { $side ->
    [byzantin] byzantine
    [arabe] arabe
    [perse] perse
   *[other] bulgare
}, taille { $size }
tip-city-owner = Contrôlée par { $owner }.
tip-city-free = Personne ne la contrôle. En prendre le contrôle rapporte { $size } { $size ->
    [one] point
   *[other] points
} ({ $side }).
tip-city-persian = Perse : nul ne peut en prendre le contrôle, toute armée peut l’assiéger.
tip-city-bulgar = Tenue par les Bulgares, qui la défendent avec { $bulgars } cubes.
tip-city-capital = Toujours byzantine. Cinq dés de siège, deux cubes perdus par touche. Sa chute met fin à la partie.
tip-city-fort = Fortifiée : un dé et un point de puissance de plus lors d’un siège.
tip-city-siege = Un siège lance { $dice } { $dice ->
    [one] dé
   *[other] dés
} ; l’attaquant doit garder une puissance d’au moins { $needed }.
tip-city-income = { $bezants } { $bezants ->
    [one] bezant
   *[other] bezants
} de revenu par tour.
tip-city-coastal = Côtière : une armée byzantine peut y venir par mer depuis Constantinople.
tip-city-pawn = Armée { $side ->
    [byzantin] byzantine
   *[other] arabe
} de { $owner } : puissance { $strength }, { $moves } { $moves ->
    [one] cube
   *[other] cubes
} de Déplacement.
tip-pawn = Armée { $side ->
    [byzantin] byzantine
   *[other] arabe
} de { $owner }
tip-pawn-facts = Puissance { $strength } (Élite { $elite }{ $guard ->
    [yes] {" "}+ Garde
   *[no] {""}
}, Corps d’armée { $main }), Déplacement { $moves }.
tip-box-elite = Chaque cube est un dé en bataille et compte dans la puissance. Entretien 3.
tip-box-guard = Le Garde s’y trouve aussi : il combat comme un cube d’Élite, ne coûte pas d’entretien et part en dernier.
tip-box-main = Jusqu’à trois dés en bataille ; chaque cube compte dans la puissance. Entretien 1.
tip-box-levy = Défend vos cités quand aucune armée n’y est. Jusqu’à trois dés. Entretien 2.
tip-box-move = Se paie pour se déplacer ; peut être perdu à la place des combattants. Entretien 1.
tip-box-pool = Des cubes gratuits, pour l’un ou l’autre camp.
tip-box-casualties = Cubes perdus. La moitié, arrondie au supérieur, revient après l’entretien ; en acheter un coûte 3 bezants.
tip-box-treasury = Les bezants qui paient les cubes, l’entretien, les églises ou mosquées de ce camp.
tip-box-count = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
tip-bezants = { $count ->
    [one] { $count } bezant
   *[other] { $count } bezants
}
warn-own-city = Attention : { $city } est à vous !
tip-space-civil_war_byzantine = Attaquer la cité byzantine où se trouve votre armée byzantine.
tip-space-civil_war_arab = Attaquer la cité arabe où se trouve votre armée arabe.
tip-space-growth_byzantine = Un jeton de plus sur une cité byzantine qui en a moins de trois.
tip-space-growth_arab = Un jeton de plus sur une cité arabe qui en a moins de trois.
tip-space-emperor = Deux points byzantins, et le Garde jusqu’à la fin du tour.
tip-space-caliph = Deux points arabes, et le Garde jusqu’à la fin du tour.
tip-space-fleet_byzantine = Jusqu’à la fin du tour : doubler les traversées des armées arabes des autres, les attaquer en mer, leur interdire de fuir par mer.
tip-space-fleet_arab = Jusqu’à la fin du tour, votre armée arabe navigue à moitié prix.
tip-space-bulgar = Deux cubes pour les Bulgares, puis une attaque, ou deux cubes encore.
tip-space-fort = Une fortification remplace votre cube de contrôle.
tip-space-tax = Des cubes de la Réserve deviennent 2 bezants chacun, une fois par tour.
tip-space-church = Un cube et 6 bezants byzantins : 2 points byzantins.
tip-space-mosque = Un cube et 6 bezants arabes : 2 points arabes.
tip-space-pass = Le premier à passer sera premier joueur au prochain tour.
tip-space-bulgars = { $count } cubes. Au plus trois dés en bataille.
tip-space-taken = Occupé ce tour par { $owner }.
tip-space-open = { $count ->
    [one] Un emplacement est libre.
   *[other] { $count } emplacements sont libres.
}
tip-space-none = Aucun emplacement n’est libre ce tour.

text-turn = Tour { $turn } sur { $turns }, { $round ->
    [0] revenus et entretien
   *[other] manche { $round }
}. Premier joueur : { $seat }.
text-cities = Cités
text-city = { $city } : { $side }, taille { $size }
text-owner = , tenue par { $owner }
text-fort = , fortifiée
text-pawn = , armée { $side ->
    [byzantin] byzantine
   *[other] arabe
} de { $owner }
text-roads = Routes : { $cities }.
text-seas = Par mer : { $cities }.
text-deserts = Désert : { $cities }.
text-bulgars = Bulgares : { $count } cubes.
text-player = { $owner } : { $byzantine } points byzantins et { $arab } arabes, résultat actuel { $result }.
text-army = Armée { $side ->
    [byzantin] byzantine
   *[other] arabe
} : Élite { $elite }{ $guard ->
    [yes] {" "}+ Garde
   *[no] {""}
}, Corps d’armée { $main }, Milice { $levy }, Déplacement { $move }, { $bezants } { $bezants ->
    [one] bezant
   *[other] bezants
}, { $where }.
text-off-map = hors de la carte
text-at = à { $city }
text-pools = Réserve de cubes { $pool }, Réserve de pertes { $casualties }, fortifications restantes { $forts }.
text-office = { $owner } est { $space }.
text-fleet = { $owner } commande : { $space }.
text-space = { $space } : { $free } { $free ->
    [one] libre
   *[other] libres
} sur { $count }.
text-passed = Ont passé : { $names }.

# -- à propos de cette édition ---------------------------------------------------------------

source-city-names = Noms des cités
source-city-values = Valeurs des cités
source-city-sides = Camps des cités au départ
source-links = Routes, voies maritimes et pistes du désert
source-rules = Prix, limites et tous les autres nombres des règles
source-boxes = Cubes sur la feuille d’armée au départ
source-pools = Cubes dans les réserves au départ
source-upkeep = Entretien d’un cube
source-spaces = Nombre d’emplacements de chaque action
source-picture = Le dessin de la carte

# pourquoi un robot trouve une position bonne ; ce qui est compté est toujours bon pour qui en a davantage
reason-byzantium-points = points sur les pistes
reason-byzantium-cities = cités tenues, pour les revenus et la fin
reason-byzantium-danger = sécurité des cités
reason-byzantium-money = argent
reason-byzantium-upkeep = entretien assuré
reason-byzantium-army = puissance des armées
reason-byzantium-outlook = une conquête à portée
reason-byzantium-cubes = cubes pour les actions à venir
reason-byzantium-balance = équilibre des deux pistes
reason-byzantium-fall = ce qu’apporterait la chute de Constantinople

# -- pourquoi pas --------------------------------------------------------------------------

why-bezants = Il manque { $short } { $short ->
    [one] bezant
   *[other] bezants
} : sans cube dans la Réserve, un cube en coûte { $price } et le Trésor { $side } en a { $have }.
why-no-cubes = Vous n’avez plus aucun cube à prendre, ni en réserve ni dans un emplacement.
why-taxed = Vous avez déjà levé l’impôt à ce tour.
why-pool-empty = Votre Réserve de cubes est vide.
why-worship = Il manque { $short } { $short ->
    [one] bezant
   *[other] bezants
} : il en faut { $price } et le Trésor { $side } en a { $have }.
why-worship-cube = Il manque { $short } { $short ->
    [one] bezant
   *[other] bezants
} : votre Réserve de cubes est vide, le cube et l’édifice coûtent { $price } et le Trésor { $side } en a { $have }.
why-no-army-ready = Aucune de vos armées ne peut entrer sur la carte, avancer ni ouvrir une guerre civile.
why-no-free-city = Plus aucune cité byzantine ou arabe n’est libre.
why-no-space-open = Aucune action spéciale n’est possible maintenant.
why-capital = Constantinople n’est à personne avant sa chute.
why-foreign-city = { $city } est une cité { $side } : seule une armée qui l’attaque peut la prendre.
why-held = { $mine ->
    [yes] Vous contrôlez déjà { $city }.
   *[no] { $owner } contrôle { $city }.
}
why-one-cube = Aucun cube n’est encore placé ; il en faut au moins un.
why-into-pool = Les cubes se mettent dans les huit emplacements d’armée, nulle part ailleurs.
why-pool-holds = Votre Réserve de cubes contient { $count } { $count ->
    [0] cube
    [one] cube
   *[other] cubes
}, et il faut en taxer au moins 1.
why-elite-full = { $both ->
    [yes] Cette action a déjà mis un cube d’Élite ; à cette table, c’est un pour les deux armées.
   *[no] { $box } : l’emplacement a déjà reçu son cube dans cette action.
}
why-no-other-cube = Hors de cet emplacement, il n’y a aucun cube à acheter : { $box }.
why-same-box = Le cube est pour cet emplacement ({ $box }) : l’y prendre ne changerait rien.
why-just-placed = { $box } : il n’y a là que des cubes placés par cette action.
why-last-cube = { $box } : c’est le dernier cube de l’armée qui doit combattre.
why-guard-source = Il n’y a là que le Garde, qui n’est jamais une source.
why-box-empty = Il n’y a pas de cube là : { $box }.
why-no-source = Les cubes qui sont là y restent : { $what }.
why-others-box = Cet emplacement est à { $owner }.
why-not-this-army = C’est votre armée { $side ->
    [byzantin] byzantine
   *[other] arabe
} qui perd des cubes ; cet emplacement n’en fait pas partie : { $box }.
why-guard-last = Il n’y a là que le Garde, qui part en dernier.
why-conquering-army = Le cube vient de l’Élite, du Corps d’armée ou du Déplacement de l’armée { $side ->
    [byzantin] byzantine
   *[other] arabe
} qui a conquis la cité.
why-other-treasury = C’est votre armée { $side ->
    [byzantin] byzantine
   *[other] arabe
} qui n’est pas payée ; cet emplacement n’en fait pas partie : { $box }.
why-space-taken = { $mine ->
    [yes] Vous occupez déjà vous-même cet emplacement à ce tour : { $space }.
   *[no] Tous les emplacements de cette sorte sont pris à ce tour : { $space }.
}
why-no-forts = Toutes vos fortifications sont sur la carte.
why-no-city-to-fortify = Vous ne contrôlez aucune cité sans fortification.
why-fortified = { $city } est déjà fortifiée.
why-not-yours = Vous ne contrôlez pas { $city }.
why-no-bulgar-target = Aucune cité à portée des Bulgares dont vous puissiez payer le cube.
why-nothing-grows = Toutes les cités { $side ->
    [byzantin] byzantines
   *[other] arabes
} ont déjà { $most } jetons.
why-pawn-off-map = Votre armée { $side ->
    [byzantin] byzantine
   *[other] arabe
} n’est pas sur la carte.
why-capital-war = Votre armée est à Constantinople, où il n’y a jamais de guerre civile.
why-own-city-war = Vous contrôlez { $city }, et à cette table la guerre civile contre sa propre cité est désactivée.
why-last-cube-war = Le seul cube disponible est le dernier de l’armée qui combattrait.
why-no-growth = { $city } est une cité { $side } : seules les cités byzantines et arabes grandissent.
why-never-grows = { $city } ne grandit jamais.
why-other-side = { $city } est { $side ->
    [byzantin] byzantine
   *[other] arabe
} : l’emplacement sert l’autre camp.
why-full-grown = { $city } a déjà { $most } jetons.
why-bulgars-full = Les Bulgares auront { $count } cubes, et le maximum est { $most } : deux de plus n’y tiennent pas.
why-bulgars-there = { $city } est déjà bulgare.
why-bulgars-far = { $city } n’est ni une cité fléchée ni reliée par une route à une cité bulgare.
why-army-stuck = Votre armée { $side ->
    [byzantin] byzantine
   *[other] arabe
} a { $moves } { $moves ->
    [0] cube
    [one] cube
   *[other] cubes
} de Déplacement : aucune étape qu’elle puisse payer, aucune guerre civile à ouvrir.
why-not-raised = Votre armée byzantine entre avec votre première cité byzantine, et vous n’en avez encore pris aucune.
why-no-army = Votre armée { $side ->
    [byzantin] byzantine
   *[other] arabe
} n’a aucun cube en Élite, Corps d’armée ou Déplacement.
why-no-city-of-side = Il n’y a aucune cité { $side ->
    [byzantin] byzantine
   *[other] arabe
} où entrer.
why-not-of-side = { $city } n’est pas une cité { $side ->
    [byzantin] byzantine
   *[other] arabe
}.
why-nothing-done = Votre armée { $side ->
    [byzantin] byzantine
   *[other] arabe
} n’a encore rien fait.
why-stands-there = Votre armée { $side ->
    [byzantin] byzantine
   *[other] arabe
} est déjà à { $here }.
why-two-steps = Votre armée { $side ->
    [byzantin] byzantine
   *[other] arabe
} a fait deux étapes, c’est le maximum.
why-fleet-stopped = La flotte de { $holder } a doublé le coût de la traversée vers { $city }, et vous ne pouviez pas le payer.
why-desert = Seule une piste du désert relie { $here } et { $city } ; les armées byzantines ne l’empruntent pas.
why-no-link = Aucune liaison de votre armée { $side ->
    [byzantin] byzantine
   *[other] arabe
} ne mène de { $here } à { $city }.
why-own-city = Vous contrôlez vous-même { $city }.
why-own-pawn = Votre autre armée est à { $city }.
why-stopped-before = La flotte de { $holder } vous a déjà arrêté à ce tour et pourrait le refaire vers { $city }.
why-move-cubes = { $sea ->
    [yes] L’étape par mer
   *[no] L’étape
} vers { $city } coûte { $cost } { $cost ->
    [one] cube
   *[other] cubes
} de Déplacement{ $second ->
    [yes] {" "}(seconde étape, un de plus)
   *[no] {""}
} ; votre armée { $side ->
    [byzantin] byzantine
   *[other] arabe
} en a { $have }.
why-flees-from = { $city } est la cité que votre armée fuit.
why-sea-closed = La mer est fermée : la flotte de { $holder } l’a interdite.
why-no-friend = { $city } n’est pas une cité { $side ->
    [byzantin] byzantine
   *[other] arabe
}.
why-longer-flight = La fuite vers { $city } coûterait { $more } { $more ->
    [one] cube
   *[other] cubes
} ; il y a des refuges pour { $losses }.
why-behind-refuge = Votre armée s’arrête dans la première cité amie, et tout trajet vers { $city } passe par une autre.

# -- ce que les autres attendent -----------------------------------------------------------

wait-action = choix d’une action
wait-take = choix d’une cité à contrôler
wait-source = choix de la provenance d’un cube
wait-treasury = choix du Trésor qui paie
wait-reinforce = renforts
wait-space = choix d’une action spéciale
wait-growth = choix de la cité qui grandit
wait-fort = choix de la cité à fortifier
wait-bulgar = ordres aux Bulgares
wait-tax = levée de l’impôt
wait-divide = partage de l’impôt
wait-army = choix d’une armée
wait-place = entrée sur la carte de l’armée { $side ->
    [byzantin] byzantine
   *[other] arabe
}
wait-step = marche de l’armée { $side ->
    [byzantin] byzantine
   *[other] arabe
}
wait-fleet-double = la flotte doublera-t-elle le coût de { $other } vers { $city } ?
wait-fleet-roll = la flotte attaquera-t-elle { $other } ?
wait-lose = pertes de l’armée { $side ->
    [byzantin] byzantine
   *[other] arabe
}
wait-flee = fuir { $city } ou rester
wait-fleet-forbid = { $other } peut-il fuir { $city } par mer ?
wait-flee-to = choix d’un refuge
wait-levy = la Milice à { $city }
wait-next-battle = choix de l’adversaire à { $city }
wait-fleet-block = { $other } peut-il rentrer de { $city } par mer ?
wait-give-control = un cube cédé pour { $city }
wait-give-lost = un second cube cédé
wait-pass-cube = passe
wait-unpaid = cubes impayés de l’armée { $side ->
    [byzantin] byzantine
   *[other] arabe
}
why-action-first = Choisissez d’abord l’action : { $action }.
