"""Tests for the commit phase: the hash of the secret, the players' seed words, and the transcript."""

from __future__ import annotations

import hashlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.files.library import games
from host.core import outbox
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import match_owner
from host.matches.commit_reveal import scheme, transcript
from host.matches.commit_reveal.scheme import digest
from host.matches.commit_reveal.transcript import Contribution
from host.matches.permissions import Authority
from host.messages.posts import cards
from host.operations.admin import tools
from host.tables.fairness import fairness, fairness_messages, records
from host.tables.fairness.commit_phase import MAX_WORDS, clean_words
from host.tables.fairness.commitments import terms_of
from host.tables.fairness.kinds import PostCommitment
from host.tables.tables import ownership, tables
from storage.tables import rematch
from storage.tables.rematch import RematchRow
from tests.host.commitments import (
    FIRST_MESSAGE,
    commitment_messages,
    contribute,
    open_posted_match,
    post_commitments,
    resign_all,
    transcript_of,
)
from tests.host.players import ADA, BEN, CEM, DEA, error_key, open_match, secret_of, start_match


async def test_commitment_is_hash_of_secret_and_match_settings(ctx: Context) -> None:
    row = await open_match(ctx)
    secret = await secret_of(ctx, row.id)
    edition = {"pile": 9, "tides": ["high", "low", "high", "low", "low"]}
    hashed = {
        "scheme": "harbour-fairness/1", "match": row.id, "game": "pearls", "rules_version": 2,
        "edition": hashlib.sha256(json.dumps(edition, sort_keys=True, separators=(",", ":")).encode()).hexdigest(),
        "options": {}, "secret": secret.seed,
    }  # fmt: skip
    written = json.dumps(hashed, sort_keys=True, separators=(",", ":"))
    assert row.commitment == hashlib.sha256(written.encode()).hexdigest()
    assert len(secret.seed) == 64


@pytest.mark.parametrize("rules", games().values(), ids=games())
async def test_committed_edition_equals_edition_in_the_record(ctx: Context, rules: object) -> None:
    row = await start_match(ctx, game=rules.id, robots=rules.default_seat_count - 2)  # type: ignore[attr-defined]
    record = await records.record_of(ctx, row.id, None)
    assert scheme.canonical_json(terms_of(row).edition) == scheme.canonical_json(record.edition)


async def test_contribution_is_refused_before_commitment_is_posted(ctx: Context) -> None:
    row = await open_match(ctx, seats=3)
    with pytest.raises(UserError) as refused:
        await contribute(ctx, row.id, ADA, "clover")
    assert error_key(refused) == "refusal-words-too-early"
    await post_commitments(ctx, row.id)
    await tables.contribute(ctx, row.id, ADA, "clover")
    assert await commitment_messages(ctx, row.id) == ["contribution:0"]


async def test_user_contributes_once_and_cannot_change_it(ctx: Context) -> None:
    row = await open_posted_match(ctx, seats=3)
    await contribute(ctx, row.id, BEN, "mine")
    for _ in range(2):
        with pytest.raises(UserError) as refused:
            await contribute(ctx, row.id, BEN, "another")
        assert error_key(refused) == "refusal-words-given"
        await tables.leave(ctx, row.id, BEN)
        await tables.join(ctx, row.id, BEN)
    await tables.join(ctx, row.id, CEM)
    told = transcript.parse(await transcript_of(ctx, row.id))
    assert told.contributions == (Contribution(2, 1, (1, 2), digest("mine")),)
    assert told.roster == (1, 2, 3)


async def test_last_player_to_join_can_still_contribute(ctx: Context) -> None:
    row = await open_posted_match(ctx, seats=2)
    row = await contribute(ctx, row.id, BEN, "the last word")
    assert row.status == "running"
    assert await commitment_messages(ctx, row.id) == ["transcript"]
    told = transcript.parse(await transcript_of(ctx, row.id))
    assert told.contributions == (Contribution(2, 1, (1, 2), digest("the last word")),)
    assert (told.roster, told.is_consistent, told.is_unchanged) == ((1, 2), True, True)


