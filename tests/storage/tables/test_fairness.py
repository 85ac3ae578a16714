"""What binds the chance of a match: where it stands, what was added and in which order."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from storage.core.database import Database
from storage.core.sql.transactions import IntegrityError
from storage.tables.fairness import commitments, contributions
from storage.tables.fairness.commitments import CommitmentRow
from storage.tables.fairness.contributions import ContributionRow
from tests.storage.examples import ADA, BEN, LARGEST_ID, keep_match

ONE = ContributionRow(match=1, place=0, person=BEN, words="🍀 clover")
OTHER = ContributionRow(match=1, place=1, person=ADA, words="a long walk")


async def test_where_a_commitment_and_its_transcript_stand_is_kept(database: Database) -> None:
    async with database.transaction() as tx:
        await keep_match(tx)
        await commitments.put(tx, CommitmentRow(match=1))
        await commitments.set_posted(tx, 1, 5, LARGEST_ID)
        await commitments.freeze(tx, 1, "{}")
        await commitments.set_transcript_posted(tx, 1, 5, 7)
    async with database.reading() as tx:
        assert await commitments.get(tx, 1) == CommitmentRow(
            match=1, channel=5, message=LARGEST_ID,
            transcript="{}", transcript_channel=5, transcript_message=7,
        )  # fmt: skip
        assert await commitments.get(tx, 2) is None


async def test_contributions_come_in_their_order_and_each_place_is_given_once(database: Database) -> None:
    async with database.transaction() as tx:
        await keep_match(tx)
        for row in (OTHER, ONE):
            await contributions.add(tx, row)
        await contributions.set_posted(tx, ONE, 5, 6)
    async with database.reading() as tx:
        assert await contributions.of_match(tx, 1) == [replace(ONE, channel=5, message=6), OTHER]
    with pytest.raises(IntegrityError):
        async with database.transaction() as tx:
            await contributions.add(tx, replace(ONE, words="another"))
    async with database.transaction() as tx:
        await contributions.drop(tx, 1)
        assert await contributions.of_match(tx, 1) == []
