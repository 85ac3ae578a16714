"""Pure functions that compute a seat's remaining time and deadline."""

from __future__ import annotations

from msgspec.structs import replace

from host.matches.settings.calendars import Calendar, add_running_time, running_time_between
from host.matches.settings.time_controls import TimeControl
from storage.time.clock.clocks import ClockRow
from storage.time.clock.outages import NO_END


def left_at(clock: ClockRow, calendar: Calendar, now: int) -> int | None:
    """Return the milliseconds that a seat has left at the given time; None without a time limit."""
    if clock.left is None or clock.since is None:
        return clock.left
    return max(0, clock.left - running_time_between(calendar, clock.since, now))


def deadline(clock: ClockRow, calendar: Calendar) -> int | None:
    """Return the deadline of a running clock in Unix milliseconds.

    Return None if the clock does not run or the deadline can't be known.
    """
    if clock.left is None or clock.since is None:
        return None
    at = add_running_time(calendar, clock.since, clock.left)
    return at if at < NO_END else None


def start(
    clock: ClockRow, time_control: TimeControl | None, turn: int, now: int, *, is_paused: bool, is_new: bool
) -> ClockRow:
    """Return a clock at the start of its seat's turn.

    If the turn starts again after an undo, no increment is added.
    """
    left = None
    if time_control is not None:
        left = time_control.bank if clock.left is None else clock.left
        left = time_control.top_up(left) if is_new else left
    return replace(clock, left=left, since=None if is_paused else now, turn=turn)


def stop(clock: ClockRow, calendar: Calendar, now: int) -> ClockRow:
    """Return the clock, stopped at the given time."""
    return replace(clock, left=left_at(clock, calendar, now), since=None)


def switch_calendar(clock: ClockRow, calendar: Calendar, now: int) -> ClockRow:
    """Return a running clock with its time recorded now, so that another calendar can apply."""
    if clock.since is None:
        return clock
    return replace(stop(clock, calendar, now), since=now)
