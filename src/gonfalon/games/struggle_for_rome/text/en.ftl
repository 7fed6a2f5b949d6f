# Struggle for Rome in English. Arguments are explained in the wording module.

title = Struggle for Rome
blurb = The western Empire totters, and beyond the border your two tribes are on the move: horsemen and warriors. Roam its roads, plunder its cities, bargain for grain and horses, and when three provinces have felt your hand, settle down and inherit Rome city by city.
players = 3 or 4 players, about two hours at the table
credits = A game by Klaus Teuber (Kosmos and Mayfair, 2006). Map, tile faces and card numbers are reconstructions.

option-legions = Terror of the Legions
option-legions-tip = Variant: whoever owns three eagle cities has 1 extra victory point.
option-figures = Figures per colour
option-figures-tip = The rulebook counts 9 warriors and 9 horsemen; most boxes on sale hold 8 and 8.
option-coins = Small coins in the box
option-coins-tip = 20 in the rulebook, 25 in another box. Gold is unlimited: only the description of the bank changes.
option-legionnaire = Where the legionnaire starts
option-legionnaire-tip = On any hex of Hispania (rulebook), or on a forest hex there (English text).
option-legionnaire-any = Any hex of Hispania
option-legionnaire-forest = A forest of Hispania
option-seven_gold = Gold taken on a 7
option-seven_gold-tip = From a victim without resources: up to 2 (rulebook) or up to 3 (German edition).
option-seven_marked = A 7 takes a marker
option-seven_marked-tip = As a total like the others. If not, rolling goes on until four producing totals are marked.
option-tiles = Plunder tiles
option-tiles-tip = Laid by colour on the cities of their province, or all mixed: then the colour of the tile counts.
option-tiles-matched = By province
option-tiles-mixed = All mixed
option-names = Names of two cards
option-names-tip = Great Tribal Leader and Treasure of the Vandals, or Great Warrior and Treasure of the Burgundy.
option-names-rulebook = Rulebook
option-names-english = English edition
option-backs = Backs of the resource cards
option-backs-tip = Green in the rulebook, grey in the English text. Only the drawing changes.
option-backs-green = Green
option-backs-grey = Grey

# -- names ---------------------------------------------------------------------------------

name-good-ore = ore
name-good-grain = grain
name-good-horse = horse
name-good-cattle = cattle
count-good-ore = { $count } ore
count-good-grain = { $count } grain
count-good-horse = { $count ->
    [one] 1 horse
   *[other] { $count } horses
}
count-good-cattle = { $count } cattle
name-pile-ore = ore
name-pile-grain = grain
name-pile-pasture = a pasture card (horse or cattle, unseen)
name-pile-discard = pasture discard
name-bank-gold = gold
name-bank-coin = 1 gold
name-build-recruit = 1 horseman and 1 warrior
name-build-wagon = a wagon
name-build-card = a development card
name-box-horseman = horseman box
name-box-warrior = warrior box
name-tribe-horseman = horseman tribe
name-tribe-warrior = warrior tribe
name-idle-gold = 2 gold
name-idle-ore = 1 ore
name-idle-grain = 1 grain
name-idle-pasture = 1 pasture card (horse or cattle, unseen)
name-card-diplomat = Diplomat
name-card-great_tribal_leader = Great Tribal Leader
name-card-great_warrior = Great Warrior
name-card-traitor = Traitor
name-card-treasure_of_the_vandals = Treasure of the Vandals
name-card-treasure_of_the_burgundy = Treasure of the Burgundy
name-card-christianisation = Cultural Progress: Christianisation
name-card-feudalism = Cultural Progress: Feudalism
name-card-tribal_council = Cultural Progress: Tribal Council
name-special-diplomacy = Diplomacy
name-special-scourge = Scourge of Rome
name-special-heritage = Heritage of Rome
name-deck-development = development deck
name-rose-totals = compass rose
name-province-germania = Germania
name-province-gallia = Gallia
name-province-hispania = Hispania
name-province-italia_nord = Italia Nord
name-province-italia_sud = Italia Sud
name-province-barbaricum = beyond the border
name-terrain-mountain = mountain
name-terrain-field = field
name-terrain-pasture = pasture
name-terrain-forest = forest
name-colour-green = green
name-colour-grey = grey
name-colour-brown = brown
name-colour-yellow = yellow
name-colour-pink = pink
name-button-done = Done

# -- questions and what an answer means ----------------------------------------------------