async def test_user_who_may_not_join_cannot_contribute(ctx: Context) -> None:
    row = await open_posted_match(ctx, seats=3, is_public=False)
    with pytest.raises(UserError) as refused:
        await contribute(ctx, row.id, BEN, "clover")
    assert error_key(refused) == "refusal-invited-only"
    assert (await cards.get_card(ctx, row.id)).commitment_state.contributions == ()  # type: ignore[union-attr]


@pytest.mark.parametrize("given", ["", "   ", "``", "\n"])
async def test_empty_contribution_is_rejected(ctx: Context, given: str) -> None:
    row = await open_posted_match(ctx, seats=3)
    with pytest.raises(UserError) as refused:
        await contribute(ctx, row.id, ADA, given)
    assert error_key(refused) == "refusal-words-empty"


@given(st.text(max_size=200))
def test_contribution_is_one_short_line_without_backticks(given: str) -> None:
    translate = clean_words(given)
    assert len(translate) <= MAX_WORDS
    assert "`" not in translate
    assert "\n" not in translate
    assert clean_words(translate) == translate


async def test_transcript_contains_no_names_or_contributions(ctx: Context) -> None:
    row = await open_posted_match(ctx, seats=2)
    await contribute(ctx, row.id, BEN, "my own words")
    text = await transcript_of(ctx, row.id)
    assert not any(f'"{user.key}"' in text or user.name in text for user in (ADA, BEN))
    assert "my own words" not in text


async def test_transcript_lists_robot_by_its_level(ctx: Context) -> None:
    row = await open_posted_match(ctx, seats=3)
    await tables.add_robot(ctx, row.id, ADA)
    await contribute(ctx, row.id, BEN, "mine")
    told = transcript.parse(await transcript_of(ctx, row.id))
    assert [isinstance(place, str) for place in told.roster] == [False, True, False]
    assert told.contributions[0].seats == told.roster


async def seated_users(ctx: Context, match_id: int) -> list[int | None]:
    return [seat.user_key for seat in (await cards.get_card(ctx, match_id)).seats]


async def test_rejoining_contributor_gets_the_same_place(ctx: Context) -> None:
    row = await open_posted_match(ctx, seats=4, begins="opener")
    await contribute(ctx, row.id, BEN, "mine")
    await tables.join(ctx, row.id, CEM)
    await tables.leave(ctx, row.id, BEN)
    await tables.join(ctx, row.id, BEN)
    assert await seated_users(ctx, row.id) == [ADA.key, BEN.key, CEM.key]
    await tables.leave(ctx, row.id, CEM)
    await tables.join(ctx, row.id, DEA)
    await tables.join(ctx, row.id, CEM)
    assert await seated_users(ctx, row.id) == [ADA.key, BEN.key, DEA.key, CEM.key], "nobody had listed Cem"
    told = transcript.parse(await transcript_of(ctx, row.id))
    assert (told.roster, told.is_consistent, told.is_unchanged) == ((1, 2, 3, 4), True, False)


async def test_transcript_records_opener_at_each_contribution(ctx: Context) -> None:
    row = await open_posted_match(ctx, seats=4, begins="opener")
    await tables.join(ctx, row.id, BEN)
    await contribute(ctx, row.id, CEM, "mine")
    await ownership.transfer(ctx, row.id, BEN, ADA)
    await tables.start(ctx, row.id, BEN)
    told = transcript.parse(await transcript_of(ctx, row.id))
    assert (told.opener, told.contributions[0].opener, told.is_unchanged) == (2, 1, False)


