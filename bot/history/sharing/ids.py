"""What a click of somebody who shares a match asks for."""

from enum import StrEnum


class SharingClick(StrEnum):
    """Names in custom ids."""

    CARD = "sharecard"
    FILM = "sharefilm"
    ANALYSIS = "shareanalysis"
