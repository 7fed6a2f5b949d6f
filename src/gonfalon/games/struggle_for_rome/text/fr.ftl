# Struggle for Rome en français. Les arguments sont expliqués dans le module wording.

title = Struggle for Rome
blurb = L’Empire d’Occident vacille et, au-delà de la frontière, vos deux peuples se mettent en marche : cavaliers et guerriers. Parcourez ses routes, pillez ses villes, négociez céréales et chevaux et, quand trois provinces auront senti votre main, fixez-vous et héritez de Rome ville après ville.
players = 3 ou 4 joueurs, environ deux heures à table
credits = Un jeu de Klaus Teuber (Kosmos et Mayfair, 2006). La carte, la face des tuiles et le nombre de cartes sont des reconstitutions.

option-legions = La Terreur des légions
option-legions-tip = Variante : qui possède trois villes à l’aigle a 1 point de victoire de plus.
option-figures = Figurines par couleur
option-figures-tip = Le livret compte 9 guerriers et 9 cavaliers ; la plupart des boîtes vendues en ont 8 et 8.
option-coins = Petites pièces dans la boîte
option-coins-tip = 20 dans le livret, 25 dans une autre boîte. L’or est illimité : seule la description de la banque change.
option-legionnaire = Départ du légionnaire
option-legionnaire-tip = Sur n’importe quel hexagone d’Hispanie (livret), ou sur une forêt d’Hispanie (texte anglais).
option-legionnaire-any = Tout hexagone d’Hispanie
option-legionnaire-forest = Une forêt d’Hispanie
option-seven_gold = Or pris sur un 7
option-seven_gold-tip = À une victime sans matière première : jusqu’à 2 (livret) ou jusqu’à 3 (édition allemande).
option-seven_marked = Un 7 prend un marqueur
option-seven_marked-tip = Comme tout autre total. Sinon, on lance jusqu’à ce que quatre totaux productifs soient marqués.
option-tiles = Tuiles de pillage
option-tiles-tip = Posées par couleur sur les villes de leur province, ou toutes mélangées : la couleur de la tuile compte alors.
option-tiles-matched = Par province
option-tiles-mixed = Toutes mélangées
option-names = Noms de deux cartes
option-names-tip = Grand chef de peuple et Trésor des Vandales, ou Grand guerrier et Trésor des Burgondes.
option-names-rulebook = Livret
option-names-english = Édition anglaise
option-backs = Dos des matières premières
option-backs-tip = Vert dans le livret, gris dans le texte anglais. Seul le dessin change.
option-backs-green = Vert
option-backs-grey = Gris

# -- noms ----------------------------------------------------------------------------------

name-good-ore = minerai
name-good-grain = céréales
name-good-horse = cheval
name-good-cattle = bœuf
count-good-ore = { $count ->
    [one] 1 minerai
   *[other] { $count } minerais
}
count-good-grain = { $count ->
    [one] 1 céréale
   *[other] { $count } céréales
}
count-good-horse = { $count ->
    [one] 1 cheval
   *[other] { $count } chevaux
}
count-good-cattle = { $count ->
    [one] 1 bœuf
   *[other] { $count } bœufs
}
name-pile-ore = minerai
name-pile-grain = céréales
name-pile-pasture = une carte Prairie (cheval ou bœuf, au hasard)
name-pile-discard = défausse Prairie
name-bank-gold = or
name-bank-coin = 1 pièce d’or
name-build-recruit = 1 cavalier et 1 guerrier
name-build-wagon = un chariot
name-build-card = une carte de développement
name-box-horseman = champ de cavaliers
name-box-warrior = champ de guerriers
name-tribe-horseman = peuple de cavaliers
name-tribe-warrior = peuple de guerriers
name-idle-gold = 2 pièces d’or
name-idle-ore = 1 minerai
name-idle-grain = 1 céréale
name-idle-pasture = 1 carte Prairie (cheval ou bœuf, au hasard)
name-card-diplomat = Diplomate
name-card-great_tribal_leader = Grand chef de peuple
name-card-great_warrior = Grand guerrier
name-card-traitor = Traître
name-card-treasure_of_the_vandals = Trésor des Vandales
name-card-treasure_of_the_burgundy = Trésor des Burgondes
name-card-christianisation = Progrès culturel : Christianisation
name-card-feudalism = Progrès culturel : Féodalité
name-card-tribal_council = Progrès culturel : Assemblée populaire
name-special-diplomacy = Diplomatie
name-special-scourge = Fléau de Rome
name-special-heritage = Héritage de Rome
name-deck-development = pile de développement
name-rose-totals = rose des vents
name-province-germania = Germanie
name-province-gallia = Gaule
name-province-hispania = Hispanie
name-province-italia_nord = Italie du Nord
name-province-italia_sud = Italie du Sud
name-province-barbaricum = au-delà de la frontière
name-terrain-mountain = montagne
name-terrain-field = champ
name-terrain-pasture = pâturage
name-terrain-forest = forêt
name-colour-green = verte
name-colour-grey = grise
name-colour-brown = brune
name-colour-yellow = jaune
name-colour-pink = rose
name-button-done = Terminé

# -- questions et sens des réponses --------------------------------------------------------

