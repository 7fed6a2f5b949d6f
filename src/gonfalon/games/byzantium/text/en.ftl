# Byzantium in English. Arguments are explained in the wording module.

title = Byzantium
blurb = The year is 632. An exhausted empire faces the armies coming out of Arabia, and your family has a stake in both camps: every player commands a Byzantine army and an Arab one. Claim cities, tax them, sack them, become Emperor or Caliph, let the Bulgars loose, and keep your two scores in balance, or gamble everything on the fall of Constantinople.
players = 2 to 4 players, about two hours at the table
credits = A game by Martin Wallace (Warfrog, 2005).

option-civil_war_own_city = Civil war against one’s own city
option-civil_war_own_city-tip = As printed, a player may attack a city he controls himself by civil war. The community FAQ calls it a mistake: switch it off to follow the FAQ.
option-one_elite_in_all = One Elite cube per action
option-one_elite_in_all-tip = Reinforcing may put one cube in each Elite box. With this option: one Elite cube per action for both armies together.
option-double_losses_in_battle = Double losses in every fight at Constantinople
option-double_losses_in_battle-tip = Siege dice of Constantinople cost two cubes per hit. With this option hits by pawns and Levy defending it do too.
option-fleet_blocks_return = The fleet may block a beaten attacker’s return
option-fleet_blocks_return-tip = A beaten attacker goes back where it came from. With this option the holder of the Byzantine Fleet may refuse the way back over the sea to an Arab army.

# -- names ---------------------------------------------------------------------------------

name-city-dyrrachium = Dyrrachium
name-city-thessalonica = Thessalonica
name-city-athens = Athens
name-city-adrianople = Adrianople
name-city-constantinople = Constantinople
name-city-nicea = Nicea
name-city-smyrna = Smyrna
name-city-candia = Candia
name-city-attalia = Attalia
name-city-ankara = Ankara
name-city-sinope = Sinope
name-city-trebizond = Trebizond
name-city-caesarea = Caesarea
name-city-tarsus = Tarsus
name-city-antioch = Antioch
name-city-edessa = Edessa
name-city-palmyra = Palmyra
name-city-damascus = Damascus
name-city-jerusalem = Jerusalem
name-city-alexandria = Alexandria
name-city-leucosia = Leucosia
name-city-tabuk = Tabuk
name-city-medina = Medina
name-city-mecca = Mecca
name-city-basra = Basra
name-city-hira = Hira
name-city-baghdad = Baghdad
name-city-hamadan = Hamadan
name-city-mosul = Mosul
name-city-amida = Amida
name-city-ardabil = Ardabil
name-city-tiflis = Tiflis
name-city-derbent = Derbent

name-side-byzantine = Byzantine
name-side-arab = Arab
name-side-persian = Persian
name-side-bulgar = Bulgar
name-side-either = either

name-box-byzantine-elite = Byzantine Elite
name-box-byzantine-main = Byzantine Main Army
name-box-byzantine-levy = Byzantine Levy
name-box-byzantine-move = Byzantine Move
name-box-arab-elite = Arab Elite
name-box-arab-main = Arab Main Army
name-box-arab-levy = Arab Levy
name-box-arab-move = Arab Move
short-pool = Cube Pool
short-casualties = Casualties
name-box-pool = Cube Pool
name-box-casualties = Casualty Pool
box-elite = Elite
box-main = Main Army
box-levy = Levy
box-move = Move
box-treasury = Treasury

name-action-take = Take control of a city
name-action-reinforce = Reinforce
name-action-special = Special action
name-action-tax = Tax
name-action-church = Build a church
name-action-mosque = Build a mosque
name-action-move = Move or fight
name-action-pass = Pass

name-space-civil_war_byzantine = Civil War (Byzantine)
name-space-civil_war_arab = Civil War (Arab)
name-space-growth_byzantine = City Growth (Byzantine)
name-space-growth_arab = City Growth (Arab)
name-space-emperor = Emperor
name-space-caliph = Caliph
name-space-fleet_byzantine = Byzantine Fleet
name-space-fleet_arab = Arab Fleet
name-space-bulgar = Bulgar Attack
name-space-fort = Fortification
name-space-tax = Tax
name-space-church = Church
name-space-mosque = Mosque
name-space-pass = Pass
name-space-bulgars = The Bulgar army

