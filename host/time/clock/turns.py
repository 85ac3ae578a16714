"""Turns of seats as clocks count them.

The same turn brings its increment and counts as taken once, however often it is taken back: so nobody gains time,
nor a reputation, by confirming again and again. Only a host's ruling lets turns begin as if they were new.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.model import Seat
from host.core.context import Context
from host.core.features import publish
from host.matches.log.entries import Undone
from host.matches.match.events import Committed
from host.time.clock.events import TurnTakenBack
from storage.core.database import Transaction
from storage.time.clock import turns
from storage.time.clock.turns import TurnRow


async def begin(tx: Transaction, match_id: int, seat: Seat) -> bool:
    """Note that a seat's turn begins; False where it had begun before, and what came of it was taken back."""
    known = await turns.of_seat(tx, match_id, seat)
    if any(row.number == _present(known) for row in known):
        return False
    await turns.put(tx, TurnRow(match=match_id, seat=seat, number=_present(known)))
    return True


def _present(known: list[TurnRow]) -> int:
    return 1 + sum(row.ended is not None for row in known)


async def _of_now(tx: Transaction, match_id: int, seat: Seat) -> TurnRow:
    """Return the present turn of a seat, a new one if none is stored."""
    known = await turns.of_seat(tx, match_id, seat)
    number = _present(known)
    return next(
        (row for row in known if row.number == number), TurnRow(match=match_id, seat=seat, number=number)
    )


async def end(tx: Transaction, match_id: int, seat: Seat, entry: int, person: int | None) -> None:
    """Note by which entry of the log a seat's turn was over, and who took it; None: a robot did, in their place."""
    known = await turns.of_seat(tx, match_id, seat)
    begun = [row for row in known if row.number == _present(known)]
    await turns.put(tx, *(replace(row, ended=entry, person=person) for row in begun))


async def new_person(tx: Transaction, match_id: int, seat: Seat) -> None:
    """Let the turns that are to come in a seat bring all they bring, for somebody who has never sat there."""
    known = await turns.of_seat(tx, match_id, seat)
    await turns.drop(tx, *(row for row in known if row.ended is None))


async def miss(tx: Transaction, match_id: int, seat: Seat, person: int) -> None:
    """Note that a person's time has run out in the present turn of their seat."""
    await turns.put(tx, replace(await _of_now(tx, match_id, seat), late=person))


async def is_missed(tx: Transaction, match_id: int, seat: Seat, person: int) -> bool:
    """Tell whether a person's time has run out before in the present turn of their seat."""
    return (await _of_now(tx, match_id, seat)).late == person


async def count_missed(tx: Transaction, match_id: int, seat: Seat, person: int) -> int:
    """Return in how many turns of a match a person's time has run out."""
    return sum(row.late == person for row in await turns.of_seat(tx, match_id, seat))


async def take_back(ctx: Context, tx: Transaction, event: Committed) -> None:
    """Note that turns are not over any more which were taken back."""
    for entry in event.made:
        if isinstance(entry, Undone):
            for seat in event.after.seats:
                if not entry.alone or entry.seat == seat.seat:
                    await _take_back(ctx, tx, event, entry, seat.seat)


async def _take_back(ctx: Context, tx: Transaction, event: Committed, undone: Undone, seat: Seat) -> None:
    known = await turns.of_seat(tx, event.row.id, seat)
    gone = [row for row in known if row.ended is not None and row.ended > undone.to]
    for person in (row.person for row in gone if row.person is not None):
        await publish(ctx, tx, TurnTakenBack(event.after, seat, person))
    if undone.why == "ruled":
        await turns.drop(tx, *gone, *(row for row in known if row.ended is None))
    else:
        await turns.put(tx, *(replace(row, ended=None, person=None) for row in gone))
