"""Tests for inactive matches in Discord over several months."""

from __future__ import annotations

import pytest

from bot.runtime.app import open_bot
from bot.runtime.process.environment import Settings
from host.matches.settings import updates
from storage.time.clock import outages
from tests.bot.port import SETTLE_TIMEOUT, Port, labels, text_of

DAY = 24 * 3600


async def pass_time(port: Port, seconds: float) -> None:
    port.env.settle_timeout = 60
    await port.env.advance_time(seconds)
    port.env.settle_timeout = SETTLE_TIMEOUT


def closing_notices(port: Port) -> list[str]:
    """Return the notifications that a match will be closed soon."""
    posts = (port.raw_message(post) for post in port.posts())
    return [text_of(post) for post in posts if "Keep it going" in labels(post)]


def public_text(port: Port) -> str:
    return "\n".join(text_of(port.raw_message(post)) for post in port.posts())


async def test_players_are_warned_a_week_before_inactivity_cancellation(port: Port) -> None:
    await port.begin(time_control="none")
    await pass_time(port, 52 * DAY)
    assert closing_notices(port) == []
    await pass_time(port, 1.1 * DAY)
    (text,) = closing_notices(port)
    assert f"<@{port.ada.id}> and <@{port.ben.id}>: no one has moved in [Nauticus](https://" in text
    await pass_time(port, 7 * DAY)
    assert "This match was cancelled" in public_text(port)
    assert "ended because of inactivity" in public_text(port)
    assert closing_notices(port) == []


@pytest.mark.long
async def test_player_keeps_an_inactive_match_open(port: Port) -> None:
    await port.begin(time_control="none")
    await pass_time(port, 54 * DAY)
    (call,) = [post for post in port.posts() if "Keep it going" in labels(port.raw_message(post))]
    refused = await port.cem.click(call, label="Keep it going")
    assert text_of(refused.response) == "You’re not playing in this match."
    answer = await port.ben.click(call, label="Keep it going")
    assert text_of(answer.response) == "Nauticus continues."
    assert closing_notices(port) == []
    await pass_time(port, 30 * DAY)
    assert "Waiting for **Ada**" in text_of(port.raw_message(port.card()))


async def test_inactive_open_table_is_cancelled(port: Port) -> None:
    await port.open_table(seats=2)
    await pass_time(port, 54 * DAY)
    assert len(closing_notices(port)) == 1
    await pass_time(port, 7 * DAY)
    assert "This match was cancelled" in public_text(port)


@pytest.mark.parametrize("status", [None, 403])
async def test_thread_of_an_inactive_table_is_archived_not_deleted(port: Port, status: int | None) -> None:
    await port.open_table(seats=2, where="thread")
    (thread,) = port.lobby.threads
    await pass_time(port, 54 * DAY)
    if status is not None:
        port.env.inject_error("PATCH", f"/channels/{thread.id}", status=status)
    await pass_time(port, 7 * DAY)
    backend = port.env.backend
    cards = [text_of(backend.get_message(thread.id, post.id)) for post in thread.history()]
    assert any("cancelled" in card for card in cards)
    thread_metadata = backend.get_channel(thread.id).thread_metadata
    assert thread_metadata is not None
    assert thread_metadata.archived is (status is None)


async def test_inactivity_warning_is_sent_after_a_restart(port: Port) -> None:
    await updates.update_guild_settings(port.bot.services.ctx, port.guild.id, idle_days=14)
    await port.begin(time_control="none")
    await pass_time(port, 6 * DAY)
    await port.restart()
    await pass_time(port, 2 * DAY)
    assert len(closing_notices(port)) == 1


async def test_downtime_does_not_cancel_inactive_matches(port: Port) -> None:
    await port.begin(time_control="none")
    await pass_time(port, 54 * DAY)
    last_seen = round(port.env.now().timestamp() * 1000)
    await port.bot.close()
    port.env.backend.advance_clock(20 * DAY)
    new = await open_bot(Settings(folder=port.folder))
    async with new.services.ctx.database.transaction() as tx:
        # The time is passed explicitly, because the simulation has stopped. The default would be the real
        # time.
        await outages.record_heartbeat(tx, last_seen)
    await port.env.restart_bot(new)
    await pass_time(port, 600)
    assert "Waiting for **Ada**" in public_text(port)
