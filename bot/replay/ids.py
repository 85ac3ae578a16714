"""What a click of somebody who looks back asks for."""

from enum import StrEnum


class ReplayClick(StrEnum):
    """Names in custom ids; REPLAY takes the number of a scene."""

    REPLAY = "replay"
    FIRST = "first"
    LAST = "last"
    CATCHUP = "catchup"
