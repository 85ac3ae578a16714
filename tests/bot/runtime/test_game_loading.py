"""Tests for loading games at startup, and for leaving out games whose pictures or texts are broken."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine.games
import renderer.games
from bot.core.words import i18n
from bot.runtime.game_loading import add_folders, check_games
from bot.runtime.process.editions import read_editions
from engine.core.files.game_folders import VARIABLE
from engine.core.files.library import AnyGame, broken_games, games
from engine.core.text import text
from renderer import picture

GAME = "nauticus"


@pytest.fixture(autouse=True)
def fresh_games() -> Iterator[None]:
    """Load the games again after the test."""
    paths = [*engine.games.__path__], [*renderer.games.__path__]
    yield
    engine.games.__path__[:], renderer.games.__path__[:] = paths
    games.cache_clear()
    i18n.clear_caches()


def test_game_with_broken_pictures_is_left_out_and_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def draw(game_id: str) -> object:
        if game_id == GAME:
            raise ImportError("no canvas")
        return picture.drawing(game_id)

    monkeypatch.setattr("bot.runtime.game_loading.drawing", draw)
    check_games()
    assert [*broken_games()] == [GAME]
    assert GAME not in games()
    (line,) = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert line.startswith(f"the game {GAME} can't be loaded and is left out: ImportError: no canvas")


@pytest.mark.parametrize("content", [None, b"", b"\xff\xfe"], ids=["no file", "no name", "no text"])
def test_game_with_unreadable_texts_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes | None
) -> None:
    rules: AnyGame = games()[GAME]
    if content is not None:
        (tmp_path / "locales").mkdir()
        (tmp_path / "locales/en.ftl").write_bytes(content)
    monkeypatch.setattr(type(rules), "folder", tmp_path)
    check_games()
    assert [*broken_games()] == [GAME]


def test_edition_of_a_broken_game_does_not_stop_the_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / f"{GAME}.toml").write_text("broken")
    monkeypatch.setattr(type(games()[GAME]), "folder", tmp_path)
    check_games()
    assert read_editions(tmp_path) == {}


def test_folders_in_a_dotenv_file_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")
    folder = Path(__file__).parents[2] / "toy"
    i18n.translator("en")(text("button-resign"))
    add_folders(str(folder))
    assert "pearls" in games()
    assert os.environ[VARIABLE] == str(folder)
    picture.drawing("pearls")
    assert i18n.translator("en")(text("pearls-name")) == "Pearls"
