"""Notices to somebody who is awaited in many matches at once: one that says so, in place of one of each.

After an outage, at a start or when quiet hours end, much is due at the same time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress

from msgspec import Struct

from host.core import kinds, outbox, timers
from host.core.context import Context
from host.core.kinds import UnknownKind
from host.core.owners import match_owner, person_owner
from host.matches.settings import settings
from host.matches.settings.settings import Where
from host.matches.settings.time_controls import MINUTE
from host.messages.notices import delivered
from host.messages.notices.kinds import AwaitedInMany, NotifyTurn, Turn, TurnBegan, TurnIsNear, TurnNotice
from host.messages.notices.notification_window import hearing_of
from host.messages.posts.kinds import DeleteMessage
from storage.core.database import Transaction
from storage.core.scheduling import outbox as stored_outbox
from storage.core.scheduling import timers as stored_timers
from storage.core.scheduling.outbox import PostRow
from storage.core.scheduling.timers import TimerRow
from storage.matches.match import matches, seats
from storage.matches.match.matches import MatchRow
from storage.time.clock import clocks
from storage.time.clock.clocks import ClockRow

MANY = 3
"""Notices to one person that are one."""
AHEAD = 10 * MINUTE
"""Milliseconds within which what would be told later is told along."""
MAX_MATCHES = 1000
"""Matches of a person that are looked at."""
FEATURE = kinds.feature_of(TurnBegan)


class ManyNotice(Struct, frozen=True):
    """The notice to somebody who is awaited in many matches."""

    person: int
    where: Where
    count: int
    match: MatchRow
    """The one with the least time left."""
    turn: Turn


class Heap(Struct, frozen=True):
    """What would be told to one person at about the same time."""

    person: int
    posts: dict[Turn, list[PostRow]]
    timers: dict[Turn, list[TimerRow]]
    waiting: list[PostRow]
    """Notices of many turns that wait."""

    @property
    def turns(self) -> tuple[Turn, ...]:
        """Return the turns it is about, each once."""
        return tuple(dict.fromkeys((*self.posts, *self.timers)))

    @property
    def is_one(self) -> bool:
        """Tell whether it is to be one notice."""
        return len(self.turns) >= MANY or (bool(self.waiting) and bool(self.turns))


async def gather(ctx: Context, post: PostRow, notice: TurnNotice) -> bool:
    """Put a notice that is due together with others to the same person; True where it is not to be sent by itself."""
    if isinstance(notice, TurnIsNear):
        return False
    async with ctx.database.reading() as tx:
        if post.id not in await _ids_of(tx, post):
            return True
        heap = await _heap(ctx, tx, post.owner, notice.seat)
    return heap is not None and heap.is_one and await _pile(ctx, post, notice.seat)


async def _ids_of(tx: Transaction, post: PostRow) -> set[int]:
    return {row.id for row in await outbox.waiting(tx, outbox.owner_of(post))}


async def _pile(ctx: Context, post: PostRow, seat: int) -> bool:
    """Make one notice of what is to be told to the person in a seat."""
    async with ctx.database.transaction() as tx:
        heap = await _heap(ctx, tx, post.owner, seat)
        if heap is None or not heap.is_one:
            return False
        turns = list(heap.turns)
        for row in heap.waiting:
            turns += outbox.read(row).turns
        gone = [row.id for rows in heap.posts.values() for row in rows]
        await stored_outbox.mark_sent(tx, post.id, *gone, *(row.id for row in heap.waiting))
        for turn, rows in heap.timers.items():
            for timer in rows:
                await stored_timers.take(tx, timer)
            await delivered.claim(ctx, tx, turn.match, TurnBegan(turn.seat, turn.turn))
        told = AwaitedInMany(tuple(dict.fromkeys(turns)))
        await outbox.add(ctx, tx, person_owner(heap.person), told)
    return True


async def _heap(ctx: Context, tx: Transaction, match_id: int, seat: int) -> Heap | None:
    """Return what is to be told to the person in a seat; None where nobody sits there."""
    of_match = await seats.of_match(tx, match_id)
    person = of_match[seat].person if seat < len(of_match) else None
    if person is None:
        return None
    own = {row.match: row.seat for row in await seats.of_person(tx, person, MAX_MATCHES)}
    true = {
        turn: clock
        for turn, clock in (await _true_turns(tx, own)).items()
        if await _heard_at(ctx, tx, turn.match, person) == ctx.now()
    }
    posts: dict[Turn, list[PostRow]] = {}
    for turn, row in _turns_of_posts(await stored_outbox.of_matches(tx, list(own), FEATURE)):
        if turn in true:
            posts.setdefault(turn, []).append(row)
    timers: dict[Turn, list[TimerRow]] = {}
    soon = ctx.now() + AHEAD
    due = await stored_timers.of_matches(tx, list(own), FEATURE, kinds.name_of(NotifyTurn), soon)
    for timer in due:
        turn = _turn(timer.owner, kinds.read(NotifyTurn, FEATURE, timer.kind, timer.payload))
        if turn in true:
            timers.setdefault(turn, []).append(timer)
    return Heap(person, posts, timers, await outbox.waiting(tx, person_owner(person)))


def _turn(match_id: int, said: TurnNotice | NotifyTurn) -> Turn:
    return Turn(match_id, said.seat, said.turn)


def _turns_of_posts(rows: Iterable[PostRow]) -> Iterator[tuple[Turn, PostRow]]:
    for row in rows:
        with suppress(UnknownKind):
            notice = outbox.read(row)
            if not isinstance(notice, TurnIsNear | AwaitedInMany):
                yield _turn(row.owner, notice), row


async def _true_turns(tx: Transaction, own: Mapping[int, int]) -> dict[Turn, ClockRow]:
    """Return the turns that wait for a person, with the clocks that run; `own` are their seats by match."""
    running = await clocks.of_matches(tx, list(own))
    return {
        Turn(clock.match, clock.seat, clock.turn): clock
        for clock in running
        if clock.since is not None and own[clock.match] == clock.seat
    }


async def _heard_at(ctx: Context, tx: Transaction, match_id: int, person: int) -> int | None:
    return (await hearing_of(tx, match_id, person)).at(ctx.now())


async def hold_back(ctx: Context, post: PostRow, notice: AwaitedInMany) -> bool:
    """Check a notice about several turns before it is sent; True if nothing is left to tell.

    What is put off comes one by one, or is put together anew.
    """
    async with ctx.database.transaction() as tx:
        left = []
        for turn in notice.turns:
            at = await _heard_at(ctx, tx, turn.match, post.owner)
            if at == ctx.now():
                left.append(turn)
                continue
            await delivered.forget(tx, turn.match, TurnBegan(turn.seat, turn.turn))
            if at is not None:
                await timers.put(tx, match_owner(turn.match), NotifyTurn(turn.seat, turn.turn), at)
        if not left:
            await outbox.take(tx, post)
    return not left


async def of_post(ctx: Context, person: int, post: AwaitedInMany) -> ManyNotice | None:
    """Return the notice of a post; None where it is not true any more."""
    async with ctx.database.reading() as tx:
        true = await _still_true(ctx, tx, person, post)
        if not true:
            return None
        first = min(true, key=lambda turn: _urgency(true[turn]))
        row, own = await matches.get(tx, first.match), await settings.of_person(tx, person)
    assert row is not None
    return ManyNotice(person, own.notices, len(true), row, first)


async def _still_true(
    ctx: Context, tx: Transaction, person: int, post: AwaitedInMany
) -> dict[Turn, ClockRow]:
    own = {row.match: row.seat for row in await seats.of_person(tx, person, MAX_MATCHES)}
    true = await _true_turns(tx, own)
    return {
        turn: true[turn]
        for turn in post.turns
        if turn in true and await _heard_at(ctx, tx, turn.match, person) == ctx.now()
    }


def _urgency(clock: ClockRow) -> tuple[bool, int]:
    """Return what orders clocks by when their time will have run out; who has no limit comes last."""
    return clock.left is None, (clock.left or 0) + (clock.since or 0)


async def note_sent(ctx: Context, post: PostRow, told: ManyNotice, channel: int, message: int) -> None:
    """Take such a notice as sent; it goes when the turn is taken that it leads to."""
    owner, notice = match_owner(told.match.id), TurnBegan(told.turn.seat, told.turn.turn)
    async with ctx.database.transaction() as tx:
        await outbox.take(tx, post)
        if told.turn in await _still_true(ctx, tx, told.person, AwaitedInMany((told.turn,))):
            await delivered.claim(ctx, tx, told.match.id, notice)
            await delivered.note_message(ctx, tx, told.match.id, notice, channel, message)
        else:
            await outbox.add(ctx, tx, owner, DeleteMessage(message, channel))
