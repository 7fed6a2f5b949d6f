"""One action of a player (BYZ-3.3), and the plain ones: take control, reinforce, tax, church or mosque, pass."""

from typing import Any, ClassVar, Final

from gonfalon.games.byzantium.content import (
    ARAB,
    BOX_NAMES,
    BOX_OF,
    BYZ,
    CAPITAL,
    CITIES,
    CITY_COUNT,
    CITY_OF,
    CUBE_PRICE,
    ELITE,
    MOST_REINFORCED,
    PERSIAN,
    POOL,
    TAX,
    WORSHIP_POINTS,
    WORSHIP_PRICE,
)
from gonfalon.games.byzantium.rules.cubes import TakeCube, box_target, lift, settle_armies
from gonfalon.games.byzantium.rules.movement import MoveAndFight, pawn_targets, ready_armies
from gonfalon.games.byzantium.rules.position import CLAIM, NOBODY, SIDE_NAMES, WORSHIP, Position
from gonfalon.games.byzantium.rules.special import SpecialAction, open_spaces, some_space_open
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

TAKE: Final = "action:take"
REINFORCE: Final = "action:reinforce"
SPECIAL: Final = "action:special"
COLLECT: Final = "action:tax"
CHURCH: Final = "action:church"
MOSQUE: Final = "action:mosque"
FIGHT: Final = "action:move"
PASS: Final = "action:pass"
DONE: Final = "button:done"

#: The rule of each action, in the order of BYZ-3.3.
RULES: Final = {
    TAKE: "BYZ-5.1",
    REINFORCE: "BYZ-6.1",
    SPECIAL: "BYZ-7.1",
    COLLECT: "BYZ-8.1",
    CHURCH: "BYZ-9.1",
    MOSQUE: "BYZ-9.1",
    FIGHT: "BYZ-10.1",
    PASS: "BYZ-19.1",
}


class Action(Frame):
    """A player who has not passed performs exactly one action (BYZ-3.2); it must be possible (BYZ-3.10)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "carry_out")

    seat: int
    last: bool
    chosen: str = ""

    def about(self, state: Position) -> dict[str, Any]:
        return {"turn": state.turn_number, "round": state.round_number, "last": self.last}

    def choose(self, state: Position) -> Next:
        seat = self.seat
        values: list[str] = []
        if can_claim(state, seat):
            values.append(TAKE)
        if state.has_source(seat, BYZ) or state.has_source(seat, ARAB):
            values.append(REINFORCE)
        if some_space_open(state, seat):
            values.append(SPECIAL)
        if state.pool[seat] and not state.tax[seat]:
            values.append(COLLECT)
        if can_worship(state, seat, BYZ):
            values.append(CHURCH)
        if can_worship(state, seat, ARAB):
            values.append(MOSQUE)
        if ready_armies(state, seat):
            values.append(FIGHT)
        values.append(PASS)
        return Ask(seat, values, "action", "BYZ-3.3")

    def rule_of_choose(self, state: Position, value: str) -> str:
        return RULES[value]

    def about_choose(self, state: Position, value: str) -> dict[str, Any]:
        """What an action costs or brings, and whether its cube must be bought (BYZ-4.3, 8.1, 9.1)."""
        bought = not state.pool[self.seat]
        if value in (CHURCH, MOSQUE):
            return {"price": WORSHIP_PRICE + CUBE_PRICE * bought, "cube": bought}
        return {"price": TAX if value == COLLECT else CUBE_PRICE, "cube": bought}

    def targets_of_choose(self, state: Position, value: str) -> tuple[str, ...]:
        """What on the board stands for an action: pointing at a city is wanting to take it."""
        seat = self.seat
        if value == TAKE:
            return tuple(claimable(state, seat))
        if value == REINFORCE:
            return tuple([box_target(seat, name) for name in BOX_NAMES])
        if value == SPECIAL:
            return tuple(open_spaces(state, seat))
        if value == FIGHT:
            return tuple([target for army in ready_armies(state, seat) for target in pawn_targets(state, seat, army)])
        return (f"space:{value[7:]}",)

    def on_choose(self, state: Position, value: str) -> None:
        self.chosen = value

    def carry_out(self, state: Position) -> Next:
        chosen = self.chosen
        if chosen == TAKE:
            return TakeControl(seat=self.seat)
        if chosen == REINFORCE:
            return Reinforce(seat=self.seat, placed=[0] * 8)
        if chosen == SPECIAL:
            return SpecialAction(seat=self.seat)
        if chosen == COLLECT:
            return CollectTax(seat=self.seat)
        if chosen == FIGHT:
            return MoveAndFight(seat=self.seat)
        if chosen == PASS:
            return Pass(seat=self.seat)
        return Worship(seat=self.seat, side=BYZ if chosen == CHURCH else ARAB)


# -- A: take control of a city (section 5) -----------------------------------------------------


def claimable(state: Position, seat: int) -> list[str]:
    """BYZ-5.1, 5.2: uncontrolled Byzantine and Arab cities for which a cube can be had."""
    able = (state.has_source(seat, BYZ), state.has_source(seat, ARAB))
    if not (able[0] or able[1]):
        return []
    owner = state.owner
    side = state.side
    return [
        CITIES[city]
        for city in range(CITY_COUNT)
        if owner[city] == NOBODY and side[city] < PERSIAN and able[side[city]] and city != CAPITAL
    ]


def can_claim(state: Position, seat: int) -> bool:
    """Whether ``claimable`` is not empty."""
    able = (state.has_source(seat, BYZ), state.has_source(seat, ARAB))
    owner = state.owner
    side = state.side
    for city in range(CITY_COUNT):
        if owner[city] == NOBODY and side[city] < PERSIAN and able[side[city]] and city != CAPITAL:
            return True
    return False


class TakeControl(Frame):
    """One cube on an uncontrolled city, points for its tokens (BYZ-5.1 to 5.5)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose_city", "take_cube", "place_pawn")

    seat: int
    city: int = -1

    def choose_city(self, state: Position) -> Next:
        return Ask(self.seat, claimable(state, self.seat), "take", "BYZ-5.1")

    def about_choose_city(self, state: Position, value: str) -> dict[str, Any]:
        city = CITY_OF[value]
        return {"points": state.tokens[city], "side": SIDE_NAMES[state.side[city]]}

    def on_choose_city(self, state: Position, value: str) -> None:
        self.city = CITY_OF[value]

    def take_cube(self, state: Position) -> Next:
        return TakeCube(seat=self.seat, side=state.side[self.city])

    def on_take_cube(self, state: Position, cube: TakeCube) -> None:
        city, side = self.city, state.side[self.city]
        state.owner[city] = self.seat
        state.score(self.seat, side, state.tokens[city], CLAIM)
        state.say(
            "took", seat=self.seat, city=CITIES[city], points=state.tokens[city], side=SIDE_NAMES[side], box=cube.source
        )
        settle_armies(state, self.seat, cube.source)

    def place_pawn(self, state: Position) -> Next:
        """BYZ-5.4, 5.5: the first Byzantine city brings the Byzantine pawn into play."""
        if state.side[self.city] == BYZ and not state.raised[self.seat]:
            state.raised[self.seat] = 1
            if state.army(self.seat, BYZ):
                state.pawn[self.seat * 2 + BYZ] = self.city
                state.say("pawn", seat=self.seat, side=SIDE_NAMES[BYZ], city=CITIES[self.city])
        return None


