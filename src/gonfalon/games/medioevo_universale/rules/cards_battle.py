"""Cards that change a battle: Warlord, Crossbowman, Scientist, Surgeon, Jailer, Gunner."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import (
    ARCHER,
)
from gonfalon.games.medioevo_universale.rules.army import count, size
from gonfalon.games.medioevo_universale.rules.cards import Card, CardUse
from gonfalon.games.medioevo_universale.rules.damage import ARCHERY, ARTILLERY
from gonfalon.games.medioevo_universale.rules.dice import third
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.games.medioevo_universale.rules.powers import CARDS, innermost
from gonfalon.games.medioevo_universale.rules.shooting import able, machines
from gonfalon.games.medioevo_universale.rules.sides import Engagement, the_battle, the_round
from gonfalon.games.medioevo_universale.rules.tech_war import side_of
from gonfalon.games.medioevo_universale.rules.windows import window_of
from gonfalon.kernel.requests import Ask, Dice
from gonfalon.kernel.state import Frame, Next

DONE: Final = "button:done"


def party(state: Position, seat: int) -> bool:
    return innermost(state, Engagement) is not None and side_of(state, seat) >= 0


class OutnumberingWarlord(Card):
    """MEU-18.4: blocked only by as many of a kind."""

    rule: ClassVar[str] = "MEU-18.4"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return party(state, seat) and not the_round(state).outnumbering[side_of(state, seat)]

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        the_round(state).outnumbering[side_of(state, seat)] = 1
        return None


class StrengtheningWarlord(Card):
    """MEU-18.5: +2 to one attack value of either side."""

    rule: ClassVar[str] = "MEU-18.5"

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return AddTwo(seat=seat)


class AddTwo(CardUse):
    CARD: ClassVar[int] = 5

    def options(self, state: Position) -> list[str]:
        return ["side:attacker", "side:defender"]

    def apply(self, state: Position) -> Next:
        the_round(state).bonus[int(self.target == "side:defender")] += 2
        return None


class MoreShots(Card):
    """MEU-18.7: one to three of his units shoot as well, if no archers of the enemy keep him from it; against them one
    by one, as his Captain has actions left."""

    rule: ClassVar[str] = "MEU-18.7"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        if not party(state, seat):
            return False
        fight, side = the_round(state), side_of(state, seat)
        return able(state, fight, side, ARCHER) or (fight.captain_side == side and fight.actions > 0)

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return Crossbows(seat=seat)


class Crossbows(CardUse):
    CARD: ClassVar[int] = 7
    SIDES: ClassVar[int] = 6

    def apply(self, state: Position) -> Next:
        side = side_of(state, self.seat)
        the_round(state).shots[side] += min(third(self.die), size(the_round(state).fighters(state, side)))
        return None


def _archer_dice(state: Position, side: int) -> list[int]:
    """The places of a side's archer dice."""
    first = the_round(state).archers[0]
    return list(range(first)) if side == 0 else list(range(first, len(the_round(state).archer_dice)))


class SteadyCrossbowman(Card):
    """MEU-18.8: -1 on each archer die for every pair of archers, at most -3."""

    rule: ClassVar[str] = "MEU-18.8"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        side = side_of(state, seat)
        fresh = side >= 0 and not window.steady >> side & 1
        return fresh and steadiness(state, side) > 0 and bool(_archer_dice(state, side))

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        found: Any = window_of(state)
        side = side_of(state, seat)
        found.steady |= 1 << side
        steady(state, side, _archer_dice(state, side))
        return None


