"""Pure functions that compute a seat's remaining time and deadline."""

from __future__ import annotations

from msgspec.structs import replace

from host.matches.settings.calendars import Calendar, add_running_time, running_time_between
from host.matches.settings.time_controls import TimeControl
from storage.time.clock.clocks import ClockRow
from storage.time.clock.outages import NO_END


def left_at(clock: ClockRow, calendar: Calendar, now: int) -> int | None:
    """Return a seat's remaining time at `now` in milliseconds; None if it has no time limit."""
    if clock.remaining_ms is None or clock.running_since is None:
        return clock.remaining_ms
    return max(0, clock.remaining_ms - running_time_between(calendar, clock.running_since, now))


def deadline(clock: ClockRow, calendar: Calendar) -> int | None:
    """Return the deadline of a running clock in Unix milliseconds.

    Return None if the clock is stopped or its deadline is too far in the future.
    """
    if clock.remaining_ms is None or clock.running_since is None:
        return None
    at = add_running_time(calendar, clock.running_since, clock.remaining_ms)
    return at if at < NO_END else None


def start(
    clock: ClockRow, time_control: TimeControl | None, turn: int, now: int, *, is_paused: bool, is_new: bool
) -> ClockRow:
    """Start a seat's clock for its turn, and return the new clock.

    A turn that is repeated after an undo gets no increment.
    """
    left = None
    if time_control is not None:
        left = time_control.bank if clock.remaining_ms is None else clock.remaining_ms
        left = time_control.top_up(left) if is_new else left
    return replace(clock, remaining_ms=left, running_since=None if is_paused else now, turn=turn)


def start_window(
    clock: ClockRow, time_control: TimeControl | None, turn: int, now: int, *, is_paused: bool
) -> ClockRow:
    """Start a seat's clock for a window, and return the new clock.

    The time control's time for a vote limits the window. The seat's own remaining time is kept for its turns.
    """
    left = None if time_control is None else time_control.patience
    since = None if is_paused else now
    return replace(
        clock, banked_ms=clock.remaining_ms, remaining_ms=left, running_since=since, turn=turn,
        has_answered=False,
    )  # fmt: skip


def stop_window(clock: ClockRow) -> ClockRow:
    """Stop a clock at the end of a window, and return the new clock with the seat's own remaining time."""
    return replace(
        clock, remaining_ms=clock.banked_ms, banked_ms=None, running_since=None, has_answered=False
    )


def stop(clock: ClockRow, calendar: Calendar, now: int) -> ClockRow:
    """Stop a clock at `now`, and return the new clock."""
    return replace(clock, remaining_ms=left_at(clock, calendar, now), running_since=None)


def switch_calendar(clock: ClockRow, calendar: Calendar, now: int) -> ClockRow:
    """Update a running clock's remaining time, and return the new clock.

    The new clock starts at `now`, so it can be used with another calendar.
    """
    if clock.running_since is None:
        return clock
    return replace(stop(clock, calendar, now), running_since=now)
