"""A game being played: state, generator, history, log, undo. This is what ``gonfalon.new`` returns."""

from typing import Any

from gonfalon import asking
from gonfalon.ahead import look as look_ahead
from gonfalon.kernel import fields, views
from gonfalon.kernel.acts import CLEAR, is_act
from gonfalon.kernel.errors import (
    BadAnswer,
    BadSeats,
    DamagedRecord,
    GameOver,
    IllegalAnswer,
    NothingToUndo,
    NotYourDecision,
    StaleDecision,
)
from gonfalon.kernel.game import Game
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.packing import packed
from gonfalon.kernel.requests import (
    CHANCE,
    Answer,
    Ask,
    Chance,
    Meanwhile,
    Number,
    Refusal,
    Together,
    same_question,
)
from gonfalon.kernel.state import Event, State
from gonfalon.kernel.windows import NOBODY, PASS, by_order, is_pass, ordered
from gonfalon.ledger import rule_texts
from gonfalon.wording import Wording

#: An answer with its context, linked to the one before it: copies of a match share their past.
Moves = tuple[Any, int, Answer, float | None]
Log = tuple[Any, int, Event]


def _listed(chain: Any, count: int = -1) -> list[Any]:
    """A chain of links, oldest first, without the links; only the last ``count`` of them if asked."""
    out: list[Any] = []
    while chain is not None and len(out) != count:
        out.append(chain[1:])
        chain = chain[0]
    out.reverse()
    return out


class Before:
    """How a match stood before a seat answered or acted: what undo goes back to."""

    def __init__(self, match: "Match", seat: int, acts: bool) -> None:
        self.seat = seat
        self.acts = acts
        self.state = match.state.copy()
        self.version = match.version
        self.asked_at = match._asked_at
        self.moves = match._moves
        self.log = match._log


