seat-0 = Red
seat-1 = Blue
seat-2 = Green
seat-3 = Gold
seat-4 = Violet
seat-5 = Grey
chance = Chance
waiting-for = Waiting for { $who }: { $what }
game-over = The game is over. { $count ->
    [one] { $who } wins.
   *[other] { $who } share the victory.
}
refused-over = The game is over.
refused-turn = It is not this player's decision.
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
log-proposal-refused = The proposal of { $seat } is refused

# standing orders: what is done for a player who need not be asked
act-order = { $window }: pass for me { $until }
act-clear = { $window }: ask me again
order = { $window }: you pass { $until }
name-window-every = Every window
until-turn = until the next turn begins
until-notice = until further notice
