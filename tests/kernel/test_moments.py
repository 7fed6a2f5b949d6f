"""Moments: questions, values and procedures, for those who have an effect, while they have it; six seats."""

from typing import Any

import pytest

from gonfalon.kernel import views
from gonfalon.kernel.effects import reckoned
from gonfalon.kernel.moments import Happening, Series, Table
from gonfalon.kernel.state import Frame, State
from gonfalon.match import Match
from tests.kernel.games import blank
from tests.kernel.games.every import begin, position, reload
from tests.kernel.games.powers import AFTER_BATTLE, BEFORE_BATTLE, MAY_SAIL, PRICE, TABLE, Fleet, Parade
from tests.support import play, rule


def fleet(*has: list[str], seats: int = 3) -> Fleet:
    """A position in which the seats have these effects."""
    bits = [TABLE.bits(has[seat]) if seat < len(has) else 0 for seat in range(seats)]
    common = blank(seats, {"skip_forced": True})
    return Fleet(**common, has=bits, marks=[], paid=[0] * seats, points=[0] * seats, deeds=[])


def carried_out(state: State, frame: Frame | None, *answers: str) -> Any:
    """The position after a procedure has been begun and these answers were given."""
    if frame is not None:
        state.start(frame)
    for answer in answers:
        (seat,) = state.turn()
        ask = state.ask_of(seat)
        assert ask is not None
        assert answer in ask.values
        state.accept(seat, answer)
    return state


# -- questions -------------------------------------------------------------------------------


@rule("COC-37.3", "COC-37.4")
def test_permissions_are_counted_before_bans_and_a_ban_wins() -> None:
    assert not MAY_SAIL.allowed(fleet(), 0, "calm")
    assert MAY_SAIL.allowed(fleet(["b:harbour"]), 0, "calm")
    assert not MAY_SAIL.allowed(fleet(["b:harbour"]), 0, "storm")
    assert MAY_SAIL.allowed(fleet(["b:harbour", "b:shipyard"]), 0, "storm")
    assert not MAY_SAIL.allowed(fleet(["b:harbour"], ["b:chain"]), 0, "calm")
    assert not MAY_SAIL.allowed(fleet([], ["b:chain"]), 0, "calm", basis=True)
    assert MAY_SAIL.allowed(fleet([], ["b:chain"]), 0, "night", basis=True)
    assert MAY_SAIL.allowed(fleet([], ["b:chain"]), 1, "calm", basis=True)  # it closes the harbours of others


def test_a_question_can_be_about_a_set() -> None:
    table = Table("sets")
    goods = table.question("goods", "TINY-7")
    goods.permit(table.effect("a:farm", "TINY-7"), lambda state, owner, matter: 0b011)
    goods.permit(table.effect("a:mine", "TINY-7"), lambda state, owner, matter: 0b110)
    goods.ban(table.effect("e:frost", "TINY-7"), lambda state, owner, matter: 0b001)
    state = fleet()
    answers = []
    for has in ([], ["a:farm"], ["a:farm", "a:mine"], ["a:farm", "a:mine", "e:frost"]):
        state.has[0] = table.bits(has)
        answers.append(goods.answer(state, 0, 0b1000))
    assert answers == [0b1000, 0b1011, 0b1111, 0b1110]


def test_the_effect_that_forbids_can_be_named() -> None:
    state = fleet(["b:harbour"], ["b:chain"])
    effect = MAY_SAIL.forbidden_by(state, 0, "calm")
    assert effect is not None
    assert (effect.ident, effect.rule) == ("b:chain", "TINY-3")
    assert MAY_SAIL.forbidden_by(state, 0, "night") is None


@rule("COC-0.9", "COC-37.3")
def test_a_question_is_answered_anew_each_time_and_decides_nothing() -> None:
    state = fleet(["b:harbour"])
    before = state.copy()
    assert [MAY_SAIL.allowed(state, 0, sea) for sea in ("calm", "storm", "calm")] == [True, False, True]
    assert state.marks == before.marks == []
    state.has[0] = 0
    assert not MAY_SAIL.allowed(state, 0, "calm")


# -- values ----------------------------------------------------------------------------------


def test_a_value_goes_through_its_phases_in_their_order_not_in_that_of_declaration() -> None:
    assert PRICE.settled(fleet(["b:harbour"]), 0, 6) == 4
    assert PRICE.settled(fleet(["b:harbour", "b:shipyard"]), 0, 5) == 4  # 5 - 1, then at most 4: not 4 - 1
    assert PRICE.settled(fleet(["b:shipyard"]), 1, 6) == 6


