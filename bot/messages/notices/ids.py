"""What a click on a notice asks for."""

from enum import StrEnum


class NoticeClick(StrEnum):
    """Names in custom ids; SNOOZE takes a number of hours."""

    SNOOZE = "snooze"
    MUTE = "mute"
