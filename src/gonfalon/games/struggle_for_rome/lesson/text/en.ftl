### What the coach of a first game says, question by question.

lesson-start = Your two tribes begin beyond the border. Choose the crossroad with hexes that you want: each figure takes a card when the number of a hex beside it is rolled.
lesson-legionnaire-start = The legionnaire stops the hex he stands on. At the start he is far away, in Hispania.
lesson-legionnaire = A seven: you move the legionnaire. Put him where others gather cards and you do not; you may rob somebody who stands there.
lesson-victim = Rob whoever has most cards, or whoever is ahead.
lesson-market = The market. One figure in each box is too weak for any city: recruit first. An ore and a horse bring a horseman and a warrior.
lesson-pay = Once per round 3 gold may stand in for a card you lack. It is often worth it for an early recruit.
lesson-wagon = A wagon is needed to conquer, and brings 1 gold from every plunder. Give it to the tribe that will settle first.
lesson-bank = Three of a kind for one. Take what the next building lacks.
lesson-market-on = Build while you can pay: figures give strength, wagons found cities. You may also propose a deal to the others. When there is nothing left to do, end this turn.
lesson-offer-answer = An offer. Accept what brings you nearer to a building, refuse what only helps the other.
lesson-ride = First your tribe moves. Lit crossroads can be reached: a green dot is free, the others show their price. Ride beside a city with no more towers than you have figures in the box.
lesson-way = The routes are drawn with what they cost. The first arrow of a journey is free; the sea is cheaper than the land.
lesson-plunder = Plunder! The tile brings cards or gold and usually costs a figure. It stays in the box: three different colours allow the first conquest.
lesson-warriors = Each tribe moves once, then plunders or conquers one city beside it. Choose provinces that lie together: three colours are needed.
lesson-plunder-more = Another city to plunder. Its tile goes into the box of this tribe: look for a colour it lacks.
lesson-settle = Three colours, a wagon and the strength: now you can conquer a city and settle.
lesson-rest = A tribe that neither moves nor plunders may rest and take something home. No city in reach is weak enough, so gather first.
lesson-nomads-done = This tribe has done what it can: end its turn.
lesson-end = That was a round: dice, market, horsemen, warriors. Go on collecting colours; with three of them, a wagon and the strength, settle.
