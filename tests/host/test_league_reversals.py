"""Rulings of a season that are taken back late: after play has ended, after another draw, while a match runs."""

from __future__ import annotations

import pytest

from host.core.context import Context
from host.league.acting import hosting
from host.league.telling import cards, files
from host.league.verify import verify
from tests.host.conftest import Clock
from tests.host.season_days import HOST, begun, projections_hold


@pytest.mark.parametrize("status", ["protest", pytest.param("over", marks=pytest.mark.long)])
async def test_a_table_whose_ruling_is_taken_back_after_play_is_adjudicated(
    ctx: Context, clock: Clock, status: str
) -> None:
    days = await begun(ctx, clock, count=3)
    season = await days.known()
    await days.play(1)
    await days.play(2)
    sitting = season.season.tables[3].people
    await hosting.rule(ctx, season.id, 3, [(one, 1 + n) for n, one in enumerate(sitting)], HOST)
    await days.until(status)
    (ruling,) = await hosting.rulings(ctx, season.id)
    await hosting.reverse(ctx, season.id, ruling.seq, HOST)
    await days.work()
    table = (await days.known()).season.tables[3]
    assert table.is_adjudicated
    assert [one.place for one in table.ruled or ()] == [1, 1, 1]
    card = await cards.division(ctx, season.id, 1)
    assert {line.played for line in card.lines} == {3}
    assert await projections_hold(days)
    assert verify(await files.season_file(ctx, season.id)) == ()
