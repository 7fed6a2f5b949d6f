"""What every game must do at every table: be playable, keep its promises, end, and say everything in both languages.

    for name, fault in faults(registry.find("byzantium")):
        print(name, fault)

Each promise is a function of a ``Table``: one game with one number of seats. It raises ``Broken`` with a sentence that
names what is wrong. ``gonfalon check GAME`` runs them all; the fuzzer (``gonfalon fuzz``) looks longer and deeper.
"""

import json
import re
import tempfile
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from gonfalon.draw.icons import PATHS
from gonfalon.examine import messages
from gonfalon.fuzz import UNWORDED, FuzzFailure, fuzz
from gonfalon.kernel import fields, views
from gonfalon.kernel.errors import BadAnswer, BadOption, BadSeats, GonfalonError
from gonfalon.kernel.game import Game
from gonfalon.kernel.generator import Generator
from gonfalon.ledger import rule_texts
from gonfalon.match import Match, fresh
from gonfalon.records import loaded, replayed
from gonfalon.wording import LANGUAGES

#: About so many positions of a game are looked at closely.
LOOKED_AT = 30
#: A game that takes more answers than this never ends.
ENDLESS = 100_000


class Broken(GonfalonError):
    """A promise of the game is not kept; the sentence says which."""


def _must(holds: object, sentence: str) -> None:
    if not holds:
        raise Broken(sentence)


def played(match: Match, seed: int, answers: int = ENDLESS) -> Match:
    """The same match after so many random answers, or at its end."""
    generator = Generator(seed)
    for _ in range(answers):
        if match.over:
            break
        seat = match.turn[generator.below(len(match.turn))]
        legal = match.legal(seat)
        match.apply(legal[generator.below(len(legal))], seat)
    return match


class Table:
    """A game with a number of seats, and positions on the way through a random game. Look, do not touch."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats

    def begun(self, seed: int = 5, **options: Any) -> Match:
        return fresh(self.game, self.seats, options, seed, undo=True)

    def loaded(self, match: Match) -> Match:
        return loaded(lambda name: self.game, match.save())

    @cached_property
    def positions(self) -> list[Match]:
        match, generator, found = self.begun(), Generator(5), []
        while not match.over:
            found.append(_as_it_stands(match))
            seat = match.turn[generator.below(len(match.turn))]
            legal = match.legal(seat)
            match.apply(legal[generator.below(len(legal))], seat)
        return [*found[:: max(1, len(found) // LOOKED_AT)], _as_it_stands(match)]

    @property
    def deciding(self) -> list[tuple[Match, int]]:
        """Positions with a seat that must answer there."""
        return [(match, seat) for match in self.positions for seat in match.turn]

    @property
    def readers(self) -> tuple[int | None, ...]:
        return (None, *range(self.seats))


def _as_it_stands(match: Match) -> Match:
    copy = match.copy()
    copy.state._events = []
    return copy


# -- play ------------------------------------------------------------------------------------------


def games_end(table: Table) -> None:
    """Random games end with winners."""
    for seed in range(4):
        match = played(table.begun(seed), seed)
        _must(match.over, f"a random game (seed {seed}) is not over after {ENDLESS} answers")
        _must(match.winners(), f"a random game (seed {seed}) ends without a winner")
        _must(len(match.scores()) == table.seats, "there is not one score per seat")


def fuzzer_is_content(table: Table) -> None:
    """Laws, sight, undo, copies, saves and records hold at every step of random games."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            fuzz(table.game, table.seats, games=1, seed=41, folder=Path(folder))
        except FuzzFailure as failure:
            raise Broken(str(failure)) from failure


def what_is_offered_is_accepted(table: Table) -> None:
    """Whoever must answer can, every answer once, and each of them is accepted."""
    for match, seat in table.deciding:
        legal, where = match.legal(seat), match.state.step_name()
        _must(legal, f"seat {seat} must answer at {where}, but nothing is offered")
        _must(len(set(legal)) == len(legal), f"an answer is offered twice at {where}")
        for answer in legal:
            copy = match.copy()
            copy.apply(answer, seat)
            copy.game.laws(copy.state)


def what_is_not_offered_is_refused(table: Table) -> None:
    """Every other answer is refused by a rule, and changes nothing."""
    known = {answer for match, seat in table.deciding for answer in match.legal(seat)}
    for match, seat in table.deciding:
        before, ask = match.digest(), match.state.ask_of(seat)
        others = [answer for answer in known if ask is not None and not ask.accepts(str(answer))]
        for answer in sorted(map(str, others))[:10]:
            reason = match.why_not(answer, seat)
            _must(reason and reason[1], f"nothing says why {answer} is refused at {match.state.step_name()}")
            try:
                match.apply(answer, seat)
            except BadAnswer:
                continue
            raise Broken(f"{answer} is not offered at {match.state.step_name()}, and accepted all the same")
        _must(match.digest() == before, f"refused answers have changed something at {match.state.step_name()}")


