"""Who acts as a host, and why."""

from __future__ import annotations

from discord import app_commands

from bot.core.services import Here, is_host, person_of
from engine.core.text import text
from host.admin.tools import Host
from host.authority.audit import MAX_REASON
from host.core.refusals import Refusal

Reason = app_commands.Range[str, 1, MAX_REASON]


async def acting_host(interaction: Here, reason: str = "") -> Host:
    """Return who acts as a host; a Refusal where they are none."""
    if not await is_host(interaction):
        raise Refusal(text("slip-hosts-only"))
    return Host(person_of(interaction), reason)
