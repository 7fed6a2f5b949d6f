# Medioevo Universale en français. Les arguments sont expliqués dans le module wording.

title = Medioevo Universale
blurb = Le treizième siècle s’achève, et les deux puissances qui tenaient le monde se défont. Régnez sur l’un des six royaumes, de Novgorod au Caire : taxez, bâtissez, commercez, inventez, signez des pactes et rompez-les, et gardez les hordes loin de vos portes, car c’est l’honneur qui décide.
players = De 3 à 6 joueurs, quatre heures ou plus à table
credits = Idée originale Nicola Iannone, conception et développement Michele Quondam (Giochix, 2018). La carte, les événements et la plupart des objectifs sont des reconstitutions.

option-turns = Tours
option-turns-tip = 8 pour une partie courte, 10 pour une moyenne, 12 pour une longue.
option-hours = Limite de temps
option-hours-tip = En heures ; qui regarde l’horloge dit qu’elles sont écoulées, et ce tour est le dernier. 0 : pas de limite.
option-hours-0 = Sans limite
option-hours-3 = 3 heures
option-hours-4 = 4 heures
option-hours-5 = 5 heures
option-honour_limit-0 = Sans limite
option-honour_limit = Limite d’honneur
option-honour_limit-tip = La partie s’arrête quand quelqu’un l’atteint ; 0 : pas de limite.
option-realms = Royaumes
option-realms-tip = Au hasard, au choix dans l’ordre du tour, ou aux enchères en honneur.
option-realms-random = Au hasard
option-realms-choice = Au choix
option-realms-auction = Enchère de départ
option-terrain = Terrain
option-terrain-tip = Variante : forêts, collines, déserts et montagnes coûtent plus de pas et un autre entretien.
option-blood = Jetons de sang
option-blood-tip = Variante : être pillé ou perdre une terre de départ donne des jetons pour +1 en bataille.
option-teams = Équipes
option-teams-tip = Variante : l’honneur des membres d’une équipe s’additionne.

# -- noms : pièces -------------------------------------------------------------------------------

name-unit-light = infanterie légère
name-unit-archer = archer
name-unit-heavy = infanterie lourde
name-unit-cavalry = cavalerie
name-unit-captain = capitaine
name-unit-captain2 = capitaine II
name-unit-captain3 = capitaine III
count-unit-light = { $count ->
    [one] 1 infanterie légère
   *[other] { $count } infanteries légères
}
count-unit-archer = { $count ->
    [one] 1 archer
   *[other] { $count } archers
}
count-unit-heavy = { $count ->
    [one] 1 infanterie lourde
   *[other] { $count } infanteries lourdes
}
count-unit-cavalry = { $count ->
    [one] 1 cavalerie
   *[other] { $count } cavaleries
}
count-unit-captain = { $count ->
    [one] 1 capitaine
   *[other] { $count } capitaines
}
count-unit-captain2 = { $count ->
    [one] 1 capitaine II
   *[other] { $count } capitaines II
}
count-unit-captain3 = { $count ->
    [one] 1 capitaine III
   *[other] { $count } capitaines III
}
name-carrier-wagon = chariot de guerre
name-carrier-galley = galère
name-carrier-caravan = caravane
name-carrier-ship = navire marchand
name-carrier-machine = machine de siège
name-piece-wagon1 = chariot de guerre I
name-piece-wagon2 = chariot de guerre II
name-piece-wagon3 = chariot de guerre III
name-piece-galley1 = galère I
name-piece-galley2 = galère II
name-piece-galley3 = galère III
name-piece-caravan1 = caravane I
name-piece-caravan2 = caravane II
name-piece-caravan3 = caravane III
name-piece-ship1 = navire marchand I
name-piece-ship2 = navire marchand II
name-piece-ship3 = navire marchand III
name-piece-machine1 = catapulte
name-piece-machine2 = trébuchet
name-piece-machine3 = bombarde
name-building-village = Village
name-building-town = Ville
name-building-city = Cité
name-building-tower = Tour
name-building-fort = Fort
name-building-castle = Château
name-building-cathedral = Cathédrale
name-category-civil = bâtiment civil
name-category-military = bâtiment militaire
name-category-religious = bâtiment religieux
name-good-black = armes
name-good-white = sel
name-good-brown = fourrures
name-good-yellow = céréales
name-good-green = esclaves
name-good-orange = épices
name-good-blue = vêtements
name-good-violet = vin
# The letter on its cube: one of its name, and no other good's.
letter-black = A
letter-white = S
letter-brown = F
letter-yellow = C
letter-green = E
letter-orange = P
letter-blue = T
letter-violet = V
count-good-black = { $count ->
    [one] 1 cube d’armes
   *[other] { $count } cubes d’armes
}
count-good-white = { $count ->
    [one] 1 cube de sel
   *[other] { $count } cubes de sel
}
count-good-brown = { $count ->
    [one] 1 cube de fourrures
   *[other] { $count } cubes de fourrures
}
count-good-yellow = { $count ->
    [one] 1 cube de céréales
   *[other] { $count } cubes de céréales
}
count-good-green = { $count ->
    [one] 1 cube d’esclaves
   *[other] { $count } cubes d’esclaves
}
count-good-orange = { $count ->
    [one] 1 cube d’épices
   *[other] { $count } cubes d’épices
}
count-good-blue = { $count ->
    [one] 1 cube de vêtements
   *[other] { $count } cubes de vêtements
}
count-good-violet = { $count ->
    [one] 1 cube de vin
   *[other] { $count } cubes de vin
}
name-colour-blue = bleu
name-colour-yellow = jaune
name-colour-orange = orange
name-colour-red = rouge
name-colour-green = vert
name-colour-violet = violet
name-gear-blue = engrenage bleu
name-gear-yellow = engrenage jaune
name-gear-orange = engrenage orange
name-gear-red = engrenage rouge
name-gear-green = engrenage vert
name-gear-violet = engrenage violet
name-branch-transport = Transport
name-branch-commerce = Commerce
name-branch-legislation = Législation
name-branch-combat = Combat
name-branch-construction = Construction
name-branch-religion = Religion
name-terrain-plains = plaines
name-terrain-forest = forêt
name-terrain-hills = collines
name-terrain-mountains = montagnes
name-terrain-desert = désert
name-icon-movement = Déplacement
name-icon-armies = Armées
name-icon-buildings = Bâtiments
name-icon-goods = Marchandises
name-side-barbarians = les barbares

# -- noms : royaumes, territoires, mers ----------------------------------------------------------

name-realm-byz = Empire byzantin
name-realm-mam = Sultanat mamelouk
name-realm-hun = Royaume de Hongrie
name-realm-hre = Saint Empire romain
name-realm-nov = République de Novgorod
name-realm-gol = Horde d’Or
name-land-saxony = Saxe
name-land-westphalia = Westphalie
name-land-lower_lorraine = Basse-Lorraine
name-land-franconia = Franconie
name-land-swabia = Souabe
name-land-bavaria = Bavière
name-land-geneva = Genève
name-land-pannonia = Pannonie
name-land-nitra = Nitra
name-land-alfold = Alföld
name-land-transylvania = Transylvanie
name-land-temes = Temes
name-land-slavonia = Slavonie
name-land-croatia = Croatie
name-land-thracia = Thrace
name-land-rhodope = Rhodope
name-land-macedonia = Macédoine
name-land-bithynia = Bithynie
name-land-lydia = Lydie
name-land-phrygia = Phrygie
name-land-paphlagonia = Paphlagonie
name-land-lower_egypt = Basse-Égypte
name-land-cairo = Le Caire
name-land-upper_egypt = Haute-Égypte
name-land-sinai = Sinaï
name-land-palestine = Palestine
name-land-transjordan = Transjordanie
name-land-syria = Syrie
name-land-novgorod = Novgorod
name-land-pskov = Pskov
name-land-ingria = Ingrie
name-land-karelia = Carélie
name-land-torzhok = Torjok
name-land-vologda = Vologda
name-land-zavolochye = Zavolotchié
name-land-saraj = Saraj
name-land-bolgar = Bolgar
name-land-yaik = Iaïk
name-land-don = Don
name-land-kuban = Kouban
name-land-cumania = Coumanie
name-land-yedisan = Yédisan
name-land-flanders = Flandre
name-land-burgundy = Bourgogne
name-land-upper_lorraine = Haute-Lorraine
name-land-provence = Provence
name-land-lombardy = Lombardie
name-land-liguria = Ligurie
name-land-venetia = Vénétie
name-land-romagna = Romagne
name-land-tuscany = Toscane
name-land-latium = Latium
name-land-campania = Campanie
name-land-apulia = Pouilles
name-land-sicily = Sicile
name-land-sardinia = Sardaigne
name-land-ifriqiya = Ifriqiya
name-land-tripolitania = Tripolitaine
name-land-cyrenaica = Cyrénaïque
name-land-marmarica = Marmarique
name-land-nubia = Nubie
name-land-acre = Acre
name-land-antioch = Antioche
name-land-aleppo = Alep
name-land-arabian_desert = Désert d’Arabie
name-land-cilicia = Cilicie
name-land-cyprus = Chypre
name-land-galatia = Galatie
name-land-iconium = Iconium
name-land-pisidia = Pisidie
name-land-cappadocia = Cappadoce
name-land-trebisonda = Trébizonde
name-land-greater_armenia = Grande-Arménie
name-land-georgia = Géorgie
name-land-shirvan = Chirvan
name-land-azerbaijan = Azerbaïdjan
name-land-jazira = Djézireh
name-land-iraq = Irak
name-land-epirus = Épire
name-land-attica = Attique
name-land-achaia = Achaïe
name-land-candia = Candie
name-land-bosnia = Bosnie
name-land-dalmatia = Dalmatie
name-land-serbia = Serbie
name-land-bulgaria = Bulgarie
name-land-wallachia = Valachie
name-land-moldavia = Moldavie
name-land-carinthia = Carinthie
name-land-austria = Autriche
name-land-bohemia = Bohême
name-land-brandenburg = Brandebourg
name-land-pomerania = Poméranie
name-land-greater_poland = Grande-Pologne
name-land-lesser_poland = Petite-Pologne
name-land-prussia = Prusse
name-land-lithuania = Lituanie
name-land-livonia = Livonie
name-land-polotsk = Polotsk
name-land-smolensk = Smolensk
name-land-volhynia = Volhynie
name-land-galicia = Galicie
name-land-kiev = Kiev
name-land-chernigov = Tchernigov
name-land-ryazan = Riazan
name-land-vladimir = Vladimir
name-land-mordvia = Mordovie
name-land-vyatka = Viatka
name-land-crimea = Crimée
name-land-denmark = Danemark
name-land-gothia = Gothie
name-land-svealand = Svealand
name-land-norway = Norvège
name-land-finland = Finlande
name-sea-north_sea = Mer du Nord
name-sea-kattegat = Cattégat
name-sea-baltic_west = Baltique occidentale
name-sea-baltic_east = Baltique orientale
name-sea-gulf_finland = Golfe de Finlande
name-sea-gulf_bothnia = Golfe de Botnie
name-sea-ligurian_sea = Mer Ligure
name-sea-sardinian_sea = Mer de Sardaigne
name-sea-tyrrhenian_sea = Mer Tyrrhénienne
name-sea-sicilian_channel = Canal de Sicile
name-sea-adriatic_north = Haute-Adriatique
name-sea-adriatic_south = Basse-Adriatique
name-sea-ionian_sea = Mer Ionienne
name-sea-gulf_sidra = Golfe de Syrte
name-sea-libyan_sea = Mer de Libye
name-sea-aegean_south = Égée méridionale
name-sea-aegean_north = Égée septentrionale
name-sea-propontis = Propontide
name-sea-black_sea_west = Mer Noire occidentale
name-sea-black_sea_east = Mer Noire orientale
name-sea-sea_of_azov = Mer d’Azov
name-sea-rhodian_sea = Mer de Rhodes
name-sea-egyptian_sea = Mer d’Égypte
name-sea-levantine_sea = Mer du Levant
name-area-lubeck = Lübeck
name-area-koln = Cologne
name-area-norimberga = Nuremberg
name-area-buda = Buda
name-area-brasso = Brassó
name-area-zagreb = Zagreb
name-area-constantinople = Constantinople
name-area-thessalonica = Thessalonique
name-area-nicaea = Nicée
name-area-alexandria = Alexandrie
name-area-jerusalem = Jérusalem
name-area-damascus = Damas
name-area-novgorod = Novgorod
name-area-pskov = Pskov
name-area-ladoga = Ladoga
name-area-saraj = Saraj
name-area-bolgar = Bolgar
name-area-tana = Tana
name-area-genoa = Gênes
name-area-venice = Venise
name-area-rome = Rome
name-area-panormum = Panormum
name-area-tunis = Tunis
name-area-acre = Acre
name-area-antakya = Antakya
name-area-trebisonda = Trébizonde
name-area-tauris = Tauris
name-area-candia = Candie
name-area-tarnovo = Tarnovo
name-area-prague = Prague
name-area-danzica = Dantzig
name-area-riga = Riga
name-area-kiev = Kiev
name-area-vladimir = Vladimir
name-area-caffa = Caffa
name-area-visby = Visby

# -- noms : technologies, cartes, événements, fenêtres -------------------------------------------

