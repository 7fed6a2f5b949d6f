### What the coach of a first game says, question by question.

lesson-civilization = Every civilization has four advances and three leaders of its own. For a first game any will do.
lesson-turn = A turn is three actions. With a single city nothing can be built, so your settler should found a second one. First he has to leave home: move.
lesson-move = A Move action is up to three squads, one hex each. First choose where somebody leaves; your settler waits in the city.
lesson-move-done = Whoever has to go has gone: no more moves.
lesson-squad = Who goes along? A settler alone is enough to found a city; soldiers left at home guard it.
lesson-target = A good place for a city has different land around it: forest gives wood, mountains ore, grassland food. It must not be barren.
lesson-target-on = Unknown land is discovered by whoever enters it. Each hex gives a good of its own: forest wood, mountains ore, grassland food.
lesson-orientation = You have discovered new land. Where it may lie both ways you choose.
lesson-second = Where the settler stands, on land that is neither barren nor exhausted, he becomes a city. Each city is a point, and raises how large the others may grow.
lesson-found = Here your second city will stand.
lesson-third = An advance costs 2 food. Storage lets you keep more than two food; Writing, Arts or Tactics open other ways. Each is half a point.
lesson-harvest = Goods pay for everything: let a city collect what lies around it.
lesson-advance = Storage early: without it you keep only two food, and every third harvest is wasted. What is framed can be had now.
lesson-advance-other = What is framed can be had now. Each advance is half a point, and opens others of its group.
lesson-pay = Gold replaces any good, ideas replace food for advances. Pay with what you need least.
lesson-city-collect = Which city works? As many goods as its size, each from another hex. The second activation of a city in a turn costs it mood.
lesson-collect = Food pays for advances and settlers, wood and ore build. Take what your next action asks for.
lesson-end-turn = No action is left. Free actions would still be possible; otherwise end the turn.
lesson-end = That was a turn of three actions. Three rounds make an age; at its end everybody gets an advance, a card and an objective. Read your objectives: two points each.
