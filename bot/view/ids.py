"""What a click of somebody who looks asks for."""

from enum import StrEnum

MY_MATCHES = "g:games"
"""A page of a person's matches, which are of no match in particular."""


class ViewClick(StrEnum):
    """Names in custom ids."""

    BOARD = "board"
    LOG = "log"
