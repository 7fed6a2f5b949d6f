# Sortes et niveaux de robots
bot-random = Hasard
bot-greedy = Glouton
bot-search = Recherche
bot-learned = Appris
bot-novice = Novice
bot-squire = Écuyer
bot-knight = Chevalier
bot-master = Maître

# Raisons d'une évaluation : { $points } dit ce qu'un joueur y gagne, ou son avance
reason-score = score { $points }
reason-chance = les chances telles qu'elles sont

reason-byzantium-points = points sur les pistes { $points }
reason-byzantium-cities = cités tenues, pour les revenus et la fin { $points }
reason-byzantium-danger = cités à portée d'armées ennemies { $points }
reason-byzantium-money = argent { $points }
reason-byzantium-upkeep = entretien impossible à payer { $points }
reason-byzantium-army = puissance des armées { $points }
reason-byzantium-outlook = une conquête à portée { $points }
reason-byzantium-cubes = cubes pour les actions à venir { $points }
reason-byzantium-balance = équilibre des deux pistes { $points }
reason-byzantium-fall = la chute de Constantinople { $points }