ask-start = Where does your horseman start? Your warrior takes the other crossroad.
do-start = Horseman at { $what }
ask-legionnaire-start = Where in Hispania does the legionnaire start?
do-legionnaire-start = Legionnaire to { $what }
ask-legionnaire = Move the legionnaire: which hex of the Empire?
do-legionnaire = Legionnaire to { $what } ({ $terrain }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
})
ask-victim = From whom do you take a card?
do-victim = Rob { $what }
ask-take-gold = { $robbed } holds no resource: how much gold do you take?
do-take-gold = { $amount ->
    [0] Take nothing
   *[other] Take { $amount } gold
}
ask-levy = Shortage of pasture cards: give back { $count } more
do-levy = Give back { $what }
ask-market = Trade, build, play a card
do-market-build = Build { $what }
do-market-bank = Exchange { $what } with the bank
do-market-card = { $bought ->
    [yes] Buy { $what }
   *[no] Play { $what }
}
do-market-trade = Propose a deal
do-market-done = End this turn
ask-pay = How do you pay for { $building }?
do-pay-cards = With cards
do-pay-joker-ore = 3 gold instead of the ore
do-pay-joker-grain = 3 gold instead of the grain
do-pay-joker-horse = 3 gold instead of the horse
do-pay-joker-cattle = 3 gold instead of the cattle
ask-wagon-box = Into which box does the wagon go?
do-wagon-box = Wagon into the { $what }
ask-bank = What do you take for the three cards?
do-bank-ore = Take 1 ore
do-bank-grain = Take 1 grain
do-bank-pasture = Take 1 pasture card (horse or cattle, unseen)
do-bank-back = Do not exchange
ask-nomads = Your { $tribe }: move, plunder or conquer
do-nomads-crossroad = Move to { $what } { $ways ->
    [0] (Leader)
   *[other] { $grain ->
        [0] { $gold ->
            [0] (free)
           *[other] ({ $gold } gold)
        }
       *[other] { $gold ->
            [0] ({ $grain } grain)
           *[other] ({ $grain } grain, { $gold } gold)
        }
    }
}
do-nomads-plunder = Plunder { $what }
do-nomads-conquer = Conquer { $what } and settle
do-nomads-traitor-plunder = Plunder { $what } with a Traitor (1 gold)
do-nomads-traitor-conquer = Conquer { $what } and settle, with a Traitor (1 gold)
do-nomads-card = Play { $what } for 3 gold
do-nomads-idle = Rest: take { $what }
do-nomads-done = Done with this tribe
ask-settlers = Your settled { $tribe }: conquer one city
do-settlers-conquer = Conquer { $what }
do-settlers-traitor-conquer = Conquer { $what } with a Traitor (1 gold)
do-settlers-card = Play { $what } for 3 gold
do-settlers-idle = Rest: take { $what }
do-settlers-done = Done with this tribe
ask-way = How do you pay the way to { $goal }?
do-way-way = { $grain ->
    [0] { $gold ->
        [0] Free
       *[other] { $gold } gold
    }
   *[other] { $gold ->
        [0] { $grain } grain
       *[other] { $grain } grain and { $gold } gold
    }
}{ $land ->
    [0] { $sea ->
        [0] {""}
        [one] : 1 sea arrow
       *[other] : { $sea } sea arrows
    }
    [one] { $sea ->
        [0] : 1 land arrow
        [one] : 1 land arrow, 1 sea arrow
       *[other] : 1 land arrow, { $sea } sea arrows
    }
   *[other] { $sea ->
        [0] : { $land } land arrows
        [one] : { $land } land arrows, 1 sea arrow
       *[other] : { $land } land arrows, { $sea } sea arrows
    }
}
do-way-card = Play { $what }: nothing to pay
do-way-back = Choose another place
ask-offer = { $given ->
    [0] { $wanted ->
        [0] Your proposal: what do you give, and what do you want for it?
       *[other] You want { $get }. What do you give for it?
    }
   *[other] { $wanted ->
        [0] You give { $give }. What do you want for it?
       *[other] You give { $give } for { $get }. Send it, or add something.
    }
}
do-offer-give = Give { $what }
do-offer-get = Ask for { $what }
do-offer-seat = { $named ->
    [0] Only to { $what }
   *[other] Also to { $what }
}
do-offer-send = { $named ->
    [0] Send it to everybody
   *[other] Send it to { $to }
}
do-offer-drop = Drop it
ask-offer-answer = { $other } offers you { $give } for { $get }.
do-offer-answer-accept = Accept
do-offer-answer-refuse = Refuse
do-offer-answer-counter = Make a counter-offer
ask-offer-counter = { $given ->
    [0] { $wanted ->
        [0] Your counter-offer to { $other }: what do you give, and what do you want for it?
       *[other] You want { $get }. What do you give { $other } for it?
    }
   *[other] { $wanted ->
        [0] You give { $give }. What do you want from { $other } for it?
       *[other] You give { $give } for { $get }. Send it to { $other }, or add something.
    }
}
do-offer-counter-give = Give { $what }
do-offer-counter-get = Ask for { $what }
do-offer-counter-send = Send the counter-offer
do-offer-counter-drop = Refuse instead
ask-offer-settle = With whom do you conclude?
do-offer-settle-accept = With { $partner }: you give { $give } for { $get }
do-offer-settle-again = Propose something else
do-offer-settle-counter = Take { $partner }’s counter-offer: you give { $give } for { $get }
do-offer-settle-none = With nobody

