"""League members' actions, shared by the commands and buttons of `/league`."""

from __future__ import annotations

import asyncio
from typing import cast, get_args

import discord

from bot.core.charts.figures import ChartMessage
from bot.core.services import AppInteraction, acting_user, ctx_of, effective_role, requester_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Upload, text_message
from bot.leagues.commands.lookup import find_league
from bot.leagues.views import charts, my_seasons, sign_up, standings, tables
from bot.leagues.views.my_seasons import caution_lines, joined_line, withdraw_confirmation
from bot.leagues.views.names import season_name
from bot.leagues.views.tables import TablesPage
from engine.core.text import text
from host.core.errors import UserError
from host.leagues import postponement
from host.leagues.commands import membership
from host.leagues.host_acts import proposals
from host.leagues.lifecycle import inactive_members
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.views import cards, exports, sign_up_warnings
from host.leagues.views.all_time import all_time_table
from host.leagues.views.cards import SignUpView
from host.leagues.views.exports import Sheet
from host.matches.permissions import Authority
from host.matches.settings.updates import get_preferences

TABLES = ("mine", "open", "all")
"""The lists of tables that users can choose."""
MAX_OWN_TABLES = 5
"""Maximum number of the reader's own tables below standings."""


async def show_standings(
    interaction: AppInteraction,
    known: LoadedSeason,
    division: int,
    translate: Translator,
    *,
    in_words: bool = False,
) -> MessageView:
    """Show a division's standings."""
    ctx, reader = ctx_of(interaction), acting_user(interaction).key
    chart_message = await charts.standings(ctx, known.row.id, division, translate)
    picture = await _draw(interaction, chart_message, in_words=in_words)
    own = await cards.fixtures(
        ctx, known.row.id, division=division, user_key=reader, is_open=True, with_turns=True
    )
    parts = tables.table_parts(own[:MAX_OWN_TABLES], translate, reader)
    return standings.standings_message(chart_message, known.row.id, division, picture, translate, parts)


async def show_crosstable(
    interaction: AppInteraction,
    known: LoadedSeason,
    division: int,
    translate: Translator,
    *,
    in_words: bool = False,
) -> MessageView:
    """Show a division's crosstable."""
    chart_message = await charts.crosstable(ctx_of(interaction), known.row.id, division, translate)
    return standings.chart_message(chart_message, await _draw(interaction, chart_message, in_words=in_words))


async def _draw(interaction: AppInteraction, shown: ChartMessage, *, in_words: bool) -> Upload | None:
    """Draw a chart for a user unless they prefer text."""
    my_seasons = await get_preferences(ctx_of(interaction), acting_user(interaction).key)
    if in_words or my_seasons.text_first:
        return None
    pictures = interaction.client.services.pictures
    return await pictures.chart(shown.view, shown.alt, requester_of(interaction), palette=my_seasons.palette)


async def show_mine(interaction: AppInteraction, translate: Translator) -> MessageView:
    """Show the user's standing in each of their seasons."""
    found = await cards.load_own_seasons(
        ctx_of(interaction), interaction.guild_id or 0, acting_user(interaction).key
    )
    return my_seasons.my_seasons_message(found, translate)


async def show_tables(
    interaction: AppInteraction, known: LoadedSeason, shown: TablesPage, translate: Translator
) -> MessageView:
    """Show the user's own tables, the unfinished tables or all tables."""
    reader, which = acting_user(interaction).key, TABLES[shown.which]
    user_key, division = reader if which == "mine" else None, shown.division or None
    found = await cards.fixtures(
        ctx_of(interaction), known.row.id, division=division, user_key=user_key,
        is_open=True if which == "open" else None, with_turns=True,
    )  # fmt: skip
    return tables.tables_message(known, found, translate, reader, shown)


async def show_rules(known: LoadedSeason, translate: Translator) -> MessageView:
    """Show a season's settings."""
    return sign_up.rules_message(known, translate)


async def show_history(interaction: AppInteraction, league: str | None, translate: Translator) -> MessageView:
    """List a league's seasons."""
    meant = await find_league(interaction, league)
    return my_seasons.history_message(meant, await exports.history(ctx_of(interaction), meant.id), translate)


async def show_all_time(
    interaction: AppInteraction, league: str | None, translate: Translator
) -> MessageView:
    """Show a league's all-time table."""
    meant = await find_league(interaction, league)
    return my_seasons.all_time_message(meant, await all_time_table(ctx_of(interaction), meant.id), translate)


async def show_file(
    interaction: AppInteraction, known: LoadedSeason, sheet: str, translate: Translator
) -> MessageView:
    """Send a season export: all its data as JSON, or one sheet as CSV."""
    ctx, season = ctx_of(interaction), known.row.id
    named = f"league-{known.league.id}-{known.row.number}"
    if sheet in get_args(Sheet):
        data = await exports.export_csv(ctx, season, cast("Sheet", sheet))
        return my_seasons.season_file_message(known, Upload(data, f"{named}-{sheet}.csv"), translate)
    whole = await exports.export_season(ctx, season)
    return my_seasons.season_file_message(
        known, Upload(await asyncio.to_thread(exports.to_json, whole), f"{named}.json"), translate
    )


