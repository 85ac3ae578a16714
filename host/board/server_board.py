"""The board of a server: a post that lists its matches and is edited when something has changed in one of them.

A change sets a timer on its match; when the first of a server rings, all others are dropped and the post is made
anew. So it is edited every so often at most, however much is played.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from host.core import outbox
from host.core.context import Context
from host.core.outbox import Due
from host.match import loading
from host.settings import settings
from host.settings.settings import ServerSettings
from host.view import lists
from host.view.lists import Mine
from storage.core.database import Transaction
from storage.match import matches
from storage.match.matches import MatchRow
from storage.schedule import outbox as stored_outbox
from storage.schedule import timers
from storage.schedule.outbox import PostRow
from storage.schedule.timers import TimerRow
from storage.settings import servers
from storage.settings.servers import ServerRow

KIND = "board"
GATHERING = 30_000
"""Milliseconds for which changes are gathered before the post is edited."""


class Noticeboard(Struct, frozen=True):
    """The list of a server's matches, and where it stands."""

    server: int
    channel: int
    message: int | None
    """None while it has not been posted."""
    matches: tuple[Mine, ...]
    """As somebody sees them who has a seat in none."""


async def touch(ctx: Context, tx: Transaction, row: MatchRow) -> None:
    """Note that a match has changed for those who read the board of its server, if there is one."""
    if (await settings.of_server(tx, row.server)).board is None:
        return
    if not any(timer.kind == KIND for timer in await timers.of_match(tx, row.id)):
        await timers.put(tx, TimerRow(match=row.id, kind=KIND, at=ctx.now() + GATHERING))


async def ring(ctx: Context, tx: Transaction, row: MatchRow, _: TimerRow) -> None:
    """Have the board edited, for all matches that have changed."""
    await timers.drop_of_server(tx, row.server, KIND, ctx.now() + GATHERING)
    if (await settings.of_server(tx, row.server)).board is not None:
        await outbox.write(ctx, tx, row, (Due(KIND),), (KIND,))


async def moved(
    ctx: Context, tx: Transaction, known: ServerRow, old: ServerSettings, new: ServerSettings
) -> ServerRow:
    """Take the board down where it stands and have it posted where it is wanted now; returns the server's row."""
    if old.board == new.board:
        return known
    dues = [Due(KIND)] if new.board is not None else []
    if known.noticeboard is not None and old.board is not None:
        dues.append(Due("unboard", known.noticeboard, old.board))
    for row in await matches.of_server(tx, known.id, ("open", "running", "finished", "cancelled"), most=1):
        await outbox.write(ctx, tx, row, dues, (KIND,))
    return replace(known, noticeboard=None)


async def of_post(ctx: Context, match_id: int) -> Noticeboard | None:
    """Return the board of a match's server; None where none is wanted any more."""
    async with ctx.database.reading() as tx:
        server = (await loading.row_of(tx, match_id)).server
        channel, message = (
            (await settings.of_server(tx, server)).board,
            (await servers.get(tx, server)).noticeboard,
        )
    if channel is None:
        return None
    return Noticeboard(server, channel, message, await lists.alive_in(ctx, server))


async def posted(ctx: Context, post: PostRow, board: Noticeboard, message: int | None) -> None:
    """Take the board as posted or edited; one that is not wanted there any more is to go. None: it could not be."""
    async with ctx.database.transaction() as tx:
        await stored_outbox.mark_sent(tx, post.id)
        if message is None:
            return
        if (await settings.of_server(tx, board.server)).board == board.channel:
            await servers.set_noticeboard(tx, board.server, message)
        else:
            row = await loading.row_of(tx, post.match)
            await outbox.write(ctx, tx, row, (Due("unboard", message, board.channel),), ())
