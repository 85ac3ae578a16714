"""What is set, and the custom ids that set it."""

from __future__ import annotations

from enum import StrEnum

from bot.core.ids import plain_id


class Setting(StrEnum):
    """What is set: by a person for themselves, by a manager for a server."""

    LANGUAGE = "language"
    NOTICES = "notices"
    REMINDER = "reminder"
    WEEKDAYS = "weekdays"
    NEAR = "near"
    CONFIRM = "confirm"
    FORCED = "forced"
    PALETTE = "palette"
    TEXT = "text"
    HIDDEN = "hidden"
    PUBLIC = "public"
    CHANNELS = "channels"
    OPENERS = "openers"
    HOSTS = "hosts"
    # The ids of buttons that stand in old messages keep their words.
    TIME_CONTROL = "pace"
    TIME_CONTROLS = "paces"
    VACATION = "vacation"
    IDLE = "idle"
    RUNNING = "running"
    MORE = "more"
    BOARD = "noticeboard"


def click_name(setting: Setting) -> str:
    """Return the name of a click that changes a setting."""
    return f"s:{setting}"


def setting_id(setting: Setting, number: int = 0) -> str:
    """Write the custom id of a setting; `number` is what a button sets it to."""
    return plain_id(click_name(setting), number)
