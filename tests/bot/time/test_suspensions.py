"""Tests for players whom moderators have timed out.

Their clocks are stopped up to a limit, and the table is informed.
"""

from __future__ import annotations

from datetime import timedelta

import pytest
from simcord import MemberActor

from bot.core.sending.access import suspension_end
from host.matches.settings.time_controls import TIME_CONTROLS
from host.time.suspensions import MAX_REST
from tests.bot.decisions.test_vote import TIME_OUT_SECONDS, latest_vote
from tests.bot.port import Port, text_of
from tests.bot.time.test_clock import DAY, HOUR, pass_time

DAILY = TIME_CONTROLS["daily"]


def time_out_member(port: Port, person: MemberActor, seconds: float) -> None:
    """Time out a member.

    As in Discord, the bot does not receive an event about it.
    """
    guild = port.env.backend.get_guild(port.guild.id)
    guild.members[person.id].timed_out_until = (port.env.now() + timedelta(seconds=seconds)).isoformat()


def suspension_notices(port: Port) -> list[str]:
    return [text for text in port.public_texts() if "has been timed out on this server" in text]


def count_time_outs(port: Port) -> int:
    (count,) = port.query_column("SELECT count(*) FROM log WHERE kind = 'timed-out'")
    assert isinstance(count, int)
    return count


async def test_clock_rests_and_the_table_reads_why_at_the_next_notification(port: Port) -> None:
    await port.begin(time_control="daily")
    time_out_member(port, port.ada, 2 * DAY)
    await pass_time(port, HOUR)
    (text,) = suspension_notices(port)
    assert "**Ada**" in text
    assert "UTC" in text
    await pass_time(port, TIME_OUT_SECONDS)
    assert count_time_outs(port) == 0
    await pass_time(port, 2 * DAY)
    assert count_time_outs(port) == 1
    assert len(suspension_notices(port)) == 1


async def test_suspension_is_noticed_before_time_runs_out(port: Port) -> None:
    await port.begin(time_control="daily")
    # The suspension begins only after the last warning.
    await pass_time(port, TIME_OUT_SECONDS - 2 * HOUR)
    time_out_member(port, port.ada, DAY)
    await pass_time(port, 3 * HOUR)
    assert len(suspension_notices(port)) == 1
    assert (count_time_outs(port), latest_vote(port)) == (0, None)
    await pass_time(port, DAY)
    assert count_time_outs(port) == 0, "afterwards there is time to move"
    await pass_time(port, DAILY.patience / 1000 + HOUR)
    assert count_time_outs(port) == 1


async def test_clock_of_a_suspended_player_rests_within_bounds(port: Port) -> None:
    await port.begin(time_control="daily")
    time_out_member(port, port.ada, 28 * DAY)
    await pass_time(port, TIME_OUT_SECONDS + MAX_REST / 1000 + DAILY.patience / 1000 + HOUR)
    assert count_time_outs(port) == 1


async def test_longer_suspension_is_announced_again(port: Port) -> None:
    await port.begin(time_control="daily")
    time_out_member(port, port.ada, DAY)
    await pass_time(port, HOUR)
    time_out_member(port, port.ada, 3 * DAY)
    await pass_time(port, TIME_OUT_SECONDS)
    assert len(suspension_notices(port)) == 2


@pytest.mark.parametrize("status", [500, 404])
async def test_player_times_out_if_discord_does_not_answer(port: Port, status: int) -> None:
    await port.begin(time_control="daily")
    port.env.inject_error("GET", "/guilds/*/members/*", status=status, times=None)
    await pass_time(port, TIME_OUT_SECONDS + HOUR)
    assert count_time_outs(port) == 1


async def test_player_who_is_not_suspended_times_out_at_once(port: Port) -> None:
    await port.begin(time_control="daily")
    await pass_time(port, TIME_OUT_SECONDS)
    assert count_time_outs(port) == 1
    assert suspension_notices(port) == []
    vote = latest_vote(port)
    assert vote is not None
    assert "has run out of time" in text_of(port.raw_message(vote))


async def test_suspension_is_noticed_without_the_server_in_the_cache(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A suspension is noticed even if the guild is not in the cache.

    Only the process with the first shard checks suspended users. Its cache does not contain the guilds of
    other processes.
    """
    time_out_member(port, port.ada, DAY)
    monkeypatch.setattr(port.bot, "get_guild", lambda _: None)
    assert await suspension_end(port.bot, port.guild.id, port.ada.id) is not None
    assert await suspension_end(port.bot, port.guild.id, port.ben.id) is None
