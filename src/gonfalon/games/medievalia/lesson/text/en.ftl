### What the coach of a first game says, question by question.

lesson-deal = You choose your eight first cards by deck. Land feeds people, people work the land, arms protect both: take some of each, and land first.
lesson-deal-on = Another territory: every land you lay down pays for something each turn.
lesson-deal-people = Now a character: people work your lands and guard them.
lesson-deal-arms = A military card: its soldiers and machines guard your lands and win wars.
lesson-draw = A turn begins with a card from the deck you like. Early on land is what you lack.
lesson-act = Now act as often as you can pay. Your City gives resources once a turn, so let it help to pay for the first thing. The price stands on the card and on the button.
lesson-pay = The ways to pay, cheapest first. What a payment gives beyond the price is lost, so the best one says exact. Cards that pay lie down until your next turn.
lesson-act-on = What you have just played can be used at once: a land pays for somebody to work it, and who works there helps to pay for the next land. That chain is the heart of the first turn.
lesson-act-more = Hand cards are money too: any of them may be discarded for one resource.
lesson-place = On a land a character works and guards it; free, it gives its own symbol and can be sent against attackers.
lesson-build-on = A land without a guard falls to a single point of attack, with everything on it: buildings are safest where guards are.
lesson-act-end = When nothing worthwhile can be paid any more, end your actions.
lesson-discard = Discard what you can use least: a card too dear to be played soon.
lesson-march = Unused characters may march to an adjacent fief. On the first turn stay at home: whoever leaves guards nothing.
lesson-declare = War is fought in a fief where your characters meet the other’s. Not today.
lesson-end = That was a turn: draw, stand up, act, march, fight. Seven points of prestige win; every different building is one.
