# Medievalia in English. Arguments are explained in the wording module.

title = Medievalia
blurb = A City, a handful of cards and four resources that never keep until tomorrow. Clear fields and forests, put people to work, raise banks, churches and castles for seven points of prestige, and keep an eye on the road: an unguarded land falls to a single sword, and a City can be stormed or starved.
players = 2 to 4 players, about an hour at the table
credits = A card game by Michele Quondam (Giochix, 2007), second-edition rules.

option-alliance = Four players in two alliances
option-alliance-tip = With four players, those who face each other are allies and need 11 points together. Switched off, everybody plays alone for 7. Two and three players always play alone.
option-first_draw = The first player draws in the first turn
option-first_draw-tip = As printed, the first player draws a card in the very first turn too. Switch it off to take away some of the first seat’s advantage.
option-building_output = Civil buildings produce
option-building_output-tip = A civil building gives the resource printed on it (own), or one of the resource of its land (land). The rulebook can be read both ways.
option-own = their own resource
option-land = the resource of their land

# -- names ---------------------------------------------------------------------------------

name-kind-city = City
name-kind-field = Field
name-kind-farm = Farm
name-kind-forest = Forest
name-kind-mine = Mine
name-kind-soldier = Soldier
name-kind-priest = Priest
name-kind-archer = Archer
name-kind-knight = Knight
name-kind-infantryman = Infantryman
name-kind-peasant = Peasant
name-kind-merchant = Merchant
name-kind-artist = Artist
name-kind-bureaucrat = Bureaucrat
name-kind-school = School
name-kind-workshop = Workshop
name-kind-bank = Bank
name-kind-church = Church
name-kind-stable = Stable
name-kind-blacksmith = Blacksmith
name-kind-carpenter = Carpenter
name-kind-tower = Tower
name-kind-fortress = Fortress
name-kind-castle = Castle

name-card-0 = { name-kind-field }
name-card-1 = { name-kind-field }
name-card-2 = { name-kind-field }
name-card-3 = { name-kind-field }
name-card-4 = { name-kind-field }
name-card-5 = { name-kind-field }
name-card-6 = { name-kind-field }
name-card-7 = { name-kind-field }
name-card-8 = { name-kind-field }
name-card-9 = { name-kind-field }
name-card-10 = { name-kind-field }
name-card-11 = { name-kind-field }
name-card-12 = { name-kind-farm }
name-card-13 = { name-kind-farm }
name-card-14 = { name-kind-farm }
name-card-15 = { name-kind-farm }
name-card-16 = { name-kind-farm }
name-card-17 = { name-kind-farm }
name-card-18 = { name-kind-farm }
name-card-19 = { name-kind-farm }
name-card-20 = { name-kind-farm }
name-card-21 = { name-kind-farm }
name-card-22 = { name-kind-farm }
name-card-23 = { name-kind-farm }
name-card-24 = { name-kind-forest }
name-card-25 = { name-kind-forest }
name-card-26 = { name-kind-forest }
name-card-27 = { name-kind-forest }
name-card-28 = { name-kind-forest }
name-card-29 = { name-kind-forest }
name-card-30 = { name-kind-forest }
name-card-31 = { name-kind-mine }
name-card-32 = { name-kind-mine }
name-card-33 = { name-kind-mine }
name-card-34 = { name-kind-mine }
name-card-35 = { name-kind-mine }
name-card-36 = { name-kind-mine }
name-card-37 = { name-kind-mine }
name-card-38 = { name-kind-soldier }
name-card-39 = { name-kind-soldier }
name-card-40 = { name-kind-soldier }
name-card-41 = { name-kind-soldier }
name-card-42 = { name-kind-soldier }
name-card-43 = { name-kind-soldier }
name-card-44 = { name-kind-soldier }
name-card-45 = { name-kind-soldier }
name-card-46 = { name-kind-priest }
name-card-47 = { name-kind-priest }
name-card-48 = { name-kind-priest }
name-card-49 = { name-kind-archer }
name-card-50 = { name-kind-archer }
name-card-51 = { name-kind-archer }
name-card-52 = { name-kind-knight }
name-card-53 = { name-kind-knight }
name-card-54 = { name-kind-knight }
name-card-55 = { name-kind-infantryman }
name-card-56 = { name-kind-infantryman }
name-card-57 = { name-kind-infantryman }
name-card-58 = { name-kind-peasant }
name-card-59 = { name-kind-peasant }
name-card-60 = { name-kind-peasant }
name-card-61 = { name-kind-peasant }
name-card-62 = { name-kind-peasant }
name-card-63 = { name-kind-peasant }
name-card-64 = { name-kind-peasant }
name-card-65 = { name-kind-peasant }
name-card-66 = { name-kind-peasant }
name-card-67 = { name-kind-peasant }
name-card-68 = { name-kind-peasant }
name-card-69 = { name-kind-peasant }
name-card-70 = { name-kind-peasant }
name-card-71 = { name-kind-peasant }
name-card-72 = { name-kind-peasant }
name-card-73 = { name-kind-peasant }
name-card-74 = { name-kind-peasant }
name-card-75 = { name-kind-peasant }
name-card-76 = { name-kind-peasant }
name-card-77 = { name-kind-peasant }
name-card-78 = { name-kind-merchant }
name-card-79 = { name-kind-merchant }
name-card-80 = { name-kind-merchant }
name-card-81 = { name-kind-artist }
name-card-82 = { name-kind-artist }
name-card-83 = { name-kind-artist }
name-card-84 = { name-kind-bureaucrat }
name-card-85 = { name-kind-bureaucrat }
name-card-86 = { name-kind-bureaucrat }
name-card-87 = { name-kind-school }
name-card-88 = { name-kind-school }
name-card-89 = { name-kind-workshop }
name-card-90 = { name-kind-workshop }
name-card-91 = { name-kind-bank }
name-card-92 = { name-kind-bank }
name-card-93 = { name-kind-church }
name-card-94 = { name-kind-church }
name-card-95 = { name-kind-stable }
name-card-96 = { name-kind-stable }
name-card-97 = { name-kind-blacksmith }
name-card-98 = { name-kind-blacksmith }
name-card-99 = { name-kind-carpenter }
name-card-100 = { name-kind-carpenter }
name-card-101 = { name-kind-tower }
name-card-102 = { name-kind-fortress }
name-card-103 = { name-kind-castle }
name-card-104 = { name-kind-city }
name-card-105 = { name-kind-city }
name-card-106 = { name-kind-city }
name-card-107 = { name-kind-city }

