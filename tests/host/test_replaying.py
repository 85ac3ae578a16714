"""Replaying: a match scene by scene, as far as the asker may know it."""

from __future__ import annotations

import pytest

from engine.games.nautilus_island.view import View
from host.admin import tools
from host.authority.gate import Authority
from host.core.context import Context
from host.core.refusals import Refusal
from host.posts import published
from host.replace import replacing
from host.replay.scenes import scene
from host.settings.time_controls import HOUR
from host.view import boards
from tests.host.acting import ADA, BEN, CEM, DEA, begun, choose, key, opened, take_turn, work
from tests.host.conftest import Clock

MIXED = 2
"""A column of an open and a face-down stack, for two players."""


async def test_the_first_scene_is_the_deal(ctx: Context) -> None:
    row = await begun(ctx)
    dealt = await boards.board(ctx, row.id, None)
    await take_turn(ctx, row.id, ADA, 2)
    first = await scene(ctx, row.id, None, 0)
    assert (first.number, first.last, first.before, first.told) == (0, 1, None, ())
    assert first.view == dealt.view
    assert first.lines == dealt.lines


async def test_each_scene_tells_a_section_of_the_log_and_goes_on_where_the_last_one_ended(
    ctx: Context,
) -> None:
    row = await begun(ctx)
    for person in (ADA, BEN, ADA):
        await take_turn(ctx, row.id, person, 1)
    scenes = [await scene(ctx, row.id, ADA, number) for number in (0, 1, 2)]
    assert [later.before for later in scenes[1:]] == [earlier.view for earlier in scenes[:-1]]
    log = await boards.log_texts(ctx, row.id, ADA)
    assert [(each.heading, each.told) for each in scenes[1:]] == [
        (section.heading, section.told) for section in log.sections
    ]
    assert scenes[-1].view == (await boards.board(ctx, row.id, ADA)).view


async def test_there_is_always_a_nearest_scene_and_none_is_the_last(ctx: Context) -> None:
    row = await begun(ctx)
    for person in (ADA, BEN, ADA):
        await take_turn(ctx, row.id, person, 1)
    found = [(await scene(ctx, row.id, None, number)).number for number in (-3, 1, 99, None)]
    assert found == [0, 1, 2, 2]


async def test_a_stretch_in_which_nothing_was_done_is_no_scene(ctx: Context) -> None:
    row = await begun(ctx)
    for person in (ADA, BEN):
        await take_turn(ctx, row.id, person, 1)
    assert (await scene(ctx, row.id, None)).last == 1


async def test_rounds_and_ones_own_last_turn_are_found(ctx: Context) -> None:
    row = await begun(ctx)
    for person in (ADA, BEN, ADA, BEN, ADA):
        await take_turn(ctx, row.id, person, 1)
    assert (await scene(ctx, row.id, CEM, "own")).number == 3, "a spectator has had no turn"
    assert [(await scene(ctx, row.id, person)).own for person in (ADA, BEN, CEM, None)] == [3, 2, None, None]
    found = await scene(ctx, row.id, BEN, "own")
    assert found.number == 2
    assert found.rounds == ((1, 1), (2, 2), (3, 3))


async def test_the_log_tells_when_each_thing_was_done(ctx: Context, clock: Clock) -> None:
    row, began = await begun(ctx), clock.now
    await take_turn(ctx, row.id, ADA, 1)
    clock.now += 26 * HOUR
    await take_turn(ctx, row.id, BEN, 1)
    await tools.pause(ctx, row.id, Authority(DEA, "so be it"))
    clock.now += HOUR
    await tools.resume(ctx, row.id, Authority(DEA, "so be it"))
    told = (await boards.log_texts(ctx, row.id, None)).told
    assert {part.at - began for part in told} == {0, 26 * HOUR, 27 * HOUR}
    assert "told-resumed" not in [line.key for part in told if part.at < clock.now for line in part.texts]


async def test_everybody_sits_where_they_sat_then(ctx: Context) -> None:
    row = await begun(ctx)
    for person in (ADA, BEN, ADA):
        await take_turn(ctx, row.id, person, 1)
    await replacing.resign(ctx, row.id, BEN)
    names = [(await scene(ctx, row.id, None, number)).names[1] for number in (0, 1, 2)]
    assert names == ["Ben", "Ben", "Argo"]


async def test_a_finished_match_is_replayed_to_its_end(ctx: Context) -> None:
    row = await opened(ctx, game="nauticus", seats=2, robots=1)
    await replacing.resign(ctx, row.id, ADA)
    while await work(ctx, row.id):
        pass
    scenes = [await scene(ctx, row.id, None, number) for number in range(29)]
    assert {each.last for each in scenes} == {28}
    posts = [await published.chapter_post(ctx, row.id, number) for number in range(1, 29)]
    assert [each.view for each in scenes[1:]] == [post.view for post in posts]
    assert [each.heading for each in scenes[1:]] == [post.heading for post in posts]
    assert scenes[-1].view == (await published.final_post(ctx, row.id)).view


async def test_a_hand_is_replayed_to_its_holder_alone(ctx: Context) -> None:
    row = await begun(ctx, game="nautilus-island")
    await choose(ctx, row.id, ADA, {"move": "go", "column": MIXED})
    await choose(ctx, row.id, ADA, {"move": "collect"}, confirm_reveal=True)
    views: list[View] = [(await scene(ctx, row.id, person)).view for person in (ADA, BEN, CEM, None)]
    assert [None if view.hand is None else len(view.hand) for view in views] == [2, 0, None, None]
    told = (await scene(ctx, row.id, CEM)).told
    assert "nautilus-island-tell-drawn" not in [line.key for part in told for line in part.texts]


async def test_a_table_that_has_not_begun_has_nothing_to_replay(ctx: Context) -> None:
    row = await opened(ctx)
    with pytest.raises(Refusal) as refused:
        await scene(ctx, row.id, ADA)
    assert key(refused) == "refusal-not-started"
