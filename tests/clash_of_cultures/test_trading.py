"""Section 5: trades of resources, tokens and cards."""

from gonfalon.games.clash_of_cultures.rules.trading import PER_TURN
from gonfalon.kernel.generator import Generator
from tests.clash_of_cultures.build import BLUE, PURPLE, RED, WORLD, coc, do, held, offered, refused, state_of
from tests.support import rule


@rule("COC-5.1", "COC-5.2", "COC-EX-1")
def test_gold_and_a_card_for_tokens_at_once() -> None:
    match = coc(trades=True, goods={RED: "gold 2", PURPLE: "mood 3"}, hand={RED: "A7"})
    do(match, "button:trade", "seat:1", "give:gold=", "number:2", "get:mood=", "number:3", "hide:A7", "button:send")
    assert match.turn == (PURPLE,)
    do(match, "button:accept")
    assert (held(match, RED), held(match, PURPLE)) == ({"mood": 3}, {"gold": 2})
    assert state_of(match).hand == [[], [WORLD.action_cards.index("A7")]]


@rule("COC-5.3", "COC-EX-2")
def test_a_promise_binds_nobody() -> None:
    match = coc(trades=True, goods={RED: "wood 1", PURPLE: "food 2"}, advances={PURPLE: "storage"})
    do(match, "button:trade", "seat:1", "give:wood=", "get:food=", "number:2", "button:send")
    do(match, "button:accept")
    assert (held(match, RED), held(match, PURPLE)) == ({"food": 2}, {"wood": 1})
    assert not any("objective" in answer for answer in match.legal())


@rule("COC-5.4")
def test_a_card_offered_unseen_looks_like_any_other() -> None:
    views = []
    for card in ("A7", "A12"):
        match = coc(trades=True, hand={RED: "A7 A12"})
        do(match, "button:trade", "seat:1", f"hide:{card}", "button:send")
        views.append(match.view(PURPLE))
    assert views[0] == views[1]
    shown = coc(trades=True, hand={RED: "A7 A12"})
    assert do(shown, "button:trade", "seat:1", "show:A7", "button:send").view(PURPLE) != views[0]


@rule("COC-5.4", "COC-35.14")
def test_a_card_that_was_shown_is_in_the_hand_whatever_the_oracle_may_have_assigned() -> None:
    match = coc(3, trades=True, goals={RED: "O2"})
    state = state_of(match)
    while state.goal_deck:  # wherever the card may lie in an imagined deal, it is not in the deck
        state.assigned[PURPLE].append(state.goal_deck.pop())
    do(match, "button:trade", "seat:1", "show:O2", "button:send")
    for seed in range(8):
        imagined = match.determinized(BLUE, Generator(seed))
        assert state_of(imagined).goals[RED] == [WORLD.goal_cards.index("O2")]


@rule("COC-5.5")
def test_a_great_person_of_the_hand_may_be_traded_an_open_one_may_not() -> None:
    match = coc(trades=True, civ={RED: "rome"})
    state = state_of(match)
    for name in ("E18", "E55"):
        state.events.loose.remove(WORLD.event_of[name])
        state.persons[RED].append(WORLD.event_of[name])
    do(match, "button:trade", "seat:1")
    assert offered(match, "cede") == ["cede:E18"]


@rule("COC-5.6", "COC-4.1")
def test_opponents_do_not_trade_and_a_surplus_is_lost() -> None:
    match = coc(3, trades=True, goods={RED: "food 2", PURPLE: "food 2"})
    assert refused(match, "button:trade", PURPLE) == "COC-3.2"
    do(match, "button:trade", "seat:1", "give:food=", "number:2", "button:send", "button:accept")
    assert (held(match, RED), held(match, PURPLE)) == ({}, {"food": 2})
    greedy = coc(3, trades=True, goods={RED: "food 1", PURPLE: "food 2"})
    do(greedy, "button:trade", "seat:1", "get:food=", "number:2", "button:send", "button:accept")
    assert (held(greedy, RED), held(greedy, PURPLE)) == ({"food": 2}, {})


@rule("COC-5.2")
def test_cards_asked_for_by_number_are_the_partner_s_choice() -> None:
    match = coc(trades=True, goods={RED: "gold 1"}, goals={PURPLE: "O2 O5"})
    do(match, "button:trade", "seat:1", "give:gold=", "want:objective=", "number:1", "button:send")
    do(match, "button:accept", "goal:O5")
    assert state_of(match).goals == [[WORLD.goal_cards.index("O5")], [WORLD.goal_cards.index("O2")]]


@rule("COC-5.2")
def test_whoever_imagines_the_rest_still_holds_the_card_he_was_shown_and_given() -> None:
    match = coc(trades=True, hand={RED: "A7 A12"}, goals={PURPLE: "O2 O5"})
    do(match, "button:trade", "seat:1", "show:A7", "want:objective=", "number:1", "button:send", "button:accept")
    for seed in range(5):
        imagined = match.determinized(PURPLE, Generator(seed))
        assert offered(imagined, "goal") == ["goal:O2", "goal:O5"]
        assert state_of(do(imagined, "goal:O2")).hand[PURPLE] == [WORLD.action_cards.index("A7")]


