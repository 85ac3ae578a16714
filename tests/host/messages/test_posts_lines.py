"""Tests that move messages are sent immediately, and that the buttons stay close to the latest message."""

from __future__ import annotations

from host.core import outbox
from host.core.context import Context
from host.core.owners import match_owner
from host.core.users import User
from host.decisions.undo import feature
from host.messages.posts import lines, tracked_messages
from host.messages.posts.kinds import PostLines
from host.messages.posts.lines import LinesMessage
from host.messages.posts.loading import APPENDABLE_FOR
from host.messages.posts.tracked_messages import SentMessage
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow
from storage.messages.posted_messages import PostedMessagesRow
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, CEM, all_pending_messages, clear_outbox, start_match, take_turn
from tests.log_messages import load_segment_message, load_source


async def start_match_and_clear_outbox(ctx: Context, *others: User) -> MatchRow:
    """Begin a match, and mark all its messages as sent."""
    row = await start_match(ctx, *others)
    await clear_outbox(ctx, row.id)
    return row


async def pending_messages(ctx: Context, match_id: int, kind: str) -> list[OutboxRow]:
    return [post for post in await outbox.due_messages(ctx, match_owner(match_id)) if post.kind == kind]


async def load_lines(ctx: Context, post: OutboxRow, *, may_be_sent: bool = False) -> LinesMessage | None:
    read = outbox.parse(post)
    assert isinstance(read, PostLines)
    return await lines.load_lines_message(
        await load_source(ctx, post.owner), post, read, may_be_sent=may_be_sent
    )


async def send_moves(ctx: Context, match_id: int, message: int) -> LinesMessage:
    """Send the pending moves as the bot does, and return their message.

    They are appended to the last message if possible. Otherwise, they are sent as a new message.
    """
    (post,) = await pending_messages(ctx, match_id, "lines")
    lines_message = await load_lines(ctx, post)
    assert lines_message is not None
    sent = (
        SentMessage(message, "[]")
        if lines_message.appendable is None
        else SentMessage(lines_message.appendable.message, "[]", is_new=False)
    )
    await lines.note_lines_sent(ctx, post, lines_message, sent)
    return lines_message


async def record_edit(ctx: Context, match_id: int, sent: SentMessage) -> None:
    """Record that a message was sent or edited."""
    async with ctx.database.transaction() as tx:
        row = await matches.get(tx, match_id)
        assert row is not None
        await tracked_messages.store_tracked(ctx, tx, row, await tracked_messages.load_tracked(tx, row), sent)


async def needs_button_message(ctx: Context, post: OutboxRow) -> bool:
    """Return whether the buttons have to be sent in a separate message."""
    async with ctx.database.read_transaction() as tx:
        row = await matches.get(tx, post.owner)
        assert row is not None
        waiting = await outbox.of_owner(tx, match_owner(row.id))
        return tracked_messages.needs_buttons(
            row, await tracked_messages.load_tracked(tx, row), post, waiting
        )


async def load_tracked_messages(ctx: Context, match_id: int) -> PostedMessagesRow:
    async with ctx.database.read_transaction() as tx:
        row = await matches.get(tx, match_id)
        assert row is not None
        return await tracked_messages.load_tracked(tx, row)


async def test_turn_is_posted_before_other_players_move(ctx: Context) -> None:
    row = await start_match_and_clear_outbox(ctx, BEN, CEM)
    await take_turn(ctx, row.id, ADA, 2)
    lines_message = await send_moves(ctx, row.id, 500)
    assert [line.seat for line in lines_message.log_lines] == [None, 0]
    assert [text.key for text in lines_message.log_lines[1].texts] == ["pearls-took"]


async def test_each_turn_is_appended_once_to_the_move_message(ctx: Context) -> None:
    row = await start_match_and_clear_outbox(ctx, BEN, CEM)
    await take_turn(ctx, row.id, ADA, 2)
    await send_moves(ctx, row.id, 500)
    await take_turn(ctx, row.id, BEN, 1)
    lines_message = await send_moves(ctx, row.id, 501)
    assert lines_message.appendable == lines.AppendableMessage(500, 1)
    assert [line.seat for line in lines_message.log_lines] == [1]
    assert [line.seat for line in lines_message.full_log_lines] == [None, 0, 1]


async def test_old_or_superseded_move_message_is_not_extended(ctx: Context, clock: Clock) -> None:
    row = await start_match_and_clear_outbox(ctx, BEN, CEM)
    await take_turn(ctx, row.id, ADA, 2)
    await send_moves(ctx, row.id, 500)
    await take_turn(ctx, row.id, BEN, 1)
    (post,) = await pending_messages(ctx, row.id, "lines")
    await tracked_messages.track_message(ctx, row.id, 600)
    lines_message = await load_lines(ctx, post)
    assert lines_message is not None
    assert lines_message.appendable is None
    async with ctx.database.transaction() as tx:
        await tracked_messages.untrack_message(tx, row.id, 600)
    lines_message = await load_lines(ctx, post)
    assert lines_message is not None
    assert lines_message.appendable is not None
    clock.now += APPENDABLE_FOR
    lines_message = await load_lines(ctx, post)
    assert lines_message is not None
    assert lines_message.appendable is None
    assert [line.seat for line in lines_message.log_lines] == [1]


