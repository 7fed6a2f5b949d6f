# Clash of Cultures en français. Les arguments sont expliqués dans le module wording.

title = Clash of Cultures
blurb = Une colonie, un colon, et une carte que personne n’a vue. Explorez, fondez des cités, choisissez parmi quarante-huit progrès, bâtissez des merveilles, faites rayonner votre culture chez vos voisins ou entrez-y en armes ; au bout de six époques, on se souviendra de la plus grande culture.
players = De 2 à 4 joueurs, trois à quatre heures à table
credits = Un jeu de Christian Marcussen (Monumental Edition, avec l’extension Civilisations). Les textes des cartes sont de nous ; quelques nombres qui ne sont imprimés nulle part à notre connaissance sont des reconstitutions.

option-expansion = Extension Civilisations
option-expansion-tip = Civilisations, chefs, cavaleries, éléphants, Marchés, Obélisques, Observatoires et Pirates. Sans elle, le jeu de base.
option-civilizations = Civilisations
option-civilizations-tip = Distribuées au hasard selon la règle ; ou chacun en choisit une parmi trois, ou n’importe laquelle encore libre : pour qui aime prévoir son peuple.
option-civilizations-random = Au hasard
option-civilizations-pick = Au choix parmi trois
option-civilizations-free = Au libre choix
option-track = Fin de la partie
option-track-tip = Six époques ; ou jusqu’à sept, terminées par un jet avant une manche marquée ou par une merveille construite dans l’une d’elles : personne ne sait à coup sûr quelle manche est la dernière.
option-track-six = Six époques
option-track-roll = Jet de fin
option-track-wonder = Fin merveilleuse
option-short = Partie courte
option-short-tip = Quatre époques, deux colons au départ, deux progrès gratuits à la fin d’une époque : environ deux tiers du temps. La piste ne joue alors aucun rôle.
option-events = Événements
option-events-tip = Cartes entières, icônes seules, ou selon l’annonce faite avant de piocher : pour qui trouve les événements trop capricieux.
option-events-full = Cartes entières
option-events-icons = Icônes seules
option-events-optional = Selon l’annonce
option-random_leaders = Chefs au hasard
option-random_leaders-tip = Un chef recruté est tiré au hasard parmi ceux qui vous restent : moins de calcul, plus de variété.
option-announced_wonders = Merveilles annoncées
option-announced_wonders-tip = Une merveille piochée est posée face visible et quiconque connaît l’Ingénierie peut la construire : une course, avec plus de choses à surveiller.
option-alternate_history = Histoire alternative
option-alternate_history-tip = Chacun reçoit trois chefs de n’importe quel peuple : des alliances inédites.
option-trades = Échanges entre joueurs
option-trades-tip = Le joueur actif peut échanger ressources, jetons et cartes avec un adversaire. Sans échanges la partie est plus vive, et personne ne peut en aider un autre à gagner.

# -- noms : biens, pièces, lieux -----------------------------------------------------------------

name-good-food = vivres
name-good-wood = bois
name-good-ore = minerai
name-good-ideas = idées
name-good-gold = or
name-good-mood = jeton Humeur
name-good-culture = jeton Culture
name-good-captive = prisonnier
count-good-food = { $count ->
    [one] 1 vivre
   *[other] { $count } vivres
}
count-good-wood = { $count } bois
count-good-ore = { $count ->
    [one] 1 minerai
   *[other] { $count } minerais
}
count-good-ideas = { $count ->
    [one] 1 idée
   *[other] { $count } idées
}
count-good-gold = { $count } or
count-good-mood = { $count ->
    [one] 1 jeton Humeur
   *[other] { $count } jetons Humeur
}
count-good-culture = { $count ->
    [one] 1 jeton Culture
   *[other] { $count } jetons Culture
}
count-good-captive = { $count ->
    [one] 1 prisonnier
   *[other] { $count } prisonniers
}
count-unit-settler = { $count ->
    [one] 1 colon
   *[other] { $count } colons
}
count-unit-infantry = { $count ->
    [one] 1 infanterie
   *[other] { $count } infanteries
}
count-unit-cavalry = { $count ->
    [one] 1 cavalerie
   *[other] { $count } cavaleries
}
count-unit-elephant = { $count ->
    [one] 1 éléphant
   *[other] { $count } éléphants
}
count-unit-leader = { $count ->
    [one] 1 chef
   *[other] { $count } chefs
}
count-unit-ship = { $count ->
    [one] 1 navire
   *[other] { $count } navires
}
count-unit-pirate = { $count ->
    [one] 1 navire pirate
   *[other] { $count } navires pirates
}
name-unit-settler = colon
name-unit-infantry = infanterie
name-unit-cavalry = cavalerie
name-unit-elephant = éléphant
name-unit-leader = chef
name-unit-ship = navire
name-unit-pirate = navire pirate
name-extra-settler = { name-unit-settler }
name-extra-infantry = { name-unit-infantry }
name-extra-cavalry = { name-unit-cavalry }
name-extra-elephant = { name-unit-elephant }
name-extra-leader = { name-unit-leader }
name-extra-ship = { name-unit-ship }
name-building-settlement = colonie
name-building-port = Port
name-building-academy = Académie
name-building-fortress = Forteresse
name-building-temple = Temple
name-building-market = Marché
name-building-obelisk = Obélisque
name-building-observatory = Observatoire
name-terrain-grassland = plaine
name-terrain-forest = forêt
name-terrain-mountain = montagne
name-terrain-barren = désert
name-terrain-sea = mer
name-mood-angry = mécontente
name-mood-neutral = neutre
name-mood-happy = heureuse
name-side-barbarians = Barbares
name-side-pirates = Pirates

# -- noms : progrès ------------------------------------------------------------------------------

name-group-agriculture = Agriculture
name-group-construction = Construction
name-group-seafaring = Marine
name-group-education = Éducation
name-group-warfare = Guerre
name-group-spirituality = Spiritualité
name-group-economy = Économie
name-group-culture = Culture
name-group-science = Sciences
name-group-democracy = Démocratie
name-group-autocracy = Autocratie
name-group-theocracy = Théocratie
name-advance-farming = Travail de la terre
name-advance-storage = Conservation
name-advance-irrigation = Irrigation
name-advance-husbandry = Élevage
name-advance-mining = Extraction
name-advance-engineering = Ingénierie
name-advance-sanitation = Hygiène
name-advance-roads = Routes
name-advance-fishing = Pêche
name-advance-warships = Navires de guerre
name-advance-navigation = Navigation
name-advance-cartography = Cartographie
name-advance-writing = Écriture
name-advance-public_education = Enseignement public
name-advance-free_education = Gratuité scolaire
name-advance-philosophy = Philosophie
name-advance-tactics = Manœuvres
name-advance-siegecraft = Poliorcétique
name-advance-steel_weapons = Armes en acier
name-advance-draft = Conscription
name-advance-myths = Mythes
name-advance-rituals = Rituels
name-advance-priesthood = Clergé
name-advance-state_religion = Religion d’État
name-advance-bartering = Troc
name-advance-trade_routes = Commerce
name-advance-taxes = Fiscalité
name-advance-currency = Monnaie
name-advance-arts = Arts
name-advance-circus_and_sports = Cirque et Sports
name-advance-monuments = Monuments
name-advance-theaters = Théâtres
name-advance-math = Maths
name-advance-astronomy = Astronomie
name-advance-medicine = Médecine
name-advance-metallurgy = Métallurgie
name-advance-voting = Vote
name-advance-civil_liberties = Libertés civiles
name-advance-separation_of_power = Séparation des pouvoirs
name-advance-free_economy = Liberté économique
name-advance-nationalism = Nationalisme
name-advance-forced_labor = Travail forcé
name-advance-totalitarianism = Totalitarisme
name-advance-absolute_power = Pouvoir absolu
name-advance-dogma = Dogme
name-advance-conversion = Conversion
name-advance-devotion = Piété
name-advance-fanaticism = Fanatisme

# -- noms : cartes -------------------------------------------------------------------------------

name-title-advance = Progrès
name-title-inspiration = Inspiration
name-title-heroic_general = Général héroïque
name-title-spies = Espions
name-title-leap_of_knowledge = Bond du savoir
name-title-good_ideas = Bonnes idées
name-title-mercenaries = Mercenaires
name-title-cultural_awe = Assujettissement
name-title-city_growth = Croissance urbaine
name-title-focused_collection = Récolte spécialisée
name-title-explorers = Explorateurs
name-title-negotiations = Négociations
name-title-leadership = Autorité
name-title-assassination = Assassinat
name-title-mass_collection = Récolte abondante
name-title-new_goals = Nouveaux objectifs
name-title-tech_synergy = Synergie technique
name-title-teach_us_now = Enseignez-nous !
name-title-militia = Milice
name-title-tech_exchange = Échange de savoirs
name-title-idea_synergy = Synergie d’idées
name-tactic-peltasts = Peltastes
name-tactic-routing = Déroute
name-tactic-wedge_formation = Formation en coin
name-tactic-high_morale = Moral élevé
name-tactic-defiant_stand = Résistance acharnée
name-tactic-high_ground = Position dominante
name-tactic-tactical_surprise = Surprise tactique
name-tactic-the_siege = Le Siège
name-tactic-for_the_people = Pour le peuple
name-tactic-upgraded_defenses = Défenses renforcées
name-tactic-tactical_retreat = Repli tactique
name-tactic-prepared_defenses = Défenses préparées
name-tactic-scouts = Éclaireurs
name-tactic-martyr = Martyr
name-tactic-archers = Archers
name-tactic-flanking = Débordement
name-event-E1 = Peste
name-event-E2 = Épidémie
name-event-E3 = Famine
name-event-E4 = Famine
name-event-E5 = Famine
name-event-E6 = Famine sévère
name-event-E7 = Famine sévère
name-event-E8 = Famine sévère
name-event-E9 = Une belle année
name-event-E10 = Une belle année
name-event-E11 = Une belle année
name-event-E12 = Une bonne année
name-event-E13 = Une bonne année
name-event-E14 = Une bonne année
name-event-E15 = Une année splendide
name-event-E16 = Une année splendide
name-event-E17 = Une année splendide
name-event-E18 = Grand Découvreur
name-event-E19 = Grand Artiste
name-event-E20 = Grand Prophète
name-event-E21 = Grand Philosophe
name-event-E22 = Grand Savant
name-event-E23 = Grand Homme d’État
name-event-E24 = Grand Seigneur de guerre
name-event-E25 = Grand Marchand
name-event-E26 = Grand Ingénieur
name-event-E27 = Explosion de la population
name-event-E28 = Explosion de la population
name-event-E29 = Volcan
name-event-E30 = Séisme
name-event-E31 = Grand séisme
name-event-E32 = Inondation locale
name-event-E33 = Grande inondation
name-event-E34 = Migration
name-event-E35 = Migration
name-event-E36 = Guerre civile
name-event-E37 = Guerre civile
name-event-E38 = Révolution
name-event-E39 = Révolution : soulèvement
name-event-E40 = Émissaires
name-event-E41 = Éclipse de soleil
name-event-E42 = Cheval de Troie
name-event-E43 = Révolution : « Toi aussi, Brutus ? »
name-event-E44 = Révolution : anarchie
name-event-E45 = Réunion de savants
name-event-E46 = Commerce florissant
name-event-E47 = Ère de stabilité
name-event-E48 = Réforme
name-event-E49 = Épidémie : pandémie
name-event-E50 = Peste noire
name-event-E51 = Famine : nuisibles
name-event-E52 = Famine : sécheresse
name-event-E53 = Feu de brousse
name-event-E54 = Une année prospère
name-event-E55 = Grand Architecte
name-event-E56 = Grand Athlète
name-event-E57 = Grand Diplomate
name-event-E58 = Grand Oracle
name-icon-none = Sans icône
name-icon-gold_mine = Mine d’or
name-icon-exhausted_land = Terrain épuisé
name-icon-barbarian_spawn = Apparition de Barbares
name-icon-barbarian_move = Déplacement de Barbares
name-icon-pirates = Apparition de Pirates et raid
name-objective-civilization = Civilisation !
name-objective-draft_obj = Conscription
name-objective-academic = Académique
name-objective-conqueror = Conquérant
name-objective-coastal_culture = Culture côtière
name-objective-warmonger = Belliciste
name-objective-advanced = Avancé
name-objective-religious = Religieux
name-objective-warlord = Chef de guerre
name-objective-city_planner = Urbaniste
name-objective-great_battle = Grande bataille
name-objective-ideas_obj = Des idées !
name-objective-against_all_odds = Contre toute attente
name-objective-happy_obj = Heureux
name-objective-enlightened = Éclairé
name-objective-blockade = Blocus
name-objective-well_stocked = Bien approvisionné
name-objective-amphibious_assault = Débarquement
name-objective-rich = Riche
name-objective-great_navy = Grande flotte
name-objective-ore_obj = Du minerai !
name-objective-great_army = Grande armée
name-objective-wood_obj = Du bois !
name-objective-fortified = Fortifié
name-objective-food_obj = Des vivres !
name-objective-standing_army = Armée de métier
name-objective-city_planner_buildings = Urbaniste (bâtiments)
name-objective-militarized = Militarisé
name-objective-focused = Spécialisé
name-objective-daring = Audacieux
name-objective-colony = Colonie lointaine
name-objective-threat = Menace
name-objective-culture_obj = Culture
name-objective-legend = Légende
name-objective-consulates = Consulats
name-objective-science_obj = Sciences
name-objective-merchant = Marchand
name-objective-marauder = Maraudeur
name-objective-citadel = Citadelle
name-objective-seafarer = Navigateur
name-objective-aggressor = Agresseur
name-objective-government_obj = Gouvernement
name-objective-assimilator = Assimilateur
name-objective-dominion = Dominion
name-objective-military_might = Puissance militaire
name-objective-new_founder = Nouveau fondateur
name-objective-defiance = Défi
name-objective-trader = Négociant
name-objective-sea_lanes = Routes maritimes
name-objective-draconian = Draconien
name-objective-balanced = Équilibré
name-objective-influence_obj = Influence
name-objective-wonderful = Merveilleux
name-objective-outposts = Avant-postes
name-objective-scientists = Scientifiques
name-objective-equestrian = Équestre
name-objective-mercantile = Mercantile
name-objective-great_commander = Grand commandant
name-objective-tactical_diversity = Diversité tactique
name-objective-king_slayer = Régicide
name-objective-legacy = Héritage
name-objective-ivory_tide = Marée d’ivoire
name-objective-great_migration = Grande migration
name-objective-stampede = Ruée
name-objective-civilization_of_ages = Civilisation des âges
name-objective-cleanse_the_seas = Mers purgées
name-wonder-W1 = Grande Arène
name-wonder-W2 = Grands Jardins
name-wonder-W3 = Grande Bibliothèque
name-wonder-W4 = Grand Phare
name-wonder-W5 = Grand Mausolée
name-wonder-W6 = Grandes Pyramides
name-wonder-W7 = Grande Statue
name-wonder-W8 = Grande Muraille

# -- noms : civilisations et chefs ---------------------------------------------------------------

name-civilization-aztecs = Aztèques
name-civilization-babylonia = Babyloniens
name-civilization-carthage = Carthaginois
name-civilization-celts = Celtes
name-civilization-china = Chinois
name-civilization-egypt = Égyptiens
name-civilization-greece = Grecs
name-civilization-huns = Huns
name-civilization-india = Indiens
name-civilization-japan = Japonais
name-civilization-maya = Mayas
name-civilization-persia = Perses
name-civilization-phoenicia = Phéniciens
name-civilization-rome = Romains
name-civilization-vikings = Vikings
name-civ_advance-captives = Prisonniers
name-civ_advance-human_sacrifice = Sacrifices humains
name-civ_advance-aztec_gold = Or aztèque
name-civ_advance-tribute_empire = Contribution
name-civ_advance-canals = Canaux
name-civ_advance-code_of_laws = Code de lois
name-civ_advance-star_catalogues = Catalogues d’étoiles
name-civ_advance-ziggurats = Ziggourats
name-civ_advance-warbeasts = Bêtes de guerre
name-civ_advance-hegemony = Hégémonie
name-civ_advance-pirate_allies = Alliés pirates
name-civ_advance-mercenary_draft = Mercenaires
name-civ_advance-tribal_warfare = Guerre tribale
name-civ_advance-tribal_allies = Alliés tribaux
name-civ_advance-druidic_influence = Influence druidique
name-civ_advance-tribal_trade = Commerce tribal
name-civ_advance-rice_cultivation = Rizières
name-civ_advance-expansion = Expansion
name-civ_advance-fireworks = Feux d’artifice
name-civ_advance-imperial_army = Armée impériale
name-civ_advance-flood_plains = Plaines inondables
name-civ_advance-architecture = Architecture
name-civ_advance-embalming = Embaumement
name-civ_advance-man_god = Ascendance divine
name-civ_advance-study = Formation
name-civ_advance-sparta = Sparte
name-civ_advance-hellenistic_culture = Hellénisation
name-civ_advance-city_states = Cités-États
name-civ_advance-nomads = Nomades
name-civ_advance-mounted_archers = Archers montés
name-civ_advance-raiders = Pillards
name-civ_advance-hunnic_tribes = Tribus hunniques
name-civ_advance-indian_elephants = Éléphants d’Inde
name-civ_advance-proselytism = Prosélytisme
name-civ_advance-prosperity = Prospérité
name-civ_advance-peace_and_poetry = Paix et poésie
name-civ_advance-pottery = Poterie
name-civ_advance-horsemanship = Art équestre
name-civ_advance-subterfuge = Subterfuge
name-civ_advance-shogunate = Shogunat
name-civ_advance-terracing = Cultures en terrasses
name-civ_advance-stelae = Stèles
name-civ_advance-ball_courts = Terrains de jeu
name-civ_advance-calendar = Calendrier
name-civ_advance-persian_elephants = Marée grise
name-civ_advance-immortals = Immortels
name-civ_advance-zoroastrianism = Zoroastrisme
name-civ_advance-banking = Banque
name-civ_advance-city_independence = Indépendance des Cités
name-civ_advance-biremes = Birèmes
name-civ_advance-alphabet = Alphabet
name-civ_advance-cedars_and_dyes = Cèdres et teintures
name-civ_advance-aqueduct = Aqueducs
name-civ_advance-roman_roads = Voies romaines
name-civ_advance-captivi = Commerce d’esclaves
name-civ_advance-provinces = Provinces
name-civ_advance-ship_construction = Artisanat nautique
name-civ_advance-longships = Drakkars
name-civ_advance-raiding = Razzias
name-civ_advance-runes = Runes
name-leader-acamapichtli = Acamapichtli
name-ability-acamapichtli-1 = Croissance
name-ability-acamapichtli-2 = Offrandes
name-leader-ahuitzotl = Ahuitzotl
name-ability-ahuitzotl-1 = Expansionniste
name-ability-ahuitzotl-2 = Sacrifice de masse
name-leader-marqzen = Marqzen
name-ability-marqzen-1 = Maître des tempêtes
name-ability-marqzen-2 = Propager la peur
name-leader-hammurabi = Hammurabi
name-ability-hammurabi-1 = Législateur
name-ability-hammurabi-2 = Gardien
name-leader-nabopolassar = Nabopolassar
name-ability-nabopolassar-1 = Libérateur
name-ability-nabopolassar-2 = Révolte
name-leader-nebuchadnezzar = Nabuchodonosor II
name-ability-nebuchadnezzar-1 = Les Jardins suspendus
name-ability-nebuchadnezzar-2 = Iconoclaste
name-leader-hannibal = Hannibal
name-ability-hannibal-1 = Père de la stratégie
name-ability-hannibal-2 = Hannibal aux portes
name-leader-hanno = Hannon le Grand
name-ability-hanno-1 = Navigateur
name-ability-hanno-2 = Commandant de la flotte
name-leader-dido = Reine Didon
name-ability-dido-1 = Fondatrice
name-ability-dido-2 = Sacrifice
name-leader-boudica = Reine Boadicée
name-ability-boudica-1 = Reine guerrière
name-ability-boudica-2 = Multitude
name-leader-vercingetorix = Vercingétorix
name-ability-vercingetorix-1 = Peuple guerrier
name-ability-vercingetorix-2 = Levée rapide
name-leader-viriatus = Viriathe
name-ability-viriatus-1 = Terreur
name-ability-viriatus-2 = Loyauté
name-leader-wu_zetian = Wu Zetian
name-ability-wu_zetian-1 = Économie agricole
name-ability-wu_zetian-2 = Brillante conquérante
name-leader-qin_shi_huang = Qin Shi Huang
name-ability-qin_shi_huang-1 = La Grande Muraille
name-ability-qin_shi_huang-2 = Tacticien
name-leader-sun_tzu = Sun Tzu
name-ability-sun_tzu-1 = L’Art de la guerre
name-ability-sun_tzu-2 = Guerre éclair
name-leader-cleopatra = Cléopâtre
name-ability-cleopatra-1 = Légendaire
name-ability-cleopatra-2 = Séduction
name-leader-imhotep = Imhotep
name-ability-imhotep-1 = Novateur
name-ability-imhotep-2 = Médecin
name-leader-ramses = Ramsès II
name-ability-ramses-1 = Grandiose
name-ability-ramses-2 = Puissance maritime
name-leader-alexander = Alexandre le Grand
name-ability-alexander-1 = Charismatique
name-ability-alexander-2 = Le Monde connu
name-leader-leonidas = Léonidas Ier
name-ability-leonidas-1 = C’est Sparte
name-ability-leonidas-2 = Héros des Thermopyles
name-leader-pericles = Périclès
name-ability-pericles-1 = Maître
name-ability-pericles-2 = Amiral
name-leader-attila = Attila
name-ability-attila-1 = Souverain
name-ability-attila-2 = Maître des chevaux
name-leader-bleda = Bleda
name-ability-bleda-1 = Poigne de fer
name-ability-bleda-2 = Béliers
name-leader-rugila = Rugila
name-ability-rugila-1 = Tribut
name-ability-rugila-2 = Unificateur
name-leader-akbar = Akbar le Grand
name-ability-akbar-1 = Défenses armées
name-ability-akbar-2 = Prospère
name-leader-ashoka = Ashoka le Grand
name-ability-ashoka-1 = Bouddhisme
name-ability-ashoka-2 = Expansionniste
name-leader-sri_gupta = Maharaja Sri Gupta
name-ability-sri_gupta-1 = Âge d’or
name-ability-sri_gupta-2 = Toujours prêt
name-leader-go_toba = Empereur Go-Toba
name-ability-go_toba-1 = Voie du sabre
name-ability-go_toba-2 = Érudit
name-leader-jimmu = Empereur Jimmu
name-ability-jimmu-1 = Retranché
name-ability-jimmu-2 = Mythique
name-leader-suiko = Impératrice Suiko
name-ability-suiko-1 = Bouddhisme japonais
name-ability-suiko-2 = Protectrice
name-leader-pakal = K’inich Janaab Pakal Ier
name-ability-pakal-1 = Bouclier du soleil
name-ability-pakal-2 = Art et architecture
name-leader-siyaj_kak = Siyaj K’ak’
name-ability-siyaj_kak-1 = Le Feu est né
name-ability-siyaj_kak-2 = Afflux culturel
name-leader-wak_chanil_ajaw = Wak Chanil Ajaw
name-ability-wak_chanil_ajaw-1 = Nouvelle dynastie
name-ability-wak_chanil_ajaw-2 = Reconstruction
name-leader-cyrus = Cyrus le Grand
name-ability-cyrus-1 = Roi de Perse
name-ability-cyrus-2 = Stratège
name-leader-darius = Darius
name-ability-darius-1 = Unité culturelle
name-ability-darius-2 = Architecte
name-leader-xerxes = Xerxès
name-ability-xerxes-1 = Armée formidable
name-ability-xerxes-2 = Grand bâtisseur
name-leader-hiram = Hiram
name-ability-hiram-1 = Maître du commerce
name-ability-hiram-2 = Constructeur
name-leader-ithobaal = Ithobaal
name-ability-ithobaal-1 = Délivrance
name-ability-ithobaal-2 = Prêtre d’Astarté
name-leader-pygmalion = Pygmalion
name-ability-pygmalion-1 = Marchand de la Méditerranée
name-ability-pygmalion-2 = Protecteur du peuple
name-leader-augustus = Auguste
name-ability-augustus-1 = Princeps
name-ability-augustus-2 = Empereur
name-leader-caesar = Jules César
name-ability-caesar-1 = Homme d’État
name-ability-caesar-2 = Proconsul
name-leader-sulla = Sylla
name-ability-sulla-1 = Dictateur
name-ability-sulla-2 = Civilisateur
name-leader-erik = Erik le Rouge
name-ability-erik-1 = Explorateur légendaire
name-ability-erik-2 = Nouvelles colonies
name-leader-knut = Knut le Grand
name-ability-knut-1 = Maître du Nord
name-ability-knut-2 = Danegeld
name-leader-ragnar = Ragnar Lodbrok
name-ability-ragnar-1 = Proie
name-ability-ragnar-2 = Terreur du Nord

