"""Random play that looks for broken promises: of the rules, of sight, of undo, of copies, saves and records.

    report = fuzz(registry.find("byzantium"), seats=3, games=20, seed=1)

Cheap promises are checked after every answer, dear ones now and then. The first broken one raises
``FuzzFailure``; the match that shows it has then been written to a record file.
"""

import json
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from gonfalon.kernel.acts import CLEAR, ORDER
from gonfalon.kernel.errors import BadAnswer, GonfalonError, NothingToUndo, NotYourDecision
from gonfalon.kernel.game import Game
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import BACK, DROP, NUMBER, Answer, Meanwhile, Number
from gonfalon.kernel.windows import PASS, is_pass
from gonfalon.leaks import NOBODY, Spy, shown, told, world
from gonfalon.ledger import rule_texts
from gonfalon.match import Match, fresh
from gonfalon.records import loaded, replayed
from gonfalon.wording import LANGUAGES

#: a game that takes more answers than this never ends
ENDLESS = 100_000

JUNK: tuple[Any, ...] = (
    "",
    "button:",
    "button:no-such-button",
    "seat:99",
    "card:-1",
    "act:",
    "act:order:no-such-window.turn",
    ":",
    None,
    0,
    1.5,
    [],
    {},
    ["x"],
    True,
)

#: a key nobody has worded, or a variable nobody has given
UNWORDED = re.compile(r"\[[a-z]+-[^\]]*\]|\{ ?\$")

#: Where something is asked, and what may be answered.
Question = tuple[str, list[Answer]]


class FuzzFailure(GonfalonError):
    """A promise was broken; ``path`` is the record that shows it."""

    def __init__(self, message: str, path: Path) -> None:
        super().__init__(message)
        self.path = path


class Broken(GonfalonError):
    """What exactly was found; the fuzzer adds where and when."""


class Report:
    """What a run of the fuzzer did: games, answers, and how often each promise was checked."""

    def __init__(self) -> None:
        self.games = 0
        self.answers = 0
        self.checks: Counter[str] = Counter()


def fuzz(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    options: dict[str, Any] | None = None,
    folder: Path | None = None,
    tick: Callable[[], None] | None = None,
) -> Report:
    """Play so many random games and check every promise; ``tick`` is called after each game."""
    report = Report()
    root = Generator(seed)
    for number in range(games):
        generator = root.split()
        match = fresh(game, seats, options or {}, generator.seed(), undo=True)
        fuzzer = Fuzzer(match, generator, report)
        try:
            fuzzer.play()
        except Exception as error:
            where = f"{game.name} for {seats}, seed {seed}, game {number}, answer {match.version}"
            path = _write_evidence(
                fuzzer, folder or Path(), f"fuzz-{game.name}-{seats}-{seed}-{number}.json", str(error)
            )
            what = str(error) if isinstance(error, GonfalonError) else repr(error)
            raise FuzzFailure(f"{where}: {what} (record: {path})", path) from error
        report.games += 1
        report.answers += match.version
        if tick is not None:
            tick()
    return report


def _write_evidence(fuzzer: "Fuzzer", folder: Path, name: str, problem: str) -> Path:
    """The failed match as a record, with what went wrong and the answer that was being given."""
    match = fuzzer.match
    answers = match.answers()
    record = {**match.header(), "answers": [[s, "", a, when] for s, a, when in answers], "checkpoints": []}
    again = fresh(match.game, match.seats, match.state.options, 0, chance=False)
    try:
        for seat, answer, when in answers:
            again._accept(answer, seat, when)
        record = again.record()
    except Exception as error:
        problem = f"{problem}; replaying it fails too: {error!r}"
    record["fuzz"] = {"problem": problem, "answer": match.version, "giving": fuzzer.giving}
    path = folder / name
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


