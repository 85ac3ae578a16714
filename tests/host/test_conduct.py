"""How reliably people have played, as others see it before they sit down with them."""

from __future__ import annotations

import pytest

from host import reading, tables, vacations, watch
from host.conduct import Figure, figure
from host.harbour import Harbour
from host.paces import DAY, HOUR, PACES
from host.vacations import today
from storage import conduct
from storage.conduct import ConductRow
from tests.host.acting import ADA, BEN, CEM, begun, opened, take_turn
from tests.host.conftest import Clock

BLITZ = PACES["blitz"]


async def counted(h: Harbour, person: int) -> Figure:
    async with h.database.reading() as tx:
        return figure((await conduct.of_people(tx, [person]))[person])


@pytest.mark.parametrize(
    ("turns", "late", "kept"),
    [(4, 0, None), (5, 0, 100), (4, 1, 80), (999, 1, 99), (0, 5, 0), (0, 0, None)],
)
def test_the_figure_is_the_share_of_turns_in_time(turns: int, late: int, kept: int | None) -> None:
    assert figure(ConductRow(person=1, turns=turns, late=late)).kept == kept


async def test_the_card_of_an_open_table_tells_of_those_who_sit_there(harbour: Harbour) -> None:
    async with harbour.database.transaction() as tx:
        await conduct.add(tx, ConductRow(person=BEN.id, turns=97, late=3, finished=12, left=1))
    row = await opened(harbour, seats=4, robots=1)
    await tables.join(harbour, row.id, BEN)
    shown = await reading.card(harbour, row.id)
    assert shown.figures == {ADA.id: Figure(None, 0, 0), BEN.id: Figure(97, 12, 1)}


async def test_a_table_that_has_begun_tells_nothing_of_it(harbour: Harbour) -> None:
    row = await begun(harbour, BEN, CEM)
    assert (await reading.card(harbour, row.id)).figures == {}


async def test_turns_in_time_are_counted(harbour: Harbour) -> None:
    row = await begun(harbour, pace=BLITZ)
    await take_turn(harbour, row.id, ADA, 1)
    async with harbour.database.reading() as tx:
        rows = await conduct.of_people(tx, [ADA.id, BEN.id])
    assert (rows[ADA.id].turns, rows[ADA.id].late, rows[BEN.id].turns) == (1, 0, 0)


async def test_rest_on_days_off_is_never_late(harbour: Harbour, clock: Clock) -> None:
    row = await begun(harbour, pace=BLITZ)
    await vacations.mark(harbour, ADA, 1, await today(harbour, ADA.id), None)
    clock.now += 15 * HOUR
    await watch.ring(harbour, row.id)
    async with harbour.database.reading() as tx:
        assert (await conduct.of_people(tx, [ADA.id]))[ADA.id].late == 0
    clock.now += DAY
    await watch.ring(harbour, row.id)
    async with harbour.database.reading() as tx:
        assert (await conduct.of_people(tx, [ADA.id]))[ADA.id].late == 1
