"""Matches of Nautilus Island through the host: hidden cards come to their taker, and to nobody else."""

from __future__ import annotations

import pytest

from host import reading, robots, tables, turns
from host.harbour import Harbour
from host.panels import Panel
from host.people import Person
from host.refusals import RevealsFirst
from tests.host.acting import ADA, BEN, begun, choose, opened

COLLECT = {"move": "collect"}
MIXED = 2
"""A column of an open and a face-down stack, for two players."""


async def collect(h: Harbour, match: int, person: Person, column: int) -> Panel:
    await choose(h, match, person, {"move": "go", "column": column})
    with pytest.raises(RevealsFirst):
        await choose(h, match, person, COLLECT)
    return await choose(h, match, person, COLLECT, confirm_reveal=True)


async def test_a_face_down_card_is_told_to_its_taker_alone(harbour: Harbour) -> None:
    row = await begun(harbour, game="nautilus-island")
    panel = await collect(harbour, row.id, ADA, MIXED)
    assert [line.key for line in panel.uncovered] == ["nautilus-island-tell-drawn"]
    assert (await turns.panel(harbour, row.id, ADA)).uncovered == ()
    own, other = [await reading.log_texts(harbour, row.id, person) for person in (ADA, BEN)]
    assert [line.key for told in own.told for line in told.texts][-1] == "nautilus-island-tell-drawn"
    assert [line.key for told in other.told for line in told.texts][-1] == "nautilus-island-tell-collect"


async def test_what_everybody_saw_is_told_in_the_post_alone(harbour: Harbour) -> None:
    row = await begun(harbour, game="nautilus-island")
    assert (await collect(harbour, row.id, ADA, 0)).uncovered == ()


async def test_a_hand_goes_over_with_its_seat(harbour: Harbour) -> None:
    row = await begun(harbour, game="nautilus-island")
    panel = await collect(harbour, row.id, ADA, MIXED)
    assert len(panel.view.hand) == 2
    await tables.resign(harbour, row.id, ADA)
    assert (await reading.board(harbour, row.id, ADA)).view.hand is None


async def test_robots_play_a_whole_match(harbour: Harbour) -> None:
    row = await opened(harbour, game="nautilus-island", seats=4, robots=3)
    await tables.resign(harbour, row.id, ADA)
    while await robots.wake(harbour, row.id):
        pass
    final = await reading.final_post(harbour, row.id)
    assert sorted(seat for (seat,) in final.result.ranking) == [0, 1, 2, 3]
