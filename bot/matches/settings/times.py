"""Options for times: zones and times of the day, offered as one types."""

from __future__ import annotations

from discord import app_commands

from bot.core.services import Here, ctx_of
from bot.core.words.limits import CHOICES
from bot.core.words.names import clean_name
from bot.core.words.times import clock_time, clock_times, read_minute
from bot.matches.match.finding import filter_choices
from host.core.errors import Refusal, refuse
from host.matches.settings.zones import is_zone, local_time, zones_like


async def zones(interaction: Here, typed: str) -> list[app_commands.Choice[str]]:
    """Offer time zones by city, or by what time it is there."""
    now = ctx_of(interaction).now()
    found = zones_like(typed, now)[:CHOICES]
    return filter_choices([(f"{name} ({local_time(name, now)})", name) for name in found], "")


def find_zone(given: str, now: int) -> str:
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
    offered = filter_choices(clock_times(words), typed)
    try:
        minute = read_minute(typed.strip() or None)
    except Refusal:
        return offered
    if minute is None:
        return offered
    exact = clock_time(minute)
    return [app_commands.Choice(name=exact, value=exact), *(each for each in offered if each.value != exact)][
        :CHOICES
    ]
