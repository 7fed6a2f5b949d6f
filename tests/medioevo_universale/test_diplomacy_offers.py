"""Offers of every kind: who reads them, what they bind to, what cannot be offered (MEU-19.6 to 19.20, 28.44)."""

import pytest

from gonfalon.games.medioevo_universale.content.terms import HEAVY, LIGHT
from gonfalon.games.medioevo_universale.rules import articles
from gonfalon.games.medioevo_universale.rules.army import ONE
from gonfalon.games.medioevo_universale.rules.occasions import PhaseStart
from gonfalon.games.medioevo_universale.rules.pacts import sign
from gonfalon.games.medioevo_universale.rules.position import (
    ARMISTICE,
    COMMERCIAL,
    DEFENSIVE,
    FREE_TEXT,
    MILITARY_CONTROL,
    NON_BELLIGERENCE,
    OFFENSIVE,
    PASSAGE,
    PEACE,
    WAR,
)
from gonfalon.games.medioevo_universale.rules.treaty import FORMS, Treaty, pending, worth
from gonfalon.kernel.errors import IllegalAnswer
from gonfalon.kernel.views import visible
from gonfalon.match import Match
from tests.medioevo_universale.build import asked, legal, medioevo, play, position
from tests.support import rule

ACCEPT, REFUSE, SEND, SECRET = "button:accept", "button:refuse", "button:send", "button:secret"


def offer(m: Match, *terms: str, to: tuple[int, ...] = (1,)) -> Match:
    """Send an offer of these terms; ``pay:0-1=300`` is two answers."""
    play(m, "free:offer", *[f"seat:{seat}" for seat in to])
    for term in terms:
        stem, sign_, number = term.partition("=")
        play(m, stem + sign_, *([f"number:{number}"] if number else []))
    return play(m, SEND)


def draft(m: Match) -> Treaty:
    top = m.state.frames[-1]
    assert isinstance(top, Treaty)
    return top


@rule("MEU-EX-54", "MEU-19.6", "MEU-19.7", "MEU-19.8", "MEU-19.10", "MEU-19.11", "MEU-19.12", "MEU-19.16")
def test_the_printed_pacts_can_all_be_written_down() -> None:
    m = medioevo(4, phase=4)
    offer(m, "passage:1-0", "until:turn=3")
    play(m, ACCEPT)
    offer(m, "commercial:1-0", "fee:0-1=50", "until:turn=4")
    play(m, ACCEPT)
    offer(m, "passage:1-0", "non_belligerence:all", "until:turn=5", "pay:0-1=100")
    play(m, ACCEPT)
    play(m, "button:done")
    play(m, "free:offer", "seat:2", "defend:2-1=", "number:6", SEND, ACCEPT)
    play(m, "free:offer", "seat:3", SECRET, "assault:3-1-0=", "number:8", "assault:3-1-2=", "number:8")
    play(m, "until:turn=", "number:8", SEND, ACCEPT)
    got = [pact[1:6] for pact in position(m).pacts]
    assert got == [
        ((0, 1), ((PASSAGE, 1, 0),), (), False, 3),
        ((0, 1), ((COMMERCIAL, 1, 0),), ((1, 0, 1, 50),), False, 4),
        ((0, 1), ((PASSAGE, 1, 0), (NON_BELLIGERENCE,)), (), False, 5),
        ((1, 2), ((DEFENSIVE, 2, 1, 6),), (), False, 0),
        ((1, 3), ((OFFENSIVE, 3, 1, 8, 0), (OFFENSIVE, 3, 1, 8, 2)), (), True, 8),
    ]
    assert position(m).florins == [900, 1100, 1000, 1000]


@rule("MEU-19.16")
def test_rights_may_be_limited_to_territories_and_promises_are_only_words() -> None:
    m = medioevo(phase=4)
    offer(m, "passage:1-0", "promise:hordes-1", "only:temes")
    play(m, ACCEPT)
    state = position(m)
    assert state.pacts[0][2] == ((PASSAGE, 1, 0, state.world().index["temes"]), (FREE_TEXT, 1, 0))
    assert state.permits(PASSAGE, 1, 0, state.world().index["temes"])
    assert not state.permits(PASSAGE, 1, 0, state.world().index["nitra"])


