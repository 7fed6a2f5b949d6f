"""A deal being talked over, as drawn beside one's hand: what is offered, to whom, and who has said what."""

from typing import Final

from gonfalon.draw import pieces
from gonfalon.draw.svg import Markup, Point, group, join, path, rect, target, text, text_width
from gonfalon.draw.theme import paint
from gonfalon.games.struggle_for_rome.content.check import RESOURCES
from gonfalon.games.struggle_for_rome.picture import pieces as glyphs
from gonfalon.games.struggle_for_rome.rules.position import Position
from gonfalon.games.struggle_for_rome.rules.trade import Deal
from gonfalon.kernel.game import Tip, Words

CHIP: Final = (56.0, 34.0)
LABEL: Final = 94.0  # the words before a row of chips
BUTTON: Final = (142.0, 26.0)
YES: Final = "M-6 0L-2 4.5 6-5"
NO: Final = "M-5-5L5 5M5-5L-5 5"
#: By step: the prompt, and the buttons that end it.
_ENDS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "compose": ("offer", ("send", "drop")),
    "answer": ("offer-answer", ("accept", "refuse", "counter")),
    "counter": ("offer-counter", ("send", "drop")),
    "settle": ("offer-settle", ("again", "none")),
}


def shown(state: Position, seat: int | None, words: Words) -> tuple[Markup, Markup] | None:
    """The proposal this seat may know of, and what becomes of it; None if there is none."""
    frame = state.frames[-1] if state.frames else None
    if not isinstance(frame, Deal):
        return None
    step = frame.STEPS[frame.at]
    if step == "compose" and frame.seat != seat:
        return None
    drafting = step == "counter" and frame.drafter == seat
    counter = drafting and frame.seat != seat
    own = counter or frame.seat == seat
    give, get = (frame.draft[:4], frame.draft[4:]) if drafting else (frame.give, frame.get)
    title = words("board-counter" if counter else "board-proposal", owner=frame.seat, own=own)
    open_ = drafting or step == "compose"
    offer = (
        text(title, 14, 21, 13, "start", class_="serif bold"),
        _side("give", give, words("board-gives", own=own), open_, (14, 29)),
        _side("get", get, words("board-wants", own=own), open_, (14, 70)),
    )
    return join(offer), join((*_partners(frame, step, words), *_buttons(state, frame, seat, words)))


def _side(side: str, numbers: list[int], label: str, open_: bool, at: Point) -> Markup:
    """One side of an offer: a chip for each good with its number; while it is being made, one more can be added."""
    parts = [text(label, 0, CHIP[1] / 2, 12, "start", middle=True)]
    drawn = [kind for kind, number in enumerate(numbers) if open_ or number]
    for i, kind in enumerate(drawn):
        name, number = RESOURCES[kind], numbers[kind]
        ink = f"{number}" if number else "+"
        chip = join(
            (
                rect((0, 0, *CHIP), 5, fill=paint("panel"), stroke=paint("line")),
                group(
                    glyphs.mini_card(glyphs.RESOURCE_TINT[kind], glyphs.RESOURCE_GLYPH[kind], (22, 28)),
                    at=(16, CHIP[1] / 2),
                ),
                text(ink, 41, CHIP[1] / 2, 16, middle=True, class_="serif bold" if number else "soft"),
            )
        )
        spot = (LABEL + i * (CHIP[0] + 5), 0.0)
        if open_:
            reach = (0.0, 0.0, *CHIP)
            parts.append(target(f"{side}-{name}", chip, at=spot, choose=f"{side}:{name}", reach=reach, class_="space"))
        else:
            parts.append(group(chip, at=spot))
    return group(*parts, at=at)


def _partners(frame: Deal, step: str, words: Words) -> list[Markup]:
    """Everybody spoken to, one under the other: what they answered, or that they are still to answer."""
    out: list[Markup] = []
    talking = step == "compose"
    for i, other in enumerate(frame.partners if talking else frame.to):
        name = words.seat(other)
        size = min(13.0, 13 * (200 if talking else 76) / max(text_width(name, 13), 1))
        said, choose = Markup(), f"seat:{other}"
        if not talking:
            said, choose = _said(frame, step, other, i, words)
        row = group(
            group(pieces.seat_mark(other, 10), at=(14, 13)),
            text(name, 30, 13, size, "start", middle=True, class_="serif bold"),
            group(said, at=(112, 13)),
            opacity=0.4 if talking and frame.to and other not in frame.to else None,
        )
        ident, spot, reach = f"partner-{other}", (0.0, 12.0 + i * 32), (0.0, 0.0, 242.0, 26.0)
        out.append(target(ident, row, at=spot, choose=choose, reach=reach, class_="space"))
    return out


