"""Why not, on the map and in the markets: the rule that forbids an answer, and the fact of the position behind it."""

from gonfalon.games.medioevo_universale import GAME
from gonfalon.games.medioevo_universale.rules.barbarians import Supply
from gonfalon.games.medioevo_universale.rules.rebellion import Rebellions
from gonfalon.match import Match, fresh
from tests.medioevo_universale.build import HORDE, battle, medioevo, play
from tests.medioevo_universale.cards import to
from tests.medioevo_universale.test_refusals import why
from tests.support import rule


def marching(pieces: str, *answers: str, **more: object) -> Match:
    m = medioevo(at={"thracia": f"0: {pieces}", "lydia": "0: 1 light", "rhodope": "1: caravan1"}, **more)  # type: ignore[arg-type]
    to(m, "activation")
    return play(m, *answers)


@rule("MEU-8.5", "MEU-8.8", "MEU-8.15", "MEU-8.28", "MEU-18.3")
def test_what_does_not_set_out() -> None:
    m = marching("2 light wagon1 caravan1", moves={0: 0})
    assert why(m, "group:lydia") == (
        "MEU-8.8",
        "Your troops there have neither a War Wagon nor a Galley to move with: Lydia.",
    )
    assert why(m, "group:thracia") == ("MEU-8.15", "Your troops there have no move left: Thracia.")
    assert why(m, "carrier:1") == ("MEU-8.5", "A trade transport does not move in this phase: Caravan I, Thracia.")
    assert why(m, "group:saxony") == ("MEU-8.28", "You have no troops there: Saxony.")
    assert why(m, "carrier:10")[0] == "MEU-8.28"
    held = marching("2 light wagon1", effects=((3, 1, "thracia"),))
    assert why(held, "group:thracia", "fr") == ("MEU-18.3", "Un évêque ne laisse partir personne ce tour\xa0: Thrace.")


@rule("MEU-8.8", "MEU-8.9", "MEU-8.15", "MEU-8.27")
def test_what_does_not_go_along() -> None:
    m = marching(
        "5 light 1 archer wagon1 catapult caravan1 galley1",
        "group:thracia",
        stopped={"thracia": "0: 1 archer"},
        moves={1: 0},
    )
    assert why(m, "take:light") == ("MEU-8.8", "No War Wagon or Galley that takes units goes along yet.")
    assert why(m, "carrier:2")[0] == "MEU-8.5"
    assert why(m, "carrier:1") == ("MEU-8.15", "No movement point is left this turn: Catapult, Thracia.")
    assert why(m, "carrier:7") == ("MEU-8.27", "No piece on the map has that number.")
    assert why(m, "carrier:10")[1].startswith("No carrier of yours that stands there")
    play(m, "carrier:0")
    assert why(m, "take:heavy") == ("MEU-8.27", "You have none there: heavy infantry, Thracia.")
    assert why(m, "take:archer")[0] == "MEU-8.15"
    for pieces, by, found in (
        ("4 light wagon1", "carrier:0", "MEU-8.8"),
        ("4 light galley1", "button:by-sea", "MEU-8.9"),
    ):
        m = marching(pieces, "group:thracia", by)
        for _ in range(3):
            m.apply("take:light", 0)
        assert why(m, "take:light", "fr") == (found, "Les transports du groupe prennent 3 pièces, et 3 sont nommées.")


@rule("MEU-8.7", "MEU-8.11", "MEU-8.15", "MEU-8.19", "MEU-8.20", "MEU-2.8", "MEU-8.2")
def test_where_a_group_does_not_go() -> None:
    m = marching("2 light wagon1", "group:thracia", "button:all-land")
    assert why(m, "land:lydia") == ("MEU-8.7", "Lydia is not adjacent to Thracia.")
    assert why(m, "sea:propontis") == ("MEU-8.8", "What moves by land cannot put to sea by itself: Propontis.")
    assert why(m, "land:bulgaria") == (
        "MEU-8.19",
        "You may not pass through it, only enter it and end the move there: Bulgaria.",
    )
    play(m, "land:rhodope")
    lone = marching("wagon1", "group:thracia", "button:all-land")
    assert why(lone, "enter:bulgaria")[0] == "MEU-8.20"
    tired = marching("2 light wagon1", "group:thracia", "button:all-land", "land:rhodope", moves={0: 1})
    assert why(tired, "enter:macedonia") == ("MEU-8.15", "That step costs 1 and the group has 0 left: Macedonia.")
    ship = marching("1 light galley1", "group:thracia", "button:all-sea")
    assert why(ship, "land:rhodope")[0] == "MEU-8.11"
    far = medioevo(at={"syria": "0: 1 light wagon1"}, realms=("mam", "byz", "hun"), area=True)
    to(far, "activation")
    play(far, "group:syria", "button:all-land")
    assert why(far, "land:karelia")[0] == "MEU-2.8"


