"""What binds the chance of a match: where it stands, what was added and in which order."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from storage.core.database import Database
from storage.core.sql.transactions import IntegrityError
from storage.tables import fairness
from storage.tables.fairness import CommitmentRow, ContributionRow
from tests.storage.examples import ADA, BEN, LARGEST_ID, keep_match

ONE = ContributionRow(match=1, place=0, person=BEN, words="🍀 clover")
OTHER = ContributionRow(match=1, place=1, person=ADA, words="a long walk")


async def test_where_a_commitment_and_its_transcript_stand_is_kept(database: Database) -> None:
    async with database.transaction() as tx:
        await keep_match(tx)
        await fairness.put_commitment(tx, CommitmentRow(match=1))
        await fairness.set_commitment_posted(tx, 1, 5, LARGEST_ID)
        await fairness.freeze(tx, 1, "{}")
        await fairness.set_transcript_posted(tx, 1, 5, 7)
    async with database.reading() as tx:
        assert await fairness.get_commitment(tx, 1) == CommitmentRow(
            match=1, channel=5, message=LARGEST_ID,
            transcript="{}", transcript_channel=5, transcript_message=7,
        )  # fmt: skip
        assert await fairness.get_commitment(tx, 2) is None


async def test_contributions_come_in_their_order_and_each_place_is_given_once(database: Database) -> None:
    async with database.transaction() as tx:
        await keep_match(tx)
        for row in (OTHER, ONE):
            await fairness.add_contribution(tx, row)
        await fairness.set_contribution_posted(tx, ONE, 5, 6)
    async with database.reading() as tx:
        assert await fairness.contributions_of_match(tx, 1) == [replace(ONE, channel=5, message=6), OTHER]
    with pytest.raises(IntegrityError):
        async with database.transaction() as tx:
            await fairness.add_contribution(tx, replace(ONE, words="another"))
    async with database.transaction() as tx:
        await fairness.drop_contributions(tx, 1)
        assert await fairness.contributions_of_match(tx, 1) == []
