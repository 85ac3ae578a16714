"""Tests for season commitments: before a match, a hash of its random outcomes is posted in its thread."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from host.core import outbox
from host.core.context import Context
from host.core.owners import season_owner
from host.leagues import publishing
from host.leagues.commands import league_admin, membership
from host.leagues.lifecycle.kinds import OpenFixture
from host.matches.commit_reveal.scheme import digest
from host.tables.fairness import fairness
from host.tables.fairness.commitments import MessageLocation
from storage.core.scheduling.outbox import OutboxRow
from storage.leagues.league import fixture_commitments
from storage.leagues.league.fixture_commitments import FixtureCommitmentRow
from storage.tables import fairness as stored
from tests.host.conftest import Clock
from tests.host.virtual_leagues import (
    CHANNEL,
    HOST,
    LeagueSimulation,
    create_league,
    create_users,
    matches_of,
    start_season,
)

THREAD, HASH = 7000, 7001


async def advance_to_first_table(ctx: Context, clock: Clock) -> tuple[LeagueSimulation, OutboxRow]:
    """Advance a season until its first table is about to open.

    Return the season and the message that opens the table.
    """
    days = await create_league(ctx, clock)
    await days.join(*create_users(5))
    season = (await days.load_season()).id
    await league_admin.close_now(ctx, season, HOST)
    for user in create_users(5):
        await membership.confirm(ctx, season, user)
    await league_admin.draw_now(ctx, season, HOST)
    await days.run_due_work()
    await league_admin.begin_now(ctx, season, HOST)
    waiting = await outbox.due_messages(ctx, season_owner(season), 100)
    row = next(row for row in waiting if outbox.parse(row) == OpenFixture(1))
    await publishing.note_message(ctx, season, 1, CHANNEL, THREAD)
    return days, row


async def load_commitment(ctx: Context, season: int) -> FixtureCommitmentRow:
    async with ctx.database.read_transaction() as tx:
        found = await fixture_commitments.get(tx, season, 1, 0)
    assert found is not None
    return found


async def test_league_match_starts_only_after_its_hash_is_in_the_thread(ctx: Context, clock: Clock) -> None:
    days, row = await advance_to_first_table(ctx, clock)
    with pytest.raises(publishing.CommitmentMissing):
        await publishing.start_fixture_match(ctx, row, 1, THREAD)
    fixture_commitment = await publishing.fixture_commitment(ctx, row, 1, THREAD)
    assert fixture_commitment is not None
    with pytest.raises(publishing.CommitmentMissing):
        await publishing.start_fixture_match(ctx, row, 1, THREAD)
    assert await publishing.fixture_commitment(ctx, row, 1, THREAD) == fixture_commitment, (
        "asked again it is the same"
    )
    await publishing.note_commitment(ctx, row.owner, fixture_commitment, 1, HASH)
    secret = (await load_commitment(ctx, row.owner)).secret
    assert secret not in repr((fixture_commitment, await load_commitment(ctx, row.owner)))
    match = await publishing.start_fixture_match(ctx, row, 1, THREAD)
    assert match is not None
    assert (match.id, match.commitment) == (fixture_commitment.match.id, fixture_commitment.match.commitment)
    assert await publishing.fixture_commitment(ctx, row, 1, THREAD) is None
    await days.run_due_work()
    await days.play_all()
    found = await fairness.verify(ctx, match.id)
    assert found.is_valid
    assert found.commitment_holds
    assert found.revealed.secret == secret
    first, *_ = found.expected
    assert (first.kind, first.location) == ("commitment", MessageLocation(THREAD, HASH))
    assert first.file == fixture_commitment.terms
    assert first.spans == (digest(match.commitment),)


async def test_outdated_commitment_is_replaced_with_a_new_secret(ctx: Context, clock: Clock) -> None:
    _, row = await advance_to_first_table(ctx, clock)
    fixture_commitment = await publishing.fixture_commitment(ctx, row, 1, THREAD)
    assert fixture_commitment is not None
    await publishing.note_commitment(ctx, row.owner, fixture_commitment, 1, HASH)
    before = await load_commitment(ctx, row.owner)
    async with ctx.database.transaction() as tx:
        # Simulate a commitment that was made under older rules.
        await fixture_commitments.put(tx, replace(before, commitment="0" * 64))
    with pytest.raises(publishing.CommitmentMissing):
        await publishing.start_fixture_match(ctx, row, 1, THREAD)
    again = await publishing.fixture_commitment(ctx, row, 1, THREAD)
    assert again is not None
    assert again.message is None
    assert (await load_commitment(ctx, row.owner)).secret != before.secret


async def test_hash_is_posted_again_in_replacement_thread(ctx: Context, clock: Clock) -> None:
    _, row = await advance_to_first_table(ctx, clock)
    fixture_commitment = await publishing.fixture_commitment(ctx, row, 1, THREAD)
    assert fixture_commitment is not None
    await publishing.note_commitment(ctx, row.owner, fixture_commitment, 1, HASH)
    again = await publishing.fixture_commitment(ctx, row, 1, THREAD + 50)
    assert again is not None
    assert (again.message, again.match.commitment) == (None, fixture_commitment.match.commitment)
    with pytest.raises(publishing.CommitmentMissing):
        await publishing.start_fixture_match(ctx, row, 1, THREAD + 50)


async def test_each_table_has_its_own_match_and_commitment(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    found = await matches_of(days)
    async with ctx.database.read_transaction() as tx:
        bound = [await stored.get_commitment(tx, match_id) for match_id in found]
    posted = [commitment_row.message for commitment_row in bound if commitment_row is not None]
    told = [json.loads(one.transcript or "") for one in bound if one is not None]
    assert [one["message"] for one in told] == [str(message) for message in posted]
    assert len({one["commitment"] for one in told}) == len({*posted}) == len(found) == 5
