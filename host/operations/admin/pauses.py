"""Pauses that were forgotten: after two weeks, and every two weeks, the table is told that its clocks still rest."""

from __future__ import annotations

from msgspec import Struct

from host.core import outbox, timers
from host.core.context import Context
from host.core.outbox import Post
from host.core.owners import Owner, match_owner
from host.core.timers import Timer
from host.matches.match import loading
from host.matches.match.events import PauseChanged
from host.matches.settings.time_controls import DAY
from host.messages.notices.notification_window import is_heard
from storage.core.database import Transaction
from storage.matches.match import matches, seats
from storage.matches.match.matches import MatchRow

FORGOTTEN_AFTER = 14 * DAY
"""Milliseconds."""


class PauseForgotten(Timer, frozen=True, tag="pause-forgotten"):
    """It is time to tell a table that its clocks still rest."""


class StillPaused(Post, frozen=True, tag="still-paused"):
    """The clocks of a match still rest; `since` (unix milliseconds) tells one pause from another."""

    since: int


class PauseNotice(Struct, frozen=True):
    """The notice that the clocks of a match still rest."""

    match: MatchRow
    people: tuple[int, ...]
    """Who plays and wants to hear of the match."""
    since: int
    """Unix milliseconds."""


async def follow(ctx: Context, tx: Transaction, event: PauseChanged) -> None:
    """Have the table told of a pause that goes on, and not of one that is over."""
    owner = match_owner(event.match.row.id)
    await timers.drop(tx, owner, PauseForgotten)
    await outbox.drop(tx, owner, StillPaused)
    if event.match.row.paused is not None:
        await timers.put(tx, owner, PauseForgotten(), event.match.row.paused + FORGOTTEN_AFTER)


async def ring(ctx: Context, tx: Transaction, owner: Owner, timer: PauseForgotten) -> None:
    """Tell the table that its clocks still rest."""
    row = await matches.get(tx, owner.id)
    if row is None or row.status != "running" or row.paused is None:
        return
    await outbox.renew(ctx, tx, owner, StillPaused(row.paused))
    await timers.put(tx, owner, timer, ctx.now() + FORGOTTEN_AFTER)


async def of_post(ctx: Context, match_id: int, post: StillPaused) -> PauseNotice | None:
    """Return the notice of a post; None where it is not true any more."""
    async with ctx.database.reading() as tx:
        row = await loading.row_of(tx, match_id)
        if row.status != "running" or row.paused != post.since:
            return None
        people = [seat.person for seat in await seats.of_match(tx, match_id) if seat.person is not None]
        heard = [person for person in people if await is_heard(ctx, tx, match_id, person)]
    return PauseNotice(row, tuple(heard), post.since)
