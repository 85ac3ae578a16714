"""League hosts' actions, shared by commands and buttons.

Each action calls the `host` package once and returns one response.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeAlias

import discord
import msgspec
from discord import app_commands
from msgspec.structs import replace

from bot.core.sending.access import ChannelLocation, permissions_in
from bot.core.services import AppInteraction, ctx_of, to_user
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, text_message
from bot.core.words.names import MAX_TITLE, clean_name
from bot.leagues.league_admin.channel import require_channel_permissions
from bot.leagues.league_admin.ids import SeasonTool
from bot.leagues.league_admin.panel import AdminPanel, admin_panel_message, preview_message
from bot.leagues.server_events import may_create_events, server_events_error
from bot.leagues.views.names import season_name
from bot.matches.match.bot_permissions import missing_permissions, needed_permissions
from bot.matches.match.seats import require_player
from engine.core.files.library import UnknownGame
from engine.core.files.library import game as game_of
from engine.core.text import Value, text
from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.leagues import server_events
from host.leagues.commands import league_admin, leagues
from host.leagues.host_acts.proposals import ConsentRequested
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.member_roles import tier_roles
from host.leagues.season.descriptions import flaw_error
from host.leagues.season.plan_validation import MAX_DAYS
from host.leagues.season_plan import SeasonPlan
from host.leagues.views import cards
from host.leagues.views.host_overview import load_overview
from host.leagues.views.seasons import LeagueRow
from host.matches.permissions import Authority

Days = app_commands.Range[int, 1, MAX_DAYS]
Seeding = app_commands.Range[int, 0, 9999]
Step: TypeAlias = Callable[[Context, int, Authority], Awaitable[Any]]
"""An action on a whole season."""
STEPS: Mapping[SeasonTool, tuple[Step, str]] = {
    SeasonTool.CLOSE: (league_admin.close_now, "done-hosting-close"),
    SeasonTool.DRAW: (league_admin.draw_now, "done-hosting-draw"),
    SeasonTool.REDRAW: (league_admin.redraw, "done-hosting-redraw"),
    SeasonTool.BEGIN: (league_admin.begin_now, "done-hosting-begin"),
    SeasonTool.PAUSE: (league_admin.pause, "done-hosting-pause"),
    SeasonTool.RESUME: (league_admin.resume, "done-hosting-resume"),
    SeasonTool.END: (league_admin.end_now, "done-hosting-end"),
    SeasonTool.VOID: (league_admin.void, "done-hosting-void"),
}


async def get_league(interaction: AppInteraction, league: int) -> LeagueRow:
    """Return the league to which a custom id refers.

    Raises UserError if it belongs to another guild.
    """
    row = await leagues.league_of(ctx_of(interaction), league)
    if row.guild_id != interaction.guild_id:
        raise UserError(text("slip-unknown-button"))
    return row


def plan_of(league: LeagueRow) -> SeasonPlan:
    """Return the settings for a league's next season."""
    return msgspec.json.decode(league.plan, type=SeasonPlan)


async def show_panel(
    interaction: AppInteraction, league: LeagueRow, translate: Translator, error: str = ""
) -> MessageView:
    """Show a league's panel, with an error if a change was rejected."""
    ctx, plan = ctx_of(interaction), plan_of(league)
    latest = await leagues.latest_season(ctx, league.id)
    next_at, overview = None, None
    if latest is not None:
        if latest.season.status != "void":
            overview = await load_overview(ctx, latest.row.id)
        step = (await cards.load_sign_ups(ctx, latest.row.id)).next_step
        next_at = None if step is None else step.at
    least = await leagues.min_days(plan)
    missing = tuple(_missing_permissions(interaction, league))
    has_events = await server_events.is_enabled(ctx, league.id)
    if has_events and not error and not may_create_events(interaction.guild):
        error = translate(server_events_error(translate))
    admin_panel = AdminPanel(
        league, plan, least, _seat_counts(league), latest, next_at, overview, missing, error, has_events
    )
    return admin_panel_message(admin_panel, translate)


def _missing_permissions(interaction: AppInteraction, league: LeagueRow) -> Iterator[str]:
    """Yield the names of the permissions that the bot needs for a league and lacks."""
    granted = permissions_in(interaction.client, ChannelLocation(league.guild_id, league.channel))
    if granted is None:
        return
    needed = ["send_messages", *needed_permissions(in_thread=False, new_thread=True)]
    yield from missing_permissions(granted, iter(needed))
    if (league.champion_role is not None or tier_roles(league)) and not granted.manage_roles:
        yield "manage_roles"


def _seat_counts(league: LeagueRow) -> tuple[int, ...]:
    try:
        return tuple(game_of(league.game).seat_counts)
    except UnknownGame:
        raise UserError(text("refusal-unknown-game", game=league.game)) from None