name-army-byzantine = Byzantine army
name-army-arab = Arab army

name-button-done = Done
name-button-stop = Stop here
name-button-civil-war = Civil war here
name-button-double = Double the cost
name-button-roll = Roll the dice
name-button-leave = Let them pass
name-button-allow = Allow the sea
name-button-forbid = Close the sea
name-button-flee = Flee
name-button-stay = Stay and fight
name-button-levy = Use the Levy
name-button-no-levy = Keep the Levy back
name-button-bulgars-grow = Two more Bulgar cubes

# -- questions and what an answer means ----------------------------------------------------

ask-action = { $last ->
    [yes] Turn { $turn }, round { $round }: all others have passed, this is the last action
   *[no] Turn { $turn }, round { $round }: one action, or pass for the rest of the turn
}
do-action-church = Build a church ({ $price } Byzantine bezants{ $cube ->
    [yes] , cube included
   *[no] {""}
})
do-action-mosque = Build a mosque ({ $price } Arab bezants{ $cube ->
    [yes] , cube included
   *[no] {""}
})
do-action-take = { $cube ->
    [yes] Take control of a city (cube: { $price } bezants)
   *[no] Take control of a city
}
do-action-reinforce = { $cube ->
    [yes] Reinforce ({ $price } bezants per cube)
   *[no] Reinforce
}
do-action-special = { $cube ->
    [yes] Special action (cube: { $price } bezants)
   *[no] Special action
}
do-action-tax = Tax ({ $price } bezants for each cube)
ask-take = Which city do you take control of?
do-take = Take control of { $what }: +{ $points } { $side }
ask-source = { $free ->
    [yes] Where does the cube come from? The Cube Pool is free, any other costs { $price } bezants ({ $side } Treasury).
   *[no] Your Cube Pool is empty: which cube do you buy for { $price } bezants ({ $side } Treasury)?
}
do-source = { $what }
do-source-pool = Cube Pool (free)
ask-treasury = Which Treasury pays the { $price } bezants?
do-treasury = The { $what } Treasury
ask-reinforce = Reinforce: put a cube in which box? { $left } left.
do-reinforce = Cube into: { $what }
do-reinforce-done = Done reinforcing
ask-space = Which special action?
ask-growth = Which city grows by one token?
do-growth = { $what } grows
ask-fort = Which of your cities do you fortify? { $left } { $left ->
    [one] fortification
   *[other] fortifications
} left.
do-fort = Fortify { $what }
ask-bulgar = The Bulgars will have { $then } cubes. Whom do they attack?
do-bulgar = The Bulgars attack { $what }
do-bulgar-bulgars-grow = No attack: two more cubes
ask-tax = Tax with how many cubes? { $each } bezants each.
do-tax = { $number ->
    [one] 1 cube
   *[other] { $number } cubes
}
ask-divide = { $bezants } bezants: how many go to the Byzantine Treasury? The rest goes to the Arab one.
do-divide = { $number } Byzantine, { $rest } Arab
ask-army = Which army acts?
do-army = { $what }
ask-place = Where does your { $side } army enter the map?
do-place = Enter at { $what }
ask-step = { $side } army: { $steps ->
    [0] step to which city? { $moves } Move { $moves ->
        [one] cube
       *[other] cubes
    }.
   *[other] a second step costs one more. { $moves } Move { $moves ->
        [one] cube
       *[other] cubes
    } left.
}
do-step = { $attack ->
    [yes] { $sea ->
        [yes] Attack { $what } by sea
       *[no] Attack { $what }
    }
   *[no] { $sea ->
        [yes] Sail to { $what }
       *[no] Step to { $what }
    }
} ({ $cost } Move { $cost ->
    [one] cube
   *[other] cubes
})
do-step-stop = Stop here
do-step-civil-war = Start a civil war here
ask-fleet-double = { $other } sails to { $city } for { $cost } Move { $cost ->
    [one] cube
   *[other] cubes
}. Does your fleet double the cost?
ask-fleet-roll = { $other } paid { $paid } Move { $paid ->
    [one] cube
   *[other] cubes
}. Does your fleet attack with as many dice?
ask-lose = { $side } army: { $count ->
    [one] one cube must go
   *[other] { $count } cubes must go
}. From which box?
do-lose = { $what }
ask-flee = { $side ->
    [Bulgar] { $other }’s Bulgars attack
   *[other] { $other } attacks
} { $city }. Does your army flee or stay?
ask-fleet-forbid = { $other }’s Arab army flees from { $city }. Is the sea open to it?
ask-flee-to = Your army flees from { $city }, losing { $losses } on the way. Where to?
do-flee-to = Flee to { $what }
ask-levy = { $city } is attacked and no army stands there. Do you use your Levy?
ask-next-battle = Several armies defend { $city }. Whom do you fight first?
do-next-battle = Fight { $what }
ask-fleet-block = { $other }’s beaten Arab army wants to sail back from { $city }. Do you let it?
ask-give-control = No cube and no money for { $city }: which army cube becomes the control cube?
do-give-control = Control cube from: { $what }
ask-give-lost = And which army cube is lost?
do-give-lost = { $what }
ask-pass-cube = Your Casualty Pool is empty. Which cube marks that you pass?
do-pass-cube = { $what }
ask-unpaid = The { $side } Treasury is { $short } short of its upkeep. Which cube leaves the game?
do-unpaid = Remove: { $what }

