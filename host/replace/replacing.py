"""Seats that change hands in the middle of a match.

With a seat goes what it may see. So nobody who has ever sat at another place of the match may take one: they would
know two hands. Back into one's own seat is always possible.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace as changed

from engine.core.model import Seat
from host.authority import audit
from host.core.context import Context
from host.core.people import Person, crew_name, tidy
from host.core.refusals import refuse
from host.match import loading
from host.match.commit import commit
from host.match.entries import Ruled, SeatTaken, Why
from host.match.match import Match
from host.robots import playing
from host.tables import limits, seating
from host.vote import questions
from host.vote.ballots import YES, Outcome
from host.vote.questions import About
from storage.core.database import Transaction
from storage.match import matches, seats
from storage.match.matches import MatchRow
from storage.match.seats import SeatRow
from storage.reliability import reliability
from storage.reliability.reliability import ReliabilityRow
from storage.settings import people
from storage.settings.people import PersonRow
from storage.tables import invites
from storage.vote import questions as stored_questions
from storage.vote.questions import BallotRow, QuestionRow

GIVEN_UP = frozenset({"resigned", "voted", "absent"})
"""Ways to lose one's seat that tell others how reliable somebody is."""


class Replaced(Struct, frozen=True):
    """What came of a wish to replace somebody."""

    match: MatchRow
    is_asked: bool
    """The others are asked first."""


async def replace(
    ctx: Context, match_id: int, seat: Seat, by: Person, new: Person | None = None, *,
    is_admin: bool = False, reason: str = "",
) -> Replaced:  # fmt: skip
    """Give the seat of a person to another, or to a robot: a host (admin) at once, players by vote."""
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match = await loading.running(ctx, tx, match_id)
        if not 0 <= seat < len(match.seats) or match.seats[seat].person is None:
            raise refuse("no-person-there")
        if new is not None:
            await _refuse_knowing(ctx, tx, match, seat, new)
            await _meet(tx, new)
        # A host who plays here too gives no reason and so asks the others, as any player does.
        is_ruled = is_admin and (bool(tidy(reason)) or match.seat_of(by) is None)
        if is_ruled:
            await _rule(ctx, tx, match, seat, by, new, reason)
        elif match.seat_of(by) is None:
            raise refuse("not-in-match")
        else:
            await _ask(ctx, tx, match, seat, by, new)
    await playing.wake(ctx, match_id)
    return Replaced(await _row(ctx, match_id), is_asked=not is_ruled)


async def _rule(
    ctx: Context, tx: Transaction, match: Match, seat: Seat, by: Person, new: Person | None, reason: str
) -> None:
    why = audit.reason_of(reason)
    if not why:
        raise refuse("reason-needed")
    await audit.note(ctx, tx, match.row, by, "replace", why, seat=seat)
    if new is None:
        await to_robot(ctx, tx, match, seat, "dismissed", decided=by.id, reason=why)
    else:
        await to_person(ctx, tx, match, seat, new, decided=by.id, reason=why)


async def _ask(
    ctx: Context, tx: Transaction, match: Match, seat: Seat, by: Person, new: Person | None
) -> None:
    what = About(was=match.seats[seat].person, by=tidy(by.name))
    if new is not None:
        what = changed(what, person=new.id, name=tidy(new.name))
    elif not match.game.robots:
        raise refuse("no-robots")
    row = await questions.ask(ctx, tx, match, "replace", seat, by.id, what)
    if by.id in await questions.voters(ctx, tx, match, row):
        await stored_questions.cast(tx, BallotRow(question=row.id, person=by.id, choice=YES, at=ctx.now()))


async def decide(ctx: Context, tx: Transaction, match: Match, row: QuestionRow, outcome: Outcome) -> None:
    """Give a seat to whom the others want in it, or leave it as it is."""
    what = questions.about(row)
    new = None if what.person is None else Person(what.person, what.name)
    if outcome.choice != YES or (new is not None and await _knows(ctx, tx, match, row.seat, new)):
        await commit(ctx, tx, match, [Ruled("replace-refused", row.seat)])
    elif new is None:
        await to_robot(ctx, tx, match, row.seat, "voted")
    else:
        await to_person(ctx, tx, match, row.seat, new)


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
        await _refuse_knowing(ctx, tx, match, found, person)
        await limits.refuse_beyond(tx, match.row.server, person.id)
        await _meet(tx, person)
        await to_person(ctx, tx, match, found, person)
    await playing.wake(ctx, match_id)
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
        await take(ctx, tx, match, entry)
        await reliability.add(tx, *_given_back(match, robot.seat, person))
    await playing.wake(ctx, match_id)
    return await _row(ctx, match_id)