# -- textes : progrès ----------------------------------------------------------------------------

effect-advance-farming = Vos cités peuvent récolter des vivres en plaine et du bois en forêt.
effect-advance-storage = Votre limite de vivres passe de 2 à 7.
effect-advance-irrigation = Vos cités peuvent récolter des vivres dans les déserts (qui restent des déserts pour tout le reste). Ignorez le texte, pas l’icône, de tout événement dont le titre contient Famine.
effect-advance-husbandry = À une récolte par tour, 1 des cases récoltées peut être une case terrain à exactement 2 cases terrain de la cité ; avec Routes, jusqu’à 2 d’entre elles.
effect-advance-mining = Vos cités peuvent récolter du minerai en montagne.
effect-advance-engineering = À l’acquisition : piochez 1 carte Merveille. Une action Construire dans une de vos cités heureuses peut bâtir une merveille de votre main dont vous remplissez les conditions.
effect-advance-sanitation = Une fois par action Recruter, vous pouvez payer 1 jeton Humeur pour 1 colon supplémentaire au lieu de son coût normal ; il ne compte pas dans le nombre d’unités que la cité peut recruter. Ignorez le texte (pas l’icône) des événements dont le titre contient Peste ou Épidémie.
effect-advance-roads = Quand une escouade terrestre part d’une de vos cités ou y arrive, vous pouvez payer 1 vivre et 1 minerai : elle avance jusqu’à 2 cases terrain et ignore les pénalités de forêt et de montagne à ce déplacement. Toutes les limites : COC-31.10.
effect-advance-fishing = À chaque récolte, 1 case mer adjacente peut donner 1 vivre. Permet de construire des Ports.
effect-advance-warships = Au round 1 de chacune de vos batailles navales et de chaque combat causé par votre débarquement, annulez 1 touche que vous subissez.
effect-advance-navigation = Vos navires peuvent faire le tour du plateau par l’extérieur jusqu’au prochain océan ou à la prochaine région inexplorée, dans l’un ou l’autre sens.
effect-advance-cartography = Après une action Déplacer où vous avez déplacé au moins 1 navire, gagnez 1 idée ; gagnez aussi 1 jeton Culture si Navigation a servi dans cette action.
effect-advance-writing = À l’acquisition : piochez 1 carte Action et 1 carte Objectif. Permet de construire des Académies.
effect-advance-public_education = Une fois par tour, quand vous récoltez dans une cité dotée d’une Académie, gagnez 1 idée (hors de la limite de récolte de la cité).
effect-advance-free_education = Après avoir acquis un progrès pour lequel au moins 1 idée ou 1 or a été dépensé, vous pouvez payer 1 idée de plus pour gagner 1 jeton Humeur. Pas en acquérant Gratuité scolaire elle-même.
effect-advance-philosophy = À l’acquisition : gagnez 1 idée. Chaque fois que vous acquérez un progrès de Sciences, gagnez 1 idée. Pas d’effet rétroactif.
effect-advance-tactics = Vous pouvez déplacer des unités armée. Vous pouvez jouer la manœuvre des cartes Action dans les conflits. Permet de construire des Forteresses.
effect-advance-siegecraft = Quand vous attaquez une cité dotée d’une Forteresse, avant le round 1, vous pouvez payer 2 bois pour neutraliser sa Frappe et/ou 2 minerais pour neutraliser sa Muraille dans ce combat.
effect-advance-steel_weapons = Avant un combat terrestre, vous pouvez payer 1 minerai pour +2 en valeur de combat à chacun de vos jets de ce combat, ou +1 si l’ennemi possède aussi Armes en acier (qu’il s’en serve ou non). L’attaquant décide d’abord.
effect-advance-draft = Une fois par action Recruter, vous pouvez payer 1 jeton Humeur pour 1 infanterie supplémentaire au lieu de son coût normal ; elle ne compte pas dans le nombre d’unités que la cité peut recruter. (2 jetons Humeur avec Libertés civiles.)
effect-advance-myths = Quand le texte d’un événement réduit l’humeur de vos cités, vous pouvez payer 1 jeton Humeur par cité pour laisser son humeur inchangée, si forte que soit la baisse. Pas contre l’icône Pirates. Permet de construire des Temples.
effect-advance-rituals = À l’action Améliorer, vous pouvez payer n’importe quelles ressources au lieu de jetons Humeur, 1 pour 1.
effect-advance-priesthood = Un progrès de Sciences par tour que vous auriez à payer ne vous coûte aucune ressource (l’action, le cube et un événement éventuel demeurent).
effect-advance-state_religion = Une fois par tour, quand vous construisez un Temple, vous n’en payez pas les vivres.
effect-advance-bartering = Action gratuite, une fois par tour : défaussez 1 carte Action pour gagner 1 or ou 1 jeton Culture. Permet de construire des Marchés (extension).
effect-advance-trade_routes = Au début de votre tour, gagnez 1 vivre par lien, 4 au plus : un lien associe un de vos colons ou navires et une cité adverse neutre ou heureuse à 2 cases au plus ; chaque unité et chaque cité ne sert qu’à un lien.
effect-advance-taxes = 1 Action et 1 jeton Humeur, une fois par tour : gagnez autant de ressources que vous avez de cités, chacune au choix vivre, bois ou minerai. Aucune cité n’est activée.
effect-advance-currency = Toute ressource que vous gagnez par Commerce ou Fiscalité peut être prise en or.
effect-advance-arts = Action gratuite, une fois par tour : payez 1 jeton Culture pour accomplir 1 action Rayonner. Permet de construire des Obélisques (extension).
effect-advance-circus_and_sports = 1 Action : payez 1 ou 2 jetons Culture pour augmenter d’autant de crans l’humeur d’une de vos cités, quelle que soit sa taille. On peut recommencer.
effect-advance-monuments = À l’acquisition : piochez 1 carte Merveille. Vos cités qui contiennent une merveille ne peuvent être visées par le Rayonner des adversaires.
effect-advance-theaters = Action gratuite, une fois par tour : changez 1 de vos jetons Culture en 1 jeton Humeur, ou 1 jeton Humeur en 1 jeton Culture.
effect-advance-math = Acquérir Ingénierie ou Routes ne vous coûte aucune ressource (l’action, le cube et un événement éventuel demeurent). Permet de construire des Observatoires (extension).
effect-advance-astronomy = Acquérir Navigation ou Cartographie ne vous coûte aucune ressource (l’action, le cube et un événement éventuel demeurent).
effect-advance-medicine = Après chacune de vos actions Recruter, vous pouvez reprendre 1 ressource de votre choix parmi celles que vous y avez dépensées (les jetons ne sont pas des ressources).
effect-advance-metallurgy = Quand une récolte vous donne au moins 2 minerais, vous pouvez en échanger 1 contre 1 or (une fois par récolte). Utiliser Armes en acier ne vous coûte pas de minerai.
effect-advance-voting = Action gratuite, autant de fois qu’on veut par tour : payez 1 jeton Humeur pour accomplir 1 action Améliorer (en payant aussi son coût normal).
effect-advance-civil_liberties = 1 Action : gagnez 3 jetons Humeur. Conscription vous coûte 2 jetons Humeur au lieu de 1.
effect-advance-separation_of_power = Les adversaires ne peuvent pas renforcer Rayonner contre vos cités heureuses.
effect-advance-free_economy = Action gratuite : payez 1 jeton Humeur pour accomplir votre seule et unique récolte de ce tour ; aucune autre récolte ne peut avoir lieu avant ou après dans le tour.
effect-advance-nationalism = Après une action Recruter où vous avez recruté au moins 1 unité armée ou navire, gagnez 1 jeton Humeur ou 1 jeton Culture.
effect-advance-forced_labor = Action gratuite, une fois par tour : payez 1 jeton Humeur ; jusqu’à la fin du tour, vos cités mécontentes agissent comme des neutres pour Récolter, Recruter et Construire. Elles restent limitées à 1 activation par tour tant qu’elles sont mécontentes.
effect-advance-totalitarianism = Les adversaires ne peuvent pas renforcer Rayonner contre vos cités qui contiennent au moins 1 de vos unités armée.
effect-advance-absolute_power = Action gratuite, une fois par tour : payez 2 jetons Humeur pour avoir 1 action de plus ce tour.
effect-advance-dogma = À l’acquisition : votre limite d’idées devient 2 ; défaussez aussitôt les idées en trop. Chaque fois que vous construisez un Temple, par action ou par carte, vous pouvez acquérir 1 autre progrès de Théocratie sans payer, avec un cube de la case Événement (un événement peut suivre). Conquérir un Temple ne compte pas.
effect-advance-conversion = Ajoutez 1 à vos jets de Rayonner (ce n’est pas un renfort) ; gagnez 1 jeton Culture après chaque succès.
effect-advance-devotion = Les adversaires ne peuvent pas renforcer Rayonner contre vos cités qui contiennent un Temple.
effect-advance-fanaticism = Dans un combat terrestre dans une cité qui contient un Temple de n’importe quelle couleur, en attaque ou en défense, +2 en valeur de combat au round 1. Si vous êtes vaincu dans ce combat, placez 1 infanterie de votre réserve dans une de vos cités où il y a place ; sans une telle cité ou sans infanterie, rien.

# -- textes : unités et bâtiments ----------------------------------------------------------------

effect-unit-settler = Fonde des cités. Ne lance jamais de dé et ne reçoit jamais de touche. Une escouade de seuls colons ne peut pas entrer sur une case avec une unité ou une cité ennemie.
effect-unit-infantry = Un dé dans un combat terrestre ; capacité Clash : +1 en valeur de combat.
effect-unit-ship = Un dé dans une bataille navale, pas de capacité Clash. Porte jusqu’à 2 unités terrestres. Se recrute sur la case mer que touche le Port de la cité.
effect-unit-cavalry = Un dé dans un combat terrestre ; capacité Clash : +2 en valeur de combat.
effect-unit-elephant = Un dé dans un combat terrestre ; capacité Clash : le nombre de ce dé ne s’ajoute pas à la valeur de combat, et 1 touche subie ce round est annulée.
effect-unit-leader = Un dé dans un combat terrestre ; capacité Clash : relancez ce dé jusqu’à ce qu’il montre une autre icône que le chef et prenez toute la nouvelle face. Un chef en jeu au plus par joueur.
effect-building-settlement = Base d’une cité ; montre son propriétaire. Ne peut être échangée par Rayonner (exceptions : Assujettissement, Influence druidique).
effect-building-port = La cité peut recruter des navires sur la case mer touchée. Quand elle récolte, une case mer adjacente peut donner 1 or ou 1 jeton Humeur au lieu du 1 vivre de Pêche.
effect-building-academy = À sa construction : gagnez 2 idées.
effect-building-fortress = Agit au round 1 d’un combat terrestre quand sa cité est attaquée, même sans armée à l’intérieur. Frappe : 1 dé supplémentaire au défenseur. Muraille : annulez 1 touche subie par le défenseur.
effect-building-temple = À sa construction : gagnez 1 jeton Humeur ou 1 jeton Culture.
effect-building-market = La cité peut recruter cavaleries et éléphants. Chaque fois qu’un adversaire utilise Commerce avec au moins un lien vers une ou plusieurs de vos cités dotées d’un Marché (de n’importe quelle couleur), vous gagnez 1 or (1 en tout par usage).
effect-building-obelisk = Ne peut être changé par Rayonner et garde sa couleur quand sa cité est conquise ; une telle cité compte comme sous l’influence du propriétaire de l’Obélisque.
effect-building-observatory = À sa construction : piochez 1 carte Action.

# -- textes : cartes -----------------------------------------------------------------------------

