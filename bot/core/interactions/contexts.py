"""Where commands can be used: on servers only, or also in direct messages with the bot."""

from __future__ import annotations

from typing import Any, TypeAlias

from discord import app_commands

from bot.core.services import AppInteraction
from engine.core.text import text
from host.core.errors import UserError

Command: TypeAlias = "app_commands.Command[Any, ..., None]"
AnyCommand: TypeAlias = "Command | app_commands.Group"

PERSONAL_GROUPS = ("away", "games", "settings")
"""The groups of commands that can also be used in direct messages."""
SERVERS_AND_DMS = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)


def works_in_dms(made: AnyCommand) -> bool:
    """Return whether a command can be used in direct messages with the bot."""
    contexts = (made.root_parent or made).allowed_contexts
    return contexts is not None and bool(contexts.dm_channel)


def require_server(interaction: AppInteraction) -> None:
    """Raise UserError in direct messages, for a command of a personal group that is about a server."""
    if interaction.guild_id is None:
        raise UserError(text("slip-servers-only"))
