"""Greeks (COC-33.25, 33.49): Study, Sparta, Hellenistic Culture, City-States; Alexander, Leonidas, Pericles."""

from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.content.names import ACADEMY, CULTURE, IDEAS, INFANTRY, MOOD, NOBODY
from gonfalon.games.clash_of_cultures.rules.activation import Activate, activate, may_activate
from gonfalon.games.clash_of_cultures.rules.cards import action_answer, action_card, event_answer
from gonfalon.games.clash_of_cultures.rules.effects.civ_rome import Paid
from gonfalon.games.clash_of_cultures.rules.effects.common import city_of_leader, gains
from gonfalon.games.clash_of_cultures.rules.effects.economy import hand_persons
from gonfalon.games.clash_of_cultures.rules.effects.leading import admiral, poorer, teacher
from gonfalon.games.clash_of_cultures.rules.effects.learning import recruiting
from gonfalon.games.clash_of_cultures.rules.moments import (
    ACTIVATION_OPTIONS,
    ARTS_PRICE,
    CARD_FREE,
    GOVERNMENT_CHANGE,
    INFLUENCE_SOURCE,
    PAY_ANY,
    RECRUIT_COST,
    RECRUIT_DONE,
    ROLL_VALUE,
    ROUND_SILENCE,
    TABLE,
    WINDOW_FREE,
)
from gonfalon.games.clash_of_cultures.rules.paying import Bill, Due, tokens
from gonfalon.games.clash_of_cultures.rules.play import PlayCard, PlayPerson, playable_cards, playable_persons
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.sides import Battle
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next

EFFECTS = TABLE.effects

# -- Study, Sparta -----------------------------------------------------------------------------------


def _academy(state: Position, owner: int, city: Any) -> bool:
    return state.has_building(city, ACADEMY)


RECRUIT_DONE.act(EFFECTS["v:study"], "own", gains(IDEAS), _academy, automatic=True)


def drafted(state: Position, seat: int, due: Bill, by: int) -> Bill:
    """The tokens of Draft, the last mood tokens due, may be paid by another good as well."""
    left = 2 if state.uses(seat, state.world().advance_of["civil_liberties"]) else 1
    dues = list(due.dues)
    for place in range(len(dues) - 1, -1, -1):
        one = dues[place]
        if one.good == MOOD and left:
            dues[place] = Due(one.number, one.good, (*one.instead, (by, 1)))
            left -= 1
    return Bill(tuple(dues))


def _spartan_draft(state: Position, owner: int, due: Bill, matter: Any) -> Bill:
    return drafted(state, owner, due, CULTURE) if INFANTRY in matter[2] else due


def _outnumbered(state: Position, owner: int, matter: Any) -> bool:
    """In a round begun with fewer army units the enemy puts down no card."""
    c: Battle = matter
    side = c.side_of(owner)
    return not c.naval and c.begun[side] < c.begun[1 - side]


RECRUIT_COST.change(EFFECTS["v:sparta"], "replacements", _spartan_draft)
ROUND_SILENCE.permit(EFFECTS["v:sparta"], _outnumbered)

# -- Hellenistic Culture -----------------------------------------------------------------------------


def _influenced(state: Position, owner: int, place: Any) -> bool:
    """COC-33.49: any city of another owner under your influence."""
    return state.city[place] not in (NOBODY, owner) and owner in state.influencers(place)


def _by_mood(state: Position, owner: int, due: Bill, matter: Any) -> Bill:
    """2 mood tokens in the place of the culture token of Arts, unless 1 will do anyway (COC-34.1)."""
    settled: Bill = PAY_ANY.settled(state, owner, due)
    alike = any(good == MOOD for one in settled.dues for good, _ in one.instead)
    return due if alike else due.replacing(CULTURE, MOOD, 2)


INFLUENCE_SOURCE.permit(EFFECTS["v:hellenistic_culture"], _influenced)
ARTS_PRICE.change(EFFECTS["v:hellenistic_culture"], "replacements", _by_mood)

# -- City-States -------------------------------------------------------------------------------------


def _peers(state: Position, seat: int, city: int) -> list[int]:
    """COC-33.25: cities of at least the size and the mood of the acting one, that may be activated."""
    return [
        other
        for other in state.cities(seat)
        if other != city
        and state.size(other) >= state.size(city)
        and state.mood[other] >= state.mood[city]
        and may_activate(state, other)
    ]


def _second(state: Position, owner: int, matter: Any) -> bool:
    city = matter[0]
    return state.activated.count(city) == 1 and bool(_peers(state, owner, city))


