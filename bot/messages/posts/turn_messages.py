"""Sending what happens in a match: turn by turn, stretch by stretch, with the buttons on the post that stands last."""

from __future__ import annotations

import logging
from typing import assert_never

import msgspec

from bot.core.interactions.replies import WORLD
from bot.core.sending.failures import Failure, kind_of
from bot.core.sending.sender import Sender
from bot.core.words.i18n import Words
from bot.core.words.layout import KeptSheet, Post
from bot.messages.posts import messages
from host.core import outbox
from host.messages.posts import cards, latest, lines, published
from host.messages.posts.kinds import PostButtons, PostChapter, PostEntry, PostLines, RemoveButtons
from storage.core.scheduling.outbox import PostRow
from storage.matches.match.matches import MatchRow

log = logging.getLogger(__name__)

ATTEMPTS = 3
"""How often it is tried to edit a message whose buttons, or whose lines, may stand elsewhere as well."""


async def send(
    sender: Sender, row: PostRow, post: PostEntry | PostLines | PostChapter | PostButtons, pictured: bool
) -> None:
    """Tell what happened and take that off the outbox."""
    match post:
        case PostEntry():
            await _send_entry(sender, row, post.seq, pictured)
        case PostLines():
            await _send_lines(sender, row, post)
        case PostChapter():
            await _send_chapter(sender, row, post.number, pictured)
        case PostButtons():
            await _send_buttons(sender, row, post)
        case _:
            assert_never(post)


async def _send_entry(sender: Sender, row: PostRow, seq: int, pictured: bool) -> None:
    """Tell what the table has decided."""
    told = await published.ruling_post(sender.ctx, row.owner, seq)
    words, picture = await sender.words(told.match.server), None
    if pictured and told.view is not None:
        picture = await sender.draw(told, "board", words)
    post = messages.told_post(told, words, picture)
    plain = await _bear(sender, row, post, words)
    message = await sender.send(told.match, post, row)
    await latest.take_told(sender.ctx, row, message, plain)


async def _send_lines(sender: Sender, row: PostRow, post: PostLines) -> None:
    """Tell what players have done: in the post that tells what went before, where that still grows."""
    may_stand = sender.may_stand(row)
    told = await lines.lines_post(sender.ctx, row, post, may_stand=may_stand)
    if told is None:
        await outbox.mark_sent(sender.ctx, row)
        return
    words = await sender.words(told.match.server)
    if told.growing is not None and (grown := messages.lines_post(told.whole, words)) is not None:
        plain = await _bear(sender, row, grown, words, told.growing.message)
        if await _add_to(sender, row, told.match, told.growing.message, grown):
            await lines.note_lines_sent(sender.ctx, row, told, told.growing.message, plain)
            return
    new = messages.new_lines_post(told.told, words)
    plain = await _bear(sender, row, new, words)
    message = await sender.send(told.match, new, row)
    if may_stand:
        # It may stand there since an attempt before, with what was to be told at that time.
        await sender.change(sender.channel(told.match), message, new)
    await lines.note_lines_sent(sender.ctx, row, told, message, plain)


async def _send_chapter(sender: Sender, row: PostRow, number: int, pictured: bool) -> None:
    """Tell the end of a stretch of play, with the board: in the post that tells what went before, where that grows."""
    told = await published.chapter_post(sender.ctx, row.owner, number)
    if not await latest.is_waiting(sender.ctx, row):
        # Another process has just told it in a post that grew: the nonce of a new one would not be known.
        return
    words, picture = await sender.words(told.match.server), None
    if pictured:
        picture = await sender.draw(told, "board", words, before=told.before)
    post = messages.chapter_post(told, words, picture)
    message = None if told.growing is None else told.growing.message
    plain = await _bear(sender, row, post, words, message)
    if message is None or not await _add_to(sender, row, told.match, message, post):
        message = await sender.send(told.match, post, row)
    await lines.note_stretch_sent(sender.ctx, row, told.match, told.end, message, plain)


async def _send_buttons(sender: Sender, row: PostRow, post: PostButtons) -> None:
    """Send the buttons as a message of their own if they are too far above the newest message."""
    if not await latest.is_needed(sender.ctx, row, post):
        await outbox.mark_sent(sender.ctx, row)
        return
    shown = await cards.card(sender.ctx, row.owner)
    words = await sender.words(shown.match.server)
    said = messages.buttons_post(shown, words)
    messages.add_buttons(said, row.owner, words)
    await latest.take_told(sender.ctx, row, await sender.send(shown.match, said, row), "")


async def remove_buttons(sender: Sender, row: PostRow, post: RemoveButtons) -> None:
    """Take the buttons from a message and leave all else; one that can't be edited keeps them, and they still work."""
    if not await latest.is_waiting(sender.ctx, row):
        return
    place = sender.client.get_partial_messageable(post.channel)
    plain = Post(KeptSheet(msgspec.json.decode(post.plain)))
    try:
        if not await sender.change(place, post.message, plain):
            log.info("%s: a message keeps its buttons", outbox.owner_of(row))
    except WORLD as slip:
        if kind_of(slip) is Failure.LATER and row.attempts < ATTEMPTS - 1:
            raise
        log.info("%s: a message keeps its buttons: %r", outbox.owner_of(row), slip)


async def _add_to(sender: Sender, row: PostRow, match: MatchRow, message: int, post: Post) -> bool:
    """Put a post that has grown in its place; False where that can't be done, so that it is told in a new one."""
    try:
        return await sender.change(sender.channel(match), message, post)
    except WORLD as slip:
        if kind_of(slip) is not Failure.LATER or row.attempts < ATTEMPTS - 1:
            raise
        return False


async def _bear(
    sender: Sender, row: PostRow, post: Post, words: Words, message: int | None = None
) -> str | None:
    """Let a post bear the buttons if it is to, or has in its message, and return its components without them."""
    if not await latest.is_to_bear(sender.ctx, row, message):
        return None
    return messages.add_buttons(post, row.owner, words)
