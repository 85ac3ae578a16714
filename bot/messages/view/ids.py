"""What a click of somebody who looks asks for."""

from enum import StrEnum


class ViewClick(StrEnum):
    """Names in custom ids; LOG takes the number of a page, without one it is the latest.

    MY_MATCHES takes the number of a page and is about no match in particular.
    """

    BOARD = "board"
    LOG = "log"
    LOG_FIRST = "logfirst"
    LOG_LATEST = "loglatest"
    LOG_ROUND = "loground"
    TEXT = "text"
    MY_MATCHES = "g:games"
