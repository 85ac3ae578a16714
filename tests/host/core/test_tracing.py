"""Tests that error logs show where an error occurred, but omit its message, which may contain hidden data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.core.files.library import game
from engine.core.model import Action
from engine.core.randomness.chance import SeededChance
from engine.core.robots.robot import Picker
from engine.games.nautilus_island.actions import Store
from host.core.context import Context
from host.core.errors import format_traceback
from host.messages import view as match_view
from tests.host.players import ADA, choose, open_match

CARD = "clothes/hat"


def test_traceback_contains_types_and_places_without_message() -> None:
    with pytest.raises(ValueError, match=CARD) as raised:
        raise_chained_error()
    text = format_traceback(raised.value)
    assert text.startswith("ValueError < ")
    assert "test_tracing.py" in text
    assert "in raise_chained_error" in text
    assert "; after KeyError < " in text
    assert CARD not in text


def raise_chained_error() -> None:
    try:
        dict[str, str]().pop(CARD)
    except KeyError as error:
        raise ValueError(CARD) from error


class FailingRobot(Picker[Any]):
    """A robot that raises an error whose message contains a card."""

    def pick(self, view: Any, offered: Sequence[Action], chance: SeededChance) -> tuple[Action, SeededChance]:
        raise KeyError(CARD)


class CheatingRobot(Picker[Any]):
    """A robot that plays a card that it does not have."""

    def pick(self, view: Any, offered: Sequence[Action], chance: SeededChance) -> tuple[Action, SeededChance]:
        return Store((CARD,)), chance


@pytest.mark.parametrize("robot", [FailingRobot(), CheatingRobot()])
async def test_robot_error_is_logged_without_its_cards(
    ctx: Context, robot: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(game("nautilus-island").robots, "deckhand", robot)
    row = await open_match(ctx, game="nautilus-island", robots=1)
    await choose(ctx, row.id, ADA, {"move": "go", "column": 0})
    await choose(ctx, row.id, ADA, {"move": "collect"}, confirm_reveal=True)
    assert (await match_view.load_table_view(ctx, row.id, None)).awaited == (0,)
    assert "a robot" in caplog.text
    assert CARD not in caplog.text
