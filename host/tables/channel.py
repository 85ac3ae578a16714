"""Move a match to another channel, with its current and pending messages."""

from __future__ import annotations

from contextlib import suppress
from typing import ClassVar, TypeAlias

from msgspec.structs import replace

from engine.core.text import LocalizedText, SeatName, text
from host.core import outbox
from host.core.context import Context
from host.core.errors import UserError, user_error
from host.core.features import Feature, publish
from host.core.outbox import OutboxMessage
from host.core.owners import match_owner, user_owner
from host.matches.log.entries import Ruling
from host.matches.match import loading
from host.matches.match.cancellation import cancel_match
from host.matches.match.commit import commit
from host.matches.match.events import ChannelChanged
from host.matches.match.match import Match
from host.matches.permissions import Act, Authority, authorize
from host.time.clock import timing
from storage.core.database import Transaction
from storage.core.scheduling import outbox as stored_outbox
from storage.decisions import closed_channels
from storage.decisions.closed_channels import ClosedChannelRow
from storage.matches.match import matches, seats
from storage.matches.match.matches import ACTIVE_STATUSES, ChannelTaken, MatchRow


class ChangeChannel(Act, frozen=True, tag="move"):
    """A host moved a match to another channel."""

    is_logged: bool = True
    """Whether the match's log has an entry for the action."""

    def describe_at_table(self, host: SeatName) -> LocalizedText | None:
        """Return the line to post at the table; None if the match's log already has an entry."""
        return None if self.is_logged else text("told-table-moved", host=host)


class ReplaceDeletedChannel(ChangeChannel, frozen=True, tag="move-deleted"):
    """A host moved a match whose channel was deleted.

    Even a host who plays in the match may do this, because the match can't continue otherwise.
    """

    is_technical: ClassVar[bool] = True


ChannelAct: TypeAlias = ChangeChannel | ReplaceDeletedChannel


class ChannelLost(Ruling, frozen=True, kw_only=True, tag="channel-lost"):
    """The match's channel was deleted.

    The clocks are paused until the match has another channel.
    """


class Moved(Ruling, frozen=True, kw_only=True, tag="moved"):
    """The match was moved to another channel."""


ChannelRuling: TypeAlias = ChannelLost | Moved


class ChannelNotification(OutboxMessage, frozen=True, tag="channel"):
    """A direct message to a player whose match's channel was deleted or replaced.

    Its outbox row belongs to the user.
    """

    match_id: int


async def mark_channel_deleted(ctx: Context, match_id: int, channel: int) -> None:
    """Record that a match's channel was deleted.

    Do nothing if this is already recorded, the match is in another channel, or the match is over.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        row = await loading.load_row(tx, match_id)
        if row.channel != channel:
            return
        if row.status == "open":
            await cancel_match(ctx, tx, row)
        elif row.status == "running" and row.channel_missing_since is None:
            # If the clocks were already paused, `since` must be later than the start of that pause.
            # `_is_paused_for_channel` compares the two times.
            since = max(ctx.now(), (row.paused_since or 0) + 1)
            await matches.set_channel_lost(tx, row.id, since)
            await _pause_clocks(ctx, tx, replace(row, channel_missing_since=since))
            await notify_players(ctx, tx, row.id)


async def _pause_clocks(ctx: Context, tx: Transaction, row: MatchRow) -> None:
    """Pause a match's clocks unless they are already paused.

    If the match can't be read, no log entry is written.
    """
    try:
        match = await loading.load_match(ctx, tx, row)
    except UserError:
        if row.paused_since is None:
            await matches.set_paused(tx, row.id, row.channel_missing_since)
        return
    match = await commit(ctx, tx, match, [ChannelLost()])
    if row.paused_since is None:
        await timing.pause(ctx, tx, match)


async def notify_players(ctx: Context, tx: Transaction, match_id: int) -> None:
    """Queue direct messages to a match's players about its channel."""
    for seat in await seats.of_match(tx, match_id):
        if seat.user_key is not None:
            owner, post = user_owner(seat.user_key), ChannelNotification(match_id)
            await outbox.delete_equal(tx, owner, post)
            await outbox.add(ctx, tx, owner, post)


async def change_channel(
    ctx: Context, match_id: int, channel: int, by: Authority, *, is_thread: bool
) -> MatchRow:
    """Move an unfinished match to another channel.

    A reason is required. A host who plays in the match may move it only if its channel was deleted; otherwise
    UserError is raised.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        former, closed = await loading.load_row(tx, match_id), await closed_channels.get(tx, match_id)
        is_paused = _is_paused_for_channel(former, closed)
        await closed_channels.delete(tx, match_id)
        if former.status not in ACTIVE_STATUSES:
            raise user_error(former.status)
        row = await _set_channel(tx, former, channel, is_thread=is_thread)
        match = None
        with suppress(UserError):
            match = await loading.load_match(ctx, tx, row) if row.status == "running" else None
        act_type = ChangeChannel if former.channel_missing_since is None else ReplaceDeletedChannel
        await authorize(ctx, tx, row, by, act_type(is_logged=match is not None))
        await publish(ctx, tx, ChannelChanged(row, former))
        if match is not None:
            match = await commit(ctx, tx, match, [by.make_ruling(Moved)])
            await _resume_clocks(ctx, tx, match, is_paused=is_paused)
        elif is_paused:
            await matches.set_paused(tx, row.id, None)
        if former.channel_missing_since is not None:
            await notify_players(ctx, tx, row.id)
        owner = match_owner(row.id)
        await stored_outbox.release(tx, owner.kind, owner.id)
    return row


async def _set_channel(tx: Transaction, former: MatchRow, channel: int, *, is_thread: bool) -> MatchRow:
    if former.channel == channel:
        raise user_error("already-here")
    if await matches.active_in_channel(tx, channel) is not None:
        raise user_error("channel-busy")
    try:
        await matches.set_channel(tx, former.id, channel, is_thread=is_thread)
    except ChannelTaken:
        raise user_error("channel-busy") from None
    return replace(former, channel=channel, is_thread=is_thread, card=None, channel_missing_since=None)


async def _resume_clocks(ctx: Context, tx: Transaction, match: Match, *, is_paused: bool) -> None:
    """Resume the clocks that were paused because of the former channel.

    The players to move are notified in the new channel.
    """
    if is_paused:
        await timing.resume(ctx, tx, match)
    else:
        await timing.reset_timers(ctx, tx, match)


def _is_paused_for_channel(former: MatchRow, closed: ClosedChannelRow | None) -> bool:
    """Return whether clocks are paused because the channel was deleted or closed.

    If a host paused them, return False.
    """
    lost, paused = former.channel_missing_since, former.paused_since
    is_by_deletion = lost is not None and paused is not None and paused >= lost
    return is_by_deletion or (closed is not None and paused is not None and paused == closed.rests_since)


async def load_match_to_notify(ctx: Context, match_id: int, user_key: int) -> MatchRow | None:
    """Return a match if a player should be notified about it.

    Return None if the match is not running or the player has left it.
    """
    async with ctx.database.read_transaction() as tx:
        row = await matches.get(tx, match_id)
        sitting = [seat.user_key for seat in await seats.of_match(tx, match_id)]
    return row if row is not None and row.status == "running" and user_key in sitting else None


FEATURE = Feature(posts=ChannelNotification, rulings=ChannelRuling, acts=ChannelAct)
