# Medievalia en français. Les arguments sont expliqués dans le module wording.

title = Medievalia
blurb = Une Ville, quelques cartes et quatre ressources qui ne se gardent pas jusqu’au lendemain. Défrichez champs et forêts, mettez vos gens au travail, élevez banques, églises et châteaux jusqu’à sept points de prestige, et surveillez la route : une terre sans garde tombe au premier coup d’épée, et une Ville peut être prise d’assaut ou affamée.
players = 2 à 4 joueurs, environ une heure autour de la table
credits = Un jeu de cartes de Michele Quondam (Giochix, 2007), règles de la deuxième édition.

option-alliance = Quatre joueurs en deux alliances
option-alliance-tip = À quatre, ceux qui se font face sont alliés et doivent réunir 11 points. Sans cette option, chacun joue pour soi et vise 7 points. À deux et à trois, on joue toujours chacun pour soi.
option-first_draw = Le premier joueur pioche au premier tour
option-first_draw-tip = Comme imprimé, le premier joueur pioche aussi à son tout premier tour. Sans cette option, l’avantage du premier siège diminue.
option-building_output = Les bâtiments civils produisent
option-building_output-tip = Un bâtiment civil donne la ressource imprimée sur sa carte, ou une ressource de sa terre. Le livret permet les deux lectures.
option-own = leur propre ressource
option-land = la ressource de leur terre

# -- noms ----------------------------------------------------------------------------------

name-kind-city = Ville
name-kind-field = Champ
name-kind-farm = Ferme
name-kind-forest = Forêt
name-kind-mine = Mine
name-kind-soldier = Soldat
name-kind-priest = Prêtre
name-kind-archer = Archer
name-kind-knight = Chevalier
name-kind-infantryman = Fantassin
name-kind-peasant = Paysan
name-kind-merchant = Marchand
name-kind-artist = Artiste
name-kind-bureaucrat = Bureaucrate
name-kind-school = École
name-kind-workshop = Atelier
name-kind-bank = Banque
name-kind-church = Église
name-kind-stable = Écurie
name-kind-blacksmith = Forgeron
name-kind-carpenter = Menuisier
name-kind-tower = Tour
name-kind-fortress = Forteresse
name-kind-castle = Château

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

name-amount-food-1 = 1 nourriture
name-amount-food-2 = 2 nourriture
name-amount-food-3 = 3 nourriture
name-amount-food-4 = 4 nourriture
name-amount-food-5 = 5 nourriture
name-amount-food-6 = 6 nourriture
name-amount-food-7 = 7 nourriture
name-amount-food-8 = 8 nourriture
name-amount-food-9 = 9 nourriture
name-amount-food-10 = 10 nourriture
name-amount-food-11 = 11 nourriture
name-amount-food-12 = 12 nourriture
name-amount-food-13 = 13 nourriture
name-amount-food-14 = 14 nourriture
name-amount-food-15 = 15 nourriture
name-amount-food-16 = 16 nourriture
name-amount-food-17 = 17 nourriture
name-amount-food-18 = 18 nourriture
name-amount-food-19 = 19 nourriture
name-amount-food-20 = 20 nourriture
name-amount-food-21 = 21 nourriture
name-amount-food-22 = 22 nourriture
name-amount-food-23 = 23 nourriture
name-amount-food-24 = 24 nourriture
name-amount-food-25 = 25 nourriture
name-amount-food-26 = 26 nourriture
name-amount-food-27 = 27 nourriture
name-amount-food-28 = 28 nourriture
name-amount-food-29 = 29 nourriture
name-amount-food-30 = 30 nourriture
name-amount-energy-1 = 1 énergie
name-amount-energy-2 = 2 énergie
name-amount-energy-3 = 3 énergie
name-amount-energy-4 = 4 énergie
name-amount-energy-5 = 5 énergie
name-amount-energy-6 = 6 énergie
name-amount-energy-7 = 7 énergie
name-amount-energy-8 = 8 énergie
name-amount-energy-9 = 9 énergie
name-amount-energy-10 = 10 énergie
name-amount-energy-11 = 11 énergie
name-amount-energy-12 = 12 énergie
name-amount-energy-13 = 13 énergie
name-amount-energy-14 = 14 énergie
name-amount-energy-15 = 15 énergie
name-amount-energy-16 = 16 énergie
name-amount-energy-17 = 17 énergie
name-amount-energy-18 = 18 énergie
name-amount-energy-19 = 19 énergie
name-amount-energy-20 = 20 énergie
name-amount-energy-21 = 21 énergie
name-amount-energy-22 = 22 énergie
name-amount-energy-23 = 23 énergie
name-amount-energy-24 = 24 énergie
name-amount-energy-25 = 25 énergie
name-amount-energy-26 = 26 énergie
name-amount-energy-27 = 27 énergie
name-amount-energy-28 = 28 énergie
name-amount-energy-29 = 29 énergie
name-amount-energy-30 = 30 énergie
name-amount-workforce-1 = 1 bras
name-amount-workforce-2 = 2 bras
name-amount-workforce-3 = 3 bras
name-amount-workforce-4 = 4 bras
name-amount-workforce-5 = 5 bras
name-amount-workforce-6 = 6 bras
name-amount-workforce-7 = 7 bras
name-amount-workforce-8 = 8 bras
name-amount-workforce-9 = 9 bras
name-amount-workforce-10 = 10 bras
name-amount-workforce-11 = 11 bras
name-amount-workforce-12 = 12 bras
name-amount-workforce-13 = 13 bras
name-amount-workforce-14 = 14 bras
name-amount-workforce-15 = 15 bras
name-amount-workforce-16 = 16 bras
name-amount-workforce-17 = 17 bras
name-amount-workforce-18 = 18 bras
name-amount-workforce-19 = 19 bras
name-amount-workforce-20 = 20 bras
name-amount-workforce-21 = 21 bras
name-amount-workforce-22 = 22 bras
name-amount-workforce-23 = 23 bras
name-amount-workforce-24 = 24 bras
name-amount-workforce-25 = 25 bras
name-amount-workforce-26 = 26 bras
name-amount-workforce-27 = 27 bras
name-amount-workforce-28 = 28 bras
name-amount-workforce-29 = 29 bras
name-amount-workforce-30 = 30 bras
name-amount-gold-1 = 1 or
name-amount-gold-2 = 2 or
name-amount-gold-3 = 3 or
name-amount-gold-4 = 4 or
name-amount-gold-5 = 5 or
name-amount-gold-6 = 6 or
name-amount-gold-7 = 7 or
name-amount-gold-8 = 8 or
name-amount-gold-9 = 9 or
name-amount-gold-10 = 10 or
name-amount-gold-11 = 11 or
name-amount-gold-12 = 12 or
name-amount-gold-13 = 13 or
name-amount-gold-14 = 14 or
name-amount-gold-15 = 15 or
name-amount-gold-16 = 16 or
name-amount-gold-17 = 17 or
name-amount-gold-18 = 18 or
name-amount-gold-19 = 19 or
name-amount-gold-20 = 20 or
name-amount-gold-21 = 21 or
name-amount-gold-22 = 22 or
name-amount-gold-23 = 23 or
name-amount-gold-24 = 24 or
name-amount-gold-25 = 25 or
name-amount-gold-26 = 26 or
name-amount-gold-27 = 27 or
name-amount-gold-28 = 28 or
name-amount-gold-29 = 29 or
name-amount-gold-30 = 30 or

