"""Log entries about a robot's version.

The first version of a robot is not logged.
"""

from __future__ import annotations

from typing import TypeAlias

from host.matches.log.entries import SeatRuling


class RobotUpgraded(SeatRuling, frozen=True, kw_only=True, tag="renewed"):
    """The log entry that another version of a robot plays a seat from now on."""

    level: str
    version: int
    is_first: bool = False
    """Whether this is the first version that plays the seat, so that nothing has changed for players."""

    @property
    def is_announced(self) -> bool:
        """Return whether players are notified of the new version."""
        return not self.is_first


class RobotFallback(SeatRuling, frozen=True, kw_only=True, tag="relieved"):
    """The log entry that a fast robot plays this turn, because the seat's robot did not answer."""

    level: str
    version: int


RobotRuling: TypeAlias = RobotUpgraded | RobotFallback