async def test_pending_turns_are_sent_in_one_message(ctx: Context) -> None:
    row = await start_match_and_clear_outbox(ctx, BEN, CEM)
    await take_turn(ctx, row.id, ADA, 2)
    await take_turn(ctx, row.id, BEN, 1)
    first, second = await pending_messages(ctx, row.id, "lines")
    lines_message = await load_lines(ctx, first)
    assert lines_message is not None
    assert [line.seat for line in lines_message.log_lines] == [None, 0, 1]
    await lines.note_lines_sent(ctx, first, lines_message, SentMessage(500))
    assert await load_lines(ctx, second) is None


async def test_chapter_message_includes_pending_moves(ctx: Context) -> None:
    row = await start_match_and_clear_outbox(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    await take_turn(ctx, row.id, BEN, 1)
    (post,) = await pending_messages(ctx, row.id, "lines")
    assert await load_lines(ctx, post) is None
    assert await load_lines(ctx, post, may_be_sent=True) is not None
    assert [line.seat for line in (await load_segment_message(ctx, row.id, 1)).log_lines] == [
        None,
        0,
        1,
        None,
    ]


async def test_chapter_end_is_appended_to_the_move_message(ctx: Context, clock: Clock) -> None:
    row = await start_match_and_clear_outbox(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    await send_moves(ctx, row.id, 500)
    await take_turn(ctx, row.id, BEN, 1)
    chapter = await load_segment_message(ctx, row.id, 1)
    assert chapter.appendable == lines.AppendableMessage(500, 1)
    assert [line.seat for line in chapter.log_lines] == [None, 0, 1, None]
    clock.now += APPENDABLE_FOR
    later = await load_segment_message(ctx, row.id, 1)
    assert later.appendable is None
    assert [line.seat for line in later.log_lines] == [1, None]
    (post,) = await pending_messages(ctx, row.id, "chapter")
    await lines.note_segment_sent(ctx, post, row, later.end, SentMessage(700, "[]"))
    assert [line.seat for line in (await load_segment_message(ctx, row.id, 1)).log_lines] == [
        None,
        0,
        1,
        None,
    ]


async def test_undone_turn_is_marked_in_its_move_message(ctx: Context) -> None:
    row = await start_match_and_clear_outbox(ctx, BEN, CEM)
    await take_turn(ctx, row.id, ADA, 2)
    await send_moves(ctx, row.id, 500)
    await take_turn(ctx, row.id, BEN, 1)
    await send_moves(ctx, row.id, 501)
    await feature.undo(ctx, row.id, BEN)
    due_now = [text.split(":")[0] for _, text in await all_pending_messages(ctx, row.id)]
    assert due_now.index("lines") < due_now.index("told")
    lines_message = await send_moves(ctx, row.id, 502)
    assert [(line.seat, line.is_undone) for line in lines_message.full_log_lines] == [
        (None, False),
        (0, False),
        (1, True),
    ]
    assert lines_message.appendable == lines.AppendableMessage(500, 1)


async def test_buttons_move_to_the_newest_message(ctx: Context) -> None:
    row = await start_match_and_clear_outbox(ctx, BEN, CEM)
    await take_turn(ctx, row.id, ADA, 2)
    await send_moves(ctx, row.id, 500)
    assert (await load_tracked_messages(ctx, row.id)).button_message == 500
    await record_edit(ctx, row.id, SentMessage(501, "[1]", is_new=False))
    assert (await load_tracked_messages(ctx, row.id)).button_message == 501
    assert [text for _, text in await all_pending_messages(ctx, row.id) if "buttons" in text] == [
        "remove-buttons:[]"
    ]


async def test_buttons_are_reposted_after_too_many_later_messages(ctx: Context) -> None:
    row = await start_match_and_clear_outbox(ctx, BEN, CEM)
    await take_turn(ctx, row.id, ADA, 2)
    await send_moves(ctx, row.id, 500)
    for message in range(501, 505):
        await tracked_messages.track_message(ctx, row.id, message)
    assert await pending_messages(ctx, row.id, "buttons") == []
    await tracked_messages.track_message(ctx, row.id, 505)
    (post,) = await pending_messages(ctx, row.id, "buttons")
    assert await needs_button_message(ctx, post)
    await tracked_messages.track_message(ctx, row.id, 506)
    await tracked_messages.note_announcement_sent(ctx, post, row.channel, SentMessage(506, ""))
    assert not await needs_button_message(ctx, post)
    await record_edit(ctx, row.id, SentMessage(507, "[]", is_new=False))
    assert ("posts", "delete") in await all_pending_messages(ctx, row.id)


async def test_edited_message_drops_its_pending_button_removal(ctx: Context) -> None:
    row = await start_match_and_clear_outbox(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    await send_moves(ctx, row.id, 500)
    await take_turn(ctx, row.id, BEN, 1)
    async with ctx.database.transaction() as tx:
        await tracked_messages.move_buttons_to_card(ctx, tx, row)
    (removal,), (chapter,) = (
        await pending_messages(ctx, row.id, "remove-buttons"),
        await pending_messages(ctx, row.id, "chapter"),
    )
    await lines.note_segment_sent(ctx, chapter, row, 5, SentMessage(500, is_new=False))
    assert removal.kind not in [text.split(":")[0] for _, text in await all_pending_messages(ctx, row.id)]
