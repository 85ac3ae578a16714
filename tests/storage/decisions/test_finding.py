"""Tests for wishes and proposals: of several processes, only one can reserve a wish or open a table."""

from __future__ import annotations

from msgspec.structs import replace

from storage.core.database import Database
from storage.decisions import finding
from storage.decisions.finding import ProposalRow, WishRow
from tests.storage.examples import ADA, BEN

WISH = WishRow(user_key=ADA, guild_id=1, choices="{}", since=5, expires=9)
PROPOSAL = ProposalRow(
    guild_id=1, channel=2, game="pearls", seats=2, time_control="daily", kind="casual", created=3
)


async def test_wish_is_reserved_for_one_proposal_only(database: Database) -> None:
    async with database.transaction() as tx:
        await finding.put_choices(tx, WISH)
        assert await finding.claim(tx, WISH, 7, 20)
    async with database.transaction() as tx:
        assert not await finding.claim(tx, WISH, 8, 30)
        (asked,) = await finding.wishes_of_proposal(tx, 7)
        assert (asked.proposal_id, asked.answer_by) == (7, 20)
        assert await finding.release(tx, asked)
        assert not await finding.release(tx, asked)
        assert await finding.claim(tx, WISH, 8, 30)


async def test_ended_or_moved_search_cannot_be_reserved(database: Database) -> None:
    async with database.transaction() as tx:
        await finding.put_choices(tx, WISH)
        await finding.put_choices(tx, replace(WISH, guild_id=2))
        assert not await finding.claim(tx, WISH, 7, 20)
        await finding.put_choices(tx, replace(WISH, since=None))
        assert not await finding.claim(tx, WISH, 7, 20)


async def test_searching_users_are_returned_oldest_wish_first(database: Database) -> None:
    async with database.transaction() as tx:
        await finding.put_choices(tx, WISH)
        await finding.put_choices(tx, replace(WISH, user_key=BEN, since=4))
        await finding.put_choices(tx, replace(WISH, user_key=BEN + 1, since=None))
        await finding.put_choices(tx, replace(WISH, user_key=BEN + 2, guild_id=2))
        assert [row.user_key for row in await finding.searches_of_guild(tx, 1)] == [BEN, ADA]


async def test_change_of_a_wish_keeps_its_proposal(database: Database) -> None:
    async with database.transaction() as tx:
        await finding.put_choices(tx, WISH)
        await finding.claim(tx, WISH, 7, 20)
        assert await finding.set_message(tx, ADA, 7, 1, 2)
        assert not await finding.set_message(tx, ADA, 8, 1, 2)
        await finding.put_choices(tx, replace(WISH, choices='{"days":1}', since=6))
        row = await finding.get(tx, ADA)
        assert row is not None
        assert (row.choices, row.since, row.proposal_id) == ('{"days":1}', 6, 7)
        assert (row.ask_channel, row.ask_message) == (1, 2)


async def test_table_is_opened_once_and_an_old_reservation_expires(database: Database) -> None:
    async with database.transaction() as tx:
        row = await finding.add_proposal(tx, PROPOSAL)
        assert await finding.claim_opening(tx, row.id, 100, 40)
        assert not await finding.claim_opening(tx, row.id, 120, 60)
        assert await finding.claim_opening(tx, row.id, 170, 110)
        await finding.release_opening(tx, row.id)
        assert await finding.claim_opening(tx, row.id, 180, 120)
        assert await finding.set_match(tx, row.id, 9)
        assert not await finding.set_match(tx, row.id, 10)
        assert not await finding.claim_opening(tx, row.id, 900, 800)
        assert await finding.proposal_of_match(tx, 9) == replace(row, match_id=9, opening_since=180)
        await finding.delete_proposals(tx, [row.id])
        assert await finding.proposals_of_guild(tx, 1) == []
