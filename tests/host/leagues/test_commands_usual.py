"""Tests of a new league's usual match length: derived from the guild's matches, if there are enough."""

from __future__ import annotations

from msgspec.structs import replace

from host.core.context import Context
from host.leagues.commands.defaults import MIN_MATCHES, default_plan, typical_turns
from host.leagues.commands.leagues import plan_for
from host.leagues.season.plan_validation import min_play_days
from storage.history import results
from storage.history.results import ResultRow
from storage.matches.match import matches
from tests.storage.examples import create_match_row

RESULT_ROW = ResultRow(
    match_id=1, seat=0, participation="played", guild_id=1, game="pearls", rules_version=1, seats=2, started=1,
    ended=2, user_key=5, outcome="won", place=1, tied_seats=1, score=3, turns=10, used_ms=1, timeouts=0,
)  # fmt: skip


def create_results(match_id: int, turns: int) -> list[ResultRow]:
    """Return the results of a two-player match with the given number of turns."""
    return [replace(RESULT_ROW, match_id=match_id, seat=seat, turns=turns // 2) for seat in range(2)]


MANY_RESULTS = [row for n in range(1, 101) for row in create_results(n, 2 * n)]


def test_usual_number_of_turns_is_a_high_percentile() -> None:
    assert typical_turns(MANY_RESULTS, 2) == 190
    assert typical_turns(MANY_RESULTS[: 2 * MIN_MATCHES - 1], 2) is None
    assert typical_turns(MANY_RESULTS, 3) is None


def test_usual_number_of_turns_ignores_left_and_imported_matches() -> None:
    odd = [replace(row, participation="left") for row in MANY_RESULTS[:100]] + [
        replace(row, is_imported=True) for row in MANY_RESULTS[100:]
    ]
    assert typical_turns(odd, 2) is None
    half = [
        replace(row, participation="left") if row.match_id % 2 and row.seat else row for row in MANY_RESULTS
    ]
    assert typical_turns(half, 2) == 192


async def test_new_league_plan_fits_match_length_in_guild(ctx: Context) -> None:
    assert await default_plan(ctx, 1, "pearls", 2) == plan_for("pearls", 2)
    async with ctx.database.transaction() as tx:
        for n in range(1, 101):
            row = await matches.insert(tx, create_match_row(channel=n, status="finished"))
            await results.put(tx, row.id, create_results(row.id, 2 * n))
    plan = await default_plan(ctx, 1, "pearls", 2)
    assert plan.turns == 190
    assert plan.play_days >= min_play_days(plan) > min_play_days(plan_for("pearls", 2))
    assert await default_plan(ctx, 2, "pearls", 2) == plan_for("pearls", 2)
