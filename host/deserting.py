"""Matches that nobody touches: people are told, and may keep the match going; else it is closed, never deleted."""

from __future__ import annotations

from contextlib import suppress

from msgspec import Struct

from host import asking, closing, habits, idling, loading, posting
from host.calendars import Calendar, awake_after
from host.commit import commit
from host.entries import Ruled
from host.harbour import Harbour
from host.idling import CLOSING, KIND, NOBODYS
from host.matches import seat_of
from host.paces import DAY
from host.people import Person
from host.posting import Due
from host.refusals import Refusal, refuse
from storage import notices, outages, outbox, seats, timers
from storage.database import Transaction
from storage.matches import ALIVE, MatchRow
from storage.notices import NoticeRow
from storage.outbox import PostRow
from storage.timers import TimerRow


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


async def ring(h: Harbour, tx: Transaction, row: MatchRow, timer: TimerRow) -> None:
    """Tell people that nobody has touched a match for long, or close it."""
    days = (await habits.of_server(tx, row.server)).idle_days
    if row.status not in ALIVE or row.paused is not None or not days:
        return
    if timer.number != CLOSING:
        await _warn(h, tx, row, h.now() + idling.notice_for(days))
        return
    began = timer.at - idling.notice_for(days)
    gone = tuple((outage.began, outage.ended) for outage in await outages.since(tx, began))
    closes = awake_after(Calendar(outages=gone), began, timer.at - began)
    if closes > h.now():
        await timers.put(tx, TimerRow(match=row.id, kind=KIND, number=CLOSING, at=closes))
    else:
        await _close(h, tx, row)


async def _warn(h: Harbour, tx: Transaction, row: MatchRow, closes: int) -> None:
    await timers.put(tx, TimerRow(match=row.id, kind=KIND, number=CLOSING, at=closes))
    day = h.now() // DAY
    notice = NoticeRow(match=row.id, seat=NOBODYS, kind=KIND, turn=day, at=h.now())
    if await notices.claim(tx, notice):
        await posting.write(h, tx, row, (Due(f"{KIND}:{day}"),), (KIND,))


async def _close(h: Harbour, tx: Transaction, row: MatchRow) -> None:
    """End a match; one that can't be read ends without a word of it in its log."""
    if row.status == "running":
        with suppress(Refusal):
            row = (await commit(h, tx, await loading.match_of(h, tx, row), [Ruled("deserted")])).row
    await closing.close(h, tx, row)
    if row.is_thread:
        await posting.write(h, tx, row, (Due("archive"),), ())


async def keep(h: Harbour, match_id: int, person: Person) -> MatchRow:
    """Keep a match going that was to be closed (whoever has a seat)."""
    async with h.lock(match_id), h.database.transaction() as tx:
        row = await loading.row_of(tx, match_id)
        if row.status not in ALIVE:
            raise refuse(row.status)
        if seat_of(tuple(await seats.of_match(tx, match_id)), person) is None:
            raise refuse("not-in-match")
        await posting.write(h, tx, row, await idling.stir(h, tx, row), (KIND,))
    return row


async def of_post(h: Harbour, match_id: int, day: int) -> Fading | None:
    """Return the notice of a post; None where it is not true any more."""
    async with h.database.reading() as tx:
        row, closes = await loading.row_of(tx, match_id), await _closes(tx, match_id)
        if closes is None:
            return None
        people = [seat.person for seat in await seats.of_match(tx, match_id) if seat.person is not None]
        heard = [person for person in people if await asking.is_told(h, tx, match_id, person)]
    return Fading(row, day, tuple(people), tuple(heard), closes)


async def sent(h: Harbour, post: PostRow, notice: Fading, message: int) -> None:
    """Take a notice as sent and note where it stands; one that is not true any more is to be deleted."""
    async with h.database.transaction() as tx:
        await outbox.mark_sent(tx, post.id)
        row = await loading.row_of(tx, post.match)
        if await _closes(tx, row.id) is None:
            await posting.write(h, tx, row, (Due("unping", message),), ())
            return
        given = NoticeRow(
            match=row.id,
            seat=NOBODYS,
            kind=KIND,
            turn=notice.day,
            at=h.now(),
            channel=row.channel,
            message=message,
        )
        await notices.set_message(tx, given)


async def _closes(tx: Transaction, match_id: int) -> int | None:
    """Return when a match is to be closed, where it is."""
    set_ = await timers.of_match(tx, match_id)
    return next((timer.at for timer in set_ if (timer.kind, timer.number) == (KIND, CLOSING)), None)
