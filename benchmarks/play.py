"""Matches between a user and robots, played through the host as in the bot."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine.core.files.library import AnyGame, games
from host.core import jobs
from host.core.context import Context
from host.core.owners import match_owner
from host.core.users import User
from host.decisions.replace import replacement
from host.tables.tables import tables
from host.tables.tables.requests import NewMatch
from host.turns.play import turn_actions
from host.turns.play.panels import Panel
from host.turns.play.turn_errors import RevealNotConfirmed
from storage.matches.match.matches import MatchRow

GUILD, CHANNEL, CHANNELS = 20, 30, 20
"""The guild, its first channel, and the number of channels. The channel ids are consecutive."""
ADA = User(101, "Ada")


async def open_match(ctx: Context, number: int, rules: AnyGame | None = None) -> MatchRow:
    """Open a match with the maximum number of seats, which starts immediately.

    Ada has one seat, and robots have the others. If `rules` is None, the match is in the first game.
    """
    rules = rules or next(iter(games().values()))
    seats = max(rules.seat_counts)
    new = NewMatch(
        game=rules.id, guild_id=GUILD, channel=CHANNEL + number, opener=ADA, seats=seats, robots=seats - 1
    )
    return await tables.open_match(ctx, new)


async def play_to_end(ctx: Context, match_id: int) -> None:
    """Play a match to the end with robots."""
    await replacement.resign(ctx, match_id, ADA)
    while await jobs.run(ctx, match_owner(match_id)):
        pass


async def play_turn(ctx: Context, match_id: int, show: Callable[[Panel], Awaitable[object]]) -> Panel:
    """Play a turn as Ada, always choosing the first option.

    Call `show` with every panel of the turn.
    """
    panel = await turn_actions.load_panel(ctx, match_id, ADA)
    while panel.is_your_turn and not panel.can_confirm:
        await show(panel)
        try:
            panel = await turn_actions.choose(ctx, match_id, ADA, panel.revision, 0)
        except RevealNotConfirmed:
            return await turn_actions.choose(ctx, match_id, ADA, panel.revision, 0, confirm_reveal=True)
    await show(panel)
    return await turn_actions.confirm(ctx, match_id, ADA, panel.revision)
