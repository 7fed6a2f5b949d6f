"""The cards, the numbers and the maps of fiefs, read once from the data file and checked.

What the rulebook states is fixed for everybody and lies here as constants. What had to be reconstructed (most prices,
some strengths, which fiefs touch) may be replaced by another file of the same form: ``load`` gives its ``Tables``.

Kinds (``peasant``) and single cards (the seventh peasant) are small numbers. Cards are numbered family by family:
territories, military cards, civilians, buildings, Cities.
"""

from pathlib import Path
from typing import Any, Final

from gonfalon.kernel.content import FROM_FILE, MARKS, DataFile, Source, grouped, read, sealed
from gonfalon.kernel.errors import BadContent

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


_OURS: Final[dict[str, Any]] = read(FILE).data
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


def _maps(data: dict[str, Any]) -> dict[int, Map]:
    return {int(seats): Map(int(seats), entry) for seats, entry in data.items()}


MAPS: Final[dict[int, Map]] = _maps(_OURS["map"])


# -- the values that may be replaced ---------------------------------------------------------------


class Tables:
    """Price, production, worker slots and strength of every kind, and the maps of fiefs, from one data file."""

    def __init__(self, name: str, cards: list[dict[str, Any]], maps: dict[str, Any]) -> None:
        self.name = name
        self.cost: tuple[Vector, ...] = tuple([_vector(card["cost"]) for card in cards])
        self.production: tuple[Vector, ...] = tuple([_vector(card["production"]) for card in cards])
        self.slots: tuple[int, ...] = tuple([int(card.get("worker_slots", 0)) for card in cards])
        self.attack: tuple[int, ...] = tuple([int(card.get("attack", 0)) for card in cards])
        self.defence: tuple[int, ...] = tuple([int(card.get("defence", 0)) for card in cards])
        self.source: tuple[dict[str, str], ...] = tuple([dict(card["source"]) for card in cards])
        self.maps: dict[int, Map] = _maps(maps)
        #: the one resource a kind gives, or -1; and how much of it
        self.resource: tuple[int, ...] = tuple([_first(vector) for vector in self.production])
        self.amount: tuple[int, ...] = tuple([sum(vector) for vector in self.production])
        self.works: tuple[bool, ...] = tuple(
            [IS_CHARACTER[kind] and self.production[kind][WORKFORCE] > 0 for kind in range(KIND_COUNT)]
        )

    def reconstructed(self, kind: int, what: str) -> bool:
        """Whether a value of a kind (cost, production, attack ...) is neither the rulebook's nor a data file's."""
        return any(mark not in ("R", "R-inferred", FROM_FILE) for mark in _marks(self.source[kind], what))

    def sources(self) -> list[Source]:
        """Where the values come from, by topic."""
        out: list[Source] = []
        for topic, values in _TOPICS.items():
            marked: list[tuple[str, str]] = []
            for kind, source in zip(KINDS, self.source, strict=True):
                marks = [mark for what in values for mark in _marks(source, what)]
                if marks:
                    marked.append((f"kind:{kind}", max(marks, key=MARKS.index)))
            out.append(grouped(topic, marked))
        out.append(grouped("fiefs", [(f"table:{seats}", chart.source) for seats, chart in self.maps.items()]))
        out.append(Source("numbers", {NUMBERS["source"]: []}))
        return out


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
_KNOWN: Final = ("id", "source", "confidence", *_SAME, *_FREE)
_TOPICS: Final[dict[str, tuple[str, ...]]] = {
    "cost": ("cost",),
    "production": ("production",),
    "slots": ("worker_slots",),
    "strength": ("attack", "defence"),
    "powers": ("power", "building", "unlocks"),
    "copies": ("count", "vp"),
}


def checked(data: dict[str, Any], name: str) -> Tables:
    """The tables of a data file, or the error that names the card and the value that cannot be."""
    for table in data:
        if table not in _OURS:
            raise BadContent(f"{name}: there is no table {table!r}; the tables are {', '.join(_OURS)}")
    if not isinstance(data.get("edition", ""), str):
        raise BadContent(f"{name}: the edition is a text, not {data['edition']!r}")
    if data.get("numbers", NUMBERS) != NUMBERS:
        raise BadContent(f"{name}: the numbers of the rules are the rulebook's and cannot be changed here")
    given = _checked_cards(data.get("card"), name)
    cards = [_marked(card, ours) for card, ours in zip(given, _CARDS, strict=True)]
    maps = _checked_maps(data.get("map", _OURS["map"]), name)
    return Tables(sealed([cards, maps]), cards, maps)


