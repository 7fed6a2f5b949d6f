"""Trade routes: their stages, what is named in any order, and who sees it (section 14)."""

import pytest

from gonfalon.games.medioevo_universale.rules.sides import the_round
from gonfalon.kernel import views
from gonfalon.kernel.generator import Generator
from gonfalon.match import Match
from tests.medioevo_universale.build import (
    WORLD,
    army_text,
    asked,
    here,
    legal,
    market,
    medioevo,
    play,
    position,
)
from tests.medioevo_universale.cards import fought, to
from tests.support import rule


@rule("MEU-14.18")
def test_stages_are_done_in_any_order_by_passing_through() -> None:
    m = medioevo(
        phase=6,
        at={"rhodope": "0: caravan1[black 1] caravan1"},
        route={0: (0, "bithynia thracia macedonia latium")},
    )
    play(m, "carrier:1", "land:thracia", "button:done")
    assert [stage % 2 for stage in position(m).route[0]] == [0, 0, 0, 0]  # only the road transport counts
    play(m, "carrier:0", "land:thracia")
    assert [stage % 2 for stage in position(m).route[0]] == [0, 1, 0, 0]
    ship = medioevo(phase=6, at={"propontis": "0: ship1"}, route={0: (0, "thracia bithynia macedonia latium")})
    play(ship, "carrier:0", "sea:aegean_north")
    assert [stage % 2 for stage in position(ship).route[0]] == [0, 0, 0, 0]
    play(ship, "land:thracia")
    assert [stage % 2 for stage in position(ship).route[0]] == [1, 0, 0, 0]  # it must dock


@rule("MEU-14.19")
def test_a_destination_reached_too_early_completes_nothing() -> None:
    m = medioevo(phase=6, at={"antioch": "0: caravan1[green 1]"}, route={0: (0, "crimea* saraj* trebisonda antioch")})
    play(m, "carrier:0", "button:sell", "sell:green")
    assert position(m).honour[0] == 10
    assert position(m).route[0] == []  # a sale before all stages are done cancels it (MEU-14.20)


@rule("MEU-14.20")
def test_another_transport_may_sell_and_the_owner_may_break_off() -> None:
    at = {"antioch": "0: caravan1[green 1] caravan1[green 1]"}
    m = medioevo(phase=6, at=at, route={0: (0, "crimea* saraj* trebisonda latium")})
    play(m, "carrier:1", "button:sell", "sell:green", "button:done", "button:done")
    assert len(position(m).route[0]) == 4
    play(m, "button:cancel-route")
    assert position(m).route[0] == []
    assert position(m).road[0] == -1
    lost = medioevo(phase=6, at=at, route={0: (0, "crimea* saraj* trebisonda latium")})
    play(lost, "free:remove", "carrier:0", "button:done")
    assert position(lost).route[0] == []


@rule("MEU-14.20", "MEU-14.17", "MEU-28.68")
@pytest.mark.parametrize("first", [(0, 1, 2), (2, 0, 1)])
def test_a_route_is_given_up_on_the_way_and_another_begun_with_the_next_purchase(first: tuple[int, ...]) -> None:
    seat, home = first[0], ("thracia", "pannonia", "don")[first[0]]
    route = {seat: (10 * seat, "crimea* saraj trebisonda antioch")}
    m = medioevo(phase=6, order=first, at={home: f"{seat}: caravan2"}, route=route)
    play(m, f"carrier:{10 * seat}", "button:cancel-route")
    assert asked(m) == (seat, "journey")
    assert (position(m).route[seat], position(m).road[seat], position(m).moves[10 * seat]) == ([], -1, 7)
    refused = m.why_not("button:cancel-route", seat)
    assert refused is not None
    assert (refused[0], refused[1].startswith("You have no trade route.")) == ("MEU-14.20", True)
    play(m, "button:buy", "number:1")
    assert legal(m, "route") == ["4", "6", "8"]