effect-title-advance = Acquérez 1 progrès qui vous est permis, sans payer de ressources. Son cube vient de votre réserve, pas de la case Événement : aucun événement n’est déclenché.
effect-title-inspiration = Choisissez un adversaire qui a une unité ou une cité à 2 cases au plus d’une de vos unités ou cités. Acquérez, sans payer de ressources, 1 progrès que cet adversaire possède et qui vous est permis (jamais un progrès de civilisation). Cube de votre réserve, pas d’événement. Injouable s’il n’y a pas de tel progrès.
effect-title-heroic_general = À votre tour, à tout moment après avoir gagné ce tour un combat terrestre où l’ennemi avait au moins 1 unité ; une fois par combat de ce genre. Augmentez de 1 cran l’humeur d’une de vos cités. Puis vous pouvez payer 1 jeton Humeur pour augmenter de 1 cran l’humeur d’une de vos cités (la même ou une autre). Injouable si toutes vos cités sont heureuses.
effect-title-spies = Choisissez un adversaire qui a au moins 1 carte et regardez toutes les cartes Action, Objectif et Merveille de sa main. Vous pouvez en échanger 1 contre 1 carte du même genre de votre main.
effect-title-leap_of_knowledge = Gagnez 1 idée pour chaque Académie des cités que vous contrôlez. Injouable sans Académie.
effect-title-good_ideas = À votre tour, à tout moment après avoir conquis une cité ou gagné un combat terrestre ce tour ; une fois par conflit de ce genre. Gagnez 2 idées.
effect-title-mercenaries = Choisissez 1 ou plusieurs armées barbares, chacune à 2 cases au plus d’une de vos cités ou unités armée ; payez pour chacune 1 vivre, bois, minerai ou jeton Culture avant d’en déplacer aucune (l’or peut remplacer une ressource). Déplacez ensuite chacune de 1 case terrain explorée de votre choix, l’une après l’autre, dans l’ordre que vous voulez, dans la limite d’empilement des Barbares ; entrer sur une case avec des unités ou une cité d’un joueur déclenche un combat où elles attaquent. Placez enfin 1 unité barbare dans chaque cité barbare que l’une de ces armées a quittée.
effect-title-cultural_awe = Votre prochaine tentative de Rayonner ce tour (par action ou par un effet, accomplie aussitôt) peut viser la colonie d’une cité barbare de taille 1 ; il vous faut une colonie en réserve. En cas de succès, remplacez la colonie par une des vôtres, remplacez 1 des unités barbares de la case (s’il y en a) par 1 colon ou 1 infanterie de votre réserve (à votre choix, si vous en avez) et retirez les autres unités barbares. La cité garde son humeur. Ce n’est pas une conquête. C’est le succès du tour. Injouable sans une telle cible à portée.
effect-title-city_growth = Activez une de vos cités pour y construire 1 bâtiment (pas une merveille) sans payer de ressources ; toutes les autres conditions s’appliquent.
effect-title-focused_collection = À jouer juste avant une de vos récoltes. À cette récolte, une case peut servir plus d’une fois ; le nombre de ressources reste le nombre normal. Ne se combine ni avec Récolte abondante ni avec une seconde Récolte spécialisée.
effect-title-explorers = Faites l’un ou les deux, dans cet ordre : explorez 1 région inexplorée qui touche une région contenant une de vos cités (aucune unité ne bouge) ; placez 1 colon de votre réserve dans une de vos cités.
effect-title-negotiations = Au début de votre tour, avant toute action ou action gratuite. Choisissez un adversaire. Vous ne pouvez pas attaquer ce joueur ce tour, et il ne peut pas vous attaquer à son prochain tour.
effect-title-leadership = Vous avez 1 action de plus ce tour.
effect-title-assassination = Choisissez un adversaire qui n’est pas déjà sous cet effet. Il a 1 action de moins à son prochain tour (retirée à son début).
effect-title-mass_collection = À jouer juste avant une de vos récoltes. À cette récolte, vous pouvez utiliser 2 cases de plus (2 ressources de plus) que la cité n’en permet. Ne se combine ni avec Récolte spécialisée ni avec une seconde Récolte abondante.
effect-title-new_goals = Piochez 2 cartes Objectif. Vous pouvez abandonner 1 carte Objectif que vous teniez pour garder 1 des 2. Mélangez dans la pioche Objectifs toute carte non gardée et celle que vous abandonnez. Injouable sans carte Objectif en main.
effect-title-tech_synergy = Acquérez 2 progrès d’un même groupe, l’un après l’autre, en payant le prix normal de chacun. Cubes de votre réserve (pas d’événement). Jouable seulement si les deux peuvent être acquis et payés.
effect-title-teach_us_now = Aussitôt après avoir conquis la cité d’un adversaire. Acquérez, sans payer de ressources, 1 progrès de cet adversaire qui vous est permis, jamais un progrès de civilisation. Cube de votre réserve. L’adversaire garde son progrès.
effect-title-militia = Placez 1 infanterie de votre réserve dans une de vos cités (la limite d’empilement s’applique). Ce n’est ni un recrutement ni une activation.
effect-title-tech_exchange = Choisissez un adversaire qui a une unité ou une cité à 2 cases au plus d’une de vos unités ou cités. Acquérez, sans payer de ressources, 1 progrès que cet adversaire possède et qui vous est permis ; puis cet adversaire acquiert, sans rien payer, 1 progrès de son choix que vous possédez, s’il en est un qui lui soit permis. Pas de progrès de civilisation. Cubes des réserves, pas d’événement. Injouable si vous ne pouvez rien acquérir.
effect-title-idea_synergy = Acquérez 1 progrès à son prix normal (cube de votre réserve, pas d’événement), puis gagnez 2 idées.
effect-tactic-peltasts = Armée : lancez 1 dé par unité armée que vous avez dans le combat. Si au moins un montre 5 ou 6, annulez 1 touche que vous subissez ce round.
effect-tactic-routing = Armée : si vous avez éliminé ce round au moins autant d’unités ennemies que l’ennemi des vôtres (0 et 0 convient), lancez 1 dé : sur 5 ou 6, il élimine 1 unité armée de plus, à son choix. Cette touche ne s’annule pas. Avant l’étape 5.
effect-tactic-wedge_formation = Attaquant, armée : +1 en valeur de combat pour chaque unité armée ennemie dans le combat au moment du jet.
effect-tactic-high_morale = Armée, Forteresse ou navire : +2 en valeur de combat.
effect-tactic-defiant_stand = Défenseur, armée, Forteresse ou navire : l’attaquant a -1 en valeur de combat pour chaque unité armée (terre) ou navire (mer) qu’il a dans le conflit.
effect-tactic-high_ground = Armée ou Forteresse : l’ennemi ne peut pas activer de capacités Clash ce round, celle du chef comprise. Inutilisable par l’attaquant d’une cité.
effect-tactic-tactical_surprise = Armée, Forteresse ou navire : +1 en valeur de combat. Après les pertes : si vous avez éliminé au moins 1 unité ennemie ce round, piochez 1 carte Action.
effect-tactic-the_siege = Attaquant d’une cité, armée : +1 en valeur de combat. Avant les jets, le défenseur peut payer 2 vivres (l’or peut les remplacer) ; s’il ne le fait pas ou ne le peut pas, il ne peut pas activer de capacités Clash ce round.
effect-tactic-for_the_people = Défenseur d’une cité, armée ou Forteresse : lancez 1 dé supplémentaire.
effect-tactic-upgraded_defenses = Défenseur d’une cité, armée ou Forteresse : annulez 1 touche que vous subissez ce round.
effect-tactic-tactical_retreat = Défenseur, armée : après les autres révélations, le combat prend fin. Vos unités armée et vos colons vont sur une case terrain adjacente explorée, sans ennemis, dans la limite d’empilement ; l’attaquant l’emporte et conquiert la cité, s’il y en a une. Rien sans une telle case.
effect-tactic-prepared_defenses = Défenseur, armée, Forteresse ou navire : lancez 1 dé supplémentaire.
effect-tactic-scouts = Armée, Forteresse ou navire : avant tout autre effet, la carte révélée de l’ennemi est sans effet et va dans votre main. Sans carte ennemie, il ne se passe rien.
effect-tactic-martyr = Armée ou navire : aussitôt, avant tout dé de manœuvre, éliminez 1 de vos unités armée (terre) ou navires (mer) du conflit ; puis l’ennemi élimine 1 des siens, s’il en a (chacun choisit). La carte révélée de l’ennemi est sans effet.
effect-tactic-archers = Armée : lancez 1 dé ; sur 5 ou 6, l’ennemi élimine aussitôt 1 unité armée à son choix.
effect-tactic-flanking = Attaquant, armée : lancez 1 dé supplémentaire.
effect-event-E1 = Chaque joueur qui a 2 cités ou plus réduit de 1 cran l’humeur de 1 de ses cités, ou de 2 cités différentes s’il possède Routes, Navigation ou Commerce ; il faut choisir des cités dont l’humeur peut baisser. Tant que cette carte est sur la table, personne ne peut construire de bâtiments ni de merveilles par l’action Construire sans posséder Hygiène. Défaussez-la dès que tous les joueurs possèdent Hygiène.
effect-event-E2 = Chaque joueur qui a 2 unités ou plus en élimine 1, ou 2 s’il possède Routes, Navigation ou Commerce (à son choix).
effect-event-E3 = Perdez 1 vivre (l’or ne peut le remplacer). Si vous n’en aviez pas, une de vos cités qui n’est pas mécontente le devient (à votre choix).
effect-event-E4 = Perdez 1 vivre (l’or ne peut le remplacer). Si vous n’en aviez pas, une de vos cités qui n’est pas mécontente le devient (à votre choix).
effect-event-E5 = Perdez 1 vivre (l’or ne peut le remplacer). Si vous n’en aviez pas, une de vos cités qui n’est pas mécontente le devient (à votre choix).
effect-event-E6 = Perdez 2 vivres, ou ce que vous avez (l’or ne peut les remplacer). Si vous en aviez moins de 2, une de vos cités qui n’est pas mécontente le devient (à votre choix).
effect-event-E7 = Perdez 2 vivres, ou ce que vous avez (l’or ne peut les remplacer). Si vous en aviez moins de 2, une de vos cités qui n’est pas mécontente le devient (à votre choix).
effect-event-E8 = Perdez 2 vivres, ou ce que vous avez (l’or ne peut les remplacer). Si vous en aviez moins de 2, une de vos cités qui n’est pas mécontente le devient (à votre choix).
effect-event-E9 = Chaque joueur gagne 1 vivre.
effect-event-E10 = Vous gagnez 1 vivre.
effect-event-E11 = Vous gagnez 1 vivre ; puis choisissez un adversaire sous la limite de vivres, s’il y en a un, qui gagne 1 vivre.
effect-event-E12 = Vous gagnez 2 vivres.
effect-event-E13 = Chaque joueur gagne 2 vivres.
effect-event-E14 = Vous gagnez 2 vivres ; puis partagez 2 vivres de la réserve générale entre les adversaires à votre gré, chacun à un joueur sous la limite de vivres ; ce que personne ne peut garder est perdu.
effect-event-E15 = Chaque joueur gagne 3 vivres.
effect-event-E16 = Vous gagnez 3 vivres ; puis partagez 3 vivres de la réserve générale entre les adversaires à votre gré, chacun à un joueur sous la limite de vivres ; ce que personne ne peut garder est perdu.
effect-event-E17 = Vous gagnez 3 vivres.
effect-event-E18 = 1 Action : vous pouvez acquérir 1 progrès de Marine sans payer (cube de la réserve). Puis vous pouvez explorer 1 région inexplorée qui touche une région contenant une de vos cités ; si vous le faites, vous pouvez payer 2 vivres pour y fonder une cité sur une case permise, sans colon.
effect-event-E19 = 1 Action : vous pouvez acquérir 1 progrès de Culture sans payer (cube de la réserve). Puis une de vos cités, à votre choix, devient heureuse.
effect-event-E20 = 1 Action : vous pouvez acquérir 1 progrès de Spiritualité sans payer (cube de la réserve). Puis vous pouvez construire un Temple à son coût normal dans une de vos cités sans l’activer ; toutes les autres conditions de construction s’appliquent.
effect-event-E21 = 1 Action : vous pouvez acquérir 1 progrès d’Éducation sans payer (cube de la réserve). Puis gagnez 2 idées.
effect-event-E22 = 1 Action : vous pouvez acquérir 1 progrès de Sciences sans payer (cube de la réserve). Puis gagnez 1 idée et piochez 1 carte Action.
effect-event-E23 = 1 Action : vous pouvez acquérir 1 progrès de gouvernement qui vous est permis, sans payer (cube de la réserve). Puis piochez 2 cartes Action.
effect-event-E24 = 1 Action : vous pouvez acquérir 1 progrès de Guerre sans payer (cube de la réserve). Puis vous pouvez accomplir 1 action Déplacer ; au premier conflit que vous y déclenchez, sur terre ou en mer, vous avez +2 en valeur de combat à chaque round.
effect-event-E25 = 1 Action : vous pouvez acquérir 1 progrès d’Économie sans payer (cube de la réserve). Puis, si vous possédez Commerce, touchez-en maintenant le revenu une fois de plus.
effect-event-E26 = 1 Action : vous pouvez acquérir 1 progrès de Construction sans payer (cube de la réserve). Puis vous pouvez construire 1 bâtiment (pas une merveille) à son coût normal dans une de vos cités sans l’activer ; toutes les autres conditions de construction s’appliquent.
effect-event-E27 = Placez 1 colon de votre réserve dans une de vos cités. Puis un adversaire de votre choix (s’il y en a, un qui ait un colon en réserve) place 1 colon dans une de ses cités.
effect-event-E28 = Placez 1 colon de votre réserve dans une de vos cités. Puis un adversaire de votre choix (s’il y en a, un qui ait un colon en réserve) place 1 colon dans une de ses cités.
effect-event-E29 = Si vous avez au moins 4 cités, choisissez-en une : détruisez-la et éliminez toutes les unités de sa case. Mettez chaque élément de cité détruit sur cette carte, où il reste hors jeu. Les capacités d’une merveille sur la carte sont perdues, sauf les Grandes Pyramides. Fin de partie : 2 par colonie ou bâtiment posé sur la carte, au propriétaire de la pièce ; les merveilles y comptent comme d’habitude.
effect-event-E30 = Si vous avez au moins 3 cités, choisissez 1 à 3 éléments de vos cités et mettez-les sur cette carte (une colonie seulement avec tout le reste de sa cité, ou après). Réduisez de 1 cran l’humeur de chaque cité frappée encore debout. Les capacités d’une merveille sur la carte sont perdues, sauf les Grandes Pyramides. Fin de partie : 2 par colonie ou bâtiment posé sur la carte, au propriétaire de la pièce ; les merveilles y comptent comme d’habitude.
effect-event-E31 = Chaque joueur qui a au moins 3 cités choisit 1 à 3 éléments de ses cités et les met sur cette carte, comme pour Séisme, et réduit de 1 cran l’humeur de chacune de ses cités frappées encore debout. Fin de partie : 2 par colonie ou bâtiment posé sur la carte, au propriétaire de la pièce ; les merveilles y comptent comme d’habitude.
effect-event-E32 = Réduisez de 1 cran l’humeur d’une de vos cités côtières (s’il y en a, une dont l’humeur peut baisser).
effect-event-E33 = Chaque joueur réduit de 1 cran l’humeur d’une de ses cités côtières (s’il y en a, une dont l’humeur peut baisser).
effect-event-E34 = Un adversaire de votre choix (s’il y en a, un qui ait un colon en réserve) place 1 colon dans une de ses cités. Réduisez de 1 cran l’humeur d’une de vos cités.
effect-event-E35 = Un adversaire de votre choix (s’il y en a, un qui ait un colon en réserve) place 1 colon dans une de ses cités. Réduisez de 1 cran l’humeur d’une de vos cités.
effect-event-E36 = Choisissez une de vos cités neutres ou mécontentes qui contient de votre infanterie : éliminez-y 1 infanterie et réduisez de 1 cran l’humeur de cette cité. Si vous n’en avez pas, réduisez de 1 cran l’humeur d’une de vos cités.
effect-event-E37 = Choisissez une de vos cités neutres ou mécontentes qui contient de votre infanterie : éliminez-y 1 infanterie et réduisez de 1 cran l’humeur de cette cité. Si vous n’en avez pas, réduisez de 1 cran l’humeur d’une de vos cités.
effect-event-E38 = Étape 1 : perdez 1 action de ce tour (pendant la phase Bilan : de votre prochain tour ; sans action restante, rien). Étape 2 : changez gratuitement de gouvernement pour un autre dont vous remplissez la condition, si vous avez un gouvernement et qu’il en est un ; vous choisissez lequel, et les progrès. Avant chaque étape qui aurait lieu, vous pouvez éliminer 1 de vos unités armée pour la sauter.
effect-event-E39 = Payez de 1 à 4 jetons Humeur et/ou Culture, nombre et mélange à votre choix, sur cette carte (au moins 1 si vous en avez ; sans jeton il ne se passe rien). Fin de partie : 1/2 par jeton sur la carte, à celui qui l’a payé.
effect-event-E40 = Gagnez 1 idée et 1 jeton Culture. Choisissez un adversaire, qui gagne 1 jeton Culture. Révélez sur cette carte celle du dessus de la pioche Merveilles : tout joueur qui doit piocher une carte Merveille peut la prendre à la place. Défaussez l’événement quand elle est prise, ou aussitôt si la pioche Merveilles est vide.
effect-event-E41 = Le prochain combat terrestre qui a un round prend fin après le premier : si les deux camps ont encore des unités armée, l’attaquant bat en retraite. Le vainqueur a 1 point de victoire ; si personne n’a gagné, c’est le défenseur ; personne si ce sont les Barbares. La carte est alors consommée.
effect-event-E42 = Un joueur qui attaque la cité d’un autre propriétaire défendue par une unité armée ou une Forteresse peut, avant le combat, payer 1 bois et 1 jeton Culture : il a 1 point de victoire et le défenseur ne peut pas jouer de manœuvre au round 1. Le premier joueur à le faire consomme la carte.
effect-event-E43 = Votre chef en jeu, s’il y en a un, est éliminé (personne ne marque pour lui). Puis placez sans coût un de vos chefs disponibles (à votre choix) dans une de vos cités ou avec une de vos armées, dans la limite d’empilement, ou prenez 2 points de victoire ; si vous ne pouvez pas en placer, vous prenez les points. Dans les deux cas, vous ne pouvez plus recruter de chef de la partie.
effect-event-E44 = Déplacez sur cette carte tous vos cubes de progrès de gouvernement ; vous ne possédez plus ces progrès (ni un progrès de civilisation qui demande un gouvernement). Quand vous acquérez plus tard un progrès de gouvernement, son cube vient de cette carte tant qu’il y en a, de sorte qu’aucun événement n’est déclenché. Fin de partie : 1 par cube encore sur la carte, au propriétaire du cube.
effect-event-E45 = Chaque joueur gagne 1 idée par cité qu’il contrôle dotée d’une Académie et/ou d’un Observatoire ; vous gagnez au moins 2 idées.
effect-event-E46 = Chaque joueur gagne 1 or par cité qu’il contrôle dotée d’un Marché et/ou d’un Port, 3 au plus ; vous gagnez au moins 1 or.
effect-event-E47 = Chaque joueur gagne 1 jeton (Humeur ou Culture, au choix un par un) par cité qu’il contrôle dotée d’un Temple et/ou d’un Obélisque, 3 au plus ; vous en gagnez au moins 1.
effect-event-E48 = Choisissez un adversaire qui a un Temple en réserve : il choisit un des Temples à votre couleur dans vos cités et le remplace par un des siens (rien ne l’empêche). Si vous n’avez pas de Temple à votre couleur dans vos cités, choisissez un adversaire qui en a un dans les siennes ; il applique ce texte à votre place (une fois). Si personne ne le peut, il ne se passe rien.
effect-event-E49 = Chaque joueur perd autant de choses que la moitié du nombre de ses cités, arrondie à l’inférieur, à son libre choix parmi ses ressources, jetons, cartes Action, cartes Objectif et unités (dans la mesure où il en a).
effect-event-E50 = Chaque joueur qui a au moins 4 unités en élimine 1 par tranche entière de 4 unités, et 1 de plus s’il possède Routes, Navigation ou Commerce (à son choix). Fin de partie : 1 par unité qu’un joueur y a perdue.
effect-event-E51 = Chaque joueur qui possède Conservation perd 1 vivre (l’or ne peut le remplacer) ; qui n’en avait pas rend mécontente une de ses cités qui ne l’est pas.
effect-event-E52 = Perdez 1 vivre par cité à vous dans un désert ou adjacente à un désert, 3 au plus (l’or ne peut les remplacer). Si vous en aviez moins, une de ces cités qui n’est pas mécontente le devient (à votre choix).
effect-event-E53 = Choisissez une de vos cités en forêt : réduisez de 1 cran son humeur et celle de toute autre cité, à qui qu’elle soit, située dans le même massif contigu de forêts explorées. Si vous n’avez pas de cité en forêt, perdez 1 bois si vous en avez.
effect-event-E54 = Chaque joueur qui a le moins de cités gagne autant de vivres que la différence entre son nombre de cités et le plus grand nombre de cités. Si tous en ont autant, chaque joueur gagne 1 vivre.
effect-event-E55 = Quand vous construisez une merveille, vous pouvez défausser cette carte avant de payer : le progrès propre à la merveille n’est pas exigé (Ingénierie l’est) et elle coûte 3 jetons Culture de moins.
effect-event-E56 = 1 Action : vous pouvez acquérir 1 progrès de Culture sans payer (cube de la réserve). Puis vous pouvez changer autant de vos jetons Culture que vous voulez en jetons Humeur, ou l’inverse.
effect-event-E57 = En la prenant, choisissez un adversaire. Tant que la carte est devant vous, aucun de vous deux ne peut attaquer les unités ou cités de l’autre sans payer d’abord 2 jetons Culture à la réserve générale ; une telle attaque défausse la carte. Vous pouvez la défausser à votre tour pour 1 Action.
effect-event-E58 = 1 Action : piochez autant de cartes Objectif qu’il y a de joueurs, regardez-les et attribuez-en une, face cachée, à chaque joueur, vous compris. La prochaine fois qu’un joueur piocherait une carte Objectif, pour quelque raison que ce soit, il prend la carte attribuée à la place.
effect-objective-civilization = Vous avez au moins 6 cités.
effect-objective-draft_obj = Vous venez d’utiliser Conscription dans une action Recruter pour la deuxième fois ce tour (quoi qu’elle vous ait donné).
effect-objective-academic = Vous contrôlez plus de cités dotées d’une Académie que chaque adversaire.
effect-objective-conqueror = Vous venez de conquérir la cité d’un adversaire défendue par une Forteresse ou une armée.
effect-objective-coastal_culture = Vous contrôlez plus de cités dotées d’un Port que chaque adversaire.
effect-objective-warmonger = Vous venez d’achever un combat terrestre qui est au moins le deuxième de ce tour contre une armée ou une cité différente, et vous en avez gagné au moins 1.
effect-objective-advanced = Vous possédez au moins 6 progrès du tableau Joueur et plus que chaque adversaire.
effect-objective-religious = Vous contrôlez plus de cités dotées d’un Temple que chaque adversaire.
effect-objective-warlord = Vous venez d’éliminer au moins 3 unités armée ennemies (Barbares compris) dans un combat terrestre, quel qu’en soit le vainqueur.
effect-objective-city_planner = Vous possédez les 4 progrès de Construction. Pas à la même phase Bilan qu’Urbaniste (bâtiments).
effect-objective-great_battle = Vous venez de livrer un combat terrestre, contre au moins 1 unité en défense, commencé par les deux camps ensemble avec au moins 6 unités armée.
effect-objective-ideas_obj = Vous avez au moins 5 idées ; payez-en 2.
effect-objective-against_all_odds = Vous venez de gagner un conflit contre un adversaire alors que vous l’aviez commencé avec moins d’unités armée (en mer : de navires) que lui.
effect-objective-happy_obj = Vous avez au moins 4 cités heureuses.
effect-objective-enlightened = Vous possédez les 4 progrès d’Éducation.
effect-objective-blockade = Au moins 2 de vos navires sont sur des cases mer que touchent des Ports de cités adverses (la même case ou des cases différentes).
effect-objective-well_stocked = Vous avez au moins 3 vivres, 3 minerais et 3 bois.
effect-objective-amphibious_assault = Vous venez de conquérir la cité d’un adversaire, défendue ou non, avec une armée débarquée pour cette attaque.
effect-objective-rich = Vous avez au moins 5 or ; payez-en 2.
effect-objective-great_navy = Vous avez au moins 4 navires, ou au moins 2 navires et plus que chaque adversaire.
effect-objective-ore_obj = Vous avez au moins 5 minerais ; payez-en 2.
effect-objective-great_army = Vous avez au moins 4 unités armée de plus que chaque adversaire.
effect-objective-wood_obj = Vous avez au moins 5 bois ; payez-en 2.
effect-objective-fortified = Vous contrôlez plus de cités dotées d’une Forteresse que chaque adversaire.
effect-objective-food_obj = Vous avez au moins 5 vivres ; payez-en 2.
effect-objective-standing_army = Au moins 4 de vos cités contiennent des unités armée à vous. Pas à la même phase Bilan que Puissance militaire.
effect-objective-city_planner_buildings = Vos cités contiennent des bâtiments à votre couleur d’au moins 4 types différents. Pas à la même phase Bilan qu’Urbaniste.
effect-objective-militarized = Vous possédez les 4 progrès de Guerre.
effect-objective-focused = Vous possédez plus de groupes complets de 4 progrès (tableau Joueur) que chaque adversaire.
effect-objective-daring = Vous venez de gagner un conflit contre un adversaire qui possède plus de progrès de Guerre que vous ou l’avait commencé avec plus d’unités armée (en mer : de navires) que vous.
effect-objective-colony = Vous avez une cité à au moins 5 cases de votre case de départ. Pas si vous avez accompli Nouveau fondateur à la dernière manche de cette époque.
effect-objective-threat = Au moins 4 de vos unités armée sont sur des cases adjacentes à des cités adverses.
effect-objective-culture_obj = Vous possédez les 4 progrès de Culture.
effect-objective-legend = Vous venez d’attaquer, avec au moins 3 unités armée, une cité défendue de taille 5 qui contient une merveille (taille et merveille d’avant l’attaque), quelle qu’en soit l’issue.
effect-objective-consulates = Au moins 2 cités d’autres propriétaires sont sous votre influence.
effect-objective-science_obj = Vous possédez les 4 progrès de Sciences.
effect-objective-merchant = Vous possédez les 4 progrès d’Économie.
effect-objective-marauder = Vous venez d’éliminer, dans un conflit, un colon ou un navire d’un adversaire qui aurait pu former un lien de Commerce pour son propriétaire, lequel possède Commerce.
effect-objective-citadel = Vous avez une cité de taille 5.
effect-objective-seafarer = Vous possédez les 4 progrès de Marine.
effect-objective-aggressor = En attaque, vous venez de gagner un combat terrestre où vous avez éliminé au moins 2 unités armée.
effect-objective-government_obj = Vous possédez les 4 progrès d’un même gouvernement.
effect-objective-assimilator = Vous venez de conquérir une cité barbare défendue par au moins 2 unités armée barbares.
effect-objective-dominion = Au moins 4 de vos cités n’ont aucune autre cité (à qui que ce soit) adjacente.
effect-objective-military_might = Vous avez au moins 12 unités armée et navires ensemble. Pas à la même phase Bilan qu’Armée de métier.
effect-objective-new_founder = Vous venez de fonder une cité à au moins 5 cases de votre case de départ.
effect-objective-defiance = Vous venez de gagner un combat terrestre sur la case d’une cité contre des Barbares, en attaque ou en défense, et d’y éliminer au moins 2 de leurs unités.
effect-objective-trader = Vous pourriez former maintenant au moins 3 liens de Commerce (vous possédez Commerce). Pas à la même phase Bilan que Routes maritimes.
effect-objective-sea_lanes = Vous pourriez former maintenant au moins 2 liens de Commerce avec des navires seulement (vous possédez Commerce). Pas à la même phase Bilan que Négociant.
effect-objective-draconian = À votre tour, juste après une de vos actions ou actions gratuites, au moins 4 de vos cités sont mécontentes.
effect-objective-balanced = Vous possédez des progrès dans au moins 9 groupes différents du tableau Joueur.
effect-objective-influence_obj = Plus de bâtiments dans les cités d’autres propriétaires portent votre couleur que celle de chaque adversaire dans les cités d’autres propriétaires que lui.
effect-objective-wonderful = Vous venez de construire une merveille ; ou, à la phase Bilan, vous en avez construit une à la dernière manche de cette époque et personne d’autre.
effect-objective-outposts = Vous avez des unités armée sur au moins 3 cases différentes (terre ou mer) qui ne contiennent ni ne touchent une de vos cités.
effect-objective-scientists = Vous contrôlez plus de cités dotées d’un Observatoire que chaque adversaire.
effect-objective-equestrian = Vous avez de la cavalerie sur au moins 3 cases différentes.
effect-objective-mercantile = Vous contrôlez plus de cités dotées d’un Marché que chaque adversaire.
effect-objective-great_commander = Vous venez de gagner, contre au moins 1 unité ennemie, un combat terrestre où votre chef a pris part et que vous n’aviez pas commencé avec plus d’unités armée que l’ennemi.
effect-objective-tactical_diversity = Vous avez au moins 1 colon, 1 infanterie, 1 cavalerie, 1 éléphant, 1 chef et 1 navire sur le plateau.
effect-objective-king_slayer = Dans un conflit, vous venez d’éliminer le chef d’un adversaire et au moins 2 autres unités armée ou navires à lui, quel qu’en soit le vainqueur.
effect-objective-legacy = Vous contrôlez plus de cités dotées d’un Obélisque que chaque adversaire.
effect-objective-ivory_tide = Vous avez des éléphants sur au moins 3 cases différentes.
effect-objective-great_migration = Vous avez des colons sur au moins 3 cases différentes (terre ou mer) qui ne contiennent ni ne touchent une de vos cités.
effect-objective-stampede = En attaque, vous venez de gagner contre au moins 1 unité ennemie un combat terrestre où au moins 1 de vos cavaleries ou éléphants a survécu.
effect-objective-civilization_of_ages = Vous possédez les 4 progrès de votre civilisation et avez recruté au moins 2 chefs différents dans cette partie.
effect-objective-cleanse_the_seas = Vous venez de gagner votre deuxième bataille navale contre des Pirates ce tour.
effect-wonder-W1 = (1) Chaque fois que vous dépensez, défaussez ou utilisez des jetons Humeur ou Culture, l’un peut tenir lieu de l’autre, sauf pour les jetons Culture du coût d’une merveille. Les gains ne sont pas touchés. (2) Une fois par combat terrestre où vous prenez part, quand le total d’un de vos jets est connu et avant le calcul des touches, vous pouvez payer 1 jeton Humeur ou Culture pour +1 en valeur de combat à ce jet.
effect-wonder-W2 = (1) Cette cité peut récolter n’importe quel type de ressource, idées et or compris, de chaque plaine qu’elle utilise. (2) Les escouades adverses entrées dans une plaine ce tour ne peuvent pas ensuite attaquer cette cité au même tour ; Routes n’y change rien. Les Barbares ne sont pas touchés ; si des Barbares tiennent la cité, elle les protège contre tout joueur.
effect-wonder-W3 = Une fois à chacun de vos tours, à tout moment, vous pouvez nommer 1 progrès du tableau Joueur que vous n’avez pas, sauf un progrès de gouvernement : jusqu’à la fin du tour, vous l’utilisez comme si vous l’aviez acquis plus tôt. Ni effets d’acquisition ni progrès de civilisation.
effect-wonder-W4 = Demande un Port dans sa cité. (1) Chaque fois que vous activez cette cité, quel qu’en soit le but, vous pouvez placer gratuitement 1 navire de votre réserve sur n’importe quelle case mer explorée sans navire ennemi ; il n’est pas recruté. (2) Son propriétaire choisit toujours le premier joueur à la phase Bilan.
effect-wonder-W5 = Chaque fois que vous piochez une carte Événement ou Action, vous pouvez prendre à la place celle du dessus de la défausse correspondante (un événement se résout alors en entier, icône comprise). Les cartes Action et Événement que vous jouez ou résolvez vont sous leur défausse.
effect-wonder-W6 = (1) Vaut 5 points de victoire, toujours à son bâtisseur, qui garde la carte même si la cité est conquise ; rien n’est partagé. (2) Son bâtisseur gagne toute égalité au plus grand nombre de points de victoire.
effect-wonder-W7 = À sa construction : piochez 1 carte Objectif. Action gratuite, une fois par tour : défaussez 1 carte Objectif de votre main pour avoir 1 action de plus ce tour.
effect-wonder-W8 = (1) Quand vous êtes le défenseur d’un combat terrestre dans une de vos cités heureuses, l’attaquant a -2 en valeur de combat au round 1. (2) Quand des Barbares attaquent une de vos cités, vous gagnez aussitôt : ni cartes ni jets, les attaquants sont éliminés ; cela compte comme un combat et vous gagnez 1 or.