def test_effects_of_others_may_change_a_value_too() -> None:
    assert PRICE.settled(fleet([], ["b:chain"], ["b:chain"]), 0, 6) == 8
    assert PRICE.settled(fleet(["b:chain"]), 0, 6) == 7


def test_what_changed_a_value_can_be_told_afterwards() -> None:
    state = fleet(["b:harbour", "b:shipyard"])
    words = begin("powers", 6).words()
    told = PRICE.told(state, 0, 6)
    assert [(change.effect.ident, change.before, change.after) for change in told] == [
        ("b:shipyard", 6, 5),
        ("b:harbour", 5, 4),
    ]
    assert reckoned(words, 6, told) == "4 = 6 \u2212 1 (wool) \u2212 1 (corn)"
    assert reckoned(words, 6, PRICE.told(fleet([], ["b:chain"]), 0, 6)) == "7 = 6 + 1 (chain)"
    assert reckoned(words, 6, []) == "6"


@rule("COC-37.6")
def test_an_optional_effect_counts_where_it_is_chosen_and_is_marked_when_used_not_when_offered() -> None:
    state = fleet(["c:grant", "b:shipyard"])
    assert [effect.ident for effect in PRICE.choices(state, 0, 6)] == ["c:grant"]
    grant = TABLE.effects["c:grant"].bit
    assert PRICE.settled(state, 0, 6) == 5
    assert PRICE.settled(state, 0, 6, using=grant) == 0
    assert state.marks == []
    assert PRICE.taken(state, 0, 6, using=grant) == 0
    assert PRICE.choices(state, 0, 6) == []
    assert PRICE.settled(state, 0, 6, using=grant) == 5
    state.forget("round")
    assert PRICE.settled(state, 0, 6, using=grant) == 5
    state.forget("turn")
    assert PRICE.settled(state, 0, 6, using=grant) == 0


@rule("COC-37.5")
def test_what_was_paid_for_goes_on_where_its_text_says_so() -> None:
    table = Table("forge")
    strength = table.value("strength", "TINY-7", ("bonus",))
    steel = table.effect("a:steel", "TINY-7")
    strength.change(steel, "bonus", lambda s, o, n, m: n + 2, once="conflict", optional=True, lasting=True)
    state = fleet()
    state.has[0] = steel.bit
    assert strength.settled(state, 0, 3) == 3
    assert strength.taken(state, 0, 3, using=steel.bit) == 5
    state.has[0] = 0  # the owner loses it in the middle of the conflict
    assert strength.settled(state, 0, 3) == 5
    state.forget("conflict")
    assert strength.settled(state, 0, 3, using=steel.bit) == 3


# -- procedures ------------------------------------------------------------------------------


@rule("COC-37.5")
def test_an_effect_listens_only_while_its_owner_has_it() -> None:
    assert BEFORE_BATTLE.happen(fleet(), [0, 1]) is None
    assert BEFORE_BATTLE.happen(fleet([], [], ["m:bell"]), [0, 1]) is None
    state = carried_out(fleet(["m:drums", "m:shy"]), BEFORE_BATTLE.happen(fleet(["m:drums"]), [0]), "button:march")
    assert state.deeds == [(0, "drums")]
    assert state.ask_of(0).values == ["button:march", "button:rest"]  # now for the whistling
    state = carried_out(fleet(["m:drums", "m:bell"]), BEFORE_BATTLE.happen(fleet(["m:drums"]), [0]))
    state.has[0] = 0  # lost while the drums are beaten
    assert carried_out(state, None, "button:rest").deeds == [(0, "drums")]


@rule("COC-0.10", "COC-37.4")
def test_phases_come_first_then_seats_in_the_order_of_the_rule() -> None:
    state = fleet(["m:bell"], ["c:omen", "m:bell"], ["c:omen"])
    carried_out(state, BEFORE_BATTLE.happen(state, [2, 0, 1]))
    assert state.deeds == [(2, "omen"), (1, "omen"), (0, "bell"), (1, "bell")]


@rule("COC-0.10", "COC-37.4")
def test_a_seat_orders_its_own_effects_and_is_asked_only_where_there_is_a_choice() -> None:
    for first, deeds in (("m:bell", ["bell", "eats"]), ("c:feast", ["eats", "sleeps"])):
        state = fleet(["m:bell"], ["m:bell", "c:feast"], ["m:bell"])
        state.mark("m:bell/first", 1, "turn")
        state.mark("m:bell/second", 1, "turn")
        carried_out(state, BEFORE_BATTLE.happen(state, [0, 1, 2]))
        ask = state.ask_of(1)
        assert ask is not None
        assert ask.values == ["effect:m:bell", "effect:c:feast"]
        assert state.deeds == [(0, "bell")]
        carried_out(state, None, f"effect:{first}")
        assert state.over
        assert [deed for seat, deed in state.deeds if seat == 1][:2] == deeds
        assert state.deeds[-1] == (2, "bell")


