"""The commands that run the bot, on Discord or in a local web page."""

from __future__ import annotations

from pathlib import Path

import discord

from bot import __main__ as discord_bot
from bot.runtime.app import open_bot
from bot.runtime.process.environment import Settings
from harbourmaster.failure import Failure
from storage.core.sql.database_errors import DatabaseTooNew, DatabaseUnavailable


def run(*, wait_after_failure: bool, is_new_database: bool) -> int:
    """Run the bot on Discord and return its exit code.

    docs/operating.md lists the exit codes.
    """
    return discord_bot.main(
        wait_after_failure=wait_after_failure, is_new_database=is_new_database, serve_pages=_serve_pages
    )


async def _serve_pages(settings: Settings) -> None:
    # Imported here, so that a bot without web pages does not need the memory.
    from pages.live.running import serve_pages  # noqa: PLC0415

    await serve_pages(settings)


def play(folder: Path, port: int, fresh: bool) -> int:
    """Run the bot in a local web page."""
    try:
        # Imported here, because the dependencies of the playground are installed only for local play.
        from playground.run import play as play_locally  # noqa: PLC0415
        from playground.site import LocalSite  # noqa: PLC0415
        from playground.tables import open_example_tables  # noqa: PLC0415
        from playground.upcoming import find_upcoming, record_heartbeat  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        raise Failure(
            f"the playground needs {missing.name}: install harbourmaster[play], or run make play"
        ) from None

    async def make_bot(where: Path) -> discord.Client:
        try:
            return await open_bot(Settings(folder=where))
        except (DatabaseTooNew, DatabaseUnavailable) as error:
            raise Failure(f"the database in {where}: {error}. Start over with make play FRESH=1.") from error

    return play_locally(
        folder, port, fresh, make_bot, open_example_tables, find_upcoming, record_heartbeat, LocalSite
    )
