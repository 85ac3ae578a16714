"""Clocks of seats: what is left, and when it will have run out. Pure."""

from __future__ import annotations

from msgspec.structs import replace

from host.matches.settings.calendars import Calendar, awake_after, awake_between
from host.matches.settings.time_controls import TimeControl
from storage.time.clock.clocks import ClockRow
from storage.time.clock.outages import OPEN


def left_at(clock: ClockRow, calendar: Calendar, now: int) -> int | None:
    """Return the milliseconds a seat has left at a time; None where its time is not counted."""
    if clock.left is None or clock.since is None:
        return clock.left
    return max(0, clock.left - awake_between(calendar, clock.since, now))


def deadline(clock: ClockRow, calendar: Calendar) -> int | None:
    """Return when a running clock will have run out, in unix milliseconds; None where none runs, or nobody knows."""
    if clock.left is None or clock.since is None:
        return None
    at = awake_after(calendar, clock.since, clock.left)
    return at if at < OPEN else None


def start(
    clock: ClockRow, time_control: TimeControl | None, turn: int, now: int, *, is_paused: bool, is_new: bool
) -> ClockRow:
    """Return a clock at the beginning of its seat's turn; one that begins again brings no increment."""
    left = None
    if time_control is not None:
        left = time_control.bank if clock.left is None else clock.left
        left = time_control.top_up(left) if is_new else left
    return replace(clock, left=left, since=None if is_paused else now, turn=turn)


def stop(clock: ClockRow, calendar: Calendar, now: int) -> ClockRow:
    """Return a clock that rests from now on."""
    return replace(clock, left=left_at(clock, calendar, now), since=None)


def switch_calendar(clock: ClockRow, calendar: Calendar, now: int) -> ClockRow:
    """Return a running clock that was set now, so that the time to come is counted by another calendar."""
    if clock.since is None:
        return clock
    return replace(stop(clock, calendar, now), since=now)
