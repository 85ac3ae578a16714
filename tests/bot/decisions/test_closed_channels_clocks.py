"""Tests for clocks, pauses and votes while the bot can't send messages in a channel."""

from __future__ import annotations

import discord
import pytest

from tests.bot.closed_channels import (
    MINUTE,
    begin_daily_match,
    direct_message_text,
    newest_direct_message,
    refuse_direct_messages,
    status_card,
    stored_text,
)
from tests.bot.core.test_sending_late_posts import forbid, grant
from tests.bot.decisions.test_vote import TIME_OUT_SECONDS
from tests.bot.port import Port, text_of
from tests.bot.posts import pending_kinds
from tests.bot.time.test_clock import DAY, HOUR, direct_messages, pass_time


async def test_no_time_is_lost_while_nobody_can_be_notified(port: Port) -> None:
    await begin_daily_match(port)
    before = (await status_card(port)).deadline
    forbid(port)
    await pass_time(port, HOUR + MINUTE)
    after = (await status_card(port)).deadline
    assert before is not None
    assert after is not None
    assert HOUR * 1000 <= after - before <= (HOUR + 5 * MINUTE) * 1000


async def test_nobody_times_out_in_the_silent_hour(port: Port) -> None:
    await port.begin(time_control="blitz")
    await pass_time(port, 2 * HOUR)
    forbid(port)
    await pass_time(port, 50 * MINUTE)
    assert port.query_column("SELECT count(*) FROM log WHERE kind = 'timed-out'") == [0]
    await pass_time(port, 20 * MINUTE)
    assert "it’s your turn" in direct_message_text(port, port.ada)
    assert (await status_card(port)).deadline is not None


@pytest.mark.long
async def test_clocks_rest_if_direct_messages_fail_too(port: Port) -> None:
    await begin_daily_match(port)
    refuse_direct_messages(port, port.ada)
    forbid(port)
    await pass_time(port, HOUR + MINUTE)
    assert (await status_card(port)).match.paused_since is not None
    assert "the clocks are paused" in direct_message_text(port, port.ben)
    await pass_time(port, 10 * DAY)
    assert port.query_column("SELECT count(*) FROM log WHERE kind = 'timed-out'") == [0]
    grant(port)
    await pass_time(port, MINUTE)
    card = await status_card(port)
    assert (card.match.paused_since, card.deadline is not None) == (None, True)
    text = "\n".join(port.public_texts())
    assert "can’t send messages in this channel: I don’t have permission" in text
    assert "The bot can send messages in this channel again" in text
    assert await pending_kinds(port) == []


async def test_pause_of_a_host_outlasts_a_closed_channel(port: Port) -> None:
    await begin_daily_match(port)
    await port.add_manager().slash(port.lobby, "host pause", reason="tea")
    refuse_direct_messages(port, port.ada)
    forbid(port)
    await pass_time(port, 2 * HOUR)
    grant(port)
    await pass_time(port, MINUTE)
    assert (await status_card(port)).match.paused_since is not None


async def test_moderator_who_plays_needs_consent_for_a_pause(port: Port) -> None:
    host = port.add_manager()
    await port.open_table(seats=2, begins="opener", time_control="daily")
    await host.slash(port.lobby, "game join")
    await pass_time(port, 10 * MINUTE)
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    role = port.guild.create_role("Mods", permissions=discord.Permissions(manage_channels=True))
    port.env.backend.get_guild(port.guild.id).members[host.id].role_ids.append(role.id)
    refuse_direct_messages(port, host)
    forbid(port)
    await pass_time(port, HOUR + 20 * MINUTE)
    assert (await status_card(port)).match.paused_since is None
    vote = newest_direct_message(port, port.ada)
    assert "Dee" in stored_text(port, vote)
    assert "has permission to close the channel" in stored_text(port, vote)
    await port.ada.user.click(vote, label="No")
    grant(port)
    await pass_time(port, MINUTE)
    assert "not everyone agreed to pause the clocks" in "\n".join(port.public_texts())
    assert (await status_card(port)).match.paused_since is None


async def test_table_may_agree_to_a_pause_for_a_moderator(port: Port) -> None:
    host = port.add_manager()
    await port.open_table(seats=2, begins="opener", time_control="daily")
    await host.slash(port.lobby, "game join")
    await pass_time(port, 10 * MINUTE)
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    role = port.guild.create_role("Mods", permissions=discord.Permissions(manage_channels=True))
    port.env.backend.get_guild(port.guild.id).members[host.id].role_ids.append(role.id)
    refuse_direct_messages(port, host)
    forbid(port)
    await pass_time(port, HOUR + 20 * MINUTE)
    await port.ada.user.click(newest_direct_message(port, port.ada), label="Yes")
    assert (await status_card(port)).match.paused_since is not None


@pytest.mark.long
async def test_last_voter_is_reminded_directly(port: Port) -> None:
    await port.begin(seats=3, time_control="daily")
    await port.cem.slash(port.lobby, "game join")
    await pass_time(port, 10 * MINUTE)
    forbid(port)
    await pass_time(port, TIME_OUT_SECONDS + 2 * HOUR)
    await port.ben.user.click(newest_direct_message(port, port.ben), label="Wait")
    await pass_time(port, HOUR)
    votes = [text for text in map(text_of, direct_messages(port, port.cem)) if "can vote here" in text]
    assert len(votes) == 2


@pytest.mark.parametrize("minutes", [50, 70])
async def test_time_of_a_closed_channel_is_given_back(port: Port, minutes: int) -> None:
    await begin_daily_match(port)
    before = (await status_card(port)).deadline
    forbid(port)
    await pass_time(port, minutes * MINUTE)
    grant(port)
    await pass_time(port, 5 * MINUTE)
    after = (await status_card(port)).deadline
    assert before is not None
    assert after is not None
    assert after - before == pytest.approx(min(minutes, 60) * MINUTE * 1000, abs=5 * MINUTE * 1000)


@pytest.mark.parametrize("minutes", [50, 70])
async def test_player_who_may_have_closed_the_channel_gets_no_time_back(port: Port, minutes: int) -> None:
    await begin_daily_match(port)
    role = port.guild.create_role("Mods", permissions=discord.Permissions(manage_channels=True))
    port.env.backend.get_guild(port.guild.id).members[port.ada.id].role_ids.append(role.id)
    before = (await status_card(port)).deadline
    forbid(port)
    await pass_time(port, minutes * MINUTE)
    grant(port)
    await pass_time(port, 5 * MINUTE)
    assert (await status_card(port)).deadline == before


async def test_nobody_times_out_when_the_channel_opens_again(port: Port) -> None:
    await port.begin(time_control="daily")
    await pass_time(port, TIME_OUT_SECONDS - 30 * MINUTE)
    forbid(port)
    await pass_time(port, 50 * MINUTE)
    grant(port)
    await pass_time(port, 20 * MINUTE)
    assert port.query_column("SELECT count(*) FROM log WHERE kind = 'timed-out'") == [0]
    await pass_time(port, 2 * HOUR)
    assert port.query_column("SELECT count(*) FROM log WHERE kind = 'timed-out'") == [1]