ask-start = Où commence votre cavalier ? Votre guerrier prend l’autre croisement.
do-start = Cavalier à { $what }
ask-legionnaire-start = Où le légionnaire commence-t-il en Hispanie ?
do-legionnaire-start = Légionnaire : { $what }
ask-legionnaire = Déplacez le légionnaire : sur quel hexagone de l’Empire ?
do-legionnaire = Légionnaire : { $what } ({ $terrain }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
})
ask-victim = À qui prenez-vous une carte ?
do-victim = Voler { $what }
ask-take-gold = { $robbed } n’a aucune matière première : combien d’or prenez-vous ?
do-take-gold = { $amount ->
    [0] Ne rien prendre
    [one] Prendre 1 pièce d’or
   *[other] Prendre { $amount } pièces d’or
}
ask-levy = Pénurie de cartes Prairie : rendez-en encore { $count }
do-levy = Rendre { $what }
ask-market = Commercez, construisez, jouez une carte
do-market-build = Construire { $what }
do-market-bank = Échanger { $what } avec la banque
do-market-card = { $bought ->
    [yes] Acheter { $what }
   *[no] Jouer { $what }
}
do-market-trade = Proposer un échange
do-market-done = Finir ce tour
ask-pay = Comment payez-vous { $building } ?
do-pay-cards = Avec des cartes
do-pay-joker-ore = 3 pièces d’or au lieu du minerai
do-pay-joker-grain = 3 pièces d’or au lieu des céréales
do-pay-joker-horse = 3 pièces d’or au lieu du cheval
do-pay-joker-cattle = 3 pièces d’or au lieu du bœuf
ask-wagon-box = Dans quel champ va le chariot ?
do-wagon-box = Chariot dans le { $what }
ask-bank = Que prenez-vous contre les trois cartes ?
do-bank-ore = Prendre 1 minerai
do-bank-grain = Prendre 1 céréale
do-bank-pasture = Prendre 1 carte Prairie (cheval ou bœuf, au hasard)
do-bank-back = Ne pas échanger
ask-nomads = Votre { $tribe } : déplacez, pillez ou conquérez
do-nomads-crossroad = Aller à { $what } { $ways ->
    [0] (Grand chef)
   *[other] { $grain ->
        [0] { $gold ->
            [0] (gratuit)
            [one] (1 pièce d’or)
           *[other] ({ $gold } pièces d’or)
        }
        [one] (1 céréale{ $gold ->
            [0] {""}
            [one] , 1 pièce d’or
           *[other] , { $gold } pièces d’or
        })
       *[other] ({ $grain } céréales{ $gold ->
            [0] {""}
            [one] , 1 pièce d’or
           *[other] , { $gold } pièces d’or
        })
    }
}
do-nomads-plunder = Piller { $what }
do-nomads-conquer = Conquérir { $what } et s’y fixer
do-nomads-traitor-plunder = Piller { $what } avec un Traître (1 pièce d’or)
do-nomads-traitor-conquer = Conquérir { $what } et s’y fixer, avec un Traître (1 pièce d’or)
do-nomads-card = Jouer { $what } pour 3 pièces d’or
do-nomads-idle = Se reposer : prendre { $what }
do-nomads-done = Terminer le tour de ce peuple
ask-settlers = Votre { $tribe } sédentaire : conquérez une ville
do-settlers-conquer = Conquérir { $what }
do-settlers-traitor-conquer = Conquérir { $what } avec un Traître (1 pièce d’or)
do-settlers-card = Jouer { $what } pour 3 pièces d’or
do-settlers-idle = Se reposer : prendre { $what }
do-settlers-done = Terminer le tour de ce peuple
ask-way = Comment payez-vous le trajet vers { $goal } ?
do-way-way = { $grain ->
    [0] { $gold ->
        [0] Gratuit
        [one] 1 pièce d’or
       *[other] { $gold } pièces d’or
    }
    [one] 1 céréale{ $gold ->
        [0] {""}
        [one] {" "}et 1 pièce d’or
       *[other] {" "}et { $gold } pièces d’or
    }
   *[other] { $grain } céréales{ $gold ->
        [0] {""}
        [one] {" "}et 1 pièce d’or
       *[other] {" "}et { $gold } pièces d’or
    }
}{ $land ->
    [0] { $sea ->
        [0] {""}
        [one] {" "}: 1 flèche de mer
       *[other] {" "}: { $sea } flèches de mer
    }
    [one] { $sea ->
        [0] {" "}: 1 flèche de terre
        [one] {" "}: 1 flèche de terre, 1 de mer
       *[other] {" "}: 1 flèche de terre, { $sea } de mer
    }
   *[other] { $sea ->
        [0] {" "}: { $land } flèches de terre
        [one] {" "}: { $land } flèches de terre, 1 de mer
       *[other] {" "}: { $land } flèches de terre, { $sea } de mer
    }
}
do-way-card = Jouer { $what } : rien à payer
do-way-back = Choisir un autre lieu
ask-offer = { $given ->
    [0] { $wanted ->
        [0] Votre proposition : que donnez-vous, et contre quoi ?
       *[other] Vous voulez { $get }. Que donnez-vous en échange ?
    }
   *[other] { $wanted ->
        [0] Vous donnez { $give }. Que voulez-vous en échange ?
       *[other] Vous donnez { $give } contre { $get }. Envoyez, ou ajoutez quelque chose.
    }
}
do-offer-give = Donner { $what }
do-offer-get = Demander { $what }
do-offer-seat = { $named ->
    [0] Seulement à { $what }
   *[other] Aussi à { $what }
}
do-offer-send = { $named ->
    [0] Envoyer à tous
   *[other] Envoyer à { $to }
}
do-offer-drop = Y renoncer
ask-offer-answer = { $other } vous propose { $give } contre { $get }.
do-offer-answer-accept = Accepter
do-offer-answer-refuse = Refuser
do-offer-answer-counter = Faire une contre-offre
ask-offer-counter = { $given ->
    [0] { $wanted ->
        [0] Votre contre-offre à { $other } : que donnez-vous, et contre quoi ?
       *[other] Vous voulez { $get }. Que donnez-vous à { $other } en échange ?
    }
   *[other] { $wanted ->
        [0] Vous donnez { $give }. Que voulez-vous de { $other } en échange ?
       *[other] Vous donnez { $give } contre { $get }. Envoyez à { $other }, ou ajoutez quelque chose.
    }
}
do-offer-counter-give = Donner { $what }
do-offer-counter-get = Demander { $what }
do-offer-counter-send = Envoyer la contre-offre
do-offer-counter-drop = Refuser, tout compte fait
ask-offer-settle = Avec qui concluez-vous ?
do-offer-settle-accept = Avec { $partner } : vous donnez { $give } contre { $get }
do-offer-settle-counter = Prendre la contre-offre de { $partner } : vous donnez { $give } contre { $get }
do-offer-settle-again = Proposer autre chose
do-offer-settle-none = Avec personne

