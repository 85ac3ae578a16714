"""Tests for positions in a match by time: the replay scene and the turn."""

from __future__ import annotations

from host.core.context import Context
from host.core.users import User
from host.messages.positions import find_scene, find_turn
from host.messages.posts import cards
from host.messages.replay import load_scene
from host.turns import explain
from tests.host.conftest import Clock
from tests.host.players import ADA, start_match, take_turn
from tests.host.tables.test_rematch import SHORT

SECOND = 1000


async def play_and_note_times(ctx: Context, clock: Clock, match_id: int) -> list[int]:
    """Play a match to its end, with a minute before each turn, and return the time of each turn."""
    times = list[int]()
    while awaited := (await cards.get_card(ctx, match_id)).awaited:
        clock.now += 60 * SECOND
        seat = (await cards.get_card(ctx, match_id)).seats[awaited[0]]
        await take_turn(ctx, match_id, User(seat.user_key or 0, seat.name), 1)
        times.append(clock.now)
    return times


async def test_time_before_the_first_move_is_the_deal(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, edition=SHORT)
    assert await find_scene(ctx, row.id, clock.now) == 0
    assert await find_turn(ctx, row.id, clock.now) is None


async def test_scene_contains_the_last_move_before_the_time(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, edition=SHORT)
    times = await play_and_note_times(ctx, clock, row.id)
    scenes = [await find_scene(ctx, row.id, at + SECOND) for at in times]
    assert scenes == sorted(scenes)
    assert scenes[0] == 1
    for at, number in zip(times, scenes, strict=True):
        scene = await load_scene(ctx, row.id, ADA, number)
        assert scene.number == number
        assert at in [line.at for line in scene.log_lines]


async def test_turn_of_a_finished_match_is_the_last_one_before_the_time(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, edition=SHORT)
    times = await play_and_note_times(ctx, clock, row.id)
    assert [await find_turn(ctx, row.id, at + SECOND) for at in times] == list(range(1, len(times) + 1))
    assert (await explain.load_request(ctx, row.id, ADA, 1)).number == 1


async def test_turn_is_found_during_a_match_too(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx)
    await take_turn(ctx, row.id, ADA, 1)
    assert await find_turn(ctx, row.id, clock.now) == 1
