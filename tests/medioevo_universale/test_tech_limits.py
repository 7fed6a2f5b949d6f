"""Technologies where they are of no use: nobody is asked, nothing is offered (section 16, MEU-28.2)."""

from gonfalon.games.medioevo_universale.rules.rebellion import Rebellions
from tests.medioevo_universale.build import HORDE, WORLD, asked, battle, here, legal, medioevo, play, position
from tests.medioevo_universale.cards import fought, to
from tests.support import rule

GEARS = {0: "blue 4 yellow 4 orange 4 red 4 green 4 violet 4"}


@rule("MEU-16.8")
def test_control_needs_control_of_one_area_and_trade_in_one() -> None:
    markets, known = {"livonia": "black"}, {0: "yellow 3"}
    army, ship = {"livonia": "0: 1 light"}, {"livonia": "0: ship1"}
    both = {"livonia": "0: 1 light ship1"}
    offered = [
        "tech:control" in legal(medioevo(phase=6, at=at, markets=markets, tech=known, gears=GEARS))
        for at in (army, ship, both)
    ]
    assert offered == [False, False, True]


@rule("MEU-16.9", "MEU-28.12")
def test_guilds_need_a_stage_that_is_not_done_and_the_trade_phase() -> None:
    done = {0: (0, "crimea* saraj* trebisonda* antioch")}
    todo = {0: (0, "crimea* saraj trebisonda* antioch")}
    at = {"thracia": "0: caravan1"}
    assert "tech:guilds" not in legal(medioevo(phase=6, at=at, route=done, tech={0: "yellow 4"}, gears=GEARS))
    assert "tech:guilds" in legal(medioevo(phase=6, at=at, route=todo, tech={0: "yellow 4"}, gears=GEARS))
    early = medioevo(phase=4, at=at, route=todo, tech={0: "yellow 4"}, gears=GEARS)
    to(early, "buy", never="tech:guilds")
    assert "tech:guilds" not in legal(early)


@rule("MEU-16.11", "MEU-28.20")
def test_law_finds_no_place_where_troops_stand_everywhere() -> None:
    around = ("bulgaria", "epirus", "attica", "serbia", "pisidia", "galatia", "iconium", "trebisonda", "cappadocia")
    at = dict.fromkeys(around, "1: 1 light")
    m = medioevo(at=at, tech={0: "orange 2"}, gears=GEARS, run=Rebellions(seat=0, count=1, placed=[], outside=[]))
    assert asked(m) == (0, "rebellion-site")


@rule("MEU-16.12", "MEU-16.13", "MEU-28.29")
def test_nation_and_influence_work_on_the_horde_he_fights_alone() -> None:
    at = {"serbia": "1: 2 light; horde: 2 light", "bulgaria": "0: 1 light"}
    m = medioevo(at=at, tech={0: "orange 4"}, gears=GEARS, run=battle(1, HORDE, "serbia"))
    to(m, "reroll", (1, 2, 3), never="tech:nation")
    m = medioevo(at=at, tech={0: "orange 4"}, gears=GEARS, run=battle(1, HORDE, "serbia"))
    to(m, "reroll", (1, 2, 3), never="tech:influence")


@rule("MEU-16.12", "MEU-16.13")
def test_without_hordes_there_is_nobody_to_send_or_to_win() -> None:
    m = medioevo(phase=6, at={"bulgaria": "0: 1 light"}, tech={0: "orange 4"}, gears=GEARS)
    assert not {"tech:nation", "tech:influence"} & set(legal(m))
    far = medioevo(phase=6, at={"denmark": "horde: 1 light"}, tech={0: "orange 4"}, gears=GEARS)
    assert "tech:nation" in legal(far)
    assert "tech:influence" not in legal(far)  # not next to anything of his


@rule("MEU-16.15", "MEU-28.30")
def test_promotion_is_for_the_parties() -> None:
    m = fought("2 light", "2 light", tech={2: "red 2"}, gears={2: "red 4"})
    to(m, "reroll", (1, 2, 3), never="tech:promotion")


@rule("MEU-16.17", "MEU-28.32")
def test_strategy_hits_no_more_units_than_there_are() -> None:
    m = fought("2 light", "1 light", tech={0: "red 4"}, gears=GEARS)
    to(m, "archery")
    play(m, "tech:strategy", "gear:red", "gear:red")
    assert asked(m) == (0, "archery")
    assert legal(m, "tech") == ["promotion"]


@rule("MEU-16.21")
def test_genius_raises_no_piece_of_the_highest_level_or_in_foreign_land() -> None:
    top = medioevo(phase=6, built={"thracia": "city castle"}, tech={0: "green 4"}, gears=GEARS)
    assert "tech:genius" not in legal(top)
    abroad = medioevo(phase=6, at={"bulgaria": "0: catapult"}, tech={0: "green 4"}, gears=GEARS)
    assert "tech:genius" not in legal(abroad)


@rule("MEU-28.27", "MEU-18.24", "MEU-16.12")
def test_whose_land_barbarians_are_sent_to_from_a_battle_may_answer() -> None:
    m = medioevo(
        at={"serbia": "0: 2 light; horde: 1 light", "alfold": "1: 1 light"},
        tech={0: "orange 3"},
        gears={0: "orange 3"},
        cards={1: (24,)},
        run=battle(0, HORDE, "serbia"),
    )
    goal = next(t for t in WORLD.by_land[WORLD.index["serbia"]] if position(m).holder[t] == 1)
    name = WORLD.names[goal]
    play(m, "tech:nation", f"send:light-serbia-{name}", "gear:orange")
    assert asked(m) == (1, "entered")
    play(m, "card:24", "unit:heavy")
    assert here(m, name, 1) == "1 heavy"


@rule("MEU-28.27", "MEU-18.1", "MEU-16.12")
def test_a_bishop_keeps_the_peace_where_barbarians_are_sent_from_a_battle() -> None:
    m = medioevo(
        at={"serbia": "0: 2 light; horde: 1 light", "temes": "1: 1 light"},
        tech={0: "orange 3"},
        gears={0: "orange 3"},
        cards={2: (1,)},
        run=battle(0, HORDE, "serbia"),
    )
    play(m, "tech:nation", "send:light-serbia-temes", "gear:orange")
    to(m, "entered", seat=2)
    play(m, "card:1", "land:temes")
    assert (here(m, "temes", 1), here(m, "temes", HORDE)) == ("1 light", "1 light")
    assert asked(m)[1] != "battle-opens"