name-tech-carpentry = Menuiserie
name-tech-logistics = Logistique
name-tech-machinery = Machinerie
name-tech-cartography = Cartographie
name-tech-commerce = Commerce
name-tech-market = Marché
name-tech-control = Contrôle
name-tech-guilds = Guildes
name-tech-edict = Édit
name-tech-law = Loi
name-tech-nation = Nation
name-tech-influence = Influence
name-tech-art_of_war = Art de la guerre
name-tech-promotion = Promotion
name-tech-tactics = Tactique
name-tech-strategy = Stratégie
name-tech-masonry = Maçonnerie
name-tech-architecture = Architecture
name-tech-mathematics = Mathématiques
name-tech-genius = Génie
name-tech-religion = Religion
name-tech-monasticism = Monachisme
name-tech-proselytism = Prosélytisme
name-tech-flight_of_time = Fuite du temps
name-character-bishop = Évêque
name-character-warlord = Seigneur de guerre
name-character-crossbowman = Arbalétrier
name-character-scientist = Scientifique
name-character-infiltrator = Infiltré
name-character-spy = Espion
name-character-merchant = Marchand
name-character-tax_collector = Percepteur de taxes
name-character-militia = Milice
name-character-surgeon = Chirurgien
name-character-seller = Vendeur
name-character-architect = Architecte
name-character-templar = Templier
name-character-magnate = Magnat
name-character-jailer = Geôlier
name-character-plague_doctor = Médecin de la peste
name-character-bard = Barde
name-character-assassin = Assassin
name-character-joker = Joker
name-character-diplomat = Diplomate
name-character-gunner = Artilleur
name-character-ranger = Ranger
name-character-pirate = Pirate
name-character-princess = Princesse
name-character-saviour = Sauveur
name-character-cameleer = Chamelier
name-character-marauder = Maraudeur
name-character-heroine = Héroïne
name-character-sheriff = Shérif
name-character-mystic = Mystique
name-card-1 = Évêque (1)
name-card-2 = Évêque (2)
name-card-3 = Évêque (3)
name-card-4 = Seigneur de guerre (4)
name-card-5 = Seigneur de guerre (5)
name-card-6 = Seigneur de guerre (6)
name-card-7 = Arbalétrier (7)
name-card-8 = Arbalétrier (8)
name-card-9 = Arbalétrier (9)
name-card-10 = Scientifique (10)
name-card-11 = Scientifique (11)
name-card-12 = Scientifique (12)
name-card-13 = Infiltré (13)
name-card-14 = Infiltré (14)
name-card-15 = Infiltré (15)
name-card-16 = Espion (16)
name-card-17 = Espion (17)
name-card-18 = Espion (18)
name-card-19 = Marchand (19)
name-card-20 = Marchand (20)
name-card-21 = Marchand (21)
name-card-22 = Percepteur de taxes (22)
name-card-23 = Percepteur de taxes (23)
name-card-24 = Milice (24)
name-card-25 = Milice (25)
name-card-26 = Milice (26)
name-card-27 = Chirurgien (27)
name-card-28 = Chirurgien (28)
name-card-29 = Chirurgien (29)
name-card-30 = Vendeur (30)
name-card-31 = Vendeur (31)
name-card-32 = Architecte (32)
name-card-33 = Architecte (33)
name-card-34 = Templier (34)
name-card-35 = Templier (35)
name-card-36 = Magnat (36)
name-card-37 = Magnat (37)
name-card-38 = Magnat (38)
name-card-39 = Geôlier (39)
name-card-40 = Geôlier (40)
name-card-41 = Geôlier (41)
name-card-42 = Médecin de la peste (42)
name-card-43 = Médecin de la peste (43)
name-card-44 = Barde (44)
name-card-45 = Barde (45)
name-card-46 = Assassin (46)
name-card-47 = Assassin (47)
name-card-48 = Joker (48)
name-card-49 = Joker (49)
name-card-50 = Diplomate (50)
name-card-51 = Diplomate (51)
name-card-52 = Artilleur (52)
name-card-53 = Artilleur (53)
name-card-54 = Artilleur (54)
name-card-55 = Ranger (55)
name-card-56 = Ranger (56)
name-card-57 = Pirate (57)
name-card-58 = Pirate (58)
name-card-59 = Princesse (59)
name-card-60 = Princesse (60)
name-card-61 = Sauveur (61)
name-card-62 = Sauveur (62)
name-card-63 = Chamelier (63)
name-card-64 = Chamelier (64)
name-card-65 = Maraudeur (65)
name-card-66 = Maraudeur (66)
name-card-67 = Héroïne (67)
name-card-68 = Héroïne (68)
name-card-69 = Shérif (69)
name-card-70 = Shérif (70)
name-card-71 = Mystique (71)
name-card-72 = Mystique (72)
name-event-e01 = Le Rhin en crue
name-event-e02 = Hiver alpin
name-event-e03 = Tempêtes sur les côtes du Nord
name-event-e04 = Fièvre le long de l’Elbe
name-event-e05 = Querelle des communes lombardes
name-event-e06 = Séisme en Italie
name-event-e07 = Corsaires de Méditerranée
name-event-e08 = Le grand gel du Nord
name-event-e09 = Croisade en Prusse
name-event-e10 = Raids sur la Vistule
name-event-e11 = Famine sur la Tisza
name-event-e12 = Peste sur la Drave
name-event-e13 = Guerre des seigneurs balkaniques
name-event-e14 = Le Danube en crue
name-event-e15 = Querelle des princes latins
name-event-e16 = Grand incendie en Thrace
name-event-e17 = Sécheresse en Asie Mineure
name-event-e18 = Raids turcomans
name-event-e19 = Séisme au Caucase
name-event-e20 = Guerre de l’Ilkhan
name-event-e21 = Épidémie en Outremer
name-event-e22 = Tempêtes de sable
name-event-e23 = Le Nil fait défaut
name-event-e24 = Sauterelles en Libye
name-event-e25 = Pestilence à Caffa
name-event-e26 = Dégel sur la Volga
name-event-e27 = Princes en guerre en Rus
name-event-e28 = Faim au pays des forêts
name-event-e29 = Incendie à Novgorod
name-event-e30 = La longue nuit du Nord
name-window-phase-start = début de phase
name-window-activation-start = début d’activation
name-window-own-turn = pendant son tour
name-window-card-turned = carte tournée
name-window-die-rolled = dé lancé
name-window-payment = paiement
name-window-objective-met = objectif atteint
name-window-war-circle = Cercle de Guerre
name-window-event-drawn = événement pioché
name-window-icons-chosen = icônes choisies
name-window-rebellion-due = rébellion à placer
name-window-rebellion = rébellion
name-window-interest-due = intérêts dus
name-window-taxes-end = fin des taxes
name-window-building-price = prix d’un bâtiment
name-window-cards-drawn = cartes piochées
name-window-before-step = avant un pas
name-window-entered = entrée
name-window-pass-by = passage
name-window-battle-opens = ouverture de bataille
name-window-round-opens = ouverture de manche
name-window-artillery = artillerie
name-window-archery = tir des archers
name-window-archers-rolled = dés des archers lancés
name-window-melee-judged = mêlée jugée
name-window-before-roll = avant le jet
name-window-rolls-made = jets faits
name-window-damage = dégâts
name-window-unit-destroyed = unité détruite
name-window-round-ends = fin de manche
name-window-plunder = pillage
name-window-transport-lost = transport perdu
name-window-deal = transaction
name-window-turn-end = fin de tour
name-window-offer = offre
name-window-dispute = litige

# -- textes : technologies -----------------------------------------------------------------------

effect-tech-carpentry = 1 bleu par niveau : concevoir un transport. Phase 4.
effect-tech-logistics = 1 bleu par pas : un transport terrestre ou une machine de siège entre dans une zone maritime, ou un navire dans un territoire par voie de terre.
effect-tech-machinery = 1 bleu par machine de siège : jusqu’à la fin du tour, ses servants se battent aussi en mêlée.
effect-tech-cartography = 2 bleus : +1 PM pour une unité, une machine de siège ou un transport avec sa charge, même après une bataille ou à l’activation d’un autre joueur.
effect-tech-commerce = 1 jaune par cube vendu : +25 / 50 / 100 florins là où se trouve un Village / une Ville / une Cité.
effect-tech-market = 1 jaune : un de vos achats coûte 50 de moins, ou une vente rapporte 50 de plus ; un achat ne devient jamais gratuit.
effect-tech-control = 1 jaune par cube : déplacer un cube entre deux zones habitées voisines, l’une contrôlée par vous, l’une contenant votre caravane ou votre navire marchand.
effect-tech-guilds = 2 jaunes par étape : compter une étape de votre route commerciale comme accomplie, pas la destination.
effect-tech-edict = 1 orange par territoire : traverser un territoire barbare sans résistance.
effect-tech-law = 1 orange par rébellion : la placer plutôt dans un territoire barbare à côté de votre royaume de départ.
effect-tech-nation = 1 orange par unité : faire avancer une unité barbare d’un pas.
effect-tech-influence = 2 orange par unité : une unité barbare devient une des vôtres, prise dans votre réserve.
effect-tech-art_of_war = 1 rouge par niveau : recruter ou élever un capitaine. Phase 4.
effect-tech-promotion = 1 rouge par degré : pour ce tour, une unité en bataille, à vous ou à l’ennemi, compte comme le type d’au-dessus ou d’au-dessous.
effect-tech-tactics = 1 rouge par point : c’est vous qui attribuez un point des dégâts que vous infligez.
effect-tech-strategy = 2 rouges par point : infliger 1 dégât à l’étape des archers, sans jet.
effect-tech-masonry = 1 vert par niveau : concevoir un bâtiment civil. Phase 4.
effect-tech-architecture = 1 vert par niveau : concevoir un bâtiment militaire. Phase 4.
effect-tech-mathematics = 1 vert par niveau : concevoir une machine de siège. Phase 4.
effect-tech-genius = 2 verts par niveau : élever d’un niveau un bâtiment ou une machine de siège sans florins.
effect-tech-religion = 1 violet : concevoir une Cathédrale. Phase 4.
effect-tech-monasticism = 1 violet devient 1 point de technologie d’une autre couleur.
effect-tech-proselytism = 1 violet par carte : utiliser une carte Empire d’un joueur voisin ; elle n’est pas tournée.
effect-tech-flight_of_time = 2 violets par usage : utiliser une technologie d’un joueur voisin, en payant aussi ses propres coûts.

# -- textes : cartes Empire, capacité et objectif ------------------------------------------------

