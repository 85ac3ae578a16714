"""`/league-host`: create leagues, manage their seasons and rule on tables.

Rare tools for a season are only buttons on the panel.
"""

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
from bot.core.interactions.commands import command
from bot.core.interactions.contexts import Command
from bot.core.services import AppInteraction, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView
from bot.leagues.commands.lookup import find_league, find_season, league_choices, table_choices
from bot.leagues.league_admin import actions, channel, rulings
from bot.leagues.league_admin.actions import show_panel
from bot.leagues.league_admin.clicks import CLICKS, MODALS
from bot.leagues.league_admin.ids import SeasonTool
from bot.matches.match.lookup import find_channel_game, game_choices
from bot.matches.permissions import Reason, acting_host
from engine.core.text import text
from host.core.errors import UserError
from host.leagues.commands import leagues
from host.leagues.commands.defaults import default_plan
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.views.seasons import LeagueRow
from host.matches.permissions import Authority

MAX_NAME = 32
Name = app_commands.Range[str, 1, MAX_NAME]
Seats = app_commands.Range[int, 2, 8]
GROUP = "league-host"
KEYWORD_ONLY = Parameter.KEYWORD_ONLY
"""Makes parameters keyword-only, so that required ones may follow optional ones.

discord.py puts required ones first.
"""

Target = TypeVar("Target", LeagueRow, LoadedSeason)
Action: TypeAlias = Callable[
    Concatenate[AppInteraction, Target, Authority, Translator, ...], Awaitable[MessageView]
]
"""A host's action on a league or season; further arguments are the command's options."""

Autocomplete: TypeAlias = Callable[[AppInteraction, str], Coroutine[Any, Any, list[app_commands.Choice[Any]]]]
"""A callback that autocompletes an option."""


class ReasonRule(Enum):
    """The rule for a command's reason option: absent, optional or required."""

    NEVER = 0
    OPTIONAL = 1
    REQUIRED = 2


@command("league-create", parent=GROUP)
async def create(
    interaction: AppInteraction,
    translate: Translator,
    league_name: Name,
    game: str | None = None,
    seats: Seats | None = None,
    reason: Reason = "",
) -> MessageView:
    """Create a league in this channel and show its panel."""
    by = await acting_host(interaction, reason)
    if not isinstance(interaction.channel, discord.TextChannel):
        raise UserError(text("slip-hosting-text-channel"))
    rules, _ = await find_channel_game(interaction, game, translate)
    ctx, guild_id = ctx_of(interaction), interaction.guild_id or 0
    plan = await default_plan(ctx, guild_id, rules.id, seats or max(rules.seat_counts))
    row = await leagues.create(ctx, guild_id, interaction.channel.id, str(league_name), plan, by)
    return await show_panel(interaction, row, translate)


def _league_command(
    name: str, act: Action[LeagueRow], reason_rule: ReasonRule = ReasonRule.OPTIONAL
) -> Command:
    return _host_command(name, act, find_league, reason_rule, {})


def _season_command(
    name: str,
    act: Action[LoadedSeason],
    reason_rule: ReasonRule = ReasonRule.OPTIONAL,
    **choices: Autocomplete,
) -> Command:
    return _host_command(name, act, find_season, reason_rule, choices)


def _host_command(
    name: str,
    act: Action[Target],
    find: Callable[[AppInteraction, str | None], Awaitable[Target]],
    reason_rule: ReasonRule,
    choices: Mapping[str, Autocomplete],
) -> Command:
    """Create a host command from an action.

    The command checks the user's authority and looks up the league or season.
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
        with actions.wake_voters(interaction):
            return await act(interaction, await find(interaction, league), by, translate, **options)

    answer.__signature__ = _signature(act, reason_rule)  # type: ignore[attr-defined]  # what `inspect` looks for
    made = command(f"league-{name}", parent=GROUP)(answer)
    for option, find_choices in {"league": league_choices, **choices}.items():
        made.autocomplete(option)(find_choices)
    return made


def _signature(act: Callable[..., Any], reason_rule: ReasonRule) -> Signature:
    """Return a command's signature: the action's options, a league and a reason."""
    interaction, _, _, words, *options = inspect.signature(act, eval_str=True).parameters.values()
    league = Parameter("league", KEYWORD_ONLY, default=None, annotation=str | None)
    default = Parameter.empty if reason_rule is ReasonRule.REQUIRED else ""
    reason = Parameter("reason", KEYWORD_ONLY, default=default, annotation=Reason)
    added = [league] if reason_rule is ReasonRule.NEVER else [league, reason]
    return Signature([interaction, words, *(option.replace(kind=KEYWORD_ONLY) for option in options), *added])


COMMANDS = (
    _league_command("panel", actions.show_league, ReasonRule.NEVER),
    _league_command("open", actions.open_season),
    _league_command("rest", actions.set_automatic_seasons),
    _league_command("move", channel.move),
    _league_command("role", channel.set_role),
    _season_command("add", actions.add, ReasonRule.REQUIRED),
    _season_command("remove", actions.remove, ReasonRule.REQUIRED),
    _season_command("seed", actions.seed, ReasonRule.REQUIRED),
    _season_command("close", actions.step_action(SeasonTool.CLOSE)),
    _season_command("draw", actions.step_action(SeasonTool.DRAW)),
    _season_command("begin", actions.step_action(SeasonTool.BEGIN)),
    _season_command("rule", rulings.rule, ReasonRule.REQUIRED, table=table_choices),
    _season_command("excuse", rulings.excuse, ReasonRule.REQUIRED, table=table_choices),
    _season_command("strike", rulings.strike, ReasonRule.REQUIRED),
    _season_command("replace", rulings.replace, ReasonRule.REQUIRED, table=table_choices),
    _season_command("reverse", rulings.reverse, ReasonRule.REQUIRED, entry=rulings.rulings_choices),
    _season_command("rulings", rulings.show_rulings, ReasonRule.NEVER),
)
create.autocomplete("game")(game_choices)
FEATURE = Feature(
    commands=(create, *COMMANDS), clicks=CLICKS, modals=MODALS, help=(HelpPage("help-league-host", 75),)
)
