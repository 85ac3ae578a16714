"""What a click about a rematch asks for."""

from enum import StrEnum


class RematchClick(StrEnum):
    """Names in custom ids."""

    REMATCH = "rematch"
