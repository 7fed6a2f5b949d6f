"""A space changes hands: after a battle, by conquest with its honour, spoils, control tokens (MEU-9.31, 13.1, 11.9)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import MILITARY
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.army import size, strongest
from gonfalon.games.medioevo_universale.rules.battle import Battle, new_battle
from gonfalon.games.medioevo_universale.rules.buildings import free_tokens, held_in_place, take_token
from gonfalon.games.medioevo_universale.rules.happenings import happened
from gonfalon.games.medioevo_universale.rules.honour import BARBARIANS, BATTLE, CONQUEST, MONUMENT, REBELLION
from gonfalon.games.medioevo_universale.rules.occasions import DieRolled
from gonfalon.games.medioevo_universale.rules.plunder import (
    Spoils,
    carriers_in,
    exposed,
    pillage,
    ships_without_troops,
    spoils,
)
from gonfalon.games.medioevo_universale.rules.position import (
    ARMISTICE,
    FLEET,
    HORDE,
    NOBODY,
    OWNERS,
    PLAYERS,
    SLOTS,
    WAR,
    Position,
)
from gonfalon.games.medioevo_universale.rules.units import place_units, stand_down
from gonfalon.games.medioevo_universale.rules.wars import truce
from gonfalon.games.medioevo_universale.rules.windows import AfterBattle, window_of
from gonfalon.kernel.requests import Ask, Dice
from gonfalon.kernel.state import Frame, Next

REPLACE: Final = "button:replace"
RETURN: Final = "button:return"
SUPPRESSED: Final = 2  # in ``conquered``: the honour of MEU-22.8 has been given this turn


class Fight(Frame):
    """A battle and everything that follows from it, in the order of MEU-9.31."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "battle",
        "sink",
        "sunk",
        "free",
        "give_up",
        "honour",
        "suppress",
        "tokens",
        "conquer",
        "ships",
        "pillaged",
        "elsewhere",
        "flight",
        "meanwhile",
        "own_turn",
    )
    OPTIONAL: ClassVar[tuple[str, ...]] = ("comers", "escaped")

    attacker: int
    defender: int
    space: int
    keeper: int
    reserve: list[int]
    rising: bool = False  # a rebellion is fought down
    earlier: tuple[int, ...] = ()  # whom the attacker has fought here before, since he came in
    manned: list[int]  # Galleys with troops at the start
    winner: int = NOBODY
    began: list[int]
    left: list[int]
    missing: list[int]
    captures: list[int]
    taken: list[int]
    lost: list[int]
    later: list[int]
    rounds: int = 0
    fled: bool = False
    escaped: bool = False
    refuges: tuple[int, ...] = ()
    comers: tuple[int, ...] = ()
    surrendered: int = NOBODY

    def battle(self, state: Position) -> Next:
        self.rising = self.rising or bool(not state.is_sea(self.space) and state.rebelled[self.space])
        if state.is_sea(self.space):
            self.manned = [
                slot
                for slot in range(FLEET)
                if state.place[slot] == self.space and state.load[slot]  # MEU-10.9
            ]
        return new_battle(state, self.attacker, self.defender, self.space, self.keeper, self.reserve)

    def on_battle(self, state: Position, battle: Battle) -> None:
        self.winner, self.began, self.missing = battle.winner, battle.began[:], battle.missing[:]
        self.captures, self.taken, self.lost = battle.captures[:], battle.taken[:], battle.lost[:]
        self.rounds, self.fled, self.surrendered = battle.rounds, battle.fled, battle.surrendered
        self.escaped = battle.escaped
        self.later = battle.later[:]
        self.refuges, self.comers = battle.refuges, battle.comers
        self.left = [size(battle.force(state, 0)), size(battle.force(state, 1))]

    # -- ships and prisoners -----------------------------------------------------------------

    def sink(self, state: Position) -> Next:
        """MEU-10.6: a Galley that has lost all its units sinks with 1 to 3 on a d8."""
        self.manned = [slot for slot in self.manned if not state.load[slot] and state.place[slot] == self.space]
        return Dice(1, 8) if self.manned else "free"

    def on_sink(self, state: Position, faces: tuple[int, ...]) -> None:
        self.began.append(faces[0])

    def sunk(self, state: Position) -> Next:
        return DieRolled(seat=state.active, dice=[self.began.pop()])

    def on_sunk(self, state: Position, window: DieRolled) -> str:
        slot = self.manned.pop(0)
        state.say("sinking", die=window.dice[0], sinks=int(window.dice[0] <= state.number("sinks")))
        if window.dice[0] <= state.number("sinks"):
            carriers.remove(state, slot)
        return "sink"

    def free(self, state: Position) -> Next:
        """MEU-12.13: prisoners of this battle are freed on the spot and win it, if their captors have all died; who has
        fled keeps them."""
        for side, owner in enumerate((self.attacker, self.defender)):
            rival = self.defender if side == 0 else self.attacker
            dead = not self.left[side] and not (side == 0 and self.escaped)
            if self.captures[side] and self.taken[side] and dead:
                state.prisoners[owner * PLAYERS + rival] -= self.taken[side]
                if state.is_sea(self.space):
                    self._board(state, rival, self.taken[side])
                else:
                    place_units(state, rival, self.taken[side], self.space)
                self.left[1 - side] = size(state.units(self.space, rival))
                self.winner = rival if self.left[1 - side] else NOBODY
                state.say("freed", seat=rival, place=state.world().answers[self.space])
        return None

    def _board(self, state: Position, seat: int, army: int) -> None:
        """Who is freed at sea goes aboard his own Galleys there, whom they cannot take beside the board (MEU-12.13)."""
        for slot in state.galleys(self.space, seat):
            taken = strongest(army, carriers.berths(state, slot))
            state.load[slot] += taken
            army -= taken
        state.surrendered[seat] += army

    def give_up(self, state: Position) -> Next:
        """MEU-12.7: who surrenders puts his units beside his board."""
        if self.surrendered == NOBODY:
            return None
        seat = (self.attacker, self.defender)[self.surrendered]
        stand_down(state, self.space, seat)
        state.surrendered[seat] += state.units(self.space, seat)
        if state.is_sea(self.space):
            for slot in state.galleys(self.space, seat):
                state.load[slot] = 0
        else:
            at = self.space * OWNERS + seat
            state.army[at] = state.halted[at] = 0
            state.sally(at, 0)
            state.refresh(self.space)
        state.say("surrenders", seat=seat, place=state.world().answers[self.space])
        return None

    # -- honour ------------------------------------------------------------------------------

    def honour(self, state: Position) -> Next:
        """MEU-22.6 and 22.9."""
        for side, owner in enumerate((self.attacker, self.defender)):
            rival = self.defender if side == 0 else self.attacker
            if owner == HORDE:
                continue
            whole = self.began[1 - side] >= state.number("big_army") and not self.left[1 - side]
            if whole and not self.missing[1 - side] and self.surrendered != 1 - side:
                state.gain(owner, 1, BATTLE)
            if rival == HORDE and (self.fled or not self.left[side]):
                state.gain(owner, -1, BARBARIANS)
            if self.winner == owner:
                self._won(state, side, owner, rival)
        return None

    def _won(self, state: Position, side: int, owner: int, rival: int) -> None:
        where = ["sea"] if state.is_sea(self.space) else ["home"] if state.home(self.space) == owner else []
        conditions: list[str] = []
        if self.began[side] < self.began[1 - side]:
            conditions.append("outnumbered")
        if not self.lost[side]:
            conditions.append("no_loss")
        if state.playing()[-1] == owner:
            conditions.append("last_in_order")
        facts = {
            "role": "attacker" if side == 0 else "defender",
            "versus": "barbarian" if rival == HORDE else "player",
            "where": where,
            "condition": conditions,
            "enemy_min": self.began[1 - side],
            "rounds_min": self.rounds,
        }
        happened(state, owner, "win_battle", 1, facts)

    def suppress(self, state: Position) -> Next:
        """MEU-22.8, 22.13: a rebellion in the own home realm is put down; once per territory and turn."""
        if self.winner in (HORDE, NOBODY) or HORDE not in (self.attacker, self.defender) or not self.rising:
            return None
        if state.home(self.space) == self.winner and not state.conquered[self.space] & SUPPRESSED:
            state.note_conquered(self.space, SUPPRESSED)
            happened(state, self.winner, "suppress_rebellion")
            state.say("suppressed", seat=self.winner, place=state.world().answers[self.space])
            state.gain(self.winner, 1, REBELLION)
        return None

    # -- what becomes of the space -----------------------------------------------------------

    def tokens(self, state: Position) -> Next:
        """MEU-11.7: a battle removes the control token, whoever wins."""
        if state.is_sea(self.space):
            for slot in state.carriers(HORDE):
                if state.place[slot] == self.space and not state.load[slot]:
                    carriers.remove(state, slot)  # MEU-10.9
            return None
        take_token(state, self.space)
        state.refresh(self.space)
        return None

    def conquer(self, state: Position) -> Next:
        if state.is_sea(self.space) or self.winner in (HORDE, NOBODY):
            return None
        party = self.keeper not in (NOBODY, HORDE) and state.hostile(self.attacker, self.keeper)
        parties = dict.fromkeys((self.keeper if party else NOBODY, self.defender, *self.earlier))
        losers = [seat for seat in parties if seat not in (NOBODY, HORDE, self.attacker)]
        if self.winner == self.attacker and not self._at_home(state):
            if self._disputed(state):
                return None
            return conquest(state, self.attacker, self.space, self.keeper, losers)
        loser = self.defender if self.winner == self.attacker else self.attacker
        if loser != HORDE and (loser == self.defender or self.surrendered == 0):  # own ground is kept (MEU-12.8, 13.1)
            slots = [slot for slot in carriers_in(state, self.space) if state.owner_of(slot) == loser]
            return spoils(state, self.winner, self.space, [loser], slots)
        return None

    def _disputed(self, state: Position) -> bool:
        """Whether an opponent is left, or somebody with whom an armistice is in force (MEU-13.1, 19.5)."""
        foes = [state.relation[self.attacker * PLAYERS + other] for other in state.present(self.space)]
        if self.keeper not in (NOBODY, HORDE) and truce(state, self.attacker, self.keeper):
            return True
        return state.horde(self.space) > 0 or WAR in foes or ARMISTICE in foes

    def _at_home(self, state: Position) -> bool:
        """Whether the attacker stands on his own ground, or on that of a host who is no party (MEU-13.1, 19.8)."""
        if self.keeper in (NOBODY, self.defender):
            return False
        return self.keeper == self.attacker or state.guest(self.keeper, self.attacker, self.space)

    def ships(self, state: Position) -> Next:
        """MEU-10.8: at sea the winner treats ships without troops as assets."""
        if not state.is_sea(self.space) or self.winner in (HORDE, NOBODY):
            return None
        loser = self.defender if self.winner == self.attacker else self.attacker
        slots = ships_without_troops(state, self.space, loser) if loser != HORDE else []
        return spoils(state, self.winner, self.space, [loser], slots) if slots else None

    def pillaged(self, state: Position) -> Next:
        return pillage(state, self.space) if exposed(state, self.space) else None

    def elsewhere(self, state: Position) -> Next:
        """MEU-28.7, 28.27: barbarians that Nation sent onto others are answered, fight or plunder there now."""
        from gonfalon.games.medioevo_universale.rules.barbarians import HordeArrives

        if not self.later:
            return None
        space, keeper = self.later[:2]
        self.later = self.later[2:]
        if not state.horde(space):
            return "elsewhere"
        return HordeArrives(seat=state.playing()[0], space=space, keeper=keeper, beaten=[])

    def on_elsewhere(self, state: Position, finished: Frame) -> str:
        return "elsewhere"

    def flight(self, state: Position) -> Next:
        """MEU-12.4: a flight into hostile ground has the effects of any entry; who fled first meets them first."""
        from gonfalon.games.medioevo_universale.rules.refuge import take_refuge

        if not self.refuges:
            return None
        space, host = self.refuges[:2]
        self.refuges = self.refuges[2:]
        return take_refuge(state, self.attacker, space, host) or "flight"

    def on_flight(self, state: Position, finished: Frame) -> str:
        return "flight"

    def meanwhile(self, state: Position) -> Next:
        """MEU-28.7: whoever has entered another space by Cartography while it was fought meets now what is there."""
        from gonfalon.games.medioevo_universale.rules.arrival import arrive

        if not self.comers:
            return None
        seat, space, keeper = self.comers[:3]
        self.comers = self.comers[3:]
        return arrive(seat, space, keeper, [], []) if state.units(space, seat) else "meanwhile"

    def on_meanwhile(self, state: Position, finished: Frame) -> str:
        return "meanwhile"

    def own_turn(self, state: Position) -> Next:
        """MEU-28.12: once whatever this battle has caused is settled, and unless it began in a window itself."""
        his = self.attacker == state.active and window_of(state) is None
        alone = not any(isinstance(frame, Fight) for frame in state.frames[:-1])
        return AfterBattle(seat=self.attacker, rival=self.defender) if his and alone else None


