"""Tests that the robots make the same decisions on every Python version.

The hash below must be updated after a robot is tuned.
"""

from __future__ import annotations

import pytest

from engine.core.files.library import game
from tests.engine.decision_hash import digest


@pytest.mark.long
def test_robot_decisions_and_reports_match_on_every_python_version() -> None:
    assert digest(game("nautilus-island"), 2) == "36b3c8a349e26085"