class Fuzzer:
    """One random match under observation."""

    def __init__(self, match: Match, generator: Generator, report: Report) -> None:
        self.match = match
        self.generator = generator
        self.checks = report.checks
        self.giving: list[Any] = []
        self.seen: list[Answer] = []
        self.spans: dict[int, Match] = {}  # by seat: another world in which the same was done since an answer of it
        self.thoughts: list[tuple[int, str]] = []  # what a seat has answered and nobody else knows
        self.thinking: list[Question] = []  # to which questions
        self.trail: list[Question] = []  # what this seat was asked just before, and could take back
        self.ordered = False  # somebody has given a standing order since then
        self.old: tuple[Match, str] = (match.copy(), match.digest())
        path = match.game.folder() / "rules.md"
        self.rules = frozenset(rule_texts(path)) if path.exists() else frozenset()

    def play(self) -> None:
        match = self.match
        match.game.laws(match.state)
        while not match.over:
            if match.version > ENDLESS:
                raise Broken(f"the game has not ended after {ENDLESS} answers")
            able = [seat for seat in range(match.seats) if match.acts(seat)]
            if able and self._now(10, "acts"):
                self._act(self._one_of(able))
                continue  # standing orders may have ended the game
            seat = self._one_of(match.turn)
            self._look(seat)
            legal = match.legal(seat)
            if not legal:
                raise Broken(f"seat {seat} must answer but has nothing to choose from")
            self._answer(seat, self._any_of(seat, legal))
        self._check_end()

    def _one_of(self, things: Any) -> Any:
        return things[self.generator.below(len(things))]

    def _any_of(self, seat: int, legal: list[Any]) -> Any:
        """One of the answers listed, or sometimes one that is accepted without being listed."""
        ask = self.match.state.ask_of(seat)
        if ask is not None and (ask.more or isinstance(ask, Number)) and self.generator.below(3) == 0:
            if not isinstance(ask, Number):
                return self._one_of(ask.more)
            return f"{NUMBER}{ask.low + ask.step * self.generator.below((ask.high - ask.low) // ask.step + 1)}"
        return self._one_of(legal)

    def _now(self, every: int, check: str) -> bool:
        """Whether a check that is made once in ``every`` answers is due; counts it."""
        due = self.generator.below(every) == 0
        if due:
            self.checks[check] += 1
        return due

    def _look(self, seat: int) -> None:
        """The promises about a position at rest; the dear ones are looked at less often as the game grows long."""
        longer = self.match.version // 10
        if self._now(6, "options"):
            self._check_options(seat)
        if self._now(8, "refusals"):
            self._check_refusals(seat)
        if self._now(6, "sight"):
            problem = self._spy().at_rest(self._now(8 + longer // 4, "pictures in sight"))
            if problem:
                raise Broken(problem)
        if self._now(20 + longer, "saves"):
            self._check_save()
        if self._now(25, "words"):
            self._check_words(seat)
        if self._now(60 + longer, "pictures"):
            self._check_pictures()
        if self._now(10, "copies"):
            copy, digest = self.old
            if copy.digest() != digest:
                raise Broken("an older copy has changed while the match went on")
            self.old = (self.match.copy(), self.match.digest())

    # -- answering and taking back ---------------------------------------------------------------

    def _answer(self, seat: int, answer: str) -> None:
        match = self.match
        self.giving = [seat, answer]
        if match.state.VISIBLE or any(frame.VISIBLE for frame in match.state.frames):
            self._check_leaks(seat, answer)
        twin = world(match, seat, self.generator) if self._now(5, "undo") else None
        before = match.digest() if twin is not None else ""
        throws, version = match.generator.state, match.version
        others = self._able_to_undo(seat) if is_pass(match.state, answer) else []
        asked = self._question(seat)
        match.apply(answer, seat)
        self.giving = []
        match.game.laws(match.state)
        self.checks["laws"] += 1
        if twin is not None:
            self._check_undo(seat, answer, before, version, throws, twin, others)
        self._check_spans(seat, version, twin)
        self._think(seat, answer, asked)
        self._check_back(seat, answer, asked, version)
        if answer not in self.seen:
            self.seen.append(answer)

    def _think(self, seat: int, answer: str, asked: Question) -> None:
        """Note what nobody else knows of; what a seat has thought better of is as if it had never been thought."""
        if not any(frame.private() for frame in self.match.state.frames):
            self.thoughts, self.thinking = [], []
            return
        self.thoughts.append((seat, answer))
        self.thinking.append(asked)
        now = self._question(seat)
        if answer in (BACK, DROP) and now in self.thinking:
            place = self.thinking.index(now)
            del self.thoughts[place:], self.thinking[place:]

    def _check_back(self, seat: int, answer: str, asked: Question, version: int) -> None:
        """Back leads to a question that led here, as it was; only a standing order may answer after it."""
        match = self.match
        ordered = any(who == seat and given == PASS for who, given, _ in match.answers(version + 1))
        if ordered or isinstance(match.state.request(), Meanwhile):
            self.trail.clear()
        elif answer in (BACK, DROP) and self.trail:
            self.checks["back"] += 1
            now = self._question(seat)
            if now in self.trail:
                del self.trail[self.trail.index(now) :]
            elif self.ordered:  # an order given meanwhile may have answered the question
                self.trail.clear()
            else:
                raise Broken(f"{answer!r} at {asked[0]} does not lead back to a question that was asked, as it was")
            self.ordered = self.ordered and bool(self.trail)
        elif match.turn == (seat,) and match.can_undo(seat):
            self.trail.append(asked)
        else:
            self.trail.clear()

    def _question(self, seat: int) -> Question:
        return self.match.state.step_name(), self.match.legal(seat)

    def _act(self, seat: int) -> None:
        """Something unasked: it changes nothing of what others see, and is taken back alone."""
        match = self.match
        act, before = self._one_of(match.acts(seat)), match.digest()
        asked = [] if seat in match.turn else [match.decision_id(who) for who in match.turn]
        self.giving = [seat, act]
        match.act(act, seat)
        match.game.laws(match.state)
        if asked and act.startswith((ORDER, CLEAR)) and asked != [match.decision_id(who) for who in match.turn]:
            raise Broken(f"{act!r} of seat {seat} changed what others are asked")
        if match.can_undo(seat) and self.generator.below(3) == 0:
            match.undo(seat)
            if match.digest() != before:
                raise Broken("taking back an act does not lead back to where it was done")
        elif act.startswith(ORDER):
            self.ordered = True
        self.giving = []

    def _able_to_undo(self, seat: int) -> list[int]:
        """Who else could take something back now."""
        return [other for other in range(self.match.seats) if other != seat and self.match.can_undo(other)]

    def _check_spans(self, seat: int, version: int, twin: Match | None) -> None:
        """Who can take back an answer that others have passed after has learnt nothing hidden from what followed."""
        match = self.match
        if twin is not None:
            self.spans[seat] = twin
        for who in list(self.spans):
            if not match.can_undo(who):
                del self.spans[who]
                continue
            world = self.spans[who]
            for other, answer, when in match.answers(world.version):
                world.apply(answer, other, when=when)
            if who != seat and shown(world, who) != shown(match, who):
                raise Broken(
                    f"seat {who} learns something hidden by a pass of seat {seat} and could take its answer back"
                )

    def _check_undo(
        self, seat: int, answer: str, before: str, version: int, throws: int, twin: Match, others: list[int]
    ) -> None:
        match = self.match
        for other in self._able_to_undo(seat):
            if other not in others:
                raise Broken(f"seat {other} could take back an answer of seat {seat}")
        if not match.can_undo(seat):
            if match.generator.state == throws and not self._refuses_undo(seat):
                raise Broken("undo was not allowed and yet worked")
            return
        if match.generator.state != throws:
            raise Broken("a throw or draw could be taken back")
        for who, given, when in match.answers(version):  # the answer, and passes by standing orders
            twin.apply(given, who, when=when)
        heard = told(twin, seat, version) == told(match, seat, version)  # what lies before, both share
        if not heard or shown(twin, seat) != shown(match, seat):
            raise Broken(f"seat {seat} learns something hidden by this answer and could take it back")
        after = match.digest()
        match.undo(seat)
        if match.digest() != before or match.version != version:
            raise Broken("taking back an answer does not lead back to where it was given")
        match.apply(answer, seat)
        if match.digest() != after:
            raise Broken("the same answer, given again after undo, leads elsewhere")

    def _refuses_undo(self, seat: int) -> bool:
        before = self.match.digest()
        try:
            self.match.undo(seat)
        except NothingToUndo:
            return self.match.digest() == before
        return False

    # -- sight ---------------------------------------------------------------------------------------

    def _spy(self) -> Spy:
        return Spy(self.match, self._one_of((NOBODY, *range(self.match.seats))), self.generator, self.thoughts)

    def _check_leaks(self, seat: int, answer: str) -> None:
        """What an answer is about to tell those who may not know."""
        problem = ""
        if self._now(4, "leaks"):
            problem = self._spy().after(seat, answer)
        if not problem and self._now(6, "shown and taken back"):
            problem = self._spy().taken_back(seat, answer)
        if problem:
            raise Broken(problem)

    # -- options and refusals ------------------------------------------------------------------------

    def _check_options(self, seat: int) -> None:
        match = self.match
        legal = match.legal(seat)
        if len(set(legal)) != len(legal):
            raise Broken(f"an option is listed twice: {sorted(map(str, legal))}")
        for answer in legal if len(legal) <= 8 else [self._one_of(legal) for _ in range(8)]:
            if match.why_not(answer, seat) is not None:
                raise Broken(f"{answer!r} is offered, and yet why_not objects")
            copy = match.copy()
            self.giving = [seat, answer]
            copy.apply(answer, seat)
            match.game.laws(copy.state)
        self.giving = []

    def _check_refusals(self, seat: int) -> None:
        match = self.match
        before, legal, ask = match.digest(), match.legal(seat), match.state.ask_of(seat)
        for answer in [self._one_of(JUNK), *(self._one_of(self.seen) for _ in self.seen[:2])]:
            if answer in legal or (ask is not None and type(answer) is str and ask.accepts(answer)):
                continue
            self.giving = [seat, answer]
            reason = match.why_not(answer, seat)
            if reason is None:
                raise Broken(f"{answer!r} is not offered, and yet why_not has nothing against it")
            if self.rules and reason[0] not in self.rules:
                raise Broken(f"{answer!r} is refused by {reason[0]!r}, which is no rule of the ledger")
            self._refused(answer, seat, BadAnswer)
        for other in range(match.seats):
            if match.state.ask_of(other) is None and legal:
                self._refused(legal[0], other, NotYourDecision)
        if match.digest() != before:
            raise Broken("a refused answer changed the state")
        self.giving = []

    def _refused(self, answer: Any, seat: int, error: type[BadAnswer]) -> None:
        try:
            self.match.apply(answer, seat)
        except error:
            return
        raise Broken(f"{answer!r} of seat {seat} is not offered, and yet accepted")

    # -- saves, words, pictures, records -------------------------------------------------------------

    def _check_save(self) -> None:
        match = self.match
        again = loaded(lambda name: match.game, match.save())
        if again != match or again.digest() != match.digest() or again.save() != match.save():
            raise Broken("a loaded match is not the saved one")

    def _check_words(self, seat: int) -> None:
        match = self.match
        for lang in LANGUAGES:
            decision = match.decision(seat, lang)
            if decision is None:
                raise Broken(f"seat {seat} must answer but is not asked")
            texts = [decision["prompt"], match.waiting(lang), *(option["label"] for option in decision["options"])]
            texts.extend(line["text"] for line in match.log(seat, lang, since=match.version - 3))
            for text in texts:
                if not text or UNWORDED.search(text):
                    raise Broken(f"not worded in {lang!r}: {text!r} (at {match.state.step_name()})")
            for rule in [decision["rule"], *(option["rule"] for option in decision["options"])]:
                if self.rules and rule not in self.rules:
                    raise Broken(f"{rule!r}, named at {match.state.step_name()}, is no rule of the ledger")

    def _check_pictures(self) -> None:
        viewer = self._one_of((None, *range(self.match.seats)))
        lang = self._one_of(LANGUAGES)
        if not self.match.svg(viewer, lang).startswith("<"):
            raise Broken("the picture is no picture")
        text = self.match.text(viewer, lang)
        if not text.strip() or UNWORDED.search(text):
            raise Broken(f"the position is not worded in {lang!r}: {text[:200]!r}")

    def _check_end(self) -> None:
        match = self.match
        self.checks["records"] += 1
        if match.turn or not match.winners():
            raise Broken("the game is over, but somebody must answer or nobody has won")
        record = match.record()
        if replayed(match.game, json.loads(json.dumps(record))) != match:
            raise Broken("replaying the record does not lead to the same end")
        self._check_pictures()
