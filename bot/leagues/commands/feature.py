"""`/league`: sign up for seasons, see standings, ask the hosts."""

from __future__ import annotations

from typing import get_args

from discord import app_commands

from bot.core.features import Feature, HelpPage
from bot.core.interactions.commands import choice, command
from bot.core.services import AppInteraction, acting_user
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView
from bot.leagues.commands import actions
from bot.leagues.commands.actions import TABLES
from bot.leagues.commands.clicks import CLICKS, MODALS
from bot.leagues.commands.lookup import (
    division_choices,
    find_division,
    find_season,
    find_table,
    find_thread_table,
    league_choices,
    season_choices,
    table_choices,
)
from bot.leagues.views.tables import TablesPage
from host.leagues.postponement import MAX_DAYS
from host.leagues.views.exports import Sheet

MAX_QUESTION = 400
Number = app_commands.Range[int, 1, 9999]
Question = app_commands.Range[str, 1, MAX_QUESTION]
Days = app_commands.Range[int, 1, MAX_DAYS]


@command("league-join", parent="league")
async def join(interaction: AppInteraction, translate: Translator, league: str | None = None) -> MessageView:
    """Sign up for a season."""
    return await actions.join(interaction, await find_season(interaction, league), translate)


@command("league-leave", parent="league")
async def leave(interaction: AppInteraction, translate: Translator, league: str | None = None) -> MessageView:
    """Cancel the sign-up, or withdraw from a season."""
    return await actions.leave(interaction, await find_season(interaction, league), translate)


@command("league-confirm", parent="league")
async def confirm(
    interaction: AppInteraction, translate: Translator, league: str | None = None
) -> MessageView:
    """Confirm the user's participation."""
    return await actions.confirm(interaction, await find_season(interaction, league), translate)


@command("league-mine", parent="league")
async def mine(interaction: AppInteraction, translate: Translator) -> MessageView:
    """Show the user's own place and tables."""
    return await actions.show_mine(interaction, translate)


@command("league-standings", parent="league")
async def standings(
    interaction: AppInteraction,
    translate: Translator,
    division: str | None = None,
    league: str | None = None,
    season: Number | None = None,
    in_words: bool = False,
) -> MessageView:
    """Show a division's standings."""
    known = await find_season(interaction, league, season)
    meant = find_division(known, division, acting_user(interaction).key, translate)
    return await actions.show_standings(interaction, known, meant, translate, in_words=in_words)


@command("league-cross", parent="league")
async def cross(
    interaction: AppInteraction,
    translate: Translator,
    division: str | None = None,
    league: str | None = None,
    season: Number | None = None,
    in_words: bool = False,
) -> MessageView:
    """Show a division's crosstable."""
    known = await find_season(interaction, league, season)
    meant = find_division(known, division, acting_user(interaction).key, translate)
    return await actions.show_crosstable(interaction, known, meant, translate, in_words=in_words)


@command("league-tables", parent="league")
@app_commands.choices(which=[choice(f"tables-{which}", which) for which in TABLES])
async def tables(
    interaction: AppInteraction,
    translate: Translator,
    which: str = "open",
    division: str | None = None,
    league: str | None = None,
    season: Number | None = None,
) -> MessageView:
    """List tables."""
    known = await find_season(interaction, league, season)
    meant = 0 if division is None else find_division(known, division, acting_user(interaction).key, translate)
    shown = TablesPage(division=meant, which=TABLES.index(which))
    return await actions.show_tables(interaction, known, shown, translate)


@command("league-rules", parent="league")
async def rules(
    interaction: AppInteraction,
    translate: Translator,
    league: str | None = None,
    season: Number | None = None,
) -> MessageView:
    """Show a season's settings."""
    return await actions.show_rules(await find_season(interaction, league, season), translate)


@command("league-history", parent="league")
async def history(
    interaction: AppInteraction, translate: Translator, league: str | None = None
) -> MessageView:
    """List a league's seasons."""
    return await actions.show_history(interaction, league, translate)


@command("league-all-time", parent="league")
async def all_time(
    interaction: AppInteraction, translate: Translator, league: str | None = None
) -> MessageView:
    """Show a league's all-time table."""
    return await actions.show_all_time(interaction, league, translate)


@command("league-export", parent="league")
@app_commands.choices(sheet=[choice(f"sheet-{sheet}", sheet) for sheet in (*get_args(Sheet), "season")])
async def export(
    interaction: AppInteraction,
    translate: Translator,
    sheet: str = "season",
    league: str | None = None,
    season: Number | None = None,
) -> MessageView:
    """Export a season as a file."""
    return await actions.show_file(
        interaction, await find_season(interaction, league, season), sheet, translate
    )


@command("league-ask", parent="league")
async def ask(
    interaction: AppInteraction,
    translate: Translator,
    question: Question,
    table: str | None = None,
    league: str | None = None,
) -> MessageView:
    """Send a question to the hosts."""
    known = await find_season(interaction, league)
    meant = (
        await find_thread_table(interaction, known) if table is None else find_table(known, table, translate)
    )
    return await actions.ask(interaction, known, question, meant, translate)


@command("league-postpone", parent="league")
async def postpone(
    interaction: AppInteraction,
    translate: Translator,
    days: Days,
    table: str | None = None,
    league: str | None = None,
) -> MessageView:
    """Ask the other players to postpone a match."""
    known = await find_season(interaction, league)
    meant = (
        await find_thread_table(interaction, known) if table is None else find_table(known, table, translate)
    )
    return await actions.postpone(interaction, known, meant, days, translate)


for each in (join, leave, confirm, standings, cross, tables, rules, history, all_time, export, ask, postpone):
    each.autocomplete("league")(league_choices)
for each in (standings, cross, tables):
    each.autocomplete("division")(division_choices)
for each in (standings, cross, tables, rules, export):
    each.autocomplete("season")(season_choices)
for each in (ask, postpone):
    each.autocomplete("table")(table_choices)


FEATURE = Feature(
    commands=(
        join,
        leave,
        confirm,
        mine,
        standings,
        cross,
        tables,
        rules,
        history,
        all_time,
        export,
        ask,
        postpone,
    ),
    clicks=CLICKS,
    modals=MODALS,
    help=(HelpPage("help-league", 57),),
)