name-exchange-food-energy = 3 nourriture → 1 énergie
name-exchange-food-workforce = 3 nourriture → 1 bras
name-exchange-food-gold = 3 nourriture → 1 or
name-exchange-energy-food = 3 énergie → 1 nourriture
name-exchange-energy-workforce = 3 énergie → 1 bras
name-exchange-energy-gold = 3 énergie → 1 or
name-exchange-workforce-food = 3 bras → 1 nourriture
name-exchange-workforce-energy = 3 bras → 1 énergie
name-exchange-workforce-gold = 3 bras → 1 or
name-exchange-gold-food = 3 or → 1 nourriture
name-exchange-gold-energy = 3 or → 1 énergie
name-exchange-gold-workforce = 3 or → 1 bras

name-merchant-food-energy = marchand 1 nourriture → 1 énergie
name-merchant-food-workforce = marchand 1 nourriture → 1 bras
name-merchant-food-gold = marchand 1 nourriture → 1 or
name-merchant-energy-food = marchand 1 énergie → 1 nourriture
name-merchant-energy-workforce = marchand 1 énergie → 1 bras
name-merchant-energy-gold = marchand 1 énergie → 1 or
name-merchant-workforce-food = marchand 1 bras → 1 nourriture
name-merchant-workforce-energy = marchand 1 bras → 1 énergie
name-merchant-workforce-gold = marchand 1 bras → 1 or
name-merchant-gold-food-food = marchand 1 or → 2 nourriture
name-merchant-gold-food-energy = marchand 1 or → 1 nourriture + 1 énergie
name-merchant-gold-food-workforce = marchand 1 or → 1 nourriture + 1 bras
name-merchant-gold-food-gold = marchand 1 or → 1 nourriture + 1 or
name-merchant-gold-energy-energy = marchand 1 or → 2 énergie
name-merchant-gold-energy-workforce = marchand 1 or → 1 énergie + 1 bras
name-merchant-gold-energy-gold = marchand 1 or → 1 énergie + 1 or
name-merchant-gold-workforce-workforce = marchand 1 or → 2 bras
name-merchant-gold-workforce-gold = marchand 1 or → 1 bras + 1 or
name-merchant-gold-gold-gold = marchand 1 or → 2 or

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

