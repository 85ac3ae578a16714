"""Tests for outbox messages: stored together with the change, sent once, and rebuilt from the log."""

from __future__ import annotations

import pytest

from engine.core.text import SeatName, text
from host.core import outbox
from host.core.alarm import load_due_times
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import match_owner
from host.decisions.replace import replacement
from host.matches.permissions import Authority
from host.messages import view
from host.messages.posts import cards, message_contents, queueing
from host.operations.admin import tools
from host.tables.fairness import fairness
from host.tables.tables import ownership, tables
from storage.core.scheduling.outbox import OutboxRow
from tests.host.conftest import Clock
from tests.host.players import (
    ADA,
    BEN,
    CEM,
    DEA,
    clear_outbox,
    error_key,
    open_match,
    pending_messages,
    run_jobs,
    secret_of,
    start_match,
    take_turn,
)
from tests.log_messages import load_segment_message, load_table_message


async def pending_message(ctx: Context, match_id: int, kind: str) -> OutboxRow:
    return next(post for post in await outbox.due_messages(ctx, match_owner(match_id)) if post.kind == kind)


async def mark_card_sent(ctx: Context, row: OutboxRow, message: int) -> None:
    """Mark a status card as sent."""
    status_card = await cards.get_card(ctx, row.owner)
    await queueing.note_card_sent(ctx, row, status_card, message, is_new=status_card.match.card is None)


async def test_table_changes_queue_a_single_card_update(ctx: Context) -> None:
    row = await open_match(ctx, seats=3)
    await tables.join(ctx, row.id, BEN)
    await ownership.transfer(ctx, row.id, BEN, ADA)
    assert await pending_messages(ctx, row.id) == ["card"]


async def test_card_changed_while_sending_is_updated_again(ctx: Context) -> None:
    row = await open_match(ctx, seats=3)
    being_sent = await pending_message(ctx, row.id, "card")
    await tables.join(ctx, row.id, BEN)
    await mark_card_sent(ctx, being_sent, 444)
    assert await pending_messages(ctx, row.id) == ["card"]
    assert (await cards.get_card(ctx, row.id)).match.card == 444


async def test_first_card_keeps_its_nonce_until_sent(ctx: Context) -> None:
    row = await open_match(ctx, seats=3)
    first = await pending_message(ctx, row.id, "card")
    await tables.join(ctx, row.id, BEN)
    second = await pending_message(ctx, row.id, "card")
    assert (second.nonce, second.attempts) == (first.nonce, 1)
    await mark_card_sent(ctx, second, 444)
    await tables.join(ctx, row.id, CEM)
    edit = await pending_message(ctx, row.id, "card")
    assert (edit.nonce != first.nonce, edit.attempts) == (True, 0)


async def test_lost_card_is_posted_again(ctx: Context) -> None:
    row = await open_match(ctx)
    await mark_card_sent(ctx, await pending_message(ctx, row.id, "card"), 444)
    assert await pending_messages(ctx, row.id) == []
    assert await queueing.replace_deleted_card(ctx, row.id)
    assert not await queueing.replace_deleted_card(ctx, row.id)
    assert await pending_messages(ctx, row.id) == ["card"]
    assert (await cards.get_card(ctx, row.id)).match.card is None


async def test_chapter_is_posted_when_it_ends(ctx: Context) -> None:
    row = await start_match(ctx, edition='pile = 9\ntides = ["low", "low"]')
    await take_turn(ctx, row.id, ADA, 2)
    await take_turn(ctx, row.id, BEN, 1)
    assert await pending_messages(ctx, row.id) == ["buttons:True", "card", "chapter:1"]
    segment_message = await load_segment_message(ctx, row.id, 1)
    assert [(line.seat, [words.key for words in line.texts]) for line in segment_message.log_lines] == [
        (None, ["told-started"]),
        (0, ["pearls-took"]),
        (1, ["pearls-took"]),
        (None, ["pearls-tide-low"]),
    ]
    assert segment_message.log_lines[1].texts == (text("pearls-took", who=SeatName(0), count=2),)
    assert segment_message.view.owned == (2, 1)
    assert not segment_message.is_last


