"""`/game`: the life of a table after it was opened."""

from __future__ import annotations

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.authority.hosts import Reason, authority_of
from bot.core.commands import command
from bot.core.services import Here, ctx_of, person, person_of
from bot.match.answers import answer_done
from bot.match.finding import channel_match, filter_choices, find_match, unfinished_match_choices
from bot.match.seats import bring_in, refuse_unless_player
from bot.tables import actions
from bot.tables.messages import invitation_post
from bot.tables.options import choose_typed, option_choices, show_options
from bot.words.i18n import Words
from bot.words.layout import Post
from bot.words.names import clean_name
from engine.core.library import game as game_of
from engine.core.text import text
from host.core.refusals import Refusal
from host.tables import tables


@command("join", within="game")
async def join(interaction: Here, words: Words) -> Post:
    """Take a seat at the channel's table."""
    return await actions.join(interaction, (await channel_match(interaction)).id, words)


@command("leave", within="game")
async def leave(interaction: Here, words: Words) -> Post:
    """Get up before the match begins."""
    return await actions.leave(interaction, (await channel_match(interaction)).id, words)


@command("start", within="game")
async def start(interaction: Here, words: Words) -> Post:
    """Begin with those who are there."""
    return await actions.start(interaction, (await channel_match(interaction)).id, words)


@command("cancel", within="game")
async def cancel(
    interaction: Here, words: Words, match: str | None = None, reason: Reason | None = None
) -> Post:
    """End the match without a result."""
    return await actions.cancel(interaction, (await find_match(interaction, match)).id, words, reason or "")


@command("robot", within="game")
async def robot(interaction: Here, words: Words, level: str | None = None) -> Post:
    """Let a robot take a free seat."""
    return await actions.add_robot(interaction, (await channel_match(interaction)).id, words, level)


@robot.autocomplete("level")
async def levels(interaction: Here, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the robots of the channel's game, weakest first."""
    words = await interaction.client.services.languages.private(interaction)
    try:
        played = (await channel_match(interaction)).game
    except Refusal:
        return []
    named = [(words(text(f"{played}-robot-{level}")), level) for level in game_of(played).robots]
    return filter_choices(named, typed)


@command("robot-away", within="game")
async def robot_away(interaction: Here, words: Words) -> Post:
    """Let a robot get up again before the match begins."""
    match = await channel_match(interaction)
    row = await tables.remove_robot(ctx_of(interaction), match.id, person_of(interaction))
    return answer_done(interaction, row, "done-robot-away", words)


@command("invite", within="game")
async def invite(interaction: Here, words: Words, player: discord.Member | discord.User) -> Post:
    """Invite somebody to the channel's table."""
    services, match = interaction.client.services, await channel_match(interaction)
    refuse_unless_player(player)
    row = await tables.invite(services.ctx, match.id, person_of(interaction), [person(player)])
    if isinstance(interaction.channel, discord.Thread):
        await bring_in(interaction.channel, [player])
    name = clean_name(player.display_name)
    post = answer_done(interaction, row, "done-invite", words, player=name)
    public = await services.languages.public(row.server, interaction.guild)
    return replace(post, announced=invitation_post(row, player.id, public))


@command("handover", within="game")
async def handover(
    interaction: Here,
    words: Words,
    to: discord.Member | discord.User | None = None,
    reason: Reason | None = None,
) -> Post:
    """Let somebody else, or oneself by authority, have the opener's rights."""
    ctx, match = ctx_of(interaction), await channel_match(interaction)
    heir, authority = to or interaction.user, await authority_of(interaction, reason or "")
    refuse_unless_player(heir)
    row = await tables.hand_over(ctx, match.id, person(heir), person_of(interaction), authority)
    return answer_done(interaction, row, "done-handover", words, player=clean_name(heir.display_name))


@command("options", within="game")
async def options(interaction: Here, words: Words, options: str | None = None) -> Post:
    """Show what the channel's table may choose, or choose."""
    row = await channel_match(interaction)
    if options is None:
        return await show_options(interaction, row.id, words)
    return await choose_typed(interaction, row, options, words)


cancel.autocomplete("match")(unfinished_match_choices)
options.autocomplete("options")(option_choices)
