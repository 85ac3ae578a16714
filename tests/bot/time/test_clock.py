"""Tests for clocks and notifications in Discord over simulated days and weeks."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
import simcord

from engine.core.files.library import games
from host.core import outbox
from host.core.owners import match_owner
from host.matches.settings import settings
from host.matches.settings.settings import Preferences
from host.time.clock import settings_effects
from storage.matches import users
from tests.bot.port import SETTLE_TIMEOUT, Port, labels, text_of

HOUR = 3600
DAY = 24 * HOUR


async def set_preferences(
    port: Port, person: simcord.MemberActor, preferences: Preferences, locale: str | None = None
) -> None:
    ctx = port.bot.services.ctx
    with port.env.time_context():
        key = await port.key_of(person)
        async with ctx.database.transaction() as tx, settings_effects.change_calendar(ctx, tx, key):
            await users.set_settings(tx, key, settings.serialize(preferences))
            if locale is not None:
                await users.set_locale(tx, key, locale)


def notices(port: Port) -> list[str]:
    """Return the turn notifications in the lobby."""
    posts = (port.raw_message(post) for post in port.posts())
    return [text_of(post) for post in posts if "Mute this match" in labels(post)]


async def pass_time(port: Port, seconds: float) -> None:
    port.env.settle_timeout = 60
    await port.env.advance_time(seconds)
    port.env.settle_timeout = SETTLE_TIMEOUT


async def test_card_shows_deadline_as_absolute_and_relative_time(port: Port) -> None:
    await port.begin(time_control="daily")
    assert text_of(port.raw_message(port.card())).count("<t:") == 3


async def test_turn_reminder_and_last_warning_are_each_sent_once(port: Port) -> None:
    await port.begin(time_control="daily")
    await pass_time(port, 10 * 60)
    assert ["it’s your turn" in notice for notice in notices(port)] == [True]
    await pass_time(port, 2 * DAY)
    assert ["is waiting for you" in notice for notice in notices(port)] == [True]
    await pass_time(port, 2 * DAY - 3 * HOUR)
    assert ["about to run out" in notice for notice in notices(port)] == [True]


async def test_restart_sends_no_duplicate_notification(port: Port) -> None:
    await port.begin(time_control="daily")
    await pass_time(port, 10 * 60)
    await port.restart()
    await pass_time(port, HOUR)
    assert len(notices(port)) == 1


def shown_deadline(port: Port) -> int:
    """Return the deadline on the card, in Unix seconds."""
    found = re.search(r"Deadline: <t:(\d+):f>", text_of(port.raw_message(port.card())))
    assert found is not None
    return int(found[1])


async def test_card_shows_the_right_deadline_right_after_an_outage(port: Port) -> None:
    await port.begin(time_control="daily")
    before = shown_deadline(port)
    for hours in (3, 1):
        await port.restart_after(hours * HOUR)
        await pass_time(port, 30)
        assert shown_deadline(port) - before == pytest.approx(hours * HOUR, abs=60)
        before = shown_deadline(port)


async def test_card_shows_the_right_deadline_after_an_outage_of_the_server(port: Port) -> None:
    await port.begin(time_control="daily")
    before = shown_deadline(port)
    guild = port.bot.get_guild(port.guild.id)
    assert guild is not None
    with port.env.time_context():
        await port.bot.on_guild_unavailable(guild)
    port.env.backend.advance_clock(2 * HOUR)
    with port.env.time_context():
        await port.bot.on_guild_available(guild)
    await pass_time(port, 30)
    assert shown_deadline(port) - before == pytest.approx(2 * HOUR, abs=60)


async def test_card_is_not_edited_after_an_outage_without_a_deadline(port: Port) -> None:
    await port.begin(**{"time-control": "none"})
    await pass_time(port, 600)
    edits = len(port.env.http_requests)
    await port.restart_after(3 * HOUR)
    await pass_time(port, 30)
    card = f"/messages/{port.card().id}"
    assert not any(http_log_entry.path.endswith(card) for http_log_entry in port.env.http_requests[edits:])


async def test_bot_outage_does_not_cost_players_time(port: Port) -> None:
    await port.begin(time_control="daily")
    await pass_time(port, 3 * DAY)
    for notice in port.posts():
        assert "run out" not in text_of(port.raw_message(notice))
    await port.restart_after(2 * DAY)
    await pass_time(port, 10 * 60)
    assert len(notices(port)) == 1
    assert "is waiting for you" in notices(port)[0]
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    assert "Waiting for **Ben**" in text_of(port.raw_message(port.card()))


async def test_direct_notification_uses_language_of_user(port: Port) -> None:
    await set_preferences(port, port.ada, Preferences(notices="direct"), locale="de")
    await port.begin(time_control="daily")
    await pass_time(port, 10 * 60)
    assert notices(port) == []
    (message,) = direct_messages(port, port.ada)
    assert "du bist am Zug" in text_of(message)


async def test_direct_notification_is_deleted_after_turn(port: Port) -> None:
    await set_preferences(port, port.ada, Preferences(notices="direct"))
    await port.begin(time_control="daily")
    await pass_time(port, 10 * 60)
    assert len(direct_messages(port, port.ada)) == 1
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    assert direct_messages(port, port.ada) == []


@pytest.mark.parametrize("status", [400, 403])
async def test_direct_notification_waits_while_messages_are_sent_too_fast(port: Port, status: int) -> None:
    await set_preferences(port, port.ada, Preferences(notices="direct"))
    await port.begin(time_control="daily")
    port.env.inject_error("POST", "/channels/*/messages", status=status, code=40003)
    await pass_time(port, 10 * 60)
    assert notices(port) == []
    assert len(direct_messages(port, port.ada)) == 1


@pytest.mark.parametrize(("status", "code"), [(404, 10003), (403, 50001)])
async def test_missing_dm_channel_does_not_block_match(port: Port, status: int, code: int) -> None:
    await set_preferences(port, port.ada, Preferences(notices="direct"))
    await port.begin(time_control="daily")
    await pass_time(port, 10 * 60)
    mailbox = port.env.backend.get_dm_channel(port.ada.id).id
    port.env.inject_error("*", f"/channels/{mailbox}/messages*", status=status, code=code, times=None)
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    assert "Waiting for **Ben**" in text_of(port.raw_message(port.card()))
    async with port.bot.services.ctx.database.read_transaction() as tx:
        assert await outbox.of_owner(tx, match_owner(1)) == []


def direct_messages(port: Port, person: simcord.MemberActor) -> list[Any]:
    """Return the bot's direct messages to a user."""
    backend = port.env.backend
    private = simcord.ChannelHandle(port.env, None, backend.get_dm_channel(person.id))
    return [backend.get_message(private.id, message.id) for message in private.history()]


