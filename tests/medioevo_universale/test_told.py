"""What questions and answers tell: prices with their points, what is missing, what cannot be done, where to look."""

import re
import unicodedata

import pytest

from gonfalon.games.medioevo_universale import HERE
from gonfalon.games.medioevo_universale.content.terms import BRANCHES, COLOURS, GOODS
from gonfalon.games.medioevo_universale.rules.auction import TurnOrder
from gonfalon.games.medioevo_universale.rules.taxes import Upkeep
from gonfalon.match import Match
from gonfalon.wording import LANGUAGES
from tests.medioevo_universale.build import battle, medioevo, passes, play, position


def shown(match: Match, lang: str = "en") -> dict[str, str]:
    """The labels by answer, the question under ""."""
    decision = match.decision(0, lang)
    assert decision is not None
    return {"": decision["prompt"], **{option["answer"]: option["label"] for option in decision["options"]}}


def shop(**more: object) -> Match:
    return passes(medioevo(phase=4, florins={0: 9000}, **more), "activation-start")  # type: ignore[arg-type]


def test_a_price_names_its_technology_points() -> None:
    match = shop(tech={0: "green 3"}, built={"thracia": "village"})
    builds = {answer: label for answer, label in shown(match).items() if answer.startswith("build:town-thracia")}
    assert [re.search(r"\((.*)\)", label)[1] for label in builds.values()] == [  # type: ignore[index]
        "100\u00a0fl. + 1 green point"
    ]
    city = shown(match)["build:city-thracia"]
    assert city == "City in Thracia (200\u00a0fl. + 2 green points)"
    assert shown(match, "fr")["build:city-thracia"].endswith("(200\u00a0fl. + 2 points verts)")
    assert shown(match)["learn:transport"].endswith("fl.)")


def test_it_is_said_how_many_points_are_missing() -> None:
    match = shop(tech={0: "green 3"}, built={"thracia": "village"})
    play(match, "build:city-thracia")
    assert shown(match)[""].startswith("2 green technology points are missing.")
    assert shown(match, "fr")[""].startswith("Il manque 2 points de technologie (vert).")
    match = shop(tech={0: "green 3"}, built={"thracia": "village"})
    play(match, "build:town-thracia")
    assert shown(match)[""] == "One green technology point is missing. Where from?"


def test_who_has_no_transport_to_trade_with_is_told_so() -> None:
    assert shown(medioevo(phase=6))[""] == "None of your transports can trade"
    match = medioevo(phase=6, at={"thracia": "0: caravan1"})
    assert shown(match)[""] == "Which transport trades?"
    assert shown(match, "fr")[""] == "Quel transport commerce\u00a0?"
    play(match, "carrier:0", "button:done")
    assert shown(match)[""] == "No other transport of yours can trade"


def test_of_a_single_cube_it_is_said_that_there_is_no_more() -> None:
    match = medioevo(phase=6, at={"thracia": "0: caravan1[black 1]"})
    for answer in ("carrier:0", "button:buy"):
        match.apply(answer)
    assert shown(match)[""] == "Only 1 cube of clothes can be bought in Thracia"


def test_the_map_is_looked_at_on_the_move_and_no_battle_of_the_past_is_lit() -> None:
    now = ' data-now=""'

    def places(match: Match, seat: int | None) -> list[str]:
        found = re.findall(r'<g[^>]*data-place="([^"]*)"[^>]*>', str(match.svg(seat)))
        tags = re.findall(r'<g[^>]*data-place="[^"]*"[^>]*>', str(match.svg(seat)))
        return [name for name, tag in zip(found, tags, strict=True) if now in tag]

    for phase in (5, 6):
        match = passes(medioevo(phase=phase, at={"thracia": "0: 1 light caravan1"}), "activation-start")
        assert [places(match, seat) for seat in (0, 1, None)] == [["map"], [], []]
    assert places(shop(), 0) == []
    at = {"temes": "0: 3 light 2 heavy 1 captain; 1: 2 cavalry 1 light"}
    fight = medioevo(phase=5, at=at, war=((0, 1),), run=battle(0, 1, "temes"))
    assert places(fight, 0) == ["battle"]
    state = position(fight)
    state.frames[:] = state.frames[:1]  # it is over
    panel = str(fight.svg(0)).partition('id="place-battle"')[2].partition('id="sheet-')[0]
    fighters = re.findall(r'<g id="fighter-[^>]*>', panel)
    assert fighters
    assert all("data-unlit" in fighter for fighter in fighters)


@pytest.mark.parametrize(
    ("turn", "told"), [(1, "chance settles their order."), (2, "the tied play in the reverse of their last order.")]
)
def test_a_tie_is_broken_by_chance_in_the_first_turn(turn: int, told: str) -> None:
    match = medioevo(turn=turn, run=TurnOrder(bids=[], first=[], behind=[], added=[]))
    for seat in (0, 1, 2):
        match.apply("number:0", seat)
    assert shown(match)[""].endswith(told)


def test_a_gear_names_its_branch() -> None:
    words = medioevo().words("en")
    assert words("do-first-gear-blue") == words("do-gear-blue") == "blue gear (transport)"
    assert medioevo().words("fr")("do-gear-orange") == "engrenage orange (législation)"


def test_a_tax_level_is_for_each_territory() -> None:
    match = passes(medioevo(phase=3))
    assert shown(match)["tax:30"] == "30 florins per territory"