effect-card-1 = Nommez un territoire : on ne s’y bat pas ce tour (joueurs comme barbares). Une bataille déjà engagée s’y arrête à la fin de sa manche en cours ; des hordes y apparaissent encore, mais personne ne se bat. Pas un territoire nommé par une carte 1 au tour précédent.
effect-card-2 = Nommez un territoire : on n’y achète ni n’y vend ce tour ; une transaction en cours est annulée. Pas un territoire nommé par une carte 2 au tour précédent.
effect-card-3 = Nommez un territoire : rien ne peut le quitter ce tour ; un départ en cours s’y arrête. Pas un territoire nommé par une carte 3 au tour précédent.
effect-card-4 = Vos capacités d’unités ne sont bloquées que par un ennemi qui a au moins autant d’unités de ce type que vous : avec strictement plus d’unités d’un type, vous en utilisez la capacité.
effect-card-5 = +2 à une valeur d’attaque : la vôtre, celle d’un autre joueur ou celle des barbares.
effect-card-6 = Quand vous entrez dans un territoire contrôlé par un autre joueur, la moitié de vos unités militaires (arrondie au supérieur) gardent leur mouvement et peuvent continuer ; l’autre moitié doit s’arrêter.
effect-card-7 = Lancez 1d6 : 1-2, 3-4, 5-6 donne la capacité d’archer, en plus de la leur, à 1, 2, 3 de vos unités militaires (un archer ainsi choisi tire deux fois).
effect-card-8 = Pour chaque paire d’archers que vous avez dans la bataille, retranchez 1 à chacun de vos dés d’archer (-3 au plus).
effect-card-9 = Relancez n’importe lesquels de vos dés d’archer, une fois chacun, avant tout autre jet.
effect-card-10 = Les servants de vos machines de siège comptent double (la limite de 3 tirs par machine peut être dépassée).
effect-card-11 = Une de vos caravanes sert aussi de chariot de guerre du même niveau, ou un chariot de guerre de caravane.
effect-card-12 = Un de vos bâtiments militaires protège aussi contre une seconde sorte d’attaque (deux parmi artillerie, archers, mêlée).
effect-card-13 = Payez 100 : 1d3 cartes Empire d’autres joueurs, en tout, ne sont pas redressées à la fin de ce tour.
effect-card-14 = Payez 100 : une unité militaire ennemie en face de vous (pas un capitaine) change de camp ; remplacez-la par le même type de votre réserve.
effect-card-15 = Payez 100 : placez une horde (composition du Cercle de Guerre) comme rébellion dans un territoire voisin sans unités à vous ; toute bataille se livre aussitôt ; qui le contrôle subit une rébellion.
effect-card-16 = Sabotez un chariot de guerre ou une machine de siège ennemis de votre bataille. 1d8 : 1-3 il perd un niveau (retiré au niveau I) ; 7-8 vous retirez une de vos propres unités engagées.
effect-card-17 = Embuscade : 1d8 : 1-3 une unité militaire ennemie de la bataille est retirée ; 7-8 vous retirez une de vos propres unités engagées.
effect-card-18 = Piégez une unité militaire ennemie : 1d8 : 1-3 elle ne prend pas part au combat mais peut encore être touchée ; 7-8 vous retirez une de vos propres unités engagées.
effect-card-19 = Vendez 1 cube dans un territoire barbare (habité ou non) sans unités barbares, pour 100 x (couleurs à bord - 1).
effect-card-20 = Vendez autant de cubes d’un transport que vous voulez, n’importe où hors des territoires que vous contrôlez, à 50 chacun, malgré toute interdiction.
effect-card-21 = Achetez 1 cube de n’importe quelle marchandise dans n’importe quelle zone habitée pour 150.
effect-card-22 = Recevez de la banque 10 pour chaque cube sur les transports d’autres joueurs dans les territoires que vous contrôlez.
effect-card-23 = Recevez de la banque 20 pour chaque cube sur les transports d’autres joueurs dans les territoires que vous contrôlez.
effect-card-24 = Quand une rébellion éclate ou qu’un ennemi amène des troupes dans votre territoire, placez-y gratuitement une unité militaire de votre réserve (capitaine de niveau I permis).
effect-card-25 = Quand une rébellion éclate ou qu’un ennemi amène des troupes dans votre territoire, recevez 3 PM à partager entre vos unités pour qu’elles gagnent ce territoire et le défendent (inutile si elles n’arrivent pas) ; sans chariot de guerre.
effect-card-26 = Quand une rébellion éclate ou qu’un ennemi amène des troupes dans votre territoire, ce territoire compte comme ayant une Tour ; s’il a un bâtiment militaire, celui-ci absorbe 1 point de plus. Seulement si vous y avez des unités militaires.
effect-card-27 = Ignorez le premier point de dégâts infligé à une unité.
effect-card-28 = En phase 4 du tour suivant, vous pouvez racheter à moitié prix des unités perdues dans cette manche de bataille (sans points de technologie pour les capitaines).
effect-card-29 = Cette manche de bataille, ce que vous tuent archers et machines de siège reste en place jusqu’à la fin de la manche et se bat encore en mêlée.
effect-card-30 = Gardez sur le plateau, pour ce tour, les jetons Route d’un transport détruit ; un autre transport peut reprendre la route, les étapes accomplies le restent.
effect-card-31 = Réarrangez à votre gré vos jetons Route sur le plateau (accomplis ou non).
effect-card-32 = Achetez 1 bâtiment pour 50 florins de moins.
effect-card-33 = Achetez 1 bâtiment à moitié prix.
effect-card-34 = Placez gratuitement une unité militaire (pas un capitaine) dans n’importe quel territoire hors de votre royaume de départ ; la résistance barbare s’applique et se combat aussitôt.
effect-card-35 = Placez gratuitement une unité militaire (pas un capitaine) dans une bataille que vous livrez hors de votre royaume de départ : elle combat à vos côtés.
effect-card-36 = Mettez jusqu’à 300 florins sur cette carte si elle est vide, ou prenez ce qui s’y trouve plus 50% de la banque.
effect-card-37 = En phase 3, recevez la moitié de tous les intérêts payés ce tour par les autres joueurs.
effect-card-38 = Votre paiement d’intérêts est diminué de 50 florins (jamais sous 0).
effect-card-39 = Au lieu de détruire une unité ennemie, gardez-la prisonnière.
effect-card-40 = Le rapport pour capturer sans la pénalité de 50% devient 2:1.
effect-card-41 = Quand vous capturez sans le rapport de 3:1, la réduction de votre valeur d’attaque est de 2 points plus petite (jamais sous 0).
effect-card-42 = Préservez 1-3 territoires de la carte Événement (1d6 : 1-2 un, 3-4 deux, 5-6 trois).
effect-card-43 = Préservez 1 territoire de la carte Événement.
effect-card-44 = Redressez n’importe quelle carte Empire utilisée ce tour, à vous ou à un autre joueur.
effect-card-45 = Payez 50 : redressez n’importe quelle carte Empire utilisée ce tour, à vous ou à un autre joueur.
effect-card-46 = Réduisez de 1 n’importe quel dé qui vient d’être lancé (minimum 1), celui d’un adversaire compris.
effect-card-47 = Réduisez de 1 chacun n’importe lesquels de deux dés qui viennent d’être lancés (minimum 1), ceux d’adversaires compris.
effect-card-48 = Payez 50 : annulez une carte Empire qui vient de servir ; elle reste tournée et ne donne ni capacité ni points.
effect-card-49 = Annulez une carte Empire qui vient de servir ; elle reste tournée et ne donne ni capacité ni points.
effect-card-50 = Protégez du pillage 1d3 de vos éléments ce tour (tous les cubes d’un Grand Marché comptent pour un) : un joueur hostile doit les garder, les barbares les ignorent.
effect-card-51 = Protégez du pillage 1 de vos éléments ce tour : un joueur hostile doit le garder, les barbares l’ignorent.
effect-card-52 = Chacune de vos machines de siège compte un servant de plus dans cette bataille (une machine vide tire une fois, une complète quatre fois).
effect-card-53 = Une de vos machines de siège peut dépasser ses PM tant qu’elle accompagne une armée.
effect-card-54 = Une de vos machines de siège sert de chariot de guerre d’une capacité de 1d3.
effect-card-55 = Un transport, avec tout ce qu’il porte, passe inaperçu par des territoires hostiles (barbares ou de joueurs) jusqu’à sa destination.
effect-card-56 = Autant de transports que vous voulez, partant du même territoire, passent inaperçus, avec tout ce qu’ils portent, par des territoires hostiles (barbares ou de joueurs) jusqu’à leur destination.
effect-card-57 = Donne 1 point de technologie de n’importe quelle couleur.
effect-card-58 = Donne 2 points de technologie d’une couleur au choix (les deux la même).
effect-card-59 = Une autre carte Empire donne à la fois sa capacité et ses points de technologie (ce peut être celle d’un autre joueur).
effect-card-60 = Double les points de technologie que donne une autre carte Empire, Pirates compris (ce peut être celle d’un autre joueur).
effect-card-61 = À la phase des événements, piochez 3 cartes Événement et choisissez celle qui vaut ce tour, même si une autre avait déjà été piochée.
effect-card-62 = Quand vous choisissez une nouvelle carte Empire, rejetez toutes les cartes piochées et piochez-en d’autres.
effect-card-63 = Déplacez un cube d’une zone habitée vers une zone habitée voisine qui n’en a pas de cette couleur.
effect-card-64 = Votre transport qui achève une route commerciale a aussi le bonus du Grand Marché, s’il y en a un.
effect-card-65 = Payez 100 : placez une horde (composition du Cercle de Guerre) qui combat pour vous dans un territoire que vous contrôlez et où vous avez une unité militaire.
effect-card-66 = Envoyez jusqu’à 2 de vos unités militaires, de n’importe lesquels de vos territoires, rejoindre une horde barbare ; les survivantes reviennent à la fin du tour.
effect-card-67 = Changez une unité militaire en capitaine de niveau I dans une armée qui n’en a pas (de n’importe quel joueur).
effect-card-68 = Élevez un capitaine d’un niveau, III au plus (celui de n’importe quel joueur).
effect-card-69 = Élevez d’un niveau un de vos bâtiments civils, si un bâtiment militaire de niveau supérieur est dans le même territoire.
effect-card-70 = Élevez d’un niveau un de vos bâtiments militaires, si un bâtiment civil de niveau supérieur est dans le même territoire.
effect-card-71 = Recevez 20 florins pour chaque point de technologie de n’importe quelle couleur que vous dépensez ici.
effect-card-72 = Recevez 100 florins pour chaque lot de 3 points de technologie de trois couleurs différentes que vous dépensez ici.
goal-card-1 = Contrôlez au moins 2 Cathédrales.
goal-card-2 = Contrôlez Rome, ou Jérusalem hors de votre royaume de départ.
goal-card-3 = Contrôlez une Cathédrale et une Cité dans le même territoire.
goal-card-4 = Gagnez une bataille en attaque contre un autre joueur.
goal-card-5 = Pillez une caravane.
goal-card-6 = Conquérez 3 territoires au même tour.
goal-card-7 = Ayez au moins 7 archers sur la carte.
goal-card-8 = Infligez au moins 3 points de dégâts au tir en une manche de bataille.
goal-card-9 = Ayez au moins 3 archers dans un territoire où vous contrôlez un Fort ou un Château.
goal-card-10 = Possédez au moins 2 machines de siège de niveau II ou III.
goal-card-11 = Possédez au moins une caravane, un navire marchand, un chariot de guerre et une galère.
goal-card-12 = Atteignez le niveau technologique III dans au moins 2 branches.
goal-card-13 = Au moins 2 autres joueurs ont chacun un territoire de départ rebelle, et vous aucun.
goal-card-14 = Tenez au moins 2 prisonniers.
goal-card-15 = Au moins 3 territoires de départ d’autres joueurs sont occupés par des barbares.
goal-card-16 = Détruisez ou capturez une machine de siège ennemie.
goal-card-17 = Gagnez une bataille commencée avec moins d’unités militaires que votre ennemi.
goal-card-18 = Gagnez une bataille contre au moins 3 unités militaires sans perdre d’unité.
goal-card-19 = Vendez des cubes d’au moins 3 couleurs différentes en une phase de commerce.
goal-card-20 = Vendez au moins 4 cubes en une seule vente.
goal-card-21 = Portez des cubes d’au moins 4 couleurs différentes sur vos transports.
goal-card-22 = Percevez au moins 600 florins de taxes en un tour.
goal-card-23 = Avec un niveau de taxe de 40 ou 50, ne subissez aucune rébellion à une phase des événements.
goal-card-24 = Réprimez une rébellion.
goal-card-25 = Gagnez une bataille en défense dans votre royaume de départ.
goal-card-26 = Contrôlez un bâtiment militaire dans au moins 3 de vos territoires de départ.
goal-card-27 = Ayez au moins 15 unités militaires sur la carte.
goal-card-28 = Ayez sur la carte au moins une unité militaire de chacun des cinq types.
goal-card-29 = Gagnez une bataille qui a duré au moins 3 manches.
goal-card-30 = Achevez une route commerciale.
goal-card-31 = Achevez une route commerciale de 6 ou 8 étapes.
goal-card-32 = Contrôlez au moins 4 bâtiments civils.
goal-card-33 = Contrôlez une Cité.
goal-card-34 = Contrôlez au moins 3 territoires avec une zone habitée hors de votre royaume de départ.
goal-card-35 = Conquérez une zone habitée tenue par un autre joueur.
goal-card-36 = Possédez au moins 3000 florins sans avoir de dette.
goal-card-37 = Au moins 2 autres joueurs ont des dettes, et vous aucune.
goal-card-38 = Remboursez votre dernier prêt, pris à un tour antérieur, et possédez encore au moins 1500 florins.
goal-card-39 = Tenez au moins 3 prisonniers.
goal-card-40 = Tenez prisonnier un capitaine ennemi.
goal-card-41 = Recevez une rançon.
goal-card-42 = Contrôlez au moins 10 territoires et n’ayez aucun territoire de départ rebelle.
goal-card-43 = Contrôlez au moins 4 bâtiments, dont aucun n’est endommagé.
goal-card-44 = Ayez des pactes signés à des tours antérieurs et en vigueur avec au moins 2 joueurs différents.
goal-card-45 = Ayez au moins 3 points d’honneur de plus que chaque autre joueur.
goal-card-46 = Contrôlez au moins 5 bâtiments militaires dans des territoires adjacents.
goal-card-47 = Détruisez en bataille un capitaine ennemi (d’un joueur ou barbare).
goal-card-48 = Gagnez une bataille contre au moins 3 unités militaires en étant dernier dans l’ordre du tour.
goal-card-49 = Faites en bataille un jet critique de 20 ou plus.
goal-card-50 = Ayez des pactes de non-belligérance ou des alliances signés à des tours antérieurs et en vigueur avec au moins 2 joueurs différents.
goal-card-51 = Terminez par la paix une guerre où vous avez livré bataille à ce joueur.
goal-card-52 = Détruisez un bâtiment avec des machines de siège.
goal-card-53 = Possédez au moins 3 machines de siège.
goal-card-54 = Possédez une bombarde.
goal-card-55 = Ayez des unités militaires dans au moins 3 territoires qui ne sont ni dans votre royaume de départ ni adjacents à lui.
goal-card-56 = Possédez au moins 2 chariots de guerre de niveau II ou III.
goal-card-57 = Pillez un navire marchand.
goal-card-58 = Gagnez une bataille navale.
goal-card-59 = Possédez au moins 5 cartes Empire.
goal-card-60 = Possédez au moins 3 jetons Objectif.
goal-card-61 = Contrôlez une Cathédrale hors de votre royaume de départ.
goal-card-62 = Possédez au moins 9 technologies.
goal-card-63 = Contrôlez un Grand Marché d’une valeur de 4 ou plus.
goal-card-64 = Possédez au moins 2 caravanes ou navires marchands de niveau II ou III.
goal-card-65 = Détruisez au moins 5 unités barbares en un tour.
goal-card-66 = Battez une horde d’au moins 4 unités en une bataille.
goal-card-67 = Ayez un capitaine de niveau III.
goal-card-68 = Ayez 3 capitaines sur la carte.
goal-card-69 = Contrôlez dans un même territoire une Ville ou une Cité et un Fort ou un Château.
goal-card-70 = Contrôlez dans un même territoire un bâtiment civil, un militaire et un religieux.
goal-card-71 = Atteignez le niveau IV dans une branche technologique.
goal-card-72 = Atteignez le niveau technologique II dans au moins 4 branches.

# -- questions, answers, the log ---------------------------------------------------------------

name-button-pass = Passer
name-button-done = Terminé
name-button-loan = Emprunter 500
name-button-withdraw = Renoncer à payer
name-button-buy-point = Le payer 100 florins
name-button-fight-on = Combattre
name-button-flee = Fuir
name-button-stop = S’arrêter ici
name-button-stay = Rester ici
name-button-leave = Partir
name-button-destroy = Pas de prisonniers
name-button-capture = Capturer
name-button-surrender = Capituler
name-button-invite = Inviter l’ennemi à capituler
name-button-accept = Accepter
name-button-refuse = Refuser
name-button-more-damage = 1 dégât de plus
name-button-fewer-losses = 1 perte de moins chez vous
name-button-keep = Garder
name-button-keep-empty = Garder, mais piller la cargaison
name-button-keep-all = Tout garder
name-button-plunder = Piller
name-button-replace = Le remplacer par le vôtre
name-button-return = Le rendre
name-button-empire-card = Une carte Empire
name-button-no-token = Plus de jeton
name-button-go = En marche
name-button-all-land = Tout, par terre
name-button-all-sea = Tout, par mer
name-button-by-sea = Par mer, pièce par pièce
name-button-load = Recomposer le groupe
name-button-enter = Entrer maintenant
name-button-let-pass = Laisser passer
name-button-raid = Attaquer
name-button-peaceful = Entrer en paix
do-attack-at-sea-attack = Attaquer { $other } sans déclaration : 3 points d’honneur
ask-attack-at-sea = Vous entrez ici : { $place }, où naviguent d’autres. Attaquez-vous quelqu’un ?
name-button-attack = Attaquer quand même
name-button-back = Ne pas attaquer
name-button-pay = Tout payer
name-button-give-up = Laisser le reste impayé
name-button-rebellion = Une rébellion, contre 100 florins
name-button-buy = Acheter des marchandises
name-button-sell = Vendre des marchandises
name-button-cancel-route = Abandonner la route commerciale
name-button-no-route = Pas de route commerciale
name-button-market-bonus = Le bonus du Grand Marché
name-button-route-bonus = Les points de commerce de la route
name-free-remove = Retirer ses pièces de la carte
name-free-loan = Emprunter 500
name-free-repay = Rembourser 500
name-free-road = Donner le jeton « sur la route » à un autre transport
name-asset-none = rien
name-colour-none = aucune
name-event-none = aucun événement
name-protect-artillery = Contre l’artillerie
name-protect-archers = Contre les archers
name-protect-melee = Dans la mêlée
name-aim-units = Sur les unités
name-aim-civil = Sur le bâtiment civil
name-aim-military = Sur le bâtiment militaire
name-aim-religious = Sur la Cathédrale
name-reroll-none = Aucun
name-reroll-d4 = le d4
name-reroll-d6 = le d6
name-reroll-d8 = le d8
name-reroll-d4-d6 = le d4 et le d6
name-reroll-d4-d8 = le d4 et le d8
name-reroll-d6-d8 = le d6 et le d8
name-reroll-d4-d6-d8 = Les trois
name-captain-copy-light = Agir comme une légère
name-captain-copy-archer = Tirer comme un archer
name-captain-copy-heavy = Agir comme une lourde
name-captain-copy-cavalry = Charger comme une cavalerie
name-captain-allow-light = Laisser une légère agir
name-captain-allow-archer = Laisser un archer tirer
name-captain-allow-heavy = Laisser une lourde agir
name-captain-allow-cavalry = Laisser une cavalerie charger
name-captain-cancel-light = Annuler une légère ennemie
name-captain-cancel-archer = Annuler un archer ennemi
name-captain-cancel-heavy = Annuler une lourde ennemie
name-captain-cancel-cavalry = Annuler une cavalerie ennemie

ask-bid = { $again ->
    [0] Misez pour l’ordre du tour { $number }. Ceux qui sont à égalité en tête ajouteront ensuite à leur mise.
   *[other] Mises égales en tête au tour { $number } : de combien chaque mise monte-t-elle ? { $number ->
        [1] Si personne n’ajoute rien, le hasard départage les ex æquo.
       *[other] Si personne n’ajoute rien, les ex æquo jouent dans l’ordre inverse du tour précédent.
    }
  }
