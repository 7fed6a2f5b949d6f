"""Draws the pictures of the documentation with the games' own renderer: `python -m tools.pictures`."""

from pathlib import Path

import gonfalon
from gonfalon.kernel.generator import Generator
from gonfalon.match import Match

IMAGES = Path(__file__).parent.parent / "docs" / "games" / "img"


def middle_of_a_game(game: str, seats: int, seed: int, answers: int) -> Match:
    """A plausible middle: random play that does not pass while it can do something."""
    match, picker = gonfalon.new(game, seats, seed=seed), Generator(seed)
    for _ in range(answers):
        legal = [answer for answer in match.legal() if answer != "action:pass"] or match.legal()
        match.apply(legal[picker.below(len(legal))])
    return match


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    (IMAGES / "byzantium-setup.svg").write_text(gonfalon.new("byzantium", seats=4, seed=1).svg(), "utf-8")
    (IMAGES / "byzantium-midgame.svg").write_text(middle_of_a_game("byzantium", 4, 3, 160).svg(), "utf-8")


if __name__ == "__main__":
    main()