@rule("COC-5.2")
def test_cards_asked_for_come_from_the_hand_before_the_trade() -> None:
    match = coc(trades=True, turn=PURPLE, hand={PURPLE: "A7", RED: "A12 A13"}, goods={RED: "gold 1"})
    do(match, "button:trade", "seat:0", "hide:A7", "get:gold=", "want:action=", "number:1", "button:send")
    do(match, "button:accept")
    assert match.turn == (RED,)
    assert offered(match, "card") == ["card:A12", "card:A13"]  # what is given is still to be had
    do(match, "card:A13")
    hands = [[WORLD.action_cards[card] for card in hand] for hand in state_of(match).hand]
    assert (hands, held(match, PURPLE)) == ([["A7", "A12"], ["A13"]], {"gold": 1})


@rule("COC-5.5", "COC-5.2")
def test_great_persons_change_hands_both_ways() -> None:
    match = coc(trades=True)
    state = state_of(match)
    for seat, name in ((RED, "E18"), (PURPLE, "E20")):
        state.events.loose.remove(WORLD.event_of[name])
        state.persons[seat].append(WORLD.event_of[name])
    do(match, "button:trade", "seat:1", "cede:E18", "claim:E20", "button:send", "button:accept")
    assert state_of(match).persons == [[WORLD.event_of["E20"]], [WORLD.event_of["E18"]]]
    nobody = do(coc(trades=True, hand={RED: "A7"}), "button:trade", "seat:1")
    assert not offered(nobody, "cede", "claim")


@rule("COC-5.2", "COC-5.4")
def test_whoever_imagines_an_offer_knows_what_was_shown_and_no_more() -> None:
    match = coc(trades=True, hand={RED: "A7 A12 A13"})
    do(match, "button:trade", "seat:1", "show:A7", "hide:A12", "button:send")
    hidden = set()
    for seed in range(12):
        imagined = match.determinized(PURPLE, Generator(seed))
        state = state_of(imagined)
        before = state.hand[RED][:]
        assert WORLD.action_cards.index("A7") in before
        assert len(set(before)) == 3
        every = sorted([*state.deck, *state.hand[RED], *state.hand[PURPLE], *state.discard])
        assert every == sorted(set(every))
        do(imagined, "button:accept")
        got = state_of(imagined).hand[PURPLE]
        assert set(got) <= set(before)
        assert WORLD.action_cards.index("A7") in got
        hidden |= {card for card in got if card != WORLD.action_cards.index("A7")}
    assert len(hidden) > 1


@rule("COC-5.1", "COC-5.6")
def test_two_refusals_end_the_trading_of_a_turn_trades_that_are_made_do_not() -> None:
    match = coc(3, trades=True, goods={RED: "food 2"})
    for partner in ("seat:1", "seat:2"):
        assert "button:trade" in match.legal()
        do(match, "button:trade", partner, "give:food=", "number:1", "button:send", "button:refuse")
    assert refused(match, "button:trade") == "COC-5.6"
    busy = coc(3, turn=PURPLE, trades=True, goods={PURPLE: "gold 7", RED: "mood 7"})
    for number in range(PER_TURN):
        assert "button:trade" in busy.legal()
        do(busy, "button:trade", "seat:0", "give:gold=", "number:1", "get:mood=", "number:1", "button:send")
        do(busy, "button:accept")
        if number == 5:
            state_of(busy).goods[7 + 4] = state_of(busy).goods[5] = 7
    assert refused(busy, "button:trade") == "COC-5.6"
    both = coc(3, turn=PURPLE, trades=True, goods={PURPLE: "gold 7"})
    do(both, "button:trade", "seat:0", "give:gold=", "number:1", "button:send", "button:refuse")
    for _ in range(4):
        do(both, "button:trade", "seat:0", "give:gold=", "number:1", "button:send", "button:accept")
    assert "button:trade" in both.legal()  # one refusal and four trades are neither two nor eight


@rule("COC-5.1", "COC-5.2")
def test_a_trade_needs_something_to_give_and_no_more_than_there_is() -> None:
    assert "button:trade" not in coc(trades=True).legal()
    assert "button:trade" not in coc(goods={RED: "gold 1"}).legal()
    for more in (
        {"goods": {PURPLE: "gold 1"}},
        {"hand": {PURPLE: "A7"}},
        {"goals": {RED: "O2"}},
        {"plans": {PURPLE: "W1"}},
    ):
        assert "button:trade" in coc(trades=True, **more).legal(), more  # type: ignore[arg-type]
    match = coc(trades=True, goods={RED: "gold 2", PURPLE: "mood 3"}, goals={PURPLE: "O2 O5"})
    do(match, "button:trade", "seat:1")
    assert sorted(offered(match, "give", "get", "want")) == ["get:mood=", "give:gold=", "want:objective="]
    do(match, "give:gold=")
    assert offered(match, "number") == ["number:1", "number:2"]
    do(match, "number:1", "get:mood=")
    assert offered(match, "number") == ["number:1", "number:2", "number:3"]
    do(match, "number:3", "want:objective=")
    assert offered(match, "number") == ["number:1", "number:2"]
    do(match, "number:2", "button:send", "button:accept", "goal:O2", "goal:O5")
    assert len(state_of(match).goals[RED]) == 2
    spent = coc(trades=True, goods={RED: "gold 2", PURPLE: "mood 3"})
    do(spent, "button:trade", "seat:1", "get:mood=", "number:3", "button:send")
    state_of(spent).goods[7 + 5] = 2
    state_of(spent)._request = None
    assert "button:accept" not in spent.legal()  # what is not there cannot be given
