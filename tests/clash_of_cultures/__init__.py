"""Clash of Cultures: its rules, examples and cards."""
