# Clash of Cultures in English. The arguments are explained in the module wording.

title = Clash of Cultures
blurb = One settlement, one settler, and a map that nobody has seen. Explore, found cities, choose among forty-eight advances, raise wonders, let your culture shine into your neighbours’ cities or march into them; after six ages the greatest culture is remembered.
players = 2 to 4 players, three to four hours at a table
credits = A game by Christian Marcussen (Monumental Edition, with the expansion Civilizations). Card texts are in our own words; a few numbers that are printed nowhere we know are reconstructions.

option-expansion = Civilizations expansion
option-expansion-tip = Civilizations, leaders, cavalry, elephants, markets, obelisks, observatories and pirates. Without it the base game.
option-civilizations = Civilizations
option-civilizations-tip = Dealt at random as the rulebook says; or each player picks one of three dealt face up, or any that is left: for players who like to plan their people.
option-civilizations-random = Dealt at random
option-civilizations-pick = Chosen from three
option-civilizations-free = Chosen freely
option-track = End of the game
option-track-tip = Six ages; or up to seven, ended by a roll before a marked round or by a wonder built in one: nobody knows for sure which round is the last.
option-track-six = Six ages
option-track-roll = End roll
option-track-wonder = Wonderful end
option-short = Short game
option-short-tip = Four ages, two settlers at the start, two free advances at the end of an age: about two thirds of the time. The track plays no part then.
option-events = Events
option-events-tip = Whole cards, only their icons, or as the drawer announces before drawing: for those who find events too fickle.
option-events-full = Whole cards
option-events-icons = Icons only
option-events-optional = As announced
option-random_leaders = Leaders at random
option-random_leaders-tip = A recruited leader is drawn at random from those you have left: less planning, more variety.
option-announced_wonders = Announced wonders
option-announced_wonders-tip = A drawn wonder lies open and whoever knows Engineering may build it: a race, with more to keep in view.
option-alternate_history = Alternate history
option-alternate_history-tip = Everybody gets three leaders of any people: unheard-of pairs.
option-trades = Trading between players
option-trades-tip = The active player may trade resources, tokens and cards with an opponent. Without it games are quicker, and nobody can help somebody else to win.

# -- names: goods, pieces, places ----------------------------------------------------------------

