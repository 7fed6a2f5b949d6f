"""Questions outside the windows: setup, events, attacks, captains, dice (section 28D), and sacrifices (MEU-28.35)."""

from gonfalon.games.medioevo_universale import GAME
from gonfalon.games.medioevo_universale.rules.events import Strike
from gonfalon.match import fresh
from tests.medioevo_universale.build import HORDE, WORLD, asked, battle, here, legal, medioevo, passes, play, position
from tests.medioevo_universale.cards import fought, to
from tests.support import rule


@rule("MEU-28.35", "MEU-9.14")
def test_each_side_is_asked_for_sacrifices_before_its_own_roll() -> None:
    m = fought("2 light 1 heavy", "2 archer 1 cavalry")
    to(m, "sacrifice", (8, 8))
    assert (asked(m)[0], legal(m, "sacrifice")) == (0, ["0", "1", "2"])
    play(m, "sacrifice:1")
    assert m.state.step_name() == "Melee.roll"
    assert here(m, "alfold", 0) == "1 light 1 heavy"
    blocked = fought("2 light 1 heavy", "2 light")
    to(blocked, "reroll", (1, 2, 3), never="sacrifice:1")


@rule("MEU-28.46", "MEU-2.12", "MEU-2.13", "MEU-2.14")
def test_every_player_places_village_archer_and_transports() -> None:
    m = fresh(GAME, 3, {}, 4)
    seen: dict[str, set[int]] = {}
    for _ in range(200):
        if position(m).phase == 2:
            break
        for seat in m.turn:
            ask = m.state.ask_of(seat)
            if ask is not None:
                seen.setdefault(ask.prompt, set()).add(seat)
        m.apply(m.legal(m.turn[0])[0], m.turn[0])
    everybody = {prompt for prompt, seats in seen.items() if seats == {0, 1, 2}}
    assert {"village", "archer", "first-transport"} <= everybody
    state = position(m)
    for seat in range(3):
        assert len([t for t in state.territories(seat) if state.civil(t)]) == 1
        assert state.troops(seat) >= 1
        assert state.carriers(seat)


@rule("MEU-28.47", "MEU-2.16", "MEU-2.17")
def test_the_first_cards_and_tokens_are_chosen_in_secret() -> None:
    m = fresh(GAME, 3, {}, 4)
    together: set[str] = set()
    for _ in range(200):
        if position(m).phase == 2:
            break
        if len(m.turn) == 3:
            ask = m.state.ask_of(m.turn[0])
            assert ask is not None
            together.add(ask.prompt)
        m.apply(m.legal(m.turn[0])[0], m.turn[0])
    assert {"first-card", "first-gear"} <= together
    state = position(m)
    assert [len(state.cards(seat)) for seat in range(3)] == [1, 1, 1]
    assert [sum(state.gears[seat * 6 : seat * 6 + 6]) for seat in range(3)] == [1, 1, 1]


@rule("MEU-28.51", "MEU-5.9", "MEU-5.10", "MEU-5.11", "MEU-5.12")
def test_whoever_is_hit_by_an_event_chooses_what_suffers() -> None:
    at = {"thracia": "0: 1 light 1 heavy wagon1 caravan1[black 1] caravan1[orange 1]"}
    for icon, prompt in ((0, "harm-movement"), (1, "hit"), (2, "harm-buildings"), (3, "harm-goods")):
        run = Strike(icon=icon, red=[WORLD.index["thracia"]], waiting=[0, 1, 2], dice=[])
        m = medioevo(at=at, built={"thracia": "village tower"}, run=run)
        play(m, (1,))
        assert asked(m) == (0, prompt)
        assert len(legal(m)) >= 2


