"""Tests for searching robots: they run in a worker process without blocking other tasks.

If the worker fails, a quick robot moves instead.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import closing
from functools import partial
from typing import Any

import pytest

from engine.core import play
from engine.core.files.library import game, games
from engine.core.randomness.chance import SeededChance
from engine.core.robots.analysis import PositionedMove, TurnJudgement, judge, split_into_turns
from engine.core.robots.explain import Explanation, explain
from engine.core.robots.robot import choose_turn
from engine.worker import encode_explain_request, encode_judge_request
from host.core import jobs, outbox
from host.core.context import Context
from host.core.owners import match_owner
from host.decisions import abort
from host.matches.log.entries import LoggedEntry
from host.matches.match import loading
from host.matches.match.narration import render_log, segments
from host.messages.posts.kinds import PostEntry
from host.turns.play import turn_actions
from host.turns.robots import robot_turns
from host.turns.robots import worker as there
from host.turns.robots.kinds import RobotFallback, RobotUpgraded
from host.turns.robots.worker import RequestCancelled, Worker, WorkerFailed
from storage.matches.match import snapshots
from storage.matches.match.snapshots import SnapshotRow
from tests.host.players import ADA, CHANNEL, jobs_of, open_match

GAME = game("nautilus-island")
SEARCHING = [
    (rules, level) for rules in games().values() for level in rules.robots if rules.robots[level].nodes
]
NODES = 3
ENDLESS = 10**9


COUNTING = """
import os, time
from engine import worker

given = []

def give_way():
    given.append(None)
    time.sleep(0.02)

os.sched_yield = give_way

def think(line):
    before = len(given)
    while len(given) < before + 3:
        pass
    return b'{"result": %d}' % before

worker.handle_request = think
worker.main()
"""
"""A worker that counts how often it yields the CPU.

It responds to each request with the count at the start of the request, and yields three times before the
response. Each yield takes 20 ms, as on a busy machine.
"""


LOUD = """
from engine import worker

handle_request = worker.handle_request

def think(line):
    print("a thought")
    return handle_request(line)

worker.handle_request = think
worker.main()
"""
"""A worker whose robot prints a line before the response, as a faulty robot might."""
LAGGING = """
import sys

before = "0 {}"
for line in sys.stdin:
    print(before, flush=True)
    before = line.partition(" ")[0] + " {}"
"""
"""A worker that answers each request with the previous request's response."""


def wait_until_thinking(worker: Worker) -> None:
    while not worker.is_thinking:
        time.sleep(0.001)


def first_decision(rules: Any) -> tuple[Any, Any]:
    state = rules.deal(2, rules.default_edition(), SeededChance("asked"))
    seat = play.awaited_seat(state)
    return rules.observe(state, seat), play.options(state, seat)


@pytest.fixture(scope="module")
def worker() -> Any:
    made = Worker()
    yield made
    made.close()


@pytest.mark.parametrize(("rules", "level"), SEARCHING, ids=lambda one: getattr(one, "id", one))
def test_worker_process_plans_the_same_turn_as_the_robot(worker: Worker, rules: Any, level: str) -> None:
    view, offered = first_decision(rules)
    plan = worker.plan(rules, level, view, offered, SeededChance("there"), NODES)
    here = rules.robots[level].plan(view, offered, SeededChance("there"), NODES)
    assert (plan.actions, plan.chance) == (here.actions, here.chance)


def test_worker_process_explains_and_judges_like_a_direct_call(worker: Worker) -> None:
    view, _ = first_decision(GAME)
    line = encode_explain_request(GAME, view, (), "key", NODES)
    assert worker.request(line, Explanation) == explain(GAME, view, "key", NODES)
    state = GAME.deal(2, GAME.default_edition(), SeededChance("asked"))
    robot, moves = GAME.robots["deckhand"], []
    seat = play.awaited_seat(state)
    assert seat is not None
    actions, _ = choose_turn(GAME, state, seat, SeededChance("x"), partial(robot.plan, budget=0))
    for action in actions:
        moves.append(PositionedMove(state, seat, action))
        state = play.submit(state, action, seat)
    (played_turn,) = split_into_turns(GAME, moves, state)
    assert worker.request(encode_judge_request(GAME, played_turn, "key", NODES), TurnJudgement) == judge(
        GAME, played_turn, "key", NODES
    )
    with pytest.raises(WorkerFailed):
        worker.request(encode_explain_request(GAME, {"no": "view"}, (), "key", NODES), Explanation)


def test_dead_worker_process_is_restarted(worker: Worker) -> None:
    view, offered = first_decision(GAME)
    for _ in range(2):
        assert worker.plan(GAME, "captain", view, offered, SeededChance("there"), NODES).actions
        worker.close()


