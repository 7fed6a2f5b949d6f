"""Why not, at a question that another one comes after: what could be chosen there is said, and what to choose first."""

import pytest

import gonfalon
from gonfalon import registry
from gonfalon.ahead import questions
from gonfalon.kernel.generator import Generator
from gonfalon.match import Match
from tests.byzantium.build import byzantium
from tests.clash_of_cultures.build import coc
from tests.kernel.games.every import begin
from tests.medioevo_universale.build import medioevo
from tests.struggle_for_rome import build as rome


def said(match: Match, thing: str, lang: str = "en") -> str:
    before = match.digest()
    found = match.objection(thing, match.turn[0], lang, ahead=True)
    assert found is not None
    assert found["law"]
    assert match.digest() == before
    return found["fact"]


def test_what_comes_after_another_choice_is_told_with_that_choice() -> None:
    match = begin("road", 1)
    assert said(match, "road:over") == "First choose “The left road” or “The right road”."
    assert said(match, "road:over", "fr").startswith("Choisissez d\u2019abord «")
    assert "not possible here" in match.objection("road:over", 0)["fact"]  # type: ignore[index]  # who does not ask for more
    match.apply("road:left")
    assert "not possible here" in said(match, "road:right")  # that question is past


def test_byzantium_a_persian_city_beside_an_army_is_attacked() -> None:
    match = byzantium(cities={"edessa": "arab 2 by 0"}, armies={(0, "arab"): "main 5 move 3 at edessa"})
    taken = "is Persian: only an army that attacks it can take it."
    assert said(match, "city:amida") == f"Amida {taken} First choose “Move or fight \u203a Arab army”."
    assert said(match, "city:ardabil") == f"Ardabil {taken}"


def test_clash_of_cultures_a_space_that_a_squad_can_reach_names_where_from() -> None:
    match = coc(cities={"D2": "red neutral"}, units={"D2": "red 1 settler"}, exhausted="E2")
    assert said(match, "hex:E2") == "First choose “Move \u203a From D2”."
    both = coc(cities={"D2": "red neutral"})  # it gives goods as well
    assert said(both, "hex:E2") == "First choose “Collect” or “Move \u203a From D2”."
    assert said(both, "hex:E2", "fr").endswith("«\u00a0Récolter\u00a0» ou «\u00a0Déplacer \u203a De D2\u00a0».")
    rich = coc(cities={"D2": "red neutral"}, goods={0: "food 2 ore 1"}, exhausted="E2")
    assert said(rich, "hex:D2") == "First choose “Collect”, “Recruit” or “Move”."
    assert "not adjacent to D2" in said(match, "hex:D7")
    assert said(match, "city:D7") == said(match, "hex:D7")  # a city is called by its space


@pytest.mark.parametrize(("lang", "end"), [("en", "or something else."), ("fr", "ou autre chose.")])
def test_of_many_ways_six_are_named(lang: str, end: str) -> None:
    match = coc(trades=True, goods={0: "food 2 wood 2 ore 2 gold 2", 1: "food 2 wood 2 ore 2 gold 2"})
    match.apply("button:trade")
    match.apply("seat:1")
    told = said(match, "number:2", lang)
    assert told.count("\u201c" if lang == "en" else "«") == 6
    assert told.endswith(end)


def test_medioevo_a_land_beside_an_army_names_the_army() -> None:
    match = medioevo(at={"thracia": "0: 2 light wagon1", "bulgaria": "horde: 1 light"})
    assert "First choose “Move from Thracia" in said(match, "land:bulgaria")
    assert "First" not in said(match, "land:saraj")


def test_struggle_for_rome_whom_one_trades_with_comes_after_the_wish_to_trade() -> None:
    match = rome.hold(rome.hold(rome.market(), rome.RED, ore=3), rome.BLUE, cattle=2)
    assert said(match, f"seat:{rome.BLUE}") == "First choose “Propose a deal”."
    assert "with yourself" in said(match, f"seat:{rome.RED}")


@pytest.mark.parametrize("game", registry.names())
def test_nobody_looks_beyond_what_could_be_taken_back(game: str) -> None:
    """Every question that is looked at could be seen by playing on, with nothing thrown, drawn or brought to light."""
    match, picker = gonfalon.new(game, registry.find(game).seats[0], seed=3), Generator(3)
    looked = 0
    for _ in range(60):
        seat = match.turn[0]
        ask = match.state.ask_of(seat)
        if ask is not None and match.state.request() is ask:
            for question in list(questions(match.words("en"), match.state, ask))[:4]:
                trial = played(match, seat, question.way)
                assert trial.fixed == match.fixed, question.way
                assert trial.state.ask_of(seat).prompt == question.ask.prompt  # type: ignore[union-attr]
                looked += 1
        answers = match.legal(seat)
        match.apply(answers[picker.below(len(answers))], seat)
    assert looked > 5


def played(match: Match, seat: int, way: tuple[str, ...]) -> Match:
    """The match after the choices with these words."""
    trial = match.copy()
    for label in way:
        decision = trial.decision(seat)
        assert decision is not None
        trial.apply(next(option["answer"] for option in decision["options"] if option["label"] == label), seat)
    return trial
