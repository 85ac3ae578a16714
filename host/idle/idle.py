"""Matches that nobody touches: people are told, and may keep the match going; else it is closed, never deleted."""

from __future__ import annotations

from contextlib import suppress

from msgspec import Struct

from host.core import outbox
from host.core.context import Context
from host.core.outbox import Due
from host.core.people import Person
from host.core.refusals import Refusal, refuse
from host.idle import waiting
from host.idle.waiting import CLOSING, KIND, NOBODYS
from host.match import closing, loading
from host.match.commit import commit
from host.match.entries import Ruled
from host.match.match import seat_of
from host.settings import settings
from host.settings.calendars import Calendar, awake_after
from host.settings.time_controls import DAY
from host.vote import questions
from storage.clock import outages
from storage.core.database import Transaction
from storage.match import seats
from storage.match.matches import ALIVE, MatchRow
from storage.notices import notices
from storage.notices.notices import NoticeRow
from storage.schedule import outbox as stored_outbox
from storage.schedule import timers
from storage.schedule.outbox import PostRow
from storage.schedule.timers import TimerRow


class Fading(Struct, frozen=True):
    """The notice that a match is about to be closed."""

    match: MatchRow
    day: int
    """The day of the notice, counted from 1970: its name."""
    people: tuple[int, ...]
    """All who have a seat."""
    pinged: tuple[int, ...]
    """Those of them who want to hear of the match."""
    closes: int
    """Unix milliseconds."""


async def ring(ctx: Context, tx: Transaction, row: MatchRow, timer: TimerRow) -> None:
    """Tell people that nobody has touched a match for long, or close it."""
    days = (await settings.of_server(tx, row.server)).idle_days
    if row.status not in ALIVE or row.paused is not None or not days:
        return
    if timer.number != CLOSING:
        await _warn(ctx, tx, row, ctx.now() + waiting.notice_for(days))
        return
    began = timer.at - waiting.notice_for(days)
    gone = tuple((outage.began, outage.ended) for outage in await outages.since(tx, began))
    closes = awake_after(Calendar(outages=gone), began, timer.at - began)
    if closes > ctx.now():
        await timers.put(tx, TimerRow(match=row.id, kind=KIND, number=CLOSING, at=closes))
    else:
        await _close(ctx, tx, row)


async def _warn(ctx: Context, tx: Transaction, row: MatchRow, closes: int) -> None:
    await timers.put(tx, TimerRow(match=row.id, kind=KIND, number=CLOSING, at=closes))
    day = ctx.now() // DAY
    notice = NoticeRow(match=row.id, seat=NOBODYS, kind=KIND, turn=day, at=ctx.now())
    if await notices.claim(tx, notice):
        await outbox.write(ctx, tx, row, (Due(f"{KIND}:{day}"),), (KIND,))


async def _close(ctx: Context, tx: Transaction, row: MatchRow) -> None:
    """End a match; one that can't be read ends without a word of it in its log."""
    if row.status == "running":
        with suppress(Refusal):
            row = (await commit(ctx, tx, await loading.match_of(ctx, tx, row), [Ruled("deserted")])).row
    await closing.close(ctx, tx, row)
    if row.is_thread:
        await outbox.write(ctx, tx, row, (Due("archive"),), ())


async def keep(ctx: Context, match_id: int, person: Person) -> MatchRow:
    """Keep a match going that was to be closed (whoever has a seat)."""
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        row = await loading.row_of(tx, match_id)
        if row.status not in ALIVE:
            raise refuse(row.status)
        if seat_of(tuple(await seats.of_match(tx, match_id)), person) is None:
            raise refuse("not-in-match")
        await outbox.write(ctx, tx, row, await waiting.stir(ctx, tx, row), (KIND,))
    return row


async def of_post(ctx: Context, match_id: int, day: int) -> Fading | None:
    """Return the notice of a post; None where it is not true any more."""
    async with ctx.database.reading() as tx:
        row, closes = await loading.row_of(tx, match_id), await _closes(tx, match_id)
        if closes is None:
            return None
        people = [seat.person for seat in await seats.of_match(tx, match_id) if seat.person is not None]
        heard = [person for person in people if await questions.is_told(ctx, tx, match_id, person)]
    return Fading(row, day, tuple(people), tuple(heard), closes)


async def sent(ctx: Context, post: PostRow, notice: Fading, message: int) -> None:
    """Take a notice as sent and note where it stands; one that is not true any more is to be deleted."""
    async with ctx.database.transaction() as tx:
        await stored_outbox.mark_sent(tx, post.id)
        row = await loading.row_of(tx, post.match)
        if await _closes(tx, row.id) is None:
            await outbox.write(ctx, tx, row, (Due("unping", message),), ())
            return
        given = NoticeRow(
            match=row.id,
            seat=NOBODYS,
            kind=KIND,
            turn=notice.day,
            at=ctx.now(),
            channel=row.channel,
            message=message,
        )
        await notices.set_message(tx, given)


async def _closes(tx: Transaction, match_id: int) -> int | None:
    """Return when a match is to be closed, where it is."""
    set_ = await timers.of_match(tx, match_id)
    return next((timer.at for timer in set_ if (timer.kind, timer.number) == (KIND, CLOSING)), None)
