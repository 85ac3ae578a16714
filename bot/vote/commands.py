"""`/game`: what people decide together in the middle of a match, and seats that change hands."""

from __future__ import annotations

import discord

from bot.core.commands import worded
from bot.core.services import Here, is_host, person, person_of
from bot.core.serving import serve
from bot.match.finding import living_choices, match_here, match_meant
from bot.match.seats import bring_in, refuse_unless_player, seat_of
from bot.tables import commands
from bot.vote import actions
from bot.words.i18n import Words
from bot.words.layout import Post

game_group = commands.game


@worded("undo", game_group)
async def undo(interaction: Here, match: str | None = None) -> None:
    """Take back one's last turn."""

    async def done(words: Words) -> Post:
        meant = (await match_meant(interaction, match)).id
        return await actions.undo(interaction.client.services, meant, person_of(interaction), words)

    await serve(interaction, done)


@worded("abort", game_group)
async def abort(interaction: Here, match: str | None = None) -> None:
    """Call the match off, if all agree."""

    async def done(words: Words) -> Post:
        meant = (await match_meant(interaction, match)).id
        return await actions.abort(interaction.client.services, meant, person_of(interaction), words)

    await serve(interaction, done)


@worded("return", game_group)
async def come_back(interaction: Here, match: str | None = None) -> None:
    """Have one's seat back from a robot."""

    async def done(words: Words) -> Post:
        meant = (await match_meant(interaction, match)).id
        return await actions.come_back(interaction.client.services, meant, person_of(interaction), words)

    await serve(interaction, done)


@worded("substitute", game_group)
async def substitute(interaction: Here, match: str | None = None) -> None:
    """Take the seat of somebody who plays no more."""

    async def done(words: Words) -> Post:
        meant = (await match_meant(interaction, match)).id
        return await actions.substitute(interaction.client.services, meant, person_of(interaction), words)

    await serve(interaction, done)


@worded("replace", game_group)
async def replace(
    interaction: Here,
    player: discord.User,
    substitute: discord.Member | discord.User | None = None,
    reason: str | None = None,
) -> None:
    """Let somebody else, or a robot, play on for a player."""

    async def done(words: Words) -> Post:
        services, meant = interaction.client.services, (await match_here(interaction)).id
        if substitute is not None:
            refuse_unless_player(substitute)
        new = None if substitute is None else person(substitute)
        answered = await actions.replace(
            services, meant, await seat_of(interaction, meant, player.id), person_of(interaction), new, words,
            is_admin=await is_host(interaction), reason=reason or "",
        )  # fmt: skip
        if substitute is not None and isinstance(interaction.channel, discord.Thread):
            await bring_in(interaction.channel, [substitute])
        return answered

    await serve(interaction, done)


for command in (undo, abort, come_back, substitute):
    command.autocomplete("match")(living_choices)
