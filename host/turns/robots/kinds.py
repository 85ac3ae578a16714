"""What the log tells of a robot beside the level of its seat; its first version goes without saying."""

from __future__ import annotations

from typing import TypeAlias

from host.matches.log.entries import SeatRuling


class Renewed(SeatRuling, frozen=True, kw_only=True, tag="renewed"):
    """From here on another version of a robot plays a seat."""

    level: str
    version: int
    is_first: bool = False
    """No other version has played it before: nothing has changed for people."""

    @property
    def is_news(self) -> bool:
        """Tell whether people are told of it."""
        return not self.is_first


class Relieved(SeatRuling, frozen=True, kw_only=True, tag="relieved"):
    """The robot of a seat gave no answer; a quick one plays this turn."""

    level: str
    version: int


RobotRuling: TypeAlias = Renewed | Relieved
