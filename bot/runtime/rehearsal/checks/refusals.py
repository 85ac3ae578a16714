"""Assumptions about missing channels, permissions and direct messages."""

from __future__ import annotations

import discord
from discord.utils import time_snowflake, utcnow

from bot.core.sending.access import MAX_REFUSALS, find_closure, permissions_in
from bot.core.sending.failures import (
    DIRECT_MESSAGES_TOO_FAST,
    MISSING_ACCESS,
    UNKNOWN_CHANNEL,
    Failure,
    classify,
)
from bot.matches.match.bot_permissions import needed_permissions
from bot.runtime.rehearsal.assumptions import Need, assume, unchecked
from bot.runtime.rehearsal.checks.messages import KINDS
from bot.runtime.rehearsal.operator import Skipped
from bot.runtime.rehearsal.stage import Stage, describe, refusal, require, require_refused

DMS_CLOSED = 50007
"""The error code for a user who accepts no direct messages."""
MISSING_PERMISSION = 50013


@assume(f"A channel that does not exist is reported with {UNKNOWN_CHANNEL}.")
async def unknown_channel(stage: Stage) -> None:
    """Fetch a channel with an id that does not exist."""
    number = time_snowflake(utcnow()) + 1
    require_refused(await refusal(stage.client.fetch_channel(number)), 404, UNKNOWN_CHANNEL)


@assume(f"A channel that the bot can't see is refused with 403, {MISSING_ACCESS}.")
async def hidden_channel(stage: Stage) -> None:
    """Fetch a server channel that the bot can't see."""
    guild = stage.channel.guild
    hidden = (one for one in guild.channels if not one.permissions_for(guild.me).view_channel)
    if (channel := next(hidden, None)) is None:
        raise Skipped("the bot can see all channels of the server")
    require_refused(await refusal(stage.client.fetch_channel(channel.id)), 403, MISSING_ACCESS)


INVALID_REQUESTS = unchecked(
    "invalid-requests",
    f"Requests that are refused for a missing permission or a rate limit are harmless up to {MAX_REFUSALS:,} "
    "in ten minutes. Discord's documentation says 10,000.",
    "trying it out could block the bot",
)
MANY_DIRECT_MESSAGES = unchecked(
    "many-direct-messages",
    f"A direct message that is refused with {DIRECT_MESSAGES_TOO_FAST} is accepted later.",
    "trying it out could block the bot",
)


@assume(
    "A click reports the same permissions of the bot as those computed from roles and channel.", Need.OPERATOR
)
async def permissions(stage: Stage) -> None:
    """Compare the computed permissions with those reported in an interaction."""
    interaction = await stage.operator.click("Press this button.", "Press me")
    await interaction.response.defer()
    computed, reported = permissions_in(stage.client, stage.location), interaction.app_permissions
    names = {*needed_permissions(in_thread=False), *needed_permissions(in_thread=True, new_thread=True)}
    different = [name for name in names if getattr(computed, name, None) != getattr(reported, name)]
    require(not different, ", ".join(sorted(different)))


@assume(
    f"A channel in which the bot may not send is known from the permission Send Messages, and refuses with "
    f"403, {MISSING_PERMISSION}. The bot can still edit there.",
    Need.OPERATOR,
)
async def closed_channel(stage: Stage) -> None:
    """Send a message to a channel in which the bot may not write."""
    message = await stage.send()
    await stage.operator.done("In this channel's permissions, deny the bot Send Messages. Then press Done.")
    try:
        closure = find_closure(stage.client, stage.location)
        require(closure is not None and closure.reason == "denied", "the channel seems to be open")
        require_refused(await refusal(stage.send()), 403, MISSING_PERMISSION)
        require(await stage.sender.edit(stage.place, message.id, KINDS["text"]()), "not edited")
    finally:
        await stage.operator.restore("Allow the bot to send messages here again.")
    require(find_closure(stage.client, stage.location) is None, "the channel still seems to be closed")


@assume("A direct message can be sent, edited and deleted.", Need.OPERATOR)
async def direct_message(stage: Stage) -> None:
    """Send the operator a direct message."""
    account = await _account(stage)
    sent = await stage.sender.send_dm_to(account, KINDS["text"](), stage.new_row())
    require(sent is not None, "refused")
    assert sent is not None
    mailbox = stage.client.get_partial_messageable(sent[0])
    try:
        require(await stage.sender.edit(mailbox, sent[1], KINDS["buttons"]()), "not edited")
    finally:
        await mailbox.get_partial_message(sent[1]).delete()


@assume(f"A user who accepts no direct messages is reported with 403, {DMS_CLOSED}.", Need.OPERATOR)
async def direct_message_refused(stage: Stage) -> None:
    """Send a direct message to the operator while they accept none."""
    account = await _account(stage)
    await stage.operator.done(
        "In your privacy settings for this server, turn off direct messages. Then press Done. "
        "If you share another server with the bot, press Skip."
    )
    try:
        mailbox = await stage.client.create_dm(discord.Object(account))
        error = await refusal(stage.send(where=mailbox))
        require_refused(error, 403, DMS_CLOSED)
        require(classify(error) is Failure.FORBIDDEN, describe(error))
    finally:
        await stage.operator.restore("You can turn direct messages on again.")


async def _account(stage: Stage) -> int:
    if stage.operator.account is None:
        await stage.operator.done("Press Done, so that the bot can send you a direct message.")
    assert stage.operator.account is not None
    return stage.operator.account.id
