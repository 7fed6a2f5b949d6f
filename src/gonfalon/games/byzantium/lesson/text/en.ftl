### What the coach of a first game says, question by question.

lesson-welcome = Each turn you do one action at a time, in turn with the others, until you pass. Begin with points: a city nobody controls is yours for one cube, scores its size at once and pays every turn.
lesson-city = A good first city is large and hard to reach. Leucosia lies on an island: three points now, and hardly anybody will sail there. Your Byzantine army appears in your first Byzantine city.
lesson-city-more = A city scores its size at once and pays every turn, on the track of its side. The best lie where no army comes by; your first city of a side brings its army onto the map.
lesson-cube = The action costs a cube. One from the Cube Pool is free, any other costs 3 bezants: money that the upkeep will ask for at the end of the turn.
lesson-office = The special spaces beside the map serve one player per turn: the first to come has them, so do not wait. Keep both sides in mind: only if your lower track reaches half of the higher do both count.
lesson-caliph = Caliph and Emperor are worth two points each for a single cube. Take them while they are free.
lesson-march = Your Arab army is fresh. Where it enters a city of the other side it attacks: conquered cities score for the Arabs and bring money.
lesson-army = You command two armies. Let the Arabs go: they have the cubes and the Byzantine cities lie open.
lesson-place = Your Arab army enters the map in an Arab city. Choose one that lies next to something worth taking.
lesson-step = Every step costs a Move cube. A city without an army only defends itself by its dice: one per token. You must be strictly stronger than the number of tokens afterwards.
lesson-step-stop = You may stop here: what is left in the Move box stays for another march.
lesson-lose = Losses: you choose the box. Elite cubes roll their own die, Main Army cubes fight, Move cubes only pay for marching.
lesson-boxes = Main Army and Elite fight, Move pays for marching, the Levy defends your cities when no army is there. Upkeep: Elite 3, Levy 2, the others 1.
lesson-more = One more city. Look for three tokens, and think of your tracks: which side needs points?
lesson-pass = You could go on while you have cubes and money. But whoever passes first begins the next turn, and what you do not spend pays the upkeep. Pass now and watch the turn end.
lesson-flee = You are attacked. An army as strong as the other may stay: ties go to the defender.
lesson-flee-away = You are attacked by somebody stronger. An army that runs keeps its cubes.
lesson-levy = No army stands there, but your Levy may defend the city. It costs nothing now, only what it loses.
lesson-unpaid = Upkeep: there is not enough money, so a cube leaves the game and costs a point. Next time count before you recruit.
lesson-end = That was a whole turn: actions, income, upkeep. Two more follow. Keep both tracks together, and keep an eye on Constantinople.