async def change_plan(
    interaction: AppInteraction, league: LeagueRow, plan: SeasonPlan, by: Authority, translate: Translator
) -> MessageView:
    """Change the next season's settings and show the panel, with any error.

    If the only problem is that the season is too short, it is extended, unless the host has just changed its
    length.
    """
    before = plan_of(league)
    flaws = await leagues.validate_plan_in_thread(plan)
    if [flaw.what for flaw in flaws] == ["days"] and plan.play_days == before.play_days:
        plan = replace(plan, play_days=flaws[0].number)
        flaws = await leagues.validate_plan_in_thread(plan)
    if flaws:
        return await show_panel(interaction, league, translate, translate(flaw_error(flaws[0]).text))
    row = await leagues.change_plan(ctx_of(interaction), league.id, plan, by)
    return await show_panel(interaction, row, translate)


async def show_league(
    interaction: AppInteraction, league: LeagueRow, by: Authority, translate: Translator
) -> MessageView:
    """Show a league with all its settings and tools."""
    return await show_panel(interaction, league, translate)


async def open_season(
    interaction: AppInteraction, league: LeagueRow, by: Authority, translate: Translator
) -> MessageView:
    """Open the sign-up for a new season."""
    require_channel_permissions(interaction, league.channel, translate)
    known = await leagues.open_season(ctx_of(interaction), league.id, by)
    return answer_season_done(
        interaction, "done-hosting-open", known, translate, channel=f"<#{league.channel}>"
    )


@contextmanager
def wake_voters(interaction: AppInteraction) -> Iterator[None]:
    """Post the vote at once if an action needs the consent of others."""
    try:
        yield
    except ConsentRequested:
        interaction.client.services.wake()
        raise


def answer_season_done(
    interaction: AppInteraction, key: str, known: LoadedSeason, translate: Translator, **values: Value
) -> MessageView:
    """Run due jobs and messages after a change to a season, and return the confirmation."""
    interaction.client.services.wake()
    return text_message(translate(text(key, season=season_name(known, translate), **values)))


async def add(
    interaction: AppInteraction,
    known: LoadedSeason,
    by: Authority,
    translate: Translator,
    player: discord.Member,
) -> MessageView:
    """Sign a user up for a season."""
    require_player(player)
    await league_admin.add(ctx_of(interaction), known.row.id, to_user(interaction, player), by)
    return answer_season_done(interaction, "done-hosting-add", known, translate, player=display_name(player))


async def remove(
    interaction: AppInteraction,
    known: LoadedSeason,
    by: Authority,
    translate: Translator,
    player: discord.User,
) -> MessageView:
    """Cancel a member's sign-up before the draw."""
    member = member_of(known, to_user(interaction, player), translate)
    await league_admin.remove(ctx_of(interaction), known.row.id, member, by)
    return answer_season_done(
        interaction, "done-hosting-remove", known, translate, player=display_name(player)
    )


async def seed(
    interaction: AppInteraction,
    known: LoadedSeason,
    by: Authority,
    translate: Translator,
    player: discord.User,
    number: Seeding,
) -> MessageView:
    """Set a member's seeding for the draw; with 0, use their rating again."""
    member = member_of(known, to_user(interaction, player), translate)
    await league_admin.seed(ctx_of(interaction), known.row.id, member, number or None, by)
    return answer_season_done(interaction, "done-hosting-seed", known, translate, player=display_name(player))


def member_of(known: LoadedSeason, account: User, translate: Translator) -> int:
    """Return the key of a season member.

    Raises UserError if the user is not a member.
    """
    if account.key in known.season.members:
        return account.key
    raise UserError(text("slip-hosting-member", season=season_name(known, translate)))


def display_name(account: discord.User | discord.Member) -> str:
    """Return a user's name as shown in messages."""
    return clean_name(account.display_name, MAX_TITLE)


def step_action(
    tool: SeasonTool,
) -> Callable[[AppInteraction, LoadedSeason, Authority, Translator], Awaitable[MessageView]]:
    """Return the action for a tool that needs no further input."""
    act, key = STEPS[tool]

    async def take(
        interaction: AppInteraction, known: LoadedSeason, by: Authority, translate: Translator
    ) -> MessageView:
        await act(ctx_of(interaction), known.row.id, by)
        return answer_season_done(interaction, key, known, translate)

    return take


async def shift(
    interaction: AppInteraction, known: LoadedSeason, by: Authority, translate: Translator, days: Days
) -> MessageView:
    """Postpone all future dates by the given number of days."""
    await league_admin.shift(ctx_of(interaction), known.row.id, days, by)
    return answer_season_done(interaction, "done-hosting-shift", known, translate, count=days)


async def preview(
    interaction: AppInteraction, known: LoadedSeason, by: Authority, translate: Translator
) -> MessageView:
    """Show an example draw."""
    return preview_message(known, await league_admin.preview(ctx_of(interaction), known.row.id), translate)


async def set_automatic_seasons(
    interaction: AppInteraction,
    league: LeagueRow,
    by: Authority,
    translate: Translator,
    *,
    wakes: bool = False,
) -> MessageView:
    """Turn automatic new seasons off or on."""
    act, key = (leagues.resume, "done-hosting-wake") if wakes else (leagues.suspend, "done-hosting-rest")
    await act(ctx_of(interaction), league.id, by)
    interaction.client.services.wake()
    return text_message(translate(text(key, league=clean_name(league.name, MAX_TITLE))))
