"""Resources and tokens: limits, gains, losses (COC-4.1 to 4.11)."""

from gonfalon.games.clash_of_cultures.content.names import FOOD, GOOD_NAMES, GOODS, RESOURCES
from gonfalon.games.clash_of_cultures.rules.moments import LIMIT_RESOURCE
from gonfalon.games.clash_of_cultures.rules.position import Position


def limit(state: Position, seat: int, good: int) -> int:
    """The most a seat may have of a resource (COC-4.1, COC-4.2)."""
    base = state.number("food_limit") if good == FOOD else state.world().limit[good]
    return int(LIMIT_RESOURCE.settled(state, seat, base, good))


def gain(state: Position, seat: int, good: int, number: int) -> int:
    """Take from the bank what the limit allows; the rest is lost. Returns what was taken."""
    over = surplus(state, seat, good, number)
    number -= over
    if number > 0:
        state.goods[seat * GOODS + good] += number
        state.say("gains", seat=seat, goods=[goods_answer(good)] * number)
    if over > 0:
        state.say("no-room", seat=seat, goods=[goods_answer(good)] * over)
    return max(0, number)


def surplus(state: Position, seat: int, good: int, number: int) -> int:
    """How many of these would be lost, for the limit is reached."""
    if good >= RESOURCES or number <= 0:
        return 0
    return max(0, min(number, number + state.goods[seat * GOODS + good] - limit(state, seat, good)))


def lose(state: Position, seat: int, good: int, number: int) -> int:
    """Give to the bank as many as there are, at most this number."""
    number = min(number, state.goods[seat * GOODS + good])
    if number > 0:
        state.goods[seat * GOODS + good] -= number
        state.say("loses", seat=seat, goods=[goods_answer(good)] * number)
    return number


def trim(state: Position, seat: int) -> None:
    """When a limit has fallen the surplus is lost at once (COC-4.11)."""
    for good in range(RESOURCES):
        over = state.have(seat, good) - limit(state, seat, good)
        if over > 0:
            lose(state, seat, good, over)


def goods_answer(good: int) -> str:
    return "good:" + (GOOD_NAMES[good] if good < GOODS else "captive")


def listed(numbers: list[int]) -> list[str]:
    """Goods by name, each as often as it is there."""
    return [goods_answer(good) for good, number in enumerate(numbers) for _ in range(number)]
