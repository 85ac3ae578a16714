"""A league's default settings, based on past matches of its game in the guild."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from host.core.context import Context
from host.leagues.commands.leagues import plan_for
from host.leagues.season_plan import SeasonPlan
from storage.history import results
from storage.history.results import ResultRow

MIN_MATCHES = 30
"""Minimum number of past matches for estimating how many turns a match takes."""
COVERAGE_PERCENT = 95
"""Percentage of past matches in which the number of turns did not exceed the estimate."""


async def default_plan(ctx: Context, guild_id: int, name: str, seats: int) -> SeasonPlan:
    """Return the default settings for a game.

    Raises a UserError if the game is unknown or does not support the number of seats.
    """
    plan = plan_for(name, seats)
    async with ctx.database.read_transaction() as tx:
        found = await results.of_game(tx, guild_id, plan.game)
    turns = typical_turns(found, seats)
    return plan if turns is None else plan_for(name, seats, turns=turns)


def typical_turns(found: Iterable[ResultRow], seats: int) -> int | None:
    """Return the number of turns within which nearly all matches with the given number of seats ended.

    Return None if there are too few matches. The rows of a match must be adjacent. Matches that a player left
    don't count, since they have fewer turns. Imported matches don't count either, since a file may contain a
    made-up match.
    """
    counts = sorted(
        sum(row.turns for row in rows)
        for rows in (list(of_match) for _, of_match in groupby(found, key=lambda row: row.match_id))
        if len(rows) == seats and all(_was_played(row, seats) for row in rows)
    )
    if len(counts) < MIN_MATCHES:
        return None
    return counts[-(-COVERAGE_PERCENT * len(counts) // 100) - 1]


def _was_played(row: ResultRow, seats: int) -> bool:
    return row.seats == seats and row.participation == "played" and not row.is_imported and row.turns > 0
