"""Every number of an observation has a name that says what it tells, and the same numbers can be read as things."""

from typing import Any

import numpy as np
import pytest

import gonfalon
from gonfalon import registry, training
from gonfalon.kernel.observing import Names, Page
from gonfalon.kernel.state import State
from tests.kernel.games.every import GAMES
from tests.training.test_games import TABLES, played


def changed(name: str, seats: int, seat: int, change: Any) -> list[str]:
    """The names of the numbers that this seat sees change."""
    state: State = gonfalon.new(name, seats, seed=2).state
    observe = training.observer(registry.find(name))
    before = observe(state, seat)
    change(state)
    told = training.names(name, seats)
    return [told[place] for place in np.flatnonzero(observe(state, seat) != before)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_there_is_one_name_for_every_number_and_none_twice(name: str, seats: int) -> None:
    told = training.names(name, seats)
    match = played(name, seats, 40, seed=seats)
    observer = training.observer(registry.find(name))
    assert len(told) == len(set(told)) == len(observer(match.state, 0))
    assert all(len(one.split("/")) == 3 and all(one.split("/")) for one in told)
    for seat in range(seats):
        page = Names()
        observer.tell(match.state, seat, page)
        assert page.names == told
        assert (np.array(page.dense(), np.float32) == observer(match.state, seat)).all()


def put(field: str, place: int, value: Any) -> Any:
    def change(state: Any) -> None:
        getattr(state, field)[place] = value

    return change


def test_a_fact_of_byzantium_changes_the_number_with_its_name() -> None:
    from gonfalon.games.byzantium.content import CITY_IDS

    ankara = CITY_IDS.index("ankara")
    assert changed("byzantium", 3, 0, put("tokens", ankara, 7)) == ["city/ankara/tokens"]
    assert changed("byzantium", 3, 0, put("owner", ankara, 2)) == ["city/ankara/owned by 2"]
    assert changed("byzantium", 3, 2, put("owner", ankara, 2)) == ["city/ankara/owned by 0"]
    assert changed("byzantium", 3, 1, put("treasury", 2 * 2 + 1, 33)) == ["player/1/arab treasury"]
    assert changed("byzantium", 3, 0, put("pawn", 1 * 2, ankara))[0] == "player/1/byzantine pawn at ankara"
    assert changed("byzantium", 3, 0, put("spaces", 0, 1))[0].startswith("space/")


def test_a_fact_of_medievalia_changes_the_number_with_its_name() -> None:
    from gonfalon.games.medievalia.content import KIND, KINDS

    knight = KIND.index(KINDS.index("knight"))
    assert changed("medievalia", 2, 0, put("damage", knight, 2)) == [f"card/knight-{knight}/damage"]
    assert changed("medievalia", 2, 1, put("siege", 0, 2)) == ["player/1/sieged"]
    assert changed("medievalia", 2, 1, put("pile_left", 1, 3)) == ["pile/1/cards"]


def test_a_fact_of_struggle_for_rome_changes_the_number_with_its_name() -> None:
    land = registry.find("struggle-for-rome").begin(3, {}).land()  # type: ignore[attr-defined]
    city = land.cities[0]
    assert changed("struggle-for-rome", 3, 1, put("gold", 0, 6)) == ["player/2/gold"]
    assert f"city/{city}/blocked" in changed("struggle-for-rome", 3, 0, put("stand", land.city_at[0], -2))
    assert changed("struggle-for-rome", 3, 0, put("loot", (2 * 1 + 1) * 5 + 4, 1))[0] == (
        "player/1/warrior tiles of colour 4"
    )


def test_a_fact_of_clash_of_cultures_changes_the_number_with_its_name() -> None:
    land = registry.find("clash-of-cultures").begin(2, {}).land()  # type: ignore[attr-defined]
    home = land.index["D7"]
    assert changed("clash-of-cultures", 2, 0, put("exhausted", home, 1)) == ["hex/D7/exhausted"]
    assert changed("clash-of-cultures", 2, 0, put("units", home * 6 + 2, 1)) == ["hex/D7/cavalry"]
    assert changed("clash-of-cultures", 2, 1, put("goods", 4, 3)) == ["player/1/gold"]
    own = changed("clash-of-cultures", 2, 0, put("hand", 0, [5, 6, 7]))
    assert {"player/0/action cards", "action card/A6/in hand"} < set(own)
    assert changed("clash-of-cultures", 2, 1, put("hand", 0, [5, 6, 7])) == ["player/1/action cards"]


def test_a_fact_of_medioevo_universale_changes_the_number_with_its_name() -> None:
    world = registry.find("medioevo-universale").begin(3, {}).world()  # type: ignore[attr-defined]
    latium = world.index["latium"]
    assert changed("medioevo-universale", 3, 0, put("token", latium, 1)) == ["territory/latium/token of"]
    assert changed("medioevo-universale", 3, 1, put("honour", 0, 29)) == ["player/2/honour"]
    assert changed("medioevo-universale", 3, 0, put("florins", 0, 990)) == ["game/table/own florins"]
    assert changed("medioevo-universale", 3, 1, put("florins", 0, 990)) == []  # money is hidden


@pytest.mark.parametrize("name", registry.names())
def test_the_things_hold_the_same_numbers_as_the_row(name: str) -> None:
    seats = min(registry.find(name).seats)
    read, told = training.entities(name, seats), training.names(name, seats)
    observer = training.observer(registry.find(name))
    rows = np.stack([observer(played(name, seats, 25, seed).state, 0) for seed in (1, 2)])
    by_kind, tokens = read(rows), read.tokens(rows)
    assert sum(table.shape[1] for table in by_kind.values()) == len(read.types) == tokens.shape[1]
    assert {"game", "player", "question", "procedure"} < set(read.kinds)
    for place, one in enumerate(told):
        kind, thing, column = one.split("/")
        at = read.things[kind].index(thing), read.columns[kind].index(column)
        assert (by_kind[kind][:, at[0], at[1]] == rows[:, place]).all()
        first = int(np.flatnonzero(read.types == read.kinds.index(kind))[0])
        assert (tokens[:, first + at[0], at[1]] == rows[:, place]).all()
    assert tokens.sum() == pytest.approx(rows.sum(), rel=1e-5)
    assert read(rows[0])["player"].shape == by_kind["player"].shape[1:]
    with pytest.raises(ValueError, match=f"of {len(told)} numbers, not 3"):
        read(np.zeros(3, np.float32))


def test_a_game_without_a_description_has_names_too() -> None:
    page = Names()
    training.Observer(GAMES["hands"]).tell(GAMES["hands"].begin(2, {}), 0, page)
    assert len(page.names) == page.size == 1024
    assert page.names[3] == "view/hashed/drawer 3"


def test_a_description_with_more_names_than_numbers_is_refused() -> None:
    page = Names()
    page.about("city", "rome")
    with pytest.raises(ValueError, match="city/rome: 2 names for 1 numbers"):
        page.tells(["walls", "tokens"], [1.0])


def test_a_page_keeps_what_is_not_nothing_at_its_place() -> None:
    page = Page()
    page.about("player", "0")
    page.tell("gold", 0.0)
    page.tells(["a", "b"], [0.0, 0.5])
    page.counts(["c", "d"], [0, 3], 4)
    page.one_of(["e", "f", "g"], 1)
    page.one_of(["e", "f", "g"], -1)
    page.bits(["h", "i", "j"], 0b101)
    page.nothing(["k"])
    page.marks("card", ["x", "y"], "held", [1])
    page.counts_across("card", ["x", "y"], "cost", [2, 0], 2)
    assert page.dense() == [0, 0, 0.5, 0, 0.75, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 1, 0]
    assert page.at == [2, 4, 6, 11, 13, 16, 17]


def test_what_is_sorted_is_told_name_by_name_across_all_things() -> None:
    page = Names()
    page.sorts("card", ["x", "y", "z"], ["red", "blue"], [1, -1, 0])
    page.levels("card", ["x", "y", "z"], "rank", [2], [0])
    page.about("player", "0")
    page.some_of(["a", "b", "c"], [2, 0])
    told = dict(zip(page.names, page.dense(), strict=True))
    assert [name for name, value in told.items() if value == 1] == [
        "card/z/red", "card/x/blue", "card/z/rank", "player/0/a", "player/0/c",
    ]  # fmt: skip
    assert told["card/x/rank"] == 2
    assert len(told) == page.size == 12
