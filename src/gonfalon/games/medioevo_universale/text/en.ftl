# Medioevo Universale in English. The arguments are explained in the module wording.

title = Medioevo Universale
blurb = The thirteenth century ends, and the two powers that held the world together fall apart. Rule one of six realms from Novgorod to Cairo: tax, build, trade, invent, sign pacts and break them, and keep the hordes from your gates, for honour decides.
players = 3 to 6 players, four hours or more at a table
credits = Original idea Nicola Iannone, design and development Michele Quondam (Giochix, 2018). The map, the events and most objectives are reconstructions.

option-turns = Turns
option-turns-tip = 8 is a short game, 10 a medium one, 12 a long one.
option-hours = Time limit
option-hours-tip = Hours of play; whoever looks at the clock says that they are over, and that turn is the last. 0 is no limit.
option-hours-0 = No limit
option-hours-3 = 3 hours
option-hours-4 = 4 hours
option-hours-5 = 5 hours
option-honour_limit-0 = No limit
option-honour_limit = Honour limit
option-honour_limit-tip = The game stops when somebody reaches it; 0 is no limit.
option-realms = Realms
option-realms-tip = Dealt at random, chosen in turn order, or bid for with honour.
option-realms-random = At random
option-realms-choice = Chosen
option-realms-auction = Starting auction
option-terrain = Terrain
option-terrain-tip = Variant: forests, hills, deserts and mountains cost more steps and other upkeep.
option-blood = Blood tokens
option-blood-tip = Variant: being plundered or losing home land gives tokens for +1 in battle.
option-teams = Teams
option-teams-tip = Variant: the honour of a team’s members is added up.

# -- names: pieces -------------------------------------------------------------------------------

name-unit-light = light infantry
name-unit-archer = archer
name-unit-heavy = heavy infantry
name-unit-cavalry = cavalry
name-unit-captain = captain
name-unit-captain2 = captain II
name-unit-captain3 = captain III
count-unit-light = { $count } light infantry
count-unit-archer = { $count ->
    [one] 1 archer
   *[other] { $count } archers
}
count-unit-heavy = { $count } heavy infantry
count-unit-cavalry = { $count } cavalry
count-unit-captain = { $count ->
    [one] 1 captain
   *[other] { $count } captains
}
count-unit-captain2 = { $count ->
    [one] 1 captain II
   *[other] { $count } captains II
}
count-unit-captain3 = { $count ->
    [one] 1 captain III
   *[other] { $count } captains III
}
name-carrier-wagon = War Wagon
name-carrier-galley = Galley
name-carrier-caravan = Caravan
name-carrier-ship = Merchant Ship
name-carrier-machine = siege machine
name-piece-wagon1 = War Wagon I
name-piece-wagon2 = War Wagon II
name-piece-wagon3 = War Wagon III
name-piece-galley1 = Galley I
name-piece-galley2 = Galley II
name-piece-galley3 = Galley III
name-piece-caravan1 = Caravan I
name-piece-caravan2 = Caravan II
name-piece-caravan3 = Caravan III
name-piece-ship1 = Merchant Ship I
name-piece-ship2 = Merchant Ship II
name-piece-ship3 = Merchant Ship III
name-piece-machine1 = Catapult
name-piece-machine2 = Trebuchet
name-piece-machine3 = Bombard
name-building-village = Village
name-building-town = Town
name-building-city = City
name-building-tower = Tower
name-building-fort = Fort
name-building-castle = Castle
name-building-cathedral = Cathedral
name-category-civil = civil building
name-category-military = military building
name-category-religious = religious building
name-good-black = arms
name-good-white = salt
name-good-brown = furs
name-good-yellow = cereals
name-good-green = slaves
name-good-orange = spices
name-good-blue = clothes
name-good-violet = wine
# The letter on its cube: one of its name, and no other good's.
letter-black = A
letter-white = S
letter-brown = F
letter-yellow = C
letter-green = L
letter-orange = P
letter-blue = T
letter-violet = W
count-good-black = { $count ->
    [one] 1 cube of arms
   *[other] { $count } cubes of arms
}
count-good-white = { $count ->
    [one] 1 cube of salt
   *[other] { $count } cubes of salt
}
count-good-brown = { $count ->
    [one] 1 cube of furs
   *[other] { $count } cubes of furs
}
count-good-yellow = { $count ->
    [one] 1 cube of cereals
   *[other] { $count } cubes of cereals
}
count-good-green = { $count ->
    [one] 1 cube of slaves
   *[other] { $count } cubes of slaves
}
count-good-orange = { $count ->
    [one] 1 cube of spices
   *[other] { $count } cubes of spices
}
count-good-blue = { $count ->
    [one] 1 cube of clothes
   *[other] { $count } cubes of clothes
}
count-good-violet = { $count ->
    [one] 1 cube of wine
   *[other] { $count } cubes of wine
}
name-colour-blue = blue
name-colour-yellow = yellow
name-colour-orange = orange
name-colour-red = red
name-colour-green = green
name-colour-violet = violet
name-gear-blue = blue gear
name-gear-yellow = yellow gear
name-gear-orange = orange gear
name-gear-red = red gear
name-gear-green = green gear
name-gear-violet = violet gear
name-branch-transport = Transport
name-branch-commerce = Commerce
name-branch-legislation = Legislation
name-branch-combat = Combat
name-branch-construction = Construction
name-branch-religion = Religion
name-terrain-plains = plains
name-terrain-forest = forest
name-terrain-hills = hills
name-terrain-mountains = mountains
name-terrain-desert = desert
name-icon-movement = Movement
name-icon-armies = Armies
name-icon-buildings = Buildings
name-icon-goods = Goods
name-side-barbarians = the barbarians

# -- names: realms, territories, seas ------------------------------------------------------------

name-realm-byz = Byzantine Empire
name-realm-mam = Mamluk Sultanate
name-realm-hun = Kingdom of Hungary
name-realm-hre = Holy Roman Empire
name-realm-nov = Novgorod Republic
name-realm-gol = Golden Horde
name-land-saxony = Saxony
name-land-westphalia = Westphalia
name-land-lower_lorraine = Lower Lorraine
name-land-franconia = Franconia
name-land-swabia = Swabia
name-land-bavaria = Bavaria
name-land-geneva = Geneva
name-land-pannonia = Pannonia
name-land-nitra = Nitra
name-land-alfold = Alfold
name-land-transylvania = Transylvania
name-land-temes = Temes
name-land-slavonia = Slavonia
name-land-croatia = Croatia
name-land-thracia = Thracia
name-land-rhodope = Rhodope
name-land-macedonia = Macedonia
name-land-bithynia = Bithynia
name-land-lydia = Lydia
name-land-phrygia = Phrygia
name-land-paphlagonia = Paphlagonia
name-land-lower_egypt = Lower Egypt
name-land-cairo = Cairo
name-land-upper_egypt = Upper Egypt
name-land-sinai = Sinai
name-land-palestine = Palestine
name-land-transjordan = Transjordan
name-land-syria = Syria
name-land-novgorod = Novgorod
name-land-pskov = Pskov
name-land-ingria = Ingria
name-land-karelia = Karelia
name-land-torzhok = Torzhok
name-land-vologda = Vologda
name-land-zavolochye = Zavolochye
name-land-saraj = Saraj
name-land-bolgar = Bolgar
name-land-yaik = Yaik
name-land-don = Don
name-land-kuban = Kuban
name-land-cumania = Cumania
name-land-yedisan = Yedisan
name-land-flanders = Flanders
name-land-burgundy = Burgundy
name-land-upper_lorraine = Upper Lorraine
name-land-provence = Provence
name-land-lombardy = Lombardy
name-land-liguria = Liguria
name-land-venetia = Venetia
name-land-romagna = Romagna
name-land-tuscany = Tuscany
name-land-latium = Latium
name-land-campania = Campania
name-land-apulia = Apulia
name-land-sicily = Sicily
name-land-sardinia = Sardinia
name-land-ifriqiya = Ifriqiya
name-land-tripolitania = Tripolitania
name-land-cyrenaica = Cyrenaica
name-land-marmarica = Marmarica
name-land-nubia = Nubia
name-land-acre = Acre
name-land-antioch = Antioch
name-land-aleppo = Aleppo
name-land-arabian_desert = Arabian Desert
name-land-cilicia = Cilicia
name-land-cyprus = Cyprus
name-land-galatia = Galatia
name-land-iconium = Iconium
name-land-pisidia = Pisidia
name-land-cappadocia = Cappadocia
name-land-trebisonda = Trebisonda
name-land-greater_armenia = Greater Armenia
name-land-georgia = Georgia
name-land-shirvan = Shirvan
name-land-azerbaijan = Azerbaijan
name-land-jazira = Jazira
name-land-iraq = Iraq
name-land-epirus = Epirus
name-land-attica = Attica
name-land-achaia = Achaia
name-land-candia = Candia
name-land-bosnia = Bosnia
name-land-dalmatia = Dalmatia
name-land-serbia = Serbia
name-land-bulgaria = Bulgaria
name-land-wallachia = Wallachia
name-land-moldavia = Moldavia
name-land-carinthia = Carinthia
name-land-austria = Austria
name-land-bohemia = Bohemia
name-land-brandenburg = Brandenburg
name-land-pomerania = Pomerania
name-land-greater_poland = Greater Poland
name-land-lesser_poland = Lesser Poland
name-land-prussia = Prussia
name-land-lithuania = Lithuania
name-land-livonia = Livonia
name-land-polotsk = Polotsk
name-land-smolensk = Smolensk
name-land-volhynia = Volhynia
name-land-galicia = Galicia
name-land-kiev = Kiev
name-land-chernigov = Chernigov
name-land-ryazan = Ryazan
name-land-vladimir = Vladimir
name-land-mordvia = Mordvia
name-land-vyatka = Vyatka
name-land-crimea = Crimea
name-land-denmark = Denmark
name-land-gothia = Gothia
name-land-svealand = Svealand
name-land-norway = Norway
name-land-finland = Finland
name-sea-north_sea = North Sea
name-sea-kattegat = Kattegat
name-sea-baltic_west = Western Baltic
name-sea-baltic_east = Eastern Baltic
name-sea-gulf_finland = Gulf of Finland
name-sea-gulf_bothnia = Gulf of Bothnia
name-sea-ligurian_sea = Ligurian Sea
name-sea-sardinian_sea = Sardinian Sea
name-sea-tyrrhenian_sea = Tyrrhenian Sea
name-sea-sicilian_channel = Sicilian Channel
name-sea-adriatic_north = Upper Adriatic
name-sea-adriatic_south = Lower Adriatic
name-sea-ionian_sea = Ionian Sea
name-sea-gulf_sidra = Gulf of Sidra
name-sea-libyan_sea = Libyan Sea
name-sea-aegean_south = Southern Aegean
name-sea-aegean_north = Northern Aegean
name-sea-propontis = Propontis
name-sea-black_sea_west = Western Black Sea
name-sea-black_sea_east = Eastern Black Sea
name-sea-sea_of_azov = Sea of Azov
name-sea-rhodian_sea = Rhodian Sea
name-sea-egyptian_sea = Egyptian Sea
name-sea-levantine_sea = Levantine Sea
name-area-lubeck = Lübeck
name-area-koln = Cologne
name-area-norimberga = Nuremberg
name-area-buda = Buda
name-area-brasso = Brassó
name-area-zagreb = Zagreb
name-area-constantinople = Constantinople
name-area-thessalonica = Thessalonica
name-area-nicaea = Nicaea
name-area-alexandria = Alexandria
name-area-jerusalem = Jerusalem
name-area-damascus = Damascus
name-area-novgorod = Novgorod
name-area-pskov = Pskov
name-area-ladoga = Ladoga
name-area-saraj = Saraj
name-area-bolgar = Bolgar
name-area-tana = Tana
name-area-genoa = Genoa
name-area-venice = Venice
name-area-rome = Rome
name-area-panormum = Panormum
name-area-tunis = Tunis
name-area-acre = Acre
name-area-antakya = Antakya
name-area-trebisonda = Trebisonda
name-area-tauris = Tauris
name-area-candia = Candia
name-area-tarnovo = Tarnovo
name-area-prague = Prague
name-area-danzica = Danzig
name-area-riga = Riga
name-area-kiev = Kiev
name-area-vladimir = Vladimir
name-area-caffa = Caffa
name-area-visby = Visby

# -- names: technologies, cards, events, windows -------------------------------------------------

