"""The state of a game and the loop that runs its frames.

A procedure of the rulebook is a ``Frame``: its locals, and ``STEPS``, the names of its methods in
printed order. A step gets the state and returns

    None        go on with the next step
    "name"      go on with that step of the same frame ("end" leaves the frame)
    a Frame     carry out that procedure first
    a Request   wait for a seat or for chance

When a step waited, its twin ``on_<step>(state, answer)`` receives what came back: the answer, the
outcome, or the finished frame (for frames the twin is optional). The twin returns None or a step name.

A waiting step must not change anything: it is called again whenever the decision is asked for. So a
decision is always derived from the state, never part of it.
"""

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from gonfalon.kernel import sight
from gonfalon.kernel.acts import CLEAR, ORDER, TURN, obey, order_acts
from gonfalon.kernel.fields import Fields, check_fields, field_names
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import CHANCE, Answer, Ask, Chance, Meanwhile, Request, Together
from gonfalon.kernel.sight import Sight
from gonfalon.kernel.steps import END as END
from gonfalon.kernel.steps import Steps, check, steps_of

STAYING: Final = -1


def _check(cls: Any) -> None:
    """A class declares fields that can be copied, and the sight of its own only; a compiled one says so too late."""
    check_fields(cls)
    if "STEPS" in cls.__dict__:
        check(cls)
    sights = cls.__dict__.get("VISIBLE")
    if sights:
        sight.check(cls.__name__, sights, field_names(cls))


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Fields):
    """A procedure of the rulebook in progress."""

    STEPS: ClassVar[tuple[str, ...]] = ()
    VISIBLE: ClassVar[dict[str, Sight]] = {}

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        _check(cls)

    #: index in STEPS of the step that runs next, or that waits for an answer
    at: int = 0
    _methods: Steps | None = None  # of its class

    def _table(self) -> Steps:
        """The methods of its class, step by step."""
        found = self._methods
        if found is None:
            found = self._methods = steps_of(type(self))
        return found

    def about(self, state: Any) -> dict[str, Any]:
        """Facts the wording of this frame's prompts may use."""
        return {}

    def ordered_as(self, state: Any, seat: int) -> tuple[str, ...]:
        """What a standing order of this seat for the question now put to it may be for; most need an answer."""
        return ()

    def ordered_answer(self, state: Any, asked: Ask) -> str:
        """What such an order answers."""
        return asked.fallback()

    def abandoned(self, state: Any) -> None:
        """What is still owed when this procedure is ended from deep inside (``State.leave``)."""

    def private(self) -> bool:
        """Whether this is still a thought of the seat that decides: nobody else sees it or anything above it.

        Such a frame has a ``seat`` and changes nothing in the state. To all others the frame below it still asks its
        first question; if that frame keeps what the thought is about, it hides it.
        """
        return False

    def deal_unseen(self, state: Any, keeping: tuple[int, ...], generator: Generator) -> None:
        """The same for a frame's own fields (see State.deal_unseen), once the state's things have been dealt."""


class Aside(Frame):
    """Under a procedure that a check has put in: when that is done, nobody is told."""

    STEPS: ClassVar[tuple[str, ...]] = ("inside",)

    def inside(self, state: Any) -> None:
        """The procedure lies above; this step is never begun."""


class Event:
    """One line of the log: a key and its arguments, worded when shown; ``audience`` None means everybody."""

    def __init__(self, key: str, args: dict[str, Any], audience: tuple[int, ...] | None = None) -> None:
        self.key = key
        self.args = args
        self.audience = audience


Next = Frame | Request | str | None

_CHECKING: Final[dict[type, bool]] = {}


