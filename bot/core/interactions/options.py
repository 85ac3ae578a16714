"""Command options for time zones, times of day and dates: autocompletion and values.

Text that can mean several values raises UserError with all of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from datetime import date

from discord import app_commands

from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.input.dates import read_days, suggest_days
from bot.core.words.input.past_dates import read_past_days, suggest_past_days
from bot.core.words.input.times import read_times, suggest_times
from bot.core.words.input.words import normalize, word_list
from bot.core.words.input.zones import read_zones, suggest_zones
from bot.core.words.limits import CHOICE_NAME, CHOICES, shorten
from bot.core.words.names import clean_name
from bot.core.words.times import NEVER, clock_time, clock_times, day_name, days_ago, days_ahead
from engine.core.text import text
from host.core.errors import UserError, user_error
from host.matches.settings.zones import local_time
from host.time.clock import days_off

Choice = app_commands.Choice[str]


async def zone_choices(interaction: AppInteraction, typed: str) -> list[Choice]:
    """Suggest time zones by city, country, abbreviation, offset or current time."""
    translate = await interaction.client.services.languages.for_interaction(interaction)
    now = ctx_of(interaction).now()
    return _choices(await asyncio.to_thread(suggest_zones, typed, now, translate.locale))


async def time_choices(interaction: AppInteraction, typed: str) -> list[Choice]:
    """Suggest times of day, starting with those that the text can mean."""
    translate = await interaction.client.services.languages.for_interaction(interaction)
    return await asyncio.to_thread(_time_choices, typed, translate)


async def day_choices(interaction: AppInteraction, typed: str) -> list[Choice]:
    """Suggest dates in the user's time zone; if nothing is typed, the next days."""
    translate = await interaction.client.services.languages.for_interaction(interaction)
    today = await days_off.today(ctx_of(interaction), acting_user(interaction).key)
    return await asyncio.to_thread(_day_choices, typed, today, translate)


async def past_day_choices(interaction: AppInteraction, typed: str) -> list[Choice]:
    """Suggest past dates in the user's time zone; if nothing is typed, the latest days."""
    translate = await interaction.client.services.languages.for_interaction(interaction)
    today = await days_off.today(ctx_of(interaction), acting_user(interaction).key)
    return await asyncio.to_thread(_past_day_choices, typed, today, translate)


def _time_choices(typed: str, translate: Translator) -> list[Choice]:
    found = [(clock_time(minute), clock_time(minute)) for minute in suggest_times(typed)]
    wanted = typed.strip().casefold()
    return _choices([*found, *(each for each in clock_times(translate) if wanted in each[0].casefold())])


def _day_choices(typed: str, today: date, translate: Translator) -> list[Choice]:
    if not typed.strip():
        return _choices(days_ahead(today, CHOICES, translate))
    found = [(day_name(day, translate), day.isoformat()) for day in suggest_days(typed, today)]
    wanted = typed.strip().casefold()
    soon = [each for each in days_ahead(today, CHOICES, translate) if wanted in each[0].casefold()]
    return _choices([*found, *soon])


def _past_day_choices(typed: str, today: date, translate: Translator) -> list[Choice]:
    found = [(day_name(day, translate), day.isoformat()) for day in suggest_past_days(typed, today)]
    wanted = typed.strip().casefold()
    recent = [each for each in days_ago(today, CHOICES, translate) if wanted in each[0].casefold()]
    return _choices([*found, *recent])


def _choices(offered: Iterable[tuple[str, str]]) -> list[Choice]:
    """Return the first choices with different values."""
    names = dict[str, str]()
    for name, value in offered:
        names.setdefault(value, name)
    listed = [Choice(name=shorten(name, CHOICE_NAME), value=value) for value, name in names.items()]
    return listed[:CHOICES]


async def parse_zone(interaction: AppInteraction, given: str, translate: Translator) -> str:
    """Return the time zone that the user means.

    Raises UserError if there is none or several.
    """
    now = ctx_of(interaction).now()
    found = await asyncio.to_thread(read_zones, given, now, translate.locale)
    if not found:
        raise user_error("unknown-zone", zone=clean_name(given))
    if len(found) > 1:
        readings = [f"{zone} ({local_time(zone, now)})" for zone in found]
        raise UserError(text("ask-zone", given=clean_name(given), readings=", ".join(readings)))
    return found[0]


async def parse_time(given: str | None, translate: Translator) -> int | None:
    """Return the minute of the day that the user means, or None for no time.

    Raises UserError if the text means no time or several.
    """
    if given is None or is_never(given):
        return None
    found = await asyncio.to_thread(read_times, given)
    if not found:
        raise UserError(text("slip-unknown-time", given=clean_name(given)))
    if len(found) > 1:
        raise _ambiguous("ask-time", given, list(map(clock_time, found)), translate)
    return found[0]


async def parse_day(
    interaction: AppInteraction, given: str, translate: Translator, earliest: date | None = None
) -> date:
    """Return the date that the user means; without a year, the next one on or after `earliest`.

    Raises UserError if the text means no date or several.
    """
    found = await asyncio.to_thread(
        read_days, given, await days_off.today(ctx_of(interaction), acting_user(interaction).key), earliest
    )
    return _only_day(given, found, translate)


async def parse_past_day(interaction: AppInteraction, given: str, translate: Translator) -> date:
    """Return the date that the user means; without a year, the latest one up to today.

    Raises UserError if the text means no date or several.
    """
    today = await days_off.today(ctx_of(interaction), acting_user(interaction).key)
    return _only_day(given, await asyncio.to_thread(read_past_days, given, today), translate)


def _only_day(given: str, found: Sequence[date], translate: Translator) -> date:
    if not found:
        raise UserError(text("slip-unknown-day", given=clean_name(given)))
    if len(found) > 1:
        raise _ambiguous("ask-day", given, [day_name(day, translate) for day in found], translate)
    return found[0]


def is_never(given: str) -> bool:
    """Return whether a text means that there is no time."""
    return given == NEVER or normalize(given) in word_list("typed-never")


def _ambiguous(key: str, given: str, readings: Sequence[str], translate: Translator) -> UserError:
    return UserError(text(key, given=clean_name(given), readings=translate.join_alternatives(readings)))
