"""A server for the tiny game in its own process: ``python -m tests.server.elsewhere DATABASE PORT``."""

import sys

from gonfalon.server.run import run

from . import tiny
from .serving import quick

if __name__ == "__main__":
    tiny.install()
    run(quick(sys.argv[1]), "127.0.0.1", int(sys.argv[2]), begin_worker=tiny.install)
