"""Robots: they play at once, again after a crash, the same way twice, and their slips are their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from engine.core.chance import Seeded
from engine.core.library import game
from engine.core.model import Action
from host import posting, reading, robots, tables, turns
from host.commit import commit
from host.harbour import Harbour
from storage import log, outbox
from storage.outbox import Post
from tests.host.acting import ADA, BEN, begun, opened, take, take_turn, waiting


async def entries(h: Harbour, match: int) -> list[tuple[int | None, str, str]]:
    async with h.database.reading() as tx:
        return [(row.seat, row.by, row.payload) for row in await log.read(tx, match)]


class Crash(BaseException):
    """The end of the process."""


class Stumbling:
    """A robot with a bug."""

    def pick(self, view: Any, offered: Sequence[Action], chance: Seeded) -> tuple[Action, Seeded]:
        raise ZeroDivisionError("a bug")


class Cheating:
    """A robot that plays what nobody offered."""

    def pick(self, view: Any, offered: Sequence[Action], chance: Seeded) -> tuple[Action, Seeded]:
        return Action(), chance


async def test_robots_have_played_when_the_confirmation_returns(harbour: Harbour) -> None:
    row = await opened(harbour, seats=3, robots=2, level="greedy")
    panel = await take_turn(harbour, row.id, ADA, 1)
    assert panel.your_turn
    assert panel.view.owned == (1, 3, 3)
    assert [by for _, by, _ in await entries(harbour, row.id)] == ["host"] + ["player"] * 2 + ["robot"] * 4


async def test_a_robot_that_begins_plays_at_once(harbour: Harbour) -> None:
    begins = set()
    for channel in range(6):
        await opened(harbour, robots=1, begins="random", channel=channel)
        mine = (await reading.matches_of(harbour, ADA))[0]
        assert mine.your_turn
        begins.add(mine.seat)
    assert begins == {0, 1}


async def test_a_robots_turn_that_a_crash_swallowed_is_played_later(
    harbour: Harbour, new_harbour: Callable[[], Harbour], monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await opened(harbour, robots=1)
    await take(harbour, row.id, ADA, 2)

    async def crash(_h: Harbour, _match: int) -> bool:
        raise Crash

    with monkeypatch.context() as patched:
        patched.setattr(robots, "wake", crash)
        with pytest.raises(Crash):
            await turns.confirm(harbour, row.id, ADA)
    again = new_harbour()
    assert "robot" in await waiting(again, row.id)
    assert (await reading.board(again, row.id, None)).awaited_seat == 1
    assert await robots.wake(again, row.id) is False
    assert "robot" not in await waiting(again, row.id)
    assert (await reading.board(again, row.id, None)).awaited_seat == 0


@pytest.mark.parametrize("robot", [Stumbling(), Cheating()])
async def test_a_robots_slip_stops_nobody(
    harbour: Harbour, robot: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(game("pearls").robots, "greedy", robot)
    row = await opened(harbour, robots=1, level="greedy")
    panel = await take_turn(harbour, row.id, ADA, 2)
    assert panel.your_turn
    assert panel.view.owned[0] == 2
    assert sum(panel.view.owned) > 2
    assert "robot" in caplog.text


async def test_robots_play_the_same_way_from_the_same_seed(harbour: Harbour) -> None:
    played = []
    for channel in range(2):
        secrets = iter(("seed", "salt"))
        harbour.new_secret = secrets.__next__
        row = await opened(harbour, seats=4, robots=3, level="wild", channel=channel)
        while row.status == "running":
            row = (await take_turn(harbour, row.id, ADA, 1)).match
        played.append(await entries(harbour, row.id))
    assert played[0] == played[1]
    assert any(by == "robot" for _, by, _ in played[0])


async def test_long_chains_of_robots_pause_and_are_taken_up_again(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(robots, "MOST_TURNS", 2)
    # Chance decides how long the robots need; this one lets them rest more than once.
    harbour.new_secret = iter(("c", "salt")).__next__
    row = await begun(harbour)
    await tables.resign(harbour, row.id, BEN)
    row = await tables.resign(harbour, row.id, ADA)
    assert row.status == "running"
    assert "robot" in await waiting(harbour, row.id)
    calls = 1
    while await robots.wake(harbour, row.id):
        calls += 1
    assert calls > 1
    assert (await reading.final_post(harbour, row.id)).match.status == "finished"


async def test_many_wakes_at_once_play_once(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    commits = 0

    async def counted(*args: Any) -> Any:
        nonlocal commits
        commits += 1
        return await commit(*args)

    monkeypatch.setattr(robots, "commit", counted)
    row = await opened(harbour, robots=1, level="greedy")
    await take(harbour, row.id, ADA, 1)
    await asyncio.gather(
        turns.confirm(harbour, row.id, ADA), *(robots.wake(harbour, row.id) for _ in range(5))
    )
    assert commits == 1


async def test_a_level_that_is_gone_is_played_by_the_weakest(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await opened(harbour, robots=1, level="wild")
    monkeypatch.delitem(game("pearls").robots, "wild")
    assert (await take_turn(harbour, row.id, ADA, 1)).your_turn


async def test_a_row_without_a_robot_is_taken_out_and_one_that_rests_is_not(harbour: Harbour) -> None:
    row = await begun(harbour)
    async with harbour.database.transaction() as tx:
        await outbox.add(tx, [Post(match=row.id, kind="robot")], harbour.now())
    stray = (await posting.pending(harbour, match_id=row.id))[-1]
    assert not await robots.wake(harbour, row.id)
    await posting.rest(harbour, row.id, "robot", harbour.now() + 1)
    await posting.spent(harbour, stray)
    assert "robot" in await waiting(harbour, row.id)
    await posting.release(harbour, row.id)
    await posting.spent(harbour, stray)
    assert "robot" not in await waiting(harbour, row.id)
