"""`/game undo` takes one's own turn back, `/host undo` any, as the host rules."""

from __future__ import annotations

import asyncio

from discord import app_commands

from bot.authority.hosts import Reason, acting_host
from bot.core.commands import command
from bot.core.services import Here
from bot.match.finding import filter_choices, find_match, read_number, unfinished_match_choices
from bot.undo import actions
from bot.undo.messages import turn_name
from bot.words.i18n import Words
from bot.words.layout import Post
from bot.words.names import clean_name
from engine.core.text import text
from host.admin import repairing
from host.core.refusals import Refusal


@command("undo", within="game")
async def undo(interaction: Here, words: Words, match: str | None = None) -> Post:
    """Take back one's last turn."""
    return await actions.undo(interaction, (await find_match(interaction, match)).id, words)


@command("host-undo", within="host")
async def host_undo(
    interaction: Here, words: Words, turn: str, reason: Reason, match: str | None = None
) -> Post:
    """Take moves back, from a turn on."""
    by = await acting_host(interaction, reason)
    meant, first = (await find_match(interaction, match)).id, read_number(turn)
    if first is None:
        raise Refusal(text("slip-unknown-turn", given=clean_name(turn)))
    return await actions.take_back(interaction, by, meant, first, words)


@host_undo.autocomplete("turn")
async def turns(interaction: Here, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the turns of the match, the last one first."""
    services = interaction.client.services
    words = await services.languages.private(interaction)
    try:
        await acting_host(interaction)
        named = getattr(interaction.namespace, "match", None)
        found = await repairing.turns(services.ctx, (await find_match(interaction, named)).id)
    except Refusal:
        return []
    return await asyncio.to_thread(
        lambda: filter_choices(((turn_name(turn, words), str(turn.seq)) for turn in found), typed)
    )


for each in (undo, host_undo):
    each.autocomplete("match")(unfinished_match_choices)