@rule("MEU-14.1", "MEU-14.3", "MEU-14.8", "MEU-14.9", "MEU-14.10", "MEU-8.12")
def test_what_a_trader_may_not_do() -> None:
    at = {
        "thracia": "0: caravan1[black 1 blue 1]; 1: caravan1",
        "pannonia": "0: caravan1[white 1]",
        "lydia": "0: wagon1",
    }
    m = medioevo(phase=6, at={**at, "bulgaria": "0: caravan1"}, markets={"thracia": "black"}, moves={3: 0})
    to(m, "trade")
    assert why(m, "carrier:10")[1].startswith("It belongs to")
    assert why(m, "carrier:2") == ("MEU-14.1", "It is no trade transport: War Wagon I, Lydia.")
    assert why(m, "carrier:3")[0] == "MEU-8.15"
    assert why(m, "button:cancel-route") == ("MEU-14.20", "You have no trade route.")
    play(m, "carrier:0")
    assert why(m, "button:buy") == ("MEU-14.9", "Its hold of 2 is full: Caravan I, Thracia.")
    assert why(m, "button:sell") == (
        "MEU-14.10",
        "Whatever it carries is produced there or lies there already: Thracia.",
    )
    assert why(m, "shift:black-1")[0] == "MEU-8.12"
    assert why(m, "land:lydia")[0] == "MEU-8.7"
    play(m, "button:done", "carrier:1")
    assert why(m, "carrier:0")[0] != ""
    assert why(m, "button:sell")[0] == "MEU-14.8"
    assert "no pact lets you trade there: Pannonia" in why(m, "button:buy")[1]
    play(m, "button:done")
    assert why(m, "carrier:0") == ("MEU-14.1", "It has made its journey in this phase: Caravan I, Thracia.")


@rule("MEU-14.10", "MEU-14.15", "MEU-14.22")
def test_what_is_not_sold_and_what_is_no_stage() -> None:
    m = medioevo(phase=6, at={"thracia": "0: caravan3[black 1 blue 1 white 2]"}, markets={"thracia": "black"})
    to(m, "trade")
    play(m, "carrier:0", "button:sell", "sell:white")
    assert why(m, "sell:black") == ("MEU-14.10", "A cube of it lies there already: arms, Thracia.")
    assert why(m, "sell:blue") == ("MEU-14.10", "It is produced there: clothes, Thracia.")
    assert why(m, "sell:violet") == ("MEU-14.10", "None is aboard: wine.")
    m = medioevo(phase=6, at={"thracia": "0: caravan1"})
    to(m, "trade")
    play(m, "carrier:0", "button:buy", "number:1")
    assert why(m, "route:5") == ("MEU-14.15", "A route has 4, 6 or 8 stages.")
    play(m, "route:4")
    assert why(m, "land:thracia")[0] == "MEU-14.22"
    assert why(m, "land:lydia") == ("MEU-14.15", "There is no populated area: Lydia.")


@rule("MEU-7.4", "MEU-7.16", "MEU-7.19", "MEU-7.20", "MEU-7.24", "MEU-7.25", "MEU-7.34", "MEU-7.35")
def test_what_is_not_raised_mended_or_bought_back() -> None:
    at = {"thracia": "0: wagon3 1 captain", "lydia": "0: wagon1 1 captain", "pannonia": "1: wagon1"}
    m = medioevo(phase=4, at=at, tech={0: "blue 1 green 2 red 1"}, built={"thracia": "castle"})
    to(m, "buy")
    for answer, found in (
        ("raise:0-2", "MEU-7.19"),
        ("raise:1-2", "MEU-7.20"),
        ("raise:10-2", "MEU-7.19"),
        ("repair:0", "MEU-7.16"),
        ("ransom:heavy-2", "MEU-7.34"),
        ("redeploy:light", "MEU-7.35"),
        ("promote:captain2-captain3-thracia", "MEU-7.24"),
        ("promote:captain-captain2-lydia", "MEU-7.25"),
    ):
        rule_named, fact = why(m, answer)
        assert rule_named == found, answer
        assert "no answer" not in fact
    play(m, "recruit:light")
    assert why(m, "land:pannonia") == ("MEU-7.4", "You do not control Pannonia.")
    found, fact = why(m, "land:lydia", "fr")
    assert (found, fact.endswith("ni zone habitée ni bâtiment militaire\xa0: Lydie.")) == ("MEU-7.25", True)


