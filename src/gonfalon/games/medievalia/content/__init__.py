"""The cards, the numbers and the maps of fiefs, read once from the data file and checked.

What the rulebook states is fixed for everybody and lies here as constants. What had to be reconstructed (most prices,
some strengths) may be replaced by another file of the same form: ``load(path)`` gives its ``Tables``.

Kinds (``peasant``) and single cards (the seventh peasant) are small numbers. Cards are numbered family by family:
territories, military cards, civilians, buildings, Cities.
"""

import hashlib
import tomllib
from pathlib import Path
from typing import Any, Final

from gonfalon.kernel.errors import BadOption

FILE: Final = Path(__file__).parent / "cards.toml"

FOOD: Final = 0
ENERGY: Final = 1
WORKFORCE: Final = 2
GOLD: Final = 3
RESOURCES: Final = ("food", "energy", "workforce", "gold")

TERRITORY: Final = 0
MILITARY: Final = 1
CIVILIAN: Final = 2
DECKS: Final = ("territory", "military", "character")

Vector = tuple[int, int, int, int]


class BadContent(BadOption):
    """A data file for the cards that cannot be used; the message says which value of which card, and why."""


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadContent(f"{path} cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent(f"{path} is not a TOML file: {error}") from error


_OURS: Final = _read(FILE)
_CARDS: Final[list[dict[str, Any]]] = _OURS["card"]
NUMBERS: Final[dict[str, Any]] = _OURS["numbers"]

# -- numbers of the rules ----------------------------------------------------------------------

STARTING_HAND: Final = int(NUMBERS["starting_hand"])
TERRITORIES_MAX: Final = int(NUMBERS["territories_max"])
BUILDINGS_MAX: Final = int(NUMBERS["buildings_per_land_max"])
EXCHANGE: Final = int(NUMBERS["exchange_give"])
EXTRA_CARD: Final = int(NUMBERS["extra_card_cost"])
PER_FOOD: Final = int(NUMBERS["characters_per_food"])
BUREAUCRAT: Final = int(NUMBERS["bureaucrat_reduction"])
ARTIST_CARDS: Final = int(NUMBERS["artist_cards_max"])
CIVIL_BONUS: Final = int(NUMBERS["civil_building_defence_bonus"])
PRESTIGE: Final = int(NUMBERS["prestige_target"])
PRESTIGE_ALLIES: Final = int(NUMBERS["prestige_target_alliance"])
SIEGE_TURNS: Final = int(NUMBERS["siege_turns"])
EMPTY_DECKS: Final = int(NUMBERS["decks_empty_to_end"])
PILE_SIZES: Final[tuple[int, ...]] = tuple(NUMBERS["building_pile_sizes"])
PILES: Final = len(PILE_SIZES)


def _vector(table: dict[str, int]) -> Vector:
    return table.get("food", 0), table.get("energy", 0), table.get("workforce", 0), table.get("gold", 0)


REMOVAL: Final[Vector] = _vector(NUMBERS["territory_removal_cost"])
SURCHARGE: Final[Vector] = _vector(NUMBERS["missing_building_surcharge"])

# -- kinds ---------------------------------------------------------------------------------------

KINDS: Final[tuple[str, ...]] = tuple([str(card["id"]) for card in _CARDS])
KIND_COUNT: Final = len(KINDS)
_INDEX: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KINDS)}
TYPES: Final[tuple[str, ...]] = tuple([str(card["type"]) for card in _CARDS])
CITY: Final = _INDEX["city"]
CASTLE: Final = _INDEX["castle"]
PEASANT: Final = _INDEX["peasant"]
COUNTS: Final[tuple[int, ...]] = tuple([int(card["count"]) for card in _CARDS])
VP: Final[tuple[int, ...]] = tuple([int(card.get("vp", 0)) for card in _CARDS])

IS_LAND: Final[tuple[bool, ...]] = tuple([kind in ("city", "territory") for kind in TYPES])
IS_CHARACTER: Final[tuple[bool, ...]] = tuple([kind == "character" for kind in TYPES])
IS_CIVIL: Final[tuple[bool, ...]] = tuple([kind == "civil building" for kind in TYPES])
IS_FORT: Final[tuple[bool, ...]] = tuple([kind == "military building" for kind in TYPES])
#: The building that unlocks a kind of character, or -1 (MED-7.3).
LINK: Final[tuple[int, ...]] = tuple([_INDEX[card["building"]] if "building" in card else -1 for card in _CARDS])

