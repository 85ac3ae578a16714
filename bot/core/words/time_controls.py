"""Descriptions of time controls. Pure functions."""

from __future__ import annotations

from bot.core.words.i18n import Translator
from engine.core.text import LocalizedText, text
from host.matches.settings import time_controls
from host.matches.settings.time_controls import DAY, HOUR, MINUTE, TimeControl

TIME_CONTROLS = (*time_controls.TIME_CONTROLS, time_controls.NONE)


def time_control_line(stored: str, translate: Translator) -> str:
    """Describe a stored time control."""
    time_control = time_controls.time_control_of(stored)
    return (
        translate(text("card-no-time-control"))
        if time_control is None
        else translate(_numbers_text(time_control, "card-time-control"))
    )


def time_control_choice(name: str, translate: Translator) -> str:
    """Describe a named time control, including its times."""
    time_control = time_controls.find_by_name(name)
    return (
        translate(text("time-control-none"))
        if time_control is None
        else translate(_numbers_text(time_control, "time-control-numbers"))
    )


def time_control_name(stored: str, translate: Translator) -> str:
    """Return the short name of a stored time control."""
    time_control = time_controls.time_control_of(stored)
    name = time_controls.NONE if time_control is None else time_control.name
    return translate(text(f"time-control-{name}"))


def _numbers_text(time_control: TimeControl, key: str) -> LocalizedText:
    times = {"bank": time_control.bank, "increment": time_control.increment, "cap": time_control.cap}
    spans = {name: duration(time) for name, time in times.items()}
    return text(key, time_control=text(f"time-control-{time_control.name}"), **spans)


def duration(time: int) -> LocalizedText:
    """Describe a duration in days, hours or minutes.

    Use the largest unit that gives a whole number.
    """
    for unit, length in (("days", DAY), ("hours", HOUR)):
        if time and time % length == 0:
            return text(f"duration-{unit}", count=time // length)
    return text("duration-minutes", count=time // MINUTE)
