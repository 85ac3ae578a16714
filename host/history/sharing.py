"""Sharing a finished match as a card, an animation or an analysis.

Each of them can be shared only once.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from host.core import outbox
from host.core.context import Context
from host.core.errors import user_error
from host.core.features import Feature
from host.core.outbox import OutboxMessage
from host.core.owners import match_owner
from host.core.users import User
from host.matches.match import loading
from host.matches.match.match import seat_of
from storage.core.database import Transaction
from storage.core.scheduling.outbox import OutboxRow
from storage.history import sharing
from storage.history.sharing import SharedRow
from storage.matches.match import seats
from storage.matches.match.matches import MatchRow

SharedItem: TypeAlias = Literal["card", "film", "analysis"]


class PostShareCard(OutboxMessage, frozen=True, tag="card"):
    """The message with the share card of a finished match."""


class PostFilm(OutboxMessage, frozen=True, tag="film"):
    """The message with the animation of a finished match."""


class PostAnalysis(OutboxMessage, frozen=True, tag="analysis"):
    """The message with a robot's analysis of a finished match."""


SharingPost: TypeAlias = PostShareCard | PostFilm | PostAnalysis


POSTS: Mapping[SharedItem, type[OutboxMessage]] = MappingProxyType(
    {"card": PostShareCard, "film": PostFilm, "analysis": PostAnalysis}
)


class SharedMessage(Struct, frozen=True):
    """A message in which an item of a match was shared."""

    guild_id: int
    channel: int | None
    message: int | None
    """The id of the message; None if it has not been sent yet."""

    @property
    def link(self) -> str | None:
        """Return the URL of the message, if it has been sent."""
        if self.message is None:
            return None
        return f"https://discord.com/channels/{self.guild_id}/{self.channel}/{self.message}"


async def find_shared(ctx: Context, match_id: int, user: User, item: SharedItem) -> SharedMessage | None:
    """Return an item that was already shared, or None if the user may share it now.

    Raises a UserError if the user may not share it.
    """
    async with ctx.database.read_transaction() as tx:
        return await _find_shared(ctx, tx, match_id, user, item)


async def share(ctx: Context, match_id: int, user: User, item: SharedItem) -> SharedMessage | None:
    """Queue an item for sharing, or return its message if it was already shared."""
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        known = await _find_shared(ctx, tx, match_id, user, item)
        if known is None:
            await sharing.add(tx, SharedRow(match_id=match_id, item=item, user_key=user.key))
            await outbox.add(ctx, tx, match_owner(match_id), POSTS[item]())
        return known


async def _find_shared(
    ctx: Context, tx: Transaction, match_id: int, user: User, item: SharedItem
) -> SharedMessage | None:
    row = await _load_played(tx, match_id, user)
    known = await sharing.get(tx, match_id, item)
    if known is not None:
        return SharedMessage(row.guild_id, known.channel, known.message)
    # Reject an unreadable match now, since rendering it later would fail.
    await loading.load_match(ctx, tx, row)
    return None


async def _load_played(tx: Transaction, match_id: int, user: User) -> MatchRow:
    row = await loading.load_row(tx, match_id)
    if row.status != "finished":
        raise user_error("sharing-not-over")
    if seat_of(tuple(await seats.of_match(tx, match_id)), user) is None:
        raise user_error("sharing-players-only")
    return row


async def note_posted(
    ctx: Context, row: OutboxRow, item: SharedItem, channel_id: int, message_id: int
) -> None:
    """Delete a sent outbox message and record where it was sent."""
    async with ctx.database.transaction() as tx:
        await outbox.delete(tx, row)
        known = await sharing.get(tx, row.owner, item)
        if known is not None:
            await sharing.put(tx, replace(known, channel=channel_id, message=message_id))


async def cancel(ctx: Context, row: OutboxRow, item: SharedItem) -> None:
    """Delete an outbox message that failed, so that the item may be shared again."""
    async with ctx.database.transaction() as tx:
        await outbox.delete(tx, row)
        await sharing.delete(tx, row.owner, item)


FEATURE = Feature(posts=SharingPost)
