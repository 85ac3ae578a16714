"""What a click of somebody who would play on for another asks for."""

from enum import StrEnum


class ReplaceClick(StrEnum):
    """Names in custom ids; SUBSTITUTE takes the number of a seat."""

    SUBSTITUTE = "substitute"
    TAKE = "take"
    RESIGN_ASK = "resignask"
    RESIGN = "resign"