# -- log -----------------------------------------------------------------------------------

log-turn = Turn { $number } begins. { $seat } is first player.
log-took = { $seat } takes control of { $city }: +{ $points } { $side }.
log-pawn = { $seat }’s { $side } army enters the map at { $city }.
log-bought = { $seat } pays { $price } bezants of the { $side } Treasury for a cube from the { $box }.
log-reinforced = { $seat } reinforces: a cube from the { $source } to { $box }.
log-civil-war = { $seat } starts a civil war in { $city }.
log-grew = { $seat } lets { $city } grow to { $size }.
log-office = { $seat } becomes { $space }: +{ $points }, and takes the Guard.
log-fleet = { $seat } takes command of the { $space }.
log-fortified = { $seat } fortifies { $city }.
log-bulgars-grew = { $seat } strengthens the Bulgars: { $bulgars } cubes.
log-bulgars-attack = { $seat } sends the Bulgars ({ $bulgars } cubes) against { $city }.
log-bulgars-conquered = The Bulgars take { $city }. { $seat }: +{ $gain } { $side }.
log-taxed = { $seat } taxes with { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}: { $byzantine } Byzantine and { $arab } Arab bezants.
log-built = { $seat } builds { $side ->
    [Byzantine] a church
   *[other] a mosque
}: +{ $points }.
log-step = { $seat }’s { $side } army { $sea ->
    [yes] sails
   *[no] marches
} to { $city } for { $cost } Move { $cost ->
    [one] cube
   *[other] cubes
}.
log-fleet-doubled = { $seat }’s fleet doubles the cost for { $other }.
log-fleet-idle = { $seat }’s fleet lets { $other } sail.
log-withdrawn = { $seat } cannot pay and gives up sailing to { $city }.
log-fleet-rolled = { $seat }’s fleet attacks { $other }: dice { $dice }; { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
}.
log-stays = { $seat } stays to defend { $city }.
log-fled = { $seat }’s { $side } army flees to { $city }{ $losses ->
    [0] .
   *[other] , losing { $losses }.
}
log-sea-closed = { $seat }’s fleet closes the sea to { $other }.
log-levy = { $seat } defends { $city } with the Levy.
log-no-levy = { $seat } does not use the Levy in { $city }.
log-battle = Battle of { $city }{ $side ->
    [Bulgar] {" "}({ $seat }’s Bulgars attack)
   *[other] {" "}({ $seat } attacks)
}: attack dice { $attack } ({ $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
}), defence dice { $defence } ({ $blows ->
    [0] no hits
    [one] 1 hit
   *[other] { $blows } hits
}).
log-battle-won = { $side ->
    [Bulgar] { $seat }’s Bulgars win
   *[other] { $seat } wins
} the battle of { $city }, { $strength } against { $against }.
log-battle-lost = { $side ->
    [Bulgar] { $seat }’s Bulgars lose
   *[other] { $seat } loses
} the battle of { $city }, { $strength } against { $against }.
log-lost = { $seat } loses a cube: { $box }.
log-guard-lost = { $seat } loses the { $side } Guard.
log-siege = Siege of { $city }: dice { $dice }; { $hits ->
    [0] no losses
    [one] 1 loss
   *[other] { $hits } losses
} for { $side ->
    [Bulgar] { $seat }’s Bulgars
   *[other] { $seat }
}.
log-siege-lost = { $side ->
    [Bulgar] { $seat }’s Bulgars fail
   *[other] { $seat } fails
} before { $city }, { $strength } against { $against }.
log-conquered = { $seat } conquers { $city } for the { $side } side: +{ $gain } and { $gain } { $gain ->
    [one] bezant
   *[other] bezants
}.
log-gave = { $seat } gives up a cube ({ $box }) to hold { $city }.
log-went-back = { $seat }’s { $side } army goes back to { $city }.
log-destroyed = { $seat }’s { $side } army is destroyed.
log-fallen = Constantinople falls to { $seat }: +{ $points } Arab points. Only Arab points count.
log-passed = { $seat } passes{ $first ->
    [yes] {" "}and will be first player next turn.
   *[no] .
}
log-income = { $seat } receives { $byzantine } Byzantine and { $arab } Arab bezants.
log-upkeep = { $seat } pays { $due } for the { $side } army.
log-unpaid = { $seat } cannot pay a cube ({ $box }): it leaves the game, −1 { $side }.
log-cities-scored = { $seat } scores cities: +{ $byzantine } Byzantine, +{ $arab } Arab.