name-amount-food-1 = 1 food
name-amount-food-2 = 2 food
name-amount-food-3 = 3 food
name-amount-food-4 = 4 food
name-amount-food-5 = 5 food
name-amount-food-6 = 6 food
name-amount-food-7 = 7 food
name-amount-food-8 = 8 food
name-amount-food-9 = 9 food
name-amount-food-10 = 10 food
name-amount-food-11 = 11 food
name-amount-food-12 = 12 food
name-amount-food-13 = 13 food
name-amount-food-14 = 14 food
name-amount-food-15 = 15 food
name-amount-food-16 = 16 food
name-amount-food-17 = 17 food
name-amount-food-18 = 18 food
name-amount-food-19 = 19 food
name-amount-food-20 = 20 food
name-amount-food-21 = 21 food
name-amount-food-22 = 22 food
name-amount-food-23 = 23 food
name-amount-food-24 = 24 food
name-amount-food-25 = 25 food
name-amount-food-26 = 26 food
name-amount-food-27 = 27 food
name-amount-food-28 = 28 food
name-amount-food-29 = 29 food
name-amount-food-30 = 30 food
name-amount-energy-1 = 1 energy
name-amount-energy-2 = 2 energy
name-amount-energy-3 = 3 energy
name-amount-energy-4 = 4 energy
name-amount-energy-5 = 5 energy
name-amount-energy-6 = 6 energy
name-amount-energy-7 = 7 energy
name-amount-energy-8 = 8 energy
name-amount-energy-9 = 9 energy
name-amount-energy-10 = 10 energy
name-amount-energy-11 = 11 energy
name-amount-energy-12 = 12 energy
name-amount-energy-13 = 13 energy
name-amount-energy-14 = 14 energy
name-amount-energy-15 = 15 energy
name-amount-energy-16 = 16 energy
name-amount-energy-17 = 17 energy
name-amount-energy-18 = 18 energy
name-amount-energy-19 = 19 energy
name-amount-energy-20 = 20 energy
name-amount-energy-21 = 21 energy
name-amount-energy-22 = 22 energy
name-amount-energy-23 = 23 energy
name-amount-energy-24 = 24 energy
name-amount-energy-25 = 25 energy
name-amount-energy-26 = 26 energy
name-amount-energy-27 = 27 energy
name-amount-energy-28 = 28 energy
name-amount-energy-29 = 29 energy
name-amount-energy-30 = 30 energy
name-amount-workforce-1 = 1 workforce
name-amount-workforce-2 = 2 workforce
name-amount-workforce-3 = 3 workforce
name-amount-workforce-4 = 4 workforce
name-amount-workforce-5 = 5 workforce
name-amount-workforce-6 = 6 workforce
name-amount-workforce-7 = 7 workforce
name-amount-workforce-8 = 8 workforce
name-amount-workforce-9 = 9 workforce
name-amount-workforce-10 = 10 workforce
name-amount-workforce-11 = 11 workforce
name-amount-workforce-12 = 12 workforce
name-amount-workforce-13 = 13 workforce
name-amount-workforce-14 = 14 workforce
name-amount-workforce-15 = 15 workforce
name-amount-workforce-16 = 16 workforce
name-amount-workforce-17 = 17 workforce
name-amount-workforce-18 = 18 workforce
name-amount-workforce-19 = 19 workforce
name-amount-workforce-20 = 20 workforce
name-amount-workforce-21 = 21 workforce
name-amount-workforce-22 = 22 workforce
name-amount-workforce-23 = 23 workforce
name-amount-workforce-24 = 24 workforce
name-amount-workforce-25 = 25 workforce
name-amount-workforce-26 = 26 workforce
name-amount-workforce-27 = 27 workforce
name-amount-workforce-28 = 28 workforce
name-amount-workforce-29 = 29 workforce
name-amount-workforce-30 = 30 workforce
name-amount-gold-1 = 1 gold
name-amount-gold-2 = 2 gold
name-amount-gold-3 = 3 gold
name-amount-gold-4 = 4 gold
name-amount-gold-5 = 5 gold
name-amount-gold-6 = 6 gold
name-amount-gold-7 = 7 gold
name-amount-gold-8 = 8 gold
name-amount-gold-9 = 9 gold
name-amount-gold-10 = 10 gold
name-amount-gold-11 = 11 gold
name-amount-gold-12 = 12 gold
name-amount-gold-13 = 13 gold
name-amount-gold-14 = 14 gold
name-amount-gold-15 = 15 gold
name-amount-gold-16 = 16 gold
name-amount-gold-17 = 17 gold
name-amount-gold-18 = 18 gold
name-amount-gold-19 = 19 gold
name-amount-gold-20 = 20 gold
name-amount-gold-21 = 21 gold
name-amount-gold-22 = 22 gold
name-amount-gold-23 = 23 gold
name-amount-gold-24 = 24 gold
name-amount-gold-25 = 25 gold
name-amount-gold-26 = 26 gold
name-amount-gold-27 = 27 gold
name-amount-gold-28 = 28 gold
name-amount-gold-29 = 29 gold
name-amount-gold-30 = 30 gold