async def join(interaction: AppInteraction, known: LoadedSeason, translate: Translator) -> MessageView:
    """Sign the user up for a season."""
    _require_role(interaction, known)
    member = await membership.join(ctx_of(interaction), known.row.id, acting_user(interaction))
    _wake(interaction)
    sign_up_view = await cards.load_sign_ups(ctx_of(interaction), known.row.id)
    closes = None if sign_up_view.next_step is None else sign_up_view.next_step.at
    is_confirmed, at = member.status == "confirmed", _waiting_position(sign_up_view, member.user_key)
    joined = joined_line(known, closes, translate, is_confirmed=is_confirmed, waiting_position=at)
    warnings = await sign_up_warnings.sign_up_warnings(ctx_of(interaction), known.row.id, member.user_key)
    return text_message("\n".join([joined, *caution_lines(warnings, translate)]))


def _waiting_position(shown: SignUpView, user_key: int) -> int:
    """Return the user's position on the waiting list; 0 means that they have a place."""
    is_open = shown.loaded.season.status == "sign-up"
    # While a season waits for confirmations, confirmed players have priority over all others.
    ahead = [member.user_key for member in shown.waiting_list if is_open or member.status == "confirmed"]
    return ahead.index(user_key) + 1 if user_key in ahead else 0


def _require_role(interaction: AppInteraction, known: LoadedSeason) -> None:
    role, person = effective_role(known.league.role, interaction.guild), interaction.user
    if role is None or (isinstance(person, discord.Member) and person.get_role(role) is not None):
        return
    raise UserError(text("slip-league-role", role=f"<@&{role}>"))


async def leave(interaction: AppInteraction, known: LoadedSeason, translate: Translator) -> MessageView:
    """Cancel the user's sign-up, or ask for confirmation after the draw."""
    if known.season.status not in inactive_members.SIGN_UP_STATUSES:
        return withdraw_confirmation(known, translate)
    await membership.leave(ctx_of(interaction), known.row.id, acting_user(interaction))
    _wake(interaction)
    return text_message(translate(text("done-league-leave", season=season_name(known, translate))))


async def withdraw(interaction: AppInteraction, known: LoadedSeason, translate: Translator) -> MessageView:
    """Withdraw the user from a season."""
    await membership.withdraw(ctx_of(interaction), known.row.id, acting_user(interaction))
    _wake(interaction)
    return text_message(translate(text("done-league-withdraw", season=season_name(known, translate))))


async def confirm(interaction: AppInteraction, known: LoadedSeason, translate: Translator) -> MessageView:
    """Confirm the user's participation."""
    await membership.confirm(ctx_of(interaction), known.row.id, acting_user(interaction))
    _wake(interaction)
    return text_message(translate(text("done-league-confirm", season=season_name(known, translate))))


async def ask(
    interaction: AppInteraction, known: LoadedSeason, question: str, table: int | None, translate: Translator
) -> MessageView:
    """Send a question to the hosts.

    If it concerns a table at which the user plays, send it as a request for a ruling, if possible.
    """
    ctx, user = ctx_of(interaction), acting_user(interaction)
    state = known.season.tables.get(table or 0)
    if table is not None and state is not None and user.key in state.user_keys and can_request_ruling(known):
        await membership.protest(ctx, known.row.id, user, table, question)
    else:
        await membership.ask_hosts(ctx, known.row.id, user, question, table)
    _wake(interaction)
    return text_message(translate(text("done-league-ask")))


async def postpone(
    interaction: AppInteraction, known: LoadedSeason, table: int | None, days: int, translate: Translator
) -> MessageView:
    """Ask the other players at a table to postpone its match."""
    state = known.season.tables.get(table or 0)
    if state is None or state.match_id is None:
        raise UserError(text("slip-league-postpone-where"))
    user = acting_user(interaction)
    is_done = await postponement.postpone(ctx_of(interaction), state.match_id, user, days)
    _wake(interaction)
    return text_message(translate(text("done-league-postpone" if is_done else "done-league-postpone-asked")))


async def vote(
    interaction: AppInteraction,
    known: LoadedSeason,
    entry: int,
    by: Authority | None,
    translate: Translator,
    *,
    agrees: bool,
) -> MessageView:
    """Answer a host's request for consent to an action."""
    user = acting_user(interaction)
    await proposals.answer(ctx_of(interaction), known.row.id, entry, user, by, agrees=agrees)
    _wake(interaction)
    return text_message(translate(text("done-league-agree" if agrees else "done-league-object")))


def can_request_ruling(known: LoadedSeason) -> bool:
    """Return whether players can request a ruling at the season's current stage."""
    return known.season.status in {"playing", "protest"}


def _wake(interaction: AppInteraction) -> None:
    """Run all due messages, jobs and timers."""
    interaction.client.services.wake()
