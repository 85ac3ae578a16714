"""`author check`: types, import contracts, random games and the generic tests, with one line per cause."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

from harbourmaster.author import fuzzing
from harbourmaster.author.folders import (
    REPOSITORY,
    GameFolders,
    find_game,
    load_game,
    require_repository,
)
from harbourmaster.author.transcript import transcript

TESTS = (
    "tests/engine",
    "tests/games",
    "tests/renderer",
    "tests/bot/test_secrets.py",
)
"""The tests that cover all games. Their long cases are left out by default."""
MATCH_TESTS = ("tests/bot/test_whole_games.py",)
"""Tests that play whole matches in Discord. All their cases are run, because they take only seconds per game."""
FAILED_TEST = re.compile(r"^(?:FAILED|ERROR) \S*?(?:::(\w+))?(?:\[(.*?)\])?(?: - (.*))?$", re.MULTILINE)
MAX_SHOWN = 4
"""Maximum number of cases that are listed for a cause."""


def check(
    game_id: str, out: Path, most_games: int, seconds: float, *, with_tests: bool, is_full: bool
) -> int:
    """Check a game, print one line per cause of a failure, and return 1 if there is any."""
    require_repository()
    folders = find_game(game_id)
    load_game(game_id)
    steps: dict[str, Callable[[], Iterator[str]]] = {
        "types": lambda: check_types(folders),
        "imports": lambda: check_imports(folders),
        "random games": lambda: check_random_games(folders, out, most_games, seconds),
    }
    if with_tests:
        steps["tests"] = lambda: run_tests(folders, is_full=is_full)
    return max([_run_step(name, step) for name, step in steps.items()])


def _run_step(name: str, step: Callable[[], Iterator[str]]) -> int:
    count = 0
    for cause in step():
        count += 1
        print(f"{name}: {cause}", flush=True)
    if not count:
        print(f"{name}: ok", flush=True)
    return min(count, 1)


def _run(folders: GameFolders, *arguments: str, folder: Path = REPOSITORY) -> str:
    """Run a Python module as a program, and return its output; the output is empty if it succeeds."""
    command = [sys.executable, "-m", *arguments]
    done = subprocess.run(  # noqa: S603  # the project's own tools
        command, cwd=folder, env=folders.environment(), capture_output=True, text=True, check=False
    )
    return done.stdout + done.stderr if done.returncode else ""


def check_types(folders: GameFolders) -> Iterator[str]:
    """Yield the errors of the type checker."""
    parts = [str(part.absolute()) for part in folders.parts if part.is_dir()]
    config = str(REPOSITORY / "pyproject.toml")
    shown = _run(folders, "mypy", "--config-file", config, "--no-error-summary", *parts)
    lines = [line for line in shown.splitlines() if ": error:" in line]
    yield from lines or _last_line(shown)


def check_imports(folders: GameFolders) -> Iterator[str]:
    """Yield the imports that break a contract.

    The contracts are for one tree of packages, so the game is copied into a copy of the repository's code.
    """
    with tempfile.TemporaryDirectory() as temporary:
        tree = Path(temporary)
        settings = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
        for package in settings["tool"]["importlinter"]["root_packages"]:
            shutil.copytree(REPOSITORY / package, tree / package, ignore=_ignore_data)
        shutil.copy(REPOSITORY / "pyproject.toml", tree)
        for part in folders.parts:
            if part.is_dir():
                target = tree / part.relative_to(folders.root)
                shutil.copytree(part, target, ignore=_ignore_data, dirs_exist_ok=True)
        code = "from importlinter.cli import lint_imports_command as run; run(['--no-cache'])"
        command = [sys.executable, "-c", code]
        done = subprocess.run(  # noqa: S603  # the project's own tools
            command, cwd=tree, env={**folders.environment(), "PYTHONPATH": temporary, "COLUMNS": "200"},
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        if done.returncode:
            broken = re.findall(r"^-?\s*(\S+ -> \S+ \(l\.[\d, l.]+\))$", done.stdout, re.MULTILINE)
            yield from dict.fromkeys(broken) if broken else _last_line(done.stdout + done.stderr)


def _ignore_data(folder: str, names: list[str]) -> set[str]:
    """Return the entries that contain no code, and the template of new games."""
    return {
        name
        for name in names
        if name in {"__pycache__", "template"} or not (name.endswith(".py") or (Path(folder) / name).is_dir())
    }


def check_random_games(folders: GameFolders, out: Path, most_games: int, seconds: float) -> Iterator[str]:
    """Play random games, and yield each cause with the file of the shortest game that shows it."""
    rules = load_game(folders.game_id)
    for number, fault in enumerate(fuzzing.fuzz(rules, folders, most_games, seconds), 1):
        file = out / f"{folders.game_id}-{number}.json"
        fuzzing.write(rules, fault, file)
        yield f"{fault.cause} after {len(fault.moves)} moves: {file}"


def replay(game_id: str, file: Path) -> int:
    """Play a game again in which something has failed, and return 1 if it still fails.

    Print its moves and its last position if it does.
    """
    folders, rules = find_game(game_id), load_game(game_id)
    fault = fuzzing.replay(rules, folders, file)
    for line in [] if fault is None else transcript(rules, fault):
        print(line)
    print(f"{file}: {fault.cause if fault else 'ok'}")
    return 0 if fault is None else 1


def _run_pytest(folders: GameFolders, *tests: str, with_long: bool) -> str:
    """Run the cases of tests that are about a game, and return the output; it is empty if all pass."""
    marks = "not soak and not docker" + ("" if with_long else " and not long")
    return _run(
        folders, "pytest", *tests, "-k", folders.game_id, "-m", marks, "-q", "-rfE", "--tb=line",
        "-n", "auto", "--dist", "loadgroup", "-p", "no:cacheprovider",
    )  # fmt: skip


def run_tests(folders: GameFolders, *, is_full: bool) -> Iterator[str]:
    """Run the tests that cover all games, and yield each test that fails, with its reason."""
    shown = _run_pytest(folders, *TESTS, with_long=is_full) + _run_pytest(
        folders, *MATCH_TESTS, with_long=True
    )
    causes: dict[tuple[str, str], list[str]] = {}
    for test, case, reason in FAILED_TEST.findall(shown):
        causes.setdefault((test, reason), []).append(case)
    for (test, reason), cases in causes.items():
        more = f" and {len(cases) - MAX_SHOWN} more" if len(cases) > MAX_SHOWN else ""
        yield f"{test} [{', '.join(cases[:MAX_SHOWN])}{more}]: {reason}"
    if not causes:
        yield from _last_line(shown)


def _last_line(shown: str) -> list[str]:
    return shown.strip().splitlines()[-1:]
