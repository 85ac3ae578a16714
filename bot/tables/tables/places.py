"""The place for a new table: the channel, a new thread, or a new post in the table forum."""

from __future__ import annotations

import discord

from bot.core.services import AppInteraction, acting_user, ctx_of, load_guild_settings
from bot.core.words.i18n import Translator
from bot.matches.match.bot_permissions import needed_permissions, require_permissions
from bot.tables import forum
from bot.tables.tables import threads
from bot.tables.tables.table_options import TableOptions
from engine.core.text import LocalizedText, text
from host.matches.settings.settings import GuildSettings
from host.matches.settings.time_controls import to_json
from host.tables.tables import rates
from host.tables.tables.requests import NewMatch


def thread_place(interaction: AppInteraction) -> tuple[str, object]:
    """Return the kind of a new thread, and its channel."""
    channel = interaction.channel
    around = channel.parent if isinstance(channel, discord.Thread) else channel
    if isinstance(around, discord.ForumChannel):
        return "forum", around
    return "thread" if interaction.app_permissions.create_public_threads else "private", around


async def create_table_thread(
    interaction: AppInteraction, options: TableOptions, new: NewMatch, around: object, translate: Translator
) -> discord.Thread:
    """Create a thread for a table in the channel `around`, by default the interaction's channel."""
    is_private = options.where == "private"
    channel = threads.require_thread_parent(around or interaction.channel, is_private=is_private)
    wanted = needed_permissions(in_thread=True, new_thread=True, is_private=is_private)
    require_permissions(interaction.app_permissions, wanted, translate)
    await rates.count_thread(ctx_of(interaction), acting_user(interaction).key)
    name = options.name or await _default_thread_name(interaction, new.game, interaction.channel_id)
    return await threads.create_thread(channel, name, is_private=is_private, is_own_title=bool(options.name))


async def create_table_post(
    interaction: AppInteraction, options: TableOptions, new: NewMatch, around: object, translate: Translator
) -> discord.Thread:
    """Create a post for a table in the table forum."""
    settings = await load_guild_settings(interaction)
    channel = forum.require_forum(interaction.guild, interaction.channel, settings.forum)
    forum.require_forum_permissions(channel, interaction.user, translate)
    await rates.count_thread(ctx_of(interaction), acting_user(interaction).key)
    public = await interaction.client.services.languages.for_channel(
        interaction.client, new.guild_id, channel.id
    )
    tags = forum.tags_of(new.game, to_json(new.time_control), "open", public)
    name = options.name or await _default_thread_name(interaction, new.game, channel.id)
    return await forum.create_post(channel, name, tags, public, is_own=bool(options.name))


def place_of(interaction: AppInteraction, options: TableOptions, settings: GuildSettings) -> str:
    """Return the place for a new table; inside a post of the table forum, it is the post."""
    if options.where is not None:
        return options.where
    channel = interaction.channel
    is_in_forum = isinstance(channel, discord.Thread) and channel.parent_id == settings.forum
    return "here" if settings.forum is None or is_in_forum else "forum"


async def _default_thread_name(interaction: AppInteraction, game: str, channel: int | None) -> str:
    public = await interaction.client.services.languages.for_channel(
        interaction.client, interaction.guild_id or 0, channel or 0
    )
    return public(text("thread-name", game=public(LocalizedText(f"{game}-name"))))
