"""Tests for plans with several lines: the first valid line is executed.

If no line is valid, the player decides.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.files.library import game
from engine.core.text import LocalizedText
from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.matches.match import loading
from host.turns.plan import editing, planning, plans
from host.turns.plan.editing import MAX_LINES, StalePlan
from host.turns.plan.plans import FailedLine, Passing, PlanEnded, PlanLine, PlanLines, Steps
from host.turns.play import turn_actions
from host.turns.sandbox import sandbox
from tests.host.plans import load_moves, load_public_output, plan_of, store_plan
from tests.host.players import ADA, BEN, error_key, start_match, take_turn, timers_of
from tests.host.turns.test_sandbox import ONE, THREE, TWO, try_options

AHEAD = {"if": "ahead"}
LEFT = {"if": "pearls-left", "count": 4}


def create_line(*counts: int, conditions: tuple[dict[str, Any], ...] = (), end: str = "surface") -> PlanLine:
    """Return a plan line that takes the given numbers of pearls and then surfaces."""
    dives: list[dict[str, Any]] = [{"move": "take", "count": count} for count in counts]
    return PlanLine(
        Steps((*dives, {"move": end}), ()),
        conditions,
        tuple(LocalizedText("pearls-if-ahead") for _ in conditions),
    )


async def store_plan_lines(ctx: Context, match_id: int, user: User, *lines: PlanLine) -> None:
    async with ctx.database.transaction() as tx:
        found = await loading.load_running(ctx, tx, match_id)
        seat = found.seat_of(user)
        assert seat is not None
        await planning.replace_plan(tx, found, seat, PlanLines(lines))


@pytest.mark.parametrize(
    ("lines", "owned"),
    [
        ((create_line(3, conditions=(AHEAD,)), create_line(1)), 1),
        ((create_line(3, conditions=(LEFT,)), create_line(1)), 3),
        ((create_line(3, conditions=(LEFT, AHEAD)), create_line(1)), 1),
        ((create_line(4), create_line(3)), 3),
        ((create_line(2, end="look"), create_line(3)), 3),
        ((create_line(3, conditions=({"if": "was-once"},)), create_line(1)), 1),
    ],
    ids=["unmet", "met", "one-of-two-unmet", "not-offered", "offered-in-part", "unknown"],
)
async def test_first_playable_line_is_executed(ctx: Context, lines: tuple[PlanLine, ...], owned: int) -> None:
    row = await start_match(ctx)
    await store_plan_lines(ctx, row.id, BEN, *lines)
    panel = await take_turn(ctx, row.id, ADA, 2)
    assert panel.view.owned == (2, owned)
    assert {by for seat, by, _ in await load_moves(ctx, row.id) if seat == 1} == {"plan"}
    assert await plan_of(ctx, row.id, BEN) is None


@pytest.mark.parametrize(
    ("lines", "why", "chosen"),
    [
        ((create_line(3, conditions=(AHEAD,)),), "unmet", 0),
        ((create_line(3, conditions=(AHEAD,)), create_line(4)), "unfit", 0),
        ((create_line(4), create_line(2, end="look"), create_line(4)), "stopped", 1),
    ],
)
async def test_player_decides_if_no_line_is_playable(
    ctx: Context, lines: tuple[PlanLine, ...], why: str, chosen: int
) -> None:
    row = await start_match(ctx)
    await store_plan_lines(ctx, row.id, BEN, *lines)
    await take_turn(ctx, row.id, ADA, 2)
    panel = await turn_actions.load_panel(ctx, row.id, BEN)
    assert isinstance(panel.plan, PlanEnded)
    assert (panel.plan.why, len(panel.chosen)) == (why, chosen)
    assert len(await load_moves(ctx, row.id)) == 2
    assert "ping:1" in await timers_of(ctx, row.id)


async def test_ended_plan_names_what_failed_in_each_line(ctx: Context) -> None:
    row = await start_match(ctx)
    lines = create_line(3, conditions=(AHEAD, LEFT, {"if": "was-once"})), create_line(4)
    await store_plan_lines(ctx, row.id, BEN, *lines)
    await take_turn(ctx, row.id, ADA, 2)
    plan = (await turn_actions.load_panel(ctx, row.id, BEN)).plan
    assert isinstance(plan, PlanEnded)
    assert plan.why == "unfit"
    unmet = FailedLine((), LocalizedText("pearls-if-ahead"))
    assert plan.failed == (unmet, unmet, FailedLine(()))
    assert plans.parse(plans.serialize(plan)) == plan


async def test_line_is_added_in_the_sandbox_with_the_games_conditions(ctx: Context) -> None:
    row = await start_match(ctx)
    assert not (await try_options(ctx, row.id, BEN, TWO, THREE)).can_add
    first = await sandbox.save_plan(ctx, row.id, BEN)
    offered = [(test.name.key, test.is_chosen) for test in first.conditions[0]]
    assert offered == [("pearls-if-left", False)] * 3 + [("pearls-if-ahead", False)]
    hanging = await editing.set_conditions(ctx, row.id, BEN, first.revision, 0, [3, 1])
    assert [test.name.key for test in hanging.conditions[0] if test.is_chosen] == [
        "pearls-if-left", "pearls-if-ahead",
    ]  # fmt: skip
    await sandbox.start_over(ctx, row.id, BEN)
    assert (await try_options(ctx, row.id, BEN, TWO, ONE, 0)).can_add
    second = await sandbox.save_plan(ctx, row.id, BEN, is_added=True)
    assert [len(plan_line.conditions) for plan_line in plans.lines_of(second.plan)] == [2, 0]
    assert (await take_turn(ctx, row.id, ADA, 2)).view.owned == (2, 1)


async def test_line_without_conditions_is_stored_as_a_simple_plan(ctx: Context) -> None:
    row = await start_match(ctx)
    await try_options(ctx, row.id, BEN, TWO, THREE)
    planned = await sandbox.save_plan(ctx, row.id, BEN)
    hanging = await editing.set_conditions(ctx, row.id, BEN, planned.revision, 0, [0])
    assert isinstance(hanging.plan, PlanLines)
    free = await editing.set_conditions(ctx, row.id, BEN, hanging.revision, 0, [])
    assert isinstance(free.plan, Steps)


async def test_plan_limits_its_lines_and_can_drop_each(ctx: Context) -> None:
    row = await start_match(ctx)
    await store_plan_lines(ctx, row.id, BEN, *(create_line(count) for count in range(1, MAX_LINES + 1)))
    assert not (await try_options(ctx, row.id, BEN, TWO, THREE)).can_add
    with pytest.raises(UserError) as refused:
        await sandbox.save_plan(ctx, row.id, BEN, is_added=True)
    assert error_key(refused) == "refusal-plan-lines"
    plan_view = await planning.load_plan(ctx, row.id, BEN)
    fewer = await editing.delete_line(ctx, row.id, BEN, plan_view.revision, 0)
    assert plans.lines_of(fewer.plan) == tuple(create_line(count) for count in range(2, MAX_LINES + 1))
    with pytest.raises(StalePlan):
        await editing.delete_line(ctx, row.id, BEN, plan_view.revision, 0)
    with pytest.raises(UserError) as refused:
        await editing.set_conditions(ctx, row.id, BEN, fewer.revision, 0, [99])
    assert error_key(refused) == "refusal-no-option"


async def test_game_without_conditions_offers_none(ctx: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game("pearls"), "conditions", lambda *_: (), raising=False)
    row = await start_match(ctx)
    await store_plan(ctx, row.id, BEN, {"move": "take", "count": 1})
    assert (await planning.load_plan(ctx, row.id, BEN)).conditions == ((),)


async def test_conditions_of_a_plan_are_invisible_to_others(ctx: Context) -> None:
    row = await start_match(ctx)
    before = await load_public_output(ctx, row.id)
    await store_plan_lines(ctx, row.id, BEN, create_line(3, conditions=(AHEAD,)), create_line(1))
    assert await load_public_output(ctx, row.id) == before


async def test_unmet_plan_leaves_no_trace_for_others(ctx: Context) -> None:
    seen = []
    for channel, lines in enumerate(((create_line(3, conditions=(AHEAD,)),), ())):
        row = await start_match(ctx, channel=channel)
        if lines:
            await store_plan_lines(ctx, row.id, BEN, *lines)
        await take_turn(ctx, row.id, ADA, 2)
        panel, _, log, board, waiting = await load_public_output(ctx, row.id)
        seen.append((panel.awaited, log.log_lines, board.view, waiting, await timers_of(ctx, row.id)))
    assert seen[0] == seen[1]


def test_plans_stored_by_earlier_versions_are_readable() -> None:
    steps = '{"plan":"steps","actions":[{"move":"surface"}],"labels":[]}'
    assert plans.parse(steps) == Steps(({"move": "surface"},), ())
    assert plans.parse('{"plan":"pass","turns":2}') == Passing(2)
    assert plans.parse('{"plan":"pass","turns":null,"in_round":1}') == Passing(None, 1)
    assert plans.parse('{"plan":"ended","why":"unfit","moved":3}') == PlanEnded("unfit", 3)
