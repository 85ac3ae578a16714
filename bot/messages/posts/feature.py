"""Sends the messages of a match: status card, decisions, turns and result."""

from __future__ import annotations

import logging
from typing import assert_never

import discord

from bot.core.features import Feature
from bot.core.sending.failures import Failure, kind_of
from bot.core.sending.sender import Sender, should_retry
from bot.messages.posts import messages, status_card, turn_messages
from host.core import outbox
from host.core.errors import user_error
from host.core.outbox import Due
from host.messages.posts import latest, published
from host.messages.posts.cards import Card
from host.messages.posts.kinds import (
    ArchiveThread,
    DeleteMessage,
    PostCard,
    PostChapter,
    PostEntry,
    PostFinal,
    PostLines,
    PostMissing,
    RemoveButtons,
)
from host.messages.posts.latest import Sent
from host.messages.posts.loading import CardContent, Content, RowContent, Telling, ToldContent
from host.messages.posts.publish import lose_card, note_card_sent
from storage.core.scheduling.outbox import PostRow
from storage.matches.match.matches import MatchRow

log = logging.getLogger(__name__)


async def send(sender: Sender, row: PostRow, content: Content, pictured: bool) -> Due | None:
    """Make a post and take it off the outbox; returns what is due next."""
    match content:
        case CardContent(post=PostCard()):
            return await _send_card(sender, row, content.card)
        case CardContent():
            return await turn_messages.send_buttons(sender, row, content)
        case ToldContent():
            return await _send_told(sender, row, content, pictured)
        case RemoveButtons():
            await turn_messages.remove_buttons(sender, row, content)
            return await outbox.mark_sent(sender.ctx, row)
        case RowContent():
            return await _send_other(sender, row, content)
    assert_never(content)


async def _send_told(sender: Sender, row: PostRow, content: ToldContent, pictured: bool) -> Due:
    match content.post:
        case PostFinal():
            return await _send_final(sender, row, content.telling, pictured)
        case PostEntry() | PostLines() | PostChapter() as post:
            return await turn_messages.send(sender, row, post, content.telling, pictured)
    assert_never(content.post)


async def _send_other(sender: Sender, row: PostRow, content: RowContent) -> Due:
    match content.post:
        case PostMissing():
            translate = await sender.translator(content.row.guild_id)
            sent = await sender.post_in(content.row, messages.missing_post(translate), row)
            return await latest.note_told(sender.ctx, row, content.row.channel, Sent(sent))
        case ArchiveThread():
            await _archive(sender, row, content.row)
            return await outbox.mark_sent(sender.ctx, row)
        case DeleteMessage() as post:
            return await _delete(sender, row, post, content.row)
    assert_never(content.post)


async def _send_card(sender: Sender, row: PostRow, shown: Card) -> Due | None:
    post = status_card.card_post(shown, await sender.translator(shown.match.guild_id))
    # An earlier attempt may have posted the first card with outdated content.
    is_new = shown.match.card is None
    may_stand = is_new and sender.may_exist(row)
    known = shown.match.card or await sender.post_in(shown.match, post, row)
    if (is_new and not may_stand) or await sender.edit(sender.channel(shown.match), known, post):
        return await note_card_sent(sender.ctx, row, shown, known, is_new=is_new)
    if not await lose_card(sender.ctx, row.owner):
        raise ConnectionError("a card that was just posted is gone")
    return None


async def _send_final(sender: Sender, row: PostRow, played: Telling, pictured: bool) -> Due:
    if played.match.row.status != "finished":
        raise user_error("not-finished")
    told = published.final_of(played.match)
    words, picture = await sender.translator(told.match.guild_id), None
    if pictured:
        picture = await sender.draw(told, "final", words, course=told.course)
    sent = await sender.post_in(told.match, messages.final_post(told, words, picture), row)
    return await latest.note_told(sender.ctx, row, told.match.channel, Sent(sent))


async def _archive(sender: Sender, row: PostRow, match: MatchRow) -> None:
    """Archive the thread of a match; if this fails, it only stays visible a little longer."""
    try:
        await sender.set_archived(match.channel, archived=True)
    except discord.HTTPException as error:
        if should_retry(error):
            raise
        log.info("match %d: its thread was not archived: %r", row.owner, error)


async def _delete(sender: Sender, row: PostRow, post: DeleteMessage, match: MatchRow) -> Due:
    """Delete a message; a missing message is not an error."""
    channel = match.channel if post.channel is None else post.channel
    try:
        place = sender.client.get_partial_messageable(channel)
        await place.get_partial_message(post.message).delete()
    except discord.HTTPException as error:
        if not _is_gone(error, is_elsewhere=channel != match.channel):
            raise
        log.info("%s: a message was gone already: %r", outbox.owner_of(row), error)
    async with outbox.sent(sender.ctx, row) as noting:
        await latest.forget(noting.tx, row.owner, post.message)
    return noting.due


def _is_gone(error: discord.HTTPException, *, is_elsewhere: bool) -> bool:
    """Return whether the message no longer exists.

    A lost direct-message channel says nothing about the match.
    """
    kind = kind_of(error)
    return kind is Failure.MESSAGE or (is_elsewhere and kind in {Failure.CHANNEL, Failure.FORBIDDEN})


FEATURE = Feature(send=send)
