"""Tests for match commitments: their messages, and the order of the participants."""

from __future__ import annotations

from msgspec.structs import replace

from storage.core.database import Database
from storage.tables import fairness
from storage.tables.fairness import CommitmentRow, ParticipantRow
from tests.storage.examples import ADA, BEN, LARGEST_ID, insert_match

ONE = ParticipantRow(match_id=1, join_order=1, user_key=ADA)
TWO = ParticipantRow(
    match_id=1, join_order=2, user_key=BEN, contribution_number=0, text="🍀 clover", contribution="{}"
)


async def test_commitment_and_transcript_locations_are_stored(database: Database) -> None:
    async with database.transaction() as tx:
        await insert_match(tx)
        await fairness.put_commitment(tx, CommitmentRow(match_id=1))
        await fairness.set_commitment_posted(tx, 1, 5, LARGEST_ID)
        await fairness.save_transcript(tx, 1, "{}")
        await fairness.set_transcript_posted(tx, 1, 5, 7)
    async with database.read_transaction() as tx:
        assert await fairness.get_commitment(tx, 1) == CommitmentRow(
            match_id=1, channel=5, message=LARGEST_ID,
            transcript="{}", transcript_channel=5, transcript_message=7,
        )  # fmt: skip
        assert await fairness.get_commitment(tx, 2) is None


async def test_participants_are_sorted_by_join_order(database: Database) -> None:
    async with database.transaction() as tx:
        await insert_match(tx)
        await fairness.put_participants(tx, TWO, ONE)
        await fairness.put_participants(tx)
        await fairness.set_contribution_posted(tx, 1, 0, 5, 6)
    async with database.read_transaction() as tx:
        assert await fairness.participants_of_match(tx, 1) == [ONE, replace(TWO, channel=5, message=6)]
    async with database.transaction() as tx:
        await fairness.put_participants(tx, replace(ONE, contribution_number=1, text="a long walk"))
        assert [participant_row.text for participant_row in await fairness.participants_of_match(tx, 1)] == [
            "a long walk",
            "🍀 clover",
        ]
        await fairness.delete_participants(tx, 1)
        assert await fairness.participants_of_match(tx, 1) == []
