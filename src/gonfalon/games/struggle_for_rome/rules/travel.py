"""Movement of nomadic tribes: where a tribe can go, what it costs, by which route (section 8)."""

from typing import Any, ClassVar

from gonfalon.games.struggle_for_rome.content.land import GRAIN, LEADER, Land
from gonfalon.games.struggle_for_rome.rules import cards
from gonfalon.games.struggle_for_rome.rules.cards import CARD_ANSWERS
from gonfalon.games.struggle_for_rome.rules.position import NOBODY, Position
from gonfalon.kernel.requests import BACK, Ask
from gonfalon.kernel.state import END, Frame, Next


def goals(state: Position, tribe: int, unlimited: bool) -> list[str]:
    """The crossroads a tribe can move to with its owner's purse, or any at all (SFR-8.2, SFR-8.6)."""
    land = state.land()
    if unlimited:
        return [land.cross_answers[c] for c in land.open if state.stand[c] == NOBODY]
    seat = tribe // 2
    return land.goals(land.zone[state.place[tribe]], state.have(seat, GRAIN), state.gold[seat]).free(state.place)


def payments(land: Land, arrows: int, ships: int, grain: int, gold: int) -> list[tuple[int, int]]:
    """The ways (grain, gold) to pay so many land and sea arrows out of a purse (SFR-8.5)."""
    by_land, by_sea = land.numbers["land_gold"], land.numbers["sea_gold"]
    out: list[tuple[int, int]] = []
    for sheaves in range(min(arrows, grain), -1, -1):
        coins = (arrows - sheaves) * by_land + ships * by_sea
        if coins <= gold:
            out.append((sheaves, coins))
    return out


def ways(state: Position, tribe: int, goal: int) -> list[tuple[int, int, int, int]]:
    """The ways to a crossroad: (grain, gold, land arrows, sea arrows); none asks more of both than another."""
    land = state.land()
    seat = tribe // 2
    grain, gold = state.have(seat, GRAIN), state.gold[seat]
    found: list[tuple[int, int, int, int]] = []
    for arrows, ships in land.prices[land.zone[state.place[tribe]]][land.zone[goal]]:
        for sheaves, coins in payments(land, arrows, ships, grain, gold):
            found.append((sheaves, coins, arrows, ships))
    found.sort()
    best: list[tuple[int, int, int, int]] = []
    for way in found:
        if not any(other[0] <= way[0] and other[1] <= way[1] for other in best):
            best.append(way)
    return best


def cheapest(found: list[tuple[int, int, int, int]]) -> tuple[int, int]:
    """The price to show first: a sheaf is reckoned as two gold."""
    best = min(found, key=lambda way: (2 * way[0] + way[1], way))
    return best[0], best[1]


def route(land: Land, start: int, goal: int, arrows: int, ships: int) -> list[int]:
    """Crossroads of a shortest route whose paid arrows are so many by land and by sea (first arrow free)."""
    links: dict[int, list[tuple[int, int]]] = {}
    for a, b in sorted(land.roads):
        kind = 1 if (a, b) in land.land_arrows else 0
        links.setdefault(a, []).append((b, kind))
        links.setdefault(b, []).append((a, kind))
    for a, b in land.sea_arrows:
        links.setdefault(a, []).append((b, 2))
        links.setdefault(b, []).append((a, 2))
    first = (start, 0, 0, 0)  # crossroad, whether an arrow was met, land and sea arrows paid
    came: dict[tuple[int, int, int, int], tuple[int, int, int, int] | None] = {first: None}
    waiting = [first]
    for at in waiting:
        if at[0] == goal and at[2] <= arrows and at[3] <= ships:
            out: list[int] = []
            step: tuple[int, int, int, int] | None = at
            while step is not None:
                out.append(step[0])
                step = came[step]
            return out[::-1]
        for c, kind in links[at[0]]:
            paid = at[1] and kind
            there = (
                c,
                1 if kind else at[1],
                at[2] + (1 if paid and kind == 1 else 0),
                at[3] + (1 if paid and kind == 2 else 0),
            )
            if there[2] <= arrows and there[3] <= ships and there not in came:
                came[there] = at
                waiting.append(there)
    return []


class Travel(Frame):
    """One journey to a chosen crossroad: how it is paid. ``arrived`` is False if the player thought again.

    Where a tribe can go, and by which cards, depends on the hand: until it moves, nobody else sees that it is about to.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("way",)

    seat: int
    tribe: int
    goal: int
    may_lead: bool  # a Great Tribal Leader can be played (SFR-6.6)
    arrived: bool = False
    led: bool = False

    def about(self, state: Any) -> dict[str, Any]:
        return {"goal": state.land().cross_answers[self.goal]}

    def private(self) -> bool:
        return not self.arrived

    def way(self, state: Position) -> Next:
        found = ways(state, self.tribe, self.goal)
        values = [f"way:{grain}-{gold}" for grain, gold, _, _ in found]
        free = bool(found) and not found[0][0] and not found[0][1]
        if not free:
            if self.may_lead:
                values.append(CARD_ANSWERS[LEADER])
            values.append(BACK)
        return Ask(self.seat, values, "way", "SFR-8.5", open=free)

    def on_way(self, state: Position, answer: str) -> str:
        if answer == BACK:
            return END
        grain = gold = 0
        if answer == CARD_ANSWERS[LEADER]:
            self.led = True
            cards.play(state, self.seat, LEADER)
        else:
            grain, gold = _price(answer)
            for _ in range(grain):
                state.spend(self.seat, GRAIN)
                state.reveal()  # it was in the hand
            state.gold[self.seat] -= gold
        start = state.place[self.tribe]
        state.stand[start] = NOBODY
        state.stand[self.goal] = self.tribe
        state.place[self.tribe] = self.goal
        self.arrived = True
        to = state.land().cross_answers[self.goal]
        state.say("moves", seat=self.seat, tribe=tribe_name(self.tribe), to=to, grain=grain, gold=gold)
        return END

    def about_way(self, state: Position, answer: str) -> dict[str, Any]:
        if answer == CARD_ANSWERS[LEADER]:
            return {"what": cards.titled(state, LEADER)}
        if answer == BACK:
            return {}
        grain, gold = _price(answer)
        for way in ways(state, self.tribe, self.goal):
            if way[:2] == (grain, gold):
                return {"grain": grain, "gold": gold, "land": way[2], "sea": way[3]}
        return {"grain": grain, "gold": gold, "land": 0, "sea": 0}


def _price(answer: str) -> tuple[int, int]:
    grain, _, gold = answer[4:].partition("-")
    return int(grain), int(gold)


def tribe_name(tribe: int) -> str:
    return "tribe:warrior" if tribe % 2 else "tribe:horseman"


def distance(land: Land, a: int, b: int) -> int:
    """The arrow distance between two crossroads (SFR-0.9)."""
    return land.arrows_between[land.zone[a]][land.zone[b]]
