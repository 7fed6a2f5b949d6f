"""Bots and diplomacy: what they accept, how they vote, which pacts they keep."""

import pytest

from gonfalon import bots
from gonfalon.games.medioevo_universale.mind.bargain import FLORINS
from gonfalon.games.medioevo_universale.mind.envoy import MOST
from gonfalon.games.medioevo_universale.mind.hasty import policy
from gonfalon.games.medioevo_universale.rules.pacts import EVERY_TURN, sign
from gonfalon.games.medioevo_universale.rules.position import ATTACKED, COMMERCIAL, DEFENSIVE, NON_BELLIGERENCE
from gonfalon.games.medioevo_universale.rules.treaty import Treaty
from gonfalon.kernel.generator import Generator
from gonfalon.match import Match
from tests.medioevo_universale.build import asked, medioevo, passes, play, position


def chosen(m: Match) -> str:
    """What a hasty player answers now."""
    ask = m.state.ask_of(m.turn[0])
    assert ask is not None
    weights = policy(position(m), ask)
    assert weights is not None
    return ask.values[weights.index(max(weights))]


@pytest.mark.parametrize(
    ("terms", "accepted"),
    [
        (("passage:1-0",), False),  # something for nothing
        (("pay:1-0=", "number:50"), False),
        (("commercial:0-1", "commercial:1-0"), True),  # seat 1 has a Caravan
        (("passage:0-1", "passage:1-0"), False),  # an even exchange of dangers
        (("passage:1-0", "pay:0-1=", "number:400"), True),
        (("defend:1-0=", "number:6"), False),
        (("defend:0-1=", "number:6"), True),
        (("pay:0-1=", "number:100"), True),
    ],
)
def test_only_what_is_good_for_oneself_is_accepted(terms: tuple[str, ...], accepted: bool) -> None:
    m = medioevo(phase=4, at={"pannonia": "1: caravan1"})
    play(m, "free:offer", "seat:1", *terms, "button:send")
    assert asked(m) == (1, "proposal-answer")
    assert chosen(m) == ("button:accept" if accepted else "button:refuse")


def test_nobody_is_milked_by_a_row_of_even_offers() -> None:
    m = medioevo(phase=4, at={"pannonia": "1: caravan1"}, honour={0: 30})
    play(m, "free:offer", "seat:1", "commercial:0-1", "commercial:1-0", "button:send")
    assert chosen(m) == "button:refuse"  # the leader must offer more


def test_peace_with_the_stronger_is_welcome() -> None:
    m = medioevo(phase=4, at={"thracia": "0: 6 light", "temes": "1: 1 light"}, war=((0, 1),))
    play(m, "free:offer", "seat:1", "form:end-war", "button:send")
    assert chosen(m) == "button:accept"


def test_votes_go_against_who_owed_support() -> None:
    for clause, others in (((DEFENSIVE, 1, 0, 3), "button:broken"), ((NON_BELLIGERENCE,), "button:respected")):
        m = medioevo(4, phase=4, war=((0, 2),))
        position(m).struck[2 * 6 + 0] = ATTACKED
        number = sign(position(m), (0, 1), (clause,))
        m.state._request = None
        play(m, "free:denounce", f"pact:{number}", "seat:1")
        said = []
        for _ in range(4):
            said.append(chosen(m))
            play(m, said[-1])
        assert said == ["button:broken", "button:respected", others, others]


@pytest.mark.parametrize(("rent", "answer"), [(90, "button:loan"), (150, "button:break")])
def test_a_pact_worth_keeping_is_paid_with_a_loan(rent: int, answer: str) -> None:
    m = medioevo(phase=3, florins={0: 0}, at={"thracia": "0: caravan1"})
    sign(position(m), (0, 1), ((COMMERCIAL, 1, 0),), ((EVERY_TURN, 0, 1, rent),))
    for seat in range(3):
        m.apply("tax:10", seat)
    assert asked(m) == (0, "pact-due")
    assert chosen(m) == answer


def test_of_two_alliances_the_dearer_is_broken() -> None:
    m = medioevo(4, phase=4, war=((1, 2),))
    position(m).struck[2 * 6 + 1] = ATTACKED
    numbers = [sign(position(m), (0, who), ((DEFENSIVE, 0, who, units),)) for who, units in ((1, 2), (2, 9))]
    m.state._request = None
    play(m, *["button:done"] * 4)
    passes(m, "phase-start")
    assert asked(m) == (0, "torn")
    assert chosen(m) == f"pact:{numbers[1]}"


def sent(m: Match, seat: int = 0) -> list[str]:
    """The terms of the offer that a bot makes now; none if it buys something instead."""
    bot, generator = bots.make("greedy:samples=1"), Generator(1)
    while m.turn[0] == seat:
        answer = bot.choose(m, seat, generator)
        if not isinstance(m.state.frames[-1], Treaty) and answer != "free:offer":
            return []
        play(m, answer)
    top = m.state.frames[-1]
    assert isinstance(top, Treaty)
    return top.terms


def test_markets_are_opened_to_those_who_open_theirs() -> None:
    m = medioevo(phase=4, at={"thracia": "0: caravan1", "pannonia": "1: caravan1"})
    assert sent(m) == ["commercial:0-1", "commercial:1-0", "non_belligerence:all"]
    assert chosen(m) == "button:accept"


