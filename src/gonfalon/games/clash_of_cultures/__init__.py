"""Clash of Cultures."""
