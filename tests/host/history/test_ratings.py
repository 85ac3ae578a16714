"""Tests for ratings: they are updated in the transaction that ends a rated match.

Recomputing them gives the same values.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from host.core import jobs
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import guild_owner
from host.core.users import User
from host.decisions.replace import replacement
from host.history.ratings import updates
from host.history.ratings.updates import RebuiltPool, rebuild_pools
from host.history.results.outcome import Outcome, ResultCorrected, ResultStored, SeatOutcome
from host.history.results.rebuild import rebuild
from host.history.results.recorder import result_rows
from host.matches.settings.time_controls import DAY
from host.messages.posts.cards import get_card
from host.tables import rematch
from host.tables.rematch import RematchTarget
from host.tables.tables import tables
from storage.history import ratings, results
from storage.history.ratings import RatedRow, RatingRow
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow
from tests.host.conftest import Clock
from tests.host.messages.test_follow import play_to_end
from tests.host.players import ADA, BEN, CEM, error_key, open_match, run_jobs, start_match, take_turn

GUILD_ID = 1


async def load_ratings(ctx: Context, guild_id: int = GUILD_ID) -> list[RatingRow]:
    async with ctx.database.read_transaction() as tx:
        return await ratings.of_pool(tx, guild_id, "pearls")


async def load_verdict(ctx: Context, match_id: int) -> str:
    async with ctx.database.read_transaction() as tx:
        found = await ratings.get_rated(tx, match_id)
    assert found is not None
    return found.verdict


async def play_rated_match(ctx: Context, **fields: Any) -> MatchRow:
    row = await start_match(ctx, **{"is_rated": True, **fields})
    await play_to_end(ctx, row)
    return row


async def test_rated_match_changes_ratings_of_its_players(ctx: Context) -> None:
    row = await play_rated_match(ctx)
    first, other = await load_ratings(ctx)
    assert (first.user_key, other.user_key) == (ADA.key, BEN.key)
    assert first.matches == other.matches == 1
    assert first.mu != other.mu
    assert await load_verdict(ctx, row.id) == "rated"
    assert await load_ratings(ctx, guild_id=2) == []


async def test_casual_match_changes_no_ratings(ctx: Context) -> None:
    await play_rated_match(ctx, is_rated=False)
    assert await load_ratings(ctx) == []


async def test_running_match_is_not_rated(ctx: Context) -> None:
    row = await start_match(ctx, is_rated=True)
    await take_turn(ctx, row.id, ADA, 1)
    assert await load_ratings(ctx) == []
    assert await load_verdict(ctx, row.id) == ""


async def test_match_with_robots_is_not_rated(ctx: Context) -> None:
    with pytest.raises(UserError) as refused:
        await open_match(ctx, is_rated=True, robots=1)
    assert error_key(refused) == "refusal-rated-needs-people"
    row = await open_match(ctx, is_rated=True)
    await tables.add_robot(ctx, row.id, ADA)
    await replacement.resign(ctx, row.id, ADA)
    while await run_jobs(ctx, row.id):
        pass
    assert await load_verdict(ctx, row.id) == "robots"
    assert await load_ratings(ctx) == []


async def test_rematch_inherits_rated_setting(ctx: Context) -> None:
    for n, is_rated in enumerate((True, False)):
        row = await play_rated_match(ctx, is_rated=is_rated)
        again = await rematch.rematch(ctx, row.id, ADA, RematchTarget(8000 + n, is_thread=False))
        async with ctx.database.read_transaction() as tx:
            assert (await ratings.get_rated(tx, again.row.id) is not None) == is_rated


async def test_nobody_escapes_a_rating_by_leaving_as_well(ctx: Context) -> None:
    row = await start_match(ctx, is_rated=True)
    await replacement.resign(ctx, row.id, BEN)
    await replacement.resign(ctx, row.id, ADA)
    while await run_jobs(ctx, row.id):
        pass
    assert await load_verdict(ctx, row.id) == "rated"
    assert all(load_rating.mu < 25 for load_rating in await load_ratings(ctx))


async def test_same_players_are_rated_three_times_in_thirty_days(ctx: Context, clock: Clock) -> None:
    rows = [await play_rated_match(ctx) for _ in range(4)]
    assert [await load_verdict(ctx, row.id) for row in rows] == ["rated", "rated", "rated", "again"]
    clock.now += 31 * DAY
    assert await load_verdict(ctx, (await play_rated_match(ctx)).id) == "rated"
    before = await load_ratings(ctx)
    assert [rebuild_pool async for rebuild_pool in rebuild_pools(ctx)] == [
        RebuiltPool(GUILD_ID, "pearls", differs=False)
    ]
    assert await load_ratings(ctx) == before


async def test_recomputed_ratings_equal_stored_ratings(ctx: Context, clock: Clock) -> None:
    chance, users = Random(4), [User(200 + n, f"P{n}") for n in range(7)]
    for _ in range(60):
        clock.now += chance.choice([0, DAY, 40 * DAY])
        await end_match(ctx, clock.now, chance.sample(users, chance.choice([2, 3, 4])), chance)
    before = await load_ratings(ctx)
    assert len(before) == 7
    assert [rebuild_pool.differs async for rebuild_pool in rebuild_pools(ctx)] == [False]
    assert await load_ratings(ctx) == before


async def end_match(
    ctx: Context,
    ended_at: int,
    users: list[User],
    chance: Random,
    *,
    game: str = "pearls",
    guild_id: int = GUILD_ID,
    is_rated: bool = True,
) -> Outcome:
    """End a match between the given users without playing it, and return its outcome."""
    seats = tuple(
        SeatOutcome(
            seat=seat, participation="left" if chance.random() < 0.1 else "played", user_key=user.key,
            outcome="lost", place=chance.randint(1, len(users)), tied_seats=1, score=1, turns=1, used_ms=1, timeouts=0,
        )
        for seat, user in enumerate(users)
    )  # fmt: skip
    async with ctx.database.transaction() as tx:
        row = await matches.insert(tx, MatchRow(
            game=game, rules_version=1, commitment="", guild_id=guild_id, channel=2, owner_key=1,
            seat_count=len(users), status="finished", created=1,
        ))  # fmt: skip
        found = Outcome(
            match_id=row.id, guild_id=guild_id, game=game, rules_version=1, started=1, ended=ended_at,
            is_imported=False, seats=seats,
        )  # fmt: skip
        if is_rated:
            await ratings.add_rated(tx, RatedRow(match_id=row.id, guild_id=guild_id, game=game))
        await results.put(tx, row.id, result_rows(found))
        await updates.on_result(ctx, tx, ResultStored(found))
    return found


async def compute_ratings(ctx: Context) -> None:
    while await jobs.run(ctx, guild_owner(GUILD_ID), may_take_long=True):
        pass


async def test_late_result_triggers_recomputation_of_pool(ctx: Context, clock: Clock) -> None:
    chance = Random(1)
    await end_match(ctx, clock.now, [ADA, BEN], chance)
    before = await load_ratings(ctx)
    late = await end_match(ctx, clock.now - DAY, [ADA, CEM, BEN], chance)
    assert await load_ratings(ctx) == before
    after = await end_match(ctx, clock.now + DAY, [ADA, CEM], chance)
    assert await load_ratings(ctx) == before
    await compute_ratings(ctx)
    assert {row.user_key: row.matches for row in await load_ratings(ctx)} == {
        ADA.key: 3,
        BEN.key: 2,
        CEM.key: 2,
    }
    assert [await load_verdict(ctx, outcome.match_id) for outcome in (late, after)] == ["rated", "rated"]
    await end_match(ctx, clock.now + 2 * DAY, [BEN, CEM], chance)
    assert [rebuild_pool.differs async for rebuild_pool in rebuild_pools(ctx)] == [False]


async def test_reverted_correction_restores_all_ratings(ctx: Context, clock: Clock) -> None:
    chance = Random(2)
    found = [await end_match(ctx, clock.now + n, [ADA, BEN, CEM], chance) for n in range(3)]
    before = await load_ratings(ctx)
    first = found[0]
    places = {1: 3, 2: 2, 3: 1}
    turned = replace(first, seats=tuple(replace(seat, place=places[seat.place or 0]) for seat in first.seats))
    for outcome in (turned, first):
        async with ctx.database.transaction() as tx:
            await results.put(tx, outcome.match_id, result_rows(outcome))
            await updates.on_correction(ctx, tx, ResultCorrected(outcome))
        await compute_ratings(ctx)
        assert (await load_ratings(ctx) == before) == (outcome is first)


async def test_lost_results_and_ratings_are_rebuilt(ctx: Context) -> None:
    row = await play_rated_match(ctx)
    before = await load_ratings(ctx)
    async with ctx.database.transaction() as tx:
        await results.put(tx, row.id, [])
        await ratings.replace(tx, GUILD_ID, "pearls", [])
    assert [rebuilt_match.status async for rebuilt_match in rebuild(ctx)] == ["missing"]
    assert [rebuild_pool.differs async for rebuild_pool in rebuild_pools(ctx)] == [True]
    assert await load_ratings(ctx) == before


async def test_pool_of_another_algorithm_is_recomputed_at_startup(ctx: Context) -> None:
    await play_rated_match(ctx)
    before = await load_ratings(ctx)
    async with ctx.database.transaction() as tx:
        pool = await ratings.pool(tx, GUILD_ID, "pearls")
        assert pool is not None
        await ratings.put_pool(tx, replace(pool, algorithm="guess/1"))
        await ratings.put(tx, [replace(before[0], mu=0.0)])
    await updates.on_startup(ctx)
    await compute_ratings(ctx)
    assert await load_ratings(ctx) == before


OTHER_USERS = [User(300 + n, f"P{n}") for n in range(4)]


async def finish_match(ctx: Context, row: MatchRow, *users: User) -> None:
    """Play a match to its end with the users in seat order.

    Robots play the other seats.
    """
    while True:
        while await run_jobs(ctx, row.id):
            pass
        awaited = (await get_card(ctx, row.id)).awaited
        if not awaited:
            return
        await take_turn(ctx, row.id, users[awaited[0]], 1)


async def test_pair_is_rated_three_times_whoever_else_plays(ctx: Context) -> None:
    """A pair of players is rated at most three times, regardless of the other players.

    Players at three-player tables cannot exceed the limit by changing the third player.
    """
    rows = [
        await start_match(ctx, BEN, third, is_rated=True, channel=8000 + n)
        for n, third in enumerate(OTHER_USERS)
    ]
    assert [await load_verdict(ctx, row.id) for row in rows] == ["", "", "", "again"]
    assert await load_verdict(ctx, (await start_match(ctx, *OTHER_USERS[:2], is_rated=True)).id) == ""


async def test_limit_is_decided_and_shown_before_the_match(ctx: Context, clock: Clock) -> None:
    """The limit is applied before a match starts.

    The order in which running matches end therefore does not matter.
    """
    rows = [await start_match(ctx, is_rated=True, channel=8000 + n) for n in range(4)]
    waiting = await open_match(ctx, seats=3, is_rated=True, channel=8009)
    assert not (await get_card(ctx, waiting.id)).is_over_limit
    await tables.join(ctx, waiting.id, BEN)
    shown = [(await get_card(ctx, row.id)).is_over_limit for row in (*rows, waiting)]
    assert shown == [False, False, False, True, True]
    for row in reversed(rows):
        clock.now += 1
        await finish_match(ctx, row, ADA, BEN)
    assert [await load_verdict(ctx, row.id) for row in rows] == ["rated", "rated", "rated", "again"]
    clock.now += 31 * DAY
    assert await load_verdict(ctx, (await start_match(ctx, is_rated=True, channel=8010)).id) == ""


async def test_resigning_at_once_does_not_hide_a_match_from_the_limit(ctx: Context) -> None:
    for n in range(3):
        row = await start_match(ctx, BEN, CEM, is_rated=True, channel=8000 + n)
        await replacement.resign(ctx, row.id, BEN)
    assert await load_verdict(ctx, (await start_match(ctx, is_rated=True)).id) == "again"


async def test_cancelled_matches_do_not_count_towards_the_limit(ctx: Context) -> None:
    for _ in range(3):
        row = await start_match(ctx, is_rated=True)
        async with ctx.database.transaction() as tx:
            await matches.set_status(tx, row.id, "cancelled", ctx.now())
    assert await load_verdict(ctx, (await start_match(ctx, is_rated=True)).id) == ""


async def test_resigning_costs_rating_in_a_two_player_match(ctx: Context) -> None:
    row = await start_match(ctx, is_rated=True)
    await take_turn(ctx, row.id, ADA, 1)
    await replacement.resign(ctx, row.id, BEN)
    await finish_match(ctx, row, ADA)
    assert await load_verdict(ctx, row.id) == "rated"
    assert {load_rating.user_key: load_rating.mu < 25 for load_rating in await load_ratings(ctx)} == {
        BEN.key: True
    }


async def test_excused_leaver_gets_rating_back(ctx: Context) -> None:
    row = await start_match(ctx, BEN, CEM, is_rated=True)
    await replacement.resign(ctx, row.id, BEN)
    await finish_match(ctx, row, ADA, BEN, CEM)
    before = await load_ratings(ctx)
    assert [rating_row.user_key for rating_row in before] == [ADA.key, BEN.key, CEM.key]
    for is_excused in (True, False):
        async with ctx.database.transaction() as tx:
            await updates.set_excused(ctx, tx, row.id, {BEN.key: is_excused})
        await jobs.run(ctx, guild_owner(GUILD_ID))
        found = [load_rating.user_key for load_rating in await load_ratings(ctx)]
        assert found == ([ADA.key, CEM.key] if is_excused else [ADA.key, BEN.key, CEM.key])
    assert await load_ratings(ctx) == before
