"""Outages: while nobody could be served no clock has run, and nobody is told twice what went by."""

from __future__ import annotations

from collections.abc import Callable

from host import outage, reading
from host.harbour import Harbour
from host.paces import DAY, MINUTE, PACES
from host.timing import GRACE
from tests.host.acting import BEN, CEM, begun, clear_outbox, deadline, ring_later
from tests.host.conftest import Clock

DAILY = PACES["daily"]


async def test_nobody_is_punished_for_an_outage(
    harbour: Harbour, new_harbour: Callable[[], Harbour], clock: Clock
) -> None:
    rows = [await begun(harbour, BEN, CEM, pace=DAILY, channel=number) for number in range(3)]
    for row in rows:
        await clear_outbox(harbour, row.id)
    clock.now += DAILY.bank
    await outage.beat(harbour)
    clock.now += 2 * DAY
    woken = new_harbour()
    assert await outage.over(woken) == 2 * DAY
    assert [await deadline(woken, row.id) for row in rows] == [clock.now + DAILY.increment] * 3
    clock.now += GRACE
    for row in rows:
        assert await ring_later(woken, clock, row.id, 0) == ["notice:remind:0:1"], "one notice, not two"
        assert (await reading.card(woken, row.id)).match.head == 1


async def test_a_short_interruption_changes_nothing(harbour: Harbour, clock: Clock) -> None:
    row = await begun(harbour, pace=DAILY)
    before = await deadline(harbour, row.id)
    await outage.beat(harbour)
    clock.now += 4 * MINUTE
    assert await outage.over(harbour) == 0
    assert await deadline(harbour, row.id) == before


async def test_the_first_start_ever_is_no_outage(harbour: Harbour) -> None:
    assert await outage.over(harbour) == 0