# -- what the others are waiting for -------------------------------------------------------

wait-start = choosing where to start
wait-legionnaire-start = placing the legionnaire
wait-legionnaire = moving the legionnaire
wait-victim = choosing whom to rob
wait-take-gold = taking gold from { $robbed }
wait-levy = giving back pasture cards
wait-market = trading and building
wait-pay = paying for { $building }
wait-wagon-box = stowing a wagon
wait-bank = exchanging with the bank
wait-nomads = leading the { $tribe }
wait-settlers = leading the settled { $tribe }
wait-way = paying the way to { $goal }
wait-offer = preparing a proposal
wait-offer-answer = answering { $other }, who offers { $give } for { $get }
wait-offer-counter = preparing a counter-offer to { $other }
wait-offer-settle = choosing with whom to conclude

# -- the log -------------------------------------------------------------------------------

log-first-roll = { $seat } rolls { $total } for the first turn
log-starts = { $seat }’s horseman starts at { $at }
log-round = Round { $number }: { $seat } is first player
log-rolled = { $seat } rolls { $total }
log-rolled-again = { $total } is marked already: rolled again
log-yields = { $seat } receives { $good }
log-levy = Shortage of { $good }: everybody gives back half
log-levy-pasture = Shortage of pasture cards: everybody gives back half
log-levied = { $seat } gives back { $good }
log-pasture = { $seat } draws { $count ->
    [one] a pasture card
   *[other] { $count } pasture cards
}
log-pasture-drawn = You draw: { $goods }
log-card-gained = { $seat } gains a development card
log-card-drawn = You draw { $card }
log-plays = { $seat } plays { $card }
log-legionnaire = { $seat } sends the legionnaire to { $hex }
log-robs = { $seat } takes a card from { $other }
log-robbed-card = The stolen card: { $good }
log-robs-gold = { $seat } takes { $amount } gold from { $other }
log-builds = { $seat } buys { $building }{ $joker ->
    [yes] {" "}with 3 gold instead of { $instead }
   *[no] {""}
}
log-wagon = { $seat } puts the wagon into the { $box }
log-bank = { $seat } exchanges { $good } for { $pile }
log-moves = { $seat }’s { $tribe } moves to { $to }{ $grain ->
    [0] { $gold ->
        [0] {""}
       *[other] , paying { $gold } gold
    }
   *[other] { $gold ->
        [0] , paying { $grain } grain
       *[other] , paying { $grain } grain and { $gold } gold
    }
}
log-plunders = { $seat }’s { $tribe } plunders { $city }
log-plunder-loss = { $seat } loses a figure of the { $tribe }
log-plunder-gold = { $seat } carries off { $amount } gold
log-conquers = { $seat }’s { $tribe } conquers { $city }
log-rests = { $seat } rests and takes { $income }
log-announces = { $seat } announces { $points } victory points: the round is played to its end
log-turns-up = { $seat } turns up { $cards }
log-diplomacy = { $seat } takes the card Diplomacy
log-scourge = { $seat } becomes a Scourge of Rome
log-heritage = { $seat } takes the Heritage of Rome
log-legions = { $seat } holds three eagles: 1 point
log-offer = { $seat } offers { $give } for { $get } (to { $to })
log-offer-accepted = { $seat } accepts
log-offer-refused = { $seat } refuses
log-offer-countered = { $seat } would give { $give } for { $get }
log-offer-left = { $seat } leaves the counter-offers
log-deal = { $seat } gives { $give } to { $other } for { $get }

# -- points and reasons --------------------------------------------------------------------