# -- textes : civilisations et chefs -------------------------------------------------------------

effect-civ_advance-captives = Après avoir gagné un combat terrestre, en attaque ou en défense, vous pouvez garder comme prisonniers sur ce progrès n’importe lesquelles des unités armée ennemies qui y ont été éliminées (pas de chefs), 4 au plus à tout moment. Elles restent hors de la réserve de leur propriétaire. Chacune vaut 1/2 PV à la fin (ligne des objectifs).
effect-civ_advance-human_sacrifice = Après avoir pioché une carte Événement, vous pouvez rendre 1 prisonnier à la réserve de son propriétaire pour annuler toute la carte, icône comprise, et en piocher une autre ; on peut recommencer. À tout moment, vous pouvez rendre 1 prisonnier à la réserve de son propriétaire et l’utiliser comme 1 jeton Humeur ou 1 jeton Culture.
effect-civ_advance-aztec_gold = Quand vous fondez une cité, gagnez 1 or ; puis, pour chaque montagne explorée adjacente, vous pouvez échanger 1 ressource, jeton Humeur ou jeton Culture à vous contre 1 or.
effect-civ_advance-tribute_empire = Vos cités peuvent récolter sur des cases avec une cité ennemie (Barbares compris) jusqu’à 2 cases de distance, quelle que soit son humeur ; la ressource est celle de la case. D’une cité barbare, si vous possédez Prisonniers, vous pouvez prendre à la place 1 unité armée barbare de cette case comme prisonnière.
effect-civ_advance-canals = Quand une récolte vous donne exactement 1 vivre en tout (parmi quoi que ce soit d’autre), gagnez 1 vivre de plus, hors de la limite de la cité.
effect-civ_advance-code_of_laws = Après chaque succès de votre Rayonner, piochez 1 carte Action si vous en tenez 4 ou moins.
effect-civ_advance-star_catalogues = Juste avant de piocher une carte Événement, gagnez 1 idée ou 1 jeton Culture (à votre choix).
effect-civ_advance-ziggurats = Dogme ne limite pas vos idées. Quand vous construisez un Temple, des idées peuvent remplacer n’importe lesquelles de ses ressources, 1 pour 1.
effect-civ_advance-warbeasts = Vous pouvez recruter des éléphants dans des cités sans Marché si, pour chacun, au moins 1 vivre de son coût est payé par 1 or ou 1 jeton Culture. Dans toute cité, des jetons Culture peuvent remplacer les vivres des éléphants, 1 pour 1.
effect-civ_advance-hegemony = 1 Action : un de vos navires fonde une cité sur une case terrain adjacente aux conditions de fondation normales (sans colon) ; le navire retourne dans la réserve. Les unités terrestres de sa case mer peuvent être mises dans la nouvelle cité ; elles ne peuvent plus se déplacer ce tour. Celles qui restent ont besoin de place sur d’autres navires, sinon elles sont éliminées.
effect-civ_advance-pirate_allies = Vos navires peuvent partager des cases avec des navires pirates, qui comptent alors comme les vôtres. Texte complet : COC-33.14.
effect-civ_advance-mercenary_draft = Vous pouvez payer Conscription avec de l’or au lieu de jetons Humeur, 1 pour 1. Dans une cité dotée d’un Port, Conscription peut donner un navire au lieu d’une infanterie.
effect-civ_advance-tribal_warfare = Dans un combat terrestre contre des unités armée d’un adversaire, +1 en valeur de combat à chaque round par cité barbare à 2 cases au plus de la case du combat, +4 au plus.
effect-civ_advance-tribal_allies = 1 Action, une fois par tour : résolvez l’icône Apparition de Barbares (les deux étapes). Quand un événement que vous avez pioché fait bouger des Barbares, vous pouvez, avant le premier déplacement, payer 1 vivre une fois pour retenir autant de ces armées que vous voulez.
effect-civ_advance-druidic_influence = Votre Rayonner peut viser des colonies barbares. En cas de succès, mettez 1 jeton Culture de la réserve générale sous la colonie (1 au plus par colonie) au lieu de la remplacer. Chacun de ces jetons encore là à la fin vaut 1 PV à la ligne des éléments de cité. Il est défaussé quand un joueur conquiert la cité ou la prend avec Assujettissement.
effect-civ_advance-tribal_trade = Vos liens de Commerce peuvent aussi joindre des cités barbares qui ne sont pas mécontentes. Un tel lien donne toujours 1 vivre, même avec Monnaie.
effect-civ_advance-rice_cultivation = Quand vous récoltez sur une plaine autre que celle de la cité et qui contient au moins 1 de vos colons, gagnez 1 vivre de plus ; 2 vivres de plus au maximum par récolte, hors de la limite de la cité.
effect-civ_advance-expansion = Après une action Recruter où vous avez recruté au moins 1 colon, vous pouvez aussitôt, en action gratuite, déplacer n’importe lesquels de vos colons qui sont dans des cités, en 3 escouades au plus de seuls colons. Routes peut servir.
effect-civ_advance-fireworks = Au round 1 d’un conflit (terre ou mer), après les jets, vous pouvez payer 1 minerai et 1 bois pour annuler 1 touche que vous subissez.
effect-civ_advance-imperial_army = 1 Action, une fois par tour : changez autant de vos colons en infanteries et de vos infanteries en colons que vous voulez, là où ils sont, dans la mesure de la réserve et de la limite d’empilement.
effect-civ_advance-flood_plains = Vous pouvez fonder des cités dans des déserts, et vos cités peuvent récolter des vivres ou du bois dans les déserts.
effect-civ_advance-architecture = À la construction (bâtiments et merveilles), des jetons Humeur peuvent remplacer n’importe quelle ressource ou jeton Culture du coût, 1 pour 1.
effect-civ_advance-embalming = Après chacun de vos conflits, gagné ou perdu, gagnez 1 jeton Culture si vous en avez moins de 5. Gagnez 1 jeton Culture chaque fois que votre chef est éliminé (sans limite).
effect-civ_advance-man_god = Chaque progrès de Théocratie que vous possédez vous donne aussi l’effet du progrès d’Autocratie de même niveau, sans cube : Dogme - Nationalisme, Conversion - Travail forcé, Piété - Totalitarisme, Fanatisme - Pouvoir absolu.
effect-civ_advance-study = Chaque fois que vous activez une cité dotée d’une Académie pour recruter au moins 1 unité, gagnez 1 idée.
effect-civ_advance-sparta = Vous pouvez payer Conscription avec des jetons Culture au lieu de jetons Humeur, 1 pour 1. Dans un combat terrestre, à chaque round que vous commencez avec moins d’unités armée que l’ennemi, celui-ci ne peut pas jouer de manœuvre.
effect-civ_advance-hellenistic_culture = Votre Rayonner peut partir de n’importe quelle cité sous votre influence (portée = sa taille). Pour Arts, vous pouvez payer 2 jetons Humeur au lieu de 1 jeton Culture ; Arts reste une fois par tour.
effect-civ_advance-city_states = Une fois par tour, quand vous activez une cité pour la deuxième fois du tour, vous pouvez faire compter comme activée une autre de vos cités, d’une taille et d’une humeur au moins égales. La première accomplit l’action avec sa taille et son humeur.
effect-civ_advance-nomads = Dans une action Déplacer, vos cités neutres ou heureuses de taille 1 peuvent se déplacer comme des unités. Texte complet : COC-33.26.
effect-civ_advance-mounted_archers = Vos cités de taille 1 peuvent recruter de la cavalerie sans Marché. Après un recrutement de cavalerie (dans n’importe quelle cité), vous pouvez aussitôt déplacer les nouvelles cavaleries, 1 case chacune, en action gratuite.
effect-civ_advance-raiders = Les colons adverses à 2 cases au plus d’une de vos armées ne peuvent ni fonder de cité ni former de lien de Commerce, sauf s’ils partagent leur case avec une armée ou une cité de leur propriétaire.
effect-civ_advance-hunnic_tribes = Quand une carte Événement que vous avez piochée fait bouger des Barbares, vous pouvez payer 1 or ou 1 jeton Culture pour choisir la direction de chacune des armées en mouvement (chacune va tout entière sur une case).
effect-civ_advance-indian_elephants = Vous pouvez recruter des éléphants sans Marché dans vos cités en forêt. Vos éléphants dans vos cités neutres ou heureuses peuvent former des liens de Commerce comme des colons.
effect-civ_advance-proselytism = Votre Rayonner contre des cités ennemies peut partir d’un colon : portée 2, +1 par autre colon à vous sur sa case, renforts comme d’habitude. D’une de vos cités : +1 de portée par colon à vous sur sa case.
effect-civ_advance-prosperity = Chaque lien de Commerce peut donner 1 jeton Humeur au lieu de son vivre ; un lien vers une cité sous votre influence peut donner 1 jeton Culture à la place.
effect-civ_advance-peace_and_poetry = Une fois par tour, quand vous payez un progrès, vous pouvez payer 1 jeton Humeur au lieu de tout son prix de 2 vivres.
effect-civ_advance-pottery = Quand une récolte vous donne au moins 3 vivres (par quelque moyen que ce soit), gagnez 1 jeton Culture. Une fois par tour.
effect-civ_advance-horsemanship = Vous pouvez recruter de la cavalerie sans Marché dans vos cités dotées d’une Forteresse. Au round 1 d’un combat terrestre où vous défendez une cité dotée d’une Forteresse, une capacité Clash de cavalerie activée donne +3 en valeur de combat au lieu de +2.
effect-civ_advance-subterfuge = Quand un adversaire joue une carte Action pour son effet du haut et que vous avez une cité ou une unité armée à 2 cases au plus d’une de ses cités ou unités, vous pouvez défausser 1 carte Action pour l’annuler. Texte complet : COC-33.30.
effect-civ_advance-shogunate = Une fois par tour, vous pouvez jouer l’effet « 1 Action » d’une carte Action ou Événement en action gratuite. Une fois par tour, Conscription peut vous faire piocher 1 carte Action au lieu de donner une infanterie.
effect-civ_advance-terracing = Vos cités peuvent récolter des vivres, du bois ou du minerai (au choix chaque fois) en montagne. Vos colons et votre chef ignorent la pénalité de montagne.
effect-civ_advance-stelae = Gagnez 1 jeton Culture ou 1 idée (à votre choix) chaque fois après avoir construit un Obélisque, fondé une cité ou conquis une cité.
effect-civ_advance-ball_courts = Quand vous récoltez ou recrutez, vous pouvez payer 1 jeton Humeur (une fois par action) pour traiter la cité comme plus grande de 1 pour cette action. Une fois par tour, un progrès de Spiritualité que vous payez vous coûte 1 vivre de moins.
effect-civ_advance-calendar = Action gratuite : regardez la carte Événement du dessus ; vous pouvez payer 1 jeton Culture pour la mettre sous la pioche et regarder la suivante, sinon elle reste dessus. Recommencez autant que vous payez. Une pioche vide est d’abord refaite.
effect-civ_advance-persian_elephants = Vous pouvez recruter des éléphants sans Marché dans vos cités adjacentes à un désert. Si vous avez un éléphant dans un combat, l’ennemi ne peut avoir que +2 en valeur de combat de bonus au round 1 ; le reste est perdu.
effect-civ_advance-immortals = Avant chacun de vos jets dans un conflit (terre ou mer), après la révélation, vous pouvez payer jusqu’à 4 jetons Culture pour +1 en valeur de combat chacun à ce jet.
effect-civ_advance-zoroastrianism = Votre Rayonner peut viser une unité ennemie autre qu’un chef sur une case terrain sans cité (Barbares compris). En cas de succès, échangez-la contre une unité de ce type de votre réserve ; elle combat alors les unités ennemies qui y restent. Texte complet : COC-33.34.
effect-civ_advance-banking = Au début de votre tour, avant Commerce, gagnez 1 or ou 1 jeton Culture si vous avez au moins 1 or.
effect-civ_advance-city_independence = Les Ports à votre couleur ne peuvent être changés par Rayonner et gardent votre couleur quand on les conquiert ; chacun vaut 1 1/2 PV. Vos progrès de gouvernement valent 0 PV.
effect-civ_advance-biremes = +2 en valeur de combat à chaque round des batailles navales ; seulement au round 1 contre un adversaire qui possède Navires de guerre.
effect-civ_advance-alphabet = Chaque fois que vous utilisez Commerce, jusqu’à 2 liens peuvent donner chacun 1 jeton Culture ou 2 idées au lieu de leur vivre.
effect-civ_advance-cedars_and_dyes = Vos navires peuvent se lier à des cités côtières ennemies jusqu’à 3 cases ; chacune de vos cités dotées d’un Port peut se lier elle-même, sans unité, à une cité côtière ennemie jusqu’à 3 cases. 4 liens en tout au plus.
effect-civ_advance-aqueduct = Ignorez le texte des événements Famine. Hygiène ne vous coûte aucune ressource, ou peut être acquise en action gratuite à son prix normal.
effect-civ_advance-roman_roads = Avec Routes, une escouade peut avancer jusqu’à 4 cases terrain au lieu de 2 ; toutes les autres règles de Routes s’appliquent (départ ou arrivée dans une de vos cités).
effect-civ_advance-captivi = En construisant un bâtiment (pas une merveille), vous pouvez payer des jetons Humeur au lieu de ressources, 1 pour 1. Quand vous gagnez un conflit, gagnez 1 or et 1 jeton Humeur en plus de tout le reste.
effect-civ_advance-provinces = Vos cités à au moins 3 cases de votre case de départ peuvent recruter de la cavalerie sans Marché. Une cité que vous conquérez devient neutre au lieu de mécontente, ou heureuse si vous payez 1 jeton Culture.
effect-civ_advance-ship_construction = Navigation ne vous coûte aucune ressource. Dans les actions Déplacer, les navires peuvent se changer en colons ou en infanteries, et l’inverse. Texte complet : COC-33.40.
effect-civ_advance-longships = Vos navires peuvent se déplacer encore après une bataille navale au même tour. Chacun de vos navires porte jusqu’à 3 unités terrestres.
effect-civ_advance-raiding = Quand un de vos liens de Commerce est formé par un navire adjacent à la cité liée, le propriétaire de cette cité perd 1 ressource de son choix, 1 au plus par joueur chaque fois que vous utilisez Commerce.
effect-civ_advance-runes = Après un combat terrestre, gagné ou perdu, où vous avez perdu au moins 2 unités armée, vous pouvez poser devant vous 1 Obélisque de votre réserve : il vaut 1 PV à la ligne des objectifs et ne peut plus être construit.
effect-ability-acamapichtli-1 = Quand vous construisez un bâtiment ou une merveille dans sa cité, chaque prisonnier abandonné peut tenir lieu de 2 ressources du coût.
effect-ability-acamapichtli-2 = Action gratuite, une fois par tour : payez 2 jetons Humeur pour récolter avec sa cité si elle est de taille 3 ou moins (la cité est activée).
effect-ability-ahuitzotl-1 = Dans ses combats, annulez 1 touche que vous subissez à chaque round si toutes vos cités sont à au moins 2 cases de la case du combat.
effect-ability-ahuitzotl-2 = Action gratuite, une fois par tour : abandonnez 2 prisonniers pour construire 1 bâtiment ou merveille dans sa cité au coût normal (la cité est activée).
effect-ability-marqzen-1 = Quand le texte d’un événement réduit l’humeur de sa cité ou y élimine des unités autres que le chef, vous pouvez annuler cette perte d’humeur et d’unités quand le texte est fini. Les icônes ne sont pas touchées.
effect-ability-marqzen-2 = 1 Action, une fois par tour : déplacez 1 unité terrestre ennemie adjacente au chef de 1 case terrain de votre choix, sans causer de combat et dans la limite d’empilement de son propriétaire.
effect-ability-hammurabi-1 = Dans une action Améliorer, vous pouvez payer 1 jeton Culture pour rendre sa cité heureuse, de neutre ou de mécontente, au lieu de son coût normal.
effect-ability-hammurabi-2 = Une Forteresse construite dans sa cité ne coûte ni vivres ni bois.
effect-ability-nabopolassar-1 = +2 en valeur de combat en combat contre un adversaire (un joueur) qui a au moins autant de cités que vous.
effect-ability-nabopolassar-2 = Quand une de vos cités est conquise, placez 1 infanterie de votre réserve avec ce chef, où qu’il soit, ou dans une de vos cités si sa case est à la limite d’empilement.
effect-ability-nebuchadnezzar-1 = Chaque fois que vous piochez une carte Merveille, prenez à la place les Grands Jardins, où que soit la carte, s’ils ne sont pas construits. Dans sa cité, vous pouvez construire n’importe quelle merveille en action gratuite ; les Grands Jardins vous coûtent 2 jetons Culture de moins.
effect-ability-nebuchadnezzar-2 = +2 en valeur de combat quand il attaque une cité qui contient un Temple.
effect-ability-hannibal-1 = Au round 1 de ses combats, l’ennemi ne peut avoir que +2 en valeur de combat de bonus ; le reste est perdu.
effect-ability-hannibal-2 = Une escouade qui contient ce chef et au moins 1 éléphant ignore la pénalité de montagne (toutes ses unités).
effect-ability-hanno-1 = Action gratuite, une fois par tour : déplacez ce chef, à bord, avec une escouade de navires de sa case qui ne se sont pas déplacés et n’ont pas combattu ce tour ; ces navires ne peuvent plus se déplacer ce tour.
effect-ability-hanno-2 = +2 en valeur de combat à chaque round des batailles navales sur sa case tant qu’il est à bord d’un de vos navires.
effect-ability-dido-1 = Une unité de sa case peut fonder une cité en action gratuite (un colon, ou un navire par Hégémonie).
effect-ability-dido-2 = +2 en valeur de combat quand elle défend une cité. À la fin d’un round d’un tel combat où elle a survécu et si le combat continue, vous pouvez la défausser et placer 1 infanterie de votre réserve à sa place : l’attaquant doit battre en retraite et ne marque rien pour elle.
effect-ability-boudica-1 = +2 en valeur de combat en combat contre un adversaire (un joueur) qui possède plus de progrès de Guerre que vous.
effect-ability-boudica-2 = Quand un de vos colons fonde une cité sur sa case, vous pouvez payer 1 vivre pour y garder le colon sur le plateau.
effect-ability-vercingetorix-1 = +1 en valeur de combat en combat par colon à vous à 2 cases au plus de ce chef.
effect-ability-vercingetorix-2 = Les unités terrestres recrutées dans sa cité peuvent être placées chacune sur une case terrain adjacente explorée et libre d’unités et de cités ennemies (la limite d’empilement s’applique).
effect-ability-viriatus-1 = Dans ses combats, avant chaque round à partir du deuxième, vous pouvez payer 2 jetons Humeur : mettez 1 unité armée ennemie du combat, à votre choix, sur une case terrain adjacente vide et explorée ; elle n’y prend plus part. Une fois au plus par round.
effect-ability-viriatus-2 = Dans les combats de Barbares à 2 cases au plus de ce chef auxquels vous ne prenez pas part, vous pouvez jouer pour les Barbares des manœuvres de votre main, 1 par round.
effect-ability-wu_zetian-1 = 1 Action, si sa cité est heureuse : payez 1 jeton Humeur ou Culture pour acquérir 1 progrès d’Agriculture permis sans payer (cube de la case Événement).
effect-ability-wu_zetian-2 = Dans ses combats, +2 en valeur de combat à chaque round que vous commencez avec au moins autant d’unités armée que l’ennemi.
effect-ability-qin_shi_huang-1 = Chaque fois que vous piochez une carte Merveille, prenez à la place la Grande Muraille, où que soit la carte, si elle n’est pas construite. Dans sa cité, vous pouvez construire n’importe quelle merveille en action gratuite ; la Grande Muraille vous coûte 2 jetons Culture de moins.
effect-ability-qin_shi_huang-2 = Dans ses combats terrestres, après les jets, vous pouvez payer 2 jetons Culture pour annuler 1 touche que vous subissez, une fois par round.
effect-ability-sun_tzu-1 = 1 Action, si sa cité est heureuse : payez 1 jeton Humeur ou Culture pour acquérir 1 progrès de Guerre permis sans payer (cube de la case Événement).
effect-ability-sun_tzu-2 = Si vous gagnez contre des unités armée un combat terrestre dès son round 1, ce chef y prenant part et survivant, gagnez 1 jeton Humeur et 1 jeton Culture.
effect-ability-cleopatra-1 = Sa cité a +1 de portée pour Rayonner.
effect-ability-cleopatra-2 = Action gratuite, une fois par tour : mettez 1 de vos jetons Culture dans sa cité. Un joueur doit payer autant de jetons Culture qu’il s’y en trouve avant d’entrer pour attaquer cette cité ; tous sont alors défaussés. Les Barbares les ignorent. Défaussez-les quand le chef est éliminé ou que la cité est détruite ou n’est plus à vous.
effect-ability-imhotep-1 = Après que vous avez activé sa cité pour autre chose que Récolter, gagnez 1 idée.
effect-ability-imhotep-2 = Une Académie ou un Observatoire construit dans sa cité ne coûte ni vivres ni bois.
effect-ability-ramses-1 = Quand vous construisez un Obélisque dans sa cité, gagnez 1 jeton Culture ou 2 idées (à votre choix).
effect-ability-ramses-2 = +2 en valeur de combat quand il attaque une cité côtière ; quand vos navires de sa case livrent une bataille navale contre des Pirates, vous avez +2 en valeur de combat (pas par navire).
effect-ability-alexander-1 = Action gratuite : payez 1 jeton Culture et activez sa cité pour jouer l’effet « 1 Action » d’une carte Action de votre main en action gratuite (ses autres coûts se paient).
effect-ability-alexander-2 = Dans ses combats, +1 en valeur de combat pour chaque région autre que votre région de départ qui contient au moins 1 de vos cités.
effect-ability-leonidas-1 = Quand vous recrutez au moins 1 unité dans sa cité, gagnez 1 jeton Culture (une fois par recrutement).
effect-ability-leonidas-2 = Dans ses combats, +2 en valeur de combat pour chaque unité armée que l’ennemi a de plus que vous au début du round.
effect-ability-pericles-1 = 1 Action, si sa cité est heureuse : payez 1 jeton Humeur ou Culture pour acquérir 1 progrès d’Éducation permis sans payer (cube de la case Événement).
effect-ability-pericles-2 = +2 en valeur de combat à chaque round des batailles navales sur sa case tant qu’il est à bord d’un de vos navires.
effect-ability-attila-1 = Sa cité, si elle est neutre ou heureuse et de taille 1, compte comme plus grande de 1 pour Récolter et Recruter (avant d’appliquer l’humeur).
effect-ability-attila-2 = Au round 1 de ses combats, une cavalerie dont la capacité Clash est activée peut employer celle de l’éléphant à la place (le nombre de ce dé ne compte pas, 1 touche est annulée) ; cela se décide quand les deux jets sont connus.
effect-ability-bleda-1 = Pour sa première activation du tour, sa cité peut agir comme heureuse quelle que soit son humeur (à annoncer avant) ; elle ne peut alors plus être activée ce tour.
effect-ability-bleda-2 = Quand ce chef attaque une cité, le défenseur ne peut pas jouer de manœuvre au round 1 du combat.
effect-ability-rugila-1 = Après avoir conquis une cité avec ce chef, gagnez 2 or si une autre cité ennemie (d’un adversaire ou des Barbares) est à 2 cases au plus.
effect-ability-rugila-2 = Une cité barbare conquise avec ce chef devient heureuse au lieu de mécontente.
effect-ability-akbar-1 = Avant son combat, si vous y avez un éléphant, vous pouvez payer 1 minerai : à chaque round, +1 en valeur de combat par éléphant que vous y avez encore, même si le chef est éliminé.
effect-ability-akbar-2 = Gagnez 1 or chaque fois que vous faites entrer ce chef sur la case d’une de vos cités (pas en recrutant ni en battant en retraite).
effect-ability-ashoka-1 = Une fois par tour, vous pouvez relancer un dé de Rayonner lancé de sa cité si cette cité contient un Temple ou si le bâtiment visé est un Temple (nommé avant le jet, et alors définitif).
effect-ability-ashoka-2 = Quand vous conquérez une cité avec ce chef, gagnez 1 jeton Culture, ou 2 si elle contient un Temple.
effect-ability-sri_gupta-1 = Action gratuite : activez sa cité et payez 1 jeton Culture en plus du prix normal pour acquérir le progrès du haut d’un groupe où vous n’avez rien (cube de la case Événement).
effect-ability-sri_gupta-2 = Dans ses combats, +2 en valeur de combat à chaque round où vous ne posez pas de manœuvre.
effect-ability-go_toba-1 = Avant son combat, vous pouvez payer 1 minerai pour +2 en valeur de combat à chacun de ses rounds, même si le chef est éliminé.
effect-ability-go_toba-2 = Après avoir construit une Académie ou un Observatoire dans sa cité, vous pouvez aussitôt acquérir 1 progrès à son prix normal, sans action (cube de la case Événement).
effect-ability-jimmu-1 = +2 en valeur de combat à chaque round quand vous défendez une de vos cités dotées d’une Forteresse à 2 cases au plus de ce chef, qui n’a pas à être dans le combat (Poliorcétique n’y change rien).
effect-ability-jimmu-2 = Si ce chef a pris part à un conflit et y a survécu, vous pouvez payer 1 jeton Culture pour reprendre dans la défausse 1 carte Action que vous y avez jouée comme manœuvre.
effect-ability-suiko-1 = 1 Action, ou action gratuite si vous possédez Religion d’État : payez 1 jeton Culture pour échanger un bâtiment d’une autre couleur dans sa cité (pas un Obélisque) contre un des vôtres de la réserve. Ce n’est ni une action Rayonner ni une activation.
effect-ability-suiko-2 = +2 en valeur de combat en défense dans un combat, dans une cité ou non.
effect-ability-pakal-1 = Au round 1, quand ce chef défend une cité qui contient un Obélisque à votre couleur, annulez 1 touche que vous subissez.
effect-ability-pakal-2 = Quand vous construisez un bâtiment dans sa cité, 1 jeton Culture peut remplacer 2 de ses ressources, quelles qu’elles soient, une fois par bâtiment.
effect-ability-siyaj_kak-1 = Au round 1, quand ce chef attaque une cité, valeur de combat augmentée de la taille de cette cité.
effect-ability-siyaj_kak-2 = Juste après avoir construit un bâtiment ou une merveille dans sa cité, vous pouvez accomplir 1 Rayonner avec cette cité pour source en action gratuite.
effect-ability-wak_chanil_ajaw-1 = Dans ses combats, +2 en valeur de combat si la case du combat est à 2 cases au plus d’une de vos cités.
effect-ability-wak_chanil_ajaw-2 = Après une action Déplacer où vous avez conquis une cité avec ce chef, vous pouvez remplacer 1 bâtiment à votre couleur de sa cité par un bâtiment d’un autre type dont vous avez le progrès et la pièce et que la cité n’a pas, sans coût, même si elle est mécontente.
effect-ability-cyrus-1 = 1 Action : activez sa cité et gagnez 1 jeton Humeur ou Culture (au choix un par un) pour chaque région qui contient au moins 1 de vos cités, au plus autant que la taille de sa cité.
effect-ability-cyrus-2 = Quand votre manœuvre est révélée dans son combat, vous pouvez ignorer tout l’effet de la carte et avoir +2 en valeur de combat ce round à la place, même si la carte de l’ennemi annule la vôtre.
effect-ability-darius-1 = Gagnez 1 jeton Humeur chaque fois qu’un Rayonner de sa cité réussit.
effect-ability-darius-2 = Action gratuite, une fois par tour : payez 2 jetons Culture pour construire 1 bâtiment ou merveille dans sa cité au coût normal (la cité est activée).
effect-ability-xerxes-1 = La limite d’empilement sur sa case est de 5 unités armée. Tant que vous avez 5 unités armée dans son combat, vous ne pouvez ni jouer de manœuvres ni activer de capacités Clash.
effect-ability-xerxes-2 = Une merveille construite dans sa cité coûte 2 de moins, ressources et jetons Culture mêlés à votre choix.
effect-ability-hiram-1 = Chaque fois que vous utilisez Commerce, 1 lien d’un colon ou navire de sa case ne compte pas dans la limite de 4.
effect-ability-hiram-2 = 1 Action, si sa cité est heureuse : payez 1 jeton Humeur ou Culture pour acquérir 1 progrès de Construction permis sans payer (cube de la case Événement).
effect-ability-ithobaal-1 = Une cité déjà sous votre influence que vous conquérez avec ce chef devient heureuse au lieu de mécontente.
effect-ability-ithobaal-2 = Dans ses combats, +2 en valeur de combat si une de vos cités dotées d’un Temple est à 2 cases au plus de la case du combat.
effect-ability-pygmalion-1 = Chaque fois que vous utilisez Commerce, 1 lien d’un colon ou navire de sa case donne en plus 1 or ou jeton Culture.
effect-ability-pygmalion-2 = Une fois par combat, quand ce chef défend une cité, vous pouvez après les jets payer 1 jeton Culture pour annuler 1 touche que vous subissez ; le jeton vous revient si vous gagnez le combat, même sans le chef.
effect-ability-augustus-1 = 1 Action : payez 1 jeton Culture et activez sa cité : piochez 1 carte Action et 1 carte Objectif, puis défaussez 1 carte Action et 1 carte Objectif de votre choix.
effect-ability-augustus-2 = +2 en valeur de combat dans ses combats dans une région où vous n’avez pas de cité.
effect-ability-caesar-1 = Action gratuite : accomplissez Améliorer pour sa seule cité, au coût normal.
effect-ability-caesar-2 = Quand vous conquérez une cité avec ce chef, vous pouvez payer 1 or pour placer avec lui 1 infanterie de votre réserve (la limite d’empilement s’applique).
effect-ability-sulla-1 = Sa cité ne peut être visée par le Rayonner des adversaires. Les armées barbares à 2 cases au plus de ce chef ne bougent, par icône ou par carte, que si vous le permettez (demandé avant le premier déplacement).
effect-ability-sulla-2 = +2 en valeur de combat dans ses combats contre des Barbares.
effect-ability-erik-1 = 1 Action, à bord d’un navire : mettez 1 de vos jetons Culture comme marqueur d’explorateur sur la région où est le navire, si vous n’y en avez pas encore. Chacun vaut 1 PV à la ligne des objectifs ; il reste quand le chef est perdu.
effect-ability-erik-2 = Action gratuite, à bord d’un navire : débarquez ce chef et n’importe quelles unités terrestres à bord sur sa case vers une case terrain adjacente ; cela peut déclencher un combat.
effect-ability-knut-1 = S’il est en jeu à la fin de la partie : vaut 1/2 PV (ligne des événements) par case de distance de votre case de départ.
effect-ability-knut-2 = 1 Action, une fois par tour, si vous possédez Fiscalité et ne l’avez pas utilisée ce tour : activez sa cité et utilisez Fiscalité sans payer le jeton Humeur (c’est votre usage de Fiscalité de ce tour).
effect-ability-ragnar-1 = Quand vous conquérez avec ce chef une cité qui était neutre ou heureuse avant l’attaque, gagnez 2 or.
effect-ability-ragnar-2 = +2 en valeur de combat à chaque round des combats causés par son débarquement.