name-exchange-food-energy = 3 food → 1 energy
name-exchange-food-workforce = 3 food → 1 workforce
name-exchange-food-gold = 3 food → 1 gold
name-exchange-energy-food = 3 energy → 1 food
name-exchange-energy-workforce = 3 energy → 1 workforce
name-exchange-energy-gold = 3 energy → 1 gold
name-exchange-workforce-food = 3 workforce → 1 food
name-exchange-workforce-energy = 3 workforce → 1 energy
name-exchange-workforce-gold = 3 workforce → 1 gold
name-exchange-gold-food = 3 gold → 1 food
name-exchange-gold-energy = 3 gold → 1 energy
name-exchange-gold-workforce = 3 gold → 1 workforce

name-merchant-food-energy = merchant 1 food → 1 energy
name-merchant-food-workforce = merchant 1 food → 1 workforce
name-merchant-food-gold = merchant 1 food → 1 gold
name-merchant-energy-food = merchant 1 energy → 1 food
name-merchant-energy-workforce = merchant 1 energy → 1 workforce
name-merchant-energy-gold = merchant 1 energy → 1 gold
name-merchant-workforce-food = merchant 1 workforce → 1 food
name-merchant-workforce-energy = merchant 1 workforce → 1 energy
name-merchant-workforce-gold = merchant 1 workforce → 1 gold
name-merchant-gold-food-food = merchant 1 gold → 2 food
name-merchant-gold-food-energy = merchant 1 gold → 1 food + 1 energy
name-merchant-gold-food-workforce = merchant 1 gold → 1 food + 1 workforce
name-merchant-gold-food-gold = merchant 1 gold → 1 food + 1 gold
name-merchant-gold-energy-energy = merchant 1 gold → 2 energy
name-merchant-gold-energy-workforce = merchant 1 gold → 1 energy + 1 workforce
name-merchant-gold-energy-gold = merchant 1 gold → 1 energy + 1 gold
name-merchant-gold-workforce-workforce = merchant 1 gold → 2 workforce
name-merchant-gold-workforce-gold = merchant 1 gold → 1 workforce + 1 gold
name-merchant-gold-gold-gold = merchant 1 gold → 2 gold

name-spot-field-1 = { name-kind-field } 1
name-spot-field-2 = { name-kind-field } 2
name-spot-field-3 = { name-kind-field } 3
name-spot-field-4 = { name-kind-field } 4
name-spot-farm-1 = { name-kind-farm } 1
name-spot-farm-2 = { name-kind-farm } 2
name-spot-farm-3 = { name-kind-farm } 3
name-spot-farm-4 = { name-kind-farm } 4
name-spot-forest-1 = { name-kind-forest } 1
name-spot-forest-2 = { name-kind-forest } 2
name-spot-forest-3 = { name-kind-forest } 3
name-spot-forest-4 = { name-kind-forest } 4
name-spot-mine-1 = { name-kind-mine } 1
name-spot-mine-2 = { name-kind-mine } 2
name-spot-mine-3 = { name-kind-mine } 3
name-spot-mine-4 = { name-kind-mine } 4

name-deck-territory = Territory deck
name-deck-military = Military deck
name-deck-character = Character deck
name-pile-0 = first pile
name-pile-1 = second pile
name-pile-2 = third pile
name-fief-p1 = { $player-0 }’s fief
name-fief-p2 = { $player-1 }’s fief
name-fief-p3 = { $player-2 }’s fief
name-fief-p4 = { $player-3 }’s fief
name-fief-n = the neutral fief
name-fief-n12 = the neutral fief between { $player-0 } and { $player-1 }
name-fief-n23 = the neutral fief between { $player-1 } and { $player-2 }
name-fief-n31 = the neutral fief between { $player-2 } and { $player-0 }
name-fief-n34 = the neutral fief between { $player-2 } and { $player-3 }
name-fief-n41 = the neutral fief between { $player-3 } and { $player-0 }
name-fief-c = the neutral fief in the middle
name-resource-food = food
name-resource-energy = energy
name-resource-workforce = workforce
name-resource-any = any resource
name-resource-gold = gold
name-off-food = 1 food off the price
name-off-energy = 1 energy off the price
name-off-workforce = 1 workforce off the price
name-off-gold = 1 gold off the price
count-off-food = { $count } food off the price
count-off-energy = { $count } energy off the price
count-off-workforce = { $count } workforce off the price
count-off-gold = { $count } gold off the price
name-button-done = Done
name-button-dismiss = Remove a character

