"""Tests for damaged rows: a damaged row makes only its own match unusable, and damaged caches are ignored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.core.files.library import game
from host.core import jobs
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import match_owner
from host.decisions.replace import replacement
from host.matches.match import commit
from host.matches.match.match import MatchDamaged
from host.matches.permissions import Authority
from host.messages import view
from host.messages.posts import cards
from host.operations.admin import tools
from host.turns.play import turn_actions
from tests.host.conftest import Clock
from tests.host.players import (
    ADA,
    BEN,
    CHANNEL,
    clear_outbox,
    error_key,
    jobs_of,
    open_match,
    run_jobs,
    start_match,
    take_pearls,
    take_turn,
)
from tests.log_messages import load_segment_message


async def execute_sql(ctx: Context, statement: str) -> None:
    async with ctx.database.transaction() as tx:
        await tx.execute(statement)


CORRUPT = {
    "no JSON": "UPDATE log SET payload = '{' WHERE seq = 2",
    "no move": """UPDATE log SET payload = '{"move": "fly"}' WHERE seq = 2""",
    "wrong type": """UPDATE log SET payload = '{"move": "take", "count": "x"}' WHERE seq = 2""",
    "no object": "UPDATE log SET payload = '7' WHERE seq = 2",
    "wrong decision": """UPDATE log SET payload = '{"move": "surface"}' WHERE seq = 2""",
    "wrong seat": "UPDATE log SET seat = 1 WHERE seq = 2",
    "no seat": "UPDATE log SET seat = NULL WHERE seq = 2",
    "unknown kind": "UPDATE log SET kind = 'duel' WHERE seq = 2",
    "a gap": "DELETE FROM log WHERE seq = 2",
    "an end cut off": "DELETE FROM log WHERE seq = 3",
    "no edition": "UPDATE matches SET edition = '{}'",
    "edition no JSON": "UPDATE matches SET edition = 'x'",
}


@pytest.mark.parametrize("statement", CORRUPT.values(), ids=CORRUPT)
async def test_corrupt_row_blocks_only_its_own_match(
    ctx: Context, new_context: Callable[[], Context], statement: str
) -> None:
    row = await start_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    await execute_sql(ctx, statement)
    well = await start_match(ctx, channel=CHANNEL + 1)
    ctx = new_context()
    for attempt in (
        turn_actions.load_panel(ctx, row.id, BEN),
        turn_actions.confirm(ctx, row.id, BEN),
        view.load_table_view(ctx, row.id, None),
        view.load_log(ctx, row.id, None),
        replacement.resign(ctx, row.id, BEN),
    ):
        with pytest.raises(MatchDamaged) as refused:
            await attempt
        assert refused.value.match_id == row.id
        assert error_key(refused) == "refusal-damaged"
    assert (await cards.get_card(ctx, row.id)).is_damaged
    mine = {
        load_user_match.match.id: load_user_match.is_damaged
        for load_user_match in await view.load_user_matches(ctx, ADA)
    }
    assert mine == {row.id: True, well.id: False}
    assert (await take_turn(ctx, well.id, ADA, 1)).view.owned == (1, 0)


async def test_damaged_match_can_be_cancelled(ctx: Context, new_context: Callable[[], Context]) -> None:
    row = await start_match(ctx)
    await execute_sql(ctx, "UPDATE log SET payload = '{'")
    assert (await tools.close(new_context(), row.id, Authority(ADA, "so be it"))).status == "cancelled"
    assert (await open_match(ctx)).status == "open"


async def test_robot_in_damaged_match_pauses_before_retry(
    ctx: Context, new_context: Callable[[], Context], monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    monkeypatch.setattr(jobs, "MAX_IN_A_ROW", 0)
    row = await open_match(ctx, robots=1)
    await clear_outbox(ctx, row.id)
    await take_turn(ctx, row.id, ADA, 2)
    monkeypatch.undo()
    await execute_sql(ctx, "UPDATE log SET payload = '{' WHERE seq = 2")
    ctx = new_context()
    assert await run_jobs(ctx, row.id) is False
    assert await jobs.due_owners(ctx) == []
    assert await jobs_of(ctx, row.id) == ["play-turn"]
    clock.now += jobs.RETRY_DELAY
    assert await jobs.due_owners(ctx) == [match_owner(row.id)]


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("UPDATE matches SET rules_version = 0", "refusal-old-rules"),
        ("UPDATE matches SET game = 'checkers'", "refusal-game-missing"),
    ],
)
async def test_match_with_unsupported_rules_shows_user_error(
    ctx: Context, statement: str, expected: str
) -> None:
    row = await start_match(ctx)
    await execute_sql(ctx, statement)
    for attempt in (turn_actions.load_panel(ctx, row.id, ADA), view.load_table_view(ctx, row.id, None)):
        with pytest.raises(UserError) as refused:
            await attempt
        assert error_key(refused) == expected
    assert (await cards.get_card(ctx, row.id)).is_damaged
    assert (await tools.close(ctx, row.id, Authority(ADA, "so be it"))).status == "cancelled"


@pytest.mark.parametrize(
    "actions",
    ["{", "[1]", '[[{"move": "fly"}]]', '[[{"move": "surface"}]]', '[[{"move": "take", "count": 9}]]'],
)
async def test_invalid_draft_counts_as_empty(ctx: Context, actions: str) -> None:
    row = await start_match(ctx)
    await take_pearls(ctx, row.id, ADA, 2)
    async with ctx.database.transaction() as tx:
        await tx.execute("UPDATE drafts SET actions = :actions", {"actions": actions})
    panel = await turn_actions.load_panel(ctx, row.id, ADA)
    assert panel.chosen == ()
    assert len(panel.offers) == 3


async def test_draft_of_earlier_turn_is_ignored(ctx: Context) -> None:
    row = await start_match(ctx)
    await take_pearls(ctx, row.id, ADA, 2)
    async with ctx.database.read_transaction() as tx:
        (actions,) = (await tx.execute("SELECT actions FROM drafts")).one()
    await turn_actions.confirm(ctx, row.id, ADA)
    await take_turn(ctx, row.id, BEN, 1)
    async with ctx.database.transaction() as tx:
        await tx.execute(
            "UPDATE drafts SET base = 1, actions = :actions WHERE seat = 0", {"actions": actions}
        )
    assert (await turn_actions.load_panel(ctx, row.id, ADA)).chosen == ()


@pytest.fixture
def frequent_snapshots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take a snapshot after every turn."""
    monkeypatch.setattr(commit, "SNAPSHOT_EVERY", 1)


