"""Mutes turn off notifications about a match, permanently or temporarily."""

from __future__ import annotations

from msgspec import Struct

from engine.core.model import Seat
from host.core import outbox
from host.core.context import Context
from host.core.errors import user_error
from host.core.owners import match_owner
from host.core.users import User
from host.matches.match import loading
from host.matches.match.match import Match
from host.matches.settings.time_controls import HOUR
from host.messages.notices import deliveries
from host.messages.notices.kinds import LastCall, Reminder, TurnBegan
from host.messages.notices.schedule import NOTICES
from host.time.clock import deadlines, timing
from storage.core.database import Transaction
from storage.matches.match.matches import MatchRow
from storage.messages import notices
from storage.messages.notices import MuteRow


class MutedMatch(Struct, frozen=True):
    """A match that a user muted permanently, or until the given time in Unix milliseconds."""

    match: MatchRow
    until: int | None
    is_shortened: bool
    """Whether the mute was shortened so that it ends before the user's time runs out."""


async def mute(ctx: Context, match_id: int, user: User, hours: int | None) -> MutedMatch:
    """Mute a match for a user, permanently or for the given number of hours.

    Notifications that were already sent are deleted. They are sent again after a temporary mute.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match = await _of_player(ctx, tx, match_id, user)
        until = None if hours is None else ctx.now() + hours * HOUR
        await notices.put_mute(tx, MuteRow(match_id=match_id, user_key=user.key, until=until))
        await _delete_notices(ctx, tx, match, match.seat_of(user))
        await timing.reset_timers(ctx, tx, match)
        set_ = await notices.get_mute(tx, match_id, user.key)
    assert set_ is not None
    return MutedMatch(match.row, set_.until, is_shortened=set_.until != until)


async def _delete_notices(ctx: Context, tx: Transaction, match: Match, seat: Seat | None) -> None:
    """Delete the notifications of a seat's current turn and mark them as not sent."""
    await deliveries.delete_messages(
        ctx,
        tx,
        match.row.id,
        lambda outbox_message: isinstance(outbox_message, NOTICES) and outbox_message.seat == seat,
    )
    clock = None if seat is None else await deadlines.clock_of(tx, match, seat)
    if clock is not None:
        for kind in (TurnBegan, Reminder, LastCall):
            notice = kind(clock.seat, clock.turn)
            await outbox.delete_equal(tx, match_owner(match.row.id), notice)
            await deliveries.mark_unsent(tx, match.row.id, notice)


async def unmute(ctx: Context, match_id: int, user: User) -> MatchRow:
    """Unmute a match for a user."""
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match = await _of_player(ctx, tx, match_id, user)
        await notices.delete_mute(tx, match_id, user.key)
        await timing.reset_timers(ctx, tx, match)
    return match.row


async def _of_player(ctx: Context, tx: Transaction, match_id: int, user: User) -> Match:
    match = await loading.load_running(ctx, tx, match_id)
    if match.seat_of(user) is None:
        raise user_error("not-in-match")
    return match