# -- questions -----------------------------------------------------------------------------

ask-deal = Starting hand: take card { $number } of { $all } from which deck?
ask-draw = Draw a card: from which deck?
ask-starve = Your food keeps { $food } characters, but you have { $number }. Remove one.
ask-dismiss = Remove which unused character from the game?
ask-act = Your actions: buy, build, play, move. What next?
ask-shift = Move { $card } where?
ask-place = { $thing }: free in your fief, or on a land?
ask-build-on = Build { $thing } on which land?
ask-pay = { $deal ->
    [extra] An extra card from the { $thing } costs any 4 resources.
    [removal] Removing { $thing } costs { $price }.
   *[other] { $thing } costs { $price }.
} How do you pay? The cheapest way comes first.
ask-discard = Discard a card for 1 resource ({ $left } still to choose).
ask-give = { $partner } asks for help. { $deal ->
    [extra] An extra card from the { $thing } costs any 4 resources.
    [removal] Removing { $thing } costs { $price }.
   *[other] { $thing } costs { $price }.
} { $missing ->
    [0] Nothing is missing.
   *[other] Missing, but for hand cards and powers: { $priced ->
        [0] { $missing }
       *[other] { $short }
    }.
} What do you give? { $size ->
    [0] Nothing yet.
   *[other] So far: { $pool }.
}
ask-name-resource = Which resource is it to be?
ask-lose = The first help of a turn costs 1 resource. Which one is lost?
ask-adjust = { $any ->
    [0] { $thing } costs { $price }
   *[other] An extra card from the { $thing } costs any { $any } resources
}. { $count ->
    [0] { $number ->
        [0] Choose the cards that serve.
        [one] Chosen: one hand card.
       *[other] Chosen: { $number } hand cards.
    }
   *[other] { $number ->
        [0] Chosen: { $cards }.
        [one] Chosen: { $cards }, and one hand card.
       *[other] Chosen: { $cards }, and { $number } hand cards.
    }
}{ $power_count ->
    [0] {""}
   *[other] {" "}Power of: { $powers }.
}{ $size ->
    [0] {""}
   *[other] {" "}This gives { $pool }.
}{ $count ->
    [0] { $number ->
        [0] {""}
       *[other] {" "}Undo takes a choice back.
    }
   *[other] {" "}Undo takes a choice back.
}
ask-march = { $count ->
    [0] External movement: nobody can march.
   *[other] External movement: which character marches?
}
ask-march-to = { $card } marches where?
ask-declare = Declare war?
ask-arrange = Which army does { $card } join?
ask-send = Send { $card } against which army?
ask-target = Army { $number } is free. What does it attack?
ask-divide = { $cards }: who takes the next of { $number } points?
ask-bonus = { $card } gives +0/1. To which card?
ask-order = { $number } points of damage: which card takes them first?
ask-power = Use an archer or a priest?
ask-shoot = { $card } shoots whom?
ask-heal = { $card } heals whom?

# -- what the others wait for ----------------------------------------------------------------------

wait-deal = taking the starting hand
wait-draw = drawing a card
wait-starve = removing characters that cannot be fed
wait-dismiss = removing a character
wait-act = choosing actions
wait-shift = moving { $card } at home
wait-place = buying { $thing }
wait-build-on = building { $thing }
wait-pay = paying for { $thing }
wait-discard = choosing cards to discard
wait-give = answering { $partner }, who asks for help
wait-name-resource = answering { $partner }, who asks for help
wait-lose = naming the resource that is lost
wait-adjust = paying for { $thing }
wait-march = moving between fiefs
wait-march-to = moving { $card }
wait-declare = thinking of war
wait-arrange = arranging armies
wait-send = sending defenders
wait-target = choosing what army { $number } attacks
wait-divide = dividing damage
wait-bonus = laying the bonus of { $card }
wait-order = choosing who takes { $number } points of damage
wait-power = thinking of archers and priests
wait-shoot = aiming with { $card }
wait-heal = healing with { $card }

# -- options -------------------------------------------------------------------------------