@pytest.mark.usefixtures("frequent_snapshots")
@pytest.mark.parametrize(
    "statement",
    [
        "SELECT 1",
        "DELETE FROM snapshots",
        "UPDATE snapshots SET state = '{'",
        "UPDATE snapshots SET seq = 99",
    ],
)
async def test_missing_or_broken_snapshot_changes_no_result(
    ctx: Context, new_context: Callable[[], Context], statement: str
) -> None:
    row = await start_match(ctx)
    for user in (ADA, BEN, ADA):
        await take_turn(ctx, row.id, user, 1)
    async with ctx.database.read_transaction() as tx:
        assert await tx.execute("SELECT seq FROM snapshots") == [(7,)]
    await execute_sql(ctx, statement)
    ctx = new_context()
    board, card = await view.load_table_view(ctx, row.id, None), await cards.get_card(ctx, row.id)
    log, chapter = await view.load_log(ctx, row.id, None), await load_segment_message(ctx, row.id, 1)
    assert board == await view.load_table_view(ctx, row.id, None)
    assert card == await cards.get_card(ctx, row.id)
    assert log == await view.load_log(ctx, row.id, None)
    assert chapter == await load_segment_message(ctx, row.id, 1)
    assert (await take_turn(ctx, row.id, BEN, 1)).view.owned == (2, 2)


@pytest.mark.usefixtures("frequent_snapshots")
async def test_match_loads_from_snapshot_without_dealing_again(
    ctx: Context, new_context: Callable[[], Context], monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await start_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)

    def forbidden(*_: Any) -> Any:
        raise AssertionError("the match was dealt anew")

    monkeypatch.setattr(type(game("pearls")), "deal", forbidden)
    assert (await take_turn(new_context(), row.id, BEN, 1)).view.owned == (2, 1)
