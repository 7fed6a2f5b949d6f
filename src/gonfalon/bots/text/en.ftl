# Kinds and levels of bots
bot-random = Random
bot-greedy = Greedy
bot-search = Search
bot-learned = Learned
bot-novice = Novice
bot-squire = Squire
bot-knight = Knight
bot-master = Master
bot-grandmaster = Grandmaster

# Reasons of an evaluation; behind each stands what a seat gains by it, or is ahead
reason-score = score

# gonfalon analyse, in a terminal
analysis-head = { $game } for { $seats }, { $answers } answers
analysis-scores = Final scores: { $scores }
analysis-curve = Win chances
analysis-turns = Turning points
analysis-otherwise = Where a bot would have answered otherwise