@rule("MEU-11.5")
def test_where_a_control_token_cannot_lie() -> None:
    at = {"bulgaria": "horde: 1 light"}
    m = medioevo(phase=4, at=at, tech={0: "green 2"}, gears={0: "green 1"}, tokens={"rhodope": 0})
    to(m, "buy")
    play(m, "build:tower-thracia", "gear:green")
    for place, fact in (
        ("bulgaria", "Troops of somebody else, or barbarians, stand there: Bulgaria."),
        ("rhodope", "Your control token lies there already: Rhodope."),
        ("saxony", "Saxony is not adjacent to Thracia."),
        ("thracia", "The building stands there itself, and its tokens lie next to it: Thracia."),
    ):
        assert why(m, f"land:{place}") == ("MEU-11.5", fact)


@rule("MEU-5.14", "MEU-5.15", "MEU-5.17", "MEU-5.18", "MEU-5.20", "MEU-5.26")
def test_what_barbarians_cannot_be_made_to_do() -> None:
    at = {"serbia": "horde: 2 light", "lydia": "horde: 2 light", "bosnia": "1: 1 light; horde: 2 light"}
    m = medioevo(phase=2, at=at, run=Supply(seat=0, points=3))
    assert why(m, "raise:thracia")[0] == "MEU-5.15"
    assert why(m, "march:lydia") == ("MEU-5.20", "That horde stands in your own home realm: Lydia.")
    assert why(m, "march:bosnia")[1].startswith("That horde shares its space with a player's units")
    assert why(m, "march:galicia")[0] == "MEU-5.14"
    play(m, "raise:serbia")
    assert why(m, "unit:captain") == (
        "MEU-5.17",
        "An Archer joins a horde of 2 units, a Captain one of 4; here are 2: Serbia.",
    )
    play(m, "unit:light", "march:serbia")
    assert why(m, "land:saxony") == ("MEU-5.18", "Saxony is not adjacent to Serbia.")
    m = medioevo(phase=2, at={"alfold": "1: 2 light"}, run=Rebellions(seat=1, count=1, placed=[], outside=[]))
    assert why(m, "land:alfold") == (
        "MEU-5.26",
        "It holds 2 military units, and another home territory of yours holds fewer: Alfold.",
    )
    assert why(m, "land:thracia") == ("MEU-5.26", "It is not in your home realm: Thracia.")


@rule("MEU-5.16")
def test_where_none_rises_while_all_fires_are_held() -> None:
    fires = {
        "burgundy": 1,
        "sardinia": 1,
        "tripolitania": 1,
        "nubia": 1,
        "arabian_desert": 1,
        "galatia": 1,
        "finland": 1,
    }
    fires |= {"trebisonda": 2, "shirvan": 2, "bosnia": 2, "moldavia": 2, "carinthia": 2, "prussia": 2, "vyatka": 2}
    at = {"serbia": "1: caravan1"}
    m = medioevo(phase=2, tokens=fires, at=at, run=Supply(seat=0, points=3))
    assert why(m, "raise:iraq") == ("", "")
    for name in ("serbia", "thracia", "galatia"):
        assert why(m, f"raise:{name}")[0] == "MEU-5.16"
    del fires["galatia"]
    m = medioevo(phase=2, tokens=fires, at=at, run=Supply(seat=0, points=3))
    assert why(m, "raise:serbia")[0] == "MEU-5.15"


@rule("MEU-8.14")
def test_who_has_left_a_castle_on_foot_does_not_leave_the_next_one() -> None:
    m = medioevo(
        at={"thracia": "0: 2 light", "rhodope": "0: 1 archer"}, built={"thracia": "castle", "rhodope": "castle"}
    )
    play(
        to(m, "activation"),
        "group:thracia",
        "button:all-land",
        "land:rhodope",
        "button:load",
        "take:archer",
        "button:go",
    )
    assert why(m, "land:thracia") == ("", "")
    m = medioevo(
        at={"thracia": "0: 2 light", "rhodope": "0: 1 archer"}, built={"thracia": "castle", "rhodope": "castle"}
    )
    play(to(m, "activation"), "group:thracia", "button:all-land", "land:rhodope")
    assert why(m, "land:macedonia") == (
        "MEU-8.14",
        "They have left a Castle once this turn and have no carrier now: Rhodope.",
    )


@rule("MEU-9.25", "MEU-12.4")
def test_who_is_not_hit_and_where_nobody_flees() -> None:
    m = medioevo(
        at={"alfold": "1: 3 heavy 1 light; 0: 1 light 2 heavy catapult wagon1"},
        war=((0, 1),),
        run=battle(0, 1, "alfold"),
    )
    to(m, "crew", seat=0)
    play(m, "crew:heavy", "button:done")
    to(m, "hit", (8,), (2, 3, 4), (2, 3, 8), seat=0)
    assert why(m, "hit:heavy-alfold-crew") == (
        "MEU-9.25",
        "Those who serve siege machines are hit last: heavy infantry.",
    )
    assert why(m, "hit:cavalry-alfold")[1] == "None of them is left there to be hit: cavalry."


