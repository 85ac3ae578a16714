"""Tests for season exports as tables for spreadsheets."""

from __future__ import annotations

import csv
import io

from host.core.context import Context
from host.decisions.replace import replacement
from host.leagues.commands import league_admin
from host.leagues.views import exports
from tests.host.conftest import Clock
from tests.host.virtual_leagues import HOST, create_users, play_one_round, start_season


async def results(ctx: Context, season: int) -> list[dict[str, str]]:
    """Return the rows of the results."""
    raw = await exports.export_csv(ctx, season, "results")
    return [*csv.DictReader(io.StringIO(raw.decode()))]


async def test_results_have_scores_and_how_each_table_was_decided(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    known = await days.load_season()
    leaver = next(user for user in create_users(5) if user.key == known.season.tables[1].user_keys[0])
    assert known.season.tables[1].match_id is not None
    await replacement.resign(ctx, known.season.tables[1].match_id, leaver)
    for table in (1, 2, 3):
        await days.play_table(table)
    await play_one_round(ctx, days, 4)
    assert {row["table"] for row in await results(ctx, known.id)} == {"1", "2", "3"}
    await league_admin.void_table(ctx, known.id, 2, HOST)
    places = (*zip(known.season.tables[3].user_keys, (1, 2, None), strict=True),)
    await league_admin.set_result(ctx, known.id, 3, places, HOST)
    await league_admin.end_now(ctx, known.id, HOST)
    await days.run_due_work()
    rows = await results(ctx, known.id)
    assert {(row["table"], row["decided"]) for row in rows} == {
        ("1", "played"), ("2", "void"), ("3", "ruled"), ("4", "adjudicated"), ("5", "adjudicated"),
    }  # fmt: skip
    first = [row for row in rows if row["table"] == "1"]
    assert [row["participation"] for row in first] == ["left", "played", "played"]
    assert all(row["score"].isdigit() for row in rows if row["table"] in {"1", "2", "3"})
    assert {row["score"] for row in rows if row["table"] in {"4", "5"}} == {""}
    assert {row["points"] for row in rows if row["table"] == "2"} == {""}
    assert {row["round"] for row in rows} == {"1"}