class Match:
    """One game in progress.

    ``apply`` checks an answer, ``_apply`` trusts it. Chance is played by the match's own generator
    unless ``chance`` is False: then its outcomes are answers of seat CHANCE, given by the caller.
    """

    def __init__(self, game: Game, state: State, generator: Generator, chance: bool = True, undo: bool = False) -> None:
        self.game = game
        self.state = state
        self.generator = generator
        self.chance = chance
        self.keeps_undo = undo
        self.names: list[str] = []
        self.version = 0  # answers so far, chance included
        self._asked_at = 0  # the version at which the current decision was first put
        self.fixed = 0  # nothing before this version is ever taken back: chance or something revealed made it so
        self.undone = 0  # answers taken back so far: a decision's id never comes back with another meaning
        self._moves: Moves | None = None
        self._log: Log | None = None
        self._undo: list[Before] = []

    # -- facts -------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that must answer now; () when the game is over."""
        return self.state.turn()

    @property
    def seats(self) -> int:
        return self.state.seats

    def scores(self) -> tuple[float, ...]:
        return self.game.scores(self.state)

    def winners(self) -> tuple[int, ...]:
        return self.game.winners(self.state) if self.over else ()

    def digest(self) -> str:
        return fields.digest(self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.game.name == other.game.name and fields.same(self.state, other.state)

    __hash__ = None  # type: ignore[assignment]  # a match changes

    def __repr__(self) -> str:
        return f"<{self.game.name} for {self.seats}, {self.version} answers, {self.state.step_name() or 'over'}>"

    # -- answering ---------------------------------------------------------------------------

    def legal(self, seat: int | None = None) -> list[Answer]:
        """The answers this seat may give now; without a seat, the one seat that must answer."""
        ask = self._ask(seat)
        return [] if ask is None else list(ask.values)

    def default(self, seat: int | None = None) -> Answer:
        """The answer the rules give for a seat that does not answer in time."""
        ask = self._ask(seat)
        if ask is None:
            raise NotYourDecision("nobody in particular has something to answer now, so there is no default")
        return ask.fallback()

    def _ask(self, seat: int | None) -> Ask | None:
        if seat is None:
            turn = self.state.turn()
            if len(turn) != 1:
                return None
            seat = turn[0]
        return self.state.ask_of(seat)

    def apply(self, answer: Any, seat: Any = None, decision: str | None = None, when: float | None = None) -> None:
        """Check an answer, carry it out and let chance act until a seat must answer again.

        ``decision`` is the id of the decision being answered, if known; a stale one is refused.
        """
        if decision is not None:
            self._check_current(decision, seat)
        seat, value = self.checked(answer, seat)
        if self.keeps_undo and seat != CHANCE and not (value == PASS and seat == ordered(self.state)):
            self._remember(seat, value)
        self._apply(value, seat, when)

    def _remember(self, seat: int, value: Answer) -> None:
        """Keep how things stand. An answer ends what others could take back: not their answers if it is a mere pass."""
        acts, passes = is_act(value), is_pass(self.state, value)
        if not acts:
            self._undo = [b for b in self._undo if b.seat == seat or (passes and not b.acts)]
        self._undo.append(Before(self, seat, acts))

    def acts(self, seat: int) -> list[str]:
        """What this seat may do now without being asked: standing orders, and whatever else the game knows."""
        return [] if self.over else self.state.acts(seat)

    def act(self, answer: Any, seat: Any, when: float | None = None) -> None:
        """Check such an act and carry it out; then chance and standing orders go on."""
        if not is_act(answer):
            raise IllegalAnswer(f"{answer!r} is not an act: those begin with 'act:'", self.game.rule_turn)
        self.apply(answer, seat, when=when)

    def _check_current(self, decision: str, seat: Any) -> None:
        turn = self.state.turn()
        if seat is None and len(turn) == 1:
            seat = turn[0]
        if turn and type(seat) is int and (seat not in turn or decision != self.decision_id(seat)):
            raise StaleDecision(f"decision {decision!r} is past; look at the match as it stands now")

    def _apply(self, answer: Answer, seat: int, when: float | None = None) -> None:
        """Carry out an answer without checking it."""
        self._accept(answer, seat, when)
        if self.chance:
            self.settle(when)

    def settle(self, when: float | None = None) -> None:
        """Let chance and standing orders act until a seat must answer."""
        while True:
            request = self.state.request()
            if isinstance(request, Chance):
                self._accept(request.sample(self.generator), CHANCE, when)
                continue
            seat, answer = by_order(self.state) if self.state.standing else (NOBODY, "")
            if seat == NOBODY:
                return
            self._accept(answer, seat, when)

    def _accept(self, answer: Answer, seat: int, when: float | None) -> None:
        if is_act(answer):
            self._accept_act(str(answer), seat, when)
            return
        state = self.state
        waiting = state.request()
        frame = state.frames[-1]
        opened = isinstance(waiting, Together) and 1 < len(waiting.asks) == len(state.sealed) + 1
        state.accept(seat, answer)
        self.version += 1
        self._moves = (self._moves, seat, answer, when)
        planning = isinstance(state._request, Meanwhile) and state.frames[-1] is frame
        if state._request is not waiting and not planning:
            self._asked_at = self.version
        if seat == CHANCE or opened or state._revealed:  # a throw, a draw, or something all can see now
            self._undo.clear()
            self.fixed = self.version
            state._revealed = False
        self._drain()

    def _accept_act(self, act: str, seat: int, when: float | None) -> None:
        """Whoever is asked something goes on being asked it, under the same id, unless the act has changed it."""
        state = self.state
        waiting, frame = state.request(), state.frames[-1]
        state.accept_act(seat, act)
        self.version += 1
        self._moves = (self._moves, seat, act, when)
        asks = state._request
        if state.frames and state.frames[-1] is frame and same_question(waiting, asks):
            state._request = waiting
        else:
            self._asked_at = self.version
        if state._revealed:
            self._undo.clear()
            self.fixed = self.version
            state._revealed = False
        self._drain()

    def _drain(self) -> None:
        events = self.state._events
        if events:
            for event in events:
                self._log = (self._log, self.version, event)
            events.clear()

    def checked(self, answer: Any, seat: Any = None) -> tuple[int, Answer]:
        """The seat and the answer in canonical form, or the error that says what is wrong."""
        turn = self.state.turn()
        if not turn:
            raise GameOver("the game is over: no answer is awaited")
        if is_act(answer):
            return self._checked_act(answer, seat)
        if seat is None:
            if len(turn) > 1:
                raise NotYourDecision(f"seats {', '.join(map(str, turn))} must answer: say for which one this is")
            seat = turn[0]
        if type(seat) is not int or not (seat == CHANCE or 0 <= seat < self.seats):
            raise NotYourDecision(f"there is no seat {seat!r}")
        if seat not in turn and self.state.ask_of(seat) is None:
            raise NotYourDecision(f"seat {seat} has nothing to answer now; awaited: {', '.join(map(str, turn))}")
        if seat == CHANCE:
            outcome = tuple(answer) if isinstance(answer, list) else answer
            request = self.state.request()
            if not (isinstance(request, Chance) and request.allows(outcome)):
                raise IllegalAnswer(f"{answer!r} is not a possible outcome of this throw or draw")
            return seat, outcome
        if type(answer) is not str:
            raise IllegalAnswer(f"an answer is a text such as 'button:pass', not {answer!r}")
        ask = self.state.ask_of(seat)
        if ask is None or not ask.accepts(answer):
            rule, sentence = self.why_not(answer, seat) or ("", "it is not offered")
            raise IllegalAnswer(f"{answer!r} is not allowed now ({rule}: {sentence})", rule)
        return seat, answer

    def _checked_act(self, act: str, seat: Any) -> tuple[int, Answer]:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise NotYourDecision(f"there is no seat {seat!r}")
        if act not in self.state.acts(seat):
            raise IllegalAnswer(f"{act!r} is nothing seat {seat} may do now", self.game.rule_turn)
        return seat, act

    def why_not(self, answer: Any, seat: Any = None, lang: str = "en") -> tuple[str, str] | None:
        """None if the answer is legal, otherwise the rule that forbids it, and in words what is missing and the rule.

        Without a seat the words tell nothing that only some can see.
        """
        said = self.objection(answer, seat, lang)
        return None if said is None else (said["rule"], f"{said['fact']} {said['law']}")

    def objection(self, answer: Any, seat: Any = None, lang: str = "en", ahead: bool = False) -> dict[str, str] | None:
        """The same in parts: ``rule``, ``fact`` (what is missing here), ``law`` (the rule in brief).

        ``ahead``: also look whether what is asked for could be chosen after something else, and what to choose first.
        """
        turn = self.state.turn()
        asked = turn[0] if seat is None and len(turn) == 1 else seat
        ask = self.state.ask_of(asked) if type(asked) is int else None
        if not turn:
            refusal = Refusal(self.game.end_rule(self.state))
        elif is_act(answer):
            if type(asked) is int and answer in self.state.acts(asked):
                return None
            refusal = Refusal(self.game.rule_turn)
        elif ask is None:
            refusal = Refusal(self.game.rule_turn)
        elif type(answer) is str and ask.accepts(answer):
            return None
        else:
            if type(answer) is str and not ask.accepts(self.game.meant(self.state, answer)):
                answer = self.game.meant(self.state, answer)
            refusal = asking.refusal(self.game, self.state, ask, answer)
        words, rule, fact = self.words(lang), refusal.rule, ""
        if ask is None or (seat is None and self.state.VISIBLE):
            return self._objection(rule, self.waiting(lang), lang)
        if refusal.fact:
            fact = asking.sentence(asking.fact(words, ask.seat, answer, refusal))
        if ahead and type(answer) is str and self.state.request() is ask:
            found = look_ahead(words, self.game, self.state, ask, answer)
            if not fact or (found.first and found.first not in fact):
                rule, fact = found.rule or rule, f"{fact} {found.words}".strip()
        return self._objection(rule, fact or asking.not_offered(words, self.game, self.state, ask, answer, ahead), lang)

    def _objection(self, rule: str, fact: str, lang: str) -> dict[str, str]:
        return {"rule": rule, "fact": asking.sentence(fact), "law": self.rule_text(rule, lang, brief=True)}

    def rule_text(self, rule: str, lang: str = "en", brief: bool = False) -> str:
        """The text of a rule of this game's ledger; ``brief``: its gist in plain sentences."""
        path = self.game.folder() / "rules.md"
        entry = rule_texts(path).get(rule) if path.exists() else None
        if entry is None:
            return rule
        return entry.brief(lang) if brief else entry.text(lang)

    # -- undo --------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take back its last answer or act: nobody has done more than pass since, nor chance."""
        return any(before.seat == seat for before in self._undo)

    def undo(self, seat: int) -> int:
        """Take back this seat's last answer or act, and the passes after it; returns the version it goes back to.

        What was done unasked meanwhile stands: it is done again.
        """
        if not self.can_undo(seat):
            raise NothingToUndo("nothing to take back: a die, a draw or another player's answer lies behind")
        place = max(place for place, before in enumerate(self._undo) if before.seat == seat)
        before = self._undo[place]
        since = self.answers(before.version)[1:]
        del self._undo[place:]
        self.state, self.version, self._asked_at = before.state, before.version, before.asked_at
        self._moves, self._log = before.moves, before.log
        self.state._events = []
        self.undone += 1
        for who, answer, when in since:
            if is_act(answer) and answer in self.acts(who):
                self._accept(answer, who, when)
        if self.chance:
            self.settle()
        return before.version

    def rewound(self, version: int, seed: int) -> "Match":
        """A match that stands where this one stood after ``version`` answers, undo too, with other chance to come."""
        if not 0 <= version <= self.version:
            raise BadAnswer(f"there is no version {version}: the match has {self.version} answers")
        out = fresh(self.game, self.seats, self.state.options, seed, chance=False, undo=self.keeps_undo)
        for seat, answer, when in _listed(self._moves)[:version]:
            out.apply(answer, seat, when=when)
        out.names, out.chance, out.undone = self.names, self.chance, self.undone + 1
        if out.chance:
            out.settle()
        return out

    # -- copies ------------------------------------------------------------------------------

    def copy(self, log: bool = True) -> "Match":
        """An independent match at the same point, with the same dice to come. It adds nothing to the log."""
        new = Match(self.game, self.state.copy(), self.generator.copy(), self.chance)
        new.names, new.version, new._asked_at, new.undone = self.names, self.version, self._asked_at, self.undone
        new.fixed = self.fixed
        new._moves, new._log = self._moves, self._log if log else None
        return new

    def draft(self) -> "Match":
        """A copy to try something on that can take this match's place: it goes on with log and undo as well."""
        new = self.copy()
        new.keeps_undo, new._undo = self.keeps_undo, list(self._undo)
        new.state._events = []
        return new

    def determinized(self, seat: int, generator: Generator) -> "Match":
        """A match this seat could as well be in: unseen things dealt again, other chance to come, no past."""
        new = Match(self.game, views.determinize(self.state, seat, generator), generator.split(), self.chance)
        new.names = self.names
        return new

    # -- words and pictures ------------------------------------------------------------------

    def words(self, lang: str = "en") -> Wording:
        return Wording(self.game.folder(), lang, self.names)

    def describe(self, answer: Answer, lang: str = "en", seat: int | None = None) -> str:
        """What an answer means here: "Take control of Damascus"."""
        words = self.words(lang)
        if not isinstance(answer, str):
            return " ".join(map(str, answer))
        ask = self._ask(seat)
        return words.name(answer) if ask is None else asking.label(words, self.state, ask, answer)

    def decision_id(self, seat: int) -> str:
        request = self.state.request()
        if isinstance(request, Meanwhile):  # what the others answer meanwhile does not make this one stale
            return f"{self._asked_at}.{seat}.{self.undone}.{request.given[seat]}"
        return f"{self._asked_at}.{seat}.{self.undone}" if self.undone else f"{self._asked_at}.{seat}"

    def decision(self, seat: int, lang: str = "en") -> dict[str, Any] | None:
        """The question this seat must answer, with every option worded; None if it has nothing to answer."""
        ask = self.state.ask_of(seat)
        if ask is None:
            return None
        words = self.words(lang)
        return {
            "id": self.decision_id(seat),
            "seat": seat,
            "kind": ask.kind,
            "ask": ask.prompt,
            "prompt": asking.prompt(words, self.state, ask),
            "rule": ask.rule,
            "options": [asking.option(words, self.state, ask, value) for value in ask.offered()],
            **self._missing(ask, words),
            "chosen": self._chosen(seat, ask, words),
            "undo": self.can_undo(seat),
            **({"number": {"low": ask.low, "high": ask.high, "step": ask.step}} if isinstance(ask, Number) else {}),
        }

    def _missing(self, ask: Ask, words: Wording) -> dict[str, Any]:
        """What the game explains because it is not offered now: each answer worded, and what stands in its way."""
        told: list[dict[str, str]] = []
        for answer in asking.missing(self.game, self.state, ask):
            said = self.objection(answer, ask.seat, words.lang)
            if said is not None:
                name = asking.label(words, self.state, ask, answer)
                told.append({"label": name, "rule": said["rule"], "why": said["fact"]})
        return {"missing": told} if told else {}

    def shown_acts(self, seat: int, lang: str = "en") -> list[dict[str, str]]:
        """What this seat may do unasked, worded."""
        words = self.words(lang)
        return [{"answer": act, "label": asking.act_label(words, act)} for act in self.acts(seat)]

    def shown_orders(self, seat: int, lang: str = "en") -> list[dict[str, str]]:
        """The standing orders of this seat, worded, each with the act that ends it."""
        words = self.words(lang)
        return [
            {
                "window": kind,
                "until": until,
                "label": words("order", **asking.order(words, kind, until)),
                "clear": CLEAR + kind,
            }
            for who, kind, until in self.state.standing
            if who == seat
        ]

    def _chosen(self, seat: int, now: Ask, words: Wording) -> list[dict[str, Any]]:
        """What this seat has picked on the way to the question before it, as far as that can still be taken back."""
        mine = [before for before in self._undo if before.seat == seat and not before.acts]
        since = self.answers(mine[0].version) if mine else []
        picks = [(before.state, since[before.version - mine[0].version][1]) for before in mine]
        return asking.chosen(words, self.state, now, picks)

    def waiting(self, lang: str = "en") -> str:
        """An honest sentence for those who wait."""
        words = self.words(lang)
        if self.over:
            winners = self.winners()
            return words("game-over", who=[f"seat:{seat}" for seat in winners], count=len(winners))
        turn = [seat for seat in self.turn if seat != CHANCE]
        if not turn:
            return words("chance")
        state = views.from_outside(self.state)
        ask = state.ask_of(turn[0])
        what = asking.prompt(words, state, ask, "wait") if ask else ""
        return words("waiting-for", who=[f"seat:{seat}" for seat in turn], what=what)

    def log(self, seat: int | None = None, lang: str = "en", since: int = -1) -> list[dict[str, Any]]:
        """The lines of the log this seat may read, worded; those after version ``since``."""
        return [line for audience, line in self.lines(lang, since) if audience is None or seat in audience]

    def lines(self, lang: str = "en", since: int = -1) -> list[tuple[tuple[int, ...] | None, dict[str, Any]]]:
        """The whole log, worded, after version ``since``: each line with the seats that may read it (None: all)."""
        words = self.words(lang)
        out: list[tuple[tuple[int, ...] | None, dict[str, Any]]] = []
        link = self._log
        while link is not None and link[1] > since:
            version, event = link[1], link[2]
            args, text = fields.plain(event.args)["of"], words(f"log-{event.key}", **event.args)
            out.append((event.audience, {"version": version, "key": event.key, "args": args, "text": text}))
            link = link[0]
        out.reverse()
        return out

    def view(self, seat: int | None = None, lang: str = "en", since: int = -1) -> dict[str, Any]:
        """Everything this seat may know, JSON-able, with the log after version ``since``; None is a spectator."""
        self._check_seat(seat)
        return {
            "game": self.game.name,
            "version": self.version,
            "seats": self.seats,
            "seat": seat,
            "names": [self.words(lang).seat(number) for number in range(self.seats)],
            "over": self.over,
            "turn": list(self.turn),
            "scores": list(self.scores()),
            "winners": list(self.winners()),
            "waiting": self.waiting(lang),
            "decision": None if seat is None else self.decision(seat, lang),
            "acts": [] if seat is None else self.shown_acts(seat, lang),
            "orders": [] if seat is None else self.shown_orders(seat, lang),
            "position": views.visible(self.state, seat),
            "log": self.log(seat, lang, since),
        }

    def svg(self, seat: int | None = None, lang: str = "en") -> str:
        self._check_seat(seat)
        return self.game.svg(self.state, seat, self.words(lang))

    def _repr_svg_(self) -> str:
        return self.svg()

    def text(self, seat: int | None = None, lang: str = "en") -> str:
        self._check_seat(seat)
        return self.game.text(self.state, seat, self.words(lang))

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise BadSeats(f"there is no seat {seat}: seats are numbered 0 to {self.seats - 1}")

    # -- records and saves -------------------------------------------------------------------

    def answers(self, since: int = 0) -> list[tuple[int, Answer, float | None]]:
        """Every answer after the first ``since``, chance included: (seat, answer, time)."""
        return _listed(self._moves, max(0, self.version - since))

    def header(self) -> dict[str, Any]:
        return {
            "format": "gonfalon-record-1",
            "game": self.game.name,
            "rules": self.game.rules_version,
            "seats": self.seats,
            "options": dict(sorted(self.state.options.items())),
            **({} if self.game.content is None else {"content": self.game.content.header()}),
        }

    def record(self) -> dict[str, Any]:
        """Header, answers and a checkpoint per turn: all that is needed to play the match again."""
        again = fresh(self.game, self.seats, self.state.options, 0, chance=False)
        answers: list[list[Any]] = []
        checkpoints: list[list[Any]] = []
        chapter = again.state.chapter
        for seat, answer, when in self.answers():
            answers.append([seat, again.state.step_name(), answer if type(answer) is str else list(answer), when])
            again._accept(answer, seat, when)
            if again.state.chapter != chapter or again.over:
                chapter = again.state.chapter
                checkpoints.append([again.version, again.digest()])
        if again.digest() != self.digest():
            raise DamagedRecord("replaying this match does not lead to its state: the rules have changed meanwhile")
        return {**self.header(), "answers": answers, "checkpoints": checkpoints}

    def save(self) -> bytes:
        """The whole match as bytes; ``gonfalon.load`` gives it back."""
        log = _listed(self._log)
        return packed(
            {
                "header": self.header(),
                "state": fields.plain(self.state),
                "answers": [[seat, _jsonable(answer), when] for seat, answer, when in self.answers()],
                "log": [[version, e.key, fields.plain(e.args), _jsonable(e.audience)] for version, e in log],
                "generator": self.generator.state,
                "names": self.names,
                "asked": self._asked_at,
                "undo": self.keeps_undo,
                "chance": self.chance,
                "undone": self.undone,
            }
        )


def _jsonable(value: Any) -> Any:
    return list(value) if type(value) is tuple else value


def fresh(game: Game, seats: Any, options: dict[str, Any], seed: int, chance: bool = True, undo: bool = False) -> Match:
    """A new match of this game."""
    match = Match(game, game.begin(seats, options), Generator(seed), chance, undo)
    match._drain()
    if chance:
        match.settle()
    return match
