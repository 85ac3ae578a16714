"""Messages about a match's turns and segments; the latest message has the action buttons."""

from __future__ import annotations

import logging
from typing import assert_never

import msgspec

from bot.core.interactions.replies import NETWORK_ERRORS
from bot.core.sending.failures import Failure, classify
from bot.core.sending.sender import Sender
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, StoredView
from bot.messages.posts import messages
from host.core import outbox
from host.core.outbox import DueWork
from host.messages.posts import lines, message_contents, tracked_messages
from host.messages.posts.kinds import PostEntry, PostLines, PostSegment, RemoveButtons
from host.messages.posts.loading import CardContent, MessageSource
from host.messages.posts.tracked_messages import SentMessage
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match.matches import MatchRow

log = logging.getLogger(__name__)

ATTEMPTS = 3
"""Number of failed attempts after which the bot stops trying to edit a message.

If the edit was to remove buttons, they remain. If it was to add lines, these are sent in a new message.
"""


async def send(
    sender: Sender,
    row: OutboxRow,
    post: PostEntry | PostLines | PostSegment,
    telling: MessageSource,
    with_picture: bool,
) -> DueWork:
    """Send a message about match events, and delete its outbox row.

    Return the next DueWork of the match.
    """
    match post:
        case PostEntry():
            return await _send_entry(sender, row, telling, post.seq, with_picture)
        case PostLines():
            return await _send_actions(sender, row, telling, post)
        case PostSegment():
            return await _send_segment(sender, row, telling, post.number, with_picture)
    assert_never(post)


async def _send_entry(
    sender: Sender, row: OutboxRow, telling: MessageSource, seq: int, with_picture: bool
) -> DueWork:
    """Announce a table decision."""
    table_message = await message_contents.load_table_message(telling, seq)
    words, picture = await sender.translator(table_message.match.guild_id, table_message.match.channel), None
    if with_picture and table_message.view is not None:
        picture = await sender.draw(table_message, "board", words)
    post = messages.ruling_message(table_message, words, picture)
    plain = _add_buttons_if_due(telling, row, post, words)
    message = await sender.post_to_match(table_message.match, post, row)
    return await tracked_messages.note_announcement_sent(
        sender.ctx, row, table_message.match.channel, SentMessage(message, plain)
    )


async def _send_actions(sender: Sender, row: OutboxRow, telling: MessageSource, post: PostLines) -> DueWork:
    """Announce players' actions; if possible, extend the previous message."""
    may_stand = sender.may_exist(row)
    lines_message = await lines.load_lines_message(telling, row, post, may_be_sent=may_stand)
    if lines_message is None:
        return await outbox.delete_sent(sender.ctx, row)
    translate = await sender.translator(lines_message.match.guild_id, lines_message.match.channel)
    if (
        lines_message.appendable is not None
        and (grown := messages.actions_message(lines_message.full_log_lines, translate)) is not None
    ):
        growing = lines_message.appendable.message
        plain = _add_buttons_if_due(telling, row, grown, translate, growing)
        if await _edit_grown(sender, row, lines_message.match, growing, grown):
            return await lines.note_lines_sent(
                sender.ctx, row, lines_message, SentMessage(growing, plain, is_new=False)
            )
    new = messages.new_actions_message(lines_message.log_lines, translate)
    plain = _add_buttons_if_due(telling, row, new, translate)
    message = await sender.post_to_match(lines_message.match, new, row)
    if may_stand:
        # An earlier attempt may have sent the message with outdated content, so edit it.
        await sender.edit_with_files(sender.channel(lines_message.match), message, new)
    return await lines.note_lines_sent(sender.ctx, row, lines_message, SentMessage(message, plain))


async def _send_segment(
    sender: Sender, row: OutboxRow, telling: MessageSource, number: int, with_picture: bool
) -> DueWork:
    """Announce the end of a segment with the board; if possible, extend the previous message."""
    segment_message = await message_contents.load_segment_message(telling, number)
    words, picture = (
        await sender.translator(segment_message.match.guild_id, segment_message.match.channel),
        None,
    )
    if with_picture:
        picture = await sender.draw(segment_message, "board", words, before=segment_message.before)
    post = messages.segment_message(segment_message, words, picture)
    message = None if segment_message.appendable is None else segment_message.appendable.message
    plain = _add_buttons_if_due(telling, row, post, words, message)
    has_grown = message is not None and await _edit_grown(sender, row, segment_message.match, message, post)
    if message is None or not has_grown:
        message = await sender.post_to_match(segment_message.match, post, row)
    sent = SentMessage(message, plain, is_new=not has_grown)
    return await lines.note_segment_sent(sender.ctx, row, segment_message.match, segment_message.end, sent)


async def send_buttons(sender: Sender, row: OutboxRow, content: CardContent) -> DueWork:
    """Post the buttons in a message of their own, if that is still needed."""
    if not content.is_wanted:
        return await outbox.delete_sent(sender.ctx, row)
    status_card = content.card
    translate = await sender.translator(status_card.match.guild_id, status_card.match.channel)
    post = messages.buttons_message(status_card, translate)
    messages.add_buttons(post, status_card.match, translate)
    message = await sender.post_to_match(status_card.match, post, row)
    return await tracked_messages.note_announcement_sent(
        sender.ctx, row, status_card.match.channel, SentMessage(message, "")
    )


async def remove_buttons(sender: Sender, row: OutboxRow, post: RemoveButtons) -> None:
    """Remove the buttons from a message.

    If the message can't be edited, it keeps its buttons, which still work. The same applies if the stored
    content was deleted because it contained a deleted user's name.
    """
    place = sender.client.get_partial_messageable(post.channel)
    components = msgspec.json.decode(post.plain) if post.plain else []
    try:
        view = MessageView(StoredView(components))
        if not components or not await sender.edit_with_files(place, post.message, view):
            log.info("%s: a message keeps its buttons", outbox.owner_of(row))
    except NETWORK_ERRORS as error:
        if classify(error) is Failure.TEMPORARY and row.attempts < ATTEMPTS - 1:
            raise
        log.info("%s: a message keeps its buttons: %r", outbox.owner_of(row), error)


async def _edit_grown(
    sender: Sender, row: OutboxRow, match: MatchRow, message_id: int, message_view: MessageView
) -> bool:
    """Edit a message whose text has become longer.

    Return False if this fails, so that a new message is needed.
    """
    try:
        return await sender.edit_with_files(sender.channel(match), message_id, message_view)
    except NETWORK_ERRORS as error:
        if classify(error) is not Failure.TEMPORARY or row.attempts < ATTEMPTS - 1:
            raise
        return False


def _add_buttons_if_due(
    telling: MessageSource,
    row: OutboxRow,
    message_view: MessageView,
    translate: Translator,
    message_id: int | None = None,
) -> str | None:
    """Add the buttons to a message if it should have them.

    Return the message's other components as JSON; None if no buttons were added.
    """
    if not telling.should_have_buttons(row, message_id):
        return None
    match = telling.match
    whose_turn = messages.whose_turn_line(match.asked, match.names, translate)
    return messages.add_buttons(message_view, match.row, translate, whose_turn)
