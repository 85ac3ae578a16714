"""New threads for tables."""

from __future__ import annotations

import logging
from typing import Literal

import discord

from bot.core.interactions.replies import NETWORK_ERRORS
from bot.core.sending.failures import is_refused_name
from bot.core.words.limits import THREAD_NAME, shorten
from bot.core.words.names import MAX_TITLE, clean_name, plain_name
from engine.core.text import LocalizedText, text
from host.core.errors import UserError

log = logging.getLogger(__name__)

AUTO_ARCHIVE_MINUTES: Literal[10080] = 10080
"""Minutes of inactivity after which Discord archives a thread: one week, the maximum."""


def require_thread_parent(channel: object, *, is_private: bool) -> discord.TextChannel:
    """Return the channel if the bot can create a thread of the given kind in it.

    Raises UserError if it can't.
    """
    if not isinstance(channel, discord.TextChannel):
        raise UserError(LocalizedText("slip-no-threads-here"))
    if is_private and channel.is_news():
        raise UserError(LocalizedText("slip-no-private-threads-here"))
    return channel


async def create_thread(
    channel: discord.TextChannel, name: str, *, is_private: bool, is_own_title: bool
) -> discord.Thread:
    """Create a thread; `is_own_title` means that a user has chosen its name.

    Raises UserError if Discord refuses it.
    """
    try:
        return await channel.create_thread(
            name=shorten(plain_name(name, MAX_TITLE), THREAD_NAME),
            type=thread_type(channel, is_private=is_private),
            auto_archive_duration=AUTO_ARCHIVE_MINUTES,
        )
    except NETWORK_ERRORS as error:
        if is_own_title and is_refused_name(error):
            raise UserError(text("slip-title-refused", title=clean_name(name, MAX_TITLE))) from error
        log.warning("no thread could be created in channel %s: %r", channel.id, error)
        raise UserError(LocalizedText("slip-thread-failed")) from error


def thread_type(
    channel: discord.TextChannel, *, is_private: bool
) -> Literal[
    discord.ChannelType.news_thread, discord.ChannelType.private_thread, discord.ChannelType.public_thread
]:
    """Return the type for a new thread; announcement channels require a special type."""
    if is_private:
        return discord.ChannelType.private_thread
    return discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread


async def delete_thread(thread: discord.Thread) -> None:
    """Delete a thread in which no match was opened; if deletion is not allowed, archive it."""
    try:
        await thread.delete()
    except NETWORK_ERRORS:
        try:
            await thread.edit(archived=True)
        except NETWORK_ERRORS as error:
            log.warning("the empty thread %d could not be deleted: %r", thread.id, error)
