"""What a click of a host asks for."""

from enum import IntEnum, StrEnum


class HostClick(StrEnum):
    """Names in custom ids; ASK and DO take the number of a tool, and a seat or an entry as revision."""

    PANEL = "host"
    SEATS = "hostseats"
    TURNS = "hostturns"
    ASK = "hostask"
    DO = "hostdo"


class HostTool(IntEnum):
    """The tools of the host panel; the numbers stand in old messages."""

    PAUSE = 1
    RESUME = 2
    CANCEL = 3
    REPOST = 4
    REPAIR = 5
    EXPORT = 6
    MOVE = 7
    EXTEND = 8
    REPLACE = 9
    UNDO = 10
    PAUSE_ALL = 11
    RESUME_ALL = 12
    OUTAGE = 13
    HANDOVER = 14

    @property
    def key(self) -> str:
        """Return its name in the words."""
        return self.name.lower().replace("_", "-")
