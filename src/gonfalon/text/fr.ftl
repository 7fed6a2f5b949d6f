seat-0 = Rouge
seat-1 = Bleu
seat-2 = Vert
seat-3 = Or
seat-4 = Violet
seat-5 = Gris
chance = Le hasard
list-and = { $first } et { $last }
waiting-for = On attend { $who } : { $what }
game-over = La partie est terminée. { $count ->
    [one] { $who } l’emporte.
   *[other] { $who } se partagent la victoire.
}
refused-over = La partie est terminée.
refused-turn = Ce n’est pas à ce joueur de décider.
option-skip_forced = Passer les choix forcés
option-skip_forced-tip = Un choix qui n’a qu’une réponse possible est fait pour vous ; le journal le montre quand même.
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
ask-effects = Quel effet joue maintenant ?
wait-effects = effets
do-effects = { $what }
do-effects-done = Aucun effet

# propositions : clauses propres au jeu, pour un ou plusieurs joueurs
ask-proposal = { $count ->
    [0] Que proposez-vous ?
   *[other] Vous proposez : { $terms }
}
wait-proposal = prépare une proposition
do-proposal = { $what }
do-proposal-seat = À { $what }
do-proposal-send = L’envoyer
do-proposal-drop = Y renoncer
do-proposal-secret = En secret
ask-proposal-amount = Combien ?
wait-proposal-amount = prépare une proposition
ask-proposal-answer = { $other } propose : { $terms }
wait-proposal-answer = répond à une proposition de { $other }
do-proposal-answer-accept = Accepter
do-proposal-answer-refuse = Refuser
log-proposal = { $seat } propose à { $to } : { $terms }
log-proposal-accepted = La proposition de { $seat } est acceptée : { $terms }
log-proposal-refused = La proposition de { $seat } est refusée{ $many ->
    [yes] { " " }par { $other }
   *[no] { "" }
}

# ordres permanents : ce que l’on fait pour un joueur sans le lui demander
act-order = { $window } : passer pour moi { $until }
act-clear = { $window } : me demander de nouveau
order = { $window } : vous passez { $until }
name-window-every = Toutes les fenêtres
until-turn = jusqu’au début du prochain tour
until-notice = jusqu’à nouvel ordre

# pourquoi pas : ce qui s’oppose à une réponse, quand le jeu n’a pas mieux à dire
why-range = Il faut un nombre de { $low } à { $high }{ $step ->
    [1] {""}
   *[other] , par pas de { $step }
} (« { $question } »).
why-strange = Rien ne s’appelle « { $text } » dans ce jeu ; la question est « { $question } »
why-nowhere = Ce n’est pas une réponse à « { $question } » ({ $count ->
    [one] une seule est possible
   *[other] { $count } sont possibles
}).
why-question = { $what } : ce n’est pas une réponse à « { $question } » ({ $count ->
    [one] une seule est possible
   *[other] { $count } sont possibles
}).
why-idle = { $what } : rien de ce que vous pouvez choisir maintenant ne s’y rapporte (« { $question } »).
why-others = { $what } : ce choix est impossible ici ; { $named ->
    [yes] on ne peut choisir que : { $few }
   *[no] { $count } autres sont possibles
} (« { $question } »).

# what a thing that is no answer now could be chosen for, after another choice
why-first = Choisissez d’abord { $ways }.
why-quoted = « { $way } »
why-either = { $some } ou { $last }
why-more = { $some } ou autre chose
why-way = { $first } › { $next }
why-then = « { $way } » : { $fact }

why-offer-one-sided = { $given ->
    [0] { $wanted ->
        [0] Rien n’est encore donné ni demandé.
       *[other] Vous demandez quelque chose et ne donnez encore rien.
    }
   *[other] Vous donnez quelque chose et ne demandez encore rien.
}
why-offer-both-sides = L’autre côté de cet échange comporte déjà : { $good }.
why-offer-all-kinds = Il faut laisser une sorte à l’autre côté.
why-offer-no-more = { $have ->
    [0] Vous n’avez pas cette carte : { $good }.
   *[other] Vous n’avez pas plus de { $have } × { $good }.
}
why-offer-too-much = Aucun de vos interlocuteurs n’a plus de { $most } { $most ->
    [one] carte
   *[other] cartes
}, et vous en demandez déjà autant.
why-offer-short = Vous ne pouvez pas le donner : il vous manque { $short }.
why-offer-no-cards = { $mine ->
    [yes] Vous n’avez aucune carte à offrir en retour.
   *[no] { $other } n’a aucune carte que vous puissiez demander.
}
why-offer-not-accepted = { $other } n’a pas accepté.
why-offer-no-counter = { $other } n’a pas fait de contre-offre.
why-offer-bound = { $other } a accepté : votre proposition vous engage.
why-offer-rounds = Vous avez déjà proposé autre chose { $count } fois, c’est le maximum.

# où en est la partie
stage-turn = Tour { $number }
stage-round = Manche { $number }
