"""Tests for match repair: a log is checked move by move, and its invalid moves are undone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from engine.core.text import LocalizedText
from host.core import kinds
from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.decisions.undo import feature
from host.matches import permissions
from host.matches.match.match import MatchDamaged
from host.matches.permissions import Authority
from host.messages import view
from host.messages.posts import cards
from host.operations.admin import repair, tools
from host.operations.admin.repair import RepairResult
from host.tables.fairness import fairness
from host.turns.play import turn_actions
from storage.core.scheduling import outbox
from tests.host.matches.test_match_damage import execute_sql
from tests.host.messages.test_replay_catch_up import play_random_turn
from tests.host.players import (
    ADA,
    BEN,
    DEA,
    clear_outbox,
    error_key,
    open_match,
    pending_messages,
    start_match,
    take_turn,
)
from tests.host.votes import undo_as_host

HOST = Authority(DEA, "it looked odd")


async def damage_match(ctx: Context, statement: str) -> int:
    """Play two turns and corrupt a row.

    Entries 2 and 3 are Ada's turn; entries 4 and 5 are Ben's.
    """
    row = await start_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    await take_turn(ctx, row.id, BEN, 1)
    await execute_sql(ctx, statement)
    return row.id


def invalid_entry_of(result: RepairResult) -> tuple[int, str]:
    misfit = result.check_result.invalid_entry
    assert misfit is not None
    return misfit.seq, misfit.reason.key


async def test_repair_of_intact_match_reports_no_damage(ctx: Context) -> None:
    row = await start_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    await clear_outbox(ctx, row.id)
    found = await repair.repair(ctx, row.id, HOST)
    assert (found.check_result.count, found.check_result.invalid_entry) == (3, None)
    assert await pending_messages(ctx, row.id) == ["card", "told:4"]
    assert (await take_turn(ctx, row.id, BEN, 1)).view.owned == (2, 1)


async def test_repair_ignores_damage_in_undone_moves(ctx: Context) -> None:
    row = await start_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    await feature.undo_as_host(ctx, row.id, 1, Authority(DEA, "a slip"))
    await execute_sql(ctx, "UPDATE log SET payload = '{' WHERE seq = 2")
    assert (await repair.repair(ctx, row.id, HOST)).check_result.invalid_entry is None


async def test_repair_makes_postponed_messages_due(ctx: Context) -> None:
    row = await start_match(ctx)
    async with ctx.database.transaction() as tx:
        for post in await outbox.of_owner(tx, "match", row.id):
            await outbox.postpone(tx, post.id, ctx.now() + 10**9)
    await repair.repair(ctx, row.id, HOST)
    async with ctx.database.read_transaction() as tx:
        assert len(await outbox.due_of_owner(tx, "match", row.id, ctx.now(), 10)) == 4


async def test_repair_drops_a_wrong_snapshot(
    ctx: Context, new_context: Callable[[], Context], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("host.matches.match.commit.SNAPSHOT_EVERY", 1)
    row = await start_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    await execute_sql(
        ctx, "UPDATE snapshots SET state = replace(state, '\"owned\":[2,0]', '\"owned\":[9,0]')"
    )
    ctx = new_context()
    assert (await cards.get_card(ctx, row.id)).view.owned == (9, 0)
    await repair.repair(ctx, row.id, HOST)
    assert (await cards.get_card(ctx, row.id)).view.owned == (2, 0)


CORRUPTIONS = {
    "no JSON": ("UPDATE log SET payload = '{' WHERE seq = 4", 4, "unreadable"),
    "no move": ("""UPDATE log SET payload = '{"move": "fly"}' WHERE seq = 4""", 4, "unreadable"),
    "not offered": (
        """UPDATE log SET payload = '{"move": "take", "count": 9}' WHERE seq = 4""",
        4,
        "illegal",
    ),
    "not asked": ("""UPDATE log SET payload = '{"move": "surface"}' WHERE seq = 4""", 4, "illegal"),
    "wrong seat": ("UPDATE log SET seat = 0 WHERE seq = 4", 4, "seat"),
    "a gap": ("DELETE FROM log WHERE seq = 4", 4, "missing"),
    "an end cut off": ("DELETE FROM log WHERE seq = 5", 5, "missing"),
    "unknown kind": ("UPDATE log SET kind = 'duel' WHERE seq = 4", 4, "unreadable"),
}


@pytest.mark.parametrize(("statement", "seq", "kind"), CORRUPTIONS.values(), ids=CORRUPTIONS)
async def test_repair_names_first_invalid_entry_and_undo_fixes_it(
    ctx: Context, new_context: Callable[[], Context], statement: str, seq: int, kind: str
) -> None:
    match_id = await damage_match(ctx, statement)
    ctx = new_context()
    assert invalid_entry_of(await repair.repair(ctx, match_id, HOST)) == (seq, f"misfit-{kind}")
    offered = await repair.undoable_turns(ctx, match_id)
    assert offered[0].seq == seq
    await undo_as_host(ctx, match_id, offered[0].seq - 1, DEA, "it was damaged")
    for process in (ctx, new_context()):
        panel = await turn_actions.load_panel(process, match_id, BEN)
        assert panel.is_your_turn
        assert panel.view.owned == (2, 1 if seq == 5 else 0)
    assert (await repair.repair(ctx, match_id, HOST)).check_result.invalid_entry is None


CORRUPT_MOVES = {
    2: "UPDATE log SET payload = '{' WHERE seq = 2",
    4: "UPDATE log SET payload = '{' WHERE seq = 4",
}


@pytest.mark.parametrize("seq", CORRUPT_MOVES)
async def test_repaired_match_can_be_finished_and_verified(
    ctx: Context, new_context: Callable[[], Context], seq: int
) -> None:
    match_id = await damage_match(ctx, CORRUPT_MOVES[seq])
    ctx = new_context()
    await feature.undo_as_host(ctx, match_id, seq - 1, Authority(DEA, "it was damaged"))
    while (card := await cards.get_card(ctx, match_id)).match.status == "running":
        await take_turn(ctx, match_id, (ADA, BEN)[card.awaited[0]], 1)
    assert (await fairness.verify(new_context(), match_id)).is_valid


async def test_undo_that_keeps_the_damage_is_refused(
    ctx: Context, new_context: Callable[[], Context]
) -> None:
    match_id = await damage_match(ctx, "UPDATE log SET payload = '{' WHERE seq = 2")
    ctx = new_context()
    with pytest.raises(MatchDamaged):
        await feature.undo_as_host(ctx, match_id, 3, Authority(DEA, "a guess"))
    assert (await cards.get_card(ctx, match_id)).match.head == 5
    assert (await permissions.load_page(ctx, 1, 1)).entries == ()


async def test_match_with_damaged_deal_can_only_be_closed(
    ctx: Context, new_context: Callable[[], Context]
) -> None:
    match_id = await damage_match(ctx, "UPDATE matches SET edition = '{}'")
    ctx = new_context()
    assert invalid_entry_of(await repair.repair(ctx, match_id, HOST)) == (0, "misfit-deal")
    assert await repair.undoable_turns(ctx, match_id) == ()
    assert (await tools.close(ctx, match_id, HOST)).status == "cancelled"


async def test_repair_detects_a_false_finished_status(ctx: Context) -> None:
    match_id = await damage_match(ctx, "UPDATE matches SET status = 'finished'")
    assert invalid_entry_of(await repair.repair(ctx, match_id, HOST)) == (5, "misfit-end")


async def test_repair_of_damaged_match_is_audited(ctx: Context, new_context: Callable[[], Context]) -> None:
    match_id = await damage_match(ctx, "UPDATE log SET payload = '{' WHERE seq = 4")
    ctx = new_context()
    await repair.repair(ctx, match_id, HOST)
    (act,) = (await permissions.load_page(ctx, 1, 1)).entries
    assert (act.host_name, kinds.name_of(act.act), act.reason) == ("Dea", "repair", "it looked odd")


async def test_repair_lists_turns_with_their_public_texts(ctx: Context) -> None:
    row = await start_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    await take_turn(ctx, row.id, BEN, 1)
    offered = await repair.undoable_turns(ctx, row.id)
    assert [(turn.seq, turn.seat) for turn in offered] == [(4, 1), (2, 0)]
    assert all(turn.texts for turn in offered)


async def test_repair_is_refused_before_the_start(ctx: Context) -> None:
    row = await open_match(ctx)
    with pytest.raises(UserError) as refused:
        await repair.repair(ctx, row.id, HOST)
    assert error_key(refused) == "refusal-not-started"
    assert await repair.undoable_turns(ctx, row.id) == ()


async def test_repair_turn_list_contains_no_private_information(ctx: Context) -> None:
    row = await start_match(ctx, game="nautilus-island")
    chance = Random(5)
    for _ in range(12):
        seat = next(iter((await cards.get_card(ctx, row.id)).awaited), None)
        await play_random_turn(ctx, row.id, (ADA, BEN)[seat or 0], chance)
    public, secret = await log_texts(ctx, row.id, None), await log_texts(ctx, row.id, ADA)
    offered = {text for turn in await repair.undoable_turns(ctx, row.id) for text in turn.texts}
    assert secret - public
    assert offered
    assert offered <= public


async def log_texts(ctx: Context, match_id: int, viewer: User | None) -> set[LocalizedText]:
    """Return all texts in the log as a viewer sees it."""
    return {
        text for log_line in (await view.load_log(ctx, match_id, viewer)).log_lines for text in log_line.texts
    }