name-deck-territory = pioche Territoire
name-deck-military = pioche Militaire
name-deck-character = pioche Personnage
name-pile-0 = première pile
name-pile-1 = deuxième pile
name-pile-2 = troisième pile
name-fief-p1 = fief de { $player-0 }
name-fief-p2 = fief de { $player-1 }
name-fief-p3 = fief de { $player-2 }
name-fief-p4 = fief de { $player-3 }
name-fief-n = fief neutre
name-fief-n12 = fief neutre entre { $player-0 } et { $player-1 }
name-fief-n23 = fief neutre entre { $player-1 } et { $player-2 }
name-fief-n31 = fief neutre entre { $player-2 } et { $player-0 }
name-fief-n34 = fief neutre entre { $player-2 } et { $player-3 }
name-fief-n41 = fief neutre entre { $player-3 } et { $player-0 }
name-fief-c = fief neutre du centre
name-resource-food = nourriture
name-resource-energy = énergie
name-resource-workforce = bras
name-resource-any = une ressource au choix
name-resource-gold = or
name-off-food = 1 nourriture de moins à payer
name-off-energy = 1 énergie de moins à payer
name-off-workforce = 1 bras de moins à payer
name-off-gold = 1 or de moins à payer
count-off-food = { $count } nourriture de moins à payer
count-off-energy = { $count } énergie de moins à payer
count-off-workforce = { $count } bras de moins à payer
count-off-gold = { $count } or de moins à payer
name-button-done = Terminé
name-button-dismiss = Retirer un personnage

# -- questions -----------------------------------------------------------------------------

ask-deal = Main de départ : de quelle pioche prendre la carte { $number } sur { $all } ?
ask-draw = Piochez une carte : de quelle pioche ?
ask-starve = Votre nourriture entretient { $food } personnages et vous en avez { $number }. Retirez-en un.
ask-dismiss = Quel personnage non utilisé retirer du jeu ?
ask-act = Vos actions : acheter, bâtir, jouer, déplacer. Et maintenant ?
ask-shift = Où déplacer { $card } ?
ask-place = { $thing } : libre dans votre fief, ou sur une terre ?
ask-build-on = { $thing } : sur quelle terre bâtir ?
ask-pay = { $deal ->
    [extra] Une carte de plus ({ $thing }) coûte 4 ressources au choix.
    [removal] Retirer { $thing } coûte { $price }.
   *[other] { $thing } coûte { $price }.
} Comment payez-vous ? Le moins cher vient d’abord.
ask-discard = Défaussez une carte pour 1 ressource (encore { $left } à choisir).
ask-give = { $partner } demande votre aide. { $deal ->
    [extra] Une carte de plus ({ $thing }) coûte 4 ressources au choix.
    [removal] Retirer { $thing } coûte { $price }.
   *[other] { $thing } coûte { $price }.
} { $missing ->
    [0] Il n’y manque rien.
   *[other] Il manque, sans cartes de la main ni pouvoirs : { $priced ->
        [0] { $missing }
       *[other] { $short }
    }.
} Que donnez-vous ? { $size ->
    [0] Rien encore.
   *[other] Jusqu’ici : { $pool }.
}
ask-name-resource = Quelle ressource doit-elle donner ?
ask-lose = La première aide du tour coûte 1 ressource. Laquelle est perdue ?
ask-adjust = { $any ->
    [0] { $thing } coûte { $price }
   *[other] Une carte de plus ({ $thing }) coûte { $any } ressources au choix
}. { $count ->
    [0] { $number ->
        [0] Choisissez les cartes qui servent.
        [one] Choisi : une carte de la main.
       *[other] Choisi : { $number } cartes de la main.
    }
   *[other] { $number ->
        [0] Choisi : { $cards }.
        [one] Choisi : { $cards }, et une carte de la main.
       *[other] Choisi : { $cards }, et { $number } cartes de la main.
    }
}{ $power_count ->
    [0] {""}
   *[other] {" "}Pouvoir : { $powers }.
}{ $size ->
    [0] {""}
   *[other] {" "}Cela donne { $pool }.
}{ $count ->
    [0] { $number ->
        [0] {""}
       *[other] {" "}« Annuler » reprend un choix.
    }
   *[other] {" "}« Annuler » reprend un choix.
}
ask-march = { $count ->
    [0] Déplacement externe : personne ne peut partir.
   *[other] Déplacement externe : quel personnage part ?
}
ask-march-to = Où va { $card } ?
ask-declare = Déclarer la guerre ?
ask-arrange = Quelle armée { $card } rejoint-il ?
ask-send = Contre quelle armée envoyer { $card } ?
ask-target = L’armée { $number } est libre. Qu’attaque-t-elle ?
ask-divide = { $cards } : qui subit le prochain des { $number } points ?
ask-bonus = { $card } donne +0/1. À quelle carte ?
ask-order = { $number } points de dommage : quelle carte les subit d’abord ?
ask-power = Utiliser un archer ou un prêtre ?
ask-shoot = { $card } : tirer sur qui ?
ask-heal = { $card } : soigner qui ?

# -- ce que les autres attendent -----------------------------------------------------------------------

wait-deal = sa main de départ
wait-draw = sa pioche
wait-starve = le retrait de personnages qu’il ne peut nourrir
wait-dismiss = le retrait d’un personnage
wait-act = ses actions
wait-shift = le déplacement de { $card } dans son fief
wait-place = l’achat de { $thing }
wait-build-on = la construction de { $thing }
wait-pay = son paiement pour { $thing }
wait-discard = les cartes à défausser
wait-give = sa réponse à { $partner }, qui demande de l’aide
wait-name-resource = sa réponse à { $partner }, qui demande de l’aide
wait-lose = la ressource à perdre
wait-adjust = son paiement pour { $thing }
wait-march = ses mouvements entre fiefs
wait-march-to = le mouvement de { $card }
wait-declare = ses déclarations de guerre
wait-arrange = la formation de ses armées
wait-send = l’envoi de ses défenseurs
wait-target = la cible de son armée { $number }
wait-divide = la répartition des dégâts
wait-bonus = le bonus de { $card }
wait-order = le choix de qui subit { $number } dégâts
wait-power = l’usage de ses archers et de ses prêtres
wait-shoot = le tir de { $card }
wait-heal = les soins de { $card }