@rule("MEU-19.19", "MEU-28.44")
def test_recipients_answer_in_turn_order_and_all_must_accept() -> None:
    m = medioevo(4, phase=4, order=(0, 3, 1, 2))
    offer(m, "non_belligerence:all", "pay:0-3=200", to=(1, 3))
    assert asked(m)[0] == 3
    play(m, ACCEPT)
    assert asked(m)[0] == 1
    play(m, REFUSE)
    assert (position(m).pacts, position(m).florins[0]) == ([], 1000)
    offer(m, "non_belligerence:all", "pay:0-3=200", to=(1, 3))
    play(m, ACCEPT, ACCEPT)
    assert position(m).pacts[0][1] == (0, 1, 3)
    assert position(m).florins == [800, 1000, 1000, 1200]


@rule("MEU-19.19")
def test_three_offers_in_a_window_and_not_a_fourth() -> None:
    m = medioevo(phase=4)
    for _ in range(3):
        offer(m, "commercial:1-0")
        play(m, REFUSE)
    assert "free:offer" not in _more(m)
    play(m, "button:done")
    assert "free:offer" in _more(m)


def _more(m: Match) -> list[str]:
    ask = m.state.ask_of(m.turn[0])
    assert ask is not None
    return ask.offered()


@rule("MEU-19.1", "MEU-12.12", "MEU-19.19")
def test_money_and_prisoners_change_hands_together() -> None:
    m = medioevo(phase=4)
    state = position(m)
    state.prisoners[1 * 6 + 0] = 3 * ONE[LIGHT]
    state.prisoners[0 * 6 + 2] = ONE[LIGHT]
    offer(m, "pay:0-1=150", "prisoner:0-2-light-1=1", "prisoner:1-0-light-0=2")
    play(m, ACCEPT)
    assert (state.prisoners[1 * 6 + 0], state.prisoners[0 * 6 + 0]) == (ONE[LIGHT], 0)  # two have come home
    assert (state.prisoners[0 * 6 + 2], state.prisoners[1 * 6 + 2]) == (0, ONE[LIGHT])
    assert state.florins == [850, 1150, 1000]


@rule("MEU-19.19", "MEU-25.2", "MEU-28.5", "MEU-3.9")
def test_who_lacks_the_money_asked_for_can_only_refuse_or_take_a_loan() -> None:
    m = medioevo(phase=4, florins={1: 99}, loans={1: 5})
    play(m, "free:offer", "seat:1", "pay:1-0=", "number:100")
    m.apply(SEND, 0)
    assert legal(m) == [REFUSE]
    much = medioevo(phase=4, florins={1: 99})
    play(much, "free:offer", "seat:1", "pay:1-0=", "number:600")
    much.apply(SEND, 0)
    assert legal(much) == [REFUSE]
    borrower = medioevo(phase=4, florins={1: 99})
    offer(borrower, "pay:1-0=599")
    assert legal(borrower) == [REFUSE, "button:loan"]
    play(borrower, "button:loan")
    assert legal(borrower) == [ACCEPT, REFUSE]
    play(borrower, ACCEPT)
    assert position(borrower).florins[:2] == [1599, 0]
    assert position(borrower).loans[1] == 1
    poor = medioevo(phase=4, florins={1: 100})
    offer(poor, "pay:1-0=100")
    assert legal(poor) == [ACCEPT, REFUSE]


@rule("MEU-19.5", "MEU-19.24")
def test_peace_and_armistice_among_several() -> None:
    m = medioevo(4, phase=4, war=((0, 1), (1, 2)))
    offer(m, "peace:1-2", "armistice:0-1", to=(1, 2))
    play(m, ACCEPT, ACCEPT)
    relation = position(m).relation
    assert (relation[1 * 6 + 2], relation[0 * 6 + 1]) == (PEACE, ARMISTICE)