def copies_go_their_own_way(table: Table) -> None:
    """A copy is equal, and what happens to it leaves the original alone."""
    for match in table.positions[::5]:
        before, copy = match.digest(), match.copy()
        _must(copy == match, f"a copy differs at {match.state.step_name()}")
        played(copy, 3, 20)
        _must(match.digest() == before, f"playing a copy has changed the original at {match.state.step_name()}")


def saves_come_back(table: Table) -> None:
    """A save gives the same match back."""
    for match in table.positions[::3]:
        again, where = table.loaded(match), match.state.step_name()
        _must(again == match and again.digest() == match.digest(), f"a save made at {where} comes back different")
        same = [again.legal(seat) for seat in again.turn] == [match.legal(seat) for seat in match.turn]
        _must(same, f"after loading, other answers are offered at {where}")


def records_replay(table: Table) -> None:
    """A record, written and read, replays to the same match."""
    match = played(table.begun(), 5)
    record = json.loads(json.dumps(match.record()))
    _must(replayed(table.game, record) == match, "a record does not replay to the same match")
    _must(len(record["checkpoints"]) > 1, "a record has no checkpoints on the way: nobody calls begin_chapter")


def undo_leads_back(table: Table) -> None:
    """What can be taken back leads back to the very position."""
    match, generator = table.begun(), Generator(9)
    for _ in range(60):
        if match.over:
            break
        seat = match.turn[generator.below(len(match.turn))]
        answer = match.legal(seat)[generator.below(len(match.legal(seat)))]
        before, where = match.digest(), match.state.step_name()
        match.apply(answer, seat)
        if match.can_undo(seat):
            match.undo(seat)
            _must(match.digest() == before, f"taking back {answer} does not lead back to {where}")
            match.apply(answer, seat)


def imagined_worlds_fit(table: Table) -> None:
    """The worlds a seat imagines look the same to it and can be played."""
    for match in table.positions[:-1:6]:
        for seat in range(table.seats):
            where = match.state.step_name()
            world = match.determinized(seat, Generator(seat))
            seen, real = views.visible(world.state, seat), views.visible(match.state, seat)
            _must({**seen, "sealed": 0} == {**real, "sealed": 0}, f"seat {seat} sees an imagined deal at {where}")
            if seat in match.turn:
                _must(world.legal(seat) == match.legal(seat), f"seat {seat} is offered other answers at {where}")
            world.game.laws(world.state)
            _must(played(world, 2).over, f"a world imagined at {where} does not end")


def views_are_plain_data(table: Table) -> None:
    """What a seat may know can be written as JSON."""
    for match in table.positions[::10]:
        for seat in table.readers:
            view = match.view(seat)
            _must(json.loads(json.dumps(view)) == view, f"the view of seat {seat} is not plain data")


def options_can_be_played(table: Table) -> None:
    """Every value of every switch of the table leads to a game that ends; others are refused."""
    for option in table.game.all_options():
        for value in option.values[1:]:
            match = table.begun(1, **{option.name: value})
            _must(played(match, 1).over, f"a game with {option.name} = {value!r} does not end")
    for wrong in (0, -1, 99):
        try:
            fresh(table.game, wrong, {}, 1)
        except BadSeats:
            continue
        raise Broken(f"the game begins with {wrong} seats")
    try:
        table.begun(1, **{"no such option": 1})
    except BadOption:
        return
    raise Broken("a switch that does not exist is accepted")


def classes_share_no_list(table: Table) -> None:
    """No list stands as the default of a field: all frames would share it."""
    package = type(table.game).__module__
    frames = [cls for cls in views.frame_classes(object).values() if cls.__module__.startswith(package)]
    for cls in (*frames, type(table.begun().state)):
        for name in fields.saved_names(cls):
            shared = isinstance(getattr(cls, name, None), list)
            _must(not shared, f"{cls.__name__}.{name} has a list as its default, which all would share")


# -- words -----------------------------------------------------------------------------------------


def _worded(texts: Iterable[str], where: str) -> None:
    for text in texts:
        _must(text, f"an empty text at {where}")
        _must(not UNWORDED.search(text), f"not worded at {where}: {text}")


def languages_agree(table: Table) -> None:
    """Both languages word the same keys."""
    english, *others = [messages(table.game.folder() / "text" / f"{lang}.ftl") for lang in LANGUAGES]
    for other in others:
        missing = sorted(english ^ other)
        _must(not missing, f"not in both languages: {', '.join(missing[:10])}")