name-tech-carpentry = Carpentry
name-tech-logistics = Logistics
name-tech-machinery = Machinery
name-tech-cartography = Cartography
name-tech-commerce = Commerce
name-tech-market = Market
name-tech-control = Control
name-tech-guilds = Guilds
name-tech-edict = Edict
name-tech-law = Law
name-tech-nation = Nation
name-tech-influence = Influence
name-tech-art_of_war = Art of War
name-tech-promotion = Promotion
name-tech-tactics = Tactics
name-tech-strategy = Strategy
name-tech-masonry = Masonry
name-tech-architecture = Architecture
name-tech-mathematics = Mathematics
name-tech-genius = Genius
name-tech-religion = Religion
name-tech-monasticism = Monasticism
name-tech-proselytism = Proselytism
name-tech-flight_of_time = Flight of Time
name-character-bishop = Bishop
name-character-warlord = Warlord
name-character-crossbowman = Crossbowman
name-character-scientist = Scientist
name-character-infiltrator = Infiltrator
name-character-spy = Spy
name-character-merchant = Merchant
name-character-tax_collector = Tax Collector
name-character-militia = Militia
name-character-surgeon = Surgeon
name-character-seller = Seller
name-character-architect = Architect
name-character-templar = Templar
name-character-magnate = Magnate
name-character-jailer = Jailer
name-character-plague_doctor = Plague Doctor
name-character-bard = Bard
name-character-assassin = Assassin
name-character-joker = Joker
name-character-diplomat = Diplomat
name-character-gunner = Gunner
name-character-ranger = Ranger
name-character-pirate = Pirate
name-character-princess = Princess
name-character-saviour = Saviour
name-character-cameleer = Cameleer
name-character-marauder = Marauder
name-character-heroine = Heroine
name-character-sheriff = Sheriff
name-character-mystic = Mystic
name-card-1 = Bishop (1)
name-card-2 = Bishop (2)
name-card-3 = Bishop (3)
name-card-4 = Warlord (4)
name-card-5 = Warlord (5)
name-card-6 = Warlord (6)
name-card-7 = Crossbowman (7)
name-card-8 = Crossbowman (8)
name-card-9 = Crossbowman (9)
name-card-10 = Scientist (10)
name-card-11 = Scientist (11)
name-card-12 = Scientist (12)
name-card-13 = Infiltrator (13)
name-card-14 = Infiltrator (14)
name-card-15 = Infiltrator (15)
name-card-16 = Spy (16)
name-card-17 = Spy (17)
name-card-18 = Spy (18)
name-card-19 = Merchant (19)
name-card-20 = Merchant (20)
name-card-21 = Merchant (21)
name-card-22 = Tax Collector (22)
name-card-23 = Tax Collector (23)
name-card-24 = Militia (24)
name-card-25 = Militia (25)
name-card-26 = Militia (26)
name-card-27 = Surgeon (27)
name-card-28 = Surgeon (28)
name-card-29 = Surgeon (29)
name-card-30 = Seller (30)
name-card-31 = Seller (31)
name-card-32 = Architect (32)
name-card-33 = Architect (33)
name-card-34 = Templar (34)
name-card-35 = Templar (35)
name-card-36 = Magnate (36)
name-card-37 = Magnate (37)
name-card-38 = Magnate (38)
name-card-39 = Jailer (39)
name-card-40 = Jailer (40)
name-card-41 = Jailer (41)
name-card-42 = Plague Doctor (42)
name-card-43 = Plague Doctor (43)
name-card-44 = Bard (44)
name-card-45 = Bard (45)
name-card-46 = Assassin (46)
name-card-47 = Assassin (47)
name-card-48 = Joker (48)
name-card-49 = Joker (49)
name-card-50 = Diplomat (50)
name-card-51 = Diplomat (51)
name-card-52 = Gunner (52)
name-card-53 = Gunner (53)
name-card-54 = Gunner (54)
name-card-55 = Ranger (55)
name-card-56 = Ranger (56)
name-card-57 = Pirate (57)
name-card-58 = Pirate (58)
name-card-59 = Princess (59)
name-card-60 = Princess (60)
name-card-61 = Saviour (61)
name-card-62 = Saviour (62)
name-card-63 = Cameleer (63)
name-card-64 = Cameleer (64)
name-card-65 = Marauder (65)
name-card-66 = Marauder (66)
name-card-67 = Heroine (67)
name-card-68 = Heroine (68)
name-card-69 = Sheriff (69)
name-card-70 = Sheriff (70)
name-card-71 = Mystic (71)
name-card-72 = Mystic (72)
name-event-e01 = Rhine in flood
name-event-e02 = Alpine winter
name-event-e03 = Storms on the northern coasts
name-event-e04 = Fever along the Elbe
name-event-e05 = Feud of the Lombard communes
name-event-e06 = Earthquake in Italy
name-event-e07 = Corsairs of the Middle Sea
name-event-e08 = The great northern frost
name-event-e09 = Crusade in Prussia
name-event-e10 = Raids across the Vistula
name-event-e11 = Famine on the Tisza
name-event-e12 = Plague on the Drava
name-event-e13 = War of the Balkan lords
name-event-e14 = Danube in flood
name-event-e15 = Quarrel of the Latin princes
name-event-e16 = Great fire in Thrace
name-event-e17 = Drought in Asia Minor
name-event-e18 = Turcoman raids
name-event-e19 = Earthquake in the Caucasus
name-event-e20 = War of the Ilkhan
name-event-e21 = Epidemic in Outremer
name-event-e22 = Sandstorms
name-event-e23 = The Nile fails
name-event-e24 = Locusts in Libya
name-event-e25 = Pestilence at Caffa
name-event-e26 = Thaw on the Volga
name-event-e27 = Princes at war in Rus
name-event-e28 = Hunger in the forest lands
name-event-e29 = Fire at Novgorod
name-event-e30 = The long night of the north
name-window-phase-start = phase start
name-window-activation-start = activation start
name-window-own-turn = own turn
name-window-card-turned = card turned
name-window-die-rolled = die rolled
name-window-payment = payment
name-window-objective-met = objective met
name-window-war-circle = war circle
name-window-event-drawn = event drawn
name-window-icons-chosen = icons chosen
name-window-rebellion-due = rebellion due
name-window-rebellion = rebellion
name-window-interest-due = interest due
name-window-taxes-end = taxes end
name-window-building-price = building price
name-window-cards-drawn = cards drawn
name-window-before-step = before step
name-window-entered = entered
name-window-pass-by = pass by
name-window-battle-opens = battle opens
name-window-round-opens = round opens
name-window-artillery = artillery
name-window-archery = archery
name-window-archers-rolled = archers rolled
name-window-melee-judged = melee judged
name-window-before-roll = before roll
name-window-rolls-made = rolls made
name-window-damage = damage
name-window-unit-destroyed = unit destroyed
name-window-round-ends = round ends
name-window-plunder = plunder
name-window-transport-lost = transport lost
name-window-deal = deal
name-window-turn-end = turn end
name-window-offer = offer
name-window-dispute = dispute

# -- texts: technologies -------------------------------------------------------------------------

effect-tech-carpentry = 1 blue per level: design a transport. Phase 4.
effect-tech-logistics = 1 blue per step: a land transport or siege machine enters a sea zone, or a ship enters a territory by land.
effect-tech-machinery = 1 blue per siege machine: until the end of the turn its crew also fights in the melee.
effect-tech-cartography = 2 blue: +1 MP for a unit, siege machine or transport with its load, even after a battle or in another player's activation.
effect-tech-commerce = 1 yellow per cube sold: +25 / 50 / 100 florins where a Village / Town / City stands.
effect-tech-market = 1 yellow: one of your purchases costs 50 less, or a sale brings 50 more; a purchase never becomes free.
effect-tech-control = 1 yellow per cube: move a cube between two neighbouring populated areas, one of them controlled by you, one holding your Caravan or Merchant Ship.
effect-tech-guilds = 2 yellow per stage: count a stage of your trade route as done, not the destination.
effect-tech-edict = 1 orange per territory: cross a barbarian territory without resistance.
effect-tech-law = 1 orange per rebellion: place it in a barbarian territory next to your home realm instead.
effect-tech-nation = 1 orange per unit: move a barbarian unit one step.
effect-tech-influence = 2 orange per unit: a barbarian unit becomes one of yours, from your reserve.
effect-tech-art_of_war = 1 red per level: recruit or raise a Captain. Phase 4.
effect-tech-promotion = 1 red per step: for this turn a unit in battle, yours or the enemy's, counts as the next type up or down.
effect-tech-tactics = 1 red per point: you assign a point of the damage you inflict.
effect-tech-strategy = 2 red per point: inflict 1 damage in the archers' step, without a roll.
effect-tech-masonry = 1 green per level: design a civil building. Phase 4.
effect-tech-architecture = 1 green per level: design a military building. Phase 4.
effect-tech-mathematics = 1 green per level: design a siege machine. Phase 4.
effect-tech-genius = 2 green per level: raise a building or siege machine by one level without florins.
effect-tech-religion = 1 violet: design a Cathedral. Phase 4.
effect-tech-monasticism = 1 violet becomes 1 technology point of another colour.
effect-tech-proselytism = 1 violet per card: use an Empire card of a neighbouring player; it is not turned.
effect-tech-flight_of_time = 2 violet per use: use a technology of a neighbouring player, paying its own costs as well.

# -- texts: Empire cards, ability and objective --------------------------------------------------

