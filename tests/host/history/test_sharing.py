"""Tests of sharing: a player can post the final card and the animation of a finished match once each."""

from __future__ import annotations

import asyncio

import pytest

from host.core import outbox
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import match_owner
from host.history import sharing
from tests.host.players import ADA, BEN, CEM, all_pending_messages, clear_outbox, error_key, start_match
from tests.host.tables.test_rematch import finish_match


async def test_shared_card_is_posted_once_and_linked_afterwards(ctx: Context) -> None:
    row = await finish_match(ctx)
    await clear_outbox(ctx, row.id)
    asked = await asyncio.gather(*(sharing.share(ctx, row.id, one, "card") for one in (ADA, BEN, ADA)))
    assert [known is None for known in asked] == [True, False, False]
    assert await all_pending_messages(ctx, row.id) == [("sharing", "card")]
    coming = await sharing.find_shared(ctx, row.id, BEN, "card")
    assert coming is not None
    assert coming.link is None
    (post,) = await outbox.due_messages(ctx, match_owner(row.id))
    await sharing.note_posted(ctx, post, "card", 7, 8)
    stands = await sharing.share(ctx, row.id, BEN, "card")
    assert stands is not None
    assert stands.link == "https://discord.com/channels/1/7/8"
    assert await all_pending_messages(ctx, row.id) == []
    assert await sharing.find_shared(ctx, row.id, BEN, "film") is None


async def test_failed_sharing_can_be_requested_again(ctx: Context) -> None:
    row = await finish_match(ctx)
    await clear_outbox(ctx, row.id)
    await sharing.share(ctx, row.id, ADA, "film")
    (post,) = await outbox.due_messages(ctx, match_owner(row.id))
    await sharing.cancel(ctx, post, "film")
    assert await all_pending_messages(ctx, row.id) == []
    assert await sharing.share(ctx, row.id, BEN, "film") is None


async def test_only_players_of_finished_match_can_share(ctx: Context) -> None:
    running, ended = await start_match(ctx, channel=7001), await finish_match(ctx)
    for match_id, user, wanted in (
        (running.id, ADA, "refusal-sharing-not-over"),
        (ended.id, CEM, "refusal-sharing-players-only"),
    ):
        for asked in (sharing.find_shared, sharing.share):
            with pytest.raises(UserError) as refused:
                await asked(ctx, match_id, user, "film")
            assert error_key(refused) == wanted


async def test_sharing_match_with_unsupported_rules_is_rejected(ctx: Context) -> None:
    row = await finish_match(ctx)
    async with ctx.database.transaction() as tx:
        await tx.execute("UPDATE matches SET rules_version = 99")
    with pytest.raises(UserError) as refused:
        await sharing.share(ctx, row.id, ADA, "film")
    assert error_key(refused) == "refusal-old-rules"
