"""Tests for the warm-up: the bot draws a board for each game at startup, and failures are harmless."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.core import pictures
from bot.core.pictures import Pictures
from bot.runtime.process.warmup import MOVE_NUMBERS, SEEDS, warm_up
from engine.core.files.library import games
from renderer.core.canvas import Canvas
from renderer.core.scene import Scene
from renderer.core.theme import NIGHT


async def test_warm_up_draws_tables_of_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: Counter[tuple[str, str, int | None]] = Counter()

    def counted(game: str, _view: Any, scene: Scene) -> Canvas:
        drawn[game, scene.kind, scene.seat] += 1
        return Canvas(9, 9, NIGHT)

    monkeypatch.setattr(pictures, "compose", counted)
    await warm_up(Pictures())
    assert drawn == {
        (rules.id, "board" if seat is None else "panel", seat): len(SEEDS) * len(MOVE_NUMBERS)
        for rules in games().values()
        for seat in (None, *range(max(rules.seat_counts)))
    }


async def test_warm_up_failure_of_one_game_does_not_stop_the_others(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried: list[str] = []

    def stumble(game: str, *_: Any) -> None:
        tried.append(game)
        raise ZeroDivisionError

    monkeypatch.setattr(pictures, "compose", stumble)
    await warm_up(Pictures())
    assert tried == list(games())
    assert caplog.text.count("could not be warmed up") == len(games())
