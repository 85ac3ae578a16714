"""Helpers for tests of channels in which the bot can't send messages."""

from __future__ import annotations

from typing import Any

import discord
from simcord import ChannelHandle, MemberActor

from host.messages.posts import cards
from host.messages.posts.cards import StatusCard
from tests.bot.port import Port, text_of
from tests.bot.time.test_clock import direct_messages, pass_time

MINUTE = 60


async def status_card(port: Port) -> StatusCard:
    return await cards.get_card(port.bot.services.ctx, 1)


def direct_message_text(port: Port, person: MemberActor) -> str:
    return "\n".join(map(text_of, direct_messages(port, person)))


def newest_direct_message(port: Port, person: MemberActor) -> discord.Message:
    """Return the bot's latest direct message to a user."""
    mailbox = port.env.backend.get_dm_channel(person.id)
    return max(ChannelHandle(port.env, None, mailbox).history(), key=lambda message: message.id)


def stored_text(port: Port, message: discord.Message) -> str:
    return text_of(port.env.backend.get_message(message.channel.id, message.id))


def refuse_direct_messages(port: Port, person: MemberActor) -> None:
    """Make a user's account reject direct messages."""
    mailbox = port.env.backend.get_dm_channel(person.id).id
    port.env.inject_error("POST", f"/channels/{mailbox}/messages", status=403, code=50007, times=None)


async def begin_daily_match(port: Port, **options: Any) -> None:
    await port.begin(**{"time_control": "daily", **options})
    await pass_time(port, 10 * MINUTE)