async def test_notification_can_be_postponed_and_match_muted(port: Port) -> None:
    await port.begin(time_control="relaxed")
    call = await port.wait_for_turn_notice()
    answer = await port.ada.click(call, label="Mute for 3 hours")
    assert "for 3 hours" in text_of(answer.response)
    assert notices(port) == []
    await pass_time(port, 3 * HOUR)
    assert ["it’s your turn" in notice for notice in notices(port)] == [True]
    mute = await port.ada.click(port.posts()[-1], label="Mute this match")
    assert "is muted" in text_of(mute.response)
    await pass_time(port, 10 * DAY)
    assert notices(port) == []


async def test_spectator_cannot_mute_match_from_notification(port: Port) -> None:
    await port.begin(time_control="relaxed")
    call = await port.wait_for_turn_notice()
    refused = await port.cem.click(call, label="Mute this match")
    assert text_of(refused.response) == "You’re not playing in this match."


@pytest.mark.parametrize("gone", [False, True])
async def test_time_out_is_announced_once_without_user_activity(port: Port, gone: bool) -> None:
    await port.begin(time_control="daily")
    if gone:
        await port.restart()
    await pass_time(port, 4 * DAY + HOUR)
    text = "\n".join(text_of(port.raw_message(post)) for post in port.posts())
    assert text.count("**Ada** has run out of time.") == 1


async def test_turns_in_several_matches_share_one_notification(port: Port) -> None:
    channels = [port.guild.create_text_channel(f"table-{number}") for number in range(4)]
    seats = games()["nauticus"].default_seat_count
    wishes = {
        "game": "nauticus",
        "seats": seats,
        "robots": seats - 2,
        "begins": "opener",
        "time-control": "daily",
    }
    for channel in channels:
        await port.ada.slash(channel, "game open", **wishes)
        await port.ben.slash(channel, "game join")
    await pass_time(port, 10 * 60)
    found = [
        (channel, message)
        for channel in channels
        for message in channel.history()
        if any(mention.id == port.ada.id for mention in message.mentions)
        and "your turn" in stored_text(port, message)
    ]
    ((channel, message),) = found
    assert "it’s your turn in 4 matches. You have the least time left in [Nauticus](" in stored_text(
        port, message
    )
    panel = (await port.ada.click(message, label="Take my turn")).response
    assert labels(panel)


def stored_text(port: Port, message: discord.Message) -> str:
    return text_of(port.env.backend.get_message(message.channel.id, message.id))
