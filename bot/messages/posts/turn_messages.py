"""Messages about each turn and segment of a match, with the buttons on the latest message."""

from __future__ import annotations

import logging
from typing import assert_never

import msgspec

from bot.core.interactions.replies import NETWORK_ERRORS
from bot.core.sending.failures import Failure, kind_of
from bot.core.sending.sender import Sender
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, StoredView
from bot.messages.posts import messages
from host.core import outbox
from host.core.outbox import Due
from host.messages.posts import latest, lines, published
from host.messages.posts.kinds import PostChapter, PostEntry, PostLines, RemoveButtons
from host.messages.posts.latest import Sent
from host.messages.posts.loading import CardContent, Telling
from storage.core.scheduling.outbox import PostRow
from storage.matches.match.matches import MatchRow

log = logging.getLogger(__name__)

ATTEMPTS = 3
"""Attempts to edit a message whose buttons or lines may also appear in another message."""


async def send(
    sender: Sender,
    row: PostRow,
    post: PostEntry | PostLines | PostChapter,
    telling: Telling,
    pictured: bool,
) -> Due:
    """Send a message about events of a match and delete its outbox row.

    Return the owner's next due work.
    """
    match post:
        case PostEntry():
            return await _send_entry(sender, row, telling, post.seq, pictured)
        case PostLines():
            return await _send_lines(sender, row, telling, post)
        case PostChapter():
            return await _send_chapter(sender, row, telling, post.number, pictured)
    assert_never(post)


async def _send_entry(sender: Sender, row: PostRow, telling: Telling, seq: int, pictured: bool) -> Due:
    """Announce a table decision."""
    told = await published.ruling_post(telling, seq)
    words, picture = await sender.translator(told.match.guild_id), None
    if pictured and told.view is not None:
        picture = await sender.draw(told, "board", words)
    post = messages.told_post(told, words, picture)
    plain = _bear(telling, row, post, words)
    message = await sender.post_in(told.match, post, row)
    return await latest.note_told(sender.ctx, row, told.match.channel, Sent(message, plain))


async def _send_lines(sender: Sender, row: PostRow, telling: Telling, post: PostLines) -> Due:
    """Announce players' actions, in the previous message if it can still grow."""
    may_stand = sender.may_exist(row)
    told = await lines.lines_post(telling, row, post, may_stand=may_stand)
    if told is None:
        return await outbox.mark_sent(sender.ctx, row)
    translate = await sender.translator(told.match.guild_id)
    if told.growing is not None and (grown := messages.lines_post(told.whole, translate)) is not None:
        growing = told.growing.message
        plain = _bear(telling, row, grown, translate, growing)
        if await _add_to(sender, row, told.match, growing, grown):
            return await lines.note_lines_sent(sender.ctx, row, told, Sent(growing, plain, is_new=False))
    new = messages.new_lines_post(told.told, translate)
    plain = _bear(telling, row, new, translate)
    message = await sender.post_in(told.match, new, row)
    if may_stand:
        # An earlier attempt may have sent it with outdated content.
        await sender.change(sender.channel(told.match), message, new)
    return await lines.note_lines_sent(sender.ctx, row, told, Sent(message, plain))


async def _send_chapter(sender: Sender, row: PostRow, telling: Telling, number: int, pictured: bool) -> Due:
    """Announce the end of a segment with the board, in the previous message if it can still grow."""
    told = await published.chapter_post(telling, number)
    words, picture = await sender.translator(told.match.guild_id), None
    if pictured:
        picture = await sender.draw(told, "board", words, before=told.before)
    post = messages.chapter_post(told, words, picture)
    message = None if told.growing is None else told.growing.message
    plain = _bear(telling, row, post, words, message)
    has_grown = message is not None and await _add_to(sender, row, told.match, message, post)
    if message is None or not has_grown:
        message = await sender.post_in(told.match, post, row)
    sent = Sent(message, plain, is_new=not has_grown)
    return await lines.note_stretch_sent(sender.ctx, row, told.match, told.end, sent)


async def send_buttons(sender: Sender, row: PostRow, content: CardContent) -> Due:
    """Post the buttons in a separate message if they are too far above the latest message."""
    if not content.is_wanted:
        return await outbox.mark_sent(sender.ctx, row)
    shown = content.card
    translate = await sender.translator(shown.match.guild_id)
    post = messages.buttons_post(shown, translate)
    messages.add_buttons(post, row.owner, translate)
    message = await sender.post_in(shown.match, post, row)
    return await latest.note_told(sender.ctx, row, shown.match.channel, Sent(message, ""))


async def remove_buttons(sender: Sender, row: PostRow, post: RemoveButtons) -> None:
    """Remove the buttons from a message.

    If it cannot be edited, the buttons stay and still work. They also stay if the content of the message was deleted
    because it contained the name of a deleted user.
    """
    place = sender.client.get_partial_messageable(post.channel)
    components = msgspec.json.decode(post.plain) if post.plain else []
    try:
        view = MessageView(StoredView(components))
        if not components or not await sender.change(place, post.message, view):
            log.info("%s: a message keeps its buttons", outbox.owner_of(row))
    except NETWORK_ERRORS as error:
        if kind_of(error) is Failure.LATER and row.attempts < ATTEMPTS - 1:
            raise
        log.info("%s: a message keeps its buttons: %r", outbox.owner_of(row), error)


async def _add_to(sender: Sender, row: PostRow, match: MatchRow, message: int, post: MessageView) -> bool:
    """Edit an extended message; return False if this fails and a new message is needed."""
    try:
        return await sender.change(sender.channel(match), message, post)
    except NETWORK_ERRORS as error:
        if kind_of(error) is not Failure.LATER or row.attempts < ATTEMPTS - 1:
            raise
        return False


def _bear(
    telling: Telling, row: PostRow, post: MessageView, translate: Translator, message: int | None = None
) -> str | None:
    """Add the buttons to a message if it should have them, and return its components without them."""
    return messages.add_buttons(post, row.owner, translate) if telling.bears_buttons(row, message) else None
