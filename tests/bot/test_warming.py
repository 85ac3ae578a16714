"""Warming up: tables of every game are drawn when the bot starts, and nothing of it can hurt."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot import pictures
from bot.pictures import Pictures
from bot.warming import warm
from engine.core.library import games
from renderer import Picture


async def test_tables_of_every_game_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: Counter[tuple[str, str]] = Counter()

    def counted(game: str, _view: Any, kind: str, **_: Any) -> Picture:
        drawn[game, kind] += 1
        return Picture(b"", "", 1, 1)

    monkeypatch.setattr(pictures, "render", counted)
    await warm(Pictures())
    assert drawn == {(game, kind): 2 for game in games() for kind in ("board", "panel")}


async def test_a_game_that_can_not_be_drawn_leaves_the_others(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried: list[str] = []

    def stumble(game: str, *_: Any, **__: Any) -> Picture:
        tried.append(game)
        raise ZeroDivisionError

    monkeypatch.setattr(pictures, "render", stumble)
    await warm(Pictures())
    assert tried == list(games())
    assert caplog.text.count("not warmed up") == len(games())
