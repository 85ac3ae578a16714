"""What a click on the tide asks for."""

from enum import StrEnum


class TideClick(StrEnum):
    """Names in custom ids."""

    MARK = "mark"
