"""Entry point that runs the bot on Discord.

Its console output is for operators and is always in English.
"""

from __future__ import annotations

import asyncio
import logging
import os
import platform
import signal
import sys
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator
from functools import partial
from typing import Any, TypeAlias, TypeVar

import discord
from msgspec.structs import replace

from bot.core.interactions.replies import NETWORK_ERRORS
from bot.core.metrics.logs import JsonLines
from bot.core.metrics.port import open_port, wait_for_port
from bot.core.version import VERSION
from bot.runtime.app import DRAIN_TIMEOUT, Harbourmaster, open_bot, open_shared
from bot.runtime.process import connection, database_files, memory
from bot.runtime.process.backups import BackupResults, run_backups
from bot.runtime.process.environment import DOTENV, BadSettings, Settings, read_settings, with_token
from bot.runtime.process.exit_codes import FINAL, Exit, FatalError, database_exit, exit_for
from bot.runtime.process.heartbeat import run_heartbeat
from bot.runtime.process.shutdown import Shutdown, end_tasks
from bot.runtime.process.warmup import warm_up
from bot.runtime.process.watchdog import Watchdog, end_hung_process
from bot.runtime.shards import Shards, process_name
from storage.core.address import without_password
from storage.core.sql.database_errors import DatabaseTooNew, DatabaseUnavailable
from storage.core.sqlite import private_files

log = logging.getLogger("bot")

T = TypeVar("T")

LIBRARIES = {"aiosqlite": logging.INFO, "discord": logging.INFO}
"""Minimum log levels of libraries.

At lower levels, these two libraries log private replies and query parameters, including seeds.
"""

EXIT_TIMEOUT = DRAIN_TIMEOUT + 3
"""Maximum number of seconds between a stop request and the end of the process."""


ServePages: TypeAlias = Callable[[Settings], Coroutine[Any, Any, None]]
"""Serves the web pages, which are in a package above the bot's, until it is cancelled."""


def run(settings: Settings, serve_pages: ServePages | None = None) -> int:
    """Run the bot until it is stopped and return the exit code."""
    logging.basicConfig(level=settings.log, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    if settings.is_log_json:
        for handler in logging.getLogger().handlers:
            handler.setFormatter(JsonLines())
    limit_library_logging()
    log.info("Harbourmaster %s on Python %s", VERSION, platform.python_version())
    for warning in settings.warnings:
        log.warning("%s", warning)
    shutdown = Shutdown(EXIT_TIMEOUT)
    try:
        asyncio.run(_run(settings, shutdown, serve_pages))
    except FatalError as reason:
        print(f"harbourmaster: {reason}", file=sys.stderr)  # noqa: T201 - a message for the operator
        return reason.code
    except KeyboardInterrupt:
        log.info("stopped")
    except asyncio.CancelledError:
        log.info("stopping after a signal")
    finally:
        shutdown.finish()
    return Exit.DONE


def limit_library_logging() -> None:
    """Raise the libraries' log levels, so that they never log sensitive data."""
    for name, least in LIBRARIES.items():
        logging.getLogger(name).setLevel(max(least, logging.getLogger().level))
    logging.getLogger("discord.client").addFilter(shorten_network_error)


def shorten_network_error(record: logging.LogRecord) -> bool:
    """Replace the traceback of a network error with a single line, because it is not a bug."""
    slip = record.exc_info[1] if record.exc_info else None
    if isinstance(slip, (*NETWORK_ERRORS, discord.GatewayNotFound, discord.ConnectionClosed)):
        record.msg, record.args = f"{record.getMessage()}: {type(slip).__name__} {slip}", ()
        record.exc_info = record.exc_text = None
    return True


async def _run(settings: Settings, shutdown: Shutdown, serve_pages: ServePages | None) -> None:
    # Until the bot is connected, a stop request cancels any wait, for example for a busy database or a
    # migration.
    opening = asyncio.current_task()
    assert opening is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, shutdown.begin, opening)
    connection.prepare(settings)
    if settings.shards:
        shards = Shards(settings, *await _open(settings, open_shared))
        beside = [
            *await _serve_metrics(shards, settings), Watchdog(end_hung_process).watch(),
            run_heartbeat(shards.is_serving, shards.database, settings.heartbeat),
            database_files.watch_database(shards.database, settings.heartbeat),
            warm_up(shards.pictures), memory.trim_heap(),
            *_page_tasks(settings, serve_pages),
        ]  # fmt: skip
        await _run_with_background(shards.run(settings.token), shutdown, beside)
        return
    bot = await _open(settings, open_bot)
    bot.services.ctx.process = process_name()
    bot.services.uptime.require_proofs()
    figures = await _serve_metrics(bot, settings)
    try:
        await _run_with_background(
            bot.start(settings.token),
            shutdown,
            [
                *figures,
                *_background_tasks(bot, settings),
                *_page_tasks(settings, serve_pages),
            ],
        )
    finally:
        await bot.close()


def _page_tasks(settings: Settings, serve_pages: ServePages | None) -> Iterator[Coroutine[Any, Any, None]]:
    if serve_pages is not None and settings.web is not None:
        yield serve_pages(settings)


