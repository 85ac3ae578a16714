"""Tests for plans: they are executed at the start of the turn if possible, and stay secret until executed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from host.core import jobs
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import Owner
from host.core.users import User
from host.decisions.replace import replacement
from host.matches.log.entries import Undone
from host.matches.match import loading
from host.matches.match.commit import commit
from host.messages import view
from host.turns.plan import planning, plans
from host.turns.plan.plans import PlanEnded, Steps
from host.turns.play import turn_actions
from host.turns.play.panels import Panel
from host.turns.sandbox import sandbox
from storage.matches.match.log import LogConflict
from tests.host.plans import PASS, load_moves, load_public_output, plan_of, store_plan
from tests.host.players import (
    ADA,
    BEN,
    CEM,
    choose,
    clear_outbox,
    error_key,
    jobs_of,
    run_jobs,
    start_match,
    take_pearls,
    take_turn,
    timers_of,
)

ONE, TWO, THREE = 0, 1, 2


class Crash(BaseException):
    """Raised to simulate a crash of the process."""


async def plan_dive(ctx: Context, match_id: int, user: User, *options: int) -> None:
    """Choose the given options in the sandbox, and save them as a plan."""
    for option in options:
        await sandbox.choose(ctx, match_id, user, None, option)
    await sandbox.save_plan(ctx, match_id, user)


async def test_plan_is_executed_when_its_turn_starts(ctx: Context) -> None:
    row = await start_match(ctx)
    await plan_dive(ctx, row.id, BEN, TWO, THREE)
    panel = await take_turn(ctx, row.id, ADA, 2)
    assert panel.is_your_turn
    assert panel.view.owned == (2, 3)
    assert [(seat, by) for seat, by, _ in await load_moves(ctx, row.id)] == [
        (0, "player"), (0, "player"), (1, "plan"), (1, "plan"),
    ]  # fmt: skip
    assert await plan_of(ctx, row.id, BEN) is None


async def test_planned_turn_sends_no_ping(ctx: Context) -> None:
    row = await start_match(ctx)
    await plan_dive(ctx, row.id, BEN, TWO, THREE)
    await take_turn(ctx, row.id, ADA, 2)
    assert "ping:0" in await timers_of(ctx, row.id)
    assert "ping:1" not in await timers_of(ctx, row.id)


async def test_plan_contains_only_the_players_next_turn(ctx: Context) -> None:
    row = await start_match(ctx)
    await plan_dive(ctx, row.id, BEN, TWO, THREE)
    plan = await plan_of(ctx, row.id, BEN)
    assert isinstance(plan, Steps)
    assert plan.actions == ({"move": "take", "count": 3}, {"move": "surface"})
    assert [label.text.key for label in plan.labels] == ["pearls-take", "pearls-surface"]


async def test_plan_with_an_invalid_first_action_is_dropped_and_reported(
    ctx: Context,
) -> None:
    row = await start_match(ctx)
    await store_plan(ctx, row.id, BEN, {"move": "take", "count": 4}, {"move": "surface"})
    await take_turn(ctx, row.id, ADA, 2)
    panel = await turn_actions.load_panel(ctx, row.id, BEN)
    assert isinstance(panel.plan, PlanEnded)
    assert (panel.is_your_turn, panel.chosen, panel.plan.why) == (True, (), "unfit")
    await take_turn(ctx, row.id, BEN, 2)
    assert await plan_of(ctx, row.id, BEN) is None


async def test_valid_start_of_a_plan_becomes_an_unconfirmed_draft(ctx: Context) -> None:
    row = await start_match(ctx)
    await store_plan(ctx, row.id, BEN, {"move": "take", "count": 2}, {"move": "look"})
    await take_turn(ctx, row.id, ADA, 2)
    panel = await turn_actions.load_panel(ctx, row.id, BEN)
    assert isinstance(panel.plan, PlanEnded)
    assert (panel.plan.why, len(panel.chosen), panel.can_undo) == ("stopped", 1, True)
    assert len(await load_moves(ctx, row.id)) == 2
    assert (await view.load_table_view(ctx, row.id, ADA)).view.owned == (2, 0)


async def test_plan_stops_after_an_action_that_reveals(ctx: Context) -> None:
    row = await start_match(ctx)
    await store_plan(ctx, row.id, BEN, {"move": "take", "count": 1}, {"move": "look"}, {"move": "surface"})
    await take_turn(ctx, row.id, ADA, 2)
    assert [by for _, by, _ in await load_moves(ctx, row.id)][2:] == ["plan", "plan"]
    panel = await turn_actions.load_panel(ctx, row.id, BEN)
    assert (panel.is_your_turn, panel.plan) == (True, None)
    assert panel.view.next_tide is not None


async def test_collecting_hidden_cards_can_be_planned(ctx: Context) -> None:
    row = await start_match(ctx, game="nautilus-island")
    await choose(ctx, row.id, ADA, {"move": "go", "column": 0})
    await store_plan(ctx, row.id, BEN, {"move": "go", "column": 2}, {"move": "collect"})
    await choose(ctx, row.id, ADA, {"move": "collect"}, confirm_reveal=True)
    assert [(seat, by) for seat, by, _ in await load_moves(ctx, row.id)][2:] == [(1, "plan"), (1, "plan")]
    assert len((await view.load_table_view(ctx, row.id, BEN)).view.hand) == 2


async def test_whole_nauticus_turn_can_be_planned_in_the_sandbox(ctx: Context) -> None:
    row = await start_match(ctx, game="nauticus")
    money = {"move": "choose", "tile": "withdraw"}
    await choose(ctx, row.id, ADA, money)
    for move in (money, PASS, {"move": "end"}, {"move": "withdraw", "workers": 1}, {"move": "end"}):
        await try_move(ctx, row.id, BEN, move)
    await sandbox.save_plan(ctx, row.id, BEN)
    while not (panel := await turn_actions.load_panel(ctx, row.id, ADA)).can_confirm:
        await choose(ctx, row.id, ADA, _first_action(panel))
    await turn_actions.confirm(ctx, row.id, ADA)
    assert [payload for seat, by, payload in await load_moves(ctx, row.id) if (seat, by) == (1, "plan")] == [
        '{"move":"withdraw","workers":1}', '{"move":"end"}',
    ]  # fmt: skip


async def try_move(ctx: Context, match_id: int, user: User, move: dict[str, Any]) -> None:
    """Try a move in the sandbox.

    If the player must take a free tile first, take the first one.
    """
    panel = await sandbox.load_panel(ctx, match_id, user)
    if panel.offers[0].action["move"] == "take":
        panel = await sandbox.choose(ctx, match_id, user, panel.revision, 0)
    wanted = next(offer.index for offer in panel.offers if offer.action == move)
    await sandbox.choose(ctx, match_id, user, panel.revision, wanted)


def _first_action(panel: Panel) -> dict[str, Any]:
    return panel.offers[0].action


async def test_plan_is_refused_on_own_turn_and_for_spectators(ctx: Context) -> None:
    row = await start_match(ctx, game="nauticus")
    for user, slip in ((ADA, "refusal-plan-your-turn"), (CEM, "refusal-not-in-match")):
        with pytest.raises(UserError) as refused:
            await planning.pass_turns(ctx, row.id, user, 1)
        assert error_key(refused) == slip
    with pytest.raises(UserError) as refused:
        await sandbox.save_plan(ctx, row.id, BEN)
    assert error_key(refused) == "refusal-plan-nothing"


async def test_cancelled_plan_is_not_executed(ctx: Context) -> None:
    row = await start_match(ctx)
    await plan_dive(ctx, row.id, BEN, TWO, THREE)
    await planning.cancel(ctx, row.id, BEN)
    assert not (await take_turn(ctx, row.id, ADA, 2)).is_your_turn
    with pytest.raises(UserError) as refused:
        await planning.cancel(ctx, row.id, BEN)
    assert error_key(refused) == "refusal-no-plan"


async def test_plan_is_invisible_to_others(ctx: Context) -> None:
    row = await start_match(ctx)
    before = await load_public_output(ctx, row.id)
    await plan_dive(ctx, row.id, BEN, TWO, THREE)
    assert await load_public_output(ctx, row.id) == before
    assert (await turn_actions.load_panel(ctx, row.id, BEN)).plan is not None


async def test_plan_is_deleted_when_its_player_leaves(ctx: Context) -> None:
    row = await start_match(ctx, BEN, CEM)
    await plan_dive(ctx, row.id, BEN, TWO, THREE)
    async with ctx.database.read_transaction() as tx:
        match = await loading.load_running(ctx, tx, row.id)
        assert await planning.load_seat_plan(tx, match, 1) is not None
    await replacement.resign(ctx, row.id, BEN)
    async with ctx.database.read_transaction() as tx:
        match = await loading.load_running(ctx, tx, row.id)
        assert await planning.load_seat_plan(tx, match, 1) is None


async def test_plan_is_deleted_when_the_position_is_undone(ctx: Context) -> None:
    row = await start_match(ctx, BEN, CEM)
    await take_turn(ctx, row.id, ADA, 2)
    await store_plan(ctx, row.id, CEM, {"move": "take", "count": 1})
    async with ctx.lock(row.id), ctx.database.transaction() as tx:
        match = await loading.load_running(ctx, tx, row.id)
        await commit(ctx, tx, match, [Undone(1, "ruled", name="Dee")])
    assert await plan_of(ctx, row.id, CEM) is None


async def test_plan_is_executed_after_a_crash(
    ctx: Context, new_context: Callable[[], Context], monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await start_match(ctx)
    await plan_dive(ctx, row.id, BEN, TWO, THREE)
    await take_pearls(ctx, row.id, ADA, 2)

    async def crash(_ctx: Context, _owner: Owner) -> bool:
        raise Crash

    with monkeypatch.context() as patched:
        patched.setattr(jobs, "run", crash)
        with pytest.raises(Crash):
            await turn_actions.confirm(ctx, row.id, ADA)
    again = new_context()
    assert await jobs_of(again, row.id) == ["carry-out"]
    assert await run_jobs(again, row.id) is False
    assert (await view.load_table_view(again, row.id, None)).view.owned == (2, 3)


@pytest.mark.threads
async def test_two_processes_execute_a_plan_once(
    ctx: Context, new_context: Callable[[], Context], monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await start_match(ctx)
    await plan_dive(ctx, row.id, BEN, TWO, THREE)
    await take_pearls(ctx, row.id, ADA, 2)

    async def asleep(_ctx: Context, _owner: Owner) -> bool:
        return False

    with monkeypatch.context() as patched:
        patched.setattr(jobs, "run", asleep)
        await turn_actions.confirm(ctx, row.id, ADA)
    await asyncio.gather(*(run_jobs(context, row.id) for context in (ctx, new_context(), new_context())))
    assert [by for _, by, _ in await load_moves(ctx, row.id)].count("plan") == 2


async def test_plan_is_retried_after_a_log_conflict(ctx: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    tries = 0

    async def beaten_once(*args: Any) -> Any:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise LogConflict(1, 1)
        return await commit(*args)

    row = await start_match(ctx)
    await plan_dive(ctx, row.id, BEN, TWO, THREE)
    monkeypatch.setattr(planning, "commit", beaten_once)
    await take_turn(ctx, row.id, ADA, 2)
    assert tries == 2
    assert (await view.load_table_view(ctx, row.id, None)).view.owned == (2, 3)


async def test_plan_with_a_rules_error_does_not_block_the_match(
    ctx: Context, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    row = await start_match(ctx)
    await plan_dive(ctx, row.id, BEN, TWO, THREE)

    def stumble(*_: object) -> None:
        raise ZeroDivisionError("the hidden tide is high")

    monkeypatch.setattr(plans, "execute", stumble)
    await take_turn(ctx, row.id, ADA, 2)
    panel = await turn_actions.load_panel(ctx, row.id, BEN)
    assert isinstance(panel.plan, PlanEnded)
    assert (panel.is_your_turn, panel.plan.why) == (True, "failed")
    assert "ZeroDivisionError" in caplog.text
    assert "hidden tide" not in caplog.text
    await take_turn(ctx, row.id, BEN, 2)


async def test_plan_does_not_touch_a_started_draft(ctx: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    row = await start_match(ctx)
    await plan_dive(ctx, row.id, BEN, TWO, THREE)
    await take_pearls(ctx, row.id, ADA, 2)

    async def asleep(_ctx: Context, _owner: Owner) -> bool:
        return False

    with monkeypatch.context() as patched:
        patched.setattr(jobs, "run", asleep)
        await turn_actions.confirm(ctx, row.id, ADA)
    await choose(ctx, row.id, BEN, {"move": "take", "count": 1})
    assert await run_jobs(ctx, row.id) is False
    assert len((await turn_actions.load_panel(ctx, row.id, BEN)).chosen) == 1


async def test_log_marks_planned_moves(ctx: Context) -> None:
    row = await start_match(ctx)
    await plan_dive(ctx, row.id, BEN, TWO, THREE)
    await clear_outbox(ctx, row.id)
    await take_turn(ctx, row.id, ADA, 2)
    log_lines = (await view.load_log(ctx, row.id, ADA)).log_lines
    assert [part.by for part in log_lines if part.seat == 1] == ["plan"]
    assert await jobs_of(ctx, row.id) == []