@pytest.mark.parametrize(
    "program", ["pass", "import time; time.sleep(60)", "print('{}')", "print('hm')", "print('1 hm')"]
)
def test_worker_process_without_a_response_is_abandoned(program: str) -> None:
    made = Worker(0.5, (sys.executable, "-c", program))
    with pytest.raises(WorkerFailed):
        made.plan(GAME, "captain", *first_decision(GAME), SeededChance("there"), NODES)
    made.close()


def test_robot_output_is_not_parsed_as_a_response(capfd: pytest.CaptureFixture[str]) -> None:
    made = Worker(command=(sys.executable, "-c", LOUD))
    try:
        for chance in ("here", "there"):
            plan = made.plan(GAME, "captain", *first_decision(GAME), SeededChance(chance), NODES)
            here = GAME.robots["captain"].plan(*first_decision(GAME), SeededChance(chance), NODES)
            assert (plan.actions, plan.chance) == (here.actions, here.chance)
    finally:
        made.close()
    assert capfd.readouterr().err == "a thought\n" * 2


def test_response_to_another_request_is_rejected() -> None:
    made = Worker(command=(sys.executable, "-c", LAGGING))
    for _ in range(2):
        with pytest.raises(WorkerFailed, match=r"0 \{\}"):
            made.request(encode_explain_request(GAME, {}, (), "key", NODES), Explanation)
    made.close()


def test_robot_error_in_the_worker_process_is_reported(worker: Worker) -> None:
    view, offered = first_decision(GAME)
    with pytest.raises(WorkerFailed, match="KeyError"):
        worker.plan(GAME, "nobody", view, offered, SeededChance("there"), NODES)


def test_dropped_request_stops_the_search(worker: Worker) -> None:
    view, offered = first_decision(GAME)
    with ThreadPoolExecutor(1) as pool:
        for _ in range(2):
            planned = pool.submit(worker.plan, GAME, "captain", view, offered, SeededChance("there"), ENDLESS)
            while not planned.done():
                worker.cancel()
                wait([planned], 0.01)
            assert isinstance(planned.exception(), RequestCancelled)
            worker.cancel()  # This has no effect on an idle worker.
            assert worker.plan(GAME, "captain", view, offered, SeededChance("there"), NODES).actions


async def load_entries(ctx: Context, match_id: int) -> list[LoggedEntry]:
    async with ctx.database.read_transaction() as tx:
        row = await loading.load_row(tx, match_id)
        return list((await loading.load_match(ctx, tx, row, from_deal=True)).folded_log.entries)


async def take_first_options(ctx: Context, match_id: int) -> None:
    """Open a match against a searching robot, take the first turn, and return the match id."""
    panel = await turn_actions.load_panel(ctx, match_id, ADA)
    while panel.is_your_turn and not panel.can_confirm:
        first = panel.offers[0].index
        panel = await turn_actions.choose(ctx, match_id, ADA, panel.revision, first, confirm_reveal=True)
    if panel.is_your_turn:
        await turn_actions.confirm(ctx, match_id, ADA)


async def start_against_searcher(ctx: Context, channel: int = CHANNEL) -> int:
    """Open a match against a searching robot, take the first turn, and return the match id."""
    row = await open_match(ctx, game=GAME.id, robots=1, level="helmsman", channel=channel)
    await take_first_options(ctx, row.id)
    return row.id


def test_worker_process_yields_the_cpu_only_while_searching() -> None:
    with closing(Worker(command=(sys.executable, "-c", COUNTING))) as worker:
        worker.request(b"1", int)
        time.sleep(
            0.5
        )  # An idle worker must not yield, or the count in its next response would be much higher.
        assert worker.request(b"2", int) < 10


def test_worker_limits_the_pace_of_searches() -> None:
    worker, begun = Worker(min_interval=0.1), list[float]()
    for number in range(3):
        worker.throttle()
        begun.append(time.monotonic())
        time.sleep(0.15 if number else 0)
    assert begun[1] - begun[0] > 0.09
    assert begun[2] - begun[1] < 0.24, "who takes longer anyhow does not wait"