async def _serve_metrics(bot: Harbourmaster | Shards, settings: Settings) -> list[Coroutine[Any, Any, None]]:
    """Serve metrics on a local port, and return the required background tasks.

    If another process is using the port, a background task waits for it. Raises FatalError if the port can't
    be opened for another reason.
    """
    if settings.metrics is None:
        return []
    at, port = settings.metrics_at, settings.metrics
    open_it = partial(bot.serve_metrics, port, at)
    try:
        return [] if open_port(open_it, at) else [wait_for_port(open_it, at, port)]
    except OSError as error:
        await bot.close()
        raise FatalError(
            Exit.SETTINGS, f"HARBOURMASTER_METRICS: the port {port} of {at} can't be used: {error}"
        ) from error


def _background_tasks(bot: Harbourmaster, settings: Settings) -> Iterator[Coroutine[Any, Any, None]]:
    yield Watchdog(end_hung_process).watch()
    yield run_heartbeat(bot.gateway.is_serving, bot.services.ctx.database, settings.heartbeat)
    yield database_files.watch_database(bot.services.ctx.database, settings.heartbeat)
    yield warm_up(bot.services.pictures)
    yield memory.trim_heap()
    if settings.database_file is not None:
        results = BackupResults(bot.services.backups, settings.backup_failure)
        yield run_backups(bot.services.ctx.database, settings.backup_folder, results)


async def _run_with_background(
    work: Coroutine[Any, Any, None], shutdown: Shutdown, others: Iterable[Coroutine[Any, Any, None]]
) -> None:
    """Run the bot with its background tasks until the process is stopped.

    A FatalError in a background task ends the bot.
    """
    beside = [asyncio.create_task(other) for other in others]
    try:
        await _run_until_stopped(work, shutdown, beside)
    finally:
        await end_tasks(beside)


async def _open(settings: Settings, opening: Callable[[Settings], Awaitable[T]]) -> T:
    try:
        database_files.prepare_folder(settings.folder)
        database_files.check_not_lost(settings)
        may_create = database_files.may_create(settings)
        return await opening(replace(settings, may_create=may_create))
    except OSError as error:
        raise database_files.folder_error(settings.folder, error) from error
    except BadSettings as error:
        raise FatalError(Exit.SETTINGS, str(error)) from error
    except DatabaseTooNew as error:
        raise FatalError(
            Exit.DATABASE,
            f"The database was written by a newer version of Harbourmaster ({error}). Install that version, "
            "or start with another database; nothing was changed.",
        ) from error
    except DatabaseUnavailable as error:
        if error.reason == "missing" and not database_files.may_create(settings):
            raise database_files.lost_error(settings) from error
        where = without_password(settings.database).partition("?")[0] or settings.folder
        raise FatalError(
            database_exit(error), f"The database of {where} can't be opened: {error.detail} ({error.reason})"
        ) from error


async def _run_until_stopped(
    work: Coroutine[Any, Any, None], shutdown: Shutdown, beside: Iterable[asyncio.Task[None]]
) -> None:
    """Run the bot until the process is stopped or a background task raises FatalError."""
    loop = asyncio.get_running_loop()
    running = asyncio.create_task(work)
    loop.add_signal_handler(signal.SIGTERM, shutdown.begin, running)
    failures: list[FatalError] = []

    def stop_after_failure(task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if isinstance(error, FatalError):
            failures.append(error)
            running.cancel()
        elif error is not None:
            log.error("a background task has failed: %s", task.get_coro(), exc_info=error)

    for task in beside:
        task.add_done_callback(stop_after_failure)
    try:
        await running
    except asyncio.CancelledError:
        if failures:
            raise failures[0] from None
        log.info("stopping after a signal")
    except FatalError:
        raise
    except Exception as error:
        if (ending := exit_for(error)) is None:
            raise
        raise ending from error


def main(
    *,
    wait_after_failure: bool = False,
    is_new_database: bool = False,
    serve_pages: ServePages | None = None,
) -> int:
    """Run the bot with settings from the environment and .env, and return the exit code.

    If `wait_after_failure` is set, the process waits for a stop request after an error that a restart can't
    fix. Otherwise Docker would keep restarting it.
    """
    code = _run_with_settings(is_new_database=is_new_database, serve_pages=serve_pages)
    if wait_after_failure and code in FINAL:
        _wait_for_stop_signal(code)
    return code


def _wait_for_stop_signal(code: int) -> None:
    asked = {signal.SIGTERM, signal.SIGINT}
    signal.pthread_sigmask(signal.SIG_BLOCK, asked)
    print(f"harbourmaster: waiting to be stopped, and will then exit with code {code}", file=sys.stderr)  # noqa: T201 - as above
    signal.sigwait(asked)


def _run_with_settings(*, is_new_database: bool, serve_pages: ServePages | None) -> int:
    try:
        settings = replace(with_token(read_settings(os.environ)), is_new_database=is_new_database)
        private_files.restrict_access(DOTENV)  # `.env` contains the bot token.
    except BadSettings as error:
        print(f"harbourmaster: {error}", file=sys.stderr)  # noqa: T201 - as above
        return Exit.SETTINGS
    memory.freeze_gc()
    return run(settings, serve_pages)


if __name__ == "__main__":
    sys.exit(main())
