title = The Sealed Gate
blurb = Bring your goods past the gatekeepers. Say what is in the cart; it need not be true.
name-goods-grain = grain
name-goods-silk = silk
name-goods-salt = salt
name-button-open = Open the cart
name-button-pass = Let it pass
ask-load = Which card do you load?
wait-load = loading a cart
do-load = Load { $goods } (card { $number })
ask-claim = What do you say is in the cart?
wait-claim = about to speak at the gate
do-claim = “It is { $what }”
ask-gate = { $other } says: { $goods }. Do you have the cart opened?
wait-gate = looking at the cart of { $other }
do-gate-open = Have it opened
do-gate-pass = Let it pass
log-claims = { $seat } drives up: “{ $goods }”.
log-opened = { $other } has the cart of { $seat } opened: { $goods }. { $honest ->
    [yes] It was the truth.
   *[no] It was a lie.
}
log-through = The cart of { $seat } passes unopened.
score-coins = Coins
score-store = Store
source-cards = The cards
panel-coins = Coins
panel-store = Loads in the store
panel-hand = Cards in hand
board-gate = The gate
board-hand = Your hand
board-claim = { $seat }: “{ $goods }”
board-player = { $owner }: { $coins } coins, { $store } in the store
card-worth = Worth { $worth }.
tip-legal = It may pass the gate.
tip-smuggled = It may not pass the gate: you will have to lie.
text-deck = { $count } cards in the deck, { $opened } opened.
text-hand = { $count ->
    [0] Your hand is empty.
   *[other] Your hand: { $goods }.
}
name-window-gate = At the gate
