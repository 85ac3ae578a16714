"""Tests for rate limits on actions that notify other users."""

from __future__ import annotations

import pytest

from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.messages.posts import cards
from host.tables.tables import limits, rates, tables
from host.tables.tables.rates import HOUR, MAX_PER_HOUR, MAX_PER_TARGET
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, CEM, DEA, error_key, open_match


async def open_matches(ctx: Context, count: int, first: int = 7000, **fields: object) -> None:
    for channel in range(first, first + count):
        await open_match(ctx, channel=channel, **fields)


async def test_opening_matches_is_rate_limited_per_hour(ctx: Context, clock: Clock) -> None:
    await open_matches(ctx, MAX_PER_HOUR["open"])
    with pytest.raises(UserError) as refused:
        await open_match(ctx, channel=9000)
    assert error_key(refused) == "refusal-too-often-open"
    await open_match(ctx, channel=9000, opener=BEN)
    clock.now += HOUR
    await open_match(ctx, channel=9001)


async def test_rate_limit_is_checked_before_opening_a_match(ctx: Context) -> None:
    await open_matches(ctx, MAX_PER_HOUR["open"])
    with pytest.raises(UserError) as refused:
        await limits.refuse_opening_over_limit(ctx, 1, ADA.key)
    assert error_key(refused) == "refusal-too-often-open"
    await limits.refuse_opening_over_limit(ctx, 1, BEN.key)


async def test_refused_match_does_not_count_toward_rate_limit(ctx: Context) -> None:
    await open_match(ctx)
    for _ in range(MAX_PER_HOUR["open"]):
        with pytest.raises(UserError) as refused:
            await open_match(ctx)
        assert error_key(refused) == "refusal-channel-busy"
    await open_match(ctx, channel=9000)


async def test_inviting_the_same_user_is_rate_limited_per_hour(ctx: Context, clock: Clock) -> None:
    await open_matches(ctx, MAX_PER_TARGET, invited=(BEN,))
    with pytest.raises(UserError) as refused:
        await open_match(ctx, channel=9000, invited=(CEM, BEN))
    assert error_key(refused) == "refusal-too-often-same"
    with pytest.raises(UserError) as refused:
        await limits.refuse_opening_over_limit(ctx, 1, ADA.key, [BEN.key])
    assert error_key(refused) == "refusal-too-often-same"
    row = await open_match(ctx, channel=9000, invited=(CEM,))
    with pytest.raises(UserError) as refused:
        await tables.invite(ctx, row.id, ADA, [BEN])
    assert error_key(refused) == "refusal-too-often-same"
    clock.now += HOUR
    await tables.invite(ctx, row.id, ADA, [BEN])


async def test_invitations_are_rate_limited_per_hour(ctx: Context) -> None:
    row, crowd = await open_match(ctx), [User(1000 + n, f"n{n}") for n in range(MAX_PER_HOUR["invite"] + 1)]
    with pytest.raises(UserError) as refused:
        await tables.invite(ctx, row.id, ADA, crowd)
    assert error_key(refused) == "refusal-too-often-invite"
    await tables.invite(ctx, row.id, ADA, crowd[1:])
    with pytest.raises(UserError):
        await tables.invite(ctx, row.id, ADA, crowd[:1])


async def test_thread_creation_is_rate_limited_per_hour(ctx: Context, clock: Clock) -> None:
    for _ in range(MAX_PER_HOUR["thread"]):
        await rates.count_thread(ctx, ADA.key)
    with pytest.raises(UserError) as refused:
        await rates.count_thread(ctx, ADA.key)
    assert error_key(refused) == "refusal-too-often-thread"
    await rates.count_thread(ctx, BEN.key)
    clock.now += HOUR
    await rates.count_thread(ctx, ADA.key)


async def test_user_is_invited_to_a_table_once(ctx: Context) -> None:
    row = await open_match(ctx, invited=(BEN,))
    with pytest.raises(UserError) as refused:
        await tables.invite(ctx, row.id, ADA, [BEN])
    assert error_key(refused) == "refusal-already-invited"
    await tables.invite(ctx, row.id, ADA, [CEM, BEN])
    status_card = await cards.get_card(ctx, row.id)
    assert status_card.invited == (BEN.key, CEM.key)


async def test_card_announces_only_invitations_made_at_opening(ctx: Context) -> None:
    row = await open_match(ctx, invited=(BEN, DEA))
    await tables.invite(ctx, row.id, ADA, [CEM])
    assert (await cards.get_card(ctx, row.id)).unnotified == (BEN.key, DEA.key)
