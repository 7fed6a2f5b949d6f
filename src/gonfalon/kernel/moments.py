"""Moments: named points of the rules at which effects of cards, buildings, leaders ... have their say.

A game makes one ``Table`` and declares its moments in one place. An effect is declared beside its text, once,
with everything it does at the moments it listens to:

    TABLE = Table("clash_of_cultures")
    MAY_BUILD = TABLE.question("construct.options", "COC-37.4")
    PRICE = TABLE.value("advance.cost", "COC-37.4", ("waivers", "reductions", "replacements"))
    GAINED = TABLE.procedure("advance.gained", "COC-7.5", ("own", "objectives"))

    MATH = TABLE.effect("a:math", "COC-31.20", "advance:math")
    MAY_BUILD.permit(MATH, lambda s, owner, what: what == OBSERVATORY)
    PRICE.change(MATH, "waivers", free, once="turn", optional=True)

The rules then ask the moment itself, so nothing is ever searched; where nobody has an effect that listens, that
costs one comparison of bits:

    MAY_BUILD.allowed(state, seat, OBSERVATORY)       # permissions first, then bans, and a ban wins
    PRICE.settled(state, seat, 2, advance)            # phase by phase
    return GAINED.happen(state, [seat], advance)      # a frame, or None

An effect listens while its owner has it: ``Empowered.held`` gives the bits of the effects a seat has now. What
was used once per turn, round, game ... is marked in the state when it is used.
"""

from typing import Any, ClassVar, Final

from gonfalon.kernel.effects import ANY as ANY
from gonfalon.kernel.effects import OTHERS as OTHERS
from gonfalon.kernel.effects import OWN as OWN
from gonfalon.kernel.effects import Acts, Change, Changes, Effect, Listener, Says
from gonfalon.kernel.effects import Empowered as Empowered
from gonfalon.kernel.effects import reckoned as reckoned
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next, State

PERMISSIONS: Final = "permissions"
BANS: Final = "bans"
#: So many sets of effects are remembered at a moment.
MOST_CHOIRS: Final = 4096

#: The tables of all games by name: a saved frame finds its moment again.
_TABLES: dict[str, "Table"] = {}


def _sings(listener: Listener, held: int) -> bool:
    return bool(listener.effect.bit & held) or listener.whose != OWN or listener.lasting


class Moment:
    """A named point of the rules and who listens there, phase by phase in the order of declaration."""

    def __init__(self, table: "Table", name: str, rule: str, phases: tuple[str, ...]) -> None:
        self.table = table
        self.name = name
        self.rule = rule
        self.phases = phases
        self.listeners: list[Listener] = []
        self.first: dict[str, Listener] = {}  # by effect: what it does here, or does first
        self.own = 0  # the bits of the effects that listen to their owner, and to others
        self.others = 0
        self.lasting = False
        self._choirs: dict[int, list[Listener]] = {}  # who listens, by the bits that somebody has
        self._recent: tuple[int, list[Listener]] = (0, [])  # the last one asked for: most questions are one seat's

    def add(self, listener: Listener) -> Listener:
        """Enter a listener behind those of its phase."""
        if any(known.mark == listener.mark and known.phase == listener.phase for known in self.listeners):
            raise ValueError(f"{listener.mark} listens twice in one phase of {self.name}")
        place = len(self.listeners)
        while place and self.listeners[place - 1].phase > listener.phase:
            place -= 1
        self.listeners.insert(place, listener)
        self.first.setdefault(listener.effect.ident, listener)
        self._count()
        return listener

    def _count(self) -> None:
        self.own = self.others = 0
        self._choirs = {}
        for listener in self.listeners:
            if listener.whose & OWN:
                self.own |= listener.effect.bit
            if listener.whose & OTHERS:
                self.others |= listener.effect.bit
            self.lasting = self.lasting or listener.lasting
        self._recent = (0, [one for one in self.listeners if _sings(one, 0)])

    def choir(self, held: int) -> list[Listener]:
        """In their order, those who may listen when somebody with these effects comes here."""
        recent = self._recent  # read and written as a whole: games are played in several threads
        if recent[0] == held:
            return recent[1]
        key = held & self.own
        found = self._choirs.get(key)
        if found is None:
            if len(self._choirs) >= MOST_CHOIRS:
                self._choirs = {}
            found = self._choirs[key] = [one for one in self.listeners if _sings(one, key)]
        self._recent = (held, found)
        return found

    def _phase(self, name: str) -> int:
        if name not in self.phases:
            raise ValueError(f"{self.name} has no phase {name!r}; it has {', '.join(self.phases)}")
        return self.phases.index(name)

    def heard(self, state: Empowered, seat: int) -> bool:
        """Whether anybody has an effect that listens when this seat comes here."""
        return self.heard_with(state, seat, state.held(seat))

    def heard_with(self, state: Empowered, seat: int, held: int) -> bool:
        """The same, where the bits of the seat's own effects are known."""
        if not self.choir(held):
            return False
        if not (self.others or self.lasting) or self.own & held:
            return True
        if self.others:
            for other in range(state.seats):
                if other != seat and self.others & state.held(other):
                    return True
        return self.lasting and bool(state.marks)

    def owners(self, state: Empowered, seat: int, listener: Listener, held: int) -> list[int]:
        """The seats whose effect listens now: the seat itself, in whose choir it sings, then the others clockwise."""
        if listener.whose == OWN:
            return [seat] if listener.sings(state, seat, held) else []
        circle = [(seat + step) % state.seats for step in range(listener.whose == OTHERS, state.seats)]
        return [owner for owner in circle if listener.ready(state, owner)]


