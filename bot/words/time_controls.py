"""Paces in words: how much time a match gives. Pure."""

from __future__ import annotations

from bot.words.i18n import Words
from engine.core.text import Text, text
from host.settings import time_controls
from host.settings.time_controls import DAY, HOUR, MINUTE, Pace

PACES = (*time_controls.PACES, time_controls.NONE)
"""What can be chosen by name."""


def pace_line(stored: str, words: Words) -> str:
    """Tell the pace of a match as it is stored."""
    pace = time_controls.pace_of(stored)
    return words(text("card-no-pace")) if pace is None else words(_told(pace, "card-pace"))


def pace_choice(name: str, words: Words) -> str:
    """Tell a pace that has a name, with its numbers."""
    pace = time_controls.named(name)
    return words(text("pace-none")) if pace is None else words(_told(pace, "pace-numbers"))


def _told(pace: Pace, key: str) -> Text:
    times = {"bank": pace.bank, "increment": pace.increment, "cap": pace.cap}
    spans = {name: duration(time) for name, time in times.items()}
    return text(key, pace=text(f"pace-{pace.name}"), **spans)


def duration(time: int) -> Text:
    """Tell how long a time is, in the largest unit that leaves no rest."""
    for unit, length in (("days", DAY), ("hours", HOUR)):
        if time and time % length == 0:
            return text(f"duration-{unit}", count=time // length)
    return text("duration-minutes", count=time // MINUTE)
