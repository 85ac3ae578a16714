"""Tests that a game can be added with a folder on the path, and that the general tests cover it.

Two toy games are in tests/toy. They are on the path only in the processes that these tests start.

Pearls resembles the real games, and is also tested as a one-player game. Regatta is a game with hidden
choices for four, five or eight players in two crews. The crew with the fewest hours wins. Buoys is an abstract
game for two without chance and points. Leak is a cooperative game with hidden hands and elimination.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core.library import games
from tests.plugin.running import ROOT, run_python

TOYS = ROOT / "tests/toy"
PACKAGES = ("bot", "engine", "harbourmaster", "host", "playground", "renderer", "storage", "benchmarks")
SUFFIXES = (".py", ".ftl", ".js", ".html", ".css")
TOY_GAMES_FILTER = "pearls or regatta or buoys or leak"
ONE_SEAT_PLUGIN = ("-p", "tests.plugin.alone")
"""Command-line arguments that make Pearls a one-player game before pytest collects the tests."""
SECRETS = "tests/bot/test_secrets.py"
TEST_ARGUMENTS = {
    "promises and recorded games": ["tests/engine", "tests/plugin/recorded.py", "-k", TOY_GAMES_FILTER],
    "words, panels and pictures": ["tests/games", "-k", TOY_GAMES_FILTER],
    "pictures made by hand, or of games": ["tests/renderer", "-k", TOY_GAMES_FILTER],
    "secrets of Pearls in Discord, drawn": [SECRETS, "-k", "pearls and short and not its"],
    "secrets of Pearls in Discord, drawn to the end": [SECRETS, "-k", "pearls and its"],
    "secrets of Pearls in Discord, later": [SECRETS, "-k", "pearls and half"],
    "secrets of Pearls in Discord, with options": [SECRETS, "-k", "pearls and not short and not half"],
    "secrets of Regatta in Discord, drawn": [SECRETS, "-k", "regatta and short and not its"],
    "secrets of Regatta in Discord, drawn to the end": [SECRETS, "-k", "regatta and its"],
    "secrets of Regatta in Discord, later and with options": [SECRETS, "-k", "regatta and not short"],
    "whole games in Discord": ["tests/bot", "-k", f"({TOY_GAMES_FILTER}) and not test_secrets"],
    "lists of all games": [
        "tests/bot/operations/test_help_rules.py",
        "tests/test_benchmarks.py",
        "-k",
        f"are_named or {TOY_GAMES_FILTER}",
    ],
    "the story of Pearls": ["tests/plugin/pearls_story.py"],
    "the story of Regatta": ["tests/plugin/regatta_story.py"],
    "the story of Buoys": ["tests/plugin/buoys_story.py"],
    "the story of Leak": ["tests/plugin/leak_story.py"],
    "a choice of Regatta that is told too early": ["tests/plugin/regatta_secrets.py"],
    "the story of Pearls for one": [*ONE_SEAT_PLUGIN, "tests/plugin/story_of_one.py"],
    "Pearls for one under the promises": [
        *ONE_SEAT_PLUGIN,
        "tests/engine/test_promises.py",
        "tests/engine/test_secrets.py",
        "tests/games",
        "tests/bot/test_whole_games.py",
        "tests/bot/test_secrets.py",
        "-k",
        "pearls and not short",
    ],
}
"""The tests that cover all games, and the toy games' own tests, by topic."""
DEFAULT_TOPICS = ("the story of Pearls",)
"""Topics that are checked in every test run; the others are marked `long`."""
SOAK_TOPICS = (
    "secrets of Pearls in Discord, drawn",
    "secrets of Pearls in Discord, with options",
    "secrets of Regatta in Discord, drawn to the end",
)
"""Topics that mostly repeat other checks, and therefore run only in `make soak`."""
GAME_NAMES = ("pearls", "regatta", "buoys", "leak")


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
    listed = "from engine.core.library import games; print(*games())"
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
