"""Tests for the search for finished matches: filters, order, and players with hidden profiles."""

from __future__ import annotations

from typing import Any

import pytest

from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.decisions.replace import replacement
from host.history import finished_matches
from host.history.finished_matches import FinishedMatch, FinishedSearch, FoundMatch, ResultFilter
from host.matches.match import loading
from host.matches.settings import updates
from host.matches.settings.time_controls import DAY
from storage.history import results as stored
from storage.matches.match.matches import MatchRow
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, CEM, DEA, error_key, run_jobs, start_match
from tests.host.virtual_leagues import play_to_end


async def play(ctx: Context, *others: User, **fields: Any) -> MatchRow:
    """Play a match of the toy game to its end."""
    row = await start_match(ctx, *(others or (BEN,)), **fields)
    await play_to_end(ctx, row.id)
    async with ctx.database.read_transaction() as tx:
        return await loading.load_row(tx, row.id)


async def search(ctx: Context, viewer: User = DEA, **filters: Any) -> tuple[FoundMatch, ...]:
    return await finished_matches.search(ctx, FinishedSearch(**{"guild_id": 1, **filters}), viewer)


async def ids(ctx: Context, viewer: User = DEA, **filters: Any) -> list[int]:
    return [one.match.id for one in await search(ctx, viewer, **filters)]


async def load_results(ctx: Context, viewer: User = DEA) -> tuple[FinishedMatch, ...]:
    return await finished_matches.load_results(ctx, await search(ctx, viewer), viewer)


async def hide(ctx: Context, user: User) -> None:
    await updates.update_preferences(ctx, user, is_hidden=True)


async def test_finished_matches_are_found_newest_first(ctx: Context, clock: Clock) -> None:
    first = await play(ctx)
    clock.now += DAY
    second = await play(ctx, CEM)
    await start_match(ctx, channel=7001)
    assert await ids(ctx) == [second.id, first.id]
    assert await ids(ctx, guild_id=2) == []


async def test_player_filter_finds_only_their_matches(ctx: Context, clock: Clock) -> None:
    with_ben = await play(ctx)
    clock.now += DAY
    with_cem = await play(ctx, CEM)
    assert await ids(ctx, player=ADA) == [with_cem.id, with_ben.id]
    assert await ids(ctx, player=BEN) == [with_ben.id]
    assert await ids(ctx, player=DEA) == []


async def test_game_filter_finds_only_matches_of_the_game(ctx: Context) -> None:
    row = await play(ctx)
    for filters in ({}, {"player": ADA}):
        assert await ids(ctx, game="pearls", **filters) == [row.id]
        assert await ids(ctx, game="nauticus", **filters) == []


async def test_period_includes_its_beginning_and_excludes_its_end(ctx: Context, clock: Clock) -> None:
    row = await play(ctx)
    ended = row.ended
    assert ended is not None
    for filters in ({}, {"player": BEN}):
        assert await ids(ctx, since=ended, until=ended + 1, **filters) == [row.id]
        assert await ids(ctx, since=ended + 1, **filters) == []
        assert await ids(ctx, until=ended, **filters) == []


async def winners(ctx: Context, row: MatchRow) -> tuple[int, ...]:
    async with ctx.database.read_transaction() as tx:
        return tuple(one.seat for one in await stored.of_match(tx, row.id) if one.place == 1)


async def test_result_filter_is_about_the_player(ctx: Context) -> None:
    row = await play(ctx)
    async with ctx.database.read_transaction() as tx:
        outcomes = {one.user_key: one.outcome for one in await stored.of_match(tx, row.id)}
    asked: tuple[ResultFilter, ...] = ("won", "lost", "draw")
    for user in (ADA, BEN):
        found = {result for result in asked if await ids(ctx, player=user, result=result)}
        assert found == {outcomes[user.key]}


async def test_result_without_player_is_about_the_viewer(ctx: Context) -> None:
    row = await play(ctx)
    asked: tuple[ResultFilter, ...] = ("won", "lost", "draw")
    own = [match_id for result in asked for match_id in await ids(ctx, ADA, result=result)]
    assert own == [row.id]
    assert [await ids(ctx, DEA, result=result) for result in asked] == [[], [], []]


async def test_player_who_left_early_is_found_by_that_result_only(ctx: Context) -> None:
    row = await start_match(ctx, CEM, BEN)
    await replacement.resign(ctx, row.id, BEN)
    await play_to_end(ctx, row.id)
    while await run_jobs(ctx, row.id):
        pass
    assert await ids(ctx, player=BEN, result="left") == [row.id]
    assert await ids(ctx, player=BEN) == [row.id]
    assert await ids(ctx, player=BEN, result="won") == await ids(ctx, player=BEN, result="lost") == []
    assert await ids(ctx, player=CEM, result="left") == []


async def test_results_show_the_winners(ctx: Context) -> None:
    row = await play(ctx)
    (found,) = await load_results(ctx)
    assert found.winners == await winners(ctx, row)
    assert [seat.name for seat in found.seats] == ["Ada", "Ben"]
    assert found.hidden_seats == frozenset()


async def test_search_tells_whether_the_viewer_has_played(ctx: Context) -> None:
    await play(ctx)
    assert [one.has_played for one in await search(ctx, BEN)] == [True]
    assert [one.has_played for one in await search(ctx, DEA)] == [False]


@pytest.mark.parametrize("filters", [{}, {"result": "won"}, {"game": "pearls"}])
async def test_player_with_a_hidden_profile_is_not_searched_for(
    ctx: Context, filters: dict[str, Any]
) -> None:
    await play(ctx)
    await hide(ctx, BEN)
    with pytest.raises(UserError) as refused:
        await ids(ctx, player=BEN, **filters)
    assert error_key(refused) == "refusal-profile-hidden"
    await play(ctx, BEN, CEM, channel=7001)
    assert len(await ids(ctx, BEN, player=BEN)) == 2


async def test_hidden_players_are_masked_except_for_those_who_played_with_them(ctx: Context) -> None:
    await play(ctx)
    await hide(ctx, BEN)
    assert [one.hidden_seats for one in await load_results(ctx, DEA)] == [frozenset({1})]
    assert [one.hidden_seats for one in await load_results(ctx, ADA)] == [frozenset()]
    assert [one.hidden_seats for one in await load_results(ctx, BEN)] == [frozenset()]
