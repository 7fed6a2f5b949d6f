"""Byzantium as people see it: the board, its tooltips, and the position in words."""
