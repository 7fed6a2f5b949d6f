"""Matches read back: from a record, answer by answer, or from a save."""

from typing import Any

from gonfalon.kernel import fields, views
from gonfalon.kernel.content import check_same
from gonfalon.kernel.errors import BadAnswer, DamagedRecord, DamagedSave, OtherRulesVersion
from gonfalon.kernel.game import Game
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.packing import unpacked
from gonfalon.kernel.requests import Answer
from gonfalon.kernel.state import Event
from gonfalon.match import Match, fresh


def replayed(game: Game, record: dict[str, Any], seed: int = 0) -> Match:
    """The match a record describes, every answer checked and every checkpoint compared."""
    if record.get("rules") != game.rules_version:
        raise OtherRulesVersion(
            f"the record follows version {record.get('rules')!r} of the {game.name} rules; "
            f"here is version {game.rules_version!r}"
        )
    check_same(record.get("content"), game.content, "record")
    answers, marks = record.get("answers"), record.get("checkpoints")
    if not isinstance(answers, list) or not isinstance(marks, list) or not isinstance(record.get("options"), dict):
        raise DamagedRecord("a record needs a table of options and lists of answers and checkpoints")
    match = fresh(game, record.get("seats", 0), record["options"], seed, chance=False)
    try:
        checkpoints = {int(version): str(digest) for version, digest in marks}
        for number, (seat, step, answer, when) in enumerate(answers, 1):
            if type(seat) is not int or not isinstance(answer, str | list) or not isinstance(when, int | float | None):
                raise DamagedRecord(f"answer {number} of the record is not a seat, a step, an answer and a time")
            if step != match.state.step_name():
                here = match.state.step_name() or "over"
                raise DamagedRecord(f"answer {number} is for step {step!r}, but the game stands at {here!r}")
            who, value = match.checked(_answer(answer), seat)
            match._accept(value, who, when)
            wanted = checkpoints.pop(match.version, None)
            if wanted is not None and wanted != match.digest():
                raise DamagedRecord(f"after answer {number} the state differs from the record's checkpoint")
    except BadAnswer as refused:
        raise DamagedRecord(f"answer {number} of the record is refused: {refused}") from refused
    except (TypeError, ValueError, OverflowError) as error:
        raise DamagedRecord(f"the record is malformed: {error}") from error
    if checkpoints:
        raise DamagedRecord(f"the record has a checkpoint after answer {min(checkpoints)}, but ends before it")
    match.chance = True
    match.settle()
    return match


def loaded(find_game: Any, data: Any) -> Match:
    """The match that ``save`` wrote."""
    saved = unpacked(data)
    try:
        return _restored(find_game, saved)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as misfit:
        raise DamagedSave(f"the saved match does not fit this game: {misfit!r}") from misfit


def _restored(find_game: Any, saved: Any) -> Match:
    header = saved["header"]
    game: Game = find_game(header["game"])
    if header["rules"] != game.rules_version:
        raise OtherRulesVersion(
            f"the save follows version {header['rules']!r} of the {game.name} rules; "
            f"here is version {game.rules_version!r}"
        )
    check_same(header.get("content"), game.content, "save")
    kind = type(game.begin(header["seats"], header["options"]))
    state = fields.restored(saved["state"], {**views.frame_classes(kind), fields.tag(kind): kind})
    if type(state) is not kind:
        raise TypeError(f"this is not a position of {game.name}")
    state._events = []
    state.request()
    match = Match(game, state, Generator(saved["generator"]), saved["chance"], saved["undo"])
    match.names, match._asked_at, match.undone = saved["names"], saved["asked"], saved["undone"]
    for seat, answer, when in saved["answers"]:
        match._moves = (match._moves, seat, _answer(answer), when)
        match.version += 1
    for version, key, args, audience in saved["log"]:
        event = Event(key, fields.restored(args, {}), None if audience is None else tuple(audience))
        match._log = (match._log, version, event)
    return match


def _answer(value: Any) -> Answer:
    return tuple(value) if isinstance(value, list) else str(value)
