"""Tests of outages with a real process and a real gateway connection: they are recorded, and clocks pause."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial

import pytest

from bot.runtime.app import new_secret, now
from bot.runtime.process.environment import DATABASE, Settings
from engine.core.library import games
from host.core import users as host_people
from host.core.context import Context
from host.matches import users
from host.matches.settings.time_controls import HOUR, TIME_CONTROLS
from host.matches.users import Account
from host.tables.tables import tables
from host.tables.tables.requests import NewMatch
from storage.core.database import Database
from storage.time.clock.outages import NO_END
from tests.blank import put_database
from tests.wire.people import Person
from tests.wire.running import Running
from tests.wire.server import Wire
from tests.wire.told import rows
from tests.wire.world import Channel, Guild

DEADLINE = re.compile(r"Deadline: <t:(\d+):f>")
AWAY = 2.0
"""Seconds without a connection that count as an outage in these tests."""
NOTED = 1000 * (AWAY - 0.7)
"""Minimum recorded length of an outage in milliseconds.

It is less than `AWAY`, because proofs are recorded at intervals.
"""


class Afloat:
    """A running bot with a match in which a player has to move."""

    def __init__(self, wire: Wire, bot: Running) -> None:
        self.wire, self.bot = wire, bot

    def start(self) -> None:
        """Start the bot, and wait until it has recorded that it is serving."""
        self.bot.start()
        self.wire.until(lambda: rows(self.bot.folder, "SELECT at FROM heartbeats WHERE at > 0"))

    def write(self, change: str) -> None:
        """Change stored data with an SQL statement from outside the bot process."""
        with closing(sqlite3.connect(self.bot.folder / DATABASE, timeout=10)) as database, database:
            database.execute(change)

    def outages(self) -> list[int]:
        """Return the length of each finished outage, in milliseconds."""
        query = "SELECT ended - began FROM outages WHERE ended < ? ORDER BY began"
        return [length for (length,) in rows(self.bot.folder, query, NO_END)]

    def has_noted_more_than(self, known: int) -> bool:
        return len(self.outages()) > known

    def lose_session(self) -> None:
        self.wire.gateway.grants_sessions = False
        self.wire.run(self.wire.gateway.close(4000))

    def find_session(self) -> None:
        self.wire.gateway.grants_sessions = True
        self.wire.run(self.wire.gateway.close(4000))


async def begin(settings: Settings, lobby: Channel, people: Sequence[Person]) -> None:
    """Begin a match in which the first user has to move and the second user has the other seat."""
    put_database(settings.folder / DATABASE)
    database = await Database.open(settings.database_url)
    ctx, seats = Context(database, now, new_secret), games()["nauticus"].default_seat_count
    known = await users.identify_accounts(
        ctx, [Account(one.id, one.user.name) for one in people], lobby.guild
    )
    first, second = (host_people.User(known[one.id].key, one.user.name) for one in people)
    row = await tables.open_match(ctx, NewMatch(
        game="nauticus", guild_id=lobby.guild or 0, channel=lobby.id, opener=first, seats=seats, robots=seats - 2,
        begins="opener", time_control=TIME_CONTROLS["blitz"],
    ))  # fmt: skip
    await tables.join(ctx, row.id, second)
    await database.close()


@pytest.fixture
def afloat(wire: Wire, lobby: Channel, people: tuple[Person, ...], bots: Callable[..., Running]) -> Afloat:
    wire.gateway.heartbeat_seconds = 0.3
    bot = bots()
    bot.module = "tests.wire.impatient"
    asyncio.run(begin(Settings(folder=bot.folder), lobby, people))
    return Afloat(wire, bot)


@pytest.mark.long
def test_lost_session_is_recorded_as_an_outage(wire: Wire, afloat: Afloat) -> None:
    afloat.start()
    afloat.lose_session()
    time.sleep(AWAY)
    afloat.find_session()
    wire.until(afloat.outages)
    assert sum(afloat.outages()) > NOTED


def shown_deadline(channel: Channel) -> int:
    """Return the latest deadline that is shown in a channel, in Unix seconds, or 0 if there is none."""
    return max((int(found) for post in channel.posts for found in DEADLINE.findall(post.text)), default=0)


def test_card_shows_the_right_deadline_right_after_an_outage(
    wire: Wire, lobby: Channel, guild: Guild, afloat: Afloat
) -> None:
    afloat.start()
    wire.until(lambda: shown_deadline(lobby))
    before = shown_deadline(lobby)
    afloat.lose_session()
    time.sleep(AWAY)
    afloat.find_session()
    wire.until(lambda: shown_deadline(lobby) > before)
    before = shown_deadline(lobby)
    wire.set_available(guild, is_available=False)
    time.sleep(AWAY)
    wire.set_available(guild, is_available=True)
    wire.until(lambda: shown_deadline(lobby) > before)


@pytest.mark.long
def test_downtime_is_recorded_despite_an_immediate_click(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], afloat: Afloat
) -> None:
    afloat.start()
    wire.until(lambda: wire.rest.commands)
    assert afloat.bot.stop() == 0
    for row in (
        "heartbeats SET at = at",
        "clocks SET running_since = running_since",
        "claimed_interactions SET at = at",
    ):
        afloat.write(f"UPDATE {row} - {8 * HOUR}")
    afloat.bot.start()
    people[0].slash(lobby, "help")
    wire.until(afloat.outages)
    assert sum(afloat.outages()) >= 8 * HOUR


@pytest.mark.long
def test_frozen_process_is_recorded_as_an_outage(wire: Wire, afloat: Afloat) -> None:
    afloat.start()
    afloat.bot.freeze()
    time.sleep(AWAY)
    afloat.bot.thaw()
    wire.until(afloat.outages)
    assert sum(afloat.outages()) > NOTED


def test_no_timeout_occurs_during_a_network_outage(wire: Wire, afloat: Afloat) -> None:
    afloat.start()
    afloat.lose_session()
    is_running = "running_since IS NOT NULL"
    afloat.write(f"UPDATE clocks SET remaining_ms = 900, running_since = {now()} WHERE {is_running}")  # noqa: S608 - ours
    afloat.write(f"UPDATE timers SET at = {now() + 900} WHERE kind = 'out'")  # noqa: S608 - ours
    time.sleep(AWAY)
    afloat.find_session()
    wire.until(afloat.outages)
    timed_out = partial(rows, afloat.bot.folder, "SELECT at FROM log WHERE kind = 'timed-out'")
    wire.until(timed_out)
    ((ran_out,),) = timed_out()
    ((ended,),) = rows(afloat.bot.folder, "SELECT ended FROM outages")
    assert ran_out >= ended


@pytest.mark.long
def test_guild_outage_and_bot_removal_are_recorded(wire: Wire, guild: Guild, afloat: Afloat) -> None:
    afloat.start()
    for lose, find in (
        (partial(wire.set_available, is_available=False), partial(wire.set_available, is_available=True)),
        (wire.remove_bot, wire.invite_bot),
    ):
        noted = len(afloat.outages())
        lose(guild)
        time.sleep(AWAY)
        find(guild)
        wire.until(partial(afloat.has_noted_more_than, noted))
        assert NOTED < afloat.outages()[-1] < 1000 * (AWAY + 5)
    assert {server for (server,) in rows(afloat.bot.folder, "SELECT guild_id FROM outages")} == {guild.id}
