"""A seat of a match in words: what a language model is told and what it may say, as text or as JSON.

    match = gonfalon.new("byzantium", seats=2, seed=7)
    seat = dialogue.Seat(match, 0)
    print(seat.prompt())          # what has happened, the position, the question, numbered answers
    seat.answer("ANSWER: 3")      # or whatever the model wrote around it
    seat.rules("siege")           # the rules that hold this word, or the one with this id

``converse`` does this with a function that takes a text and returns one, such as a call of a model. Nothing is told
that the seat may not know.
"""

import json
import re
from collections.abc import Callable
from typing import Any

from gonfalon.kernel.errors import GonfalonError, NotYourDecision
from gonfalon.ledger import ledger
from gonfalon.match import Match

#: Rules told at once at most.
MOST_RULES = 12
#: How often a model is told what was wrong with its reply before the rules answer for it.
TRIES = 3

HOW = """\
You play {game} as {name}. Think as long as you like, but end your reply with one line:
ANSWER: and the number of an answer (of a question that asks for a number: ANSWER: number:350),
or RULES: and words or the id of a rule, to read the rules that hold them before you answer."""

_LINE = re.compile(r"^\W*(ANSWER|RULES)\W*:[\s*`]*(.*?)[\s*.`]*$", re.IGNORECASE | re.MULTILINE)


class Unreadable(GonfalonError):
    """A reply that holds no answer to the question; the sentence says what is missing."""


class Seat:
    """One seat of a match, held by somebody who reads. What has been told is not told again."""

    def __init__(self, match: Match, seat: int, lang: str = "en") -> None:
        self.match = match
        self.seat = seat
        self.lang = lang
        self._told = -1  # the version up to which the log was told

    def told(self) -> dict[str, Any]:
        """What is new, how things stand and what is asked, JSON-able; reading it twice tells the news once."""
        match, decision = self.match, self.match.decision(self.seat, self.lang)
        news = [line["text"] for line in match.log(self.seat, self.lang, self._told)]
        self._told = match.version
        names = [match.words(self.lang).seat(number) for number in range(match.seats)]
        out: dict[str, Any] = {
            "game": match.game.name,
            "you": names[self.seat],
            "news": news,
            "position": match.text(self.seat, self.lang),
            "scores": dict(zip(names, match.scores(), strict=True)),
            "over": match.over,
            "question": None,
            "options": [],
        }
        if decision is not None:
            options = enumerate(decision["options"], 1)
            out["question"] = {
                key: decision[key] for key in ("ask", "prompt", "kind", "rule", "number") if key in decision
            }
            out["options"] = [
                {"number": number, **{key: option[key] for key in ("answer", "label", "rule")}}
                for number, option in options
            ]
        return out

    def json(self) -> str:
        return json.dumps(self.told(), ensure_ascii=False)

    def prompt(self) -> str:
        """The same as text."""
        told = self.told()
        parts = [HOW.format(game=told["game"], name=told["you"])]
        if told["news"]:
            parts.append("\n".join(["What has happened:", *[f"- {line}" for line in told["news"]]]))
        parts.append(told["position"].strip())
        parts.append(asked(told) if told["question"] else self.match.waiting(self.lang))
        return "\n\n".join(parts)

    def rules(self, wanted: str) -> list[dict[str, str]]:
        """The rule with this id, or those that hold all of these words."""
        path = self.match.game.folder() / "rules.md"
        entries = [entry for entry in ledger(path) if entry.id] if path.exists() else []
        exact = [entry for entry in entries if entry.id.lower() == wanted.strip().lower()]
        words = wanted.lower().split()
        found = exact or [entry for entry in entries if all(word in entry.text(self.lang).lower() for word in words)]
        return [{"id": entry.id, "text": entry.text(self.lang)} for entry in found]

    def rules_text(self, wanted: str) -> str:
        """The first of those rules as text, and how many more there are."""
        found = self.rules(wanted)
        more = [f"... and {len(found) - MOST_RULES} more: say it more exactly."] if len(found) > MOST_RULES else []
        rows = [f"{rule['id']}: {rule['text']}" for rule in found[:MOST_RULES]]
        return "\n\n".join(rows + more) or f"No rule holds these words: {wanted}"

    def read(self, reply: str) -> str:
        """The legal answer in a reply: of its last line ``ANSWER: ...`` or, if it has none, the whole of it."""
        ask = self.match.state.ask_of(self.seat)
        if ask is None:
            raise NotYourDecision(f"seat {self.seat} has nothing to answer now")
        said = [what for key, what in _LINE.findall(reply) if key.upper() == "ANSWER"]
        text = said[-1] if said else reply.strip()
        values = ask.offered()
        if text.isdecimal() and 1 <= int(text) <= len(values):
            return values[int(text) - 1]
        if ask.accepts(text):
            return text
        labels = [self.match.describe(value, self.lang, self.seat).lower() for value in values]
        if labels.count(text.lower()) == 1:
            return values[labels.index(text.lower())]
        raise Unreadable(f"{text[:60]!r} is none of the {len(values)} answers: end with a line ANSWER: and a number.")

    def answer(self, reply: str) -> str:
        """Carry out the answer in a reply; returns it."""
        value = self.read(reply)
        self.match.apply(value, self.seat)
        return value


def asked(told: dict[str, Any]) -> str:
    """The question and its numbered answers as text."""
    question = told["question"]
    lines = [f"{option['number']:3}  {option['label']}" for option in told["options"]]
    if "number" in question:
        bounds = question["number"]
        lines.append(f"     or any number:N from {bounds['low']} to {bounds['high']} in steps of {bounds['step']}")
    return "\n".join([f"{question['prompt']} ({question['rule']})", *lines])


def converse(seat: Seat, speak: Callable[[str], str], tries: int = TRIES) -> list[tuple[str, str]]:
    """Let somebody who reads and writes answer one question: what was said and what he replied.

    He may ask for rules as often as he is told what is wrong; then the answer is the default of the rules.
    """
    said: list[tuple[str, str]] = []
    text = seat.prompt()
    for _ in range(tries):
        reply = speak(text)
        said.append((text, reply))
        wishes = _LINE.findall(reply)
        if wishes and wishes[-1][0].upper() == "RULES":
            text = seat.rules_text(wishes[-1][1])
            continue
        try:
            seat.answer(reply)
            return said
        except Unreadable as error:
            text = str(error)
    seat.match.apply(seat.match.default(seat.seat), seat.seat)
    return said