# -- ce que les autres attendent -----------------------------------------------------------

wait-start = son choix de départ
wait-legionnaire-start = le placement du légionnaire
wait-legionnaire = le déplacement du légionnaire
wait-victim = le choix de sa victime
wait-take-gold = l’or à prendre à { $robbed }
wait-levy = les cartes Prairie à rendre
wait-market = son commerce et ses constructions
wait-pay = son paiement pour { $building }
wait-wagon-box = un chariot à placer
wait-bank = son échange avec la banque
wait-nomads = la marche de son { $tribe }
wait-settlers = la conquête de son { $tribe } sédentaire
wait-way = son paiement du trajet vers { $goal }
wait-offer = sa proposition
wait-offer-answer = sa réponse à { $other }, qui propose { $give } contre { $get }
wait-offer-counter = sa contre-offre à { $other }
wait-offer-settle = le choix de son partenaire

# -- le journal ----------------------------------------------------------------------------

log-first-roll = { $seat } fait { $total } aux dés pour commencer
log-starts = Le cavalier de { $seat } commence à { $at }
log-round = Manche { $number } : { $seat } est premier joueur
log-rolled = { $seat } fait { $total } aux dés
log-rolled-again = { $total } est déjà marqué : on relance
log-yields = { $seat } reçoit { $good }
log-levy = Pénurie ({ $good }) : chacun rend la moitié
log-levy-pasture = Pénurie de cartes Prairie : chacun rend la moitié
log-levied = { $seat } rend { $good }
log-pasture = { $seat } tire { $count ->
    [one] une carte Prairie
   *[other] { $count } cartes Prairie
}
log-pasture-drawn = Vous tirez : { $goods }
log-card-gained = { $seat } gagne une carte de développement
log-card-drawn = Vous tirez { $card }
log-plays = { $seat } joue { $card }
log-legionnaire = { $seat } envoie le légionnaire sur l’hexagone { $hex }
log-robs = { $seat } prend une carte à { $other }
log-robbed-card = La carte volée : { $good }
log-robs-gold = { $seat } prend { $amount ->
    [one] 1 pièce d’or
   *[other] { $amount } pièces d’or
} à { $other }
log-builds = { $seat } achète { $building }{ $joker ->
    [yes] {" "}avec 3 pièces d’or à la place d’une carte ({ $instead })
   *[no] {""}
}
log-wagon = { $seat } met le chariot dans le { $box }
log-bank = { $seat } échange { $good } contre { $pile }
log-moves = Le { $tribe } de { $seat } va à { $to }{ $grain ->
    [0] { $gold ->
        [0] {""}
        [one] , pour 1 pièce d’or
       *[other] , pour { $gold } pièces d’or
    }
    [one] , pour 1 céréale{ $gold ->
        [0] {""}
        [one] {" "}et 1 pièce d’or
       *[other] {" "}et { $gold } pièces d’or
    }
   *[other] , pour { $grain } céréales{ $gold ->
        [0] {""}
        [one] {" "}et 1 pièce d’or
       *[other] {" "}et { $gold } pièces d’or
    }
}
log-plunders = Le { $tribe } de { $seat } pille { $city }
log-plunder-loss = { $seat } perd une figurine du { $tribe }
log-plunder-gold = { $seat } emporte { $amount ->
    [one] 1 pièce d’or
   *[other] { $amount } pièces d’or
}
log-conquers = Le { $tribe } de { $seat } conquiert { $city }
log-rests = { $seat } se repose et prend { $income }
log-announces = { $seat } annonce { $points ->
    [one] { $points } point
   *[other] { $points } points
} de victoire : on joue la manche jusqu’au bout
log-turns-up = { $seat } retourne { $cards }
log-diplomacy = { $seat } prend la carte Diplomatie
log-scourge = { $seat } devient un Fléau de Rome
log-heritage = { $seat } prend l’Héritage de Rome
log-legions = { $seat } tient trois aigles : 1 point
log-offer = { $seat } propose { $give } contre { $get } (à { $to })
log-offer-accepted = { $seat } accepte
log-offer-refused = { $seat } refuse
log-offer-countered = { $seat } donnerait { $give } contre { $get }
log-offer-left = { $seat } décline les contre-offres
log-deal = { $seat } donne { $give } à { $other } contre { $get }

# -- points et raisons ---------------------------------------------------------------------

score-cities = Villes
score-culture = Progrès culturel
score-diplomacy = Diplomatie
score-scourge = Fléau de Rome
score-heritage = Héritage de Rome
score-legions = Terreur des légions
reason-points = points de victoire
reason-hidden = Progrès culturel caché
reason-strength = figurines dans les champs
reason-wagons = chariots dans les champs
reason-tiles = couleurs des tuiles de pillage
reason-income = ce que rapportent vos places
reason-hand = matières premières en main
reason-gold = or
reason-cards = cartes de développement
reason-targets = villes à portée

# -- plateau, texte et bulles --------------------------------------------------------------

