"""Options for times: zones, times of the day and days, offered as one types."""

from __future__ import annotations

from discord import app_commands

from bot.core.services import Here, person_of
from bot.match.finding import fitting
from bot.words.limits import CHOICES
from bot.words.names import clean_name
from bot.words.times import clock_time, clock_times, day_meant, day_name, days_ahead, minute_meant
from host.clock import days_off
from host.core.refusals import Refusal, refuse
from host.settings.zones import is_zone, local_time, zones_like


async def zones(interaction: Here, typed: str) -> list[app_commands.Choice[str]]:
    """Offer time zones by city, or by what time it is there."""
    now = interaction.client.services.ctx.now()
    found = zones_like(typed, now)[:CHOICES]
    return fitting([(f"{name} ({local_time(name, now)})", name) for name in found], "")


def zone_meant(given: str, now: int) -> str:
    """Return the zone that was chosen, or typed so that only one can be meant; else a Refusal."""
    if is_zone(given):
        return given
    found = zones_like(given, now) if given.strip() else []
    if len(found) != 1:
        raise refuse("unknown-zone", zone=clean_name(given))
    return found[0]


async def hours(interaction: Here, typed: str) -> list[app_commands.Choice[str]]:
    """Offer times of the day; one that was typed in full comes first."""
    words = await interaction.client.services.languages.private(interaction)
    offered = fitting(clock_times(words), typed)
    try:
        minute = minute_meant(typed.strip() or None)
    except Refusal:
        return offered
    if minute is None:
        return offered
    exact = clock_time(minute)
    return [app_commands.Choice(name=exact, value=exact), *(each for each in offered if each.value != exact)][
        :CHOICES
    ]


async def days(interaction: Here, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the next days by the person's own calendar; one that was typed in full comes first."""
    services = interaction.client.services
    words = await services.languages.private(interaction)
    today = await days_off.today(services.ctx, person_of(interaction).id)
    try:
        day = day_meant(typed)
    except Refusal:
        return fitting(days_ahead(today, CHOICES, words), typed)
    return fitting([(day_name(day, words), day.isoformat())], "")