class Question(Moment):
    """A question of the rules that continuous effects help to answer: yes or no, or the bits of a set."""

    def permit(
        self,
        effect: Effect,
        says: Says,
        whose: int = OWN,
        once: str = "",
        part: str = "",
        lasting: bool = False,
    ) -> Listener:
        """The effect allows what it says yes to (or these bits); ``lasting``: once marked, even when it is lost."""
        return self._listen(effect, PERMISSIONS, says, whose, once, part, lasting)

    def ban(self, effect: Effect, says: Says, whose: int = OWN, once: str = "", part: str = "") -> Listener:
        """The effect forbids it, whoever allows it."""
        return self._listen(effect, BANS, says, whose, once, part)

    def _listen(
        self, effect: Effect, phase: str, says: Says, whose: int, once: str, part: str, lasting: bool = False
    ) -> Listener:
        listener = Listener(effect, self._phase(phase), whose, once, part)
        listener.says = says
        listener.lasting = lasting
        return self.add(listener)

    def allowed(self, state: Empowered, seat: int, matter: Any = None, basis: bool = False) -> bool:
        """The answer, where ``basis`` is what the rules say without any effect."""
        return self.answer(state, seat, int(basis), matter) != 0

    def answer(self, state: Empowered, seat: int, basis: int, matter: Any = None) -> int:
        """The same for a set given as bits: permissions add to it, bans take away."""
        held = state.held(seat)
        return self._fold(state, seat, held, basis, matter, None) if self.heard_with(state, seat, held) else basis

    def told(self, state: Empowered, seat: int, basis: int, matter: Any = None) -> list[Change]:
        """Every effect that made a difference, in order."""
        changes: list[Change] = []
        self._fold(state, seat, state.held(seat), basis, matter, changes)
        return changes

    def forbidden_by(self, state: Empowered, seat: int, matter: Any = None, bits: int = 1) -> Effect | None:
        """The first effect that bans this, or None if no effect does."""
        for change in self.told(state, seat, bits, matter):
            if change.before & ~change.after & bits:
                return change.effect
        return None

    def _fold(
        self, state: Empowered, seat: int, held: int, value: int, matter: Any, changes: list[Change] | None
    ) -> int:
        for listener in self.choir(held):
            says = listener.says
            for owner in self.owners(state, seat, listener, held):
                bits = int(says(state, owner, matter))
                after = value & ~bits if listener.phase else value | bits
                if changes is not None and after != value:
                    changes.append(Change(listener, owner, value, after))
                value = after
        return value


class Value(Moment):
    """A number, a cost ... that effects change, phase by phase. Values are immutable: ints, tuples, frozen costs."""

    def change(
        self,
        effect: Effect,
        phase: str,
        changes: Changes,
        whose: int = OWN,
        once: str = "",
        part: str = "",
        optional: bool = False,
        lasting: bool = False,
    ) -> Listener:
        """``optional`` ones count only where chosen; ``lasting`` ones, once marked, go on when they are lost."""
        listener = Listener(effect, self._phase(phase), whose, once, part)
        listener.changes = changes
        listener.optional = optional
        listener.lasting = lasting
        return self.add(listener)

    def settled(self, state: Empowered, seat: int, base: Any, matter: Any = None, using: int = 0) -> Any:
        """The value after all effects; ``using`` are the bits of the optional ones the seat has chosen."""
        held = state.held(seat)
        return self._fold(state, seat, held, base, matter, using, None) if self.heard_with(state, seat, held) else base

    def told(self, state: Empowered, seat: int, base: Any, matter: Any = None, using: int = 0) -> list[Change]:
        """Every effect that changed the value, in order."""
        changes: list[Change] = []
        self._fold(state, seat, state.held(seat), base, matter, using, changes)
        return changes

    def choices(self, state: Empowered, seat: int, base: Any, matter: Any = None) -> list[Effect]:
        """The optional effects that would make a difference."""
        plain = self.settled(state, seat, base, matter)
        out: list[Effect] = []
        for listener in self.listeners:
            effect = listener.effect
            if not listener.optional or effect in out or not listener.ready(state, seat):
                continue
            if self.settled(state, seat, base, matter, effect.bit) != plain:
                out.append(effect)
        return out

    def taken(self, state: Empowered, seat: int, base: Any, matter: Any = None, using: int = 0) -> Any:
        """The value, made use of: whatever works once only and changed it is marked."""
        value = base
        for change in self.told(state, seat, base, matter, using):
            change.listener.use(state, change.owner)
            value = change.after
        return value

    def _fold(
        self, state: Empowered, seat: int, held: int, value: Any, matter: Any, using: int, changes: list[Change] | None
    ) -> Any:
        for listener in self.choir(held):
            change = listener.changes
            if not listener.chosen(state, seat, using):
                continue
            for owner in self.owners(state, seat, listener, held):
                after = change(state, owner, value, matter)
                if changes is not None and after != value:
                    changes.append(Change(listener, owner, value, after))
                value = after
        return value