@rule("MEU-19.4", "MEU-19.16")
def test_no_pact_between_players_at_war_unless_the_offer_makes_peace() -> None:
    m = medioevo(phase=4, war=((0, 1),))
    play(m, "free:offer", "seat:1")
    assert "passage:1-0" not in _more(m)
    play(m, "peace:0-1")
    assert "passage:1-0" in _more(m)


@rule("MEU-19.15")
def test_a_pact_ends_when_all_its_signatories_agree() -> None:
    m = medioevo(4, phase=4)
    number = sign(position(m), (0, 1, 2), ((NON_BELLIGERENCE,),))
    m.state._request = None
    play(m, "free:offer", "seat:1")
    assert f"end:{number}" not in _more(m)
    play(m, "seat:2", f"end:{number}", SEND, ACCEPT)
    assert position(m).pacts
    play(m, ACCEPT)
    assert not position(m).pacts
    assert position(m).honour[:3] == [10, 10, 10]


@rule("MEU-19.25", "MEU-25.2")
def test_a_secret_offer_and_its_pact_are_read_by_their_parties_alone() -> None:
    m = medioevo(4, phase=4)
    play(m, "free:offer", "seat:1", SECRET, "passage:1-0", SEND)
    for seat, sees in ((0, True), (1, True), (2, False), (3, False), (None, False)):
        frame = visible(m.state, seat)["frames"][-1]
        assert (frame["spoken"] == ["passage:1-0"]) == sees
    play(m, ACCEPT)
    for seat, sees in ((0, True), (1, True), (2, False), (3, False), (None, False)):
        view = visible(m.state, seat)
        assert (len(view["pacts"]), len(view["pact_readers"])) == ((1, 1) if sees else (0, 0))
        assert view["pact_count"] == 0
    heard = [line["text"] for seats, line in m.lines() if seats is None or 2 in seats]
    assert not any("passage" in text for text in heard)


@rule("MEU-19.25")
def test_a_secret_pact_is_not_ended_in_public_and_a_party_may_show_it() -> None:
    m = medioevo(phase=4)
    number = sign(position(m), (0, 1), ((NON_BELLIGERENCE,),), secret=True)
    m.state._request = None
    play(m, "free:offer", "seat:1", f"end:{number}")
    assert SEND not in legal(m)
    play(m, SECRET)
    assert SEND in legal(m)
    play(m, "button:drop", "free:show", f"pact:{number}")
    assert len(visible(m.state, 2)["pacts"]) == 1
    assert "free:show" not in _more(m)


@rule("MEU-19.15", "MEU-19.25")
def test_nobody_else_is_asked_about_the_end_of_a_secret_pact() -> None:
    for secret in (True, False):
        m = medioevo(phase=4)
        number = sign(position(m), (0, 1), ((NON_BELLIGERENCE,),), secret=secret)
        m.state._request = None
        play(m, "free:offer", "seat:1")
        assert f"end:{number}" in _more(m)
        play(m, "seat:2")
        assert (f"end:{number}" in _more(m)) == (not secret)


@rule("MEU-28.1", "MEU-19.19")
def test_a_draft_that_is_dropped_is_no_use_of_the_window() -> None:
    """After a use everybody is asked again; an offer is one, accepted or not."""
    for answers, then in ((("button:drop",), 1), ((SEND, REFUSE), 0)):
        m = medioevo(phase=4, run=PhaseStart(seat=0))
        play(m, "button:pass", "free:offer", "seat:2", "passage:2-1", *answers)
        assert asked(m) == (then, "phase-start")


@rule("MEU-19.19")
def test_a_draft_is_nobody_elses_business_and_may_be_dropped() -> None:
    m = medioevo(phase=4)
    play(m, "free:offer", "seat:1", "passage:1-0")
    assert "passage:1-0" not in str(visible(m.state, 1))
    play(m, "button:drop")
    assert asked(m) == (0, "buy")
    assert position(m).offers == [0, 0, 0]


