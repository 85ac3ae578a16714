"""Tests for notifications to users who follow a match.

They are sent after each segment or at the end of the match, but not during quiet hours.
"""

from __future__ import annotations

import pytest

from host.core import outbox, timers
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import user_owner
from host.matches.permissions import Authority
from host.matches.settings.settings import Preferences
from host.matches.settings.time_controls import HOUR
from host.messages import follow
from host.messages.follow import BATCH_DELAY, FollowerNews
from host.operations.admin import tools
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match.matches import MatchRow
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, CEM, DEA, error_key, start_match, take_turn
from tests.host.time.test_clock_timing import set_preferences

DEA_OWNER = user_owner(DEA.key)


async def fire_and_load_messages(ctx: Context) -> list[OutboxRow]:
    """Run Dea's due timers, and return the pending messages to her."""
    await timers.fire_due(ctx, DEA_OWNER)
    return list(await outbox.due_messages(ctx, DEA_OWNER))


async def load_news(ctx: Context, row: MatchRow) -> FollowerNews | None:
    posts = await fire_and_load_messages(ctx)
    if not posts:
        return None
    news = await follow.load_news(ctx, row.id, DEA.key)
    assert news is not None
    await follow.note_sent(ctx, posts[0], DEA.key, news)
    return news


async def play_to_end(ctx: Context, row: MatchRow) -> None:
    for _ in range(100):
        panel = await take_turn(ctx, row.id, ADA, 1)
        if panel.awaited:
            panel = await take_turn(ctx, row.id, BEN, 1)
        if not panel.awaited:
            return


async def test_follower_is_notified_once_per_segment_of_play(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx)
    await follow.follow(ctx, row.id, DEA, "each")
    await take_turn(ctx, row.id, ADA, 1)
    clock.now += BATCH_DELAY
    assert await load_news(ctx, row) is None
    await take_turn(ctx, row.id, BEN, 1)
    clock.now += BATCH_DELAY
    first = await load_news(ctx, row)
    assert first is not None
    assert {log_line.seat for log_line in first.log_lines} >= {0, 1}
    assert not first.is_over
    assert await load_news(ctx, row) is None


async def test_follower_of_the_end_is_notified_of_the_winner_only(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx)
    await follow.follow(ctx, row.id, DEA, "end")
    await take_turn(ctx, row.id, ADA, 1)
    await take_turn(ctx, row.id, BEN, 1)
    clock.now += BATCH_DELAY
    assert await load_news(ctx, row) is None
    await play_to_end(ctx, row)
    news = await load_news(ctx, row)
    assert news is not None
    assert news.is_over
    assert news.winners
    with pytest.raises(UserError) as refused:
        await follow.unfollow(ctx, row.id, DEA)
    assert error_key(refused) == "refusal-follow-not"


async def test_follow_notification_waits_for_end_of_quiet_hours(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx)
    await follow.follow(ctx, row.id, DEA, "each")
    await take_turn(ctx, row.id, ADA, 1)
    await take_turn(ctx, row.id, BEN, 1)
    clock.now += BATCH_DELAY
    (post,) = await fire_and_load_messages(ctx)
    await set_preferences(ctx, DEA, Preferences(quiet=(8 * 60, 12 * 60)))
    assert await follow.suppress(ctx, post, outbox.parse(post))
    assert await fire_and_load_messages(ctx) == []
    clock.now += 4 * HOUR
    assert await load_news(ctx, row) is not None


async def test_follower_is_notified_of_cancelled_match(ctx: Context) -> None:
    row = await start_match(ctx)
    await follow.follow(ctx, row.id, DEA, "end")
    await tools.close(ctx, row.id, Authority(CEM, "so be it"))
    news = await load_news(ctx, row)
    assert news is not None
    assert (news.is_over, news.winners, news.log_lines) == (True, (), ())


async def test_player_cannot_follow_their_own_match(ctx: Context) -> None:
    row = await start_match(ctx)
    with pytest.raises(UserError) as refused:
        await follow.follow(ctx, row.id, ADA, "end")
    assert error_key(refused) == "refusal-follow-own"
