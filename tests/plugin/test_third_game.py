"""Tests that a game can be added with a folder on the path, and that the general tests cover it.

Five toy games are in tests/toy. They are on the path only in the processes that these tests start.

Pearls resembles the real games, and is also tested as a one-player game. Regatta is a game with hidden
choices for four, five or eight players in two crews. The crew with the fewest hours wins. Buoys is an abstract
game for two without chance and points. Leak is a cooperative game with hidden hands and elimination. Flotsam
is an auction in which players act out of turn.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core.files.library import games
from tests import repository
from tests.plugin.running import ROOT, run_python

TOYS = ROOT / "tests/toy"
PACKAGES = (*repository.PACKAGES, "benchmarks")
SUFFIXES = (".py", ".ftl", ".js", ".html", ".css")
TOY_GAMES_FILTER = "(pearls or regatta or buoys or leak or flotsam) and not test_planted_leaks"
ONE_SEAT_PLUGIN = ("-p", "tests.plugin.alone")
"""Command-line arguments that make Pearls a one-player game before pytest collects the tests."""
SECRETS = "tests/bot/test_secrets.py"
TEST_ARGUMENTS = {
    "engine, words, panels, pictures and lists": [
        "tests/engine",
        "tests/games",
        "tests/renderer",
        "tests/test_benchmarks.py",
        "tests/bot/operations/test_help_rules.py",
        "tests/plugin/recorded.py",
        "-k",
        f"are_named or {TOY_GAMES_FILTER}",
    ],
    "strength, leagues and stored matches": [
        "tests/test_docs.py",
        "tests/test_strength.py",
        "tests/host/history/test_results_outcome.py",
        "tests/host/leagues/test_lifecycle_games.py",
        "tests/host/matches/test_log_fold.py",
        "tests/host/operations/test_admin_transfer.py",
        "tests/host/tables/test_fairness_commit_phase.py",
        "tests/host/test_secrets.py",
        "tests/wire/test_matches.py",
        "-k",
        TOY_GAMES_FILTER,
    ],
    "secrets in Discord": [
        SECRETS,
        "-k",
        "(pearls and its) or ((pearls or regatta or leak or flotsam) and half)",
    ],
    "more secrets in Discord": [
        SECRETS,
        "-k",
        "buoys or (pearls and not its and not half) or ((regatta or leak or flotsam) and not half)",
    ],
    "whole games in Discord": ["tests/bot", "-k", f"({TOY_GAMES_FILTER}) and not test_secrets"],
    "the story of Pearls": ["tests/plugin/pearls_story.py"],
    "the stories of the other games": [
        "tests/plugin/regatta_numbers.py",
        "tests/plugin/regatta_story.py",
        "tests/plugin/buoys_story.py",
        "tests/plugin/leak_story.py",
        "tests/plugin/flotsam_story.py",
        "tests/plugin/regatta_secrets.py",
    ],
    "Pearls for one": [
        *ONE_SEAT_PLUGIN,
        "tests/plugin/story_of_one.py",
        "tests/engine/test_promises.py",
        "tests/engine/test_secrets.py",
        "tests/games",
        "tests/bot/test_whole_games.py",
        "tests/bot/test_secrets.py",
        "-k",
        "story_of_one or (pearls and not short)",
    ],
}
"""The tests that cover all games, and the toy games' own tests, by topic.

Each topic is a process that collects its tests again, so there are few topics. Each takes a few minutes.
"""
DEFAULT_TOPICS = ("the story of Pearls",)
"""Topics that are checked in every test run; the others are marked `long`."""
SOAK_TOPICS = ("secrets in Discord", "more secrets in Discord")
"""Topics that mostly repeat other checks, and therefore run only in `make soak`."""
DEFAULT_CASE = 'DEFAULT_CASE = ("nautilus-island", "half", "everybody")'
"""The case of `tests/bot/test_secrets.py` that runs in every test run, and needs no change for a new game."""
GAME_NAMES = ("pearls", "regatta", "buoys", "leak", "flotsam")


def marks_for(topic: str) -> list[pytest.MarkDecorator]:
    """Return the pytest marks for a topic."""
    if topic in SOAK_TOPICS:
        return [pytest.mark.soak]
    return [] if topic in DEFAULT_TOPICS else [pytest.mark.long]


@pytest.mark.parametrize("about", [pytest.param(about, marks=marks_for(about)) for about in TEST_ARGUMENTS])
def test_guarantees_for_games_apply_to_the_toy_games(about: str) -> None:
    done = run_python(
        TOYS, "-m", "pytest", "-m", "not soak", "-p", "no:cacheprovider", *TEST_ARGUMENTS[about]
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "passed" in done.stdout
    assert "skipped" not in done.stdout


def test_game_off_the_path_is_not_found() -> None:
    assert not {*GAME_NAMES} & {*games()}
    listed = "from engine.core.files.library import games; print(*games())"
    assert set(run_python(TOYS, "-c", listed).stdout.split()) == {*games(), *GAME_NAMES}


@pytest.mark.parametrize("game", GAME_NAMES)
def test_toy_drawing_imports_only_its_view(game: str) -> None:
    files = (TOYS / "renderer/games" / game).rglob("*.py")
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in files)
    imported = {
        str(node.module) for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)
    }
    assert {name for name in imported if name.startswith("engine.games")} == {f"engine.games.{game}.view"}


def source_files() -> Iterator[Path]:
    """Yield all source files outside the games' folders."""
    for room in PACKAGES:
        for file in (ROOT / room).rglob("*.*"):
            if file.suffix in SUFFIXES and not {"games", "node_modules"} & set(file.relative_to(ROOT).parts):
                yield file


def normalize(text: str) -> str:
    """Return the text in lower case, with spaces instead of separators.

    After this, a game's id equals its English name.
    """
    return text.casefold().replace("-", " ").replace("_", " ")


def test_code_outside_game_folders_names_no_game() -> None:
    read = {file.relative_to(ROOT): normalize(file.read_text(encoding="utf-8")) for file in source_files()}
    assert len(read) > 100
    assert [
        (str(file), game) for file, words in read.items() for game in games() if normalize(game) in words
    ] == []


GENERIC_TESTS = (
    "tests/test_strength.py",
    "tests/bot/test_secrets.py",
    "tests/bot/test_whole_games.py",
    "tests/engine/test_promises.py",
    "tests/engine/test_secrets.py",
    "tests/host/leagues/test_lifecycle_games.py",
)
"""Tests of all games, which also apply to new games without an edit."""


@pytest.mark.parametrize("name", GENERIC_TESTS)
def test_generic_test_names_no_game_and_no_robot(name: str) -> None:
    code = (ROOT / name).read_text(encoding="utf-8").replace(DEFAULT_CASE, "")
    levels = {f'"{level}"' for rules in games().values() for level in rules.robots}
    assert [word for word in (*games(), *levels) if word in code] == []
