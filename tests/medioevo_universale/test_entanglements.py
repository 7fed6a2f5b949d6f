"""What happens when one thing comes in the midst of another: Cartography, truces, newcomers, limits."""

from gonfalon.games.medioevo_universale.rules.sides import Engagement
from gonfalon.match import Match
from tests.medioevo_universale.build import HORDE, WORLD, asked, battle, here, holder, legal, medioevo, play, position
from tests.medioevo_universale.cards import PLAIN, to
from tests.support import rule


def on(match: Match, *rolls: tuple[int, ...], stop: tuple[str, ...] = ()) -> Match:
    """Plain answers, with these dice, until one of these questions is put."""
    left = list(rolls)
    for _ in range(200):
        who, what = asked(match)
        if what in stop and not left:
            return match
        if who == -1:
            if not left:
                return match
            play(match, left.pop(0))
            continue
        values = legal(match)
        plain = PLAIN.get(what, "")
        play(match, plain if plain in values else "button:pass" if "button:pass" in values else values[0])
    return match


def march(match: Match, start: str, goal: str) -> Match:
    return play(match, f"group:{start}", "button:all-land", f"enter:{goal}", "button:enter")


def step(match: Match, piece: str, goal: str) -> Match:
    """One step by Cartography."""
    play(match, "tech:cartography", piece)
    for _ in range(12):
        pick = [answer for answer in legal(match) if answer in (goal, "button:enter")]
        if not pick:
            return match
        play(match, pick[0])
    return match


@rule("MEU-28.12", "MEU-EX-73")
def test_cartography_right_after_his_battle() -> None:
    match = medioevo(at={"macedonia": "0: 3 heavy wagon1"}, tech={0: "blue 4"}, points={0: "blue 2"})
    on(march(to(match, "activation"), "macedonia", "serbia"), (4, 6, 8), stop=("own-turn",))
    assert asked(match) == (0, "own-turn")
    play(match, "tech:cartography")
    play(match, "carrier:0", "take:heavy")
    on(match, stop=("walk",))
    play(match, "enter:bosnia")
    on(match, stop=("entered",))
    on(match, stop=("battle-opens", "own-turn"))
    assert here(match, "bosnia", HORDE)  # neutral land again: another horde


@rule("MEU-16.5", "MEU-28.12")
def test_cartography_on_a_journey() -> None:
    match = medioevo(
        phase=6, at={"thracia": "0: caravan1[black 1]"}, moves={0: 1}, tech={0: "blue 4"}, points={0: "blue 2"}
    )
    play(to(match, "trade"), "carrier:0")
    assert asked(match) == (0, "journey")
    far = len(legal(match, "land"))
    play(match, "tech:cartography", "carrier:0")
    assert len(legal(match, "land")) >= far
    play(match, "land:rhodope")
    on(match, stop=("journey", "trade"))
    assert (here(match, "rhodope", 0), position(match).moves[0]) == ("caravan1[black 1]", 1)
    assert asked(match) == (0, "journey")  # and it may go on


@rule("MEU-19.5")
def test_no_conquest_from_a_partner_in_armistice() -> None:
    match = medioevo(
        at={"serbia": "0: 6 heavy wagon2", "temes": "2: 1 light"},
        tokens={"serbia": 0},
        armistice=((0, 1),),
        war=((0, 2),),
        pacts=("1>2 passage",),
    )
    assert holder(match, "temes") == 1
    on(march(match, "serbia", "temes"), (4, 6, 8), (1, 2, 3), stop=("activation",))
    assert position(match).conquests[0] == 0
    assert holder(match, "temes") == -1


@rule("MEU-7.36", "MEU-7.26")
def test_prisoners_home_in_the_phase_start_of_phase_4_count() -> None:
    match = medioevo(phase=3, prisoners={(1, 0): "3 light"}, florins={0: 5000})
    for seat in (0, 1, 2):
        match.apply("tax:10", seat)
    play(to(match, "phase-start"), "free:offer", "seat:1", "form:prisoners", "button:send", "button:accept")
    play(match, *["land:thracia"] * 3)
    assert not legal(to(match, "buy"), "recruit")


