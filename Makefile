# Everything there is to do here. `make` alone lists it. The work is done by the scripts in tools/.

PYTHON ?= python3
VENV := .venv/bin
PY := $(VENV)/python

.DEFAULT_GOAL := help
.PHONY: help play test bench fmt lint types engine client run-env dev-env clean

help: ## List these commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | column -t -s '|'

play: run-env engine client ## Play in the browser; sets up all it needs the first time
	@$(VENV)/seadogs play

run-env:
	@$(PYTHON) tools/venv.py run

dev-env:
	@$(PYTHON) tools/venv.py dev
