"""Random games: the laws hold after every answer, every game ends, every refusal names a rule."""

import pytest

import gonfalon
from gonfalon import CHANCE, Match
from gonfalon.games.byzantium import GAME, content
from gonfalon.games.byzantium.rules import laws
from gonfalon.games.byzantium.rules.actions import Action
from gonfalon.games.byzantium.rules.position import OFF_MAP, Position
from gonfalon.kernel.fields import digest
from gonfalon.kernel.game import TableOption
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Chance
from gonfalon.ledger import ledger
from tests.byzantium.build import byzantium, position
from tests.support import rule

RULES = frozenset(entry.id for entry in ledger(GAME.folder() / "rules.md") if entry.id)


def random_answer(m: Match, generator: Generator) -> str:
    """Any legal answer; passing is put off, so that more happens."""
    values = [str(value) for value in m.legal()]
    choice = values[generator.below(len(values))]
    if choice == "action:pass":
        choice = values[generator.below(len(values))]
    return choice


def friendly(s: Position) -> None:
    """BYZ-1.7, 1.8: between two actions every pawn stands in a city of its side."""
    for at, city in enumerate(s.pawn):
        assert city == OFF_MAP or s.side[city] == at % 2


def played(m: Match, seed: int) -> Match:
    """The match played to its end by chance, its laws checked after every answer."""
    generator = Generator(seed)
    s = position(m)
    while not m.over:
        if isinstance(s.frames[-1], Action):
            friendly(s)
        m._apply(random_answer(m, generator), m.turn[0])
        laws.check(s)
        assert m.version < 5000
    return m


@rule("BYZ-1.3", "BYZ-1.8", "BYZ-1.12", "BYZ-1.13", "BYZ-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_laws_hold_in_random_games(seats: int) -> None:
    for seed in range(200):
        m = played(gonfalon.new("byzantium", seats, seed), seed)
        assert m.winners()
        assert position(m).turn_number == 3 or position(m).fallen


@rule("BYZ-7.8", "BYZ-6.2", "BYZ-14.4", "BYZ-11.12")
@pytest.mark.parametrize("option", [*GAME.options, GAME.all_options()[-1]], ids=lambda option: option.name)
def test_the_laws_hold_with_each_option_switched(option: TableOption) -> None:
    for seed in range(30):
        played(gonfalon.new("byzantium", 2 + seed % 3, seed, {option.name: option.values[1]}), seed)


@rule("BYZ-3.1", "BYZ-22.1", "BYZ-22.6")
@pytest.mark.parametrize(
    ("seats", "seed", "turn", "fallen"), [(2, 0, 3, 0), (3, 0, 3, 0), (3, 17, 1, 1), (2, 5, 2, 1), (4, 4, 3, 1)]
)
def test_kept_seeds_reach_both_endings(seats: int, seed: int, turn: int, fallen: int) -> None:
    s = position(played(gonfalon.new("byzantium", seats, seed), seed))
    assert (s.turn_number, s.fallen) == (turn, fallen)


def test_every_refusal_names_a_rule_of_the_ledger() -> None:
    answers = [
        *content.CITIES,
        *content.BOX_NAMES,
        *content.SPACES,
        content.POOL,
        content.CASUALTIES,
        *(f"action:{name}" for name in ("take", "reinforce", "special", "tax", "church", "mosque", "move", "pass")),
        *(f"army:{side}" for side in content.SIDES[:2]),
        *(f"button:{name}" for name in ("done", "stop", "civil-war", "flee", "stay", "levy", "bulgars-grow")),
        "cubes:40",
        "bezants:99",
        "seat:0",
        "nonsense",
    ]
    m, generator = gonfalon.new("byzantium", 3, 5), Generator(5)
    while not m.over:
        legal = m.legal()
        before = m.digest()
        for answer in answers:
            why = m.why_not(answer)
            assert (why is None) == (answer in legal)
            assert why is None or why[0] in RULES
        assert m.digest() == before
        m._apply(random_answer(m, generator), m.turn[0])


# -- counts of positions: a guard against changes that nobody meant ----------------------------


def followers(m: Match) -> list[Match]:
    """The positions after one more answer; of dice, one throw for each number of hits."""
    request = m.state.request()
    if isinstance(request, Chance):
        throws = [(6,) * hits + (1,) * (request.count - hits) for hits in range(request.count + 1)]
        return [_after(m, throw, CHANCE) for throw in throws]
    return [_after(m, value, m.turn[0]) for value in m.legal()]


def _after(m: Match, answer: str | tuple[int, ...], seat: int) -> Match:
    copy = m.copy()
    copy._apply(answer, seat)
    return copy


def counts(m: Match, depth: int) -> list[int]:
    """How many different positions there are after 1, 2, ... answers."""
    out = []
    ring = [m]
    for _ in range(depth):
        found: dict[str, Match] = {}
        for match in ring:
            for follower in followers(match):
                found[digest(follower.state)] = follower
        ring = list(found.values())
        out.append(len(ring))
    return out


def middle_of_a_game() -> Match:
    return byzantium(
        cities={
            "ankara": "byzantine 3 + fort by 1",
            "tarsus": "arab 1 by 0",
            "antioch": "arab 2 by 2",
            "nicea": "byzantine 3 by 0",
            "candia": "arab 1 by 1",
            "thessalonica": "bulgar 2",
        },
        armies={
            (0, "arab"): "main 6 move 5 guard at tarsus",
            (0, "byzantine"): "elite 1 main 3 levy 1 move 2 at nicea",
            (1, "byzantine"): "main 4 levy 2 move 2 at ankara",
            (2, "arab"): "main 5 levy 1 move 4 at tarsus",
        },
        spaces={"fleet_byzantine": (1,)},
        turn=2,
    )


def test_the_number_of_positions_after_n_answers() -> None:
    # 17 cities, 8 boxes, 8 spaces, 9 numbers of cubes, 8 sources, 2 armies, and 7 actions of the next player: 59
    assert counts(middle_of_a_game(), 3) == [7, 59, 470]


def test_the_number_of_positions_in_an_attack() -> None:
    m = middle_of_a_game()
    for answer in ("action:move", "army:arab", "city:ankara"):
        m.apply(answer)
    assert counts(m, 6) == [2, 5, 13, 60, 158, 535]