do-bid = { $number } florins
ask-realm = Quel royaume prenez-vous ?
ask-realm-offer = Quel royaume, et pour combien d’honneur ?
do-realm-offer = { $realm } pour { $honour }
ask-village = Où placez-vous votre Village ?
ask-archer = Où placez-vous votre archer ?
do-archer = Archer : { $what }
ask-first-transport = { $levels ->
    [one] Quel transport prenez-vous ? Encore un de niveau I.
   *[other] Quel transport prenez-vous ? Deux de niveau I, ou un de niveau II.
}
ask-first-place = Où placez-vous votre { $thing } ?
ask-first-card = Quelle carte Empire gardez-vous ?
do-first-gear-blue = { name-gear-blue } (transport)
do-gear-blue = { do-first-gear-blue }
do-first-gear-yellow = { name-gear-yellow } (commerce)
do-gear-yellow = { do-first-gear-yellow }
do-first-gear-orange = { name-gear-orange } (législation)
do-gear-orange = { do-first-gear-orange }
do-first-gear-red = { name-gear-red } (combat)
do-gear-red = { do-first-gear-red }
do-first-gear-green = { name-gear-green } (construction)
do-gear-green = { do-first-gear-green }
do-first-gear-violet = { name-gear-violet } (religion)
do-gear-violet = { do-first-gear-violet }
ask-first-gear = Quel jeton Objectif prenez-vous ?
ask-barbarian-dice = Les barbares ont { $dice }. Quels dés relancer ?
ask-first-icon = { $event } : quelle icône d’abord ?
ask-second-icon = { $event } : quelle icône ensuite ?
tip-icon-movement = Déplacement : de 1 à { $most } au dé, autant de transports sont arrêtés
tip-icon-armies = Armées : de 1 à { $most } au dé, autant de dégâts aux unités
tip-icon-buildings = Bâtiments : de 1 à { $most } au dé, autant de dégâts aux bâtiments
tip-icon-goods = Marchandises : de 1 à { $most } au dé, autant de cubes sont perdus
do-first-icon-movement = { $hit ->
    [0] { tip-icon-movement } (personne n’y est)
   *[other] { tip-icon-movement } ({ $who })
}
do-first-icon-armies = { $hit ->
    [0] { tip-icon-armies } (personne n’y est)
   *[other] { tip-icon-armies } ({ $who })
}
do-first-icon-buildings = { $hit ->
    [0] { tip-icon-buildings } (personne n’y est)
   *[other] { tip-icon-buildings } ({ $who })
}
do-first-icon-goods = { $hit ->
    [0] { tip-icon-goods } (personne n’y est)
   *[other] { tip-icon-goods } ({ $who })
}
do-second-icon-movement = { do-first-icon-movement }
do-second-icon-armies = { do-first-icon-armies }
do-second-icon-buildings = { do-first-icon-buildings }
do-second-icon-goods = { do-first-icon-goods }
tip-event-red = Dans { $places } et les mers voisines. Le premier joueur choisit deux icônes sur trois ; qui a là ce que l’icône nomme lance un dé :
ask-harm-movement = Quel transport est arrêté ?
ask-harm-buildings = Quel bâtiment subit un dégât ?
ask-harm-goods = Quel transport perd des cubes ?
do-harm-movement = { $thing }, nº { $number }, { $place }
do-harm-buildings = { $thing }, { $place }
do-harm-goods = { $thing }, nº { $number }, { $place }
ask-lose-cube = Quel cube est perdu ?
ask-barbarian-point = Points barbares restants : { $points }. Placez une unité ou déplacez une horde.
do-barbarian-point-raise = Une unité : { $place }
do-barbarian-point-march = Déplacer la horde : { $place }
ask-raise = Quelle unité barbare ?
ask-march = Où va la horde ?
ask-victim = Qui les barbares combattent-ils d’abord ({ $place }) ?
ask-rebellion-site = Une rébellion éclate. Où ?
ask-rebellion-order = Quelle rébellion combattre maintenant ?
ask-tax = Fixez votre niveau de taxe : autant de florins pour chaque territoire et chaque niveau de son bâtiment civil. Toléré ce tour : { $level }. Ce que vous fixez est jugé au tour suivant, selon un nouveau niveau.
tip-tax-title = Niveau de taxe { $level }
tip-tax = Rapporte { $florins } florins maintenant.
warn-breach = { $count ->
    [one] Rompt votre pacte : vous perdez { $honour } d’honneur
   *[other] Rompt { $count } de vos pactes : vous perdez { $honour } d’honneur
}
tip-tax-judged = Au tour suivant, chaque tranche de 10 au-dessus du niveau alors toléré est une rébellion. Ce tour, { $tolerated } est toléré.
do-tax = { $number } florins par territoire
ask-bankrupt = { $florins } florins d’intérêts sont dus. Comment payez-vous ?
do-bankrupt-at = Piller votre { $thing }, { $place }
do-bankrupt-carrier = Piller votre { $thing }, nº { $number }, { $place }
ask-remove = Quelles pièces retirez-vous de la carte ?
do-remove-drop = { $thing }, { $place }{ $aboard }
do-remove-carrier = { $thing }, nº { $number }, { $place }
ask-homecoming = Où placez-vous la pièce revenue de captivité ({ $thing }) ?
name-button-later = Plus tard
ask-upkeep = L’entretien coûte { $florins } florins. Payez, ou renoncez à une pièce.
group-upkeep-drop = Renoncer à quelque chose
group-upkeep-carrier = Renoncer à quelque chose
do-upkeep-drop = Renoncer : { $thing }, { $place }{ $aboard }
do-upkeep-carrier = Renoncer : { $thing }, nº { $number }, { $place }
ask-point = { $missing ->
    [one] Il manque un point de technologie ({ $colour }). D’où vient-il ?
   *[other] Il manque { $missing } points de technologie ({ $colour }). D’où vient le suivant ?
}
wait-point = recherche de points de technologie
do-point-card = Tourner { $what }
do-point-gear = Retourner votre { $what }
ask-short = Il vous faut { $florins } florins.
ask-buy = Qu’achetez-vous ?
group-buy-learn = Technologies
group-buy-build = Bâtiments
group-buy-make = Transports et machines
group-buy-raise = Améliorer ce que vous avez
group-buy-recruit = Troupes et capitaines
group-buy-promote = Promotions
group-buy-repair = Réparations
group-buy-ransom = Prisonniers
group-buy-card = Vos cartes et technologies
group-buy-tech = Vos cartes et technologies
group-free = À tout moment : prêts, offres, guerre
buy-cost = { $gears ->
    [0] { $florins } fl.
   *[other] { $florins } fl. + { $points }
}
count-point-blue = { $count ->
    [one] 1 point bleu
   *[other] { $count } points bleus
}
count-point-yellow = { $count ->
    [one] 1 point jaune
   *[other] { $count } points jaunes
}
count-point-orange = { $count ->
    [one] 1 point orange
   *[other] { $count } points orange
}
count-point-red = { $count ->
    [one] 1 point rouge
   *[other] { $count } points rouges
}
count-point-green = { $count ->
    [one] 1 point vert
   *[other] { $count } points verts
}
count-point-violet = { $count ->
    [one] 1 point violet
   *[other] { $count } points violets
}
do-buy-learn = Technologie : { $learnt } ({ $thing }, { $florins } fl.)
do-buy-build = { $thing }, { $place } ({ buy-cost })
do-buy-make = { $thing } ({ buy-cost })
do-buy-raise = { $thing }, nº { $number }, { $place }, devient { $into } ({ buy-cost })
do-buy-recruit = { $thing } ({ buy-cost })
do-buy-promote = { $thing }, { $place }, devient { $into } ({ buy-cost })
do-buy-empire-card = Une carte Empire ({ $florins } fl.)
do-buy-repair = Réparer : { $thing }, { $place } ({ buy-cost })
do-buy-ransom = Racheter { $thing } à { $other } ({ buy-cost })
do-buy-redeploy = Remettre { $thing } sur la carte
do-buy-regain = Racheter { $thing } ({ buy-cost })
do-buy-card = Utiliser { $what }
do-buy-tech = Utiliser { $what }
ask-put = Où placer cette pièce : { $thing } ?
ask-control-token = Où poser un jeton de contrôle ({ $thing }) ?
ask-keep-card = Quelle carte Empire gardez-vous ?
ask-activation = Phase de combat : déplacez, combattez sur place, ou passez.
do-activation-group = Déplacer depuis { $place }
do-activation-fight = Combattre { $side } : { $place }
do-activation-seize = Saisir ce que { $side } a laissé : { $place }
do-activation-card = Utiliser { $what }
do-activation-tech = Utiliser { $what }
ask-group = { $carriers ->
    [0] { $units ->
        [0] Qui part de { $place } ?
        [one] Qui part de { $place } ? Jusqu’ici 1 unité.
       *[other] Qui part de { $place } ? Jusqu’ici { $units } unités.
    }
    [one] { $units ->
        [one] Qui part de { $place } ? Jusqu’ici 1 transport et { $units } unité.
       *[other] Qui part de { $place } ? Jusqu’ici 1 transport et { $units } unités.
    }
   *[other] { $units ->
        [one] Qui part de { $place } ? Jusqu’ici { $carriers } transports et { $units } unité.
       *[other] Qui part de { $place } ? Jusqu’ici { $carriers } transports et { $units } unités.
    }
}
do-group-carrier = { $thing }, nº { $number }
do-group-take = { $unit }
ask-walk = Où va le groupe de { $place } ?
do-walk-land = Vers { $what }
do-walk-sea = Vers { $what }
do-walk-enter = Finir le mouvement : { $goal }
ask-more-groups = Destination { $place } : d’autres groupes ?
do-more-groups-group = Un groupe depuis { $origin }
ask-undeclared-attack = Entrer ({ $place }) est une attaque sans déclaration : vous perdez 3 d’honneur.
ask-whom-to-fight = Qui combattez-vous ({ $place }) ?
ask-capture = Bataille, { $place } : voulez-vous capturer ?
ask-surrender = Une manche commence, { $place }.
ask-surrender-offered = L’ennemi offre de capituler, { $place }.
ask-surrender-asked = L’ennemi vous invite à capituler, { $place }.
ask-protect = Contre quoi votre bâtiment protège-t-il ({ $place }) ?
ask-flee = Combattre ({ $place }), ou fuir ?
ask-flight-path = Où fuit l’armée ? Pas jusqu’ici : { $steps }.
ask-leave = L’armée quitte-t-elle { $place } ?
ask-crew = Qui sert la machine de siège (niveau { $level }), { $place } ?
do-crew-crew = { $unit }
ask-aim = Que vise la machine de siège ?
ask-captain = Que fait votre capitaine ({ $place }) ?
ask-hit = Qui subit un dégât ? Restent : { $points }.
do-hit = { $unit }, { $place }{ $note }{ $crew ->
    [0] { "" }
   *[other] , à une machine de siège
}
ask-sacrifice = Combien de légères sacrifiez-vous ?
do-sacrifice = { $number }
ask-reroll = Vous avez { $dice }. Quels dés relancer ?
ask-superiority = Supériorité écrasante : points restants { $surplus }.
ask-asset = Butin, { $place } : { $asset }, à garder ou à piller.
ask-replace-token = Un jeton de contrôle du perdant est posé : { $place }.
ask-trade = { $count ->
    [0] { $traded ->
        [0] Aucun de vos transports ne peut commercer
       *[other] Aucun autre de vos transports ne peut commercer
    }
   *[other] Quel transport commerce ?
}
wait-trade = commerce
do-trade-carrier = { $thing }, nº { $number }, { $place }
do-trade-card = Utiliser { $what }
do-trade-tech = Utiliser { $what }
ask-pass-by = En passant près de vos troupes, { $place } : { $thing }, { $other }. L’attaquer est une attaque sans déclaration : 3 points d’honneur.
ask-journey = En route, { $thing }, { $place } : { $moves ->
    [one] { $moves } point de mouvement restant
   *[other] { $moves } points de mouvement restants
}.
do-journey-land = Vers { $what }
do-journey-sea = Vers { $what }
do-journey-sell = { $route ->
    [done] Vendre des marchandises (achève la route commerciale)
    [broken] Vendre des marchandises (abandonne la route commerciale)
   *[other] Vendre des marchandises
}
do-journey-shift = Transborder { $good } vers { $thing }, nº { $number }
do-journey-fetch = Prendre { $good } sur { $thing }, nº { $number }
ask-buy-cubes = { $most ->
    [1] { $place } : un seul cube de { $good } peut être acheté
   *[other] { $place } : combien de cubes de { $good } ?
}
wait-buy-cubes = achat de { $good }, { $place }
do-buy-cubes = { $number }
ask-open-route = Ouvrez-vous une route commerciale depuis { $place } ?
do-open-route-route = { $number } étapes : { $points } points de commerce, chacun 1 honneur ou { $florins } florins de plus par cube
ask-route-stage = { $named ->
    [0] Étapes restantes : { $left }. Quelle zone ? Dans n’importe quel ordre ; la destination vient en dernier.
   *[other] Étapes restantes : { $left }. Quelle zone ? Jusqu’ici : { $stages }.
}
ask-route-destination = Quelle zone est la destination ? Avant elle, dans n’importe quel ordre : { $stages }.
ask-sell = { $count ->
    [0] { $place } : que vendez-vous ?
   *[other] { $place } : que vendez-vous ? Jusqu’ici : { $goods }.
}
do-sell-sell = { $good }
ask-bonus = { $place } : quel bonus compte ?
ask-trade-points = Points de commerce : { $points }. Combien deviennent de l’honneur ?
do-trade-points = { $number }
ask-leave-cube = Quel cube reste, { $place } ?
ask-gear = Quel jeton Objectif prenez-vous pour { $card } ?

name-button-not-now = Pas maintenant
name-side-attacker = l’attaquant
name-side-defender = le défenseur
name-asset-market = Grand Marché
ask-stay-turned = Quelles cartes d’autrui restent tournées ?
ask-ban = { $card } : quel territoire ?
ask-nudge = { $card } : quel dé perd un point ?
do-nudge-die = Dé { $number } : { $die }
ask-offering = { $card } : donnez des points de technologie. Jusqu’ici { $count }.
ask-crusade = Où la placer ?
ask-sheriff = { $card } : quel bâtiment monte ?
do-sheriff-at = { $thing }, { $place }
ask-card-5 = { $card } : quelle valeur d’attaque ?
ask-card-12 = { $card } : quel bâtiment ?
ask-card-14 = { $card } : quelle unité change de camp ?
ask-card-15 = { $card } : où éclate la rébellion ?
ask-card-16 = { $card } : que sabotez-vous ?
do-card-16-carrier = { $thing }, nº { $number }
ask-card-18 = { $card } : quelle unité est piégée ?
ask-card-24 = { $card } : quelle unité vient ?
ask-card-30 = { $card } : quel transport reprend la route ?
do-card-30-carrier = { $thing }, nº { $number }, { $place }
ask-card-34 = { $card } : quelle unité ?
ask-card-35 = { $card } : quelle unité ?
ask-card-36 = { $card } : combien de florins y posez-vous ?
do-card-36 = { $number } florins
ask-card-42 = { $card } : quel territoire est protégé ?
ask-card-43 = { $card } : quel territoire est protégé ?
ask-card-44 = Quelle carte est redressée ?
ask-card-50 = { $card } : que protégez-vous ?
do-card-50-element = { $thing }, { $place } { $number ->
    [0] { "" }
   *[other] ({ $number })
}
ask-card-51 = { $card } : que protégez-vous ?
do-card-51-element = { $thing }, { $place } { $number ->
    [0] { "" }
   *[other] ({ $number })
}
ask-card-61 = { $card } : quel événement ?
ask-card-63 = { $card } : quel cube se déplace ?
do-card-63-cube = { $good }, de { $place } à { $goal }
ask-card-67 = { $card } : qui devient capitaine ?
do-card-67-hero = { $side } : { $unit }, { $place }
ask-card-68 = { $card } : quel capitaine monte ?
do-card-68-hero = { $side } : { $unit }, { $place }
ask-tech-control = Quel cube se déplace ?
do-tech-control-cube = { $good }, de { $place } à { $goal }
ask-tech-guilds = Quelle étape compte comme faite ?
ask-tech-machinery = Quels servants combattent aussi ?
do-tech-machinery-carrier = { $thing }, nº { $number }
ask-tech-promotion = Quelle unité compte comme une autre ?
do-tech-promotion-change = { $side } : { $unit } comme { $into }
ask-tech-law = Où va la rébellion ?
ask-tech-nation = Quelle unité barbare va où ?
do-tech-nation-send = { $unit }, de { $place } à { $goal }
ask-tech-influence = Quelle unité barbare devient vôtre ?
do-tech-influence-convert = { $unit }, { $place }
ask-tech-genius = Qu’est-ce qui monte d’un niveau ?
do-tech-genius-at = { $thing }, { $place }
do-tech-genius-carrier = { $thing }, nº { $number }, { $place }