@rule("MEU-28.59", "MEU-8.21", "MEU-12.15")
def test_an_undeclared_attack_is_confirmed_and_the_first_opponent_chosen() -> None:
    at = {"wallachia": "0: 2 light wagon1", "temes": "1: 1 light"}
    m = medioevo(at=at, honour={0: 20})
    play(m, "group:wallachia", "button:all-land", "enter:temes", "button:enter")
    assert (asked(m), legal(m)) == ((0, "undeclared-attack"), ["button:attack", "button:back"])
    play(m, "button:back")
    assert position(m).honour[0] == 20
    assert here(m, "wallachia", 0) == "2 light wagon1"
    both = {"wallachia": "0: 2 light wagon1", "temes": "1: 1 light; 2: 1 light"}
    m = medioevo(at=both, war=((0, 1), (0, 2)), pacts=("1>2 passage",))
    play(m, "group:wallachia", "button:all-land", "enter:temes", "button:enter")
    assert (asked(m), legal(m)) == ((0, "whom-to-fight"), ["seat:1", "seat:2"])


@rule("MEU-28.61", "MEU-9.10", "MEU-9.11")
def test_the_side_with_captain_actions_names_each_of_them() -> None:
    m = fought("1 captain2 1 light", "1 heavy 1 cavalry")
    to(m, "captain")
    assert asked(m)[0] == 0
    assert "captain:copy-archer" in legal(m)
    play(m, "captain:copy-archer")
    to(m, "captain", (8,))
    assert {"captain:copy-heavy", "captain:cancel-cavalry", "button:done"} <= set(legal(m))
    play(m, "captain:cancel-cavalry")
    assert asked(m)[1] != "captain"  # two actions, no more
    equal = fought("1 captain 1 light", "1 heavy 1 captain")
    to(equal, "reroll", (1, 2, 3), never="captain:copy-heavy")


@rule("MEU-28.62", "MEU-9.15")
def test_dice_to_be_rolled_again_are_named_together() -> None:
    m = fought("2 light", "2 light")
    to(m, "reroll", (4, 1, 1))
    assert (asked(m)[0], len(legal(m))) == (0, 8)
    play(m, "reroll:d6-d8", (6, 8))
    assert asked(m) != (0, "reroll")  # once
    horde = medioevo(at={"serbia": "0: 2 light; horde: 2 light"}, run=battle(0, HORDE, "serbia"))
    to(horde, "reroll", (4, 1, 1))
    play(horde, "reroll:none")
    assert asked(horde)[1] != "reroll"  # barbarians use the dice of the War Circle


@rule("MEU-28.63", "MEU-9.22")
def test_every_point_of_superiority_is_used_as_the_winner_likes() -> None:
    m = fought("9 heavy", "9 heavy")
    to(m, "superiority", (4, 4, 4), (1, 2, 3))
    assert (asked(m)[0], legal(m)) == (0, ["button:more-damage", "button:fewer-losses"])
    play(m, "button:fewer-losses", "button:more-damage", "button:more-damage")
    passes(m)
    assert asked(m)[1] != "superiority"  # 64 against 1: three points


@rule("MEU-EX-53", "MEU-16.6", "MEU-3.8", "MEU-28.6")
def test_a_second_point_of_a_card_is_lost_with_the_phase() -> None:
    m = medioevo(
        phase=6,
        at={"latium": "0: 1 light caravan1[black 1]"},
        built={"latium": "town"},
        tech={0: "yellow 1"},
        cards={0: (9,)},
    )
    play(m, "carrier:0", "button:sell", "sell:black", "button:done", "tech:commerce", "card:9")
    state = position(m)
    assert state.florins[0] == 1150
    assert (state.tp[1], state.tp[3]) == (0, 1)
    to(m, "bid")
    assert state.tp == [0] * 18


@rule("MEU-9.11", "MEU-28.61")
def test_a_captain_is_asked_by_the_name_of_the_place() -> None:
    m = medioevo(at={"alfold": "0: 2 heavy 1 captain; 1: 2 archer"}, war=((0, 1),), run=battle(0, 1, "alfold"))
    for dice in ((), ((8, 8),)):  # before the archers, and before the melee
        to(m, "captain", *dice)
        for lang, name in (("en", "Alfold"), ("fr", "Alföld")):
            asked_of = m.decision(0, lang)
            assert asked_of is not None
            assert name in asked_of["prompt"]
        play(m, "button:done")