# -- B: reinforce (section 6) ------------------------------------------------------------------


class Reinforce(Frame):
    """One to three cubes into any boxes (BYZ-6.1): choose a box, then where the cube comes from; then again."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose_box", "take_cube")

    seat: int
    placed: list[int]
    box: int = -1

    def about(self, state: Position) -> dict[str, Any]:
        return {"left": MOST_REINFORCED - sum(self.placed)}

    def barred(self, state: Position) -> tuple[int, ...]:
        """BYZ-6.5: the boxes that hold nothing but cubes placed by this action."""
        at = self.seat * 8
        return tuple([box for box in range(8) if 0 < self.placed[box] >= state.cubes[at + box]])

    def elite_full(self, state: Position, box: int) -> bool:
        """BYZ-6.2: one cube per Elite box, or with the option one Elite cube in all."""
        if box % 4 != ELITE:
            return False
        if state.options["one_elite_in_all"]:
            return bool(self.placed[ELITE] or self.placed[4 + ELITE])
        return self.placed[box] > 0

    def open_to(self, state: Position, box: int) -> bool:
        """Whether a cube for this box can be had."""
        seat = self.seat
        if state.pool[seat]:
            return True
        if state.treasury[seat * 2 + box // 4] < CUBE_PRICE:
            return False
        if state.casualties[seat]:
            return True
        cubes = state.cubes
        return any(cubes[seat * 8 + other] > self.placed[other] for other in range(8) if other != box)

    def choose_box(self, state: Position) -> Next:
        count = sum(self.placed)
        if count == MOST_REINFORCED:
            return END
        values = [BOX_NAMES[box] for box in range(8) if self.open_to(state, box) and not self.elite_full(state, box)]
        if count:
            values.append(DONE)
        return Ask(self.seat, values, "reinforce", "BYZ-6.1", "amounts")

    def targets_of_choose_box(self, state: Position, value: str) -> tuple[str, ...]:
        return (value if value == DONE else box_target(self.seat, value),)

    def on_choose_box(self, state: Position, value: str) -> str | None:
        if value == DONE:
            return END
        self.box = BOX_OF[value]
        return None

    def take_cube(self, state: Position) -> Next:
        return TakeCube(seat=self.seat, side=self.box // 4, barred=self.barred(state), bar="BYZ-6.5", into=self.box)

    def on_take_cube(self, state: Position, cube: TakeCube) -> str:
        state.cubes[self.seat * 8 + self.box] += 1
        self.placed[self.box] += 1
        state.say("reinforced", seat=self.seat, box=BOX_NAMES[self.box], source=cube.source)
        settle_armies(state, self.seat, cube.source)
        return "choose_box"


# -- D: tax (section 8) ------------------------------------------------------------------------


class CollectTax(Frame):
    """Cube Pool cubes turn into bezants, divided at will (BYZ-8.1, 8.2)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose_cubes", "divide")

    seat: int
    count: int = 0

    def about(self, state: Position) -> dict[str, Any]:
        return {"bezants": TAX * self.count, "each": TAX}

    def choose_cubes(self, state: Position) -> Next:
        return Ask(self.seat, [f"cubes:{n}" for n in range(1, state.pool[self.seat] + 1)], "tax", "BYZ-8.1", "amounts")

    def on_choose_cubes(self, state: Position, value: str) -> None:
        self.count = int(value[6:])

    def divide(self, state: Position) -> Next:
        return Ask(self.seat, [f"bezants:{n}" for n in range(TAX * self.count + 1)], "divide", "BYZ-8.1", "amounts")

    def about_divide(self, state: Position, answer: str) -> dict[str, Any]:
        return {"rest": TAX * self.count - int(answer[8:])}

    def on_divide(self, state: Position, value: str) -> None:
        seat, count, byz = self.seat, self.count, int(value[8:])
        state.pool[seat] -= count
        state.tax[seat] = count
        state.treasury[seat * 2 + BYZ] += byz
        state.treasury[seat * 2 + ARAB] += TAX * count - byz
        state.say("taxed", seat=seat, cubes=count, byzantine=byz, arab=TAX * count - byz)


