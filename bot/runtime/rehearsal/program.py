"""The steps of a rehearsal: connect, run all checks, clean up, and report."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import discord
from msgspec.structs import replace

from bot.core.sending.failures import NETWORK_ERRORS, Failure, classify
from bot.matches.match.bot_permissions import missing_permissions, needed_permissions
from bot.runtime.app import open_context
from bot.runtime.process import connection
from bot.runtime.process.environment import OFF, Settings
from bot.runtime.process.exit_codes import exit_for
from bot.runtime.rehearsal.assumptions import Assumption, Need
from bot.runtime.rehearsal.client import RehearsalClient
from bot.runtime.rehearsal.operator import Operator, Skipped
from bot.runtime.rehearsal.registry import assumptions
from bot.runtime.rehearsal.report import Report, Result
from bot.runtime.rehearsal.stage import Failed, Options, Stage, describe


class CannotBegin(Exception):
    """Raised if the rehearsal's channel can't be used; the message contains the reason."""


def rehearse(settings: Settings, options: Options) -> Report:
    """Connect, run all checks and clean up.

    Raises CannotBegin, and FatalError if Discord can't be reached or rejects the token.
    """
    connection.prepare(settings)
    # The folder is deleted only after the event loop has ended, because tasks of the bot may use it until
    # then.
    with TemporaryDirectory(prefix="harbourmaster-rehearsal-", ignore_cleanup_errors=True) as folder:
        # The rehearsal must not access the bot's real data.
        own = replace(
            settings, folder=Path(folder), database="", backups=OFF, shards=0, metrics=None, editions=None
        )
        return asyncio.run(_run(own, options))


async def _run(settings: Settings, options: Options) -> Report:
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    client = RehearsalClient(settings, *await open_context(settings), options.channel)
    async with _connected(client, settings.token):
        return await _rehearse(client, options)


@asynccontextmanager
async def _connected(client: RehearsalClient, token: str) -> AsyncIterator[None]:
    """Connect the bot and wait until it is ready.

    Raises FatalError.
    """
    running: asyncio.Task[None] | None = None
    try:
        try:
            await client.login(token)
            ready = asyncio.create_task(client.has_started.wait())
            running = asyncio.create_task(client.connect())
            await asyncio.wait({ready, running}, return_when=asyncio.FIRST_COMPLETED)
            ready.cancel()
            if running.done():
                await running
        except Exception as error:
            if (ending := exit_for(error)) is None:
                raise
            raise ending from error
        yield
    finally:
        await client.close()
        if running is not None:
            running.cancel()
            await asyncio.wait([running])


async def _rehearse(client: RehearsalClient, options: Options) -> Report:
    channel = find_channel(client, options)
    operator = Operator(client, options.wait)
    try:
        first = await operator.greet(channel)
    except NETWORK_ERRORS as error:
        raise CannotBegin(f"the bot can't send messages in this channel ({describe(error)})") from error
    stage = Stage(client, channel, options, operator)
    left = 0
    try:
        results = [await _check(stage, assumption) for assumption in assumptions()]
    finally:
        # The match from the last check must not send any more messages.
        await client.services.scheduler.close()
        left = await stage.sweep(first)
    return Report(channel.type.name, results, left, stage.threads_left)


def find_channel(client: discord.Client, options: Options) -> discord.TextChannel:
    """Return the rehearsal's channel.

    Raises CannotBegin if it does not exist, or if the bot lacks permissions in it.
    """
    guild = client.get_guild(options.guild_id)
    if guild is None or guild.unavailable:
        raise CannotBegin("the bot is not a member of a server with this ID, or the server has an outage")
    channel = guild.get_channel_or_thread(options.channel)
    if channel is None:
        raise CannotBegin("this server has no channel with this ID, or the bot can't see it")
    if not isinstance(channel, discord.TextChannel):
        raise CannotBegin("the channel has to be a text channel or an announcement channel")
    wanted = {*needed_permissions(in_thread=False), *needed_permissions(in_thread=True, new_thread=True)}
    if not channel.is_news():
        wanted |= {*needed_permissions(in_thread=True, new_thread=True, is_private=True)}
    if missing := missing_permissions(channel.permissions_for(guild.me), iter(sorted(wanted))):
        names = ", ".join(name.replace("_", " ").title() for name in missing)
        raise CannotBegin(f"the bot lacks permissions in this channel: {names}")
    return channel


async def _check(stage: Stage, assumption: Assumption) -> Result:
    """Run one check and clean up after it."""
    try:
        result = await _try_out(stage, assumption)
    finally:
        await stage.clean_up()
    print(f"{result.outcome:<12} {assumption.name}", file=sys.stderr, flush=True)  # noqa: T201 - for the operator
    return result


async def _try_out(stage: Stage, assumption: Assumption) -> Result:
    if assumption.need is Need.TIME and not stage.options.is_slow:
        return Result(assumption, "not checked", "only with --slow")
    try:
        return Result(assumption, "held", await assumption.check(stage) or "")
    except Skipped as reason:
        return Result(assumption, "not checked", str(reason))
    except Failed as reason:
        return Result(assumption, "FAILED", str(reason))
    except Exception as error:  # noqa: BLE001 - the other checks still run
        is_temporary = isinstance(error, NETWORK_ERRORS) and classify(error) is Failure.TEMPORARY
        return Result(assumption, "not checked" if is_temporary else "FAILED", describe(error))
