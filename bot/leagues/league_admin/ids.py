"""Names of the clicks on a league's panel, and the panel's tools."""

from enum import IntEnum, StrEnum


class LeagueAdminClick(StrEnum):
    """The name of a click, used in custom ids that contain a league instead of a season.

    NUMBERS opens a modal and CHANGE submits it. Custom ids with these names contain the number of the modal.
    Those with DAYS_OFF contain 1 to allow automatic days off, or 0 to exclude them. Those with SERVER_EVENTS contain 1
    to turn server events on. Those with WHY and DO
    contain the number of a tool. Those with ANSWERED contain the log entry of a question.
    """

    PANEL = "l:panel"
    FORMAT = "l:format"
    SEATS = "l:seats"
    SIZES = "l:sizes"
    ORDER = "l:order"
    DAYS_OFF = "l:days-off"
    SERVER_EVENTS = "l:events"
    NUMBERS = "l:numbers"
    CHANGE = "l:change"
    WHY = "l:why"
    DO = "l:do"
    ANSWERED = "l:answered"


class SeasonTool(IntEnum):
    """A tool for a season or its league.

    Messages that were already sent contain these values, so don't change them.
    """

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
        """Return the tool's name, as used in translation keys."""
        return self.name.lower()