# -- choix ---------------------------------------------------------------------------------

do-deal = { $what }
do-draw = { $what }
do-draw-dismiss = Retirer d’abord un personnage
do-starve = { $what }{ $spot ->
    [land] {" "}sur { $land }
    [away] {" "}({ $where })
   *[other] {""}
}{ $used ->
    [yes] {" "}(carte utilisée)
   *[no] {""}
}{ $damage ->
    [0] {""}
   *[other] {" "}(dommages : { $damage })
}{ $acted ->
    [0] {""}
    [1] {" "}(a marché ou combattu)
   *[other] {" "}(a marché deux fois)
}
do-dismiss = { $what }{ $spot ->
    [land] {" "}sur { $land }
    [away] {" "}({ $where })
   *[other] {""}
}{ $damage ->
    [0] {""}
   *[other] {" "}(dommages : { $damage })
}{ $acted ->
    [0] {""}
    [1] {" "}(a marché ou combattu)
   *[other] {" "}(a marché deux fois)
}
do-act-card = { $deed ->
    [move] Déplacer { $what }{ $spot ->
        [land] {" "}(sur { $land })
       *[other] {" "}vers une terre
    }
    [remove] Retirer { $what } pour { $price }
   *[play] Jouer { $what } pour { $price }
}{ $lost_count ->
    [0] {""}
   *[other] {" "}(⚠ gaspille { $lost })
}
do-act-pile = Bâtir { $thing } pour { $price }{ $twin ->
    [yes] {" "}({ $what })
   *[no] {""}
}{ $lost_count ->
    [0] {""}
   *[other] {" "}(⚠ gaspille { $lost })
}
do-act-deck = { $what } : une carte pour 4 ressources au choix{ $lost_count ->
    [0] {""}
   *[other] {" "}(⚠ gaspille { $lost })
}
do-act-dismiss = Retirer un personnage
do-act-done = Finir les actions
do-shift-card = Sur { $what }{ $used ->
    [yes] {" "}(utilisé : il y reste jusqu’à ce que cette terre soit réactivée)
   *[no] {""}
}
do-shift-fief = Quitter la terre, libre dans le fief
do-place-card = Sur { $what }{ $used ->
    [yes] {" "}(carte utilisée)
   *[no] {""}
}
do-place-fief = Libre dans le fief
do-build-on = Sur { $what }
do-pay-pay = { $count ->
    [0] { $power_count ->
        [0] {""}
       *[other] Employer { $powers }
    }
   *[other] Tourner { $cards }{ $power_count ->
        [0] {""}
       *[other] {" "}avec { $powers }
    }
}{ $taken_count ->
    [0] {""}
   *[other] {" "}(en tournant aussi { $taken })
}{ $turned ->
    [0] {""}
   *[other] {" "}·{" "}
}{ $discards ->
    [0] {""}
    [one] défausser 1 carte contre { $discarded } ·{" "}
   *[other] défausser { $discards } cartes contre { $discarded } ·{" "}
}{ $step_count ->
    [0] {""}
   *[other] { $steps } ·{" "}
}{ $lost_count ->
    [0] juste le prix
   *[other] ⚠ gaspille { $lost }
}
do-pay-ask-ally = Demander l’aide de { $partner }
do-pay-drop = Renoncer à l’achat
do-pay-back = Revenir à la liste
do-place-back = Revenir à la liste
do-build-on-back = Revenir à la liste
do-discard-back = Revenir à la liste
do-pay-adjust = Choisir les cartes moi-même
do-discard = { $what }
do-give-card = { $what }{ $spot ->
    [hand] {" "}(carte de la main)
    [away] {" "}({ $where })
   *[other] {""}
} : { $gain }
do-give-done = { $size ->
    [0] Ne rien donner
   *[other] Donner { $pool }
}
do-name-resource = { $what }
do-lose = { $what }
do-adjust-card = { $what }{ $spot ->
    [land] {" "}sur { $land }
    [away] {" "}({ $where })
   *[other] {""}
} : { $gain }
do-adjust-power = Pouvoir de { $what }{ $spot ->
    [land] {" "}(tourne aussi { $land })
    [away] {" "}({ $where })
   *[other] {""}
}
do-adjust-discard = Défausser une carte de la main
do-adjust-done = Payer ainsi · { $lost_count ->
    [0] juste le prix
   *[other] ⚠ gaspille { $lost }
}
do-adjust-back = Revenir à la liste
do-march-card = { $what }{ $spot ->
    [land] {" "}sur { $land }
    [away] {" "}({ $where })
   *[other] {" "}(libre, chez vous)
}{ $moved ->
    [0] {""}
   *[other] {" "}(second pas)
}{ $damage ->
    [0] {""}
   *[other] {" "}(dommages : { $damage })
}
do-march-dismiss = Retirer un personnage
do-march-done = Finir les déplacements
do-march-to = { $whose ->
    [own] Rentrer dans votre fief
    [other] Entrer dans le fief de { $owner }
   *[nobody] Vers : { $what }
}
do-declare-front = { $whose ->
    [theirs] Attaquer { $other } chez lui
    [own] Chasser { $other } de votre fief
    [other] Attaquer { $other } dans le fief de { $owner }
   *[nobody] Attaquer { $other } ({ $fief })
}
do-declare-dismiss = Retirer un personnage
do-declare-done = Plus de guerre
do-arrange-army = { $count ->
    [0] Une nouvelle armée
   *[other] Armée { $number } : { $cards } ({ $attack }/{ $defence })
}
do-arrange-together = Tous en une seule armée
do-arrange-apart = Chacun seul
do-arrange-stay = Rester à l’écart
do-send-army = Contre l’armée { $number } : { $cards } ({ $attack }/{ $defence })
do-send-stay = Garder en réserve
do-target-card = { $what }{ $used ->
    [yes] {" "}(carte utilisée)
   *[no] {""}
}{ $damage ->
    [0] {""}
   *[other] {" "}(dommages : { $damage })
}{ $aimed ->
    [no] {""}
   *[other] {" "}(déjà visé par l’armée { $aimed })
}
do-target-defence = Ceux qui défendent contre l’armée { $army } : { $cards }
do-target-hold = Ne rien attaquer
do-divide-army = Armée { $army } : { $members }
do-bonus = { $what }{ $damage ->
    [0] {""}
   *[other] {" "}(dommages : { $damage })
}{ $bonus ->
    [0] {""}
   *[other] {" "}+0/{ $bonus }
}{ $used ->
    [yes] {" "}(carte utilisée)
   *[no] {""}
}
do-order = { $what }{ $damage ->
    [0] {""}
   *[other] {" "}(dommages : { $damage })
}{ $bonus ->
    [0] {""}
   *[other] {" "}+0/{ $bonus }
}{ $used ->
    [yes] {" "}(carte utilisée)
   *[no] {""}
} (supporte encore { $bears })
do-power-card = { $deed ->
    [shoot] { $what } tire
   *[heal] { $what } soigne
}{ $spot ->
    [land] {" "}(tourne aussi { $land })
    [away] {" "}({ $where })
   *[other] {""}
}{ $army ->
    [0] {""}
   *[other] {" "}(groupe { $army })
}
do-power-pass = Aucun pouvoir
do-shoot = { $what }{ $spot ->
    [land] {" "}sur { $land }
    [away] {" "}({ $where })
   *[other] {""}
}{ $used ->
    [yes] {" "}(carte utilisée)
   *[no] {""}
}{ $damage ->
    [0] {""}
   *[other] {" "}(dommages : { $damage })
}{ $bonus ->
    [0] {""}
   *[other] {" "}+0/{ $bonus }
}{ $army ->
    [0] {""}
   *[other] {" "}(groupe { $army })
}
do-heal = { $what }{ $spot ->
    [land] {" "}sur { $land }
    [away] {" "}({ $where })
   *[other] {""}
}{ $used ->
    [yes] {" "}(carte utilisée)
   *[no] {""}
}{ $damage ->
    [0] {""}
   *[other] {" "}(dommages : { $damage })
}{ $bonus ->
    [0] {""}
   *[other] {" "}+0/{ $bonus }
}{ $army ->
    [0] {""}
   *[other] {" "}(groupe { $army })
}

