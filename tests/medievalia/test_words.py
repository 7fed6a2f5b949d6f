"""The texts, the picture and the tips: complete in both languages."""

import re
from pathlib import Path

import pytest

from gonfalon.draw.svg import repeated_ids
from gonfalon.games.medievalia import GAME
from gonfalon.games.medievalia.content import CARD, DECK, PILE
from gonfalon.games.medievalia.picture import art
from gonfalon.ledger import ledger, rule_texts
from gonfalon.match import fresh
from tests.medievalia.build import fiefs, find, go, position
from tests.support import play

TEXT = GAME.folder() / "text"
KEY = re.compile(r"^([a-z][\w-]*) =", re.M)


def keys(lang: str) -> list[str]:
    return KEY.findall((TEXT / f"{lang}.ftl").read_text(encoding="utf-8"))


def test_both_languages_word_the_same_things_once() -> None:
    assert sorted(keys("en")) == sorted(keys("fr"))
    assert len(set(keys("en"))) == len(keys("en"))


def test_every_question_and_log_line_of_the_code_is_worded() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in GAME.folder().rglob("*.py"))
    prompts = set(re.findall(r"Ask\([^\n]*?, \"([a-z-]+)\", \"MED", code)) | {"bonus"}
    logs = set(re.findall(r"state\.(?:say|whisper)\((?:\([^)]*\), )?\"([a-z-]+)\"", code)) - {"end-"}
    known = set(keys("en"))
    assert {f"ask-{prompt}" for prompt in prompts} <= known
    assert {f"log-{event}" for event in logs} <= known
    assert len(prompts) > 20
    assert len(logs) > 30


def test_french_typography_has_its_spaces() -> None:
    text = (TEXT / "fr.ftl").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert not [line for line in lines if re.search(r"[^\s\u00a0{\"] [:;!?](\s|$)", line)]
    rules = (GAME.folder() / "rules.md").read_text(encoding="utf-8")
    assert not re.search(r"^>.* [;!?»]", rules, re.M)


def test_every_rule_has_an_english_and_a_french_text() -> None:
    entries = [entry for entry in ledger(GAME.folder() / "rules.md") if entry.id]
    assert len(entries) == len({entry.id for entry in entries}) == 244
    assert all(entry.en and entry.fr for entry in entries)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_picture_words_and_tips_are_whole_at_every_stage(seats: int, lang: str) -> None:
    known = rule_texts(GAME.folder() / "rules.md")
    m = fresh(GAME, seats, {}, seats)
    for answers in (0, 20, 100, 400):
        play(m, answers, answers)
        for viewer in (None, 0, seats - 1):
            svg, text = m.svg(viewer, lang), m.text(viewer, lang)
            assert not repeated_ids(svg)
            assert "[" not in re.sub(r"<style>.*?</style>", "", svg, flags=re.S)
            assert "[" not in text
            for tip in GAME.tips(position(m), viewer, m.words(lang)).values():
                assert "[" not in tip.title + "".join(tip.lines)
                assert all(rule in known for rule in tip.rules)
        assert all(row for row in GAME.panels(position(m), m.words(lang)))


def test_everything_that_can_be_chosen_lies_on_the_board() -> None:
    m = fiefs(
        "city; field: peasant; free: knight; in n: soldier; hand: farm, priest", "city; mine: bank; in p1: archer"
    )
    svg = m.svg(0)
    for target in [*DECK, *PILE, "fief:p1", "fief:n", find(m, "farm in hand"), find(m, "knight"), find(m, "mine", 1)]:
        assert f'data-target="{target}"' in svg
    assert f'data-target="{find(m, "farm in hand")}"' not in m.svg(1), "nobody else sees the hand"


def test_card_tip_and_button_agree_on_the_price_of_a_card_without_its_building() -> None:
    m = fiefs("city: peasant; field: peasant; forest; mine: peasant; hand: archer", "city")
    tip = next(tip for tip in GAME.tips(position(m), 0, m.words()).values() if tip.title == "Archer")
    assert "+2 gold without a Carpenter in your fief." in tip.lines
    assert {"+2", "without"} <= set(re.findall("<text[^>]*>([^<]*)</text>", m.svg(0)))
    labels = [option["label"] for option in (m.decision(0) or {})["options"]]
    assert any(label.startswith("Play Archer") and "2 gold" in label for label in labels)


def test_the_deal_is_no_round_of_anybody() -> None:
    m = fresh(GAME, 3, {}, 1)
    assert "Round 0" not in m.svg(0) + m.text(0)
    assert "The deal" in m.svg(0)
    assert m.text(0, "fr").startswith("La donne")


