"""What a click of somebody who wants to know what they may do asks for."""

from enum import StrEnum


class PanelClick(StrEnum):
    """Names in custom ids."""

    MATCH = "match"
