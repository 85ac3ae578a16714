"""Suspensions of players by moderators.

A suspended player has a Discord time-out and can't respond. When a player's clock runs out, the bot first
asks Discord whether the player is suspended. If so, the clock is paused until the suspension ends, for at
most MAX_REST per match.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.model import Seat
from engine.core.text import LocalizedText, SeatName, text
from host.core import outbox
from host.core.context import Context
from host.core.errors import UserError
from host.core.features import Feature, publish
from host.core.outbox import OutboxMessage
from host.core.owners import user_owner
from host.matches.log.entries import SeatRuling
from host.matches.match import loading
from host.matches.match.commit import commit
from host.matches.match.match import Match
from host.matches.settings.calendars import utc_time
from host.matches.settings.time_controls import DAY, MINUTE, time_control_of
from host.time.clock import deadlines, timing
from host.time.clock.events import PlayerChecked
from storage.core.database import Transaction
from storage.time import suspensions as stored
from storage.time.suspensions import SuspensionRow

MAX_REST = 7 * DAY
"""Maximum time for which suspensions may pause a player's clock in a match, in milliseconds."""
ANSWER_TIMEOUT = 5 * MINUTE
"""How long to wait for Discord's answer before the player loses on time, in milliseconds."""
STALE = 3 * ANSWER_TIMEOUT
"""Milliseconds after which an unanswered request is ignored, so that Discord is asked again."""


class CheckSuspension(OutboxMessage, frozen=True, tag="check"):
    """An outbox row that makes the bot ask Discord whether a player is suspended.

    No message is sent. The row belongs to the user.
    """

    match_id: int
    seat: int


class Suspended(SeatRuling, frozen=True, kw_only=True, tag="suspended"):
    """A player is suspended.

    Their clock is paused until a given time in Unix milliseconds.
    """

    until: int

    def describe(self, host: SeatName) -> LocalizedText:
        """Return the text of the ruling, with the end of the pause."""
        return text("told-suspended", who=SeatName(self.seat), until=utc_time(self.until))


async def ask_before_time_out(ctx: Context, tx: Transaction, match: Match, seat: Seat, user_key: int) -> bool:
    """Ask Discord whether a player whose clock has run out is suspended.

    Return whether to wait for the answer, for at most `ANSWER_TIMEOUT`.
    """
    if not ctx.can_check_members:
        return False
    known = await stored.get(tx, match.row.id, user_key)
    row = known or SuspensionRow(match_id=match.row.id, user_key=user_key)
    if row.asked is not None and ctx.now() - row.asked < STALE:
        await stored.put(tx, replace(row, asked=None))
        return False
    await stored.put(tx, replace(row, asked=ctx.now()))
    await outbox.add(ctx, tx, user_owner(user_key), CheckSuspension(match.row.id, seat))
    return True


async def note_answer(ctx: Context, match_id: int, seat: Seat, user_key: int, ends: int | None) -> None:
    """Record when a player's suspension ends, in Unix milliseconds.

    `ends` is None if the player is not suspended.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        try:
            match = await loading.load_running(ctx, tx, match_id)
        except UserError:
            return
        if seat >= len(match.seats) or match.seats[seat].user_key != user_key:
            return
        known = await stored.get(tx, match_id, user_key)
        row = known or SuspensionRow(match_id=match_id, user_key=user_key)
        if ends is not None and ends > ctx.now() and await _rest(ctx, tx, match, seat, row, ends):
            return
        if row.asked is not None:
            await publish(ctx, tx, PlayerChecked(match, seat))


async def _rest(
    ctx: Context, tx: Transaction, match: Match, seat: Seat, row: SuspensionRow, ends: int
) -> bool:
    """Pause a player's clock until their suspension ends.

    Return False if the clock can't be paused or is already paused for long enough.
    """
    clock = await deadlines.clock_of(tx, match, seat)
    begins = max(ctx.now(), row.ends or 0)
    rest = min(ends - begins, MAX_REST - row.rested)
    if clock is None or clock.remaining_ms is None or match.row.paused_since is not None or rest <= 0:
        return False
    has_run_out = row.asked is not None
    await stored.put(tx, replace(row, asked=None, ends=begins + rest, rested=row.rested + rest))
    match = await commit(ctx, tx, match, [Suspended(seat=seat, until=begins + rest)])
    time_control = time_control_of(match.row.time_control)
    # The player needs time to move after the suspension has ended.
    grace = time_control.patience if has_run_out and time_control is not None else 0
    await timing.extend(ctx, tx, match, seat, rest + grace)
    return True


FEATURE = Feature(posts=CheckSuspension, rulings=Suspended)