do-deal = { $what }
do-draw = { $what }
do-draw-dismiss = First remove a character
do-starve = { $what }{ $spot ->
    [land] {" "}on { $land }
    [away] {" "}in { $where }
   *[other] {""}
}{ $used ->
    [yes] {" "}(used)
   *[no] {""}
}{ $damage ->
    [0] {""}
   *[other] {" "}(damage { $damage })
}{ $acted ->
    [0] {""}
    [1] {" "}(has marched or fought)
   *[other] {" "}(has marched twice)
}
do-dismiss = { $what }{ $spot ->
    [land] {" "}on { $land }
    [away] {" "}in { $where }
   *[other] {""}
}{ $damage ->
    [0] {""}
   *[other] {" "}(damage { $damage })
}{ $acted ->
    [0] {""}
    [1] {" "}(has marched or fought)
   *[other] {" "}(has marched twice)
}
do-act-card = { $deed ->
    [move] Move { $what }{ $spot ->
        [land] {" "}away from { $land }
       *[other] {" "}onto a land
    }
    [remove] Remove { $what } for { $price }
   *[play] Play { $what } for { $price }
}{ $lost_count ->
    [0] {""}
   *[other] {" "}(⚠ wastes { $lost })
}
do-act-pile = Build { $thing } for { $price }{ $twin ->
    [yes] {" "}({ $what })
   *[no] {""}
}{ $lost_count ->
    [0] {""}
   *[other] {" "}(⚠ wastes { $lost })
}
do-act-deck = { $what }: a card for any 4 resources{ $lost_count ->
    [0] {""}
   *[other] {" "}(⚠ wastes { $lost })
}
do-act-dismiss = Remove a character
do-act-done = End actions
do-shift-card = Onto { $what }{ $used ->
    [yes] {" "}(used: it stays there until that land is unused again)
   *[no] {""}
}
do-shift-fief = Off the land, free in the fief
do-place-card = On { $what }{ $used ->
    [yes] {" "}(used)
   *[no] {""}
}
do-place-fief = Free in the fief
do-build-on = On { $what }
do-pay-pay = { $count ->
    [0] { $power_count ->
        [0] {""}
       *[other] Use { $powers }
    }
   *[other] Turn { $cards }{ $power_count ->
        [0] {""}
       *[other] {" "}with { $powers }
    }
}{ $taken_count ->
    [0] {""}
   *[other] {" "}(turning { $taken } too)
}{ $turned ->
    [0] {""}
   *[other] {" "}·{" "}
}{ $discards ->
    [0] {""}
    [one] discard 1 card as { $discarded } ·{" "}
   *[other] discard { $discards } cards as { $discarded } ·{" "}
}{ $step_count ->
    [0] {""}
   *[other] { $steps } ·{" "}
}{ $lost_count ->
    [0] exact
   *[other] ⚠ wastes { $lost }
}
do-pay-ask-ally = Ask { $partner } for help
do-pay-drop = Drop the purchase
do-pay-back = Back to the list
do-place-back = Back to the list
do-build-on-back = Back to the list
do-discard-back = Back to the list
do-pay-adjust = Choose the cards myself
do-discard = { $what }
do-give-card = { $what }{ $spot ->
    [hand] {" "}(hand card)
    [away] {" "}in { $where }
   *[other] {""}
}: { $gain }
do-give-done = { $size ->
    [0] Give nothing
   *[other] Give { $pool }
}
do-name-resource = { $what }
do-lose = { $what }
do-adjust-card = { $what }{ $spot ->
    [land] {" "}on { $land }
    [away] {" "}in { $where }
   *[other] {""}
}: { $gain }
do-adjust-power = Power of { $what }{ $spot ->
    [land] {" "}(turns { $land } too)
    [away] {" "}in { $where }
   *[other] {""}
}
do-adjust-discard = Discard a hand card
do-adjust-done = Pay with these · { $lost_count ->
    [0] exact
   *[other] ⚠ wastes { $lost }
}
do-adjust-back = Back to the list
do-march-card = { $what }{ $spot ->
    [land] {" "}on { $land }
    [away] {" "}in { $where }
   *[other] {" "}(free at home)
}{ $moved ->
    [0] {""}
   *[other] {" "}(second step)
}{ $damage ->
    [0] {""}
   *[other] {" "}(damage { $damage })
}
do-march-dismiss = Remove a character
do-march-done = End movement
do-march-to = { $whose ->
    [own] Home to your fief
    [other] Into the fief of { $owner }
   *[nobody] To { $what }
}
do-declare-front = { $whose ->
    [theirs] Attack { $other } at home
    [own] Drive { $other } out of your fief
    [other] Attack { $other } in the fief of { $owner }
   *[nobody] Attack { $other } in { $fief }
}
do-declare-dismiss = Remove a character
do-declare-done = No more war
do-arrange-army = { $count ->
    [0] A new army
   *[other] Army { $number }: { $cards } ({ $attack }/{ $defence })
}
do-arrange-together = All in one army
do-arrange-apart = Each as an army of its own
do-arrange-stay = Stay out of the fight
do-send-army = Against army { $number }: { $cards } ({ $attack }/{ $defence })
do-send-stay = Hold back
do-target-card = { $what }{ $used ->
    [yes] {" "}(used)
   *[no] {""}
}{ $damage ->
    [0] {""}
   *[other] {" "}(damage { $damage })
}{ $aimed ->
    [no] {""}
   *[other] {" "}(already the target of army { $aimed })
}
do-target-defence = Those who defend against army { $army }: { $cards }
do-target-hold = Attack nothing
do-divide-army = Army { $army }: { $members }
do-bonus = { $what }{ $damage ->
    [0] {""}
   *[other] {" "}(damage { $damage })
}{ $bonus ->
    [0] {""}
   *[other] {" "}+0/{ $bonus }
}{ $used ->
    [yes] {" "}(used)
   *[no] {""}
}
do-order = { $what }{ $damage ->
    [0] {""}
   *[other] {" "}(damage { $damage })
}{ $bonus ->
    [0] {""}
   *[other] {" "}+0/{ $bonus }
}{ $used ->
    [yes] {" "}(used)
   *[no] {""}
} (can bear { $bears })
do-power-card = { $deed ->
    [shoot] { $what } shoots
   *[heal] { $what } heals
}{ $spot ->
    [land] {" "}(turns { $land } too)
    [away] {" "}in { $where }
   *[other] {""}
}{ $army ->
    [0] {""}
   *[other] {" "}(group { $army })
}
do-power-pass = No power
do-shoot = { $what }{ $spot ->
    [land] {" "}on { $land }
    [away] {" "}in { $where }
   *[other] {""}
}{ $used ->
    [yes] {" "}(used)
   *[no] {""}
}{ $damage ->
    [0] {""}
   *[other] {" "}(damage { $damage })
}{ $bonus ->
    [0] {""}
   *[other] {" "}+0/{ $bonus }
}{ $army ->
    [0] {""}
   *[other] {" "}(group { $army })
}
do-heal = { $what }{ $spot ->
    [land] {" "}on { $land }
    [away] {" "}in { $where }
   *[other] {""}
}{ $used ->
    [yes] {" "}(used)
   *[no] {""}
}{ $damage ->
    [0] {""}
   *[other] {" "}(damage { $damage })
}{ $bonus ->
    [0] {""}
   *[other] {" "}+0/{ $bonus }
}{ $army ->
    [0] {""}
   *[other] {" "}(group { $army })
}