def _checked_cards(cards: Any, name: str) -> list[dict[str, Any]]:
    """One card of each kind, in our order."""
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        raise BadContent(f"{name}: the cards are missing; each begins with [[card]]")
    ids = [str(card.get("id")) for card in cards]
    if sorted(ids) != sorted(KINDS):
        missing = sorted(set(KINDS) - set(ids))
        strange = sorted(set(ids) - set(KINDS))
        raise BadContent(
            f"{name}: there must be one card of each kind"
            + (f"; missing: {', '.join(missing)}" if missing else "")
            + (f"; unknown: {', '.join(strange)}" if strange else "")
            + ("; one is there twice" if not missing and not strange else "")
        )
    ordered: list[dict[str, Any]] = [cards[ids.index(kind)] for kind in KINDS]
    for card, ours in zip(ordered, _CARDS, strict=True):
        _check_card(card, ours, f"{name}: {card['id']}")
    return ordered


def _marked(card: dict[str, Any], ours: dict[str, Any]) -> dict[str, Any]:
    """A card whose values that differ from ours are marked as the file's."""
    source = dict(card["source"])
    for what in _FREE:
        if card.get(what) != ours.get(what):
            source = {key: mark for key, mark in source.items() if mark not in _marks({key: mark}, what)}
            source[what] = FROM_FILE
    return {**card, "source": source}


def _checked_maps(maps: Any, name: str) -> dict[str, Any]:
    """Our fiefs, but for those that touch where the rulebook does not say so."""
    ours: dict[str, Any] = _OURS["map"]
    if not isinstance(maps, dict) or sorted(maps) != sorted(ours):
        raise BadContent(f"{name}: there are maps for {', '.join(ours)} players, each under [map.NUMBER]")
    return {seats: _checked_map(maps[seats], ours[seats], f"{name}: map.{seats}") for seats in ours}


def _checked_map(map_: Any, ours: dict[str, Any], where: str) -> dict[str, Any]:
    if map_ == ours:
        return ours
    if not isinstance(map_, dict) or any(map_.get(what) != ours[what] for what in ("neutral", "at", "source")):
        raise BadContent(f"{where}: only the edges may be changed; neutral, at and source are as in our file")
    if len(map_) > len(ours):
        raise BadContent(f"{where}: unknown: {', '.join(sorted(set(map_) - set(ours)))}")
    if ours["source"] == "R":
        raise BadContent(f"{where}: this map is the rulebook's and cannot be changed")
    names, edges = list(ours["at"]), map_.get("edges")
    if not isinstance(edges, list) or not all(_is_edge(edge, names) for edge in edges):
        raise BadContent(f"{where}: each of the edges joins two different fiefs of {', '.join(names)}")
    if len({tuple(sorted(edge)) for edge in edges}) != len(edges):
        raise BadContent(f"{where}: one of the edges is there twice")
    reached, waiting = {names[0]}, [names[0]]
    while waiting:
        here = waiting.pop()
        near = {end for edge in edges for end in edge if here in edge} - reached
        reached |= near
        waiting += near
    if len(reached) < len(names):
        lost = ", ".join(fief for fief in names if fief not in reached)
        raise BadContent(f"{where}: nobody could go from {names[0]} to {lost}")
    return {**ours, "edges": edges, "source": FROM_FILE}


def _is_edge(edge: Any, names: list[str]) -> bool:
    return isinstance(edge, list) and len(edge) == 2 and edge[0] != edge[1] and all(end in names for end in edge)


def _check_card(card: dict[str, Any], ours: dict[str, Any], where: str) -> None:
    for what in card:
        if what not in _KNOWN:
            raise BadContent(f"{where}: {what} is nothing that a card has")
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
    if not isinstance(source, dict) or sorted(source) != sorted(ours["source"]):
        raise BadContent(f"{where}: source needs a mark for each of {', '.join(ours['source'])}")
    for what, mark in source.items():
        if mark not in MARKS:
            raise BadContent(f"{where}: the source of {what} is one of {', '.join(MARKS)}, not {mark!r}")


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


OURS: Final = checked(_OURS, FILE.name)
_OURS_SEAL: Final = OURS.name
OURS.name = FILE.name
#: Every set of tables in use, by name: a state remembers only the name.
LOADED: Final[dict[str, Tables]] = {OURS.name: OURS}


def load(file: DataFile) -> Tables:
    """Check and register a data file that replaces reconstructed values; ours, if it changes nothing."""
    tables = checked(file.data, file.path)
    if tables.name == _OURS_SEAL:
        return OURS
    return LOADED.setdefault(tables.name, tables)
