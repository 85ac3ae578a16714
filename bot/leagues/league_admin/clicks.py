"""Clicks on a league's panel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import permutations
from typing import cast

from msgspec.structs import replace

from bot.core.features import ClickHandler, ModalFactory, static_modal
from bot.core.ids import Click, UnknownCustomId, parse_option
from bot.core.interactions.modals import TextModal
from bot.core.services import AppInteraction, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView
from bot.leagues.league_admin import actions
from bot.leagues.league_admin.actions import get_league, plan_of, show_panel
from bot.leagues.league_admin.ids import LeagueAdminClick, SeasonTool
from bot.leagues.league_admin.numbers import change, numbers_modal
from bot.leagues.league_admin.panel import FORMATS, ORDERED, SIZES, order_value, reason_modal, tool_of
from bot.leagues.server_events import require_event_permission
from bot.matches.permissions import acting_host
from engine.core.text import text
from host.core.errors import UserError
from host.leagues.commands import channel as league_channel
from host.leagues.commands import hosts, leagues
from host.leagues.commands.defaults import default_plan
from host.leagues.season_plan import FormatName
from storage.core.sql.database_errors import DatabaseUnavailable

MAX_DAYS = 366


async def panel(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show the panel."""
    await acting_host(interaction)
    return await show_panel(interaction, await get_league(interaction, click.season), translate)