@rule("MEU-19.19")
@pytest.mark.parametrize("form", FORMS)
def test_forms_fill_in_an_offer_that_can_be_sent_at_once(form: str) -> None:
    at_war = form in ("end-war", "truce")
    m = medioevo(phase=4, war=((0, 1),) if at_war else ())
    if form == "prisoners":
        position(m).prisoners[0 * 6 + 1] = ONE[LIGHT]
    play(m, "free:offer", "seat:1", f"form:{form}", SEND, ACCEPT)
    assert bool(position(m).pacts) == (form not in ("end-war", "truce", "prisoners"))
    assert (position(m).relation[1] == WAR) is False
    assert position(m).prisoners[1] == 0


@rule("MEU-19.20", "MEU-6.10")
def test_the_form_of_trade_is_fifty_a_turn() -> None:
    m = medioevo(phase=4)
    play(m, "free:offer", "seat:1", "form:trade", SEND, ACCEPT)
    assert position(m).pacts[0][3] == ((0, 0, 1, 50),)
    passage = medioevo(phase=4, turn=3)
    play(passage, "free:offer", "seat:1", "form:transit", SEND, ACCEPT)
    assert position(passage).pacts[0][5] == 4  # this turn and the next


@rule("MEU-19.19", "MEU-3.9", "MEU-19.16")
@pytest.mark.parametrize(
    ("before", "bad", "law"),
    [
        ((), "seat:0", "MEU-19.19"),  # oneself
        ((), "seat:7", "MEU-19.19"),
        (("seat:1",), "peace:0-1", "MEU-19.5"),  # there is no war
        (("seat:1",), "fee:0-1=", "MEU-19.20"),  # for no trade
        (("seat:1",), "only:temes", "MEU-19.16"),  # of no right
        (("seat:1",), "until:turn=", "MEU-19.16"),  # of no pact
        (("seat:1",), "passage:2-0", "MEU-19.8"),  # of somebody who is not asked
        (("seat:1",), "assault:1-0-1=", "MEU-19.12"),  # against a party
        (("seat:1",), "prisoner:0-1-light-1=", "MEU-12.12"),  # nobody is captive
        (("seat:1",), "end:1", "MEU-19.15"),
        (("seat:1", "pay:0-1="), "number:1001", "MEU-3.9"),  # more than he has
        (("seat:1", "pay:0-1="), "number:-5", "MEU-3.9"),
        (("seat:1", "passage:1-0", "until:turn="), "number:1", "MEU-19.16"),  # a turn that is over
        (("seat:1", "passage:1-0", "until:turn="), "number:99", "MEU-19.16"),
    ],
)
def test_what_cannot_be_offered_is_refused_in_a_sentence(before: tuple[str, ...], bad: str, law: str) -> None:
    m = play(medioevo(phase=4), "free:offer", *before)
    digest = m.digest()
    with pytest.raises(IllegalAnswer) as refused:
        m.apply(bad, 0)
    assert refused.value.rule == law
    assert len(str(refused.value)) > 60
    assert m.digest() == digest


@rule("MEU-19.19")
def test_one_cannot_promise_more_than_one_has_to_several() -> None:
    m = medioevo(4, phase=4)
    play(m, "free:offer", "seat:1", "seat:2", "pay:0-1=", "number:700", "pay:0-2=")
    with pytest.raises(IllegalAnswer):
        m.apply("number:301", 0)
    play(m, "number:300", SEND, ACCEPT, ACCEPT)
    assert position(m).florins[0] == 0


@rule("MEU-19.19")
def test_an_offers_contents_by_seat() -> None:
    m = medioevo(4, phase=4, turn=3)
    play(m, "free:offer", "seat:1", "commercial:1-0", "defend:0-1=", "number:4", "rent:0-1=", "number:30")
    play(m, "until:turn=", "number:6", "pay:1-0=", "number:80", SEND)
    assert pending(position(m)) is draft(m)
    share = worth(position(m))
    assert (share[0].florins, share[0].rent, share[0].turns) == (80, -30, 4)
    assert (share[1].florins, share[1].rent) == (-80, 30)
    assert share[0].gains == [(COMMERCIAL, 1, 7)]
    assert share[1].grants == [(COMMERCIAL, 0, 7)]
    assert (share[0].helps, share[1].helped) == ([(1, 4, -1)], [(0, 4, -1)])
    play(m, REFUSE)
    assert worth(position(m)) == {}


