# Two commands matter: `make play` and `make test`. Both set up everything they need in .venv.

PYTHON ?= python3
PORT   ?= 8000
BIN    := .venv/bin
SOURCES := $(shell find src -name '*.py')
DATA   := $(shell find src/gonfalon -type f ! -name '*.py' ! -name '*.pyc')
FAST   := build/compiled

.PHONY: play test test-compiled test-package lint faults mutants refusals effects bench bench-peers bench-server bench-clicks bench-long notebook clean

## play: set up, start on SQLite and open the page; what is not compiled yet is compiled meanwhile, for the next start
play: .venv/.play
	@if $(MAKE) --no-print-directory -q $(FAST)/.data; then \
		PORT=$(PORT) PYTHONPATH=$(FAST)/src $(BIN)/gonfalon serve $(ARGS); \
	else \
		echo "the games are being compiled in the background: bots think faster from the next start on"; \
		nice $(MAKE) --no-print-directory -s $(FAST)/.data > /dev/null 2>&1 & \
		PORT=$(PORT) $(BIN)/gonfalon serve $(ARGS); \
	fi

# Whole games, in the browser and in numbers: on the compiled build, which plays them in a fraction of the time.
# In this order, the longest files first: no core waits for another one at the end.
LONG := tests/strength tests/web tests/conformance tests/training

## test: lint, types, layers, then the rules on the plain build, and on the compiled one what could differ there or takes long
test: .venv/.test
	@$(MAKE) --no-print-directory -j 2 --output-sync=recurse lint $(FAST)/.data
	$(BIN)/pytest -n 2 --dist loadfile --durations=12 $(LONG:%=--ignore=%)
	$(MAKE) test-compiled

test-compiled: .venv/.browser $(FAST)/.data
	PYTHONPATH=$(FAST)/src $(BIN)/python -m tools.compiled_check
	PYTHONPATH=$(FAST)/src $(BIN)/pytest -n 2 --dist loadfile --no-loadscope-reorder --durations=12 $(LONG) tests/kernel

## test-package: what people install, built in a fresh environment, played from another, with and without a compiler
test-package: $(FAST)/.built
	$(BIN)/python -m tools.packaged $(FAST)

lint: .venv/.test .venv/.types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/node .venv/types/node_modules/typescript/bin/tsc -p tests/web/tsconfig.json
	@$(BIN)/pip-audit --requirement constraints.txt --no-deps --disable-pip --progress-spinner off --timeout 10 \
		|| echo "warning: pip-audit found something above, or reached nobody to ask"

## faults: what needs time to go wrong (kills, two servers, silent connections, full disks, damaged rows), with a table of counts
faults: .venv/.test
	$(BIN)/python -m tools.faults

## mutants: break a game's rules in N places and see whether its rule tests notice: make mutants GAME=medievalia [N=100] [SEED=1]
N    ?= 100
SEED ?= 1
mutants: .venv/.test
	$(BIN)/python -m tools.mutants $(GAME) --count $(N) --seed $(SEED) $(ARGS)

## refusals: print 40 illegal answers of a game with their positions, rules and words, to be judged: make refusals GAME=medievalia [SEED=1]
refusals: .venv/.test
	$(BIN)/python -m tools.refusals $(GAME) --seed $(SEED) $(ARGS)

## effects: everything a game has is used in random games or in a test: make effects GAME=medioevo-universale [GAMES=60]
GAMES ?= 60
effects: .venv/.test
	$(BIN)/python -m tools.effects $(GAME) --games $(GAMES) --seed $(SEED) --tests tests/$(subst -,_,$(GAME))

## bench: decisions/s, games/s, copy µs of every game, plain and compiled
bench: .venv/.play $(FAST)/.data
	GONFALON_PURE=1 $(BIN)/gonfalon bench $(ARGS)
	PYTHONPATH=$(FAST)/src $(BIN)/gonfalon bench $(ARGS)

## bench-peers: the same run, side by side with catanatron in its own environment
bench-peers: .venv/.play $(FAST)/.data
	GONFALON_PURE=1 $(BIN)/python tools/bench_peers.py $(ARGS)
	PYTHONPATH=$(FAST)/src $(BIN)/python tools/bench_peers.py $(ARGS)

## bench-server: 200 tables on this machine, for so many minutes; then as many answers as it carries: make bench-server [MINUTES=10]
MINUTES ?= 10
bench-server: .venv/.test $(FAST)/.data
	PYTHONPATH=$(FAST)/src $(BIN)/python tools/bench_server.py --seconds $$((60 * $(MINUTES))) $(ARGS)

## bench-clicks: from a click to the changed page, in a browser: time and bytes, median and worst
bench-clicks: .venv/.browser $(FAST)/.data
	GONFALON_PURE=1 $(BIN)/python -m tools.bench_clicks $(ARGS)
	PYTHONPATH=$(FAST)/src $(BIN)/python -m tools.bench_clicks $(ARGS)

## bench-long: one game of 6,000 answers at a server
bench-long: .venv/.test $(FAST)/.data
	PYTHONPATH=$(FAST)/src $(BIN)/python tools/bench_long.py $(ARGS)

## notebook: run the notebooks of docs/notebook, one of which learns for some minutes, and store what they show
notebook: .venv/.test $(FAST)/.data
	PYTHONPATH=$(FAST)/src $(BIN)/python -m tools.notebook $(ARGS)

.venv/bin/python:
	@echo "setting up .venv: about a minute"
	@$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip -c constraints.txt

.venv/.play: .venv/bin/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt setuptools wheel "mypy[mypyc]"
	GONFALON_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation -c constraints.txt -e .
	@touch $@

.venv/.test: .venv/.play
	GONFALON_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation -c constraints.txt -e ".[dev]"
	@touch $@

# The page's scripts are plain JavaScript; their types stand in comments and are checked by TypeScript.
.venv/.types: .venv/.test
	@$(BIN)/npm install --prefix .venv/types --silent --no-audit --no-fund --no-update-notifier typescript@5.9.3
	@touch $@

# The browser of the page tests is the system's Chromium; nothing else needs it.
.venv/.browser: .venv/.test
	@tools/browser.sh
	@touch $@

# What people install, made as pip makes it and laid open, never beside the sources: an edit makes a new one.
$(FAST)/.built: $(SOURCES) setup.py pyproject.toml .venv/.play
	@$(BIN)/python -m tools.pack $(FAST)
	@touch $@

# Texts, pages and tables need no compiling, but must not be stale either.
$(FAST)/.data: $(FAST)/.built $(DATA)
	@cp -r src/gonfalon/. $(FAST)/src/gonfalon/
	@touch $@

clean:
	rm -rf .venv build artifacts
