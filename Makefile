# Everything a person types to work with the harbour. `make` alone lists the targets.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Both stamps hold the date of the last complete installation, so that a second `make` installs nothing.
PLAY_READY := $(VENV)/.ready-to-play
DEV_READY := $(VENV)/.ready-to-develop
PACKAGES := bot engine harbourmaster host playground renderer storage
# With the build tools already there, and without looking at what packages ask for, pip fetches nothing that the lock
# does not name: else it looks for the newest of what is asked for with an extra, and stops because that is not locked.
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url --no-emit-find-links

# Tests start many processes: what they import is compiled once, whatever the environment says.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play run test test-all soak coverage check format bench strength gallery docs lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(DEV_READY) ## install everything needed to work on the project into .venv

play: $(PLAY_READY) ## play in a local page, without Discord (FRESH=1 begins anew, PORT=8000 sets the port)
	@$(BIN)/harbourmaster play $(if $(filter-out 0,$(FRESH)),--fresh) $(if $(PORT),--port $(PORT))

run: $(PLAY_READY) ## run the bot against Discord (needs DISCORD_TOKEN, see .env.example)
	@$(BIN)/harbourmaster run || { code=$$?; \
		echo "harbourmaster run has ended with exit code $$code (docs/operating.md); make itself knows 2 alone." >&2; \
		exit $$code; }

test: $(DEV_READY) ## run the tests, in a few minutes (ARGS="-k wheel" narrows them)
	@$(BIN)/python -m pytest -n auto --dist loadgroup $(ARGS)

test-all: $(DEV_READY) ## run those too that prove more of the same at length
	@$(BIN)/python -m pytest -n auto --dist loadgroup -m "not soak" $(ARGS)

soak: $(DEV_READY) ## many times more random games than `make test-all`, and a thousand kills (an hour and more)
	@$(BIN)/python -m pytest -n auto --dist loadgroup -m "soak or hypothesis" --hypothesis-profile=soak -o faulthandler_timeout=0 -o timeout=0 $(ARGS)

coverage: $(DEV_READY) ## run all tests and list the engine's branches that none of them took
	@$(BIN)/python -m pytest -n auto --dist loadgroup -m "not soak" --cov --cov-report=term-missing $(ARGS)

check: $(DEV_READY) ## lint, formatting, types, which room may import which, and a lock without gaps
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/python -m pip check --disable-pip-version-check

format: $(DEV_READY) ## put the code into the project's format
	@$(BIN)/ruff check --fix-only .
	@$(BIN)/ruff format .

bench: $(DEV_READY) ## measure against the references of docs/performance.md
	@$(BIN)/python -m benchmarks $(ARGS)

strength: $(DEV_READY) ## play robots against each other (ARGS="--game nauticus --level captain"; docs/strength.md)
	@$(BIN)/python -m benchmarks.strength $(ARGS)

gallery: $(DEV_READY) ## draw every kind of picture into docs/gallery
	@$(BIN)/python -m tests.gallery

docs: $(DEV_READY) ## write the generated pages of docs
	@$(BIN)/python -m tests.reference

lock: $(DEV_READY) ## choose versions anew and write requirements/*.txt (UPGRADE=1 takes the newest)
	@$(COMPILE) $(if $(UPGRADE),--upgrade) --extra dev --group build pyproject.toml -o requirements/dev.txt
	@$(COMPILE) -c requirements/dev.txt --extra play pyproject.toml -o requirements/play.txt
	@$(COMPILE) -c requirements/dev.txt --extra postgres pyproject.toml -o requirements/run.txt
	@$(COMPILE) -c requirements/dev.txt --group build -o requirements/build.txt

clean: ## remove .venv and what tools left behind; matches in data/ stay
	rm -rf $(VENV) build *.egg-info .coverage htmlcov .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	find $(PACKAGES) tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		found=$$($(PYTHON) --version 2>&1) || found="not to be found"; \
		echo "Harbourmaster needs Python 3.11 or newer, and '$(PYTHON)' is $$found." >&2; \
		echo "Install one and name it: make setup PYTHON=python3.12" >&2; exit 1; }
	@echo "Making $(VENV) ..."
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
		echo "'$(PYTHON)' can't make a virtual environment. On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }

$(PLAY_READY): pyproject.toml requirements/build.txt requirements/play.txt | $(BIN)/python
	@echo "Installing what the game needs (once, about a minute) ..."
	@$(INSTALL) --require-hashes -r requirements/build.txt
	@$(INSTALL) --require-hashes -r requirements/play.txt
	@$(INSTALL) -e .
	@touch $@

$(DEV_READY): requirements/dev.txt $(PLAY_READY)
	@echo "Installing the tools of development (once) ..."
	@$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@
