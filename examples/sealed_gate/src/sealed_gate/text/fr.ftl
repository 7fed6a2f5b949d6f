title = La Porte scellée
blurb = Passez vos marchandises devant les gardes. Annoncez ce que contient la charrette ; rien n’oblige à dire vrai.
name-goods-grain = grain
name-goods-silk = soie
name-goods-salt = sel
name-button-open = Ouvrir la charrette
name-button-pass = Laisser passer
ask-load = Quelle carte chargez-vous ?
wait-load = charge une charrette
do-load = Charger { $goods } (carte { $number })
ask-claim = Que contient la charrette, selon vous ?
wait-claim = va parler à la porte
do-claim = Annoncer : { $what }
ask-gate = { $other } annonce : { $goods }. Faites-vous ouvrir la charrette ?
wait-gate = regarde la charrette de { $other }
do-gate-open = Faire ouvrir
do-gate-pass = Laisser passer
log-claims = { $seat } arrive : « { $goods } ».
log-opened = { $other } fait ouvrir la charrette de { $seat } : { $goods }. { $honest ->
    [yes] C’était vrai.
   *[no] C’était un mensonge.
}
log-through = La charrette de { $seat } passe sans être ouverte.
score-coins = Pièces
score-store = Entrepôt
source-cards = Les cartes
panel-coins = Pièces
panel-store = Chargements en entrepôt
panel-hand = Cartes en main
board-gate = La porte
board-hand = Votre main
board-claim = { $seat } : « { $goods } »
board-player = { $owner } : { $coins } pièces, { $store } en entrepôt
card-worth = Vaut { $worth }.
tip-legal = Peut franchir la porte.
tip-smuggled = Ne peut pas franchir la porte : il faudra mentir.
text-deck = { $count } cartes dans la pioche, { $opened } ouvertes.
text-hand = { $count ->
    [0] Votre main est vide.
   *[other] Votre main : { $goods }.
}
name-window-gate = À la porte
