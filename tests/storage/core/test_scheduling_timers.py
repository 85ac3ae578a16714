"""Timers, notices, questions, counts: what stands beside a match's log, each taken or told once."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from storage.core.database import Database
from storage.core.scheduling import earliest, timers
from storage.core.scheduling.timers import TimerRow
from storage.decisions.vote import questions
from storage.decisions.vote.questions import AskedAlready, BallotRow, QuestionRow
from storage.messages.notices import notices
from storage.messages.notices.notices import NoticeRow
from storage.time.clock import clocks, outages
from storage.time.clock.clocks import ClockRow
from storage.time.clock.outages import OPEN, OutageRow
from storage.time.reliability import reliability
from storage.time.reliability.reliability import ReliabilityRow
from tests.storage.examples import ADA, BEN, keep_match


def a_timer(kind: str, match: int, number: int = 1, at: int = 5, **fields: Any) -> TimerRow:
    """Return a timer of a match for a seat or a question."""
    known: dict[str, Any] = {"owner_kind": "match", "owner": match, "feature": "absence", "kind": kind}
    return TimerRow(**(known | {"payload": f'{{"kind":"{kind}","seat":{number}}}', "at": at} | fields))


async def test_a_timer_is_taken_once(database: Database) -> None:
    async with database.transaction() as tx:
        match = (await keep_match(tx)).id
        timer = a_timer("out", match)
        await timers.put(tx, timer)
        assert [await timers.take(tx, timer) for _ in range(2)] == [True, False]


async def test_a_timer_that_was_set_anew_is_not_taken_for_the_old_one(database: Database) -> None:
    async with database.transaction() as tx:
        match = (await keep_match(tx)).id
        timer = a_timer("out", match)
        await timers.put(tx, timer, replace(timer, at=9))
        assert not await timers.take(tx, timer)
        assert await timers.of_owner(tx, "match", match) == [replace(timer, at=9)]


async def test_due_are_the_matches_whose_time_has_come_the_longest_waiting_first(database: Database) -> None:
    async with database.transaction() as tx:
        one, two, three = [(await keep_match(tx, channel=n)).id for n in (1, 2, 3)]
        times = ((one, "call", 7), (one, "out", 30), (two, "out", 5), (two, "call", 6), (three, "out", 31))
        await timers.put(tx, *(a_timer(kind, match, at=at) for match, kind, at in times))
        assert await timers.due(tx, 30, 99) == [("match", two), ("match", one)]
        assert (await earliest.of(tx)).timer == 5


async def test_timers_are_dropped_by_kind_or_one_by_one(database: Database) -> None:
    async with database.transaction() as tx:
        match = (await keep_match(tx)).id
        of = [a_timer(kind, match, n, n) for kind in ("out", "vote") for n in (1, 2)]
        alike = [a_timer("out", match, feature="notices"), a_timer("out", match, owner_kind="server")]
        await timers.put(tx, *of, *alike)
        await timers.drop_these(tx, replace(of[0], at=9))
        assert await timers.of_owner(tx, "match", match) == [of[2], of[1], of[3], alike[0]]
        await timers.drop(tx, "match", match, "absence", ["vote", "call"])
        assert await timers.of_owner(tx, "match", match) == [of[1], alike[0]]
        await timers.drop_all(tx, "match", match)
        assert await timers.of_owner(tx, "match", match) == []
        assert await timers.of_owner(tx, "server", match) == [alike[1]]


async def test_a_notice_is_claimed_once_in_a_turn(database: Database) -> None:
    async with database.transaction() as tx:
        match = (await keep_match(tx)).id
        notice = NoticeRow(match=match, feature="notices", kind="ping", payload='{"turn":4}', at=1)
        assert not await notices.is_given(tx, notice)
        assert [await notices.claim(tx, notice) for _ in range(2)] == [True, False]
        assert await notices.is_given(tx, notice)
        for other in ({"payload": '{"turn":5}'}, {"kind": "remind"}, {"feature": "vote"}):
            assert await notices.claim(tx, replace(notice, **other))
        assert await notices.standing(tx, match) == []
        await notices.set_message(tx, replace(notice, channel=7, message=8))
        assert await notices.standing(tx, match) == [replace(notice, channel=7, message=8)]


async def test_a_match_is_asked_one_thing_of_a_kind_about_a_seat_at_a_time(database: Database) -> None:
    question = QuestionRow(match=1, feature="absence", kind="absent", seat=2, asked=1, closes=9)
    async with database.transaction() as tx:
        match = (await keep_match(tx)).id
        kept = await questions.put(tx, replace(question, match=match))
        await questions.put(tx, replace(question, match=match, feature="undo", kind="undo"))
        await questions.put(tx, replace(question, match=match, feature="undo"))
    with pytest.raises(AskedAlready):
        async with database.transaction() as tx:
            await questions.put(tx, replace(question, match=match))
    async with database.transaction() as tx:
        assert await questions.get(tx, kept.id) == kept
        assert [asked.kind for asked in await questions.of_match(tx, match)] == ["absent", "undo", "absent"]


def a_question(match: int) -> QuestionRow:
    return QuestionRow(match=match, feature="abort", kind="abort", asked=1, closes=9)


async def test_a_person_has_one_ballot_and_a_closed_question_none(database: Database) -> None:
    async with database.transaction() as tx:
        match = (await keep_match(tx)).id
        asked = await questions.put(tx, a_question(match))
        for person, choice in ((ADA, "no"), (BEN, "yes"), (ADA, "yes")):
            await questions.cast(tx, BallotRow(question=asked.id, person=person, choice=choice, at=2))
        cast = [(ballot.person, ballot.choice) for ballot in await questions.ballots_of(tx, asked.id)]
        assert cast == [(ADA, "yes"), (BEN, "yes")]
        assert [await questions.close(tx, asked.id) for _ in range(2)] == [True, False]
        assert await questions.ballots_of(tx, asked.id) == []


async def test_reliability_is_added_up(database: Database) -> None:
    async with database.transaction() as tx:
        await reliability.add(tx, ReliabilityRow(person=ADA, turns=2))
        await reliability.add(
            tx, ReliabilityRow(person=ADA, turns=1, late=1), ReliabilityRow(person=BEN, left=1)
        )
        found = await reliability.of_people(tx, [ADA, BEN, 9])
    assert found == {
        ADA: ReliabilityRow(person=ADA, turns=3, late=1),
        BEN: ReliabilityRow(person=BEN, left=1),
        9: ReliabilityRow(person=9),
    }


async def test_clocks_are_kept_by_match_and_seat(database: Database) -> None:
    async with database.transaction() as tx:
        one, two = [(await keep_match(tx, channel=n)).id for n in (1, 2)]
        first, second = ClockRow(match=one, seat=0, left=5, since=3, turn=1), ClockRow(match=two, seat=1)
        await clocks.put(tx, first, second)
        assert await clocks.of_match(tx, one) == {0: first}
        assert await clocks.of_match(tx, two) == {1: second}
        await clocks.drop(tx, one)
        assert await clocks.of_match(tx, one) == {}


async def test_the_last_proof_is_the_last_beat(database: Database) -> None:
    async with database.transaction() as tx:
        assert await outages.last_served(tx) is None
        await outages.beat(tx, 50)
        await outages.beat(tx, 60)
        assert await outages.last_served(tx) == 60


async def test_outages_are_those_that_ended_after_a_time(database: Database) -> None:
    gone = [OutageRow(began=began, ended=began + 5) for began in (10, 20, 30)]
    async with database.transaction() as tx:
        for outage in gone:
            await outages.put(tx, outage)
        assert await outages.since(tx, 25) == gone[2:]
        assert await outages.since(tx, 24) == gone[1:]


async def test_an_outage_is_that_of_a_server_or_of_all(database: Database) -> None:
    everywhere, here, there = (OutageRow(server=server, began=10, ended=20) for server in (0, 1, 2))
    async with database.transaction() as tx:
        for outage in (everywhere, here, there):
            await outages.put(tx, outage)
        assert await outages.since(tx, 15, 1) == [everywhere, here]
        assert await outages.since(tx, 15) == [everywhere]


async def test_an_outage_that_has_not_ended_is_found_until_it_is_dropped(database: Database) -> None:
    unfinished = OutageRow(server=1, began=10, ended=OPEN)
    async with database.transaction() as tx:
        await outages.put(tx, unfinished)
        await outages.put(tx, OutageRow(server=2, began=10, ended=20))
        assert await outages.unfinished(tx) == [unfinished]
        assert await outages.unfinished_of(tx, 1) == unfinished
        assert await outages.unfinished_of(tx, 2) is None
        await outages.drop(tx, unfinished)
        assert await outages.unfinished(tx) == []


async def test_a_timer_that_failed_is_put_off_unless_it_was_set_anew(database: Database) -> None:
    failed = TimerRow(owner_kind="match", owner=1, feature="clock", kind="out", at=10)
    async with database.transaction() as tx:
        await timers.put(tx, failed)
        await timers.put_off(tx, failed, 70)
        (later,) = await timers.of_owner(tx, "match", 1)
        assert (later.at, later.attempts) == (70, 1)
        await timers.put(tx, failed)
        await timers.put_off(tx, later, 190)
        assert await timers.of_owner(tx, "match", 1) == [failed]
