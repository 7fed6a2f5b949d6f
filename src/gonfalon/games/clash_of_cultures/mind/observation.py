"""The position as a seat sees it, as numbers of a fixed size, for learners (see gonfalon.training)."""

from typing import Final

from gonfalon.games.clash_of_cultures.content.names import BARBARIAN, GOODS, NOBODY, PIECES, UNITS
from gonfalon.games.clash_of_cultures.rules.position import STOCK, Position
from gonfalon.kernel.observing import among, asked, bits, scaled

MOST_SEATS: Final = 4
#: What one hex is told by: terrain, spent, mood, who has the city, who stands there, pirates, pieces, units.
HEX: Final = 7 + PIECES + UNITS
#: The locals of a procedure that its questions depend on, all of them public, and how large they grow.
LOCALS: Final = (
    ("city", 80), ("place", 80), ("count", 5), ("advance", 48), ("kind", 6), ("mood", 3), ("piece", 8), ("region", 16),
    ("side", 2), ("start", 80), ("last", 80), ("sea", 80), ("target", 80), ("steps", 4),
)  # fmt: skip


def observe(state: Position, seat: int) -> list[float]:
    """Numbers about 0 to 3, the observer's own things first, then clockwise; empty seats and far hexes are 0."""
    seats = state.seats
    world = state.world()
    out: list[float] = [
        seats / 4,
        state.age / 6,
        state.round_number / 3,
        (state.first - seat) % seats / 4,
        _whose(state, seat, state.active),
        state.actions / 3,
        state.spent / 3,
        float(state.closing),
        float(state.civilized()),
        len(state.deck) / 42,
        len(state.goal_deck) / 38,
        len(state.plan_deck) / 8,
        len(state.tiles) / 16,
    ]
    _board(state, seat, out)
    for number in range(MOST_SEATS):
        if number < seats:
            _player(state, seat, (seat + number) % seats, out)
        else:
            out.extend([0.0] * _player_size(state))
    out.extend(among(state.hand[seat], len(world.action_cards)))
    out.extend(among(state.goals[seat], len(world.goal_cards)))
    out.extend(among(state.plans[seat], len(world.wonders)))
    out.extend(among(state.discard, len(world.action_cards)))
    out.extend(among(state.table, len(world.events)))
    out.extend([(where + 4) / 80 for where in state.wonder_at])
    out.extend(asked(state, seat))
    for depth in (1, 2, 3):
        out.extend(scaled(state.frames[-depth] if len(state.frames) >= depth else None, LOCALS))
    return out


def _whose(state: Position, seat: int, owner: int) -> float:
    """0: nobody's, then the observer and the others clockwise, then barbarians."""
    if owner == NOBODY:
        return 0.0
    return 1.5 if owner >= BARBARIAN else ((owner - seat) % state.seats + 1) / 4


def _board(state: Position, seat: int, out: list[float]) -> None:
    whose = [_whose(state, seat, owner) for owner in range(NOBODY, BARBARIAN + 2)]
    spaces = len(state.terrain)
    for place in range(spaces):
        out.extend(
            [
                (state.terrain[place] + 1) / 5,
                float(state.exhausted[place]),
                whose[state.city[place] + 1],
                state.mood[place] / 2,
                whose[state.holder[place] + 1],
                state.pirates[place] / 2,
                1.0 if place in state.activated else 0.0,
            ]
        )
        out.extend([whose[colour] for colour in state.built[place * PIECES : place * PIECES + PIECES]])
        out.extend([count / 4 for count in state.units[place * UNITS : place * UNITS + UNITS]])
    most = max([len(land.regions) for land in state.world().lands.values()])
    out.extend([0.0] * (HEX * (_most_spaces(state) - spaces)))
    for region in range(most):
        out.append((state.laid[region] + 1) / 32 if region < len(state.laid) else 0.0)


def _most_spaces(state: Position) -> int:
    return max([len(land.near) for land in state.world().lands.values()])


def _player_size(state: Position) -> int:
    world = state.world()
    return GOODS + STOCK + 1 + len(world.advances) + 4 + 14 + len(world.civilizations)


def _player(state: Position, seat: int, who: int, out: list[float]) -> None:
    """What everybody sees of a player: goods, supply, advances, civilization and leader, how many cards."""
    out.extend([count / 7 for count in state.goods[who * GOODS : who * GOODS + GOODS]])
    out.extend([count / 4 for count in state.supply[who * STOCK : who * STOCK + STOCK]])
    out.append(_whose(state, seat, who))
    out.extend(bits(state.owned[who], len(state.world().advances)))
    out.extend(bits(state.civ_owned[who], 4))
    out.extend(
        [
            state.box[who] / 3,
            (state.leader[who] + 1) / 45,
            (state.leader_at[who] + 1) / 80,
            state.led[who] / 3,
            state.slain[who] / 2,
            len(state.captives[who]) / 4,
            len(state.hand[who]) / 4,
            len(state.goals[who]) / 4,
            len(state.plans[who]) / 2,
            len(state.done[who]) / 4,
            len(state.persons[who]) / 2,
            state.anarchy[who] / 4,
            state.lost_actions[who] / 3,
            float(bool(state.lent[who])),
        ]
    )
    out.extend([1.0 if state.civ[who] == civ else 0.0 for civ in range(len(state.world().civilizations))])
