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
name-pile-ore = minerai
name-pile-grain = céréales
name-pile-pasture = une carte Prairie
name-pile-discard = défausse Prairie
name-bank-gold = or
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
name-idle-pasture = 1 carte Prairie
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
do-legionnaire-start = Légionnaire en { $what }
ask-legionnaire = Déplacez le légionnaire : sur quel hexagone de l’Empire ?
do-legionnaire = Légionnaire en { $what }
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
do-market-bank = Échanger 3 × { $what } avec la banque
do-market-card = Jouer { $what }
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
do-bank = Prendre { $what }
ask-nomads = Votre { $tribe } : déplacez, pillez ou conquérez
do-nomads-crossroad = Aller à { $what } { $ways ->
    [0] (Grand chef)
   *[other] { $grain ->
        [0] { $gold ->
            [0] (gratuit)
           *[other] ({ $gold } or)
        }
       *[other] { $gold ->
            [0] ({ $grain ->
    [one] { $grain } céréale
   *[other] { $grain } céréales
})
           *[other] ({ $grain ->
    [one] { $grain } céréale
   *[other] { $grain } céréales
}, { $gold } or)
        }
    }
}
do-nomads-plunder = Piller { $what }
do-nomads-conquer = Conquérir { $what } et s’y fixer
do-nomads-traitor-plunder = Piller { $what } avec un Traître (1 or)
do-nomads-traitor-conquer = Conquérir { $what } et s’y fixer, avec un Traître (1 or)
do-nomads-card = Jouer { $what } pour 3 pièces d’or
do-nomads-idle = Se reposer : prendre { $what }
do-nomads-done = Finir ce tour
ask-settlers = Votre { $tribe } sédentaire : conquérez une ville
do-settlers-conquer = Conquérir { $what }
do-settlers-traitor-conquer = Conquérir { $what } avec un Traître (1 or)
do-settlers-card = Jouer { $what } pour 3 pièces d’or
do-settlers-idle = Se reposer : prendre { $what }
do-settlers-done = Finir ce tour
ask-way = Comment payez-vous le trajet vers { $goal } ?
do-way-way = { $grain ->
    [0] { $gold ->
        [0] Gratuit
       *[other] { $gold } or
    }
   *[other] { $gold ->
        [0] { $grain ->
    [one] { $grain } céréale
   *[other] { $grain } céréales
}
       *[other] { $grain ->
    [one] { $grain } céréale
   *[other] { $grain } céréales
} et { $gold } or
    }
} (flèches payées : { $land } de terre, { $sea } de mer)
do-way-card = Jouer { $what } : rien à payer
do-way-back = Choisir un autre lieu
ask-offer = Votre proposition. Vous donnez : { $give }. Vous voulez : { $get }.
do-offer-give = + donner { $what }
do-offer-get = + demander { $what }
do-offer-seat = À { $what }
do-offer-send = Envoyer la proposition
do-offer-drop = Y renoncer
ask-offer-answer = { $other } propose { $give } contre { $get }
do-offer-answer-accept = Accepter
do-offer-answer-refuse = Refuser
do-offer-answer-counter = Contre-offre
ask-offer-counter = Votre contre-offre. Vous donnez : { $mine }. Vous voulez : { $theirs }.
do-offer-counter-give = + donner { $what }
do-offer-counter-get = + demander { $what }
do-offer-counter-send = Envoyer la contre-offre
do-offer-counter-drop = Plutôt refuser
ask-offer-settle = Avec qui concluez-vous ?
do-offer-settle-accept = Avec { $partner } : { $give } contre { $get }
do-offer-settle-counter = Prendre la contre-offre de { $partner } : { $give } contre { $get }
do-offer-settle-none = Avec personne

# -- le journal ----------------------------------------------------------------------------