# -- scores --------------------------------------------------------------------------------

score-byzantine-start = Byzantine: at the start
score-byzantine-claim = Byzantine: cities taken under control
score-byzantine-conquest = Byzantine: conquests
score-byzantine-bulgar = Byzantine: Bulgar conquests
score-byzantine-office = Byzantine: Emperor
score-byzantine-worship = Byzantine: churches
score-byzantine-upkeep = Byzantine: unpaid cubes
score-byzantine-cities = Byzantine: cities at the end
score-arab-start = Arab: at the start
score-arab-claim = Arab: cities taken under control
score-arab-conquest = Arab: conquests
score-arab-bulgar = Arab: Bulgar conquests
score-arab-office = Arab: Caliph
score-arab-worship = Arab: mosques
score-arab-capital = Arab: fall of Constantinople
score-arab-upkeep = Arab: unpaid cubes
score-arab-cities = Arab: cities at the end
score-not-counted = Track that does not count

# -- board, panels and tips ----------------------------------------------------------------

board-title = Byzantium, turn { $turn } of { $turns }
board-turn = Turn { $turn } of { $turns }
board-round = { $round ->
    [0] Income and upkeep
   *[other] Round { $round }
}
board-subtitle = two empires, one family
board-road = road
board-sea = sea
board-desert = desert
board-side-byzantine = Byzantine
board-side-arab = Arab
board-side-persian = Persian
board-side-bulgar = Bulgar
board-north = N
board-bulgars = Bulgars
board-special = Special actions
board-byzantine-track = Byzantine points
board-arab-track = Arab points

panel-byzantine = Byzantine points
panel-arab = Arab points
panel-byzantine-money = Byzantine bezants
panel-arab-money = Arab bezants
panel-pool = Cube Pool
panel-casualties = Casualty Pool
panel-cities = Cities
panel-half = The lower track is less than half of the higher: only the higher counts.