@rule("MEU-14.22", "MEU-14.15")
def test_a_route_goes_through_areas_of_anybody_but_not_through_its_origin() -> None:
    m = medioevo(phase=6, at={"thracia": "0: caravan2[black 1]"})
    play(m, "carrier:0", "button:buy", "number:1")
    assert legal(m, "route") == ["4", "6", "8"]
    play(m, "route:4")
    assert "land:thracia" not in legal(m)
    assert {"land:pannonia", "land:saraj"} <= set(legal(m))
    play(m, "land:macedonia", "land:bithynia", "land:bulgaria")
    assert "land:thracia" not in legal(m)
    play(m, "land:pannonia")
    assert len(position(m).route[0]) == 4
    done = medioevo(
        phase=6, at={"antioch": "0: caravan1[black 1]"}, route={0: (0, "crimea* saraj* trebisonda* antioch")}
    )
    play(done, "carrier:0", "button:sell", "sell:black", "number:2")
    assert position(done).honour[0] == 12  # whatever goods, wherever bought


@rule("MEU-14.24", "MEU-2.4")
def test_the_money_of_a_sale_is_paid_before_its_honour_ends_the_game() -> None:
    m = medioevo(
        phase=6,
        at={"antioch": "0: caravan1[green 1]"},
        route={0: (0, "crimea* saraj* trebisonda* antioch")},
        honour={0: 29},
        honour_limit=30,
    )
    play(m, "carrier:0", "button:sell", "sell:green", "number:2")
    assert position(m).florins[0] == 1100
    assert market(m, "antioch") == []  # no cube is left any more
    assert m.state.step_name() == "WholeGame.last_level"


def _answers(match: Match) -> tuple[list[str], list[str]]:
    """What is listed, and what people may name besides."""
    ask = match.state.ask_of(match.turn[0])
    assert ask is not None
    return ask.values, ask.more


@rule("MEU-14.15")
def test_people_name_the_stages_of_a_route_in_any_order_and_see_those_they_have_named() -> None:
    def opening(*stages: str) -> Match:
        m = medioevo(phase=6, at={"thracia": "0: caravan2[black 1]"})
        return play(m, "carrier:0", "button:buy", "number:1", "route:4", *[f"land:{name}" for name in stages])

    areas = [WORLD.names[t] for t in WORLD.areas if WORLD.names[t] != "thracia"]
    one, two, three = areas[3], areas[10], areas[15]
    m = opening(two)
    assert _answers(m)[0] == [f"land:{name}" for name in areas[11:-1]]  # what is listed is listed in one order
    assert _answers(m)[1] == [f"land:{name}" for name in (*areas[:10], areas[-1])]
    for lang, told in (("en", "So far: "), ("fr", "Jusqu\u2019ici\u00a0: ")):
        decision = m.decision(0, lang)
        assert decision is not None
        assert told + m.words(lang).name(f"land:{two}") in decision["prompt"]
        assert f"land:{one}" in [option["answer"] for option in decision["options"]]
    assert 'id="route-begun"' in str(m.svg(0))
    orders = (one, two, three), (three, one, two), (two, three, one)
    routes = [position(opening(*names, areas[5])).route[0] for names in orders]
    assert routes[0] == routes[1] == routes[2] == [WORLD.index[name] * 2 for name in (one, two, three, areas[5])]
    assert [stage // 2 for stage in position(opening(*areas[:-4:-1], areas[0])).route[0]] == [
        WORLD.index[name] for name in (*areas[-3:], areas[0])
    ]  # from the end of the list
    named = opening(one, two).why_not(f"land:{one}", 0)
    assert "stage of the route already" in str(named)


@rule("MEU-14.10")
def test_goods_to_sell_are_named_in_any_order() -> None:
    m = medioevo(phase=6, at={"antioch": "0: caravan3[black 1 green 2]"})
    play(m, "carrier:0", "button:sell", "sell:green")
    assert _answers(m) == (["sell:green", "button:done"], ["sell:black"])
    play(m, "sell:black", "sell:green")
    assert position(m).cargo[0] == 0
    assert position(m).florins[0] == 1300


