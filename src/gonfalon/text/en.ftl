seat-0 = Red
seat-1 = Blue
seat-2 = Green
seat-3 = Gold
seat-4 = Violet
seat-5 = Grey
chance = Chance
list-and = { $first } and { $last }
waiting-for = Waiting for { $who }: { $what }
game-over = The game is over. { $count ->
    [one] { $who } wins.
   *[other] { $who } share the victory.
}
refused-over = The game is over.
refused-turn = It is not this player’s decision.
option-skip_forced = Skip forced choices
option-skip_forced-tip = A choice with one possible answer is made for you; the log still shows it.
option-yes = Yes
option-no = No
guest = Guest { $number }

# where printed data come from
mark-R = Rulebook
mark-R-inferred = Follows from the rulebook
mark-R-doubtful = Rulebook, but two passages disagree
mark-P = Public reference
mark-O = Ruling of ours
mark-X = Reconstruction
mark-F = From the data file

# effects of cards, buildings ... that may act now
ask-effects = Which effect comes now?
wait-effects = effects
do-effects = { $what }
do-effects-done = No effect

# proposals: terms of the game's own, for one or several seats
ask-proposal = { $count ->
    [0] What do you propose?
   *[other] You propose: { $terms }
}
wait-proposal = preparing a proposal
do-proposal = { $what }
do-proposal-seat = To { $what }
do-proposal-send = Send it
do-proposal-drop = Drop it
do-proposal-secret = In secret
ask-proposal-amount = How much?
wait-proposal-amount = preparing a proposal
ask-proposal-answer = { $other } proposes: { $terms }
wait-proposal-answer = answering a proposal of { $other }
do-proposal-answer-accept = Accept
do-proposal-answer-refuse = Refuse
log-proposal = { $seat } proposes to { $to }: { $terms }
log-proposal-accepted = The proposal of { $seat } is accepted: { $terms }
log-proposal-refused = The proposal of { $seat } is refused{ $many ->
    [yes] { " " }by { $other }
   *[no] { "" }
}

# standing orders: what is done for a player who need not be asked
act-order = { $window }: pass for me { $until }
act-clear = { $window }: ask me again
order = { $window }: you pass { $until }
name-window-every = Every window
until-turn = until the next turn begins
until-notice = until further notice

# why not: what stands in the way of an answer, where the game has no better word for it
why-range = It must be a number from { $low } to { $high }{ $step ->
    [1] {""}
   *[other] {" "}in steps of { $step }
} (“{ $question }”).
why-strange = Nothing in this game is called “{ $text }”; the question is “{ $question }”
why-nowhere = That is no answer to “{ $question }” ({ $count ->
    [one] one answer is
   *[other] { $count } answers are
} possible).
why-question = { $what }: no answer to “{ $question }” ({ $count ->
    [one] one answer is
   *[other] { $count } answers are
} possible).
why-idle = { $what }: nothing that you can choose now has to do with it (“{ $question }”).
why-others = { $what }: not possible here{ $named ->
    [yes] {""}; only { $few } can be chosen
   *[no] {""}, though { $count } others are
} (“{ $question }”).

# what a thing that is no answer now could be chosen for, after another choice
why-first = First choose { $ways }.
why-quoted = “{ $way }”
why-either = { $some } or { $last }
why-more = { $some } or something else
why-way = { $first } › { $next }
why-then = “{ $way }”: { $fact }

why-offer-one-sided = { $given ->
    [0] { $wanted ->
        [0] Nothing is given and nothing asked for yet.
       *[other] You ask for something and give nothing yet.
    }
   *[other] You give something and ask for nothing yet.
}
why-offer-both-sides = { $good } is on the other side of this deal already.
why-offer-all-kinds = One kind must be left for the other side.
why-offer-no-more = You hold { $have ->
    [0] no { $good }.
   *[other] no more than { $have } × { $good }.
}
why-offer-too-much = Nobody you speak to holds more than { $most } { $most ->
    [one] card
   *[other] cards
}, and you ask for as many already.
why-offer-short = You cannot give that: you lack { $short }.
why-offer-no-cards = { $mine ->
    [yes] You hold no card that you could offer in return.
   *[no] { $other } holds no card that you could ask for.
}
why-offer-not-accepted = { $other } has not accepted.
why-offer-no-counter = { $other } has made no counter-offer.
why-offer-bound = { $other } has accepted: your proposal binds you.
why-offer-rounds = You have proposed something else { $count } times, which is the most.

# how far a game is
stage-turn = Turn { $number }
stage-round = Round { $number }
