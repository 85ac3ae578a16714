"""`/host health`: how the bot is doing."""

from __future__ import annotations

from bot.authority.hosts import acting_host
from bot.core.commands import command
from bot.core.services import Here, ctx_of
from bot.health.messages import health_post
from bot.words.i18n import Words
from bot.words.layout import Post
from host.health.figures import figures


@command("host-health", within="host")
async def health(interaction: Here, words: Words) -> Post:
    """Show a host how the bot is doing."""
    await acting_host(interaction, "")
    found = await figures(ctx_of(interaction), interaction.guild_id)
    return health_post(found, interaction.client.latency, words)
