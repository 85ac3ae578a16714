"""Log entries about the versions of robots.

The first version of a robot is not logged.
"""

from __future__ import annotations

from typing import TypeAlias

from host.matches.log.entries import SeatRuling


class RobotUpgraded(SeatRuling, frozen=True, kw_only=True, tag="renewed"):
    """The ruling that a robot has been replaced by another version of itself."""

    level: str
    version: int
    is_first: bool = False
    """Whether this is the first robot version recorded for the seat.

    In this case, players are not notified.
    """

    @property
    def is_announced(self) -> bool:
        """Return whether players are notified of the new version."""
        return not self.is_first


class RobotFallback(SeatRuling, frozen=True, kw_only=True, tag="relieved"):
    """A fast robot plays the current turn, because the seat's robot did not respond."""

    level: str
    version: int


RobotRuling: TypeAlias = RobotUpgraded | RobotFallback
