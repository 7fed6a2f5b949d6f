"""Plunder, first conquest and expansion: conditions and execution (sections 9, 10 and 11)."""

from typing import Any, ClassVar

from gonfalon.games.struggle_for_rome.content.land import REWARD_CARD, REWARD_PASTURE, TRAITOR
from gonfalon.games.struggle_for_rome.rules import cards, scoring
from gonfalon.games.struggle_for_rome.rules.position import NO_TILE, NOBODY, SETTLED, Position
from gonfalon.games.struggle_for_rome.rules.travel import tribe_name
from gonfalon.kernel.requests import Draw
from gonfalon.kernel.state import Frame, Next


def can_betray(state: Position, seat: int, played: bool) -> bool:
    """Whether a Traitor may be played: SFR-6.1, SFR-6.9."""
    return not played and TRAITOR in state.cards[seat] and state.gold[seat] >= state.number("traitor_gold")


def may_plunder(state: Position, tribe: int, city: int) -> str:
    """The rule that forbids it, strength apart; "" if none does (SFR-9.2)."""
    colour = state.tile[city]
    if colour == NO_TILE:
        return "SFR-9.9" if state.owner(city) == NOBODY else "SFR-11.5"
    if state.loot[tribe * 5 + colour] >= state.number("tiles_per_colour"):
        return "SFR-9.8"
    return ""


def may_conquer(state: Position, tribe: int) -> str:
    """The rule that forbids it to take a Roman city, strength and reach apart; "" if none does (SFR-10.1, SFR-11.2)."""
    if state.place[tribe] == SETTLED:
        return "" if state.wagons[tribe] and state.figures[tribe] else "SFR-11.2"
    if not state.wagons[tribe] or state.colours(tribe) < state.number("colours_to_settle"):
        return "SFR-10.1"
    return ""


def betray(state: Position, seat: int) -> None:
    """SFR-6.9: the Traitor is paid and leaves the game."""
    cards.play(state, seat, TRAITOR)
    state.gold[seat] -= state.number("traitor_gold")


class Plunder(Frame):
    """A tile is turned over and resolved in the order of SFR-9.4."""

    STEPS: ClassVar[tuple[str, ...]] = ("turn_over", "loss", "reward", "wagon_gold", "keep_tile")

    seat: int
    tribe: int
    city: int
    face: int = -1

    def turn_over(self, state: Position) -> Next:
        return Draw(state.faces[state.tile[self.city]], 1)

    def on_turn_over(self, state: Position, drawn: tuple[int, ...]) -> None:
        self.face = drawn[0]
        state.quiet = 0
        state.faces[state.tile[self.city]].remove(self.face)
        city = state.land().city_answers[self.city]
        state.say("plunders", seat=self.seat, tribe=tribe_name(self.tribe), city=city)

    def loss(self, state: Position) -> Next:
        if state.land().face_loss[self.face][self.tribe % 2] and state.figures[self.tribe]:  # SFR-9.5
            state.figures[self.tribe] -= 1
            state.spare[self.tribe] += 1
            state.say("plunder-loss", seat=self.seat, tribe=tribe_name(self.tribe))
        return None

    def reward(self, state: Position) -> Next:
        reward = state.land().face_reward[self.face]
        if reward == REWARD_PASTURE:
            return cards.DrawPasture(seat=self.seat, count=1)
        if reward == REWARD_CARD:
            return cards.DrawCard(seat=self.seat)
        self._gold(state, state.number("tile_gold"))
        return None

    def wagon_gold(self, state: Position) -> Next:
        if state.wagons[self.tribe]:
            self._gold(state, state.wagons[self.tribe])
        return None

    def _gold(self, state: Position, amount: int) -> None:
        state.gold[self.seat] += amount
        state.say("plunder-gold", seat=self.seat, amount=amount)

    def keep_tile(self, state: Position) -> Next:
        state.loot[self.tribe * 5 + state.tile[self.city]] += 1
        state.tile[self.city] = NO_TILE
        scoring.scourge(state, self.tribe)
        return None


def conquer(state: Position, tribe: int, city: int) -> None:
    """The city changes hands; a tile there leaves the game unseen (SFR-10.4, SFR-10.5, SFR-11.3)."""
    seat, spot = tribe // 2, state.land().city_at[city]
    if state.place[tribe] == SETTLED:
        state.figures[tribe] -= 1
    else:
        state.stand[state.place[tribe]] = NOBODY
        state.place[tribe] = SETTLED
    state.wagons[tribe] -= 1
    state.stand[spot] = tribe
    state.tile[city] = NO_TILE
    state.towns[tribe] += 1
    state.quiet = 0
    state.say("conquers", seat=seat, tribe=tribe_name(tribe), city=state.land().city_answers[city])
    scoring.heritage(state, seat)
    scoring.legions(state, seat)
    scoring.announce(state, seat)


def targets(state: Position, tribe: int) -> list[int]:
    """The cities a tribe could attack from where it is, whatever else forbids it (SFR-9.1, SFR-11.1)."""
    land = state.land()
    if state.place[tribe] != SETTLED:
        return land.beside[state.place[tribe]]
    stand, city_at = state.stand, land.city_at
    near = [False] * len(city_at)
    for city, spot in enumerate(city_at):
        if stand[spot] == tribe:
            for other in land.reach[city]:
                near[other] = True
    return [city for city in range(len(city_at)) if near[city] and stand[city_at[city]] == NOBODY]


def options(state: Position, tribe: int, traitor: bool) -> list[str]:
    """Every plunder and conquest the tribe may make now."""
    out: list[str] = []
    land, force = state.land(), state.figures[tribe]
    bribed = force + land.numbers["traitor_towers"] if traitor else force
    nomadic = state.place[tribe] != SETTLED
    if not nomadic and (not state.wagons[tribe] or not force):
        return out
    settling = not nomadic or (state.wagons[tribe] > 0 and state.colours(tribe) >= land.numbers["colours_to_settle"])
    for city in targets(state, tribe):
        towers = land.towers[city]
        if towers > bribed:
            continue
        if nomadic and not may_plunder(state, tribe, city):
            out.append((land.plunder_answers if towers <= force else land.betray_plunder_answers)[city])
        if settling and state.stand[land.city_at[city]] == NOBODY:
            out.append((land.conquer_answers if towers <= force else land.betray_conquer_answers)[city])
    return out


def about(answer: str) -> dict[str, Any]:
    """The city an answer speaks of, for its wording."""
    return {"what": "city:" + answer.partition(":")[2]}