async def test_chapter_message_is_unchanged_by_later_moves(ctx: Context) -> None:
    row = await start_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    await take_turn(ctx, row.id, BEN, 1)
    segment_message = await load_segment_message(ctx, row.id, 1)
    await take_turn(ctx, row.id, ADA, 2)
    await replacement.resign(ctx, row.id, BEN)
    later = await load_segment_message(ctx, row.id, 1)
    assert (later.log_lines, later.view, later.names) == (
        segment_message.log_lines,
        segment_message.view,
        ("Ada", "Ben"),
    )


async def test_unfinished_chapter_has_no_message(ctx: Context) -> None:
    row = await start_match(ctx)
    for number in (-1, 0, 1, 2):
        with pytest.raises(UserError) as refused:
            await load_segment_message(ctx, row.id, number)
        assert error_key(refused) == "refusal-no-chapter"


async def test_finished_match_posts_result_and_reveals_secret_on_request(ctx: Context) -> None:
    row = await start_match(ctx, edition='pile = 3\ntides = ["low"]')
    with pytest.raises(UserError) as too_early:
        await message_contents.load_final_message(ctx, row.id)
    assert error_key(too_early) == "refusal-not-finished"
    await take_turn(ctx, row.id, ADA, 2)
    await clear_outbox(ctx, row.id)
    await take_turn(ctx, row.id, BEN, 1)
    assert await pending_messages(ctx, row.id) == ["card", "chapter:1", "final"]
    assert (await load_segment_message(ctx, row.id, 1)).is_last
    final = await message_contents.load_final_message(ctx, row.id)
    assert final.result.ranking == ((0,), (1,))
    secret, revealed = await secret_of(ctx, row.id), (await fairness.verify(ctx, row.id)).revealed
    assert revealed.secret == secret.seed
    assert revealed.commitment == row.commitment


async def test_match_of_robots_posts_only_the_result(ctx: Context) -> None:
    row = await open_match(ctx, robots=1)
    await clear_outbox(ctx, row.id)
    await replacement.resign(ctx, row.id, ADA)
    while await run_jobs(ctx, row.id):
        pass
    assert await pending_messages(ctx, row.id) == ["card", "final"]
    assert len((await view.load_log(ctx, row.id, None)).sections) > 1


async def test_cancelled_match_sends_no_turn_notification(ctx: Context) -> None:
    row = await start_match(ctx)
    await tools.close(ctx, row.id, Authority(DEA, "so be it"))
    assert await pending_messages(ctx, row.id) == ["told:2", "card"]


async def test_resignation_is_announced_at_once(ctx: Context) -> None:
    row = await start_match(ctx, BEN, CEM)
    await replacement.resign(ctx, row.id, ADA)
    assert await pending_messages(ctx, row.id) == ["buttons:True", "told:2", "card"]
    table_message = await load_table_message(ctx, row.id, 2)
    assert [words.key for words in table_message.log_line.texts] == ["told-resigned"]
    assert table_message.log_line.names[:3] == ("Ada", "Ben", "Cem")
    with pytest.raises(UserError):
        await load_table_message(ctx, row.id, 3)


async def test_postponed_message_is_pending_only_after_its_delay(ctx: Context, clock: Clock) -> None:
    row = await open_match(ctx)
    card, _ = await outbox.due_messages(ctx, match_owner(row.id))
    await outbox.postpone(ctx, card, clock.now + 60_000)
    assert await outbox.due_messages(ctx, match_owner(row.id)) == ()
    assert (await load_due_times(ctx)).message == clock.now + 60_000
    clock.now += 60_000
    assert (await outbox.due_messages(ctx))[0].nonce == card.nonce
