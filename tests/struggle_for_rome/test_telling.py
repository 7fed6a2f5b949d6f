"""What an expert looks for in log, board and score table."""

from gonfalon.games.struggle_for_rome import GAME
from gonfalon.games.struggle_for_rome.content.land import CARDS
from gonfalon.games.struggle_for_rome.rules import scoring
from tests.struggle_for_rome.build import BLUE, RED, hold, market, rome, state_of
from tests.support import rule


@rule("SFR-6.7", "SFR-13.3")
def test_cards_turned_up_are_named() -> None:
    match = hold(market(), RED, cards=("feudalism", "treasure_of_the_vandals"))
    state_of(match)._events = []
    scoring.turn_up(state_of(match), RED, [CARDS.index("feudalism"), CARDS.index("treasure_of_the_vandals")])
    match._drain()
    told = [match.log(BLUE, lang)[-1]["text"] for lang in ("en", "fr")]
    assert told[0] == "Red turns up Cultural Progress: Feudalism, Treasure of the Vandals"
    assert "Trésor des Vandales" in told[1]


@rule("SFR-5.7")
def test_the_log_tells_what_a_joker_replaced() -> None:
    match = hold(market(), RED, ore=1, gold=3)
    match.apply("build:recruit")
    match.apply("pay:joker-horse")
    assert match.log()[-1]["text"] == "Red buys 1 horseman and 1 warrior with 3 gold instead of horse"
    match = hold(market(), RED, ore=1, horse=1, gold=0)
    match.apply("build:recruit")
    assert match.log()[-1]["text"] == "Red buys 1 horseman and 1 warrior"


@rule("SFR-13.1")
def test_the_last_round_is_shown_as_long_as_it_lasts() -> None:
    match = market()
    assert "the last" not in match.svg(BLUE)
    assert "last round" not in match.text(BLUE)
    state_of(match).announced[RED] = 1
    assert "Round 1, the last" in match.svg(BLUE)
    assert "Red announced 10 points: this is the last round." in match.text(BLUE)
    assert "Manche 1, la dernière" in match.svg(BLUE, "fr")


@rule("SFR-13.4")
def test_gold_that_decides_ties_stands_below_the_sum() -> None:
    match = hold(hold(market(), RED, gold=2), BLUE, gold=9)
    state = state_of(match)
    ((key, gold),) = GAME.ties(state)
    assert gold[:2] == [2, 9]
    assert match.words("en")(key) == "Gold (breaks ties)"
    assert [sum(row[seat] for _, row in GAME.score_sheet(state)) for seat in range(4)] == list(match.scores())
    state.shown[RED].append(CARDS.index("treasure_of_the_vandals"))
    assert GAME.ties(state)[0][1][RED] == 2 + state.number("treasure_end")


def test_a_hex_for_the_legionnaire_is_told_by_what_the_map_shows_of_it() -> None:
    match = rome()
    match.apply((3, 4))
    said = {match.describe(answer, "en") for answer in match.legal()}
    assert {"Legionnaire to Vaccaei (field 5)", "Legionnaire to Silva Nigra (forest)"} <= said
