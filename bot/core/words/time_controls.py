"""Descriptions of time controls. Pure functions."""

from __future__ import annotations

from msgspec.structs import replace

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


def time_control_label(name: str, translate: Translator) -> str:
    """Describe a named time control in few words, for a menu that is read on a phone."""
    time_control = time_controls.find_by_name(name)
    if time_control is None:
        return translate(text("time-control-none"))
    times = {"bank": short_duration(time_control.bank), "increment": short_duration(time_control.increment)}
    return translate(text("time-control-short", time_control=text(f"time-control-{name}"), **times))


def time_control_name(stored: str, translate: Translator) -> str:
    """Return the short name of a stored time control."""
    time_control = time_controls.time_control_of(stored)
    name = time_controls.NONE if time_control is None else time_control.name
    return translate(text(f"time-control-{name}"))


def _numbers_text(time_control: TimeControl, key: str) -> LocalizedText:
    times = {"bank": time_control.bank, "increment": time_control.increment, "cap": time_control.cap}
    spans = {name: duration(time) for name, time in times.items()}
    return text(key, time_control=text(f"time-control-{time_control.name}"), **spans)


def short_duration(time: int) -> LocalizedText:
    """Describe a duration like `duration`, with abbreviated hours and minutes."""
    localized_text = duration(time)
    is_long = localized_text.key == "duration-days"
    return localized_text if is_long else replace(localized_text, key=f"{localized_text.key}-short")


def duration(time: int) -> LocalizedText:
    """Describe a duration in days, hours or minutes.

    Use the largest unit that gives a whole number.
    """
    for unit, length in (("days", DAY), ("hours", HOUR)):
        if time and time % length == 0:
            return text(f"duration-{unit}", count=time // length)
    return text("duration-minutes", count=time // MINUTE)
