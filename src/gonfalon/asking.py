"""How a question is worded: its prompt, its answers, what was picked before it, and why an answer is not among them."""

from typing import Any, Final

from gonfalon.kernel.acts import CLEAR, ORDER
from gonfalon.kernel.game import Game
from gonfalon.kernel.requests import Answer, Ask, Number, Refusal
from gonfalon.kernel.state import State
from gonfalon.wording import Wording

MOST_NAMED: Final = 5  # answers that a refusal lists
MOST_SAID: Final = 40  # characters of a strange answer that it repeats
SEATS: Final = ("other", "owner", "partner", "seat")  # arguments that name a player; the last one is always there


def prompt(words: Wording, state: State, ask: Ask, verb: str = "ask") -> str:
    """The question, or what the others may know of it, where that is worded too."""
    key = f"{verb}-{ask.prompt}" if words.has(f"{verb}-{ask.prompt}") else f"ask-{ask.prompt}"
    if verb == "wait" and key.startswith("ask-") and words.has(f"name-window-{ask.prompt}"):
        return words(f"name-window-{ask.prompt}")
    return words(key, **{"seat": ask.seat, **state.frames[-1].about(state)})


def label(words: Wording, state: State, ask: Ask, answer: str) -> str:
    """The most particular text there is; a frame's ``about_<step>(state, answer)`` adds facts of one answer.

    ``you`` says which of the players named is the one who answers: "You pay Blue" is better than "Red pays Blue".
    """
    frame = state.frames[-1]
    kind, _, ident = answer.partition(":")
    args = {"seat": ask.seat, "what": words.name(answer), **frame.about(state)}
    if ident.isdecimal():
        args["number"] = int(ident)
    about = getattr(frame, "about_" + frame.STEPS[frame.at], None)
    if about is not None:
        args |= about(state, answer)
    args["you"] = next((name for name in SEATS if type(args.get(name)) is int and args[name] == ask.seat), "")
    for key in (f"do-{ask.prompt}-{ident}", f"do-{ask.prompt}-{kind}", f"do-{ask.prompt}"):
        if words.has(key):
            return _capital(words(key, **args))
    return _capital(words.name(answer))


def option(words: Wording, state: State, ask: Ask, value: str) -> dict[str, Any]:
    """One answer, worded, with what it is about on the board."""
    frame = state.frames[-1]
    rule_of = getattr(frame, "rule_of_" + frame.STEPS[frame.at], None)
    kind = value.partition(":")[0]
    group = next((key for key in (f"group-{ask.prompt}-{kind}", f"group-{kind}") if words.has(key)), "")
    return {
        "answer": value,
        "label": label(words, state, ask, value),
        "targets": targets(state, value),
        "rule": ask.rule if rule_of is None else rule_of(state, value),
        **({"group": words(group)} if group else {}),
    }


def targets(state: State, value: str) -> list[str]:
    """The elements of the board that an answer to the present question is about."""
    frame = state.frames[-1]
    targets_of = getattr(frame, "targets_of_" + frame.STEPS[frame.at], None)
    return [value] if targets_of is None else list(targets_of(state, value))


def chosen(words: Wording, state: State, ask: Ask, picks: list[tuple[State, Answer]]) -> list[dict[str, Any]]:
    """What was picked on the way to a question, each pick given as the state before it and the answer.

    What belongs to a procedure that has ended is done with. A question that comes again begins the way anew.
    """
    way: list[tuple[str, dict[str, Any]]] = []
    for before, answer in picks:
        asked = before.ask_of(ask.seat)
        if asked is not None and goes_on(before, state):
            way = [*_up_to(way, asked.prompt), (asked.prompt, _picked(words, before, asked, answer))]
    return [pick for _, pick in _up_to(way, ask.prompt)]


def _picked(words: Wording, state: State, ask: Ask, answer: Answer) -> dict[str, Any]:
    if not isinstance(answer, str):
        return {"answer": answer, "label": words.name(str(answer)), "targets": []}
    shown = option(words, state, ask, answer)
    return {name: shown[name] for name in ("answer", "label", "targets")}


def goes_on(then: State, now: State) -> bool:
    """Whether the procedure that put a question then is still going on."""
    place = len(then.frames) - 1
    return place < len(now.frames) and type(now.frames[place]) is type(then.frames[place])


def _up_to(way: list[tuple[str, dict[str, Any]]], prompt: str) -> list[tuple[str, dict[str, Any]]]:
    """The picks made before a question was first put."""
    asked = [key for key, _ in way]
    return way[: asked.index(prompt)] if prompt in asked else way