effect-card-1 = Name one territory: no fighting there this turn (players and barbarians alike). A battle already begun there stops when its current round ends; hordes still appear but nobody fights. Not on a territory named by a card 1 in the previous turn.
effect-card-2 = Name one territory: no buying or selling there this turn; a deal in progress is cancelled. Not on a territory named by a card 2 in the previous turn.
effect-card-3 = Name one territory: nothing may leave it this turn; a move in progress out of it stops there. Not on a territory named by a card 3 in the previous turn.
effect-card-4 = Your unit abilities are blocked only by an enemy with at least as many units of that type as you: with strictly more units of a type, you use that type's ability.
effect-card-5 = +2 to one attack value: yours, another player's or a barbarian one.
effect-card-6 = When you enter a territory controlled by another player, half of your military units (rounded up) keep their movement and may go on; the other half must stop.
effect-card-7 = Roll 1d6: 1-2, 3-4, 5-6 gives the Archer ability, on top of their own, to 1, 2, 3 of your military units (an Archer so chosen shoots twice).
effect-card-8 = For each pair of Archers you have in the battle, subtract 1 from each of your archer dice (at most -3).
effect-card-9 = Re-roll any of your archer dice, once each, before any other dice are rolled.
effect-card-10 = Units crewing your siege machines count double (the limit of 3 shots per machine may be exceeded).
effect-card-11 = One of your Caravans also works as a War Wagon of the same level, or one War Wagon as a Caravan.
effect-card-12 = One of your military buildings protects against a second kind of attack as well (two among artillery, archers, melee).
effect-card-13 = Pay 100: a total of 1d3 Empire cards of other players are not readied at the end of this turn.
effect-card-14 = Pay 100: one enemy military unit (not a Captain) facing you changes sides; replace it by the same type from your reserve.
effect-card-15 = Pay 100: place a horde (War Circle composition) as a rebellion in a neighbouring territory without units of yours; any battle is fought at once; its controller suffers a rebellion.
effect-card-16 = Sabotage one enemy War Wagon or siege machine in your battle. 1d8: 1-3 it loses one level (removed at level I); 7-8 you remove one of your own engaged units.
effect-card-17 = Ambush: 1d8: 1-3 one enemy military unit in the battle is removed; 7-8 you remove one of your own engaged units.
effect-card-18 = Trap one enemy military unit: 1d8: 1-3 it takes no part in the fight but can still be hit; 7-8 you remove one of your own engaged units.
effect-card-19 = Sell 1 cube in a barbarian territory (populated or not) without barbarian units, for 100 x (colours aboard - 1).
effect-card-20 = Sell any number of cubes from one transport, anywhere outside territories you control, at 50 each, ignoring every prohibition.
effect-card-21 = Buy 1 cube of any good in any populated area for 150.
effect-card-22 = Receive 10 from the bank for each cube on other players' transports inside territories you control.
effect-card-23 = Receive 20 from the bank for each cube on other players' transports inside territories you control.
effect-card-24 = When a rebellion breaks out or an enemy moves troops into your territory, place there free of charge one military unit from your reserve (a level I Captain allowed).
effect-card-25 = When a rebellion breaks out or an enemy moves troops into your territory, get 3 MP to share among your units so that they reach that territory to defend it (useless unless they arrive); no War Wagon needed.
effect-card-26 = When a rebellion breaks out or an enemy moves troops into your territory, it counts as having a Tower; if it has a military building, that building absorbs 1 more point. Only if you have military units there.
effect-card-27 = Ignore the first point of damage dealt to one unit.
effect-card-28 = In phase 4 of the next turn you may rebuy units lost in this battle round at half price (no technology points for Captains).
effect-card-29 = In this battle round your casualties from archers and siege machines are removed only at the end of the round and still fight in the melee.
effect-card-30 = Keep the Route tokens of a destroyed transport on the board for this turn; another transport may take over the route, done stages stay done.
effect-card-31 = Rearrange your Route tokens on the board as you like (done or not).
effect-card-32 = Buy 1 building for 50 florins less.
effect-card-33 = Buy 1 building at half price.
effect-card-34 = Place a military unit (not a Captain) free of charge in any territory outside your home realm; barbarian resistance applies and is fought at once.
effect-card-35 = Place a military unit (not a Captain) free of charge in a battle you are fighting outside your home realm: it fights on your side.
effect-card-36 = Put up to 300 florins on this card if it is empty, or take what lies on it plus 50% from the bank.
effect-card-37 = In phase 3, receive half of all interest paid this turn by the other players.
effect-card-38 = Your interest payment is 50 florins lower (not below 0).
effect-card-39 = Instead of destroying one enemy unit, keep it as your prisoner.
effect-card-40 = The ratio for capturing without the 50% penalty becomes 2:1.
effect-card-41 = When you capture without the 3:1 ratio, the reduction of your attack value is 2 points smaller (not below 0).
effect-card-42 = Shield 1-3 territories from the Event card (1d6: 1-2 one, 3-4 two, 5-6 three).
effect-card-43 = Shield 1 territory from the Event card.
effect-card-44 = Ready any one Empire card used this turn, yours or another player's.
effect-card-45 = Pay 50: ready any one Empire card used this turn, yours or another player's.
effect-card-46 = Reduce any one die just rolled by 1 (minimum 1), an opponent's included.
effect-card-47 = Reduce any two dice just rolled by 1 each (minimum 1), opponents' included.
effect-card-48 = Pay 50: cancel an Empire card just used; it stays turned and gives neither ability nor points.
effect-card-49 = Cancel an Empire card just used; it stays turned and gives neither ability nor points.
effect-card-50 = Protect 1d3 of your elements from plunder this turn (all cubes of one Great Market count as one): a hostile player must keep them, barbarians ignore them.
effect-card-51 = Protect 1 of your elements from plunder this turn: a hostile player must keep it, barbarians ignore it.
effect-card-52 = Each of your siege machines counts one extra crew unit in this battle (an unmanned machine fires once, a full one four times).
effect-card-53 = One of your siege machines may move beyond its MP as long as it accompanies an army.
effect-card-54 = One of your siege machines works as a War Wagon with a capacity of 1d3.
effect-card-55 = One transport with all it carries passes unseen through hostile territories (barbarian or player) until it reaches its destination.
effect-card-56 = Any number of transports starting from the same territory pass, with all they carry, unseen through hostile territories (barbarian or player) until they reach their destination.
effect-card-57 = Gives 1 technology point of any colour.
effect-card-58 = Gives 2 technology points of any one colour (both the same).
effect-card-59 = Another Empire card gives both its ability and its technology points at the same time (it may be another player's card).
effect-card-60 = Doubles the technology points given by another Empire card, Pirates included (it may be another player's card).
effect-card-61 = In the Event phase draw 3 Event cards and choose which one applies this turn, even if another was already drawn.
effect-card-62 = When you choose a new Empire card, reject all the cards drawn and draw a fresh set.
effect-card-63 = Move one cube from a populated area to a neighbouring populated area that has none of that colour.
effect-card-64 = Your transport completing a trade route also gets the Great Market bonus, if any.
effect-card-65 = Pay 100: place a horde (War Circle composition) that fights for you in a territory you control and where you have a military unit.
effect-card-66 = Send up to 2 of your military units, from any of your territories, to join a barbarian horde; survivors return at the end of the turn.
effect-card-67 = Turn a military unit into a level I Captain in an army that has none (any player's army).
effect-card-68 = Raise a Captain by one level, III at most (any player's Captain).
effect-card-69 = Raise one of your civil buildings by one level, if a military building of higher level stands in the same territory.
effect-card-70 = Raise one of your military buildings by one level, if a civil building of higher level stands in the same territory.
effect-card-71 = Receive 20 florins for each technology point of any colour you spend here.
effect-card-72 = Receive 100 florins for each set of 3 technology points of three different colours you spend here.
goal-card-1 = Control at least 2 Cathedrals.
goal-card-2 = Control Rome, or Jerusalem outside your home realm.
goal-card-3 = Control a Cathedral and a City in the same territory.
goal-card-4 = Win a battle as attacker against another player.
goal-card-5 = Plunder a caravan.
goal-card-6 = Conquer 3 territories in the same turn.
goal-card-7 = Have at least 7 Archers on the map.
goal-card-8 = Inflict at least 3 points of damage with archery in one battle round.
goal-card-9 = Have at least 3 Archers in one territory where you control a Fort or a Castle.
goal-card-10 = Own at least 2 siege machines of level II or III.
goal-card-11 = Own at least one Caravan, one Merchant Ship, one War Wagon and one Galley.
goal-card-12 = Reach technology level III in at least 2 branches.
goal-card-13 = At least 2 other players each have a rebel home territory, while you have none.
goal-card-14 = Hold at least 2 prisoners.
goal-card-15 = At least 3 home territories of other players are occupied by barbarians.
goal-card-16 = Destroy or capture an enemy siege machine.
goal-card-17 = Win a battle that you began with fewer military units than your enemy.
goal-card-18 = Win a battle against at least 3 military units without losing a unit.
goal-card-19 = Sell cubes of at least 3 different colours in one trade phase.
goal-card-20 = Sell at least 4 cubes in a single sale.
goal-card-21 = Carry cubes of at least 4 different colours on your transports.
goal-card-22 = Collect at least 600 florins of taxes in one turn.
goal-card-23 = With your tax level at 40 or 50, suffer no rebellion in an Event phase.
goal-card-24 = Suppress a rebellion.
goal-card-25 = Win a battle as defender inside your home realm.
goal-card-26 = Control a military building in at least 3 of your home territories.
goal-card-27 = Have at least 15 military units on the map.
goal-card-28 = Have at least one military unit of each of the five types on the map.
goal-card-29 = Win a battle that lasted at least 3 rounds.
goal-card-30 = Complete a trade route.
goal-card-31 = Complete a trade route of 6 or 8 stages.
goal-card-32 = Control at least 4 civil buildings.
goal-card-33 = Control a City.
goal-card-34 = Control at least 3 territories with a populated area outside your home realm.
goal-card-35 = Conquer a populated area held by another player.
goal-card-36 = Own at least 3000 florins and have no debt.
goal-card-37 = At least 2 other players are in debt, while you are not.
goal-card-38 = Repay your last loan, taken in an earlier turn, and still own at least 1500 florins.
goal-card-39 = Hold at least 3 prisoners.
goal-card-40 = Hold an enemy Captain prisoner.
goal-card-41 = Receive a ransom.
goal-card-42 = Control at least 10 territories and have no rebel home territory.
goal-card-43 = Control at least 4 buildings, none of them damaged.
goal-card-44 = Have pacts signed in earlier turns in force with at least 2 different players.
goal-card-45 = Have at least 3 Honour Points more than every other player.
goal-card-46 = Control at least 5 military buildings in adjacent territories.
goal-card-47 = Destroy an enemy Captain in battle (player or barbarian).
goal-card-48 = Win a battle against at least 3 military units while you are last in the turn order.
goal-card-49 = Roll a critical of 20 or more in battle.
goal-card-50 = Have non-belligerence pacts or alliances signed in earlier turns in force with at least 2 different players.
goal-card-51 = End by peace a war in which you fought a battle against that player.
goal-card-52 = Destroy a building with siege machines.
goal-card-53 = Own at least 3 siege machines.
goal-card-54 = Own a Bombard.
goal-card-55 = Have military units in at least 3 territories that are neither in nor adjacent to your home realm.
goal-card-56 = Own at least 2 War Wagons of level II or III.
goal-card-57 = Plunder a merchant ship.
goal-card-58 = Win a naval battle.
goal-card-59 = Own at least 5 Empire cards.
goal-card-60 = Own at least 3 Objective tokens.
goal-card-61 = Control a Cathedral outside your home realm.
goal-card-62 = Own at least 9 technologies.
goal-card-63 = Control a Great Market of value 4 or more.
goal-card-64 = Own at least 2 Caravans or Merchant Ships of level II or III.
goal-card-65 = Destroy at least 5 barbarian units in one turn.
goal-card-66 = Defeat a horde of at least 4 units in one battle.
goal-card-67 = Have a level III Captain.
goal-card-68 = Have 3 Captains on the map.
goal-card-69 = Control in one territory a Town or City together with a Fort or Castle.
goal-card-70 = Control in one territory a civil, a military and a religious building.
goal-card-71 = Reach level IV in any technology branch.
goal-card-72 = Reach technology level II in at least 4 branches.

# -- questions, answers, the log ---------------------------------------------------------------

name-button-pass = Pass
name-button-done = Done
name-button-loan = Take a loan of 500
name-button-withdraw = Do not pay after all
name-button-buy-point = Pay 100 florins for it
name-button-fight-on = Fight on
name-button-flee = Flee
name-button-stop = Stop here
name-button-stay = Stay here
name-button-leave = Leave
name-button-destroy = No prisoners
name-button-capture = Capture
name-button-surrender = Surrender
name-button-invite = Invite the enemy to surrender
name-button-accept = Accept
name-button-refuse = Refuse
name-button-more-damage = 1 more damage
name-button-fewer-losses = 1 fewer loss of your own
name-button-keep = Keep it
name-button-keep-empty = Keep it, plunder its cargo
name-button-keep-all = Keep everything
name-button-plunder = Plunder it
name-button-replace = Replace it by your own
name-button-return = Give it back
name-button-empire-card = An Empire card
name-button-no-token = No more tokens
name-button-go = March
name-button-all-land = Everything, by land
name-button-all-sea = Everything, by sea
name-button-by-sea = By sea, piece by piece
name-button-load = Make up the group anew
name-button-enter = Enter now
name-button-let-pass = Let it pass
name-button-raid = Attack it
name-button-peaceful = Sail in peace
do-attack-at-sea-attack = Attack { $other } without declaration: 3 Honour Points
ask-attack-at-sea = You enter { $place }, where ships of others are. Do you attack somebody?
name-button-attack = Attack all the same
name-button-back = Do not attack
name-button-pay = Pay for everything
name-button-give-up = Leave the rest unpaid
name-button-rebellion = A rebellion, for 100 florins
name-button-buy = Buy goods
name-button-sell = Sell goods
name-button-cancel-route = Give up the trade route
name-button-no-route = No trade route
name-button-market-bonus = The bonus of the Great Market
name-button-route-bonus = The trade points of the route
name-free-remove = Take own pieces off the map
name-free-loan = Take a loan of 500
name-free-repay = Repay 500
name-free-road = Give the road token to another transport
name-asset-none = nothing
name-colour-none = none
name-event-none = no event
name-protect-artillery = Against artillery
name-protect-archers = Against archers
name-protect-melee = In the melee
name-aim-units = At units
name-aim-civil = At the civil building
name-aim-military = At the military building
name-aim-religious = At the Cathedral
name-reroll-none = None
name-reroll-d4 = the d4
name-reroll-d6 = the d6
name-reroll-d8 = the d8
name-reroll-d4-d6 = the d4 and the d6
name-reroll-d4-d8 = the d4 and the d8
name-reroll-d6-d8 = the d6 and the d8
name-reroll-d4-d6-d8 = All three
name-captain-copy-light = Act as light infantry
name-captain-copy-archer = Shoot as an archer
name-captain-copy-heavy = Act as heavy infantry
name-captain-copy-cavalry = Charge as cavalry
name-captain-allow-light = Let one light infantry use its ability
name-captain-allow-archer = Let one archer shoot
name-captain-allow-heavy = Let one heavy infantry use its ability
name-captain-allow-cavalry = Let one cavalry charge
name-captain-cancel-light = Cancel one enemy light infantry
name-captain-cancel-archer = Cancel one enemy archer
name-captain-cancel-heavy = Cancel one enemy heavy infantry
name-captain-cancel-cavalry = Cancel one enemy cavalry

ask-bid = { $again ->
    [0] Bid for the turn order of turn { $number }. Those tied for the lead will then add to their bids.
   *[other] Equal bids for the lead in turn { $number }: how much is added? { $number ->
        [1] If nobody adds anything, chance settles their order.
       *[other] If nobody adds anything, the tied play in the reverse of their last order.
    }
  }
do-bid = { $number } florins
ask-realm = Which realm do you take?
ask-realm-offer = Which realm, and how much honour for it?
do-realm-offer = { $realm } for { $honour }
ask-village = Where do you place your Village?
ask-archer = Where do you place your archer?
do-archer = Archer in { $what }
ask-first-transport = { $levels ->
    [one] Which transport do you take? One more of level I.
   *[other] Which transport do you take? Two of level I, or one of level II.
}
ask-first-place = Where do you place your { $thing }?
ask-first-card = Which Empire card do you keep?
do-first-gear-blue = { name-gear-blue } (transport)
do-gear-blue = { do-first-gear-blue }
do-first-gear-yellow = { name-gear-yellow } (commerce)
do-gear-yellow = { do-first-gear-yellow }
do-first-gear-orange = { name-gear-orange } (legislation)
do-gear-orange = { do-first-gear-orange }
do-first-gear-red = { name-gear-red } (combat)
do-gear-red = { do-first-gear-red }
do-first-gear-green = { name-gear-green } (construction)
do-gear-green = { do-first-gear-green }
do-first-gear-violet = { name-gear-violet } (religion)
do-gear-violet = { do-first-gear-violet }
ask-first-gear = Which Objective token do you take?
ask-barbarian-dice = The barbarians rolled { $dice }. Roll which dice again?
ask-first-icon = { $event }: which icon first?
ask-second-icon = { $event }: which icon second?
tip-icon-movement = Movement: with 1 to { $most } on a die so many transports are stopped
tip-icon-armies = Armies: with 1 to { $most } on a die so much damage to units
tip-icon-buildings = Buildings: with 1 to { $most } on a die so much damage to buildings
tip-icon-goods = Goods: with 1 to { $most } on a die so many cubes are lost
do-first-icon-movement = { $hit ->
    [0] { tip-icon-movement } (nobody is there)
   *[other] { tip-icon-movement } ({ $who })
}
do-first-icon-armies = { $hit ->
    [0] { tip-icon-armies } (nobody is there)
   *[other] { tip-icon-armies } ({ $who })
}
do-first-icon-buildings = { $hit ->
    [0] { tip-icon-buildings } (nobody is there)
   *[other] { tip-icon-buildings } ({ $who })
}
do-first-icon-goods = { $hit ->
    [0] { tip-icon-goods } (nobody is there)
   *[other] { tip-icon-goods } ({ $who })
}
do-second-icon-movement = { do-first-icon-movement }
do-second-icon-armies = { do-first-icon-armies }
do-second-icon-buildings = { do-first-icon-buildings }
do-second-icon-goods = { do-first-icon-goods }
tip-event-red = In { $places } and the seas beside them. The first player chooses two of three icons; whoever has there what the icon names throws a die:
ask-harm-movement = Which transport is stopped?
ask-harm-buildings = Which building takes a point of damage?
ask-harm-goods = Which transport loses cubes?
do-harm-movement = { $thing }, no. { $number } in { $place }
do-harm-buildings = { $thing } in { $place }
do-harm-goods = { $thing }, no. { $number } in { $place }
ask-lose-cube = Which cube is lost?
ask-barbarian-point = Barbarian points left: { $points }. Place a unit or move a horde.
do-barbarian-point-raise = A unit in { $place }
do-barbarian-point-march = Move the horde of { $place }
ask-raise = Which barbarian unit?
ask-march = Where does the horde go?
ask-victim = Whom do the barbarians fight first in { $place }?
ask-rebellion-site = A rebellion breaks out. Where?
ask-rebellion-order = Which rebellion is fought now?
ask-tax = Set your tax level: so many florins for each territory and each level of its civil building. Tolerated this turn: { $level }. What you set now is judged next turn, by a new level.
tip-tax-title = Tax level { $level }
tip-tax = Brings { $florins } florins now.
warn-breach = { $count ->
    [one] Breaks your pact: you lose { $honour } honour
   *[other] Breaks { $count } pacts of yours: you lose { $honour } honour
}
tip-tax-judged = Next turn every 10 above the level tolerated then are a rebellion. This turn { $tolerated } is tolerated.
do-tax = { $number } florins per territory
ask-bankrupt = Interest of { $florins } florins is due. How do you pay?
do-bankrupt-at = Plunder your { $thing } in { $place }
do-bankrupt-carrier = Plunder your { $thing }, no. { $number } in { $place }
ask-remove = Which of your pieces do you take off the map?
do-remove-drop = { $thing } in { $place }{ $aboard }
do-remove-carrier = { $thing }, no. { $number } in { $place }
ask-homecoming = Where do you place the { $thing } that has come home?
name-button-later = Later
ask-upkeep = Upkeep is { $florins } florins. Pay, or give something up.
group-upkeep-drop = Give something up
group-upkeep-carrier = Give something up
do-upkeep-drop = Give up { $thing } in { $place }{ $aboard }
do-upkeep-carrier = Give up { $thing }, no. { $number } in { $place }
ask-point = { $missing ->
    [one] One { $colour } technology point is missing. Where from?
   *[other] { $missing } { $colour } technology points are missing. Where does the next one come from?
}
wait-point = finding technology points
do-point-card = Turn { $what }
do-point-gear = Flip your { $what }
ask-short = You need { $florins } florins.
ask-buy = What do you buy?
group-buy-learn = Technologies
group-buy-build = Buildings
group-buy-make = Transports and machines
group-buy-raise = Improve what you have
group-buy-recruit = Troops and captains
group-buy-promote = Promote
group-buy-repair = Repairs
group-buy-ransom = Prisoners
group-buy-card = Your cards and technologies
group-buy-tech = Your cards and technologies
group-free = At any time: loans, offers, war
buy-cost = { $gears ->
    [0] { $florins } fl.
   *[other] { $florins } fl. + { $points }
}
count-point-blue = { $count ->
    [one] 1 blue point
   *[other] { $count } blue points
}
count-point-yellow = { $count ->
    [one] 1 yellow point
   *[other] { $count } yellow points
}
count-point-orange = { $count ->
    [one] 1 orange point
   *[other] { $count } orange points
}
count-point-red = { $count ->
    [one] 1 red point
   *[other] { $count } red points
}
count-point-green = { $count ->
    [one] 1 green point
   *[other] { $count } green points
}
count-point-violet = { $count ->
    [one] 1 violet point
   *[other] { $count } violet points
}
do-buy-learn = Technology: { $learnt } ({ $thing }, { $florins } fl.)
do-buy-build = { $thing } in { $place } ({ buy-cost })
do-buy-make = { $thing } ({ buy-cost })
do-buy-raise = { $thing }, no. { $number } in { $place } becomes { $into } ({ buy-cost })
do-buy-recruit = { $thing } ({ buy-cost })
do-buy-promote = { $thing } in { $place } becomes { $into } ({ buy-cost })
do-buy-empire-card = An Empire card ({ $florins } fl.)
do-buy-repair = Repair the { $thing } in { $place } ({ buy-cost })
do-buy-ransom = Ransom { $thing } from { $other } ({ buy-cost })
do-buy-redeploy = Put { $thing } back on the map
do-buy-regain = Buy back { $thing } ({ buy-cost })
do-buy-card = Use { $what }
do-buy-tech = Use { $what }
ask-put = Where is this piece to be placed: { $thing }?
ask-control-token = Where does a control token of the { $thing } lie?
ask-keep-card = Which Empire card do you keep?
ask-activation = Combat phase: move, fight where you stand, or pass.
do-activation-group = Move from { $place }
do-activation-fight = Fight { $side } in { $place }
do-activation-seize = Seize what { $side } left in { $place }
do-activation-card = Use { $what }
do-activation-tech = Use { $what }
ask-group = { $carriers ->
    [0] { $units ->
        [0] Who goes along from { $place }?
        [one] Who goes along from { $place }? So far 1 unit.
       *[other] Who goes along from { $place }? So far { $units } units.
    }
    [one] { $units ->
        [one] Who goes along from { $place }? So far 1 carrier and 1 unit.
       *[other] Who goes along from { $place }? So far 1 carrier and { $units } units.
    }
   *[other] { $units ->
        [one] Who goes along from { $place }? So far { $carriers } carriers and 1 unit.
       *[other] Who goes along from { $place }? So far { $carriers } carriers and { $units } units.
    }
}
do-group-carrier = { $thing }, no. { $number }
do-group-take = { $unit }
ask-walk = Where does the group in { $place } go?
do-walk-land = On to { $what }
do-walk-sea = On to { $what }
do-walk-enter = End the movement in { $goal }
ask-more-groups = Destination { $place }: more groups?
do-more-groups-group = A group from { $origin }
ask-undeclared-attack = Entering { $place } is an attack without declaration: you lose 3 honour.
ask-whom-to-fight = Whom do you fight in { $place }?
ask-capture = Battle in { $place }: do you want to capture?
ask-surrender = A round begins in { $place }.
ask-surrender-offered = The enemy offers to surrender in { $place }.
ask-surrender-asked = The enemy invites you to surrender in { $place }.
ask-protect = What does your building in { $place } protect against?
ask-flee = Fight on in { $place }, or flee?
ask-flight-path = Where does the army flee? Steps so far: { $steps }.
ask-leave = Does the army leave { $place }?
ask-crew = Who serves the siege machine (level { $level }) in { $place }?
do-crew-crew = { $unit }
ask-aim = What does the siege machine aim at?
ask-captain = What does your captain do in { $place }?
ask-hit = Who takes a point of damage? Left: { $points }.
do-hit = { $unit } in { $place }{ $note }{ $crew ->
    [0] { "" }
   *[other] { " " }at a siege machine
}
ask-sacrifice = How much light infantry do you sacrifice?
do-sacrifice = { $number }
ask-reroll = You rolled { $dice }. Roll which dice again?
ask-superiority = Overwhelming superiority: points left { $surplus }.
ask-asset = Spoils of { $place }: { $asset }, to keep or to plunder.
ask-replace-token = A control token of the loser lies in { $place }.
ask-trade = { $count ->
    [0] { $traded ->
        [0] None of your transports can trade
       *[other] No other transport of yours can trade
    }
   *[other] Which transport trades?
}
wait-trade = trading
do-trade-carrier = { $thing }, no. { $number } in { $place }
do-trade-card = Use { $what }
do-trade-tech = Use { $what }
ask-pass-by = A { $thing } of { $other } passes your troops in { $place }. To attack it is an attack without declaration: 3 Honour Points.
ask-journey = { $thing } in { $place }: { $moves ->
    [one] { $moves } movement point
   *[other] { $moves } movement points
} left.
do-journey-land = To { $what }
do-journey-sea = To { $what }
do-journey-sell = { $route ->
    [done] Sell goods (completes the trade route)
    [broken] Sell goods (gives up the trade route)
   *[other] Sell goods
}
do-journey-shift = Shift { $good } to { $thing }, no. { $number }
do-journey-fetch = Take { $good } from { $thing }, no. { $number }
ask-buy-cubes = { $most ->
    [1] Only 1 cube of { $good } can be bought in { $place }
   *[other] How many cubes of { $good } in { $place }?
}
wait-buy-cubes = buying { $good } in { $place }
do-buy-cubes = { $number }
ask-open-route = Do you open a trade route from { $place }?
do-open-route-route = { $number } stages: { $points } trade points, each 1 honour or { $florins } florins more per cube
ask-route-stage = { $named ->
    [0] Stages left: { $left }. Which area? In any order; the destination comes last.
   *[other] Stages left: { $left }. Which area? So far: { $stages }.
}
ask-route-destination = Which area is the destination? Before it, in any order: { $stages }.
ask-sell = { $count ->
    [0] What do you sell in { $place }?
   *[other] What do you sell in { $place }? So far: { $goods }.
}
do-sell-sell = { $good }
ask-bonus = Which bonus counts in { $place }?
ask-trade-points = Trade points: { $points }. How many become honour?
do-trade-points = { $number }
ask-leave-cube = Which cube stays in { $place }?
ask-gear = Which Objective token do you take for { $card }?

name-button-not-now = Not now
name-side-attacker = the attacker
name-side-defender = the defender
name-asset-market = Great Market
ask-stay-turned = Which cards of others stay turned?
ask-ban = { $card }: which territory?
ask-nudge = { $card }: which die shows one less?
do-nudge-die = Die { $number }: { $die }
ask-offering = { $card }: give technology points. So far { $count }.
ask-crusade = Where does the unit land?
ask-sheriff = { $card }: which building rises?
do-sheriff-at = { $thing } in { $place }
ask-card-5 = { $card }: whose attack value?
ask-card-12 = { $card }: which building?
ask-card-14 = { $card }: which unit changes sides?
ask-card-15 = { $card }: where does the rebellion break out?
ask-card-16 = { $card }: what is sabotaged?
do-card-16-carrier = { $thing }, no. { $number }
ask-card-18 = { $card }: which unit is trapped?
ask-card-24 = { $card }: which unit comes?
ask-card-30 = { $card }: which transport travels the route?
do-card-30-carrier = { $thing }, no. { $number } in { $place }
ask-card-34 = { $card }: which unit?
ask-card-35 = { $card }: which unit?
ask-card-36 = { $card }: how many florins do you lay on it?
do-card-36 = { $number } florins
ask-card-42 = { $card }: which territory is shielded?
ask-card-43 = { $card }: which territory is shielded?
ask-card-44 = Which card is ready again?
ask-card-50 = { $card }: what is protected?
do-card-50-element = { $thing } in { $place } { $number ->
    [0] { "" }
   *[other] ({ $number })
}
ask-card-51 = { $card }: what is protected?
do-card-51-element = { $thing } in { $place } { $number ->
    [0] { "" }
   *[other] ({ $number })
}
ask-card-61 = { $card }: which event?
ask-card-63 = { $card }: which cube moves?
do-card-63-cube = { $good } from { $place } to { $goal }
ask-card-67 = { $card }: who becomes a captain?
do-card-67-hero = { $side }: { $unit } in { $place }
ask-card-68 = { $card }: which captain rises?
do-card-68-hero = { $side }: { $unit } in { $place }
ask-tech-control = Which cube moves?
do-tech-control-cube = { $good } from { $place } to { $goal }
ask-tech-guilds = Which stage counts as done?
ask-tech-machinery = Whose crew also fights?
do-tech-machinery-carrier = { $thing }, no. { $number }
ask-tech-promotion = Which unit is treated as another?
do-tech-promotion-change = { $side }: { $unit } as { $into }
ask-tech-law = Where does the rebellion go?
ask-tech-nation = Which barbarian unit goes where?
do-tech-nation-send = { $unit } from { $place } to { $goal }
ask-tech-influence = Which barbarian unit becomes yours?
do-tech-influence-convert = { $unit } in { $place }
ask-tech-genius = What rises by one level?
do-tech-genius-at = { $thing } in { $place }
do-tech-genius-carrier = { $thing }, no. { $number } in { $place }

ask-any-good = Which good do you buy in { $place }?
do-journey-card = Use { $what }
do-journey-tech = Use { $what }
do-point-borrow = Use { $what }, which belongs to a neighbour
do-point-sing = Use { $what } to ready one of your cards
ask-load = Who goes along?
do-load-take = { $unit }
ask-card-9 = { $card }: which dice do the archers roll again?
do-card-9-die = Die { $number }: { $die }
do-offering-turn = Turn { $source } for { $colour }
do-offering-borrow = Use { $source }, which belongs to a neighbour, for { $colour }
do-offering-convert = Take a violet point as { $colour }
do-offering-sing = Use { $what } to ready one of your cards
ask-which-point = Which technology point does the card give as well?
ask-card-11 = { $card }: which transport serves as the other kind too?
do-card-11-carrier = { $thing }, no. { $number } in { $place }
ask-card-25 = { $card }: who hurries to { $place }? Movement points left: { $left }.
do-card-25-call = { $unit } from { $from }
do-card-25-carrier = { $thing }, no. { $number } from { $place }
ask-card-31 = { $card }: to which area does the stage of { $place }{ $done ->
    [1] {", already done,"}
   *[other] {""}
} move?
ask-card-45 = Which card is ready again?
ask-card-53 = { $card }: which siege machine keeps up?
do-card-53-carrier = { $thing }, no. { $number }
ask-card-54 = { $card }: which siege machine carries units?
do-card-54-carrier = { $thing }, no. { $number } in { $place }
ask-card-65 = { $card }: where do the barbarians serve you?
ask-card-66 = { $card }: who joins the horde?
do-card-66-lend = { $unit } from { $from }
ask-lend-to = Which horde do your units join?
ask-tech-cartography = Which piece makes one step more?
do-tech-cartography-one = { $unit } in { $place }
do-tech-cartography-carrier = { $thing }, no. { $number } in { $place }
ask-tech-proselytism = Which card of a neighbour do you use?
ask-tech-flight-of-time = Which technology of a neighbour do you use?

log-unseen = { $seat } passes unnoticed.
log-hired = Barbarians serve { $seat } in { $place }.
log-lent = { $seat }: { $unit } joins the horde in { $place }.
log-borrows = { $seat } uses { $card } of { $other }.
log-readied = { $seat } makes { $card } ready again.
log-ban = { $seat } lays { $card } on { $place }.
log-joker = { $seat } cancels the card.
log-card-die = { $card }: { $seat } rolls { $die }.
log-turn = Turn { $number }.
log-realm = { $seat } rules the { $realm }.
log-realm-offer = { $seat } offers { $honour } honour for the { $realm }.
log-village = { $seat } founds a Village in { $land }.
log-archer = { $seat } posts an archer in { $land }.
log-first-transport = { $seat } begins with a { $piece } in { $land }.
log-keeps-card = { $seat } keeps { $card }.
log-takes-gear = { $seat } takes a { $gear }.
log-bid = { $seat } bids { $florins }.
log-bid-again = Equal bids: { $seat } adds { $florins }.
log-place = Turn order, place { $place }: { $seat }.
log-first-pays = { $seat } pays { $florins } florins to { $other }.
log-circle = Barbarian dice: { $dice }.
log-event = Event: { $event }.
log-icons = Icons: { $first }, then { $second }.
log-event-die = { $seat } rolls { $die } for { $icon }.
log-stopped = { $seat }: { $thing }, no. { $number } in { $place } is stopped.
log-raised = { $seat } places { $unit } of the barbarians in { $place }.
log-marches = A horde marches from { $place } to { $goal }.
log-rebellions = Rebellions against { $seat }: { $count }.
log-rises = Rebels rise in { $place }.
log-resistance = The people of { $place } resist.
log-pillage = Barbarians plunder { $place }.
log-tax = { $seat } taxes at { $level }.
log-income = { $seat } receives { $florins } florins.
log-interest = { $seat } pays { $florins } florins of interest.
log-removes = { $seat } takes { $thing } off the map: { $place }.
log-time-up = { $seat } says that the agreed time is over: this turn is the last.
act-time-up = The agreed time is over
log-upkeep = { $seat } pays { $florins } florins of upkeep.
log-loan = { $seat } takes a loan.
log-repays = { $seat } repays a loan.
log-eliminated = { $seat } is ruined and leaves the game.
log-turned = { $seat } turns { $card }.
log-point = { $seat } gains a technology point: { $colour }.
log-claims = { $seat } shows the objective of { $card }.
log-bought-learn = { $seat } advances in { $thing }.
log-bought-make = { $seat } builds a { $thing } in { $place }.
log-bought-raise = { $seat }: { $thing }, no. { $number } in { $place } becomes { $into }.
log-bought-recruit = { $seat } recruits { $thing } in { $place }.
log-bought-promote = { $seat }: { $thing } in { $place } becomes { $into }.
log-bought-repair = { $seat } repairs the { $thing } in { $place }.
log-bought-ransom = { $seat } ransoms { $thing } from { $other } for { $place }.
log-bought-redeploy = { $seat } puts { $thing } back in { $place }.
log-bought-regain = { $seat } buys back { $thing } for { $place }.
log-built = { $seat } builds a { $thing } in { $place }.
log-token = { $seat } lays a control token in { $place }.
log-enters = { $seat } enters { $place }.
log-undeclared = { $seat } attacks { $other } without declaring war.
log-breach = { $seat } breaks a pact.
log-battle = Battle in { $place }: { $attacker } against { $defender }.
log-battle-won = Victory in { $place }: { $side }.
log-battle-undecided = Nobody wins in { $place }.
log-captures = { $seat } wants to capture.
log-artillery = Siege machines fire in { $place }: { $dice }.
log-archers = Archers shoot in { $place }: { $dice }; damage { $points }.
log-captain = Captain of { $seat }: { $action }.
log-sacrifice = Sacrificed by { $owner }: { $number }.
log-roll = { $seat } rolls { $dice }.
log-roll-again = { $seat } now has { $dice }.
log-values = Attack { $attack } against { $defence }.
log-reduced = A hit on { $owner }: { $unit } becomes { $into }.
log-destroyed = Lost by { $owner }: { $unit }.
log-founders = { $seat } loses at sea, in { $place }: { $lost }.
log-captured = { $seat } captures { $unit } of { $owner }.
log-building-hit = { $building } in { $place } takes damage: { $points }.
log-building-falls = { $building } in { $place } falls.
log-sinking = A Galley without crew: { $die }. { $sinks ->
    [1] It sinks.
   *[0] It stays afloat.
}
log-freed = The prisoners of { $place } are free and win for { $seat }.
log-surrenders = { $seat } surrenders in { $place }.
log-flees = { $seat } wants to flee from { $place }.
log-conquers = { $seat } conquers { $place }.
log-suppressed = { $seat } suppresses the rebellion in { $place }.
log-keeps = { $seat } keeps { $asset }.
log-plunders = { $seat } plunders { $asset }: { $florins } florins.
log-buys = { $seat } buys { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    } of { $good } in { $place }.
log-sells = { $seat } sells { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    } in { $place } for { $florins } florins.
log-market = A cube of { $good } stays in { $place }.
log-route = { $seat } opens a trade route: { $stages }.
log-route-cancelled = { $seat } gives up the trade route.
log-route-broken = { $seat } sells on the way and gives up the trade route.
log-route-lost = The trade route of { $seat } is lost.
log-route-done = { $seat } completes a route of { $stages } stages.
log-stage = { $seat } reaches a stage in { $place }.

log-honour = { $seat }: honour { $points } ({ $why }), now { $now }.
name-honour-start = the start
name-honour-conquest = a conquest
name-honour-monument = Rome or Jerusalem
name-honour-building = a City, Castle or Cathedral
name-honour-route = a trade route
name-honour-battle = a great army beaten
name-honour-rebellion = a rebellion
name-honour-barbarians = beaten by barbarians, or fled from them
name-honour-breach = a broken pact
name-honour-attack = an undeclared attack
name-honour-auction = the auction at the start
name-honour-majority = a majority or monopoly
name-honour-wealth = { $shared ->
    [yes] shared: the richest realm
   *[no] the richest realm
}
name-honour-market = { $shared ->
    [yes] shared: the greatest Great Market
   *[no] the greatest Great Market
}
name-honour-technology = { $shared ->
    [yes] shared: the highest technology
   *[no] the highest technology
}
name-honour-cathedrals = { $shared ->
    [yes] shared: most Cathedrals
   *[no] most Cathedrals
}
name-honour-cities = { $shared ->
    [yes] shared: most Cities
   *[no] most Cities
}
name-honour-castles = { $shared ->
    [yes] shared: most Castles
   *[no] most Castles
}
name-honour-territories = { $shared ->
    [yes] shared: most territories
   *[no] most territories
}
name-honour-rome = Rome held at the end
name-honour-jerusalem = Jerusalem held at the end
name-honour-monopoly-black = monopoly of arms
name-honour-monopoly-white = monopoly of salt
name-honour-monopoly-brown = monopoly of furs
name-honour-monopoly-yellow = monopoly of cereals
name-honour-monopoly-green = monopoly of slaves
name-honour-monopoly-orange = monopoly of spices
name-honour-monopoly-blue = monopoly of clothes
name-honour-monopoly-violet = monopoly of wine
name-honour-prisoners = own units held prisoner
name-honour-debts = debts
name-honour-objectives = Objective tokens
score-start = At the start
score-conquest = Conquests
score-monument = Rome and Jerusalem
score-building = Cities, Castles, Cathedrals
score-route = Trade routes
score-battle = Great armies beaten
score-rebellion = Rebellions
score-barbarians = Lost to barbarians
score-breach = Broken pacts
score-attack = Undeclared attacks
score-auction = Starting auction
score-majority = Majorities and monopolies
score-prisoners = Own prisoners
score-debts = Debts
score-objectives = Objective tokens

source-goods = Goods
source-cubes = Cubes of each good
source-realms = Realms and their homes
source-territories = Territories
source-areas = Populated areas
source-borders = Borders
source-rivers = Rivers
source-straits = Straits
source-seas = Sea zones
source-events = Event cards
source-units = Military units
source-buildings = Buildings
source-carriers = Transports and siege machines
source-technologies = Technologies
source-penalties = Turn-order penalties
source-numbers = Numbers
source-scoring = Scoring tables
source-icons = Event icons
source-terrain = Terrain
source-corners = Corners of Empire cards
source-objectives = Objectives


# -- windows -------------------------------------------------------------------------------------

ask-phase-start = { $last ->
    [yes] The last moment of the turn for a card, a loan, an offer or an objective: do you use something?
   *[no] Before the phase begins: do you use something?
}
ask-activation-start = Before the next activation: do you use something?
ask-own-turn = Do you use something?
ask-card-turned = A card has been turned. Do you answer?
ask-die-rolled = Dice have been rolled. Do you change them?
ask-war-circle = The barbarian dice are thrown. Do you change them?
ask-event-drawn = The Event card is drawn. Do you use something?
ask-icons-chosen = The icons are chosen. Do you use something?
ask-rebellion-due = A rebellion is due. Do you use something?
ask-rebellion = A horde has risen. Do you use something?
ask-interest-due = Interest is due. Do you use something?
ask-objective-met = The last rebellions are over. Do you claim an objective?
ask-taxes-end = Taxes and upkeep are paid. Do you use something?
ask-building-price = Before you pay for the building: do you use something?
ask-cards-drawn = Your cards are drawn. Do you use something?
ask-before-step = Before the next step: do you use something?
ask-entered = Somebody has entered. Do you use something?
ask-battle-opens = A battle opens. Do you use something?
ask-round-opens = A battle round opens. Do you use something?
ask-artillery = Before the shots: do you use something?
ask-archery = Before the archers shoot: do you use something?
ask-archers-rolled = The archers have rolled. Do you use something?
ask-melee-judged = Before the melee: do you use something?
ask-rolls-made = Both sides have rolled. Do you use something?
ask-damage = Before damage is assigned: do you use something?
ask-unit-destroyed = A unit falls. Do you use something?
ask-round-ends = The round is over. Do you use something?
ask-plunder = Something of yours is about to be plundered. Do you use something?
ask-transport-lost = Your transport on the road is lost. Do you use something?
ask-deal = A deal has been declared. Do you use something?
ask-turn-end = The turn ends. Do you use something?

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
name-claim-1 = Claim the objective of { name-card-1 }
name-claim-2 = Claim the objective of { name-card-2 }
name-claim-3 = Claim the objective of { name-card-3 }
name-claim-4 = Claim the objective of { name-card-4 }
name-claim-5 = Claim the objective of { name-card-5 }
name-claim-6 = Claim the objective of { name-card-6 }
name-claim-7 = Claim the objective of { name-card-7 }
name-claim-8 = Claim the objective of { name-card-8 }
name-claim-9 = Claim the objective of { name-card-9 }
name-claim-10 = Claim the objective of { name-card-10 }
name-claim-11 = Claim the objective of { name-card-11 }
name-claim-12 = Claim the objective of { name-card-12 }
name-claim-13 = Claim the objective of { name-card-13 }
name-claim-14 = Claim the objective of { name-card-14 }
name-claim-15 = Claim the objective of { name-card-15 }
name-claim-16 = Claim the objective of { name-card-16 }
name-claim-17 = Claim the objective of { name-card-17 }
name-claim-18 = Claim the objective of { name-card-18 }
name-claim-19 = Claim the objective of { name-card-19 }
name-claim-20 = Claim the objective of { name-card-20 }
name-claim-21 = Claim the objective of { name-card-21 }
name-claim-22 = Claim the objective of { name-card-22 }
name-claim-23 = Claim the objective of { name-card-23 }
name-claim-24 = Claim the objective of { name-card-24 }
name-claim-25 = Claim the objective of { name-card-25 }
name-claim-26 = Claim the objective of { name-card-26 }
name-claim-27 = Claim the objective of { name-card-27 }
name-claim-28 = Claim the objective of { name-card-28 }
name-claim-29 = Claim the objective of { name-card-29 }
name-claim-30 = Claim the objective of { name-card-30 }
name-claim-31 = Claim the objective of { name-card-31 }
name-claim-32 = Claim the objective of { name-card-32 }
name-claim-33 = Claim the objective of { name-card-33 }
name-claim-34 = Claim the objective of { name-card-34 }
name-claim-35 = Claim the objective of { name-card-35 }
name-claim-36 = Claim the objective of { name-card-36 }
name-claim-37 = Claim the objective of { name-card-37 }
name-claim-38 = Claim the objective of { name-card-38 }
name-claim-39 = Claim the objective of { name-card-39 }
name-claim-40 = Claim the objective of { name-card-40 }
name-claim-41 = Claim the objective of { name-card-41 }
name-claim-42 = Claim the objective of { name-card-42 }
name-claim-43 = Claim the objective of { name-card-43 }
name-claim-44 = Claim the objective of { name-card-44 }
name-claim-45 = Claim the objective of { name-card-45 }
name-claim-46 = Claim the objective of { name-card-46 }
name-claim-47 = Claim the objective of { name-card-47 }
name-claim-48 = Claim the objective of { name-card-48 }
name-claim-49 = Claim the objective of { name-card-49 }
name-claim-50 = Claim the objective of { name-card-50 }
name-claim-51 = Claim the objective of { name-card-51 }
name-claim-52 = Claim the objective of { name-card-52 }
name-claim-53 = Claim the objective of { name-card-53 }
name-claim-54 = Claim the objective of { name-card-54 }
name-claim-55 = Claim the objective of { name-card-55 }
name-claim-56 = Claim the objective of { name-card-56 }
name-claim-57 = Claim the objective of { name-card-57 }
name-claim-58 = Claim the objective of { name-card-58 }
name-claim-59 = Claim the objective of { name-card-59 }
name-claim-60 = Claim the objective of { name-card-60 }
name-claim-61 = Claim the objective of { name-card-61 }
name-claim-62 = Claim the objective of { name-card-62 }
name-claim-63 = Claim the objective of { name-card-63 }
name-claim-64 = Claim the objective of { name-card-64 }
name-claim-65 = Claim the objective of { name-card-65 }
name-claim-66 = Claim the objective of { name-card-66 }
name-claim-67 = Claim the objective of { name-card-67 }
name-claim-68 = Claim the objective of { name-card-68 }
name-claim-69 = Claim the objective of { name-card-69 }
name-claim-70 = Claim the objective of { name-card-70 }
name-claim-71 = Claim the objective of { name-card-71 }
name-claim-72 = Claim the objective of { name-card-72 }

# the board
board-title = Medioevo Universale, turn { $turn }
place-map = Map
place-mine = My realm
board-turn = Turn { $turn } of { $turns }
phase-0 = Setup
phase-1 = Turn order
phase-2 = Events
phase-3 = Taxes and upkeep
phase-4 = Purchases
phase-5 = Combat
phase-6 = Trade
phase-7 = End of turn
phase-8 = Final scoring
board-circle = War Circle
board-event = Event
board-no-event = No event yet
board-tolerated = Tolerated tax level: { $level }
board-bank = Goods in the bank
sheet-honour = Honour
sheet-florins = Florins
purse-florins = { $count ->
    [one] florin
   *[other] florins
}
purse-loans = { $count ->
    [one] loan
   *[other] loans
}
sheet-tax = Tax level
sheet-loans = Loans
sheet-lands = Lands
sheet-cards = Empire cards
sheet-relations = Relations
sheet-prisoners = Prisoners
sheet-no-cards = None
sheet-route-title = Trade route
sheet-route-told = Trade route: { $told }
sheet-route = { $ways } ({ $points } trade points: each 1 honour, or 50 florins more per cube)
route-pays = +{ $points }
relation-peace = Peace
relation-declared = War declared
relation-war = War
relation-armistice = Armistice
panel-troops = Units
panel-cards = Empire cards

# tips
tip-circle-horde = A horde that rises this turn: { $units }.
tip-circle-empty = The dice have not been rolled yet.
tip-gears = Objective tokens: { $count }, each 1 technology point once per turn{ $spent ->
    [0] {""}
   *[other] {""} (already used this turn: { $spent })
}.
tip-points = Technology points to be spent in this phase: { $count }.
tip-bank = In the bank: { $count }
tip-sellers = Sold in: { $places }
tip-closed = Not in play with so many realms
tip-terrain = Terrain: { $terrain }
tip-home = Home territory: { $realm }
tip-area = { $area } sells { $good }{ $port ->
    [1] ; it has a port
   *[other] .
}
tip-holder = Controlled by { $holder }
tip-buildings = { $buildings }
tip-army = { $who }: { $units }
tip-at = In { $place }
tip-damage = Damage: { $count }
tip-owner = { $who }
tip-load = Aboard: { $units }
tip-cargo = Cargo: { $goods }
tip-known = Known to { $who }
tip-points-single = Or 1 technology point: { $colours }
tip-points-choice = Or 1 technology point, of one of these colours: { $colours }
tip-points-all = Or 1 technology point of each of these colours: { $colours }
tip-objective = Objective: { $goal }
tip-turned = Turned for this turn

# in words
text-circle = War Circle: { $dice }
text-event = Event: { $event }; tolerated tax level { $level }
text-order = Turn order: { $seats }
text-hordes = Barbarians
text-realm = { $owner }: { $realm }, { $honour } honour
text-money = Tax level { $tax }, loans { $loans }
text-florins = Your florins: { $florins }
text-techs = Technologies: { $techs }
text-cards = Cards: { $cards }
text-turned = Turned: { $cards }
text-relation = With { $other }: { $relation }
text-place = { $at }: { $things }

# -- diplomacy -----------------------------------------------------------------------------------

name-free-war = Declare war
name-free-gift = Give florins
name-free-offer = Make an offer
name-free-denounce = Denounce a breach
name-free-show = Show a secret pact
name-free-order = Give an order to an ally
act-attend-on = Ask me in other players’ turns too
act-attend-off = Ask me in other players’ turns only when I could use something
ask-declare-war = On whom do you declare war?
ask-gift = Who receives florins?
ask-gift-amount = How many florins for { $other }?
wait-gift-amount = making a gift
do-gift-amount = { $number } florins
ask-proposal = { $count ->
    [0] { $named ->
        [0] Your offer{ $secret ->
            [yes] { " " }(secret)
           *[no] { "" }
        }: to whom, and what?
       *[other] Your offer to { $to }{ $secret ->
            [yes] { " " }(secret)
           *[no] { "" }
        }: what?
    }
   *[other] Your offer to { $to }{ $secret ->
        [yes] { " " }(secret)
       *[no] { "" }
    }: { $terms }. What else?
}
ask-proposal-amount = How much? { $term }
ask-proposal-answer = { $other } offers you a treaty{ $secret ->
        [yes] { " " }in secret
       *[no] { "" }
    }.{ $gets-count ->
        [0] { "" }
       *[other] { " " }What you get: { $gets }.
    }{ $gives-count ->
        [0] { "" }
       *[other] { " " }What you give: { $gives }.
    }{ $binds-count ->
        [0] { "" }
       *[other] { " " }To be agreed: { $binds }.
    } Do you accept?
group-proposal-form = Ready-made
group-proposal-peace = Peace
group-proposal-armistice = Peace
group-proposal-non_belligerence = Peace
group-proposal-commercial = Rights
group-proposal-passage = Rights
group-proposal-military = Rights
group-proposal-civil = Rights
group-proposal-only = Rights
group-proposal-defend = Help in war
group-proposal-assault = Help in war
group-proposal-promise = Promises
group-proposal-rent = Money
group-proposal-fee = Money
group-proposal-pay = Money
group-proposal-until = Duration and end
group-proposal-end = Duration and end
group-proposal-prisoner = Prisoners
group-proposal-seat = To whom
do-proposal-seat = To { $what }
do-proposal-form = Ready-made: { $what }
do-proposal-peace = { $you ->
    [seat] Peace between you and { $other }
    [other] Peace between you and { $seat }
   *[nobody] Peace between { $seat } and { $other }
}
do-proposal-armistice = { $you ->
    [seat] Armistice this turn between you and { $other }
    [other] Armistice this turn between you and { $seat }
   *[nobody] Armistice this turn between { $seat } and { $other }
}
do-proposal-commercial = { $you ->
    [other] You may trade in the areas of { $owner }
    [owner] { $other } may trade in your areas
   *[nobody] { $other } may trade in the areas of { $owner }
}
do-proposal-passage = { $you ->
    [other] You may move troops through the land of { $owner }
    [owner] { $other } may move troops through your land
   *[nobody] { $other } may move troops through the land of { $owner }
}
do-proposal-military = { $you ->
    [other] You may place new troops in the land of { $owner }
    [owner] { $other } may place new troops in your land
   *[nobody] { $other } may place new troops in the land of { $owner }
}
do-proposal-civil = { $you ->
    [other] You may place new trade transports in the land of { $owner }
    [owner] { $other } may place new trade transports in your land
   *[nobody] { $other } may place new trade transports in the land of { $owner }
}
do-proposal-only = Of these rights only in { $place }
do-proposal-non_belligerence = Non-belligerence
do-proposal-defend = { $you ->
    [seat] You help { $other } when attacked, with … units
    [other] { $seat } helps you when attacked, with … units
   *[nobody] { $seat } helps { $other } when attacked, with … units
}
do-proposal-assault = { $you ->
    [seat] You help { $other } to attack { $partner }, with … units
    [other] { $seat } helps you to attack { $partner }, with … units
   *[nobody] { $seat } helps { $other } to attack { $partner }, with … units
}
do-proposal-promise = { $you ->
    [seat] You promise: { $promise }
   *[nobody] { $seat } promises: { $promise }
}
do-proposal-rent = { $you ->
    [seat] You pay { $other } … florins every turn
    [other] { $seat } pays you … florins every turn
   *[nobody] { $seat } pays { $other } … florins every turn
}
do-proposal-fee = { $you ->
    [seat] You pay { $other } … florins for each deal
    [other] { $seat } pays you … florins for each deal
   *[nobody] { $seat } pays { $other } … florins for each deal
}
do-proposal-until = The pact lasts until turn …
do-proposal-end = Pact { $number } ({ $parties }) ends
do-proposal-pay = { $you ->
    [seat] You pay { $other } … florins now
    [other] { $seat } pays you … florins now
   *[nobody] { $seat } pays { $other } … florins now
}
do-proposal-prisoner = { $you ->
    [seat] You hand over to { $other } prisoners of { $owner }: { $unit } …
    [other] { $seat } hands over to you prisoners of { $owner }: { $unit } …
   *[nobody] { $seat } hands over to { $other } prisoners of { $owner }: { $unit } …
}
do-proposal-amount = { $number }
name-form-end-war = peace
name-form-truce = armistice for this turn
name-form-transit = passage for two turns
name-form-trade = trade for 50 florins a turn
name-form-markets = open markets for both
name-form-friendship = non-belligerence and open markets
name-form-alliance = defensive alliance of both
name-form-prisoners = all prisoners go home
name-wanted-rent = Florins every turn.
name-wanted-fee = Florins for each deal.
name-wanted-pay = Florins now.
name-wanted-until = The last turn of the pact.
name-wanted-defend = Units sent to help.
name-wanted-assault = Units sent to help.
name-wanted-prisoner = Prisoners handed over.
name-promise-hordes = not to send barbarians against the other parties
name-promise-borders = to raise no military building next to the other parties’ land
name-promise-routes = to leave the other parties’ trade transports alone
name-promise-barbarians = to help the other parties against barbarians
name-term-peace = { $you ->
    [seat] peace between you and { $other }
    [other] peace between you and { $seat }
   *[nobody] peace between { $seat } and { $other }
}
name-term-armistice = { $you ->
    [seat] an armistice between you and { $other }
    [other] an armistice between you and { $seat }
   *[nobody] an armistice between { $seat } and { $other }
}
name-term-commercial = { $you ->
    [other] you trade in the areas of { $owner }
    [owner] { $other } trades in your areas
   *[nobody] { $other } trades in the areas of { $owner }
}
name-term-passage = { $you ->
    [other] you have passage through the land of { $owner }
    [owner] { $other } has passage through your land
   *[nobody] { $other } has passage through the land of { $owner }
}
name-term-military = { $you ->
    [other] you place new troops in the land of { $owner }
    [owner] { $other } places new troops in your land
   *[nobody] { $other } places new troops in the land of { $owner }
}
name-term-civil = { $you ->
    [other] you place new trade transports in the land of { $owner }
    [owner] { $other } places new trade transports in your land
   *[nobody] { $other } places new trade transports in the land of { $owner }
}
name-term-only = only in { $place }
name-term-non_belligerence = non-belligerence
name-term-defend = { $you ->
    [seat] you help { $other } when attacked (units: { $number })
    [other] { $seat } helps you when attacked (units: { $number })
   *[nobody] { $seat } helps { $other } when attacked (units: { $number })
}
name-term-assault = { $you ->
    [seat] you help { $other } against { $partner } (units: { $number })
    [other] { $seat } helps you against { $partner } (units: { $number })
   *[nobody] { $seat } helps { $other } against { $partner } (units: { $number })
}
name-term-promise = { $you ->
    [seat] you promise { $promise }
   *[nobody] { $seat } promises { $promise }
}
name-term-rent = { $you ->
    [seat] you pay { $other } { $number } florins every turn
    [other] { $seat } pays you { $number } florins every turn
   *[nobody] { $seat } pays { $other } { $number } florins every turn
}
name-term-fee = { $you ->
    [seat] you pay { $other } { $number } florins for each deal
    [other] { $seat } pays you { $number } florins for each deal
   *[nobody] { $seat } pays { $other } { $number } florins for each deal
}
name-term-until = until the end of turn { $number }
name-term-end = pact { $number } ({ $parties }) ends
name-term-pay = { $you ->
    [seat] you pay { $other } { $number } florins
    [other] { $seat } pays you { $number } florins
   *[nobody] { $seat } pays { $other } { $number } florins
}
name-term-prisoner = { $you ->
    [seat] you hand over to { $other } prisoners of { $owner } ({ $unit }: { $number })
    [owner] { $seat } hands over to { $other } prisoners of yours ({ $unit }: { $number })
    [other] { $seat } hands over to you prisoners of { $owner } ({ $unit }: { $number })
   *[nobody] { $seat } hands over to { $other } prisoners of { $owner } ({ $unit }: { $number })
}
ask-which-pact = Which pact?
wait-which-pact = looking at pacts
do-which-pact-pact = Pact { $number } ({ $parties }): { $terms }
ask-denounce-whom = Who has broken pact { $number }?
wait-denounce-whom = looking at pacts
ask-vote = Has { $other } kept the pact of { $parties }? ({ $terms })
name-button-respected = Respected
name-button-broken = Broken
ask-torn = Two of your allies are at war. Which pact do you break?
wait-torn = choosing between two allies
do-torn-pact = Pact { $number } ({ $parties }): { $terms }
ask-pact-due = A pact asks for { $florins } florins for { $other }, and you have not enough.
wait-pact-due = settling a payment
name-button-break = Break the pact
ask-order-from = Your order to { $other }: troops from where?
ask-order-units = How many units from { $place }?
do-order-units = { $number }
ask-order-to = Where shall { $count } units from { $place } go?
ask-order-foe = Whom shall they attack?
name-button-nobody = Nobody
name-side-nobody = nobody
log-war = { $seat } declares war on { $other }.
log-gift = { $seat } gives { $other } { $florins } florins.
log-peace = { $seat } and { $other } make peace.
log-armistice = { $seat } and { $other } agree on an armistice for this turn.
log-proposal = { $seat } offers { $to }{ $secret ->
    [yes] { " " }in secret
   *[no] { "" }
}: { $terms }.
log-proposal-accepted = Agreed between { $seat } and { $to }{ $secret ->
    [yes] { " " }in secret
   *[no] { "" }
}: { $terms }.
log-proposal-refused = The offer of { $seat } to { $to } is refused{ $many ->
    [yes] { " " }by { $other }
   *[no] { "" }
}.
log-pact-over = Pact { $number } of { $parties } is over.
log-pact-paid = { $seat } pays { $other } { $florins } florins by a pact.
log-pact-shown = { $seat } shows the pact of { $parties }: { $terms }.
log-denounced = { $seat } accuses { $other } of breaking the pact of { $parties }: { $terms }.
log-vote-respected = { $seat } votes: respected.
log-vote-broken = { $seat } votes: broken.
log-acquitted = { $seat } is found to have kept the pact.
log-order = { $seat } orders { $other } to send { $count } units from { $origin } to { $place } and to attack { $foe }.

## Why a bot likes a position
reason-medioevo-honour = Honour Points
reason-medioevo-money = florins in hand
reason-medioevo-income = taxes to come
reason-medioevo-army = troops that can still conquer
reason-medioevo-transports = transports and their cargo
reason-medioevo-technology = technologies
reason-medioevo-cards = Empire cards and Objective tokens
reason-medioevo-route = the trade route
reason-medioevo-majorities = majorities at the end
reason-medioevo-debts = debts and prisoners
reason-medioevo-danger = rebels at home

# -- variants ------------------------------------------------------------------------------------

option-deployment = Deployment
option-deployment-tip = Variant: any player may demand that the purchases of a turn stay hidden and are placed when all have bought.
option-purchases = Purchases
option-purchases-tip = Strictly in turn order, or everybody at the same time, with last pieces granted in turn order at the end.
option-purchases-in_order = In turn order
option-purchases-together = All at once
name-free-deployment = Demand hidden purchases
name-free-blood = Spend blood tokens
ask-blood = How many blood tokens do you spend, for +1 each?
do-blood = { $number }
do-buy-design = { $level ->
    [0] { $thing }, hidden ({ $florins } florins)
   *[other] { $thing } in the place of a { $into }, hidden ({ $florins } florins)
}
ask-deploy = Which of the things behind your screen do you place next?
wait-deploy = placing what was hidden
do-deploy-make = { $thing }
do-deploy-recruit = { $thing }
do-deploy-design = { $level ->
    [0] { $thing }
   *[other] { $thing } in the place of a { $into }
}
log-blood = { $seat } spends blood tokens: { $count }.
log-deployment = { $seat } demands hidden purchases this turn.
log-hidden = { $seat } buys something behind the screen.
log-hidden-thing = You keep behind your screen: { $thing }.
log-refund = { $thing } cannot be placed any more: { $florins } florins come back.
log-requests = { $seat } asks for a last piece: { $thing }.
log-not-granted = { $seat } does not get it: { $thing }.

# -- the sheet of diplomacy ----------------------------------------------------------------------

sheet-diplomacy = Diplomacy
sheet-no-pacts = No pacts that you know of.
text-pact-title = Pact { $number }{ $secret ->
    [yes] { " " }(secret)
   *[no] { "" }
}
text-pact = Pact { $number } of { $parties }{ $secret ->
    [yes] { " " }(secret)
   *[no] { "" }
}: { $terms }
text-duty = { $seat } owes { $other } support against { $partner } (units: { $count }).
text-leaving = The troops of { $seat } must leave { $place }, land of { $other }, in turn { $turn }.

## Standing orders
option-orders = Usual standing orders
option-orders-tip = Everybody passes by order in windows where nothing is to be used, and in those that are others’ business; each may take these orders back.
name-window-quiet = Where you have nothing to use, but for the end of the turn
name-window-foreign = Others’ battles, journeys and deals
until-mine = until your own turn begins

## The introductory game
option-introduction = Introductory game
option-introduction-tip = Our own, not printed: four turns, best with three players. Realms are given, everybody knows Carpentry and Masonry, and the deck has 24 Empire cards that are easy to use. The number of turns below is ignored.

## The panel of a battle
place-battle = Battle
place-last-battle = Last battle
battle-title = Battle: { $place }
battle-title-sea = Battle at sea: { $place }
battle-attacker = attacker
battle-defender = defender
battle-round = Round { $round }
battle-before = Before the first round
battle-odds = Odds without cards: attacker { $win }%, defender { $loss }%, neither { $neither }%
battle-over = The battle is over
battle-won = Victory: { $side }
battle-fled = The attacker has fled
battle-surrendered = The enemy surrenders: { $side }
battle-stopped = A card has stopped the battle
battle-nobody = Nobody is left to win
battle-blocked = blocked
battle-step-1 = Machines
battle-step-2 = Archers
battle-step-3 = Abilities
battle-step-4 = Attacker rolls
battle-step-5 = Defender rolls
battle-step-6 = Who wins
battle-step-7 = Score
battle-step-8 = Damage
battle-step-9 = Losses
name-ability-light = +4 each
name-ability-archer = shoots
name-ability-heavy = { "−" }1 loss
name-ability-cavalry = +2 damage
name-ability-captain = actions
battle-use = { $seat } uses { $thing }
battle-use-changed = { $use }: { $changes }
battle-rerolled = thrown again
battle-dice = Dice { $value }
battle-from-sacrifice = sacrifice
battle-from-ships = ships
battle-from-cards = cards
battle-from-order = turn order
battle-half-flight = halved by the flight
battle-half-capture = halved by taking prisoners
battle-machine = { $piece }: { $aim }
battle-archers = { $sure ->
    [0] Archers: { $points } damage
   *[other] Archers: { $points } damage, { $sure } of it certain
}
battle-due = { $ignored ->
    [0] { $cause }: { $points }
   *[other] { $cause }: { $points } ({ $ignored } ignored)
}
battle-cause-event = Event
battle-cause-artillery = Machines
battle-cause-archery = Archers
battle-cause-melee = Melee
battle-cause-losses = Own losses
battle-cause-effect = Effects
battle-captain = Captain: { $action }
battle-able = Abilities at work: { $units }
battle-sacrifice = Sacrifices { $number } light infantry: +{ $value }
battle-protects = The building protects: { $kinds }
battle-superior-damage = Overwhelming: one more damage
battle-superior-losses = Overwhelming: one loss less
battle-flight = Fights in flight (way of { $cost })
battle-captures = Takes prisoners
battle-text-step = Round { $round }, step { $number }: { $step }
battle-text-side = { $role } { $who }: { $units }
battle-text-roll = Dice: { $dice }
tip-attack-title = Attack: { $place }
tip-attack = Against { $side }: you win in about { $win }%, lose in { $loss }%, in { $neither }% neither side wins; on average you lose { $cost } units, they { $toll }.
tip-odds-title = Odds
tip-odds-how = From 400 battles fought in thought with what everybody can see: no cards, no technologies, no flight; both sides throw again and take losses sensibly. Neither wins where both perish, or where both still stand after 12 rounds.
tip-step-1 = Crews fire the siege machines: each shot hits with 1 to 3 on a d8.
tip-step-2 = The side whose Captains count more has actions. Archers shoot where only one side has them.
tip-step-3 = Of each kind that only one side has in the melee, the ability works this round.
tip-step-4 = The attacker may sacrifice light infantry, throws d4, d6 and d8, and may throw any of them again once.
tip-step-5 = The defender does the same; barbarians use the dice of the War Circle.
tip-step-6 = The higher attack value wins: the highest die, or the product of equal ones, with everything added.
tip-step-7 = The difference is the battle score, at most the number of the winner’s fighters; every full 20 give a point more.
tip-step-8 = The loser takes the score and what cavalry adds, less what a building absorbs.
tip-step-9 = Each side takes as much as its own lowest die shows; heavy infantry takes 1 off each.
tip-unit-light = May be sacrificed before the own throw: +4 to the attack value for each.
tip-unit-archer = Shoots before the melee: 1 to 3 on a d8 is a point of damage.
tip-unit-heavy = Takes 1 off the own losses. A point of damage makes it light infantry.
tip-unit-cavalry = Adds 2 damage where its side does not lose the round. A point of damage makes it heavy infantry.
tip-unit-captain = Gives actions if the enemy’s Captains count less: copy an ability, let one work, or cancel one.
name-window-barbarians = Battles against the barbarians, with throws and damage
battle-changed-attacker-units = attacker’s units { $number }
battle-changed-attacker-kinds = attacker’s units changed
battle-changed-attacker-value = attacker’s value { $number }
battle-changed-attacker-shots = attacker’s shots { $number }
battle-changed-attacker-hits = attacker’s certain hits { $number }
battle-changed-attacker-dice = attacker’s dice { $dice }
battle-changed-defender-units = defender’s units { $number }
battle-changed-defender-kinds = defender’s units changed
battle-changed-defender-value = defender’s value { $number }
battle-changed-defender-shots = defender’s shots { $number }
battle-changed-defender-hits = defender’s certain hits { $number }
battle-changed-defender-dice = defender’s dice { $dice }
battle-changed-archers = archers’ dice { $dice }
battle-changed-stop = the battle stops after this round
# -- why not -------------------------------------------------------------------------------

why-price = { $short } florins short: it costs { $price }{ $gear ->
    [0] {""}
   *[other] {""}, { $gear } of it for missing gears
}, and you have { $have }.
why-in-debt = You owe { $due } florins: nothing is bought before that is paid.
why-florins = You have { $have } florins.
why-learned-now = That branch has been advanced in this turn.
why-learned-all = You have level { $level } of that branch, the highest.
why-not-controlled = You do not control { $place }.
why-no-design = You do not know the technology that designs it: nothing of the kind for { $place }.
why-no-area = There is no populated area: { $place }.
why-built-already = A building of that category stands there, as high or higher: { $place }.
why-none-in-bank = The bank has none left for { $place }.
why-no-technology = You do not know the technology it needs.
why-screen-shut = Purchases are kept behind the screens: a building is bought without a site.
why-screen-open = Nothing is kept behind the screens in this phase: a building is bought with its site.
why-no-site = You control no place where it could stand.
why-no-token = No property token of yours fits.
why-no-piece = The bank has none of that kind left.
why-recruited-all = You have recruited as many units as you may in this phase.
why-reserve-empty = You have { $left } of that kind left in your reserve.
why-card-bought = You have bought an Empire card in this turn.
why-no-cards = The Empire deck is empty.
why-barbarians-first = Barbarians stand among your troops and are fought first: { $place }.
why-no-battle = There is no battle to start where you stand: { $place }.
why-no-seizure = There is nothing to seize where you stand: { $place }.
why-no-troops = You have no troops there: { $place }.
why-troops-tired = Your troops there have no move left: { $place }.
why-not-bare = All fire icons are held, so it must be empty land that nobody controls, outside all home realms: { $place }.
why-no-rising = Neither a horde nor a free fire icon is there: { $place }.
why-horde-bound = That horde shares its space with a player's units, or cannot go anywhere: { $place }.
why-no-horde = There is no horde there: { $place }.
why-card-in-deck = Nobody owns { $card }.
why-card-of = { $card } belongs to { $other }.
why-card-turned = { $what } has been used in this turn.
why-elsewhere = { $what } is used at other moments: { $windows }.
why-no-circle = The barbarian dice of this turn have not been rolled yet.
why-no-use = As things stand, { $what } has nothing to work on here.
why-tech-unknown = { $gap ->
    [0] { $what } is level { $level } of its branch; you have reached level { $have }.
   *[other] { $what } is level { $level } of its branch; you have reached level { $have }. First buy { $first } ({ $branch }, phase 4).
}
why-tech-within = { $what } is used as part of a purchase: choose what you want to buy.
why-objective-unmet = The objective of { $card } has not been reached.
why-loan-taken = You have taken a loan in this turn.
why-loans-all = You have { $have } loans, as many as you may.
why-loan-needless = You have { $have } florins: they are enough without a loan.
why-repay-short = A loan costs { $price } florins to repay, and you have { $have }.
why-only-number = Only { $count } is possible here.
why-icon-chosen = { $what } has been chosen already.
why-icon-absent = { $what }: the Event card does not show this icon.
why-no-such-die = There are only { $count } dice here.
why-die-done = That die has been lowered already.
why-die-at-one = That die shows 1, the lowest.
why-not-struck = The Event card does not strike { $place }.
why-shielded-already = { $place } is shielded already.
why-in-home-realm = { $place } lies in your home realm.
why-not-beside-home = { $place } is not adjacent to your home realm.
why-land-of = { $mine ->
    [yes] You control { $place }.
   *[no] { $other } controls { $place }.
}
why-units-there = Military units stand there: { $place }.
why-own-units-there = Your own units stand there: { $place }.
why-card-unused = { $card } has not been used in this turn.
why-no-such-piece = There is no such piece on the map.
why-not-convertible = It is neither a War Wagon nor a Caravan: { $thing }, { $place }.
why-rebuilt-already = It serves as both kinds already: { $thing }, { $place }.
why-repaid = You have repaid a loan in this turn.
why-no-loan = You have no loan to repay.
why-at-peace-with-nobody = There is nobody with whom you are at peace.
why-offers-made = You have made three offers here.
why-nothing-signed = You have signed no pact that you could still denounce in this turn.
why-nothing-secret = You have signed no secret pact.
why-no-duty = Nobody who is about to act owes you support, or he has your order already.
why-no-blood = Blood tokens are spent by the two sides of a battle once both have rolled, and you have none to spend here.
why-no-road = You have no trade route that waits for a transport, or no transport for it.
why-no-demand = Hidden purchases are demanded before phase 4 begins, once, where that variant is played.
why-act-elsewhere = That is done before a phase, before somebody’s turn or in your own turn.
why-not-at-peace = You are not at peace with { $other }: a war has been declared or is being fought.
why-war-first = Two of those who would sign are at war; the same offer must make peace between them.
why-building-itself = The building stands there itself, and its tokens lie next to it: { $place }.
why-no-such-carrier = No piece on the map has that number.
why-out-of-play = With these realms it is out of play: { $place }.
why-not-adjacent = { $place } is not adjacent to { $start }.
why-ship-overland = A ship has no way by water from { $start }: { $place }.
why-land-to-sea = What moves by land cannot put to sea by itself: { $place }.
why-held-by-bishop = A Bishop lets nobody leave this turn: { $place }.
why-nobody-left = { $there ->
    [0] You have none there
   *[other] All { $there } of yours there go along already
}: { $unit }, { $place }.
why-castle-left = They have left a Castle once this turn and have no carrier now: { $place }.
why-unit-stopped = Those that are left there are stopped for this turn: { $unit }, { $place }.
why-no-room = { $room ->
    [0] No War Wagon or Galley that takes units goes along yet.
   *[other] The carriers of the group take { $room }, and { $used } have been named.
}
why-named-in-order = That stands before what has been named: everything is named in one order.
why-carrier-elsewhere = No carrier of yours that stands there: { $thing }, { $place }. The group is in { $start }.
why-trader-waits = A trade transport does not move in this phase: { $thing }, { $place }.
why-carrier-stopped = No movement point is left this turn: { $thing }, { $place }.
why-no-moves = That step costs { $cost } and the group has { $moves } left: { $place }.
why-one-destination = All groups of a movement go to one place, { $goal }: not to { $place }.
why-no-escort = No military unit goes along, and you may not cross it freely: { $place }.
why-no-crossing = You may not pass through it, only enter it and end the move there: { $place }.
why-no-refuge = The movement kept for a flight does not reach it, or the path has been there: { $place }.
why-no-carrier = Your troops there have neither a War Wagon nor a Galley to move with: { $place }.
why-nowhere-to-go = What could move there has no military unit with it, and everything around is foreign: { $place }.
why-horde-small = An Archer joins a horde of 2 units, a Captain one of 4; here are { $there }: { $place }.
why-horde-at-home = That horde stands in your own home realm: { $place }.
why-no-barbarian-galley = The barbarians have no Galley left to put to sea: { $place }.
why-crew-last = Those who serve siege machines are hit last: { $unit }.
why-nobody-to-hit = None of them is left there to be hit: { $unit }.
why-no-surrender = Between a player and barbarians nobody surrenders.
why-surrender-later = Surrender is offered when a round opens, once by each side.
why-no-ransom = Barbarians are not captured: nobody would pay a ransom for them.
why-capture-earlier = Whoever wants to capture says so before the battle begins.
why-attacker-flees = You are not the attacker of this battle.
why-no-flight = No transport of the army has enough movement left to leave: { $place }.
why-flight-earlier = A flight is announced when a round opens, before its dice.
why-land-ability = At sea only archers and light infantry have their abilities.
why-no-target = No such building stands there: { $place }.
why-weak-machine = A Catapult does nothing to buildings.
why-not-the-enemy-s = That building is not the enemy’s: { $place }.
why-upkeep-short = The upkeep is { $due } florins and you have { $have }: give something up, or take a loan.
why-no-route = You have no trade route.
why-not-your-piece = It belongs to { $other }: { $thing }, { $place }.
why-no-trader = It is no trade transport: { $thing }, { $place }.
why-journey-over = It has made its journey in this phase: { $thing }, { $place }.
why-no-shift = No such cube can change places among your transports there: { $place }.
why-no-port = There is no port to trade or build in: { $place }.
why-trade-banned = A Bishop forbids trade there this turn: { $place }.
why-market-barbarians = Barbarians stand there: { $place }.
why-market-disputed = Troops contest it, so nobody trades there: { $place }.
why-foreign-market = { $other } controls it, and no pact lets you trade there: { $place }.
why-hold-full = Its hold of { $room } is full: { $thing }, { $place }.
why-hold-empty = It carries nothing: { $thing }, { $place }.
why-no-cubes = The bank has no cube left of { $good }.
why-goods-there = Whatever it carries is produced there or lies there already: { $place }.
why-not-aboard = { $aboard ->
    [0] None is aboard
   *[other] All { $aboard } aboard have been named
}: { $good }.
why-good-printed = It is produced there: { $good }, { $place }.
why-good-lying = A cube of it lies there already: { $good }, { $place }.
why-route-lengths = A route has 4, 6 or 8 stages.
why-route-origin = The goods were bought there, so it is no stage: { $place }.
why-stage-already = It is a stage of the route already: { $place }.
why-no-barracks = There is neither a populated area nor a military building: { $place }.
why-controlled-by = { $other } controls it: { $place }.
why-token-there = Your control token lies there already: { $place }.
why-army-there = Troops of somebody else, or barbarians, stand there: { $place }.
why-not-home = It is not in your home realm: { $place }.
why-more-troops = It holds { $there ->
    [one] one military unit
   *[other] { $there } military units
}, and another home territory of yours holds fewer: { $place }.
why-realm-taken = Another player has that realm.
why-realm-unlinked = That realm is linked to none that has been taken.
why-realm-without-port = Your realm has no port for ships.
why-levels-left = You may place { $levels ->
    [one] one more level
   *[other] { $levels } more levels
} of transports.
why-level-already = It has that level or a higher one: { $thing }, { $place }.
why-no-workshop = Nothing of the kind is built or raised where it stands: { $thing }, { $place }.
why-undamaged = Nothing there bears a destruction token of that building: { $place }.
why-no-prisoner = That player holds none of yours: { $unit }.
why-nobody-mended = None of them may be bought back: { $unit }.
why-nobody-waiting = None of them waits beside your board: { $unit }.
why-no-captain = No such Captain of yours stands there: { $place }.

# -- what the others are waiting for

wait-attack-at-sea = deciding whom to attack at sea in { $place }
wait-realm = choosing a realm
wait-village = placing the first Village
wait-archer = placing the first archer
wait-first-transport = choosing the first transport
wait-first-place = placing the first transport
wait-first-card = choosing an Empire card
wait-first-gear = choosing an Objective token
wait-tax = setting the tax level
wait-bankrupt = paying interest
wait-remove = taking a piece off the map
wait-homecoming = placing what has come home
wait-short = finding money
wait-buy = buying
wait-keep-card = choosing an Empire card
wait-activation = moving, fighting or passing
wait-undeclared-attack = deciding on an attack without declaration
wait-whom-to-fight = choosing whom to fight in { $place }
wait-capture = deciding whether to capture in { $place }
wait-surrender-asked = deciding whether to surrender in { $place }
wait-protect = choosing what a building in { $place } protects against
wait-captain = giving orders to a captain in { $place }
wait-sacrifice = deciding on a sacrifice
wait-reroll = deciding which dice to roll again
wait-open-route = deciding on a trade route from { $place }
wait-route-stage = { wait-open-route }
wait-route-destination = { wait-open-route }
wait-card-31 = laying Route tokens anew
wait-sell = selling in { $place }
wait-gear = choosing an Objective token
wait-card-16 = choosing what is sabotaged
wait-card-36 = laying florins on a card
wait-card-50 = choosing what is protected
wait-card-51 = choosing what is protected
wait-tech-influence = choosing a barbarian unit
wait-any-good = choosing a good in { $place }
wait-card-65 = choosing where barbarians serve
wait-lend-to = choosing a horde to join
wait-tech-proselytism = choosing a card of a neighbour
wait-tech-flight-of-time = choosing a technology of a neighbour
wait-declare-war = declaring war
wait-order-from = giving an order to { $other }
wait-blood = deciding on blood tokens