# -- the log -------------------------------------------------------------------------------

log-bottom = Under the { $deck } lies, for all to see: { $card }.
log-first = { $seat } is the first player.
log-draws = { $seat } draws from the { $deck }.
log-drew = You drew: { $card }.
log-turn = Round { $number }: { $seat }’s turn.
log-besieged = { $seat } is besieged ({ $number } of 3).
log-starved = The siege is over: { $seat }’s City gives in.
log-starves = { $seat } cannot feed { $card }, who leaves the game.
log-dismissed = { $seat } removes { $card } from the game.
log-marches = { $seat }: { $card } marches to { $fief }.
log-marches-home = { $seat }: { $card } comes home.
log-marches-into = { $seat }: { $card } marches into { $owner }’s fief.
log-steps-off = { $seat }: { $card } steps off its land.
log-steps-on = { $seat }: { $card } goes to { $land }.
log-drops = { $seat } drops the purchase: { $thing }.
log-asks-help = { $seat } asks { $partner } to help with: { $thing }.
log-gives = { $count ->
    [0] { $seat } gives nothing.
   *[other] { $seat } gives { $partner }: { $gift }.
}
log-pays = { $count ->
    [0] { $power_count ->
        [0] { $thrown ->
           *[0] { $seat } pays without turning a card.
            [one] { $seat } pays with the discarded card.
            [other] { $seat } pays with the { $thrown } discarded cards.
        }
       *[other] { $seat } uses the power of { $powers }.
    }
   *[other] { $power_count ->
        [0] { $seat } turns { $cards }.
       *[other] { $seat } turns { $cards } and uses the power of { $powers }.
    }
}
log-discards = { $seat } discards { $card }.
log-plays-land = { $seat } settles a { $card }.
log-plays = { $seat } plays { $card }.
log-builds = { $seat } builds { $card } on { $land }.
log-clears = { $seat } removes { $card }.
log-draws-extra = { $seat } buys an extra card from the { $deck }.
log-turned-up = Turned up: { $card }.
log-war = { $seat } makes war on { $other } in { $owner }’s fief.
log-war-neutral = { $seat } makes war on { $other } in { $fief }.
log-army = { $seat }, army { $number }: { $cards }.
log-sent = { $seat } sends { $card } against army { $number }.
log-aims = { $seat }: army { $number } attacks { $card }.
log-aims-army = { $seat }: army { $number } joins against a defending army.
log-shoots = { $seat }: { $card } shoots { $victim }.
log-heals = { $seat }: { $card } heals { $victim }.
log-dies = { $seat } loses { $card }.
log-ruined = { $seat }’s { $card } is destroyed with everything on it.
log-city-falls = { $seat }’s City falls!
log-eliminated = { $seat } is out of the game.
log-end-prestige = Prestige decides. The victory goes to { $who }.
log-end-military = Only one side has a City left. The victory goes to { $who }.
log-end-exhaustion = The cards have run out: { $who } ahead.

# -- scores, board, panels -----------------------------------------------------------------

score-buildings = Different buildings
score-castle = Castle
tie-city = City still standing (decides)
tie-gold = Natural gold production (breaks ties)
tie-hand = Cards in hand (break further ties)

panel-prestige = Prestige
panel-lands = Territories
panel-people = Characters / food for
panel-hand = Cards in hand
panel-gold = Natural gold
panel-siege = Siege
panel-ally = Ally
panel-out = Eliminated