def steadiness(state: Position, side: int) -> int:
    return min(3, count(the_battle(state).force(state, side), ARCHER) // 2)


def steady(state: Position, side: int, places: list[int]) -> None:
    dice = the_round(state).archer_dice
    for place in places:
        dice[place] = max(1, dice[place] - steadiness(state, side))


class SecondShot(Card):
    """MEU-18.9: he rolls any of his archer dice again, once."""

    rule: ClassVar[str] = "MEU-18.9"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        side = side_of(state, seat)
        return side >= 0 and bool(_archer_dice(state, side))

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return ShootAgain(seat=seat, places=[])


class ShootAgain(CardUse):
    """The dice are named, then rolled together."""

    STEPS: ClassVar[tuple[str, ...]] = ("name", "again")
    CARD: ClassVar[int] = 9

    places: list[int]

    def name(self, state: Position) -> Next:
        last = max(self.places, default=-1)
        left = [place for place in _archer_dice(state, side_of(state, self.seat)) if place > last]
        values = [f"die:{place}" for place in left]
        return Ask(self.seat, [*values, DONE] if self.places else values, "card-9", "MEU-18.9") if values else None

    def about_name(self, state: Position, answer: str) -> dict[str, Any]:
        if answer == DONE:
            return {}
        place = int(answer[4:])
        return {"number": place + 1, "die": the_round(state).archer_dice[place]}

    def on_name(self, state: Position, answer: str) -> str | None:
        if answer == DONE:
            return None
        self.places.append(int(answer[4:]))
        return "name"

    def again(self, state: Position) -> Next:
        return Dice(len(self.places), 8)

    def on_again(self, state: Position, faces: tuple[int, ...]) -> None:
        """Card 8 lowers all archer dice of the round, also those thrown again (MEU-18.8)."""
        for place, face in zip(self.places, faces, strict=True):
            the_round(state).archer_dice[place] = face
        window: Any = window_of(state)
        side = side_of(state, self.seat)
        if window.steady >> side & 1:
            steady(state, side, self.places)


class DoubleCrews(Card):
    """MEU-18.10: every unit at his machines counts as two this round."""

    rule: ClassVar[str] = "MEU-18.10"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return party(state, seat) and the_round(state).crew[side_of(state, seat)] > 0

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        the_round(state).double_crews[side_of(state, seat)] = 1
        return None


class MoreCrew(Card):
    """MEU-18.52: each of his machines counts one more crew unit this battle."""

    rule: ClassVar[str] = "MEU-18.52"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        battle = the_battle(state)
        mine = party(state, seat) and not battle.gunners[side_of(state, seat)]
        return mine and bool(machines(state, seat, battle.space))

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        the_battle(state).gunners[side_of(state, seat)] = 1
        return None


class EasyRatio(Card):
    """MEU-18.40: 2 to 1 is enough to capture, in this battle."""

    rule: ClassVar[str] = "MEU-18.40"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return party(state, seat) and the_battle(state).captures[side_of(state, seat)] == 1

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        the_battle(state).ratio[side_of(state, seat)] = 2
        return None


class EasyCapture(EasyRatio):
    """MEU-18.41: the reduction of a captor is 2 points smaller."""

    rule: ClassVar[str] = "MEU-18.41"

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        the_battle(state).easing[side_of(state, seat)] += 2
        return None


class Surgeon(Card):
    """MEU-18.27: the first point on one of his units is ignored."""

    rule: ClassVar[str] = "MEU-18.27"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return bool(window.rival == seat and window.points > window.ignored)

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        found: Any = window_of(state)
        found.ignored += 1
        return None


class FieldSurgeon(Card):
    """MEU-18.29: whom shots hit this round falls only at its end."""

    rule: ClassVar[str] = "MEU-18.29"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        if window.rival != seat or window.cause not in (ARTILLERY, ARCHERY):
            return False
        return not the_round(state).delaying[side_of(state, seat)]

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        the_round(state).delaying[side_of(state, seat)] = 1
        return None


class Jailer(Card):
    """MEU-18.39: a unit he would destroy becomes his prisoner."""

    rule: ClassVar[str] = "MEU-18.39"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return bool(window.seat == seat and not window.captured)

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        found: Any = window_of(state)
        found.captured = True
        return None


class Healer(Card):
    """MEU-18.28: what this round has cost him he may buy back at half price in the next turn."""

    rule: ClassVar[str] = "MEU-18.28"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return party(state, seat) and the_round(state).fallen[side_of(state, seat)] > 0

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        fallen, side = the_round(state).fallen, side_of(state, seat)
        state.regain_next[seat] += fallen[side]
        fallen[side] = 0  # a Bard may ready him in the same round: nobody comes back twice
        return None


CARDS[4] = OutnumberingWarlord()
CARDS[5] = StrengtheningWarlord()
CARDS[7] = MoreShots()
CARDS[8] = SteadyCrossbowman()
CARDS[9] = SecondShot()
CARDS[10] = DoubleCrews()
CARDS[27] = Surgeon()
CARDS[28] = Healer()
CARDS[29] = FieldSurgeon()
CARDS[39] = Jailer()
CARDS[40] = EasyRatio()
CARDS[41] = EasyCapture()
CARDS[52] = MoreCrew()