@rule("MEU-7.36", "MEU-7.26")
def test_last_turn_s_recruits_do_not_bar_them() -> None:
    match = medioevo(phase=3, prisoners={(1, 0): "1 light"}, florins={0: 5000})
    position(match).recruited[0] = 3  # recruited in phase 4 of the turn before
    for seat in (0, 1, 2):
        match.apply("tax:10", seat)
    play(to(match, "phase-start"), "free:offer", "seat:1", "form:prisoners", "button:send", "button:accept")
    assert asked(match) == (0, "homecoming")
    assert legal(match, "land")


@rule("MEU-7.21", "MEU-18.16")
def test_a_level_lost_to_card_16_needs_a_property_token() -> None:
    at = {"alfold": "0: 3 light; 1: 3 light wagon2", "pannonia": "1: " + "wagon1 " * 8 + "caravan2"}
    match = medioevo(at=at, war=((0, 1),), cards={0: (16,)}, run=battle(0, 1, "alfold"))
    play(to(match, "battle-opens"), "card:16")
    play(match, (1,))
    assert (here(match, "alfold", 1), here(match, "pannonia", 1).count("wagon1")) == ("3 light", 8)  # it is removed
    at["pannonia"] = "1: " + "wagon1 " * 7
    free = medioevo(at=at, war=((0, 1),), cards={0: (16,)}, run=battle(0, 1, "alfold"))
    play(play(to(free, "battle-opens"), "card:16"), (1,))
    assert here(free, "alfold", 1) == "3 light wagon1"


@rule("MEU-8.16", "MEU-16.5")
def test_a_newcomer_meets_resistance_although_the_mover_goes_on_by_edict() -> None:
    match = medioevo(
        at={"macedonia": "0: 3 light wagon1", "temes": "1: 1 light"},
        tech={0: "orange 1", 1: "blue 4"},
        points={0: "orange 1", 1: "blue 2"},
    )
    march(to(match, "activation"), "macedonia", "serbia")
    to(match, "entered", seat=1)
    step(match, "one:light-temes", "enter:serbia")
    to(match, "entered", seat=0)
    play(match, "tech:edict")
    play(to(match, "walk"), "land:macedonia")
    on(match, stop=("activation", "capture"))
    assert here(match, "serbia", HORDE) or holder(match, "serbia") != 1


@rule("MEU-28.7")
def test_no_second_battle_while_one_is_running() -> None:
    match = medioevo(
        at={"serbia": "0: 3 heavy wagon2", "temes": "1: 6 light", "thracia": "0: 1 light wagon1"},
        tokens={"serbia": 0},
        tech={0: "blue 4"},
        points={0: "blue 2"},
        war=((0, 1),),
    )
    march(to(match, "activation"), "serbia", "temes")
    play(to(match, "flee"), "button:flee", "land:serbia", "button:stop")
    on(match, (1, 2, 7), (1, 2, 3), stop=("leave",))
    play(match, "button:leave")
    assert asked(match) == (0, "before-step")
    play(match, "tech:cartography", "carrier:1", "take:light")
    play(match, "enter:bulgaria", "button:pass")
    to(match, "entered", seat=0)
    running = [frame for frame in match.state.frames if isinstance(frame, Engagement)]
    assert (running, here(match, "bulgaria", 0)) == ([], "1 light wagon1")  # the first battle is over
    on(match, stop=("battle-opens",))
    assert here(match, "bulgaria", HORDE)  # neutral land resists


