"""`/league-host`: create leagues, manage their seasons and rule on tables."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from enum import Enum
from functools import wraps
from inspect import Parameter, Signature
from typing import Any, Concatenate, TypeAlias, TypeVar

import discord
from discord import app_commands

from bot.core.features import Feature, HelpPage
from bot.core.interactions.commands import Command, command
from bot.core.services import AppInteraction, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView
from bot.leagues.commands.lookup import find_league, find_season, league_choices, table_choices
from bot.leagues.league_admin import actions, channel, rulings
from bot.leagues.league_admin.actions import show_panel
from bot.leagues.league_admin.clicks import CLICKS, FORMS
from bot.leagues.league_admin.ids import SeasonTool
from bot.matches.match.lookup import find_channel_game, game_choices
from bot.matches.permissions import Reason, acting_host
from engine.core.text import text
from host.core.errors import UserError
from host.leagues.commands import leagues
from host.leagues.commands.defaults import usual_plan
from host.leagues.lifecycle.logbook import LoadedSeason
from host.leagues.views.seasons import LeagueRow
from host.matches.permissions import Authority

MAX_NAME = 32
Name = app_commands.Range[str, 1, MAX_NAME]
Seats = app_commands.Range[int, 2, 8]
GROUP = "league-host"
KEYWORD_ONLY = Parameter.KEYWORD_ONLY
"""Keyword-only parameters let required options follow optional ones; discord.py sorts them."""

Target = TypeVar("Target", LeagueRow, LoadedSeason)
Action: TypeAlias = Callable[
    Concatenate[AppInteraction, Target, Authority, Translator, ...], Awaitable[MessageView]
]
"""Acts on a league or season with a host's authority; takes the command's options as further arguments."""

Choices: TypeAlias = Callable[[AppInteraction, str], Coroutine[Any, Any, list[app_commands.Choice[Any]]]]
"""Autocompletes an option."""


class Because(Enum):
    """A requirement of a command: whether it asks for a reason."""

    NEVER = 0
    MAY = 1
    MUST = 2


@command("league-create", within=GROUP)
async def create(
    interaction: AppInteraction,
    translate: Translator,
    league_name: Name,
    game: str | None = None,
    seats: Seats | None = None,
    reason: Reason = "",
) -> MessageView:
    """Create a league in this channel and show the settings of its seasons."""
    by = await acting_host(interaction, reason)
    if not isinstance(interaction.channel, discord.TextChannel):
        raise UserError(text("slip-hosting-text-channel"))
    rules, _ = await find_channel_game(interaction, game, translate)
    ctx, guild_id = ctx_of(interaction), interaction.guild_id or 0
    plan = await usual_plan(ctx, guild_id, rules.id, seats or max(rules.seat_counts))
    row = await leagues.create(ctx, guild_id, interaction.channel.id, str(league_name), plan, by)
    return await show_panel(interaction, row, translate)


def _of_league(name: str, act: Action[LeagueRow], because: Because = Because.MAY) -> Command:
    return _host_command(name, act, find_league, because, {})


def _of_season(
    name: str, act: Action[LoadedSeason], because: Because = Because.MAY, **choices: Choices
) -> Command:
    return _host_command(name, act, find_season, because, choices)


def _host_command(
    name: str,
    act: Action[Target],
    find: Callable[[AppInteraction, str | None], Awaitable[Target]],
    because: Because,
    choices: Mapping[str, Choices],
) -> Command:
    """Create a command from an action.

    The command checks the authority of the user and finds the league or season.
    """

    @wraps(act)
    async def answer(
        interaction: AppInteraction,
        translate: Translator,
        league: str | None = None,
        reason: str = "",
        **options: Any,
    ) -> MessageView:
        by = await acting_host(interaction, reason)
        return await act(interaction, await find(interaction, league), by, translate, **options)

    answer.__signature__ = _signature(act, because)  # type: ignore[attr-defined]  # what `inspect` looks for
    made = command(f"league-{name}", within=GROUP)(answer)
    for option, find_choices in {"league": league_choices, **choices}.items():
        made.autocomplete(option)(find_choices)
    return made


def _signature(act: Callable[..., Any], because: Because) -> Signature:
    """Return the parameters of a command: the action's options, a league and a reason."""
    interaction, _, _, words, *options = inspect.signature(act, eval_str=True).parameters.values()
    league = Parameter("league", KEYWORD_ONLY, default=None, annotation=str | None)
    default = Parameter.empty if because is Because.MUST else ""
    reason = Parameter("reason", KEYWORD_ONLY, default=default, annotation=Reason)
    added = [league] if because is Because.NEVER else [league, reason]
    return Signature([interaction, words, *(one.replace(kind=KEYWORD_ONLY) for one in options), *added])


COMMANDS = (
    _of_league("panel", actions.show_league, Because.NEVER),
    _of_league("open", actions.open_season),
    _of_league("rest", actions.rest),
    _of_league("move", channel.move),
    _of_league("role", channel.set_role),
    _of_season("add", actions.add, Because.MUST),
    _of_season("remove", actions.remove, Because.MUST),
    _of_season("seed", actions.seed, Because.MUST),
    _of_season("preview", actions.preview, Because.NEVER),
    _of_season("close", actions.step(SeasonTool.CLOSE)),
    _of_season("draw", actions.step(SeasonTool.DRAW)),
    _of_season("redraw", actions.step(SeasonTool.REDRAW), Because.MUST),
    _of_season("begin", actions.step(SeasonTool.BEGIN)),
    _of_season("pause", actions.step(SeasonTool.PAUSE), Because.MUST),
    _of_season("resume", actions.step(SeasonTool.RESUME)),
    _of_season("shift", actions.shift, Because.MUST),
    _of_season("end", actions.step(SeasonTool.END), Because.MUST),
    _of_season("void", actions.step(SeasonTool.VOID), Because.MUST),
    _of_season("rule", rulings.rule, Because.MUST, table=table_choices),
    _of_season("excuse", rulings.excuse, Because.MUST, table=table_choices),
    _of_season("strike", rulings.strike, Because.MUST),
    _of_season("replace", rulings.replace, Because.MUST, table=table_choices),
    _of_season("reverse", rulings.reverse, Because.MUST, entry=rulings.rulings_choices),
    _of_season("rulings", rulings.show_rulings, Because.NEVER),
)
create.autocomplete("game")(game_choices)
FEATURE = Feature(
    commands=(create, *COMMANDS), clicks=CLICKS, forms=FORMS, help=(HelpPage("help-league-host", 75),)
)