@rule("MEU-19.16", "MEU-19.19")
def test_every_kind_of_term_counts_for_those_it_names() -> None:
    m = medioevo(4, phase=4, turn=3)
    terms = ["non_belligerence:all", "assault:1-0-3=5", "promise:hordes-2", "fee:0-2=20", "peace:1-2", "armistice:0-1"]
    terms += ["prisoner:0-1-light-1=2", "prisoner:0-1-heavy-2=1", "end:4", "passage:2-1", "only:temes"]
    share = articles.shares(position(m), [0, 1, 2], terms)
    assert [share[seat].calm for seat in range(3)] == [[1, 2], [0, 2], [0, 1]]
    assert [share[seat].helps for seat in range(3)] == [[], [(0, 5, 3)], []]
    assert [share[seat].helped for seat in range(3)] == [[(1, 5, 3)], [], []]
    assert [(share[seat].promised, share[seat].promises) for seat in range(3)] == [(0, 1), (0, 1), (1, 0)]
    assert [share[seat].fees for seat in range(3)] == [[(2, -20)], [], [(0, 20)]]
    assert [share[seat].peace for seat in range(3)] == [[], [2], [1]]
    assert [share[seat].armistice for seat in range(3)] == [[1], [0], []]
    assert [share[seat].yielded for seat in range(3)] == [2 * ONE[LIGHT] + ONE[HEAVY], 0, 0]
    assert [(share[seat].freed, share[seat].captives) for seat in range(3)] == [
        (0, 0),
        (2 * ONE[LIGHT], 0),
        (0, ONE[HEAVY]),
    ]
    assert [share[seat].ended for seat in range(3)] == [[4], [4], [4]]
    assert share[0].turns == position(m).turns() - 2  # to the end of the game
    assert articles.facts(position(m), "end:4") == {"number": 4}
    assert articles.facts(position(m), "assault:1-0-3=5") == {"seat": 1, "other": 0, "partner": 3, "number": 5}
    assert articles.facts(position(m), "prisoner:0-1-light-2=1")["unit"] == "unit:light"


@rule("MEU-19.16", "MEU-19.24")
def test_terms_of_a_pact_are_those_it_was_offered_with() -> None:
    m = medioevo(4, phase=4)
    said = ["passage:1-0", "only:temes", "non_belligerence:all", "defend:0-1=3", "assault:1-0-2=4", "promise:routes-0"]
    clauses = articles.clauses(position(m), said)
    number = sign(position(m), (0, 1), clauses, articles.payments(["rent:0-1=5", "fee:0-1=6"]), last=7)
    found = articles.terms_of(position(m), position(m).pacts[0])
    assert number == 1
    assert sorted(found) == sorted([*said, "rent:0-1=5", "fee:0-1=6", "until:turn=7"])


@rule("MEU-19.9")
def test_control_pacts_open_sites_for_new_pieces() -> None:
    m = medioevo(phase=4, tech={0: "blue 1"})
    sign(position(m), (0, 1), ((MILITARY_CONTROL, 1, 0),))
    m.state._request = None
    play(m, "recruit:light")
    assert "land:pannonia" in legal(m)
    play(m, "land:pannonia")
    assert position(m).holder[position(m).world().index["pannonia"]] == 1
    plain = play(medioevo(phase=4), "recruit:light")
    assert "land:pannonia" not in legal(plain)


