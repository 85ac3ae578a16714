"""The panel of a league as it is shown to its hosts."""

from __future__ import annotations

import msgspec

from bot.core.services import Here, ctx_of
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.leagues.league_admin.panel import Shown, panel_post
from engine.core.library import UnknownGame
from engine.core.library import game as game_of
from engine.core.text import text
from host.core.errors import Refusal
from host.leagues.commands import leagues
from host.leagues.plan import Plan
from host.leagues.views import cards
from host.leagues.views.seasons import LeagueRow


async def see_league(interaction: Here, league: int) -> LeagueRow:
    """Return a league of this server that a custom id tells of; a Refusal where it is none."""
    row = await leagues.league_of(ctx_of(interaction), league)
    if row.server != interaction.guild_id:
        raise Refusal(text("slip-unknown-button"))
    return row


def plan_of(league: LeagueRow) -> Plan:
    """Return the settings of a league's next season."""
    return msgspec.json.decode(league.plan, type=Plan)


async def show_panel(interaction: Here, league: LeagueRow, words: Words, slip: str = "") -> Post:
    """Show a league to a host, with what spoke against what they wanted to change."""
    ctx, plan = ctx_of(interaction), plan_of(league)
    latest = await leagues.latest(ctx, league.id)
    next_at = None
    if latest is not None:
        step = (await cards.sign_up(ctx, latest.row.id)).next_step
        next_at = None if step is None else step.at
    least = await leagues.min_days(plan)
    shown = Shown(league, plan, least, _seat_counts(league), latest, next_at, slip)
    return panel_post(shown, words)


def _seat_counts(league: LeagueRow) -> tuple[int, ...]:
    try:
        return tuple(game_of(league.game).seat_counts)
    except UnknownGame:
        raise Refusal(text("refusal-unknown-game", game=league.game)) from None