score-cities = Cities
score-culture = Cultural Progress
score-diplomacy = Diplomacy
score-scourge = Scourge of Rome
score-heritage = Heritage of Rome
score-legions = Terror of the Legions
reason-points = victory points
reason-hidden = hidden Cultural Progress
reason-strength = figures in the boxes
reason-wagons = wagons in the boxes
reason-tiles = colours of plunder tiles
reason-income = what your places yield
reason-hand = resources in hand
reason-gold = gold
reason-cards = development cards
reason-targets = cities within reach

# -- board, text and tips ------------------------------------------------------------------

board-title = Struggle for Rome, { $round ->
    [0] setup
   *[other] round { $round }, phase { $phase }
}
board-round = { $round ->
    [0] Setup
   *[other] Round { $round }
}
board-phase-0 = Setup
board-phase-1 = Resource dice
board-phase-2 = Trade and build
board-phase-3 = Horseman tribes
board-phase-4 = Warrior tribes
board-hand = Your hand
board-cards = Your cards
board-prices = What you can build
board-reserve = Reserve
board-proposal = { $own ->
    [yes] Your proposal
   *[no] { $owner } proposes
}
board-counter = { $own ->
    [yes] Your counter-offer to { $owner }
   *[no] Counter-offer to { $owner }
}
board-gives = { $own ->
    [yes] You give
   *[no] Gives
}
board-wants = { $own ->
    [yes] You want
   *[no] Wants
}
board-accepts = accepts
board-refuses = refuses
board-undecided = has yet to answer
board-points = { $points } VP
board-subtitle = The western Empire about 400
board-limes = Limes
board-deck = Development
board-discard = Discard
board-pasture = Pasture
board-ore = Ore
board-grain = Grain
board-diplomats = Diplomats played
text-round = { $round ->
    [0] { $name }.
   *[other] Round { $round }, phase { $phase }: { $name }.
} First player: { $seat }.
text-totals = { $count ->
    [0] No total marked yet.
   *[other] Totals marked: { $totals }.
}
text-legionnaire = The legionnaire stands on { $hex }.
text-piles = Piles: ore { $ore }, grain { $grain }, pasture { $pasture }, discard { $discard }, development { $deck }.
text-player = { $owner }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $gold } gold, { $hand ->
    [one] { $hand } resource card
   *[other] { $hand } resource cards
}, { $cards ->
    [one] { $cards } development card
   *[other] { $cards } development cards
}, { $diplomats ->
    [one] { $diplomats } Diplomat played
   *[other] { $diplomats } Diplomats played
}.
text-nomads = The { $tribe }: nomadic at { $at }{ $beside ->
    [0] {""}
   *[other] , beside { $cities }
}; box { $figures ->
    [one] { $figures } figure
   *[other] { $figures } figures
}, { $wagons ->
    [one] { $wagons } wagon
   *[other] { $wagons } wagons
}; tiles: { $tiles }.
text-unplaced = The { $tribe }: not on the map yet.
text-settlers = The { $tribe }: settled in { $cities }; box { $figures ->
    [one] { $figures } figure
   *[other] { $figures } figures
}, { $wagons ->
    [one] { $wagons } wagon
   *[other] { $wagons } wagons
}; tiles: { $tiles }.
text-reserve = Reserve: { $horsemen ->
    [one] { $horsemen } horseman
   *[other] { $horsemen } horsemen
}, { $warriors ->
    [one] { $warriors } warrior
   *[other] { $warriors } warriors
}, { $wagons ->
    [one] { $wagons } wagon
   *[other] { $wagons } wagons
}.
text-hand = { $count ->
    [0] Your hand is empty.
   *[other] Your hand: { $goods }.
}
text-cards = { $count ->
    [0] You hold no development card.
   *[other] Your development cards: { $cards }.
}
text-nothing = none
text-twice = { $name } × 2
text-cities = Cities still Roman:
text-hexes = Hexes and the totals that make them produce:
text-land = – { $province }: { $hexes }.
text-hex = { $hex } ({ $terrain }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
})
text-city = – { $city } ({ $province }): { $towers } towers{ $tile ->
    [yes] , tile
   *[no] {""}
}{ $eagle ->
    [yes] , eagle
   *[no] {""}
}
panel-points = Points
panel-gold = Gold
panel-hand = Resources
panel-cards = Development cards
panel-figures = Horsemen / warriors in the boxes
panel-wagons = Wagons in the boxes
panel-tiles = Colours of tiles
tip-city = { $province }, { $towers } towers
tip-city-tile = A { $colour } plunder tile lies here
tip-city-no-tile = Already without a tile: it can only be conquered
tip-city-owner = Owned by { $owner }’s { $tribe }
tip-city-neutral = Neutral in the three-player game
tip-city-eagle = Legion eagle
tip-city-hexes = Around it: { $hexes }
tip-hex = { $province }, { $terrain }
tip-hex-number = A { $number } yields { $good }
tip-hex-none = A forest yields nothing
tip-hex-legionnaire = The legionnaire stands here: no yield
tip-crossroad = Open crossroad. Around it: { $hexes }
tip-crossroad-tribe = Here stands { $owner }’s { $tribe }
tip-good-pasture = horse or cattle, by chance
tip-box = { $figures ->
    [one] { $figures } figure
   *[other] { $figures } figures
} and { $wagons ->
    [one] { $wagons } wagon
   *[other] { $wagons } wagons
}: the strength of this tribe is { $figures }
tip-box-tiles = Plunder tiles: { $tiles }
tip-box-few = Three colours allow the first conquest, five earn Scourge of Rome
tip-pile = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
tip-pasture-known = { $count } cards, horse or cattle, in an order nobody knows
tip-bank-gold = { $small } small and 15 large coins in the box; gold is unlimited
tip-rose = { $count ->
    [0] Nothing is marked yet this round
   *[other] Marked this round: { $totals }
}
tip-rose-rule = Four different totals are rolled each round
tip-seat = { $points ->
    [one] 1 point everybody can see
   *[other] { $points } points everybody can see
}
tip-seat-first = First player of this round
tip-seat-holds = { $gold } gold, resource cards: { $hand }, development cards: { $cards }, Diplomats played: { $diplomats }
tip-good = You hold { $count }. Three of a kind buy another card from the bank.
tip-arrow-land = Land arrow: the first of a journey is free, any other costs 1 grain or { $gold } gold
tip-arrow-sea = Sea arrow: the first of a journey is free, any other costs { $coins } gold
tip-fare = { $grain ->
    [-1] Move here: with a Great Tribal Leader only
    [0] { $gold ->
        [0] Move here: free
       *[other] Move here: { $gold } gold
    }
   *[other] { $gold ->
        [0] Move here: { $grain } grain
       *[other] Move here: { $grain } grain and { $gold } gold
    }
}
tip-build = Price: { $price }
tip-build-joker = Once per round 3 gold stand in for one of these cards
tip-legionnaire = Blocks the hex under him
tip-card-diplomat = Phase 2: move the legionnaire, take a card (or 2 gold) from somebody there. Three played earn Diplomacy.
tip-card-great_tribal_leader = Phase 2: draw two pasture cards. Phase 3 or 4: move as far as you like without paying.
tip-card-traitor = Phase 3 or 4: for 1 gold a city counts up to two towers fewer.
tip-card-treasure_of_the_vandals = Play it for 3 gold, or keep it: 7 gold at the end.
tip-card-culture = 1 victory point. Hidden until it makes 10.
tip-special-diplomacy = 2 points for whoever has played the most Diplomats, at least three.
tip-special-scourge = 2 points for each tribe with tiles of all five colours.
tip-special-heritage = 2 points for four cities with each of both tribes. Three cards only.
tip-special-holder = Held by { $holder }