def _given_back(match: Match, seat: Seat, person: Person) -> Sequence[ReliabilityRow]:
    """Return that a seat which somebody has back does not count as given up."""
    lost = [
        item.entry.why
        for item in match.line.entries
        if isinstance(item.entry, SeatTaken) and (item.entry.seat, item.entry.left) == (seat, person.id)
    ]
    return [ReliabilityRow(person=person.id, left=-1)] if lost and lost[-1] in GIVEN_UP else []


async def to_robot(
    ctx: Context, tx: Transaction, match: Match, seat: Seat, why: Why, *,
    decided: int | None = None, reason: str = "", best: bool = False,
) -> Match:  # fmt: skip
    """Give a person's seat to a robot; they may have it back unless they have resigned."""
    left, level = match.seats[seat], seating.level_of(match.game, None)
    if best:
        level = list(match.game.robots)[-1]
    entry = SeatTaken(
        seat, why, left.name, crew_name(match.names), robot=level, decided=decided, left=left.person,
        reason=reason,
    )  # fmt: skip
    if why in GIVEN_UP and left.person is not None:
        await reliability.add(tx, ReliabilityRow(person=left.person, left=1))
    return await take(ctx, tx, match, entry, former=None if why == "resigned" else left.person)


async def to_person(
    ctx: Context, tx: Transaction, match: Match, seat: Seat, new: Person, *,
    decided: int | None = None, reason: str = "",
) -> Match:  # fmt: skip
    """Give a seat to another person."""
    left = match.seats[seat]
    if left.is_wanted and left.person is not None:
        await reliability.add(tx, ReliabilityRow(person=left.person, left=1))
    entry = SeatTaken(
        seat, "substitute", left.name, tidy(new.name), person=new.id, decided=decided, left=left.person,
        reason=reason,
    )  # fmt: skip
    return await take(ctx, tx, match, entry)


async def take(
    ctx: Context, tx: Transaction, match: Match, entry: SeatTaken, former: int | None = None
) -> Match:
    """Write that a seat has changed hands, with all that follows."""
    left = match.seats[entry.seat]
    taken = SeatRow(
        match=match.row.id, seat=entry.seat, person=entry.person, robot=entry.robot, name=entry.name,
        former=former,
    )  # fmt: skip
    sitting = (*match.seats[: entry.seat], taken, *match.seats[entry.seat + 1 :])
    await seats.put(tx, taken)
    row = await passed_on(tx, match.row, sitting, left=left.person)
    return await commit(ctx, tx, changed(match, row=row), [entry], sitting)


async def passed_on(tx: Transaction, row: MatchRow, sitting: Sequence[SeatRow], left: int | None) -> MatchRow:
    """Pass the opener's rights to the next person at the table when the opener has left it."""
    heirs = [place.person for place in sitting if place.person is not None]
    if left != row.opener or not heirs:
        return row
    await matches.set_opener(tx, row.id, heirs[0])
    return changed(row, opener=heirs[0])


async def _refuse_knowing(ctx: Context, tx: Transaction, match: Match, seat: Seat, person: Person) -> None:
    if match.seat_of(person) is not None:
        raise refuse("sits-already", player=tidy(person.name))
    if await _knows(ctx, tx, match, seat, person):
        raise refuse("knows-another-seat", player=tidy(person.name))


async def _knows(ctx: Context, tx: Transaction, match: Match, seat: Seat, person: Person) -> bool:
    """Tell whether somebody sits, or has ever sat, at another place of a match."""
    whole = await loading.match_of(ctx, tx, match.row, whole=True)
    taken = [item.entry for item in whole.line.entries if isinstance(item.entry, SeatTaken)]
    sat = {entry.seat for entry in taken if person.id in (entry.left, entry.person)}
    sat |= {place.seat for place in whole.seats if person.id in (place.person, place.former)}
    return bool(sat - {seat})


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
