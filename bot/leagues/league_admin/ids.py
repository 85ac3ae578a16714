"""Click names for league hosts."""

from enum import IntEnum, StrEnum


class LeagueAdminClick(StrEnum):
    """The click names in custom ids, which contain the league instead of a season.

    NUMBERS opens a modal, and CHANGE submits it; both take the number of the modal. WHY and DO take a tool
    number, and ANSWERED the log entry of a question.
    """

    PANEL = "l:panel"
    FORMAT = "l:format"
    SEATS = "l:seats"
    SIZES = "l:sizes"
    ORDER = "l:order"
    NUMBERS = "l:numbers"
    CHANGE = "l:change"
    WHY = "l:why"
    DO = "l:do"
    ANSWERED = "l:answered"


class SeasonTool(IntEnum):
    """A tool for a season or its league; old messages contain the numbers, so don't change them."""

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
        """Return the translation key."""
        return self.name.lower()