def test_a_used_card_lies_on_its_side() -> None:
    m = fiefs("city; farm u: peasant u; free: peasant", "city")
    lying, upright = (f'width="{width:g}" height="{height:g}" rx' for width, height in (art.LYING, art.TILE))
    assert m.svg(0).count(lying) == m.svg(0).count(upright) == 3, "where it is clicked, its light and the card itself"


def test_labels_say_what_is_bought_turned_and_lost() -> None:
    m = fiefs("city u; field: peasant, peasant; free: merchant; hand: mine, forest", "city")
    go(m, "forest in hand")
    labels = [option["label"] for option in (m.decision(0) or {})["options"]]
    assert labels[0] == "Turn Merchant · exact"
    assert any("Field" in label and "3 food → 1 workforce" in label for label in labels)
    assert "Choose the cards myself" in labels
    french = [option["label"] for option in (m.decision(0, "fr") or {})["options"]]
    assert any("gaspille" in label or "juste le prix" in label for label in french)


def test_a_purchase_that_must_waste_something_says_so_before_it_is_begun() -> None:
    """A single way to pay is taken without a question, so the warning stands on the purchase itself."""
    m = fiefs("city u; field: peasant; hand: peasant", "city")
    (label,) = [option["label"] for option in (m.decision(0) or {})["options"] if "Play" in option["label"]]
    assert label == "Play Peasant for 1 food (⚠ wastes 1 food)"
    m = fiefs("city u; field; hand: peasant", "city")
    (label,) = [option["label"] for option in (m.decision(0) or {})["options"] if "Play" in option["label"]]
    assert label == "Play Peasant for 1 food"


def test_a_payment_put_together_by_hand_tells_how_far_it_is() -> None:
    m = fiefs("city; field: peasant; free: merchant; hand: farm, mine", "city")
    go(m, "farm in hand", "button:adjust")
    assert "costs 2 workforce" in (m.decision(0) or {})["prompt"]
    go(m, "city")
    decision = m.decision(0) or {}
    assert "Chosen: City. This gives 1 workforce." in decision["prompt"]
    assert "Field: 2 food" in [option["label"] for option in decision["options"]]
    go(m, "field", "merchant")
    labels = [option["label"] for option in (m.decision(0) or {})["options"]]
    assert "Pay with these · ⚠ wastes 2 food" in labels


def test_why_not_names_a_rule_and_its_words() -> None:
    m = fiefs("city u; farm; hand: mine", "city")
    why = m.why_not(find(m, "mine in hand"))
    assert why is not None
    assert why[0] == "MED-4.25"
    assert "valid" in why[1]


def test_cards_have_stable_targets() -> None:
    assert CARD[0] == "card:0"
    assert Path(GAME.folder() / "content" / "cards.toml").exists()


@pytest.mark.parametrize(("lang", "note"), [("en", "econstruct"), ("fr", "econstitu")])
def test_what_is_reconstructed_is_told_about_the_edition_and_not_by_tips(lang: str, note: str) -> None:
    match = play(fresh(GAME, 3, {}, 2), 2, 60)
    tips = GAME.tips(match.state, 0, match.words(lang))  # type: ignore[arg-type]
    assert [line for tip in tips.values() for line in tip.lines if note in line] == []


def test_a_price_paid_by_a_discard_is_told_so() -> None:
    m = fiefs("city u; farm u; hand: field, mine", "city")
    go(m, "field in hand")
    while m.state.ask_of(0).prompt in ("pay", "discard"):  # type: ignore[union-attr]
        go(m, str(m.legal()[0]))
    assert "Red pays with the discarded card." in [line["text"] for line in m.log(0)]
    assert "Rouge paie avec la carte défaussée." in [line["text"] for line in m.log(0, "fr")]


def test_who_has_no_food_reads_what_gives_it() -> None:
    m = fiefs("city; mine; hand: peasant", "city")
    said = m.objection(find(m, "peasant in hand"), 0)
    assert said is not None
    assert said["fact"].endswith("A Field or a Farm gives food.")


def test_a_fief_is_called_by_its_player_wherever_it_is_named() -> None:
    m = fiefs("city", "city", "city")
    m.names = ["Anna", "Bruno", "Clovis"]
    said = [m.words("en").name(fief) for fief in ("fief:p1", "fief:n23", "fief:n")]
    assert said == ["Anna\u2019s fief", "the neutral fief between Bruno and Clovis", "the neutral fief"]
    assert m.words("fr").name("fief:p1") == "fief d\u2019Anna"
    why = m.why_not("fief:p1", 0, "fr")
    assert why is not None
    assert why[1].startswith("Fief d\u2019Anna")
    m.names = []
    assert m.words("en").name("fief:p1") == "Red\u2019s fief"