ask-any-good = { $place } : quelle marchandise achetez-vous ?
do-journey-card = Utiliser { $what }
do-journey-tech = Utiliser { $what }
do-point-borrow = Utiliser { $what }, qui est à un voisin
do-point-sing = Utiliser { $what } pour redresser une de vos cartes
ask-load = Qui part avec ?
do-load-take = { $unit }
ask-card-9 = { $card } : quels dés les archers relancent-ils ?
do-card-9-die = Dé { $number } : { $die }
do-offering-turn = Tourner { $source } pour { $colour }
do-offering-borrow = Utiliser { $source }, qui est à un voisin, pour { $colour }
do-offering-convert = Prendre un point violet pour { $colour }
do-offering-sing = Utiliser { $what } pour redresser une de vos cartes
ask-which-point = Quel point de technologie la carte donne-t-elle aussi ?
ask-card-11 = { $card } : quel transport sert aussi de l’autre sorte ?
do-card-11-carrier = { $thing }, nº { $number }, { $place }
ask-card-25 = { $card } : qui accourt, { $place } ? Points de mouvement restants : { $left }.
do-card-25-call = { $unit }, { $from }
do-card-25-carrier = { $thing }, nº { $number }, { $place }
ask-card-31 = { $card } : vers quelle zone va l’étape { $done ->
    [1] déjà faite
   *[other] à faire
} de { $place } ?
ask-card-45 = Quelle carte est redressée ?
ask-card-53 = { $card } : quelle machine de siège suit l’armée ?
do-card-53-carrier = { $thing }, nº { $number }
ask-card-54 = { $card } : quelle machine de siège porte des unités ?
do-card-54-carrier = { $thing }, nº { $number }, { $place }
ask-card-65 = { $card } : où les barbares vous servent-ils ?
ask-card-66 = { $card } : qui rejoint la horde ?
do-card-66-lend = { $unit }, { $from }
ask-lend-to = Quelle horde vos unités rejoignent-elles ?
ask-tech-cartography = Quelle pièce fait un pas de plus ?
do-tech-cartography-one = { $unit }, { $place }
do-tech-cartography-carrier = { $thing }, nº { $number }, { $place }
ask-tech-proselytism = Quelle carte d’un voisin utilisez-vous ?
ask-tech-flight-of-time = Quelle technologie d’un voisin utilisez-vous ?

log-unseen = { $seat } passe inaperçu.
log-hired = Des barbares servent { $seat }, { $place }.
log-lent = { $seat } : { $unit } rejoint la horde, { $place }.
log-borrows = { $seat } utilise { $card } de { $other }.
log-readied = { $seat } redresse { $card }.
log-ban = { $seat } pose { $card } : { $place }.
log-joker = { $seat } annule la carte.
log-card-die = { $card } : { $seat } obtient { $die }.
log-turn = Tour { $number }.
log-realm = { $seat } gouverne : { $realm }.
log-realm-offer = { $seat } offre { $honour } d’honneur pour : { $realm }.
log-village = { $seat } fonde un Village : { $land }.
log-archer = { $seat } poste un archer : { $land }.
log-first-transport = { $seat } commence avec : { $piece }, { $land }.
log-keeps-card = { $seat } garde { $card }.
log-takes-gear = { $seat } prend : { $gear }.
log-bid = { $seat } mise { $florins }.
log-bid-again = Mises égales : { $seat } ajoute { $florins }.
log-place = Ordre du tour, place { $place } : { $seat }.
log-first-pays = { $seat } paie { $florins } florins à { $other }.
log-circle = Dés barbares : { $dice }.
log-event = Événement : { $event }.
log-icons = Icônes : { $first }, puis { $second }.
log-event-die = { $seat } obtient { $die } pour { $icon }.
log-stopped = { $seat } : { $thing }, nº { $number }, { $place }, est arrêté.
log-raised = { $seat } place une unité barbare ({ $unit }), { $place }.
log-marches = Une horde marche de { $place } à { $goal }.
log-rebellions = Rébellions contre { $seat } : { $count }.
log-rises = Des rebelles se lèvent : { $place }.
log-resistance = Les habitants résistent : { $place }.
log-pillage = Les barbares pillent : { $place }.
log-tax = { $seat } taxe à { $level }.
log-income = { $seat } reçoit { $florins } florins.
log-interest = { $seat } paie { $florins } florins d’intérêts.
log-removes = { $seat } retire de la carte : { $thing }, { $place }.
log-time-up = { $seat } annonce que le temps convenu est écoulé : ce tour est le dernier.
act-time-up = Le temps convenu est écoulé
log-upkeep = { $seat } paie { $florins } florins d’entretien.
log-loan = { $seat } emprunte.
log-repays = { $seat } rembourse un prêt.
log-eliminated = { $seat } est ruiné et quitte la partie.
log-turned = { $seat } tourne { $card }.
log-point = { $seat } gagne un point de technologie : { $colour }.
log-claims = { $seat } montre l’objectif de { $card }.
log-bought-learn = { $seat } progresse : { $thing }.
log-bought-make = { $seat } construit : { $thing }, { $place }.
log-bought-raise = { $seat } : { $thing }, nº { $number }, { $place }, devient { $into }.
log-bought-recruit = { $seat } recrute : { $thing }, { $place }.
log-bought-promote = { $seat } : { $thing }, { $place }, devient { $into }.
log-bought-repair = { $seat } répare : { $thing }, { $place }.
log-bought-ransom = { $seat } rachète { $thing } à { $other } pour { $place }.
log-bought-redeploy = { $seat } remet sur la carte : { $thing }, { $place }.
log-bought-regain = { $seat } rachète { $thing } pour { $place }.
log-built = { $seat } bâtit : { $thing }, { $place }.
log-token = { $seat } pose un jeton de contrôle : { $place }.
log-enters = { $place } : { $seat } y entre.
log-undeclared = { $seat } attaque { $other } sans déclaration de guerre.
log-breach = { $seat } rompt un pacte.
log-battle = Bataille, { $place } : { $attacker } contre { $defender }.
log-battle-won = Victoire, { $place } : { $side }.
log-battle-undecided = Personne ne l’emporte : { $place }.
log-captures = { $seat } veut capturer.
log-artillery = Tir des machines de siège, { $place } : { $dice }.
log-archers = Tir des archers, { $place } : { $dice } ; dégâts : { $points }.
log-captain = Capitaine de { $seat } : { $action }.
log-sacrifice = Sacrifice, { $owner } : { $number }.
log-roll = { $seat } obtient { $dice }.
log-roll-again = { $seat } a maintenant { $dice }.
log-values = Attaque { $attack } contre { $defence }.
log-reduced = Dégât, { $owner } : { $unit } devient { $into }.
log-destroyed = Perte, { $owner } : { $unit }.
log-founders = { $seat } perd en mer, { $place } : { $lost }.
log-captured = { $seat } capture { $unit } de { $owner }.
log-building-hit = { $building }, { $place }, subit des dégâts : { $points }.
log-building-falls = { $building }, { $place }, s’effondre.
log-sinking = Une galère sans équipage : { $die }. { $sinks ->
    [1] Elle coule.
   *[0] Elle flotte encore.
}
log-freed = Les prisonniers sont libres ({ $place }) et l’emportent pour { $seat }.
log-surrenders = { $seat } capitule : { $place }.
log-flees = { $seat } veut fuir de { $place }.
log-conquers = { $seat } conquiert { $place }.
log-suppressed = { $seat } réprime la rébellion : { $place }.
log-keeps = { $seat } garde { $asset }.
log-plunders = { $seat } pille { $asset } : { $florins } florins.
log-buys = { $seat } achète { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    } de { $good }, { $place }.
log-sells = { $seat } vend { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }, { $place }, pour { $florins } florins.
log-market = Un cube de { $good } reste sur place : { $place }.
log-route = { $seat } ouvre une route commerciale : { $stages }.
log-route-cancelled = { $seat } abandonne la route commerciale.
log-route-broken = { $seat } vend en chemin et abandonne la route commerciale.
log-route-lost = La route commerciale de { $seat } est perdue.
log-route-done = { $seat } achève une route de { $stages } étapes.
log-stage = { $seat } atteint une étape : { $place }.

log-honour = { $seat } : honneur { $points } ({ $why }), maintenant { $now }.
name-honour-start = le départ
name-honour-conquest = une conquête
name-honour-monument = Rome ou Jérusalem
name-honour-building = une Cité, un Château ou une Cathédrale
name-honour-route = une route commerciale
name-honour-battle = une grande armée battue
name-honour-rebellion = une rébellion
name-honour-barbarians = battu par des barbares, ou fui devant eux
name-honour-breach = un pacte rompu
name-honour-attack = une attaque sans déclaration
name-honour-auction = l’enchère de départ
name-honour-majority = une majorité ou un monopole
name-honour-wealth = { $shared ->
    [yes] à égalité : le royaume le plus riche
   *[no] le royaume le plus riche
}
name-honour-market = { $shared ->
    [yes] à égalité : le plus grand Grand Marché
   *[no] le plus grand Grand Marché
}
name-honour-technology = { $shared ->
    [yes] à égalité : la plus haute technologie
   *[no] la plus haute technologie
}
name-honour-cathedrals = { $shared ->
    [yes] à égalité : le plus de Cathédrales
   *[no] le plus de Cathédrales
}
name-honour-cities = { $shared ->
    [yes] à égalité : le plus de Cités
   *[no] le plus de Cités
}
name-honour-castles = { $shared ->
    [yes] à égalité : le plus de Châteaux
   *[no] le plus de Châteaux
}
name-honour-territories = { $shared ->
    [yes] à égalité : le plus de territoires
   *[no] le plus de territoires
}
name-honour-rome = Rome tenue à la fin
name-honour-jerusalem = Jérusalem tenue à la fin
name-honour-monopoly-black = monopole des armes
name-honour-monopoly-white = monopole du sel
name-honour-monopoly-brown = monopole des fourrures
name-honour-monopoly-yellow = monopole des céréales
name-honour-monopoly-green = monopole des esclaves
name-honour-monopoly-orange = monopole des épices
name-honour-monopoly-blue = monopole des vêtements
name-honour-monopoly-violet = monopole du vin
name-honour-prisoners = des unités prisonnières
name-honour-debts = des dettes
name-honour-objectives = des jetons Objectif
score-start = Au départ
score-conquest = Conquêtes
score-monument = Rome et Jérusalem
score-building = Cités, Châteaux, Cathédrales
score-route = Routes commerciales
score-battle = Grandes armées battues
score-rebellion = Rébellions
score-barbarians = Défaites contre les barbares
score-breach = Pactes rompus
score-attack = Attaques sans déclaration
score-auction = Enchère de départ
score-majority = Majorités et monopoles
score-prisoners = Prisonniers perdus
score-debts = Dettes
score-objectives = Jetons Objectif

source-goods = Marchandises
source-cubes = Cubes de chaque marchandise
source-realms = Royaumes et leurs territoires
source-territories = Territoires
source-areas = Zones habitées
source-borders = Frontières
source-rivers = Fleuves
source-straits = Détroits
source-seas = Zones maritimes
source-events = Cartes Événement
source-units = Unités militaires
source-buildings = Bâtiments
source-carriers = Transports et machines de siège
source-technologies = Technologies
source-penalties = Pénalités d’ordre du tour
source-numbers = Nombres
source-scoring = Tables de score
source-icons = Icônes d’événement
source-terrain = Terrains
source-corners = Coins des cartes Empire
source-objectives = Objectifs


# -- windows -------------------------------------------------------------------------------------

ask-phase-start = { $last ->
    [yes] Dernier moment du tour pour une carte, un prêt, une offre ou un objectif : utilisez-vous quelque chose ?
   *[no] Avant la phase : utilisez-vous quelque chose ?
}
ask-activation-start = Avant l’activation suivante : utilisez-vous quelque chose ?
ask-own-turn = Utilisez-vous quelque chose ?
ask-card-turned = Une carte a été tournée. Réagissez-vous ?
ask-die-rolled = Des dés ont été lancés. Les changez-vous ?
ask-war-circle = Les dés barbares sont lancés. Les changez-vous ?
ask-event-drawn = La carte Événement est piochée. Utilisez-vous quelque chose ?
ask-icons-chosen = Les icônes sont choisies. Utilisez-vous quelque chose ?
ask-rebellion-due = Une rébellion est à placer. Utilisez-vous quelque chose ?
ask-rebellion = Une horde s’est levée. Utilisez-vous quelque chose ?
ask-interest-due = Des intérêts sont dus. Utilisez-vous quelque chose ?
ask-objective-met = Les dernières rébellions sont passées. Réclamez-vous un objectif ?
ask-taxes-end = Taxes et entretien sont payés. Utilisez-vous quelque chose ?
ask-building-price = Avant de payer le bâtiment : utilisez-vous quelque chose ?
ask-cards-drawn = Vos cartes sont piochées. Utilisez-vous quelque chose ?
ask-before-step = Avant le pas suivant : utilisez-vous quelque chose ?
ask-entered = Quelqu’un est entré. Utilisez-vous quelque chose ?
ask-battle-opens = Une bataille s’ouvre. Utilisez-vous quelque chose ?
ask-round-opens = Une manche s’ouvre. Utilisez-vous quelque chose ?
ask-artillery = Avant les tirs : utilisez-vous quelque chose ?
ask-archery = Avant le tir des archers : utilisez-vous quelque chose ?
ask-archers-rolled = Les archers ont tiré. Utilisez-vous quelque chose ?
ask-melee-judged = Avant la mêlée : utilisez-vous quelque chose ?
ask-rolls-made = Les deux camps ont lancé. Utilisez-vous quelque chose ?
ask-damage = Avant d’attribuer les dégâts : utilisez-vous quelque chose ?
ask-unit-destroyed = Une unité tombe. Utilisez-vous quelque chose ?
ask-round-ends = La manche est finie. Utilisez-vous quelque chose ?
ask-plunder = Vos biens vont être pillés. Utilisez-vous quelque chose ?
ask-transport-lost = Votre transport sur la route est perdu. Utilisez-vous quelque chose ?
ask-deal = Une transaction est annoncée. Utilisez-vous quelque chose ?
ask-turn-end = Le tour s’achève. Utilisez-vous quelque chose ?

