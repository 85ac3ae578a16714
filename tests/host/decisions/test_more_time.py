"""Tests for giving another player more time: alone, by agreement, once per turn, up to the maximum."""

from __future__ import annotations

import pytest

from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.decisions import more_time
from host.decisions.more_time import MoreTimeGranted
from host.decisions.undo import feature as undo
from host.matches.settings.time_controls import DAY, HOUR, MINUTE, TIME_CONTROLS, TimeControl
from storage.matches.match.matches import MatchRow
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, CEM, DEA, deadline, error_key, open_match, start_match, take_turn
from tests.host.votes import (
    DAILY,
    NO,
    YES,
    advance_time,
    cast_ballot,
    entry_tags,
    load_entries,
    load_open_votes,
    run_out_of_time,
    start_timed_match,
)


async def grant(ctx: Context, row: MatchRow, user: User, seat: int = 0) -> bool:
    """Give a seat more time; return whether the other players were asked."""
    return (await more_time.grant(ctx, row.id, seat, user)).needs_vote


async def refusal(ctx: Context, row: MatchRow, user: User, seat: int = 0) -> str:
    with pytest.raises(UserError) as refused:
        await more_time.grant(ctx, row.id, seat, user)
    return error_key(refused).removeprefix("refusal-")


async def extra_time(ctx: Context, row: MatchRow) -> int:
    """Return how much later than at its beginning the deadline of Ada's first turn is."""
    at = await deadline(ctx, row.id)
    assert at is not None
    assert row.started is not None
    return at - row.started - DAILY.bank - DAILY.increment


async def test_player_gives_time_in_an_unrated_match_at_once(ctx: Context) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    assert not await grant(ctx, row, BEN)
    assert await extra_time(ctx, row) == DAY
    (granted,) = [entry for entry in await load_entries(ctx, row.id) if isinstance(entry, MoreTimeGranted)]
    assert (granted.seat, granted.name, granted.milliseconds) == (0, "Ben", DAY)
    assert await load_open_votes(ctx, row.id) == []