def test_french_has_one_word_for_taxes() -> None:
    files = (HERE / "text" / "fr.ftl", HERE / "lesson" / "text" / "fr.ftl", HERE / "guide" / "fr.md")
    words = " ".join(file.read_text("utf-8") for file in files)
    assert "niveau de taxe" in words
    assert re.findall(r"(?i)imp\u00f4ts?\b", words) == []


def test_french_marks_do_not_begin_a_line() -> None:
    words = [(HERE / part / "fr.ftl").read_text("utf-8") for part in ("text", "lesson/text")]
    assert re.findall(r"(?m)^[^#\n]*(?: [:;?!](?:[\s)]|$)| »|« ).*", "\n".join(words)) == []


def sheet_of_diplomacy(match: Match, lang: str) -> str:
    picture = str(match.svg(0, lang))
    start = picture.index('id="sheet-diplomacy"')
    return picture[start : picture.find("data-place=", start + 600)]


def test_a_pact_has_its_number_and_its_parties_wherever_it_is_named() -> None:
    match = medioevo(phase=4, pacts=("1>2 commercial", "0>2 passage until 2"))
    for lang, listed in (
        ("en", "Pact 2 of Red and Green: "),
        ("fr", "Pacte 2 entre Rouge et Vert\u00a0: "),
    ):
        assert f">{listed}" in sheet_of_diplomacy(match, lang)
    play(match, "free:offer", "seat:2")
    assert shown(match)["end:2"] == "Pact 2 (Red and Green) ends"
    assert shown(match, "fr")["end:2"] == "Le pacte 2 (Rouge et Vert) prend fin"
    play(match, "end:2", "button:send")
    assert match.log(2, "fr")[-1]["text"] == "Rouge propose à Vert\u00a0: le pacte 2 (Rouge et Vert) prend fin."


def test_an_offer_addresses_its_reader_and_sets_apart_what_he_gets_and_gives() -> None:
    match = medioevo(phase=4)
    play(match, "free:offer", "seat:1", "commercial:0-1", "commercial:1-0", "non_belligerence:all")
    assert "you trade in the areas of Blue" in shown(match)[""]
    play(match, "pay:0-1=", "number:40", "button:send")
    asked = {lang: match.decision(1, lang) for lang in ("en", "fr")}
    assert asked["en"]
    assert asked["en"]["prompt"] == (
        "Red offers you a treaty. What you get: you trade in the areas of Red, Red pays you 40 florins. What you give:"
        " Red trades in your areas. To be agreed: non-belligerence. Do you accept?"
    )
    assert asked["fr"]
    assert asked["fr"]["prompt"].startswith(
        "Rouge vous propose un traité. Ce que vous recevez\u00a0: vous commercez dans les zones de Rouge, Rouge vous"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_good_has_a_letter_of_its_name_on_its_cubes(lang: str) -> None:
    match = medioevo(at={"thracia": "0: caravan1[violet 1]"})
    words, picture = match.words(lang), str(match.svg(0, lang))
    names = [_plain(words.name(f"good:{good}")) for good in GOODS]
    letters = [words(f"letter-{good}") for good in GOODS]
    assert len(set(letters)) == len(letters)
    assert all(letter in name for letter, name in zip(letters, names, strict=True))
    for good, letter in zip(GOODS, letters, strict=True):  # the bank is their legend
        line = picture[picture.index(f'id="bank-{good}"') :]
        assert f">{letter}<" in line[: line.index(words.name(f"good:{good}"))]
    carrier = picture[picture.index('id="carrier-0"') :]
    assert f">{words('letter-violet')}<" in carrier[:6000]


def _plain(name: str) -> str:
    """In capitals, without accents."""
    return "".join(sign for sign in unicodedata.normalize("NFD", name.upper()) if sign.isalpha())


def test_who_buys_a_technology_is_told_which() -> None:
    match = shop(tech={0: "blue 1"})
    assert shown(match)["learn:transport"] == "Technology: Logistics (Transport, 200\u00a0fl.)"
    assert shown(match, "fr")["learn:legislation"] == "Technologie\u00a0: Édit (Législation, 100\u00a0fl.)"


def test_the_guide_calls_the_branches_as_the_board_does() -> None:
    for lang in LANGUAGES:
        guide = (HERE / "guide" / f"{lang}.md").read_text("utf-8")
        words = medioevo().words(lang)
        for branch, colour in zip(BRANCHES, COLOURS, strict=True):
            named = f"{words.name(f'colour:{colour}')} {words.name(f'branch:{branch}')}".lower()
            assert named in " ".join(guide.split())


def test_a_log_of_the_turn_order_says_what_its_numbers_are() -> None:
    words = medioevo().words("en")
    assert words("log-place", place=1, seat=0) == "Turn order, place 1: Red."
    assert medioevo().words("fr")("log-place", place=1, seat=0) == "Ordre du tour, place 1\u00a0: Rouge."


def test_what_could_be_given_up_for_the_upkeep_stands_under_one_heading() -> None:
    """So a page may fold it, and the usual answer is seen first."""
    match = medioevo(phase=3, at={"thracia": "0: 3 light wagon1"}, run=Upkeep(seat=0))
    decision = match.decision(0, "en")
    assert decision
    groups = {option["answer"].partition(":")[0]: option.get("group") for option in decision["options"]}
    assert groups == {"button": None, "drop": "Give something up", "carrier": "Give something up"}


def test_goods_have_room_for_their_names_where_two_share_a_line() -> None:
    picture = str(medioevo().svg(0, "fr"))
    line = picture[picture.index('id="bank-blue"') :]
    size = re.search(r'font-size="([\d.]+)"[^>]*class="only-square">vêtements', line)
    assert size
    assert float(size[1]) > 17
