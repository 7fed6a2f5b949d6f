"""The rules of Byzantium, chapter by chapter."""