# -- journal -------------------------------------------------------------------------------

log-bottom = Sous la { $deck } se trouve, visible de tous : { $card }.
log-first = { $seat } est premier joueur.
log-draws = { $seat } prend une carte de la { $deck }.
log-drew = Vous avez pioché : { $card }.
log-turn = Manche { $number } : au tour de { $seat }.
log-besieged = { $seat } est assiégé ({ $number } sur 3).
log-starved = Le siège est terminé : la Ville de { $seat } se rend.
log-starves = { $seat } ne peut pas nourrir { $card }, qui quitte le jeu.
log-dismissed = { $seat } retire { $card } du jeu.
log-marches = { $seat } : { $card } part vers : { $fief }.
log-marches-home = { $seat } : { $card } rentre.
log-marches-into = { $seat } : { $card } entre dans le fief de { $owner }.
log-steps-off = { $seat } : { $card } quitte sa terre.
log-steps-on = { $seat } : { $card } va sur { $land }.
log-drops = { $seat } renonce à l’achat : { $thing }.
log-asks-help = { $seat } demande l’aide de { $partner } pour : { $thing }.
log-gives = { $count ->
    [0] { $seat } ne donne rien.
   *[other] { $seat } donne à { $partner } : { $gift }.
}
log-pays = { $count ->
    [0] { $power_count ->
        [0] { $thrown ->
           *[0] { $seat } paie sans tourner de carte.
            [one] { $seat } paie avec la carte défaussée.
            [other] { $seat } paie avec les { $thrown } cartes défaussées.
        }
       *[other] { $seat } emploie le pouvoir de { $powers }.
    }
   *[other] { $power_count ->
        [0] { $seat } tourne { $cards }.
       *[other] { $seat } tourne { $cards } et emploie le pouvoir de { $powers }.
    }
}
log-discards = { $seat } défausse { $card }.
log-plays-land = { $seat } installe { $card }.
log-plays = { $seat } joue { $card }.
log-builds = { $seat } bâtit { $card } sur { $land }.
log-clears = { $seat } retire { $card }.
log-draws-extra = { $seat } achète une carte de plus de la { $deck }.
log-turned-up = Carte révélée : { $card }.
log-war = { $seat } fait la guerre à { $other } dans le fief de { $owner }.
log-war-neutral = { $seat } fait la guerre à { $other } ({ $fief }).
log-army = { $seat }, armée { $number } : { $cards }.
log-sent = { $seat } envoie { $card } contre l’armée { $number }.
log-aims = { $seat } : l’armée { $number } attaque { $card }.
log-aims-army = { $seat } : l’armée { $number } se joint à l’attaque d’une armée en défense.
log-shoots = { $seat } : { $card } tire sur { $victim }.
log-heals = { $seat } : { $card } soigne { $victim }.
log-dies = { $seat } perd { $card }.
log-ruined = { $seat } perd { $card }, avec tout ce qui s’y trouvait.
log-city-falls = La Ville de { $seat } tombe !
log-eliminated = { $seat } est éliminé.
log-end-prestige = Le prestige décide. La victoire revient à { $who }.
log-end-military = Un seul camp garde une Ville. La victoire revient à { $who }.
log-end-exhaustion = Les cartes sont épuisées : { $who } en tête.