@rule("MEU-8.27")
def test_units_go_along_in_any_order() -> None:
    m = medioevo(at={"thracia": "0: 2 light 2 heavy wagon3"})
    play(m, "group:thracia", "carrier:0", "take:heavy")
    assert _answers(m) == (["take:heavy", "button:go"], ["take:light"])
    play(m, "take:light", "button:go", "enter:bulgaria", "button:enter")
    assert here(m, "bulgaria", 0) == "1 light 1 heavy wagon3"


def _told(match: Match, lang: str = "en") -> list[str]:
    return [str(line["text"]) for line in match.log(0, lang)]


@rule("MEU-14.20", "MEU-14.19")
def test_who_sells_on_the_way_is_told_that_the_route_is_given_up() -> None:
    at = {"antioch": "0: caravan1[green 1]"}

    def label(match: Match, lang: str) -> str:
        decision = match.decision(0, lang)
        assert decision is not None
        return str(next(option["label"] for option in decision["options"] if option["answer"] == "button:sell"))

    on_the_way = medioevo(phase=6, at=at, route={0: (0, "crimea* saraj* trebisonda antioch")})
    there = medioevo(phase=6, at=at, route={0: (0, "crimea* saraj* trebisonda* antioch")})
    free = medioevo(phase=6, at=at)
    for m in (on_the_way, there, free):
        play(m, "carrier:0")
    assert [label(m, "en") for m in (on_the_way, there, free)] == [
        "Sell goods (gives up the trade route)",
        "Sell goods (completes the trade route)",
        "Sell goods",
    ]
    assert label(on_the_way, "fr") == "Vendre des marchandises (abandonne la route commerciale)"
    for m, answers in ((on_the_way, ()), (there, ("number:1",)), (free, ())):
        play(m, "button:sell", "sell:green", *answers)
    gives_up = ["gives up the trade route" in " ".join(_told(m)) for m in (on_the_way, there, free)]
    assert gives_up == [True, False, False]
    lost = medioevo(phase=6, at=at, route={0: (0, "crimea* saraj* trebisonda antioch")})
    play(lost, "free:remove", "carrier:0", "button:done")
    assert any("is lost" in line for line in _told(lost))


@rule("MEU-14.19", "MEU-14.15")
def test_lengths_of_a_route_name_their_reward_and_pieces_their_number() -> None:
    m = medioevo(phase=6, at={"thracia": "0: caravan2[black 1]"})

    def label(answer: str, lang: str = "en") -> str:
        decision = m.decision(0, lang)
        assert decision is not None
        return str(next(option["label"] for option in decision["options"] if option["answer"] == answer))

    assert label("carrier:0") == "Caravan II, no. 1 in Thracia"
    assert "II, nº 1" in label("carrier:0", "fr")
    play(m, "carrier:0", "button:buy", "number:1")
    reward = "trade points, each 1 honour or 50 florins more per cube"
    assert [label(f"route:{n}") for n in (4, 8)] == [f"4 stages: 2 {reward}", f"8 stages: 6 {reward}"]
    assert label("button:no-route") == "No trade route"


@rule("MEU-14.15", "MEU-14.17", "MEU-14.23")
def test_nobody_else_sees_the_stages_of_a_route_before_it_is_opened() -> None:
    areas = [WORLD.names[t] for t in WORLD.areas if WORLD.names[t] != "thracia"]

    def drafted(length: int, *stages: str) -> Match:
        m = medioevo(phase=6, at={"thracia": "0: caravan2[black 1]"})
        return play(m, "carrier:0", "button:buy", "number:1", f"route:{length}", *[f"land:{name}" for name in stages])

    drafts = [drafted(4), drafted(8), drafted(4, areas[3]), drafted(4, *areas[5:8]), drafted(6, areas[9], areas[2])]
    for viewer in (1, None):
        shown = [[views.visible(m.state, viewer), m.waiting(), m.waiting("fr"), m.text(viewer)] for m in drafts]
        assert all(one == shown[0] for one in shown)
        assert not any('id="route-begun"' in str(m.svg(viewer)) for m in drafts)
    assert views.visible(drafts[3].state, 0)["frames"][-1]["stages"] == [WORLD.index[name] for name in areas[5:8]]
    guess = views.determinize(drafts[3].state, 1, Generator(3))
    assert guess.turn() == (0,)
    assert (guess.frames[-1].stages, guess.frames[-1].length in (4, 6, 8)) == ([], True)
    done = drafted(4, *areas[5:8], areas[1])
    assert [stop // 2 for stop in views.visible(done.state, 1)["route"][0]] == [
        WORLD.index[a] for a in (*areas[5:8], areas[1])
    ]


