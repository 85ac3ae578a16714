"""Reliability statistics of players, counted from committed log entries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from host.core.context import Context
from host.core.features import Feature, SubscriberOrder, Subscription
from host.matches.log.entries import SeatTaken, TimedOut
from host.matches.match.events import Committed
from host.time.clock.events import TurnUndone
from storage.core.database import Transaction
from storage.time import reliability
from storage.time.reliability import ReliabilityRow

MIN_TURNS = 5
"""Minimum number of turns for a percentage to be meaningful."""


class ReliabilityStats(Struct, frozen=True):
    """A player's reliability statistics."""

    on_time_percent: int | None
    """Percentage of turns played in time, rounded down; None if there are too few turns."""
    finished: int
    abandoned: int


def build_stats(row: ReliabilityRow) -> ReliabilityStats:
    """Return the reliability statistics for a stored row."""
    asked = row.turns + row.timeouts
    return ReliabilityStats(
        100 * row.turns // asked if asked >= MIN_TURNS else None, row.matches_finished, row.matches_left
    )


async def load_stats(tx: Transaction, user_keys: Iterable[int]) -> dict[int, ReliabilityStats]:
    """Return the reliability statistics of several users."""
    return {
        user_key: build_stats(row) for user_key, row in (await reliability.of_users(tx, user_keys)).items()
    }


ABANDON_REASONS = frozenset({"resigned", "voted", "absent"})
"""Reasons for losing a seat that count against a player's reliability."""


async def on_commit(ctx: Context, tx: Transaction, event: Committed) -> None:
    """Count turns, timeouts, abandoned seats and finished matches.

    Solo matches are not counted, because they don't show how a player behaves toward others.
    """
    if len(event.after.seats) > 1:
        await reliability.add(tx, *_count(event))


async def on_turn_undone(ctx: Context, tx: Transaction, event: TurnUndone) -> None:
    """Subtract an undone turn, so that it is not counted twice."""
    if len(event.match.seats) > 1:
        await reliability.add(tx, ReliabilityRow(user_key=event.user_key, turns=-1))


def _count(event: Committed) -> Iterator[ReliabilityRow]:
    for entry in event.new_entries:
        user_key = (
            event.before.seats[entry.seat].user_key if isinstance(entry, SeatTaken | TimedOut) else None
        )
        if isinstance(entry, TimedOut) and user_key is not None:
            yield ReliabilityRow(user_key=user_key, timeouts=1)
        if isinstance(entry, SeatTaken):
            yield from _seat_change_counts(event, entry)
    for seat in () if event.before.window is not None else event.awaited_before:
        mover = event.before.seats[seat].user_key
        if mover is not None and not event.is_same_turn(seat) and event.has_moved(seat):
            yield ReliabilityRow(user_key=mover, turns=1)
    if event.is_over:
        people = (seat.user_key for seat in event.after.seats)
        yield from (
            ReliabilityRow(user_key=user_key, matches_finished=1)
            for user_key in people
            if user_key is not None
        )


def _seat_change_counts(event: Committed, taken: SeatTaken) -> Iterator[ReliabilityRow]:
    """Yield the changes to the statistics of a player who lost or regained a seat."""
    left = event.before.seats[taken.seat]
    if left.user_key is not None and (taken.why in ABANDON_REASONS or left.is_substitute_wanted):
        yield ReliabilityRow(user_key=left.user_key, matches_left=1)
    if taken.why == "returned" and taken.person is not None:
        lost = [
            item.entry.why
            for item in event.before.folded_log.entries
            if isinstance(item.entry, SeatTaken)
            and (item.entry.seat, item.entry.left) == (taken.seat, taken.person)
        ]
        if lost and lost[-1] in ABANDON_REASONS:
            # A seat no longer counts as abandoned once its player has returned.
            yield ReliabilityRow(user_key=taken.person, matches_left=-1)


FEATURE = Feature(
    subscriptions=(
        Subscription(Committed, SubscriberOrder.CLOCKS, on_commit),
        Subscription(TurnUndone, SubscriberOrder.CLOCKS, on_turn_undone),
    )
)
