"""Tests that matches of a game that can't be loaded are kept, with their clocks stopped."""

from __future__ import annotations

import pytest

from host.core import outbox
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import match_owner
from host.decisions.undo import feature as undo
from host.matches.match import loading
from host.matches.settings.time_controls import DAY, HOUR, TIME_CONTROLS
from host.time import missing_games
from host.time.clock import timing
from host.turns.play import turn_actions
from storage.matches.match.matches import MatchRow
from storage.time.clock import clocks
from tests.host.conftest import Clock
from tests.host.players import (
    ADA,
    BEN,
    CEM,
    clear_outbox,
    deadline,
    error_key,
    fire_timers,
    run_jobs,
    start_match,
    take_turn,
)
from tests.host.votes import advance_time, load_entries, load_only_vote, load_open_votes
from tests.missing_game import missing_game

DAILY = TIME_CONTROLS["daily"]


async def load_row(ctx: Context, match_id: int) -> MatchRow:
    async with ctx.database.read_transaction() as tx:
        return await loading.load_row(tx, match_id)


async def time_left(ctx: Context, match_id: int) -> int | None:
    async with ctx.database.read_transaction() as tx:
        return (await clocks.of_match(tx, match_id))[0].remaining_ms


async def start(ctx: Context, match_id: int) -> None:
    """Start the bot, and fire the match's due timers."""
    await missing_games.on_startup(ctx)
    await fire_timers(ctx, match_id)


async def post_kinds(ctx: Context, match_id: int) -> list[str]:
    """Return the kinds of the pending messages of this feature."""
    async with ctx.database.read_transaction() as tx:
        rows = await outbox.of_owner(tx, match_owner(match_id))
    return [row.kind for row in rows if row.feature == "missing_games"]


async def test_clocks_stop_while_a_game_is_missing_and_continue_afterwards(
    ctx: Context, clock: Clock
) -> None:
    row = await start_match(ctx, game="pearls", time_control=DAILY)
    clock.now += HOUR
    with missing_game("pearls"):
        await start(ctx, row.id)
        assert (await load_row(ctx, row.id)).paused_since == clock.now
        assert await post_kinds(ctx, row.id) == ["missing"]
        left = await time_left(ctx, row.id)
        for _ in range(5):
            clock.now += 2 * DAY
            await start(ctx, row.id)
        assert await time_left(ctx, row.id) == left
    await start(ctx, row.id)
    assert (await load_row(ctx, row.id)).paused_since is None
    assert await post_kinds(ctx, row.id) == ["back"]
    assert left is not None
    assert await deadline(ctx, row.id) == clock.now + left
    await take_turn(ctx, row.id, ADA, 1)


async def test_time_before_the_game_was_missing_counts(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, game="pearls", time_control=DAILY)
    before = await deadline(ctx, row.id)
    clock.now += HOUR
    with missing_game("pearls"):
        await start(ctx, row.id)
    clock.now += DAY
    await start(ctx, row.id)
    assert before is not None
    assert await deadline(ctx, row.id) == before + DAY


async def test_players_read_why_their_match_is_on_hold(ctx: Context) -> None:
    row = await start_match(ctx, game="pearls")
    with missing_game("pearls"):
        with pytest.raises(UserError) as refused:
            await turn_actions.load_panel(ctx, row.id, ADA)
        assert error_key(refused) == "refusal-game-missing"


async def test_match_that_a_host_has_paused_stays_paused(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, game="pearls", time_control=DAILY)
    async with ctx.database.transaction() as tx:
        await timing.pause(ctx, tx, await loading.load_running(ctx, tx, row.id))
    since = (await load_row(ctx, row.id)).paused_since
    with missing_game("pearls"):
        clock.now += HOUR
        await start(ctx, row.id)
    clock.now += HOUR
    await start(ctx, row.id)
    assert (await load_row(ctx, row.id)).paused_since == since


async def test_match_under_unsupported_rules_is_kept_with_its_clocks_stopped(
    ctx: Context, clock: Clock
) -> None:
    row = await start_match(ctx, game="pearls", time_control=DAILY)
    async with ctx.database.transaction() as tx:
        await tx.execute("UPDATE matches SET rules_version = 9", {})
    await start(ctx, row.id)
    assert (await load_row(ctx, row.id)).paused_since == clock.now


async def test_restarts_send_no_further_messages(ctx: Context) -> None:
    row = await start_match(ctx, game="pearls")
    with missing_game("pearls"):
        await start(ctx, row.id)
        await clear_outbox(ctx, row.id)
        await start(ctx, row.id)
        assert await post_kinds(ctx, row.id) == []


async def test_vote_waits_for_the_game_and_stays_open_as_long_as_before(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, BEN, CEM, game="pearls", time_control=DAILY)
    await take_turn(ctx, row.id, ADA, 1)
    await take_turn(ctx, row.id, BEN, 1)
    await undo.undo(ctx, row.id, ADA)
    before = (await load_only_vote(ctx, row.id)).closes
    clock.now += HOUR
    with missing_game("pearls"):
        await start(ctx, row.id)
        for _ in range(20):
            clock.now += DAY
            await fire_timers(ctx, row.id)
        assert len(await load_open_votes(ctx, row.id)) == 1
    # The vote's own timer may be the first one that is due.
    await fire_timers(ctx, row.id)
    assert len(await load_open_votes(ctx, row.id)) == 1
    await start(ctx, row.id)
    vote = await load_only_vote(ctx, row.id)
    assert vote.closes == before + 20 * DAY
    await advance_time(ctx, clock, row.id, vote.closes - clock.now)
    assert await load_open_votes(ctx, row.id) == []


async def test_nothing_happens_in_a_match_while_its_game_is_missing(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, BEN, game="pearls", time_control=DAILY)
    await take_turn(ctx, row.id, ADA, 1)
    entries = await load_entries(ctx, row.id)
    with missing_game("pearls"):
        await start(ctx, row.id)
        for _ in range(40):
            clock.now += DAY
            await fire_timers(ctx, row.id)
            await run_jobs(ctx, row.id)
        now = await load_row(ctx, row.id)
        assert (now.status, now.head) == ("running", len(entries))
    await start(ctx, row.id)
    assert await load_entries(ctx, row.id) == entries
    assert await load_open_votes(ctx, row.id) == []
