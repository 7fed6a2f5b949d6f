"""A pytest that stays: it collects a game's rule tests once, and for each mutant a fork of it runs those that matter.

``tools.mutants`` loads this as a plugin. A line of JSON comes in on standard input for each mutant; one letter goes
out: ``c`` caught, ``s`` survived, ``?`` it cannot tell, since the change is not inside a function or the function
is not the one that runs.
"""

import gc
import json
import os
import signal
import sys
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest


def functions(code: CodeType) -> dict[str, CodeType]:
    """The functions and methods of a module, by qualified name."""
    out: dict[str, CodeType] = {}
    for inner in code.co_consts:
        if isinstance(inner, CodeType) and not inner.co_name.startswith("<"):
            if inner.co_flags & 0x2:  # CO_NEWLOCALS: a function; a class body has none
                out[inner.co_qualname] = inner
            else:
                out.update(functions(inner))
    return out


def break_function(file: str, source: str, broken: str) -> bool:
    """The one function that the mutant changes now runs as changed; False when there is none such."""
    before = functions(compile(source, file, "exec"))
    after = functions(compile(broken, file, "exec"))
    changed = [name for name in before if name in after and steps(before[name]) != steps(after[name])]
    if len(changed) != 1 or before.keys() != after.keys():
        return False
    found = [
        thing
        for thing in gc.get_objects()
        if isinstance(thing, FunctionType)
        and thing.__code__.co_filename == file
        and thing.__code__.co_qualname == changed[0]
    ]
    for function in found:
        if len(function.__code__.co_freevars) != len(after[changed[0]].co_freevars):
            return False
        function.__code__ = after[changed[0]]
    return bool(found)


def steps(code: CodeType) -> tuple[Any, ...]:
    """What a function does, whatever lines it stands on."""
    inner = tuple(steps(thing) if isinstance(thing, CodeType) else (type(thing), thing) for thing in code.co_consts)
    return code.co_code, code.co_names, code.co_varnames, inner


def tried(items: list[pytest.Item], order: dict[str, Any]) -> str:
    """In a fork: the letter for one mutant. Nothing of what happens here comes back but this."""
    file = str(Path(order["file"]).resolve())
    source = Path(file).read_text("utf-8")
    broken = source[: order["start"]] + order["text"] + source[order["end"] :]
    if not break_function(file, source, broken):
        return "?"
    wanted = set(order["tests"])
    for item in items:
        if item.nodeid.partition("[")[0] in wanted:
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            if item.session.testsfailed:
                return "c"
    return "s"


def pytest_runtestloop(session: pytest.Session) -> bool:
    if session.testsfailed:
        return True
    out = int(os.environ["MUTANTS_OUT"])
    os.write(out, b"r")
    for line in sys.stdin:
        order = json.loads(line)
        child = os.fork()
        if not child:
            signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
            signal.setitimer(signal.ITIMER_VIRTUAL, order["limit"])
            letter = "?"
            try:
                letter = tried(session.items, order)
            finally:
                os._exit(ord(letter))
        _, status = os.waitpid(child, 0)
        os.write(out, bytes([os.WEXITSTATUS(status)]) if os.WIFEXITED(status) else b"c")
    return True