log-first-roll = { $seat } lance { $total } pour commencer
log-starts = Le cavalier de { $seat } commence à { $at }
log-round = Manche { $number } : { $seat } est premier joueur
log-rolled = { $seat } lance { $total }
log-rolled-again = { $total } est déjà marqué : on relance
log-yields = { $seat } reçoit { $count } × { $good }
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
log-legionnaire = { $seat } envoie le légionnaire en { $hex }
log-robs = { $seat } prend une carte à { $other }
log-robbed-card = La carte volée : { $good }
log-robs-gold = { $seat } prend { $amount } or à { $other }
log-builds = { $seat } construit { $building }{ $joker ->
    [yes] {" "}avec 3 pièces d’or comme joker
   *[no] {""}
}
log-wagon = { $seat } met le chariot dans le { $box }
log-bank = { $seat } échange 3 × { $good } contre { $pile }
log-moves = Le { $tribe } de { $seat } va à { $to }{ $grain ->
    [0] {""}
   *[other] , pour { $grain ->
    [one] { $grain } céréale
   *[other] { $grain } céréales
}
}{ $gold ->
    [0] {""}
   *[other] , pour { $gold } or
}
log-plunders = Le { $tribe } de { $seat } pille { $city }
log-plunder-loss = { $seat } perd une figurine du { $tribe }
log-plunder-gold = { $seat } emporte { $amount } or
log-conquers = Le { $tribe } de { $seat } conquiert { $city }
log-rests = { $seat } se repose et prend { $income }
log-announces = { $seat } annonce { $points ->
    [one] { $points } point
   *[other] { $points } points
} de victoire : on joue la manche jusqu’au bout
log-turns-up = { $seat } retourne { $count ->
    [one] une carte
   *[other] { $count } cartes
}
log-diplomacy = { $seat } prend la carte Diplomatie
log-scourge = { $seat } devient un Fléau de Rome
log-heritage = { $seat } prend l’Héritage de Rome
log-legions = { $seat } tient trois aigles : 1 point
log-offer = { $seat } propose { $give } contre { $get }
log-offer-accepted = { $seat } accepte
log-offer-refused = { $seat } refuse
log-offer-countered = { $seat } donnerait { $give } contre { $get }
log-offer-left = { $seat } laisse les contre-offres
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