tip-city = { $side } city, size { $size }
tip-city-owner = Controlled by { $owner }.
tip-city-free = Nobody controls it. Taking control scores { $size } { $side } { $size ->
    [one] point
   *[other] points
}.
tip-city-persian = Persian: nobody can take control of it, any army can besiege it.
tip-city-bulgar = Held by the Bulgars, who defend it with { $bulgars } cubes.
tip-city-capital = Always Byzantine. Five siege dice, two cubes lost per hit. Its fall ends the game.
tip-city-fort = Fortified: one more die and one more strength in a siege.
tip-city-siege = A siege rolls { $dice } { $dice ->
    [one] die
   *[other] dice
}; the attacker needs strength { $needed } or more afterwards.
tip-city-income = { $bezants } { $bezants ->
    [one] bezant
   *[other] bezants
} of income each turn.
tip-city-coastal = Coastal: a Byzantine army can sail here from Constantinople.
tip-city-pawn = { $side } army of { $owner }: strength { $strength }, { $moves } Move { $moves ->
    [one] cube
   *[other] cubes
}.
tip-pawn = { $side } army of { $owner }
tip-pawn-facts = Strength { $strength } (Elite { $elite }{ $guard ->
    [yes] {" "}+ Guard
   *[no] {""}
}, Main Army { $main }), Move { $moves }.
tip-box-elite = Every cube is a die in battle and counts as strength. Upkeep 3.
tip-box-guard = The Guard stands here as well: it fights like an Elite cube, costs no upkeep and goes last.
tip-box-main = Up to three dice in battle; every cube counts as strength. Upkeep 1.
tip-box-levy = Defends your cities when no army is there. Up to three dice. Upkeep 2.
tip-box-move = Paid for steps; may be lost in place of fighting cubes. Upkeep 1.
tip-box-pool = Cubes that cost nothing, for either side.
tip-box-casualties = Lost cubes. Half of them, rounded up, come back after upkeep; buying one costs 3 bezants.
tip-box-treasury = Bezants that pay for this side’s cubes, upkeep, churches or mosques.
tip-box-count = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
tip-bezants = { $count ->
    [one] 1 bezant
   *[other] { $count } bezants
}
warn-own-city = Careful: { $city } is your own city!
tip-space-civil_war_byzantine = Attack the Byzantine city where your Byzantine army stands.
tip-space-civil_war_arab = Attack the Arab city where your Arab army stands.
tip-space-growth_byzantine = One more token on a Byzantine city with fewer than three.
tip-space-growth_arab = One more token on an Arab city with fewer than three.
tip-space-emperor = Two Byzantine points and the Guard until the end of the turn.
tip-space-caliph = Two Arab points and the Guard until the end of the turn.
tip-space-fleet_byzantine = Until the end of the turn: double the sea steps of other players’ Arab armies, attack them at sea, forbid their flight by sea.
tip-space-fleet_arab = Until the end of the turn your Arab army sails at half the cost.
tip-space-bulgar = Two cubes for the Bulgars, then they attack, or two more cubes.
tip-space-fort = A fortification takes the place of your control cube.
tip-space-tax = Cube Pool cubes become 2 bezants each, once per turn.
tip-space-church = A cube and 6 Byzantine bezants: 2 Byzantine points.
tip-space-mosque = A cube and 6 Arab bezants: 2 Arab points.
tip-space-pass = The first to pass is first player next turn.
tip-space-bulgars = { $count } cubes. At most three dice in battle.
tip-space-taken = Taken this turn by { $owner }.
tip-space-open = { $count ->
    [one] One space is free.
   *[other] { $count } spaces are free.
}
tip-space-none = No space is free this turn.

text-turn = Turn { $turn } of { $turns }, { $round ->
    [0] income and upkeep
   *[other] round { $round }
}. First player: { $seat }.
text-cities = Cities
text-city = { $city }: { $side }, size { $size }
text-owner = , held by { $owner }
text-fort = , fortified
text-pawn = , { $side } army of { $owner }
text-roads = Roads: { $cities }.
text-seas = By sea: { $cities }.
text-deserts = Desert: { $cities }.
text-bulgars = Bulgars: { $count } cubes.
text-player = { $owner }: { $byzantine } Byzantine and { $arab } Arab points, result now { $result }.
text-army = { $side } army: Elite { $elite }{ $guard ->
    [yes] {" "}+ Guard
   *[no] {""}
}, Main Army { $main }, Levy { $levy }, Move { $move }, { $bezants } { $bezants ->
    [one] bezant
   *[other] bezants
}, { $where }.
text-off-map = not on the map
text-at = in { $city }
text-pools = Cube Pool { $pool }, Casualty Pool { $casualties }, fortifications left { $forts }.
text-office = { $owner } is { $space }.
text-fleet = { $owner } commands the { $space }.
text-space = { $space }: { $free } of { $count } free.
text-passed = Passed: { $names }.

