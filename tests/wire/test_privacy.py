"""Tests for data deletion with real processes: completed after a kill, and still effective after a restore."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.runtime.process.environment import DATABASE
from harbourmaster.__main__ import main
from storage.core.copying.deletion_list import FILE_NAME
from storage.core.database import Database
from storage.matches.match import log, seats
from storage.matches.match.seats import SeatRow
from storage.turns import notes
from tests.storage.examples import create_entries, insert_match
from tests.wire import bot_database
from tests.wire.people import Person
from tests.wire.running import BotProcess
from tests.wire.server import Wire
from tests.wire.world import Channel

MATCHES, FIRST_CHANNEL = 1_500, 1_000
REASON = '{"reason":"Ada is ill"}'


async def add_matches(folder: Path, user_id: int) -> None:
    """Store so many finished matches for a user that deleting the user's data takes a while."""
    database = await Database.open(f"sqlite:///{folder / DATABASE}")
    async with database.transaction() as tx:
        key = await tx.scalar("SELECT user_key FROM users WHERE user_id = :id", {"id": user_id})
        for number in range(MATCHES):
            row = await insert_match(
                tx, FIRST_CHANNEL + number, owner_key=key, status="over", title="Adas table"
            )
            await seats.put(tx, SeatRow(match_id=row.id, seat=0, user_key=key))
            await log.append(tx, create_entries(row.id, 1, 2, kind="host", payload=REASON))
            await notes.put(tx, row.id, key, "a plan")
    await database.close()


def stored_user_ids(folder: Path) -> set[int | None]:
    """Return all stored Discord user ids."""
    return {found for (found,) in bot_database.query_rows(folder, "SELECT user_id FROM users")}


@pytest.mark.long
def test_deletion_survives_a_kill_and_a_restore(
    wire: Wire,
    lobby: Channel,
    people: tuple[Person, ...],
    bot_factory: Callable[..., BotProcess],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ada, ben = people
    bot = bot_factory()
    monkeypatch.setenv("HARBOURMASTER_DATA", str(bot.folder))
    bot.start()
    for user in people:
        user.slash(lobby, "settings me")
    bot.stop()
    asyncio.run(add_matches(bot.folder, ada.id))
    copy = tmp_path / "elsewhere" / "copy.sqlite"
    assert main(["db", "backup", str(copy)]) == 0
    wire.gateway.forget_disconnected()
    bot.start()
    message = ada.slash(lobby, "settings data", action="forget").visible_message
    message = ada.click(message, label="Continue").visible_message
    ada.click(message, label="Yes, delete my data now", wait=0)
    wire.wait_until((bot.folder / "backups" / FILE_NAME).exists)
    bot.kill()
    assert stored_user_ids(bot.folder) == {ada.id, ben.id}, "the deletion was interrupted"

    wire.gateway.forget_disconnected()
    bot.start()
    wire.wait_until(lambda: stored_user_ids(bot.folder) == {None, ben.id}, 90)
    bot.stop()
    assert queries_with_traces(bot.folder) == []
    assert main(["db", "restore", str(copy)]) == 0
    assert stored_user_ids(bot.folder) == {None, ben.id}
    assert queries_with_traces(bot.folder) == []


def queries_with_traces(folder: Path) -> list[str]:
    """Return the queries that still find data of the deleted user."""
    queries = (
        "SELECT title FROM matches WHERE title <> ''",
        "SELECT payload FROM log WHERE payload LIKE '%Ada%'",
        "SELECT text FROM private_notes",
        "SELECT name FROM user_names WHERE name = 'Ada'",
    )
    return [query for query in queries if bot_database.query_rows(folder, query)]
