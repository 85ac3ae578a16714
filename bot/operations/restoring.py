"""Notifications about a database restore, and marking messages that were sent after the backup."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator, Sequence
from enum import IntEnum
from pathlib import PurePosixPath
from typing import Any, assert_never
from urllib.parse import urlsplit

import discord

from bot.core.features import Feature
from bot.core.sending.marks import PAGE, SLACK
from bot.core.sending.sender import Sender
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, StoredView, View, texts
from bot.core.words.limits import MESSAGE_TEXT, length
from bot.matches.match.titles import match_link, timestamp
from bot.messages.posts.messages import add_buttons
from engine.core.text import text
from host.core import outbox
from host.messages import view
from host.messages.posts import tracked_messages
from host.messages.posts.tracked_messages import SentMessage
from host.operations import restoring
from host.operations.restoring import MarkVoid, PostRestoreNotice, RestoreNotice, RestoringPost
from storage.core.scheduling.outbox import OutboxRow


class ComponentType(IntEnum):
    """Discord's component type numbers."""

    ROW = 1
    SECTION = 9
    TEXT = 10
    GALLERY = 12
    FILE = 13
    CONTAINER = 17


def restored_message(notice: RestoreNotice, translate: Translator) -> MessageView:
    """Build the message about a match that was restored from a backup, with the time of the backup."""
    data = {"match": match_link(notice.match, translate), "absolute": timestamp(notice.copied)}
    if notice.moves is None:
        return MessageView(View(*texts(translate(text("restored-open", **data)))))
    return MessageView(View(*texts(translate(text("restored-running", **data, moves=notice.moves)))))


def void_message(components: Sequence[dict[str, Any]], translate: Translator) -> MessageView | None:
    """Return a message without its buttons and marked as void; None if it was already marked."""
    mark = {"type": int(ComponentType.TEXT), "content": translate(text("restored-void"))}
    if any(part.get("content") == mark["content"] for part in components[:1]):
        return None
    kept = [*_without_buttons(components)]
    if sum(length(part["content"]) for part in _texts([mark, *kept])) > MESSAGE_TEXT:
        kept = []
    return MessageView(StoredView([mark, *kept]))


def _without_buttons(components: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in components:
        match part["type"]:
            case ComponentType.ROW:
                continue
            case ComponentType.SECTION:
                yield from _without_buttons(part["components"])
            case ComponentType.CONTAINER:
                inner = [*_without_buttons(part["components"])]
                if inner:
                    yield {**part, "components": inner}
            case ComponentType.GALLERY:
                yield {**part, "items": [_attach(item, "media") for item in part["items"]]}
            case ComponentType.FILE:
                yield _attach(part, "file")
            case _:
                yield part


def _attach(item: dict[str, Any], field: str) -> dict[str, Any]:
    """Replace a file's URL with a reference to the attachment.

    In new messages, Discord rejects URLs of files.
    """
    name = PurePosixPath(urlsplit(item[field]["url"]).path).name
    return {**item, field: {"url": f"attachment://{name}"}}


def _texts(components: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in components:
        if part["type"] == ComponentType.TEXT:
            yield part
        yield from _texts(part.get("components", ()))


log = logging.getLogger(__name__)

MAX_MESSAGES = 1_000
"""Maximum number of recent messages to search."""


async def send(sender: Sender, row: OutboxRow, post: RestoringPost, with_picture: bool) -> None:
    """Send an outbox message and delete its row."""
    match post:
        case PostRestoreNotice():
            await _send_restored(sender, row, post)
        case MarkVoid():
            await _mark_void(sender, row, post)
        case _:
            assert_never(post)


async def _send_restored(sender: Sender, row: OutboxRow, post: PostRestoreNotice) -> None:
    """Announce that a match was restored from a backup, and move the buttons to the announcement."""
    notice = await restoring.load_restore_notice(sender.ctx, row.owner, post)
    if notice is None:
        await outbox.delete_sent(sender.ctx, row)
        return
    translate = await sender.translator(notice.match.guild_id, notice.match.channel)
    message_view, plain = restored_message(notice, translate), None
    if notice.match.status == "running":
        plain = add_buttons(message_view, notice.match, translate)
    message = await sender.post_to_match(notice.match, message_view, row)
    await tracked_messages.note_announcement_sent(
        sender.ctx, row, notice.match.channel, SentMessage(message, plain)
    )


async def _mark_void(sender: Sender, row: OutboxRow, post: MarkVoid) -> None:
    match = await view.find_row(sender.ctx, row.owner)
    if match is not None:
        words, channel = await sender.translator(match.guild_id, match.channel), sender.channel(match)
        marked = 0
        async for message in _newer(sender, channel, post):
            message_view = void_message([_raw(part) for part in message.components], words)
            if message_view is not None and await sender.edit_with_files(channel, message.id, message_view):
                marked += 1
        log.info("match %d: %d messages were marked as void", match.id, marked)
    await outbox.delete_sent(sender.ctx, row)


async def _newer(
    sender: Sender, channel: discord.PartialMessageable, post: MarkVoid
) -> AsyncIterator[discord.Message]:
    """Yield the bot's own messages that are newer than the backup, newest first."""
    assert sender.client.user is not None
    copied = max(0, post.copied - SLACK - discord.utils.DISCORD_EPOCH) << 22
    oldest, before = max(copied, post.after), None
    for _ in range(0, MAX_MESSAGES, PAGE):
        page = [message async for message in channel.history(limit=PAGE, before=before)]
        for message in page:
            is_ours = message.author.id == sender.client.user.id and bool(message.components)
            if message.id > oldest and is_ours:
                yield message
        if len(page) < PAGE or page[-1].id <= oldest:
            return
        before = page[-1]


def _raw(part: discord.Component) -> dict[str, Any]:
    raw: dict[str, Any] = dict(part.to_dict())
    return raw


FEATURE = Feature(send=send)
