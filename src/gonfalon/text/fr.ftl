seat-0 = Rouge
seat-1 = Bleu
seat-2 = Vert
seat-3 = Or
seat-4 = Violet
seat-5 = Gris
chance = Le hasard
waiting-for = On attend { $who } : { $what }
game-over = La partie est terminée. { $count ->
    [one] { $who } l’emporte.
   *[other] { $who } se partagent la victoire.
}
refused-over = La partie est terminée.
refused-turn = Ce n’est pas à ce joueur de décider.
option-skip_forced = Passer les choix forcés
option-skip_forced-tip = Un choix qui n’a qu’une réponse possible est fait pour vous ; le journal le montre quand même.
option-yes = Oui
option-no = Non
guest = Invité { $number }

# d’où viennent les données imprimées
mark-R = Livret de règles
mark-R-inferred = Se déduit du livret
mark-R-doubtful = Livret, mais deux passages se contredisent
mark-P = Référence publique
mark-O = Arbitrage de notre part
mark-X = Reconstitution
mark-F = Tiré du fichier de données

# effets de cartes, de bâtiments ... qui peuvent jouer maintenant
ask-effects = Quel effet joue maintenant ?
wait-effects = effets
do-effects = { $what }
do-effects-done = Aucun effet
