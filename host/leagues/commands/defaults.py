"""The settings that a league usually has, by what matches of its game have taken on the server so far."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from host.core.context import Context
from host.leagues.commands.leagues import plan_for
from host.leagues.plan import Plan
from storage.history import results
from storage.history.results import ResultRow

ENOUGH = 30
"""Matches without which nothing is known of how many turns they take."""
NEARLY_ALL = 95
"""Per cent of matches that are to be no longer."""


async def usual_plan(ctx: Context, server: int, name: str, seats: int) -> Plan:
    """Return settings for a game as they usually are; a Refusal where it is not known, or not for so many."""
    plan = plan_for(name, seats)
    async with ctx.database.reading() as tx:
        found = await results.of_game(tx, server, plan.game)
    turns = turns_of(found, seats)
    return plan if turns is None else plan_for(name, seats, turns=turns)


def turns_of(found: Iterable[ResultRow], seats: int) -> int | None:
    """Return in how many turns nearly all matches for so many were played to the end; None where too few were.

    The rows of a match stand together. Whoever leaves makes a match short, and whoever made it of a file can have
    made it up: neither tells how long matches are.
    """
    counts = sorted(
        sum(row.turns for row in rows)
        for rows in (list(of_match) for _, of_match in groupby(found, key=lambda row: row.match))
        if len(rows) == seats and all(_was_played(row, seats) for row in rows)
    )
    if len(counts) < ENOUGH:
        return None
    return counts[-(-NEARLY_ALL * len(counts) // 100) - 1]


def _was_played(row: ResultRow, seats: int) -> bool:
    return row.seats == seats and row.how == "played" and not row.is_brought_in and row.turns > 0
