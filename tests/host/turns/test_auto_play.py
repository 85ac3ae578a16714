"""Tests for forced turns: they are played immediately and logged as forced.

If the player has a plan, the plan is executed instead. With a draft, or if the setting is off, the player has
to play the turn.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import play
from engine.core.files import record
from engine.core.files.library import game
from engine.core.model import Action
from host.core import jobs
from host.core.context import Context
from host.core.owners import match_owner
from host.core.users import User
from host.decisions.undo import feature
from host.matches.match import reading
from host.matches.match.narration import render_log, segments
from host.matches.settings.updates import update_preferences
from host.messages import view
from host.tables.fairness import records
from host.turns.auto_play import PlayForcedTurn, play_forced_turn
from host.turns.play import turn_actions
from host.turns.sandbox import sandbox
from storage.matches.match import log
from storage.matches.match.matches import MatchRow
from storage.time import reliability
from storage.time.clock import clocks
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, CEM, choose, jobs_of, run_jobs, start_match, take_turn, timers_of
from tests.host.votes import DAILY, LONG, start_timed_match

FORCED = [(1, "forced"), (1, "forced")]
"""Log entries for the two forced moves in Ben's turn: diving and surfacing."""


@pytest.fixture
def forced_second_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Restrict the second seat to one option per move: dive for one pearl, then surface."""
    dealt: Any = game("pearls").deal(2, game("pearls").default_edition(), record_chance())
    dive = play.decision(dealt)
    assert dive is not None
    rise = play.decision(play.choose(dealt, dive.options(dealt)[0]))
    assert rise is not None
    for step in (type(dive), type(rise)):
        monkeypatch.setattr(step, "options", _first_option_only(step.options))


def record_chance() -> Any:
    shells = ["cockle", "mussel", "limpet", "whelk", "oyster", "conch", "scallop"]
    tides = game("pearls").default_edition().tides
    return game("pearls").read_chance({"tides": list(tides), "shells": shells})


def _first_option_only(options: Any) -> Any:
    def narrowed(self: Any, state: Any) -> tuple[Action, ...]:
        offered: tuple[Action, ...] = options(self, state)
        return offered[:1] if self.seat == 1 else offered

    return narrowed


async def start_table(ctx: Context, *others: User) -> MatchRow:
    return await start_match(ctx, *(others or (BEN, CEM)), edition=LONG)


async def load_moves(ctx: Context, match_id: int) -> list[tuple[int | None, str]]:
    async with ctx.database.read_transaction() as tx:
        return [(row.seat, row.origin) for row in await log.read(tx, match_id) if row.kind == "move"]


async def awaited_seats(ctx: Context, match_id: int) -> tuple[int, ...]:
    return (await view.load_table_view(ctx, match_id, None)).awaited


async def run_forced_turn(ctx: Context, match_id: int) -> None:
    """Run the job that plays the forced turn."""
    await play_forced_turn(ctx, match_owner(match_id), PlayForcedTurn())


@pytest.mark.usefixtures("forced_second_turn")
async def test_forced_turn_is_played_at_once(ctx: Context) -> None:
    row = await start_table(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    assert (await load_moves(ctx, row.id))[2:] == FORCED
    assert await awaited_seats(ctx, row.id) == (2,)
    assert "ping:2" in await timers_of(ctx, row.id)
    assert "ping:1" not in await timers_of(ctx, row.id)


@pytest.mark.usefixtures("forced_second_turn")
async def test_forced_turn_is_logged_as_forced(ctx: Context) -> None:
    row = await start_table(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    match = await reading.load_started(ctx, row.id)
    log_lines = render_log(match, segments(match)[-1], None)
    assert [(part.seat, part.by) for part in log_lines if part.seat is not None] == [
        (0, "player"),
        (1, "forced"),
    ]


@pytest.mark.usefixtures("forced_second_turn")
async def test_forced_turn_waits_for_player_with_auto_play_off(ctx: Context) -> None:
    await update_preferences(ctx, BEN, auto_play=False)
    row = await start_table(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    assert await awaited_seats(ctx, row.id) == (1,)
    assert await jobs_of(ctx, row.id) == []
    await update_preferences(ctx, BEN, auto_play=True)
    await run_jobs(ctx, row.id)
    assert await awaited_seats(ctx, row.id) == (2,)


@pytest.mark.usefixtures("forced_second_turn")
async def test_forced_turn_with_a_draft_is_left_to_the_player(ctx: Context) -> None:
    await update_preferences(ctx, BEN, auto_play=False)
    row = await start_table(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    await turn_actions.choose(ctx, row.id, BEN, None, 0)
    await update_preferences(ctx, BEN, auto_play=True)
    await run_forced_turn(ctx, row.id)
    assert (await turn_actions.load_panel(ctx, row.id, BEN)).can_confirm


async def test_forced_rest_of_turn_is_left_to_player_after_a_reveal(ctx: Context) -> None:
    row = await start_table(ctx)
    await choose(ctx, row.id, ADA, {"move": "take", "count": 1})
    panel = await choose(ctx, row.id, ADA, {"move": "look"}, confirm_reveal=True)
    assert [offer.action for offer in panel.offers] == [{"move": "surface"}]


@pytest.mark.usefixtures("forced_second_turn")
async def test_forced_turn_that_reveals_is_left_to_the_player(ctx: Context) -> None:
    row = await start_table(ctx, BEN)
    await take_turn(ctx, row.id, ADA, 2)
    assert await awaited_seats(ctx, row.id) == (1,)


@pytest.mark.usefixtures("forced_second_turn")
async def test_plan_is_executed_before_a_forced_turn(ctx: Context) -> None:
    row = await start_table(ctx)
    await sandbox.choose(ctx, row.id, BEN, None, 1)
    await sandbox.choose(ctx, row.id, BEN, None, 0)
    await sandbox.save_plan(ctx, row.id, BEN)
    await take_turn(ctx, row.id, ADA, 2)
    assert (await load_moves(ctx, row.id))[2:] == [(1, "plan"), (1, "plan")]


@pytest.mark.usefixtures("forced_second_turn")
async def test_undo_before_a_forced_turn_is_immediate_and_repeats_it(ctx: Context) -> None:
    row = await start_table(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    assert (await feature.undo(ctx, row.id, ADA)).status == "done"
    assert await awaited_seats(ctx, row.id) == (0,)
    await take_turn(ctx, row.id, ADA, 3)
    assert (await load_moves(ctx, row.id))[6:] == FORCED
    assert await awaited_seats(ctx, row.id) == (2,)


@pytest.mark.usefixtures("forced_second_turn")
async def test_forced_turn_alone_can_not_be_undone_by_its_player(ctx: Context) -> None:
    row = await start_table(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    with pytest.raises(Exception, match="nothing-to-undo"):
        await feature.undo(ctx, row.id, BEN)


@pytest.mark.usefixtures("forced_second_turn")
async def test_forced_turn_costs_no_time_and_leaves_reliability_unchanged(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    clock.now += 1000
    await take_turn(ctx, row.id, ADA, 2)
    async with ctx.database.read_transaction() as tx:
        ben = (await clocks.of_match(tx, row.id))[1]
        counted = await reliability.of_users(tx, [BEN.key])
    assert ben.running_since is None
    assert ben.remaining_ms is not None
    assert ben.remaining_ms >= DAILY.bank
    assert BEN.key not in counted or (counted[BEN.key].turns, counted[BEN.key].timeouts) == (0, 0)


@pytest.mark.usefixtures("forced_second_turn")
async def test_forced_turn_is_recorded_like_any_move(ctx: Context) -> None:
    row = await start_table(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    told = await records.record_of(ctx, row.id, None)
    assert [move.get("by") for move in told.moves] == [None] * 4
    assert len(list(record.states(record.read(record.write(told))))) == 5


@pytest.mark.usefixtures("forced_second_turn")
async def test_forced_turn_is_played_after_a_crash(ctx: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    row = await start_table(ctx)

    async def asleep(*_: object) -> bool:
        return False

    with monkeypatch.context() as patch:
        patch.setattr(jobs, "run", asleep)
        await take_turn(ctx, row.id, ADA, 2)
    assert await jobs_of(ctx, row.id) == ["forced-turn"]
    await run_jobs(ctx, row.id)
    assert (await load_moves(ctx, row.id))[2:] == FORCED
    assert await jobs_of(ctx, row.id) == []
