"""The board of a server: a post that lists its matches and is edited when something has changed in one of them.

A change sets a timer on its match; when the first of a server rings, all others are dropped and the post is made
anew. So it is edited every so often at most, however much is played.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from host import habits, loading, posting, reading
from host.habits import Customs
from host.harbour import Harbour
from host.posting import Due
from host.reading import Mine
from storage import matches, outbox, servers, timers
from storage.database import Transaction
from storage.matches import MatchRow
from storage.outbox import PostRow
from storage.servers import ServerRow
from storage.timers import TimerRow

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


async def touch(h: Harbour, tx: Transaction, row: MatchRow) -> None:
    """Note that a match has changed for those who read the board of its server, if there is one."""
    if (await habits.of_server(tx, row.server)).board is None:
        return
    if not any(timer.kind == KIND for timer in await timers.of_match(tx, row.id)):
        await timers.put(tx, TimerRow(match=row.id, kind=KIND, at=h.now() + GATHERING))


async def ring(h: Harbour, tx: Transaction, row: MatchRow, _: TimerRow) -> None:
    """Have the board edited, for all matches that have changed."""
    await timers.drop_of_server(tx, row.server, KIND, h.now() + GATHERING)
    if (await habits.of_server(tx, row.server)).board is not None:
        await posting.write(h, tx, row, (Due(KIND),), (KIND,))


async def moved(h: Harbour, tx: Transaction, known: ServerRow, old: Customs, new: Customs) -> ServerRow:
    """Take the board down where it stands and have it posted where it is wanted now; returns the server's row."""
    if old.board == new.board:
        return known
    dues = [Due(KIND)] if new.board is not None else []
    if known.noticeboard is not None and old.board is not None:
        dues.append(Due("unboard", known.noticeboard, old.board))
    for row in await matches.of_server(tx, known.id, ("open", "running", "finished", "cancelled"), most=1):
        await posting.write(h, tx, row, dues, (KIND,))
    return replace(known, noticeboard=None)


async def of_post(h: Harbour, match_id: int) -> Noticeboard | None:
    """Return the board of a match's server; None where none is wanted any more."""
    async with h.database.reading() as tx:
        server = (await loading.row_of(tx, match_id)).server
        channel, message = (
            (await habits.of_server(tx, server)).board,
            (await servers.get(tx, server)).noticeboard,
        )
    if channel is None:
        return None
    return Noticeboard(server, channel, message, await reading.alive_in(h, server))


async def posted(h: Harbour, post: PostRow, board: Noticeboard, message: int | None) -> None:
    """Take the board as posted or edited; one that is not wanted there any more is to go. None: it could not be."""
    async with h.database.transaction() as tx:
        await outbox.mark_sent(tx, post.id)
        if message is None:
            return
        if (await habits.of_server(tx, board.server)).board == board.channel:
            await servers.set_noticeboard(tx, board.server, message)
        else:
            row = await loading.row_of(tx, post.match)
            await posting.write(h, tx, row, (Due("unboard", message, board.channel),), ())