@rule("COC-37.3")
def test_may_makes_it_optional() -> None:
    state = fleet(["m:flutes"])
    carried_out(state, BEFORE_BATTLE.happen(state, [0]))
    ask = state.ask_of(0)
    assert ask is not None
    assert ask.values == ["effect:m:flutes", "button:done"]
    declined = carried_out(state.copy(), None, "button:done")
    assert declined.over
    assert declined.deeds == []
    assert carried_out(state, None, "effect:m:flutes", "button:march").deeds == [(0, "flutes")]


@rule("COC-37.3")
def test_what_is_automatic_happens_without_a_choice_and_what_must_happen_cannot_be_declined() -> None:
    state = fleet(["c:omen", "m:drums", "m:flutes"])
    carried_out(state, BEFORE_BATTLE.happen(state, [0]))
    assert state.deeds == [(0, "omen")]
    ask = state.ask_of(0)
    assert ask is not None
    assert ask.values == ["effect:m:drums", "effect:m:flutes"]


@rule("COC-37.4")
def test_a_condition_is_tested_when_the_turn_of_the_effect_comes() -> None:
    state = fleet(["m:drums", "m:shy"])
    marched = carried_out(state.copy(), BEFORE_BATTLE.happen(state, [0]), "button:march")
    assert marched.ask_of(0) is not None  # a point: now there is something to whistle for
    rested = carried_out(state.copy(), BEFORE_BATTLE.happen(state, [0]), "button:rest")
    assert rested.over
    assert BEFORE_BATTLE.happen(fleet(["m:shy"]), [0]) is None


def test_an_effect_may_have_to_wait_for_another() -> None:
    state = fleet(["m:echo", "m:drums"])
    carried_out(state, BEFORE_BATTLE.happen(state, [0]), "button:march")
    assert state.deeds == [(0, "drums"), (0, "echo")]
    state = fleet(["m:echo"])
    assert carried_out(state, BEFORE_BATTLE.happen(state, [0])).deeds == [(0, "echo")]


@rule("COC-0.9", "COC-37.6")
def test_once_per_turn_is_marked_when_used_and_not_when_declined() -> None:
    state = fleet(["m:flutes"], ["m:flutes"])
    carried_out(state, BEFORE_BATTLE.happen(state, [0]), "button:done")
    assert state.marks == []
    carried_out(state, BEFORE_BATTLE.happen(state, [0]), "effect:m:flutes", "button:rest")
    assert state.marks == [("m:flutes", 0, "turn")]
    assert BEFORE_BATTLE.happen(state, [0]) is None
    assert BEFORE_BATTLE.happen(state, [1]) is not None
    state.forget("turn")
    assert BEFORE_BATTLE.happen(state, [0]) is not None


@rule("COC-37.6")
def test_two_halves_of_an_effect_are_marked_half_by_half() -> None:
    state = fleet(["m:bell"])
    carried_out(state, AFTER_BATTLE.happen(state, [0]), "effect:m:bell/second")
    assert state.deeds == [(0, "dong"), (0, "ding")]
    assert state.marks == [("m:bell/second", 0, "turn"), ("m:bell/first", 0, "turn")]
    state = fleet(["m:bell"])
    state.mark("m:bell/first", 0, "turn")
    assert carried_out(state, AFTER_BATTLE.happen(state, [0])).deeds == [(0, "dong")]


@rule("COC-0.15")
def test_what_is_triggered_inside_an_effect_is_over_before_its_next_step() -> None:
    state = fleet(["c:feast", "m:bell"])
    state.mark("m:bell/second", 0, "turn")
    carried_out(state, BEFORE_BATTLE.happen(state, [0]), "effect:c:feast")
    assert state.deeds == [(0, "eats"), (0, "ding"), (0, "sleeps"), (0, "bell")]


def test_a_seat_that_might_have_something_hidden_is_asked_even_if_it_has_not() -> None:
    table = Table("secrets")
    open_hands = table.procedure("hands", "TINY-7", might=lambda state, owner, matter: state.points[owner] > 0)
    card = table.effect("c:card", "TINY-7")
    open_hands.act(card, "", lambda state, owner, matter: state.deeds.append((owner, "card")), optional=True)
    state = fleet()
    state.options = {"skip_forced": False}
    assert open_hands.happen(state, [0, 1]) is None
    state.points[1] = 1
    carried_out(state, open_hands.happen(state, [0, 1]))
    assert state.turn() == (1,)
    assert state.ask_of(1).values == ["button:done"]  # type: ignore[union-attr]
    assert carried_out(state, None, "button:done").over


