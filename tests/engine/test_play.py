"""Tests for games without decisions, and for table steps that never end."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core import play
from engine.core.files.library import UnknownGame, game
from engine.core.model import GameOver, TableStep
from engine.core.text import text
from engine.games.nauticus.actions import Pass
from tests.engine.playouts import play_game

FINAL_STATE = play_game(game("nauticus"), 2, 1)[2]


class RepeatingStep(TableStep, frozen=True):
    """A table step that repeats itself forever."""

    def run(self, state: Any) -> Any:
        return state.push(self)


def test_finished_game_accepts_no_action() -> None:
    assert play.options(FINAL_STATE) == ()
    assert play.awaited_seat(FINAL_STATE) is None
    with pytest.raises(GameOver):
        play.choose(FINAL_STATE, Pass())
    with pytest.raises(GameOver):
        list(play.log_events(FINAL_STATE, Pass()))


def test_endless_table_steps_raise_error() -> None:
    with pytest.raises(RuntimeError, match="never end"):
        play.run_table_steps(replace(FINAL_STATE, stack=(RepeatingStep(),)))


def test_unknown_game_is_named_in_error() -> None:
    with pytest.raises(UnknownGame, match="chess"):
        game("chess")


def test_text_values_are_found_by_name() -> None:
    localized_text = text("key", some_value=3)
    assert localized_text["some-value"] == 3
    with pytest.raises(KeyError):
        localized_text["other"]
