# Everything there is to do here; `make` alone lists it. The scripts in tools/ do the work and say what they do.

PYTHON ?= python3
BIN := .venv/bin
PY := $(BIN)/python
PYTEST := $(PY) -m pytest --quiet --numprocesses 2 --dist worksteal
CHECKED := src tests tools bench setup.py
ENGINE_TESTS := tests/kernel tests/games tests/conformance tests/architecture/test_engine.py
# How things are worded does not hang on how the engine runs: what it says is compared in tests/conformance/trace.py.
WORDS := words edition_texts sayings manual manuals
ENGINE_TESTS += $(foreach about,$(WORDS),--ignore-glob='*/test_*$(about).py')

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test bench fmt lint types engine client client-tests pytest protocol \
	packages-run packages-dev packages-page new-game lock clean

help: ## List these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

play: packages-run ## Play in the browser; the first time it sets up all it needs
	@$(PYTHON) -m tools.engine --or-interpret
	@$(PYTHON) -m tools.client
	@$(BIN)/seadogs play || test $$? -eq 130 # Control-C is how one ends it

test: lint types engine pytest client-tests ## Set up all that is needed and run every check and test

bench: packages-dev packages-page engine ## Measure the engine, the server and the page
	@SEADOGS_CHROMIUM="$$($(PYTHON) -m tools.chromium)" && export SEADOGS_CHROMIUM && $(BIN)/seadogs bench

fmt: packages-dev packages-page ## Format the sources
	@$(BIN)/ruff check --fix --quiet --exit-zero $(CHECKED)
	@$(BIN)/ruff format --quiet $(CHECKED)
	@cd client && npm run --silent format

lint: packages-dev packages-page ## Check format, common mistakes and what imports what
	$(BIN)/ruff check --quiet $(CHECKED)
	$(BIN)/ruff format --quiet --check $(CHECKED)
	$(BIN)/lint-imports --no-cache --no-logo
	cd client && npm run --silent format:check

types: packages-dev packages-page ## Check types, in Python and in the client
	$(PY) -m mypy $(CHECKED)
	$(PY) -m seadogs.server.schema > client/openapi.json
	cd client && npm run --silent protocol -- --check
	cd client && npm run --silent check

engine: packages-run ## Compile the engine in place, where its sources changed
	@$(PYTHON) -m tools.engine

client: ## Build the page, where its sources changed
	@$(PYTHON) -m tools.client

pytest: packages-dev client
	SEADOGS_CHROMIUM="$$($(PYTHON) -m tools.chromium)" && export SEADOGS_CHROMIUM && $(PYTEST)
	@if [ "$$($(PY) -c 'import seadogs; print(seadogs.engine_kind())')" = interpreted ]; then \
	  echo "The engine runs interpreted: its tests need no second run."; \
	else \
	  echo "The engine's tests again, interpreted:"; \
	  $(PY) -m tools.interpreted $(PYTEST) $(ENGINE_TESTS); \
	fi

client-tests: client
	cd client && npm run --silent test

packages-run:
	@$(PYTHON) -m tools.environment run

packages-dev:
	@$(PYTHON) -m tools.environment dev

packages-page:
	@$(PYTHON) -m tools.client --packages

new-game: ## Lay a small game that plays, to be made yours: make new-game NAME=x
	@$(PYTHON) -m tools.new_game $(NAME)

trace: ## Write the trace again: clause, code, tests, help text
	@$(PYTHON) -m tools.trace

protocol: packages-dev packages-page ## Write the client's types again from the server's schema
	@$(PY) -m seadogs.server.schema > client/openapi.json
	@cd client && npm run --silent protocol

lock: ## Resolve the lock files again, Python's and the page's
	$(PYTHON) -m tools.lock --upgrade
	cd client && npm update

clean: ## Remove all that was made, the installed packages too
	@rm -rf .venv build dist client/node_modules client/openapi.json src/seadogs/server/static
	@rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
	@find src -name '*.so' -delete