def _checks(cls: Any) -> bool:
    """Whether a class of states looks at itself after every change."""
    found = _CHECKING.get(cls)
    if found is None:
        found = _CHECKING[cls] = cls.after_change is not State.after_change
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Fields):
    """Position plus frames: all there is to know about a game between two answers.

    A game subclasses this with its own fields.
    """

    VISIBLE: ClassVar[dict[str, Sight]] = {}
    #: whether the answers to a question follow from open facts where it does not say (``Ask.open``)
    OPEN: ClassVar[bool] = False

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        _check(cls)

    OPTIONAL: ClassVar[tuple[str, ...]] = ("standing",)
    ORDERS: ClassVar[dict[str, tuple[str, ...]]] = {}  # by window: how long a standing order for it may last

    seats: int
    options: dict[str, Any]
    frames: list[Frame]
    sealed: list[tuple[int, Answer]]
    chapter: int = 0
    standing: tuple[tuple[int, str, str], ...] = ()  # orders: whose, for which windows, until when; see acts
    _request: Request | None = None
    _events: list[Event] | None = None
    _revealed: bool = False
    _leaving: int = STAYING  # where in the stack the procedure lies that is being left

    # -- what the rules call -----------------------------------------------------------------

    def say(self, key: str, **args: Any) -> None:
        """Add a line to the log, if anybody keeps one."""
        if self._events is not None:
            self._events.append(Event(key, args))

    def logged(self) -> bool:
        """Whether anybody keeps a log: a long line need not be put together for nobody."""
        return self._events is not None

    def whisper(self, audience: tuple[int, ...], key: str, **args: Any) -> None:
        """Add a line that only these seats can read."""
        if self._events is not None:
            self._events.append(Event(key, args, audience))

    def reveal(self) -> None:
        """Something hidden has come to light other than by a draw: what led here cannot be taken back."""
        self._revealed = True

    def begin_chapter(self) -> None:
        """A turn begins: records put a checkpoint here."""
        self.chapter += 1
        if self.standing:
            self.lift_orders(TURN)

    def lift_orders(self, until: str, seat: int | None = None) -> None:
        """What standing orders were to last for has happened, to one seat or to all."""
        self.standing = tuple([o for o in self.standing if o[2] != until or (seat is not None and o[0] != seat)])

    def end_game(self) -> None:
        """Leave every procedure at once: the game is over."""
        self.frames.clear()

    def leave(self, kind: type[Frame]) -> None:
        """End the innermost procedure of this kind with all that lies above it, once the present step is done.

        From the top down each of them does what it promised in ``abandoned``; then the one below goes on, as if the
        procedure had come to its own end.
        """
        place = len(self.frames) - 1
        while place >= 0 and not isinstance(self.frames[place], kind):
            place -= 1
        if place < 0:
            raise LookupError(f"there is no {kind.__name__} to leave")
        self._leaving = place if self._leaving == STAYING else min(place, self._leaving)

    def after_change(self) -> Frame | None:
        """Checks after every change, for games that have some: called when a step or a twin has done its work.

        It may change things and leave procedures. A procedure it returns is carried out at once, before whatever
        comes next; what called for it must no longer do so, or it is found again.
        """
        return None

    def acts(self, seat: int) -> list[str]:
        """What a seat may do now without being asked."""
        return order_acts(self, seat) if self.ORDERS else []

    def act(self, seat: int, answer: str) -> None:
        """Carry out such an act: note it, nothing more."""
        if answer.startswith((ORDER, CLEAR)):
            obey(self, seat, answer)

    # -- what others ask ---------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.frames

    def request(self) -> Request | None:
        """What the game waits for now; None when it is over."""
        if self._request is None and self.frames:
            frame = self.frames[-1]
            out = frame._table().run[frame.at](frame, self)
            self._request = out if isinstance(out, Request) else None  # else an imagined deal contradicts itself
        return self._request

    def turn(self) -> tuple[int, ...]:
        """The seats that must answer now, CHANCE being one of them; () when the game is over."""
        request = self.request()
        if isinstance(request, Ask):
            return (request.seat,)
        if isinstance(request, Together):
            done = [seat for seat, _ in self.sealed]
            return tuple([ask.seat for ask in request.asks if ask.seat not in done])
        return () if request is None else (CHANCE,)

    def ask_of(self, seat: int) -> Ask | None:
        """The question this seat must, or at least may, answer now; None if it has none."""
        request = self.request()
        if isinstance(request, Ask):
            return request if request.seat == seat else None
        if isinstance(request, Meanwhile) or (isinstance(request, Together) and seat in self.turn()):
            return request.of(seat)
        return None

    def copy(self) -> Any:
        """An independent, silent copy."""
        new = self.copied()
        new._events = None
        return new

    def deal_unseen(self, keeping: tuple[int, ...], generator: Generator) -> None:
        """Deal again what none of these seats can see and no family of ``VISIBLE`` describes (see sight).

        It has been wiped out: numbers are 0, texts empty, lists as long as everybody knows them to be.
        """

    def step_name(self) -> str:
        """Where the game stands, as ``Battle.attacker_loses``."""
        if not self.frames:
            return ""
        frame = self.frames[-1]
        return frame._table().titles[frame.at]

    # -- running -----------------------------------------------------------------------------

    def start(self, first: Frame) -> None:
        """Begin the game with its outermost procedure."""
        self.frames.append(first)
        self._run()
        self._revealed = False

    def accept(self, seat: int, answer: Answer) -> None:
        """Take an answer, unchecked, and run to the next pause."""
        request = self.request()
        self._request = None
        if isinstance(request, Meanwhile):
            self._deliver(self.frames[-1], (seat, answer))
        elif isinstance(request, Together):
            self.sealed.append((seat, answer))
            if len(self.sealed) < len(request.asks):
                self._request = request
                return
            answers = sorted(self.sealed)
            self.sealed.clear()
            self._deliver(self.frames[-1], answers)
        else:
            self._deliver(self.frames[-1], answer)
        self._run()

    def accept_act(self, seat: int, answer: str) -> None:
        """Take an act, unchecked; whatever is awaited is derived anew."""
        self.act(seat, answer)
        self._request = None
        self._run()

    def _deliver(self, frame: Frame, value: Any) -> None:
        """The waiting step's twin receives what came back."""
        steps = frame._table()
        twin = steps.on[frame.at]
        if twin is None:
            name = steps.names[frame.at]
            raise TypeError(f"the step {name!r} of {type(frame).__name__} waited, but there is no on_{name}")
        goto = twin(frame, self, value)
        frame.at = frame.at + 1 if goto is None else steps.place(goto)

    def _leave(self) -> None:
        """The top frame is finished: its caller's step is told."""
        child = self.frames.pop()
        if self.frames and not isinstance(child, Aside):
            caller = self.frames[-1]
            steps = caller._table()
            twin = steps.on[caller.at]
            goto = None if twin is None else twin(caller, self, child)
            caller.at = caller.at + 1 if goto is None else steps.place(goto)

    def _open(self, ask: Ask) -> bool:
        """Whether the answers to a question tell nothing that somebody hides."""
        if ask.open is not None:
            return ask.open
        if self.OPEN:
            return True
        if self.VISIBLE:
            return False
        for frame in self.frames:
            if frame.VISIBLE:
                return False
        return True

    def _run(self) -> None:
        """Go on to the next pause."""
        frames = self.frames
        checks = _checks(type(self))
        if checks or self._leaving != STAYING:
            self._settle()
        while frames:
            frame = frames[-1]
            steps = frame._table()
            if frame.at >= steps.count:
                self._leave()
            else:
                out = steps.run[frame.at](frame, self)
                if out is None:
                    frame.at += 1
                elif isinstance(out, str):
                    frame.at = steps.place(out)
                elif isinstance(out, Frame):
                    if self._leaving == STAYING:
                        frames.append(out)
                elif isinstance(out, Ask):
                    if not out.forced() or not self.options["skip_forced"] or not self._open(out):
                        self._request = out
                        return
                    self._deliver(frame, out.values[0])
                elif isinstance(out, Chance) and out.count == 0:
                    self._deliver(frame, ())
                elif isinstance(out, Together) and not out.asks:
                    self._deliver(frame, [])
                else:
                    self._request = out
                    return
            if checks or self._leaving != STAYING:
                self._settle()
        if self.VISIBLE:
            self._revealed = True  # the end lays open what decides it

    def _settle(self) -> None:
        """A step is done: leave what is to be left, and check."""
        self._drop()
        while self.frames:
            due = self.after_change()
            left = self._drop()
            if due is not None:
                self.frames.extend((Aside(), due))
                return
            if not left:
                return

    def _drop(self) -> bool:
        """Whether a procedure was being left; it is gone now, and its caller has been told."""
        place, self._leaving = self._leaving, STAYING
        if not 0 <= place < len(self.frames):  # nothing, or the game is over
            return False
        for frame in reversed(self.frames[place:]):
            frame.abandoned(self)
        if self.frames:
            del self.frames[place + 1 :]
            self._leave()
        return True
