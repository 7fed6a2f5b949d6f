"""How weights for the answers of a question are made: this one alone, or the best few."""

from gonfalon.kernel.requests import Ask

Weights = list[float] | None


def only(ask: Ask, best: str) -> Weights:
    """This answer and no other."""
    return [1.0 if value == best else 0.0 for value in ask.values] if best in ask.values else None


def ranked(values: list[float], width: int) -> list[float]:
    """The best few of these, the others not worth a thought."""
    floor = sorted(values, reverse=True)[min(width, len(values)) - 1]
    return [value if value >= floor and value > 0 else 0.0 for value in values]
