"""Detection of deleted channels and roles that a guild's settings refer to, and notifications to hosts."""

from __future__ import annotations

import logging
from functools import partial

import discord

from bot.core.sending.access import ChannelLocation, is_deleted
from bot.core.sending.hosts import notify_hosts
from bot.core.sending.sender import Sender
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, container, texts
from bot.core.words.names import clean_name
from engine.core.text import text
from host.core import outbox
from host.core.owners import Owner, guild_owner
from host.matches.settings import deletions
from host.matches.settings.deletions import SettingsReset
from host.matches.settings.settings import GuildSettings
from storage.core.scheduling.outbox import OutboxRow

log = logging.getLogger(__name__)


async def check(sender: Sender, guild_id: int | None) -> set[Owner]:
    """Check the settings of one guild, or of all guilds, for deleted channels and roles.

    Return the guilds whose hosts have to be notified.
    """
    found = set()
    async for number, settings in deletions.all_settings(sender.ctx, guild_id):
        guild = sender.client.get_guild(number)
        if guild is None or guild.unavailable:
            continue
        if await _remove_deleted(sender, guild, settings):
            found.add(guild_owner(number))
    return found


async def _remove_deleted(sender: Sender, guild: discord.Guild, settings: GuildSettings) -> bool:
    deleted = {
        role for role in (settings.opener_role, settings.host_role) if role and not guild.get_role(role)
    }
    for channel in {*settings.channels, *filter(None, (settings.board, settings.forum))}:
        if await is_deleted(sender.client, ChannelLocation(guild.id, channel)):
            deleted.add(channel)
    if not deleted:
        return False
    log.warning("server %d: its settings refer to something that was deleted", guild.id)
    return await deletions.remove_deleted(sender.ctx, guild.id, deleted)


def reset_message(post: SettingsReset, guild_name: str, translate: Translator) -> MessageView:
    """Build the message that informs hosts which settings were reset and which settings apply now."""
    lines = [f"- {translate(text(f'setting-reset-{change}'))}" for change in post.changes]
    heading = translate(text("setting-reset", server=clean_name(guild_name)))
    hint = translate(text("setting-reset-hint"))
    return MessageView(container(texts("\n".join([f"⚠️ {heading}", *lines]), hint)))


async def send(sender: Sender, row: OutboxRow, post: SettingsReset, with_picture: bool) -> None:
    """Notify a guild's hosts about settings that were reset, and delete the outbox row."""
    guild = sender.client.get_guild(row.owner)
    await notify_hosts(sender, row.owner, partial(reset_message, post, guild.name if guild else ""), row)
    await outbox.delete_sent(sender.ctx, row)