# == prompts, log, board == ==========================================================================

# seats beyond the players
seat-4 = les barbares
seat-5 = les pirates

# the turn
ask-turn = Époque { $age }, manche { $round } : { $actions ->
    [0] plus d’action ; actions gratuites, ou fin du tour
    [one] encore 1 action
   *[other] encore { $actions } actions
}
wait-turn = choisit une action
do-turn-action = { $again ->
    [yes] { $what } (cité activée de nouveau : son humeur baisse)
   *[no] { $what }
}
do-turn-advance = { $choices ->
    [1] { $what } : { $only } ({ $food ->
        [0] sans vivres
       *[other] { $food } vivres
    }{ $event ->
        [yes] , puis un événement est pioché
       *[no] {""}
    })
   *[other] { $event ->
        [yes] { $what } (puis un événement est pioché)
       *[no] { $what }
    }
}
do-turn-effect = { $what }
do-turn-end = Finir le tour
do-turn-trade = Échanger avec un joueur
do-turn-card = Jouer { $what }
name-action-advance = Progresser
name-action-found = Fonder une cité
name-action-collect = Récolter
name-action-construct = Construire
name-action-recruit = Recruter
name-action-move = Déplacer
name-action-happiness = Améliorer l’humeur
name-action-influence = Rayonner
ask-advance = Quel progrès ?
wait-advance = choisit un progrès
do-advance = { $what }
ask-free-advance = Quel progrès, gratuitement ?
wait-free-advance = choisit un progrès gratuit
do-free-advance = { $what }
ask-found = Où fonder la cité ?
wait-found = fonde une cité
do-found = Fonder une cité en { $what }
ask-city-collect = Quelle cité récolte ?
ask-city-construct = Quelle cité construit ?
ask-city-recruit = Quelle cité recrute ?
do-city-collect = { $again ->
    [yes] Récolter avec { $what } (activée de nouveau : son humeur baisse)
   *[no] Récolter avec { $what }
}
do-city-construct = { $again ->
    [yes] Construire en { $what } (activée de nouveau : son humeur baisse)
   *[no] Construire en { $what }
}
do-city-recruit = { $again ->
    [yes] Recruter en { $what } (activée de nouveau : son humeur baisse)
   *[no] Recruter en { $what }
}
ask-collect = Que récolte { $city } ?
wait-collect = récolte
do-collect = { $goods }
do-collect-fewer = Prendre moins
ask-construct = Que construire en { $city } ?
wait-construct = construit
do-construct = { $what }
ask-port-sea = Quelle mer touche le Port ?
do-port-sea = { $what }
ask-recruit = { $city } recrute : { $count ->
    [0] quelle unité ?
   *[other] { $units } ; une autre ?
}
wait-recruit = recrute
do-recruit-unit = { $replaces ->
    [yes] { $what } ({ $old } quitte le jeu)
   *[no] { $what }
}
do-recruit-extra = En plus : { $what }
do-recruit-done = C’est tout
ask-recruit-from = La réserve est vide : de quelle case vient l’unité ?
do-recruit-from = De { $what }
ask-leader = { $replaces ->
    [yes] Quel chef entre en jeu ? { $old } quitte le jeu.
   *[no] Quel chef entre en jeu ?
}
wait-leader = choisit un chef
do-leader = { $what }
ask-move = D’où part une escouade ? { $left ->
    [one] Encore un déplacement
   *[other] Encore { $left } déplacements
}
wait-move = déplace ses unités
do-move = De { $what }
do-move-done = Fini de déplacer
ask-squad = Qui part de { $start } ?
wait-squad = déplace ses unités
do-squad-take = { $count ->
    [0] Pas de : { $unit }
   *[other] { $count } × { $unit }
}
do-squad-done = En route
ask-target = Vers où, depuis { $start } ?
wait-target = déplace ses unités
do-target-hex = Vers { $what }
do-target-road = Par la route vers { $what }
do-target-sail = Naviguer vers { $what }
do-target-region = Explorer la région de { $at }
do-target-back = Retour
ask-orientation = Comment poser la nouvelle terre ?
wait-orientation = explore
do-orientation-0 = Telle que piochée
do-orientation-1 = Retournée
ask-landfall = Où débarquent-elles ?
do-landfall = { $what }
ask-release = Quel prisonnier retourne à son propriétaire ?
wait-release = libère un prisonnier
do-release = { $unit } ({ $owner })

