"""`/away`: days on which the user's clocks are paused."""

from __future__ import annotations

from collections.abc import Iterator

from discord import app_commands

from bot.core.features import Feature
from bot.core.interactions.commands import command
from bot.core.services import AppInteraction, ctx_of, person_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, card, texts
from bot.core.words.limits import CHOICES, MESSAGE_TEXT, as_many
from bot.core.words.times import day_name, days_ahead, read_day
from bot.matches.match.lookup import filter_choices
from engine.core.text import LocalizedText, text
from host.core.errors import UserError
from host.time.clock import days_off
from host.time.clock.days_off import Away, DaysOffPeriod

ROOM = 1000
"""Characters reserved for the text around the list."""


def away_post(now: Away, translate: Translator, done: str | None = None) -> MessageView:
    """List a user's days off and this year's remaining allowance.

    `done` is the translation key of the last change.
    """
    said = [translate(LocalizedText(done))] if done is not None else []
    listed = as_many((_line(stay, translate) for stay in now.stays), MESSAGE_TEXT - ROOM)
    return MessageView(
        card(
            texts(
                *said,
                f"### {translate(text('away-heading'))}",
                "\n".join(listed),
                "\n".join(_allowance_lines(now, translate)),
            )
        )
    )


def _line(stay: DaysOffPeriod, translate: Translator) -> str:
    kind = translate(text("away-holiday" if stay.is_holiday else "away-vacation"))
    first, last = day_name(stay.first, translate), day_name(stay.last, translate)
    span = first if stay.first == stay.last else translate(text("away-span", first=first, last=last))
    count = (stay.last - stay.first).days + 1
    return f"- {translate(text('away-stay', span=span, kind=kind, count=count))}"


def _allowance_lines(now: Away, translate: Translator) -> Iterator[str]:
    if not now.stays:
        yield translate(text("away-none"))
    year = str(now.today.year)
    left, most = now.vacation_left, now.vacation_days
    yield translate(text("away-vacation-left", year=year, left=left, most=most))
    yield translate(text("away-holidays-left", year=year, left=now.holidays_left))
    yield f"-# {translate(text('away-hint'))}"


@command("away-days", within="away")
async def mark(
    interaction: AppInteraction,
    translate: Translator,
    first: str,
    last: str | None = None,
    holiday: bool = False,
) -> MessageView:
    """Mark days on which the user's clocks are paused."""
    services, user = interaction.client.services, person_of(interaction)
    until = None if last is None else read_day(last)
    away = await days_off.mark(
        services.ctx, user, interaction.guild_id or 0, read_day(first), until, is_holiday=holiday
    )
    services.wake()
    return away_post(away, translate, "done-away")


@command("away-show", within="away")
async def show(interaction: AppInteraction, translate: Translator) -> MessageView:
    """Show the user's days off."""
    user = person_of(interaction)
    return away_post(await days_off.away(ctx_of(interaction), user.key, interaction.guild_id or 0), translate)


@command("away-back", within="away")
async def come_back(interaction: AppInteraction, translate: Translator) -> MessageView:
    """Remove the user's days off from today on."""
    services, user = interaction.client.services, person_of(interaction)
    away = await days_off.back(services.ctx, user, interaction.guild_id or 0)
    services.wake()
    return away_post(away, translate, "done-back")


async def days(interaction: AppInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the next days in the user's time zone; a complete typed date comes first."""
    translate = await interaction.client.services.languages.private(interaction)
    today = await days_off.today(ctx_of(interaction), person_of(interaction).key)
    try:
        day = read_day(typed)
    except UserError:
        return filter_choices(days_ahead(today, CHOICES, translate), typed)
    return filter_choices([(day_name(day, translate), day.isoformat())], "")


mark.autocomplete("first")(days)
mark.autocomplete("last")(days)


FEATURE = Feature(commands=(mark, show, come_back))