@rule("MEU-2.7", "MEU-2.12", "MEU-2.13", "MEU-2.14")
def test_where_nothing_stands_at_the_beginning() -> None:
    m = fresh(GAME, 4, {"realms": "choice", "skip_forced": False}, 1, chance=True)
    m.settle()
    m.apply("realm:mam", 0)
    assert why(m, "realm:hre") == ("MEU-2.7", "That realm is linked to none that has been taken.")
    assert why(m, "realm:mam") == ("MEU-2.7", "Another player has that realm.")
    for realm, seat in (("byz", 1), ("hun", 2), ("gol", 3)):
        m.apply(f"realm:{realm}", seat)
    found: dict[tuple[str, str], tuple[str, str]] = {}
    for _ in range(60):
        seat = m.turn[0]
        ask = m.state.ask_of(seat)
        assert ask is not None
        if seat == 2:  # Hungary has no port
            for answer in ("land:thracia", "land:croatia", "piece:wagon3", "piece:ship1"):
                found.setdefault((ask.prompt, answer), why(m, answer))
        if ask.prompt == "first-card":
            break
        m.apply(ask.offered()[0], seat)
    assert found["village", "land:thracia"] == ("MEU-2.12", "It is not in your home realm: Thracia.")
    assert found["village", "land:croatia"] == ("MEU-2.12", "There is no populated area: Croatia.")
    assert found["archer", "land:thracia"] == ("MEU-2.13", "It is not in your home realm: Thracia.")
    assert found["first-transport", "piece:wagon3"] == ("MEU-2.13", "You may place 2 more levels of transports.")
    assert found["first-transport", "piece:ship1"] == ("MEU-2.14", "Your realm has no port for ships.")
    assert found["first-place", "land:thracia"][0] == "MEU-2.13"


@rule("MEU-8.8", "MEU-8.11")
def test_a_caravan_keeps_to_the_land_and_a_ship_to_the_water() -> None:
    m = medioevo(phase=6, at={"thracia": "0: caravan1 ship1"})
    ship = to(m, "trade").copy()
    play(m, "carrier:0")
    assert why(m, "sea:propontis") == ("MEU-8.8", "What moves by land cannot put to sea by itself: Propontis.")
    assert why(m, "land:rhodope") == ("", "")
    play(ship, "carrier:1")
    assert why(ship, "land:rhodope") == ("MEU-8.11", "A ship has no way by water from Thracia: Rhodope.")
    assert why(ship, "sea:propontis") == ("", "")


# -- battles -------------------------------------------------------------------------------------


@rule("MEU-12.1", "MEU-12.4", "MEU-12.6", "MEU-12.9", "MEU-18.3")
def test_why_nobody_flees_surrenders_or_captures() -> None:
    at = {"serbia": "0: 3 heavy 1 captain; 1: 3 heavy; horde: 3 light"}
    players = medioevo(at=at, war=((0, 1),), run=battle(0, 1, "serbia"))
    play(players, "button:destroy", "button:destroy")
    assert why(players, "button:capture") == (
        "MEU-12.9",
        "Whoever wants to capture says so before the battle begins.",
    )
    assert why(players, "button:flee")[0] == "MEU-12.4"
    play(players, "button:fight-on")
    assert why(players, "button:flee") == ("MEU-12.1", "You are not the attacker of this battle.")
    wild = to(medioevo(at=at, run=battle(0, HORDE, "serbia")), "captain")
    assert why(wild, "button:surrender")[0] == "MEU-12.6"
    assert why(wild, "button:capture", "fr")[0] == "MEU-12.9"
    held = to(medioevo(at=at, run=battle(0, HORDE, "serbia"), effects=((3, 1, "serbia"),)), "captain")
    assert why(held, "button:flee")[0] == "MEU-18.3"


@rule("MEU-9.6", "MEU-9.8", "MEU-10.4")
def test_what_a_machine_does_not_aim_at_and_what_captains_do_not_at_sea() -> None:
    at = {"alfold": "0: 3 light catapult trebuchet; 1: 3 heavy"}
    m = to(medioevo(at=at, built={"alfold": "tower"}, war=((0, 1),), run=battle(0, 1, "alfold")), "crew")
    play(m, "crew:light", "button:done", "crew:light")
    m.apply("button:done", 0)
    assert why(m, "aim:military") == ("MEU-9.8", "A Catapult does nothing to buildings.")
    m.apply("aim:units", 0)
    assert why(m, "aim:civil") == ("MEU-9.6", "No such building stands there: Alfold.")
    sea = {"propontis": "0: galley1(2 heavy 1 captain); 1: galley1(3 light)"}
    ships = to(medioevo(at=sea, war=((0, 1),), run=battle(0, 1, "propontis", -1)), "captain")
    assert why(ships, "captain:copy-heavy")[0] == "MEU-10.4"