def test_the_loser_of_a_war_offers_peace() -> None:
    m = medioevo(phase=4, at={"thracia": "0: 2 light", "temes": "1: 5 light"}, war=((0, 1),))
    assert sent(m) == ["peace:0-1"]
    assert chosen(m) == "button:accept"
    strong = medioevo(phase=4, at={"thracia": "0: 9 light", "temes": "1: 1 light"}, war=((0, 1),))
    assert not any(term.startswith("peace") for term in sent(strong))


def test_prisoners_are_exchanged_or_ransomed() -> None:
    m = medioevo(phase=4, prisoners={(0, 1): "1 light", (1, 0): "1 heavy"}, florins={0: 100})
    assert sent(m) == ["prisoner:0-1-light-1=1", "prisoner:1-0-heavy-0=1"]
    assert chosen(m) == "button:accept"
    m = medioevo(phase=4, prisoners={(1, 0): "1 heavy"}, florins={0: 900})
    assert [term.partition("=")[0] for term in sent(m)] == ["pay:0-1", "prisoner:1-0-heavy-0"]
    assert chosen(m) == "button:accept"


def test_offers_are_bounded_whoever_refuses_them() -> None:
    m = medioevo(phase=4, at={"thracia": "0: caravan1", "pannonia": "1: caravan1", "saraj": "2: caravan1"})
    offers = []
    while terms := sent(m):
        offers.append(terms)
        play(m, "button:refuse")
    assert len(offers) == MOST
    assert offers[0] != offers[1]


@pytest.mark.parametrize(
    "terms",
    [
        ("commercial:0-1", "pay:1-0=", "number:80"),  # a right one has already
        ("rent:0-1=", "number:500", "until:turn=", "number:2", "pay:1-0=", "number:100"),  # taxes are over
        ("commercial:1-0", "fee:0-1=", "number:500", "pay:1-0=", "number:100"),  # who would ever trade there?
        ("commercial:0-1", "only:cumania", "pay:1-0=", "number:60"),  # where nobody lives
        ("defend:0-1=", "number:30", "pay:1-0=", "number:100"),
        ("promise:hordes-0", "pay:1-0=", "number:20"),
        ("end:1", "pay:1-0=", "number:20"),
    ],
)
def test_nobody_pays_for_nothing(terms: tuple[str, ...]) -> None:
    m = medioevo(
        phase=4,
        at={"pannonia": "1: caravan1"},
        realms=("gol", "hun", "byz"),
        pacts=("0>1 commercial",),
        florins={1: 2000},
    )
    play(m, "free:offer", "seat:1", *terms, "button:send")
    assert asked(m) == (1, "proposal-answer")
    assert chosen(m) == "button:refuse"


@pytest.mark.parametrize("terms", [("peace:0-1",), ("armistice:0-1",), ("peace:0-1", "non_belligerence:all")])
def test_peace_is_welcome_but_not_for_sale(terms: tuple[str, ...]) -> None:
    """It could be sold anew after every declaration of war."""
    for price, answer in (((), "button:accept"), (("pay:1-0=", "number:10"), "button:refuse")):
        m = medioevo(phase=4, at={"thracia": "0: 12 light", "temes": "1: 1 light"}, war=((0, 1),))
        play(m, "free:offer", "seat:1", *terms, *price, "button:send")
        assert chosen(m) == answer


def test_no_row_of_offers_pays_whoever_makes_them() -> None:
    """Whatever a bot accepts, its partner gains nothing, even if he breaks every pact in the end."""
    accepted = 0
    for seed in range(6):
        generator = Generator(seed)
        m = medioevo(
            phase=4, at={"pannonia": "1: caravan1 2 light", "thracia": "0: 9 light"}, florins={0: 3000, 1: 3000}
        )
        state = position(m)
        for _ in range(60):
            state.offers[0] = 0
            m.state._request = None
            play(m, "free:offer", "seat:1")
            written(m, generator)
            accepted += chosen(m) == "button:accept"
            play(m, chosen(m))
        profit = (state.florins[0] - 3000) / FLORINS
        play(m, "free:war", "seat:1")
        assert profit + state.honour[0] - state.honour[1] < 0
    assert accepted > 20


def written(m: Match, generator: Generator) -> None:
    """One to four terms at random, often with money that is asked for, and the offer is sent."""
    for _ in range(1 + generator.below(4)):
        ask = m.state.ask_of(0)
        assert ask is not None
        skip = ("button", "seat", "promise", "only", "form")
        terms = [v for v in dict.fromkeys([*ask.values, *ask.more]) if v.partition(":")[0] not in skip]
        wanted = [term for term in terms if term.startswith(("pay:1-0", "rent:0-1", "commercial:0-1"))]
        if wanted and generator.below(2):
            terms = wanted
        answer = terms[generator.below(len(terms))]
        play(m, answer)
        if answer.endswith("="):
            most = {"pay": 300, "rent": 100, "fee": 200, "until": 8}.get(answer.partition(":")[0], 6)
            play(m, f"number:{1 + generator.below(most)}")
    play(m, "button:send")
