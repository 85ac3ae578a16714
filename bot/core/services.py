"""What every command and click needs at hand, reached through the client that received it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import discord
from msgspec import Struct

from bot.core.outbox import Outbox
from bot.pictures.pictures import Pictures
from bot.words.languages import Languages
from host.core.context import Context
from host.core.people import Person
from host.settings import changing


class Services(Struct, frozen=True):
    """The host, the languages, the drawing room and the outbox of one running bot."""

    ctx: Context
    languages: Languages
    pictures: Pictures
    outbox: Outbox
    editions: Mapping[str, str] = {}
    """Edition files (TOML) of the host's own by game, for new matches."""


class ServicesClient(discord.Client):
    """A client that has a house."""

    services: Services


Here: TypeAlias = discord.Interaction[ServicesClient]


def person_of(interaction: Here) -> Person:
    """Return who acts."""
    return person(interaction.user)


def person(user: discord.User | discord.Member) -> Person:
    """Return an account as the host knows it."""
    return Person(user.id, user.display_name)


def is_admin(interaction: Here) -> bool:
    """Tell whether who acts may manage the server."""
    return interaction.permissions.manage_guild


async def is_host(interaction: Here) -> bool:
    """Tell whether who acts has the host's tools in a server: as a manager, or by the role it has set for that."""
    if is_admin(interaction):
        return True
    if not isinstance(interaction.user, discord.Member) or interaction.guild_id is None:
        return False
    role = (
        await changing.server_settings_of(interaction.client.services.ctx, interaction.guild_id)
    ).host_role
    return role is not None and interaction.user.get_role(role) is not None
