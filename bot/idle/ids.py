"""What a click on the notice of a match that nobody touches asks for."""

from enum import StrEnum


class IdleClick(StrEnum):
    """Names in custom ids."""

    KEEP = "keep"