# -- about this edition ----------------------------------------------------------------------

source-city-names = Names of the cities
source-city-values = Values of the cities
source-city-sides = Owners of the cities at the start
source-links = Roads, sea lanes and desert tracks
source-rules = Prices, limits and all other numbers of the rules
source-boxes = Cubes on the army sheet at the start
source-pools = Cubes in the pools at the start
source-upkeep = Upkeep of a cube
source-spaces = Number of each action space
source-picture = The drawing of the map

# why a bot thinks well of a position; what is counted is always good for whoever has more of it
reason-byzantium-points = points on the tracks
reason-byzantium-cities = cities held, for income and the end
reason-byzantium-danger = safety of the cities
reason-byzantium-money = money
reason-byzantium-upkeep = the upkeep can be paid
reason-byzantium-army = strength of the armies
reason-byzantium-outlook = a conquest within reach
reason-byzantium-cubes = cubes for actions to come
reason-byzantium-balance = balance of the two tracks
reason-byzantium-fall = what the fall of Constantinople would bring

# -- why not -------------------------------------------------------------------------------

why-bezants = { $short } { $short ->
    [one] bezant
   *[other] bezants
} short: without a cube in the Cube Pool a cube costs { $price }, and the { $side } Treasury holds { $have }.
why-no-cubes = You have no cube left to take, neither in a pool nor in a box.
why-taxed = You have taxed in this turn already.
why-pool-empty = Your Cube Pool is empty.
why-worship = { $short } { $short ->
    [one] bezant
   *[other] bezants
} short: this costs { $price }, and the { $side } Treasury holds { $have }.
why-worship-cube = { $short } { $short ->
    [one] bezant
   *[other] bezants
} short: your Cube Pool is empty, so cube and building cost { $price }, and the { $side } Treasury holds { $have }.
why-no-army-ready = Neither of your armies can enter the map, step or start a civil war now.
why-no-free-city = No Byzantine or Arab city is left uncontrolled.
why-no-space-open = No special action can be carried out now.
why-capital = Constantinople belongs to nobody until it falls.
why-foreign-city = { $city } is { $side }: only an army that attacks it can take it.
why-held = { $mine ->
    [yes] You control { $city } already.
   *[no] { $owner } controls { $city }.
}
why-one-cube = No cube has been placed yet; it takes at least one.
why-into-pool = Cubes are put into the eight army boxes, nowhere else.
why-pool-holds = Your Cube Pool holds { $count } { $count ->
    [one] cube
   *[other] cubes
}, and at least 1 is taxed.
why-elite-full = { $both ->
    [yes] This action has put a cube into an Elite box already; the table allows one for both armies.
   *[no] { $box } has received its one cube in this action.
}
why-no-other-cube = Outside { $box } there is no cube that could be bought for it.
why-same-box = The cube is for { $box }: taking it from there would change nothing.
why-just-placed = { $box } holds only cubes that this action has put there.
why-last-cube = { $box } holds the last cube of the army that is to fight.
why-guard-source = Nothing but the Guard stands there, and it is no source.
why-box-empty = { $box } is empty.
why-no-source = Cubes that lie there stay there: { $what }.
why-others-box = That box belongs to { $owner }.
why-not-this-army = The { $side } army is hit; { $box } is no part of it.
why-guard-last = Nothing but the Guard is there, and it goes last.
why-conquering-army = The cube comes from the Elite, Main Army or Move of the { $side } army that conquered.
why-other-treasury = The { $side } army is unpaid; { $box } belongs to the other.
why-space-taken = { $mine ->
    [yes] You hold this space yourself already in this turn: { $space }.
   *[no] Every space of this kind is taken in this turn: { $space }.
}
why-no-forts = All your fortifications are on the map.
why-no-city-to-fortify = You control no city without a fortification.
why-fortified = { $city } is fortified already.
why-not-yours = You do not control { $city }.
why-no-bulgar-target = No city is in reach of the Bulgars whose cube you can pay.
why-nothing-grows = Every { $side } city has { $most } tokens already.
why-pawn-off-map = Your { $side } army is not on the map.
why-capital-war = Your army stands in Constantinople, and there is never a civil war there.
why-own-city-war = You control { $city }, and at this table civil war against one’s own city is switched off.
why-last-cube-war = The only cube to be had is the last one of the army that would fight.
why-no-growth = { $city } is { $side }: only Byzantine and Arab cities grow.
why-never-grows = { $city } never grows.
why-other-side = { $city } is { $side }: the space serves the other side.
why-full-grown = { $city } has { $most } tokens already.
why-bulgars-full = The Bulgars will have { $count } cubes, and { $most } is the most: two more do not fit.
why-bulgars-there = { $city } is Bulgar already.
why-bulgars-far = { $city } is neither an arrow city nor joined by a road to a Bulgar city.
why-army-stuck = Your { $side } army has { $moves ->
    [0] no Move cube
    [one] 1 Move cube
   *[other] { $moves } Move cubes
}, no step it can pay and no civil war to start.
why-not-raised = Your Byzantine army enters with your first Byzantine city, and you have taken none yet.
why-no-army = Your { $side } army has no cube in Elite, Main Army or Move.
why-no-city-of-side = There is no { $side } city to enter.
why-not-of-side = { $city } is no { $side } city.
why-nothing-done = Your { $side } army has done nothing yet.
why-stands-there = Your { $side } army stands in { $here } already.
why-two-steps = Your { $side } army has made two steps, which is the most.
why-fleet-stopped = { $holder }’s fleet doubled the cost of sailing to { $city }, and you could not pay it.
why-desert = Only a desert track joins { $here } and { $city }, and Byzantine armies do not use it.
why-no-link = No link of your { $side } army leads from { $here } to { $city }.
why-own-city = You control { $city } yourself.
why-own-pawn = Your other army stands in { $city }.
why-stopped-before = { $holder }’s fleet has stopped you once in this turn and could stop you again on the way to { $city }.
why-move-cubes = The { $sea ->
    [yes] sea step
   *[no] step
} to { $city } costs { $cost } Move { $cost ->
    [one] cube
   *[other] cubes
}{ $second ->
    [yes] {" "}(second step, one more)
   *[no] {""}
}, and your { $side } army has { $have }.
why-flees-from = { $city } is where your army flees from.
why-sea-closed = The sea is closed: { $holder }’s fleet forbade it.
why-no-friend = { $city } is no { $side } city.
why-longer-flight = The flight to { $city } would cost { $more } { $more ->
    [one] cube
   *[other] cubes
}; there are refuges for { $losses }.
why-behind-refuge = Your army stops in the first friendly city, and every way to { $city } leads through another.

