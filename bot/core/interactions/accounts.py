"""The accounts that an interaction mentions, each mapped to the key of its user once, when it is admitted."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from typing import Any

from bot.core.accounts import USERS
from bot.core.services import AppInteraction, ctx_of
from host.matches import users
from host.matches.users import Account
from storage.core.sql.database_errors import DatabaseUnavailable

log = logging.getLogger(__name__)


async def claim(interaction: AppInteraction) -> bool:
    """Take an interaction on, and map its accounts; create new users, and take over changed names.

    False if it was taken on before. Raises DatabaseUnavailable.
    """
    found = await users.claim_interaction(
        ctx_of(interaction), interaction.id, _accounts(interaction), interaction.guild_id
    )
    if found is not None:
        interaction.extras[USERS] = found
    return found is not None


async def identify(interaction: AppInteraction) -> None:
    """Map the accounts of an interaction; create new users, if there are any. Raises DatabaseUnavailable."""
    if not await look_up(interaction):
        created = users.identify_accounts(ctx_of(interaction), _accounts(interaction), interaction.guild_id)
        interaction.extras[USERS] = await created


async def look_up(interaction: AppInteraction) -> bool:
    """Map the accounts of an interaction without creating users; return whether all are known."""
    ids = {account.id for account in _accounts(interaction)}
    found = interaction.extras[USERS] = await users.find_users(ctx_of(interaction), ids)
    return found.keys() == ids


async def look_up_if_possible(interaction: AppInteraction) -> None:
    """Do the same as `look_up`, but map no accounts if the database is unavailable."""
    interaction.extras[USERS] = {}
    try:
        await look_up(interaction)
    except DatabaseUnavailable as error:
        log.error("interaction %d: its users are not known: %s", interaction.id, error)


def _accounts(interaction: AppInteraction) -> Iterator[Account]:
    yield Account(interaction.user.id, interaction.user.display_name)
    data: Mapping[str, Any] = interaction.data or {}
    resolved = data.get("resolved", {})
    members = resolved.get("members", {})
    for user_id, user in resolved.get("users", {}).items():
        nick = members.get(user_id, {}).get("nick")
        yield Account(int(user_id), nick or user.get("global_name") or user["username"])