# -- scores, plateau, panneaux -------------------------------------------------------------

score-buildings = Bâtiments différents
score-castle = Château
tie-city = Ville encore debout (décide)
tie-gold = Production naturelle d’or (départage)
tie-hand = Cartes en main (départagent ensuite)

panel-prestige = Prestige
panel-lands = Territoires
panel-people = Personnages / nourris
panel-hand = Cartes en main
panel-gold = Or naturel
panel-siege = Siège
panel-ally = Allié
panel-out = Éliminé

board-hand = Votre main
board-no-cards = aucune carte en main
board-neutral = Fief neutre
board-vp = { $points } PV
board-siege = Siège { $number }/3
board-round = Manche { $number }
board-turn = { $own ->
    [yes] à vous de jouer
   *[no] Au tour de { $seat }
}
board-asked = { $own ->
    [yes] à vous de choisir
   *[no] à { $who } de choisir
}
board-deal = La donne
board-empty = vide
board-bottom = dernière : { $card }
board-free = { $count ->
    [one] libre
   *[other] libres
}
board-guests = autres
board-more = { $count ->
    [0] la dernière
    [one] encore 1 dessous
   *[other] encore { $count } dessous
}
board-out = { $seat } : éliminé

short-food = nourr.
short-energy = énergie
short-workforce = bras
short-gold = or

face-strength = att/déf
face-cost = coût
face-gives = donne :
face-without = sans

power-none = sans pouvoir
power-heal = soigne 1 dommage
power-shoot = tire : 1 dommage
power-double_move = part deux fois
power-shield_other = +0/1 à un autre
power-transform = change 1 pour 1, l’or pour 2
power-double_production = double jusqu’à 3 cartes du groupe
power-cheaper_building = 2 de moins pour un bâtiment
power-civil = +0/1 à un garde
power-fort = garde sa terre
power-land = { $count ->
    [one] 1 place d’ouvrier
   *[other] { $count } places d’ouvrier
}

tip-cost = Coûte { $price }.
tip-free = Ne coûte rien.
tip-gives = Produit { $gives }.
tip-gives-nothing = Ne produit rien.
tip-slots = { $count ->
    [one] Un ouvrier ajoute 1.
   *[other] Jusqu’à { $count } ouvriers ajoutent 1 chacun.
}
tip-strength = Attaque { $attack }, défense { $defence }.
tip-link = +{ $price } sans { $building } dans votre fief.
tip-unlocks = Permet de jouer { $card } sans le supplément de 2 or.
tip-vp = Vaut { $points } de prestige ; un double compte 0.
tip-used = Carte utilisée jusqu’au prochain tour de son propriétaire.
tip-unused = Carte non utilisée.
tip-damage = Dommages : { $damage }.
tip-owner = Appartient à { $owner }.
tip-group = Donne maintenant { $gives } quand on l’utilise.
tip-guarded = Gardé par { $cards }.
tip-unguarded = Sans garde : un seul point d’attaque le détruit.
tip-city = Si la Ville tombe, son propriétaire est éliminé.
tip-deck = { $count ->
    [0] Vide.
    [one] Encore une carte.
   *[other] Encore { $count } cartes.
}
tip-deck-bottom = La dernière carte sera { $card }.
tip-deck-kinds = Dans la boîte : { $kinds }.
tip-pile = { $count ->
    [0] Rien en dessous.
    [one] Encore une carte en dessous.
   *[other] Encore { $count } cartes en dessous.
}
tip-pile-empty = Cette pile est vide.
tip-fief-own = Fief de { $owner }.
tip-fief-neutral = Terre de personne : rien ne s’y bâtit ni ne s’y produit. Des ennemis non utilisés barrent le passage.
tip-power-heal = Pouvoir : à l’étape 5 d’un combat, ôte 1 dommage à un autre personnage ami, dans le même fief ou un fief voisin.
tip-power-shoot = Pouvoir : à l’étape 5 d’un combat, inflige 1 dommage à un personnage ennemi, dans le même fief ou un fief voisin.
tip-power-double_move = Pouvoir : peut se déplacer deux fois par tour.
tip-power-shield_other = Pouvoir : +0/1 à un autre personnage de son armée.
tip-power-transform = Pouvoir : dans un paiement, change 1 ressource en une autre, ou 1 or en 2 au choix.
tip-power-double_production = Pouvoir : dans un paiement, double jusqu’à 3 cartes productrices d’un même groupe ; plusieurs artistes se multiplient.
tip-power-cheaper_building = Pouvoir : un bâtiment coûte 2 ressources de moins.
tip-hand = { $owner } a { $count ->
    [0] 0 carte
    [one] 1 carte
   *[other] { $count } cartes
} en main : { $territory } territoire, { $military } militaire, { $character } personnage.