# -- the table -------------------------------------------------------------------------------


@rule("COC-37.1", "COC-37.2")
def test_the_table_tells_who_listens_where() -> None:
    assert TABLE.listeners("price of a ship") == ["c:grant", "b:shipyard", "b:chain", "b:harbour"]
    assert TABLE.listeners("after battle") == ["m:bell"]
    assert TABLE.moments_of("b:harbour") == ["may sail", "price of a ship"]
    assert TABLE.moments_of("m:bell") == ["before battle", "after battle"]
    assert all(TABLE.moments_of(ident) for ident in TABLE.effects)


def test_what_is_declared_wrongly_is_an_error_at_once() -> None:
    table = Table("errors")
    price = table.value("price", "TINY-7", ("first",))
    effect = table.effect("a:x", "TINY-7")
    with pytest.raises(ValueError, match="no phase 'second'"):
        price.change(effect, "second", lambda s, o, v, m: v)
    price.change(effect, "first", lambda s, o, v, m: v)
    with pytest.raises(ValueError, match="listens twice"):
        price.change(effect, "first", lambda s, o, v, m: v)
    with pytest.raises(ValueError, match="declared twice"):
        table.effect("a:x", "TINY-7")
    with pytest.raises(ValueError, match="declared twice"):
        table.question("price", "TINY-7")
    with pytest.raises(ValueError, match="already"):
        Table("errors")


# -- in a match ------------------------------------------------------------------------------


def musicians() -> Match:
    """A match at the moment when seat 2 may choose between drums and flutes."""
    match = begin("powers", 6)
    assert position(match).paid[:2] == [4, 4]
    assert position(match).deeds == [(1, "omen")]
    return match


def test_the_choice_names_effects_rules_and_things() -> None:
    match = musicians()
    decision = match.decision(2)
    assert decision is not None
    assert [option["answer"] for option in decision["options"]] == ["effect:m:drums", "effect:m:flutes"]
    assert [option["label"] for option in decision["options"]] == ["Drums", "Flutes"]
    assert [option["targets"] for option in decision["options"]] == [["m:drums"], ["m:flutes"]]
    assert (match.objection("effect:b:chain") or {})["law"] == "You may play a card from your hand."
    assert (match.objection("effect:nothing") or {})["law"] == "A shipyard makes ships cheaper."


def test_a_happening_is_copied_saved_and_shown() -> None:
    match = musicians()
    match.apply("effect:m:flutes")
    assert reload(match) == match
    frame = match.copy().state.frames[-2]
    assert isinstance(frame, Happening)
    frame.acted.append(("m:echo", 2))
    assert match.state.frames[-2].acted == [("m:flutes", 2)]  # type: ignore[attr-defined]
    shown = views.visible(match.state, 0)["frames"][-2]
    assert (shown["moment"], shown["order"]) == ("before battle", [2])
    match.apply("button:march")
    match.apply("button:march")
    assert position(match).deeds[1:] == [(2, "flutes"), (2, "drums"), (2, "echo")]


def test_procedures_still_to_come_are_copied_saved_and_shown() -> None:
    match = musicians()
    for answer in ("effect:m:drums", "button:march", "effect:m:echo", "button:done"):
        match.apply(answer)
    copy = match.copy()
    series = copy.state.frames[-2]
    assert isinstance(series, Series)
    series.queue.clear()
    assert len(match.state.frames[-2].queue) == 1  # type: ignore[attr-defined]
    assert reload(match) == match
    assert views.visible(match.state, 0)["frames"][-2]["queue"] == [{"is": "powers.Feast", "at": 0, "seat": 4}]


def test_the_facts_of_a_frame_may_name_its_seat() -> None:
    match = musicians()
    match.apply("effect:m:drums")
    frame = match.state.frames[-1]
    assert isinstance(frame, Parade)
    decision = match.decision(2)
    assert decision is not None
    assert decision["prompt"] == "Green hears the drums"
    assert [option["label"] for option in decision["options"]] == ["Green marches", "Rest"]


def test_six_seats_play_to_the_end() -> None:
    for name in ("hands", "bids", "offers", "reactions", "powers"):
        match = play(begin(name, 6))
        assert match.over
        assert len(match.scores()) == 6
        assert set(match.winners()) <= set(range(6))