# -- the places of our map: Latin names; a crossroad is called after its city or its hexes ------

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
name-crossroad-11_0_N = Batavia, north
name-crossroad-12_-1_S = Colonia Agrippina, north
name-crossroad-11_0_S = Colonia Agrippina – Augusta Treverorum
name-crossroad-10_1_N = Batavia / Belgica, south-west
name-crossroad-11_-1_S = Batavia, north-west
name-crossroad-12_0_N = Saxonia, north
name-crossroad-13_-1_S = Saxonia / Langobardia, north-east
name-crossroad-12_1_N = Saxonia / Langobardia / Alamannia
name-crossroad-12_0_S = Colonia Agrippina – Mogontiacum
name-crossroad-13_0_N = Langobardia, north
name-crossroad-14_-1_S = Langobardia, north-east
name-crossroad-13_1_N = Langobardia / Thuringia, south-east
name-crossroad-13_0_S = Langobardia / Alamannia / Thuringia
name-crossroad-10_1_S = Augusta Treverorum – Durocortorum
name-crossroad-9_2_N = Belgica / Remi, south-west
name-crossroad-10_0_S = Belgica, north-west
name-crossroad-11_1_S = Augusta Treverorum – Mogontiacum – Argentorate
name-crossroad-12_2_N = Alamannia / Thuringia / Silva Nigra
name-crossroad-12_1_S = Mogontiacum – Augusta Vindelicum
name-crossroad-14_0_S = Thuringia / Vandalia, north-east
name-crossroad-13_2_N = Thuringia / Vandalia / Marcomannia
name-crossroad-13_1_S = Castra Regina, north
name-crossroad-14_1_N = Vandalia, north
name-crossroad-15_0_S = Vandalia, north-east
name-crossroad-14_2_N = Vandalia / Quadia, south-east
name-crossroad-14_1_S = Vandalia / Marcomannia / Quadia
name-crossroad-8_2_N = Sequana, north
name-crossroad-9_1_S = Lutetia, north
name-crossroad-8_2_S = Lutetia – Caesarodunum
name-crossroad-7_3_N = Sequana / Aremorica, south-west
name-crossroad-8_1_S = Sequana, north-west
name-crossroad-9_2_S = Durocortorum – Lutetia – Augustodunum
name-crossroad-10_2_S = Argentorate – Durocortorum
name-crossroad-11_2_S = Argentorate – Augusta Raurica – Augusta Vindelicum
name-crossroad-12_2_S = Augusta Vindelicum – Castra Regina
name-crossroad-13_3_N = Marcomannia / Quadia / Noricum
name-crossroad-13_2_S = Castra Regina – Iuvavum
name-crossroad-15_1_S = Quadia, north-east
name-crossroad-14_3_N = Quadia, south-east
name-crossroad-14_2_S = Emona, north
name-crossroad-7_3_S = Caesarodunum, south-west
name-crossroad-6_4_N = Aremorica, south-west
name-crossroad-7_2_S = Aremorica, north-west
name-crossroad-8_3_S = Caesarodunum – Augustodunum
name-crossroad-9_4_N = Aedui / Jura / Allobroges
name-crossroad-9_3_S = Augustodunum – Lugdunum
name-crossroad-10_3_S = Augusta Raurica – Augusta Taurinorum
name-crossroad-11_4_N = Raetia / Vindelicia / Alpes Raeticae
name-crossroad-11_3_S = Augusta Raurica – Mediolanum
name-crossroad-12_3_S = Iuvavum – Verona
name-crossroad-13_3_S = Iuvavum – Aquileia – Emona
name-crossroad-7_5_N = Burdigala, north-east
name-crossroad-6_5_N = Burdigala, north-west
name-crossroad-8_4_S = Lugdunum, south-west
name-crossroad-9_4_S = Lugdunum – Augusta Taurinorum
name-crossroad-10_4_S = Augusta Taurinorum – Mediolanum – Genua
name-crossroad-11_4_S = Mediolanum – Verona – Florentia
name-crossroad-12_4_S = Verona – Aquileia – Ravenna
name-crossroad-14_3_S = Emona, south-east
name-crossroad-13_5_N = Histria, south-east
name-crossroad-13_4_S = Aquileia, south-east
name-crossroad-7_6_N = Tolosa – Massilia
name-crossroad-6_6_N = Burdigala – Tolosa
name-crossroad-8_6_N = Massilia, north-east
name-crossroad-9_5_S = Genua, south-west
name-crossroad-10_5_S = Genua – Florentia
name-crossroad-11_5_S = Ravenna – Florentia
name-crossroad-3_6_N = Gallaecia, north
name-crossroad-4_5_S = Asturica Augusta, north
name-crossroad-3_6_S = Asturica Augusta, south-west
name-crossroad-2_7_N = Gallaecia, south-west
name-crossroad-3_5_S = Gallaecia, north-west
name-crossroad-4_6_N = Cantabria, north
name-crossroad-5_5_S = Cantabria / Vasconia, north-east
name-crossroad-4_7_N = Caesaraugusta, north-west
name-crossroad-4_6_S = Asturica Augusta, south-east
name-crossroad-5_6_N = Vasconia, north
name-crossroad-6_5_S = Vasconia / Pyrenaei, north-east
name-crossroad-5_7_N = Caesaraugusta, north-east
name-crossroad-6_7_N = Tolosa, south
name-crossroad-6_6_S = Tarraco, north
name-crossroad-7_7_N = Massilia, south
name-crossroad-7_6_S = Narbonensis / Laietania, south
name-crossroad-10_7_N = Roma – Centumcellae
name-crossroad-9_7_N = Centumcellae, north-west
name-crossroad-12_5_S = Ravenna, south-east
name-crossroad-11_7_N = Roma – Canusium
name-crossroad-3_8_N = Vaccaei / Celtiberia / Carpetania
name-crossroad-3_7_S = Vaccaei / Lusitania / Carpetania
name-crossroad-2_8_N = Vaccaei / Lusitania, south-west
name-crossroad-4_8_N = Caesaraugusta, south
name-crossroad-4_7_S = Toletum, north
name-crossroad-5_7_S = Tarraco, south-west
name-crossroad-6_8_N = Laietania, south-east
name-crossroad-6_7_S = Tarraco, south-east
name-crossroad-10_8_N = Roma – Neapolis
name-crossroad-10_7_S = Latium, south
name-crossroad-9_8_N = Centumcellae, south
name-crossroad-11_8_N = Neapolis – Canusium
name-crossroad-12_7_N = Canusium, north-east
name-crossroad-13_6_S = Brundisium, north
name-crossroad-12_7_S = Brundisium, south-west
name-crossroad-1_8_N = Conimbriga, north
name-crossroad-2_7_S = Conimbriga / Lusitania, north-east
name-crossroad-1_9_N = Olisipo – Emerita Augusta
name-crossroad-0_9_N = Olisipo, north-west
name-crossroad-1_7_S = Conimbriga, north-west
name-crossroad-2_9_N = Emerita Augusta, north-east
name-crossroad-3_8_S = Toletum, south-west
name-crossroad-4_9_N = Edetania, south-east
name-crossroad-4_8_S = Toletum, south-east
name-crossroad-11_9_N = Tarentum – Consentia
name-crossroad-10_9_N = Neapolis – Consentia
name-crossroad-13_7_S = Brundisium, south-east
name-crossroad-12_9_N = Tarentum, north-east
name-crossroad-1_10_N = Emerita Augusta – Corduba
name-crossroad-1_9_S = Tagus / Baetica, south
name-crossroad-0_10_N = Olisipo, south
name-crossroad-2_10_N = Corduba – Carthago Nova
name-crossroad-3_10_N = Carthago Nova, north-east
name-crossroad-11_10_N = Tarentum – Rhegium
name-crossroad-10_10_N = Consentia – Rhegium
name-crossroad-1_11_N = Corduba, south
name-crossroad-1_10_S = Baetica, south
name-crossroad-0_11_N = Baetica, south-west
name-crossroad-2_11_N = Carthago Nova, south
name-crossroad-2_10_S = Illiberis, south
name-crossroad-10_11_N = Rhegium, south
name-crossroad-10_10_S = Aspromons, south
name-crossroad-9_11_N = Aspromons, south-west
name-crossroad-10_9_S = Aspromons, north-west

