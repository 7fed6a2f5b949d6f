"""One of several sets of goods, chosen at once where there are few, otherwise good by good."""

from typing import Final

from gonfalon.games.clash_of_cultures.content.names import GOOD_NAMES

Vector = tuple[int, ...]
NAMES: Final = (*GOOD_NAMES, "captive")
PLACES: Final[dict[str, int]] = {name: good for good, name in enumerate(NAMES)}
FEW: Final = 8


def answer(kind: str, vector: Vector) -> str:
    """Goods as an answer: ``pay:food1_gold1``."""
    return f"{kind}:" + ("_".join([f"{NAMES[good]}{n}" for good, n in enumerate(vector) if n]) or "none")


def answers(kind: str, found: list[Vector], fixed: Vector) -> list[str]:
    """What can be picked now, when the numbers of the first goods are fixed; "" once a single set is left."""
    if len(found) <= FEW:
        return [answer(kind, vector) for vector in found]
    good = len(fixed)
    numbers = sorted({vector[good] for vector in found})
    return [f"number:{NAMES[good]}_{n}" for n in numbers]


def thing(good: int) -> str:
    return "good:" + NAMES[good]


def fitting(found: list[Vector], fixed: Vector) -> list[Vector]:
    """Those that begin with these numbers."""
    n = len(fixed)
    return [vector for vector in found if vector[:n] == fixed]


def told(given: str) -> dict[str, object]:
    """What an answer says that fixes one more number."""
    kind, _, rest = given.partition(":")
    name, _, number = rest.rpartition("_")
    return {"good": "good:" + name, "number": int(number)} if kind == "number" else {}


def picked(kind: str, found: list[Vector], given: str) -> Vector | None:
    """The set an answer names, or None if it only fixes one more number."""
    for vector in found:
        if answer(kind, vector) == given:
            return vector
    return None


def read(given: str) -> Vector | None:
    """The same, where it is known to be one of the answers."""
    kind, _, goods = given.partition(":")
    if kind == "number":
        return None
    out = [0] * len(NAMES)
    for part in goods.split("_") if goods != "none" else []:
        name = part.rstrip("0123456789")
        out[PLACES[name]] = int(part[len(name) :])
    return tuple(out)


def fixing(found: list[Vector], fixed: Vector, given: str) -> Vector:
    """The numbers fixed after an answer; those that follow from it are fixed as well."""
    longer = (*fixed, int(given.rpartition("_")[2]))
    left = fitting(found, longer)
    while len(longer) < len(left[0]) and len({vector[len(longer)] for vector in left}) == 1:
        longer = (*longer, left[0][len(longer)])
    return longer


def start(found: list[Vector]) -> Vector:
    """The numbers that all sets begin with."""
    fixed: Vector = ()
    while found and len(fixed) < len(found[0]) and len({vector[len(fixed)] for vector in found}) == 1:
        fixed = (*fixed, found[0][len(fixed)])
    return fixed
