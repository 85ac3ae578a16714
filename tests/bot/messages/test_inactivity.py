"""Tests of inactive matches in Discord over several months."""

from __future__ import annotations

import pytest

from bot.runtime.app import open_bot
from bot.runtime.process.environment import Settings
from host.matches.settings import updates
from storage.time.clock import outages
from tests.bot.port import SETTLED, Port, labels, said

DAY = 24 * 3600


async def later(port: Port, seconds: float) -> None:
    port.env.settle_timeout = 60
    await port.env.advance_time(seconds)
    port.env.settle_timeout = SETTLED


def last_calls(port: Port) -> list[str]:
    """Return the notifications that a match will be closed soon."""
    posts = (port.raw(post) for post in port.posts())
    return [said(post) for post in posts if "Keep it going" in labels(post)]


def read_by_all(port: Port) -> str:
    return "\n".join(said(port.raw(post)) for post in port.posts())


async def test_players_are_warned_a_week_before_inactivity_cancellation(port: Port) -> None:
    await port.begin(time_control="none")
    await later(port, 52 * DAY)
    assert last_calls(port) == []
    await later(port, 1.1 * DAY)
    (told,) = last_calls(port)
    assert f"<@{port.ada.id}> and <@{port.ben.id}>: no one has moved in [Nauticus](https://" in told
    await later(port, 7 * DAY)
    assert "This match was cancelled" in read_by_all(port)
    assert "ended because of inactivity" in read_by_all(port)
    assert last_calls(port) == []


async def test_player_keeps_an_inactive_match_open(port: Port) -> None:
    await port.begin(time_control="none")
    await later(port, 54 * DAY)
    (call,) = [post for post in port.posts() if "Keep it going" in labels(port.raw(post))]
    refused = await port.cem.click(call, label="Keep it going")
    assert said(refused.response) == "You’re not playing in this match."
    answer = await port.ben.click(call, label="Keep it going")
    assert said(answer.response) == "Nauticus continues."
    assert last_calls(port) == []
    await later(port, 30 * DAY)
    assert "Waiting for **Ada**" in said(port.raw(port.card()))


async def test_inactive_open_table_is_cancelled(port: Port) -> None:
    await port.open(seats=2)
    await later(port, 54 * DAY)
    assert len(last_calls(port)) == 1
    await later(port, 7 * DAY)
    assert "This match was cancelled" in read_by_all(port)


@pytest.mark.parametrize("status", [None, 403])
async def test_thread_of_an_inactive_table_is_archived_not_deleted(port: Port, status: int | None) -> None:
    await port.open(seats=2, where="thread")
    (thread,) = port.lobby.threads
    await later(port, 54 * DAY)
    if status is not None:
        port.env.inject_error("PATCH", f"/channels/{thread.id}", status=status)
    await later(port, 7 * DAY)
    backend = port.env.backend
    cards = [said(backend.get_message(thread.id, post.id)) for post in thread.history()]
    assert any("cancelled" in card for card in cards)
    kept = backend.get_channel(thread.id).thread_metadata
    assert kept is not None
    assert kept.archived is (status is None)


async def test_inactivity_warning_is_sent_after_a_restart(port: Port) -> None:
    await updates.update_guild_settings(port.bot.services.ctx, port.guild.id, idle_days=14)
    await port.begin(time_control="none")
    await later(port, 6 * DAY)
    await port.restart()
    await later(port, 2 * DAY)
    assert len(last_calls(port)) == 1


async def test_downtime_does_not_cancel_inactive_matches(port: Port) -> None:
    await port.begin(time_control="none")
    await later(port, 54 * DAY)
    last_seen = round(port.env.now().timestamp() * 1000)
    await port.bot.close()
    port.env.backend.advance_clock(20 * DAY)
    new = await open_bot(Settings(folder=port.folder))
    async with new.services.ctx.database.transaction() as tx:
        # Pass the time explicitly, because the simulation has stopped and the current time would be the real
        # one.
        await outages.record_heartbeat(tx, last_seen)
    await port.env.restart_bot(new)
    await later(port, 600)
    assert "Waiting for **Ada**" in read_by_all(port)
