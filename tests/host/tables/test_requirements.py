"""Tests for the requirements of a table: the opener must meet them too, and invited players need not."""

from __future__ import annotations

from typing import Any

import pytest

from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.decisions.replace import replacement
from host.messages import table_alerts
from host.tables.requirements import MAX_NEWCOMER_MATCHES, Requirements
from host.tables.search import TableFilter, find_tables
from host.tables.tables import tables
from storage.history import ratings
from storage.history.ratings import RatingRow
from storage.matches.match.matches import MatchRow
from storage.time import reliability
from storage.time.reliability import ReliabilityRow
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, CEM, DEA, error_key, open_match


async def set_reliability(ctx: Context, user: User, turns: int, timeouts: int, finished: int = 0) -> None:
    async with ctx.database.transaction() as tx:
        row = ReliabilityRow(user_key=user.key, turns=turns, timeouts=timeouts, matches_finished=finished)
        await reliability.add(tx, row)


async def set_rating(ctx: Context, user: User, above_initial: int) -> None:
    """Set a user's rating for the toy game to 1500 plus the given difference."""
    async with ctx.database.transaction() as tx:
        row = RatingRow(
            guild_id=1, game="pearls", user_key=user.key, mu=25 + above_initial / 40, sigma=2.0, matches=9,
            last_match_ended=1, peak=0.0,
        )  # fmt: skip
        await ratings.put(tx, [row])


async def open_refused(ctx: Context, is_rated: bool = False, **wanted: object) -> str:
    """Return the error key for a table that can't be opened with the given requirements."""
    with pytest.raises(UserError) as refused:
        await open_match(ctx, requirements=Requirements(**wanted), is_rated=is_rated)  # type: ignore[arg-type]  # test values
    return error_key(refused)


async def join_refused(ctx: Context, row: MatchRow, user: User) -> str:
    with pytest.raises(UserError) as refused:
        await tables.join(ctx, row.id, user)
    return error_key(refused)


async def open_with(ctx: Context, **fields: object) -> MatchRow:
    invited = fields.pop("invited", ())
    wanted = Requirements(**fields)  # type: ignore[arg-type]  # test values
    return await open_match(ctx, seats=3, requirements=wanted, invited=invited)


async def test_less_reliable_and_unknown_players_cannot_join(ctx: Context) -> None:
    await set_reliability(ctx, ADA, 95, 5)
    await set_reliability(ctx, BEN, 9, 1)
    await set_reliability(ctx, DEA, 98, 2)
    row = await open_with(ctx, min_reliability=95)
    assert await join_refused(ctx, row, BEN) == "refusal-reliability-low"
    assert await join_refused(ctx, row, CEM) == "refusal-reliability-unknown"
    await tables.join(ctx, row.id, DEA)


async def test_opener_cannot_require_more_reliability_than_their_own(ctx: Context) -> None:
    assert await open_refused(ctx, min_reliability=50) == "refusal-reliability-unknown"
    await set_reliability(ctx, ADA, 95, 5)
    assert await open_refused(ctx, min_reliability=96) == "refusal-reliability-above-own"
    assert (await open_with(ctx, min_reliability=95)).status == "open"


async def test_rating_range_applies_to_joining_players(ctx: Context) -> None:
    await set_rating(ctx, BEN, 200)
    await set_rating(ctx, CEM, -200)
    row = await open_with(ctx, min_rating=1400, max_rating=1600)
    assert await join_refused(ctx, row, BEN) == "refusal-rating-outside-range"
    assert await join_refused(ctx, row, CEM) == "refusal-rating-outside-range"
    await tables.join(ctx, row.id, DEA)


async def test_rating_range_contains_the_rating_of_the_opener(ctx: Context) -> None:
    await set_rating(ctx, ADA, 300)
    assert await open_refused(ctx, max_rating=1500) == "refusal-rating-range-without-own"
    assert await open_refused(ctx, min_rating=1900) == "refusal-rating-range-without-own"
    assert await open_refused(ctx, min_rating=1900, max_rating=1200) == "refusal-rating-range-empty"
    assert (await open_with(ctx, min_rating=1800)).status == "open"


async def test_only_newcomers_join_a_table_for_newcomers(ctx: Context) -> None:
    await set_reliability(ctx, BEN, 9, 0, finished=MAX_NEWCOMER_MATCHES + 1)
    await set_reliability(ctx, CEM, 9, 0, finished=MAX_NEWCOMER_MATCHES)
    row = await open_with(ctx, is_for_newcomers=True)
    assert await join_refused(ctx, row, BEN) == "refusal-newcomers-only"
    await tables.join(ctx, row.id, CEM)


