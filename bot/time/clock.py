"""`/away`: days on which the user's clocks are paused."""

from __future__ import annotations

from collections.abc import Iterator

from bot.core.features import Feature
from bot.core.interactions.commands import command
from bot.core.interactions.options import day_choices, parse_day
from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, container, texts
from bot.core.words.limits import MESSAGE_TEXT, fit_lines
from bot.core.words.times import day_name
from engine.core.text import LocalizedText, text
from host.time.clock import days_off
from host.time.clock.days_off import DaysOff, DaysOffPeriod

ROOM = 1000
"""Characters reserved for the text around the list of days off."""


def days_off_message(away: DaysOff, translate: Translator, done: str | None = None) -> MessageView:
    """List a user's days off and the remaining allowance for this year.

    `done` is the translation key that confirms the last change.
    """
    sentences = [translate(LocalizedText(done))] if done is not None else []
    listed = fit_lines((_line(stay, translate) for stay in away.periods), MESSAGE_TEXT - ROOM)
    return MessageView(
        container(
            texts(
                *sentences,
                f"### {translate(text('away-heading'))}",
                "\n".join(listed),
                "\n".join(_allowance_lines(away, translate)),
            )
        )
    )


def _line(period: DaysOffPeriod, translate: Translator) -> str:
    kind = translate(text("away-holiday" if period.is_holiday else "away-vacation"))
    first, last = day_name(period.first, translate), day_name(period.last, translate)
    span = first if period.first == period.last else translate(text("away-span", first=first, last=last))
    count = (period.last - period.first).days + 1
    return f"- {translate(text('away-stay', span=span, kind=kind, count=count))}"


def _allowance_lines(away: DaysOff, translate: Translator) -> Iterator[str]:
    if not away.periods:
        yield translate(text("away-none"))
    year = str(away.today.year)
    left, most = away.vacation_left, away.vacation_days
    yield translate(text("away-vacation-left", year=year, left=left, most=most))
    yield translate(text("away-holidays-left", year=year, left=away.holidays_left))
    yield f"-# {translate(text('away-hint'))}"


@command("away-days", parent="away")
async def add_days_off(
    interaction: AppInteraction,
    translate: Translator,
    first: str,
    last: str | None = None,
    holiday: bool = False,
) -> MessageView:
    """Add days off, on which the user's clocks are paused."""
    services, user = interaction.client.services, acting_user(interaction)
    begin = await parse_day(interaction, first, translate)
    end = None if last is None else await parse_day(interaction, last, translate, begin)
    away = await days_off.add_days_off(
        services.ctx, user, interaction.guild_id or 0, begin, end, is_holiday=holiday
    )
    services.wake()
    return days_off_message(away, translate, "done-away")


@command("away-show", parent="away")
async def show(interaction: AppInteraction, translate: Translator) -> MessageView:
    """Show the user's days off."""
    user = acting_user(interaction)
    return days_off_message(
        await days_off.load_days_off(ctx_of(interaction), user.key, interaction.guild_id or 0), translate
    )


@command("away-back", parent="away")
async def remove_days_off(interaction: AppInteraction, translate: Translator) -> MessageView:
    """Remove the user's days off from tomorrow on."""
    services, user = interaction.client.services, acting_user(interaction)
    away = await days_off.remove_days_off(services.ctx, user, interaction.guild_id or 0)
    services.wake()
    return days_off_message(away, translate, "done-back")


add_days_off.autocomplete("first")(day_choices)
add_days_off.autocomplete("last")(day_choices)


FEATURE = Feature(commands=(add_days_off, show, remove_days_off))