def test_worker_pace_ignores_clock_jumps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clock jumps do not delay searches.

    The simulated Discord advances its clock by weeks.
    """
    worker, slept = Worker(min_interval=0.1), list[float]()
    monkeypatch.setattr(time, "sleep", slept.append)
    with monkeypatch.context() as moved:
        moved.setattr(time, "monotonic", lambda: 1e9)
        worker.throttle()
    worker.throttle()
    assert len(slept) == 2
    assert max(slept) <= 0.1


async def test_confirm_does_not_wait_for_a_search(ctx: Context) -> None:
    match_id = await start_against_searcher(ctx)
    assert await jobs_of(ctx, match_id) == ["play-turn"]
    assert not await jobs.run(ctx, match_owner(match_id), may_take_long=True)
    assert await jobs_of(ctx, match_id) == []
    logged_entries = await load_entries(ctx, match_id)
    assert logged_entries[-1].entry.by == "robot"
    assert [
        item.entry for item in logged_entries if isinstance(item.entry, RobotFallback | RobotUpgraded)
    ] == [RobotUpgraded(seat=1, level="helmsman", version=GAME.robots["helmsman"].version, is_first=True)]


async def test_search_stops_at_once_when_its_match_ends(
    ctx: Context, monkeypatch: pytest.MonkeyPatch, worker: Worker
) -> None:
    monkeypatch.setattr(GAME.robots["helmsman"], "nodes", ENDLESS)
    for module in (robot_turns, there):
        monkeypatch.setattr(module, "WORKER", worker)
    match_id, other = await start_against_searcher(ctx), await start_against_searcher(ctx, CHANNEL + 1)
    before, orders = await load_entries(ctx, match_id), worker.orders
    playing_on = [
        asyncio.ensure_future(jobs.run(ctx, match_owner(one), may_take_long=True))
        for one in (match_id, other)
    ]
    await asyncio.to_thread(wait_until_thinking, worker)
    for one in (match_id, other):
        await abort.abort(ctx, one, ADA)
    assert await asyncio.gather(*playing_on) == [False, False]
    assert [item.entry for item in await load_entries(ctx, match_id) if item.entry.by == "robot"] == []
    assert len(await load_entries(ctx, match_id)) > len(before)
    assert worker.orders == orders + 1  # The worker was not asked to search for the other player's turn.


async def test_quick_robot_moves_and_is_logged_if_the_worker_fails(
    ctx: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(robot_turns, "WORKER", Worker(0.5, (sys.executable, "-c", "pass")))
    match_id = await start_against_searcher(ctx)
    await jobs.run(ctx, match_owner(match_id), may_take_long=True)
    told = [item.entry for item in await load_entries(ctx, match_id)]
    assert [entry for entry in told if isinstance(entry, RobotFallback)] == [
        RobotFallback(seat=1, level="deckhand", version=1)
    ]
    assert told[-1].by == "robot"


@pytest.mark.parametrize("played", [0, 1])
async def test_robot_version_change_is_announced_once_after_a_robot_turn(
    ctx: Context, monkeypatch: pytest.MonkeyPatch, played: int
) -> None:
    row = await open_match(ctx, game=GAME.id, robots=1, level="deckhand")
    for _ in range(played):
        await take_first_options(ctx, row.id)
    monkeypatch.setattr(GAME.robots["deckhand"], "version", 2)
    for _ in range(2 - played):
        await take_first_options(ctx, row.id)
    logged_entries = [
        item for item in await load_entries(ctx, row.id) if isinstance(item.entry, RobotUpgraded)
    ]
    assert [item.entry for item in logged_entries] == [
        RobotUpgraded(seat=1, level="deckhand", version=2, is_first=not played)
    ]
    assert [item.seq for item in logged_entries if played] == await separately_sent_entries(ctx, row.id)
    async with ctx.database.read_transaction() as tx:
        match = await loading.load_uncached(tx, await loading.load_row(tx, row.id))
    localized_texts = [
        each
        for segment in segments(match)
        for log_line in render_log(match, segment, None)
        for each in log_line.texts
    ]
    assert sum(each.key == "told-renewed" for each in localized_texts) == played


async def separately_sent_entries(ctx: Context, match_id: int) -> list[int]:
    """Return the numbers of the pending log entries that are posted as separate messages."""
    async with ctx.database.read_transaction() as tx:
        waiting = [outbox.parse(row) for row in await outbox.of_owner(tx, match_owner(match_id))]
    return [post.seq for post in waiting if isinstance(post, PostEntry)]


async def test_robot_version_is_recorded_without_a_replay_from_the_deal(
    ctx: Context, new_context: Callable[[], Context], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAME.robots["deckhand"], "version", 2)
    row = await open_match(ctx, game=GAME.id, robots=1, level="deckhand")
    await take_first_options(ctx, row.id)
    async with ctx.database.transaction() as tx:
        match = await loading.load_match(ctx, tx, await loading.load_row(tx, row.id))
        state = GAME.encode_state(match.state).decode()
        await snapshots.put(tx, SnapshotRow(match_id=row.id, seq=match.folded_log.head, state=state))
    again = new_context()
    await take_first_options(again, row.id)
    kept = again.cached_fold(row.id)
    assert kept is not None
    assert kept.base == match.folded_log.head
    assert not any(isinstance(item.entry, RobotUpgraded) for item in kept.entries)


async def test_stand_in_is_a_named_level_that_does_not_search(ctx: Context) -> None:
    for rules in games().values():
        assert rules.substitute_level in rules.robots
        assert not rules.robots[rules.substitute_level].nodes


def test_worker_error_does_not_name_a_card(
    worker: Worker,
) -> None:
    view, offered = first_decision(GAME)
    with pytest.raises(WorkerFailed) as slip:
        worker.plan(GAME, "clothes/hat", view, offered, SeededChance("there"), NODES)
    assert "clothes/hat" not in str(slip.value)