name-borrow-1 = { name-card-1 }
name-borrow-2 = { name-card-2 }
name-borrow-3 = { name-card-3 }
name-borrow-4 = { name-card-4 }
name-borrow-5 = { name-card-5 }
name-borrow-6 = { name-card-6 }
name-borrow-7 = { name-card-7 }
name-borrow-8 = { name-card-8 }
name-borrow-9 = { name-card-9 }
name-borrow-10 = { name-card-10 }
name-borrow-11 = { name-card-11 }
name-borrow-12 = { name-card-12 }
name-borrow-13 = { name-card-13 }
name-borrow-14 = { name-card-14 }
name-borrow-15 = { name-card-15 }
name-borrow-16 = { name-card-16 }
name-borrow-17 = { name-card-17 }
name-borrow-18 = { name-card-18 }
name-borrow-19 = { name-card-19 }
name-borrow-20 = { name-card-20 }
name-borrow-21 = { name-card-21 }
name-borrow-22 = { name-card-22 }
name-borrow-23 = { name-card-23 }
name-borrow-24 = { name-card-24 }
name-borrow-25 = { name-card-25 }
name-borrow-26 = { name-card-26 }
name-borrow-27 = { name-card-27 }
name-borrow-28 = { name-card-28 }
name-borrow-29 = { name-card-29 }
name-borrow-30 = { name-card-30 }
name-borrow-31 = { name-card-31 }
name-borrow-32 = { name-card-32 }
name-borrow-33 = { name-card-33 }
name-borrow-34 = { name-card-34 }
name-borrow-35 = { name-card-35 }
name-borrow-36 = { name-card-36 }
name-borrow-37 = { name-card-37 }
name-borrow-38 = { name-card-38 }
name-borrow-39 = { name-card-39 }
name-borrow-40 = { name-card-40 }
name-borrow-41 = { name-card-41 }
name-borrow-42 = { name-card-42 }
name-borrow-43 = { name-card-43 }
name-borrow-44 = { name-card-44 }
name-borrow-45 = { name-card-45 }
name-borrow-46 = { name-card-46 }
name-borrow-47 = { name-card-47 }
name-borrow-48 = { name-card-48 }
name-borrow-49 = { name-card-49 }
name-borrow-50 = { name-card-50 }
name-borrow-51 = { name-card-51 }
name-borrow-52 = { name-card-52 }
name-borrow-53 = { name-card-53 }
name-borrow-54 = { name-card-54 }
name-borrow-55 = { name-card-55 }
name-borrow-56 = { name-card-56 }
name-borrow-57 = { name-card-57 }
name-borrow-58 = { name-card-58 }
name-borrow-59 = { name-card-59 }
name-borrow-60 = { name-card-60 }
name-borrow-61 = { name-card-61 }
name-borrow-62 = { name-card-62 }
name-borrow-63 = { name-card-63 }
name-borrow-64 = { name-card-64 }
name-borrow-65 = { name-card-65 }
name-borrow-66 = { name-card-66 }
name-borrow-67 = { name-card-67 }
name-borrow-68 = { name-card-68 }
name-borrow-69 = { name-card-69 }
name-borrow-70 = { name-card-70 }
name-borrow-71 = { name-card-71 }
name-borrow-72 = { name-card-72 }
name-sing-44 = { name-card-44 }
name-sing-45 = { name-card-45 }
name-claim-1 = Montrer l’objectif de { name-card-1 }
name-claim-2 = Montrer l’objectif de { name-card-2 }
name-claim-3 = Montrer l’objectif de { name-card-3 }
name-claim-4 = Montrer l’objectif de { name-card-4 }
name-claim-5 = Montrer l’objectif de { name-card-5 }
name-claim-6 = Montrer l’objectif de { name-card-6 }
name-claim-7 = Montrer l’objectif de { name-card-7 }
name-claim-8 = Montrer l’objectif de { name-card-8 }
name-claim-9 = Montrer l’objectif de { name-card-9 }
name-claim-10 = Montrer l’objectif de { name-card-10 }
name-claim-11 = Montrer l’objectif de { name-card-11 }
name-claim-12 = Montrer l’objectif de { name-card-12 }
name-claim-13 = Montrer l’objectif de { name-card-13 }
name-claim-14 = Montrer l’objectif de { name-card-14 }
name-claim-15 = Montrer l’objectif de { name-card-15 }
name-claim-16 = Montrer l’objectif de { name-card-16 }
name-claim-17 = Montrer l’objectif de { name-card-17 }
name-claim-18 = Montrer l’objectif de { name-card-18 }
name-claim-19 = Montrer l’objectif de { name-card-19 }
name-claim-20 = Montrer l’objectif de { name-card-20 }
name-claim-21 = Montrer l’objectif de { name-card-21 }
name-claim-22 = Montrer l’objectif de { name-card-22 }
name-claim-23 = Montrer l’objectif de { name-card-23 }
name-claim-24 = Montrer l’objectif de { name-card-24 }
name-claim-25 = Montrer l’objectif de { name-card-25 }
name-claim-26 = Montrer l’objectif de { name-card-26 }
name-claim-27 = Montrer l’objectif de { name-card-27 }
name-claim-28 = Montrer l’objectif de { name-card-28 }
name-claim-29 = Montrer l’objectif de { name-card-29 }
name-claim-30 = Montrer l’objectif de { name-card-30 }
name-claim-31 = Montrer l’objectif de { name-card-31 }
name-claim-32 = Montrer l’objectif de { name-card-32 }
name-claim-33 = Montrer l’objectif de { name-card-33 }
name-claim-34 = Montrer l’objectif de { name-card-34 }
name-claim-35 = Montrer l’objectif de { name-card-35 }
name-claim-36 = Montrer l’objectif de { name-card-36 }
name-claim-37 = Montrer l’objectif de { name-card-37 }
name-claim-38 = Montrer l’objectif de { name-card-38 }
name-claim-39 = Montrer l’objectif de { name-card-39 }
name-claim-40 = Montrer l’objectif de { name-card-40 }
name-claim-41 = Montrer l’objectif de { name-card-41 }
name-claim-42 = Montrer l’objectif de { name-card-42 }
name-claim-43 = Montrer l’objectif de { name-card-43 }
name-claim-44 = Montrer l’objectif de { name-card-44 }
name-claim-45 = Montrer l’objectif de { name-card-45 }
name-claim-46 = Montrer l’objectif de { name-card-46 }
name-claim-47 = Montrer l’objectif de { name-card-47 }
name-claim-48 = Montrer l’objectif de { name-card-48 }
name-claim-49 = Montrer l’objectif de { name-card-49 }
name-claim-50 = Montrer l’objectif de { name-card-50 }
name-claim-51 = Montrer l’objectif de { name-card-51 }
name-claim-52 = Montrer l’objectif de { name-card-52 }
name-claim-53 = Montrer l’objectif de { name-card-53 }
name-claim-54 = Montrer l’objectif de { name-card-54 }
name-claim-55 = Montrer l’objectif de { name-card-55 }
name-claim-56 = Montrer l’objectif de { name-card-56 }
name-claim-57 = Montrer l’objectif de { name-card-57 }
name-claim-58 = Montrer l’objectif de { name-card-58 }
name-claim-59 = Montrer l’objectif de { name-card-59 }
name-claim-60 = Montrer l’objectif de { name-card-60 }
name-claim-61 = Montrer l’objectif de { name-card-61 }
name-claim-62 = Montrer l’objectif de { name-card-62 }
name-claim-63 = Montrer l’objectif de { name-card-63 }
name-claim-64 = Montrer l’objectif de { name-card-64 }
name-claim-65 = Montrer l’objectif de { name-card-65 }
name-claim-66 = Montrer l’objectif de { name-card-66 }
name-claim-67 = Montrer l’objectif de { name-card-67 }
name-claim-68 = Montrer l’objectif de { name-card-68 }
name-claim-69 = Montrer l’objectif de { name-card-69 }
name-claim-70 = Montrer l’objectif de { name-card-70 }
name-claim-71 = Montrer l’objectif de { name-card-71 }
name-claim-72 = Montrer l’objectif de { name-card-72 }

# the board
board-title = Medioevo Universale, tour { $turn }
place-map = Carte
place-mine = Mon royaume
board-turn = Tour { $turn } sur { $turns }
phase-0 = Mise en place
phase-1 = Ordre du tour
phase-2 = Événements
phase-3 = Taxes et entretien
phase-4 = Achats
phase-5 = Combat
phase-6 = Commerce
phase-7 = Fin du tour
phase-8 = Décompte final
board-circle = Cercle de guerre
board-event = Événement
board-no-event = Pas encore d’événement
board-tolerated = Niveau de taxe toléré : { $level }
board-bank = Marchandises en banque
sheet-honour = Honneur
sheet-florins = Florins
purse-florins = { $count ->
    [one] florin
   *[other] florins
}
purse-loans = { $count ->
    [one] prêt
   *[other] prêts
}
sheet-tax = Taxe
sheet-loans = Prêts
sheet-lands = Territoires
sheet-cards = Cartes Empire
sheet-relations = Relations
sheet-prisoners = Prisonniers
sheet-no-cards = Aucune
sheet-route-title = Route commerciale
sheet-route-told = Route commerciale : { $told }
sheet-route = { $ways } ({ $points } points de commerce : chacun 1 d’honneur, ou 50 florins de plus par cube)
route-pays = +{ $points }
relation-peace = Paix
relation-declared = Guerre déclarée
relation-war = Guerre
relation-armistice = Armistice
panel-troops = Unités
panel-cards = Cartes Empire

# tips
tip-circle-horde = Une horde qui se lève ce tour : { $units }.
tip-circle-empty = Les dés n’ont pas encore été lancés.
tip-gears = Jetons Objectif : { $count }, chacun 1 point de technologie une fois par tour{ $spent ->
    [0] {""}
   *[other] {""} (déjà utilisés ce tour : { $spent })
}.
tip-points = Points de technologie à dépenser dans cette phase : { $count }.
tip-bank = En banque : { $count }
tip-sellers = En vente à : { $places }
tip-closed = Hors jeu à ce nombre de royaumes
tip-terrain = Terrain : { $terrain }
tip-home = Territoire d’origine : { $realm }
tip-area = { $area } vend : { $good }{ $port ->
    [1] ; un port
   *[other] .
}
tip-holder = Contrôlé par { $holder }
tip-buildings = { $buildings }
tip-army = { $who } : { $units }
tip-at = En { $place }
tip-damage = Dégâts : { $count }
tip-owner = { $who }
tip-load = À bord : { $units }
tip-cargo = Cargaison : { $goods }
tip-known = Connue de { $who }
tip-points-single = Ou 1 point de technologie : { $colours }
tip-points-choice = Ou 1 point de technologie, de l’une de ces couleurs : { $colours }
tip-points-all = Ou 1 point de technologie de chacune de ces couleurs : { $colours }
tip-objective = Objectif : { $goal }
tip-turned = Engagée pour ce tour

# in words
text-circle = Cercle de guerre : { $dice }
text-event = Événement : { $event } ; niveau de taxe toléré { $level }
text-order = Ordre du tour : { $seats }
text-hordes = Barbares
text-realm = { $owner } : { $realm }, { $honour } d’honneur
text-money = Niveau de taxe { $tax }, prêts { $loans }
text-florins = Vos florins : { $florins }
text-techs = Technologies : { $techs }
text-cards = Cartes : { $cards }
text-turned = Engagées : { $cards }
text-relation = Avec { $other } : { $relation }
text-place = { $at } : { $things }

# -- diplomacy -----------------------------------------------------------------------------------

name-free-war = Déclarer la guerre
name-free-gift = Donner des florins
name-free-offer = Faire une offre
name-free-denounce = Dénoncer une rupture
name-free-show = Montrer un pacte secret
name-free-order = Donner un ordre à un allié
act-attend-on = Me demander aussi pendant le tour des autres
act-attend-off = Pendant le tour des autres, ne me demander que si je peux utiliser quelque chose
ask-declare-war = À qui déclarez-vous la guerre ?
ask-gift = Qui reçoit des florins ?
ask-gift-amount = Combien de florins pour { $other } ?
wait-gift-amount = fait un cadeau
do-gift-amount = { $number } florins
ask-proposal = { $count ->
    [0] { $named ->
        [0] Votre offre{ $secret ->
            [yes] { " " }(secrète)
           *[no] { "" }
        } : à qui, et quoi ?
       *[other] Votre offre à { $to }{ $secret ->
            [yes] { " " }(secrète)
           *[no] { "" }
        } : quoi ?
    }
   *[other] Votre offre à { $to }{ $secret ->
        [yes] { " " }(secrète)
       *[no] { "" }
    } : { $terms }. Quoi d’autre ?
}
ask-proposal-amount = Combien ? { $term }
ask-proposal-answer = { $other } vous propose un traité{ $secret ->
        [yes] { " " }en secret
       *[no] { "" }
    }.{ $gets-count ->
        [0] { "" }
       *[other] { " " }Ce que vous recevez : { $gets }.
    }{ $gives-count ->
        [0] { "" }
       *[other] { " " }Ce que vous donnez : { $gives }.
    }{ $binds-count ->
        [0] { "" }
       *[other] { " " }À convenir : { $binds }.
    } Acceptez-vous ?
