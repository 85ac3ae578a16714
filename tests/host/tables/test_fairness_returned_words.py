"""Tests for seed words that Discord rejects: they are returned to their author and do not count."""

from __future__ import annotations

import pytest

from engine.core.files.library import games
from host.core import outbox
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import match_owner
from host.matches.commit_reveal import transcript
from host.matches.commit_reveal.scheme import digest
from host.matches.match import loading
from host.tables.fairness import fairness
from host.tables.tables import tables
from host.tables.tables.waiting_start import TIME_FOR_OTHER_WORDS
from storage.matches.match.matches import MatchRow
from tests.host.commitments import (
    FIRST_MESSAGE,
    commitment_messages,
    open_posted_match,
    post_commitments,
    resign_all,
    transcript_of,
)
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, CEM, error_key, fire_timers


async def refuse_contribution(ctx: Context, match_id: int) -> None:
    """Simulate that Discord rejects the first pending contribution."""
    waiting = await outbox.due_messages(ctx, match_owner(match_id))
    row = next(row for row in waiting if row.kind == "contribution")
    assert await outbox.handle_refused(ctx, row)


async def load_row(ctx: Context, match_id: int) -> MatchRow:
    async with ctx.database.read_transaction() as tx:
        return await loading.load_row(tx, match_id)


async def test_refused_contribution_does_not_count_and_can_be_replaced(ctx: Context) -> None:
    row = await open_posted_match(ctx, seats=2)
    await tables.contribute(ctx, row.id, ADA, "refused")
    await refuse_contribution(ctx, row.id)
    assert await commitment_messages(ctx, row.id) == [f"returned:{ADA.key}"]
    await tables.contribute(ctx, row.id, ADA, "accepted")
    await post_commitments(ctx, row.id, FIRST_MESSAGE + 1)
    await tables.join(ctx, row.id, BEN)
    told = transcript.parse(await transcript_of(ctx, row.id))
    assert [contribution.words for contribution in told.contributions] == [digest("accepted")]
    await post_commitments(ctx, row.id, FIRST_MESSAGE + 9)
    assert (await fairness.verify(ctx, (await resign_all(ctx, row.id, ADA, BEN)).id)).is_valid


async def test_match_begins_only_after_the_last_words_are_posted(ctx: Context) -> None:
    row = await open_posted_match(ctx, seats=2)
    assert (await tables.contribute(ctx, row.id, BEN, "the last word")).status == "open"
    with pytest.raises(UserError) as refused:
        await tables.start(ctx, row.id, ADA)
    assert error_key(refused) == "refusal-words-unposted"
    await post_commitments(ctx, row.id, FIRST_MESSAGE + 1)
    assert (await load_row(ctx, row.id)).status == "running"


async def test_joining_player_waits_for_unposted_words_of_others(ctx: Context) -> None:
    row = await open_posted_match(ctx, seats=2)
    await tables.contribute(ctx, row.id, ADA, "clover")
    assert (await tables.join(ctx, row.id, BEN)).status == "open"
    await post_commitments(ctx, row.id, FIRST_MESSAGE + 1)
    assert (await load_row(ctx, row.id)).status == "running"


async def test_full_table_waits_a_moment_for_other_words(ctx: Context, clock: Clock) -> None:
    row = await open_posted_match(ctx, seats=2)
    await tables.contribute(ctx, row.id, BEN, "refused")
    await refuse_contribution(ctx, row.id)
    clock.now += TIME_FOR_OTHER_WORDS - 1
    await fire_timers(ctx, row.id)
    assert (await load_row(ctx, row.id)).status == "open"
    clock.now += 1
    await fire_timers(ctx, row.id)
    assert (await load_row(ctx, row.id)).status == "running"
    assert transcript.parse(await transcript_of(ctx, row.id)).contributions == ()


async def test_table_for_one_player_does_not_start_by_itself(
    ctx: Context, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(games()["pearls"]), "seat_counts", (1, 2))
    row = await open_posted_match(ctx, game="pearls", seats=1)
    await tables.contribute(ctx, row.id, ADA, "refused")
    await refuse_contribution(ctx, row.id)
    clock.now += TIME_FOR_OTHER_WORDS
    await fire_timers(ctx, row.id)
    await tables.contribute(ctx, row.id, ADA, "accepted")
    await post_commitments(ctx, row.id, FIRST_MESSAGE + 1)
    assert (await load_row(ctx, row.id)).status == "open"


async def test_later_unposted_contributions_move_up(ctx: Context) -> None:
    row = await open_posted_match(ctx, seats=3)
    await tables.contribute(ctx, row.id, ADA, "refused")
    await tables.contribute(ctx, row.id, BEN, "accepted")
    await refuse_contribution(ctx, row.id)
    await post_commitments(ctx, row.id, FIRST_MESSAGE + 1)
    await tables.join(ctx, row.id, CEM)
    told = transcript.parse(await transcript_of(ctx, row.id))
    assert [(contribution.place, contribution.words) for contribution in told.contributions] == [
        (2, digest("accepted"))
    ]
    await post_commitments(ctx, row.id, FIRST_MESSAGE + 9)
    assert (await fairness.verify(ctx, (await resign_all(ctx, row.id, ADA, BEN, CEM)).id)).is_valid
