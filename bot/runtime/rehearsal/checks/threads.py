"""Assumptions about threads."""

from __future__ import annotations

import discord

from bot.core.sending.failures import THREAD_ARCHIVED, THREAD_LOCKED, Failure, classify
from bot.core.words.layout import View, texts
from bot.leagues.lifecycle.table_opening import HAS_THREAD, TOO_MANY_THREADS
from bot.runtime.rehearsal.assumptions import Need, assume, unchecked
from bot.runtime.rehearsal.operator import Skipped
from bot.runtime.rehearsal.stage import Stage, describe, refusal, require, require_refused
from bot.tables.tables.threads import thread_type


@assume("Announcement channels have their own type of public threads.")
async def thread_types(stage: Stage) -> str:
    """Create a public thread."""
    thread = await stage.thread()
    require(thread.type is thread_type(stage.channel, is_private=False), thread.type.name)
    return thread.type.name.replace("_", " ")


@assume("Text channels have private threads, and announcement channels have none.")
async def private_threads(stage: Stage) -> None:
    """Create a private thread."""
    if not stage.channel.is_news():
        thread = await stage.thread(is_private=True)
        require(thread.is_private(), thread.type.name)
        return
    kind = discord.ChannelType.private_thread
    error = await refusal(stage.channel.create_thread(name="rehearsal", type=kind))
    require(error.status == 400, describe(error))


@assume(f"A thread has the id of the message from which it starts. A second one is refused ({HAS_THREAD}).")
async def thread_of_message(stage: Stage) -> None:
    """Try to start two threads from the same message."""
    message = await stage.send()
    thread = await message.create_thread(name="rehearsal")
    stage.track(thread)
    require(thread.id == message.id, "another id")
    require_refused(await refusal(message.create_thread(name="rehearsal")), 400, HAS_THREAD)


MANY = unchecked(
    "too-many-threads",
    f"A thread is refused with {TOO_MANY_THREADS[0]} or {TOO_MANY_THREADS[1]} while the server has too many "
    "active threads, the second for announcement channels.",
    "it takes a thousand threads",
)


@assume(
    f"Edits in an archived thread are refused with {THREAD_ARCHIVED}. The bot may archive its own threads."
)
async def archived_edit(stage: Stage) -> None:
    """Edit a message in an archived thread, and unarchive it."""
    thread = await stage.thread()
    message = await stage.send(where=thread)
    await stage.sender.set_archived(thread.id, archived=True)
    error = await refusal(message.edit(view=View(*texts("Edited."))))
    require(classify(error) is Failure.ARCHIVED, describe(error))
    await stage.sender.set_archived(thread.id, archived=False)
    await message.edit(view=View(*texts("Edited.")))


@assume("A message to an archived thread unarchives it.")
async def archived_send(stage: Stage) -> None:
    """Send a message to an archived thread."""
    thread = await stage.thread()
    await stage.sender.set_archived(thread.id, archived=True)
    await stage.send(where=thread)
    found = await stage.client.fetch_channel(thread.id)
    require(isinstance(found, discord.Thread) and not found.archived, "it is still archived")


@assume(
    f"A message to a locked thread is refused with {THREAD_LOCKED}, or as a missing permission.",
    Need.OPERATOR,
)
async def locked_thread(stage: Stage) -> str:
    """Send a message to a locked thread."""
    if stage.channel.permissions_for(stage.channel.guild.me).manage_threads:
        raise Skipped("the bot may manage threads, so locked threads stay open to it")
    thread = await stage.thread("rehearsal-locked")
    await stage.operator.done(f"Lock the thread <#{thread.id}> (rehearsal-locked), then press Done.")
    error = await refusal(stage.send(where=thread))
    require(classify(error) is Failure.FORBIDDEN, describe(error))
    return describe(error)