group-proposal-form = Toutes faites
group-proposal-peace = Paix
group-proposal-armistice = Paix
group-proposal-non_belligerence = Paix
group-proposal-commercial = Droits
group-proposal-passage = Droits
group-proposal-military = Droits
group-proposal-civil = Droits
group-proposal-only = Droits
group-proposal-defend = Aide à la guerre
group-proposal-assault = Aide à la guerre
group-proposal-promise = Promesses
group-proposal-rent = Argent
group-proposal-fee = Argent
group-proposal-pay = Argent
group-proposal-until = Durée et fin
group-proposal-end = Durée et fin
group-proposal-prisoner = Prisonniers
group-proposal-seat = À qui
do-proposal-seat = À { $what }
do-proposal-form = Offre type : { $what }
do-proposal-peace = { $you ->
    [seat] Paix entre vous et { $other }
    [other] Paix entre vous et { $seat }
   *[nobody] Paix entre { $seat } et { $other }
}
do-proposal-armistice = { $you ->
    [seat] Armistice pour ce tour entre vous et { $other }
    [other] Armistice pour ce tour entre vous et { $seat }
   *[nobody] Armistice pour ce tour entre { $seat } et { $other }
}
do-proposal-commercial = { $you ->
    [other] Vous pouvez commercer dans les zones de { $owner }
    [owner] { $other } peut commercer dans vos zones
   *[nobody] { $other } peut commercer dans les zones de { $owner }
}
do-proposal-passage = { $you ->
    [other] Vous pouvez traverser avec vos troupes les terres de { $owner }
    [owner] { $other } peut traverser vos terres avec ses troupes
   *[nobody] { $other } peut traverser avec ses troupes les terres de { $owner }
}
do-proposal-military = { $you ->
    [other] Vous pouvez placer de nouvelles troupes sur les terres de { $owner }
    [owner] { $other } peut placer de nouvelles troupes sur vos terres
   *[nobody] { $other } peut placer de nouvelles troupes sur les terres de { $owner }
}
do-proposal-civil = { $you ->
    [other] Vous pouvez placer de nouveaux transports commerciaux sur les terres de { $owner }
    [owner] { $other } peut placer de nouveaux transports commerciaux sur vos terres
   *[nobody] { $other } peut placer de nouveaux transports commerciaux sur les terres de { $owner }
}
do-proposal-only = Ces droits seulement ici : { $place }
do-proposal-non_belligerence = Non-belligérance
do-proposal-defend = { $you ->
    [seat] Vous soutenez { $other } en cas d’attaque, avec … unités
    [other] { $seat } vous soutient en cas d’attaque, avec … unités
   *[nobody] { $seat } soutient { $other } en cas d’attaque, avec … unités
}
do-proposal-assault = { $you ->
    [seat] Vous aidez { $other } à attaquer { $partner }, avec … unités
    [other] { $seat } vous aide à attaquer { $partner }, avec … unités
   *[nobody] { $seat } aide { $other } à attaquer { $partner }, avec … unités
}
do-proposal-promise = { $you ->
    [seat] Vous promettez : { $promise }
   *[nobody] { $seat } promet : { $promise }
}
do-proposal-rent = { $you ->
    [seat] Vous payez à { $other } … florins par tour
    [other] { $seat } vous paie … florins par tour
   *[nobody] { $seat } paie à { $other } … florins par tour
}
do-proposal-fee = { $you ->
    [seat] Vous payez à { $other } … florins par transaction
    [other] { $seat } vous paie … florins par transaction
   *[nobody] { $seat } paie à { $other } … florins par transaction
}
do-proposal-until = Le pacte dure jusqu’au tour …
do-proposal-end = Le pacte { $number } ({ $parties }) prend fin
do-proposal-pay = { $you ->
    [seat] Vous payez tout de suite à { $other } … florins
    [other] { $seat } vous paie tout de suite … florins
   *[nobody] { $seat } paie tout de suite à { $other } … florins
}
do-proposal-prisoner = { $you ->
    [seat] Vous remettez à { $other } des prisonniers de { $owner } : { $unit } …
    [other] { $seat } vous remet des prisonniers de { $owner } : { $unit } …
   *[nobody] { $seat } remet à { $other } des prisonniers de { $owner } : { $unit } …
}
do-proposal-amount = { $number }
name-form-end-war = la paix
name-form-truce = un armistice pour ce tour
name-form-transit = passage pendant deux tours
name-form-trade = commerce pour 50 florins par tour
name-form-markets = marchés ouverts pour les deux
name-form-friendship = non-belligérance et marchés ouverts
name-form-alliance = alliance défensive des deux
name-form-prisoners = tous les prisonniers rentrent
name-wanted-rent = Florins par tour.
name-wanted-fee = Florins par transaction.
name-wanted-pay = Florins tout de suite.
name-wanted-until = Dernier tour du pacte.
name-wanted-defend = Unités de soutien.
name-wanted-assault = Unités de soutien.
name-wanted-prisoner = Prisonniers remis.
name-promise-hordes = ne pas envoyer de barbares contre les autres signataires
name-promise-borders = ne pas élever de bâtiment militaire près des terres des autres signataires
name-promise-routes = laisser tranquilles les transports commerciaux des autres signataires
name-promise-barbarians = aider les autres signataires contre les barbares
name-term-peace = { $you ->
    [seat] paix entre vous et { $other }
    [other] paix entre vous et { $seat }
   *[nobody] paix entre { $seat } et { $other }
}
name-term-armistice = { $you ->
    [seat] armistice entre vous et { $other }
    [other] armistice entre vous et { $seat }
   *[nobody] armistice entre { $seat } et { $other }
}
name-term-commercial = { $you ->
    [other] vous commercez dans les zones de { $owner }
    [owner] { $other } commerce dans vos zones
   *[nobody] { $other } commerce dans les zones de { $owner }
}
name-term-passage = { $you ->
    [other] vous avez le passage sur les terres de { $owner }
    [owner] { $other } a le passage sur vos terres
   *[nobody] { $other } a le passage sur les terres de { $owner }
}
name-term-military = { $you ->
    [other] vous placez de nouvelles troupes sur les terres de { $owner }
    [owner] { $other } place de nouvelles troupes sur vos terres
   *[nobody] { $other } place de nouvelles troupes sur les terres de { $owner }
}
name-term-civil = { $you ->
    [other] vous placez de nouveaux transports commerciaux sur les terres de { $owner }
    [owner] { $other } place de nouveaux transports commerciaux sur vos terres
   *[nobody] { $other } place de nouveaux transports commerciaux sur les terres de { $owner }
}
name-term-only = seulement ici : { $place }
name-term-non_belligerence = non-belligérance
name-term-defend = { $you ->
    [seat] vous soutenez { $other } en cas d’attaque (unités : { $number })
    [other] { $seat } vous soutient en cas d’attaque (unités : { $number })
   *[nobody] { $seat } soutient { $other } en cas d’attaque (unités : { $number })
}
name-term-assault = { $you ->
    [seat] vous aidez { $other } contre { $partner } (unités : { $number })
    [other] { $seat } vous aide contre { $partner } (unités : { $number })
   *[nobody] { $seat } aide { $other } contre { $partner } (unités : { $number })
}
name-term-promise = { $you ->
    [seat] vous promettez : { $promise }
   *[nobody] { $seat } promet : { $promise }
}
name-term-rent = { $you ->
    [seat] vous payez à { $other } { $number } florins par tour
    [other] { $seat } vous paie { $number } florins par tour
   *[nobody] { $seat } paie à { $other } { $number } florins par tour
}
name-term-fee = { $you ->
    [seat] vous payez à { $other } { $number } florins par transaction
    [other] { $seat } vous paie { $number } florins par transaction
   *[nobody] { $seat } paie à { $other } { $number } florins par transaction
}
name-term-until = jusqu’à la fin du tour { $number }
name-term-end = le pacte { $number } ({ $parties }) prend fin
name-term-pay = { $you ->
    [seat] vous payez { $number } florins à { $other }
    [other] { $seat } vous paie { $number } florins
   *[nobody] { $seat } paie { $number } florins à { $other }
}
name-term-prisoner = { $you ->
    [seat] vous remettez à { $other } des prisonniers de { $owner } ({ $unit } : { $number })
    [owner] { $seat } remet à { $other } des prisonniers à vous ({ $unit } : { $number })
    [other] { $seat } vous remet des prisonniers de { $owner } ({ $unit } : { $number })
   *[nobody] { $seat } remet à { $other } des prisonniers de { $owner } ({ $unit } : { $number })
}
ask-which-pact = Quel pacte ?
wait-which-pact = consulte ses pactes
do-which-pact-pact = Pacte { $number } ({ $parties }) : { $terms }
ask-denounce-whom = Qui a rompu le pacte { $number } ?
wait-denounce-whom = consulte ses pactes
ask-vote = { $other } a-t-il respecté le pacte entre { $parties } ? ({ $terms })
name-button-respected = Respecté
name-button-broken = Rompu
ask-torn = Deux de vos alliés sont en guerre. Quel pacte rompez-vous ?
wait-torn = choisit entre deux alliés
do-torn-pact = Pacte { $number } ({ $parties }) : { $terms }
ask-pact-due = Un pacte demande { $florins } florins pour { $other }, et vous ne les avez pas.
wait-pact-due = règle un paiement
name-button-break = Rompre le pacte
ask-order-from = Votre ordre à { $other } : des troupes d’où ?
ask-order-units = Combien d’unités depuis { $place } ?
do-order-units = { $number }
ask-order-to = Où doivent aller { $count } unités depuis { $place } ?
ask-order-foe = Qui doivent-elles attaquer ?
name-button-nobody = Personne
name-side-nobody = personne
log-war = { $seat } déclare la guerre à { $other }.
log-gift = { $seat } donne { $florins } florins à { $other }.
log-peace = { $seat } et { $other } font la paix.
log-armistice = { $seat } et { $other } conviennent d’un armistice pour ce tour.
log-proposal = { $seat } propose à { $to }{ $secret ->
    [yes] { " " }en secret
   *[no] { "" }
} : { $terms }.
log-proposal-accepted = Accord entre { $seat } et { $to }{ $secret ->
    [yes] { " " }en secret
   *[no] { "" }
} : { $terms }.
log-proposal-refused = L’offre de { $seat } à { $to } est refusée{ $many ->
    [yes] { " " }par { $other }
   *[no] { "" }
}.
log-pact-over = Le pacte { $number } entre { $parties } est terminé.
log-pact-paid = { $seat } paie { $florins } florins à { $other } selon un pacte.
log-pact-shown = { $seat } montre le pacte entre { $parties } : { $terms }.
log-denounced = { $seat } accuse { $other } d’avoir rompu le pacte entre { $parties } : { $terms }.
log-vote-respected = { $seat } vote : respecté.
log-vote-broken = { $seat } vote : rompu.
log-acquitted = { $seat } a respecté le pacte, selon le vote.
log-order = { $seat } ordonne à { $other } d’envoyer { $count } unités depuis { $origin } vers { $place } et d’attaquer { $foe }.

## Pourquoi un robot aime une position
reason-medioevo-honour = Points d’Honneur
reason-medioevo-money = florins en caisse
reason-medioevo-income = taxes à venir
reason-medioevo-army = troupes encore capables de conquérir
reason-medioevo-transports = transports et leur chargement
reason-medioevo-technology = technologies
reason-medioevo-cards = cartes Empire et jetons Objectif
reason-medioevo-route = la route commerciale
reason-medioevo-majorities = majorités en fin de partie
reason-medioevo-debts = dettes et prisonniers
reason-medioevo-danger = rebelles dans le royaume

# -- variantes -----------------------------------------------------------------------------------

option-deployment = Déploiement
option-deployment-tip = Variante : tout joueur peut exiger que les achats d’un tour restent cachés et soient placés quand tous ont acheté.
option-purchases = Achats
option-purchases-tip = Strictement dans l’ordre du tour, ou tous en même temps, les dernières pièces étant attribuées à la fin dans l’ordre du tour.
option-purchases-in_order = Dans l’ordre du tour
option-purchases-together = Tous à la fois
name-free-deployment = Exiger des achats cachés
name-free-blood = Dépenser des jetons de sang
ask-blood = Combien de jetons de sang dépensez-vous, pour +1 chacun ?
do-blood = { $number }
do-buy-design = { $level ->
    [0] { $thing }, caché ({ $florins } florins)
   *[other] { $thing } à la place de { $into }, caché ({ $florins } florins)
}
ask-deploy = Que placez-vous d’abord de ce qui est derrière votre paravent ?
wait-deploy = placement de ce qui était caché
do-deploy-make = { $thing }
do-deploy-recruit = { $thing }
do-deploy-design = { $level ->
    [0] { $thing }
   *[other] { $thing } à la place de { $into }
}
log-blood = { $seat } dépense des jetons de sang : { $count }.
log-deployment = { $seat } exige des achats cachés pour ce tour.
log-hidden = { $seat } achète quelque chose derrière son paravent.
log-hidden-thing = Vous gardez derrière votre paravent : { $thing }.
log-refund = { $thing } ne peut plus être placé : { $florins } florins reviennent.
log-requests = { $seat } demande une dernière pièce : { $thing }.
log-not-granted = { $seat } ne l’obtient pas : { $thing }.

# -- la feuille de diplomatie --------------------------------------------------------------------

sheet-diplomacy = Diplomatie
sheet-no-pacts = Aucun pacte à votre connaissance.
text-pact-title = Pacte { $number }{ $secret ->
    [yes] { " " }(secret)
   *[no] { "" }
}
text-pact = Pacte { $number } entre { $parties }{ $secret ->
    [yes] { " " }(secret)
   *[no] { "" }
} : { $terms }
text-duty = { $seat } doit son soutien à { $other } contre { $partner } (unités : { $count }).
text-leaving = Les troupes de { $seat } doivent quitter { $place }, terre de { $other }, au tour { $turn }.

## Ordres permanents
option-orders = Ordres permanents habituels
option-orders-tip = Chacun passe sur ordre dans les fenêtres où il n’a rien à utiliser et dans celles qui ne regardent que les autres ; chacun peut retirer ces ordres.
name-window-quiet = Là où vous n’avez rien à utiliser, sauf à la fin du tour
name-window-foreign = Batailles, voyages et affaires des autres
until-mine = jusqu’au début de votre propre tour

## La partie d’initiation
option-introduction = Partie d’initiation
option-introduction-tip = De notre cru, non imprimée : quatre tours, de préférence à trois. Les royaumes sont donnés, chacun connaît la Menuiserie et la Maçonnerie, et la pioche compte 24 cartes Empire faciles à utiliser. Le nombre de tours ci-dessous est ignoré.

## Le panneau d’une bataille
place-battle = Bataille
place-last-battle = Dernière bataille
battle-title = Bataille : { $place }
battle-title-sea = Bataille navale : { $place }
battle-attacker = attaquant
battle-defender = défenseur
battle-round = Manche { $round }
battle-before = Avant la première manche
battle-odds = Chances sans cartes : attaquant { $win } %, défenseur { $loss } %, aucun { $neither } %
battle-over = La bataille est finie
battle-won = Victoire : { $side }
battle-fled = L’attaquant a fui
battle-surrendered = L’ennemi se rend : { $side }
battle-stopped = Une carte a arrêté la bataille
battle-nobody = Il ne reste personne pour vaincre
battle-blocked = bloqué
battle-step-1 = Machines
battle-step-2 = Archers
battle-step-3 = Capacités
battle-step-4 = Jet attaquant
battle-step-5 = Jet défenseur
battle-step-6 = Qui l’emporte
battle-step-7 = Score
battle-step-8 = Dégâts
battle-step-9 = Pertes
name-ability-light = +4 chacune
name-ability-archer = tire
name-ability-heavy = { "−" }1 perte
name-ability-cavalry = +2 dégâts
name-ability-captain = actions
battle-use = { $seat } utilise { $thing }
battle-use-changed = { $use } : { $changes }
battle-rerolled = relancés
battle-dice = Dés { $value }
battle-from-sacrifice = sacrifice
battle-from-ships = navires
battle-from-cards = cartes
battle-from-order = ordre du tour
battle-half-flight = divisé par deux (fuite)
battle-half-capture = divisé par deux (capture)
battle-machine = { $piece } : { $aim }
battle-archers = { $sure ->
    [0] Archers : dégâts { $points }
   *[other] Archers : dégâts { $points }, dont { $sure } sans jet
}
battle-due = { $ignored ->
    [0] { $cause } : { $points }
   *[other] { $cause } : { $points } (ignorés : { $ignored })
}
battle-cause-event = Événement
battle-cause-artillery = Machines
battle-cause-archery = Archers
battle-cause-melee = Mêlée
battle-cause-losses = Pertes propres
battle-cause-effect = Effets
battle-captain = Capitaine : { $action }
battle-able = Capacités actives : { $units }
battle-sacrifice = Sacrifie { $number } infanterie légère : +{ $value }
battle-protects = Le bâtiment protège : { $kinds }
battle-superior-damage = Supériorité : un dégât de plus
battle-superior-losses = Supériorité : une perte de moins
battle-flight = Combat en fuyant (chemin de { $cost })
battle-captures = Fait des prisonniers
battle-text-step = Manche { $round }, étape { $number } : { $step }
battle-text-side = { $role } { $who } : { $units }
battle-text-roll = Dés : { $dice }
tip-attack-title = Attaque : { $place }
tip-attack = Contre { $side } : victoire dans environ { $win } % des cas, défaite dans { $loss } %, personne ne gagne dans { $neither } % ; en moyenne vous perdez { $cost } unités, eux { $toll }.
tip-odds-title = Chances
tip-odds-how = D’après 400 batailles menées en pensée avec ce que tous peuvent voir : ni cartes, ni technologies, ni fuite ; les deux camps relancent et subissent au mieux. Aucun ne gagne si les deux périssent, ou si tous deux tiennent encore après 12 manches.
tip-step-1 = Les servants tirent avec les machines de siège : 1 à 3 sur un d8 touche.
tip-step-2 = Le camp dont les capitaines comptent le plus a des actions. Les archers tirent si un seul camp en a.
tip-step-3 = La capacité de chaque type présent dans un seul camp agit cette manche.
tip-step-4 = L’attaquant peut sacrifier de l’infanterie légère, lance d4, d6 et d8, et peut relancer une fois ceux qu’il veut.
tip-step-5 = Le défenseur fait de même ; les barbares ont les dés du Cercle de Guerre.
tip-step-6 = La plus haute valeur d’attaque l’emporte : le plus haut dé, ou le produit des dés égaux, avec tout ce qui s’ajoute.
tip-step-7 = La différence est le score de bataille, au plus le nombre de combattants du vainqueur ; chaque tranche entière de 20 donne un point de plus.
tip-step-8 = Le perdant subit le score et ce qu’ajoute la cavalerie, moins ce qu’absorbe un bâtiment.
tip-step-9 = Chaque camp subit autant que son plus petit dé ; chaque infanterie lourde en retire 1.
tip-unit-light = Peut être sacrifiée avant son propre jet : +4 à la valeur d’attaque chacune.
tip-unit-archer = Tire avant la mêlée : 1 à 3 sur un d8 fait un dégât.
tip-unit-heavy = Retire 1 à ses propres pertes. Un dégât en fait une infanterie légère.
tip-unit-cavalry = Ajoute 2 dégâts si son camp ne perd pas la manche. Un dégât en fait une infanterie lourde.
tip-unit-captain = Donne des actions si les capitaines ennemis comptent moins : copier une capacité, en laisser agir une, en annuler une.
name-window-barbarians = Batailles contre les barbares, jets et dégâts compris
battle-changed-attacker-units = unités de l’attaquant { $number }
battle-changed-attacker-kinds = unités de l’attaquant changées
battle-changed-attacker-value = valeur de l’attaquant { $number }
battle-changed-attacker-shots = tirs de l’attaquant { $number }
battle-changed-attacker-hits = touches sûres de l’attaquant { $number }
battle-changed-attacker-dice = dés de l’attaquant { $dice }
battle-changed-defender-units = unités du défenseur { $number }
battle-changed-defender-kinds = unités du défenseur changées
battle-changed-defender-value = valeur du défenseur { $number }
battle-changed-defender-shots = tirs du défenseur { $number }
battle-changed-defender-hits = touches sûres du défenseur { $number }
battle-changed-defender-dice = dés du défenseur { $dice }
battle-changed-archers = dés des archers { $dice }
battle-changed-stop = la bataille s’arrête après cette manche
# -- pourquoi pas --------------------------------------------------------------------------

