"""Tests that displayed ratings depend only on finished matches against other members of the guild."""

from __future__ import annotations

from random import Random
from typing import Any

from host.core.context import Context
from host.history.ratings import leaderboard
from host.history.results.user_record import compute_user_record
from host.matches.settings.time_controls import DAY
from storage.history.results import ResultRow
from tests.host.conftest import Clock
from tests.host.history.test_ratings import end_match, play_rated_match
from tests.host.players import ADA, BEN, CEM, start_match, take_turn


def create_row(match_id: int = 1, **fields: Any) -> ResultRow:
    known: dict[str, Any] = {
        "seat": 0, "participation": "played", "guild_id": 1, "game": "pearls", "rules_version": 1, "seats": 3,
        "started": 1, "ended": 2, "user_key": ADA.key, "outcome": "won", "place": 1, "tied_seats": 1, "score": 9,
        "turns": 8, "used_ms": 5, "timeouts": 2,
    }  # fmt: skip
    return ResultRow(match_id=match_id, **(known | fields))


def test_places_are_counted_by_game_and_number_of_seats() -> None:
    rows = [
        create_row(1),
        create_row(2),
        create_row(3, place=3),
        create_row(4, seats=2, place=2),
        create_row(5, game="regatta"),
    ]
    told = compute_user_record(ADA.key, rows)
    assert [(one.game, one.seats, one.places) for one in told.played] == [
        ("pearls", 2, {2: 1}),
        ("pearls", 3, {1: 2, 3: 1}),
        ("regatta", 3, {1: 1}),
    ]
    assert (told.reliability.on_time_percent, told.reliability.finished) == (80, 5)


def test_left_or_substituted_match_counts_no_place() -> None:
    (told,) = compute_user_record(
        ADA.key, [create_row(1, participation="left"), create_row(2, participation="substitute")]
    ).played
    assert (told.places, told.left, told.substituted) == ({}, 1, 1)


def test_solo_and_imported_matches_are_not_counted() -> None:
    assert (
        compute_user_record(ADA.key, [create_row(1, seats=1), create_row(2, is_imported=True)]).played == ()
    )


async def test_new_player_is_provisional_and_unranked(ctx: Context) -> None:
    await play_rated_match(ctx)
    found = await leaderboard.leaderboard(ctx, 1, "pearls", ADA.key)
    assert found.top == ()
    assert found.own is not None
    assert (found.own.is_provisional, found.own.matches, found.own.place) == (True, 1, None)
    assert (await leaderboard.leaderboard(ctx, 2, "pearls", ADA.key)).own is None
    assert (await leaderboard.leaderboard(ctx, 1, "pearls", CEM.key)).own is None


async def test_established_player_is_ranked_until_inactive(ctx: Context, clock: Clock) -> None:
    for n in range(30):
        await end_match(ctx, clock.now + n * 11 * DAY, [ADA, BEN], Random(n))
    clock.now += 30 * 11 * DAY
    found = await leaderboard.leaderboard(ctx, 1, "pearls", BEN.key)
    assert [one.place for one in found.top] == [1, 2]
    assert found.top[0].rating > found.top[1].rating
    assert found.own in found.top
    clock.now += 181 * DAY
    assert (await leaderboard.leaderboard(ctx, 1, "pearls", BEN.key)).top == ()


async def test_running_match_does_not_affect_leaderboard_or_profile(ctx: Context) -> None:
    await play_rated_match(ctx)
    before = await load_views(ctx)
    row = await start_match(ctx, is_rated=True)
    await take_turn(ctx, row.id, ADA, 1)
    await take_turn(ctx, row.id, BEN, 2)
    assert await load_views(ctx) == before


async def load_views(ctx: Context) -> list[object]:
    return [
        *[await leaderboard.leaderboard(ctx, 1, "pearls", one.key) for one in (ADA, BEN)],
        *[await leaderboard.profile(ctx, 1, one, CEM.key) for one in (ADA, BEN)],
    ]
