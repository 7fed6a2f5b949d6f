"""Fails unless the compiled build is the one that runs, and plays the same game as the sources."""

import os
import subprocess
import sys

from gonfalon.compiling import has_compiler

PROGRAM = """
import hashlib, json, gonfalon
from gonfalon.kernel.generator import Generator
for game in gonfalon.games():
    for seats in game["seats"]:
        match, picker = gonfalon.new(game["name"], seats, seed=2), Generator(3)
        while not match.over:
            seat = match.turn[0]
            legal = match.legal(seat)
            match.apply(legal[picker.below(len(legal))], seat)
        text = json.dumps(match.record()).encode()
        print(game["name"], seats, hashlib.sha256(text).hexdigest())
print(gonfalon.compiled())
"""


def main() -> int:
    fast = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True).stdout
    plain_env = {**os.environ, "GONFALON_PURE": "1"}
    plain = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True, env=plain_env)
    *fast_records, is_fast = fast.split("\n")[:-1]
    *plain_records, is_plain = plain.stdout.split("\n")[:-1]
    if is_plain != "False" or fast_records != plain_records:
        print("the two builds do not play the same games", fast, plain.stdout, sep="\n")
        return 1
    if is_fast != "True" and has_compiler():
        print("there is a C compiler, but the fast build is plain: see build/compiled/build.log")
        return 1
    build = "compiled" if is_fast == "True" else "plain (no C compiler here)"
    print(f"{len(fast_records)} records are byte-identical; the fast build is {build}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
