"""Advice during a game, and what a finished game looks like afterwards.

hint(match, seat=0)             # the best few moves, their win chances, and why
analyse(match.record())         # the win-chance curve, the turning points, what a bot would have done
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import click

import gonfalon
from gonfalon import bots
from gonfalon.bots.knowledge import Knowledge, knowledge
from gonfalon.bots.search import SearchBot
from gonfalon.bots.tree import Table
from gonfalon.bots.walk import finish
from gonfalon.kernel.errors import BadAnswer, DamagedRecord, NotYourDecision
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import CHANCE
from gonfalon.kernel.state import State
from gonfalon.match import Match, fresh
from gonfalon.options import content_option, is_record, read_record
from gonfalon.wording import LANGUAGES, Wording

#: A reason worth fewer points than this is not worth a word.
SLIGHT = 0.25
#: A turning point changes somebody's win chance by at least this much.
TURN = 0.1
#: Where a game does not say when nothing is half done: not more procedures than this within each other.
QUIET = 3
#: A bot that sees this much more win chance in another answer would have given it.
BETTER = 0.04


# -- hints -------------------------------------------------------------------------------------


def hint(
    match: Match,
    seat: int,
    lang: str = "en",
    simulations: int = 400,
    seconds: float = 0.0,
    count: int = 3,
    seed: int = 1,
) -> dict[str, Any]:
    """The best few answers of a seat: win chance, how the action would go on, and the evaluation's reasons in words.

    Only what the seat can see is used. ``seconds`` > 0 limits the thinking time.
    """
    if match.state.ask_of(seat) is None:
        raise NotYourDecision(f"seat {seat} has nothing to answer now, so there is nothing to advise")
    generator = Generator(seed).split()
    known = match.determinized(seat, generator)
    ask = known.state.ask_of(seat)
    assert ask is not None  # noqa: S101 - where a seat decides, every deal leaves it its question
    mind = knowledge(match.game)
    bot = SearchBot(simulations=simulations, seconds=seconds)
    table = bot.searched(known.state, ask, mind, generator)
    best = ranked(table, ask.values, count)
    before = dict(mind.reasons(known.state, seat))
    moves = []
    for answer in best:
        plan = [answer, *bot.plan(answer)]
        moves.append(
            {
                "answer": answer,
                "label": match.describe(answer, lang, seat),
                "chance": _share(table.lines[answer].mean),
                "plan": _labels(known, seat, plan, lang),
                "reasons": _worded(mind, match, before, _after(mind, known.state, seat, plan, generator), lang),
            }
        )
    return {"seat": seat, "chance": moves[0]["chance"], "moves": moves}


def ranked(table: Table, values: list[str], count: int) -> list[str]:
    """What the bot would answer and the answers tried most of the others, the better first.

    An answer that looks better than the bot's own was tried too seldom for that, and is left out.
    """
    lines = table.lines
    tried = [value for value in values if value in lines and lines[value].visits]
    first = table.best(tried)
    others = [value for value in tried if value != first and lines[value].mean <= lines[first].mean]
    others.sort(key=lambda value: -lines[value].visits)
    return [first, *sorted(others[: count - 1], key=lambda value: -lines[value].mean)]


def _share(chance: float) -> float:
    """A win chance to be told: what a search estimates less its luck may lie a little outside."""
    return round(min(max(chance, 0.0), 1.0), 3)


def _after(mind: Knowledge, state: State, seat: int, plan: list[str], generator: Generator) -> dict[str, float]:
    """The reasons when the action is done, averaged over a few throws."""
    total: dict[str, float] = {}
    samples = 8
    for _ in range(samples):
        new = state.copy()
        for answer in plan:
            ask = new.ask_of(seat)
            if ask is None or answer not in ask.values:
                break
            new.accept(seat, answer)
        finish(new, mind, generator, len(state.frames))
        for key, value in mind.reasons(new, seat):
            total[key] = total.get(key, 0.0) + value / samples
    return total


def _worded(
    mind: Knowledge, match: Match, before: dict[str, float], after: dict[str, float], lang: str
) -> list[dict[str, Any]]:
    """What changes for the better and the worse, the weightiest first."""
    changes = [(key, after.get(key, 0.0) - before.get(key, 0.0)) for key in {**before, **after}]
    changes.sort(key=lambda change: -abs(change[1]))
    words = bots.words(lang)
    own = match.words(lang)
    return [
        {"key": key, "points": round(points, 2), "text": _sentence(own if own.has(key) else words, key, points)}
        for key, points in changes
        if abs(points) >= SLIGHT
    ]


def _sentence(words: Wording, key: str, points: float) -> str:
    """A reason, and by how many points it is better or worse."""
    number = f"{points:+.1f}".replace("-", "\u2212")
    return f"{words(key)} {number.replace('.', ',') if words.lang == 'fr' else number}"


def _labels(match: Match, seat: int, plan: list[str], lang: str) -> list[str]:
    """A plan in words; it stops where chance or somebody else comes in."""
    again = match.copy()
    again.chance = False
    out: list[str] = []
    for answer in plan:
        if answer not in again.legal(seat):
            break
        out.append(again.describe(answer, lang, seat))
        again._apply(answer, seat)
    return out


# -- after the game ----------------------------------------------------------------------------


def analyse(
    record: Any, lang: str = "en", simulations: int = 100, seed: int = 1, progress: Any = None
) -> dict[str, Any]:
    """The story of a recorded game, JSON-able: ``curve``, ``turning_points`` and ``otherwise``.

    Every decision is thought over with so many simulations; 0 leaves out what the bot would have done.
    """
    match = gonfalon.replay(record)
    if not match.answers():
        raise DamagedRecord("the record has no answers: there is nothing to analyse")
    chances = curve(match)
    otherwise: list[dict[str, Any]] = []
    asked, agreed = [0] * match.seats, [0] * match.seats
    for thought in second_thoughts(match, 0, simulations, seed) if simulations else ():
        asked[thought.seat] += 1
        agreed[thought.seat] += thought.agrees
        if not thought.agrees:
            otherwise.append(thought.told(lang))
        if progress is not None:
            progress(thought.moment.version)
    return {
        "game": match.game.name,
        "title": match.words(lang)("title"),
        "seats": match.seats,
        "names": [match.words(lang).seat(seat) for seat in range(match.seats)],
        "answers": match.version,
        "scores": list(match.scores()),
        "winners": list(match.winners()),
        "curve": told(chances, match.words(lang)),
        "turning_points": turning_points(chances, match, lang),
        "otherwise": otherwise,
        "agreement": shares(agreed, asked),
    }


def shares(agreed: list[int], asked: list[int]) -> list[float | None]:
    """How often each seat answered as a bot would have; None where it was never asked."""
    return [round(yes / all_, 3) if all_ else None for yes, all_ in zip(agreed, asked, strict=True)]


def _begun_again(match: Match) -> Match:
    """The match at its beginning, for its answers to be given again."""
    return fresh(match.game, match.seats, match.state.options, 0, chance=False)


def curve(match: Match) -> list[dict[str, Any]]:
    """The win chance of every seat at the beginning and after each action."""
    mind = knowledge(match.game)
    again = _begun_again(match)
    out = [_point(mind, again)]
    for seat, answer, when in match.answers():
        again._accept(answer, seat, when)
        if mind.settled(again.state, QUIET):
            out.append(_point(mind, again))
    return out


def _point(mind: Knowledge, match: Match) -> dict[str, Any]:
    return {
        "version": match.version,
        "chapter": match.state.chapter,
        "stage": match.game.stage(match.state),
        "chances": [round(chance, 3) for chance in mind.chances(match.state)],
    }


def told(curve: list[dict[str, Any]], words: Wording) -> list[dict[str, Any]]:
    """The curve with its stages in words."""
    return [{**point, "stage": words.stage(point["stage"])} for point in curve]


def turning_points(curve: list[dict[str, Any]], match: Match, lang: str, most: int = 8) -> list[dict[str, Any]]:
    """The steps of the curve that changed most, with what the log says about them."""
    found = []
    for before, after in pairwise(curve):
        changes = [b - a for a, b in zip(before["chances"], after["chances"], strict=True)]
        seat = max(range(len(changes)), key=lambda one: abs(changes[one]))
        if abs(changes[seat]) >= TURN:
            found.append((abs(changes[seat]), seat, changes[seat], before["version"], after["version"]))
    found.sort(reverse=True)
    log = match.log(None, lang)
    return [
        {
            "from": start,
            "to": end,
            "seat": seat,
            "change": round(change, 3),
            "log": [line["text"] for line in log if start < line["version"] <= end],
        }
        for _, seat, change, start, end in sorted(found[:most], key=lambda one: one[3])
    ]


@dataclass
class Thought:
    """What a bot thinks of a decision; ``better`` is what it would have answered instead, if that is clearly better."""

    moment: Match  # as the game stood; it goes on when the next thought is asked for
    seat: int
    played: str
    better: str = ""
    gain: float = 0.0

    @property
    def agrees(self) -> bool:
        return not self.better

    def told(self, lang: str) -> dict[str, Any]:
        """The better answer beside the one that was given, in words."""
        return {
            "version": self.moment.version,
            "chapter": self.moment.state.chapter,
            "stage": self.moment.words(lang).stage(self.moment.game.stage(self.moment.state)),
            "seat": self.seat,
            "played": self.played,
            "played_label": self.moment.describe(self.played, lang, self.seat),
            "better": self.better,
            "better_label": self.moment.describe(self.better, lang, self.seat),
            "gain": round(self.gain, 3),
        }


def second_thoughts(match: Match, start: int = 0, simulations: int = 100, seed: int = 1) -> Iterator[Thought]:
    """Every decision with a choice after the first ``start`` answers, thought over with so many simulations.

    Each is thought over by itself, so the thoughts are the same wherever one starts.
    """
    mind = knowledge(match.game)
    again = _begun_again(match)
    for seat, answer, when in match.answers():
        if seat != CHANCE and again.version >= start:
            ask = again.state.ask_of(seat)
            if ask is not None and len(ask.values) > 1:
                yield _thought(mind, again, seat, str(answer), simulations, Generator(seed + again.version).split())
        again._accept(answer, seat, when)


def _thought(mind: Knowledge, match: Match, seat: int, played: str, simulations: int, generator: Generator) -> Thought:
    known = match.determinized(seat, generator)
    ask = known.state.ask_of(seat)
    if ask is None or played not in ask.values:
        return Thought(match, seat, played)
    bot = SearchBot(simulations=simulations)
    table = bot.searched(known.state, ask, mind, generator)
    better = table.best(ask.values)
    gain = 0.0 if better == played else table.lines[better].mean - bot.compared(played, generator)
    return Thought(match, seat, played) if gain < BETTER else Thought(match, seat, played, better, gain)


# -- commands ----------------------------------------------------------------------------------

_language = click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language.")
_file = click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))


@click.command("analyse")
@_file
@click.option("--simulations", default=100, show_default=True, help="Per decision; 0: only the curve.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@_language
@content_option
def analyse_command(file: Path, simulations: int, as_json: bool, lang: str) -> None:
    """Tell the story of the record in FILE: win chances, turning points, what a bot would have done."""
    import sys

    from tqdm import tqdm

    record = read_record(file)
    count = len(record["answers"]) if isinstance(record, dict) and isinstance(record.get("answers"), list) else 0
    with tqdm(total=count, unit="answer", disable=not sys.stderr.isatty(), leave=False) as bar:
        story = analyse(record, lang, simulations, progress=lambda done: bar.update(done - bar.n))
    click.echo(json.dumps(story) if as_json else "\n".join(_told(story, lang)))


#: So many lines of the win chances are enough for a terminal.
ROWS = 20


def _told(story: dict[str, Any], lang: str) -> list[str]:
    """The story for a terminal."""
    words, names = bots.words(lang), story["names"]
    width = max(8, *[len(name) for name in names])

    def row(first: object, cells: Iterable[str]) -> str:
        return f"{first:>6}" + "".join(f"  {cell:>{width}}" for cell in cells)

    step = -(-len(story["curve"]) // ROWS)
    lines = [
        words("analysis-head", game=story["title"], seats=story["seats"], answers=story["answers"]),
        words("analysis-scores", scores=", ".join(f"{n} {s}" for n, s in zip(names, story["scores"], strict=True))),
        f"\n{words('analysis-curve')}",
        row("", names),
    ]
    for point in story["curve"][::step]:
        lines.append(row(point["version"], [_percent(chance, lang) for chance in point["chances"]]))
    lines.append(f"\n{words('analysis-turns')}")
    for turn in story["turning_points"]:
        who = f"{names[turn['seat']]} {_percent(turn['change'], lang, '+')}"
        lines.append(f"{turn['from']}-{turn['to']}  {who}  {' '.join(turn['log'])}")
    lines.append(f"\n{words('analysis-otherwise')}")
    for other in story["otherwise"]:
        what = f"{other['played_label']} > {other['better_label']}"
        lines.append(f"{other['version']:>6}  {names[other['seat']]}: {what} ({_percent(other['gain'], lang, '+')})")
    return lines


def _percent(share: float, lang: str, sign: str = "") -> str:
    number = f"{100 * share:{sign}.1f}".replace("-", "\u2212")
    return f"{number.replace('.', ',')} %" if lang == "fr" else f"{number}%"


@click.command("hint")
@_file
@click.option("--seat", type=int, default=None, help="Whose decision; otherwise whoever must answer.")
@click.option("--seconds", default=1.0, show_default=True, help="How long to think.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@_language
@content_option
def hint_command(file: Path, seat: int | None, seconds: float, as_json: bool, lang: str) -> None:
    """Advise whoever must answer in the game in FILE, a save or a record."""
    match = gonfalon.replay(read_record(file)) if is_record(file) else gonfalon.load(file.read_bytes())
    if match.over:
        raise BadAnswer("the game is over: there is nothing to advise")
    advice = hint(match, match.turn[0] if seat is None else seat, lang, simulations=0, seconds=seconds)
    if as_json:
        click.echo(json.dumps(advice))
        return
    for move in advice["moves"]:
        reasons = "; ".join(reason["text"] for reason in move["reasons"])
        click.echo(f"{_percent(move['chance'], lang):>7}  {' > '.join(move['plan'])}  {reasons}")