why-price = Il manque { $short } florins : cela en coûte { $price }{ $gear ->
    [0] {""}
   *[other] {""}, dont { $gear } pour les engrenages manquants
}, et vous en avez { $have }.
why-in-debt = Vous devez { $due } florins : on n’achète rien avant de les avoir payés.
why-florins = Vous avez { $have } florins.
why-learned-now = Cette branche a déjà progressé à ce tour.
why-learned-all = Vous avez le niveau { $level } de cette branche, le plus haut.
why-not-controlled = Vous ne le contrôlez pas : { $place }.
why-no-design = Vous ne connaissez pas la technologie qui permet de le concevoir ; rien de tel n’est possible ici : { $place }.
why-no-area = Il n’y a pas de zone habitée : { $place }.
why-built-already = Un bâtiment de cette catégorie s’y trouve, aussi haut ou plus haut : { $place }.
why-none-in-bank = La banque n’en a plus pour { $place }.
why-no-technology = Vous ne connaissez pas la technologie qu’il faut.
why-screen-shut = Les achats restent derrière les écrans : on achète un bâtiment sans son emplacement.
why-screen-open = Rien ne reste derrière les écrans à cette phase : on achète un bâtiment avec son emplacement.
why-no-site = Vous ne contrôlez aucun lieu où le placer.
why-no-token = Aucun de vos jetons de propriété ne convient.
why-no-piece = La banque n’a plus de pièce de ce genre.
why-recruited-all = Vous avez recruté autant d’unités que permis dans cette phase.
why-reserve-empty = Il vous en reste { $left } de cette sorte en réserve.
why-card-bought = Vous avez acheté une carte Empire à ce tour.
why-no-cards = La pioche Empire est vide.
why-barbarians-first = Des barbares se trouvent parmi vos troupes ; il faut d’abord les combattre : { $place }.
why-no-battle = Il n’y a pas de bataille à engager là où vous êtes : { $place }.
why-no-seizure = Il n’y a rien à saisir là où vous êtes : { $place }.
why-no-troops = Vous n’y avez pas de troupes : { $place }.
why-troops-tired = Vos troupes sur place ne peuvent plus bouger : { $place }.
why-not-bare = Tous les feux sont tenus : il faut une terre vide que personne ne contrôle, hors des royaumes de départ : { $place }.
why-no-rising = Il n’y a là ni horde ni feu libre : { $place }.
why-horde-bound = Cette horde partage son espace avec des unités d’un joueur, ou n’a nulle part où aller : { $place }.
why-no-horde = Il n’y a pas de horde là : { $place }.
why-card-in-deck = Personne ne possède { $card }.
why-card-of = { $card } appartient à { $other }.
why-card-turned = { $what } a déjà servi à ce tour.
why-elsewhere = { $what } sert à d’autres moments : { $windows }.
why-no-circle = Les dés barbares de ce tour n’ont pas encore été lancés.
why-no-use = Pour l’instant, { $what } n’a rien sur quoi agir ici.
why-tech-unknown = { $gap ->
    [0] { $what } est au niveau { $level } de sa branche ; vous en êtes au niveau { $have }.
   *[other] { $what } est au niveau { $level } de sa branche ; vous en êtes au niveau { $have }. Achetez d’abord { $first } ({ $branch }, phase 4).
}
why-tech-within = { $what } fait partie d’un achat : choisissez ce que vous voulez acheter.
why-objective-unmet = L’objectif de { $card } n’est pas atteint.
why-loan-taken = Vous avez déjà emprunté à ce tour.
why-loans-all = Vous avez { $have } prêts, autant que permis.
why-loan-needless = Vous avez { $have } florins : ils suffisent sans emprunt.
why-repay-short = Rembourser un prêt coûte { $price } florins, et vous en avez { $have }.
why-only-number = Un seul nombre est possible ici : { $count }.
why-icon-chosen = Icône déjà choisie : { $what }.
why-icon-absent = La carte Événement ne montre pas cette icône : { $what }.
why-no-such-die = Il n’y a ici que { $count } dés.
why-die-done = Ce dé a déjà été abaissé.
why-die-at-one = Ce dé montre 1, le minimum.
why-not-struck = La carte Événement ne frappe pas ce territoire : { $place }.
why-shielded-already = Ce territoire est déjà préservé : { $place }.
why-in-home-realm = C’est dans votre royaume de départ : { $place }.
why-not-beside-home = Ce territoire ne touche pas votre royaume de départ : { $place }.
why-land-of = { $mine ->
    [yes] Vous contrôlez ce territoire : { $place }.
   *[no] { $other } contrôle ce territoire : { $place }.
}
why-units-there = Des unités militaires s’y trouvent : { $place }.
why-own-units-there = Vos propres unités s’y trouvent : { $place }.
why-card-unused = { $card } n’a pas servi à ce tour.
why-no-such-piece = Il n’y a pas de telle pièce sur la carte.
why-not-convertible = Ce n’est ni un chariot de guerre ni une caravane : { $thing }, { $place }.
why-rebuilt-already = Ce transport sert déjà des deux façons : { $thing }, { $place }.
why-repaid = Vous avez déjà remboursé un prêt à ce tour.
why-no-loan = Vous n’avez aucun prêt à rembourser.
why-at-peace-with-nobody = Il n’y a personne avec qui vous soyez en paix.
why-offers-made = Vous avez déjà fait trois offres ici.
why-nothing-signed = Vous n’avez signé aucun pacte que vous puissiez encore dénoncer à ce tour.
why-nothing-secret = Vous n’avez signé aucun pacte secret.
why-no-duty = Personne de ceux qui vont agir ne vous doit son soutien, ou il a déjà votre ordre.
why-no-blood = Les deux camps d’une bataille dépensent des jetons de sang quand tous deux ont lancé leurs dés ; vous n’en avez pas à dépenser ici.
why-no-road = Aucune de vos routes commerciales n’attend de transport, ou vous n’avez pas de transport pour elle.
why-no-demand = Les achats cachés se demandent avant le début de la phase 4, une fois, là où l’on joue cette variante.
why-act-elsewhere = Cela se fait avant une phase, avant le tour de quelqu’un ou pendant votre propre tour.
why-not-at-peace = Vous n’êtes pas en paix avec { $other } : une guerre est déclarée ou en cours.
why-war-first = Deux des signataires sont en guerre ; la même offre doit faire la paix entre eux.
why-building-itself = Le bâtiment s’y trouve lui-même, et ses jetons se posent à côté : { $place }.
why-no-such-carrier = Aucune pièce de la carte n’a ce numéro.
why-out-of-play = Avec ces royaumes, il est hors jeu : { $place }.
why-not-adjacent = Ces deux espaces ne se touchent pas : { $start } et { $place }.
why-ship-overland = Un navire n’a pas de voie d’eau depuis { $start } : { $place }.
why-land-to-sea = Ce qui se déplace par terre ne prend pas la mer tout seul : { $place }.
why-held-by-bishop = Un évêque ne laisse partir personne ce tour : { $place }.
why-nobody-left = { $there ->
    [0] Vous n’en avez pas sur place
   *[other] Les { $there } que vous y avez partent déjà
} : { $unit }, { $place }.
why-castle-left = Elles ont déjà quitté un Château ce tour et n’ont plus de transport : { $place }.
why-unit-stopped = Ce qui en reste sur place est arrêté pour ce tour : { $unit }, { $place }.
why-no-room = { $room ->
    [0] Aucun chariot de guerre ni aucune galère ne part encore avec le groupe.
   *[other] Les transports du groupe prennent { $room } pièces, et { $used } sont nommées.
}
why-named-in-order = Cela vient avant ce qui a été nommé : tout se nomme dans un seul ordre.
why-carrier-elsewhere = Aucun transport à vous sur place : { $thing }, { $place }. Le groupe est ici : { $start }.
why-trader-waits = Un transport commercial ne se déplace pas dans cette phase : { $thing }, { $place }.
why-carrier-stopped = Il ne lui reste aucun point de mouvement ce tour : { $thing }, { $place }.
why-no-moves = Ce pas coûte { $cost } et il en reste { $moves } au groupe : { $place }.
why-one-destination = Tous les groupes d’un mouvement vont au même endroit, { $goal } : pas ici, { $place }.
why-no-escort = Aucune unité militaire n’accompagne, et le passage n’est pas libre : { $place }.
why-no-crossing = On ne peut pas le traverser, seulement y entrer et s’y arrêter : { $place }.
why-no-refuge = Le mouvement gardé pour la fuite n’y suffit pas, ou le chemin y est déjà passé : { $place }.
why-no-carrier = Vos troupes n’y ont ni chariot de guerre ni galère pour se déplacer : { $place }.
why-nowhere-to-go = Ce qui pourrait partir n’a pas d’unité militaire avec lui, et tout est étranger autour : { $place }.
why-horde-small = Un archer rejoint une horde de 2 unités, un capitaine une de 4 ; ici il y en a { $there } : { $place }.
why-horde-at-home = Cette horde est dans votre propre royaume de départ : { $place }.
why-no-barbarian-galley = Les barbares n’ont plus de galère pour prendre la mer : { $place }.
why-crew-last = Les servants des machines de siège sont touchés en dernier : { $unit }.
why-nobody-to-hit = Il n’en reste pas sur place qui puisse être touché : { $unit }.
why-no-surrender = Entre un joueur et des barbares, personne ne capitule.
why-surrender-later = On offre de capituler à l’ouverture d’une manche, une fois par camp.
why-no-ransom = On ne capture pas des barbares : personne ne paierait leur rançon.
why-capture-earlier = Qui veut capturer l’annonce avant le début de la bataille.
why-attacker-flees = Vous n’êtes pas l’attaquant de cette bataille.
why-no-flight = Aucun transport de l’armée n’a assez de mouvement pour s’en aller : { $place }.
why-flight-earlier = Une fuite s’annonce à l’ouverture d’une manche, avant ses dés.
why-land-ability = En mer, seuls les archers et l’infanterie légère ont leur capacité.
why-no-target = Il n’y a pas de tel bâtiment sur place : { $place }.
why-weak-machine = Une catapulte ne fait rien aux bâtiments.
why-not-the-enemy-s = Ce bâtiment n’est pas à l’ennemi : { $place }.
why-upkeep-short = L’entretien est de { $due } florins et vous en avez { $have } : renoncez à quelque chose, ou empruntez.
why-no-route = Vous n’avez pas de route commerciale.
why-not-your-piece = Cela appartient à { $other } : { $thing }, { $place }.
why-no-trader = Ce n’est pas un transport commercial : { $thing }, { $place }.
why-journey-over = Son voyage de cette phase est fait : { $thing }, { $place }.
why-no-shift = Aucun cube de cette sorte ne peut y changer de transport : { $place }.
why-no-port = Il n’y a pas de port pour commercer ou construire : { $place }.
why-trade-banned = Un évêque y interdit le commerce ce tour : { $place }.
why-market-barbarians = Des barbares s’y trouvent : { $place }.
why-market-disputed = Des troupes se le disputent, personne n’y commerce : { $place }.
why-foreign-market = { $other } le contrôle, et aucun pacte ne vous y laisse commercer : { $place }.
why-hold-full = Ses { $room } places sont prises : { $thing }, { $place }.
why-hold-empty = Il ne transporte rien : { $thing }, { $place }.
why-no-cubes = La banque n’a plus de cube : { $good }.
why-goods-there = Tout ce qu’il transporte y est produit ou s’y trouve déjà : { $place }.
why-not-aboard = { $aboard ->
    [0] Il n’y en a pas à bord
   *[other] Les { $aboard } à bord sont déjà nommés
} : { $good }.
why-good-printed = On en produit sur place : { $good }, { $place }.
why-good-lying = Un cube s’y trouve déjà : { $good }, { $place }.
why-route-lengths = Une route a 4, 6 ou 8 étapes.
why-route-origin = Les marchandises y ont été achetées, ce n’est donc pas une étape : { $place }.
why-stage-already = C’est déjà une étape de la route : { $place }.
why-no-barracks = Il n’y a ni zone habitée ni bâtiment militaire : { $place }.
why-controlled-by = { $other } le contrôle : { $place }.
why-token-there = Votre jeton de contrôle y est déjà : { $place }.
why-army-there = Les troupes d’un autre, ou des barbares, s’y trouvent : { $place }.
why-not-home = Ce n’est pas dans votre royaume de départ : { $place }.
why-more-troops = Il y a là { $there ->
    [one] une unité militaire
   *[other] { $there } unités militaires
}, et un autre de vos territoires de départ en a moins : { $place }.
why-realm-taken = Un autre joueur a ce royaume.
why-realm-unlinked = Ce royaume n’est relié à aucun de ceux déjà pris.
why-realm-without-port = Votre royaume n’a pas de port pour des navires.
why-levels-left = Il vous reste { $levels ->
    [one] un niveau
   *[other] { $levels } niveaux
} de transports à placer.
why-level-already = Il a ce niveau ou un plus haut : { $thing }, { $place }.
why-no-workshop = On ne construit ni n’améliore rien de tel là où il se trouve : { $thing }, { $place }.
why-undamaged = Ce bâtiment n’y porte aucun jeton de destruction : { $place }.
why-no-prisoner = Ce joueur n’en détient pas des vôtres : { $unit }.
why-nobody-mended = Aucune de ces unités ne peut être rachetée : { $unit }.
why-nobody-waiting = Il n’en attend pas près de votre plateau : { $unit }.
why-no-captain = Aucun capitaine de ce niveau à vous ne s’y trouve : { $place }.

# -- ce que les autres attendent

wait-attack-at-sea = qui attaquer en mer : { $place }
wait-realm = choix d’un royaume
wait-village = pose du premier village
wait-archer = pose du premier archer
wait-first-transport = choix du premier transport
wait-first-place = pose du premier transport
wait-first-card = choix d’une carte Empire
wait-first-gear = choix d’un jeton Objectif
wait-tax = fixation du niveau de taxe
wait-bankrupt = paiement des intérêts
wait-remove = retrait d’une pièce de la carte
wait-homecoming = pose de ce qui est rentré
wait-short = recherche d’argent
wait-buy = achats
wait-keep-card = choix d’une carte Empire
wait-activation = mouvement, combat ou passe
wait-undeclared-attack = attaquer ou non sans déclaration
wait-whom-to-fight = choix de l’adversaire : { $place }
wait-capture = capturer ou non : { $place }
wait-surrender-asked = se rendre ou non : { $place }
wait-protect = protection d’un bâtiment : { $place }
wait-captain = ordres à un capitaine : { $place }
wait-sacrifice = décision sur un sacrifice
wait-reroll = dés à relancer ou non
wait-open-route = route commerciale ou non : { $place }
wait-route-stage = { wait-open-route }
wait-route-destination = { wait-open-route }
wait-card-31 = jetons Route disposés à nouveau
wait-sell = vente : { $place }
wait-gear = choix d’un jeton Objectif
wait-card-16 = choix de ce qui est saboté
wait-card-36 = florins posés sur une carte
wait-card-50 = choix de ce qui est protégé
wait-card-51 = choix de ce qui est protégé
wait-tech-influence = choix d’une unité barbare
wait-any-good = choix d’une marchandise : { $place }
wait-card-65 = choix du lieu où servent des barbares
wait-lend-to = choix d’une horde à rejoindre
wait-tech-proselytism = choix d’une carte d’un voisin
wait-tech-flight-of-time = choix d’une technologie d’un voisin
wait-declare-war = déclaration de guerre
wait-order-from = un ordre à { $other }
wait-blood = décision sur les jetons de sang
