# Sortes et niveaux de robots
bot-random = Hasard
bot-greedy = Glouton
bot-search = Recherche
bot-learned = Appris
bot-novice = Novice
bot-squire = Écuyer
bot-knight = Chevalier
bot-master = Maître
bot-grandmaster = Grand maître

# Raisons d’une évaluation ; derrière chacune, ce qu’un joueur y gagne, ou son avance
reason-score = score

# gonfalon analyse, dans un terminal
analysis-head = { $game } à { $seats }, { $answers } réponses
analysis-scores = Scores finaux : { $scores }
analysis-curve = Chances de gagner
analysis-turns = Tournants de la partie
analysis-otherwise = Là où un robot aurait répondu autrement
