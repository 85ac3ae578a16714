"""Replaying: a match scene by scene, as far as the asker may know it."""

from __future__ import annotations

import pytest

from engine.games.nautilus_island.view import View
from host import reading, robots, tables
from host.harbour import Harbour
from host.refusals import Refusal
from host.replaying import scene
from tests.host.acting import ADA, BEN, CEM, begun, choose, key, opened, take_turn

MIXED = 2
"""A column of an open and a face-down stack, for two players."""


async def test_the_first_scene_is_the_deal(harbour: Harbour) -> None:
    row = await begun(harbour)
    dealt = await reading.board(harbour, row.id, None)
    await take_turn(harbour, row.id, ADA, 2)
    first = await scene(harbour, row.id, None, 0)
    assert (first.number, first.last, first.before, first.told) == (0, 1, None, ())
    assert first.view == dealt.view
    assert first.lines == dealt.lines


async def test_each_scene_tells_a_page_of_the_log_and_goes_on_where_the_last_one_ended(
    harbour: Harbour,
) -> None:
    row = await begun(harbour)
    for person in (ADA, BEN, ADA):
        await take_turn(harbour, row.id, person, 1)
    scenes = [await scene(harbour, row.id, ADA, number) for number in (0, 1, 2)]
    assert [later.before for later in scenes[1:]] == [earlier.view for earlier in scenes[:-1]]
    pages = [await reading.log_texts(harbour, row.id, ADA, number) for number in (1, 2)]
    assert [each.told for each in scenes[1:]] == [page.told for page in pages]
    assert scenes[-1].view == (await reading.board(harbour, row.id, ADA)).view


async def test_there_is_always_a_nearest_scene_and_none_is_the_last(harbour: Harbour) -> None:
    row = await begun(harbour)
    for person in (ADA, BEN, ADA):
        await take_turn(harbour, row.id, person, 1)
    found = [(await scene(harbour, row.id, None, number)).number for number in (-3, 1, 99, None)]
    assert found == [0, 1, 2, 2]


async def test_a_stretch_in_which_nothing_was_done_is_no_scene(harbour: Harbour) -> None:
    row = await begun(harbour)
    for person in (ADA, BEN):
        await take_turn(harbour, row.id, person, 1)
    assert (await scene(harbour, row.id, None)).last == 1


async def test_everybody_sits_where_they_sat_then(harbour: Harbour) -> None:
    row = await begun(harbour)
    for person in (ADA, BEN, ADA):
        await take_turn(harbour, row.id, person, 1)
    await tables.resign(harbour, row.id, BEN)
    names = [(await scene(harbour, row.id, None, number)).names[1] for number in (0, 1, 2)]
    assert names == ["Ben", "Ben", "Argo"]


async def test_a_finished_match_is_replayed_to_its_end(harbour: Harbour) -> None:
    row = await opened(harbour, game="nauticus", seats=2, robots=1)
    await tables.resign(harbour, row.id, ADA)
    while await robots.wake(harbour, row.id):
        pass
    scenes = [await scene(harbour, row.id, None, number) for number in range(29)]
    assert {each.last for each in scenes} == {28}
    posts = [await reading.chapter_post(harbour, row.id, number) for number in range(1, 29)]
    assert [each.view for each in scenes[1:]] == [post.view for post in posts]
    assert [each.heading for each in scenes[1:]] == [post.heading for post in posts]
    assert scenes[-1].view == (await reading.final_post(harbour, row.id)).view


async def test_a_hand_is_replayed_to_its_holder_alone(harbour: Harbour) -> None:
    row = await begun(harbour, game="nautilus-island")
    await choose(harbour, row.id, ADA, {"move": "go", "column": MIXED})
    await choose(harbour, row.id, ADA, {"move": "collect"}, confirm_reveal=True)
    views: list[View] = [(await scene(harbour, row.id, person)).view for person in (ADA, BEN, CEM, None)]
    assert [None if view.hand is None else len(view.hand) for view in views] == [2, 0, None, None]
    told = (await scene(harbour, row.id, CEM)).told
    assert "nautilus-island-tell-drawn" not in [line.key for part in told for line in part.texts]


async def test_a_table_that_has_not_begun_has_nothing_to_replay(harbour: Harbour) -> None:
    row = await opened(harbour)
    with pytest.raises(Refusal) as refused:
        await scene(harbour, row.id, ADA)
    assert key(refused) == "refusal-not-started"
