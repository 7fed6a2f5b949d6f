"""Why not: the rule, and what is missing in this very position, in both languages."""

import re

from gonfalon.games.byzantium import GAME
from gonfalon.ledger import ledger
from gonfalon.match import Match
from tests.byzantium.build import begin, byzantium, play, position
from tests.byzantium.test_flight import arab_in_tarsus
from tests.byzantium.test_siege_conquest import siege_of_tarsus
from tests.support import rule


def why(m: Match, answer: str, lang: str = "en") -> tuple[str, str]:
    """The rule and the fact, as the seat that is asked reads them."""
    said = m.objection(answer, m.turn[0], lang)
    return ("", "") if said is None else (said["rule"], said["fact"])


@rule("BYZ-4.3")
def test_without_a_cube_or_money_no_city_is_taken_and_no_office() -> None:
    m = byzantium(pool={0: 0}, treasury={(0, "byzantine"): 2, (0, "arab"): 0})
    short = (
        "BYZ-4.3",
        "1 bezant short: without a cube in the Cube Pool a cube costs 3, and the Byzantine Treasury holds 2.",
    )
    for answer in ("city:athens", "space:emperor"):
        assert why(m, answer) == short, answer
    for answer in ("action:take", "action:reinforce", "action:special"):
        assert why(m, answer) == ("BYZ-3.10", short[1]), answer
    assert why(m, "space:caliph")[1].startswith("3 bezants short")
    assert why(m, "city:athens", "fr")[1].startswith("Il manque 1 bezant")


@rule("BYZ-4.3")
def test_an_own_arab_city_cannot_be_fortified_without_arab_money() -> None:
    m = byzantium(
        cities={"mecca": "arab 2 by 0", "athens": "byzantine 2 by 0"},
        pool={0: 0},
        treasury={(0, "byzantine"): 9, (0, "arab"): 1},
    )
    begin(m, "action:special", "space:fort")
    assert why(m, "city:mecca")[0] == "BYZ-4.3"
    assert "Arab Treasury holds 1" in why(m, "city:mecca")[1]
    assert why(m, "city:damascus") == ("BYZ-7.26", "You do not control Damascus.")


@rule("BYZ-4.7")
def test_the_guard_is_no_source() -> None:
    m = byzantium(armies={(0, "byzantine"): "main 2 guard at athens"}, rich=True)
    play(m, "action:take", "city:adrianople")
    assert why(m, "box:byzantine-elite") == ("BYZ-4.7", "Nothing but the Guard stands there, and it is no source.")
    assert why(m, "box:0-byzantine-levy") == ("BYZ-4.1", "Byzantine Levy is empty.")  # the box on the board


@rule("BYZ-3.3", "BYZ-4.5")
def test_a_box_of_somebody_else_or_one_that_takes_no_cube() -> None:
    m = byzantium(rich=True)
    assert why(m, "box:1-arab-main") == ("BYZ-3.3", "That box belongs to Blue.")
    assert why(m, "box:0-arab-main") == ("BYZ-3.3", "Choose the action first: Reinforce.")
    begin(m, "action:reinforce")
    for box in ("box:0-arab-treasury", "box:pool"):
        assert why(m, box) == ("BYZ-4.5", "Cubes are put into the eight army boxes, nowhere else."), box
        assert why(m, box, "fr")[1].endswith("nulle part ailleurs.")


@rule("BYZ-8.1")
def test_no_more_cubes_are_taxed_than_the_pool_holds() -> None:
    m = byzantium(pool={0: 1})
    begin(m, "action:tax")
    assert m.decision(0) is not None
    assert why(m, "cubes:4") == ("BYZ-8.1", "Your Cube Pool holds 1 cube, and at least 1 is taxed.")
    french = "Votre Réserve de cubes contient 1 cube, et il faut en taxer au moins 1."
    assert why(m, "cubes:0", "fr") == ("BYZ-8.1", french)


@rule("BYZ-3.3")
def test_a_city_that_can_be_taken_says_by_which_action() -> None:
    assert why(byzantium(), "city:athens") == ("BYZ-3.3", "Choose the action first: Take control of a city.")


@rule("BYZ-11.9")
def test_a_closed_sea_is_named_with_the_fleet_that_closed_it() -> None:
    m = arab_in_tarsus("main 4", arab=("leucosia", "palmyra"), fleet=2)
    begin(m, "button:flee", "button:forbid")
    assert m.legal() == ["city:palmyra"]
    assert why(m, "city:leucosia") == ("BYZ-11.9", "The sea is closed: Green\u2019s fleet forbade it.")
    assert why(m, "city:leucosia", "fr")[1].endswith("la flotte de Vert l\u2019a interdite.")
    assert why(m, "city:antioch") == ("BYZ-11.6", "Antioch is no Arab city.")