def everything_is_worded(table: Table) -> None:
    """Questions, answers, log, scores, text, tips and panels, in both languages; no two answers read the same."""
    for lang in LANGUAGES:
        for match, seat in table.deciding:
            where = match.state.step_name()
            decision = match.decision(seat, lang) or {}
            labels = [option["label"] for option in decision["options"]]
            _must(len(set(labels)) == len(labels), f"two answers read the same at {where} ({lang}): {labels}")
            _worded([decision["prompt"], match.waiting(lang), *labels], f"{where} ({lang})")
        end = table.positions[-1]
        again = replayed(table.game, end.record())
        for seat in range(table.seats):
            _worded([line["text"] for line in again.log(seat, lang)], f"the log ({lang})")
        for match in table.positions[::6]:
            words, where = match.words(lang), f"{match.state.step_name()} ({lang})"
            for key, points in table.game.score_sheet(match.state):
                _worded([words(key)], f"the score sheet ({lang})")
                _must(len(points) == table.seats, f"{key} has not one number per seat")
            for reader in table.readers:
                _worded([match.text(reader, lang)], f"the text at {where}")
            for tip in table.game.tips(match.state, 0, words).values():
                _worded([" ".join([tip.title, *tip.lines])], f"a tip at {where}")
            panels = table.game.panels(match.state, words)
            _must(len(panels) == table.seats, f"there is not one panel per seat at {where}")
            purses = [table.game.purse(match.state, seat, words) for seat in range(table.seats)]
            for icon, label, value in (row for panel in [*panels, *purses] for row in panel):
                _must(icon in PATHS, f"no icon is called {icon!r} (panel {label!r}); there are {', '.join(PATHS)}")
                _worded([f"{label} {value}"], f"a panel at {where}")


def things_have_names(table: Table) -> None:
    """Whatever can be picked has a name in both languages."""
    for lang in LANGUAGES:
        for match, seat in table.deciding:
            words, ask = match.words(lang), match.state.ask_of(seat)
            for answer in [] if ask is None else ask.values:
                kind, _, ident = answer.partition(":")
                particular = ask is not None and (
                    words.has(f"do-{ask.prompt}-{ident}") or words.has(f"do-{ask.prompt}-{kind}")
                )
                named = kind == "seat" or not re.search("[A-Za-z]", ident) or words.has(f"name-{kind}-{ident}")
                _must(particular or named, f"{answer} has no name ({lang}): word name-{kind}-{ident}")


def rules_are_in_the_ledger(table: Table) -> None:
    """Every rule named by a question, an answer, a switch or a tip is in rules.md, in both languages."""
    game = table.game
    known = rule_texts(game.folder() / "rules.md")
    used = {game.rule_turn, game.rule_over, *(option.rule for option in game.options if option.rule)}
    for match, seat in table.deciding:
        decision = match.decision(seat) or {}
        used.add(decision["rule"])
        used.update(option["rule"] for option in decision["options"])
        for tip in game.tips(match.state, seat, match.words()).values():
            used.update(tip.rules)
    _must(not used - set(known), f"not in rules.md: {', '.join(sorted(used - set(known)))}")
    for entry in known.values():
        _must(entry.id.startswith(game.prefix + "-"), f"{entry.id} does not begin with {game.prefix}-")
        _must(entry.en and entry.fr, f"{entry.id} does not read in both languages")


# -- pictures --------------------------------------------------------------------------------------


def _drawn(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)  # noqa: S314 - the game's own drawing


def pictures_are_sound(table: Table) -> None:
    """Every position is drawn for every reader: well-formed, every id once, every text worded."""
    for match in table.positions[::6]:
        for seat in table.readers:
            root = _drawn(match.svg(seat))
            ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
            twice = sorted({name for name in ids if ids.count(name) > 1})
            _must(not twice, f"drawn twice at {match.state.step_name()}: {', '.join(twice)}")
            _must(
                not UNWORDED.search(" ".join(root.itertext())), f"the picture at {match.state.step_name()} lacks words"
            )


def what_can_be_picked_is_drawn(table: Table) -> None:
    """A kind of thing that is drawn at all is drawn wherever it is asked for; something can be picked on the board."""
    found = 0
    for match, seat in table.deciding:
        lit = [element for element in _drawn(match.svg(seat)).iter() if "data-unlit" not in element.attrib]
        targets = {element.attrib.get("data-target", "") for element in lit} - {""}
        kinds = {target.partition(":")[0] for target in targets} - {"button"}
        decision = match.decision(seat) or {}
        wanted = {target for option in decision["options"] for target in option["targets"]}
        wanted = {target for target in wanted if target.partition(":")[0] in kinds}
        lost = sorted(wanted - targets)
        _must(not lost, f"not drawn at {match.state.step_name()}: {', '.join(lost)}")
        found += len(wanted)
    _must(found, "nothing can ever be picked on the board")


PROMISES: tuple[Callable[[Table], None], ...] = (
    games_end,
    fuzzer_is_content,
    what_is_offered_is_accepted,
    what_is_not_offered_is_refused,
    copies_go_their_own_way,
    saves_come_back,
    records_replay,
    undo_leads_back,
    imagined_worlds_fit,
    views_are_plain_data,
    options_can_be_played,
    classes_share_no_list,
    languages_agree,
    everything_is_worded,
    things_have_names,
    rules_are_in_the_ledger,
    pictures_are_sound,
    what_can_be_picked_is_drawn,
)


def faults(game: Game, seats: int | None = None, tick: Callable[[], None] | None = None) -> Iterator[tuple[str, str]]:
    """Every promise that is broken, with the sentence that says how; each at the first table that shows it."""
    tables = [Table(game, count) for count in (game.seats if seats is None else (seats,))]
    for promise in PROMISES:
        for table in tables:
            try:
                promise(table)
            except GonfalonError as error:
                yield (promise.__doc__ or promise.__name__), f"with {table.seats} seats: {error}"
                break
        if tick is not None:
            tick()
