"""What a click of somebody who looks after a league asks for."""

from enum import IntEnum, StrEnum


class HostingClick(StrEnum):
    """Names in custom ids; in the place of a season they all have the league.

    NUMBERS opens and CHANGE takes the form of that number, WHY and DO are about a tool.
    """

    PANEL = "l:panel"
    FORMAT = "l:format"
    SEATS = "l:seats"
    NUMBERS = "l:numbers"
    CHANGE = "l:change"
    WHY = "l:why"
    DO = "l:do"


class SeasonTool(IntEnum):
    """What can be done with a season, or its league, as a whole; the numbers stand in old messages."""

    OPEN = 1
    CLOSE = 2
    DRAW = 3
    BEGIN = 4
    PAUSE = 5
    RESUME = 6
    END = 7
    VOID = 8
    REST = 9
    WAKE = 10
    PREVIEW = 11
    SHIFT = 12
    REDRAW = 13

    @property
    def key(self) -> str:
        """Return its name in the words."""
        return self.name.lower()
