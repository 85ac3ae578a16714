"""Identify the accounts in an interaction.

Each account is mapped to a user once, when the interaction is accepted.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord

from bot.core.accounts import USERS
from bot.core.services import AppInteraction, ctx_of
from host.matches import users
from host.matches.users import Account
from storage.core.sql.database_errors import DatabaseUnavailable

log = logging.getLogger(__name__)


async def claim(interaction: AppInteraction) -> bool:
    """Claim an interaction and identify its accounts.

    Return False if it was already claimed. Missing users are created, and changed names are saved. Raises
    DatabaseUnavailable.
    """
    found = await users.claim_interaction(
        ctx_of(interaction), interaction.id, _accounts(interaction), interaction.guild_id
    )
    if found is not None:
        interaction.extras[USERS] = found
    return found is not None


async def identify(interaction: AppInteraction) -> None:
    """Identify an interaction's accounts, creating missing users.

    Raises DatabaseUnavailable.
    """
    if not await look_up(interaction):
        created = users.identify_accounts(ctx_of(interaction), _accounts(interaction), interaction.guild_id)
        interaction.extras[USERS] = await created


async def identify_members(interaction: AppInteraction, members: Sequence[discord.Member]) -> None:
    """Identify members who are not part of the interaction's data, creating missing users."""
    found = [Account(member.id, member.display_name) for member in members]
    added = await users.identify_accounts(ctx_of(interaction), found, interaction.guild_id)
    interaction.extras[USERS] = {**interaction.extras[USERS], **added}


async def look_up(interaction: AppInteraction) -> bool:
    """Look up the users of an interaction's accounts without creating any.

    Return whether all accounts have a user.
    """
    ids = {account.id for account in _accounts(interaction)}
    found = interaction.extras[USERS] = await users.find_users(ctx_of(interaction), ids)
    return found.keys() == ids


async def look_up_if_possible(interaction: AppInteraction) -> None:
    """Look up the users of an interaction.

    If the database is unavailable, store no users.
    """
    interaction.extras[USERS] = {}
    try:
        await look_up(interaction)
    except DatabaseUnavailable as error:
        log.error("interaction %d: its users could not be loaded: %s", interaction.id, error)


def _accounts(interaction: AppInteraction) -> Iterator[Account]:
    yield Account(interaction.user.id, interaction.user.display_name)
    data: Mapping[str, Any] = interaction.data or {}
    resolved = data.get("resolved", {})
    members = resolved.get("members", {})
    for user_id, user in resolved.get("users", {}).items():
        nick = members.get(user_id, {}).get("nick")
        yield Account(int(user_id), nick or user.get("global_name") or user["username"])
