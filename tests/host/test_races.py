"""Tests for races between two processes or two clicks in the same match: one wins, the other gets an error."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest

from host.core import jobs, outbox
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import guild_owner
from host.decisions import abort
from host.decisions.replace import replacement
from host.matches.settings import updates
from host.messages import view
from host.messages.posts import cards
from host.tables.tables import rates, tables
from host.turns.play import turn_actions
from host.turns.play.turn_errors import StaleRevision
from host.turns.sandbox import sandbox
from storage.history import ratings
from storage.matches.match import log
from storage.matches.match.log import LogConflict
from storage.time import reliability
from tests.host.players import (
    ADA,
    BEN,
    CEM,
    CHANNEL,
    DEA,
    open_match,
    pending_messages,
    run_jobs,
    start_match,
    take_pearls,
    take_turn,
)
from tests.host.votes import YES, cast_ballot, load_open_votes

pytestmark = pytest.mark.threads


async def gather_outcomes(*attempts: Any) -> list[Any]:
    return await asyncio.gather(*attempts, return_exceptions=True)


async def test_same_click_in_two_processes_counts_once(contexts: tuple[Context, Context]) -> None:
    row = await start_match(contexts[0])
    revision = (await turn_actions.load_panel(contexts[0], row.id, ADA)).revision
    results = await gather_outcomes(*(turn_actions.choose(ctx, row.id, ADA, revision, 0) for ctx in contexts))
    assert sorted(isinstance(result, StaleRevision) for result in results) == [False, True]
    panel = await turn_actions.load_panel(contexts[0], row.id, ADA)
    assert panel == await turn_actions.load_panel(contexts[1], row.id, ADA)
    assert len(panel.chosen) == 1


async def test_confirm_in_two_processes_appends_moves_once(contexts: tuple[Context, Context]) -> None:
    row = await open_match(contexts[0], robots=1, level="greedy")
    revision = (await take_pearls(contexts[0], row.id, ADA, 2)).revision
    results = await gather_outcomes(
        *(turn_actions.confirm(ctx, row.id, ADA, revision) for ctx in contexts for _ in range(3))
    )
    assert [type(result) for result in results if isinstance(result, Exception)] == [StaleRevision] * 5
    async with contexts[0].database.read_transaction() as tx:
        by = [entry.origin for entry in await log.read(tx, row.id)]
    assert by == ["host", "player", "player", "robot", "robot"]
    assert await pending_messages(contexts[0], row.id) == ["buttons:True", "card", "chapter:1"]


async def test_two_processes_alternate_turns_through_a_whole_match(contexts: tuple[Context, Context]) -> None:
    row = await start_match(contexts[0])
    seats = [ADA, BEN]
    count = 0
    while (board := await view.load_table_view(contexts[count % 2], row.id, None)).awaited:
        await take_turn(contexts[(count + 1) % 2], row.id, seats[board.awaited[0]], 1)
        count += 1
    assert count > 4
    assert board == await view.load_table_view(contexts[count % 2 - 1], row.id, None)


async def test_concurrent_joins_never_overfill_a_table(
    contexts: tuple[Context, Context],
) -> None:
    row = await open_match(contexts[0], seats=3)
    results = await gather_outcomes(
        *(tables.join(ctx, row.id, user) for ctx in contexts for user in (BEN, CEM, DEA))
    )
    assert sum(not isinstance(result, Exception) for result in results) == 2
    assert all(isinstance(result, UserError) for result in results if isinstance(result, Exception))
    card = await cards.get_card(contexts[0], row.id)
    assert (card.match.status, len(card.seats), len(set(card.names))) == ("running", 3, 3)


async def test_concurrent_joins_respect_the_match_limit(
    contexts: tuple[Context, Context],
) -> None:
    await updates.update_guild_settings(contexts[0], 1, most_running=1, more_per_finished=0)
    rows = [
        await open_match(contexts[0], channel=CHANNEL + n, opener=user) for n, user in enumerate((ADA, CEM))
    ]
    results = await gather_outcomes(
        *(tables.join(ctx, row.id, BEN) for ctx, row in zip(contexts, rows, strict=True))
    )
    assert [error_key_of(result) for result in results if isinstance(result, Exception)] == [
        "refusal-too-many-matches"
    ]


async def test_concurrent_openings_respect_the_rate_limit(
    contexts: tuple[Context, Context],
) -> None:
    for n in range(rates.MAX_PER_HOUR["open"] - 1):
        await open_match(contexts[0], channel=n + 1)
    results = await gather_outcomes(*(open_match(ctx, channel=CHANNEL + n) for n, ctx in enumerate(contexts)))
    assert [error_key_of(result) for result in results if isinstance(result, Exception)] == [
        "refusal-too-often-open"
    ]


async def test_plan_saved_during_turn_change_is_played_or_dropped(
    contexts: tuple[Context, Context],
) -> None:
    row = await start_match(contexts[0])
    await take_pearls(contexts[0], row.id, ADA, 2)
    for option in (1, 2):
        await sandbox.choose(contexts[1], row.id, BEN, None, option)
    planning = sandbox.save_plan(contexts[1], row.id, BEN)
    confirmed, planned = await gather_outcomes(turn_actions.confirm(contexts[0], row.id, ADA), planning)
    assert not isinstance(confirmed, Exception)
    await run_jobs(contexts[0], row.id)
    async with contexts[0].database.read_transaction() as tx:
        is_taken = "plan" in [entry.origin for entry in await log.read(tx, row.id)]
    panel = await turn_actions.load_panel(contexts[1], row.id, BEN)
    assert is_taken or isinstance(planned, UserError) or panel.plan is None
    assert panel.is_your_turn is not is_taken or panel.view.owned[1] > 0


async def test_concurrent_last_ballots_decide_the_vote(contexts: tuple[Context, Context]) -> None:
    row = await start_match(contexts[0], BEN, CEM)
    await abort.abort(contexts[0], row.id, ADA)
    (vote_row,) = await load_open_votes(contexts[0], row.id)
    answers = zip(contexts, (BEN, CEM), strict=True)
    assert await gather_outcomes(*(cast_ballot(ctx, vote_row, user, YES) for ctx, user in answers)) != []
    assert (await cards.get_card(contexts[0], row.id)).match.status == "cancelled"


async def test_concurrent_abort_requests_open_one_vote(contexts: tuple[Context, Context]) -> None:
    row = await start_match(contexts[0], BEN, CEM)
    await gather_outcomes(
        *(abort.abort(ctx, row.id, user) for ctx, user in zip(contexts, (ADA, BEN), strict=True))
    )
    assert len(await load_open_votes(contexts[0], row.id)) == 1


def error_key_of(error: Exception) -> str:
    """Return the translation key of a user error.

    Any other exception is raised again.
    """
    if not isinstance(error, UserError):
        raise error
    return error.text.key


async def test_concurrent_openings_in_a_channel_create_one_match(contexts: tuple[Context, Context]) -> None:
    results = await gather_outcomes(
        *(open_match(ctx, opener=user) for ctx in contexts for user in (ADA, BEN))
    )
    refused = [result for result in results if isinstance(result, UserError)]
    assert [slip.text.key for slip in refused] == ["refusal-channel-busy"] * 3


async def test_concurrent_confirm_and_resign_leave_consistent_state(
    contexts: tuple[Context, Context],
) -> None:
    row = await start_match(contexts[0])
    await take_pearls(contexts[0], row.id, ADA, 2)
    await gather_outcomes(
        turn_actions.confirm(contexts[0], row.id, ADA), replacement.resign(contexts[1], row.id, ADA)
    )
    board = await view.load_table_view(contexts[0], row.id, None)
    assert board.awaited == (1,)
    assert board.names == ("Argo", "Ben")
    assert board == await view.load_table_view(contexts[1], row.id, None)


async def test_log_conflict_raises_stale_revision(ctx: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    row = await start_match(ctx)
    panel = await take_pearls(ctx, row.id, ADA, 2)

    async def conflict(_tx: Any, entries: Any) -> None:
        raise LogConflict(row.id, entries[0].seq)

    with monkeypatch.context() as patched:
        patched.setattr(log, "append", conflict)
        with pytest.raises(StaleRevision) as refused:
            await turn_actions.confirm(ctx, row.id, ADA)
    assert refused.value.panel == panel
    assert (await turn_actions.confirm(ctx, row.id, ADA)).match.head == 3


async def test_failed_confirm_is_rolled_back_and_keeps_the_draft(
    ctx: Context, new_context: Callable[[], Context], monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await start_match(ctx)
    panel = await take_pearls(ctx, row.id, ADA, 2)
    before = await pending_messages(ctx, row.id)

    async def broken(*_: Any, **__: Any) -> None:
        raise OSError("no space left")

    with monkeypatch.context() as patched:
        patched.setattr(outbox, "replace_pending", broken)
        with pytest.raises(OSError, match="no space"):
            await turn_actions.confirm(ctx, row.id, ADA)
    for each in (ctx, new_context()):
        assert await turn_actions.load_panel(each, row.id, ADA) == panel
    assert await pending_messages(each, row.id) == before
    assert (await turn_actions.confirm(each, row.id, ADA, panel.revision)).view.owned == (2, 0)


async def test_rated_matches_ending_concurrently_are_both_counted(contexts: tuple[Context, Context]) -> None:
    rows = [await start_match(contexts[0], channel=CHANNEL + n, is_rated=True) for n in range(2)]
    panels: list[Any] = []
    for user in cycle((ADA, BEN)):
        at_once = (take_turn(ctx, row.id, user, 1) for ctx, row in zip(contexts, rows, strict=True))
        panels = await asyncio.gather(*at_once)
        if not all(panel.awaited for panel in panels):
            break
    assert not any(panel.awaited for panel in panels), "they end in the same move"
    # If the match with the lower id was committed last, this job recomputes the rating pool.
    await jobs.run(contexts[0], guild_owner(1))
    async with contexts[0].database.read_transaction() as tx:
        found = await ratings.of_pool(tx, 1, "pearls")
        counted = await reliability.of_users(tx, [ADA.key, BEN.key])
    assert [row.matches for row in found] == [2, 2]
    assert [counted[who.key].matches_finished for who in (ADA, BEN)] == [2, 2]
