"""What a click of somebody who asks why asks for."""

from enum import StrEnum


class ExplainClick(StrEnum):
    """Names in custom ids; WHY takes the number of a turn, 0 is one's own or a robot's last."""

    WHY = "why"
    WHICH = "whywhich"
    HINT = "hint"
    STOP = "whystop"
