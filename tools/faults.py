"""What needs time to go wrong: ``make faults`` kills, cuts and fills what a server stands on, and counts what held.

Each line is a set of tests that also run, shorter, with the others. At the end comes a table; the exit code says
whether everything held.
"""

import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.etree import ElementTree

ROOT = Path(__file__).parents[1]
#: SIGKILLs in all, half of them on each kind of database.
KILLS = 60
#: Seconds for everything.
LIMIT = 15 * 60


@dataclass(frozen=True)
class Fault:
    """Something that goes wrong, and the tests that let it."""

    name: str
    tests: tuple[str, ...]
    times: int = 0  # how often it goes wrong within them, where that is more than once for each test


FAULTS = (
    Fault("the server is killed", ("test_kill",), KILLS),
    Fault("two servers on one PostgreSQL", ("test_two_servers -k not cut and not silent",)),
    Fault("LISTEN killed, silent or strange", ("test_two_servers -k cut or silent", "test_faults -k news")),
    Fault("a full or locked disk", ("test_storage -k disk or locked", "test_faults -k disk or locked")),
    Fault("no database, or a newer one", ("test_faults -k refused_in_a_sentence",)),
    Fault("damaged rows", ("test_faults -k damaged", "test_storage -k damaged", "test_clocks -k cannot_be_helped")),
    Fault("bots and workers lost", ("test_workers", "test_faults -k worker")),
    Fault("time is up, also over restarts", ("test_clocks",)),
    Fault("receivers that fail or are silent", ("test_notices -k fails or never or redirect or network",)),
    Fault("floods, slow and unfinished requests", ("test_abuse",)),
)


@dataclass
class Outcome:
    tests: int = 0
    failed: int = 0
    seconds: float = 0.0


def carried_out(fault: Fault, patience: float) -> Outcome:
    """Run the tests of a fault; one that cannot be run in time has failed."""
    out, begin = Outcome(), time.monotonic()
    for chosen in fault.tests:
        file, _, words = chosen.partition(" -k ")
        some = ["-k", words] if words else []
        with TemporaryDirectory() as folder:
            report = Path(folder) / "report.xml"
            command = [sys.executable, "-m", "pytest", "-q", f"tests/server/{file}.py", f"--junitxml={report}", *some]
            environment = {**os.environ, "GONFALON_KILLS": str(KILLS // 2)}
            try:
                done = subprocess.run(command, cwd=ROOT, env=environment, timeout=max(1.0, patience), check=False)
            except subprocess.TimeoutExpired:
                out.failed += 1
                continue
            suite = ElementTree.parse(report).getroot().find("testsuite") if report.exists() else None  # noqa: S314
            if suite is None or done.returncode not in (0, 1):
                out.failed += 1
                continue
            out.tests += int(suite.get("tests", 0)) - int(suite.get("skipped", 0))
            out.failed += int(suite.get("failures", 0)) + int(suite.get("errors", 0))
    out.seconds = time.monotonic() - begin
    return out


def main() -> int:
    begin, outcomes = time.monotonic(), []
    for fault in FAULTS:
        print(f"\n== {fault.name}", flush=True)
        outcomes.append(carried_out(fault, LIMIT - (time.monotonic() - begin)))
    spent = time.monotonic() - begin
    print(f"\n{'what goes wrong':38}{'times':>7}{'tests':>7}{'failed':>8}{'seconds':>9}")
    for fault, outcome in zip(FAULTS, outcomes, strict=True):
        times = fault.times or outcome.tests
        print(f"{fault.name:38}{times:7}{outcome.tests:7}{outcome.failed:8}{outcome.seconds:9.0f}")
    failed = sum(outcome.failed for outcome in outcomes) + sum(not outcome.tests for outcome in outcomes)
    print(f"{'all':38}{'':7}{sum(outcome.tests for outcome in outcomes):7}{failed:8}{spent:9.0f}")
    return 1 if failed or spent > LIMIT else 0


if __name__ == "__main__":
    raise SystemExit(main())
