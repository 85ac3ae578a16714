"""What a click of somebody who wants a turn back asks for."""

from enum import StrEnum


class UndoClick(StrEnum):
    """Names in custom ids."""

    TAKEBACK = "takeback"
