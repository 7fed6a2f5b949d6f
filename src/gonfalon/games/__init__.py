"""One package per game, in its rulebook's words. A game imports the kernel and the drawing toolkit, no other game."""