async def test_experienced_players_cannot_open_rated_tables_for_newcomers(ctx: Context) -> None:
    await set_reliability(ctx, ADA, 9, 0, finished=MAX_NEWCOMER_MATCHES + 1)
    assert await open_refused(ctx, is_rated=True, is_for_newcomers=True) == "refusal-newcomers-unrated"
    assert (await open_with(ctx, is_for_newcomers=True)).status == "open"


async def test_words_for_the_shuffles_do_not_bypass_the_requirements(ctx: Context) -> None:
    await set_reliability(ctx, ADA, 95, 5)
    row = await open_with(ctx, min_reliability=95)
    with pytest.raises(UserError) as refused:
        await tables.contribute(ctx, row.id, CEM, "clover")
    assert error_key(refused) == "refusal-reliability-unknown"


async def test_invited_players_need_not_meet_the_requirements(ctx: Context) -> None:
    await set_reliability(ctx, ADA, 95, 5)
    row = await open_with(ctx, min_reliability=95, invited=(CEM,))
    await tables.join(ctx, row.id, CEM)
    await tables.invite(ctx, row.id, ADA, [DEA])
    assert (await tables.join(ctx, row.id, DEA)).status == "running"


async def test_rated_table_for_newcomers_has_no_experienced_guests(ctx: Context) -> None:
    await set_reliability(ctx, CEM, 0, 0, finished=MAX_NEWCOMER_MATCHES + 1)
    usual: dict[str, Any] = {
        "seats": 3,
        "requirements": Requirements(is_for_newcomers=True),
        "invited": (CEM,),
    }
    casual = await open_match(ctx, channel=1, **usual)
    rated = await open_match(ctx, channel=2, is_rated=True, **usual)
    assert [found.match.id for found in await find_tables(ctx, 1, CEM, TableFilter())] == [casual.id]
    assert await join_refused(ctx, rated, CEM) == "refusal-newcomers-only"
    await tables.join(ctx, casual.id, CEM)
    await tables.join(ctx, rated.id, BEN)


async def test_substitutes_must_meet_the_requirements_unless_invited(ctx: Context) -> None:
    for user in (CEM, DEA):
        await set_reliability(ctx, user, 0, 0, finished=MAX_NEWCOMER_MATCHES + 1)
    row = await open_with(ctx, is_for_newcomers=True, invited=(DEA,))
    await tables.join(ctx, row.id, BEN)
    await tables.join(ctx, row.id, User(104, "Eva"))
    await replacement.resign(ctx, row.id, BEN)
    with pytest.raises(UserError) as refused:
        await replacement.take_seat(ctx, row.id, CEM)
    assert error_key(refused) == "refusal-newcomers-only"
    assert not await replacement.may_join(ctx, row.id, CEM)
    assert await replacement.may_join(ctx, row.id, DEA)
    await replacement.take_seat(ctx, row.id, DEA)


@pytest.mark.parametrize("is_rated", [False, True])
async def test_players_cannot_vote_an_experienced_substitute_into_a_rated_table_for_newcomers(
    ctx: Context, is_rated: bool
) -> None:
    await set_reliability(ctx, CEM, 0, 0, finished=MAX_NEWCOMER_MATCHES + 1)
    wanted = Requirements(is_for_newcomers=True)
    row = await open_match(ctx, is_rated=is_rated, requirements=wanted)
    await tables.join(ctx, row.id, BEN)
    if not is_rated:
        assert (await replacement.request_replacement(ctx, row.id, 0, ADA, CEM)).needs_consent
        return
    with pytest.raises(UserError) as refused:
        await replacement.request_replacement(ctx, row.id, 0, ADA, CEM)
    assert error_key(refused) == "refusal-newcomers-only"


async def test_refused_table_leaves_no_match_behind(ctx: Context) -> None:
    await open_refused(ctx, min_reliability=50)
    assert (await open_match(ctx)).status == "open"


async def test_table_alerts_leave_out_tables_that_the_user_cannot_join(ctx: Context, clock: Clock) -> None:
    await set_reliability(ctx, ADA, 95, 5)
    await set_reliability(ctx, DEA, 95, 5)
    for user in (CEM, DEA):
        await table_alerts.subscribe(ctx, 1, user, None)
    clock.now += 1
    await open_with(ctx, min_reliability=95)
    found = [len((await table_alerts.load_open_tables(ctx, 1, user.key)).tables) for user in (CEM, DEA)]
    assert found == [0, 1]
