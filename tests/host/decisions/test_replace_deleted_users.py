"""Tests for users who delete their data during a match.

They can neither take another seat nor return to their old one.
"""

from __future__ import annotations

from typing import Any

import pytest

from host.core.context import Context
from host.core.errors import UserError
from host.decisions.replace import replacement
from host.matches.permissions import has_played
from host.operations.privacy.user_deletion import delete_user
from host.tables.tables import ownership, tables
from storage.matches import users
from storage.matches.match import seats
from tests.host.players import ADA, BEN, CEM, DEA, error_key, open_match, start_match
from tests.host.users import identify_again


async def test_deleted_user_cannot_take_another_seat_in_match(ctx: Context) -> None:
    row = await start_match(ctx, BEN, CEM)
    await delete_user(ctx, BEN)
    await replacement.resign(ctx, row.id, CEM)
    again = await identify_again(ctx, BEN)
    with pytest.raises(UserError) as refused:
        await replacement.take_seat(ctx, row.id, again, 2)
    assert error_key(refused) == "refusal-knows-another-seat"
    assert not await replacement.may_join(ctx, row.id, again)


async def test_deleted_user_cannot_retake_own_seat(ctx: Context) -> None:
    row = await start_match(ctx, BEN, CEM)
    await delete_user(ctx, BEN)
    again = await identify_again(ctx, BEN)
    with pytest.raises(UserError) as refused:
        await replacement.take_seat(ctx, row.id, again, 1)
    assert error_key(refused) == "refusal-given-up"
    await replacement.take_seat(ctx, row.id, DEA, 1)


async def test_deleted_user_still_counts_as_participant(ctx: Context) -> None:
    row = await start_match(ctx, BEN)
    await delete_user(ctx, BEN)
    again = await identify_again(ctx, BEN)
    async with ctx.database.read_transaction() as tx:
        assert await has_played(tx, row, again)
        assert not await has_played(tx, row, DEA)


async def test_user_deleted_twice_still_counts_as_participant(ctx: Context) -> None:
    row = await start_match(ctx, BEN)
    other = await start_match(ctx, CEM, channel=7001)
    await delete_user(ctx, BEN)
    again = await identify_again(ctx, BEN)
    await replacement.resign(ctx, other.id, CEM)
    await replacement.take_seat(ctx, other.id, again, 1)
    await delete_user(ctx, again)
    third = await identify_again(ctx, BEN)
    async with ctx.database.read_transaction() as tx:
        assert [await has_played(tx, match_row, third) for match_row in (row, other)] == [True, True]


async def test_deletion_leaves_match_started_meanwhile(ctx: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    row = await open_match(ctx)
    await open_match(ctx, opener=BEN, channel=7001)
    give_up = ownership.release

    async def give_up_and_sit_down(*given: Any) -> None:
        await give_up(*given)
        await tables.join(ctx, row.id, BEN)

    monkeypatch.setattr(ownership, "release", give_up_and_sit_down)
    await delete_user(ctx, BEN)
    async with ctx.database.read_transaction() as tx:
        assert [seat.user_key for seat in await seats.of_match(tx, row.id)] == [ADA.key, None]


async def test_hash_of_deleted_user_is_removed_after_the_match(ctx: Context) -> None:
    cancelled = await start_match(ctx, BEN)
    await delete_user(ctx, BEN)
    await tables.cancel(ctx, cancelled.id, ADA)
    async with ctx.database.read_transaction() as tx:
        assert [row.id_hash for row in await users.deleted(tx)] == [None]
