"""Decide whether turn notifications are still valid.

A notification is valid as long as its turn lasts. Validity is checked when the notification is due, before it
is sent, and afterwards. An outdated notification is not sent, or is deleted if it was already sent.
"""

from __future__ import annotations

from engine.core import play
from host.core.context import Context
from host.matches.match import loading
from host.matches.match.match import Match
from host.messages.notices.kinds import LastCall, NotifiedTurn, Reminder, TurnNotice, UpcomingTurn
from host.messages.notices.notification_window import notification_window
from host.time.clock import deadlines
from storage.core.database import Transaction
from storage.matches.match import seats
from storage.time.clock import clocks
from storage.time.clock.clocks import ClockRow

MAX_MATCHES = 1000
"""Maximum number of matches to check for a player."""


async def load_match(
    ctx: Context, tx: Transaction, match_id: int, notice: TurnNotice, *, from_deal: bool = False
) -> Match | None:
    """Load the match that a notification is about, or return None if the notification is outdated."""
    row = await loading.load_row(tx, match_id)
    if row.status != "running":
        return None
    match = await loading.load_match(ctx, tx, row, from_deal=from_deal)
    return match if await is_valid(tx, match, notice) else None


async def is_valid(tx: Transaction, match: Match, notice: TurnNotice) -> bool:
    """Return whether a notification is still valid because its turn is not over.

    A notification about an upcoming turn is valid only while its seat is the next to move.
    """
    if isinstance(notice, UpcomingTurn):
        running = await deadlines.clocks_of(tx, match)
        is_next = play.next_seat(match.state) == notice.seat
        return is_next and any(clock.turn == notice.turn for clock in running)
    if isinstance(notice, Reminder | LastCall) and notice.seat not in match.awaited:
        return False
    clock = await deadlines.clock_of(tx, match, notice.seat)
    return clock is not None and clock.turn == notice.turn


async def find_turns(ctx: Context, tx: Transaction, user_key: int) -> dict[NotifiedTurn, ClockRow]:
    """Return the turns that a user may be notified about now.

    Each turn is mapped to its running clock.
    """
    own = {row.match_id: row.seat for row in await seats.of_user(tx, user_key, MAX_MATCHES)}
    running = await clocks.of_matches(tx, list(own))
    return {
        NotifiedTurn(clock.match_id, clock.seat, clock.turn): clock
        for clock in running
        if clock.running_since is not None
        and not clock.has_answered
        and own[clock.match_id] == clock.seat
        and await next_notification_time(ctx, tx, clock.match_id, user_key) == ctx.now()
    }


async def next_notification_time(ctx: Context, tx: Transaction, match_id: int, user_key: int) -> int | None:
    """Return when a user may next be notified about a match, in Unix milliseconds; None if never."""
    return (await notification_window(tx, match_id, user_key)).next_time(ctx.now())