name-good-food = food
name-good-wood = wood
name-good-ore = ore
name-good-ideas = ideas
name-good-gold = gold
name-good-mood = mood token
name-good-culture = culture token
name-good-captive = captive
count-good-food = { $count } food
count-good-wood = { $count } wood
count-good-ore = { $count } ore
count-good-ideas = { $count ->
    [one] 1 idea
   *[other] { $count } ideas
}
count-good-gold = { $count } gold
count-good-mood = { $count ->
    [one] 1 mood token
   *[other] { $count } mood tokens
}
count-good-culture = { $count ->
    [one] 1 culture token
   *[other] { $count } culture tokens
}
count-good-captive = { $count ->
    [one] 1 captive
   *[other] { $count } captives
}
count-unit-settler = { $count ->
    [one] 1 settler
   *[other] { $count } settlers
}
count-unit-infantry = { $count } infantry
count-unit-cavalry = { $count } cavalry
count-unit-elephant = { $count ->
    [one] 1 elephant
   *[other] { $count } elephants
}
count-unit-leader = { $count ->
    [one] 1 leader
   *[other] { $count } leaders
}
count-unit-ship = { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
count-unit-pirate = { $count ->
    [one] 1 pirate ship
   *[other] { $count } pirate ships
}
name-unit-settler = settler
name-unit-infantry = infantry
name-unit-cavalry = cavalry
name-unit-elephant = elephant
name-unit-leader = leader
name-unit-ship = ship
name-unit-pirate = pirate ship
name-extra-settler = { name-unit-settler }
name-extra-infantry = { name-unit-infantry }
name-extra-cavalry = { name-unit-cavalry }
name-extra-elephant = { name-unit-elephant }
name-extra-leader = { name-unit-leader }
name-extra-ship = { name-unit-ship }
name-building-settlement = settlement
name-building-port = Port
name-building-academy = Academy
name-building-fortress = Fortress
name-building-temple = Temple
name-building-market = Market
name-building-obelisk = Obelisk
name-building-observatory = Observatory
name-terrain-grassland = grassland
name-terrain-forest = forest
name-terrain-mountain = mountain
name-terrain-barren = barren land
name-terrain-sea = sea
name-mood-angry = angry
name-mood-neutral = neutral
name-mood-happy = happy
name-side-barbarians = barbarians
name-side-pirates = pirates

# -- names: advances -----------------------------------------------------------------------------

name-group-agriculture = Agriculture
name-group-construction = Construction
name-group-seafaring = Seafaring
name-group-education = Education
name-group-warfare = Warfare
name-group-spirituality = Spirituality
name-group-economy = Economy
name-group-culture = Culture
name-group-science = Science
name-group-democracy = Democracy
name-group-autocracy = Autocracy
name-group-theocracy = Theocracy
name-advance-farming = Farming
name-advance-storage = Storage
name-advance-irrigation = Irrigation
name-advance-husbandry = Husbandry
name-advance-mining = Mining
name-advance-engineering = Engineering
name-advance-sanitation = Sanitation
name-advance-roads = Roads
name-advance-fishing = Fishing
name-advance-warships = Warships
name-advance-navigation = Navigation
name-advance-cartography = Cartography
name-advance-writing = Writing
name-advance-public_education = Public Education
name-advance-free_education = Free Education
name-advance-philosophy = Philosophy
name-advance-tactics = Tactics
name-advance-siegecraft = Siegecraft
name-advance-steel_weapons = Steel Weapons
name-advance-draft = Draft
name-advance-myths = Myths
name-advance-rituals = Rituals
name-advance-priesthood = Priesthood
name-advance-state_religion = State Religion
name-advance-bartering = Bartering
name-advance-trade_routes = Trade Routes
name-advance-taxes = Taxes
name-advance-currency = Currency
name-advance-arts = Arts
name-advance-circus_and_sports = Circus & Sports
name-advance-monuments = Monuments
name-advance-theaters = Theaters
name-advance-math = Math
name-advance-astronomy = Astronomy
name-advance-medicine = Medicine
name-advance-metallurgy = Metallurgy
name-advance-voting = Voting
name-advance-civil_liberties = Civil Liberties
name-advance-separation_of_power = Separation of Power
name-advance-free_economy = Free Economy
name-advance-nationalism = Nationalism
name-advance-forced_labor = Forced Labor
name-advance-totalitarianism = Totalitarianism
name-advance-absolute_power = Absolute Power
name-advance-dogma = Dogma
name-advance-conversion = Conversion
name-advance-devotion = Devotion
name-advance-fanaticism = Fanaticism

# -- names: cards --------------------------------------------------------------------------------

name-title-advance = Advance
name-title-inspiration = Inspiration
name-title-heroic_general = Heroic General
name-title-spies = Spies
name-title-leap_of_knowledge = Leap of Knowledge
name-title-good_ideas = Good Ideas
name-title-mercenaries = Mercenaries
name-title-cultural_awe = Cultural Awe
name-title-city_growth = City Growth
name-title-focused_collection = Focused Collection
name-title-explorers = Explorers
name-title-negotiations = Negotiations
name-title-leadership = Leadership
name-title-assassination = Assassination
name-title-mass_collection = Mass Collection
name-title-new_goals = New Goals
name-title-tech_synergy = Tech Synergy
name-title-teach_us_now = Teach Us Now!
name-title-militia = Militia
name-title-tech_exchange = Tech Exchange
name-title-idea_synergy = Idea Synergy
name-tactic-peltasts = Peltasts
name-tactic-routing = Routing
name-tactic-wedge_formation = Wedge Formation
name-tactic-high_morale = High Morale
name-tactic-defiant_stand = Defiant Stand
name-tactic-high_ground = High Ground
name-tactic-tactical_surprise = Tactical Surprise
name-tactic-the_siege = The Siege
name-tactic-for_the_people = For the People
name-tactic-upgraded_defenses = Upgraded Defenses
name-tactic-tactical_retreat = Tactical Retreat
name-tactic-prepared_defenses = Prepared Defenses
name-tactic-scouts = Scouts
name-tactic-martyr = Martyr
name-tactic-archers = Archers
name-tactic-flanking = Flanking
name-event-E1 = Plague
name-event-E2 = Epidemic
name-event-E3 = Famine
name-event-E4 = Famine
name-event-E5 = Famine
name-event-E6 = Severe Famine
name-event-E7 = Severe Famine
name-event-E8 = Severe Famine
name-event-E9 = A Fine Year
name-event-E10 = A Fine Year
name-event-E11 = A Fine Year
name-event-E12 = A Good Year
name-event-E13 = A Good Year
name-event-E14 = A Good Year
name-event-E15 = A Splendid Year
name-event-E16 = A Splendid Year
name-event-E17 = A Splendid Year
name-event-E18 = Great Discoverer
name-event-E19 = Great Artist
name-event-E20 = Great Prophet
name-event-E21 = Great Philosopher
name-event-E22 = Great Scientist
name-event-E23 = Great Statesman
name-event-E24 = Great Warlord
name-event-E25 = Great Merchant
name-event-E26 = Great Engineer
name-event-E27 = Population Boom
name-event-E28 = Population Boom
name-event-E29 = Volcano
name-event-E30 = Earthquake
name-event-E31 = Major Earthquake
name-event-E32 = Local Flood
name-event-E33 = Major Flood
name-event-E34 = Migration
name-event-E35 = Migration
name-event-E36 = Civil War
name-event-E37 = Civil War
name-event-E38 = Revolution
name-event-E39 = Revolution: Uprising
name-event-E40 = Envoys Meet
name-event-E41 = Solar Eclipse
name-event-E42 = Trojan Horse
name-event-E43 = Revolution: Et tu, Brute?
name-event-E44 = Revolution: Anarchy
name-event-E45 = Meeting of Academics
name-event-E46 = Brisk Trade
name-event-E47 = Era of Stability
name-event-E48 = Reformation
name-event-E49 = Epidemic: Pandemic
name-event-E50 = Black Death
name-event-E51 = Famine: Pests
name-event-E52 = Famine: Drought
name-event-E53 = Wildfire
name-event-E54 = A Prosperous Year
name-event-E55 = Great Architect
name-event-E56 = Great Athlete
name-event-E57 = Great Diplomat
name-event-E58 = Great Oracle
name-icon-none = No icon
name-icon-gold_mine = Gold mine
name-icon-exhausted_land = Exhausted land
name-icon-barbarian_spawn = Barbarians appear
name-icon-barbarian_move = Barbarians move
name-icon-pirates = Pirates appear and raid
name-objective-civilization = Civilization!
name-objective-draft_obj = Draft
name-objective-academic = Academic
name-objective-conqueror = Conqueror
name-objective-coastal_culture = Coastal Culture
name-objective-warmonger = Warmonger
name-objective-advanced = Advanced
name-objective-religious = Religious
name-objective-warlord = Warlord
name-objective-city_planner = City Planner
name-objective-great_battle = Great Battle
name-objective-ideas_obj = Ideas!
name-objective-against_all_odds = Against All Odds
name-objective-happy_obj = Happy
name-objective-enlightened = Enlightened
name-objective-blockade = Blockade
name-objective-well_stocked = Well Stocked
name-objective-amphibious_assault = Amphibious Assault
name-objective-rich = Rich
name-objective-great_navy = Great Navy
name-objective-ore_obj = Ore!
name-objective-great_army = Great Army
name-objective-wood_obj = Wood!
name-objective-fortified = Fortified
name-objective-food_obj = Food!
name-objective-standing_army = Standing Army
name-objective-city_planner_buildings = City Planner (buildings)
name-objective-militarized = Militarized
name-objective-focused = Focused
name-objective-daring = Daring
name-objective-colony = Colony
name-objective-threat = Threat
name-objective-culture_obj = Culture
name-objective-legend = Legend
name-objective-consulates = Consulates
name-objective-science_obj = Science
name-objective-merchant = Merchant
name-objective-marauder = Marauder
name-objective-citadel = Citadel
name-objective-seafarer = Seafarer
name-objective-aggressor = Aggressor
name-objective-government_obj = Government
name-objective-assimilator = Assimilator
name-objective-dominion = Dominion
name-objective-military_might = Military Might
name-objective-new_founder = New Founder
name-objective-defiance = Defiance
name-objective-trader = Trader
name-objective-sea_lanes = Sea Lanes
name-objective-draconian = Draconian
name-objective-balanced = Balanced
name-objective-influence_obj = Influence
name-objective-wonderful = Wonderful
name-objective-outposts = Outposts
name-objective-scientists = Scientists
name-objective-equestrian = Equestrian
name-objective-mercantile = Mercantile
name-objective-great_commander = Great Commander
name-objective-tactical_diversity = Tactical Diversity
name-objective-king_slayer = King Slayer
name-objective-legacy = Legacy
name-objective-ivory_tide = Ivory Tide
name-objective-great_migration = Great Migration
name-objective-stampede = Stampede
name-objective-civilization_of_ages = Civilization of Ages
name-objective-cleanse_the_seas = Cleanse the Seas
name-wonder-W1 = Great Arena
name-wonder-W2 = Great Gardens
name-wonder-W3 = Great Library
name-wonder-W4 = Great Lighthouse
name-wonder-W5 = Great Mausoleum
name-wonder-W6 = Great Pyramids
name-wonder-W7 = Great Statue
name-wonder-W8 = Great Wall

# -- names: civilizations and leaders ------------------------------------------------------------

name-civilization-aztecs = Aztecs
name-civilization-babylonia = Babylonians
name-civilization-carthage = Carthaginians
name-civilization-celts = Celts
name-civilization-china = Chinese
name-civilization-egypt = Egyptians
name-civilization-greece = Greeks
name-civilization-huns = Huns
name-civilization-india = Indians
name-civilization-japan = Japanese
name-civilization-maya = Maya
name-civilization-persia = Persians
name-civilization-phoenicia = Phoenicians
name-civilization-rome = Romans
name-civilization-vikings = Vikings
name-civ_advance-captives = Captives
name-civ_advance-human_sacrifice = Human Sacrifice
name-civ_advance-aztec_gold = Aztec Gold
name-civ_advance-tribute_empire = Tribute Empire
name-civ_advance-canals = Canals
name-civ_advance-code_of_laws = Code of Laws
name-civ_advance-star_catalogues = Star Catalogues
name-civ_advance-ziggurats = Ziggurats
name-civ_advance-warbeasts = Warbeasts
name-civ_advance-hegemony = Hegemony
name-civ_advance-pirate_allies = Pirate Allies
name-civ_advance-mercenary_draft = Mercenaries
name-civ_advance-tribal_warfare = Tribal Warfare
name-civ_advance-tribal_allies = Tribal Allies
name-civ_advance-druidic_influence = Druidic Influence
name-civ_advance-tribal_trade = Tribal Trade
name-civ_advance-rice_cultivation = Rice Cultivation
name-civ_advance-expansion = Expansion
name-civ_advance-fireworks = Fireworks
name-civ_advance-imperial_army = Imperial Army
name-civ_advance-flood_plains = Flood Plains
name-civ_advance-architecture = Architecture
name-civ_advance-embalming = Embalming
name-civ_advance-man_god = Man God
name-civ_advance-study = Study
name-civ_advance-sparta = Sparta
name-civ_advance-hellenistic_culture = Hellenistic Culture
name-civ_advance-city_states = City-States
name-civ_advance-nomads = Nomads
name-civ_advance-mounted_archers = Mounted Archers
name-civ_advance-raiders = Raiders
name-civ_advance-hunnic_tribes = Hunnic Tribes
name-civ_advance-indian_elephants = Indian Elephants
name-civ_advance-proselytism = Proselytism
name-civ_advance-prosperity = Prosperity
name-civ_advance-peace_and_poetry = Peace & Poetry
name-civ_advance-pottery = Pottery
name-civ_advance-horsemanship = Horsemanship
name-civ_advance-subterfuge = Subterfuge
name-civ_advance-shogunate = Shogunate
name-civ_advance-terracing = Terracing
name-civ_advance-stelae = Stelae
name-civ_advance-ball_courts = Ball Courts
name-civ_advance-calendar = Calendar
name-civ_advance-persian_elephants = Grey Tide
name-civ_advance-immortals = Immortals
name-civ_advance-zoroastrianism = Zoroastrianism
name-civ_advance-banking = Banking
name-civ_advance-city_independence = City Independence
name-civ_advance-biremes = Biremes
name-civ_advance-alphabet = Alphabet
name-civ_advance-cedars_and_dyes = Cedars & Dyes
name-civ_advance-aqueduct = Aqueducts
name-civ_advance-roman_roads = Roman Roads
name-civ_advance-captivi = Slave Trade
name-civ_advance-provinces = Provinces
name-civ_advance-ship_construction = Ship Construction
name-civ_advance-longships = Longships
name-civ_advance-raiding = Raiding
name-civ_advance-runes = Runes
name-leader-acamapichtli = Acamapichtli
name-ability-acamapichtli-1 = Growth
name-ability-acamapichtli-2 = Offerings
name-leader-ahuitzotl = Ahuitzotl
name-ability-ahuitzotl-1 = Expansionist
name-ability-ahuitzotl-2 = Mass Sacrifice
name-leader-marqzen = Marqzen
name-ability-marqzen-1 = Storm Master
name-ability-marqzen-2 = Spread of Fear
name-leader-hammurabi = Hammurabi
name-ability-hammurabi-1 = Lawgiver
name-ability-hammurabi-2 = Guardian
name-leader-nabopolassar = Nabopolassar
name-ability-nabopolassar-1 = Liberator
name-ability-nabopolassar-2 = Revolt
name-leader-nebuchadnezzar = Nebuchadnezzar II
name-ability-nebuchadnezzar-1 = The Hanging Gardens
name-ability-nebuchadnezzar-2 = Iconoclast
name-leader-hannibal = Hannibal
name-ability-hannibal-1 = Father of Strategy
name-ability-hannibal-2 = Hannibal ad Portas
name-leader-hanno = Hanno the Great
name-ability-hanno-1 = Navigator
name-ability-hanno-2 = Fleet Commander
name-leader-dido = Queen Dido
name-ability-dido-1 = Founder
name-ability-dido-2 = Sacrifice
name-leader-boudica = Queen Boudica
name-ability-boudica-1 = Warrior Queen
name-ability-boudica-2 = Great Numbers
name-leader-vercingetorix = Vercingetorix
name-ability-vercingetorix-1 = Warrior People
name-ability-vercingetorix-2 = Rapid Recruitment
name-leader-viriatus = Viriatus
name-ability-viriatus-1 = Terror
name-ability-viriatus-2 = Loyalty
name-leader-wu_zetian = Wu Zetian
name-ability-wu_zetian-1 = Agriculture Economist
name-ability-wu_zetian-2 = Brilliant Conqueror
name-leader-qin_shi_huang = Qin Shi Huang
name-ability-qin_shi_huang-1 = The Great Wall
name-ability-qin_shi_huang-2 = Tactician
name-leader-sun_tzu = Sun Tzu
name-ability-sun_tzu-1 = The Art of War
name-ability-sun_tzu-2 = Fast War
name-leader-cleopatra = Cleopatra
name-ability-cleopatra-1 = Legendary
name-ability-cleopatra-2 = Beloved
name-leader-imhotep = Imhotep
name-ability-imhotep-1 = Innovator
name-ability-imhotep-2 = Physician
name-leader-ramses = Ramses II
name-ability-ramses-1 = Monumental
name-ability-ramses-2 = Coastal Power
name-leader-alexander = Alexander the Great
name-ability-alexander-1 = Charismatic
name-ability-alexander-2 = The Known World
name-leader-leonidas = Leonidas I
name-ability-leonidas-1 = That’s Sparta
name-ability-leonidas-2 = Hero of Thermopylae
name-leader-pericles = Pericles
name-ability-pericles-1 = Master
name-ability-pericles-2 = Admiral
name-leader-attila = Attila
name-ability-attila-1 = Ruler
name-ability-attila-2 = Horse Master
name-leader-bleda = Bleda
name-ability-bleda-1 = Enforcer
name-ability-bleda-2 = Battering Rams
name-leader-rugila = Rugila
name-ability-rugila-1 = Tribute
name-ability-rugila-2 = Unifier
name-leader-akbar = Akbar the Great
name-ability-akbar-1 = Bladed Tusks
name-ability-akbar-2 = Prosperous
name-leader-ashoka = Ashoka the Great
name-ability-ashoka-1 = Buddhism
name-ability-ashoka-2 = Expansionist
name-leader-sri_gupta = Maharaja Sri Gupta
name-ability-sri_gupta-1 = Golden Age
name-ability-sri_gupta-2 = Prepared
name-leader-go_toba = Emperor Go-Toba
name-ability-go_toba-1 = Way of the Sword
name-ability-go_toba-2 = Scholar
name-leader-jimmu = Emperor Jimmu
name-ability-jimmu-1 = Fortified
name-ability-jimmu-2 = Mythical
name-leader-suiko = Empress Suiko
name-ability-suiko-1 = Japanese Buddhism
name-ability-suiko-2 = Protector
name-leader-pakal = K’inich Janaab Pakal I
name-ability-pakal-1 = Sun Shield
name-ability-pakal-2 = Art and Architecture
name-leader-siyaj_kak = Siyaj K’ak’
name-ability-siyaj_kak-1 = Fire Is Born
name-ability-siyaj_kak-2 = Cultural Influx
name-leader-wak_chanil_ajaw = Wak Chanil Ajaw
name-ability-wak_chanil_ajaw-1 = New Dynasty
name-ability-wak_chanil_ajaw-2 = Reconstruction
name-leader-cyrus = Cyrus the Great
name-ability-cyrus-1 = King of Persia
name-ability-cyrus-2 = Strategist
name-leader-darius = Darius
name-ability-darius-1 = Cultural Unity
name-ability-darius-2 = Architect
name-leader-xerxes = Xerxes
name-ability-xerxes-1 = Mighty Army
name-ability-xerxes-2 = Great Builder
name-leader-hiram = Hiram
name-ability-hiram-1 = Trade Master
name-ability-hiram-2 = Constructor
name-leader-ithobaal = Ithobaal
name-ability-ithobaal-1 = Deliverance
name-ability-ithobaal-2 = Priest of Astarte
name-leader-pygmalion = Pygmalion
name-ability-pygmalion-1 = Mediterranean Trader
name-ability-pygmalion-2 = Protector of the People
name-leader-augustus = Augustus
name-ability-augustus-1 = Princeps
name-ability-augustus-2 = Emperor
name-leader-caesar = Gaius Julius Caesar
name-ability-caesar-1 = Statesman
name-ability-caesar-2 = Proconsul
name-leader-sulla = Sulla
name-ability-sulla-1 = Dictator
name-ability-sulla-2 = Civilizer
name-leader-erik = Erik the Red
name-ability-erik-1 = Legendary Explorer
name-ability-erik-2 = New Colonies
name-leader-knut = Knut the Great
name-ability-knut-1 = Ruler of the North
name-ability-knut-2 = Danegeld
name-leader-ragnar = Ragnar Lodbrok
name-ability-ragnar-1 = Prey
name-ability-ragnar-2 = Horror of the North

# -- texts: advances -----------------------------------------------------------------------------

effect-advance-farming = Your cities may collect food from grassland and wood from forest.
effect-advance-storage = Your food limit rises from 2 to 7.
effect-advance-irrigation = Your cities may collect food from barren spaces (they stay barren for everything else). Ignore the text, not the icon, of every event whose title contains Famine.
effect-advance-husbandry = In one Collect per turn, 1 of the spaces collected from may be a land space exactly 2 land spaces from the city; with Roads, up to 2 of them may be.
effect-advance-mining = Your cities may collect ore from mountains.
effect-advance-engineering = On acquiring: draw 1 wonder card. A Construct action in one of your happy cities may build a wonder from your hand whose requirements you meet.
effect-advance-sanitation = Once per Recruit action you may pay 1 mood token for 1 additional settler instead of its normal cost; it does not count against the number of units the city may recruit. Ignore the text of events whose title contains Plague or Epidemic (text, not icon).
effect-advance-roads = When a land squad moves out of or into one of your cities you may pay 1 food and 1 ore: it moves up to 2 land spaces and ignores forest and mountain penalties on that move. All its limits: COC-31.10.
effect-advance-fishing = In each Collect, 1 adjacent sea space may give 1 food. Allows you to build Ports.
effect-advance-warships = In round 1 of every naval battle you fight, and of every combat caused by your disembarking, cancel 1 hit you suffer.
effect-advance-navigation = Your ships may sail around the outside of the board to the next ocean or unexplored region in either direction.
effect-advance-cartography = After a Move action in which you moved at least 1 ship, gain 1 idea; also gain 1 culture token if Navigation was used in that action.
effect-advance-writing = On acquiring: draw 1 action card and 1 objective card. Allows you to build Academies.
effect-advance-public_education = Once per turn, when you collect in a city with an Academy, gain 1 idea (not counted in the city's collect limit).
effect-advance-free_education = After you acquire an advance and at least 1 idea or 1 gold was spent on it, you may pay 1 more idea to gain 1 mood token. Not usable for the acquisition of Free Education itself.
effect-advance-philosophy = On acquiring: gain 1 idea. Whenever you acquire a Science advance, gain 1 idea. No retroactive gain.
effect-advance-tactics = You may move army units. You may play the tactics half of action cards in conflicts. Allows you to build Fortresses.
effect-advance-siegecraft = When you attack a city with a Fortress, before round 1 you may pay 2 wood to switch off its Strike and/or 2 ore to switch off its Wall for this combat.
effect-advance-steel_weapons = Before a land combat you may pay 1 ore for +2 combat value in each of your rolls of that combat, or +1 if the enemy also owns Steel Weapons (whether or not it is used). Attacker decides first.
effect-advance-draft = Once per Recruit action you may pay 1 mood token for 1 additional infantry instead of its normal cost; it does not count against the number of units the city may recruit. (2 mood tokens with Civil Liberties.)
effect-advance-myths = When the text of an event lowers the mood of your cities, you may pay 1 mood token per city to leave that city's mood unchanged, however large the drop. Not against the pirate icon. Allows you to build Temples.
effect-advance-rituals = In an Improve Happiness action you may pay any resources in place of mood tokens, 1 for 1.
effect-advance-priesthood = One Science advance per turn that you would pay for costs you no resources (the action, the cube and a possible event remain).
effect-advance-state_religion = Once per turn, when you construct a Temple, you do not pay its food.
effect-advance-bartering = Free action, once per turn: discard 1 action card to gain 1 gold or 1 culture token. Allows you to build Markets (expansion).
effect-advance-trade_routes = At the start of your turn gain 1 food per link, at most 4: a link pairs one of your settlers or ships with one neutral or happy opponent city within 2 spaces; each unit and each city is used in at most one link.
effect-advance-taxes = 1 Action and 1 mood token, once per turn: gain as many resources as you have cities, each freely food, wood or ore. No city is activated.
effect-advance-currency = Any resource you gain from Trade Routes or Taxes may be taken as gold instead.
effect-advance-arts = Free action, once per turn: pay 1 culture token to perform 1 Influence Culture action. Allows you to build Obelisks (expansion).
effect-advance-circus_and_sports = 1 Action: pay 1 or 2 culture tokens to raise the mood of one of your cities by that many steps, whatever its size. May be repeated.
effect-advance-monuments = On acquiring: draw 1 wonder card. Your cities containing a wonder cannot be targeted by opponents' Influence Culture.
effect-advance-theaters = Free action, once per turn: change 1 of your culture tokens into 1 mood token, or 1 mood token into 1 culture token.
effect-advance-math = Acquiring Engineering or Roads costs you no resources (the action, the cube and a possible event remain). Allows you to build Observatories (expansion).
effect-advance-astronomy = Acquiring Navigation or Cartography costs you no resources (the action, the cube and a possible event remain).
effect-advance-medicine = After each of your Recruit actions you may take back 1 resource of your choice among those spent on it (tokens are not resources).
effect-advance-metallurgy = When one Collect gives you 2 or more ore you may exchange 1 of that ore for 1 gold (once per Collect). Using Steel Weapons costs you no ore.
effect-advance-voting = Free action, any number of times per turn: pay 1 mood token to perform 1 Improve Happiness action (paying its normal cost too).
effect-advance-civil_liberties = 1 Action: gain 3 mood tokens. Your Draft costs 2 mood tokens instead of 1.
effect-advance-separation_of_power = Opponents may not boost Influence Culture against your happy cities.
effect-advance-free_economy = Free action: pay 1 mood token to perform your one and only Collect of this turn; no other Collect may be performed before or after it in the turn.
effect-advance-nationalism = After a Recruit action in which you recruited at least 1 army unit or ship, gain 1 mood token or 1 culture token.
effect-advance-forced_labor = Free action, once per turn: pay 1 mood token; until the end of the turn your angry cities act as neutral ones for Collect, Recruit and Construct. They are still limited to 1 activation per turn while angry.
effect-advance-totalitarianism = Opponents may not boost Influence Culture against your cities containing at least 1 of your army units.
effect-advance-absolute_power = Free action, once per turn: pay 2 mood tokens to have 1 more action this turn.
effect-advance-dogma = On acquiring: your idea limit becomes 2; discard ideas above it at once. Whenever you construct a Temple, by action or by card, you may acquire 1 further Theocracy advance without payment, taking its cube from the event box (an event may follow). Conquering a Temple does not count.
effect-advance-conversion = Add 1 to your Influence Culture rolls (this is no boost); gain 1 culture token after each success.
effect-advance-devotion = Opponents may not boost Influence Culture against your cities containing a Temple.
effect-advance-fanaticism = In a land combat in a city containing a Temple of any colour, as attacker or defender, +2 combat value in round 1. If you are defeated in that combat, place 1 infantry from your supply in one of your cities with room; without such a city or infantry nothing.

# -- texts: units and buildings ------------------------------------------------------------------

effect-unit-settler = Founds cities. Never rolls dice and never takes hits. A squad made only of settlers may not enter a space holding an enemy unit or an enemy city.
effect-unit-infantry = One die in a land combat; clash ability: +1 combat value.
effect-unit-ship = One die in a naval battle, no clash ability. Carries up to 2 land units. Recruited into the sea space touched by the city's Port.
effect-unit-cavalry = One die in a land combat; clash ability: +2 combat value.
effect-unit-elephant = One die in a land combat; clash ability: the number on that die is not added to the combat value, and 1 hit suffered in this round is cancelled.
effect-unit-leader = One die in a land combat; clash ability: throw that die again until it shows any icon other than the leader icon and use the new face completely. At most one leader per player in play.
effect-building-settlement = Base of a city; shows its owner. Cannot be exchanged by Influence Culture (exceptions: Cultural Awe, Druidic Influence).
effect-building-port = The city may recruit ships into the touched sea space. When the city collects, one adjacent sea space may give 1 gold or 1 mood token instead of the 1 food of Fishing.
effect-building-academy = On construction: gain 2 ideas.
effect-building-fortress = Works in round 1 of a land combat when its city is attacked, even with no army inside. Strike: 1 extra die for the defender. Wall: cancel 1 hit suffered by the defender.
effect-building-temple = On construction: gain 1 mood token or 1 culture token.
effect-building-market = The city may recruit cavalry and elephants. Each time an opponent uses Trade Routes with at least one link to one or more of your cities containing a Market (of any colour), you gain 1 gold (1 in total per use).
effect-building-obelisk = Cannot be changed by Influence Culture and keeps its colour when its city is conquered; such a city counts as influenced by the obelisk's owner.
effect-building-observatory = On construction: draw 1 action card.

# -- texts: cards --------------------------------------------------------------------------------

effect-title-advance = Acquire 1 advance you could legally acquire, paying no resources. Its cube comes from your supply, not from the event box, so no event is triggered.
effect-title-inspiration = Choose an opponent who has a unit or city within 2 spaces of one of your units or cities. Acquire, paying no resources, 1 advance that opponent owns and that you could legally acquire (never a civilization advance). Cube from your supply, no event. Not playable if there is no such advance.
effect-title-heroic_general = On your turn, at any time after you won a land combat this turn in which the enemy had at least 1 unit; once per such combat. Raise the mood of one of your cities by 1 step. Then you may pay 1 mood token to raise the mood of one of your cities (the same or another) by 1 step. Not playable if all your cities are happy.
effect-title-spies = Choose an opponent with at least 1 card and look at all action, objective and wonder cards in that hand. You may exchange 1 of them against 1 card of the same kind from your own hand.
effect-title-leap_of_knowledge = Gain 1 idea for each Academy in the cities you control. Not playable without an Academy.
effect-title-good_ideas = On your turn, at any time after you conquered a city or won a land combat this turn; once per such conflict. Gain 2 ideas.
effect-title-mercenaries = Choose 1 or more barbarian armies, each within 2 spaces of one of your cities or army units; pay 1 food, wood, ore or culture token for each before moving any (gold may replace a resource). Then move each of them 1 explored land space of your choice, one after the other, in an order you choose, within the stack limit of barbarians; entering a space with a player's units or city starts a combat in which they attack. Afterwards place 1 barbarian unit in every barbarian city that one of these armies left.
effect-title-cultural_awe = Your next Influence Culture attempt this turn (by action or by any effect, performed at once) may target the settlement of a barbarian city of size 1; you need a settlement in supply. On a success replace the settlement with one of yours, replace 1 of the barbarian units in the space (if any) by 1 settler or 1 infantry from your supply (your choice, if you have one), and remove the other barbarian units there. The city keeps its mood. This is not a conquest. It is the success of the turn. Not playable without such a target in reach.
effect-title-city_growth = Activate one of your cities to construct 1 building (no wonder) there without paying resources; every other condition applies.
effect-title-focused_collection = Play just before a Collect of yours. In that Collect a space may be used more than once; the number of resources stays the normal one. Cannot be combined with Mass Collection or a second Focused Collection.
effect-title-explorers = Do one or both, in this order: explore 1 unexplored region that touches a region containing one of your cities (no unit moves); place 1 settler from your supply in one of your cities.
effect-title-negotiations = At the start of your turn, before any action or free action. Choose an opponent. You may not attack that player this turn, and that player may not attack you during their next turn.
effect-title-leadership = You have 1 more action this turn.
effect-title-assassination = Choose an opponent not already under this effect. That player has 1 action less in their next turn (taken off at its start).
effect-title-mass_collection = Play just before a Collect of yours. In that Collect you may use 2 more spaces (2 more resources) than the city normally allows. Cannot be combined with Focused Collection or a second Mass Collection.
effect-title-new_goals = Draw 2 objective cards. You may give up 1 objective card you held before to keep 1 of the 2. Shuffle every card not kept, and the one given up, into the objective deck. Not playable without an objective card in hand.
effect-title-tech_synergy = Acquire 2 advances of one group, one after the other, paying the normal price of each. Cubes from your supply (no event). Only playable if both can be acquired and paid.
effect-title-teach_us_now = Immediately after you conquered a city of an opponent. Acquire, paying no resources, 1 advance owned by that opponent that you could legally acquire, never a civilization advance. Cube from your supply. The opponent keeps the advance.
effect-title-militia = Place 1 infantry from your supply in one of your cities (stack limit applies). This is not a Recruit and no activation.
effect-title-tech_exchange = Choose an opponent who has a unit or city within 2 spaces of one of your units or cities. Acquire, paying no resources, 1 advance that opponent owns and that you could legally acquire; then that opponent acquires, paying nothing, 1 advance of their choice that you own, if any is legal for them. No civilization advances. Cubes from the supplies, no events. Not playable if you can acquire nothing.
effect-title-idea_synergy = Acquire 1 advance paying its normal price (cube from your supply, no event), then gain 2 ideas.
effect-tactic-peltasts = Army: roll 1 die per army unit you have in the combat. If at least one shows 5 or 6, cancel 1 hit you suffer this round.
effect-tactic-routing = Army: if you eliminated at least as many enemy units this round as the enemy eliminated of yours (0 and 0 will do), roll 1 die: on 5 or 6 the enemy eliminates 1 more army unit, of the enemy's choice. This hit cannot be cancelled. Before step 5.
effect-tactic-wedge_formation = Attacker, army: +1 combat value for each enemy army unit in the combat at the roll.
effect-tactic-high_morale = Army, Fortress or ship: +2 combat value.
effect-tactic-defiant_stand = Defender, army, Fortress or ship: the attacker has -1 combat value for each army unit (land) or ship (sea) the attacker has in the conflict.
effect-tactic-high_ground = Army or Fortress: the enemy cannot activate clash abilities this round, the leader's included. Not usable by the attacker of a city.
effect-tactic-tactical_surprise = Army, Fortress or ship: +1 combat value. After losses: if you eliminated at least 1 enemy unit this round, draw 1 action card.
effect-tactic-the_siege = Attacker of a city, army: +1 combat value. Before the rolls the defender may pay 2 food (gold may replace it); if the defender does not or cannot, the defender cannot activate clash abilities this round.
effect-tactic-for_the_people = Defender of a city, army or Fortress: roll 1 extra die.
effect-tactic-upgraded_defenses = Defender of a city, army or Fortress: cancel 1 hit you suffer this round.
effect-tactic-tactical_retreat = Defender, army: after all other reveal effects the combat ends. Your army units in it, and settlers there, go to one adjacent explored land space without enemies, within the stack limit; the attacker wins and conquers a city in the space. No effect without such a space.
effect-tactic-prepared_defenses = Defender, army, Fortress or ship: roll 1 extra die.
effect-tactic-scouts = Army, Fortress or ship: before any other effect the enemy's revealed card has no effect and goes into your hand. Without an enemy card nothing happens.
effect-tactic-martyr = Army or ship: at once, before any tactics dice, eliminate 1 of your army units (land) or ships (sea) in the conflict; then the enemy eliminates 1 of theirs, if any (each owner chooses). The enemy's revealed card has no effect.
effect-tactic-archers = Army: roll 1 die; on 5 or 6 the enemy eliminates 1 army unit of the enemy's choice at once.
effect-tactic-flanking = Attacker, army: roll 1 extra die.
effect-event-E1 = Every player with 2 or more cities lowers the mood of 1 of their cities by 1 step, or of 2 different cities if the player owns Roads, Navigation or Trade Routes; cities whose mood can drop must be chosen. While this card lies on the table nobody may construct buildings or wonders by the Construct action unless they own Sanitation. Discard it as soon as every player owns Sanitation.
effect-event-E2 = Every player with 2 or more units eliminates 1 of them, or 2 if the player owns Roads, Navigation or Trade Routes (owner's choice).
effect-event-E3 = Lose 1 food (gold may not replace it). If you had none, one of your cities that is not angry becomes angry (your choice).
effect-event-E4 = Lose 1 food (gold may not replace it). If you had none, one of your cities that is not angry becomes angry (your choice).
effect-event-E5 = Lose 1 food (gold may not replace it). If you had none, one of your cities that is not angry becomes angry (your choice).
effect-event-E6 = Lose 2 food, or what you have (gold may not replace it). If you had less than 2, one of your cities that is not angry becomes angry (your choice).
effect-event-E7 = Lose 2 food, or what you have (gold may not replace it). If you had less than 2, one of your cities that is not angry becomes angry (your choice).
effect-event-E8 = Lose 2 food, or what you have (gold may not replace it). If you had less than 2, one of your cities that is not angry becomes angry (your choice).
effect-event-E9 = Every player gains 1 food.
effect-event-E10 = You gain 1 food.
effect-event-E11 = You gain 1 food; then choose an opponent below the food limit, if there is one, who gains 1 food.
effect-event-E12 = You gain 2 food.
effect-event-E13 = Every player gains 2 food.
effect-event-E14 = You gain 2 food; then share 2 food from the bank among the opponents as you like, each unit to one who is below the food limit; what nobody can hold is lost.
effect-event-E15 = Every player gains 3 food.
effect-event-E16 = You gain 3 food; then share 3 food from the bank among the opponents as you like, each unit to one who is below the food limit; what nobody can hold is lost.
effect-event-E17 = You gain 3 food.
effect-event-E18 = 1 Action: you may acquire 1 Seafaring advance without payment (cube from supply). Then you may explore 1 unexplored region touching a region with one of your cities; if you do, you may pay 2 food to found a city on a legal space of it without a settler.
effect-event-E19 = 1 Action: you may acquire 1 Culture advance without payment (cube from supply). Then one of your cities of your choice becomes happy.
effect-event-E20 = 1 Action: you may acquire 1 Spirituality advance without payment (cube from supply). Then you may construct a Temple at its normal cost in one of your cities without activating it; all other construction conditions apply.
effect-event-E21 = 1 Action: you may acquire 1 Education advance without payment (cube from supply). Then gain 2 ideas.
effect-event-E22 = 1 Action: you may acquire 1 Science advance without payment (cube from supply). Then gain 1 idea and draw 1 action card.
effect-event-E23 = 1 Action: you may acquire 1 government advance you could legally acquire, without payment (cube from supply). Then draw 2 action cards.
effect-event-E24 = 1 Action: you may acquire 1 Warfare advance without payment (cube from supply). Then you may perform 1 Move action; in the first conflict you start with it, land or sea, you have +2 combat value in every round.
effect-event-E25 = 1 Action: you may acquire 1 Economy advance without payment (cube from supply). Then, if you own Trade Routes, gain its income once more now.
effect-event-E26 = 1 Action: you may acquire 1 Construction advance without payment (cube from supply). Then you may construct 1 building (no wonder) at its normal cost in one of your cities without activating it; all other construction conditions apply.
effect-event-E27 = Place 1 settler from your supply in one of your cities. Then choose an opponent, one with a settler in supply if any has one, who places 1 settler in one of their cities.
effect-event-E28 = Place 1 settler from your supply in one of your cities. Then choose an opponent, one with a settler in supply if any has one, who places 1 settler in one of their cities.
effect-event-E29 = If you have at least 4 cities, choose one: destroy it and eliminate all units in its space. Put every destroyed city piece on this card, where it stays out of play. The abilities of a wonder on the card are lost, except the Great Pyramids. End of the game: 2 per settlement or building lying on the card, for the owner of that piece; wonders on it score as usual.
effect-event-E30 = If you have at least 3 cities, choose 1 to 3 city pieces in your cities and put them on this card (a settlement only together with, or after, everything else in its city). Lower the mood of each city hit that still stands by 1 step. Abilities of a wonder on the card are lost, except the Great Pyramids. End of the game: 2 per settlement or building lying on the card, for the owner of that piece; wonders on it score as usual.
effect-event-E31 = Every player with at least 3 cities chooses 1 to 3 city pieces in their cities and puts them on this card, as for Earthquake, and lowers the mood of each of their cities hit that still stands by 1 step. End of the game: 2 per settlement or building lying on the card, for the owner of that piece; wonders on it score as usual.
effect-event-E32 = Lower the mood of one of your coastal cities by 1 step (one whose mood can drop, if any).
effect-event-E33 = Every player lowers the mood of one of their coastal cities by 1 step (one whose mood can drop, if any).
effect-event-E34 = Choose an opponent, one with a settler in supply if any has one, who places 1 settler in one of their cities. Lower the mood of one of your cities by 1 step.
effect-event-E35 = Choose an opponent, one with a settler in supply if any has one, who places 1 settler in one of their cities. Lower the mood of one of your cities by 1 step.
effect-event-E36 = Choose one of your neutral or angry cities containing infantry of yours: eliminate 1 infantry there and lower that city's mood by 1 step. If you have no such city, lower the mood of one of your cities by 1 step.
effect-event-E37 = Choose one of your neutral or angry cities containing infantry of yours: eliminate 1 infantry there and lower that city's mood by 1 step. If you have no such city, lower the mood of one of your cities by 1 step.
effect-event-E38 = Step 1: lose 1 action of this turn (in the Status Phase: of your next turn; with no action left nothing). Step 2: change your government for free to another one whose requirement you meet, if you have a government and there is one; you choose which, and the advances. Before each step that would happen you may eliminate 1 of your army units to skip it.
effect-event-E39 = Pay 1 to 4 mood and/or culture tokens, your choice of number and mix, onto this card (at least 1 if you have any; with none nothing happens). End of the game: 1/2 per token on the card, for the player who paid it.
effect-event-E40 = Gain 1 idea and 1 culture token. Choose an opponent, who gains 1 culture token. Reveal the top card of the wonder deck on this card: any player who is to draw a wonder card may take it instead of drawing. Discard the event when it is taken, or at once if the wonder deck is empty.
effect-event-E41 = The next land combat that has a round ends after its first round: if both sides still have army units the attacker retreats. The winner gets 1 victory point; if nobody has won, the defender gets it; nobody if that is the barbarians. Then the card is used up.
effect-event-E42 = A player who attacks a city of another owner defended by an army unit or a Fortress may, before the combat, pay 1 wood and 1 culture token: that player gets 1 victory point and the defender may not play a tactics card in round 1. The first player to do so uses the card up.
effect-event-E43 = Your leader in play, if any, is eliminated (nobody scores it). Then either place one of your available leaders (your choice) at no cost in one of your cities or with one of your armies, within the stack limit, or take 2 victory points; if you cannot place one you take the points. In both cases you may recruit no more leaders this game.
effect-event-E44 = Move all your cubes from government advances onto this card; you no longer own those advances (nor a civilization advance that needs a government). Whenever you acquire a government advance later, its cube comes from this card while there is one, so that no event is triggered. End of the game: 1 per cube still on the card at the end, for the owner of the cube.
effect-event-E45 = Every player gains 1 idea per city they control with an Academy and/or Observatory; you gain at least 2 ideas.
effect-event-E46 = Every player gains 1 gold per city they control with a Market and/or Port, at most 3; you gain at least 1 gold.
effect-event-E47 = Every player gains 1 token (mood or culture, chosen one by one) per city they control with a Temple and/or Obelisk, at most 3; you gain at least 1.
effect-event-E48 = Choose an opponent with a Temple in supply: that opponent chooses one of the Temples of your colour in your cities and replaces it by a Temple of theirs (nothing prevents it). If you have no Temple of your colour in your cities, choose an opponent who has one in theirs; that opponent carries out this text instead of you (once). If nobody can, nothing happens.
effect-event-E49 = Every player loses as many things as half the number of their cities, rounded down, freely chosen by that player among resources, tokens, action cards, objective cards and units (as far as they have them).
effect-event-E50 = Every player with at least 4 units eliminates 1 of them per full 4 units, and 1 more if the player owns Roads, Navigation or Trade Routes (owner's choice). End of the game: 1 per unit a player lost to it.
effect-event-E51 = Every player who owns Storage loses 1 food (gold may not replace it); a player who had none makes one of their cities that is not angry angry.
effect-event-E52 = Lose 1 food per city of yours on or adjacent to a barren space, at most 3 (gold may not replace it). If you had less than that, one of those cities that is not angry becomes angry (your choice).
effect-event-E53 = Choose one of your cities standing on a forest: lower by 1 step its mood and that of every other city, whoever owns it, standing on the same connected patch of explored forest spaces. If you have no city on a forest, lose 1 wood if you have any.
effect-event-E54 = Each player with the fewest cities gains as much food as the difference between their number of cities and the highest number of cities. If all have the same number, every player gains 1 food.
effect-event-E55 = When you construct a wonder you may discard this card, before paying: the wonder's own required advance is waived (Engineering is not) and the wonder costs 3 culture tokens less.
effect-event-E56 = 1 Action: you may acquire 1 Culture advance without payment (cube from supply). Then you may change any number of your culture tokens into mood tokens, or any number of your mood tokens into culture tokens.
effect-event-E57 = On taking it choose an opponent. While the card lies before you neither of you two may attack the other's units or cities without first paying 2 culture tokens to the bank; such an attack discards the card. You may discard it on your turn for 1 Action.
effect-event-E58 = 1 Action: draw as many objective cards as there are players, look at them and assign one, face down, to each player, yourself included. The next time a player would draw an objective card from the deck, for whatever reason, that player takes the assigned card instead.
effect-objective-civilization = You have at least 6 cities.
effect-objective-draft_obj = You have just used Draft in a Recruit action for the second time this turn (whatever it gave you).
effect-objective-academic = You control more cities with an Academy than each opponent.
effect-objective-conqueror = You have just conquered an opponent's city that was defended by a Fortress or an army.
effect-objective-coastal_culture = You control more cities with a Port than each opponent.
effect-objective-warmonger = You have just finished a land combat that is at least your second this turn against a different army or city, and you won at least 1 of them.
effect-objective-advanced = You own at least 6 advances of the player board and more of them than each opponent.
effect-objective-religious = You control more cities with a Temple than each opponent.
effect-objective-warlord = You have just eliminated at least 3 enemy army units (barbarians included) in one land combat, whoever won it.
effect-objective-city_planner = You own all 4 Construction advances. Not in the same Status Phase as City Planner (buildings).
effect-objective-great_battle = You have just fought a land combat, with at least 1 defending unit, in which both sides together started with at least 6 army units.
effect-objective-ideas_obj = You have at least 5 ideas; pay 2 of them.
effect-objective-against_all_odds = You have just won a conflict against an opponent although you started it with fewer army units (at sea: ships) than that opponent.
effect-objective-happy_obj = You have at least 4 happy cities.
effect-objective-enlightened = You own all 4 Education advances.
effect-objective-blockade = At least 2 of your ships stand in sea spaces touched by Ports in cities of opponents (the same space or different ones).
effect-objective-well_stocked = You have at least 3 food, 3 ore and 3 wood.
effect-objective-amphibious_assault = You have just conquered an opponent's city, defended or not, with an army that disembarked for that attack.
effect-objective-rich = You have at least 5 gold; pay 2 of it.
effect-objective-great_navy = You have at least 4 ships, or at least 2 ships and more than each opponent.
effect-objective-ore_obj = You have at least 5 ore; pay 2 of it.
effect-objective-great_army = You have at least 4 army units more than each opponent.
effect-objective-wood_obj = You have at least 5 wood; pay 2 of it.
effect-objective-fortified = You control more cities with a Fortress than each opponent.
effect-objective-food_obj = You have at least 5 food; pay 2 of it.
effect-objective-standing_army = At least 4 of your cities contain army units of yours. Not in the same Status Phase as Military Might.
effect-objective-city_planner_buildings = Your cities contain buildings of your colour of at least 4 different types. Not in the same Status Phase as City Planner.
effect-objective-militarized = You own all 4 Warfare advances.
effect-objective-focused = You own more complete groups of 4 advances (player board) than each opponent.
effect-objective-daring = You have just won a conflict against an opponent who owns more Warfare advances than you or who started it with more army units (at sea: ships) than you.
effect-objective-colony = You have a city at least 5 spaces from your start space. Not if you completed New Founder in this age's last round.
effect-objective-threat = At least 4 of your army units stand in spaces adjacent to opponents' cities.
effect-objective-culture_obj = You own all 4 Culture advances.
effect-objective-legend = You have just attacked, with at least 3 army units, a defended city of size 5 that contains a wonder (size and wonder as they were before the attack), whatever the outcome.
effect-objective-consulates = At least 2 cities of other owners are under your influence.
effect-objective-science_obj = You own all 4 Science advances.
effect-objective-merchant = You own all 4 Economy advances.
effect-objective-marauder = You have just eliminated, in a conflict, a settler or ship of an opponent that could have made a trade route link for its owner, who owns Trade Routes.
effect-objective-citadel = You have a city of size 5.
effect-objective-seafarer = You own all 4 Seafaring advances.
effect-objective-aggressor = As attacker you have just won a land combat in which you eliminated at least 2 army units.
effect-objective-government_obj = You own all 4 advances of one government.
effect-objective-assimilator = You have just conquered a barbarian city defended by at least 2 barbarian army units.
effect-objective-dominion = At least 4 of your cities have no other city (of anyone) adjacent to them.
effect-objective-military_might = You have at least 12 army units and ships together. Not in the same Status Phase as Standing Army.
effect-objective-new_founder = You have just founded a city at least 5 spaces from your start space.
effect-objective-defiance = You have just won a land combat in a city space against barbarians, as attacker or defender, and eliminated at least 2 of their units in it.
effect-objective-trader = You could make at least 3 trade route links now (you own Trade Routes). Not in the same Status Phase as Sea Lanes.
effect-objective-sea_lanes = You could make at least 2 trade route links now using ships only (you own Trade Routes). Not in the same Status Phase as Trader.
effect-objective-draconian = On your turn, right after one of your actions or free actions, at least 4 of your cities are angry.
effect-objective-balanced = You own advances in at least 9 different groups of the player board.
effect-objective-influence_obj = More buildings in cities of other owners bear your colour than the colour of each opponent in cities of owners other than that opponent.
effect-objective-wonderful = You have just constructed a wonder; or, in the Status Phase, you constructed a wonder in the last round of this age and nobody else did.
effect-objective-outposts = You have army units in at least 3 different spaces (land or sea) that neither contain nor touch one of your cities.
effect-objective-scientists = You control more cities with an Observatory than each opponent.
effect-objective-equestrian = Cavalry of yours stands in at least 3 different spaces.
effect-objective-mercantile = You control more cities with a Market than each opponent.
effect-objective-great_commander = You have just won a land combat against at least 1 enemy unit in which your leader took part and which you did not start with more army units than the enemy.
effect-objective-tactical_diversity = You have at least 1 settler, 1 infantry, 1 cavalry, 1 elephant, 1 leader and 1 ship on the board.
effect-objective-king_slayer = In one conflict you have just eliminated an opponent's leader and at least 2 other army units or ships of that opponent, whoever won it.
effect-objective-legacy = You control more cities with an Obelisk than each opponent.
effect-objective-ivory_tide = Elephants of yours stand in at least 3 different spaces.
effect-objective-great_migration = You have settlers in at least 3 different spaces (land or sea) that neither contain nor touch one of your cities.
effect-objective-stampede = As attacker you have just won a land combat against at least 1 enemy unit in which at least 1 of your cavalry or elephants survived.
effect-objective-civilization_of_ages = You own all 4 advances of your civilization and have recruited at least 2 different leaders this game.
effect-objective-cleanse_the_seas = You have just won your second naval battle against pirates this turn.
effect-wonder-W1 = (1) Whenever you spend, discard or use mood or culture tokens each kind may stand in for the other, except for the culture tokens in the cost of a wonder. Gains are not affected. (2) Once per land combat you take part in, after the total of one of your rolls is known and before hits are computed, you may pay 1 mood or culture token for +1 combat value in that roll.
effect-wonder-W2 = (1) This city may collect any one type of resource, ideas and gold included, from each grassland space it uses. (2) Squads of opponents that entered a grassland space this turn may not move on to attack this city in the same turn; Roads does not lift this. Barbarians are not affected; if barbarians hold the city it protects them against every player.
effect-wonder-W3 = Once on each of your turns, at any time of it, you may name 1 advance of the player board you do not own, no government advance: until the end of the turn you use it as if acquired earlier. No acquisition effects, no civilization advance.
effect-wonder-W4 = Needs a Port in its city. (1) Each time you activate this city, for whatever purpose, you may place 1 ship from your supply, free, in any explored sea space without enemy ships; it is not recruited. (2) Its owner always chooses the first player in the Status Phase.
effect-wonder-W5 = Whenever you draw an event card or an action card you may take the top card of the matching discard pile instead (an event is then resolved fully, icon included). Action and event cards you play or resolve go to the bottom of their discard pile.
effect-wonder-W6 = (1) Worth 5 victory points, always to its builder, who keeps the card even if the city is conquered; nothing is split. (2) Its builder wins every tie for most victory points.
effect-wonder-W7 = On construction: draw 1 objective card. Free action, once per turn: discard 1 objective card from your hand to have 1 more action this turn.
effect-wonder-W8 = (1) When you are the defender of a land combat in one of your happy cities the attacker has -2 combat value in round 1. (2) When barbarians attack any of your cities you win at once: no cards, no rolls, the attackers are eliminated; it counts as a combat and you gain the 1 gold.

# -- texts: civilizations and leaders ------------------------------------------------------------

effect-civ_advance-captives = After you win a land combat, as attacker or defender, you may keep any of the enemy army units eliminated in it (no leaders) as captives on this advance, at most 4 at any time. They stay out of their owner's supply. Each is worth 1/2 VP at the end (objective line).
effect-civ_advance-human_sacrifice = After drawing an event card you may return 1 captive to its owner's supply to cancel the whole card, icon included, and draw a new one; repeatable. At any time you may return 1 captive to its owner's supply and use it as 1 mood or 1 culture token.
effect-civ_advance-aztec_gold = When you found a city gain 1 gold; then for each explored mountain adjacent to it you may exchange 1 resource, mood token or culture token of yours for 1 gold.
effect-civ_advance-tribute_empire = Your cities may collect from spaces with an enemy city (barbarians included) up to 2 spaces away, whatever its mood; the resource is that of the space. From a barbarian city, if you own Captives, you may instead take 1 barbarian army unit of that space as a captive.
effect-civ_advance-canals = When a Collect gives you exactly 1 food in all (among whatever else), gain 1 more food, outside the city's limit.
effect-civ_advance-code_of_laws = After each success of your Influence Culture, draw 1 action card if you hold 4 or fewer.
effect-civ_advance-star_catalogues = Just before you draw an event card, gain 1 idea or 1 culture token (your choice).
effect-civ_advance-ziggurats = Dogma does not limit your ideas. When you construct a Temple, ideas may replace any of its resources, 1 for 1.
effect-civ_advance-warbeasts = You may recruit elephants in cities without a Market if for each of them at least 1 food of its cost is paid with 1 gold or 1 culture token. In every city culture tokens may replace the food of elephants, 1 for 1.
effect-civ_advance-hegemony = 1 Action: one of your ships founds a city on an adjacent land space under the normal founding conditions (no settler needed); the ship returns to the supply. Land units in its sea space may be put into the new city; they may not move again this turn. Those left behind need places on other ships or are eliminated.
effect-civ_advance-pirate_allies = Your ships may share spaces with pirate ships, which then count as yours. Full text: COC-33.14.
effect-civ_advance-mercenary_draft = You may pay for Draft with gold instead of mood tokens, 1 for 1. In a city with a Port, Draft may give a ship instead of an infantry.
effect-civ_advance-tribal_warfare = In land combat against an opponent's army units, +1 combat value in every round per barbarian city within 2 spaces of the space of the combat, at most +4.
effect-civ_advance-tribal_allies = 1 Action, once per turn: resolve the Barbarians appear icon (both steps). When an event you drew makes barbarians move you may, before the first of them moves, pay 1 food once to keep any number of those armies in place.
effect-civ_advance-druidic_influence = Your Influence Culture may target barbarian settlements. On a success put 1 culture token of the bank under the settlement (at most 1 per settlement) instead of replacing it. Each such token still there at the end is worth 1 VP in the city-piece line. It is discarded when any player conquers the city or takes it with Cultural Awe.
effect-civ_advance-tribal_trade = Your trade routes may also link to barbarian cities that are not angry. Such a link always gives 1 food, even with Currency.
effect-civ_advance-rice_cultivation = When you collect from a grassland space other than the city's own that contains at least 1 of your settlers, gain 1 extra food; at most 2 extra food per Collect, outside the city's limit.
effect-civ_advance-expansion = After a Recruit action in which you recruited at least 1 settler you may at once, as a free action, move any of your settlers that stand in cities, in up to 3 squads of settlers only. Roads may be used.
effect-civ_advance-fireworks = In round 1 of a conflict (land or sea), after the rolls, you may pay 1 ore and 1 wood to cancel 1 hit you suffer.
effect-civ_advance-imperial_army = 1 Action, once per turn: change any number of your settlers into infantry and of your infantry into settlers where they stand, within supply and stack limit.
effect-civ_advance-flood_plains = You may found cities on barren spaces, and your cities may collect food or wood from barren spaces.
effect-civ_advance-architecture = In Construct (buildings and wonders), mood tokens may replace any resource or culture token of the cost, 1 for 1.
effect-civ_advance-embalming = After each of your conflicts, won or lost, gain 1 culture token if you have fewer than 5. Gain 1 culture token whenever your leader is eliminated (no limit).
effect-civ_advance-man_god = Each Theocracy advance you own also gives you the effect of the Autocracy advance of the same level, without a cube: Dogma - Nationalism, Conversion - Forced Labor, Devotion - Totalitarianism, Fanaticism - Absolute Power.
effect-civ_advance-study = Whenever you activate a city with an Academy to recruit at least 1 unit, gain 1 idea.
effect-civ_advance-sparta = You may pay for Draft with culture tokens instead of mood tokens, 1 for 1. In a land combat, in each round you begin with fewer army units than the enemy, the enemy may not play a tactics card.
effect-civ_advance-hellenistic_culture = Your Influence Culture may start from any city under your influence (range = its size). Using Arts you may pay 2 mood tokens instead of 1 culture token; Arts stays once per turn.
effect-civ_advance-city_states = Once per turn, when you activate a city for the second time in that turn, you may let another of your cities, of at least the same size and mood, count as the activated one instead. The first city performs the action with its own size and mood.
effect-civ_advance-nomads = In a Move action your neutral or happy cities of size 1 may move like units. Full text: COC-33.26.
effect-civ_advance-mounted_archers = Your cities of size 1 may recruit cavalry without a Market. After a Recruit with cavalry (in any city) you may at once move the new cavalry, 1 space each, as a free action.
effect-civ_advance-raiders = Opponents' settlers within 2 spaces of an army of yours can neither found cities nor make trade route links, unless they share their space with an army or a city of their owner.
effect-civ_advance-hunnic_tribes = When an event card you drew makes barbarians move you may pay 1 gold or 1 culture token to choose the direction of each of the moving armies (each moves as a whole to one space).
effect-civ_advance-indian_elephants = You may recruit elephants in your cities on forest without a Market. Your elephants in your neutral or happy cities may make trade route links like settlers.
effect-civ_advance-proselytism = Your Influence Culture against enemy cities may start from a settler: range 2, +1 per other settler of yours in its space, boosts as usual. From one of your cities: +1 range per settler of yours in its space.
effect-civ_advance-prosperity = Each trade route link may give 1 mood token instead of its food; a link to a city under your influence may give 1 culture token instead.
effect-civ_advance-peace_and_poetry = Once per turn, when you pay for an advance, you may pay 1 mood token instead of its whole price of 2 food.
effect-civ_advance-pottery = When one Collect gives you at least 3 food (whatever the means), gain 1 culture token. Once per turn.
effect-civ_advance-horsemanship = You may recruit cavalry in your cities with a Fortress, without a Market. In round 1 of a land combat in which you defend a city with a Fortress, one activated cavalry clash ability gives +3 combat value instead of +2.
effect-civ_advance-subterfuge = When an opponent plays an action card for its upper effect and you have a city or army unit within 2 spaces of a city or unit of that player, you may discard 1 action card to cancel it. Full text: COC-33.30.
effect-civ_advance-shogunate = Once per turn you may play the 1 Action effect of an action card or event card as a free action. Once per turn Draft may draw you 1 action card instead of giving an infantry.
effect-civ_advance-terracing = Your cities may collect food, wood or ore (your choice each time) from mountains. Your settlers and your leader ignore the mountain penalty.
effect-civ_advance-stelae = Gain 1 culture token or 1 idea (your choice) each time after you construct an Obelisk, found a city or conquer a city.
effect-civ_advance-ball_courts = When you collect or recruit you may pay 1 mood token (once per action) to treat the city as 1 larger for that action. Once per turn a Spirituality advance you pay for costs you 1 food less.
effect-civ_advance-calendar = Free action: look at the top event card; you may pay 1 culture token to put it under the deck and look at the next one, otherwise it stays on top. Repeat as often as you pay. An empty deck is first renewed.
effect-civ_advance-persian_elephants = You may recruit elephants without a Market in your cities adjacent to a barren space. If you have an elephant in a combat the enemy may have at most +2 combat value in bonuses in round 1; the rest is lost.
effect-civ_advance-immortals = Before each of your rolls in a conflict (land or sea), after the reveal, you may pay up to 4 culture tokens for +1 combat value each in that roll.
effect-civ_advance-zoroastrianism = Your Influence Culture may target an enemy unit other than a leader in a land space without a city (barbarians included). On a success exchange it for a unit of that type from your supply; it then fights any enemy units left there. Full text: COC-33.34.
effect-civ_advance-banking = At the start of your turn, before Trade Routes, gain 1 gold or 1 culture token if you have at least 1 gold.
effect-civ_advance-city_independence = Ports of your colour cannot be changed by Influence Culture and keep your colour when conquered; each is worth 1 1/2 VP. Your government advances are worth 0 VP.
effect-civ_advance-biremes = +2 combat value in every round of naval battles; only in round 1 against an opponent who owns Warships.
effect-civ_advance-alphabet = Each time you use Trade Routes up to 2 links may each give 1 culture token or 2 ideas instead of their food.
effect-civ_advance-cedars_and_dyes = Your ships may link to coastal enemy cities up to 3 spaces away; each of your cities with a Port may itself link, without a unit, to a coastal enemy city up to 3 spaces away. At most 4 links in all.
effect-civ_advance-aqueduct = Ignore the text of Famine events. Sanitation costs you no resources, or may be acquired as a free action at its normal price.
effect-civ_advance-roman_roads = With Roads a squad may move up to 4 land spaces instead of 2; all other rules of Roads apply (start or end in one of your cities).
effect-civ_advance-captivi = When constructing a building (no wonder) you may pay mood tokens in place of resources, 1 for 1. When you win a conflict gain 1 gold and 1 mood token besides anything else.
effect-civ_advance-provinces = Your cities at least 3 spaces from your start space may recruit cavalry without a Market. A city you conquer becomes neutral instead of angry, or happy if you pay 1 culture token.
effect-civ_advance-ship_construction = Navigation costs you no resources. In Move actions ships may turn into settlers or infantry and the reverse. Full text: COC-33.40.
effect-civ_advance-longships = Your ships may move again after a naval battle in the same turn. Each of your ships carries up to 3 land units.
effect-civ_advance-raiding = When one of your trade route links is made by a ship adjacent to the linked city, that city's owner loses 1 resource of their choice, at most 1 per player each time you use Trade Routes.
effect-civ_advance-runes = After a land combat, won or lost, in which you lost at least 2 army units you may put 1 Obelisk of your supply before you: it is worth 1 VP in the objective line and can no longer be built.
effect-ability-acamapichtli-1 = When you construct a building or wonder in its city, each captive given up may stand for 2 resources of the cost.
effect-ability-acamapichtli-2 = Free action, once per turn: pay 2 mood tokens to collect with its city if that city is of size 3 or less (the city is activated).
effect-ability-ahuitzotl-1 = In its combats cancel 1 hit you suffer each round if every one of your cities is at least 2 spaces away from the space of the combat.
effect-ability-ahuitzotl-2 = Free action, once per turn: give up 2 captives to construct 1 building or wonder in its city at the normal cost (the city is activated).
effect-ability-marqzen-1 = When the text of an event lowers the mood of its city or eliminates units in its city other than the leader, you may undo that loss of mood and units when the text is finished. Icons are not affected.
effect-ability-marqzen-2 = 1 Action, once per turn: move 1 enemy land unit adjacent to the leader 1 land space of your choice, without causing a combat and within the stack limit of its owner.
effect-ability-hammurabi-1 = In an Improve Happiness action you may pay 1 culture token to make its city happy, from neutral or angry, instead of its normal cost.
effect-ability-hammurabi-2 = A Fortress constructed in its city costs no food and no wood.
effect-ability-nabopolassar-1 = +2 combat value in combat against an opponent (a player) who has at least as many cities as you.
effect-ability-nabopolassar-2 = When one of your cities is conquered, place 1 infantry from your supply with this leader, wherever the leader is, or in one of your cities if the leader's space is at the stack limit.
effect-ability-nebuchadnezzar-1 = Whenever you draw a wonder card take the Great Gardens instead, wherever the card is, if it is not built yet. In its city you may construct any wonder as a free action; the Great Gardens cost you 2 culture tokens less.
effect-ability-nebuchadnezzar-2 = +2 combat value when attacking a city that contains a Temple.
effect-ability-hannibal-1 = In round 1 of its combats the enemy may have at most +2 combat value in bonuses; the rest is lost.
effect-ability-hannibal-2 = A squad containing this leader and at least 1 elephant ignores the mountain penalty (all its units).
effect-ability-hanno-1 = Free action, once per turn: move this leader, aboard, together with a squad of ships in its space that have not moved or fought this turn; those ships may not move again this turn.
effect-ability-hanno-2 = +2 combat value in every round of naval battles in its space while aboard a ship of yours.
effect-ability-dido-1 = A unit in its space may found a city as a free action (a settler, or a ship by Hegemony).
effect-ability-dido-2 = +2 combat value when defending a city. At the end of a round of such a combat in which she survived and the combat goes on, you may discard her and place 1 infantry from your supply in her place: the attacker must retreat and scores nothing for her.
effect-ability-boudica-1 = +2 combat value in combat against an opponent (a player) who owns more Warfare advances than you.
effect-ability-boudica-2 = When a settler of yours founds a city in her space you may pay 1 food to keep the settler on the board there.
effect-ability-vercingetorix-1 = +1 combat value in combat per settler of yours within 2 spaces of this leader.
effect-ability-vercingetorix-2 = Land units recruited in its city may each be placed in an adjacent explored land space free of enemy units and cities instead (stack limit applies).
effect-ability-viriatus-1 = In its combats, before each round from the second on, you may pay 2 mood tokens: put 1 enemy army unit of your choice from the combat into an adjacent empty explored land space; it takes no further part. At most once per round.
effect-ability-viriatus-2 = In combats of barbarians within 2 spaces of this leader in which you do not take part, you may play tactics cards from your hand for the barbarians, 1 per round.
effect-ability-wu_zetian-1 = 1 Action, if its city is happy: pay 1 mood or culture token to acquire 1 legal Agriculture advance without payment (cube from the event box).
effect-ability-wu_zetian-2 = In its combats +2 combat value in each round you begin with at least as many army units as the enemy.
effect-ability-qin_shi_huang-1 = Whenever you draw a wonder card take the Great Wall instead, wherever the card is, if it is not built yet. In its city you may construct any wonder as a free action; the Great Wall costs you 2 culture tokens less.
effect-ability-qin_shi_huang-2 = In its land combats, after the rolls, you may pay 2 culture tokens to cancel 1 hit you suffer, once per round.
effect-ability-sun_tzu-1 = 1 Action, if its city is happy: pay 1 mood or culture token to acquire 1 legal Warfare advance without payment (cube from the event box).
effect-ability-sun_tzu-2 = If you win a land combat against army units in its round 1 with this leader taking part and surviving, gain 1 mood token and 1 culture token.
effect-ability-cleopatra-1 = Its city has +1 range for Influence Culture.
effect-ability-cleopatra-2 = Free action, once per turn: put 1 of your culture tokens into its city. A player must pay as many culture tokens as lie there before moving in to attack that city; all are then discarded. Barbarians ignore them. Discard them when the leader is eliminated or the city is destroyed or no longer yours.
effect-ability-imhotep-1 = After its city was activated by you for anything but Collect, gain 1 idea.
effect-ability-imhotep-2 = An Academy or Observatory constructed in its city costs no food and no wood.
effect-ability-ramses-1 = When you construct an Obelisk in its city gain 1 culture token or 2 ideas (your choice).
effect-ability-ramses-2 = +2 combat value when attacking a coastal city; when your ships in its space fight a naval battle against pirates you have +2 combat value (not per ship).
effect-ability-alexander-1 = Free action: pay 1 culture token and activate its city to play the 1 Action effect of an action card in your hand as a free action (its other costs are paid).
effect-ability-alexander-2 = In its combats +1 combat value for each region other than your start region that contains at least 1 of your cities.
effect-ability-leonidas-1 = When you recruit at least 1 unit in its city, gain 1 culture token (once per Recruit).
effect-ability-leonidas-2 = In its combats +2 combat value for each army unit the enemy has more than you at the start of the round.
effect-ability-pericles-1 = 1 Action, if its city is happy: pay 1 mood or culture token to acquire 1 legal Education advance without payment (cube from the event box).
effect-ability-pericles-2 = +2 combat value in every round of naval battles in its space while aboard a ship of yours.
effect-ability-attila-1 = Its city, if neutral or happy and of size 1, counts as 1 larger for Collect and Recruit (before the mood is applied).
effect-ability-attila-2 = In round 1 of its combats you may let one cavalry whose clash ability is activated use the elephant's clash ability instead (that die's number is not counted, 1 hit is cancelled); decided when both rolls are known.
effect-ability-bleda-1 = For its first activation of the turn its city may act as happy whatever its mood (announced before); it may then not be activated again this turn.
effect-ability-bleda-2 = When this leader attacks a city the defender may not play a tactics card in round 1 of the combat.
effect-ability-rugila-1 = After conquering a city with this leader, gain 2 gold if another enemy city (of an opponent or barbarians) is within 2 spaces of it.
effect-ability-rugila-2 = A barbarian city conquered with this leader becomes happy instead of angry.
effect-ability-akbar-1 = Before its combat, if you have an elephant in it, you may pay 1 ore: in every round +1 combat value per elephant you then still have in the combat, even if the leader is eliminated.
effect-ability-akbar-2 = Gain 1 gold whenever you move this leader into the space of one of your cities (not by recruiting or retreating).
effect-ability-ashoka-1 = Once per turn you may roll again an Influence Culture die rolled from its city if that city contains a Temple or the building you target is a Temple (named before the roll and then binding).
effect-ability-ashoka-2 = When you conquer a city with this leader gain 1 culture token, or 2 if it contains a Temple.
effect-ability-sri_gupta-1 = Free action: activate its city and pay 1 culture token plus the normal price to acquire the top advance of a group in which you own none (cube from the event box).
effect-ability-sri_gupta-2 = In its combats +2 combat value in each round in which you put down no tactics card.
effect-ability-go_toba-1 = Before its combat you may pay 1 ore for +2 combat value in every round of it, even if the leader is eliminated.
effect-ability-go_toba-2 = After you construct an Academy or Observatory in its city you may at once acquire 1 advance at its normal price, without an action (cube from the event box).
effect-ability-jimmu-1 = +2 combat value in every round when you defend a city of yours with a Fortress within 2 spaces of this leader, who need not be in the combat (Siegecraft does not stop it).
effect-ability-jimmu-2 = If this leader took part in a conflict and survived it you may pay 1 culture token to take back from the discard pile 1 action card you played as tactics in it.
effect-ability-suiko-1 = 1 Action, or a free action if you own State Religion: pay 1 culture token to exchange a building of another colour in its city (no Obelisk) for one of yours from supply. This is not an Influence Culture action and no activation.
effect-ability-suiko-2 = +2 combat value when defending in a combat, in a city or not.
effect-ability-pakal-1 = In round 1 when this leader defends a city that contains an Obelisk of your colour, cancel 1 hit you suffer.
effect-ability-pakal-2 = When you construct a building in its city 1 culture token may replace any 2 of its resources, once per building.
effect-ability-siyaj_kak-1 = In round 1 when this leader attacks a city, combat value raised by an amount equal to the size of that city.
effect-ability-siyaj_kak-2 = Right after you construct a building or wonder in its city you may perform 1 Influence Culture with that city as source as a free action.
effect-ability-wak_chanil_ajaw-1 = In her combats +2 combat value if the space of the combat is within 2 spaces of one of your cities.
effect-ability-wak_chanil_ajaw-2 = After a Move action in which you conquered a city with this leader you may replace 1 building of your colour in her city by a different type of building that you have the advance and the piece for and the city lacks, at no cost, even if the city is angry.
effect-ability-cyrus-1 = 1 Action: activate its city and gain 1 mood or culture token (chosen one by one) for each region containing at least 1 city of yours, at most as many as the size of its city.
effect-ability-cyrus-2 = When your tactics card is revealed in its combat you may ignore the card's whole effect and have +2 combat value this round instead, even if the enemy's card cancels yours.
effect-ability-darius-1 = Gain 1 mood token whenever an Influence Culture from its city succeeds.
effect-ability-darius-2 = Free action, once per turn: pay 2 culture tokens to construct 1 building or wonder in its city at the normal cost (the city is activated).
effect-ability-xerxes-1 = The stack limit in its space is 5 army units. While you have 5 army units in its combat you may neither play tactics cards nor activate clash abilities.
effect-ability-xerxes-2 = A wonder constructed in its city costs 2 less, any mix of resources and culture tokens of your choice.
effect-ability-hiram-1 = Each time you use Trade Routes 1 link of a settler or ship in its space does not count against the limit of 4.
effect-ability-hiram-2 = 1 Action, if its city is happy: pay 1 mood or culture token to acquire 1 legal Construction advance without payment (cube from the event box).
effect-ability-ithobaal-1 = A city already under your influence that you conquer with this leader becomes happy instead of angry.
effect-ability-ithobaal-2 = In its combats +2 combat value if one of your cities with a Temple is within 2 spaces of the space of the combat.
effect-ability-pygmalion-1 = Each time you use Trade Routes 1 link of a settler or ship in its space gives 1 gold or culture token on top.
effect-ability-pygmalion-2 = Once per combat, when this leader defends a city, you may after the rolls pay 1 culture token to cancel 1 hit you suffer; you get the token back if you win the combat, even without the leader.
effect-ability-augustus-1 = 1 Action: pay 1 culture token and activate its city: draw 1 action card and 1 objective card, then discard 1 action card and 1 objective card of your choice.
effect-ability-augustus-2 = +2 combat value in its combats in a region in which you have no city.
effect-ability-caesar-1 = Free action: perform Improve Happiness for its city only, at the normal cost.
effect-ability-caesar-2 = When you conquer a city with this leader you may pay 1 gold to place 1 infantry from your supply with it (stack limit applies).
effect-ability-sulla-1 = Its city cannot be targeted by opponents' Influence Culture. Barbarian armies within 2 spaces of this leader move, by icon or card, only if you allow it (asked before the first army moves).
effect-ability-sulla-2 = +2 combat value in its combats against barbarians.
effect-ability-erik-1 = 1 Action, while aboard a ship: put 1 of your culture tokens as an explorer marker on the region the ship is in, if you have none there yet. Each is worth 1 VP in the objective line; it stays when the leader is lost.
effect-ability-erik-2 = Free action, while aboard a ship: disembark this leader and any land units aboard in its space to one adjacent land space; this may start a combat.
effect-ability-knut-1 = If in play at the end of the game: worth 1/2 VP (event line) per space of distance from your start space.
effect-ability-knut-2 = 1 Action, once per turn, if you own Taxes and did not use it this turn: activate its city and use Taxes without paying the mood token (this is your use of Taxes this turn).
effect-ability-ragnar-1 = When you conquer a city with this leader that was neutral or happy before the attack gain 2 gold.
effect-ability-ragnar-2 = +2 combat value in every round of combats caused by its disembarking.

# == prompts, log, board == ==========================================================================

# seats beyond the players
seat-4 = the barbarians
seat-5 = the pirates

# the turn
ask-turn = Age { $age }, round { $round }: { $actions ->
    [0] no action left; free actions, or end your turn
    [one] 1 action left
   *[other] { $actions } actions left
}
wait-turn = choosing an action
do-turn-action = { $again ->
    [yes] { $what } (city activated again: its mood drops)
   *[no] { $what }
}
do-turn-advance = { $choices ->
    [1] { $what }: { $only } ({ $food ->
        [0] no food
       *[other] { $food } food
    }{ $event ->
        [yes] , then an event is drawn
       *[no] {""}
    })
   *[other] { $event ->
        [yes] { $what } (then an event is drawn)
       *[no] { $what }
    }
}
do-turn-effect = { $what }
do-turn-end = End the turn
do-turn-trade = Trade with a player
do-turn-card = Play { $what }
name-action-advance = Advance
name-action-found = Found a city
name-action-collect = Collect
name-action-construct = Construct
name-action-recruit = Recruit
name-action-move = Move
name-action-happiness = Improve happiness
name-action-influence = Influence culture
ask-advance = Which advance?
wait-advance = choosing an advance
do-advance = { $what }
ask-free-advance = Which advance, free of charge?
wait-free-advance = choosing a free advance
do-free-advance = { $what }
ask-found = Where does the new city stand?
wait-found = founding a city
do-found = Found a city in { $what }
ask-city-collect = Which city collects?
ask-city-construct = Which city builds?
ask-city-recruit = Which city recruits?
do-city-collect = { $again ->
    [yes] Collect with { $what } (activated again: its mood drops)
   *[no] Collect with { $what }
}
do-city-construct = { $again ->
    [yes] Build in { $what } (activated again: its mood drops)
   *[no] Build in { $what }
}
do-city-recruit = { $again ->
    [yes] Recruit in { $what } (activated again: its mood drops)
   *[no] Recruit in { $what }
}
ask-collect = What does { $city } collect?
wait-collect = collecting
do-collect = { $goods }
do-collect-fewer = Take less
ask-construct = What is built in { $city }?
wait-construct = constructing
do-construct = { $what }
ask-port-sea = Which sea does the Port touch?
do-port-sea = { $what }
ask-recruit = { $city } recruits: { $count ->
    [0] which unit?
   *[other] { $units }; another one?
}
wait-recruit = recruiting
do-recruit-unit = { $replaces ->
    [yes] { $what } ({ $old } leaves play)
   *[no] { $what }
}
do-recruit-extra = In addition: { $what }
do-recruit-done = That is all
ask-recruit-from = The supply is empty: from which space does the unit come?
do-recruit-from = From { $what }
ask-leader = { $replaces ->
    [yes] Which leader enters? { $old } leaves play.
   *[no] Which leader enters?
}
wait-leader = choosing a leader
do-leader = { $what }
ask-move = From where does a squad move? { $left ->
    [one] One more move
   *[other] { $left } moves left
}
wait-move = moving
do-move = From { $what }
do-move-done = No more moves
ask-squad = Who goes from { $start }?
wait-squad = moving
do-squad-take = { $count ->
    [0] No { $unit }
   *[other] { $count } × { $unit }
}
do-squad-done = Go
ask-target = Where to, from { $start }?
wait-target = moving
do-target-hex = To { $what }
do-target-road = By road to { $what }
do-target-sail = Sail to { $what }
do-target-region = Explore the region of { $at }
do-target-back = Back
ask-orientation = How does the new land lie?
wait-orientation = exploring
do-orientation-0 = As it was drawn
do-orientation-1 = Turned round
ask-landfall = Where do they land?
do-landfall = { $what }
ask-release = Which captive goes back to its owner?
wait-release = letting a captive go
do-release = { $unit } of { $owner }

# happiness, influence, government
ask-happiness = Raise the mood of which city?
wait-happiness = improving happiness
do-happiness = { $what }, one step happier
do-happiness-done = That is all
ask-influence-source = From which city does your culture shine?
wait-influence-source = influencing
do-influence-source = From { $what }
ask-influence-target = Towards which city?
wait-influence-target = influencing
do-influence-target = { $what }
ask-influence-building = Which building do you win over?
wait-influence-building = influencing
do-influence-building = { $what }
ask-influence-boost = Spend culture tokens to succeed?
wait-influence-boost = influencing
do-influence-boost = { $what }
ask-government = Towards which government?
wait-government = changing the government
do-government = { $what }
ask-government-advance = Which of its advances? { $left ->
    [one] One more
   *[other] { $left } more
}
wait-government-advance = changing the government
do-government-advance = { $what }

# paying
ask-pay = How do you pay { $goods }?
wait-pay = paying
do-pay = { $goods }
ask-waiver = Which effect pays for it?
wait-waiver = paying
do-waiver = { $what }
do-waiver-none = Pay the price
ask-gain = What do you take?
wait-gain = choosing a good
do-gain = { $what }
ask-token = Which token?
wait-token = choosing a token
do-token = { $what }

# cards, objectives, events
ask-discard = Which card do you discard?
wait-discard = discarding
do-discard = Discard { $what }
ask-draw-action = Where do you draw from?
wait-draw-action = drawing a card
do-draw-action-deck = From the deck
do-draw-action = Take { $what }
ask-objectives = { $count ->
    [0] { $completed ->
        [0] You can complete none of your objectives
       *[other] You can complete no further objective
    }
   *[other] Which objective do you complete?
}
wait-objectives = looking at objectives
do-objectives-goal = { $what }
do-objectives-done = { $count ->
    [0] Go on
   *[other] None, or no more
}
ask-which-goal = With which card?
wait-which-goal = completing an objective
do-which-goal = { $what }
ask-civilization = Which civilization is yours?
wait-civilization = choosing a civilization
do-civilization = { $what }
ask-event-whole = Before you draw: the whole card, or its icon only?
wait-event-whole = announcing the event
do-event-whole-whole = The whole card
do-event-whole-icon = Its icon only
ask-event-pile = From which pile is the event drawn?
wait-event-pile = drawing an event
do-event-pile = { $what }
ask-exhaust = Which land is exhausted?
wait-exhaust = choosing exhausted land
do-exhaust = { $what }
ask-person = { $event } offers to join you for { $price ->
    [one] 1 culture token
   *[other] { $price } culture tokens
}
wait-person = considering a great person
do-person-take = Take the card
do-person-pass = Let it pass
ask-first-player = Who begins the next age?
wait-first-player = naming the first player
do-first-player = { $what }
ask-raze = Raze a city of size 1?
wait-raze = in the Status Phase
do-raze = Raze { $what } for 1 gold: the city is gone
do-raze-none = No
ask-refugee = Your city is lost. Where does a settler find refuge?
wait-refugee = placing a settler
do-refugee = In { $what }
do-refugee-none = Nowhere
ask-hand-over = Which card do you hand over?
wait-hand-over = handing over a card
do-hand-over = { $what }
log-handed = { $seat } hands { $card } over to { $other }

# barbarians and pirates
ask-barbarian-where = Where do barbarians appear?
wait-barbarian-where = placing barbarians
do-barbarian-where = { $what }
ask-barbarian-city = Where do barbarians settle?
wait-barbarian-city = placing barbarians
do-barbarian-city = { $what }
ask-barbarian-unit = Which unit joins the barbarians of { $city }?
wait-barbarian-unit = placing barbarians
do-barbarian-unit = { $what }
ask-barbarian-army = Which army of barbarians moves?
wait-barbarian-army = moving barbarians
do-barbarian-army = { $what }
ask-barbarian-step = Where do the barbarians go?
wait-barbarian-step = moving barbarians
do-barbarian-step = { $what }
ask-pirate-place = Where do pirates appear?
wait-pirate-place = placing pirates
do-pirate-place = { $what }
ask-pirate-taken = Which pirate ship moves?
wait-pirate-taken = placing pirates
do-pirate-taken = { $what }
ask-raid = Pirates raid you: what do you give?
wait-raid = giving in to pirates
do-raid = { $what }
do-raid-captive = A captive: { $unit } of { $owner }
do-raid-none = No captive
ask-raid-mood = Pirates raid you: the mood of which city drops?
wait-raid-mood = giving in to pirates
do-raid-mood = { $what }

# conflicts
ask-tactics = Battle at { $at }, round { $round }: which tactics?
wait-tactics = choosing tactics
do-tactics = { $what }
do-tactics-none = No tactics
ask-elephant = How do your elephants act?
wait-elephant = deciding about elephants
do-elephant = { $what }
ask-losses = Which unit do you lose?
wait-losses = taking losses
do-losses = { $what }
ask-surplus = The ships cannot carry all: who is lost?
wait-surplus = taking losses
do-surplus = { $what }
ask-retreat = Fight on at { $at }, or retreat?
wait-retreat = deciding whether to fight on
do-retreat-fight = Fight on
do-retreat-retreat = Retreat
ask-siege = Siegecraft: 2 wood against Strike, 2 ore against Wall
wait-siege = preparing the siege
do-siege-strike = Switch off Strike
do-siege-wall = Switch off Wall
do-siege-done = Begin the assault

# effects of advances
ask-links = Which trade route?
wait-links = choosing trade routes
do-links-link = From { $start } to { $city }
do-links-done = No more routes
ask-link-income = What does the route to { $city } bring?
wait-link-income = taking the income of trade
do-link-income = { $what }
ask-dogma = Dogma: which advance?
wait-dogma = choosing an advance
do-dogma = { $what }
ask-games = Circus & Sports: which city?
wait-games = holding games
do-games = { $what }
ask-games-steps = By how many steps?
wait-games-steps = holding games
do-games-steps = { $what }
ask-medicine = Medicine: which resource comes back?
wait-medicine = getting a resource back
do-medicine = { $what }
ask-taxes = Taxes: { $left ->
    [one] 1 more
   *[other] { $left } more
}
wait-taxes = levying taxes
do-taxes = { $what }
ask-theaters = Theaters: which token do you give?
wait-theaters = exchanging tokens
do-theaters = { $what }

# the log
log-round = Age { $age }, round { $number }
log-turn = Turn of { $seat }
log-status = Status Phase of age { $age }
log-first-player = { $seat } is first player
log-civilization = { $seat } leads: { $civ }
log-advance = { $seat } acquires { $advance }
log-civ-advance = { $seat } also gains { $advance }
log-government = { $seat } changes to { $group }
log-founds = { $seat } founds a city in { $at }
log-builds = { $seat } builds { $what } in { $city }
log-recruits = { $seat } recruits 1 { $unit } in { $city }
log-leader = { $leader } leads for { $seat }, in { $at }
log-leader-lost = { $seat } loses { $leader }
log-moves = { $seat } moves from { $start } to { $to }: { $units }
log-explores = { $seat } explores new land
log-gains = { $seat } takes { $goods }
log-no-room = { $seat } has no room for { $goods }
log-pays = { $seat } pays { $goods }
log-loses = { $seat } loses { $goods }
log-mood = { $city } is { $mood } now
log-influence = { $seat } influences { $target } from { $source }
log-influence-roll = { $seat } rolls { $value }
log-influence-result = { $success ->
    [1] The influence succeeds
   *[other] The influence fails
}
log-influenced = { $building } in { $at } now shines for { $seat }
log-conflict = Attack in { $at }: { $attacker } against { $defender }
log-lays = { $seat } puts down a card
log-reveals = { $seat } reveals { $card }
log-rolls = { $bonus ->
    [0] { $seat } rolls { $dice }: combat value { $value }
   *[other] { $seat } rolls { $dice } with a bonus of { $bonus }: combat value { $value }
}
log-rolls-nothing = { $seat } has nobody to roll for: combat value { $value }
log-wild-rolls = { $bonus ->
    [0] A roll for { $owner }: { $dice }; combat value { $value }
   *[other] A roll for { $owner }: { $dice } with a bonus of { $bonus }; combat value { $value }
}
log-wild-rolls-nothing = No dice for { $owner }: combat value { $value }
log-losses = Units lost: { $attacker } { $lost }, { $defender } { $killed }
log-result = { $result }
name-result-0 = The attackers win
name-result-1 = The defenders win
name-result-2 = Both sides are wiped out
name-result-3 = The attackers retreat
log-conquers = { $at } is conquered by { $winner }; it was held by { $owner }
log-destroyed = The city in { $at } is destroyed
log-event = { $seat } draws the event { $event }
log-exhausted = The land in { $at } is exhausted
log-barbarian-city = Barbarians settle in { $at }
log-barbarian-unit = The barbarians of { $at } grow: { $unit }
log-barbarians-move = Barbarians move from { $start } to { $to }
log-pirates = Pirates appear in { $at }
log-takes-person = { $event } joins { $seat }
log-plays-person = { $seat } uses { $event }
log-plays = { $seat } plays { $card }
log-discards = { $seat } discards { $card }
log-takes-discard = { $seat } takes { $card } from the discard pile
log-draws-action = { $seat } draws an action card
log-draws-goal = { $seat } draws an objective card
log-draws-wonder = { $seat } draws a wonder card
log-drawn = You drew { $card }
log-shows-wonder = { $seat } lays { $wonder } open
log-completes = { $seat } completes { $objective }
log-end-roll = The roll for the end shows { $value }
log-deal = { $seat } trades with { $other }: { $give } for { $get }

# the board
board-title = Clash of Cultures, age { $age }, round { $round }
place-map = Map
place-hand = My hand
hand-empty = No cards in hand.
tip-track-age = After the third round of each age comes the Status Phase: objectives, a free advance, cards, the first player.
tip-track-order = Turn order, the first player with the banner. Hammers are actions left.
place-my-board = My board
place-board = { $seat }
place-battle = Battle
place-last-battle = Last battle
battle-title = Combat in { $at }
battle-title-city = Combat for the city in { $at }{ $fortress ->
    [0] { "" }
   *[other] , with a Fortress
}
battle-title-sea = Naval battle in { $at }
battle-attacker = attacker
battle-defender = defender
battle-barbarians = Barbarians
battle-pirates = Pirates
battle-round = Round { $round }
battle-choose = Your tactics
battle-no-effect = no effect here
battle-no-card = No tactics card
battle-sealed = A card, face down
battle-sealed-own = A card, face down: { $tactic }
battle-again = Leader: the die that showed { $value } was rolled again
battle-shield = shield
battle-hindered = held back
battle-hits = { $hits ->
    [0] Value { $value }: no hit
    [one] Value { $value }: 1 hit
   *[other] Value { $value }: { $hits } hits
}
battle-hits-saved = { $hits ->
    [one] Value { $value }: 1 hit, { $saved } cancelled
   *[other] Value { $value }: { $hits } hits, { $saved } cancelled
}
tip-unit-infantry = In a combat each infantry icon wakes one infantry: +1 to the combat value.
tip-unit-cavalry = In a combat each cavalry icon wakes one cavalry: +2 to the combat value.
tip-unit-elephant = In a combat an elephant icon wakes one elephant: the number of that die does not count, and a hit is cancelled.
tip-unit-leader = In a combat the leader rolls a die with a leader icon again.
tip-unit-ship = A ship carries 2 land units and fights at sea.
tip-unit-settler = A settler founds cities. It does not fight.
tip-die = The number does not count; a hit is cancelled instead.
tip-die-title = A die with an elephant: { $value }
board-ages = Ages and rounds
board-order = Turn order
board-deck = deck
board-discard = discard
board-event-box = event box
board-leaders = Leaders
board-legend = On the map
board-wonder = Wonder
board-supply = In the supply
board-objectives = Objectives: { $count }
board-captives = Captives: { $count }
deck-action = Actions
deck-objective = Objectives
deck-wonder = Wonders
deck-event = Events
card-play-free = Free action
card-play-action = 1 action
card-play-trigger = At its moment
card-needs = Needs { $what }
goal-met = fulfilled now
goal-moment = at its moment

# tips
battle-odds = Odds without cards: attacker { $win }%, defender { $loss }%
tip-odds-title = Odds
tip-odds-how = Counted exactly from the dice: no tactics cards, nothing paid for, no retreat; infantry is lost first.
tip-attack = Attack: you win in { $win }%, lose in { $loss }%, both are wiped out in { $nobody }%. On average you lose { $cost }, they lose { $toll }. Without cards and retreat.
tip-attack-open = Nobody fights here: the space is taken.
tip-attack-price = Before the attack you pay { $goods }.
tip-enter-forest = Forest: who enters it may move on this turn, but not attack.
tip-enter-mountain = Mountain: who enters it moves no more this turn.
tip-enter-unexplored = Exploring: a tile is drawn; a land squad is never laid into the sea.
tip-enter-sea = Aboard: ships there have room for this squad.
tip-enter-road = By road: 1 food and 1 ore.
objective-fulfilled = Fulfilled
objective-later = At its moment
objective-missing = 1 missing: { $what }
advice-title = A first game
advice-1 = Move your settler out at once and found a second city: with one city alone nothing can be built.
advice-2 = Then take Storage: without it you keep only 2 food.
advice-3 = Read your objectives before you choose advances: an objective is worth four of them.
advice-4 = Explore with later settlers. Every region may hold the forest, mountain or sea you lack.
advice-5 = Leave a soldier or a Fortress where barbarians are two spaces away.
advice-6 = Spread the work: a city activated twice in a turn loses its temper.
tip-orientation = The new land lies as in this picture.
tip-affordable = You can acquire it now.
tip-too-dear = Open to you, but you cannot pay for it now.
tip-other-government = Another government stands in its way: { $what }
tip-first-elsewhere = Needs first: { $what }
tip-comes-with = Comes along with { $what }.
tip-comes-any = Comes along with your first government advance.
tip-terrain = { $terrain }
tip-unexplored = Nobody has seen this land yet.
tip-exhausted = The land is exhausted: it gives nothing.
tip-city = City of { $owner }, size { $size }, { $mood }
tip-city-pieces = { $pieces }
tip-city-used = Activated this turn
tip-units = { $owner }: { $units }
tip-pirates = { $count ->
    [one] 1 pirate ship
   *[other] { $count } pirate ships
}
tip-owned = You own it.
tip-owned-by = Owned by { $who }
tip-first = The first advance of the group comes first: { $what }
tip-bonus = Gives 1 { $what }
tip-building = Allows { $what }
tip-stock = { $what }: { $number }
tip-stock-limit = { $what }: { $number } of at most { $limit }
tip-event-box = { $count ->
    [0] Empty
   *[other] Cubes left: { $count }
}
tip-event-box-rule = When the last cube leaves the box, an event is drawn.
tip-event-box-title = Event box of { $seat }
tip-leader-now = Leads now
tip-leader-ready = Can be recruited
tip-leader-gone = No longer available
tip-pile-empty = The discard pile is empty.
tip-pile = Discarded, the last one first: { $cards }
tip-cost = Cost: { $goods }
tip-needs = Needs { $what }

# panels
purse-food = { $count ->
   *[other] food
}
purse-wood = wood
purse-ore = { $count ->
   *[other] ore
}
purse-ideas = { $count ->
    [one] idea
   *[other] ideas
}
purse-gold = gold
purse-mood = { $count ->
    [one] mood token
   *[other] mood tokens
}
purse-culture = { $count ->
    [one] culture token
   *[other] culture tokens
}
panel-points = Points
panel-cities = Cities
panel-advances = Advances
panel-army = Army units
panel-cards = Cards in hand
panel-actions = Actions left

# in words
text-age = Age { $age }, round { $round }. First player: { $seat }.
text-active = Turn of { $seat }, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} left.
text-decks = Decks: { $action } action, { $objective } objective, { $wonder } wonder, { $event } event cards.
text-player = { $owner }: { $points } points
text-goods = { $goods }
text-nothing = nothing
text-civ = { $civ }; leader: { $leader }
text-no-leader = none
text-advances = Advances: { $advances }
text-box = Cubes in the event box: { $count }
text-city = { $at }: { $mood }, size { $size }{ $pieces }
text-units = { $at }: { $units }
text-hand = Your cards: { $cards }
text-counts = Cards in hand: { $action } action, { $objective } objective, { $wonder } wonder
text-map = The map
text-hex = { $at }: { $terrain }
text-covered = Unexplored: { $hexes }
text-barbarians = Barbarians

# score sheet
score-pieces = City pieces
score-advances = Advances
score-leaders = Leaders of others
score-objectives = Objectives
score-wonders = Wonders
score-events = Events

# cards by their halves
name-card-A1 = Advance / Peltasts
name-card-A2 = Advance / Routing
name-card-A3 = Inspiration / Routing
name-card-A4 = Inspiration / Peltasts
name-card-A5 = Heroic General / Wedge Formation
name-card-A6 = Heroic General / High Morale
name-card-A7 = Spies / Defiant Stand
name-card-A8 = Spies / High Morale
name-card-A9 = Leap of Knowledge / High Ground
name-card-A10 = Leap of Knowledge / Tactical Surprise
name-card-A11 = Good Ideas / The Siege
name-card-A12 = Good Ideas / High Ground
name-card-A13 = Mercenaries / For the People
name-card-A14 = Mercenaries / Defiant Stand
name-card-A15 = Cultural Awe / Defiant Stand
name-card-A16 = Cultural Awe / Upgraded Defenses
name-card-A17 = City Growth / Tactical Retreat
name-card-A18 = City Growth / Peltasts
name-card-A19 = Focused Collection / Tactical Retreat
name-card-A20 = Focused Collection / Peltasts
name-card-A21 = Explorers / Routing
name-card-A22 = Explorers / Prepared Defenses
name-card-A23 = Negotiations / Scouts
name-card-A24 = Negotiations / Martyr
name-card-A25 = Leadership / High Ground
name-card-A26 = Leadership / Archers
name-card-A27 = Assassination / High Ground
name-card-A28 = Assassination / Archers
name-card-A29 = Mass Collection / Prepared Defenses
name-card-A30 = Mass Collection / Routing
name-card-A31 = New Goals / Flanking
name-card-A32 = New Goals / High Morale
name-card-A33 = Tech Synergy / Prepared Defenses
name-card-A34 = Tech Synergy / Archers
name-card-A35 = Teach Us Now! / Prepared Defenses
name-card-A36 = Teach Us Now! / Archers
name-card-A37 = Militia / Wedge Formation
name-card-A38 = Militia / High Morale
name-card-A39 = Tech Exchange / Tactical Surprise
name-card-A40 = Tech Exchange / High Ground
name-card-A41 = Idea Synergy / High Morale
name-card-A42 = Idea Synergy / Flanking
name-goal-O1 = Civilization! / Draft
name-goal-O2 = Academic / Conqueror
name-goal-O3 = Coastal Culture / Warmonger
name-goal-O4 = Advanced / Warmonger
name-goal-O5 = Religious / Warlord
name-goal-O6 = City Planner / Great Battle
name-goal-O7 = Ideas! / Against All Odds
name-goal-O8 = Happy / Conqueror
name-goal-O9 = Enlightened / Blockade
name-goal-O10 = Well Stocked / Amphibious Assault
name-goal-O11 = Rich / Great Navy
name-goal-O12 = Ore! / Great Army
name-goal-O13 = Wood! / Fortified
name-goal-O14 = Food! / Standing Army
name-goal-O15 = City Planner (buildings) / Militarized
name-goal-O16 = Focused / Daring
name-goal-O17 = Colony / Threat
name-goal-O18 = Culture / Legend
name-goal-O19 = Consulates / Great Battle
name-goal-O20 = Science / Amphibious Assault
name-goal-O21 = Merchant / Marauder
name-goal-O22 = Citadel / Warlord
name-goal-O23 = Seafarer / Aggressor
name-goal-O24 = Government / Assimilator
name-goal-O25 = Government / Aggressor
name-goal-O26 = Dominion / Military Might
name-goal-O27 = New Founder / Defiance
name-goal-O28 = Trader / Defiance
name-goal-O29 = Sea Lanes / Draconian
name-goal-O30 = Balanced / Daring
name-goal-O31 = Influence / Assimilator
name-goal-O32 = Wonderful / Outposts
name-goal-O33 = Scientists / Equestrian
name-goal-O34 = Mercantile / Great Commander
name-goal-O35 = Tactical Diversity / King Slayer
name-goal-O36 = Legacy / Ivory Tide
name-goal-O37 = Great Migration / Stampede
name-goal-O38 = Civilization of Ages / Cleanse the Seas

# -- prompts and log: events ---------------------------------------------------------------------

do-turn-event = Use { $what }
ask-raise = Which city grows happier?
do-raise = { $what }
ask-place-unit = Where does the new unit stand: { $unit }?
do-place-unit = In { $what }
do-place-unit-none = Nowhere
ask-event-mood = { $steps ->
    [one] The mood of which city drops?
   *[other] Which city becomes angry?
}
wait-event-mood = suffering an event
do-event-mood = { $what }
ask-myths = Myths: keep the mood of { $city } for 1 mood token?
wait-myths = consulting the Myths
do-myths-pay = Pay 1 mood token
do-myths-accept = Let it drop
ask-lose-unit = Which unit do you lose? { $count } to go
wait-lose-unit = losing units
do-lose-unit = { $unit } in { $at }
ask-lose-cargo = The ship is gone: who goes down with it?
wait-lose-cargo = losing units
do-lose-cargo = { $unit } in { $at }
ask-pandemic = What does the Pandemic take? { $count } to go
wait-pandemic = suffering the Pandemic
do-pandemic = { $what }
do-pandemic-captive = A captive: { $unit } of { $owner }
do-pandemic-lost = { $unit } in { $at }
ask-share-food = Who gets 1 food? { $count } to share
wait-share-food = sharing food
do-share-food = { $what }
ask-settler-for = Who places a settler?
wait-settler-for = choosing who gets a settler
do-settler-for = { $what }
ask-wildfire = Which of your forest cities burns?
wait-wildfire = fighting the Wildfire
do-wildfire = { $what }
ask-civil-war = In which city is there Civil War?
wait-civil-war = in Civil War
do-civil-war = { $what }
ask-reformed = You have no Temple: who faces the Reformation instead?
wait-reformed = facing the Reformation
do-reformed = { $what }
ask-reformer = Who wins over one of your Temples?
wait-reformer = facing the Reformation
do-reformer = { $what }
ask-reform = Which Temple of { $owner } becomes yours?
wait-reform = winning over a Temple
do-reform = { $what }
ask-volcano = Which city does the Volcano bury?
wait-volcano = below the Volcano
do-volcano = { $what }
ask-earthquake = What collapses? At most { $count } more
wait-earthquake = in the Earthquake
do-earthquake-ruin = { $piece } in { $city }
do-earthquake-done = Nothing more
ask-revolt-action = Revolution: give up an army unit, or lose an action?
wait-revolt-action = facing the Revolution
do-revolt-action = Give up { $unit } in { $at }
do-revolt-action-none = Lose an action
ask-revolt-government = Revolution: give up an army unit, or change your government?
wait-revolt-government = facing the Revolution
do-revolt-government = Give up { $unit } in { $at }
do-revolt-government-none = Change the government
ask-uprising = Which token do you pay? At most { $count } more
wait-uprising = facing the Uprising
do-uprising = { $what }
do-uprising-captive = A captive: { $unit } of { $owner }
do-uprising-done = No more
ask-successor = A new leader, or 2 victory points?
wait-successor = looking for a successor
do-successor = { $what }
do-successor-points = 2 victory points
ask-leader-place = Where does { $leader } appear?
wait-leader-place = placing a leader
do-leader-place = { $what }
ask-envoys = Who gains a culture token, too?
wait-envoys = meeting envoys
do-envoys = { $what }
ask-lesson = { $event }: which advance, free of charge?
wait-lesson = learning from a great person
do-lesson = { $what }
do-lesson-none = None
ask-build-freely = In which city is something built?
wait-build-freely = building
do-build-freely = In { $what }
do-build-freely-none = Nowhere
ask-discover = Which region is discovered?
wait-discover = discovering new land
do-discover = Explore the region of { $at }
do-discover-none = None
ask-colony = Found a city there for 2 food?
wait-colony = thinking of a new city
do-colony = Found a city in { $what }
do-colony-none = No
ask-warlord = Great Warlord: move now?
wait-warlord = following the Great Warlord
do-warlord-move = Move
do-warlord-none = No
ask-change-tokens = Change a token into which one?
wait-change-tokens = changing tokens
do-change-tokens = Into a { $what }
do-change-tokens-done = No more
ask-diplomat = With whom does the Great Diplomat speak?
wait-diplomat = sending the Great Diplomat
do-diplomat = { $what }
ask-oracle = Which objective card is for { $other }?
wait-oracle = listening to the Great Oracle
do-oracle = { $what }
log-spared = { $seat } keeps the mood of { $city }
log-calmed = { $seat }: the Storm Master calms the storm over { $city }
log-falls = { $seat } loses { $unit } in { $at }
log-buries = { $what } in { $at } is buried
log-revolt = { $seat } loses an action
log-anarchy = { $seat } loses { $group }
log-reforms = { $seat } wins over the Temple of { $owner } in { $city }
log-envoys-wonder = The envoys show { $wonder }
log-takes-wonder = { $seat } takes { $wonder }
log-eclipse = The sun returns; the point is for { $seat }
log-horse = { $seat } leaves a wooden horse before { $at }
log-dismisses = { $event } leaves { $seat }
log-embassy = { $seat } sends the Great Diplomat to { $other }
log-assigns = { $seat } assigns an objective card to { $other }
# wonders
ask-library = The Great Library: which advance do you use this turn?
wait-library = searching the Great Library
do-library = { $what }
ask-statue = The Great Statue: which objective do you discard?
wait-statue = discarding an objective
do-statue = Discard { $what }
log-library = { $seat } uses { $advance } this turn, out of the Great Library
log-wonder-taken = { $wonder } belongs to { $seat } now

# action cards and tactics
ask-aim = { $card }: against whom?
wait-aim = naming the target of a card
do-aim = { $what }
ask-learn = { $by }: which advance?
wait-learn = choosing an advance
do-learn = { $what }
ask-synergy = Tech Synergy: which advance?
wait-synergy = choosing an advance
do-synergy = { $what }
ask-follow-up = How do you go on at once?
wait-follow-up = carrying out a card
do-follow-up = { $what }
ask-join = The barbarians are won over: which unit joins you?
wait-join = winning over barbarians
do-join = { $what }
ask-expedition = Explorers: which region?
wait-expedition = sending explorers
do-expedition-region = Explore the region of { $at }
do-expedition-none = Only place a settler
ask-keep-goal = New Goals: which card do you keep?
wait-keep-goal = weighing new goals
do-keep-goal = Keep { $what }
do-keep-goal-none = Keep what I had
ask-give-goal = Which card do you give up for it?
wait-give-goal = weighing new goals
do-give-goal = Give up { $what }
ask-spies = The hand of { $other } lies open to you: which card do you take?
wait-spies = spying on { $other }
do-spies = Take { $what }
do-spies-none = Only look
ask-spies-give = Which card do you leave for it?
wait-spies-give = spying on { $other }
do-spies-give = Leave { $what }
ask-heroic-general = Pay 1 mood token to raise a city once more?
wait-heroic-general = celebrating a victory
do-heroic-general-pay = Pay 1 mood token
do-heroic-general-done = No
ask-mercenaries = Which barbarians do you hire?
wait-mercenaries = hiring mercenaries
do-mercenaries = Hire the army in { $what }
do-mercenaries-done = No more
ask-besieged = The Siege: pay 2 food to keep your clash abilities?
wait-besieged = enduring a siege
do-besieged-feed = Pay 2 food
do-besieged-none = Fight without them
ask-withdraw = Tactical Retreat: where do your units go?
wait-withdraw = withdrawing
do-withdraw = { $what }
log-plays-against = { $seat } plays { $card } against { $other }
log-exchanges-goal = { $seat } exchanges an objective card
log-spied = { $other } holds { $cards }
log-swapped = { $seat } takes { $card } and leaves { $given }
log-won-over = { $seat } wins over the barbarians in { $at }
log-struck = { $seat } loses { $unit } at once
log-volley = { $seat } rolls { $dice }: { $success ->
    [0] nothing happens
   *[other] it works
}
log-scouts = The scouts of { $seat } bring in { $card }
log-withdraws = { $seat } withdraws to { $to }

# -- spaces, sets of goods, trades ---------------------------------------------------------------

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
   *[other] { $goods } ({ $lost } lost: no room)
}
do-collect-number = { $good }: { $number }
do-pay-pay = { $goods }
do-pay-number = { $good }: { $number }
ask-effects = Which of your effects comes now, if any?
do-effects-effect = { $what }
do-effects-done = No effect: go on
do-move-effect = { $what }
do-influence-boost-boost = Spend the tokens
do-influence-boost-fail = Let it fail
do-lose-unit-lost = { $unit } in { $at }
ask-nomads-target = Where does the city move?
do-nomads-target = To { $what }
name-cards-action = an action card
name-cards-objective = an objective card
name-cards-wonder = a wonder card
count-cards-action = { $count ->
    [one] an action card
   *[other] { $count } action cards
}
count-cards-objective = { $count ->
    [one] an objective card
   *[other] { $count } objective cards
}
count-cards-wonder = { $count ->
    [one] a wonder card
   *[other] { $count } wonder cards
}
ask-proposal = { $given ->
    [0] { $wanted ->
        [0] What do you offer, and what do you ask for?
       *[other] You ask for { $get }. What else?
    }
   *[other] { $wanted ->
        [0] You give { $give }. What else?
       *[other] You give { $give } for { $get }. What else?
    }
}
ask-proposal-answer = { $given ->
    [0] { $other } asks you for { $get }.
   *[other] { $wanted ->
        [0] { $other } gives you { $give }.
       *[other] { $other } offers { $give } for { $get }.
    }
}
group-proposal-give = You give: goods
group-proposal-show = You give: cards
group-proposal-hide = You give: cards
group-proposal-cede = You give: great persons
group-proposal-get = You ask for: goods
group-proposal-want = You ask for: cards
group-proposal-claim = You ask for: great persons
do-proposal-give = Give { $what }
do-proposal-get = Ask for { $what }
do-proposal-show = Give { $what }, shown
do-proposal-hide = Give { $what }, unseen
do-proposal-want = Ask for { $what }
do-proposal-cede = Hand over { $what }
do-proposal-claim = Ask for { $what }
log-trade-proposal = { $given ->
    [0] { $seat } asks { $other } for { $get }.
   *[other] { $wanted ->
        [0] { $seat } would give { $other } { $give }.
       *[other] { $seat } offers { $other } { $give } for { $get }.
    }
}
log-trade-proposal-accepted = { $given ->
    [0] { $other } gives { $seat } { $get }.
   *[other] { $wanted ->
        [0] { $seat } gives { $other } { $give }.
       *[other] { $seat } trades { $give } with { $other } for { $get }.
    }
}
log-trade-proposal-refused = { $given ->
    [0] { $other } does not give { $get }.
   *[other] { $wanted ->
        [0] { $other } does not take { $give }.
       *[other] { $other } does not give { $get } for { $give }.
    }
}
source-goods = Resources and tokens
source-units = Units: cost and number
source-pieces = City pieces: cost and number
source-advances = Advances
source-titles = Action cards, upper halves
source-tactics = Action cards, tactics
source-events = Event cards
source-objectives = Objectives
source-wonders = Wonders
source-civilizations = Advances of the civilizations
source-leaders = Leaders
source-layouts = Tiles and layouts of the board
source-track = The track with seven ages: when the game ends
source-man_god = The pairs of advances of Man God

# -- civilizations and leaders -------------------------------------------------------------------

ask-aztec-gold = What do you exchange for gold?
do-aztec-gold = { $what } for 1 gold
do-aztec-gold-captive = A captive for 1 gold: { $unit } of { $owner }
do-aztec-gold-done = Nothing more
ask-toil = Does a captive work on it, for 2 resources?
do-toil-give = Give up a captive
do-toil-done = No more
ask-frighten = Which enemy unit flees, and where?
do-frighten-drive = { $unit } from { $start } to { $to }
ask-captives = Which fallen units become captives?
do-captives = { $what }
do-captives-done = No more
ask-seize = Which barbarian becomes a captive?
do-seize-seize = { $unit } in { $at }
ask-rebate = What need not be paid?
do-rebate = 1 { $what } less
ask-shipwrights = Where does a unit turn into another one?
do-shipwrights = In { $what }
ask-shipwrights-unit = Which unit?
do-shipwrights-unit-take = { $unit }
ask-shipwrights-into = What does it become?
do-shipwrights-into = { $what }
ask-shipwrights-follow = Who goes along?
do-shipwrights-follow-change = { $unit } becomes { $into }
do-shipwrights-follow-take = { $unit }
do-shipwrights-follow-done = Nobody else
ask-city-states = Which city counts as activated?
do-city-states = { $what }
ask-charm = Which card is played as a free action?
do-charm = { $what }
ask-nomads-party = Who goes with the city?
do-nomads-party-take = { $unit }
do-nomads-party-done = Nobody else
ask-nomads = Which city moves?
do-nomads = { $what }
ask-praise = Ideas or culture?
do-praise-ideas = 2 ideas
do-praise-culture = 1 culture token
ask-hegemony = Which ship becomes a city?
do-hegemony = A ship in { $what }
ask-hegemony-ship = Which of the ships there becomes a city?
do-hegemony-ship = The { $what }
ask-ashore = Who goes ashore?
do-ashore = { $what }
do-ashore-done = Nobody else
ask-forbid = Which barbarian armies stay where they are?
do-forbid = The army in { $what }
do-forbid-done = No more
ask-scribe = What does your Draft bring?
do-scribe-card = An action card
do-scribe-infantry = An infantry

ask-druids = What does your success bring?
do-druids-druids = A token under the settlement
do-druids-exchange = A building of yours
ask-spread = Which new unit stands outside the city?
do-spread = { $what }
do-spread-done = No more
ask-spread-place = Where does it stand?
do-spread-place = In { $what }
ask-terror = Which enemy unit leaves the combat?
do-terror = { $what }
ask-terror-place = Where does it go?
do-terror-place = To { $what }
ask-recall = Which card do you take back?
do-recall = { $what }
ask-immortals = How many culture tokens, for +1 each?
do-immortals = { $what }
ask-convert = Which unit is converted?
do-convert = { $what }
ask-calendar = Does the event you see stay on top?
wait-calendar = looking at an event
do-calendar-leave = Leave it there
do-calendar-bury = Put it under the deck
ask-rebuild-old = Which building is replaced?
do-rebuild-old = { $what }
ask-rebuild-new = What takes its place?
do-rebuild-new = { $what }
ask-imperial-army = Which units change?
do-imperial-army-change = { $unit } in { $at }
do-imperial-army-done = No more
ask-province = What mood does the province get?
do-province = { $what }
log-turns-into = { $seat } turns a unit into { $unit }.
log-wanders = The nomads of { $seat } move from { $start } to { $to }.
log-cancels = { $seat } cancels the card.
log-looks-at-event = { $seat } looks at the top event card.
log-event-seen = You see { $event }.
do-follow-up-effect = { $what }
do-revolt-action-lost = { $unit } in { $at }
do-revolt-government-lost = { $unit } in { $at }
do-waiver-effect = { $what }
do-waiver-done = Pay the price
do-target-edge = Sail round to { $what } and explore
ask-trade-with = With whom do you trade?
do-trade-with = { $what }
do-trade-with-drop = Nobody
name-tile-R05 = Region 5
name-tile-R06 = Region 6
name-tile-R07 = Region 7
name-tile-R08 = Region 8
name-tile-R09 = Region 9
name-tile-R10 = Region 10
name-tile-R11 = Region 11
name-tile-R12 = Region 12
name-tile-R13 = Region 13
name-tile-R14 = Region 14
name-tile-R15 = Region 15
name-tile-R16 = Region 16
name-tile-R17 = Region 17
name-tile-R18 = Region 18
name-tile-R19 = Region 19
name-tile-R20 = Region 20
ask-road-gate = From which space does the squad attack? It would retreat there
do-road-gate = From { $what }
ask-share = Share the space with the pirates, or attack them?
do-share-share = Share it
do-share-attack = Attack
ask-turncoats = Where do your ships attack their pirate allies?
do-turncoats = In { $what }

# -- why a hint is good
reason-clash-points = points so far
reason-clash-cities = what the cities will give
reason-clash-learning = useful advances
reason-clash-goods = resources and tokens
reason-clash-people = settlers near good land
reason-clash-army = units on guard
reason-clash-danger = safety of the cities, and prey within reach
reason-clash-cards = cards in hand
reason-clash-objectives = objectives as good as done
reason-clash-actions = actions left this turn

# -- why not -------------------------------------------------------------------------------

why-price = It costs { $price }; you have { $goods ->
    [0] nothing
   *[other] { $have }
}.
why-advance-price = { $count ->
    [one] An advance costs
   *[other] { $count } advances together cost
} { $price } food, for which ideas and gold may stand in; you have { $food } food, { $ideas } ideas and { $gold } gold.
why-no-actions = You have no action left in this turn.
why-card-other-time = That card is played only at the moment it names, once for each such moment.
why-card-useless = That card could change nothing now.
why-card-not-held = { $count ->
    [0] You have no action card in your hand.
    [one] The one action card in your hand is another.
   *[other] That card is not among the { $count } action cards in your hand.
}
why-yourself = That is you: another player is asked for.
why-no-such-good = You have none of that: { $good }.
why-payment-short = For this payment you lack { $short }; what is due: { $price }.
why-payment-wrong = That does not pay what is due: { $price }.
why-already-angry = The city is angry already: { $city }.
why-region-not-beside = That region does not touch one with a city of yours.
why-trades-off = This table is played without trades.
why-traded-enough = You have made { $count } trades in this turn.
why-nothing-to-trade = Nobody has anything to trade.
why-no-settlement = All your settlements are on the board.
why-no-site = { $count ->
    [0] You have no settler on the board.
   *[other] None of your { $count } settlers stands where a city can be founded: on land that is neither barren nor exhausted, without city or enemies.
}
why-no-units = You have no units on the board.
why-no-tactics = Army units move only with Tactics, which you do not have.
why-all-tired = None of your units may move again in this turn.
why-nothing-moves = Those of your units that may still move in this turn have nowhere to go.
why-no-cities = You have no city.
why-all-happy = All your cities are happy already.
why-no-happiness = A step costs as many mood tokens as the city is large, { $price } at least; you have { $count }.
why-influenced = You have had your success of this turn.
why-no-influence = In reach of your cities there is no building that you could exchange.
why-one-collect = Free Economy leaves you no other Collect in this turn.
why-no-city-for = None of your { $count } cities { $purpose ->
    [collect] has anything to collect
    [construct] can get a building (each needs an advance that names it) or a wonder that you can pay
   *[other] can recruit a unit that you can pay
} now.
why-not-your-city = You have no city there: { $city }.
why-angry-used = The city is angry and has been activated in this turn: { $city }.
why-nothing-in-city = { $purpose ->
    [collect] There is nothing to collect: { $city }.
    [construct] There is no building or wonder for it that you may build and can pay: { $city }.
   *[other] There is no unit for it that you may recruit and can pay: { $city }.
}
why-person-not-held = You do not have that great person.
why-effect-not-yours = You do not have { $effect }.
why-effect-used = You have used it in this turn already: { $effect }.
why-effect-unable = Its price or its condition is missing now: { $effect }.
why-effect-forbids = An effect forbids it: { $effect }.
why-owned = You have { $advance } already.
why-other-government = You have advances of another government: { $advance } would be a second one.
why-same-government = That is your government already: { $group }.
why-needs = { $advance } needs { $need }, which you do not have.
why-first-of-group = { $first } comes first in its group: without it, no { $advance }.
why-city-there = A city stands there already: { $at }.
why-no-settler = You have no settler there: { $at }.
why-settler-aboard = The settler is aboard a ship: { $at }.
why-exhausted-ground = The land there is exhausted: { $at }.
why-barren-ground = The ground there is barren: { $at }.
why-no-ground = An effect allows you no city there: { $at }.
why-not-happy = The city is not happy: { $city }.
why-wonder-not-held = You do not hold that wonder card: { $wonder }.
why-building-there = A { $building } stands there already: { $city }.
why-city-full = The city has size { $size }; you own { $count } { $count ->
    [one] city
   *[other] cities
}, and no city grows beyond 5 or that number: { $city }.
why-angry = The city is angry: { $city }.
why-supply-empty = You have no { $building } left.
why-not-coastal = No sea is known beside the city: { $city }.
why-nobody-recruited = At least one unit must be recruited: { $city }.
why-no-extra = Neither Sanitation nor Draft gives an extra { $unit } now.
why-no-leader = All your leaders are dead or in play.
why-no-port = There is no Port: { $city }.
why-no-market = There is no Market: { $city }.
why-unit-not-here = No { $unit } can be recruited there: { $city }.
why-unit-nowhere = You have none left in supply or elsewhere on the board: { $unit }.
why-city-number = The city recruits { $most } { $most ->
    [one] unit
   *[other] units
} at most: { $city }.
why-stack-full = The stack limit of { $most } army units allows no more: { $city }.
why-stack-full-there = The stack limit of { $most } army units allows no more there: { $at }.
why-already-happy = The city is happy already: { $city }.
why-mood-price = A step costs { $price } mood { $price ->
    [one] token
   *[other] tokens
} here, the size of the city; you have { $count }: { $city }.
why-too-large = The city has size { $size }, not 1: { $city }.
why-bound-city = The city is under foreign influence and can only try to free itself: { $city }.
why-no-target-from = In reach of this city there is no building that you could exchange: { $city }.
why-no-city-there = There is no city: { $at }.
why-no-building = The city has no building: { $city }.
why-nothing-to-exchange = Its buildings are yours, cannot be exchanged, or you have none of their kind left: { $city }.
why-no-way-known = No explored way leads from { $here } to { $at }.
why-no-boost = The city is { $distance } spaces away, the range is { $range }, and its owner allows no boost: { $city }.
why-out-of-range = The city is { $distance } spaces away, the range is { $range }; you have { $count } culture { $count ->
    [one] token
   *[other] tokens
} to extend it: { $city }.
why-building-missing = There is no { $building }: { $city }.
why-building-yours = It is of your colour already: { $building }.
why-building-stays = It keeps its colour: { $building }.
why-no-known-land = No land is known there: { $at }.
why-not-empty = The space is not empty: { $at }.
why-near-foreign-city = It is less than 2 spaces from a city of another player: { $at }.
why-not-two-away = It is not exactly 2 land spaces from one of your cities and as far from the others: { $at }.
why-no-known-sea = No sea is known there: { $at }.
why-ships-there = Ships of a player are there: { $at }.
why-not-beside-your-city = One of the two must touch a city of yours, and this space touches none: { $at }.
why-goal-not-held = You do not hold that objective card.
why-goal-done = You have completed this objective in this Status Phase already: { $objective }.
why-goal-excluded = It does not go together with { $other } in one Status Phase: { $objective }.
why-nothing-raised = No city has been raised yet.
why-no-edge = The squad reaches no sea space at the edge of the board.
why-no-passage = Neither way round the board leads there first.
why-region-known = That region is explored already.
why-region-far = That region does not touch the sea the squad can reach.
why-goal-other-time = It is completed at the moment it describes, not in the Status Phase: { $objective }.
why-goal-open = Its condition is not met now: { $objective }.
why-no-units-there = You have no units there: { $at }.
why-nowhere-to-go = The units there have nowhere to go: { $at }.
why-moved-units = The units there have moved in this action: { $at }.
why-not-so-many = There are only { $count } of them in { $at }: { $unit }.
why-squad-stuck = A squad put together like this has nowhere to go: { $at }.
why-new-only = Only the cavalry just recruited rides out.
why-new-one-step = The new cavalry goes one space, and not by Roads.
why-stands-there = The squad stands there already: { $at }.
why-no-sea-way = The two are not in the same ocean: { $here } and { $at }.
why-ships-on-land = Ships do not go on land: { $at }.
why-sea-blocked = Enemy ships are in the way between { $here } and { $at }.
why-not-adjacent = { $at } is not adjacent to { $here }.
why-no-ship-room = You have no ship with room for the squad there: { $at }.
why-no-change-of-ship = Who is aboard can only go ashore, not onto other ships: { $at }.
why-settlers-only = Enemies or their city are there, and settlers alone do not fight: { $at }.
why-founded-not-built = Settlements are founded by settlers, not built.
why-no-expansion = This table is played without the expansion: { $what }.
why-extra-chosen = It gives one unit per Recruit, which you have chosen already: { $effect }.
why-extra-price = Its price in mood tokens cannot be paid, you have { $count }: { $effect }.
why-collect-many = The city gives { $most } { $most ->
    [one] resource
   *[other] resources
}, these are { $count }: { $city }.
why-collect-none = No free space in its reach gives { $good }: { $city }.
why-collect-fewer = The city gives more than that; say first that you take fewer: { $city }.
why-collect-spaces = Too few spaces give all of that at once: { $city }.
why-buildings-yours = Its buildings are of your colour already: { $city }.
why-buildings-stay = Its buildings keep their colour: { $city }.
why-buildings-spent = You have no building of the same kinds left: { $city }.
why-fought-units = The units there have fought in this turn: { $at }.
why-mountain-units = The units there entered a mountain in this turn: { $at }.
why-held-units = The effect that moved the units there allows them no other move in this turn: { $at }.
why-squad-ships = A ship carries { $most }: the ships that would go, or those that would stay, are too few for who is aboard: { $at }.
why-road-no-land = Roads lead over explored land only.
why-road-no-city = Neither { $here } nor { $at } is a city of yours.
why-road-too-far = { $at } is more than { $most } land spaces from { $here }.
why-road-blocked = Enemies, or too many of your own army units, stand on every way from { $here } to { $at }.
why-not-beside-city = It is not beside a city of yours: { $at }.
why-no-barbarian-city = No barbarian city stands there: { $at }.
why-barbarians-full = The stack limit allows no more barbarians there: { $at }.
why-barbarians-spent = No barbarian unit is in supply that may be placed there: { $at }.
why-no-barbarians-there = No barbarian army stands there: { $at }.
why-barbarians-stuck = That army finds no room on its way to your nearest city: { $at }.
why-barbarians-moved = The army there has moved already: { $at }.
why-barbarians-far = The army there is not within 2 land spaces of a city of yours: { $at }.
why-not-nearer = It leads them no nearer to your nearest city: { $at }.
why-settlers-unhurt = Settlers take no hits.
why-carried-unhurt = In a naval battle ships take the hits, not who is aboard: { $unit }.
why-not-fighting = No such unit of this side is in the conflict: { $unit }.
why-other-group = { $advance } does not belong to { $group }.
why-refused-enough = Two of your proposals were refused in this turn.
why-nothing-proposed = Nothing is offered or asked for yet.
why-proposed-already = That is part of your proposal already.
why-never-traded = Only resources, tokens and cards of a hand are traded.
why-not-yours-to-give = You have nothing of the kind to give: { $what }.
why-not-theirs-to-give = { $other } has nothing of the kind to give: { $what }.
why-from-forest = The squad entered a forest in this turn and cannot attack: { $at }.

# -- what the others are waiting for

wait-aztec-gold = exchanging goods for gold
wait-scribe = choosing what Draft brings
wait-druids = choosing what a success brings
wait-recall = taking back a card
wait-trade-with = choosing a trading partner
wait-turncoats = choosing where ships attack pirate allies
stage-age = Age { $age }, round { $number }
