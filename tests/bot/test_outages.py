"""Outages of a real process at a real gateway: each is noted, and no clock has run in it."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.app import new_secret, now
from bot.process.environment import Settings
from engine.core.library import games
from host.core.context import Context
from host.settings.time_controls import HOUR, TIME_CONTROLS
from host.tables import tables
from host.tables.requests import NewMatch
from storage.clock.outages import OPEN
from storage.core.database import Database
from tests.blank import put_database
from tests.bot import short_of_patience
from tests.bot.gateway import RIGHT, Discord, guild_of, serving
from tests.host.acting import ADA, BEN, CHANNEL

pytestmark = pytest.mark.threads

ROOT = Path(__file__).parents[2]
MAX_WAIT = 30
"""Seconds within which something must have happened by itself."""
AWAY = 2.5
"""Seconds that are an outage to this bot."""
CLICK: dict[str, Any] = {
    "id": "1000", "application_id": "1", "type": 3, "token": "t", "version": 1, "channel_id": str(CHANNEL),
    "user": {"id": str(ADA.id), "username": "ada", "discriminator": "0", "avatar": None, "global_name": "Ada"},
    "data": {"custom_id": "nothing", "component_type": 2}, "entitlements": [], "attachment_size_limit": 9,
    "authorizing_integration_owners": {}, "locale": "en-US",
    "channel": {"id": str(CHANNEL), "type": 1},
    "message": {
        "id": "5", "channel_id": str(CHANNEL), "content": "", "type": 0, "flags": 0, "embeds": [],
        "attachments": [], "components": [], "mentions": [], "mention_roles": [], "mention_everyone": False,
        "pinned": False, "tts": False, "timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": None,
        "author": {"id": "1", "username": "bot", "discriminator": "0", "avatar": None},
    },
}  # fmt: skip


class Afloat:
    """A bot that runs, and what lies in its database."""

    def __init__(self, discord: Discord, folder: Path) -> None:
        self.discord = discord
        self.settings = Settings(token=RIGHT, folder=folder)
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        script = [
            sys.executable,
            short_of_patience.__file__,
            str(self.discord.port),
            str(self.settings.folder),
        ]
        self.process = subprocess.Popen(script, env=os.environ | {"PYTHONPATH": str(ROOT)})

    def send_signal(self, number: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(MAX_WAIT)

    def ask(self, query: str) -> list[tuple[Any, ...]]:
        file = self.settings.folder / "harbourmaster.sqlite"
        with closing(sqlite3.connect(file, timeout=10)) as database, database:
            return database.execute(query).fetchall()

    def served(self) -> int:
        """Return when people were served last, as far as is noted."""
        return max((at for (at,) in self.ask("SELECT at FROM pulse")), default=0)

    def outages(self) -> list[int]:
        """Return the milliseconds of each outage that was noted and is over."""
        found = self.ask(f"SELECT ended - began FROM outages WHERE ended < {OPEN} ORDER BY began")  # noqa: S608 - ours
        return [length for (length,) in found]

    def has_noted_more_than(self, known: int) -> bool:
        return len(self.outages()) > known

    def call(self, doing: Any) -> None:
        assert self.discord.loop is not None
        asyncio.run_coroutine_threadsafe(doing, self.discord.loop).result(10)

    def lose_session(self) -> None:
        self.discord.grants_sessions = False
        self.call(self.discord.hang_up())

    def find_session(self) -> None:
        self.discord.grants_sessions = True
        self.call(self.discord.hang_up())


def until(is_so: Callable[[], object]) -> None:
    deadline = time.monotonic() + MAX_WAIT
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.05)


async def begin(settings: Settings) -> None:
    """Begin a match of Ada, who is awaited, and Ben."""
    put_database(settings.folder / "harbourmaster.sqlite")
    database = await Database.open(settings.database_url)
    ctx, seats = Context(database, now, new_secret), games()["nauticus"].usual_seats
    row = await tables.open_match(ctx, NewMatch(
        game="nauticus", server=1, channel=CHANNEL, opener=ADA, seats=seats, robots=seats - 2, begins="opener",
        time_control=TIME_CONTROLS["blitz"],
    ))  # fmt: skip
    await tables.join(ctx, row.id, BEN)
    await database.close()


@pytest.fixture
def afloat(tmp_path: Path) -> Iterator[Afloat]:
    """Make a bot that can be started, with a match in its database."""
    with serving(Discord(heartbeat=0.3)) as discord:
        discord.servers = (1,)
        made = Afloat(discord, tmp_path)
        asyncio.run(begin(made.settings))
        yield made
        if made.process is not None:
            made.process.kill()
            made.process.wait(MAX_WAIT)


def test_a_session_that_is_lost_while_the_process_lives(afloat: Afloat) -> None:
    afloat.start()
    until(afloat.served)
    afloat.lose_session()
    time.sleep(AWAY)
    afloat.find_session()
    until(afloat.outages)
    assert sum(afloat.outages()) > 1000 * (AWAY - 1)


def test_a_process_that_was_away_and_one_click_right_after(afloat: Afloat) -> None:
    afloat.start()
    until(afloat.served)
    assert afloat.stop() == 0
    for row in ("pulse SET at = at", "clocks SET since = since", "handled SET at = at"):
        afloat.ask(f"UPDATE {row} - {8 * HOUR}")
    afloat.discord.after_ready = [("INTERACTION_CREATE", CLICK)]
    afloat.start()
    until(lambda: afloat.discord.acknowledged)
    until(afloat.outages)
    assert sum(afloat.outages()) >= 8 * HOUR


def test_a_process_that_is_frozen(afloat: Afloat) -> None:
    afloat.start()
    until(afloat.served)
    afloat.send_signal(signal.SIGSTOP)
    time.sleep(AWAY)
    afloat.send_signal(signal.SIGCONT)
    until(afloat.outages)
    assert sum(afloat.outages()) > 1000 * (AWAY - 1)


def test_nobodys_time_runs_out_while_the_network_is_away(afloat: Afloat) -> None:
    afloat.start()
    until(afloat.served)
    afloat.lose_session()
    afloat.ask(f"UPDATE clocks SET left = 900, since = {now()} WHERE since IS NOT NULL")  # noqa: S608 - ours
    afloat.ask(f"UPDATE timers SET at = {now() + 900} WHERE kind = 'out'")  # noqa: S608 - ours
    time.sleep(AWAY)
    afloat.discord.grants_sessions = True
    afloat.call(afloat.discord.hang_up())
    until(afloat.outages)
    until(lambda: afloat.ask("SELECT at FROM log WHERE kind = 'timed-out'"))
    ((ran_out,),) = afloat.ask("SELECT at FROM log WHERE kind = 'timed-out'")
    ((ended,),) = afloat.ask("SELECT ended FROM outages")
    assert ran_out >= ended


def test_a_server_that_is_unavailable_and_one_that_removes_the_bot(afloat: Afloat) -> None:
    afloat.start()
    until(afloat.served)
    for gone in ({"id": "1", "unavailable": True}, {"id": "1"}):
        noted = len(afloat.outages())
        afloat.call(afloat.discord.tell("GUILD_DELETE", gone))
        time.sleep(AWAY)
        afloat.call(afloat.discord.tell("GUILD_CREATE", guild_of(1)))
        until(partial(afloat.has_noted_more_than, noted))
        assert 1000 * (AWAY - 1) < afloat.outages()[-1] < 1000 * (AWAY + 5)
    assert {server for (server,) in afloat.ask("SELECT server FROM outages")} == {1}