# happiness, influence, government
ask-happiness = Améliorer l’humeur de quelle cité ?
wait-happiness = améliore l’humeur
do-happiness = { $what }, un cran de mieux
do-happiness-done = C’est tout
ask-influence-source = De quelle cité rayonner ?
wait-influence-source = rayonne
do-influence-source = De { $what }
ask-influence-target = Vers quelle cité ?
wait-influence-target = rayonne
do-influence-target = { $what }
ask-influence-building = Quel bâtiment gagner à votre culture ?
wait-influence-building = rayonne
do-influence-building = { $what }
ask-influence-boost = Dépenser des jetons Culture pour réussir ?
wait-influence-boost = rayonne
do-influence-boost = { $what }
ask-government = Vers quel gouvernement ?
wait-government = change de gouvernement
do-government = { $what }
ask-government-advance = Lequel de ses progrès ? { $left ->
    [one] Encore un
   *[other] Encore { $left }
}
wait-government-advance = change de gouvernement
do-government-advance = { $what }

# paying
ask-pay = Comment payer { $goods } ?
wait-pay = paie
do-pay = { $goods }
ask-waiver = Quel effet en dispense ?
wait-waiver = paie
do-waiver = { $what }
do-waiver-none = Payer le prix
ask-gain = Que prenez-vous ?
wait-gain = choisit un gain
do-gain = { $what }
ask-token = Quel jeton ?
wait-token = choisit un jeton
do-token = { $what }

# cards, objectives, events
ask-discard = Quelle carte défausser ?
wait-discard = se défausse
do-discard = Défausser { $what }
ask-draw-action = D’où piocher ?
wait-draw-action = pioche une carte
do-draw-action-deck = De la pioche
do-draw-action = Prendre { $what }
ask-objectives = { $count ->
    [0] { $completed ->
        [0] Vous ne pouvez accomplir aucun de vos objectifs
       *[other] Vous ne pouvez plus accomplir d’objectif
    }
   *[other] Quel objectif accomplir ?
}
wait-objectives = regarde ses objectifs
do-objectives-goal = { $what }
do-objectives-done = { $count ->
    [0] Continuer
   *[other] Aucun, ou plus aucun
}
ask-which-goal = Avec quelle carte ?
wait-which-goal = accomplit un objectif
do-which-goal = { $what }
ask-civilization = Quelle civilisation est la vôtre ?
wait-civilization = choisit une civilisation
do-civilization = { $what }
ask-event-whole = Avant de piocher : toute la carte, ou son symbole seul ?
wait-event-whole = annonce l’événement
do-event-whole-whole = Toute la carte
do-event-whole-icon = Son symbole seul
ask-event-pile = De quelle pile tirer l’événement ?
wait-event-pile = tire un événement
do-event-pile = { $what }
ask-exhaust = Quelle terre s’épuise ?
wait-exhaust = choisit une terre épuisée
do-exhaust = { $what }
ask-person = { $event } vous rejoint pour { $price ->
    [one] 1 jeton Culture
   *[other] { $price } jetons Culture
}
wait-person = hésite à accueillir un grand personnage
do-person-take = Prendre la carte
do-person-pass = Passer
ask-first-player = Qui commence l’époque suivante ?
wait-first-player = désigne le premier joueur
do-first-player = { $what }
ask-raze = Raser une cité de taille 1 ?
wait-raze = en phase Bilan
do-raze = Raser { $what } contre 1 or : la cité disparaît
do-raze-none = Non
ask-refugee = Votre cité est perdue. Où un colon trouve-t-il refuge ?
wait-refugee = place un colon
do-refugee = En { $what }
do-refugee-none = Nulle part
ask-hand-over = Quelle carte remettez-vous ?
wait-hand-over = remet une carte
do-hand-over = { $what }
log-handed = { $seat } remet { $card } à { $other }

# barbarians and pirates
ask-barbarian-where = Où les barbares apparaissent-ils ?
wait-barbarian-where = place les barbares
do-barbarian-where = { $what }
ask-barbarian-city = Où les barbares s’installent-ils ?
wait-barbarian-city = place les barbares
do-barbarian-city = { $what }
ask-barbarian-unit = Quelle unité renforce les barbares de { $city } ?
wait-barbarian-unit = place les barbares
do-barbarian-unit = { $what }
ask-barbarian-army = Quelle armée barbare se déplace ?
wait-barbarian-army = déplace les barbares
do-barbarian-army = { $what }
ask-barbarian-step = Où vont les barbares ?
wait-barbarian-step = déplace les barbares
do-barbarian-step = { $what }
ask-pirate-place = Où les pirates apparaissent-ils ?
wait-pirate-place = place les pirates
do-pirate-place = { $what }
ask-pirate-taken = Quel navire pirate se déplace ?
wait-pirate-taken = place les pirates
do-pirate-taken = { $what }
ask-raid = Les pirates vous pillent : que donnez-vous ?
wait-raid = cède aux pirates
do-raid = { $what }
do-raid-captive = Un prisonnier : { $unit } ({ $owner })
do-raid-none = Aucun prisonnier
ask-raid-mood = Les pirates vous pillent : quelle cité perd un cran d’humeur ?
wait-raid-mood = cède aux pirates
do-raid-mood = { $what }

# conflicts
ask-tactics = Combat en { $at }, round { $round } : quelle tactique ?
wait-tactics = choisit sa tactique
do-tactics = { $what }
do-tactics-none = Aucune tactique
ask-elephant = Comment agissent vos éléphants ?
wait-elephant = décide de ses éléphants
do-elephant = { $what }
ask-losses = Quelle unité perdez-vous ?
wait-losses = subit ses pertes
do-losses = { $what }
ask-surplus = Les navires ne portent pas tout le monde : qui est perdu ?
wait-surplus = subit ses pertes
do-surplus = { $what }
ask-retreat = Continuer le combat en { $at }, ou battre en retraite ?
wait-retreat = décide de poursuivre ou non
do-retreat-fight = Continuer
do-retreat-retreat = Battre en retraite
ask-siege = Art du siège : 2 bois contre la Riposte, 2 minerai contre le Rempart
wait-siege = prépare le siège
do-siege-strike = Annuler la Riposte
do-siege-wall = Annuler le Rempart
do-siege-done = Lancer l’assaut

# effects of advances
ask-links = Quelle route commerciale ?
wait-links = choisit ses routes commerciales
do-links-link = De { $start } à { $city }
do-links-done = Plus de route
ask-link-income = Que rapporte la route vers { $city } ?
wait-link-income = touche les revenus du commerce
do-link-income = { $what }
ask-dogma = Dogme : quel progrès ?
wait-dogma = choisit un progrès
do-dogma = { $what }
ask-games = Jeux du cirque : quelle cité ?
wait-games = organise des jeux
do-games = { $what }
ask-games-steps = De combien de crans ?
wait-games-steps = organise des jeux
do-games-steps = { $what }
ask-medicine = Médecine : quelle ressource récupérer ?
wait-medicine = récupère une ressource
do-medicine = { $what }
ask-taxes = Impôts : encore { $left }
wait-taxes = lève l’impôt
do-taxes = { $what }
ask-theaters = Théâtres : quel jeton donner ?
wait-theaters = échange un jeton
do-theaters = { $what }

# the log
log-round = Époque { $age }, manche { $number }
log-turn = Tour de { $seat }
log-status = Phase Bilan de l’époque { $age }
log-first-player = { $seat } est premier joueur
log-civilization = { $seat } mène : { $civ }
log-advance = { $seat } acquiert { $advance }
log-civ-advance = { $seat } gagne aussi { $advance }
log-government = { $seat } passe à { $group }
log-founds = { $seat } fonde une cité en { $at }
log-builds = { $seat } construit en { $city } : { $what }
log-recruits = { $seat } recrute 1 { $unit } en { $city }
log-leader = { $leader } prend la tête pour { $seat }, en { $at }
log-leader-lost = { $seat } perd { $leader }
log-moves = { $seat } va de { $start } à { $to } : { $units }
log-explores = { $seat } explore de nouvelles terres
log-gains = { $seat } prend { $goods }
log-no-room = { $seat } n’a plus de place pour { $goods }
log-pays = { $seat } paie { $goods }
log-loses = { $seat } perd { $goods }
log-mood = { $city } est maintenant { $mood }
log-influence = { $seat } rayonne de { $source } vers { $target }
log-influence-roll = { $seat } obtient { $value }
log-influence-result = { $success ->
    [1] Le rayonnement réussit
   *[other] Le rayonnement échoue
}
log-influenced = { $building } en { $at } rayonne désormais pour { $seat }
log-conflict = Attaque en { $at } : { $attacker } contre { $defender }
log-lays = { $seat } pose une carte
log-reveals = { $seat } révèle { $card }
log-rolls = { $bonus ->
    [0] { $seat } lance { $dice } : valeur de combat { $value }
   *[other] { $seat } lance { $dice } avec un bonus de { $bonus } : valeur de combat { $value }
}
log-rolls-nothing = { $seat } n’a personne pour qui lancer un dé : valeur de combat { $value }
log-wild-rolls = { $bonus ->
    [0] Un jet pour { $owner } : { $dice } ; valeur de combat { $value }
   *[other] Un jet pour { $owner } : { $dice } avec un bonus de { $bonus } ; valeur de combat { $value }
}
log-wild-rolls-nothing = Aucun dé pour { $owner } : valeur de combat { $value }
log-losses = Unités perdues : { $attacker } { $lost }, { $defender } { $killed }
log-result = { $result }
name-result-0 = Les attaquants l’emportent
name-result-1 = Les défenseurs l’emportent
name-result-2 = Les deux camps sont anéantis
name-result-3 = Les attaquants se retirent
log-conquers = { $at } est conquise par { $winner } ; elle était tenue par { $owner }
log-destroyed = La cité en { $at } est détruite
log-event = { $seat } tire l’événement { $event }
log-exhausted = La terre en { $at } est épuisée
log-barbarian-city = Des barbares s’installent en { $at }
log-barbarian-unit = Les barbares de { $at } se renforcent : { $unit }
log-barbarians-move = Les barbares vont de { $start } à { $to }
log-pirates = Des pirates apparaissent en { $at }
log-takes-person = { $event } rejoint { $seat }
log-plays-person = { $seat } utilise { $event }
log-plays = { $seat } joue { $card }
log-discards = { $seat } défausse { $card }
log-takes-discard = { $seat } prend { $card } dans la défausse
log-draws-action = { $seat } pioche une carte Action
log-draws-goal = { $seat } pioche une carte Objectif
log-draws-wonder = { $seat } pioche une carte Merveille
log-drawn = Vous avez pioché { $card }
log-shows-wonder = { $seat } expose { $wonder }
log-completes = { $seat } accomplit { $objective }
log-end-roll = Le jet de fin donne { $value }
log-deal = { $seat } échange avec { $other } : { $give } contre { $get }

# the board
board-title = Clash of Cultures, époque { $age }, manche { $round }
place-map = Carte
place-hand = Ma main
hand-empty = Aucune carte en main.
tip-track-age = Après la troisième manche de chaque époque vient la phase de statut : objectifs, un progrès gratuit, cartes, premier joueur.
tip-track-order = Ordre du tour, le premier joueur porte l’étendard. Les marteaux sont les actions restantes.
place-my-board = Mon tableau
place-board = { $seat }
place-battle = Combat
place-last-battle = Dernier combat
battle-title = Combat en { $at }
battle-title-city = Combat pour la cité en { $at }{ $fortress ->
    [0] { "" }
   *[other] , avec une forteresse
}
battle-title-sea = Bataille navale en { $at }
battle-attacker = attaquant
battle-defender = défenseur
battle-barbarians = Barbares
battle-pirates = Pirates
battle-round = Round { $round }
battle-choose = Vos tactiques
battle-no-effect = sans effet ici
battle-no-card = Pas de carte tactique
battle-sealed = Une carte, face cachée
battle-sealed-own = Une carte, face cachée : { $tactic }
battle-again = Chef : le dé qui montrait { $value } a été relancé
battle-shield = bouclier
battle-hindered = entravé
battle-hits = { $hits ->
    [0] Valeur { $value } : aucune touche
    [one] Valeur { $value } : 1 touche
   *[other] Valeur { $value } : { $hits } touches
}
battle-hits-saved = { $hits ->
    [one] Valeur { $value } : 1 touche, { $saved } { $saved ->
        [one] annulée
       *[other] annulées
    }
   *[other] Valeur { $value } : { $hits } touches, { $saved } { $saved ->
        [one] annulée
       *[other] annulées
    }
}
tip-unit-infantry = En combat, chaque icône d’infanterie réveille une infanterie : +1 à la valeur de combat.
tip-unit-cavalry = En combat, chaque icône de cavalerie réveille une cavalerie : +2 à la valeur de combat.
tip-unit-elephant = En combat, une icône d’éléphant réveille un éléphant : le nombre de ce dé ne compte pas et une touche est annulée.
tip-unit-leader = En combat, le chef relance un dé qui montre une icône de chef.
tip-unit-ship = Un navire porte 2 unités terrestres et combat en mer.
tip-unit-settler = Un colon fonde des cités. Il ne combat pas.
tip-die = Le nombre ne compte pas ; une touche est annulée à la place.
tip-die-title = Un dé avec un éléphant : { $value }
board-ages = Époques et manches
board-order = Ordre du tour
board-deck = pioche
board-discard = défausse
board-event-box = case Événement
board-leaders = Chefs
board-legend = Sur la carte
board-wonder = Merveille
board-supply = En réserve
board-objectives = Objectifs : { $count }
board-captives = Captifs : { $count }
deck-action = Actions
deck-objective = Objectifs
deck-wonder = Merveilles
deck-event = Événements
card-play-free = Action gratuite
card-play-action = 1 action
card-play-trigger = À son moment
card-needs = Demande { $what }
goal-met = rempli
goal-moment = à son moment

# tips
battle-odds = Chances sans cartes : attaquant { $win } %, défenseur { $loss } %
tip-odds-title = Chances
tip-odds-how = Calcul exact sur les dés : sans cartes tactiques, sans rien payer, sans retraite ; l’infanterie tombe d’abord.
tip-attack = Attaque : victoire { $win } %, défaite { $loss } %, anéantissement des deux { $nobody } %. En moyenne vous perdez { $cost }, eux { $toll }. Sans cartes ni retraite.
tip-attack-open = Personne ne combat ici : la case est prise.
tip-attack-price = Avant l’attaque vous payez { $goods }.
tip-enter-forest = Forêt : qui y entre peut encore se déplacer ce tour, mais pas attaquer.
tip-enter-mountain = Montagne : qui y entre ne se déplace plus ce tour.
tip-enter-unexplored = Exploration : une tuile est tirée ; une escouade terrestre n’arrive jamais dans la mer.
tip-enter-sea = À bord : les navires ont de la place pour cette escouade.
tip-enter-road = Par la route : 1 vivre et 1 minerai.
objective-fulfilled = Rempli
objective-later = À son moment
objective-missing = Il manque 1 : { $what }
advice-title = Première partie
advice-1 = Faites sortir tout de suite votre colon et fondez une deuxième cité : avec une seule, rien ne se construit.
advice-2 = Prenez ensuite la Conservation : sans elle vous ne gardez que 2 vivres.
advice-3 = Lisez vos objectifs avant de choisir vos progrès : un objectif en vaut quatre.
advice-4 = Explorez avec les colons suivants. Chaque région peut offrir la forêt, la montagne ou la mer qui vous manque.
advice-5 = Laissez un soldat ou une forteresse là où des barbares sont à deux cases.
advice-6 = Répartissez le travail : une cité activée deux fois dans un tour perd sa bonne humeur.
tip-orientation = La nouvelle terre est posée comme sur cette image.
tip-affordable = Vous pouvez l’acquérir maintenant.
tip-too-dear = Il vous est ouvert, mais vous ne pouvez pas le payer maintenant.
tip-other-government = Un autre gouvernement s’y oppose : { $what }
tip-first-elsewhere = Il faut d’abord : { $what }
tip-comes-with = Vient avec le progrès { $what }.
tip-comes-any = Vient avec votre premier progrès de gouvernement.
tip-terrain = { $terrain }
tip-unexplored = Personne n’a encore vu cette terre.
tip-exhausted = La terre est épuisée : elle ne donne rien.
tip-city = Cité de { $owner }, taille { $size }, { $mood }
tip-city-pieces = { $pieces }
tip-city-used = Activée ce tour-ci
tip-units = { $owner } : { $units }
tip-pirates = { $count ->
    [one] 1 navire pirate
   *[other] { $count } navires pirates
}
tip-owned = Vous l’avez.
tip-owned-by = Acquis par { $who }
tip-first = Il faut d’abord le progrès du haut : { $what }
tip-bonus = Donne 1 { $what }
tip-building = Permet { $what }
tip-stock = { $what } : { $number }
tip-stock-limit = { $what } : { $number } sur { $limit } au plus
tip-event-box = { $count ->
    [0] Vide
   *[other] Cubes restants : { $count }
}
tip-event-box-rule = Quand le dernier cube quitte la case, on tire un événement.
tip-event-box-title = Case Événement de { $seat }
tip-leader-now = En jeu
tip-leader-ready = Peut être recruté
tip-leader-gone = N’est plus disponible
tip-pile-empty = La défausse est vide.
tip-pile = Défaussées, la dernière d’abord : { $cards }
tip-cost = Coût : { $goods }
tip-needs = Demande { $what }

# panels
purse-food = { $count ->
    [one] vivre
   *[other] vivres
}
purse-wood = bois
purse-ore = { $count ->
    [one] minerai
   *[other] minerais
}
purse-ideas = { $count ->
    [one] idée
   *[other] idées
}
purse-gold = or
purse-mood = { $count ->
    [one] jeton Humeur
   *[other] jetons Humeur
}
purse-culture = { $count ->
    [one] jeton Culture
   *[other] jetons Culture
}
panel-points = Points
panel-cities = Cités
panel-advances = Progrès
panel-army = Unités d’armée
panel-cards = Cartes en main
panel-actions = Actions restantes