@rule("BYZ-10.13", "BYZ-10.15")
def test_a_third_step_and_one_too_dear() -> None:
    m = byzantium(armies={(0, "byzantine"): "main 2 move 5 at athens"})
    begin(m, "action:move", "army:byzantine", "city:thessalonica", "city:adrianople")
    assert why(m, "city:constantinople") == (
        "BYZ-10.13",
        "Your Byzantine army has made two steps, which is the most.",
    )
    m = byzantium(armies={(0, "byzantine"): "main 2 move 1 at athens"})
    begin(m, "action:move", "army:byzantine", "city:thessalonica")
    assert why(m, "city:adrianople") == (
        "BYZ-10.15",
        "The step to Adrianople costs 2 Move cubes (second step, one more), and your Byzantine army has 0.",
    )


@rule("BYZ-7.8")
def test_a_rule_that_is_switched_off_says_so() -> None:
    m = byzantium(
        cities={"athens": "byzantine 2 by 0"},
        armies={(0, "byzantine"): "main 4 move 1 at athens"},
        civil_war_own_city=False,
    )
    assert why(m, "space:civil_war_byzantine") == (
        "BYZ-7.8",
        "You control Athens, and at this table civil war against one\u2019s own city is switched off.",
    )


@rule("BYZ-22.6")
def test_after_the_fall_the_rule_of_the_fall_is_named() -> None:
    m = byzantium(seats=2, turn=3)
    position(m).fallen = 1
    position(m).end_game()
    position(m)._run()
    assert m.over
    said = m.why_not("action:pass", 0)
    assert said is not None
    assert said[0] == "BYZ-22.6"
    assert said[1].startswith("The game is over.")


# -- prompts, labels and log that tell what an expert looks for ----------------------------------


@rule("BYZ-4.1", "BYZ-4.7")
def test_a_source_is_a_box_of_ones_own() -> None:
    m = byzantium(rich=True)
    play(m, "action:take", "city:adrianople")
    assert why(m, "box:1-arab-main") == ("BYZ-4.1", "That box belongs to Blue.")
    assert why(m, "button:stay")[0] == "BYZ-4.1", "what is no place of cubes is not said to be no source"
    assert why(m, "city:athens") == ("BYZ-4.7", "Cubes that lie there stay there: Athens.")
    play(m, "box:pool")
    assert why(m, "box:0-arab-main")[0] == "BYZ-3.3", "another question has nothing to do with boxes"


@rule("BYZ-15.5", "BYZ-15.6")
def test_who_pays_a_conquest_with_cubes_takes_them_from_the_conquering_army() -> None:
    m = siege_of_tarsus("main 3 move 1 guard", "byzantine 1", pool=0, money=0)
    begin(m, (1,))
    army = "The cube comes from the Elite, Main Army or Move of the Arab army that conquered."
    assert why(m, "box:byzantine-main") == ("BYZ-15.5", army)
    assert why(m, "box:arab-levy") == ("BYZ-15.5", army)
    assert why(m, "box:arab-elite") == ("BYZ-15.6", "Nothing but the Guard is there, and it goes last.")
    assert "armée arabe qui a conquis" in why(m, "box:byzantine-main", "fr")[1]


@rule("BYZ-11.4", "BYZ-11.6")
def test_a_refuge_says_what_it_would_cost_or_that_another_comes_first() -> None:
    m = arab_in_tarsus("main 4", arab=("antioch", "damascus", "trebizond", "hira", "basra"))
    begin(m, "button:flee")
    assert m.legal() == ["city:antioch"]
    assert why(m, "city:trebizond") == (
        "BYZ-11.6",
        "The flight to Trebizond would cost 1 cube; there are refuges for 0.",
    )
    assert why(m, "city:mecca") == (
        "BYZ-11.4",
        "Your army stops in the first friendly city, and every way to Mecca leads through another.",
    )


@rule("BYZ-7.22")
def test_how_many_the_bulgars_will_be() -> None:
    m = byzantium(bulgars=8)
    begin(m, "action:special", "space:bulgar")
    assert why(m, "button:bulgars-grow") == (
        "BYZ-7.22",
        "The Bulgars will have 10 cubes, and 11 is the most: two more do not fit.",
    )


