"""Log entries about the versions of robots.

The first version of a robot is not logged.
"""

from __future__ import annotations

from typing import TypeAlias

from host.matches.log.entries import SeatRuling


class RobotUpgraded(SeatRuling, frozen=True, kw_only=True, tag="renewed"):
    """From now on, another version of a robot plays a seat."""

    level: str
    version: int
    is_first: bool = False
    """Whether the seat had no earlier robot version, so that nothing changes for the players."""

    @property
    def is_announced(self) -> bool:
        """Return whether players are notified of the new version."""
        return not self.is_first


class RobotFallback(SeatRuling, frozen=True, kw_only=True, tag="relieved"):
    """A fast robot plays the current turn, because the seat's robot did not respond."""

    level: str
    version: int


RobotRuling: TypeAlias = RobotUpgraded | RobotFallback
