"""The validity of turn notifications, which only this module decides.

A notification is valid while its turn lasts. Validity is checked when the notification is due, before sending
and after sending. An outdated notification is not sent, or is deleted if it was sent.
"""

from __future__ import annotations

from engine.core import play
from host.core.context import Context
from host.matches.match import loading
from host.matches.match.match import Match
from host.messages.notices.kinds import NotifiedTurn, TurnNotice, UpcomingTurn
from host.messages.notices.notification_window import notification_window
from host.time.clock import deadlines
from storage.core.database import Transaction
from storage.matches.match import seats
from storage.time.clock import clocks
from storage.time.clock.clocks import ClockRow

MAX_MATCHES = 1000
"""Maximum number of a player's matches to check."""


async def load_match(
    ctx: Context, tx: Transaction, match_id: int, notice: TurnNotice, *, from_deal: bool = False
) -> Match | None:
    """Load a notification's match; None if the notification is out of date."""
    row = await loading.load_row(tx, match_id)
    if row.status != "running":
        return None
    match = await loading.load_match(ctx, tx, row, from_deal=from_deal)
    return match if await is_valid(tx, match, notice) else None


async def is_valid(tx: Transaction, match: Match, notice: TurnNotice) -> bool:
    """Return whether a notification's turn is still in progress.

    A notification about an upcoming turn is valid only if its seat is still the next one.
    """
    if isinstance(notice, UpcomingTurn):
        running = await deadlines.clocks_of(tx, match)
        is_next = play.next_seat(match.state) == notice.seat
        return is_next and any(clock.turn == notice.turn for clock in running)
    clock = await deadlines.clock_of(tx, match, notice.seat)
    return clock is not None and clock.turn == notice.turn


async def find_turns(ctx: Context, tx: Transaction, user_key: int) -> dict[NotifiedTurn, ClockRow]:
    """Return a user's current turns about which they may be notified now.

    Each turn is mapped to its running clock.
    """
    own = {row.match_id: row.seat for row in await seats.of_user(tx, user_key, MAX_MATCHES)}
    running = await clocks.of_matches(tx, list(own))
    return {
        NotifiedTurn(clock.match_id, clock.seat, clock.turn): clock
        for clock in running
        if clock.running_since is not None
        and own[clock.match_id] == clock.seat
        and await next_notification_time(ctx, tx, clock.match_id, user_key) == ctx.now()
    }


async def next_notification_time(ctx: Context, tx: Transaction, match_id: int, user_key: int) -> int | None:
    """Return when a user may be notified of a turn, in Unix milliseconds; None for never."""
    return (await notification_window(tx, match_id, user_key)).next_time(ctx.now())