@rule("BYZ-10.12")
def test_the_way_into_constantinople_is_told_in_both_languages() -> None:
    m = byzantium(armies={(0, "arab"): "main 2 move 5 at medina"})
    begin(m, "action:move", "army:arab")
    for lang, named in (("en", "Nicea"), ("fr", "Nicée")):
        said = m.objection("city:constantinople", 0, lang)
        assert said is not None
        assert (said["rule"], named in said["law"]) == ("BYZ-10.12", True)


def test_sides_agree_in_french() -> None:
    m = byzantium(armies={(0, "byzantine"): "main 1 at constantinople"}, raised=(0,))
    stuck = why(m, "army:byzantine", "fr")[1]
    assert stuck.startswith("Votre armée byzantine a 0 cube de Déplacement")


def test_steps_show_their_cost_and_that_they_are_an_attack() -> None:
    m = byzantium(
        cities={"thessalonica": "arab 1"}, armies={(0, "byzantine"): "main 2 move 5 at constantinople"}, raised=(0,)
    )
    begin(m, "action:move", "army:byzantine")
    labels = {option["answer"]: option["label"] for option in (m.decision(0) or {})["options"]}
    assert labels["city:adrianople"] == "Step to Adrianople (1 Move cube)"
    assert labels["city:smyrna"] == "Sail to Smyrna (1 Move cube)"
    assert labels["city:thessalonica"] == "Attack Thessalonica by sea (1 Move cube)"
    french = {option["answer"]: option["label"] for option in (m.decision(0, "fr") or {})["options"]}
    assert french["city:thessalonica"].startswith("Attaquer Thessalonique par mer (1 cube")


def test_the_log_tells_which_box_a_cube_was_bought_from() -> None:
    m = byzantium(rich=True)
    play(m, "action:take", "city:athens", "box:arab-main")
    texts = [line["text"] for line in m.log()]
    assert "Red pays 3 bezants of the Byzantine Treasury for a cube from the Arab Main Army." in texts
    m = byzantium(rich=True)
    play(m, "action:take", "city:athens", "box:pool")
    assert not any("pays" in line["text"] for line in m.log())


def test_the_bulgars_of_a_player_are_called_his_bulgars() -> None:
    m = byzantium(armies={(1, "byzantine"): "main 4 move 1 at adrianople"}, bulgars=7)
    play(m, "action:special", "space:bulgar", "city:adrianople", "box:pool")
    assert m.turn == (1,)
    assert (m.decision(1) or {})["prompt"].startswith("Red\u2019s Bulgars attack Adrianople.")
    assert (m.decision(1, "fr") or {})["prompt"].startswith("Les Bulgares de Rouge attaquent")
    begin(m, "button:stay", "seat:1", (1, 1, 1), (1, 1, 1))
    texts = " ".join(line["text"] for line in m.log())
    assert "Red\u2019s Bulgars win the battle of Adrianople" in texts


def test_the_guard_is_told_apart() -> None:
    m = byzantium(armies={(0, "byzantine"): "main 2 guard at athens"})
    assert "Elite 0 + Guard, Main Army 2" in m.text(0)
    tips = m.game.tips(m.state, 0, m.words())
    assert "The Guard stands here as well" in " ".join(tips["box:0-byzantine-elite"].lines)
    assert "The Guard" not in " ".join(tips["box:1-byzantine-elite"].lines)


def test_a_civil_war_in_ones_own_city_is_warned_of() -> None:
    m = byzantium(
        cities={"athens": "byzantine 1 by 0"},
        armies={(0, "byzantine"): "main 3 move 2 at athens", (0, "arab"): "main 2 at mecca"},
    )

    def warned(seat: int | None) -> dict[str, str]:
        tips = m.game.tips(m.state, seat, m.words())
        return {target: tip.warning for target, tip in tips.items() if tip.warning}

    careful = "Careful: Athens is your own city!"
    assert warned(0) == {"space:civil_war_byzantine": careful}
    assert warned(1) == warned(None) == {}
    begin(m, "action:move", "army:byzantine")
    assert warned(0) == {"space:civil_war_byzantine": careful, "button:civil-war": careful}