class Delegate(Frame):
    """Another city counts as the activated one."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int
    city: int

    def choose(self, state: Position) -> Next:
        answers = state.land().answers
        return Ask(self.seat, [answers[c] for c in _peers(state, self.seat, self.city)], "city-states", "COC-33.25")

    def on_choose(self, state: Position, answer: str) -> None:
        for frame in reversed(state.frames):
            if isinstance(frame, Activate):
                frame.counted = state.land().hex_of[answer]
                return


def _delegate(state: Position, owner: int, matter: Any) -> Frame | None:
    return Delegate(seat=owner, city=matter[0])


def _never(state: Position, owner: int, matter: Any) -> bool:
    """Kept through a change of government (COC-29.7): nothing happens."""
    return False


ACTIVATION_OPTIONS.act(EFFECTS["v:city_states"], "", _delegate, _second, once="turn", optional=True)
GOVERNMENT_CHANGE.act(EFFECTS["v:city_states"], "", _delegate, _never)

# -- Alexander ---------------------------------------------------------------------------------------


def _orders(state: Position, seat: int) -> list[str]:
    """Cards of 1 Action, great persons included (COC-22.9), that could be played, one culture token poorer."""
    world = state.world()
    found: dict[str, None] = {}
    for after in poorer(state, seat, tokens(CULTURE)):
        after.actions = 1
        cards = [c for c in playable_cards(after, seat) if world.title_play[world.card_title[c]] == "action"]
        answers = [action_answer(state, card) for card in cards]
        people = hand_persons(state, seat)
        answers += [event_answer(state, event) for event in playable_persons(after, seat) if event in people]
        found |= dict.fromkeys(answers)
    return list(found)


def _may_charm(state: Position, owner: int, matter: Any) -> bool:
    city = city_of_leader(state, owner)
    return city != NOBODY and may_activate(state, city) and bool(_orders(state, owner))


class Charm(Frame):
    """Charismatic: a card of 1 Action is played as a free action."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "play")

    seat: int
    cards: tuple[str, ...]
    card: str = ""

    def choose(self, state: Position) -> Next:
        return Ask(self.seat, list(self.cards), "charm", EFFECTS["l:alexander.1"].rule)

    def on_choose(self, state: Position, answer: str) -> None:
        self.card = answer

    def play(self, state: Position) -> Next:
        kind, _, name = self.card.partition(":")
        if kind == "event":
            return PlayPerson(seat=self.seat, event=state.world().event_of[name], free=True)
        return PlayCard(seat=self.seat, card=action_card(state, self.card), free=True)


def _charm(state: Position, owner: int, matter: Any) -> Frame | None:
    work = Charm(seat=owner, cards=tuple(_orders(state, owner)))
    then = activate(owner, city_of_leader(state, owner), "card", work)
    return Paid(seat=owner, good=CULTURE, number=1, rule=EFFECTS["l:alexander.1"].rule, then=[then])


def _known_world(state: Position, owner: int, value: int, matter: Any) -> int:
    """+1 for each region other than the start region with a city of yours."""
    c: Battle = matter
    if not c.takes_part(state, owner):
        return value
    regions = {state.land().region_of[city] for city in state.cities(owner)}
    return value + len(regions - {owner})


WINDOW_FREE.act(EFFECTS["l:alexander.1"], "", _charm, _may_charm)
CARD_FREE.permit(EFFECTS["l:alexander.1"], _never)
ROLL_VALUE.change(EFFECTS["l:alexander.2"], "bonus", _known_world)

# -- Leonidas, Pericles ------------------------------------------------------------------------------


def _its_city(state: Position, owner: int, city: Any) -> bool:
    work = recruiting(state)
    return bool(work.kinds or work.extras) and city == city_of_leader(state, owner)


def _thermopylae(state: Position, owner: int, value: int, matter: Any) -> int:
    """+2 for each army unit the enemy had more at the start of the round."""
    c: Battle = matter
    side = c.side_of(owner)
    if not c.takes_part(state, owner):
        return value
    return value + 2 * max(0, c.begun[1 - side] - c.begun[side])


RECRUIT_DONE.act(EFFECTS["l:leonidas.1"], "own", gains(CULTURE), _its_city, automatic=True)
ROLL_VALUE.change(EFFECTS["l:leonidas.2"], "bonus", _thermopylae)
teacher("l:pericles.1", "education")
admiral("l:pericles.2")