async def choose_format(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Set the format of the next season."""
    by = await acting_host(interaction)
    league = await get_league(interaction, click.season)
    plan = replace(plan_of(league), format=(chosen := cast("FormatName", _chosen(click, FORMATS))))
    if chosen in {"cup", "round-robin"} and plan.most < plan.min_members:
        plan = replace(plan, most=max(plan.size, plan.min_members))
    if chosen == "swiss":
        plan = replace(plan, rounds=max(plan.rounds, 3))
    return await actions.change_plan(interaction, league, plan, by, translate)


async def choose_seats(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Set the number of seats per table."""
    by = await acting_host(interaction)
    league = await get_league(interaction, click.season)
    plan, seats = plan_of(league), parse_option(click.values[0] if len(click.values) == 1 else "")
    usual = await default_plan(ctx_of(interaction), league.guild_id, league.game, seats)
    changes = replace(
        plan, seats=seats, turns=usual.turns, points=(), size=max(plan.size, seats), load=0, takes_fewer=False
    )
    return await actions.change_plan(interaction, league, changes, by, translate)


async def choose_sizes(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Set whether some tables of the next season may have one seat fewer."""
    by = await acting_host(interaction)
    league = await get_league(interaction, click.season)
    chosen = _chosen(click, SIZES)
    plan = replace(plan_of(league), takes_fewer=chosen == SIZES[True])
    return await actions.change_plan(interaction, league, plan, by, translate)


async def choose_order(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Set the order of the tie-breaks of the next season."""
    by = await acting_host(interaction)
    league = await get_league(interaction, click.season)
    orders = {order_value(steps): steps for steps in permutations(ORDERED)}
    plan = replace(plan_of(league), order=orders[_chosen(click, orders)])
    return await actions.change_plan(interaction, league, plan, by, translate)


async def change_days_off(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Set whether vacation days may be used automatically in the next season."""
    by = await acting_host(interaction)
    league = await get_league(interaction, click.season)
    plan = replace(plan_of(league), excludes_automatic_days_off=not click.number)
    return await actions.change_plan(interaction, league, plan, by, translate)


async def change_server_events(
    interaction: AppInteraction, click: Click, translate: Translator
) -> MessageView:
    """Turn server events for the seasons' dates on or off."""
    by = await acting_host(interaction)
    league = await get_league(interaction, click.season)
    is_enabled = bool(click.number)
    if is_enabled:
        require_event_permission(interaction.guild, translate)
    league = await league_channel.set_server_events(ctx_of(interaction), league.id, by, is_enabled=is_enabled)
    interaction.client.services.wake()
    return await show_panel(interaction, league, translate)


def _chosen(click: Click, values: Iterable[str]) -> str:
    """Return the value that was chosen from a menu.

    Raises UnknownCustomId for any other value.
    """
    chosen = next((value for value in values if click.values == (value,)), None)
    if chosen is None:
        raise UnknownCustomId(str(click.values))
    return chosen


async def ask_numbers(interaction: AppInteraction, click: Click, translate: Translator) -> TextModal:
    """Ask for new numbers, prefilled with the current ones.

    If these can't be loaded, the fields are empty, and the response to the submission reports the error.
    """
    try:
        await acting_host(interaction)
        plan = plan_of(await get_league(interaction, click.season))
    except (UserError, DatabaseUnavailable):
        return numbers_modal(click, translate)
    return numbers_modal(click, translate, plan)


async def change_numbers(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Apply the numbers entered in a modal to the next season's settings."""
    by = await acting_host(interaction)
    league = await get_league(interaction, click.season)
    try:
        plan = change(plan_of(league), click.number, click.lines, translate)
    except UserError as error:
        # Show the panel again, so that the host can retry.
        return await show_panel(interaction, league, translate, translate(error.text))
    return await actions.change_plan(interaction, league, plan, by, translate)


async def close_question(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Mark a question as answered, and show the panel."""
    by, league = await acting_host(interaction), await get_league(interaction, click.season)
    known = await leagues.latest_season(ctx_of(interaction), league.id)
    if known is None:
        raise UserError(text("slip-no-season-yet", league=league.name))
    await hosts.close_question(ctx_of(interaction), known.row.id, click.number, by)
    return await show_panel(interaction, league, translate)


async def run_tool(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Run a tool on a league or its newest season, with the reason from the modal."""
    tool, by = tool_of(click), await acting_host(interaction, click.first_line)
    league = await get_league(interaction, click.season)
    if tool is SeasonTool.OPEN:
        return await actions.open_season(interaction, league, by, translate)
    if tool in {SeasonTool.REST, SeasonTool.WAKE}:
        return await actions.set_automatic_seasons(
            interaction, league, by, translate, wakes=tool is SeasonTool.WAKE
        )
    known = await leagues.latest_season(ctx_of(interaction), league.id)
    if known is None:
        raise UserError(text("slip-no-season-yet", league=league.name))
    if tool is SeasonTool.PREVIEW:
        return await actions.preview(interaction, known, by, translate)
    if tool is SeasonTool.SHIFT:
        return await actions.shift(interaction, known, by, translate, _days(click))
    return await actions.step_action(tool)(interaction, known, by, translate)


async def run_tool_or_ask(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Run a tool, or announce the vote if others have to consent."""
    with actions.wake_voters(interaction):
        return await run_tool(interaction, click, translate)


def _days(click: Click) -> int:
    """Parse the number of days that was entered in the modal.

    Raises UserError unless it is a number in the allowed range.
    """
    written = click.lines[1].strip() if len(click.lines) > 1 else ""
    if not (written.isascii() and written.isdigit() and 0 < int(written) <= MAX_DAYS):
        raise UserError(text("slip-hosting-days", most=MAX_DAYS))
    return int(written)


CLICKS: Mapping[str, ClickHandler] = {
    LeagueAdminClick.PANEL: panel,
    LeagueAdminClick.FORMAT: choose_format,
    LeagueAdminClick.SEATS: choose_seats,
    LeagueAdminClick.SIZES: choose_sizes,
    LeagueAdminClick.ORDER: choose_order,
    LeagueAdminClick.DAYS_OFF: change_days_off,
    LeagueAdminClick.SERVER_EVENTS: change_server_events,
    LeagueAdminClick.CHANGE: change_numbers,
    LeagueAdminClick.DO: run_tool_or_ask,
    LeagueAdminClick.ANSWERED: close_question,
}
MODALS: Mapping[str, ModalFactory] = {
    LeagueAdminClick.NUMBERS: ask_numbers,
    LeagueAdminClick.WHY: static_modal(reason_modal),
}
