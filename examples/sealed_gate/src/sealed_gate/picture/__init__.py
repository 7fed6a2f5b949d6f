"""The game as people see it."""
