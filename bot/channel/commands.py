"""`/host move`: a match goes on in the channel where this is said."""

from __future__ import annotations

from discord import app_commands

from bot.authority.hosts import Reason, acting_host
from bot.channel.actions import move_here
from bot.core.commands import command
from bot.core.services import Here, ctx_of, is_host
from bot.match.finding import filter_choices, find_match, match_name, read_number, unfinished_match_choices
from bot.words.i18n import Words
from bot.words.layout import Post
from bot.words.limits import CHOICES
from host.view import lists
from storage.match.matches import MatchRow


@command("host-move", within="host")
async def move(interaction: Here, words: Words, match: str, reason: Reason) -> Post:
    """Give a match this channel."""
    by = await acting_host(interaction, reason)
    lost = {row.id: row for row in await _matches_lost(interaction)}
    meant = lost.get(read_number(match) or 0) or await find_match(interaction, match)
    return await move_here(interaction, by, meant.id, words)


async def _matches_lost(interaction: Here) -> list[MatchRow]:
    """Return the server's matches without a channel: nobody sees them any more, and any host may help."""
    found = await lists.server_matches(ctx_of(interaction), interaction.guild_id or 0)
    return [row for row in found if row.channel_lost is not None]


@move.autocomplete("match")
async def _choices(interaction: Here, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the matches without a channel first, then those that can be seen."""
    words = await interaction.client.services.languages.private(interaction)
    lost = await _matches_lost(interaction) if await is_host(interaction) else []
    offered = filter_choices([(match_name(row, words), str(row.id)) for row in lost], typed)
    known = {choice.value for choice in offered}
    others = await unfinished_match_choices(interaction, typed)
    return [*offered, *(choice for choice in others if choice.value not in known)][:CHOICES]
