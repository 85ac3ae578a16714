"""What every command and click needs at hand, reached through the client that received it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import discord
from msgspec import Struct

from bot.languages import Languages
from bot.outbox import Outbox
from bot.pictures import Pictures
from host import settling
from host.harbour import Harbour
from host.people import Person


class House(Struct, frozen=True):
    """The host, the languages, the drawing room and the outbox of one running bot."""

    harbour: Harbour
    languages: Languages
    pictures: Pictures
    outbox: Outbox
    editions: Mapping[str, str] = {}
    """Edition files (TOML) of the host's own by game, for new matches."""


class HouseClient(discord.Client):
    """A client that has a house."""

    house: House


Here: TypeAlias = discord.Interaction[HouseClient]


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
    role = (await settling.customs_of(interaction.client.house.harbour, interaction.guild_id)).host_role
    return role is not None and interaction.user.get_role(role) is not None
