"""Tests for user statistics and game records, which are computed from the results of finished matches."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from host.core.context import Context
from host.history.ratings.updates import rebuild_pools
from host.history.statistics import queries
from host.history.statistics.head_to_head import compute_head_to_head
from host.history.statistics.records import MIN_MATCHES, compute_records, wilson
from host.history.statistics.user_statistics import compute_statistics
from storage.core.database import Transaction
from storage.history import ratings, results
from storage.history.results import ResultRow
from tests.host.history.test_ratings import GUILD_ID, end_match
from tests.host.players import ADA, BEN, CEM, start_match, take_turn

HOUR = 3_600_000


def result_row(match_id: int, seat: int, user_key: int | None, place: int, **fields: Any) -> ResultRow:
    data = {
        "participation": "played", "guild_id": GUILD_ID, "game": "pearls", "rules_version": 1, "seats": 2,
        "tied_seats": 1, "started": 0, "ended": match_id * HOUR,
        "outcome": "lost", "score": 100 - 10 * place, "turns": 10, "used_ms": 10 * HOUR, "timeouts": 0,
    }  # fmt: skip
    return ResultRow(match_id=match_id, seat=seat, user_key=user_key, place=place, **{**data, **fields})


def create_match_rows(number: int, *places: int, **fields: Any) -> list[ResultRow]:
    """Return the result rows of a match in which users 1, 2, ... finished in the given places."""
    return [
        result_row(number, seat, seat + 1, place, seats=len(places), tied_seats=places.count(place), **fields)
        for seat, place in enumerate(places)
    ]


def test_user_statistics_are_computed_per_game() -> None:
    rows = [result_row(n, 0, 1, place) for n, place in enumerate((1, 1, 1, 2, 1, 1), 1)]
    rows += [
        result_row(7, 0, 1, 2, participation="left"),
        result_row(8, 0, 1, 1, timeouts=2),
        result_row(9, 0, 1, 1, game="other"),
    ]
    found = compute_statistics(rows, dict.fromkeys(range(1, 10), 90))
    assert {*found} == {"pearls", "other"}
    pearls = found["pearls"]
    assert (pearls.played, pearls.left, pearls.best_score) == (7, 1, 90)
    assert (pearls.longest_streak, pearls.current_streak) == (3, 1)
    assert pearls.score_ratio == Fraction(6 * 90 + 80, 7 * 90)
    assert pearls.turn_time == HOUR
    assert pearls.on_time_percent == 100 * 80 // 82


def test_streak_ignores_solo_imported_and_substitute_matches() -> None:
    rows = [result_row(1, 0, 1, 1), result_row(2, 0, 1, 2, seats=1), result_row(3, 0, 1, 2, is_imported=True)]
    rows += [result_row(4, 0, 1, 2, participation="substitute"), result_row(5, 0, 1, 1)]
    assert compute_statistics(rows, {})["pearls"].longest_streak == 2
    assert compute_statistics(rows[1:3], {}) == {}


def test_left_match_ends_the_winning_streak() -> None:
    rows = [result_row(1, 0, 1, 1), result_row(2, 0, 1, 1, participation="left"), result_row(3, 0, 1, 1)]
    found = compute_statistics(rows, {})["pearls"]
    assert (found.longest_streak, found.current_streak) == (1, 1)


def test_head_to_head_statistics_are_symmetric() -> None:
    chance = Random(3)
    rows = [
        create_match_row
        for n in range(40)
        for create_match_row in create_match_rows(n, *(chance.randint(1, 4) for _ in range(4)))
    ]
    rows += [
        result_row(50, 0, 1, 1),
        result_row(50, 1, 2, 2, participation="left"),
        result_row(51, 0, 1, 1, is_imported=True),
    ]
    (mine,), (theirs,) = compute_head_to_head(1, 2, rows).games, compute_head_to_head(2, 1, rows).games
    assert mine.matches == theirs.matches == 40
    assert (mine.beaten, mine.tied, mine.lost) == (theirs.lost, theirs.tied, theirs.beaten)
    assert mine.ahead == -theirs.ahead
    assert [encounter.match_id for encounter in compute_head_to_head(1, 2, rows).last] == [39, 38, 37, 36, 35]
    assert compute_head_to_head(1, 9, rows).games == ()
    assert compute_head_to_head(1, 2, rows[::-1]) == compute_head_to_head(1, 2, rows)


def test_records_exclude_matches_with_leavers_or_robots() -> None:
    rows = create_match_rows(1, 1, 2, 3) + create_match_rows(2, 2, 1, 3) + create_match_rows(3, 1, 1, 3)
    rows[3:6] = [replace(one, score=(one.score or 0) + 7 * (one.place == 1)) for one in rows[3:6]]
    result_rows = [
        replace(create_match_row, score=999, participation="left" if create_match_row.seat else "played")
        for create_match_row in create_match_rows(4, 1, 2, 3)
    ]
    robots = [
        replace(one, score=999, participation="robot", user_key=None) for one in create_match_rows(5, 1, 2, 3)
    ]
    found = compute_records("pearls", rows + result_rows + robots)
    assert found.matches == 3
    assert found.best is not None
    assert (found.best.match_id, found.best.value, found.best.user_keys) == (2, 97, (2,))
    assert found.narrowest is not None
    assert (found.narrowest.match_id, found.narrowest.value) == (1, 10)
    assert found.shortest is not None
    assert found.shortest.user_keys == (1, 2, 3)
    assert [(seat.seats, seat.matches, seat.rates) for seat in found.seats] == [(3, 3, ())]
    assert compute_records("pearls", []).best is None


def test_lowest_score_is_the_record_if_fewest_points_win() -> None:
    rows = [
        replace(create_match_row, score=10 * (create_match_row.place or 0) + n)
        for n in (3, 1, 2)
        for create_match_row in create_match_rows(n, 1, 2)
    ]
    found = compute_records("pearls", rows)
    assert found.best is not None
    assert (found.best.match_id, found.best.value) == (1, 11)
    assert found.narrowest is not None
    assert found.narrowest.value == 10


def test_narrowest_win_includes_wins_by_tie_break() -> None:
    rows = create_match_rows(1, 1, 2) + create_match_rows(2, 1, 2) + create_match_rows(3, 1, 1)
    rows[2:4] = [replace(one, score=30) for one in rows[2:4]]
    found = compute_records("pearls", rows).narrowest
    assert found is not None
    assert (found.match_id, found.value) == (2, 0)


def test_seat_win_shares_add_up_within_their_intervals() -> None:
    chance = Random(1)
    rows = [
        create_match_row
        for n in range(200)
        for create_match_row in create_match_rows(n, *chance.sample((1, 1, 3), 3))
    ]
    (seats,) = compute_records("pearls", rows).seats
    assert sum(one.firsts for one in seats.rates) == seats.matches == 200
    for one in seats.rates:
        assert one.low < one.firsts / seats.matches < one.high
        assert one.low < 1 / 3 < one.high


def test_wilson_interval_matches_published_values() -> None:
    # Examples from Newcombe 1998, table I: 81 successes in 263 trials, and no success in 20 trials.
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert wilson(0, 0) == (0.0, 1.0)
    assert MIN_MATCHES > 1


async def test_head_to_head_includes_only_matches_of_this_guild(ctx: Context) -> None:
    users, chance = [ADA, BEN, CEM], Random(2)
    for n in range(1, 5):
        await end_match(ctx, n * HOUR, users, chance)
        await end_match(ctx, n * HOUR, users, chance, guild_id=2)
    await end_match(ctx, 9 * HOUR, [ADA, CEM], chance)
    found = await queries.load_head_to_head(ctx, GUILD_ID, ADA.key, BEN.key)
    async with ctx.database.read_transaction() as tx:
        known = [
            row for n in range(1, 99) for row in await results.of_match(tx, n) if row.guild_id == GUILD_ID
        ]
    assert found == compute_head_to_head(ADA.key, BEN.key, known)
    assert found.games
    assert all(encounter.match_id for encounter in found.last)


async def test_game_records_are_read_in_batches(ctx: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    users, chance = [ADA, BEN, CEM], Random(4)
    for n in range(1, 30):
        await end_match(ctx, (n // 2) * HOUR, users, chance)
    whole = await queries.load_game_records(ctx, GUILD_ID, "pearls")
    asked: list[object] = []
    of_game = results.of_game

    async def noted(tx: Transaction, *how: Any) -> list[ResultRow]:
        asked.append(how)
        return await of_game(tx, *how)

    monkeypatch.setattr(results, "of_game", noted)
    monkeypatch.setattr(queries, "BATCH_SIZE", 10)
    assert await queries.load_game_records(ctx, GUILD_ID, "pearls") == whole
    assert len(asked) > 5
    assert whole.records.matches > 10


async def test_rating_history_is_identical_after_recomputation(ctx: Context) -> None:
    users, chance = [ADA, BEN, CEM], Random(6)
    for n in range(1, 12):
        await end_match(ctx, n * 24 * HOUR, users, chance)
    user_statistics = await queries.load_user_statistics(ctx, GUILD_ID, ADA, ADA.key)
    line = user_statistics.rating_history["pearls"]
    async with ctx.database.read_transaction() as tx:
        (rating_row,) = await ratings.of_users(tx, GUILD_ID, "pearls", [ADA.key])
        before = await ratings.changes_of_user(tx, GUILD_ID, "pearls", ADA.key)
    assert len(line) == rating_row.matches
    assert [rating_at_time.at for rating_at_time in line] == sorted(
        rating_at_time.at for rating_at_time in line
    )
    assert (before[0].mu, before[0].sigma) == (rating_row.mu, rating_row.sigma)
    assert user_statistics.profile.ratings["pearls"].rating == line[-1].rating
    assert [rebuild_pool.differs async for rebuild_pool in rebuild_pools(ctx)] == [False]
    async with ctx.database.read_transaction() as tx:
        assert await ratings.changes_of_user(tx, GUILD_ID, "pearls", ADA.key) == before


async def test_running_match_does_not_affect_statistics(ctx: Context) -> None:
    match = await start_match(ctx, is_rated=True)
    await take_turn(ctx, match.id, ADA, 1)
    user_statistics = await queries.load_user_statistics(ctx, GUILD_ID, ADA, ADA.key)
    assert (user_statistics.games, user_statistics.rating_history, user_statistics.profile.record.played) == (
        {},
        {},
        (),
    )
    assert (await queries.load_head_to_head(ctx, GUILD_ID, ADA.key, BEN.key)).last == ()
    assert (await queries.load_game_records(ctx, GUILD_ID, "pearls")).records.matches == 0