def order(words: Wording, kind: str, until: str) -> dict[str, str]:
    """The parts of a standing order."""
    return {"window": words.name(f"window:{kind}"), "until": words(f"until-{until}") if until else ""}


def act_label(words: Wording, act: str) -> str:
    """The most particular text there is: ``act-<kind>-<id>`` or ``act-<kind>``."""
    kind, _, ident = act.removeprefix("act:").partition(":")
    if act.startswith((ORDER, CLEAR)):
        return _capital(words(f"act-{kind}", **order(words, *ident.partition(".")[::2])))
    key = f"act-{kind}-{ident}"
    return _capital(words(key if words.has(key) else f"act-{kind}", what=words.name(f"{kind}:{ident}")))


def refusal(game: Game, state: State, ask: Ask, answer: Any) -> Refusal:
    """What the game has against an answer, or the step; the question's own rule if neither knows it."""
    if type(answer) is not str:
        return Refusal(ask.rule)
    known = game.refuse(state, ask, answer)
    if known is not None:
        return known
    frame = state.frames[-1]
    refuse = getattr(frame, "refuse_" + frame.STEPS[frame.at], None)
    said: str | Refusal | None = None if refuse is None else refuse(state, answer)
    return said if isinstance(said, Refusal) else Refusal(said or ask.rule)


def missing(game: Game, state: State, ask: Ask) -> list[str]:
    """The answers that a game explains where they are not offered."""
    return [answer for answer in game.missing(state, ask) if not ask.accepts(answer)]


def fact(words: Wording, seat: int, answer: Any, refused: Refusal) -> str:
    """What stands in the way of an answer, in words."""
    return words(f"why-{refused.fact}", **{"seat": seat, **named(words, answer), **refused.facts})


def not_offered(words: Wording, game: Game, state: State, ask: Ask, answer: Any, ahead: bool = False) -> str:
    """The plain fact that an answer is not among those to the question, nor ``ahead`` to those that they lead to."""
    question = prompt(words, state, ask).removesuffix(".")
    if isinstance(ask, Number):
        return words("why-range", low=ask.low, high=ask.high, step=ask.step, question=question)
    if type(answer) is not str:
        return words("why-strange", text=str(answer)[:MOST_SAID], question=question)
    kind, _, ident = answer.partition(":")
    alike = [value for value in ask.offered() if value.startswith(kind + ":")]
    what = named(words, answer)
    span = None if what or ask.kind != "amounts" else _span([value.partition(":")[2] for value in alike])
    if span is not None:  # of things, a number is but the name
        return words("why-range", low=span.start, high=span[-1], step=span.step, question=question)
    tip = None if what or not ident else game.tips(state, ask.seat, words).get(answer)
    if tip is not None:  # the board has a word for it
        what = {"what": tip.title}
    if not what:
        known = ident and (words.knows(kind) or alike or ident.isdecimal())
        key = "why-nowhere" if known else "why-strange"
        return words(key, text=answer.replace(":", ": ")[:MOST_SAID], question=question, count=len(ask.offered()))
    if ahead and not alike and kind != "button":
        return words("why-idle", question=question, **what)
    if kind == "button" or not alike:
        return words("why-question", question=question, count=len(ask.offered()), **what)
    shown = all(words.names_thing(value) for value in alike) and len(alike) <= MOST_NAMED
    others = [words.name(value) for value in alike]
    few = ", ".join(others) if shown and what["what"] not in others else ""
    return words("why-others", count=len(alike), few=few, named="yes" if few else "no", question=question, **what)


def _span(idents: list[str]) -> range | None:
    """The numbers that amounts go through, in even steps; None if they are no such numbers."""
    if not idents or not all(ident.isdecimal() for ident in idents):
        return None
    numbers = sorted(int(ident) for ident in idents)
    span = range(numbers[0], numbers[-1] + 1, max(1, numbers[1] - numbers[0]) if numbers[1:] else 1)
    return span if list(span) == numbers else None


def named(words: Wording, answer: Any) -> dict[str, str]:
    """What an answer names, for a sentence about it; nothing if nobody has a word for it."""
    if type(answer) is not str or not words.names_thing(answer):
        return {}
    return {"what": words.name(answer)}


def sentence(text: str) -> str:
    """With a capital, and a point at its end."""
    return _capital(text if text.endswith((".", "!", "?", "…")) else text + ".")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
