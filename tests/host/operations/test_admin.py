"""Tests for host commands at a table: their effects, announcements, and audit log entries with reasons."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from host.core import kinds, outbox
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import match_owner
from host.decisions.replace import replacement
from host.decisions.replace.kinds import Replace
from host.decisions.undo import feature
from host.matches import permissions
from host.matches.log.entries import Ruling
from host.matches.match import reading
from host.matches.permissions import Authority
from host.matches.settings.time_controls import DAY, HOUR, TIME_CONTROLS
from host.messages.posts import cards
from host.operations.admin import tools
from host.operations.admin.kinds import Close, Extended, Paused, Resume
from host.tables.tables import tables
from host.turns.play import turn_actions
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow
from tests.host.conftest import Clock
from tests.host.matches.test_match_damage import execute_sql
from tests.host.players import (
    ADA,
    BEN,
    CEM,
    CHANNEL,
    DEA,
    all_timers_of,
    clear_outbox,
    deadline,
    error_key,
    fire_timers,
    open_match,
    pending_messages,
    start_match,
    take_turn,
    timers_of,
)
from tests.log_messages import load_table_message

HOST = Authority(DEA, "a storm")
GUILD_ID = 1
DAILY = TIME_CONTROLS["daily"]


async def audit_entries(ctx: Context) -> list[tuple[str, str, str, int | None]]:
    """Return the audit log entries, newest first."""
    page = await permissions.load_page(ctx, GUILD_ID, 1)
    return [(act.host_name, kinds.name_of(act.act), act.reason, act.match_id) for act in page.entries]


async def last_ruling(ctx: Context, match_id: int) -> Any:
    entry = (await reading.load_started(ctx, match_id, from_deal=True)).folded_log.entries[-1].entry
    assert isinstance(entry, Ruling)
    return entry


async def test_paused_match_keeps_remaining_time_after_resume(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=DAILY)
    clock.now += DAY
    await tools.pause(ctx, row.id, HOST)
    assert await deadline(ctx, row.id) is None
    clock.now += 30 * DAY
    await fire_timers(ctx, row.id)
    await tools.resume(ctx, row.id, HOST)
    assert await deadline(ctx, row.id) == clock.now + 3 * DAY
    assert await audit_entries(ctx) == [
        ("Dea", "resume", "a storm", row.id),
        ("Dea", "pause", "a storm", row.id),
    ]


async def test_pause_is_announced_with_its_reason(ctx: Context) -> None:
    row = await start_match(ctx)
    await clear_outbox(ctx, row.id)
    await tools.pause(ctx, row.id, HOST)
    told = await last_ruling(ctx, row.id)
    assert (type(told), told.name, told.reason, told.decided) == (Paused, "Dea", "a storm", DEA.key)
    assert "told:2" in await pending_messages(ctx, row.id)


async def test_paused_match_accepts_moves_without_running_clocks(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=DAILY)
    await tools.pause(ctx, row.id, HOST)
    await take_turn(ctx, row.id, ADA, 1)
    clock.now += 20 * DAY
    await fire_timers(ctx, row.id)
    assert (await turn_actions.load_panel(ctx, row.id, BEN)).is_your_turn
    assert "out:1" not in await timers_of(ctx, row.id)


async def test_pausing_twice_or_resuming_unpaused_match_is_refused(ctx: Context) -> None:
    row = await start_match(ctx)
    with pytest.raises(UserError) as refused:
        await tools.resume(ctx, row.id, HOST)
    assert error_key(refused) == "refusal-not-paused"
    await tools.pause(ctx, row.id, HOST)
    with pytest.raises(UserError) as refused:
        await tools.pause(ctx, row.id, HOST)
    assert error_key(refused) == "refusal-paused-already"
    assert len(await audit_entries(ctx)) == 1


async def test_pause_and_resume_apply_to_all_matches_of_a_guild(ctx: Context) -> None:
    rows = [await start_match(ctx, channel=CHANNEL + n) for n in range(3)]
    elsewhere = await start_match(ctx, channel=1, guild_id=2)
    await open_match(ctx, channel=CHANNEL + 9)
    await tools.pause(ctx, rows[0].id, HOST)
    assert await tools.apply_to_all(ctx, GUILD_ID, HOST, tools.pause) == 2
    paused = [(await cards.get_card(ctx, row.id)).match.paused_since for row in (*rows, elsewhere)]
    assert [since is not None for since in paused] == [True, True, True, False]
    assert await tools.apply_to_all(ctx, GUILD_ID, HOST, tools.resume) == 3


async def test_damaged_match_does_not_block_pausing_other_matches(
    ctx: Context, new_context: Callable[[], Context]
) -> None:
    await start_match(ctx)
    well = await start_match(ctx, channel=CHANNEL + 1)
    await execute_sql(ctx, "UPDATE log SET payload = '{' WHERE match_id = 1")
    assert await tools.apply_to_all(new_context(), GUILD_ID, HOST, tools.pause) == 1
    assert (await cards.get_card(ctx, well.id)).match.paused_since is not None


@pytest.mark.threads
async def test_concurrent_pauses_apply_once(ctx: Context, new_context: Callable[[], Context]) -> None:
    row = await start_match(ctx)
    ctx = new_context()
    done = await asyncio.gather(
        tools.pause(ctx, row.id, HOST), tools.pause(ctx, row.id, HOST), return_exceptions=True
    )
    assert sum(isinstance(one, MatchRow) for one in done) == 1
    assert len(await audit_entries(ctx)) == 1


async def test_extend_moves_the_deadline_of_a_seat(ctx: Context) -> None:
    row = await start_match(ctx, time_control=DAILY)
    before = await deadline(ctx, row.id)
    await tools.extend(ctx, row.id, 0, 5, HOST)
    assert before is not None
    assert await deadline(ctx, row.id) == before + 5 * HOUR
    told = await last_ruling(ctx, row.id)
    assert (type(told), told.seat, told.hours) == (Extended, 0, 5)
    assert await audit_entries(ctx) == [("Dea", "extend", "a storm", row.id)]


async def test_extend_closes_the_vote_on_an_absent_player(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=DAILY)
    clock.now += 5 * DAY
    await fire_timers(ctx, row.id)
    assert any(name.startswith("close") for name in await timers_of(ctx, row.id))
    await tools.extend(ctx, row.id, 0, 24, HOST)
    assert await deadline(ctx, row.id) == clock.now + DAY
    assert not any(name.startswith("close") for name in await timers_of(ctx, row.id))


async def test_extend_is_refused_in_untimed_match(ctx: Context) -> None:
    row = await start_match(ctx)
    with pytest.raises(UserError) as refused:
        await tools.extend(ctx, row.id, 0, 5, HOST)
    assert error_key(refused) == "refusal-no-clock"


async def test_extend_is_refused_for_a_robot(ctx: Context) -> None:
    row = await open_match(ctx, robots=1, time_control=DAILY)
    with pytest.raises(UserError) as refused:
        await tools.extend(ctx, row.id, 1, 5, HOST)
    assert error_key(refused) == "refusal-no-person-there"


async def test_closed_match_is_announced_and_frees_its_channel(ctx: Context) -> None:
    row = await start_match(ctx)
    await clear_outbox(ctx, row.id)
    assert (await tools.close(ctx, row.id, HOST)).status == "cancelled"
    assert await pending_messages(ctx, row.id) == ["told:2", "card"]
    assert (await load_table_message(ctx, row.id, 2)).log_line.texts[0].key == "told-closed"
    assert await all_timers_of(ctx, row.id) == {}
    assert (await open_match(ctx)).status == "open"


async def test_open_table_can_be_closed(ctx: Context) -> None:
    row = await open_match(ctx)
    assert (await tools.close(ctx, row.id, HOST)).status == "cancelled"
    assert await audit_entries(ctx) == [("Dea", "close", "a storm", row.id)]


async def test_damaged_match_can_be_closed(ctx: Context, new_context: Callable[[], Context]) -> None:
    row = await start_match(ctx)
    await execute_sql(ctx, "UPDATE log SET payload = '{'")
    assert (await tools.close(new_context(), row.id, HOST)).status == "cancelled"


async def test_closing_a_cancelled_match_is_refused(ctx: Context) -> None:
    row = await start_match(ctx)
    await tools.close(ctx, row.id, HOST)
    with pytest.raises(UserError) as refused:
        await tools.close(ctx, row.id, HOST)
    assert error_key(refused) == "refusal-cancelled"


@pytest.mark.parametrize("reason", ["", "  ", "**``", "\n"])
async def test_host_commands_require_a_reason(ctx: Context, reason: str) -> None:
    row = await start_match(ctx, time_control=DAILY)
    await take_turn(ctx, row.id, ADA, 1)
    by = Authority(DEA, reason)
    for attempt in (
        tools.pause(ctx, row.id, by),
        tools.extend(ctx, row.id, 0, 5, by),
        tools.close(ctx, row.id, by),
        feature.undo_as_host(ctx, row.id, 1, Authority(DEA, reason)),
        replacement.replace_as_host(ctx, row.id, 0, Authority(DEA, reason)),
    ):
        with pytest.raises(UserError) as refused:
            await attempt
        assert error_key(refused) == "refusal-reason-needed"
    assert await audit_entries(ctx) == []


async def test_reason_is_reduced_to_one_line_of_limited_length() -> None:
    by = Authority(DEA, "a\n**bold** [link](http://evil) <@1> # " + "x" * 200)
    assert by.shown_reason.startswith("a **bold** [link](http://evil) <@1> # x")
    assert len(by.shown_reason) == 120


async def test_repost_sends_chapter_and_card_again(ctx: Context) -> None:
    row = await start_match(ctx)
    for user in (ADA, BEN):
        await take_turn(ctx, row.id, user, 1)
    await clear_outbox(ctx, row.id)
    async with ctx.database.transaction() as tx:
        await matches.set_card(tx, row.id, 4711)
    await tools.repost(ctx, row.id, HOST)
    assert await pending_messages(ctx, row.id) == ["chapter:1", "card", "told:6", "delete"]
    assert '"message":4711' in (await outbox.due_messages(ctx, match_owner(row.id)))[-1].payload
    assert (await cards.get_card(ctx, row.id)).match.card is None
    assert await audit_entries(ctx) == [("Dea", "repost", "a storm", row.id)]


async def test_repost_leaves_a_finished_match_unchanged(ctx: Context) -> None:
    row = await start_match(ctx)
    while (card := await cards.get_card(ctx, row.id)).match.status == "running":
        await take_turn(ctx, row.id, (ADA, BEN)[card.awaited[0]], 1)
    await clear_outbox(ctx, row.id)
    await tools.repost(ctx, row.id, Authority(DEA))
    assert await pending_messages(ctx, row.id) == ["final", "card"]
    assert (await cards.get_card(ctx, row.id)).match == card.match


async def test_repost_sends_the_card_of_an_open_table(ctx: Context) -> None:
    row = await open_match(ctx)
    await clear_outbox(ctx, row.id)
    await tools.repost(ctx, row.id, HOST)
    assert await pending_messages(ctx, row.id) == ["card"]


async def test_host_undo_and_replacement_are_audited(ctx: Context) -> None:
    row = await start_match(ctx)
    await take_turn(ctx, row.id, ADA, 1)
    await feature.undo_as_host(ctx, row.id, 1, Authority(DEA, "a slip"))
    await replacement.replace_as_host(ctx, row.id, 1, Authority(DEA, "on leave"), CEM)
    assert await audit_entries(ctx) == [
        ("Dea", "replace", "on leave", row.id),
        ("Dea", "undo", "a slip", row.id),
    ]


async def test_audit_log_is_paginated_per_guild(ctx: Context) -> None:
    row = await start_match(ctx)
    other = await start_match(ctx, guild_id=2, channel=5)
    await tools.pause(ctx, other.id, HOST)
    for _ in range(6):
        await tools.pause(ctx, row.id, HOST)
        await tools.resume(ctx, row.id, HOST)
    first, second, third = [await permissions.load_page(ctx, GUILD_ID, number) for number in (1, 2, 3)]
    assert (len(first.entries), first.has_more) == (10, True)
    assert (len(second.entries), second.has_more) == (2, False)
    assert third.entries == ()
    assert first.entries[0].act == Resume()


async def test_failed_host_command_is_rolled_back(ctx: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    row = await start_match(ctx)

    async def stumble(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr("host.time.clock.timing.pause", stumble)
    with pytest.raises(RuntimeError):
        await tools.pause(ctx, row.id, HOST)
    assert await audit_entries(ctx) == []
    assert (await cards.get_card(ctx, row.id)).match.head == 1


async def test_robot_turn_continues_after_resume(ctx: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("host.core.jobs.MAX_IN_A_ROW", 0)
    row = await open_match(ctx, robots=1)
    await take_turn(ctx, row.id, ADA, 1)
    await tools.pause(ctx, row.id, HOST)
    monkeypatch.undo()
    await tools.resume(ctx, row.id, HOST)
    assert (await turn_actions.load_panel(ctx, row.id, ADA)).is_your_turn
    assert (await tables.cancel(ctx, row.id, ADA)).status == "cancelled"


async def test_host_replacement_and_closing_are_audited(ctx: Context) -> None:
    row = await start_match(ctx, BEN, CEM)
    await replacement.replace_as_host(ctx, row.id, 1, Authority(DEA, "gone"))
    await tools.close(ctx, row.id, Authority(DEA, "so be it"))
    noted = (await permissions.load_page(ctx, GUILD_ID, 1)).entries
    assert [(act.host_name, act.act) for act in noted] == [
        ("Dea", Close()),
        ("Dea", Replace(1, "Ben", left=BEN.key)),
    ]


async def test_opener_cancelling_own_table_is_not_audited(ctx: Context) -> None:
    row = await open_match(ctx)
    await tables.cancel(ctx, row.id, ADA)
    assert (await permissions.load_page(ctx, GUILD_ID, 1)).entries == ()


async def test_host_commands_are_refused_for_matches_of_other_guilds(ctx: Context) -> None:
    row = await start_match(ctx)
    stranger = Authority(DEA, "a storm", guild_id=GUILD_ID + 1)
    for tool in (tools.pause, tools.close, tools.repost):
        with pytest.raises(UserError) as refused:
            await tool(ctx, row.id, stranger)
        assert error_key(refused) == "refusal-unknown-match"
    assert await audit_entries(ctx) == []
    await tools.pause(ctx, row.id, Authority(DEA, "a storm", guild_id=GUILD_ID))