board-title = Struggle for Rome, manche { $round }, phase { $phase }
board-reconstruction = Carte, faces des tuiles et nombre de cartes : reconstitution
board-round = Manche { $round }
board-phase-0 = Mise en place
board-phase-1 = Dés des matières premières
board-phase-2 = Commerce et construction
board-phase-3 = Peuples de cavaliers
board-phase-4 = Peuples de guerriers
board-hand = Votre main
board-cards = Vos cartes
board-reserve = Réserve
board-points = { $points } PV
board-subtitle = L’Empire d’Occident vers 400
board-limes = Limes
board-deck = Développement
board-discard = Défausse
board-pasture = Prairie
board-ore = Minerai
board-grain = Céréales
board-diplomats = Diplomates joués
text-round = Manche { $round }, phase { $phase } : { $name }. Premier joueur : { $seat }.
text-totals = Totaux marqués : { $totals }.
text-legionnaire = Le légionnaire se tient en { $hex }.
text-piles = Piles : minerai { $ore }, céréales { $grain }, Prairie { $pasture }, défausse { $discard }, développement { $deck }.
text-player = { $owner } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $gold } or, { $hand ->
    [one] { $hand } matière première
   *[other] { $hand } matières premières
}, { $cards ->
    [one] { $cards } carte de développement
   *[other] { $cards } cartes de développement
}, { $diplomats ->
    [one] { $diplomats } Diplomate joué
   *[other] { $diplomats } Diplomates joués
}.
text-nomads = { $tribe } : nomade à { $at } ; champ de { $figures ->
    [one] { $figures } figurine
   *[other] { $figures } figurines
}, { $wagons ->
    [one] { $wagons } chariot
   *[other] { $wagons } chariots
} ; tuiles { $tiles }.
text-settlers = { $tribe } : sédentaire à { $cities } ; champ de { $figures ->
    [one] { $figures } figurine
   *[other] { $figures } figurines
}, { $wagons ->
    [one] { $wagons } chariot
   *[other] { $wagons } chariots
} ; tuiles { $tiles }.
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
text-hand = Votre main : { $goods }.
text-cards = Vos cartes : { $cards }.
text-nothing = aucune
text-twice = { $name } × 2
text-cities = Villes encore romaines :
text-city = { $city } ({ $province }) : { $towers } tours{ $tile ->
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
tip-rose = Marqués dans cette manche : { $totals }
tip-rose-rule = On lance quatre totaux différents par manche
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
tip-about = À propos de cette édition
tip-about-text = Les règles suivent le livret. La carte imprimée, la face des tuiles de pillage et le nombre de chaque carte de développement ne sont pas connus sous forme de texte : les nôtres sont des reconstitutions conformes à tous les indices. Le propriétaire du jeu peut les remplacer par un fichier de données.

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
name-crossroad-10_1_N = Batavia / Belgica, sud-ouest
name-crossroad-11_-1_S = Batavia, nord-ouest
name-crossroad-12_0_N = Saxonia, nord
name-crossroad-13_-1_S = Saxonia / Langobardia, nord-est
name-crossroad-12_1_N = Saxonia / Langobardia / Alamannia
name-crossroad-12_0_S = Colonia Agrippina – Mogontiacum
name-crossroad-13_0_N = Langobardia, nord
name-crossroad-14_-1_S = Langobardia, nord-est
name-crossroad-13_1_N = Langobardia / Thuringia, sud-est
name-crossroad-13_0_S = Langobardia / Alamannia / Thuringia
name-crossroad-10_1_S = Augusta Treverorum – Durocortorum
name-crossroad-9_2_N = Belgica / Remi, sud-ouest
name-crossroad-10_0_S = Belgica, nord-ouest
name-crossroad-11_1_S = Augusta Treverorum – Mogontiacum – Argentorate
name-crossroad-12_2_N = Alamannia / Thuringia / Silva Nigra
name-crossroad-12_1_S = Mogontiacum – Augusta Vindelicum
name-crossroad-14_0_S = Thuringia / Vandalia, nord-est
name-crossroad-13_2_N = Thuringia / Vandalia / Marcomannia
name-crossroad-13_1_S = Castra Regina, nord
name-crossroad-14_1_N = Vandalia, nord
name-crossroad-15_0_S = Vandalia, nord-est
name-crossroad-14_2_N = Vandalia / Quadia, sud-est
name-crossroad-14_1_S = Vandalia / Marcomannia / Quadia
name-crossroad-8_2_N = Sequana, nord
name-crossroad-9_1_S = Lutetia, nord
name-crossroad-8_2_S = Lutetia – Caesarodunum
name-crossroad-7_3_N = Sequana / Aremorica, sud-ouest
name-crossroad-8_1_S = Sequana, nord-ouest
name-crossroad-9_2_S = Durocortorum – Lutetia – Augustodunum
name-crossroad-10_2_S = Argentorate – Durocortorum
name-crossroad-11_2_S = Argentorate – Augusta Raurica – Augusta Vindelicum
name-crossroad-12_2_S = Augusta Vindelicum – Castra Regina
name-crossroad-13_3_N = Marcomannia / Quadia / Noricum
name-crossroad-13_2_S = Castra Regina – Iuvavum
name-crossroad-15_1_S = Quadia, nord-est
name-crossroad-14_3_N = Quadia, sud-est
name-crossroad-14_2_S = Emona, nord
name-crossroad-7_3_S = Caesarodunum, sud-ouest
name-crossroad-6_4_N = Aremorica, sud-ouest
name-crossroad-7_2_S = Aremorica, nord-ouest
name-crossroad-8_3_S = Caesarodunum – Augustodunum
name-crossroad-9_4_N = Aedui / Jura / Allobroges
name-crossroad-9_3_S = Augustodunum – Lugdunum
name-crossroad-10_3_S = Augusta Raurica – Augusta Taurinorum
name-crossroad-11_4_N = Raetia / Vindelicia / Alpes Raeticae
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
name-crossroad-5_5_S = Cantabria / Vasconia, nord-est
name-crossroad-4_7_N = Caesaraugusta, nord-ouest
name-crossroad-4_6_S = Asturica Augusta, sud-est
name-crossroad-5_6_N = Vasconia, nord
name-crossroad-6_5_S = Vasconia / Pyrenaei, nord-est
name-crossroad-5_7_N = Caesaraugusta, nord-est
name-crossroad-6_7_N = Tolosa, sud
name-crossroad-6_6_S = Tarraco, nord
name-crossroad-7_7_N = Massilia, sud
name-crossroad-7_6_S = Narbonensis / Laietania, sud
name-crossroad-10_7_N = Roma – Centumcellae
name-crossroad-9_7_N = Centumcellae, nord-ouest
name-crossroad-12_5_S = Ravenna, sud-est
name-crossroad-11_7_N = Roma – Canusium
name-crossroad-3_8_N = Vaccaei / Celtiberia / Carpetania
name-crossroad-3_7_S = Vaccaei / Lusitania / Carpetania
name-crossroad-2_8_N = Vaccaei / Lusitania, sud-ouest
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
name-crossroad-2_7_S = Conimbriga / Lusitania, nord-est
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
name-crossroad-1_9_S = Tagus / Baetica, sud
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
