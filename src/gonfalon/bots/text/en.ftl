# Kinds and levels of bots
bot-random = Random
bot-greedy = Greedy
bot-search = Search
bot-learned = Learned
bot-novice = Novice
bot-squire = Squire
bot-knight = Knight
bot-master = Master

# Reasons of an evaluation: { $points } is what a seat gains, or is ahead, by each
reason-score = score { $points }
reason-chance = the chances as they stand

reason-byzantium-points = points on the tracks { $points }
reason-byzantium-cities = cities held, for income and the end { $points }
reason-byzantium-danger = cities within reach of hostile armies { $points }
reason-byzantium-money = money { $points }
reason-byzantium-upkeep = upkeep that cannot be paid { $points }
reason-byzantium-army = strength of the armies { $points }
reason-byzantium-outlook = a conquest within reach { $points }
reason-byzantium-cubes = cubes for actions to come { $points }
reason-byzantium-balance = balance of the two tracks { $points }
reason-byzantium-fall = the fall of Constantinople { $points }
