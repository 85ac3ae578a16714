"""Tests for matches without points: draws, wins by position, and common victories and defeats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.core.files.library import game
from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.history.finished_matches import FinishedSearch, load_results, search
from host.history.ratings.updates import rebuild_pools
from host.history.results.match_records import has_result, load_record
from host.history.results.recorder import outcome_from_rows
from host.history.statistics import queries
from host.leagues.commands.leagues import plan_for, validate_plan
from host.messages import view
from host.messages.posts.cards import get_card
from host.tables import rematch
from host.tables.rematch import RematchTarget
from host.tables.tables import tables
from host.turns.play import turn_actions
from storage.history import ratings, results
from storage.history.results import ResultRow
from storage.matches.match.matches import MatchRow
from tests.host.players import ADA, BEN, CEM, CHANNEL, choose, error_key, open_match, start_match

WIN, DRAW = (0, 3, 1, 4, 2), (0, 4, 8, 1, 7, 6, 2, 5, 3)
"""The fields in which the players lay their buoys, in turn."""


async def play_buoys(ctx: Context, fields: Sequence[int], **options: Any) -> MatchRow:
    row = await start_match(ctx, game="buoys", **options)
    for number, field in enumerate(fields):
        user = (ADA, BEN)[number % 2]
        if await awaited_users(ctx, row):
            await choose(ctx, row.id, user, {"move": "lay", "field": field})
            await turn_actions.confirm(ctx, row.id, user)
    return row


async def awaited_users(ctx: Context, row: MatchRow) -> list[User]:
    """Return the users who have to move; empty if the match is over."""
    card = await get_card(ctx, row.id)
    return [(ADA, BEN, CEM)[seat] for seat in card.awaited] if card.match.status == "running" else []


async def play_first_options(ctx: Context, row: MatchRow, place: int) -> None:
    while users := await awaited_users(ctx, row):
        offers = (await turn_actions.load_panel(ctx, row.id, users[0])).offers
        await choose(ctx, row.id, users[0], offers[place].action)
        await turn_actions.confirm(ctx, row.id, users[0])


async def play_leak(ctx: Context, *, wins: bool) -> MatchRow:
    """Play matches of Leak until one of them ends as wanted."""
    while True:
        row = await start_match(ctx, BEN, CEM, game="leak")
        await play_first_options(ctx, row, -1 if wins else 0)
        if (await rows_of(ctx, row))[0].outcome == ("all-won" if wins else "all-lost"):
            return row


async def rows_of(ctx: Context, row: MatchRow) -> list[ResultRow]:
    async with ctx.database.read_transaction() as tx:
        return await results.of_match(tx, row.id)


async def displayed_mus(ctx: Context, game_id: str) -> dict[int, float]:
    async with ctx.database.read_transaction() as tx:
        return {row.user_key: row.mu for row in await ratings.of_pool(tx, 1, game_id)}


async def test_draw_and_win_without_points_are_stored_as_such(ctx: Context) -> None:
    drawn = await rows_of(ctx, await play_buoys(ctx, DRAW))
    assert [(row.outcome, row.place, row.tied_seats, row.score) for row in drawn] == [
        ("draw", 1, 2, None), ("draw", 1, 2, None),
    ]  # fmt: skip
    won = await rows_of(ctx, await play_buoys(ctx, WIN))
    assert [(row.outcome, row.place, row.score) for row in won] == [("won", 1, None), ("lost", 2, None)]


@pytest.mark.parametrize("wins", [True, False])
async def test_common_result_has_no_places_and_survives_its_record(ctx: Context, wins: bool) -> None:
    row = await play_leak(ctx, wins=wins)
    rows = await rows_of(ctx, row)
    outcome = "all-won" if wins else "all-lost"
    assert {(one.outcome, one.place, one.tied_seats, one.score) for one in rows} == {
        (outcome, None, None, None)
    }
    assert has_result(await load_record(ctx, row.id, ADA), outcome_from_rows(rows))


async def test_draw_is_no_win_in_statistics_records_and_profile(ctx: Context) -> None:
    await play_buoys(ctx, DRAW)
    stats = await queries.load_user_statistics(ctx, 1, ADA, ADA.key)
    assert (stats.games["buoys"].longest_streak, stats.games["buoys"].best_score) == (0, None)
    (played,) = stats.profile.record.played
    assert (played.finished, played.has_places, dict(played.results)) == (1, False, {"draw": 1})
    found = (await queries.load_game_records(ctx, 1, "buoys")).records
    assert (found.matches, found.best, found.narrowest) == (1, None, None)
    (versus,) = (await queries.load_head_to_head(ctx, 1, ADA.key, BEN.key)).games
    assert (versus.beaten, versus.tied, versus.lost) == (0, 1, 0)


async def test_common_defeat_is_no_first_place_and_no_best_score(ctx: Context) -> None:
    await play_leak(ctx, wins=False)
    stats = await queries.load_user_statistics(ctx, 1, ADA, ADA.key)
    assert (stats.games["leak"].longest_streak, stats.games["leak"].best_score) == (0, None)
    played = stats.profile.record.played[0]
    assert (dict(played.places), played.has_places, played.results["lost"] > 0) == ({}, False, True)
    found = (await queries.load_game_records(ctx, 1, "leak")).records
    assert (found.best, found.narrowest, found.shortest is not None) == (None, None, True)
    assert (await queries.load_head_to_head(ctx, 1, ADA.key, BEN.key)).games == ()


async def test_common_victory_continues_a_winning_streak(ctx: Context) -> None:
    await play_leak(ctx, wins=True)
    stats = await queries.load_user_statistics(ctx, 1, ADA, ADA.key)
    assert stats.games["leak"].current_streak == 1


async def test_search_and_lists_tell_draws_and_common_results(ctx: Context) -> None:
    drawn, lost = await play_buoys(ctx, DRAW), await play_leak(ctx, wins=False)
    found = await search(ctx, FinishedSearch(1, ADA, result="draw"), ADA)
    assert [one.match.id for one in found] == [drawn.id]
    (listed,) = await load_results(ctx, found, ADA)
    assert (listed.outcome, listed.winners) == ("draw", ())
    assert lost.id in {one.match.id for one in await search(ctx, FinishedSearch(1, ADA, result="lost"), ADA)}
    assert not await search(ctx, FinishedSearch(1, ADA, result="won", game="buoys"), ADA)
    finished = {one.match.id: one for one in await view.find_recently_finished(ctx, ADA)}
    assert (finished[drawn.id].outcome, finished[lost.id].outcome) == ("draw", "all-lost")
    assert finished[lost.id].winners == ()


async def test_rated_draw_leaves_equal_players_equal(ctx: Context) -> None:
    await play_buoys(ctx, DRAW, is_rated=True)
    mus = await displayed_mus(ctx, "buoys")
    assert mus[ADA.key] == mus[BEN.key] == pytest.approx(25)
    assert not [pool async for pool in rebuild_pools(ctx) if pool.differs]


@pytest.mark.parametrize("seats", [3, 6])
async def test_rated_cooperative_match_is_refused(ctx: Context, seats: int) -> None:
    with pytest.raises(UserError) as caught:
        await open_match(ctx, game="leak", seats=seats, is_rated=True)
    assert error_key(caught) == "refusal-rated-cooperative"
    await open_match(ctx, game="leak", seats=seats)


async def test_option_that_makes_a_rated_table_cooperative_is_refused(
    ctx: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await open_match(ctx, is_rated=True)
    pearls = type(game("pearls"))
    monkeypatch.setattr(
        pearls, "teams", lambda _, seats, options: (tuple(range(seats)),) if options["most"] == 2 else ()
    )
    with pytest.raises(UserError) as caught:
        await tables.update_options(ctx, row.id, ADA, {"most": 2})
    assert error_key(caught) == "refusal-rated-cooperative"


async def test_cooperative_match_that_was_opened_as_rated_changes_no_rating(
    ctx: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak = type(game("leak"))
    with monkeypatch.context() as patch:
        patch.setattr(leak, "teams", lambda *_: ())
        row = await start_match(ctx, BEN, CEM, game="leak", is_rated=True)
    await play_first_options(ctx, row, 0)
    assert await displayed_mus(ctx, "leak") == {}
    target = RematchTarget(CHANNEL, is_thread=False)
    assert (await rematch.rematch(ctx, row.id, ADA, target)).outcome == "opened"


def test_league_of_a_cooperative_game_is_refused() -> None:
    with pytest.raises(UserError) as caught:
        plan_for("leak", 4)
    assert error_key(caught) == "refusal-season-cooperative"
    assert validate_plan(plan_for("buoys", 2)) == ()
