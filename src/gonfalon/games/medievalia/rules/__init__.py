"""The rules of Medievalia, chapter by chapter."""
