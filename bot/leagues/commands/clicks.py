"""Click handlers for season messages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

import discord
from discord import ui

from bot.core.features import ClickHandler, ModalFactory, static_modal
from bot.core.ids import Click, season_id
from bot.core.interactions.modals import TextModal
from bot.core.services import AppInteraction, acting_user
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView
from bot.core.words.limits import MODAL_TITLE, shorten
from bot.leagues.commands import actions
from bot.leagues.commands.lookup import find_division, find_thread_table, get_season
from bot.leagues.views.names import LeagueClick
from bot.leagues.views.tables import TablesPage
from bot.matches.permissions import authority_of
from engine.core.text import text
from host.core.errors import UserError
from host.leagues.lifecycle.season_log import LoadedSeason

MAX_QUESTION = 400


def on_season(
    act: Callable[[AppInteraction, LoadedSeason, Translator], Awaitable[MessageView]],
) -> ClickHandler:
    """Return a click handler that loads the season named in the custom id and calls `act` with it."""

    async def handle(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
        return await act(interaction, await get_season(interaction, click.season), translate)

    return handle


async def rules(interaction: AppInteraction, known: LoadedSeason, translate: Translator) -> MessageView:
    """Show a season's settings."""
    return await actions.show_rules(known, translate)


async def mine(interaction: AppInteraction, known: LoadedSeason, translate: Translator) -> MessageView:
    """Show the user's standing in each of their seasons."""
    return await actions.show_mine(interaction, translate)


async def standings(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show a division's standings, by default for the user's own division."""
    known = await get_season(interaction, click.season)
    division = find_division(
        known, str(click.number) if click.number else None, acting_user(interaction).key, translate
    )
    return await actions.show_standings(interaction, known, division, translate)


async def cross(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show a division's crosstable."""
    known = await get_season(interaction, click.season)
    division = find_division(
        known, str(click.number) if click.number else None, acting_user(interaction).key, translate
    )
    return await actions.show_crosstable(interaction, known, division, translate)


async def tables(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show a page of a season's tables."""
    known, shown = await get_season(interaction, click.season), TablesPage.parse(click.number)
    return await actions.show_tables(interaction, known, shown, translate)


def question_modal(click: Click, translate: Translator) -> TextModal:
    """Ask the user for a question to the hosts."""
    field: ui.TextInput[TextModal] = ui.TextInput(
        custom_id="question", max_length=MAX_QUESTION, style=discord.TextStyle.paragraph
    )
    title = shorten(translate(text("button-league-ask")), MODAL_TITLE)
    label = shorten(translate(text("league-form-question")), MODAL_TITLE)
    return TextModal(title, season_id(click.season, LeagueClick.ASKED, click.number), {label: field})


async def ask(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Send a question to the hosts."""
    known = await get_season(interaction, click.season)
    if not click.first_line.strip():
        raise UserError(text("slip-league-question"))
    table = (
        click.number if click.number in known.season.tables else await find_thread_table(interaction, known)
    )
    return await actions.ask(interaction, known, click.first_line, table, translate)


def vote(*, agrees: bool) -> ClickHandler:
    """Return a click handler that votes on a host action."""

    async def handle(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
        known, by = await get_season(interaction, click.season), await authority_of(interaction)
        return await actions.vote(interaction, known, click.number, by, translate, agrees=agrees)

    return handle


CLICKS: Mapping[str, ClickHandler] = {
    LeagueClick.JOIN: on_season(actions.join),
    LeagueClick.LEAVE: on_season(actions.leave),
    LeagueClick.WITHDRAW: on_season(actions.withdraw),
    LeagueClick.CONFIRM: on_season(actions.confirm),
    LeagueClick.RULES: on_season(rules),
    LeagueClick.MINE: on_season(mine),
    LeagueClick.STANDINGS: standings,
    LeagueClick.CROSS: cross,
    LeagueClick.TABLES: tables,
    LeagueClick.ASKED: ask,
    LeagueClick.AGREE: vote(agrees=True),
    LeagueClick.OBJECT: vote(agrees=False),
}
MODALS: Mapping[str, ModalFactory] = {LeagueClick.ASK: static_modal(question_modal)}
