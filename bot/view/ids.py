"""What a click of somebody who looks asks for."""

from enum import StrEnum


class ViewClick(StrEnum):
    """Names in custom ids."""

    BOARD = "board"
    LOG = "log"
    TEXT = "text"
