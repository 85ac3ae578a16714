"""Tests for finding games, including games in folders outside the repository."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.core.files.library import BrokenGame, UnknownGame, broken_games, game, games, leave_out

ROOT = Path(__file__).parents[2]
TOYS = ROOT / "tests/toy"
LIST = "from engine.core.files.library import *; print(*games()); print(*broken_games()); import renderer.games.pearls"


def test_every_game_in_the_repository_can_be_loaded() -> None:
    assert broken_games() == {}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder that contains only the game Pearls."""
    for package in ("engine", "renderer"):
        shutil.copytree(TOYS / package / "games/pearls", tmp_path / package / "games/pearls")
    return tmp_path


def list_games(environment: dict[str, str]) -> tuple[set[str], set[str]]:
    """Return the games that a new process finds, and those that it can't load."""
    env = {**os.environ, **environment}
    shown = subprocess.run([sys.executable, "-c", LIST], cwd=ROOT, env=env, capture_output=True, check=True)
    found, broken = shown.stdout.decode().split("\n")[:2]
    return set(found.split()), set(broken.split())


def test_games_in_listed_folders_are_found(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    value = os.pathsep.join([str(tmp_path / "empty"), str(folder), str(tmp_path / "missing")])
    assert list_games({"HARBOURMASTER_GAMES": value}) == ({*games(), "pearls"}, set())


def test_games_of_an_installed_package_are_found(folder: Path) -> None:
    (folder / "boxed").mkdir()
    (folder / "boxed/__init__.py").write_text("raise RuntimeError('must not be imported')")
    for package in ("engine", "renderer"):
        shutil.move(folder / package, folder / "boxed" / package)
    metadata = folder / "boxed-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: boxed\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text("[harbourmaster.games]\nboxed = boxed\n")
    assert list_games({"PYTHONPATH": str(folder)}) == ({*games(), "pearls"}, set())


@pytest.mark.parametrize(
    ("file", "content"),
    [
        ("game.py", "def"),
        ("game.py", "raise RuntimeError('broken')"),
        ("game.py", "import sys; sys.exit(1)"),
        ("game.py", "GAME = 1"),
        ("game.py", ""),
        ("edition.toml", "pile ="),
    ],
    ids=["syntax", "error", "exit", "no game", "nothing", "edition"],
)
def test_broken_game_does_not_hide_the_others(folder: Path, file: str, content: str) -> None:
    (folder / "engine/games/pearls" / file).write_text(content)
    assert list_games({"HARBOURMASTER_GAMES": str(folder)}) == ({*games()}, {"pearls"})


def test_broken_game_differs_from_an_unknown_game() -> None:
    name, *_ = games()
    removed = games()[name]
    leave_out(name, ValueError("broken"))
    try:
        with pytest.raises(BrokenGame) as refused:
            game(name)
        assert isinstance(refused.value.__cause__, ValueError)
        with pytest.raises(UnknownGame):
            game("chess")
    finally:
        games.cache_clear()
    assert game(name) is removed