# -- about this edition ----------------------------------------------------------------------

source-provinces = The five provinces
source-colours = Their colours
source-hexes = Hexes: place, terrain, number
source-cities = Cities: place, towers, eagle, III
source-starts = Start crossroads
source-border = Border of the empire
source-land_arrows = Land arrows
source-sea_arrows = Sea arrows
source-development_cards = Number of each development card
source-plunder_tiles = Faces of the plunder tiles
source-prices = Prices
source-numbers = Numbers of the rules
source-eagles = Eagles in the variant of the legions
source-proposals = Trade offers in a turn
source-quiet_rounds = Quiet rounds that end the game

# -- why not -------------------------------------------------------------------------------

count-bank-coin = { $count } gold
why-phase = { $needed ->
    [market] It is phase { $phase }; this belongs to phase 2, trade and building.
   *[tribes] It is phase { $phase }; this belongs to phases 3 and 4, the turns of the tribes.
}
why-card-phase-1 = It is phase 1: the dice are rolled, no card is played ({ $what }).
why-culture = { $what } is never played: it counts 1 point in your hand.
why-no-card = You hold no { $what }.
why-card-now = { $what } has to wait: something else is being decided.
why-card-played = You have played a development card in this turn already.
why-card-needless = The way is free: { $what } is not needed.
why-no-pasture = The pasture pile is empty: { $what } would draw nothing.
why-proposals = You have opened { $count } negotiations in this turn, which is the most.
why-nothing-to-trade = { $mine ->
    [0] You hold no resource card to give.
   *[other] No opponent holds a resource card.
}
why-none-left = { $thing ->
    [card] The development deck is empty.
    [wagon] You have no wagon left in reserve.
   *[other] You have no figure left in reserve.
}
why-price = You lack { $short }; the price of { $thing }: { $price }.
why-price-joker = You lack { $short }; the price of { $thing }: { $price }. { $used ->
    [yes] Your joker of this round is used.
   *[no] With the joker it takes { $joker } gold, and you have { $gold }.
}
why-joker-needed = You lack { $short }: the joker must stand in for it.
why-joker-for-nothing = { $good } is no part of what { $thing } costs.
why-joker-elsewhere = You lack { $short }: the joker must stand in for that, not for { $good }.
why-joker-gold = { $used ->
    [yes] Your joker of this round is used.
   *[no] With the joker it takes { $joker } gold, and you have { $gold }.
}
why-others-box = That box belongs to { $owner }.
why-gold-never = Gold is no part of any exchange.
why-bank-short = The bank takes { $least } of one kind, and you hold { $have ->
    [0] no { $good }.
   *[other] { $have } × { $good }.
}
why-kind-unseen = Horse or cattle cannot be chosen: the top pasture card is taken.
why-pile-empty = That pile is empty.
why-not-idle = { $moved ->
    [yes] Your tribe has moved in this turn.
   *[no] You have played a card in this turn.
}
why-settled = Your { $tribe } has settled: it neither moves nor plunders any more.
why-moved = Your { $tribe } has moved in this turn already.
why-stands-there = Your { $tribe } stands there already.
why-is-city = { $city } is a city, no open crossroad.
why-occupied = { $owner }’s { $tribe } stands there.
why-too-far = { $short } gold short: the way takes { $land ->
    [one] 1 land arrow
   *[other] { $land } land arrows
} and { $sea ->
    [one] 1 sea arrow
   *[other] { $sea } sea arrows
} after the free one; you have { $grain } grain and { $gold } gold.
why-purse = You lack { $short }; you have { $grain ->
    [0] no grain
   *[other] { $grain } grain
} and { $gold ->
    [0] no gold
   *[other] { $gold } gold
}.
why-dearer = There is a cheaper way: { $grain } grain and { $gold ->
    [0] no gold
   *[other] { $gold } gold
}.
why-too-little = That does not pay the way; this does: { $grain } grain and { $gold ->
    [0] no gold
   *[other] { $gold } gold
}.
why-neutral = { $city } is neutral: with three players it is blocked.
why-owned = { $mine ->
    [yes] { $city } is yours already.
   *[no] { $city } belongs to { $owner }.
}
why-plundered = { $city } has no plunder tile any more.
why-two-tiles = Your { $tribe } has { $count } tiles of the colour of { $city } already.
why-no-wagon = There is no wagon in the box of your { $tribe }.
why-no-figure = There is no figure in the box of your { $tribe }.
why-colours = Your { $tribe } has { $have ->
    [0] no tile yet
    [one] tiles of one colour
   *[other] tiles of { $have } colours
}; it takes { $needed } colours to settle.
why-not-near = { $settled ->
    [yes] { $city } lies more than one arrow from the cities of your { $tribe }.
   *[no] { $city } is not adjacent to your { $tribe }.
}
why-too-strong = { $city } has { $towers } { $towers ->
    [one] tower
   *[other] towers
}, the box of your { $tribe } { $force ->
    [one] 1 figure
   *[other] { $force } figures
}.
why-no-need = { $city } has { $towers } { $towers ->
    [one] tower
   *[other] towers
}, and { $force } figures are enough: no Traitor is needed.
why-led = You have played { $leader } in this turn: { $what } is one card too many.
why-traitor-gold = The { $what } costs { $price } gold, and you have { $gold ->
    [0] none.
   *[other] { $gold }.
}
why-with-attack = { $what } is played together with a plunder or a conquest; no city within reach needs it.
why-with-move = { $what } is played together with a move: choose where to go.
why-rob-yourself = You rob an opponent, not yourself.
why-nobody-there = { $other } has no figure at this hex.
why-not-hispania = { $hex } is not in Hispania.
why-no-forest = { $hex } is no forest: at this table the legionnaire starts in one.
why-beyond = This hex lies beyond the border.
why-legionnaire-there = The legionnaire stands there already.
why-addressed = { $other } is addressed already.
why-yourself = You cannot trade with yourself.
why-asked-too-much = { $other } holds { $have ->
    [0] no resource card
    [one] 1 resource card
   *[other] { $have } resource cards
}, and you ask for { $asked }.

board-last-round = Round { $round }, the last
text-last-round = { $who } announced 10 points: this is the last round.
tie-gold = Gold (breaks ties)
