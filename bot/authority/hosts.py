"""Who acts as a host, and why."""

from __future__ import annotations

from discord import app_commands

from bot.core.services import Here, is_host, person_of
from engine.core.text import text
from host.authority.gate import MAX_REASON, Authority
from host.core.refusals import Refusal

Reason = app_commands.Range[str, 1, MAX_REASON]


async def authority_of(interaction: Here, reason: str = "") -> Authority | None:
    """Return the authority of who acts; None where they have none."""
    if not await is_host(interaction):
        return None
    return Authority(person_of(interaction), reason, interaction.guild_id)


async def acting_host(interaction: Here, reason: str = "") -> Authority:
    """Return who acts as a host; a Refusal where they are none."""
    authority = await authority_of(interaction, reason)
    if authority is None:
        raise Refusal(text("slip-hosts-only"))
    return authority