# -- what the others are waiting for -------------------------------------------------------

wait-action = choosing an action
wait-take = choosing a city to control
wait-source = choosing where a cube comes from
wait-treasury = choosing which Treasury pays
wait-reinforce = reinforcing
wait-space = choosing a special action
wait-growth = choosing a city that grows
wait-fort = choosing a city to fortify
wait-bulgar = commanding the Bulgars
wait-tax = taxing
wait-divide = dividing the tax
wait-army = choosing an army
wait-place = bringing the { $side } army onto the map
wait-step = moving the { $side } army
wait-fleet-double = deciding whether the fleet doubles the cost of { $other }’s way to { $city }
wait-fleet-roll = deciding whether the fleet attacks { $other }
wait-lose = choosing losses of the { $side } army
wait-flee = deciding whether to flee from { $city } or to stay
wait-fleet-forbid = deciding whether { $other } may flee from { $city } by sea
wait-flee-to = choosing a refuge
wait-levy = deciding on the Levy in { $city }
wait-next-battle = choosing whom to fight in { $city }
wait-fleet-block = deciding whether { $other } may sail back from { $city }
wait-give-control = giving up a cube for { $city }
wait-give-lost = giving up a second cube
wait-pass-cube = passing
wait-unpaid = removing unpaid cubes of the { $side } army
why-action-first = Choose the action first: { $action }.
