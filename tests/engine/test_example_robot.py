"""Tests that the example robot in docs/robots.md plays whole games over the line protocol."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.core.files.library import games

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", [*games()])
def test_example_robot_plays_a_whole_game(game: str) -> None:
    seats = min(games()[game].seat_counts)
    here = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    command = [sys.executable, "docs/examples/robot.py", game, str(seats)]
    done = subprocess.run(command, cwd=ROOT, env=here, capture_output=True, text=True, check=True)
    result = json.loads(done.stdout)["result"]
    assert result
    if "ranking" in result:
        assert sorted(seat for tied in result["ranking"] for seat in tied) == [*range(seats)]
