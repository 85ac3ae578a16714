"""A guild's match list: a message that is edited when a listed match changes.

Each change sets the guild's timer, unless it is already set. Edits are therefore limited, regardless of the
number of moves.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from host.core import outbox, timers
from host.core.context import Context
from host.core.features import Feature, SubscriberOrder, Subscription
from host.core.outbox import OutboxMessage
from host.core.owners import Owner, guild_owner
from host.core.timers import Timer
from host.matches.match.events import ChannelChanged, Committed, MatchCancelled, MatchImported, TableChanged
from host.matches.settings import settings
from host.matches.settings.events import GuildSettingsChanged
from host.messages import view
from host.messages.view import OwnMatch
from storage.core.database import Transaction
from storage.core.scheduling.outbox import OutboxRow
from storage.matches import settings as stored


class RefreshMatchList(Timer, frozen=True, tag="refresh"):
    """A timer that edits the match list once a batch of changes is complete."""


class PostMatchList(OutboxMessage, frozen=True, tag="board"):
    """A message that posts or edits the match list."""


class DeleteMatchList(OutboxMessage, frozen=True, tag="take-down"):
    """The deletion of a match list message that is no longer needed."""

    message: int
    channel: int


MatchListPost: TypeAlias = PostMatchList | DeleteMatchList


BATCH_DELAY = 30_000
"""Time for which changes are collected before the message is edited, in milliseconds."""


class MatchList(Struct, frozen=True):
    """The data for a guild's match list, with the location of its message."""

    guild_id: int
    channel: int
    message: int | None
    """The id of the message; None until it has been sent."""
    matches: tuple[OwnMatch, ...]
    """The listed matches, as spectators see them."""


async def on_match_change(
    ctx: Context,
    tx: Transaction,
    event: Committed | MatchCancelled | TableChanged | MatchImported | ChannelChanged,
) -> None:
    """Schedule an edit of the guild's match list, if it has one, after a match has changed."""
    row = event.row
    if isinstance(event, Committed) and event.is_secret:
        return
    if (await settings.load_guild_settings(tx, row.guild_id)).board is None:
        return
    owner = guild_owner(row.guild_id)
    if not any(
        isinstance(set_timer.timer, RefreshMatchList) for set_timer in await timers.of_owner(tx, owner)
    ):
        await timers.put(tx, owner, RefreshMatchList(), ctx.now() + BATCH_DELAY)


async def handle_timer(ctx: Context, tx: Transaction, owner: Owner, timer: RefreshMatchList) -> None:
    """Queue an edit of the match list."""
    if (await settings.load_guild_settings(tx, owner.id)).board is not None:
        await outbox.replace_pending(ctx, tx, owner, PostMatchList())


async def on_settings_change(ctx: Context, tx: Transaction, event: GuildSettingsChanged) -> None:
    """Move the match list to the new channel: delete the old message and post a new one."""
    old, new, owner = event.former.board, event.current.board, guild_owner(event.guild_id)
    if old == new:
        return
    await outbox.delete_kinds(tx, owner, PostMatchList)
    if new is not None:
        await outbox.add(ctx, tx, owner, PostMatchList())
    message = (await stored.get_guild(tx, event.guild_id)).board_message
    if message is not None and old is not None:
        await outbox.add(ctx, tx, owner, DeleteMatchList(message, old))
    await stored.set_board_message(tx, event.guild_id, None)


async def load_match_list(ctx: Context, guild_id: int) -> MatchList | None:
    """Return a guild's match list; None if the guild no longer wants one."""
    async with ctx.database.read_transaction() as tx:
        channel = (await settings.load_guild_settings(tx, guild_id)).board
        message = (await stored.get_guild(tx, guild_id)).board_message
    if channel is None:
        return None
    return MatchList(guild_id, channel, message, await view.load_active_in_guild(ctx, guild_id))


async def note_posted(ctx: Context, post: OutboxRow, board: MatchList, message: int | None) -> None:
    """Record that the match list was posted or edited.

    If the guild no longer wants the list in that channel, queue its deletion. `message` is None if sending
    failed.
    """
    async with ctx.database.transaction() as tx:
        await outbox.delete(tx, post)
        if message is None:
            return
        if (await settings.load_guild_settings(tx, board.guild_id)).board == board.channel:
            await stored.set_board_message(tx, board.guild_id, message)
        else:
            owner = guild_owner(board.guild_id)
            await outbox.add(ctx, tx, owner, DeleteMatchList(message, board.channel))


FEATURE = Feature(
    timers=RefreshMatchList,
    handle_timer=handle_timer,
    posts=MatchListPost,
    subscriptions=(
        Subscription(Committed, SubscriberOrder.OTHERS, on_match_change),
        Subscription(MatchCancelled, SubscriberOrder.OTHERS, on_match_change),
        Subscription(TableChanged, SubscriberOrder.OTHERS, on_match_change),
        Subscription(MatchImported, SubscriberOrder.OTHERS, on_match_change),
        Subscription(ChannelChanged, SubscriberOrder.OTHERS, on_match_change),
        Subscription(GuildSettingsChanged, SubscriberOrder.MESSAGES, on_settings_change),
    ),
)
