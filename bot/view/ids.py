"""What a click of somebody who looks asks for."""

from enum import StrEnum


class ViewClick(StrEnum):
    """Names in custom ids; MY_MATCHES takes the number of a page and is about no match in particular."""

    BOARD = "board"
    LOG = "log"
    TEXT = "text"
    MY_MATCHES = "g:games"