def _said(frame: Deal, step: str, other: int, place: int, words: Words) -> tuple[Markup, str]:
    """What somebody answered, drawn to the right of the origin; and the answer that concludes with them."""
    if place >= frame.asked:
        return text(words("board-undecided"), 0, 0, 12, "start", middle=True, class_="soft"), f"seat:{other}"
    if other in frame.accepted:
        return _mark(YES, "ok", words("board-accepts")), f"accept:{other}" if step == "settle" else f"seat:{other}"
    if all(terms[0] != other for terms in frame.counters):
        return _mark(NO, "accent", words("board-refuses")), f"seat:{other}"
    get, give = frame.terms_of(other)
    back = _goods(give, 0) + path("M0-4L-6 0 0 4ZM6-4L12 0 6 4Z", fill=paint("ink2"), transform="translate(62 0)")
    return back + _goods(get, 82), f"counter:{other}" if step == "settle" else f"seat:{other}"


def _mark(d: str, colour: str, said: str) -> Markup:
    stroke = path(d, fill="none", stroke=paint(colour), stroke_width=3, stroke_linecap="round")
    return group(stroke, at=(7, 0)) + text(said, 20, 0, 12, "start", middle=True)


def _goods(numbers: list[int], left: float) -> Markup:
    """Numbers of goods in a row, close together."""
    held = [(kind, number) for kind, number in enumerate(numbers) if number]
    step = min(27.0, 54 / max(len(held), 1))
    return join(
        text(str(number), left + i * step, 0, 12, "start", middle=True, class_="bold")
        + group(
            glyphs.mini_card(glyphs.RESOURCE_TINT[kind], glyphs.RESOURCE_GLYPH[kind], (14, 18)),
            at=(left + 15 + i * step, 0),
        )
        for i, (kind, number) in enumerate(held)
    )


def _buttons(state: Position, frame: Deal, seat: int | None, words: Words) -> list[Markup]:
    """What ends a proposal, a counter-offer, an answer or a round of counter-offers."""
    out: list[Markup] = []
    for i, (name, label) in enumerate(labels(state, frame, seat, words).items()):
        # bold, and written larger in a small window
        size = min(12.0, 12 * (BUTTON[0] - 14) / (text_width(label, 12) * 1.38))
        face = rect((0, 0, *BUTTON), 6, fill=paint("panel"), stroke=paint("line"))
        said = text(label, BUTTON[0] / 2, BUTTON[1] / 2, size, middle=True, class_="bold")
        spot, reach = (254.0, 12.0 + i * 32), (0.0, 0.0, *BUTTON)
        ident = f"parley-{name}"
        out.append(target(ident, face, said, at=spot, choose=f"button:{name}", reach=reach, class_="space"))
    return out


def labels(state: Position, frame: Deal, seat: int | None, words: Words) -> dict[str, str]:
    """The buttons of a deal that this seat can press now, and what is written on them."""
    step = frame.STEPS[frame.at]
    asked = frame.drafter if step == "counter" else frame.seat
    if step == "answer" and frame.asked < len(frame.to):
        asked = frame.to[frame.asked]
    if asked != seat:
        return {}
    prompt, names = _ENDS["compose" if step == "counter" and seat == frame.seat else step]
    facts = frame.about(state)
    barred = {"again", "none"} if frame.accepted else {"again"} if frame.rounds >= frame.ROUNDS else set()
    return {name: words(f"do-{prompt}-{name}", **facts) for name in names if name not in barred}


def tips(state: Position, seat: int | None, words: Words) -> dict[str, Tip]:
    """What the chips and buttons of a deal do."""
    frame = state.frames[-1] if state.frames else None
    if not isinstance(frame, Deal):
        return {}
    said = labels(state, frame, seat, words)
    out = {f"button:{name}": Tip(label, [], (frame.RULE,)) for name, label in said.items()}
    if "send" in said:
        for good in RESOURCES:
            for side, rule in (("give", "SFR-4.3"), ("get", "SFR-4.10")):
                out[f"{side}:{good}"] = Tip(words(f"do-offer-{side}", what=[f"good:{good}"]), [], (rule,))
    if frame.STEPS[frame.at] == "settle" and frame.seat == seat:
        accepted = [f"accept:{other}" for other in frame.accepted]
        for answer in [*accepted, *[f"counter:{terms[0]}" for terms in frame.counters]]:
            label = words("do-offer-settle-" + answer.partition(":")[0], **frame.about_settle(state, answer))
            out[answer] = Tip(label, [], (frame.RULE,))
    return out
