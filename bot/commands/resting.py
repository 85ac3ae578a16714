"""`/away`: days on which one's clocks rest. `/mute`: a match of which one wants to hear nothing."""

from __future__ import annotations

from discord import app_commands

from bot import lifecycle
from bot.away import away_post
from bot.commands.calendar_options import days
from bot.commands.finding import living_choices, match_meant
from bot.commands.naming import group, worded
from bot.house import Here, person_of
from bot.i18n import Words
from bot.layout import Post
from bot.serving import serve
from bot.timetable import day_meant
from host import vacations

LONGEST_MUTE = 24 * 30
"""Hours."""

away_group = group("away")


@worded("away-days", away_group)
async def away_days(interaction: Here, first: str, last: str | None = None, holiday: bool = False) -> None:
    """Mark days on which one's clocks rest."""

    async def marked(words: Words) -> Post:
        house, person = interaction.client.house, person_of(interaction)
        until = None if last is None else day_meant(last)
        now = await vacations.mark(
            house.harbour, person, interaction.guild_id or 0, day_meant(first), until, is_holiday=holiday
        )
        house.outbox.wake()
        return away_post(now, words, "done-away")

    await serve(interaction, marked)


@worded("away-show", away_group)
async def away_show(interaction: Here) -> None:
    """Show the days one has marked."""

    async def shown(words: Words) -> Post:
        harbour, person = interaction.client.house.harbour, person_of(interaction)
        return away_post(await vacations.away(harbour, person.id, interaction.guild_id or 0), words)

    await serve(interaction, shown)


@worded("away-back", away_group)
async def away_back(interaction: Here) -> None:
    """Unmark the days from today on."""

    async def back(words: Words) -> Post:
        house, person = interaction.client.house, person_of(interaction)
        now = await vacations.back(house.harbour, person, interaction.guild_id or 0)
        house.outbox.wake()
        return away_post(now, words, "done-back")

    await serve(interaction, back)


away_days.autocomplete("first")(days)
away_days.autocomplete("last")(days)


@worded("mute")
async def mute(
    interaction: Here,
    match: str | None = None,
    hours: app_commands.Range[int, 1, LONGEST_MUTE] | None = None,
    again: bool = False,
) -> None:
    """Hear nothing of a match any more, or for some hours, or hear of it again."""

    async def done(words: Words) -> Post:
        house, person = interaction.client.house, person_of(interaction)
        meant = (await match_meant(interaction, match)).id
        if again:
            return await lifecycle.unmute(house, meant, person, words)
        return await lifecycle.mute(house, meant, person, words, hours)

    await serve(interaction, done)


mute.autocomplete("match")(living_choices)