text-deal = La donne : chacun pioche sa main de départ.
text-turn = Manche { $number }, au tour de { $seat }.
text-deck = { $deck } : { $count } cartes, la dernière est { $card }.
text-deck-empty = { $deck } : vide.
text-pile = { $pile } : { $card } au-dessus, { $count } en dessous.
text-pile-empty = { $pile } : vide.
text-player = { $owner } : { $points } de prestige, { $count } { $count ->
    [0] carte
    [one] carte
   *[other] cartes
} en main, de quoi nourrir { $capacity }, { $people } { $people ->
    [0] personnage
    [one] personnage
   *[other] personnages
}.
text-out = { $owner } : éliminé.
text-siege = Assiégé depuis { $number } tours sur 3.
text-land = { $card }{ $used ->
    [yes] {" "}(carte utilisée)
   *[no] {""}
} : donne { $gives }{ $count ->
    [0] {""}
   *[other] {" "}· dessus : { $cards }
}
text-free = Libres : { $cards }
text-hand = Main : { $cards }
text-away = { $owner }, { $fief } : { $cards }
text-used = { $card } (carte utilisée)

# -- pourquoi un robot aime un coup ---------------------------------------------------------

reason-medievalia-prestige = prestige
reason-medievalia-income = production du fief
reason-medievalia-balance = variété des ressources
reason-medievalia-hand = cartes en main
reason-medievalia-people = monde au travail
reason-medievalia-army = force des troupes
reason-medievalia-shield = gardes sur les terres
reason-medievalia-danger = sécurité des terres
reason-medievalia-siege = sécurité de la Ville
reason-medievalia-raid = terres bonnes à prendre

# -- à propos de cette édition ---------------------------------------------------------------

source-cost = Coûts des cartes
source-production = Production des cartes
source-slots = Places d’ouvrier des terres
source-strength = Attaque et défense
source-powers = Pouvoirs, et bâtiments requis
source-copies = Nombre d’exemplaires et points
source-fiefs = Fiefs qui se touchent
source-numbers = Nombres des règles
name-table-2 = deux joueurs
name-table-3 = trois joueurs
name-table-4 = quatre joueurs

# -- pourquoi pas --------------------------------------------------------------------------

