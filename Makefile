# Commands for users, operators and developers. `make` lists the targets.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# The dates of these files are those of the last complete installation, so a second `make` installs nothing.
RUN_READY := $(VENV)/.ready-to-run
PLAY_READY := $(VENV)/.ready-to-play
DEV_READY := $(VENV)/.ready-to-develop
# The code runs from this folder. `pip install .` would put a copy into .venv, which updates of the folder don't change.
EDITABLE := $(wildcard $(VENV)/lib/python*/site-packages/__editable__.harbourmaster-*)
PACKAGES := bot engine harbourmaster host pages playground renderer storage
# With --no-build-isolation and --no-deps, pip downloads only locked versions. Otherwise it would look for the newest
# version of a dependency that is requested with an extra, and fail because that version is not locked.
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url --no-emit-find-links

# Tests start many processes, so compiled modules are always cached.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help install setup play run test test-all docker-test soak coverage check format bench strength calibration gallery docs lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: $(RUN_READY) ## install only what `make run` needs into .venv; run it again after each update

setup: $(DEV_READY) ## install everything needed to work on the project into .venv

play: $(PLAY_READY) ## play in a local page, without Discord (FRESH=1 deletes old matches, PORT=8000 sets the port)
	@$(BIN)/harbourmaster play $(if $(filter-out 0,$(FRESH)),--fresh) $(if $(PORT),--port $(PORT))

run: $(RUN_READY) ## run the bot against Discord (needs DISCORD_TOKEN, see .env.example)
	@$(BIN)/harbourmaster run || { code=$$?; \
		echo "harbourmaster run ended with exit code $$code (docs/operating.md). make itself always exits with 2." >&2; \
		exit $$code; }

test: $(DEV_READY) ## run the usual tests in a few minutes (ARGS="-k wheel" selects some)
	@$(BIN)/python -m pytest -n auto --dist loadgroup $(ARGS)

test-all: $(DEV_READY) ## run all tests except soak tests
	@$(BIN)/python -m pytest -n auto --dist loadgroup -m "not soak and not docker" $(ARGS)

docker-test: $(DEV_READY) ## build the image and test it with Docker Compose (docs/docker.md), in five minutes
	@$(BIN)/python -m pytest -n 0 -m docker -o faulthandler_timeout=0 -o timeout=3600 tests/docker $(ARGS)

soak: $(DEV_READY) ## run soak tests: many more random games, a thousand killed processes (an hour or more)
	@$(BIN)/python -m pytest -n auto --dist loadgroup -m "soak or hypothesis" --hypothesis-profile=soak -o faulthandler_timeout=0 -o timeout=0 $(ARGS)

coverage: $(DEV_READY) ## run all tests and list untested branches of the engine
	@$(BIN)/python -m pytest -n auto --dist loadgroup -m "not soak and not docker" --cov --cov-report=term-missing $(ARGS)

check: $(DEV_READY) ## check lint, formatting, types, import contracts and dependencies
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/python -m pip check --disable-pip-version-check

format: $(DEV_READY) ## fix lint errors and format the code
	@$(BIN)/ruff check --fix-only .
	@$(BIN)/ruff format .

bench: $(DEV_READY) ## run the benchmarks of docs/performance.md
	@$(BIN)/python -m benchmarks $(ARGS)

strength: $(DEV_READY) ## let robots play against each other (ARGS="--game nauticus --level captain"; docs/strength.md)
	@$(BIN)/python -m benchmarks.strength $(ARGS)

calibration: $(DEV_READY) ## compare displayed leads with results (ARGS="--game nauticus"; docs/calibration.md)
	@$(BIN)/python -m benchmarks.calibration $(ARGS)

gallery: $(DEV_READY) ## draw the pictures of docs/gallery
	@$(BIN)/python -m tests.gallery

docs: $(DEV_READY) ## write the generated pages of docs
	@$(BIN)/python -m tests.reference

lock: $(DEV_READY) ## lock dependencies in requirements/*.txt (UPGRADE=1 takes the newest versions)
	@$(COMPILE) $(if $(UPGRADE),--upgrade) --extra dev --group build pyproject.toml -o requirements/dev.txt
	@$(COMPILE) -c requirements/dev.txt --extra play pyproject.toml -o requirements/play.txt
	@$(COMPILE) -c requirements/dev.txt --extra postgres pyproject.toml -o requirements/run.txt
	@$(COMPILE) -c requirements/dev.txt --group build -o requirements/build.txt

clean: ## remove .venv and temporary files; matches in data/ stay
	rm -rf $(VENV) build *.egg-info .coverage htmlcov .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	find $(PACKAGES) tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		found=$$($(PYTHON) --version 2>&1) || found="not installed"; \
		echo "Harbourmaster needs Python 3.11 or newer; '$(PYTHON)' is $$found." >&2; \
		echo "Install it, then run for example: make setup PYTHON=python3.12" >&2; exit 1; }
	@echo "Creating $(VENV) ..."
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
		echo "'$(PYTHON)' can't create a virtual environment. On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }

ifeq ($(EDITABLE),)
.PHONY: $(RUN_READY)
endif
$(RUN_READY): pyproject.toml requirements/build.txt requirements/run.txt | $(BIN)/python
	@echo "Installing the dependencies (about a minute the first time) ..."
	@$(INSTALL) --require-hashes -r requirements/build.txt
	@$(INSTALL) --require-hashes -r requirements/run.txt
	@$(INSTALL) -e .
	@touch $@

$(PLAY_READY): requirements/play.txt $(RUN_READY)
	@echo "Installing the local page (once) ..."
	@$(INSTALL) --require-hashes -r requirements/play.txt
	@touch $@

$(DEV_READY): requirements/dev.txt $(PLAY_READY)
	@echo "Installing development tools (once) ..."
	@$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@