async def test_leaving_contributor_leaves_a_gap_in_the_roster(ctx: Context) -> None:
    row = await open_posted_match(ctx, seats=3)
    await contribute(ctx, row.id, BEN, "mine")
    await tables.leave(ctx, row.id, BEN)
    for user in (CEM, DEA):
        await tables.join(ctx, row.id, user)
    told = transcript.parse(await transcript_of(ctx, row.id))
    assert (told.roster, told.is_consistent) == ((1, 3, 4), True)


async def test_rematch_lists_players_by_join_order_and_rotates_seats(ctx: Context) -> None:
    former = await start_match(ctx, BEN, CEM)
    await tools.close(ctx, former.id, Authority(DEA, "again"))
    row = await open_match(ctx, opener=CEM, seats=3, begins="turned")
    async with ctx.database.transaction() as tx:
        await rematch.add(tx, RematchRow(match_id=row.id, former_match_id=former.id))
    await post_commitments(ctx, row.id)
    await contribute(ctx, row.id, ADA, "again")
    await tables.join(ctx, row.id, BEN)
    told = transcript.parse(await transcript_of(ctx, row.id))
    assert (told.roster, told.order, told.is_consistent) == ((1, 2, 3), (2, 0, 1), True)
    assert await seated_users(ctx, row.id) == [BEN.key, CEM.key, ADA.key]
    assert (await fairness.verify(ctx, (await resign_all(ctx, row.id, ADA, BEN, CEM)).id)).is_valid


async def test_match_starts_without_posted_commitment(ctx: Context) -> None:
    row = await start_match(ctx)
    assert row.status == "running"
    assert await commitment_messages(ctx, row.id) == ["transcript"]
    assert transcript.parse(await transcript_of(ctx, row.id)).message is None
    found = await fairness.verify(ctx, (await resign_all(ctx, row.id, ADA, BEN)).id)
    assert (found.expected[0].kind, found.expected[0].location) == ("commitment", None)
    assert found.is_valid


async def test_commitment_posted_after_the_start_is_ignored(ctx: Context) -> None:
    row = await open_match(ctx)
    (late,) = [
        post for post in await outbox.due_messages(ctx, match_owner(row.id)) if post.kind == "commitment"
    ]
    await tables.join(ctx, row.id, BEN)
    await fairness_messages.note_commitment_posted(
        ctx, late, PostCommitment(row.commitment), 7000, FIRST_MESSAGE
    )
    commitment_state = (await cards.get_card(ctx, row.id)).commitment_state
    assert commitment_state is not None
    assert commitment_state.commitment is None
    assert (
        await fairness_messages.load_commitment_message(ctx, row.id, PostCommitment(row.commitment)) is None
    )


async def test_changed_options_renew_commitment_and_void_contributions(ctx: Context) -> None:
    row = await open_posted_match(ctx, seats=3)
    await contribute(ctx, row.id, ADA, "clover")
    changed = await tables.update_options(ctx, row.id, ADA, {"most": 2})
    assert changed.commitment != row.commitment
    assert (await commitment_messages(ctx, row.id))[-1] == f"commitment:{changed.commitment}:True"
    with pytest.raises(UserError) as refused:
        await contribute(ctx, row.id, ADA, "clover")
    assert error_key(refused) == "refusal-words-too-early"
    await post_commitments(ctx, row.id, FIRST_MESSAGE + 50)
    await contribute(ctx, row.id, ADA, "rose")
    for user in (BEN, CEM):
        await tables.join(ctx, row.id, user)
    told = transcript.parse(await transcript_of(ctx, row.id))
    assert (told.commitment, told.message) == (changed.commitment, str(FIRST_MESSAGE + 50))
    assert [contribution.words for contribution in told.contributions] == [digest("rose")]


async def test_unchanged_options_keep_the_commitment(ctx: Context) -> None:
    row = await open_posted_match(ctx, seats=3)
    same = await tables.update_options(ctx, row.id, ADA, {"most": 3})
    assert same.commitment == row.commitment
    assert await commitment_messages(ctx, row.id) == []