# in words
text-age = Époque { $age }, manche { $round }. Premier joueur : { $seat }.
text-active = Tour de { $seat }, encore { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.
text-decks = Pioches : { $action } Action, { $objective } Objectif, { $wonder } Merveille, { $event } Événement.
text-player = { $owner } : { $points } points
text-goods = { $goods }
text-nothing = rien
text-civ = { $civ } ; chef : { $leader }
text-no-leader = aucun
text-advances = Progrès : { $advances }
text-box = Cubes dans la case Événement : { $count }
text-city = { $at } : { $mood }, taille { $size }{ $pieces }
text-units = { $at } : { $units }
text-hand = Vos cartes : { $cards }
text-counts = Cartes en main : { $action } Action, { $objective } Objectif, { $wonder } Merveille
text-map = La carte
text-hex = { $at } : { $terrain }
text-covered = Inexploré : { $hexes }
text-barbarians = Barbares

# score sheet
score-pieces = Pièces de cité
score-advances = Progrès
score-leaders = Chefs adverses
score-objectives = Objectifs
score-wonders = Merveilles
score-events = Événements

# cards by their halves
name-card-A1 = Progrès / Peltastes
name-card-A2 = Progrès / Déroute
name-card-A3 = Inspiration / Déroute
name-card-A4 = Inspiration / Peltastes
name-card-A5 = Général héroïque / Formation en coin
name-card-A6 = Général héroïque / Moral élevé
name-card-A7 = Espions / Résistance acharnée
name-card-A8 = Espions / Moral élevé
name-card-A9 = Bond du savoir / Position dominante
name-card-A10 = Bond du savoir / Surprise tactique
name-card-A11 = Bonnes idées / Le Siège
name-card-A12 = Bonnes idées / Position dominante
name-card-A13 = Mercenaires / Pour le peuple
name-card-A14 = Mercenaires / Résistance acharnée
name-card-A15 = Assujettissement / Résistance acharnée
name-card-A16 = Assujettissement / Défenses renforcées
name-card-A17 = Croissance urbaine / Repli tactique
name-card-A18 = Croissance urbaine / Peltastes
name-card-A19 = Récolte spécialisée / Repli tactique
name-card-A20 = Récolte spécialisée / Peltastes
name-card-A21 = Explorateurs / Déroute
name-card-A22 = Explorateurs / Défenses préparées
name-card-A23 = Négociations / Éclaireurs
name-card-A24 = Négociations / Martyr
name-card-A25 = Autorité / Position dominante
name-card-A26 = Autorité / Archers
name-card-A27 = Assassinat / Position dominante
name-card-A28 = Assassinat / Archers
name-card-A29 = Récolte abondante / Défenses préparées
name-card-A30 = Récolte abondante / Déroute
name-card-A31 = Nouveaux objectifs / Débordement
name-card-A32 = Nouveaux objectifs / Moral élevé
name-card-A33 = Synergie technique / Défenses préparées
name-card-A34 = Synergie technique / Archers
name-card-A35 = Enseignez-nous ! / Défenses préparées
name-card-A36 = Enseignez-nous ! / Archers
name-card-A37 = Milice / Formation en coin
name-card-A38 = Milice / Moral élevé
name-card-A39 = Échange de savoirs / Surprise tactique
name-card-A40 = Échange de savoirs / Position dominante
name-card-A41 = Synergie d’idées / Moral élevé
name-card-A42 = Synergie d’idées / Débordement
name-goal-O1 = Civilisation ! / Conscription
name-goal-O2 = Académique / Conquérant
name-goal-O3 = Culture côtière / Belliciste
name-goal-O4 = Avancé / Belliciste
name-goal-O5 = Religieux / Chef de guerre
name-goal-O6 = Urbaniste / Grande bataille
name-goal-O7 = Des idées ! / Contre toute attente
name-goal-O8 = Heureux / Conquérant
name-goal-O9 = Éclairé / Blocus
name-goal-O10 = Bien approvisionné / Débarquement
name-goal-O11 = Riche / Grande flotte
name-goal-O12 = Du minerai ! / Grande armée
name-goal-O13 = Du bois ! / Fortifié
name-goal-O14 = Des vivres ! / Armée de métier
name-goal-O15 = Urbaniste (bâtiments) / Militarisé
name-goal-O16 = Spécialisé / Audacieux
name-goal-O17 = Colonie lointaine / Menace
name-goal-O18 = Culture / Légende
name-goal-O19 = Consulats / Grande bataille
name-goal-O20 = Sciences / Débarquement
name-goal-O21 = Marchand / Maraudeur
name-goal-O22 = Citadelle / Chef de guerre
name-goal-O23 = Navigateur / Agresseur
name-goal-O24 = Gouvernement / Assimilateur
name-goal-O25 = Gouvernement / Agresseur
name-goal-O26 = Dominion / Puissance militaire
name-goal-O27 = Nouveau fondateur / Défi
name-goal-O28 = Négociant / Défi
name-goal-O29 = Routes maritimes / Draconien
name-goal-O30 = Équilibré / Audacieux
name-goal-O31 = Influence / Assimilateur
name-goal-O32 = Merveilleux / Avant-postes
name-goal-O33 = Scientifiques / Équestre
name-goal-O34 = Mercantile / Grand commandant
name-goal-O35 = Diversité tactique / Régicide
name-goal-O36 = Héritage / Marée d’ivoire
name-goal-O37 = Grande migration / Ruée
name-goal-O38 = Civilisation des âges / Mers purgées

# -- questions et journal : événements -----------------------------------------------------------

do-turn-event = Employer { $what }
ask-raise = Quelle cité devient plus heureuse ?
do-raise = { $what }
ask-place-unit = Où placer la nouvelle unité : { $unit } ?
do-place-unit = En { $what }
do-place-unit-none = Nulle part
ask-event-mood = { $steps ->
    [one] L’humeur de quelle cité baisse ?
   *[other] Quelle cité devient mécontente ?
}
wait-event-mood = subit un événement
do-event-mood = { $what }
ask-myths = Mythes : préserver l’humeur de { $city } pour 1 jeton d’humeur ?
wait-myths = consulte les Mythes
do-myths-pay = Payer 1 jeton d’humeur
do-myths-accept = La laisser baisser
ask-lose-unit = Quelle unité perdez-vous ? Encore { $count }
wait-lose-unit = perd des unités
do-lose-unit = { $unit } en { $at }
ask-lose-cargo = Le navire a sombré : qui disparaît avec lui ?
wait-lose-cargo = perd des unités
do-lose-cargo = { $unit } en { $at }
ask-pandemic = Que prend la pandémie ? Encore { $count }
wait-pandemic = subit la pandémie
do-pandemic = { $what }
do-pandemic-captive = Un prisonnier : { $unit } ({ $owner })
do-pandemic-lost = { $unit } en { $at }
ask-share-food = Qui reçoit 1 vivre ? Encore { $count } à partager
wait-share-food = partage des vivres
do-share-food = { $what }
ask-settler-for = Qui place un colon ?
wait-settler-for = choisit qui reçoit un colon
do-settler-for = { $what }
ask-wildfire = Laquelle de vos cités en forêt brûle ?
wait-wildfire = combat l’incendie
do-wildfire = { $what }
ask-civil-war = Dans quelle cité la guerre civile éclate-t-elle ?
wait-civil-war = en pleine guerre civile
do-civil-war = { $what }
ask-reformed = Vous n’avez aucun Temple : qui subit la Réforme à votre place ?
wait-reformed = fait face à la Réforme
do-reformed = { $what }
ask-reformer = Qui gagne un de vos Temples ?
wait-reformer = fait face à la Réforme
do-reformer = { $what }
ask-reform = Quel Temple de { $owner } devient le vôtre ?
wait-reform = gagne un Temple
do-reform = { $what }
ask-volcano = Quelle cité le volcan ensevelit-il ?
wait-volcano = sous le volcan
do-volcano = { $what }
ask-earthquake = Qu’est-ce qui s’effondre ? Encore { $count } au plus
wait-earthquake = subit le séisme
do-earthquake-ruin = { $piece } en { $city }
do-earthquake-done = Rien de plus
ask-revolt-action = Révolution : sacrifier une unité d’armée, ou perdre une action ?
wait-revolt-action = fait face à la révolution
do-revolt-action = Sacrifier { $unit } en { $at }
do-revolt-action-none = Perdre une action
ask-revolt-government = Révolution : sacrifier une unité d’armée, ou changer de gouvernement ?
wait-revolt-government = fait face à la révolution
do-revolt-government = Sacrifier { $unit } en { $at }
do-revolt-government-none = Changer de gouvernement
ask-uprising = Quel jeton payez-vous ? Encore { $count } au plus
wait-uprising = fait face au soulèvement
do-uprising = { $what }
do-uprising-captive = Un prisonnier : { $unit } ({ $owner })
do-uprising-done = Pas davantage
ask-successor = Un nouveau chef, ou 2 points de victoire ?
wait-successor = cherche un successeur
do-successor = { $what }
do-successor-points = 2 points de victoire
ask-leader-place = Où { $leader } fait-il son entrée ?
wait-leader-place = place un chef
do-leader-place = { $what }
ask-envoys = Qui gagne aussi un jeton de culture ?
wait-envoys = reçoit des émissaires
do-envoys = { $what }
ask-lesson = { $event } : quel progrès, sans frais ?
wait-lesson = apprend d’un grand personnage
do-lesson = { $what }
do-lesson-none = Aucun
ask-build-freely = Dans quelle cité construit-on ?
wait-build-freely = construit
do-build-freely = En { $what }
do-build-freely-none = Nulle part
ask-discover = Quelle région est découverte ?
wait-discover = découvre une terre nouvelle
do-discover = Explorer la région de { $at }
do-discover-none = Aucune
ask-colony = Y fonder une cité pour 2 vivres ?
wait-colony = songe à une nouvelle cité
do-colony = Fonder une cité en { $what }
do-colony-none = Non
ask-warlord = Grand Seigneur de guerre : se déplacer maintenant ?
wait-warlord = suit le Grand Seigneur de guerre
do-warlord-move = Se déplacer
do-warlord-none = Non
ask-change-tokens = Changer un jeton contre lequel ?
wait-change-tokens = change des jetons
do-change-tokens = Contre un { $what }
do-change-tokens-done = Pas davantage
ask-diplomat = À qui le Grand Diplomate s’adresse-t-il ?
wait-diplomat = envoie le Grand Diplomate
do-diplomat = { $what }
ask-oracle = Quelle carte d’objectif revient à { $other } ?
wait-oracle = écoute le Grand Oracle
do-oracle = { $what }
log-spared = { $seat } préserve l’humeur de { $city }
log-calmed = { $seat } : le Maître des tempêtes apaise l’orage sur { $city }
log-falls = { $seat } perd { $unit } en { $at }
log-buries = { $what } en { $at } disparaît sous les ruines
log-revolt = { $seat } perd une action
log-anarchy = { $seat } perd { $group }
log-reforms = { $seat } gagne le Temple de { $owner } en { $city }
log-envoys-wonder = Les émissaires montrent { $wonder }
log-takes-wonder = { $seat } prend { $wonder }
log-eclipse = Le soleil revient ; le point est pour { $seat }
log-horse = { $seat } laisse un cheval de bois devant { $at }
log-dismisses = { $event } quitte { $seat }
log-embassy = { $seat } envoie le Grand Diplomate auprès de { $other }
log-assigns = { $seat } destine une carte d’objectif à { $other }
# merveilles
ask-library = Grande Bibliothèque : quel progrès utilisez-vous ce tour ?
wait-library = consulte la Grande Bibliothèque
do-library = { $what }
ask-statue = Grande Statue : quel objectif défaussez-vous ?
wait-statue = défausse un objectif
do-statue = Défausser { $what }
log-library = { $seat } use de { $advance } ce tour, grâce à la Grande Bibliothèque
log-wonder-taken = { $wonder } appartient maintenant à { $seat }

# cartes Action et manœuvres
ask-aim = { $card } : contre qui ?
wait-aim = désigne la cible d’une carte
do-aim = { $what }
ask-learn = { $by } : quel progrès ?
wait-learn = choisit un progrès
do-learn = { $what }
ask-synergy = Synergie technique : quel progrès ?
wait-synergy = choisit un progrès
do-synergy = { $what }
ask-follow-up = Comment enchaînez-vous ?
wait-follow-up = applique une carte
do-follow-up = { $what }
ask-join = Les Barbares se rallient : quelle unité vous rejoint ?
wait-join = rallie des Barbares
do-join = { $what }
ask-expedition = Explorateurs : quelle région ?
wait-expedition = envoie des explorateurs
do-expedition-region = Explorer la région de { $at }
do-expedition-none = Poser seulement un colon
ask-keep-goal = Nouveaux objectifs : quelle carte gardez-vous ?
wait-keep-goal = pèse de nouveaux objectifs
do-keep-goal = Garder { $what }
do-keep-goal-none = Garder ce que j’avais
ask-give-goal = Quelle carte rendez-vous en échange ?
wait-give-goal = pèse de nouveaux objectifs
do-give-goal = Rendre { $what }
ask-spies = La main de { $other } vous est ouverte : quelle carte prenez-vous ?
wait-spies = espionne { $other }
do-spies = Prendre { $what }
do-spies-none = Regarder seulement
ask-spies-give = Quelle carte laissez-vous en échange ?
wait-spies-give = espionne { $other }
do-spies-give = Laisser { $what }
ask-heroic-general = Payer 1 jeton Humeur pour réjouir encore une cité ?
wait-heroic-general = fête une victoire
do-heroic-general-pay = Payer 1 jeton Humeur
do-heroic-general-done = Non
ask-mercenaries = Quels Barbares engagez-vous ?
wait-mercenaries = engage des mercenaires
do-mercenaries = Engager l’armée en { $what }
do-mercenaries-done = C’est assez
ask-besieged = Le siège : payer 2 vivres pour garder vos capacités Clash ?
wait-besieged = endure un siège
do-besieged-feed = Payer 2 vivres
do-besieged-none = S’en passer
ask-withdraw = Repli tactique : où vont vos unités ?
wait-withdraw = se replie
do-withdraw = { $what }
log-plays-against = { $seat } joue { $card } contre { $other }
log-exchanges-goal = { $seat } échange une carte Objectif
log-spied = { $other } tient { $cards }
log-swapped = { $seat } prend { $card } et laisse { $given }
log-won-over = { $seat } rallie les Barbares en { $at }
log-struck = { $seat } perd aussitôt { $unit }
log-volley = { $seat } lance { $dice } : { $success ->
    [0] sans effet
   *[other] réussi
}
log-scouts = Les éclaireurs de { $seat } rapportent { $card }
log-withdraws = { $seat } se replie en { $to }

# -- cases, lots de biens, échanges --------------------------------------------------------------

name-hex-A1 = A1
name-hex-A2 = A2
name-hex-A3 = A3
name-hex-A4 = A4
name-hex-A5 = A5
name-hex-A6 = A6
name-hex-A7 = A7
name-hex-A8 = A8
name-hex-A9 = A9
name-hex-A10 = A10
name-hex-B1 = B1
name-hex-B2 = B2
name-hex-B3 = B3
name-hex-B4 = B4
name-hex-B5 = B5
name-hex-B6 = B6
name-hex-B7 = B7
name-hex-B8 = B8
name-hex-B9 = B9
name-hex-B10 = B10
name-hex-C1 = C1
name-hex-C2 = C2
name-hex-C3 = C3
name-hex-C4 = C4
name-hex-C5 = C5
name-hex-C6 = C6
name-hex-C7 = C7
name-hex-C8 = C8
name-hex-C9 = C9
name-hex-C10 = C10
name-hex-D1 = D1
name-hex-D2 = D2
name-hex-D3 = D3
name-hex-D4 = D4
name-hex-D5 = D5
name-hex-D6 = D6
name-hex-D7 = D7
name-hex-D8 = D8
name-hex-D9 = D9
name-hex-D10 = D10
name-hex-E1 = E1
name-hex-E2 = E2
name-hex-E3 = E3
name-hex-E4 = E4
name-hex-E5 = E5
name-hex-E6 = E6
name-hex-E7 = E7
name-hex-E8 = E8
name-hex-E9 = E9
name-hex-E10 = E10
name-hex-F1 = F1
name-hex-F2 = F2
name-hex-F3 = F3
name-hex-F4 = F4
name-hex-F5 = F5
name-hex-F6 = F6
name-hex-F7 = F7
name-hex-F8 = F8
name-hex-F9 = F9
name-hex-F10 = F10
name-hex-G1 = G1
name-hex-G2 = G2
name-hex-G3 = G3
name-hex-G4 = G4
name-hex-G5 = G5
name-hex-G6 = G6
name-hex-G7 = G7
name-hex-G8 = G8
name-hex-G9 = G9
name-hex-G10 = G10
name-hex-H1 = H1
name-hex-H2 = H2
name-hex-H3 = H3
name-hex-H4 = H4
name-hex-H5 = H5
name-hex-H6 = H6
name-hex-H7 = H7
name-hex-H8 = H8
name-hex-H9 = H9
name-hex-H10 = H10
name-hex-I1 = I1
name-hex-I2 = I2
name-hex-I3 = I3
name-hex-I4 = I4
name-hex-I5 = I5
name-hex-I6 = I6
name-hex-I7 = I7
name-hex-I8 = I8
name-hex-I9 = I9
name-hex-I10 = I10
name-hex-J1 = J1
name-hex-J2 = J2
name-hex-J3 = J3
name-hex-J4 = J4
name-hex-J5 = J5
name-hex-J6 = J6
name-hex-J7 = J7
name-hex-J8 = J8
name-hex-J9 = J9
name-hex-J10 = J10
name-hex-K1 = K1
name-hex-K2 = K2
name-hex-K3 = K3
name-hex-K4 = K4
name-hex-K5 = K5
name-hex-K6 = K6
name-hex-K7 = K7
name-hex-K8 = K8
name-hex-K9 = K9
name-hex-K10 = K10
do-collect-collect = { $lost ->
    [0] { $goods }
   *[other] { $goods } ({ $lost } de trop : plus de place)
}
do-collect-number = { $good } : { $number }
do-pay-pay = { $goods }
do-pay-number = { $good } : { $number }
ask-effects = Lequel de vos effets joue maintenant, s’il y en a un ?
do-effects-effect = { $what }
do-effects-done = Aucun effet : continuer
do-move-effect = { $what }
do-influence-boost-boost = Dépenser les jetons
do-influence-boost-fail = Accepter l’échec
do-lose-unit-lost = { $unit } en { $at }
ask-nomads-target = Où va la cité ?
do-nomads-target = Vers { $what }
name-cards-action = une carte Action
name-cards-objective = une carte Objectif
name-cards-wonder = une carte Merveille
count-cards-action = { $count ->
    [one] une carte Action
   *[other] { $count } cartes Action
}
count-cards-objective = { $count ->
    [one] une carte Objectif
   *[other] { $count } cartes Objectif
}
count-cards-wonder = { $count ->
    [one] une carte Merveille
   *[other] { $count } cartes Merveille
}
ask-proposal = { $given ->
    [0] { $wanted ->
        [0] Que proposez-vous, et que demandez-vous ?
       *[other] Vous demandez { $get }. Quoi d’autre ?
    }
   *[other] { $wanted ->
        [0] Vous donnez { $give }. Quoi d’autre ?
       *[other] Vous donnez { $give } contre { $get }. Quoi d’autre ?
    }
}
ask-proposal-answer = { $given ->
    [0] { $other } vous demande { $get }.
   *[other] { $wanted ->
        [0] { $other } vous donne { $give }.
       *[other] { $other } propose { $give } contre { $get }.
    }
}
group-proposal-give = Vous donnez : biens
group-proposal-show = Vous donnez : cartes
group-proposal-hide = Vous donnez : cartes
group-proposal-cede = Vous donnez : grands personnages
group-proposal-get = Vous demandez : biens
group-proposal-want = Vous demandez : cartes
group-proposal-claim = Vous demandez : grands personnages
do-proposal-give = Donner : { $what }
do-proposal-get = Demander : { $what }
do-proposal-show = Donner : { $what }, face visible
do-proposal-hide = Donner : { $what }, face cachée
do-proposal-want = Demander : { $what }
do-proposal-cede = Céder { $what }
do-proposal-claim = Demander : { $what }
log-trade-proposal = { $given ->
    [0] { $seat } demande { $get } à { $other }.
   *[other] { $wanted ->
        [0] { $seat } donnerait { $give } à { $other }.
       *[other] { $seat } propose à { $other } { $give } contre { $get }.
    }
}
log-trade-proposal-accepted = { $given ->
    [0] { $other } donne { $get } à { $seat }.
   *[other] { $wanted ->
        [0] { $seat } donne { $give } à { $other }.
       *[other] { $seat } échange { $give } avec { $other } contre { $get }.
    }
}
log-trade-proposal-refused = { $given ->
    [0] { $other } ne donne pas { $get }.
   *[other] { $wanted ->
        [0] { $other } n’accepte pas { $give }.
       *[other] { $other } ne donne pas { $get } contre { $give }.
    }
}
source-goods = Ressources et jetons
source-units = Unités : coût et nombre
source-pieces = Éléments de cité : coût et nombre
source-advances = Progrès
source-titles = Cartes Action, moitié supérieure
source-tactics = Cartes Action, manœuvres
source-events = Cartes Événement
source-objectives = Objectifs
source-wonders = Merveilles
source-civilizations = Progrès des civilisations
source-leaders = Chefs
source-layouts = Tuiles et plans du plateau
source-track = La piste à sept époques : quand la partie finit
source-man_god = Les paires de progrès de l’Ascendance divine

# -- civilisations et chefs ----------------------------------------------------------------------

ask-aztec-gold = Qu’échangez-vous contre de l’or ?
do-aztec-gold = { $what } contre 1 or
do-aztec-gold-captive = Un prisonnier contre 1 or : { $unit } ({ $owner })
do-aztec-gold-done = Rien de plus
ask-toil = Un prisonnier y travaille-t-il, pour 2 ressources ?
do-toil-give = Sacrifier un prisonnier
do-toil-done = Plus aucun
ask-frighten = Quelle unité ennemie fuit, et où ?
do-frighten-drive = { $unit } de { $start } vers { $to }
ask-captives = Quelles unités éliminées deviennent prisonnières ?
do-captives = { $what }
do-captives-done = Plus aucune
ask-seize = Quel Barbare devient prisonnier ?
do-seize-seize = { $unit } en { $at }
ask-rebate = Que n’a-t-on pas à payer ?
do-rebate = 1 { $what } de moins
ask-shipwrights = Où une unité se transforme-t-elle ?
do-shipwrights = En { $what }
ask-shipwrights-unit = Quelle unité ?
do-shipwrights-unit-take = { $unit }
ask-shipwrights-into = Que devient-elle ?
do-shipwrights-into = { $what }
ask-shipwrights-follow = Qui l’accompagne ?
do-shipwrights-follow-change = { $unit } devient { $into }
do-shipwrights-follow-take = { $unit }
do-shipwrights-follow-done = Personne d’autre
ask-city-states = Quelle cité compte comme activée ?
do-city-states = { $what }
ask-charm = Quelle carte est jouée en action gratuite ?
do-charm = { $what }
ask-nomads-party = Qui part avec la cité ?
do-nomads-party-take = { $unit }
do-nomads-party-done = Personne d’autre
ask-nomads = Quelle cité se déplace ?
do-nomads = { $what }
ask-praise = Idées ou culture ?
do-praise-ideas = 2 idées
do-praise-culture = 1 jeton Culture
ask-hegemony = Quel navire devient une cité ?
do-hegemony = Un navire en { $what }
ask-hegemony-ship = Lequel des navires présents devient une cité ?
do-hegemony-ship = Le { $what }
ask-ashore = Qui débarque ?
do-ashore = { $what }
do-ashore-done = Personne d’autre
ask-forbid = Quelles armées barbares restent en place ?
do-forbid = L’armée en { $what }
do-forbid-done = Plus aucune
ask-scribe = Qu’apporte votre Conscription ?
do-scribe-card = Une carte Action
do-scribe-infantry = Une Infanterie

ask-druids = Qu’apporte votre réussite ?
do-druids-druids = Un jeton sous la Colonie
do-druids-exchange = Un bâtiment à vous
ask-spread = Quelle nouvelle unité se place hors de la cité ?
do-spread = { $what }
do-spread-done = Plus aucune
ask-spread-place = Où se place-t-elle ?
do-spread-place = En { $what }
ask-terror = Quelle unité ennemie quitte le combat ?
do-terror = { $what }
ask-terror-place = Où va-t-elle ?
do-terror-place = Vers { $what }
ask-recall = Quelle carte reprenez-vous ?
do-recall = { $what }
ask-immortals = Combien de jetons Culture, pour +1 chacun ?
do-immortals = { $what }
ask-convert = Quelle unité est convertie ?
do-convert = { $what }
ask-calendar = L’événement que vous voyez reste-t-il au-dessus ?
wait-calendar = regarde un événement
do-calendar-leave = Le laisser
do-calendar-bury = Le mettre sous la pioche
ask-rebuild-old = Quel bâtiment est remplacé ?
do-rebuild-old = { $what }
ask-rebuild-new = Qu’est-ce qui le remplace ?
do-rebuild-new = { $what }
ask-imperial-army = Quelles unités changent ?
do-imperial-army-change = { $unit } en { $at }
do-imperial-army-done = Plus aucune
ask-province = Quelle humeur pour la province ?
do-province = { $what }
log-turns-into = { $seat } transforme une unité en { $unit }.
log-wanders = Les nomades de { $seat } vont de { $start } à { $to }.
log-cancels = { $seat } annule la carte.
log-looks-at-event = { $seat } regarde la première carte Événement.
log-event-seen = Vous voyez { $event }.
do-follow-up-effect = { $what }
do-revolt-action-lost = { $unit } en { $at }
do-revolt-government-lost = { $unit } en { $at }
do-waiver-effect = { $what }
do-waiver-done = Payer le prix
do-target-edge = Contourner jusqu’à { $what } et explorer
ask-trade-with = Avec qui échangez-vous ?
do-trade-with = { $what }
do-trade-with-drop = Personne
name-tile-R05 = Région 5
name-tile-R06 = Région 6
name-tile-R07 = Région 7
name-tile-R08 = Région 8
name-tile-R09 = Région 9
name-tile-R10 = Région 10
name-tile-R11 = Région 11
name-tile-R12 = Région 12
name-tile-R13 = Région 13
name-tile-R14 = Région 14
name-tile-R15 = Région 15
name-tile-R16 = Région 16
name-tile-R17 = Région 17
name-tile-R18 = Région 18
name-tile-R19 = Région 19
name-tile-R20 = Région 20
ask-road-gate = D’où l’escouade attaque-t-elle ? C’est là qu’elle battrait en retraite
do-road-gate = Depuis { $what }
ask-share = Partager la case avec les Pirates, ou les attaquer ?
do-share-share = La partager
do-share-attack = Attaquer
ask-turncoats = Où vos navires attaquent-ils leurs alliés pirates ?
do-turncoats = En { $what }

# -- why a hint is good
reason-clash-points = points acquis
reason-clash-cities = production des cités à venir
reason-clash-learning = progrès utiles
reason-clash-goods = ressources et jetons
reason-clash-people = colons près de bonnes terres
reason-clash-army = unités en garde
reason-clash-danger = sécurité des cités, et proies à portée
reason-clash-cards = cartes en main
reason-clash-objectives = objectifs presque acquis
reason-clash-actions = actions restantes ce tour

# -- pourquoi pas --------------------------------------------------------------------------

why-price = Cela coûte { $price } ; { $goods ->
    [0] vous n’avez rien
   *[other] vous avez { $have }
}.
why-advance-price = { $count ->
    [one] Un progrès coûte
   *[other] { $count } progrès coûtent ensemble
} { $price } vivres, que des idées et de l’or peuvent remplacer ; vous avez { $food } { $food ->
    [0] vivre
    [one] vivre
   *[other] vivres
}, { $ideas } { $ideas ->
    [0] idée
    [one] idée
   *[other] idées
} et { $gold } or.
why-no-actions = Il ne vous reste aucune action à ce tour.
why-card-other-time = Cette carte ne se joue qu’au moment qu’elle indique, une fois par moment.
why-card-useless = Cette carte ne changerait rien maintenant.
why-card-not-held = { $count ->
    [0] Vous n’avez aucune carte Action en main.
    [one] Votre seule carte Action en main en est une autre.
   *[other] Cette carte n’est pas parmi vos { $count } cartes Action en main.
}
why-yourself = C’est vous-même : il s’agit de choisir un autre joueur.
why-no-such-good = Vous n’en avez pas : { $good }.
why-payment-short = Pour ce paiement, il vous manque { $short } ; à payer : { $price }.
why-payment-wrong = Cela ne paie pas ce qui est dû : { $price }.
why-already-angry = La cité est déjà mécontente : { $city }.
why-region-not-beside = Cette région n’est voisine d’aucune région où vous avez une cité.
why-trades-off = À cette table, on joue sans échanges.
why-traded-enough = Vous avez déjà conclu { $count } échanges à ce tour.
why-nothing-to-trade = Personne n’a rien à échanger.
why-no-settlement = Toutes vos colonies sont sur le plateau.
why-no-site = { $count ->
    [0] Vous n’avez aucun colon sur le plateau.
   *[other] De vos { $count } colons, aucun n’est là où une cité peut être fondée : sur un terrain ni désert ni épuisé, sans cité ni ennemis.
}
why-no-units = Vous n’avez aucune unité sur le plateau.
why-no-tactics = Les unités armée ne se déplacent qu’avec Manœuvres, que vous n’avez pas.
why-all-tired = Aucune de vos unités ne peut plus se déplacer à ce tour.
why-nothing-moves = Celles de vos unités qui peuvent encore se déplacer à ce tour n’ont nulle part où aller.
why-no-cities = Vous n’avez aucune cité.
why-all-happy = Toutes vos cités sont déjà heureuses.
why-no-happiness = Un cran coûte autant de jetons Humeur que la taille de la cité, { $price } au moins ; vous en avez { $count }.
why-influenced = Vous avez déjà eu votre succès de ce tour.
why-no-influence = À portée de vos cités, il n’y a aucun bâtiment que vous puissiez échanger.
why-one-collect = Liberté économique ne vous laisse aucune autre récolte à ce tour.
why-no-city-for = Aucune de vos { $count } cités ne peut { $purpose ->
    [collect] rien récolter
    [construct] recevoir un bâtiment (il faut le progrès qui le nomme) ou une merveille que vous puissiez payer
   *[other] recruter une unité que vous puissiez payer
} maintenant.
why-not-your-city = Vous n’avez pas de cité là : { $city }.
why-angry-used = La cité est mécontente et a déjà été activée à ce tour : { $city }.
why-nothing-in-city = { $purpose ->
    [collect] Il n’y a rien à récolter : { $city }.
    [construct] Il n’y a ni bâtiment ni merveille que vous ayez le droit d’y construire et les moyens de payer : { $city }.
   *[other] Il n’y a pas d’unité que vous ayez le droit d’y recruter et les moyens de payer : { $city }.
}
why-person-not-held = Vous n’avez pas ce Grand personnage.
why-effect-not-yours = Il vous manque pour cela : { $effect }.
why-effect-used = Vous vous en êtes déjà servi à ce tour : { $effect }.
why-effect-unable = Son prix ou sa condition manque maintenant : { $effect }.
why-effect-forbids = Un effet l’interdit : { $effect }.
why-owned = Vous avez déjà ce progrès : { $advance }.
why-other-government = Vous avez des progrès d’un autre gouvernement : { $advance } en serait un second.
why-same-government = C’est déjà votre gouvernement : { $group }.
why-needs = { $advance } demande { $need }, que vous n’avez pas.
why-first-of-group = { $first } vient d’abord dans son groupe : sans ce progrès, pas de { $advance }.
why-city-there = Une cité s’y trouve déjà : { $at }.
why-no-settler = Vous n’y avez pas de colon : { $at }.
why-settler-aboard = Le colon est à bord d’un navire : { $at }.
why-exhausted-ground = Le terrain y est épuisé : { $at }.
why-barren-ground = C’est un désert : { $at }.
why-no-ground = Un effet ne vous y permet pas de cité : { $at }.
why-not-happy = La cité n’est pas heureuse : { $city }.
why-wonder-not-held = Vous n’avez pas cette carte Merveille : { $wonder }.
why-building-there = Il y a déjà ce bâtiment ({ $building }) : { $city }.
why-city-full = La cité a la taille { $size } ; vous avez { $count } { $count ->
    [one] cité
   *[other] cités
}, et aucune ne dépasse 5 ni ce nombre : { $city }.
why-angry = La cité est mécontente : { $city }.
why-supply-empty = Vous n’en avez plus : { $building }.
why-not-coastal = Aucune mer n’est connue à côté de la cité : { $city }.
why-nobody-recruited = Il faut recruter au moins une unité : { $city }.
why-no-extra = Ni Hygiène ni Conscription ne donne d’unité de plus maintenant : { $unit }.
why-no-leader = Tous vos chefs sont morts ou en jeu.
why-no-port = Il n’y a pas de Port : { $city }.
why-no-market = Il n’y a pas de Marché : { $city }.
why-unit-not-here = On ne peut pas y recruter { $unit } : { $city }.
why-unit-nowhere = Vous n’en avez plus, ni en réserve ni ailleurs sur le plateau : { $unit }.
why-city-number = La cité recrute au plus { $most } { $most ->
    [one] unité
   *[other] unités
} : { $city }.
why-stack-full = La limite de { $most } unités armée n’en permet pas plus : { $city }.
why-stack-full-there = La limite de { $most } unités armée n’en permet pas plus là : { $at }.
why-already-happy = La cité est déjà heureuse : { $city }.
why-mood-price = Un cran y coûte { $price } { $price ->
    [one] jeton
   *[other] jetons
} Humeur, la taille de la cité ; vous en avez { $count } : { $city }.
why-too-large = La cité a la taille { $size }, et non 1 : { $city }.
why-bound-city = La cité est sous influence étrangère et ne peut que tenter de s’en libérer : { $city }.
why-no-target-from = À portée de cette cité, il n’y a aucun bâtiment que vous puissiez échanger : { $city }.
why-no-city-there = Il n’y a pas de cité : { $at }.
why-no-building = La cité n’a aucun bâtiment : { $city }.
why-nothing-to-exchange = Ses bâtiments sont à vous, ne s’échangent pas, ou il ne vous en reste aucun du même type : { $city }.
why-no-way-known = Aucun chemin exploré ne mène de { $here } à { $at }.
why-no-boost = La cité est à { $distance } cases, la portée est de { $range }, et son propriétaire ne permet pas de la renforcer : { $city }.
why-out-of-range = La cité est à { $distance } cases, la portée est de { $range } ; vous avez { $count } { $count ->
    [0] jeton
    [one] jeton
   *[other] jetons
} Culture pour l’étendre : { $city }.
why-building-missing = Ce bâtiment n’y est pas ({ $building }) : { $city }.
why-building-yours = Il est déjà à votre couleur : { $building }.
why-building-stays = Il garde sa couleur : { $building }.
why-no-known-land = Aucune terre n’y est connue : { $at }.
why-not-empty = La case n’est pas vide : { $at }.
why-near-foreign-city = La case est à moins de 2 cases d’une cité d’un autre joueur : { $at }.
why-not-two-away = La case n’est pas à exactement 2 cases terrain d’une de vos cités et aussi loin des autres : { $at }.
why-no-known-sea = Aucune mer n’y est connue : { $at }.
why-ships-there = Des navires d’un joueur s’y trouvent : { $at }.
why-not-beside-your-city = L’un des deux doit toucher une de vos cités, et cette case n’en touche aucune : { $at }.
why-goal-not-held = Vous n’avez pas cette carte Objectif.
why-goal-done = Vous avez déjà accompli cet objectif à cette Phase Bilan : { $objective }.
why-goal-excluded = Il ne va pas avec { $other } dans une même Phase Bilan : { $objective }.
why-nothing-raised = Aucune cité n’a encore été améliorée.
why-no-edge = L’escouade n’atteint aucune case mer au bord du plateau.
why-no-passage = Aucun des deux tours du plateau n’y mène d’abord.
why-region-known = Cette région est déjà explorée.
why-region-far = Cette région ne touche pas la mer que l’escouade peut atteindre.
why-goal-other-time = Il s’accomplit au moment qu’il décrit, non pendant la Phase Bilan : { $objective }.
why-goal-open = Sa condition n’est pas remplie maintenant : { $objective }.
why-no-units-there = Vous n’y avez aucune unité : { $at }.
why-nowhere-to-go = Les unités qui s’y trouvent n’ont nulle part où aller : { $at }.
why-moved-units = Les unités qui s’y trouvent se sont déjà déplacées dans cette action : { $at }.
why-not-so-many = Il n’y en a que { $count } en { $at } : { $unit }.
why-squad-stuck = Une escouade ainsi composée n’a nulle part où aller : { $at }.
why-new-only = Seule la cavalerie qui vient d’être recrutée se met en route.
why-new-one-step = La nouvelle cavalerie avance d’une case, et sans Routes.
why-stands-there = L’escouade s’y trouve déjà : { $at }.
why-no-sea-way = Les deux cases ne sont pas dans le même océan : { $here } et { $at }.
why-ships-on-land = Les navires ne vont pas à terre : { $at }.
why-sea-blocked = Des navires ennemis barrent la route entre { $here } et { $at }.
why-not-adjacent = { $at } n’est pas voisin de { $here }.
why-no-ship-room = Vous n’y avez pas de navire avec assez de place : { $at }.
why-no-change-of-ship = Qui est à bord ne peut que débarquer, non passer sur d’autres navires : { $at }.
why-settlers-only = Des ennemis ou leur cité s’y trouvent, et des colons seuls ne se battent pas : { $at }.
why-founded-not-built = Une colonie se fonde avec un colon, elle ne se construit pas.
why-no-expansion = À cette table, on joue sans l’extension : { $what }.
why-extra-chosen = Il donne une unité par recrutement, et vous l’avez déjà choisie : { $effect }.
why-extra-price = Son prix en jetons Humeur ne peut être payé, vous en avez { $count } : { $effect }.
why-collect-many = La cité donne { $most } { $most ->
    [one] ressource
   *[other] ressources
}, en voilà { $count } : { $city }.
why-collect-none = Aucune case libre à sa portée n’en donne ({ $good }) : { $city }.
why-collect-fewer = La cité donne plus que cela ; dites d’abord que vous en prenez moins : { $city }.
why-collect-spaces = Trop peu de cases donnent tout cela à la fois : { $city }.
why-buildings-yours = Ses bâtiments sont déjà à votre couleur : { $city }.
why-buildings-stay = Ses bâtiments gardent leur couleur : { $city }.
why-buildings-spent = Il ne vous reste aucun bâtiment des mêmes types : { $city }.
why-fought-units = Les unités qui s’y trouvent ont combattu à ce tour : { $at }.
why-mountain-units = Les unités qui s’y trouvent sont entrées dans une montagne à ce tour : { $at }.
why-held-units = L’effet qui a déplacé les unités qui s’y trouvent ne leur permet aucun autre déplacement à ce tour : { $at }.
why-squad-ships = Un navire transporte { $most } unités : ceux qui partiraient, ou ceux qui resteraient, ne suffisent pas à qui est à bord : { $at }.
why-road-no-land = Les Routes ne passent que par des terres explorées.
why-road-no-city = Ni { $here } ni { $at } n’est une de vos cités.
why-road-too-far = { $at } est à plus de { $most } cases terrain de { $here }.
why-road-blocked = Des ennemis, ou trop de vos propres unités armée, se trouvent sur tous les chemins de { $here } à { $at }.
why-not-beside-city = La case n’est pas à côté d’une de vos cités : { $at }.
why-no-barbarian-city = Il n’y a pas de cité barbare : { $at }.
why-barbarians-full = La limite d’empilement n’y permet pas plus de Barbares : { $at }.
why-barbarians-spent = Il n’y a en réserve aucune unité barbare qui puisse y être placée : { $at }.
why-no-barbarians-there = Il n’y a pas d’armée barbare : { $at }.
why-barbarians-stuck = Cette armée ne trouve pas de place sur son chemin vers votre cité la plus proche : { $at }.
why-barbarians-moved = L’armée qui s’y trouve s’est déjà déplacée : { $at }.
why-barbarians-far = L’armée qui s’y trouve n’est pas à 2 cases terrain au plus d’une de vos cités : { $at }.
why-not-nearer = Cela ne les rapproche pas de votre cité la plus proche : { $at }.
why-settlers-unhurt = Les colons ne subissent pas de touche.
why-carried-unhurt = Dans une bataille navale, les navires subissent les touches, non les unités à bord : { $unit }.
why-not-fighting = Ce camp n’a pas de telle unité dans le conflit : { $unit }.
why-other-group = Ce progrès n’est pas du groupe { $group } : { $advance }.
why-refused-enough = Deux de vos propositions ont été refusées à ce tour.
why-nothing-proposed = Rien n’est encore offert ni demandé.
why-proposed-already = Votre proposition le contient déjà.
why-never-traded = Seuls s’échangent des ressources, des jetons et des cartes d’une main.
why-not-yours-to-give = Vous n’avez rien de tel à donner : { $what }.
why-not-theirs-to-give = { $other } n’a rien de tel à donner : { $what }.
why-from-forest = L’escouade est entrée dans une forêt à ce tour et ne peut pas attaquer : { $at }.

# -- ce que les autres attendent

wait-aztec-gold = échange de biens contre de l’or
wait-scribe = choix de ce qu’apporte Conscription
wait-druids = choix de ce qu’apporte un succès
wait-recall = reprise d’une carte
wait-trade-with = choix d’un partenaire commercial
wait-turncoats = choix du lieu où les navires attaquent des pirates alliés
stage-age = Époque { $age }, manche { $number }