class Procedure(Moment):
    """Effects that do something here: phase by phase, seat by seat, a seat's own in the order it likes.

    ``might`` says from open information alone whether a seat could have something to do: it is then asked
    even if it has not, in the phase ``might_phase``, so that being passed over tells nothing.
    """

    def __init__(self, table: "Table", name: str, rule: str, phases: tuple[str, ...], might: Says | None) -> None:
        super().__init__(table, name, rule, phases)
        self.might = might
        self.might_phase = 0

    def act(
        self,
        effect: Effect,
        phase: str,
        acts: Acts,
        when: Says | None = None,
        once: str = "",
        part: str = "",
        optional: bool = False,
        automatic: bool = False,
        after: tuple[str, ...] = (),
        lasting: bool = False,
    ) -> Listener:
        """``when`` is tested when its turn comes; ``after`` names effects that the owner must let act before.

        ``lasting`` ones, once marked, act even when they are lost.
        """
        listener = Listener(effect, self._phase(phase), OWN, once, part)
        listener.acts = acts
        if when is not None:
            listener.says = when
        listener.optional = optional
        listener.automatic = automatic
        listener.after = after
        listener.lasting = lasting
        return self.add(listener)

    def happen(self, state: Empowered, order: list[int], matter: Any = None) -> Frame | None:
        """The frame that carries the moment out for these seats in turn; None where nothing can happen."""
        for seat in order:
            if self._concerns(state, seat, matter):
                table = self.table.name
                return Happening(table=table, moment=self.name, order=order[:], matter=matter, acted=[])
        return None

    def _concerns(self, state: Empowered, seat: int, matter: Any) -> bool:
        if self.might is not None and self.might(state, seat, matter):
            return True
        held = state.held(seat)
        if not self.heard_with(state, seat, held):
            return False
        for listener in self.choir(held):
            if listener.sings(state, seat, held) and listener.says(state, seat, matter):
                return True
        return False

    def able(
        self, state: Empowered, seat: int, phase: int, matter: Any, acted: list[tuple[str, int]]
    ) -> list[Listener]:
        """The effects of this seat that can act now."""
        out: list[Listener] = []
        held = state.held(seat)
        for listener in self.choir(held):
            if listener.phase != phase or not listener.sings(state, seat, held):
                continue
            if (listener.mark, seat) not in acted and listener.says(state, seat, matter):
                out.append(listener)
        if len(out) < 2:
            return out
        waiting = [listener.effect.ident for listener in out]
        return [listener for listener in out if not any(ident in waiting for ident in listener.after)]

    def listener(self, mark: str, phase: int) -> Listener:
        for listener in self.listeners:
            if listener.mark == mark and listener.phase == phase:
                return listener
        raise KeyError(f"{mark} does not listen to {self.name}")


