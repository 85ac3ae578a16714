"""Turn records, used for clock increments and reliability statistics.

If a turn is undone and played again, it gets no second increment and is not counted again. Players therefore
gain neither time nor reputation by undoing and confirming a turn repeatedly. After an undo by a host,
however, the repeated turns count as new.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Self

from msgspec.structs import replace

from engine.core.model import Seat
from host.core.context import Context
from host.core.features import publish
from host.matches.log.entries import Undone
from host.matches.match.events import Committed
from host.time.clock.events import TurnUndone
from storage.core.database import Transaction
from storage.time.clock import clock_turns
from storage.time.clock.clock_turns import ClockTurnRow


class SeatTurns:
    """The turn records of several seats, loaded and updated during a commit.

    They are loaded once, changed in memory, and stored at the end.
    """

    def __init__(self, match_id: int, known: dict[int, list[ClockTurnRow]]) -> None:
        self._match = match_id
        self._known = known
        self._changed: dict[tuple[int, int], ClockTurnRow] = {}

    @classmethod
    async def load(cls, tx: Transaction, match_id: int, seats: Collection[Seat]) -> Self:
        """Load the turn records of the given seats."""
        return cls(match_id, await clock_turns.of_seats(tx, match_id, seats) if seats else {})

    def begin(self, seat: Seat) -> bool:
        """Record that a seat's turn has begun.

        Return False if the turn is being repeated after an undo.
        """
        number = _current_number(self._known[seat])
        if any(row.number == number for row in self._known[seat]):
            return False
        self._put(ClockTurnRow(match_id=self._match, seat=seat, number=number))
        return True

    def end(self, seat: Seat, entry: int, user_key: int | None) -> None:
        """Record which log entry ended a seat's turn, and who played it.

        `user_key` is None if a robot played it for the user.
        """
        number = _current_number(self._known[seat])
        for row in [row for row in self._known[seat] if row.number == number]:
            self._put(replace(row, ended=entry, user_key=user_key))

    async def drop_open(self, tx: Transaction, seat: Seat) -> None:
        """Delete the records of a seat's unfinished turns, so that a new player starts with a new turn."""
        open_ = [row for row in self._known[seat] if row.ended is None]
        self._known[seat] = [row for row in self._known[seat] if row.ended is not None]
        await clock_turns.delete(tx, *open_)

    def _put(self, row: ClockTurnRow) -> None:
        others = [
            clock_turn_row for clock_turn_row in self._known[row.seat] if clock_turn_row.number != row.number
        ]
        self._known[row.seat] = [*others, row]
        self._changed[row.seat, row.number] = row

    async def store(self, tx: Transaction) -> None:
        """Store the changed turn records."""
        await clock_turns.put(tx, *self._changed.values())


def _current_number(known: list[ClockTurnRow]) -> int:
    return 1 + sum(row.ended is not None for row in known)


async def _current_turn(tx: Transaction, match_id: int, seat: Seat) -> ClockTurnRow:
    """Return the record of a seat's current turn, or a new one if none is stored."""
    known = await clock_turns.of_seat(tx, match_id, seat)
    number = _current_number(known)
    return next(
        (row for row in known if row.number == number),
        ClockTurnRow(match_id=match_id, seat=seat, number=number),
    )


async def current_number(tx: Transaction, match_id: int, seat: Seat) -> int:
    """Return the number of a seat's current turn, counted from 1.

    A turn that is repeated after an undo keeps its number.
    """
    return _current_number(await clock_turns.of_seat(tx, match_id, seat))


async def record_time_out(tx: Transaction, match_id: int, seat: Seat, user_key: int) -> None:
    """Record that a player ran out of time in the current turn."""
    await clock_turns.put(tx, replace(await _current_turn(tx, match_id, seat), timed_out_user_key=user_key))


async def has_timed_out(tx: Transaction, match_id: int, seat: Seat, user_key: int) -> bool:
    """Return whether a player has already run out of time in the current turn."""
    return (await _current_turn(tx, match_id, seat)).timed_out_user_key == user_key


async def count_time_outs(tx: Transaction, match_id: int, seat: Seat, user_key: int) -> int:
    """Return the number of turns in a match in which a player ran out of time."""
    return sum(row.timed_out_user_key == user_key for row in await clock_turns.of_seat(tx, match_id, seat))


async def reopen_undone_turns(ctx: Context, tx: Transaction, event: Committed) -> None:
    """Mark undone turns as unfinished again."""
    for entry in event.new_entries:
        if isinstance(entry, Undone):
            for seat in event.after.seats:
                if not entry.alone or entry.seat == seat.seat:
                    await _reopen_undone(ctx, tx, event, entry, seat.seat)


async def _reopen_undone(ctx: Context, tx: Transaction, event: Committed, undone: Undone, seat: Seat) -> None:
    known = await clock_turns.of_seat(tx, event.row.id, seat)
    undone_rows = [row for row in known if row.ended is not None and row.ended > undone.to]
    for user_key in (row.user_key for row in undone_rows if row.user_key is not None):
        await publish(ctx, tx, TurnUndone(event.after, seat, user_key))
    if undone.why == "ruled":
        await clock_turns.delete(tx, *undone_rows, *(row for row in known if row.ended is None))
    else:
        await clock_turns.put(tx, *(replace(row, ended=None, user_key=None) for row in undone_rows))