@rule("MEU-16.5", "MEU-5.22")
def test_a_newcomer_fights_a_horde_after_the_battle_that_is_about_to_be_fought() -> None:
    match = medioevo(
        at={"serbia": "horde: 3 light", "temes": "1: 3 light", "alfold": "2: 1 light"},
        tech={0: "orange 3", 2: "blue 4"},
        points={0: "orange 1", 2: "blue 2"},
        pacts=("1>2 passage",),
    )
    play(to(match, "activation", seat=0), "tech:nation", "send:light-serbia-temes")
    step(to(match, "entered", seat=2), "one:light-alfold", "enter:temes")
    for _ in range(20):
        running = [f for f in match.state.frames if isinstance(f, Engagement)]
        if running:
            break
        play(match, "button:pass" if "button:pass" in legal(match) else legal(match)[0])
    assert running[0].owners == [HORDE, 1]


@rule("MEU-19.5", "MEU-13.13")
def test_land_entered_under_an_armistice_stays_contested_when_its_owner_s_troops_leave() -> None:
    match = medioevo(
        at={"serbia": "0: 3 heavy wagon1", "temes": "1: 1 light wagon1"}, tokens={"serbia": 0}, armistice=((0, 1),)
    )
    march(match, "serbia", "temes")
    march(to(match, "activation", seat=1), "temes", "alfold")
    assert holder(match, "temes") == -1


@rule("MEU-13.4", "MEU-13.2")
def test_a_peaceful_player_s_caravan_is_no_spoil() -> None:
    match = medioevo(
        at={"wallachia": "2: 1 light wagon1", "temes": "1: caravan1[black 1]", "serbia": "0: 6 heavy wagon2"},
        tokens={"wallachia": 2, "serbia": 0},
        armistice=((1, 2),),
        war=((0, 2),),
        order=(2, 0, 1),
    )
    march(match, "wallachia", "temes")
    to(match, "activation", seat=0)
    march(match, "serbia", "temes")
    on(match, (4, 6, 8), (1, 2, 3), stop=("asset", "activation"))
    assert here(match, "temes", 2) in ("", "wagon1")
    taken = []
    while asked(match)[1] == "asset":
        taken.append(match.state.frames[-1].about(match.state)["asset"])
        play(match, "button:plunder")
    assert taken == ["piece:wagon1"]
    assert position(match).relation[1] == 0


@rule("MEU-25.4", "MEU-11.9")
def test_tokens_of_a_captured_building_return_though_the_limit_ends_the_game() -> None:
    match = medioevo(
        at={"serbia": "0: 6 heavy wagon2"},
        tokens={"serbia": 0, "bosnia": 1},
        built={"slavonia": "tower"},
        war=((0, 1),),
        honour={0: 28},
        honour_limit=30,
    )
    on(march(match, "serbia", "slavonia"), stop=("rebellion-site",))
    assert position(match).honour[0] >= 30
    assert position(match).token[WORLD.index["bosnia"]] == -1


@rule("MEU-21.8")
def test_barbarians_whom_a_newcomer_has_left_alone_plunder_at_once() -> None:
    match = medioevo(
        at={"macedonia": "0: 3 light wagon1", "temes": "1: 1 light caravan1; horde: 1 light"},
        tech={1: "blue 4"},
        points={1: "blue 2"},
    )
    march(to(match, "activation"), "macedonia", "serbia")
    step(to(match, "entered", seat=1), "one:light-temes", "enter:serbia")
    on(match, stop=("battle-opens", "plunder"))
    assert here(match, "temes", 1) == ""


@rule("MEU-24.8", "MEU-7.35")
def test_a_surrendered_unit_without_a_site_is_not_lost() -> None:
    match = medioevo(phase=4, waiting={0: "1 heavy"}, deployment=True)
    s = position(match)
    s.deployment = 1
    s._request = None
    play(to(match, "buy"), "redeploy:heavy")
    for name in ("thracia", "macedonia", "bithynia"):  # before his turn to place comes others have moved in
        s.army[WORLD.index[name] * 7 + 1] += 1
        s.refresh(WORLD.index[name])
    play(match, "button:done")
    while s.phase == 4:
        play(match, "button:done" if "button:done" in legal(match) else "button:pass")
    assert s.waiting[0]