board-title = Struggle for Rome, { $round ->
    [0] mise en place
   *[other] manche { $round }, phase { $phase }
}
board-round = { $round ->
    [0] Mise en place
   *[other] Manche { $round }
}
board-phase-0 = Mise en place
board-phase-1 = Dés des matières premières
board-phase-2 = Commerce et construction
board-phase-3 = Peuples de cavaliers
board-phase-4 = Peuples de guerriers
board-hand = Votre main
board-cards = Vos cartes
board-prices = À construire
board-reserve = Réserve
board-proposal = { $own ->
    [yes] Votre proposition
   *[no] { $owner } propose
}
board-counter = { $own ->
    [yes] Votre contre-offre à { $owner }
   *[no] Contre-offre à { $owner }
}
board-gives = { $own ->
    [yes] Vous donnez
   *[no] Donne
}
board-wants = { $own ->
    [yes] Vous voulez
   *[no] Demande
}
board-accepts = accepte
board-refuses = refuse
board-undecided = doit répondre
board-points = { $points } PV
board-subtitle = L’Empire d’Occident vers 400
board-limes = Limes
board-deck = Développement
board-discard = Défausse
board-pasture = Prairie
board-ore = Minerai
board-grain = Céréales
board-diplomats = Diplomates joués
text-round = { $round ->
    [0] { $name }.
   *[other] Manche { $round }, phase { $phase } : { $name }.
} Premier joueur : { $seat }.
text-totals = { $count ->
    [0] Aucun total n’est encore marqué.
   *[other] Totaux marqués : { $totals }.
}
text-legionnaire = Le légionnaire se tient sur l’hexagone { $hex }.
text-piles = Piles : minerai { $ore }, céréales { $grain }, Prairie { $pasture }, défausse { $discard }, développement { $deck }.
text-player = { $owner } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $gold ->
    [one] 1 pièce d’or
   *[other] { $gold } pièces d’or
}, { $hand ->
    [one] { $hand } matière première
   *[other] { $hand } matières premières
}, { $cards ->
    [one] { $cards } carte de développement
   *[other] { $cards } cartes de développement
}, { $diplomats ->
    [one] { $diplomats } Diplomate joué
   *[other] { $diplomats } Diplomates joués
}.
text-nomads = Le { $tribe } : nomade à { $at }{ $beside ->
    [0] {""}
   *[other] , près de { $cities }
} ; champ de { $figures ->
    [one] { $figures } figurine
   *[other] { $figures } figurines
}, { $wagons ->
    [one] { $wagons } chariot
   *[other] { $wagons } chariots
} ; tuiles : { $tiles }.
text-unplaced = Le { $tribe } : pas encore sur la carte.
text-settlers = Le { $tribe } : sédentaire à { $cities } ; champ de { $figures ->
    [one] { $figures } figurine
   *[other] { $figures } figurines
}, { $wagons ->
    [one] { $wagons } chariot
   *[other] { $wagons } chariots
} ; tuiles : { $tiles }.
text-reserve = Réserve : { $horsemen ->
    [one] { $horsemen } cavalier
   *[other] { $horsemen } cavaliers
}, { $warriors ->
    [one] { $warriors } guerrier
   *[other] { $warriors } guerriers
}, { $wagons ->
    [one] { $wagons } chariot
   *[other] { $wagons } chariots
}.
text-hand = { $count ->
    [0] Votre main est vide.
   *[other] Votre main : { $goods }.
}
text-cards = { $count ->
    [0] Vous ne tenez aucune carte de développement.
   *[other] Vos cartes de développement : { $cards }.
}
text-nothing = aucune
text-twice = { $name } × 2
text-cities = Villes encore romaines :
text-hexes = Hexagones et totaux qui les font produire :
text-land = – { $province } : { $hexes }.
text-hex = { $hex } ({ $terrain }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
})
text-city = – { $city } ({ $province }) : { $towers } tours{ $tile ->
    [yes] , tuile
   *[no] {""}
}{ $eagle ->
    [yes] , aigle
   *[no] {""}
}
panel-points = Points
panel-gold = Or
panel-hand = Matières premières
panel-cards = Cartes de développement
panel-figures = Cavaliers / guerriers dans les champs
panel-wagons = Chariots dans les champs
panel-tiles = Couleurs de tuiles
tip-city = { $province }, { $towers } tours
tip-city-tile = Une tuile de pillage { $colour } s’y trouve
tip-city-no-tile = Déjà sans tuile : elle ne peut qu’être conquise
tip-city-owner = Possédée par le { $tribe } de { $owner }
tip-city-neutral = Neutre dans la partie à trois
tip-city-eagle = Aigle des légions
tip-city-hexes = Autour : { $hexes }
tip-hex = { $province }, { $terrain }
tip-hex-number = Un { $number } rapporte : { $good }
tip-hex-none = Une forêt ne rapporte rien
tip-hex-legionnaire = Le légionnaire s’y tient : rien n’est produit
tip-crossroad = Croisement ouvert. Autour : { $hexes }
tip-crossroad-tribe = Ici se tient le { $tribe } de { $owner }
tip-good-pasture = cheval ou bœuf, au hasard
tip-box = { $figures ->
    [one] { $figures } figurine
   *[other] { $figures } figurines
} et { $wagons ->
    [one] { $wagons } chariot
   *[other] { $wagons } chariots
} : la force de ce peuple est { $figures }
tip-box-tiles = Tuiles de pillage : { $tiles }
tip-box-few = Trois couleurs permettent la première conquête, cinq valent le Fléau de Rome
tip-pile = { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
tip-pasture-known = { $count } cartes, chevaux ou bœufs, dans un ordre que nul ne connaît
tip-bank-gold = { $small } petites et 15 grandes pièces dans la boîte ; l’or est illimité
tip-rose = { $count ->
    [0] Rien n’est encore marqué cette manche
   *[other] Marqués cette manche : { $totals }
}
tip-rose-rule = On lance quatre totaux différents par manche
tip-seat = { $points ->
    [0] Aucun point visible de tous
    [one] 1 point visible de tous
   *[other] { $points } points visibles de tous
}
tip-seat-first = Premier joueur de cette manche
tip-seat-holds = Or : { $gold } ; matières premières : { $hand } ; cartes de développement : { $cards } ; Diplomates joués : { $diplomats }
tip-good = Vous en tenez { $count }. Trois identiques s’échangent à la banque contre une autre carte.
tip-arrow-land = Flèche de terre : gratuite si c’est la première du trajet, sinon 1 céréale ou { $gold } pièces d’or
tip-arrow-sea = Flèche de mer : gratuite si c’est la première du trajet, sinon { $coins ->
    [one] 1 pièce d’or
   *[other] { $coins } pièces d’or
}
tip-fare = S’y rendre : { $grain ->
    [-1] avec un Grand chef seulement
    [0] { $gold ->
        [0] gratuit
        [one] 1 pièce d’or
       *[other] { $gold } pièces d’or
    }
    [one] 1 céréale{ $gold ->
        [0] {""}
        [one] {" "}et 1 pièce d’or
       *[other] {" "}et { $gold } pièces d’or
    }
   *[other] { $grain } céréales{ $gold ->
        [0] {""}
        [one] {" "}et 1 pièce d’or
       *[other] {" "}et { $gold } pièces d’or
    }
}
tip-build = Prix : { $price }
tip-build-joker = Une fois par manche, 3 pièces d’or remplacent une de ces cartes
tip-legionnaire = Bloque l’hexagone où il se tient
tip-card-diplomat = Phase 2 : déplacez le légionnaire, prenez une carte (ou 2 pièces d’or) à quelqu’un qui s’y trouve. Trois joués valent la Diplomatie.
tip-card-great_tribal_leader = Phase 2 : tirez deux cartes Prairie. Phase 3 ou 4 : allez aussi loin que vous voulez sans payer.
tip-card-traitor = Phase 3 ou 4 : pour 1 pièce d’or, une ville compte jusqu’à deux tours de moins.
tip-card-treasure_of_the_vandals = Jouez-le pour 3 pièces d’or, ou gardez-le : 7 pièces d’or à la fin.
tip-card-culture = 1 point de victoire. Caché jusqu’à ce qu’il fasse 10.
tip-special-diplomacy = 2 points pour qui a joué le plus de Diplomates, au moins trois.
tip-special-scourge = 2 points pour chaque peuple qui a des tuiles des cinq couleurs.
tip-special-heritage = 2 points pour quatre villes avec chacun des deux peuples. Trois cartes seulement.
tip-special-holder = Tenue par { $holder }

# -- les lieux de notre carte : noms latins ; un croisement porte le nom de sa ville ou de ses hexagones ------

name-city-colonia_agrippina = Colonia Agrippina
name-city-augusta_treverorum = Augusta Treverorum
name-city-mogontiacum = Mogontiacum
name-city-argentorate = Argentorate
name-city-augusta_raurica = Augusta Raurica
name-city-augusta_vindelicum = Augusta Vindelicum
name-city-castra_regina = Castra Regina
name-city-iuvavum = Iuvavum
name-city-durocortorum = Durocortorum
name-city-lutetia = Lutetia
name-city-caesarodunum = Caesarodunum
name-city-augustodunum = Augustodunum
name-city-lugdunum = Lugdunum
name-city-burdigala = Burdigala
name-city-tolosa = Tolosa
name-city-massilia = Massilia
name-city-asturica_augusta = Asturica Augusta
name-city-caesaraugusta = Caesaraugusta
name-city-tarraco = Tarraco
name-city-toletum = Toletum
name-city-olisipo = Olisipo
name-city-emerita_augusta = Emerita Augusta
name-city-corduba = Corduba
name-city-carthago_nova = Carthago Nova
name-city-augusta_taurinorum = Augusta Taurinorum
name-city-mediolanum = Mediolanum
name-city-genua = Genua
name-city-verona = Verona
name-city-aquileia = Aquileia
name-city-emona = Emona
name-city-ravenna = Ravenna
name-city-florentia = Florentia
name-city-roma = Roma
name-city-centumcellae = Centumcellae
name-city-neapolis = Neapolis
name-city-canusium = Canusium
name-city-brundisium = Brundisium
name-city-tarentum = Tarentum
name-city-consentia = Consentia
name-city-rhegium = Rhegium
name-hex-batavia = Batavia
name-hex-saxonia = Saxonia
name-hex-langobardia = Langobardia
name-hex-belgica = Belgica
name-hex-ubia = Ubia
name-hex-alamannia = Alamannia
name-hex-thuringia = Thuringia
name-hex-vandalia = Vandalia
name-hex-sequana = Sequana
name-hex-remi = Remi
name-hex-arduenna = Arduenna
name-hex-rhenania = Rhenania
name-hex-silva_nigra = Silva Nigra
name-hex-marcomannia = Marcomannia
name-hex-quadia = Quadia
name-hex-aremorica = Aremorica
name-hex-liger = Liger
name-hex-aedui = Aedui
name-hex-jura = Jura
name-hex-raetia = Raetia
name-hex-vindelicia = Vindelicia
name-hex-noricum = Noricum
name-hex-pictones = Pictones
name-hex-arvernia = Arvernia
name-hex-allobroges = Allobroges
name-hex-alpes_poeninae = Alpes Poeninae
name-hex-alpes_raeticae = Alpes Raeticae
name-hex-venetia = Venetia
name-hex-histria = Histria
name-hex-cadurci = Cadurci
name-hex-viennensis = Viennensis
name-hex-alpes_maritimae = Alpes Maritimae
name-hex-liguria = Liguria
name-hex-aemilia = Aemilia
name-hex-gallaecia = Gallaecia
name-hex-cantabria = Cantabria
name-hex-vasconia = Vasconia
name-hex-pyrenaei = Pyrenaei
name-hex-narbonensis = Narbonensis
name-hex-etruria = Etruria
name-hex-picenum = Picenum
name-hex-vaccaei = Vaccaei
name-hex-celtiberia = Celtiberia
name-hex-iberus = Iberus
name-hex-laietania = Laietania
name-hex-latium = Latium
name-hex-samnium = Samnium
name-hex-apulia = Apulia
name-hex-conimbriga = Conimbriga
name-hex-lusitania = Lusitania
name-hex-carpetania = Carpetania
name-hex-edetania = Edetania
name-hex-lucania = Lucania
name-hex-calabria = Calabria
name-hex-tagus = Tagus
name-hex-baeturia = Baeturia
name-hex-bastetania = Bastetania
name-hex-bruttium = Bruttium
name-hex-baetica = Baetica
name-hex-illiberis = Illiberis
name-hex-aspromons = Aspromons
name-crossroad-11_0_N = Batavia, nord
name-crossroad-12_-1_S = Colonia Agrippina, nord
name-crossroad-11_0_S = Colonia Agrippina – Augusta Treverorum
name-crossroad-10_1_N = Batavia / Belgica, sud-ouest
name-crossroad-11_-1_S = Batavia, nord-ouest
name-crossroad-12_0_N = Saxonia, nord
name-crossroad-13_-1_S = Saxonia / Langobardia, nord-est
name-crossroad-12_1_N = Saxonia / Langobardia / Alamannia
name-crossroad-12_0_S = Colonia Agrippina – Mogontiacum
name-crossroad-13_0_N = Langobardia, nord
name-crossroad-14_-1_S = Langobardia, nord-est
name-crossroad-13_1_N = Langobardia / Thuringia, sud-est
name-crossroad-13_0_S = Langobardia / Alamannia / Thuringia
name-crossroad-10_1_S = Augusta Treverorum – Durocortorum
name-crossroad-9_2_N = Belgica / Remi, sud-ouest
name-crossroad-10_0_S = Belgica, nord-ouest
name-crossroad-11_1_S = Augusta Treverorum – Mogontiacum – Argentorate
name-crossroad-12_2_N = Alamannia / Thuringia / Silva Nigra
name-crossroad-12_1_S = Mogontiacum – Augusta Vindelicum
name-crossroad-14_0_S = Thuringia / Vandalia, nord-est
name-crossroad-13_2_N = Thuringia / Vandalia / Marcomannia
name-crossroad-13_1_S = Castra Regina, nord
name-crossroad-14_1_N = Vandalia, nord
name-crossroad-15_0_S = Vandalia, nord-est
name-crossroad-14_2_N = Vandalia / Quadia, sud-est
name-crossroad-14_1_S = Vandalia / Marcomannia / Quadia
name-crossroad-8_2_N = Sequana, nord
name-crossroad-9_1_S = Lutetia, nord
name-crossroad-8_2_S = Lutetia – Caesarodunum
name-crossroad-7_3_N = Sequana / Aremorica, sud-ouest
name-crossroad-8_1_S = Sequana, nord-ouest
name-crossroad-9_2_S = Durocortorum – Lutetia – Augustodunum
name-crossroad-10_2_S = Argentorate – Durocortorum
name-crossroad-11_2_S = Argentorate – Augusta Raurica – Augusta Vindelicum
name-crossroad-12_2_S = Augusta Vindelicum – Castra Regina
name-crossroad-13_3_N = Marcomannia / Quadia / Noricum
name-crossroad-13_2_S = Castra Regina – Iuvavum
name-crossroad-15_1_S = Quadia, nord-est
name-crossroad-14_3_N = Quadia, sud-est
name-crossroad-14_2_S = Emona, nord
name-crossroad-7_3_S = Caesarodunum, sud-ouest
name-crossroad-6_4_N = Aremorica, sud-ouest
name-crossroad-7_2_S = Aremorica, nord-ouest
name-crossroad-8_3_S = Caesarodunum – Augustodunum
name-crossroad-9_4_N = Aedui / Jura / Allobroges
name-crossroad-9_3_S = Augustodunum – Lugdunum
name-crossroad-10_3_S = Augusta Raurica – Augusta Taurinorum
name-crossroad-11_4_N = Raetia / Vindelicia / Alpes Raeticae
name-crossroad-11_3_S = Augusta Raurica – Mediolanum
name-crossroad-12_3_S = Iuvavum – Verona
name-crossroad-13_3_S = Iuvavum – Aquileia – Emona
name-crossroad-7_5_N = Burdigala, nord-est
name-crossroad-6_5_N = Burdigala, nord-ouest
name-crossroad-8_4_S = Lugdunum, sud-ouest
name-crossroad-9_4_S = Lugdunum – Augusta Taurinorum
name-crossroad-10_4_S = Augusta Taurinorum – Mediolanum – Genua
name-crossroad-11_4_S = Mediolanum – Verona – Florentia
name-crossroad-12_4_S = Verona – Aquileia – Ravenna
name-crossroad-14_3_S = Emona, sud-est
name-crossroad-13_5_N = Histria, sud-est
name-crossroad-13_4_S = Aquileia, sud-est
name-crossroad-7_6_N = Tolosa – Massilia
name-crossroad-6_6_N = Burdigala – Tolosa
name-crossroad-8_6_N = Massilia, nord-est
name-crossroad-9_5_S = Genua, sud-ouest
name-crossroad-10_5_S = Genua – Florentia
name-crossroad-11_5_S = Ravenna – Florentia
name-crossroad-3_6_N = Gallaecia, nord
name-crossroad-4_5_S = Asturica Augusta, nord
name-crossroad-3_6_S = Asturica Augusta, sud-ouest
name-crossroad-2_7_N = Gallaecia, sud-ouest
name-crossroad-3_5_S = Gallaecia, nord-ouest
name-crossroad-4_6_N = Cantabria, nord
name-crossroad-5_5_S = Cantabria / Vasconia, nord-est
name-crossroad-4_7_N = Caesaraugusta, nord-ouest
name-crossroad-4_6_S = Asturica Augusta, sud-est
name-crossroad-5_6_N = Vasconia, nord
name-crossroad-6_5_S = Vasconia / Pyrenaei, nord-est
name-crossroad-5_7_N = Caesaraugusta, nord-est
name-crossroad-6_7_N = Tolosa, sud
name-crossroad-6_6_S = Tarraco, nord
name-crossroad-7_7_N = Massilia, sud
name-crossroad-7_6_S = Narbonensis / Laietania, sud
name-crossroad-10_7_N = Roma – Centumcellae
name-crossroad-9_7_N = Centumcellae, nord-ouest
name-crossroad-12_5_S = Ravenna, sud-est
name-crossroad-11_7_N = Roma – Canusium
name-crossroad-3_8_N = Vaccaei / Celtiberia / Carpetania
name-crossroad-3_7_S = Vaccaei / Lusitania / Carpetania
name-crossroad-2_8_N = Vaccaei / Lusitania, sud-ouest
name-crossroad-4_8_N = Caesaraugusta, sud
name-crossroad-4_7_S = Toletum, nord
name-crossroad-5_7_S = Tarraco, sud-ouest
name-crossroad-6_8_N = Laietania, sud-est
name-crossroad-6_7_S = Tarraco, sud-est
name-crossroad-10_8_N = Roma – Neapolis
name-crossroad-10_7_S = Latium, sud
name-crossroad-9_8_N = Centumcellae, sud
name-crossroad-11_8_N = Neapolis – Canusium
name-crossroad-12_7_N = Canusium, nord-est
name-crossroad-13_6_S = Brundisium, nord
name-crossroad-12_7_S = Brundisium, sud-ouest
name-crossroad-1_8_N = Conimbriga, nord
name-crossroad-2_7_S = Conimbriga / Lusitania, nord-est
name-crossroad-1_9_N = Olisipo – Emerita Augusta
name-crossroad-0_9_N = Olisipo, nord-ouest
name-crossroad-1_7_S = Conimbriga, nord-ouest
name-crossroad-2_9_N = Emerita Augusta, nord-est
name-crossroad-3_8_S = Toletum, sud-ouest
name-crossroad-4_9_N = Edetania, sud-est
name-crossroad-4_8_S = Toletum, sud-est
name-crossroad-11_9_N = Tarentum – Consentia
name-crossroad-10_9_N = Neapolis – Consentia
name-crossroad-13_7_S = Brundisium, sud-est
name-crossroad-12_9_N = Tarentum, nord-est
name-crossroad-1_10_N = Emerita Augusta – Corduba
name-crossroad-1_9_S = Tagus / Baetica, sud
name-crossroad-0_10_N = Olisipo, sud
name-crossroad-2_10_N = Corduba – Carthago Nova
name-crossroad-3_10_N = Carthago Nova, nord-est
name-crossroad-11_10_N = Tarentum – Rhegium
name-crossroad-10_10_N = Consentia – Rhegium
name-crossroad-1_11_N = Corduba, sud
name-crossroad-1_10_S = Baetica, sud
name-crossroad-0_11_N = Baetica, sud-ouest
name-crossroad-2_11_N = Carthago Nova, sud
name-crossroad-2_10_S = Illiberis, sud
name-crossroad-10_11_N = Rhegium, sud
name-crossroad-10_10_S = Aspromons, sud
name-crossroad-9_11_N = Aspromons, sud-ouest
name-crossroad-10_9_S = Aspromons, nord-ouest

# -- à propos de cette édition ---------------------------------------------------------------

source-provinces = Les cinq provinces
source-colours = Leurs couleurs
source-hexes = Hexagones : place, terrain, nombre
source-cities = Villes : place, tours, aigle, III
source-starts = Carrefours de départ
source-border = Frontière de l’empire
source-land_arrows = Flèches terrestres
source-sea_arrows = Flèches maritimes
source-development_cards = Nombre de chaque carte de développement
source-plunder_tiles = Faces des tuiles de pillage
source-prices = Prix
source-numbers = Nombres des règles
source-eagles = Aigles de la variante des légions
source-proposals = Offres d’échange par tour
source-quiet_rounds = Manches calmes qui mettent fin à la partie

# -- pourquoi pas --------------------------------------------------------------------------

count-bank-coin = { $count } or
why-phase = { $needed ->
    [market] Nous sommes en phase { $phase } ; cela relève de la phase 2, commerce et construction.
   *[tribes] Nous sommes en phase { $phase } ; cela relève des phases 3 et 4, les tours des peuples.
}
why-card-phase-1 = Nous sommes en phase 1 : on lance les dés, on ne joue pas de carte ({ $what }).
why-culture = { $what } ne se joue jamais : la carte vaut 1 point dans votre main.
why-no-card = Vous n’avez pas la carte { $what }.
why-card-now = { $what } doit attendre : autre chose se décide.
why-card-played = Vous avez déjà joué une carte de développement à ce tour.
why-card-needless = Le trajet est gratuit : { $what } est inutile.
why-no-pasture = La pile Prairie est vide : { $what } ne ferait rien piocher.
why-proposals = Vous avez ouvert { $count } négociations à ce tour, c’est le maximum.
why-nothing-to-trade = { $mine ->
    [0] Vous n’avez pas de matière première à donner.
   *[other] Aucun adversaire n’a de matière première.
}
why-none-left = { $thing ->
    [card] La pioche de développement est vide.
    [wagon] Vous n’avez plus de chariot en réserve.
   *[other] Vous n’avez plus de figurine en réserve.
}
why-price = Il vous manque { $short } ; prix ({ $thing }) : { $price }.
why-price-joker = Il vous manque { $short } ; prix ({ $thing }) : { $price }. { $used ->
    [yes] Votre joker de cette manche est utilisé.
   *[no] Avec le joker, il faut { $joker } pièces d’or et vous en avez { $gold }.
}
why-joker-needed = Il vous manque { $short } : le joker doit en tenir lieu.
why-joker-for-nothing = Le prix ({ $thing }) ne comprend pas : { $good }.
why-joker-elsewhere = Il vous manque { $short } : c’est cela que le joker doit remplacer, pas : { $good }.
why-joker-gold = { $used ->
    [yes] Votre joker de cette manche est utilisé.
   *[no] Avec le joker, il faut { $joker } pièces d’or et vous en avez { $gold }.
}
why-others-box = Ce champ est à { $owner }.
why-gold-never = L’or n’entre dans aucun échange.
why-bank-short = La banque prend { $least } cartes de la même sorte, et vous { $have ->
    [0] n’en avez aucune : { $good }.
   *[other] en avez { $have } : { $good }.
}
why-kind-unseen = On ne choisit pas cheval ou bœuf : on prend la première carte Prairie.
why-pile-empty = Cette pile est vide.
why-not-idle = { $moved ->
    [yes] Votre peuple s’est déplacé à ce tour.
   *[no] Vous avez joué une carte à ce tour.
}
why-settled = Votre { $tribe } est sédentaire : il ne se déplace plus et ne pille plus.
why-moved = Votre { $tribe } s’est déjà déplacé à ce tour.
why-stands-there = Votre { $tribe } s’y trouve déjà.
why-is-city = { $city } est une ville, pas un croisement ouvert.
why-occupied = Un autre peuple s’y trouve : { $tribe } ({ $owner }).
why-too-far = Il manque { $short } { $short ->
    [one] pièce
   *[other] pièces
} d’or : le trajet compte { $land ->
    [0] 0 flèche de terre
    [one] 1 flèche de terre
   *[other] { $land } flèches de terre
} et { $sea ->
    [0] 0 flèche de mer
    [one] 1 flèche de mer
   *[other] { $sea } flèches de mer
} après celle qui est gratuite ; vous avez { $grain } { $grain ->
    [0] céréale
    [one] céréale
   *[other] céréales
} et { $gold } or.
why-purse = Il vous manque { $short } ; vous avez { $grain } { $grain ->
    [0] céréale
    [one] céréale
   *[other] céréales
} et { $gold ->
    [0] pas d’or
   *[other] { $gold } or
}.
why-dearer = Il y a moins cher : { $grain } { $grain ->
    [0] céréale
    [one] céréale
   *[other] céréales
} et { $gold ->
    [0] pas d’or
   *[other] { $gold } or
}.
why-too-little = Cela ne paie pas le trajet ; voici ce qui le paie : { $grain } { $grain ->
    [0] céréale
    [one] céréale
   *[other] céréales
} et { $gold ->
    [0] pas d’or
   *[other] { $gold } or
}.
why-neutral = { $city } est neutre : à trois joueurs, elle est bloquée.
why-owned = { $mine ->
    [yes] { $city } est déjà à vous.
   *[no] { $city } appartient à { $owner }.
}
why-plundered = { $city } n’a plus de tuile de pillage.
why-two-tiles = Votre { $tribe } a déjà { $count } tuiles de la couleur de { $city }.
why-no-wagon = Il n’y a pas de chariot dans le champ de votre { $tribe }.
why-no-figure = Il n’y a pas de figurine dans le champ de votre { $tribe }.
why-colours = Votre { $tribe } { $have ->
    [0] n’a encore aucune tuile
    [one] a des tuiles d’une seule couleur
   *[other] a des tuiles de { $have } couleurs
} ; il lui faut { $needed } couleurs pour s’installer.
why-not-near = { $settled ->
    [yes] { $city } est à plus d’une flèche des villes de votre { $tribe }.
   *[no] { $city } n’est pas voisine de votre { $tribe }.
}
why-too-strong = { $city } a { $towers } { $towers ->
    [one] tour
   *[other] tours
} ; le champ de votre { $tribe } compte { $force } { $force ->
    [0] figurine
    [one] figurine
   *[other] figurines
}.
why-no-need = { $city } a { $towers } { $towers ->
    [one] tour
   *[other] tours
} et vos { $force } figurines suffisent : pas besoin de Traître.
why-led = Vous avez joué { $leader } à ce tour : { $what } serait une carte de trop.
why-traitor-gold = La carte { $what } coûte { $price } or, et vous { $gold ->
    [0] n’en avez pas.
   *[other] en avez { $gold }.
}
why-with-attack = { $what } se joue avec un pillage ou une conquête ; aucune ville à portée ne le demande.
why-with-move = { $what } se joue avec un déplacement : choisissez où aller.
why-rob-yourself = On vole un adversaire, pas soi-même.
why-nobody-there = { $other } n’a pas de figurine à cet hexagone.
why-not-hispania = { $hex } n’est pas en Hispanie.
why-no-forest = { $hex } n’est pas une forêt : à cette table, le légionnaire commence dans une forêt.
why-beyond = Cet hexagone est au-delà de la frontière.
why-legionnaire-there = Le légionnaire s’y trouve déjà.
why-addressed = Votre offre s’adresse déjà à { $other }.
why-yourself = On ne commerce pas avec soi-même.
why-asked-too-much = { $other } a { $have } { $have ->
    [0] matière première
    [one] matière première
   *[other] matières premières
} et vous en demandez { $asked }.

board-last-round = Manche { $round }, la dernière
text-last-round = { $who } a annoncé 10 points : c’est la dernière manche.
tie-gold = Or (départage les égalités)