def test_french_has_one_word_for_steps_and_spaces() -> None:
    """A step is an *étape*, a place for cubes an *emplacement*, in rules and prompts alike; by sea one sails."""
    folder = byzantium().game.folder()
    rules = "\n".join(entry.fr for entry in ledger(folder / "rules.md"))
    prompts = (folder / "text" / "fr.ftl").read_text("utf-8")
    for text in (rules, prompts):
        assert re.findall(r"\b(?:cases?|(?:un|deux|second|premier|chaque) pas)\b", text) == []
        assert "étape" in text
        assert "emplacement" in text
    m = byzantium(armies={(0, "byzantine"): "main 2 move 5 at athens"})
    begin(m, "action:move", "army:byzantine")
    assert m.describe("city:candia", "fr").startswith("Faire voile vers Candie")
    assert m.describe("city:thessalonica", "fr").startswith("Aller à Thessalonique")


def test_those_who_wait_are_not_spoken_to() -> None:
    m = byzantium(armies={(0, "byzantine"): "main 2 move 5 at athens"})
    assert m.waiting() == "Waiting for Red: choosing an action"
    begin(m, "action:move", "army:byzantine")
    assert m.waiting() == "Waiting for Red: moving the Byzantine army"


def test_the_text_view_lists_roads() -> None:
    text = byzantium().text(0)
    assert "Roads: Nicea" in text or "Roads:" in text
    line = next(line for line in text.splitlines() if line.startswith("Constantinople"))
    assert "Roads: Adrianople" in line
    assert "By sea: Nicea" in line


@rule("BYZ-7.1")
def test_a_space_that_the_asker_holds_himself_is_told_as_his() -> None:
    m = byzantium()
    play(m, "action:special", "space:caliph", "box:pool")
    assert why(m, "space:caliph") == ("BYZ-7.1", "Every space of this kind is taken in this turn: Caliph.")
    while m.turn[0] != 0:
        play(m, "action:pass")
    assert why(m, "space:caliph") == ("BYZ-7.1", "You hold this space yourself already in this turn: Caliph.")
    assert why(m, "space:caliph", "fr")[1].startswith("Vous occupez déjà vous-même")


@rule("BYZ-5.2")
def test_a_persian_city_says_how_it_can_be_taken() -> None:
    assert why(byzantium(), "city:mosul") == ("BYZ-5.2", "Mosul is Persian: only an army that attacks it can take it.")


@rule("BYZ-9.1", "BYZ-9.2", "BYZ-4.3")
def test_actions_say_what_they_cost() -> None:
    m = byzantium(pool={0: 1}, rich=True)
    assert m.describe("action:mosque") == "Build a mosque (6 Arab bezants)"
    assert m.describe("action:church", "fr") == "Construire une église (6 bezants byzantins)"
    assert m.describe("action:take") == "Take control of a city"
    assert m.describe("action:tax") == "Tax (2 bezants for each cube)"
    tips = GAME.tips(m.state, 0, m.words())  # type: ignore[arg-type]
    assert tips["action:church"].lines == ["A cube and 6 Byzantine bezants: 2 Byzantine points."]
    m = byzantium(pool={0: 0}, rich=True)
    assert m.describe("action:mosque") == "Build a mosque (9 Arab bezants, cube included)"
    assert m.describe("action:take") == "Take control of a city (cube: 3 bezants)"
    assert m.describe("action:reinforce", "fr") == "Renforcer (3 bezants par cube)"


@rule("BYZ-4.2", "BYZ-4.3")
def test_an_empty_cube_pool_is_not_praised_as_free() -> None:
    m = byzantium(pool={0: 1}, rich=True)
    play(m, "action:take", "city:athens")
    assert "The Cube Pool is free" in (m.decision(0) or {})["prompt"]
    m = byzantium(pool={0: 0}, rich=True)
    play(m, "action:take", "city:athens")
    asked = "Your Cube Pool is empty: which cube do you buy for 3 bezants (Byzantine Treasury)?"
    assert (m.decision(0) or {})["prompt"] == asked
    assert "vide" in (m.decision(0, "fr") or {})["prompt"]


@rule("BYZ-7.13")
def test_a_city_that_does_not_grow_says_whose_it_is() -> None:
    m = byzantium(cities={"athens": "bulgar 1", "smyrna": "byzantine 1"}, rich=True)
    begin(m, "action:special", "space:growth_byzantine")
    assert why(m, "city:athens") == ("BYZ-7.13", "Athens is Bulgar: only Byzantine and Arab cities grow.")
    assert why(m, "city:mosul", "fr")[1].startswith("Mossoul est une cité perse")
    assert why(m, "city:constantinople") == ("BYZ-7.13", "Constantinople never grows.")
