### What the coach of a first game says, question by question.

lesson-deal = You choose your eight first cards by deck. Take about four territories, three characters and one from the military deck: land feeds people, people work the land.
lesson-deal-on = Go on: territories first, then people to work on them.
lesson-draw = A turn begins with a card from the deck you like. Early on land is what you lack.
lesson-act = Now act as often as you can pay. Your City gives resources once a turn: let it pay for a first land. The price stands on the card and on the button.
lesson-pay = The ways to pay, cheapest first. Choose one that says exact: what a payment does not need is lost. Cards that pay lie down until your next turn.
lesson-act-on = The new land can be used at once: the City pays a field, the field pays a peasant, the peasant pays the next land. That chain is the heart of the first turn.
lesson-place = On a land a character works and guards it; free, it gives its own symbol and can be sent against attackers.
lesson-build-on = Put buildings where guards are: a land without a guard falls to a single point of attack, with everything on it.
lesson-act-end = Hand cards are money too: any of them may be discarded for one resource. When nothing worthwhile can be paid, end your actions.
lesson-discard = Discard what you can use least: a card too dear to be played soon.
lesson-march = Unused characters may march to an adjacent fief. On the first turn stay at home: whoever leaves guards nothing.
lesson-declare = War is fought in a fief where your characters meet the other’s. Not today.
lesson-end = That was a turn: draw, stand up, act, march, fight. Seven points of prestige win; every different building is one.