why-others-card = Cela appartient à { $owner }.
why-alike = Cette carte est exactement comme l’une de celles proposées : choisissez celle-là.
why-short = Il manque { $count } { $count ->
    [one] ressource
   *[other] ressources
} : { $any ->
    [0] { $thing } coûte { $price }
   *[other] une carte coûte { $any } ressources au choix
} ; tout ce que vous pourriez tourner et défausser n’y suffit pas.
why-deck-empty = Cette pioche est vide.
why-pile-empty = Cette pile est vide.
why-nobody-unused = Vous n’avez aucun personnage non utilisé.
why-nobody-marches = Plus personne ne peut marcher.
why-removal-paid = { $card } n’est pas un personnage : retirer un territoire coûte 1 bras.
why-city-stays = C’est votre Ville.
why-used = Carte utilisée : { $card }.
why-land-used = { $card } se tient sur une terre utilisée : { $land }.
why-building-stays = Un bâtiment posé reste où il est : { $card }.
why-lands-used = Toutes vos terres sont utilisées.
why-lands-full = Chacune de vos terres non utilisées a déjà { $most } bâtiments.
why-land-full = { $card } a déjà { $most } bâtiments.
why-land-needed = Il vous faut toutes vos terres pour payer ({ $thing }) : aucune ne resterait pour bâtir.
why-land-pays = Sans tourner cette terre ({ $card }), vous ne pouvez pas payer : { $thing }.
why-territories = Vous avez déjà { $most } territoires.
why-hungry = Vous avez { $count } { $count ->
    [0] personnage
    [one] personnage
   *[other] personnages
} et de quoi en nourrir { $most } : personne ne peut s’y joindre. Un Champ ou une Ferme donne de la nourriture.
why-not-your-land = Ce n’est pas une terre de votre fief.
why-no-ally = Vous n’avez pas d’allié.
why-asked-before = Vous l’avez déjà demandé à votre allié à ce tour.
why-ally-poor = { $count ->
    [one] Votre allié n’a rien à donner.
   *[other] La première aide d’un tour perd 1 ressource, et votre allié ne pourrait pas donner plus que cela.
}
why-one-more = La première aide d’un tour perd 1 ressource : avec une seule, rien n’arriverait.
why-not-given = Vous n’en avez pas donné : { $resource }.
why-nothing-to-give = Cette carte ne donne aucune ressource : { $card }.
why-bought-itself = C’est la carte que vous achetez : { $card }.
why-other-copy = Vous avez en main une autre carte { $card }, pas celle-là : choisissez la vôtre.
why-lies-out = Cette carte est sur la table ({ $card }) : seule une carte de votre main convient.
why-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
why-played-at-home = Un personnage se joue dans votre propre fief : { $card }.
why-no-payment = Ces cartes ne suffisent pas pour payer { $any ->
    [0] ceci : { $thing } ({ $price })
   *[other] une carte ({ $thing }, { $any } ressources)
}.
why-cards-missing = Ces cartes ne sont pas toutes disponibles : chacune doit être à vous, non utilisée et nommée une seule fois.
why-not-on-table = { $card } n’est pas sur la table.
why-unlisted = Ce paiement est possible mais hors de la liste courte : « Choisir moi-même les cartes » le permet.
why-not-yet = Ce qui est choisi ne suffit pas encore pour payer { $any ->
    [0] ceci : { $thing } ({ $price })
   *[other] une carte ({ $thing }, { $any } ressources)
}.
why-hand-empty = Vous n’avez plus de carte en main à défausser.
why-chosen-already = Carte déjà choisie : { $card }.
why-gives-nothing = { $card } n’a rien à donner à ce paiement.
why-never-pays = Avec cette carte en plus ({ $card }), on ne pourrait plus payer : { $thing }.
why-abroad = { $card } se trouve dans un autre fief : { $fief }.
why-no-land = { $card } est un personnage, pas une terre.
why-stands-there = { $card } s’y tient déjà.
why-own-fief-only = { $card } ne se déplace que dans votre propre fief.
why-phase-4 = Nous sommes en phase 4, marche et guerre : on n’achète ni ne joue rien.
why-never-moves = { $card } ne bouge jamais.
why-blocked = Un ennemi non utilisé se tient dans ce fief neutre et barre la route : { $fief }.
why-marched = { $card } a déjà marché à ce tour ({ $count }).
why-not-near = De là où il est ({ $here }), ce n’est pas un fief voisin : { $fief }.
why-front-fought = Ce front a déjà été combattu à ce tour.
why-friends = { $other } est de votre côté.
why-yourself = Ce serait contre vous-même.
why-no-troops-there = Vous n’y avez pas de troupes : { $fief }.
why-no-enemy-there = { $other } n’y a rien : { $fief }.
why-all-fought = Toutes vos troupes y ont déjà combattu à ce tour : { $fief }.
why-none-available = { $count ->
    [one] Votre seul personnage sur place est utilisé ou garde une terre : { $fief }.
   *[other] Vos { $count } personnages sur place sont tous utilisés ou gardent une terre : { $fief }.
}
why-all-abroad = Dans le fief d’un autre, personne ne reste à l’écart : { $fief }.
why-arranged-already = Le premier est déjà rangé dans une armée : les autres suivent un par un.
why-no-such-army = { $count ->
    [0] Il n’y a encore aucune armée.
    [one] Il n’y a qu’une armée.
   *[other] Il n’y a que { $count } armées.
}
why-no-such-defence = Personne n’y a été envoyé : cette armée de défense n’existe pas.
why-not-defenders = Cela appartient à { $owner } ; vos armées combattent { $defender }.
why-civil-building = { $card } est un bâtiment civil : c’est sa terre que l’on attaque.
why-attack-its-land = { $card } s’attaque par sa terre : { $land }.
why-in-an-army = { $card } est parti avec une armée de défense : attaquez cette armée.
why-not-in-group = { $card } ne fait pas partie de ce groupe.
why-no-self-bonus = { $card } ne peut pas se protéger lui-même.
why-characters-only = { $giver } protège des personnages ; { $card } n’en est pas un.
why-bears-no-more = { $card } ne peut rien encaisser de plus.
why-city-last = La Ville est touchée en dernier.
why-no-such-power = { $card } ne tire ni ne soigne.
why-fights-itself = { $card } se bat dans ce combat.
why-out-of-range = { $card } est trop loin du combat : { $fief }.
why-no-target = Il n’y a personne sur qui { $card } puisse agir.
why-no-character = { $card } n’est pas un personnage sur la table.
why-not-in-fight = { $card } n’est pas dans le fief du combat : { $fief }.
why-himself = { $card } ne peut pas se soigner lui-même.
why-covered = { $card } se tient sur une Ville ou près d’un bâtiment militaire.
why-not-the-enemy = { $card } est à { $owner }, qui n’est pas l’ennemi de ce combat.
why-unhurt = { $card } n’a pris aucun dégât dans ce combat.