class Happening(Frame):
    """A moment whose effects act one after the other. ``matter`` is immutable: a number, a text, a tuple."""

    STEPS: ClassVar[tuple[str, ...]] = ("next_effect", "choose", "carry_out")

    table: str
    moment: str
    order: list[int]
    matter: Any
    acted: list[tuple[str, int]]  # which effect, whose
    phase: int = 0
    place: int = 0
    chosen: str = ""

    def procedure(self) -> Procedure:
        return _TABLES[self.table].procedures[self.moment]

    def _able(self, state: Empowered) -> list[Listener]:
        return self.procedure().able(state, self.order[self.place], self.phase, self.matter, self.acted)

    def next_effect(self, state: Empowered) -> str:
        """The next seat that has something to do or to choose."""
        moment = self.procedure()
        while self.phase < len(moment.phases):
            while self.place < len(self.order):
                able = self._able(state)
                for listener in able:
                    if listener.automatic or (len(able) == 1 and not listener.optional):
                        self.chosen = listener.mark
                        return "carry_out"
                if able or self._must_ask(state, moment):
                    return "choose"
                self.place += 1
            self.phase += 1
            self.place = 0
        return END

    def _must_ask(self, state: Empowered, moment: Procedure) -> bool:
        if moment.might is None or self.phase != moment.might_phase:
            return False
        return bool(moment.might(state, self.order[self.place], self.matter))

    def choose(self, state: Empowered) -> Ask:
        able = self._able(state)
        values = [f"effect:{listener.mark}" for listener in able]
        if all(listener.optional for listener in able):
            values.append("button:done")
        moment = self.procedure()
        return Ask(self.order[self.place], values, "effects", moment.rule, always=moment.might is not None)

    def on_choose(self, state: Empowered, answer: str) -> str:
        if answer == "button:done":
            self.place += 1
            return "next_effect"
        self.chosen = answer.removeprefix("effect:")
        return "carry_out"

    def carry_out(self, state: Empowered) -> Next:
        owner = self.order[self.place]
        listener = self.procedure().listener(self.chosen, self.phase)
        self.acted.append((self.chosen, owner))
        self.chosen = ""
        listener.use(state, owner)
        frame = listener.acts(state, owner, self.matter)
        return "next_effect" if frame is None else frame

    def on_carry_out(self, state: Empowered, finished: Frame) -> str:
        return "next_effect"

    # -- looking at it -----------------------------------------------------------------------

    def rule_of_choose(self, state: Empowered, answer: str) -> str:
        return self.procedure().rule if answer == "button:done" else self._listener(answer).effect.rule

    def targets_of_choose(self, state: Empowered, answer: str) -> list[str]:
        return [answer] if answer == "button:done" else [self._listener(answer).effect.thing]

    def about_choose(self, state: Empowered, answer: str) -> dict[str, Any]:
        return {} if answer == "button:done" else {"what": self._listener(answer).effect.thing}

    def refuse_choose(self, state: Empowered, answer: str) -> str:
        effect = self.procedure().table.effects.get(answer.removeprefix("effect:").partition("/")[0])
        return self.procedure().rule if effect is None else effect.rule

    def _listener(self, answer: str) -> Listener:
        return self.procedure().listener(answer.removeprefix("effect:"), self.phase)


class Table:
    """All moments and effects of a game, made once when its modules are loaded."""

    def __init__(self, name: str) -> None:
        if name in _TABLES:
            raise ValueError(f"there is a table of moments called {name!r} already")
        _TABLES[name] = self
        self.name = name
        self.moments: dict[str, Moment] = {}
        self.procedures: dict[str, Procedure] = {}
        self.effects: dict[str, Effect] = {}

    def question(self, name: str, rule: str) -> Question:
        moment = Question(self, self._new(name), rule, (PERMISSIONS, BANS))
        self.moments[name] = moment
        return moment

    def value(self, name: str, rule: str, phases: tuple[str, ...]) -> Value:
        moment = Value(self, self._new(name), rule, phases)
        self.moments[name] = moment
        return moment

    def procedure(self, name: str, rule: str, phases: tuple[str, ...] = ("",), might: Says | None = None) -> Procedure:
        moment = Procedure(self, self._new(name), rule, phases, might)
        self.moments[name] = self.procedures[name] = moment
        return moment

    def _new(self, name: str) -> str:
        if name in self.moments:
            raise ValueError(f"the moment {name!r} is declared twice")
        return name

    def effect(self, ident: str, rule: str, thing: str = "") -> Effect:
        """A new effect; ``thing`` (``advance:roads``) names it to people and on the board."""
        if ident in self.effects:
            raise ValueError(f"the effect {ident!r} is declared twice")
        effect = Effect(ident, rule, thing or ident, len(self.effects))
        self.effects[ident] = effect
        return effect

    def bits(self, idents: list[str]) -> int:
        """These effects as bits, for ``Empowered.held``."""
        out = 0
        for ident in idents:
            out |= self.effects[ident].bit
        return out

    # -- walking it --------------------------------------------------------------------------

    def listeners(self, moment: str) -> list[str]:
        """The ids of the effects that listen to a moment, each once, in the order in which they are heard."""
        return list(dict.fromkeys(listener.effect.ident for listener in self.moments[moment].listeners))

    def moments_of(self, ident: str) -> list[str]:
        """The moments an effect listens to."""
        effect = self.effects[ident]
        return [
            name
            for name, moment in self.moments.items()
            if any(listener.effect is effect for listener in moment.listeners)
        ]


class Series(Frame):
    """Procedures carried out one after the other."""

    STEPS: ClassVar[tuple[str, ...]] = ("next_one",)

    queue: list[Frame]

    def next_one(self, state: State) -> Next:
        return self.queue.pop(0) if self.queue else END

    def on_next_one(self, state: State, finished: Frame) -> str:
        return "next_one"