def fight(
    attacker: int,
    defender: int,
    space: int,
    keeper: int,
    reserve: list[int],
    rising: bool = False,
    earlier: tuple[int, ...] = (),
) -> Fight:
    return Fight(
        attacker=attacker,
        defender=defender,
        space=space,
        keeper=keeper,
        reserve=reserve or [0] * SLOTS,
        rising=rising,
        earlier=earlier,
        manned=[],
        began=[],
        left=[],
        missing=[],
        captures=[],
        taken=[],
        lost=[],
        later=[],
    )


def opponents_left(state: Position, seat: int, space: int) -> bool:
    """Whether somebody else's troops are in a space without leave."""
    others = [other for other in state.present(space) if other != seat and not state.guest(seat, other, space)]
    return bool(others) or state.horde(space) > 0


class Conquest(Frame):
    """MEU-13.1: honour, spoils, control tokens."""

    STEPS: ClassVar[tuple[str, ...]] = ("enter", "score", "take", "replace")

    seat: int
    space: int
    keeper: int  # who controlled it just before; NOBODY: barbarian land
    losers: list[int]
    levels: int = 0
    near: list[int]  # territories with tokens that may be replaced

    def about(self, state: Any) -> dict[str, Any]:
        return {"place": state.world().answers[self.near[0] if self.near else self.space]}

    def enter(self, state: Position) -> Next:
        take_token(state, self.space)
        state.refresh(self.space)
        if state.holder[self.space] != self.seat:
            state.keeper[self.space] = self.seat  # somebody else's army stands there too (MEU-13.11)
        world, at = state.world(), self.space * 3
        self.levels = sum(state.built[at : at + 3])
        place = world.answers[self.space]
        state.say("conquers", seat=self.seat, place=place)
        return None

    def score(self, state: Position) -> Next:
        """MEU-22.1 to 22.3, 22.12."""
        world, before = state.world(), state.conquered[self.space] & 1
        state.note_conquered(self.space, 1)
        state.conquests[self.seat] += 1
        happened(state, self.seat, "conquests_in_turn", state.conquests[self.seat])
        populated = bool(world.area[self.space])
        held_by = "player" if self.keeper not in (NOBODY, self.seat) else "barbarian"
        happened(state, self.seat, "conquer", 1, {"populated": populated, "held_by": held_by})
        if state.home(self.space) == self.seat or before or not populated:
            return None
        monument = {world.rome: 1, world.jerusalem: 2}.get(self.space, 0)
        if monument and not state.monuments & monument:
            state.monuments |= monument
            if not (monument == 2 and world.realm[self.space] == state.realm[self.seat]):
                state.gain(self.seat, state.number("monument"), MONUMENT)
        state.gain(self.seat, 1 + self.levels, CONQUEST)
        if len(state.frames) == 1:  # the limit of MEU-2.4: nothing more is asked
            taken = self.take(state)
            taken.keep_all(state)
            self.on_take(state, taken)
            for here in self.near:
                state.token[here] = NOBODY
                state.refresh(here)
        return None

    def take(self, state: Position) -> Spoils:
        mine = [slot for slot in carriers_in(state, self.space) if state.owner_of(slot) in self.losers]
        taken = spoils(state, self.seat, self.space, self.losers, mine, self.keeper)
        home = state.home(self.space)
        if home != self.seat:
            taken.hurt.append(home)  # MEU-24.6: whoever held it before
        return taken

    def on_take(self, state: Position, taken: Spoils) -> None:
        """MEU-11.9: a captured military building brings the tokens that hang on it alone."""
        if taken.razed or not state.built[self.space * 3 + MILITARY] or self.keeper in (NOBODY, self.seat):
            return
        for near in state.world().by_land[self.space]:
            if state.token[near] == self.keeper and not held_in_place(state, near):
                self.near.append(near)

    def replace(self, state: Position) -> Next:
        if not self.near:
            return None
        here = self.near[0]
        armies = [seat for seat in state.present(here) if seat != self.seat]
        able = free_tokens(state, self.seat) > 0 and not armies and not state.horde(here)
        return Ask(self.seat, [REPLACE, RETURN] if able else [RETURN], "replace-token", "MEU-11.9", "confirm")

    def on_replace(self, state: Position, answer: str) -> str:
        here = self.near.pop(0)
        state.token[here] = self.seat if answer == REPLACE else NOBODY
        state.refresh(here)
        return "replace"


def conquest(state: Position, seat: int, space: int, keeper: int, losers: list[int]) -> Conquest:
    return Conquest(seat=seat, space=space, keeper=keeper, losers=losers, near=[])
