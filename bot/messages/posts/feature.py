"""Sends the messages of a match: status card, decisions, turns, outcome."""

from __future__ import annotations

import logging
from typing import assert_never

import discord

from bot.core.features import Feature
from bot.core.sending.failures import Failure, kind_of
from bot.core.sending.sender import Sender, is_later
from bot.messages.posts import messages, status_card, turn_messages
from host.core import outbox
from host.messages.posts import cards, latest, published
from host.messages.posts.kinds import (
    ArchiveThread,
    DeleteMessage,
    MatchPost,
    PostButtons,
    PostCard,
    PostChapter,
    PostEntry,
    PostFinal,
    PostLines,
    PostMissing,
    RemoveButtons,
)
from host.messages.posts.publish import lose_card, note_card_sent
from storage.core.scheduling.outbox import PostRow

log = logging.getLogger(__name__)


async def send(sender: Sender, row: PostRow, post: MatchPost, pictured: bool) -> None:
    """Make a post and take it off the outbox."""
    match post:
        case PostCard():
            await _send_card(sender, row)
            return
        case PostEntry() | PostLines() | PostChapter() | PostButtons():
            await turn_messages.send(sender, row, post, pictured)
            return
        case RemoveButtons():
            await turn_messages.remove_buttons(sender, row, post)
        case PostFinal():
            await _send_final(sender, row, pictured)
        case PostMissing():
            await _send_missing(sender, row)
        case ArchiveThread():
            await _archive(sender, row)
        case DeleteMessage():
            await _delete(sender, row, post)
        case _:
            assert_never(post)
    await outbox.mark_sent(sender.ctx, row)


async def _send_card(sender: Sender, row: PostRow) -> None:
    shown = await cards.card(sender.ctx, row.owner)
    post = status_card.card_post(shown, await sender.words(shown.match.server))
    # A first card that was tried before may have been posted then, with what was true at that time.
    is_new = shown.match.card is None and not sender.may_stand(row)
    known = shown.match.card or await sender.send(shown.match, post, row)
    if is_new or await sender.edit(sender.channel(shown.match), known, post):
        await note_card_sent(sender.ctx, row, known)
    elif not await lose_card(sender.ctx, row.owner):
        raise ConnectionError("a card that was just posted is gone")


async def _send_final(sender: Sender, row: PostRow, pictured: bool) -> None:
    told = await published.final_post(sender.ctx, row.owner)
    words, picture = await sender.words(told.match.server), None
    if pictured:
        picture = await sender.draw(told, "final", words, course=told.course)
    await sender.send(told.match, messages.final_post(told, words, picture), row)


async def _send_missing(sender: Sender, row: PostRow) -> None:
    match = (await cards.card(sender.ctx, row.owner)).match
    await sender.send(match, messages.missing_post(await sender.words(match.server)), row)


async def _archive(sender: Sender, row: PostRow) -> None:
    """Let the thread of a match rest; one that can't be archived is only a little longer in sight."""
    shown = await cards.card(sender.ctx, row.owner)
    try:
        await sender.set_archived(shown.match.channel, archived=True)
    except discord.HTTPException as slip:
        if is_later(slip):
            raise
        log.info("match %d: its thread was not archived: %r", row.owner, slip)


async def _delete(sender: Sender, row: PostRow, post: DeleteMessage) -> None:
    """Delete a message; one that is gone already is no failure."""
    own = (await cards.card(sender.ctx, row.owner)).match.channel
    channel = own if post.channel is None else post.channel
    try:
        place = sender.client.get_partial_messageable(channel)
        await place.get_partial_message(post.message).delete()
    except discord.HTTPException as slip:
        if not _is_gone(slip, is_elsewhere=channel != own):
            raise
        log.info("%s: a message was gone already: %r", outbox.owner_of(row), slip)
    await latest.forget(sender.ctx, row.owner, post.message)


def _is_gone(slip: discord.HTTPException, *, is_elsewhere: bool) -> bool:
    """Tell whether there is nothing left to delete; that a direct channel is lost says nothing of the match."""
    kind = kind_of(slip)
    return kind is Failure.MESSAGE or (is_elsewhere and kind in {Failure.CHANNEL, Failure.FORBIDDEN})


FEATURE = Feature(send=send)
