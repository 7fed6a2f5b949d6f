### What the coach of a first game says, question by question.

lesson-first-card = Choose what to send through the gate. Salt is worth most but may not pass: you would have to lie about it, and somebody who does not believe you will have the cart opened.
lesson-claim = Now say what is in the cart. It need not be true: nobody sees it unless the gatekeeper has it opened.
lesson-gate = You keep the gate. Opening the cart of a liar pays; opening the cart of an honest trader costs.
lesson-end = A cart was opened: that is the whole game. Watch who lies, and how often.
