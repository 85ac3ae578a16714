"""What a click of somebody who looks back asks for."""

from enum import StrEnum

OWN_TURN = "own"
THE_END = "end"
"""Places of the menu under which a match may have gone on; its other values are numbers of scenes."""


class ReplayClick(StrEnum):
    """Names in custom ids; REPLAY takes the number of a scene."""

    REPLAY = "replay"
    FIRST = "first"
    LAST = "last"
    JUMP = "jump"
    CATCHUP = "catchup"
