"""Tests for robots: they move at once, resume after a crash, and can't damage other matches.

Their moves are deterministic.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from engine.core.files.library import game
from engine.core.model import Action
from engine.core.randomness.chance import SeededChance
from engine.core.robots.robot import Picker
from host.core import jobs, outbox
from host.core.context import Context
from host.core.owners import Owner, match_owner
from host.decisions.replace import replacement
from host.matches.commit_reveal import scheme
from host.matches.match.commit import commit
from host.messages import view as match_view
from host.messages.posts import message_contents
from host.turns.play import turn_actions
from host.turns.robots import robot_turns
from host.turns.robots.robot_turns import PlayTurn
from storage.matches.match import log
from storage.matches.match.log import LogConflict
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, jobs_of, open_match, run_jobs, start_match, take_pearls, take_turn


async def run_no_jobs(_ctx: Context, _owner: Owner) -> bool:
    """Run no jobs."""
    return False


async def load_entries(ctx: Context, match_id: int) -> list[tuple[int | None, str, str]]:
    async with ctx.database.read_transaction() as tx:
        return [(row.seat, row.origin, row.payload) for row in await log.read(tx, match_id)]


class Crash(BaseException):
    """Raised to simulate a crash of the process."""


class FailingRobot(Picker[Any]):
    """A robot that raises an error, as if it had a bug."""

    def pick(self, view: Any, offered: Sequence[Action], chance: SeededChance) -> tuple[Action, SeededChance]:
        raise ZeroDivisionError("a bug")


class CheatingRobot(Picker[Any]):
    """A robot that plays an action that was not offered."""

    def pick(self, view: Any, offered: Sequence[Action], chance: SeededChance) -> tuple[Action, SeededChance]:
        return Action(), chance


async def test_robots_have_moved_when_confirm_returns(ctx: Context) -> None:
    row = await open_match(ctx, seats=3, robots=2, level="greedy")
    panel = await take_turn(ctx, row.id, ADA, 1)
    assert panel.is_your_turn
    assert panel.view.owned == (1, 3, 3)
    assert [by for _, by, _ in await load_entries(ctx, row.id)] == ["host"] + ["player"] * 2 + ["robot"] * 4


async def test_robot_with_the_first_turn_moves_at_once(ctx: Context) -> None:
    begins = set()
    for channel in range(6):
        row = await open_match(ctx, robots=1, begins="random", channel=channel)
        mine = next(
            load_user_match
            for load_user_match in await match_view.load_user_matches(ctx, ADA)
            if load_user_match.match.id == row.id
        )
        assert mine.is_your_turn
        begins.add(mine.seat)
    assert begins == {0, 1}


async def test_robot_turn_is_played_after_a_crash(
    ctx: Context, new_context: Callable[[], Context], monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await open_match(ctx, robots=1)
    await take_pearls(ctx, row.id, ADA, 2)

    async def crash(_ctx: Context, _owner: Owner) -> bool:
        raise Crash

    with monkeypatch.context() as patched:
        patched.setattr(jobs, "run", crash)
        with pytest.raises(Crash):
            await turn_actions.confirm(ctx, row.id, ADA)
    again = new_context()
    assert await jobs_of(again, row.id) == ["play-turn"]
    assert (await match_view.load_table_view(again, row.id, None)).awaited == (1,)
    assert await run_jobs(again, row.id) is False
    assert await jobs_of(again, row.id) == []
    assert (await match_view.load_table_view(again, row.id, None)).awaited == (0,)


@pytest.mark.parametrize("robot", [FailingRobot(), CheatingRobot()])
async def test_robot_error_does_not_block_the_match(
    ctx: Context, robot: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(game("pearls").robots, "greedy", robot)
    row = await open_match(ctx, robots=1, level="greedy")
    panel = await take_turn(ctx, row.id, ADA, 2)
    assert panel.is_your_turn
    assert panel.view.owned[0] == 2
    assert sum(panel.view.owned) > 2
    assert "robot" in caplog.text


async def test_robots_are_deterministic_for_a_key(ctx: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    played = []
    monkeypatch.setattr(scheme, "key_of", lambda _, __: "key")
    for channel in range(2):
        row = await open_match(ctx, seats=4, robots=3, level="wild", channel=channel)
        while row.status == "running":
            row = (await take_turn(ctx, row.id, ADA, 1)).match
        played.append(await load_entries(ctx, row.id))
    assert played[0] == played[1]
    assert any(by == "robot" for _, by, _ in played[0])


async def test_long_robot_sequence_pauses_and_resumes(ctx: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "MAX_IN_A_ROW", 2)
    monkeypatch.setattr(game("pearls"), "substitute_level", "wild")
    # With this secret, there are too many robot turns for a single job run.
    ctx.new_secret = iter(("c", "salt")).__next__
    row = await start_match(ctx)
    await replacement.resign(ctx, row.id, BEN)
    row = await replacement.resign(ctx, row.id, ADA)
    assert row.status == "running"
    assert await jobs_of(ctx, row.id) == ["play-turn"]
    calls = 1
    while await run_jobs(ctx, row.id):
        calls += 1
    assert calls > 1
    assert (await message_contents.load_final_message(ctx, row.id)).match.status == "finished"


@pytest.mark.threads
async def test_concurrent_jobs_play_a_robot_turn_once(ctx: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    commits = 0

    async def counted(*args: Any) -> Any:
        nonlocal commits
        commits += 1
        return await commit(*args)

    monkeypatch.setattr(robot_turns, "commit", counted)
    row = await open_match(ctx, robots=1, level="greedy")
    await take_pearls(ctx, row.id, ADA, 1)
    await asyncio.gather(turn_actions.confirm(ctx, row.id, ADA), *(run_jobs(ctx, row.id) for _ in range(5)))
    assert commits == 1


async def test_robot_turn_already_played_elsewhere_is_no_error(
    ctx: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def beaten(*_: Any) -> Any:
        raise LogConflict(1, 1)

    row = await open_match(ctx, robots=1)
    with monkeypatch.context() as patched:
        patched.setattr(jobs, "run", run_no_jobs)
        await take_turn(ctx, row.id, ADA, 1)
    monkeypatch.setattr(robot_turns, "commit", beaten)
    assert not await run_jobs(ctx, row.id)
    assert (await match_view.load_table_view(ctx, row.id, None)).awaited == (1,)


async def test_removed_robot_level_is_replaced_by_the_weakest(
    ctx: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await open_match(ctx, robots=1, level="wild")
    # Replace the whole mapping, because the last level counts as the strongest. If a level were deleted and
    # restored, it would become the last one.
    others = {level: robot for level, robot in game("pearls").robots.items() if level != "wild"}
    monkeypatch.setattr(game("pearls"), "robots", others)
    assert (await take_turn(ctx, row.id, ADA, 1)).is_your_turn


async def test_stale_robot_job_is_removed_unless_it_is_resting(ctx: Context) -> None:
    row = await start_match(ctx)
    owner = match_owner(row.id)
    async with ctx.database.transaction() as tx:
        await jobs.put(ctx, tx, owner, PlayTurn())
    await jobs.postpone_due(ctx, owner)
    assert not await run_jobs(ctx, row.id)
    assert await jobs_of(ctx, row.id) == ["play-turn"]
    async with ctx.database.transaction() as tx:
        await jobs.release(tx, owner)
    assert not await run_jobs(ctx, row.id)
    assert await jobs_of(ctx, row.id) == []


async def test_pending_messages_do_not_block_robots(
    ctx: Context, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Robots move even while messages are pending, for example because Discord rejected them."""
    row = await open_match(ctx, robots=1)
    with monkeypatch.context() as patched:
        patched.setattr(jobs, "run", run_no_jobs)
        await take_turn(ctx, row.id, ADA, 1)
    for post in await outbox.due_messages(ctx, match_owner(row.id)):
        await outbox.postpone(ctx, post, clock.now + 3_600_000)
    assert await outbox.due_messages(ctx) == ()
    assert await jobs.due_owners(ctx) == [match_owner(row.id)]
    assert not await run_jobs(ctx, row.id)
    assert (await match_view.load_table_view(ctx, row.id, None)).awaited == (0,)
