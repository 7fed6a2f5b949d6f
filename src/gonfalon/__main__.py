"""``python -m gonfalon`` is the command ``gonfalon``."""

from gonfalon.cli import main

main()