@rule("MEU-18.31", "MEU-14.23")
def test_nobody_else_sees_where_tokens_will_lie_before_all_are_laid_anew() -> None:
    def laying(*stages: str) -> Match:
        m = medioevo(
            phase=6,
            at={"thracia": "0: caravan2[black 1]"},
            cards={0: (31,)},
            route={0: (0, "crimea* saraj trebisonda antioch")},
        )
        return play(to(m, "trade"), "card:31", *[f"land:{name}" for name in stages])

    drafts = [laying(), laying("saraj"), laying("macedonia", "saraj")]
    for viewer in (1, None):
        shown = [[views.visible(m.state, viewer), m.waiting(), m.waiting("fr"), m.text(viewer)] for m in drafts]
        assert all(one == shown[0] for one in shown)
    assert "Saraj" in str((drafts[1].decision(0) or {})["prompt"])


def _says(match: Match, *answers: str) -> Match:
    """Give answers one by one: what could be left out is not given."""
    for answer in answers:
        match.apply(answer, match.turn[0])
    return match


@rule("MEU-14.10", "MEU-14.15")
def test_who_names_the_last_of_the_list_first_is_asked_for_the_others_too() -> None:
    m = medioevo(phase=6, at={"antioch": "0: caravan3[black 1 green 1]"})
    _says(m, "carrier:0", "button:sell", "sell:green")
    assert _answers(m) == (["button:done"], ["sell:black"])
    play(_says(m, "sell:black"), "button:done")
    assert (position(m).cargo[0], position(m).florins[0]) == (0, 1200)
    areas = [WORLD.names[t] for t in WORLD.areas if WORLD.names[t] != "thracia"]
    route = medioevo(phase=6, at={"thracia": "0: caravan2[black 1]"})
    play(route, "carrier:0", "button:buy", "number:1", "route:4", f"land:{areas[2]}")
    _says(route, f"land:{areas[-2]}")
    assert _answers(route)[0] == [f"land:{areas[-1]}"]
    _says(route, f"land:{areas[0]}")
    assert asked(route) == (0, "route-destination")


@rule("MEU-8.27", "MEU-8.24", "MEU-9.6")
def test_who_takes_the_last_of_his_pieces_first_is_asked_for_the_others_too() -> None:
    m = medioevo(at={"thracia": "0: 1 light 1 heavy wagon3 wagon3"})
    play(m, "group:thracia", "carrier:1")
    assert _answers(m)[1] == ["carrier:0"]
    _says(m, "carrier:0", "take:heavy")
    assert _answers(m) == (["button:go"], ["take:light"])
    play(_says(m, "take:light"), "button:go", "enter:bulgaria", "button:enter")
    assert here(m, "bulgaria", 0) == "1 light 1 heavy wagon3 wagon3"
    sailing = medioevo(at={"propontis": "0: galley1(1 light) galley1(1 heavy)"})
    _says(sailing, "group:propontis", "carrier:1")
    assert _answers(sailing) == (["button:go"], ["carrier:0"])
    siege = to(fought("2 light 2 heavy catapult", "3 light"), "crew")
    play(siege, "crew:heavy")
    assert _answers(siege) == (["button:done", "crew:heavy"], ["crew:light"])
    play(siege, "crew:light")
    assert army_text(the_round(position(siege)).crew[0]) == "1 light 1 heavy"