NONE: Final = 0
HEAL: Final = 1
SHOOT: Final = 2
DOUBLE_MOVE: Final = 3
SHIELD: Final = 4
TRANSFORM: Final = 5
DOUBLE_PRODUCTION: Final = 6
CHEAPER: Final = 7
POWERS: Final = (
    "none",
    "heal",
    "shoot",
    "double_move",
    "shield_other",
    "transform",
    "double_production",
    "cheaper_building",
)
POWER: Final[tuple[int, ...]] = tuple([POWERS.index(card.get("power", "none")) for card in _CARDS])

# -- single cards --------------------------------------------------------------------------------

_FAMILIES: Final = ("territory", "military", "character", "building", "none")


def _cards() -> tuple[int, ...]:
    out: list[int] = []
    for family in _FAMILIES:
        for kind, card in enumerate(_CARDS):
            if card["deck"] == family:
                out.extend([kind] * int(card["count"]))
    return tuple(out)


#: The kind of every card.
KIND: Final[tuple[int, ...]] = _cards()
CARDS: Final = len(KIND)


def _family(name: str) -> tuple[int, ...]:
    return tuple([card for card in range(CARDS) if _CARDS[KIND[card]]["deck"] == name])


DECK_CARDS: Final[tuple[tuple[int, ...], ...]] = tuple([_family(name) for name in DECKS])
BUILDINGS: Final[tuple[int, ...]] = _family("building")
CITIES: Final[tuple[int, ...]] = _family("none")
#: The deck a card belongs to; -1 for buildings and Cities.
DECK_OF: Final[tuple[int, ...]] = tuple(
    [DECKS.index(_CARDS[kind]["deck"]) if _CARDS[kind]["deck"] in DECKS else -1 for kind in KIND]
)
#: The first copy of each building that lies open at the start (MED-2.4).
STARTERS: Final[tuple[int, ...]] = tuple([KIND.index(_INDEX[name]) for name in NUMBERS["building_pile_starters"]])

CARD: Final[tuple[str, ...]] = tuple([f"card:{card}" for card in range(CARDS)])
DECK: Final[tuple[str, ...]] = tuple([f"deck:{name}" for name in DECKS])
PILE: Final[tuple[str, ...]] = tuple([f"pile:{pile}" for pile in range(PILES)])
RESOURCE: Final[tuple[str, ...]] = tuple([f"resource:{name}" for name in RESOURCES])


def number(answer: str) -> int:
    """The number in an answer: ``card:17`` names card 17."""
    return int(answer[answer.index(":") + 1 :])


# -- fiefs ---------------------------------------------------------------------------------------


class Map:
    """The fiefs of a table: first the players', then the neutral ones (MED-2.8 to 2.11)."""

    def __init__(self, seats: int, data: dict[str, Any]) -> None:
        names = [f"P{seat}" for seat in range(1, seats + 1)] + [str(name) for name in data["neutral"]]
        near: list[list[int]] = [[] for _ in names]
        for a, b in data["edges"]:
            near[names.index(a)].append(names.index(b))
            near[names.index(b)].append(names.index(a))
        self.names = tuple(names)
        self.answer: tuple[str, ...] = tuple([f"fief:{name.lower()}" for name in names])
        self.near: tuple[tuple[int, ...], ...] = tuple([tuple(sorted(row)) for row in near])
        self.at: tuple[tuple[int, int], ...] = tuple([(int(data["at"][n][0]), int(data["at"][n][1])) for n in names])
        self.source = str(data["source"])


MAPS: Final[dict[int, Map]] = {int(seats): Map(int(seats), data) for seats, data in _OURS["map"].items()}


# -- the values that may be replaced ---------------------------------------------------------------


class Tables:
    """Price, production, worker slots and strength of every kind, from one data file."""

    def __init__(self, name: str, cards: list[dict[str, Any]]) -> None:
        self.name = name
        self.cost: tuple[Vector, ...] = tuple([_vector(card["cost"]) for card in cards])
        self.production: tuple[Vector, ...] = tuple([_vector(card["production"]) for card in cards])
        self.slots: tuple[int, ...] = tuple([int(card.get("worker_slots", 0)) for card in cards])
        self.attack: tuple[int, ...] = tuple([int(card.get("attack", 0)) for card in cards])
        self.defence: tuple[int, ...] = tuple([int(card.get("defence", 0)) for card in cards])
        self.source: tuple[dict[str, str], ...] = tuple([dict(card["source"]) for card in cards])
        #: the one resource a kind gives, or -1; and how much of it
        self.resource: tuple[int, ...] = tuple([_first(vector) for vector in self.production])
        self.amount: tuple[int, ...] = tuple([sum(vector) for vector in self.production])
        self.works: tuple[bool, ...] = tuple(
            [IS_CHARACTER[kind] and self.production[kind][WORKFORCE] > 0 for kind in range(KIND_COUNT)]
        )

    def reconstructed(self, kind: int, what: str) -> bool:
        """Whether a value of a kind (cost, production, attack ...) is not the rulebook's."""
        return any(mark not in ("R", "R-inferred") for mark in _marks(self.source[kind], what))


