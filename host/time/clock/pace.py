"""Switch running matches to a faster time control."""

from __future__ import annotations

from msgspec.structs import replace

from host.core.context import Context
from host.core.features import publish
from host.matches.match.events import DeadlineChanged
from host.matches.match.match import Match
from host.matches.settings import time_controls
from host.matches.settings.time_controls import TimeControl
from host.time.clock import timing
from storage.core.database import Transaction
from storage.matches.match import matches
from storage.time.clock import clocks as stored


async def speed_up(ctx: Context, tx: Transaction, match: Match, pace: TimeControl) -> Match:
    """Switch a match to a faster time control, and return the resulting match.

    Remaining times are reduced to the time bank of the new time control if they are longer.
    """
    text = time_controls.to_json(pace)
    await matches.set_time_control(tx, match.row.id, text)
    await timing.record_time_left(ctx, tx, match)
    for clock in (await stored.of_match(tx, match.row.id)).values():
        shorter = replace(
            clock, remaining_ms=_at_most(clock.remaining_ms, pace), banked_ms=_at_most(clock.banked_ms, pace)
        )
        if shorter != clock:
            await stored.put(tx, shorter)
    quicker = replace(match, row=replace(match.row, time_control=text))
    await timing.reset_timers(ctx, tx, quicker)
    await publish(ctx, tx, DeadlineChanged(quicker.row))
    return quicker


def _at_most(left: int | None, pace: TimeControl) -> int | None:
    """Return a remaining time, reduced to the time bank of a time control."""
    return None if left is None else min(left, pace.bank)
