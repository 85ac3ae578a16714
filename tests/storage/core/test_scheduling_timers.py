"""Tests for timers: each is claimed only once, and a new timer is not confused with its predecessor."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from storage.core.database import Database
from storage.core.scheduling import due_times, timers
from storage.core.scheduling.timers import TimerRow
from tests.storage.examples import insert_match


def create_timer(kind: str, match_id: int, number: int = 1, at: int = 5, **fields: Any) -> TimerRow:
    """Return a timer row for a match.

    By default, the timer is for the match's first seat or vote.
    """
    known: dict[str, Any] = {"owner_kind": "match", "owner": match_id, "feature": "absence", "kind": kind}
    return TimerRow(**(known | {"payload": f'{{"kind":"{kind}","seat":{number}}}', "at": at} | fields))


async def test_timer_is_taken_once(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = (await insert_match(tx)).id
        timer = create_timer("out", match_id)
        await timers.put(tx, timer)
        assert [await timers.claim(tx, timer) for _ in range(2)] == [True, False]


async def test_replaced_timer_is_not_taken_as_the_old_one(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = (await insert_match(tx)).id
        timer = create_timer("out", match_id)
        await timers.put(tx, timer, replace(timer, at=9))
        assert not await timers.claim(tx, timer)
        assert await timers.of_owner(tx, "match", match_id) == [replace(timer, at=9)]


async def test_due_matches_are_sorted_by_longest_waiting_time(database: Database) -> None:
    async with database.transaction() as tx:
        one, two, three = [(await insert_match(tx, channel=n)).id for n in (1, 2, 3)]
        times = ((one, "call", 7), (one, "out", 30), (two, "out", 5), (two, "call", 6), (three, "out", 31))
        await timers.put(tx, *(create_timer(kind, match_id, at=at) for match_id, kind, at in times))
        assert await timers.due_owners(tx, 30, 99) == [("match", two), ("match", one)]
        assert (await due_times.next_due_times(tx)).timer == 5


async def test_timers_are_deleted_by_kind_or_individually(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = (await insert_match(tx)).id
        of = [create_timer(kind, match_id, n, n) for kind in ("out", "vote") for n in (1, 2)]
        alike = [
            create_timer("out", match_id, feature="notices"),
            create_timer("out", match_id, owner_kind="guild"),
        ]
        await timers.put(tx, *of, *alike)
        await timers.cancel(tx, replace(of[0], at=9))
        assert await timers.of_owner(tx, "match", match_id) == [of[2], of[1], of[3], alike[0]]
        await timers.cancel_kinds(tx, "match", match_id, "absence", ["vote", "call"])
        assert await timers.of_owner(tx, "match", match_id) == [of[1], alike[0]]
        await timers.cancel_all(tx, "match", match_id)
        assert await timers.of_owner(tx, "match", match_id) == []
        assert await timers.of_owner(tx, "guild", match_id) == [alike[1]]


async def test_failed_timer_is_postponed_unless_it_was_replaced(database: Database) -> None:
    failed = TimerRow(owner_kind="match", owner=1, feature="clock", kind="out", at=10)
    async with database.transaction() as tx:
        await timers.put(tx, failed)
        await timers.postpone(tx, failed, 70)
        (later,) = await timers.of_owner(tx, "match", 1)
        assert (later.at, later.attempts) == (70, 1)
        await timers.put(tx, failed)
        await timers.postpone(tx, later, 190)
        assert await timers.of_owner(tx, "match", 1) == [failed]
