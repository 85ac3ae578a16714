"""`/away`: days on which one's clocks rest."""

from __future__ import annotations

from discord import app_commands

from bot.clock.messages import away_post
from bot.core.commands import command
from bot.core.services import Here, ctx_of, person_of
from bot.match.finding import filter_choices
from bot.words.i18n import Words
from bot.words.layout import Post
from bot.words.limits import CHOICES
from bot.words.times import day_name, days_ahead, read_day
from host.clock import days_off
from host.core.refusals import Refusal


@command("away-days", within="away")
async def mark(
    interaction: Here, words: Words, first: str, last: str | None = None, holiday: bool = False
) -> Post:
    """Mark days on which one's clocks rest."""
    services, person = interaction.client.services, person_of(interaction)
    until = None if last is None else read_day(last)
    away = await days_off.mark(
        services.ctx, person, interaction.guild_id or 0, read_day(first), until, is_holiday=holiday
    )
    services.wake()
    return away_post(away, words, "done-away")


@command("away-show", within="away")
async def show(interaction: Here, words: Words) -> Post:
    """Show the days one has marked."""
    person = person_of(interaction)
    return away_post(await days_off.away(ctx_of(interaction), person.id, interaction.guild_id or 0), words)


@command("away-back", within="away")
async def come_back(interaction: Here, words: Words) -> Post:
    """Unmark the days from today on."""
    services, person = interaction.client.services, person_of(interaction)
    away = await days_off.back(services.ctx, person, interaction.guild_id or 0)
    services.wake()
    return away_post(away, words, "done-back")


async def days(interaction: Here, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the next days by the person's own calendar; one that was typed in full comes first."""
    words = await interaction.client.services.languages.private(interaction)
    today = await days_off.today(ctx_of(interaction), person_of(interaction).id)
    try:
        day = read_day(typed)
    except Refusal:
        return filter_choices(days_ahead(today, CHOICES, words), typed)
    return filter_choices([(day_name(day, words), day.isoformat())], "")


mark.autocomplete("first")(days)
mark.autocomplete("last")(days)
