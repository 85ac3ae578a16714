"""Match messages from the outbox: status card, decisions, turns and result."""

from __future__ import annotations

import logging
from enum import StrEnum
from typing import assert_never

import discord
from msgspec.structs import replace

from bot.core.features import Button, Feature, on_match
from bot.core.sending.failures import Failure, classify
from bot.core.sending.sender import Sender, should_retry
from bot.core.services import AppInteraction, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView
from bot.matches.match.buttons import CARD
from bot.messages.posts import messages, status_card, status_card_delivery, turn_messages
from host.core import outbox
from host.core.errors import user_error
from host.core.outbox import DueWork
from host.matches import pages
from host.messages.posts import cards, message_contents, tracked_messages
from host.messages.posts.kinds import (
    ArchiveThread,
    DeleteMessage,
    PostCard,
    PostEntry,
    PostFailureNotice,
    PostFinal,
    PostLines,
    PostSegment,
    RemoveButtons,
)
from host.messages.posts.loading import AnnouncementContent, CardContent, Content, MessageSource, RowContent
from host.messages.posts.tracked_messages import SentMessage
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match.matches import MatchRow

log = logging.getLogger(__name__)


async def send(sender: Sender, row: OutboxRow, content: Content, with_picture: bool) -> DueWork | None:
    """Send an outbox message and delete its row.

    Return the next DueWork of the row's owner, if it was loaded too.
    """
    match content:
        case CardContent(post=PostCard()):
            return await status_card_delivery.send(sender, row, content.card, with_picture=with_picture)
        case CardContent():
            return await turn_messages.send_buttons(sender, row, content)
        case AnnouncementContent():
            return await _send_from_log(sender, row, content, with_picture)
        case RemoveButtons():
            await turn_messages.remove_buttons(sender, row, content)
            return await outbox.delete_sent(sender.ctx, row)
        case RowContent():
            return await _send_other(sender, row, content)
    assert_never(content)


async def _send_from_log(
    sender: Sender, row: OutboxRow, content: AnnouncementContent, with_picture: bool
) -> DueWork:
    match content.post:
        case PostFinal():
            return await _send_final(sender, row, content.source, with_picture)
        case PostEntry() | PostLines() | PostSegment() as post:
            return await turn_messages.send(sender, row, post, content.source, with_picture)
    assert_never(content.post)


async def _send_other(sender: Sender, row: OutboxRow, content: RowContent) -> DueWork:
    match content.post:
        case PostFailureNotice() as post:
            translate = await sender.translator(content.row.guild_id, content.row.channel)
            message_view = messages.failure_message(translate, is_refused=post.is_refused)
            sent = await sender.post_to_match(content.row, message_view, row)
            return await tracked_messages.note_announcement_sent(
                sender.ctx, row, content.row.channel, SentMessage(sent)
            )
        case ArchiveThread():
            await _archive(sender, row, content.row)
            return await outbox.delete_sent(sender.ctx, row)
        case DeleteMessage() as post:
            return await _delete(sender, row, post, content.row)
    assert_never(content.post)


async def _send_final(sender: Sender, row: OutboxRow, telling: MessageSource, with_picture: bool) -> DueWork:
    if telling.match.row.status != "finished":
        raise user_error("not-finished")
    final_message = message_contents.build_final_message(telling.match)
    words, picture = await sender.translator(final_message.match.guild_id, final_message.match.channel), None
    if with_picture:
        picture = await sender.draw(final_message, "final", words, course=final_message.points_by_segment)
    page_url = await pages.match_url(sender.ctx, final_message.match)
    sent = await sender.post_to_match(
        final_message.match, messages.final_message(final_message, words, picture, page_url), row
    )
    return await tracked_messages.note_announcement_sent(
        sender.ctx, row, final_message.match.channel, SentMessage(sent)
    )


async def _archive(sender: Sender, row: OutboxRow, match: MatchRow) -> None:
    """Archive a match's thread.

    If this fails, the thread just remains visible for longer.
    """
    try:
        await sender.set_archived(match.channel, archived=True)
    except discord.HTTPException as error:
        if should_retry(error):
            raise
        log.info("match %d: its thread was not archived: %r", row.owner, error)


async def _delete(sender: Sender, row: OutboxRow, post: DeleteMessage, match: MatchRow) -> DueWork:
    """Delete a message; do nothing if it no longer exists."""
    channel = match.channel if post.channel is None else post.channel
    try:
        place = sender.client.get_partial_messageable(channel)
        await place.get_partial_message(post.message).delete()
    except discord.HTTPException as error:
        if not _is_deleted(error, is_elsewhere=channel != match.channel):
            raise
        log.info("%s: a message was already deleted: %r", outbox.owner_of(row), error)
    async with outbox.sent_transaction(sender.ctx, row) as noting:
        await tracked_messages.untrack_message(noting.tx, row.owner, post.message)
    return noting.due


def _is_deleted(error: discord.HTTPException, *, is_elsewhere: bool) -> bool:
    """Return whether the message no longer exists or can never be deleted.

    Outside of the match's channel, for example in direct messages, this also includes messages in
    inaccessible channels.
    """
    kind = classify(error)
    # A deletion has no content that could be invalid, so INVALID means that the message can't be deleted.
    return kind in {Failure.UNKNOWN_MESSAGE, Failure.INVALID} or (
        is_elsewhere and kind in {Failure.UNKNOWN_CHANNEL, Failure.FORBIDDEN}
    )


class PostsClick(StrEnum):
    """The clicks of this feature, by their names in custom ids."""

    TRANSLATE = "translate"


async def show_translated(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Show the status card to a user in their own language, without mentioning anybody."""
    shown = await cards.get_card(ctx_of(interaction), match_id)
    return replace(status_card.status_card_message(shown, translate), pinged=())


FEATURE = Feature(
    send=send,
    clicks={PostsClick.TRANSLATE: on_match(show_translated)},
    buttons=(Button(placement=CARD, click=PostsClick.TRANSLATE, label="button-translate", order=10),),
)
