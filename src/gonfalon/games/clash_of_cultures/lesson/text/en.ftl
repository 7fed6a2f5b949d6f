### What the coach of a first game says, question by question.

lesson-civilization = Every civilization has four advances and three leaders of its own. For a first game any will do.
lesson-turn = A turn is three actions. With a single city nothing can be built, so your settler should found a second one. First he has to leave home: move.
lesson-move = A Move action is up to three squads, one hex each. Take the settler.
lesson-squad = Who goes along? The settler alone is enough.
lesson-target = A good place for a city has different land around it: forest gives wood, mountains ore, grassland food. It must not be barren.
lesson-orientation = You have discovered new land. Where it may lie both ways you choose.
lesson-second = The second action: where the settler stands, on land that is neither barren nor exhausted, he becomes a city. Each city is a point, and raises how large the others may grow.
lesson-found = Here your second city will stand.
lesson-third = The third: an advance costs 2 food. Storage lets you keep more than two food; Writing, Arts or Tactics open other ways. Each is half a point.
lesson-advance = Storage early: without it you keep only two food, and every third harvest is wasted. A green frame marks what you can have now.
lesson-pay = Gold replaces any good, ideas replace food for advances. Pay with what you need least.
lesson-city-collect = Which city works? As many goods as its size, each from another hex. The second activation of a city in a turn costs it mood.
lesson-collect = Food pays for advances and settlers, wood and ore build. Take what your next action asks for.
lesson-end-turn = Your three actions are done. Free actions would still be possible; otherwise end the turn.
lesson-end = That was a turn of three actions. Three rounds make an age; at its end everybody gets an advance, a card and an objective. Read your objectives: two points each.
