"""The rules of Struggle for Rome, chapter by chapter."""
