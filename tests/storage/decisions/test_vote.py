"""Tests of votes and ballots: one vote of each kind per seat, and one ballot per user."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from storage.core.database import Database
from storage.decisions import vote
from storage.decisions.vote import BallotRow, VoteAlreadyOpen, VoteRow
from tests.storage.examples import ADA, BEN, insert_match


async def test_match_has_one_open_question_per_kind_and_seat(database: Database) -> None:
    question = VoteRow(match_id=1, feature="absence", kind="absent", seat=2, opened_at=1, closes_at=9)
    async with database.transaction() as tx:
        match_id = (await insert_match(tx)).id
        kept = await vote.put(tx, replace(question, match_id=match_id))
        await vote.put(tx, replace(question, match_id=match_id, feature="undo", kind="undo"))
        await vote.put(tx, replace(question, match_id=match_id, feature="undo"))
    with pytest.raises(VoteAlreadyOpen):
        async with database.transaction() as tx:
            await vote.put(tx, replace(question, match_id=match_id))
    async with database.transaction() as tx:
        assert await vote.get(tx, kept.id) == kept
        assert [asked.kind for asked in await vote.of_match(tx, match_id)] == ["absent", "undo", "absent"]


def create_vote_row(match_id: int) -> VoteRow:
    return VoteRow(match_id=match_id, feature="abort", kind="abort", opened_at=1, closes_at=9)


async def test_user_has_one_ballot_until_the_vote_is_closed(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = (await insert_match(tx)).id
        asked = await vote.put(tx, create_vote_row(match_id))
        for user_key, choice in ((ADA, "no"), (BEN, "yes"), (ADA, "yes")):
            await vote.cast(tx, BallotRow(vote_id=asked.id, user_key=user_key, choice=choice, at=2))
        cast = [(ballot.user_key, ballot.choice) for ballot in await vote.ballots_of(tx, asked.id)]
        assert cast == [(ADA, "yes"), (BEN, "yes")]
        assert [await vote.close(tx, asked.id) for _ in range(2)] == [True, False]
        assert await vote.ballots_of(tx, asked.id) == []
