"""Calling a match off: when all who play agree, and at once where only one does."""

from __future__ import annotations

import pytest

from host import calling_off, reading, replacing, tables, turns
from host.harbour import Harbour
from host.refusals import Refusal
from tests.host.acting import ADA, BEN, CEM, DEA, clear_outbox, key, opened, timers_of, waiting
from tests.host.conftest import Clock
from tests.host.polling import LONG, NO, YES, later, open_questions, say, tags, timed


async def status(h: Harbour, match: int) -> str:
    return (await reading.card(h, match)).match.status


async def test_all_agree_and_it_is_over(harbour: Harbour) -> None:
    row = await timed(harbour, BEN, CEM)
    assert not await calling_off.abort(harbour, row.id, ADA)
    (asked,) = await open_questions(harbour, row.id)
    await say(harbour, asked, BEN, YES)
    assert await status(harbour, row.id) == "running"
    await clear_outbox(harbour, row.id)
    await say(harbour, asked, CEM, YES)
    assert await status(harbour, row.id) == "cancelled"
    assert await tags(harbour, row.id) == ["ruled aborted"]
    assert await timers_of(harbour, row.id) == {}
    head = (await reading.card(harbour, row.id)).match.head
    assert sorted(await waiting(harbour, row.id)) == ["card", f"told:{head}"]
    with pytest.raises(Refusal) as refused:
        await turns.panel(harbour, row.id, ADA)
    assert key(refused) == "refusal-cancelled"


async def test_one_no_and_it_goes_on(harbour: Harbour) -> None:
    row = await timed(harbour, BEN, CEM)
    await calling_off.abort(harbour, row.id, ADA)
    (asked,) = await open_questions(harbour, row.id)
    await say(harbour, asked, BEN, NO)
    assert await tags(harbour, row.id) == ["ruled abort-refused"]
    assert await open_questions(harbour, row.id) == []


async def test_silence_is_no_consent(harbour: Harbour, clock: Clock) -> None:
    row = await timed(harbour)
    await calling_off.abort(harbour, row.id, ADA)
    await later(harbour, clock, row.id)
    assert await status(harbour, row.id) == "running"
    assert await tags(harbour, row.id) == ["ruled abort-refused"]


async def test_whoever_asked_may_think_better_of_it(harbour: Harbour) -> None:
    row = await timed(harbour)
    await calling_off.abort(harbour, row.id, ADA)
    (asked,) = await open_questions(harbour, row.id)
    await say(harbour, asked, ADA, NO)
    assert await open_questions(harbour, row.id) == []


async def test_alone_with_robots_it_is_at_once(harbour: Harbour) -> None:
    row = await opened(harbour, robots=1, edition=LONG)
    assert await calling_off.abort(harbour, row.id, ADA)
    assert await status(harbour, row.id) == "cancelled"


async def test_when_whoever_had_not_agreed_leaves_it_is_decided(harbour: Harbour, clock: Clock) -> None:
    row = await timed(harbour)
    await calling_off.abort(harbour, row.id, ADA)
    await tables.resign(harbour, row.id, BEN)
    await later(harbour, clock, row.id, 0)
    assert await status(harbour, row.id) == "cancelled"


async def test_a_substitute_is_asked_as_well(harbour: Harbour) -> None:
    row = await timed(harbour, BEN, CEM)
    await calling_off.abort(harbour, row.id, ADA)
    await tables.dismiss(harbour, row.id, 1, DEA, is_admin=True)
    await replacing.substitute(harbour, row.id, DEA)
    (asked,) = await open_questions(harbour, row.id)
    await say(harbour, asked, CEM, YES)
    assert await status(harbour, row.id) == "running"
    await say(harbour, asked, DEA, YES)
    assert await status(harbour, row.id) == "cancelled"


async def test_only_those_who_play_ask_for_it(harbour: Harbour) -> None:
    row = await timed(harbour)
    with pytest.raises(Refusal) as refused:
        await calling_off.abort(harbour, row.id, CEM)
    assert key(refused) == "refusal-not-in-match"