board-hand = Your hand
board-no-cards = no cards in hand
board-neutral = Neutral fief
board-vp = { $points } VP
board-siege = Siege { $number }/3
board-round = Round { $number }
board-turn = { $own ->
    [yes] your turn
   *[no] { $seat } plays
}
board-asked = { $own ->
    [yes] you choose
   *[no] { $who } to choose
}
board-deal = The deal
board-empty = empty
board-bottom = last card: { $card }
board-free = { $count ->
   *[other] free
}
board-guests = others
board-more = { $count ->
    [0] the last one
   *[other] { $count } more below
}
board-out = { $seat }: out of the game

short-food = food
short-energy = energy
short-workforce = work
short-gold = gold

face-strength = att/def
face-cost = cost
face-gives = gives
face-without = without

power-none = no power
power-heal = heals 1 damage
power-shoot = shoots 1 damage
power-double_move = marches twice
power-shield_other = +0/1 to another
power-transform = swaps 1 for 1, gold for 2
power-double_production = doubles up to 3 cards of a group
power-cheaper_building = 2 off the price of a building
power-civil = +0/1 to a guard
power-fort = guards its land
power-land = { $count ->
    [one] 1 worker place
   *[other] { $count } worker places
}

tip-cost = Costs { $price }.
tip-free = Costs nothing.
tip-gives = Produces { $gives }.
tip-gives-nothing = Produces nothing.
tip-slots = { $count ->
    [one] One worker adds 1.
   *[other] Up to { $count } workers add 1 each.
}
tip-strength = Attack { $attack }, defence { $defence }.
tip-link = +{ $price } without a { $building } in your fief.
tip-unlocks = Lets you play { $card } without the surcharge of 2 gold.
tip-vp = Worth { $points } prestige; a second copy counts 0.
tip-used = Used until its owner’s next turn.
tip-unused = Unused.
tip-damage = Damage: { $damage }.
tip-owner = Belongs to { $owner }.
tip-group = Now gives { $gives } when used.
tip-guarded = Guarded by { $cards }.
tip-unguarded = Unguarded: a single point of attack destroys it.
tip-city = If the City falls, its owner is out of the game.
tip-deck = { $count ->
    [0] Empty.
    [one] One card left.
   *[other] { $count } cards left.
}
tip-deck-bottom = The last card will be { $card }.
tip-deck-kinds = In the box: { $kinds }.
tip-pile = { $count ->
    [0] Nothing under it.
    [one] One more card under it.
   *[other] { $count } more cards under it.
}
tip-pile-empty = This pile is empty.
tip-fief-own = { $owner }’s fief.
tip-fief-neutral = Nobody’s land: nothing is built or produced here. Unused enemies block the way across.
tip-power-heal = Power: in step 5 of a combat takes 1 damage off another friendly character, in the same or an adjacent fief.
tip-power-shoot = Power: in step 5 of a combat deals 1 damage to an enemy character, in the same or an adjacent fief.
tip-power-double_move = Power: may march twice in a turn.
tip-power-shield_other = Power: +0/1 to another character of its army.
tip-power-transform = Power: in a payment turns 1 resource into another, or 1 gold into any 2.
tip-power-double_production = Power: in a payment doubles up to 3 producing cards of one group; artists multiply.
tip-power-cheaper_building = Power: makes a building 2 resources cheaper.
tip-hand = { $owner } has { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand: { $territory } territory, { $military } military, { $character } character.

text-deal = The deal: everybody draws a starting hand.
text-turn = Round { $number }, { $seat } to play.
text-deck = { $deck }: { $count } cards, last one { $card }.
text-deck-empty = { $deck }: empty.
text-pile = { $pile }: { $card } on top, { $count } below.
text-pile-empty = { $pile }: empty.
text-player = { $owner }: { $points } prestige, { $count } { $count ->
    [one] card
   *[other] cards
} in hand, food for { $capacity }, { $people } { $people ->
    [one] character
   *[other] characters
}.
text-out = { $owner }: out of the game.
text-siege = Besieged for { $number } of 3 turns.
text-land = { $card }{ $used ->
    [yes] {" "}(used)
   *[no] {""}
}: gives { $gives }{ $count ->
    [0] {""}
   *[other] {" "}· on it: { $cards }
}
text-free = Free: { $cards }
text-hand = Hand: { $cards }
text-away = { $owner } in { $fief }: { $cards }
text-used = { $card } (used)

# -- why a bot likes a move ----------------------------------------------------------------

reason-medievalia-prestige = prestige
reason-medievalia-income = what the fief produces
reason-medievalia-balance = a good mix of resources
reason-medievalia-hand = cards in hand
reason-medievalia-people = people at work
reason-medievalia-army = fighting strength
reason-medievalia-shield = guards on the lands
reason-medievalia-danger = safety of the lands
reason-medievalia-siege = safety of the City
reason-medievalia-raid = lands ready to be taken

# -- about this edition ----------------------------------------------------------------------

source-cost = Costs of the cards
source-production = What the cards produce
source-slots = Worker places of the lands
source-strength = Attack and defence
source-powers = Powers, and the buildings they need
source-copies = Number of each card, and its points
source-fiefs = Which fiefs touch
source-numbers = Numbers of the rules
name-table-2 = two players
name-table-3 = three players
name-table-4 = four players

# -- why not -------------------------------------------------------------------------------

why-others-card = That belongs to { $owner }.
why-alike = That card is exactly like one of those offered: choose that one.
why-short = { $count } { $count ->
    [one] resource
   *[other] resources
} short: { $any ->
    [0] { $thing } costs { $price }
   *[other] a card costs { $any } resources of any type
}, and all you could turn and discard does not reach it.
why-deck-empty = That deck is empty.
why-pile-empty = That pile is empty.
why-nobody-unused = You have no unused character.
why-nobody-marches = Nobody can march any more.
why-removal-paid = { $card } is no character: a territory is removed for 1 workforce.
why-city-stays = It is your City.
why-used = { $card } is used.
why-land-used = { $card } stands on a used land: { $land }.
why-building-stays = { $card } is built: it stays where it is.
why-lands-used = All your lands are used.
why-lands-full = Each of your unused lands has { $most } buildings already.
why-land-full = { $card } has { $most } buildings already.
why-land-needed = You need every unused land to pay for { $thing }: none would be left to build on.
why-land-pays = Without turning { $card } you cannot pay for { $thing }.
why-territories = You have { $most } territories already.
why-hungry = You have { $count } { $count ->
    [one] character
   *[other] characters
} and food for { $most }: nobody can join there. A Field or a Farm gives food.
why-not-your-land = That is no land of your fief.
why-no-ally = You have no ally.
why-asked-before = Your ally was asked for this in this turn already.
why-ally-poor = { $count ->
    [one] Your ally has nothing to give.
   *[other] The first help of a turn loses 1 resource, and your ally could give no more than that.
}
why-one-more = The first help of a turn loses 1 resource: with one alone nothing would arrive.
why-not-given = You have given no { $resource }.
why-nothing-to-give = { $card } gives no resource.
why-bought-itself = { $card } is what you are buying.
why-other-copy = You do not hold that { $card } but another one: choose yours.
why-lies-out = { $card } lies on the table: only a card from your hand will do.
why-not-in-hand = You hold no such card: { $card }.
why-played-at-home = { $card } is played in your own fief.
why-no-payment = These cards do not pay for { $any ->
    [0] { $thing } ({ $price })
   *[other] a card of the { $thing } ({ $any } resources)
}.
why-cards-missing = Not all of these cards are at hand: each must be yours, unused, and named once.
why-not-on-table = { $card } is not on the table.
why-unlisted = This payment is possible but not in the short list: “Choose the cards myself” takes it.
why-not-yet = What is chosen does not pay yet for { $any ->
    [0] { $thing } ({ $price })
   *[other] a card of the { $thing } ({ $any } resources)
}.
why-hand-empty = You have no further hand card to discard.
why-chosen-already = { $card } is chosen already.
why-gives-nothing = { $card } has nothing to give to this payment.
why-never-pays = With { $card } as well, { $thing } could no longer be paid for.
why-abroad = { $card } is in another fief: { $fief }.
why-no-land = { $card } is a character, no land.
why-stands-there = { $card } stands there already.
why-own-fief-only = { $card } moves inside your own fief only.
why-phase-4 = It is phase 4, march and war: nothing is bought or played.
why-never-moves = { $card } never moves.
why-blocked = An unused enemy stands in this neutral fief and blocks the way: { $fief }.
why-marched = { $card } has marched { $count ->
    [one] once
   *[other] { $count } times
} in this turn.
why-not-near = { $fief } is not adjacent to { $here }.
why-front-fought = This front has been fought in this turn.
why-friends = { $other } is on your side.
why-yourself = That would be you.
why-no-troops-there = You have no troops there: { $fief }.
why-no-enemy-there = { $other } has nothing there: { $fief }.
why-all-fought = All your troops there have fought in this turn: { $fief }.
why-none-available = { $count ->
    [one] Your only character there is used or guards a land: { $fief }.
   *[other] Your { $count } characters there are all used or guard a land: { $fief }.
}
why-all-abroad = Nobody stays out of it in somebody else’s fief: { $fief }.
why-arranged-already = The first one has been put into an army: now one follows the other.
why-no-such-army = There { $count ->
    [0] is no army yet
    [one] is one army
   *[other] are { $count } armies
}.
why-no-such-defence = Nobody was sent there: there is no such defending army.
why-not-defenders = That belongs to { $owner }; your armies fight { $defender }.
why-civil-building = { $card } is a civil building: its land can be attacked.
why-attack-its-land = { $card } is attacked through its land: { $land }.
why-in-an-army = { $card } was sent with a defending army: attack that army.
why-not-in-group = { $card } is not in this group.
why-no-self-bonus = { $card } cannot shield himself.
why-characters-only = { $giver } shields characters, and { $card } is none.
why-bears-no-more = { $card } can bear no more.
why-city-last = The City suffers last.
why-no-such-power = { $card } neither shoots nor heals.
why-fights-itself = { $card } fights in this combat.
why-out-of-range = { $card } is too far from the combat: { $fief }.
why-no-target = There is nobody on whom { $card } could act.
why-no-character = { $card } is no character on the table.
why-not-in-fight = { $card } is not in the fief of the combat: { $fief }.
why-himself = { $card } cannot heal himself.
why-covered = { $card } stands on a City or beside a military building.
why-not-the-enemy = { $card } belongs to { $owner }, who is not the enemy of this combat.
why-unhurt = { $card } has taken no damage in this combat.
