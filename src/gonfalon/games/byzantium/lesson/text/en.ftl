### What the coach of a first game says, question by question.

lesson-welcome = Each turn you do one action at a time, in turn with the others, until you pass. Begin with points: a city nobody controls is yours for one cube, scores its size at once and pays every turn.
lesson-city = A good first city is large and hard to reach. Leucosia lies on an island: three points now, and hardly anybody will sail there. Your Byzantine army appears in your first Byzantine city.
lesson-city-more = A city scores its size at once and pays every turn, on the track of its side. Two points that stay are better than three at the gates of an enemy: islands, shores and deserts where no army comes by.
lesson-cube = A city, an office, a conquest: each costs a cube. One from the Cube Pool is free, any other costs 3 bezants: money that the upkeep will ask for at the end of the turn.
lesson-office = The special spaces beside the map serve one player per turn: the first to come has them, so do not wait. Keep both sides in mind: only if your lower track reaches half of the higher do both count.
lesson-caliph = Caliph and Emperor are worth two points each for a single cube. Take them while they are free.
lesson-march = Your Arab army is fresh. Where it enters a city that is not Arab it attacks. A conquered city turns Arab and is yours: it scores for the Arabs and brings money.
lesson-army = You command two armies, one on each side. The Arabs are the stronger one at first, and hardly any city around them has an army to help it.
lesson-place = Your Arab army enters the map in an Arab city. Choose one that lies next to something worth taking: Persian cities belong to nobody.
lesson-step = Every step costs a Move cube. A city without an army only defends itself by its dice: one per token. You must be strictly stronger than the number of tokens afterwards.
lesson-step-stop = You may stop here: what is left in the Move box stays for another march.
lesson-lose = Losses: you choose the box. Elite cubes roll their own die, Main Army cubes fight, Move cubes only pay for marching.
lesson-boxes = Main Army and Elite fight, Move pays for marching, the Levy defends your cities when no army is there. Upkeep: Elite 3, Levy 2, the others 1.
lesson-more = One more city. Look for three tokens, and think of your tracks: which side needs points?
lesson-city-safe = Nicea: three tokens once more, and no army passes by. The Bulgars come in at Thessalonica and Adrianople, the Arabs from the south: what lies at their doors is soon theirs.
lesson-cubes-left = Every free cube in your Cube Pool is an action without a price: use them up before you pass. Cities for the lower track, or the next neighbour of your army.
lesson-money = Count before you recruit: at the end of the turn Elite costs 3, Levy 2, every other cube of an army 1, from the Treasury of its side. Cities bring 2 bezants per token; a Tax, once a turn, 2 for each cube.
lesson-rival = Look at the other player as well: which of his cities could your army reach, and which of yours could his? An army that stands in a city guards it.
lesson-pass = Your free cubes are nearly gone: from now on every action costs money, and the upkeep is still to be paid. Whoever passes first begins the next turn, the other has one action left. Pass now and watch the turn end.
lesson-flee = You are attacked. An army as strong as the other may stay: ties go to the defender.
lesson-flee-away = You are attacked by somebody stronger. An army that runs keeps its cubes.
lesson-levy = No army stands there, but your Levy may defend the city. It costs nothing now, only what it loses.
lesson-unpaid = Upkeep: there is not enough money, so a cube leaves the game and costs a point. Next time count before you recruit.
lesson-end = That was a whole turn: actions, income, upkeep. Two more follow. Keep both tracks together, and keep an eye on Constantinople.
