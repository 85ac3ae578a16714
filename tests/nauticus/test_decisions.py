"""Robot determinism across Python versions; after tuning a robot, update the hash here."""

from __future__ import annotations

from engine.core.library import game
from tests.engine.deciding import digest


def test_robots_decide_and_report_the_same_on_every_python() -> None:
    assert digest(game("nauticus"), 2) == "a9d22063be7f793d"
