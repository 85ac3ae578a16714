"""`/game`: the life of a table after it was opened."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.core.commands import group, worded
from bot.core.replies import WORLD
from bot.core.services import Here, is_host, person, person_of
from bot.core.serving import serve
from bot.match.finding import fitting, living_choices, match_choices, match_here, match_meant
from bot.match.status_card import invitation_post
from bot.tables import actions
from bot.view.messages import record_post, verification_post
from bot.words.i18n import Words
from bot.words.layout import Post
from bot.words.names import clean_name
from engine.core.library import game as game_of
from engine.core.text import text
from host.core.refusals import Refusal
from host.fairness import fairness, records
from host.posts import cards
from host.replace import replacing
from host.tables import tables

log = logging.getLogger(__name__)

game = group("game")


@worded("join", game)
async def join(interaction: Here) -> None:
    """Take a seat at the channel's table."""

    async def done(words: Words) -> Post:
        match = await match_here(interaction)
        return await actions.join(interaction.client.services, match.id, person_of(interaction), words)

    await serve(interaction, done)


@worded("leave", game)
async def leave(interaction: Here) -> None:
    """Get up before the match begins."""

    async def done(words: Words) -> Post:
        match = await match_here(interaction)
        return await actions.leave(interaction.client.services, match.id, person_of(interaction), words)

    await serve(interaction, done)


@worded("start", game)
async def start(interaction: Here) -> None:
    """Begin with those who are there."""

    async def done(words: Words) -> Post:
        match = await match_here(interaction)
        return await actions.start(interaction.client.services, match.id, person_of(interaction), words)

    await serve(interaction, done)


@worded("cancel", game)
async def cancel(interaction: Here, match: str | None = None) -> None:
    """End the match without a result."""

    async def done(words: Words) -> Post:
        meant, who = await match_meant(interaction, match), person_of(interaction)
        admin = await is_host(interaction)
        return await actions.cancel(interaction.client.services, meant.id, who, words, is_admin=admin)

    await serve(interaction, done)


@worded("robot", game)
async def robot(interaction: Here, level: str | None = None) -> None:
    """Let a robot take a free seat."""

    async def done(words: Words) -> Post:
        match, who = await match_here(interaction), person_of(interaction)
        return await actions.add_robot(interaction.client.services, match.id, who, words, level)

    await serve(interaction, done)


@robot.autocomplete("level")
async def levels(interaction: Here, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the robots of the channel's game, weakest first."""
    words = await interaction.client.services.languages.private(interaction)
    try:
        played = (await match_here(interaction)).game
    except Refusal:
        return []
    named = [(words(text(f"{played}-robot-{level}")), level) for level in game_of(played).robots]
    return fitting(named, typed)


@worded("robot-away", game)
async def robot_away(interaction: Here) -> None:
    """Let a robot get up again before the match begins."""

    async def done(words: Words) -> Post:
        services, match = interaction.client.services, await match_here(interaction)
        row = await tables.remove_robot(services.ctx, match.id, person_of(interaction))
        return actions.done(services, row, "done-robot-away", words)

    await serve(interaction, done)


@worded("invite", game)
async def invite(interaction: Here, player: discord.Member | discord.User) -> None:
    """Invite somebody to the channel's table."""

    async def done(words: Words) -> Post:
        services, match = interaction.client.services, await match_here(interaction)
        refuse_unless_player(player)
        row = await tables.invite(services.ctx, match.id, person_of(interaction), [person(player)])
        if isinstance(interaction.channel, discord.Thread):
            await bring_in(interaction.channel, [player])
        answered = actions.done(services, row, "done-invite", words, player=clean_name(player.display_name))
        public = await services.languages.public(row.server, interaction.guild)
        return replace(answered, announced=invitation_post(row, player.id, public))

    await serve(interaction, done)


@worded("resign", game)
async def resign(interaction: Here, match: str | None = None) -> None:
    """Give up; a robot plays on."""

    async def done(words: Words) -> Post:
        services, meant = interaction.client.services, await match_meant(interaction, match)
        row = await replacing.resign(services.ctx, meant.id, person_of(interaction))
        return actions.done(services, row, "done-resign", words)

    await serve(interaction, done)


@worded("dismiss", game)
async def dismiss(interaction: Here, player: discord.User) -> None:
    """Let a robot play on for somebody who plays no more."""

    async def done(words: Words) -> Post:
        services, match = interaction.client.services, await match_here(interaction)
        seat = await seat_of(interaction, match.id, player.id)
        row = await replacing.dismiss(
            services.ctx, match.id, seat, person_of(interaction), await is_host(interaction)
        )
        return actions.done(services, row, "done-dismiss", words, player=clean_name(player.display_name))

    await serve(interaction, done)


async def seat_of(interaction: Here, match: int, wanted: int) -> int:
    """Return where somebody sits; a Refusal where they don't."""
    shown = await cards.card(interaction.client.services.ctx, match)
    for seat in shown.seats:
        if seat.person == wanted:
            return seat.seat
    raise Refusal(text("slip-not-seated"))


@worded("handover", game)
async def handover(interaction: Here, to: discord.Member | discord.User | None = None) -> None:
    """Let somebody else, or oneself as an admin, have the opener's rights."""

    async def done(words: Words) -> Post:
        services, match = interaction.client.services, await match_here(interaction)
        heir = to or interaction.user
        refuse_unless_player(heir)
        row = await tables.hand_over(
            services.ctx, match.id, person(heir), person_of(interaction), await is_host(interaction)
        )
        return actions.done(services, row, "done-handover", words, player=clean_name(heir.display_name))

    await serve(interaction, done)


def refuse_unless_player(account: discord.Member | discord.User) -> None:
    """Refuse other bots, and people who are not in this server, as players; raises Refusal."""
    if account.bot:
        raise Refusal(text("slip-no-bots", player=clean_name(account.display_name)))
    if not isinstance(account, discord.Member):
        raise Refusal(text("slip-not-here", player=clean_name(account.display_name)))


async def bring_in(thread: discord.Thread, people: Sequence[discord.abc.Snowflake]) -> None:
    """Add people to a thread: a private one they would not even see."""
    for somebody in people:
        try:
            await thread.add_user(somebody)
        except WORLD as slip:
            # They can still come by themselves, or by the link.
            log.warning("person %d was not added to thread %d: %r", somebody.id, thread.id, slip)


@worded("verify", game)
async def verify(interaction: Here, match: str | None = None) -> None:
    """Check the shuffles, the moves and the result of a finished match."""

    async def done(words: Words) -> Post:
        meant = (await match_meant(interaction, match)).id
        return verification_post(await fairness.verify(interaction.client.services.ctx, meant), words)

    await serve(interaction, done)


@worded("export", game)
async def export(interaction: Here, match: str | None = None) -> None:
    """Hand out the record of a match."""

    async def done(words: Words) -> Post:
        ctx, meant = interaction.client.services.ctx, (await match_meant(interaction, match)).id
        record = await records.record_of(ctx, meant, person_of(interaction))
        return record_post(meant, record, words)

    await serve(interaction, done)


cancel.autocomplete("match")(living_choices)
resign.autocomplete("match")(living_choices)
verify.autocomplete("match")(match_choices)
export.autocomplete("match")(match_choices)
