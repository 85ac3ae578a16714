"""Tests for secrecy in Regatta: leaks of hidden choices in Discord are detected.

test_third_game.py runs these tests with the toy game on the path.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.model import LogEvent
from engine.core.text import text
from engine.games.regatta.actions import Row
from engine.games.regatta.game import GAME
from engine.games.regatta.state import RegattaState
from engine.games.regatta.steps.row import ChooseEffort
from tests.bot.observers import EVERYBODY, differing_readers
from tests.bot.recorded_games import AT_END, play_world, until_decision
from tests.engine.worlds import indistinguishable_world, random_world


@pytest.mark.parametrize("is_planted", [True, False])
async def test_prematurely_revealed_choice_is_detected(is_planted: bool, tmp_path: Path) -> None:
    # In this position, Ben in the last seat has chosen an effort, and Ada has not.
    played = next(
        whole
        for whole in (until_decision(random_world(GAME, 4, seed), 3) for seed in range(20))
        if whole is not None
    )
    heard = []
    for number, dealt in enumerate((played, indistinguishable_world(played, None, seed=1))):
        with pytest.MonkeyPatch.context() as patch:
            if is_planted:
                patch.setattr(ChooseEffort, "log_events", leak_choice)
            heard.append(await play_world(dealt, tmp_path / str(number), patch, (AT_END,)))
    assert ({EVERYBODY, "Cem"} & differing_readers(*heard) != set()) == is_planted
    assert "Ben" in differing_readers(*heard)


def leak_choice(step: ChooseEffort, state: RegattaState, action: Row) -> tuple[LogEvent, ...]:
    """Reveal a seat's effort to all players."""
    return (LogEvent(text("regatta-row", effort=action.effort)),)
