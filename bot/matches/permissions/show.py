"""The audit log as it is shown."""

from __future__ import annotations

from bot.core.services import Here, ctx_of
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.matches.permissions.hosts import acting_host
from bot.matches.permissions.messages import audit_post
from host.matches.permissions import audit


async def show_audit(interaction: Here, page: int, words: Words) -> Post:
    """Show a page of what hosts have done in a server."""
    await acting_host(interaction)
    found = await audit.page(ctx_of(interaction), interaction.guild_id or 0, max(page, 1))
    return audit_post(found, words)
