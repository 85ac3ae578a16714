"""What a click of somebody who takes a turn asks for."""

from enum import StrEnum


class PlayClick(StrEnum):
    """Names in custom ids; OPTION, REVEAL and END take the number of an option, PAGE that of a page."""

    TURN = "turn"
    PAGE = "page"
    OPTION = "option"
    MENU = "menu"
    REVEAL = "reveal"
    END = "end"
    UNDO = "undo"
    OVER = "over"
    CONFIRM = "confirm"
