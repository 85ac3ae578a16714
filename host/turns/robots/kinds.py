"""Log entries about robots in addition to their level.

The first version of a robot is not logged.
"""

from __future__ import annotations

from typing import TypeAlias

from host.matches.log.entries import SeatRuling


class RobotUpgraded(SeatRuling, frozen=True, kw_only=True, tag="renewed"):
    """From here on, another version of a robot plays a seat."""

    level: str
    version: int
    is_first: bool = False
    """No other version has played the seat before, so nothing has changed for players."""

    @property
    def is_announced(self) -> bool:
        """Return whether players are notified of it."""
        return not self.is_first


class RobotFallback(SeatRuling, frozen=True, kw_only=True, tag="relieved"):
    """The robot of a seat did not answer, so a fast one plays this turn."""

    level: str
    version: int


RobotRuling: TypeAlias = RobotUpgraded | RobotFallback
