"""`/away`: days on which one's clocks rest. `/mute`: a match of which one wants to hear nothing."""

from __future__ import annotations

from discord import app_commands

from bot.clock.messages import away_post
from bot.core.commands import group, worded
from bot.core.services import Here, person_of
from bot.core.serving import serve
from bot.match.finding import living_choices, match_meant
from bot.settings.times import days
from bot.tables import actions
from bot.words.i18n import Words
from bot.words.layout import Post
from bot.words.times import day_meant
from host.clock import days_off

MAX_MUTE = 24 * 30
"""Hours."""

away_group = group("away")


@worded("away-days", away_group)
async def away_days(interaction: Here, first: str, last: str | None = None, holiday: bool = False) -> None:
    """Mark days on which one's clocks rest."""

    async def marked(words: Words) -> Post:
        services, person = interaction.client.services, person_of(interaction)
        until = None if last is None else day_meant(last)
        now = await days_off.mark(
            services.ctx, person, interaction.guild_id or 0, day_meant(first), until, is_holiday=holiday
        )
        services.outbox.wake()
        return away_post(now, words, "done-away")

    await serve(interaction, marked)


@worded("away-show", away_group)
async def away_show(interaction: Here) -> None:
    """Show the days one has marked."""

    async def shown(words: Words) -> Post:
        ctx, person = interaction.client.services.ctx, person_of(interaction)
        return away_post(await days_off.away(ctx, person.id, interaction.guild_id or 0), words)

    await serve(interaction, shown)


@worded("away-back", away_group)
async def away_back(interaction: Here) -> None:
    """Unmark the days from today on."""

    async def back(words: Words) -> Post:
        services, person = interaction.client.services, person_of(interaction)
        now = await days_off.back(services.ctx, person, interaction.guild_id or 0)
        services.outbox.wake()
        return away_post(now, words, "done-back")

    await serve(interaction, back)


away_days.autocomplete("first")(days)
away_days.autocomplete("last")(days)


@worded("mute")
async def mute(
    interaction: Here,
    match: str | None = None,
    hours: app_commands.Range[int, 1, MAX_MUTE] | None = None,
    again: bool = False,
) -> None:
    """Hear nothing of a match any more, or for some hours, or hear of it again."""

    async def done(words: Words) -> Post:
        services, person = interaction.client.services, person_of(interaction)
        meant = (await match_meant(interaction, match)).id
        if again:
            return await actions.unmute(services, meant, person, words)
        return await actions.mute(services, meant, person, words, hours)

    await serve(interaction, done)


mute.autocomplete("match")(living_choices)
