"""The board of a server: a post that lists its matches and is edited when something has changed in one of them.

A change sets a timer of the server, unless one is set: so the post is edited every so often at most, however much is
played.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from host.core import outbox, timers
from host.core.context import Context
from host.core.features import Feature, Phase, Subscription
from host.core.outbox import Post
from host.core.owners import Owner, server_owner
from host.core.timers import Timer
from host.matches.match.events import BroughtIn, ChannelChanged, Committed, Ended, TableChanged
from host.matches.settings import settings
from host.matches.settings.events import ServerSettingsChanged
from host.messages import view
from host.messages.view import Mine
from storage.core.database import Transaction
from storage.core.scheduling.outbox import PostRow
from storage.matches import settings as stored


class RefreshBoard(Timer, frozen=True, tag="refresh"):
    """Changes have been gathered for long enough."""


class ShowBoard(Post, frozen=True, tag="board"):
    """The board is to be posted or edited."""


class TakeDownBoard(Post, frozen=True, tag="take-down"):
    """A board that stands where it is not wanted any more goes."""

    message: int
    channel: int


BoardPost: TypeAlias = ShowBoard | TakeDownBoard


GATHERING = 30_000
"""Milliseconds for which changes are gathered before the post is edited."""


class Board(Struct, frozen=True):
    """The list of a server's matches, and where it stands."""

    server: int
    channel: int
    message: int | None
    """None while it has not been posted."""
    matches: tuple[Mine, ...]
    """As somebody sees them who has a seat in none."""


async def note_change(
    ctx: Context, tx: Transaction, event: Committed | Ended | TableChanged | BroughtIn | ChannelChanged
) -> None:
    """Note that a match has changed for those who read the board of its server, if there is one."""
    row = event.row
    if (await settings.of_server(tx, row.server)).board is None:
        return
    owner = server_owner(row.server)
    if not any(isinstance(one.timer, RefreshBoard) for one in await timers.of_owner(tx, owner)):
        await timers.put(tx, owner, RefreshBoard(), ctx.now() + GATHERING)


async def ring(ctx: Context, tx: Transaction, owner: Owner, timer: RefreshBoard) -> None:
    """Have the board edited, for all matches that have changed."""
    if (await settings.of_server(tx, owner.id)).board is not None:
        await outbox.renew(ctx, tx, owner, ShowBoard())


async def move(ctx: Context, tx: Transaction, event: ServerSettingsChanged) -> None:
    """Take the board down where it stands and have it posted where it is wanted now."""
    old, new, owner = event.former.board, event.now.board, server_owner(event.server)
    if old == new:
        return
    await outbox.drop(tx, owner, ShowBoard)
    if new is not None:
        await outbox.add(ctx, tx, owner, ShowBoard())
    message = (await stored.get_server(tx, event.server)).board_message
    if message is not None and old is not None:
        await outbox.add(ctx, tx, owner, TakeDownBoard(message, old))
    await stored.set_board_message(tx, event.server, None)


async def of_server(ctx: Context, server: int) -> Board | None:
    """Return the board of a server; None where none is wanted any more."""
    async with ctx.database.reading() as tx:
        channel = (await settings.of_server(tx, server)).board
        message = (await stored.get_server(tx, server)).board_message
    if channel is None:
        return None
    return Board(server, channel, message, await view.alive_in(ctx, server))


async def note_posted(ctx: Context, post: PostRow, board: Board, message: int | None) -> None:
    """Take the board as posted or edited; one that is not wanted there any more is to go. None: it could not be."""
    async with ctx.database.transaction() as tx:
        await outbox.take(tx, post)
        if message is None:
            return
        if (await settings.of_server(tx, board.server)).board == board.channel:
            await stored.set_board_message(tx, board.server, message)
        else:
            owner = server_owner(board.server)
            await outbox.add(ctx, tx, owner, TakeDownBoard(message, board.channel))


FEATURE = Feature(
    timers=RefreshBoard,
    ring=ring,
    posts=BoardPost,
    subscriptions=(
        Subscription(Committed, Phase.REST, note_change),
        Subscription(Ended, Phase.REST, note_change),
        Subscription(TableChanged, Phase.REST, note_change),
        Subscription(BroughtIn, Phase.REST, note_change),
        Subscription(ChannelChanged, Phase.REST, note_change),
        Subscription(ServerSettingsChanged, Phase.TELL, move),
    ),
)
