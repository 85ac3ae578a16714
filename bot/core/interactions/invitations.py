"""The response in servers that the bot has not joined: an invite link.

No data about these servers is stored.
"""

from __future__ import annotations

import discord
from discord import app_commands

from bot.core.interactions.contexts import works_in_dms
from bot.core.interactions.replies import edit_response
from bot.core.services import AppInteraction
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, text_message
from engine.core.text import text

PERMISSIONS = discord.Permissions(
    view_channel=True, send_messages=True, embed_links=True, attach_files=True, read_message_history=True,
    send_messages_in_threads=True, create_public_threads=True, create_private_threads=True,
)  # fmt: skip
"""The permissions requested in the invite link."""


def is_served(interaction: AppInteraction) -> bool:
    """Return whether the bot serves an interaction.

    Interactions in servers that the bot has joined are served. In DMs, clicks and personal commands are
    served. Other interactions can occur, because Discord may show outdated commands, and because an
    application can be installed without its bot.
    """
    if interaction.guild_id is None:
        return interaction.type is not discord.InteractionType.application_command or _is_personal(
            interaction
        )
    return interaction.client.get_guild(interaction.guild_id) is not None


def _is_personal(interaction: AppInteraction) -> bool:
    command = interaction.command
    return isinstance(command, app_commands.Command) and works_in_dms(command)


async def send_invite(interaction: AppInteraction, translate: Translator) -> None:
    """Respond to an acknowledged interaction with an invite link."""
    await edit_response(interaction, invite_message(interaction, translate))


def invite_message(interaction: AppInteraction, translate: Translator) -> MessageView:
    """Return a message with a link that invites the bot to the interaction's server."""
    guild_id = interaction.guild_id
    guild = discord.utils.MISSING if guild_id is None else discord.Object(guild_id)
    link = discord.utils.oauth_url(interaction.application_id, permissions=PERMISSIONS, guild=guild)
    key = "invite-to-a-server" if guild_id is None else "invite-to-this-server"
    return text_message(translate(text(key, link=link)))
