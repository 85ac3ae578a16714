"""Matches that nobody touches: people are told, and may keep the match going; else it is closed, never deleted."""

from __future__ import annotations

from contextlib import suppress
from typing import assert_never

from msgspec import Struct

from host.clock import timing
from host.core import outbox, timers
from host.core.context import Context
from host.core.owners import Owner, match_owner
from host.core.people import Person
from host.core.refusals import Refusal, refuse
from host.idle.kinds import AboutToClose, CloseMatch, IdleTimer, WarnOfClosing
from host.idle.rulings import Deserted
from host.idle.waiting import notice_for, stir
from host.match import loading
from host.match.commit import commit
from host.match.ending import end
from host.match.match import seat_of
from host.match.timers import refuse_while_away
from host.notices import standing
from host.notices.hearing import is_heard
from host.posts.kinds import ArchiveThread, DeleteMessage
from host.settings import settings
from host.settings.calendars import Calendar, awake_after
from host.settings.time_controls import DAY
from storage.clock import outages
from storage.core.database import Transaction
from storage.match import matches, seats
from storage.match.matches import ALIVE, MatchRow
from storage.schedule.outbox import PostRow


class ClosingNotice(Struct, frozen=True):
    """The notice that a match is about to be closed."""

    match: MatchRow
    people: tuple[int, ...]
    """All who have a seat."""
    pinged: tuple[int, ...]
    """Those of them who want to hear of the match."""
    closes: int
    """Unix milliseconds."""


async def ring(ctx: Context, tx: Transaction, owner: Owner, timer: IdleTimer) -> None:
    """Tell people that nobody has touched a match for long, or close it."""
    row = await matches.get(tx, owner.id)
    days = 0 if row is None else (await settings.of_server(tx, row.server)).idle_days
    if row is None or row.status not in ALIVE or row.paused is not None or not days:
        return
    await refuse_while_away(ctx, tx, row.server)
    promised = await _last_deadline(ctx, tx, row)
    if promised > ctx.now() + (notice_for(days) if isinstance(timer, WarnOfClosing) else 0):
        await stir(ctx, tx, row)
        await timers.put(tx, owner, WarnOfClosing(), promised - notice_for(days))
        return
    match timer:
        case WarnOfClosing():
            await _warn(ctx, tx, row, ctx.now() + notice_for(days))
        case CloseMatch():
            await _close_in_time(ctx, tx, row, timer)
        case _:
            assert_never(timer)


async def _last_deadline(ctx: Context, tx: Transaction, row: MatchRow) -> int:
    """Return when the last of the clocks that run will have run out: no match is closed before; 0 where none runs."""
    if row.status != "running":
        return 0
    try:
        match = await loading.match_of(ctx, tx, row)
    except Refusal:
        return 0
    times = [await timing.deadline_by(tx, match, clock) for clock in await timing.clocks_of(tx, match)]
    return max((at for at in times if at is not None), default=0)


async def _warn(ctx: Context, tx: Transaction, row: MatchRow, closes: int) -> None:
    owner = match_owner(row.id)
    await timers.put(tx, owner, CloseMatch(began=ctx.now(), at=closes), closes)
    notice = AboutToClose(ctx.now() // DAY)
    if await standing.claim(ctx, tx, row.id, notice):
        await outbox.renew(ctx, tx, owner, notice)


async def _close_in_time(ctx: Context, tx: Transaction, row: MatchRow, timer: CloseMatch) -> None:
    """Close a match, later by the time in which nobody could be served."""
    gone = tuple((outage.began, outage.ended) for outage in await outages.since(tx, timer.began, row.server))
    closes = awake_after(Calendar(outages=gone), timer.began, timer.at - timer.began)
    if closes > ctx.now():
        await timers.put(tx, match_owner(row.id), timer, closes)
    else:
        await _close(ctx, tx, row)


async def _close(ctx: Context, tx: Transaction, row: MatchRow) -> None:
    """End a match; one that can't be read ends without a word of it in its log."""
    if row.status == "running":
        with suppress(Refusal):
            row = (await commit(ctx, tx, await loading.match_of(ctx, tx, row), [Deserted()])).row
    await end(ctx, tx, row)
    if row.is_thread:
        await outbox.add(ctx, tx, match_owner(row.id), ArchiveThread())


async def keep(ctx: Context, match_id: int, person: Person) -> MatchRow:
    """Keep a match going that was to be closed (whoever has a seat)."""
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        row = await loading.row_of(tx, match_id)
        if row.status not in ALIVE:
            raise refuse(row.status)
        if seat_of(tuple(await seats.of_match(tx, match_id)), person) is None:
            raise refuse("not-in-match")
        await stir(ctx, tx, row)
    return row


async def of_post(ctx: Context, match_id: int) -> ClosingNotice | None:
    """Return the notice of a post; None where it is not true any more."""
    async with ctx.database.reading() as tx:
        row, closes = await loading.row_of(tx, match_id), await _closes(tx, match_id)
        if closes is None:
            return None
        people = [seat.person for seat in await seats.of_match(tx, match_id) if seat.person is not None]
        heard = [person for person in people if await is_heard(ctx, tx, match_id, person)]
    return ClosingNotice(row, tuple(people), tuple(heard), closes)


async def note_sent(ctx: Context, post: PostRow, notice: AboutToClose, message: int) -> None:
    """Take a notice as sent and note where it stands; one that is not true any more is to be deleted."""
    async with ctx.database.transaction() as tx:
        await outbox.take(tx, post)
        row = await loading.row_of(tx, post.owner)
        if await _closes(tx, row.id) is None:
            await outbox.add(ctx, tx, match_owner(row.id), DeleteMessage(message))
        else:
            await standing.note_message(ctx, tx, row.id, notice, row.channel, message)


async def _closes(tx: Transaction, match_id: int) -> int | None:
    """Return when a match is to be closed, where it is."""
    set_ = await timers.of_owner(tx, match_owner(match_id))
    return next((one.at for one in set_ if isinstance(one.timer, CloseMatch)), None)
