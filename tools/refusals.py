"""Prints answers that a game refuses, each with its position, so that people can judge the rule named and the words.

    python -m tools.refusals medievalia --count 40 --seed 1 [--lang fr] [--full]

Bots play a few games. At moments of every kind of question the tool tries what somebody might well try there: an
answer that was legal at another moment of the same question, one of the same sort at another question, any other, or a
click on something of the board. Questions and sorts of answers take turns, so that forty refusals are not forty of one.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

import gonfalon
from gonfalon import registry
from gonfalon.bots.knowledge import knowledge
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Answer
from gonfalon.match import Match

MOMENTS = 6  # of each kind of question in a game; later ones replace earlier ones by lot


@dataclass
class Moment:
    """A seat before a question."""

    match: Match
    seat: int
    kind: str  # of question: frame, step and prompt


def sort(answer: str) -> str:
    """What an answer is about: a button by its name, everything else by what it names."""
    kind, _, _ = answer.partition(":")
    return answer if kind in ("button", "action") else kind


class Sampler:
    """Moments and answers of played games, and illegal answers drawn from them."""

    def __init__(self, name: str, seed: int) -> None:
        self.game = registry.find(name)
        self.dice = Generator(seed)
        self.moments: dict[str, list[Moment]] = defaultdict(list)
        self.seen: dict[str, int] = defaultdict(int)
        self.answers: dict[str, set[str]] = defaultdict(set)  # by kind of question

    def play(self, seats: int, seed: int, most: int) -> None:
        """One game, or its first so many answers: hasty players, who now and then go where nobody would go."""
        match = gonfalon.new(self.game.name, seats, seed)
        for _ in range(most):
            if match.over:
                break
            for seat in match.turn:
                self._note(match, seat)
            seat = match.turn[self.dice.below(len(match.turn))]
            match.apply(self._hasty(match, seat), seat)

    def _hasty(self, match: Match, seat: int) -> Answer:
        ask, values = match.state.ask_of(seat), match.legal(seat)
        if ask is not None and self.dice.below(3):
            weights = knowledge(self.game).policy(match.determinized(seat, self.dice).state, ask) or []
            rest = self.dice.unit() * sum(weights)
            for value, weight in zip(values, weights, strict=False):
                rest -= weight
                if weight and rest <= 0:
                    return value
        return values[self.dice.below(len(values))]

    def _note(self, match: Match, seat: int) -> None:
        ask = match.state.ask_of(seat)
        if ask is None:
            return
        frame = match.state.frames[-1]
        kind = f"{type(frame).__name__}.{frame.STEPS[frame.at]} ({ask.prompt})"
        self.answers[kind].update(ask.offered())
        self.seen[kind] += 1
        kept = self.moments[kind]
        if len(kept) < MOMENTS:
            kept.append(Moment(match.copy(), seat, kind))
        elif self.dice.below(self.seen[kind]) < MOMENTS:
            kept[self.dice.below(MOMENTS)] = Moment(match.copy(), seat, kind)

    def _pools(self, moment: Moment) -> list[list[str]]:
        same = sorted(self.answers[moment.kind])
        sorts = {sort(answer) for answer in same}
        every = sorted({answer for answers in self.answers.values() for answer in answers})
        akin = [answer for answer in every if sort(answer) in sorts]
        board = sorted(self.game.tips(moment.match.state, moment.seat, moment.match.words()))
        return [same, same, akin, every, board or every]

    def _open(self, moment: Moment) -> set[str]:
        """What may be answered, and everything on the board that the page takes for it."""
        asked = moment.match.decision(moment.seat)
        options = [] if asked is None else asked["options"]
        return {name for option in options for name in (option["answer"], *option["targets"])}

    def refused(self) -> Iterator[tuple[Moment, str]]:
        """Without end, unless nothing is refused: questions in turn, and the sort of answer that came least so far."""
        tried: dict[str, int] = defaultdict(int)
        turns = 0
        while self.moments:
            kinds, found = sorted(self.moments), False
            for place in self.dice.shuffled(list(range(len(kinds)))):
                kind = kinds[place]
                turns += 1
                moment = self.moments[kind][self.dice.below(len(self.moments[kind]))]
                pools = self._pools(moment)
                pool = pools[turns % len(pools)]
                legal = self._open(moment)
                some = [pool[self.dice.below(len(pool))] for _ in range(12)]
                wrong = [a for a in some if a not in legal and moment.match.objection(a, moment.seat) is not None]
                if wrong:
                    answer = min(wrong, key=lambda a: tried[sort(a)])
                    tried[sort(answer)] += 1
                    found = True
                    yield moment, answer
            if not found:
                return


def brief(match: Match, seat: int, lang: str, full: bool) -> str:
    """The head of the position in words and what it says of this seat; or all of it."""
    text = match.text(seat, lang)
    if full:
        return text
    parts = text.split("\n\n")
    name = match.words(lang).name(f"seat:{seat}")
    return "\n".join([parts[0], *[part for part in parts[1:] if part.startswith(name)]])


def printed(moment: Moment, answer: str, langs: list[str], full: bool) -> Iterator[str]:
    """One refusal, line by line."""
    match, seat = moment.match, moment.seat
    yield brief(match, seat, langs[0], full)
    asked = match.decision(seat, langs[0])
    if asked is not None:
        options = [option["label"] for option in asked["options"]]
        yield f"ASKED {moment.kind} of {match.words(langs[0]).name(f'seat:{seat}')}: {asked['prompt']}"
        yield f"  may answer: {' | '.join(options[:12])}{' ...' if len(options) > 12 else ''}"
    yield f"ANSWER {answer}"
    for lang in langs:
        said = match.objection(answer, seat, lang)
        if said is not None:
            yield f"  {lang} {said['rule']}: {said['fact']}\n       [{said['law']}]"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--most", type=int, default=2000, help="answers of a game that are played")
    parser.add_argument("--lang", help="en or fr; both unless told")
    parser.add_argument("--full", action="store_true", help="the whole position in words")
    given = parser.parse_args()
    sampler = Sampler(given.game, given.seed)
    seats = sampler.game.seats
    for number in range(given.games):
        sampler.play(seats[number % len(seats)], given.seed * 100 + number, given.most)
    for number, (moment, answer) in zip(range(given.count), sampler.refused(), strict=False):
        print(f"--- {number + 1}")
        print("\n".join(printed(moment, answer, [given.lang] if given.lang else ["en", "fr"], given.full)))


if __name__ == "__main__":
    main()
