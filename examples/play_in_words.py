"""A language model plays a whole game against bots, in this process: it reads text and writes text.

    python examples/play_in_words.py byzantium --model "llm -m MODEL"     # any command: prompt in, reply out
    python examples/play_in_words.py byzantium                            # without a model: a reader of simple mind

The transcript is printed as the game goes on. Standard library and gonfalon only.
"""

import argparse
import re
import shlex
import subprocess
from collections.abc import Callable

import gonfalon
from gonfalon import bots, dialogue
from gonfalon.kernel.generator import Generator


def command(line: str) -> Callable[[str], str]:
    """A model behind a command: the prompt goes to its input, the reply comes from its output."""

    def speak(text: str) -> str:
        done = subprocess.run(shlex.split(line), input=text, capture_output=True, text=True, timeout=600, check=True)  # noqa: S603
        return done.stdout

    return speak


class Simple:
    """Stands in for a model: reads the rule behind a question when it meets it first, then takes the longest answer."""

    def __init__(self) -> None:
        self.known: set[str] = set()
        self.answer = "1"

    def __call__(self, text: str) -> str:
        question = re.search(r"\(([A-Z]+-[\w.-]+)\)\n((?: +\d+  .*\n?)+)", text)
        if question is None:  # the rule that was asked for
            return f"So that is the rule.\nANSWER: {self.answer}"
        options = re.findall(r" +(\d+)  (.*)", question[2])
        self.answer = max(options, key=lambda option: len(option[1]))[0]
        if question[1] not in self.known:
            self.known.add(question[1])
            return f"I have not met this yet.\nRULES: {question[1]}"
        return f"The longest answer sounds best.\nANSWER: {self.answer}"


def play(game: str, seats: int, seed: int, speak: Callable[[str], str], others: str) -> gonfalon.Match:
    """Seat 0 is the model's, the others are bots; every word is printed."""
    match, generator = gonfalon.new(game, seats, seed=seed), Generator(seed)
    reader, bot = dialogue.Seat(match, 0), bots.make(others)
    while not match.over:
        seat = match.turn[0]
        if seat:
            match.apply(bot.choose(match, seat, generator), seat)
            continue
        for text, reply in dialogue.converse(reader, speak):
            print(f"<<<\n{text}\n>>>\n{reply}\n")
    print(reader.prompt())
    return match


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--model", help="a command that reads a prompt and writes a reply")
    parser.add_argument("--bots", default="greedy")
    chosen = parser.parse_args()
    speaker = command(chosen.model) if chosen.model else Simple()
    play(chosen.game, chosen.seats, chosen.seed, speaker, chosen.bots)