def _first(vector: Vector) -> int:
    for resource in range(4):
        if vector[resource]:
            return resource
    return -1


def _marks(source: dict[str, str], what: str) -> list[str]:
    """The source marks about one value: ``production`` may be split into its type and its amount."""
    return [mark for key, mark in source.items() if key == what or key.startswith(f"{what}_")]


_FREE: Final = ("cost", "production", "worker_slots", "attack", "defence")
_SAME: Final = ("type", "deck", "count", "vp", "building", "power")


def checked(data: dict[str, Any], name: str) -> Tables:
    """The tables of a data file, or the error that names the card and the value that cannot be."""
    cards = data.get("card")
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        raise BadContent(f"{name}: the cards are missing; each begins with [[card]]")
    ids = [card.get("id") for card in cards]
    if sorted(map(str, ids)) != sorted(KINDS):
        missing = sorted(set(KINDS) - set(map(str, ids)))
        strange = sorted(set(map(str, ids)) - set(KINDS))
        raise BadContent(
            f"{name}: there must be one card of each kind"
            + (f"; missing: {', '.join(missing)}" if missing else "")
            + (f"; unknown: {', '.join(strange)}" if strange else "")
            + ("; one is there twice" if not missing and not strange else "")
        )
    ordered = [cards[ids.index(kind)] for kind in KINDS]
    for card, ours in zip(ordered, _CARDS, strict=True):
        _check_card(card, ours, f"{name}: {card['id']}")
    if data.get("numbers", NUMBERS) != NUMBERS:
        raise BadContent(f"{name}: the numbers of the rules are the rulebook's and cannot be changed here")
    return Tables(name, ordered)


def _check_card(card: dict[str, Any], ours: dict[str, Any], where: str) -> None:
    for what in _SAME:
        if card.get(what) != ours.get(what):
            raise BadContent(f"{where}: {what} is {ours.get(what)!r} by the rulebook, not {card.get(what)!r}")
    for what in _FREE:
        if (what in ours) != (what in card):
            raise BadContent(f"{where}: {what} {'is missing' if what in ours else 'does not belong to this card'}")
        if what not in ours:
            continue
        value = card[what]
        if what in ("cost", "production"):
            if not isinstance(value, dict) or not all(
                name in RESOURCES and type(amount) is int and 0 < amount <= 20 for name, amount in value.items()
            ):
                raise BadContent(f"{where}: {what} names resources ({', '.join(RESOURCES)}) with whole numbers from 1")
        elif type(value) is not int or not 0 <= value <= 20:
            raise BadContent(f"{where}: {what} is a whole number from 0 to 20, not {value!r}")
        if value != ours[what] and all(mark == "R" for mark in _marks(ours["source"], what)):
            raise BadContent(f"{where}: {what} is stated by the rulebook ({ours[what]!r}) and cannot be changed")
    _check_production(card, ours, where)
    if card.get("defence", 1) < 1:
        raise BadContent(f"{where}: a card with a strength needs a defence of at least 1")
    source = card.get("source")
    if not isinstance(source, dict) or not all(isinstance(mark, str) for mark in source.values()):
        raise BadContent(f"{where}: source says for every value where it comes from")


def _check_production(card: dict[str, Any], ours: dict[str, Any], where: str) -> None:
    gives: dict[str, int] = card["production"]
    kind, marks = card["type"], ours["source"]
    if len(gives) > 1:
        raise BadContent(f"{where}: a card produces one kind of resource, not {' and '.join(gives)}")
    if kind in ("city", "territory", "civil building") and not gives:
        raise BadContent(f"{where}: this card must produce something")
    if kind == "civil building" and sum(gives.values()) != 1:
        raise BadContent(f"{where}: a civil building produces exactly 1 resource")
    if marks.get("production_type") == "R" and list(gives) != list(ours["production"]):
        raise BadContent(f"{where}: it produces {', '.join(ours['production'])} by the rulebook")
    if marks.get("has_production") == "R" and not gives:
        raise BadContent(f"{where}: the rulebook says that this card produces something")


OURS: Final = checked(_OURS, "cards.toml")
#: Every set of tables in use, by name: a state remembers only the name.
LOADED: Final[dict[str, Tables]] = {OURS.name: OURS}


def load(path: Path) -> Tables:
    """Read, check and register a data file that replaces reconstructed values."""
    tables = checked(_read(path), path.name)
    seal = hashlib.blake2b(path.read_bytes(), digest_size=6).hexdigest()
    tables.name = f"{path.stem}-{seal}"
    LOADED[tables.name] = tables
    return tables