async def test_each_player_gives_time_once_per_turn(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    clock.now += DAY
    await grant(ctx, row, BEN)
    clock.now += DAY
    assert await refusal(ctx, row, BEN) == "more-time-again"
    await grant(ctx, row, CEM)
    assert await refusal(ctx, row, CEM) == "more-time-again"
    assert await extra_time(ctx, row) == 2 * DAY


async def test_player_may_give_time_again_in_the_next_turn(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    clock.now += 2 * DAY
    await grant(ctx, row, BEN)
    await take_turn(ctx, row.id, ADA, 1)
    await take_turn(ctx, row.id, BEN, 1)
    clock.now += 2 * DAY
    assert not await grant(ctx, row, BEN)


async def test_undone_turn_that_is_repeated_gets_no_second_grant(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    clock.now += 2 * DAY
    await grant(ctx, row, BEN)
    await take_turn(ctx, row.id, ADA, 1)
    await undo.undo(ctx, row.id, ADA)
    clock.now += DAY
    assert await refusal(ctx, row, BEN) == "more-time-again"


async def test_time_never_exceeds_the_maximum(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    await grant(ctx, row, BEN)
    assert await refusal(ctx, row, CEM) == "more-time-full"
    clock.now += 5 * HOUR + 20 * MINUTE
    await grant(ctx, row, CEM)
    assert await extra_time(ctx, row) == DAY + 5 * HOUR


async def test_short_time_control_without_increment_can_be_extended(ctx: Context, clock: Clock) -> None:
    hour = TimeControl("own", HOUR, 0, HOUR, HOUR)
    row = await start_timed_match(ctx, time_control=hour)
    clock.now += 40 * MINUTE + 20_000
    await grant(ctx, row, BEN)
    assert row.started is not None
    assert await deadline(ctx, row.id) == row.started + HOUR + 40 * MINUTE


async def test_invalid_grants_are_refused_with_the_reason(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    assert await refusal(ctx, row, ADA) == "more-time-oneself"
    assert await refusal(ctx, row, DEA) == "not-in-match"
    assert await refusal(ctx, row, BEN, 2) == "more-time-not-awaited"
    assert await refusal(ctx, row, BEN, 1) == "more-time-oneself"
    untimed = await start_match(ctx, channel=7001)
    assert await refusal(ctx, untimed, BEN) == "no-clock"
    await run_out_of_time(ctx, clock, row.id)
    assert await refusal(ctx, row, BEN) == "more-time-run-out"


async def test_seat_that_does_not_exist_is_refused(ctx: Context) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    assert await refusal(ctx, row, BEN, 9) == "more-time-not-awaited"


async def test_offers_list_the_players_who_have_to_move(ctx: Context) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    (offer,) = await more_time.load_offers(ctx, row.id, BEN)
    assert (offer.seat, offer.name, offer.milliseconds, offer.needs_vote) == (0, "Ada", DAY, False)
    with pytest.raises(UserError) as refused:
        await more_time.load_offers(ctx, row.id, ADA)
    assert error_key(refused) == "refusal-more-time-nobody"
    await grant(ctx, row, BEN)
    with pytest.raises(UserError) as refused:
        await more_time.load_offers(ctx, row.id, BEN)
    assert error_key(refused) in {"refusal-more-time-again", "refusal-more-time-full"}


async def start_rated_match(ctx: Context) -> MatchRow:
    return await start_timed_match(ctx, BEN, CEM, DEA, is_rated=True)


async def test_rated_match_needs_the_agreement_of_all_other_players(ctx: Context, clock: Clock) -> None:
    row = await start_rated_match(ctx)
    clock.now += DAY
    assert await grant(ctx, row, BEN)
    assert await extra_time(ctx, row) == 0
    (vote,) = await load_open_votes(ctx, row.id)
    await cast_ballot(ctx, vote, CEM, YES)
    assert await extra_time(ctx, row) == 0
    await cast_ballot(ctx, vote, DEA, YES)
    assert await extra_time(ctx, row) == DAY
    assert await entry_tags(ctx, row.id) == ["ruled more-time"]
    assert await refusal(ctx, row, CEM) == "more-time-again"


async def test_one_no_is_enough_to_refuse(ctx: Context) -> None:
    row = await start_rated_match(ctx)
    await grant(ctx, row, BEN)
    (vote,) = await load_open_votes(ctx, row.id)
    with pytest.raises(UserError) as refused:
        await cast_ballot(ctx, vote, ADA, YES)
    assert error_key(refused) == "refusal-not-asked"
    await cast_ballot(ctx, vote, CEM, NO)
    assert await entry_tags(ctx, row.id) == ["ruled more-time-refused"]
    assert await extra_time(ctx, row) == 0


async def test_silence_counts_as_no(ctx: Context, clock: Clock) -> None:
    row = await start_rated_match(ctx)
    await grant(ctx, row, BEN)
    await advance_time(ctx, clock, row.id)
    assert await entry_tags(ctx, row.id) == ["ruled more-time-refused"]


async def test_vote_ends_when_the_turn_is_over(ctx: Context) -> None:
    row = await start_rated_match(ctx)
    await grant(ctx, row, BEN)
    assert len(await load_open_votes(ctx, row.id)) == 1
    await take_turn(ctx, row.id, ADA, 1)
    assert await load_open_votes(ctx, row.id) == []


async def test_vote_ends_when_the_time_runs_out(ctx: Context, clock: Clock) -> None:
    row = await start_rated_match(ctx)
    clock.now += 4 * DAY - 2 * HOUR
    await grant(ctx, row, BEN)
    (vote,) = await load_open_votes(ctx, row.id)
    assert vote.closes_at == clock.now + 2 * HOUR
    await advance_time(ctx, clock, row.id, 2 * HOUR)
    (vote,) = await load_open_votes(ctx, row.id)
    assert vote.kind == "absent"


async def test_opponent_gives_time_alone_in_a_rated_match_of_two(ctx: Context) -> None:
    row = await start_timed_match(ctx, is_rated=True)
    assert not await grant(ctx, row, BEN)
    assert await extra_time(ctx, row) == DAY


async def test_votes_count_towards_the_daily_limit(ctx: Context) -> None:
    row = await start_rated_match(ctx)
    for _ in range(3):
        await grant(ctx, row, BEN)
        (vote,) = await load_open_votes(ctx, row.id)
        await cast_ballot(ctx, vote, CEM, NO)
    assert await refusal(ctx, row, BEN) == "asked-too-often"


async def test_match_that_is_not_running_is_refused(ctx: Context) -> None:
    row = await open_match(ctx, time_control=TIME_CONTROLS["daily"])
    assert await refusal(ctx, row, ADA) == "not-started"