@rule("MEU-19.25", "MEU-19.24", "MEU-19.23")
def test_the_sheet_of_diplomacy_tells_each_reader_what_he_may_know() -> None:
    m = medioevo(4, phase=4, war=((0, 2),))
    state = position(m)
    sign(state, (0, 1), ((DEFENSIVE, 1, 0, 4),), secret=True)
    sign(state, (1, 3), ((COMMERCIAL, 1, 3),), last=6)
    state.struck[2 * 6 + 0] = 1
    texts = {seat: str(m.text(seat)) for seat in (0, 1, 3, None)}
    pictures = {seat: str(m.svg(seat)) for seat in (0, 1, 3, None)}
    for said in (texts, pictures):
        for seat, sees in ((0, True), (1, True), (3, False), (None, False)):
            assert ("(secret)" in said[seat]) == sees
            assert ("owes" in said[seat]) == sees
            assert "until the end of turn 6" in said[seat]
    assert "pact:301" in m.game.tips(state, 0, m.words("fr"))
    assert "pact:301" not in m.game.tips(state, 2, m.words("fr"))
    assert "Diplomatie" in str(m.svg(0, "fr"))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_term_and_form_reads_like_no_other(lang: str) -> None:
    m = medioevo(4, phase=4, war=((0, 2),))
    position(m).prisoners[1 * 6 + 0] = ONE[LIGHT]
    sign(position(m), (0, 1), ((NON_BELLIGERENCE,),))
    m.state._request = None
    play(m, "free:offer", "seat:1")
    for answer in ("passage:1-0", "commercial:1-0", "seat:2"):
        decision = m.decision(0, lang)
        assert decision is not None
        labels = [option["label"] for option in decision["options"]]
        assert len(set(labels)) == len(labels)
        assert not [label for label in labels if "owner" in label or "{" in label or "[" in label]
        play(m, answer)


@rule("MEU-19.19")
def test_the_form_of_an_offer_no_longer_asks_for_whom_once_somebody_is_named() -> None:
    match = play(medioevo(at={"thracia": "0: 1 light wagon1"}), "free:offer")
    for lang, whom, what in (("en", "to whom", "to Blue: what?"), ("fr", "à qui", "à Bleu")):
        trial = match.copy()
        assert whom in trial.view(0, lang)["decision"]["prompt"]
        trial.apply("seat:1", 0)
        assert whom not in trial.view(0, lang)["decision"]["prompt"]
        assert what in trial.view(0, lang)["decision"]["prompt"]


def test_whoever_makes_an_offer_is_spoken_to() -> None:
    """His own part is worded as his; what others have among themselves bears their names."""
    m = medioevo(seats=3, phase=4)
    play(m, "free:offer", "seat:1", "seat:2")
    told = {"passage:1-0", "passage:0-1", "passage:1-2", "pay:0-1=", "pay:1-0=", "pay:1-2="}
    said = {value: m.describe(value) for value in m.legal(0) if value in told}
    assert said == {
        "passage:1-0": "You may move troops through the land of Blue",
        "passage:0-1": "Blue may move troops through your land",
        "passage:1-2": "Green may move troops through the land of Blue",
        "pay:0-1=": "You pay Blue … florins now",
        "pay:1-0=": "Blue pays you … florins now",
        "pay:1-2=": "Blue pays Green … florins now",
    }
    assert m.describe("pay:1-0=", "fr") == "Bleu vous paie tout de suite … florins"


@rule("MEU-19.4", "MEU-19.19")
def test_no_pact_is_offered_to_an_enemy_who_is_named_later() -> None:
    m = medioevo(4, phase=4, war=((1, 2),))
    play(m, "free:offer", "seat:1", "commercial:0-1", "fee:1-0=", "number:20", "pay:0-1=", "number:100", "seat:2")
    assert draft(m).terms == ["pay:0-1=100"]
    play(m, "peace:1-2", "commercial:0-1", "seat:3", SEND, ACCEPT, ACCEPT, ACCEPT)
    assert [pact[1] for pact in position(m).pacts] == [(0, 1, 2, 3)]


@rule("MEU-19.15", "MEU-19.25")
def test_a_secret_pact_is_not_ended_before_somebody_who_is_named_later() -> None:
    m = medioevo(3, phase=4, pacts=("1>0 passage secret",))
    number = position(m).pacts[0][0]
    play(m, "free:offer", "seat:1", SECRET, f"end:{number}", "seat:2")
    assert draft(m).terms == []
    open_pact = medioevo(3, phase=4, pacts=("1>0 passage",))
    play(open_pact, "free:offer", "seat:1", "end:1", "seat:2")
    assert draft(open_pact).terms == ["end:1"]
