"""Sharing a finished match as a card, a film or an analysis: by its players, each once."""

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
from storage.core.scheduling.outbox import PostRow
from storage.history import sharing
from storage.history.sharing import SharedRow
from storage.matches.match import seats
from storage.matches.match.matches import MatchRow

What: TypeAlias = Literal["card", "film", "analysis"]


class PostShareCard(OutboxMessage, frozen=True, tag="card"):
    """The message with the card of a finished match."""


class PostFilm(OutboxMessage, frozen=True, tag="film"):
    """The message with the animation of a finished match."""


class PostAnalysis(OutboxMessage, frozen=True, tag="analysis"):
    """The message with a robot's analysis of a finished match."""


SharingPost: TypeAlias = PostShareCard | PostFilm | PostAnalysis


POSTS: Mapping[What, type[OutboxMessage]] = MappingProxyType(
    {"card": PostShareCard, "film": PostFilm, "analysis": PostAnalysis}
)


class Shared(Struct, frozen=True):
    """An item of a match that was shared before."""

    guild_id: int
    channel: int | None
    message: int | None
    """None while the message has not been sent."""

    @property
    def link(self) -> str | None:
        """Return the URL of the message, if it has been sent."""
        if self.message is None:
            return None
        return f"https://discord.com/channels/{self.guild_id}/{self.channel}/{self.message}"


async def before(ctx: Context, match_id: int, user: User, what: What) -> Shared | None:
    """Return an item that was shared before; None if the user may share it now.

    Raises a UserError if the user may not.
    """
    async with ctx.database.read_transaction() as tx:
        return await _before(ctx, tx, match_id, user, what)


async def ask(ctx: Context, match_id: int, user: User, what: What) -> Shared | None:
    """Queue an item for sharing, or return the one that was shared before."""
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        known = await _before(ctx, tx, match_id, user, what)
        if known is None:
            await sharing.add(tx, SharedRow(match_id=match_id, what=what, user_key=user.key))
            await outbox.add(ctx, tx, match_owner(match_id), POSTS[what]())
        return known


async def _before(ctx: Context, tx: Transaction, match_id: int, user: User, what: What) -> Shared | None:
    row = await _load_played(tx, match_id, user)
    known = await sharing.get(tx, match_id, what)
    if known is not None:
        return Shared(row.guild_id, known.channel, known.message)
    # Reject a match that can't be read now, instead of failing when it is drawn.
    await loading.match_of(ctx, tx, row)
    return None


async def _load_played(tx: Transaction, match_id: int, user: User) -> MatchRow:
    row = await loading.row_of(tx, match_id)
    if row.status != "finished":
        raise user_error("sharing-not-over")
    if seat_of(tuple(await seats.of_match(tx, match_id)), user) is None:
        raise user_error("sharing-players-only")
    return row


async def note_posted(ctx: Context, row: PostRow, what: What, channel: int, message: int) -> None:
    """Delete a sent outbox message and record where it was sent."""
    async with ctx.database.transaction() as tx:
        await outbox.take(tx, row)
        known = await sharing.get(tx, row.owner, what)
        if known is not None:
            await sharing.put(tx, replace(known, channel=channel, message=message))


async def give_up(ctx: Context, row: PostRow, what: What) -> None:
    """Delete an outbox message that failed; the item may be requested again."""
    async with ctx.database.transaction() as tx:
        await outbox.take(tx, row)
        await sharing.drop(tx, row.owner, what)


FEATURE = Feature(posts=SharingPost)