# -- E: church or mosque (section 9) -----------------------------------------------------------


def can_worship(state: Position, seat: int, side: int) -> bool:
    """BYZ-9.1, 9.2: 6 bezants with a free cube, 9 with a bought one."""
    money = state.treasury[seat * 2 + side]
    if state.pool[seat]:
        return money >= WORSHIP_PRICE
    return money >= WORSHIP_PRICE + CUBE_PRICE and state.can_sell(seat)


class Worship(Frame):
    """A cube on Church or Mosque for the rest of the game (BYZ-9.1 to 9.3)."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "take_cube")

    seat: int
    side: int

    def pay(self, state: Position) -> Next:
        state.treasury[self.seat * 2 + self.side] -= WORSHIP_PRICE
        return None

    def take_cube(self, state: Position) -> Next:
        return TakeCube(seat=self.seat, side=self.side)

    def on_take_cube(self, state: Position, cube: TakeCube) -> None:
        state.worship[self.seat * 2 + self.side] += 1
        state.score(self.seat, self.side, WORSHIP_POINTS, WORSHIP)
        state.say("built", seat=self.seat, side=SIDE_NAMES[self.side], points=WORSHIP_POINTS)
        settle_armies(state, self.seat, cube.source)


# -- G: pass (section 19) ----------------------------------------------------------------------


class Pass(Frame):
    """A casualty on the Pass space, free of charge, and no more actions this turn (BYZ-19.1 to 19.3)."""

    STEPS: ClassVar[tuple[str, ...]] = ("take_cube",)

    seat: int

    def take_cube(self, state: Position) -> Next:
        seat = self.seat
        state.passed.append(seat)
        if state.casualties[seat]:
            state.casualties[seat] -= 1
            state.pass_cube[seat] = 1
            self.tell(state)
            return None
        return ChoosePassCube(seat=seat)

    def on_take_cube(self, state: Position, cube: Frame) -> None:
        self.tell(state)

    def tell(self, state: Position) -> None:
        state.say("passed", seat=self.seat, first=len(state.passed) == 1)


class ChoosePassCube(Frame):
    """BYZ-19.3: with an empty Casualty Pool any cube of the sheet serves; without any cube, none."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int

    def choose(self, state: Position) -> Next:
        seat = self.seat
        values = [POOL] if state.pool[seat] else []
        values.extend([BOX_NAMES[box] for box in range(8) if state.cubes[seat * 8 + box]])
        return Ask(seat, values, "pass-cube", "BYZ-19.3") if values else END

    def targets_of_choose(self, state: Position, value: str) -> tuple[str, ...]:
        return (box_target(self.seat, value),)

    def on_choose(self, state: Position, value: str) -> None:
        lift(state, self.seat, value)
        state.pass_cube[self.seat] = 1
        settle_armies(state, self.seat, value)
