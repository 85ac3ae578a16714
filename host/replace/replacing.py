"""Seats that change hands in the middle of a match.

With a seat goes what it may see. So nobody who has ever sat at another place of the match may take one: they would
know two hands. Back into one's own seat is always possible.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace as changed

from engine.core.model import Seat
from host.authority.gate import Authority, authorize
from host.core import jobs
from host.core.context import Context
from host.core.owners import match_owner
from host.core.people import Person, tidy
from host.core.refusals import refuse
from host.log.entries import SeatTaken
from host.match import loading
from host.match.match import Match
from host.replace import seats
from host.replace.acts import Replace
from host.replace.questions import ReplaceSeat
from host.replace.seats import refuse_knowing
from host.tables import limits
from host.vote import questions
from host.vote.ballots import YES
from storage.core.database import Transaction
from storage.match.matches import MatchRow
from storage.settings import people
from storage.settings.people import PersonRow
from storage.tables import invites
from storage.vote import questions as stored_questions
from storage.vote.questions import BallotRow


class Replaced(Struct, frozen=True):
    """What came of a wish to replace somebody."""

    match: MatchRow
    is_asked: bool
    """The others are asked first."""


async def ask(ctx: Context, match_id: int, seat: Seat, by: Person, new: Person | None = None) -> Replaced:
    """Ask the others whether the seat of a person is to go to another, or to a robot."""
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match = await _replaceable(ctx, tx, match_id, seat, new)
        if match.seat_of(by) is None:
            raise refuse("not-in-match")
        await _ask(ctx, tx, match, seat, by, new)
    return Replaced(match.row, is_asked=True)


async def rule(ctx: Context, match_id: int, seat: Seat, by: Authority, new: Person | None = None) -> Replaced:
    """Give the seat of a person to another, or to a robot, by authority."""
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match = await _replaceable(ctx, tx, match_id, seat, new)
        await _rule(ctx, tx, match, seat, by, new)
    await jobs.run(ctx, match_owner(match_id))
    return Replaced(await _row(ctx, match_id), is_asked=False)


async def replace(
    ctx: Context, match_id: int, seat: Seat, by: Person, new: Person | None, authority: Authority | None
) -> Replaced:
    """Rule by authority, or ask the others.

    Whoever has authority and plays here too gives no reason and so asks the others, as any player does.
    """
    async with ctx.database.reading() as tx:
        plays = (await loading.running(ctx, tx, match_id)).seat_of(by) is not None
    if authority is not None and (authority.why or not plays):
        return await rule(ctx, match_id, seat, authority, new)
    return await ask(ctx, match_id, seat, by, new)


async def _replaceable(ctx: Context, tx: Transaction, match_id: int, seat: Seat, new: Person | None) -> Match:
    """Load a match in which a person may be replaced; a Refusal says why not."""
    match = await loading.running(ctx, tx, match_id)
    if not 0 <= seat < len(match.seats) or match.seats[seat].person is None:
        raise refuse("no-person-there")
    if new is not None:
        await refuse_knowing(ctx, tx, match, seat, new)
        await _meet(tx, new)
    return match


async def _rule(
    ctx: Context, tx: Transaction, match: Match, seat: Seat, by: Authority, new: Person | None
) -> None:
    name = "" if new is None else tidy(new.name)
    await authorize(ctx, tx, match.row, by, Replace(seat, match.names[seat], name))
    if new is None:
        await seats.to_robot(ctx, tx, match, seat, "dismissed", decided=by.person.id, reason=by.why)
    else:
        await seats.to_person(ctx, tx, match, seat, new, decided=by.person.id, reason=by.why)


async def _ask(
    ctx: Context, tx: Transaction, match: Match, seat: Seat, by: Person, new: Person | None
) -> None:
    question = ReplaceSeat(seat, was=match.seats[seat].person, by=tidy(by.name))
    if new is not None:
        question = changed(question, person=new.id, name=tidy(new.name))
    elif not match.game.robots:
        raise refuse("no-robots")
    row = await questions.ask(ctx, tx, match, question, by.id)
    if by.id in await question.voters(ctx, tx, match, row):
        await stored_questions.cast(tx, BallotRow(question=row.id, person=by.id, choice=YES, at=ctx.now()))


async def substitute(ctx: Context, match_id: int, person: Person, seat: Seat | None = None) -> MatchRow:
    """Take a seat for which a substitute is looked for, or one that a robot has taken over; None is any such."""
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match = await _whole(ctx, tx, match_id)
        if match.seat_of(person) is not None:
            raise refuse("already-seated")
        if not match.row.is_public and not await _is_invited(tx, match.row, person):
            raise refuse("invited-only")
        free = _to_be_had(match)
        found = free[0] if seat is None and free else seat
        if found is None or found not in free:
            raise refuse("no-seat-to-be-had")
        await refuse_knowing(ctx, tx, match, found, person)
        await limits.refuse_beyond(tx, match.row.server, person.id)
        await _meet(tx, person)
        await seats.to_person(ctx, tx, match, found, person)
    await jobs.run(ctx, match_owner(match_id))
    return await _row(ctx, match_id)


def _to_be_had(match: Match) -> list[Seat]:
    """Return the seats that anybody may take, those that are looked after first."""
    taken = [item.entry for item in match.line.entries if isinstance(item.entry, SeatTaken)]
    last = {entry.seat: entry for entry in taken}
    wanted = [seat.seat for seat in match.seats if seat.is_wanted]
    return wanted + [seat for seat, entry in sorted(last.items()) if entry.robot is not None]


async def come_back(ctx: Context, match_id: int, person: Person) -> MatchRow:
    """Let somebody have their seat back from the robot that has played for them."""
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match = await loading.running(ctx, tx, match_id)
        if match.seat_of(person) is not None:
            raise refuse("already-seated")
        kept = [seat for seat in match.seats if seat.former == person.id and seat.robot is not None]
        if not kept:
            raise refuse("no-seat-kept")
        await _meet(tx, person)
        robot = kept[0]
        entry = SeatTaken(robot.seat, "returned", robot.name, tidy(person.name), person=person.id)
        await seats.take(ctx, tx, match, entry)
    await jobs.run(ctx, match_owner(match_id))
    return await _row(ctx, match_id)


async def _whole(ctx: Context, tx: Transaction, match_id: int) -> Match:
    match = await loading.running(ctx, tx, match_id)
    return await loading.match_of(ctx, tx, match.row, whole=True)


async def _is_invited(tx: Transaction, row: MatchRow, person: Person) -> bool:
    return any(asked.person == person.id for asked in await invites.of_match(tx, row.id))


async def _meet(tx: Transaction, person: Person) -> None:
    await people.upsert(tx, PersonRow(id=person.id, name=tidy(person.name)))


async def _row(ctx: Context, match_id: int) -> MatchRow:
    async with ctx.database.reading() as tx:
        return await loading.row_of(tx, match_id)


async def resign(ctx: Context, match_id: int, person: Person) -> MatchRow:
    """Give up one's seat in a running match: a robot plays on in it at once."""
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match = await loading.running(ctx, tx, match_id)
        seat = match.seat_of(person)
        if seat is None:
            raise refuse("not-in-match")
        await seats.to_robot(ctx, tx, match, seat, "resigned", decided=person.id)
    await jobs.run(ctx, match_owner(match_id))
    return await _row(ctx, match_id)
