"""What hosts choose from."""

from __future__ import annotations

from discord import app_commands

from bot.core.services import Here, ctx_of, is_host
from bot.core.words.names import plain_name
from bot.leagues.commands.finding import find_season
from bot.leagues.views.rulings import ruling_line
from bot.matches.match.finding import filter_choices
from host.core.errors import Refusal
from host.leagues.commands import hosting


async def rulings_choices(interaction: Here, typed: str) -> list[app_commands.Choice[int]]:
    """Offer the rulings that can be taken back, the newest first."""
    if not await is_host(interaction):
        return []
    words = await interaction.client.services.languages.private(interaction)
    try:
        known = await find_season(interaction, getattr(interaction.namespace, "league", None))
    except Refusal:
        return []
    found = await hosting.rulings(ctx_of(interaction), known.row.id)
    names = {person: plain_name(one.name) for person, one in known.season.members.items()}
    named = [(ruling_line(known, item.entry, names, words), str(item.seq)) for item in reversed(found)]
    return [app_commands.Choice(name=one.name, value=int(one.value)) for one in filter_choices(named, typed)]
