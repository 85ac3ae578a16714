"""What a click about a table asks for."""

from enum import StrEnum


class TableClick(StrEnum):
    """Names in custom ids."""

    JOIN = "join"
    LEAVE = "leave"
    ROBOT = "robot"
    ROBOT_AWAY = "robotaway"
    START = "start"
    CANCEL = "cancel"
    CANCELSURE = "cancelsure"
    OPTIONS = "variants"
    OPTION = "variant"
