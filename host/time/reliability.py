"""Reliability statistics of players, counted from committed entries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from host.core.context import Context
from host.core.features import Feature, SubscriberOrder, Subscription
from host.matches.log.entries import SeatTaken, TimedOut
from host.matches.match.events import Committed
from host.time.clock.events import TurnTakenBack
from storage.core.database import Transaction
from storage.time import reliability
from storage.time.reliability import ReliabilityRow

MIN_TURNS = 5
"""Minimum number of turns for a meaningful percentage."""


class Figure(Struct, frozen=True):
    """A player's reliability figures."""

    kept: int | None
    """Percentage of turns taken in time, rounded down; None if too few are known."""
    finished: int
    left: int


def figure(row: ReliabilityRow) -> Figure:
    """Return the counts of a row as figures."""
    asked = row.turns + row.late
    return Figure(100 * row.turns // asked if asked >= MIN_TURNS else None, row.finished, row.left)


async def of_people(tx: Transaction, user_keys: Iterable[int]) -> dict[int, Figure]:
    """Return the figures of several users."""
    return {user_key: figure(row) for user_key, row in (await reliability.of_people(tx, user_keys)).items()}


GIVEN_UP = frozenset({"resigned", "voted", "absent"})
"""The ways of losing a seat that count against a player's reliability."""


async def count(ctx: Context, tx: Transaction, event: Committed) -> None:
    """Count turns, lateness, seats given up, and matches played to their end.

    One-player games don't count, because they don't show how a player behaves with others.
    """
    if len(event.after.seats) > 1:
        await reliability.add(tx, *_count(event))


async def count_back(ctx: Context, tx: Transaction, event: TurnTakenBack) -> None:
    """Remove an undone turn from the count, so that the same turn counts once."""
    if len(event.match.seats) > 1:
        await reliability.add(tx, ReliabilityRow(user_key=event.user_key, turns=-1))


def _count(event: Committed) -> Iterator[ReliabilityRow]:
    for entry in event.made:
        user_key = (
            event.before.seats[entry.seat].user_key if isinstance(entry, SeatTaken | TimedOut) else None
        )
        if isinstance(entry, TimedOut) and user_key is not None:
            yield ReliabilityRow(user_key=user_key, late=1)
        if isinstance(entry, SeatTaken):
            yield from _of_seat(event, entry)
    for seat in event.awaited_before:
        mover = event.before.seats[seat].user_key
        if mover is not None and not event.goes_on(seat) and event.has_moved(seat):
            yield ReliabilityRow(user_key=mover, turns=1)
    if event.is_over:
        people = (seat.user_key for seat in event.after.seats)
        yield from (
            ReliabilityRow(user_key=user_key, finished=1) for user_key in people if user_key is not None
        )


def _of_seat(event: Committed, taken: SeatTaken) -> Iterator[ReliabilityRow]:
    """Yield the statistics of the player whose seat changed hands."""
    left = event.before.seats[taken.seat]
    if left.user_key is not None and (taken.why in GIVEN_UP or left.is_wanted):
        yield ReliabilityRow(user_key=left.user_key, left=1)
    if taken.why == "returned" and taken.person is not None:
        lost = [
            item.entry.why
            for item in event.before.line.entries
            if isinstance(item.entry, SeatTaken)
            and (item.entry.seat, item.entry.left) == (taken.seat, taken.person)
        ]
        if lost and lost[-1] in GIVEN_UP:
            # A seat that its player has back does not count as given up.
            yield ReliabilityRow(user_key=taken.person, left=-1)


FEATURE = Feature(
    subscriptions=(
        Subscription(Committed, SubscriberOrder.COUNT, count),
        Subscription(TurnTakenBack, SubscriberOrder.COUNT, count_back),
    )
)
