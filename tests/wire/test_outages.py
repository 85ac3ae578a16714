"""Tests for outages with a real process and a real gateway connection: they are recorded, and clocks pause."""

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
from engine.core.files.library import games
from host.core import users as host_people
from host.core.context import Context
from host.matches import users
from host.matches.settings.time_controls import HOUR, TIME_CONTROLS
from host.matches.users import Account
from host.tables.tables import tables
from host.tables.tables.requests import NewMatch
from storage.core.database import Database
from storage.time.clock.outages import NO_END
from tests.template_database import create_database
from tests.wire.bot_database import query_rows
from tests.wire.people import Person
from tests.wire.running import BotProcess
from tests.wire.server import Wire
from tests.wire.world import Channel, Guild

DEADLINE = re.compile(r"Deadline: <t:(\d+):f>")
DOWNTIME = 2.0
"""Length of the outages in these tests, in seconds."""
MIN_RECORDED_OUTAGE = 1000 * (DOWNTIME - 0.7)
"""Minimum length of a recorded outage in milliseconds.

A recorded outage is shorter than `DOWNTIME`, because the bot records only at intervals that it is connected.
"""


class OutageTest:
    """A running bot with a match in which a player has to move."""

    def __init__(self, wire: Wire, bot: BotProcess) -> None:
        self.wire, self.bot = wire, bot

    def start(self) -> None:
        """Start the bot, and wait until it has recorded that it is serving."""
        self.bot.start()
        self.wire.wait_until(lambda: query_rows(self.bot.folder, "SELECT at FROM heartbeats WHERE at > 0"))

    def execute_statement(self, statement: str) -> None:
        """Change stored data with an SQL statement from outside the bot process."""
        with closing(sqlite3.connect(self.bot.folder / DATABASE, timeout=10)) as database, database:
            database.execute(statement)

    def outage_lengths(self) -> list[int]:
        """Return the length of each finished outage, in milliseconds."""
        query = "SELECT ended - began FROM outages WHERE ended < ? ORDER BY began"
        return [length for (length,) in query_rows(self.bot.folder, query, NO_END)]

    def has_more_outages_than(self, count: int) -> bool:
        return len(self.outage_lengths()) > count

    def lose_session(self) -> None:
        self.wire.gateway.grants_sessions = False
        self.wire.run(self.wire.gateway.close_connections(4000))

    def restore_session(self) -> None:
        self.wire.gateway.grants_sessions = True
        self.wire.run(self.wire.gateway.close_connections(4000))


async def begin_match(settings: Settings, lobby: Channel, people: Sequence[Person]) -> None:
    """Begin a match between two users, in which the first user has to move."""
    create_database(settings.folder / DATABASE)
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
def outage_test(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], bot_factory: Callable[..., BotProcess]
) -> OutageTest:
    wire.gateway.heartbeat_seconds = 0.3
    bot = bot_factory()
    bot.module = "tests.wire.short_outages"
    asyncio.run(begin_match(Settings(folder=bot.folder), lobby, people))
    return OutageTest(wire, bot)


@pytest.mark.long
def test_lost_session_is_recorded_as_an_outage(wire: Wire, outage_test: OutageTest) -> None:
    outage_test.start()
    outage_test.lose_session()
    time.sleep(DOWNTIME)
    outage_test.restore_session()
    wire.wait_until(outage_test.outage_lengths)
    assert sum(outage_test.outage_lengths()) > MIN_RECORDED_OUTAGE


def shown_deadline(channel: Channel) -> int:
    """Return the latest deadline in a channel's messages in Unix seconds, or 0 if there is none."""
    return max((int(found) for post in channel.posts for found in DEADLINE.findall(post.text)), default=0)


@pytest.mark.long
def test_card_shows_the_right_deadline_right_after_an_outage(
    wire: Wire, lobby: Channel, guild: Guild, outage_test: OutageTest
) -> None:
    outage_test.start()
    wire.wait_until(lambda: shown_deadline(lobby))
    before = shown_deadline(lobby)
    outage_test.lose_session()
    time.sleep(DOWNTIME)
    outage_test.restore_session()
    wire.wait_until(lambda: shown_deadline(lobby) > before)
    before = shown_deadline(lobby)
    wire.set_available(guild, is_available=False)
    time.sleep(DOWNTIME)
    wire.set_available(guild, is_available=True)
    wire.wait_until(lambda: shown_deadline(lobby) > before)


@pytest.mark.long
def test_downtime_is_recorded_despite_an_immediate_click(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], outage_test: OutageTest
) -> None:
    outage_test.start()
    wire.wait_until(lambda: wire.rest.commands)
    assert outage_test.bot.stop() == 0
    for row in (
        "heartbeats SET at = at",
        "clocks SET running_since = running_since",
        "claimed_interactions SET at = at",
    ):
        outage_test.execute_statement(f"UPDATE {row} - {8 * HOUR}")
    outage_test.bot.start()
    people[0].slash(lobby, "help")
    wire.wait_until(outage_test.outage_lengths)
    assert sum(outage_test.outage_lengths()) >= 8 * HOUR


@pytest.mark.long
def test_frozen_process_is_recorded_as_an_outage(wire: Wire, outage_test: OutageTest) -> None:
    outage_test.start()
    outage_test.bot.suspend()
    time.sleep(DOWNTIME)
    outage_test.bot.resume()
    wire.wait_until(outage_test.outage_lengths)
    assert sum(outage_test.outage_lengths()) > MIN_RECORDED_OUTAGE


@pytest.mark.long
def test_no_timeout_occurs_during_a_network_outage(wire: Wire, outage_test: OutageTest) -> None:
    outage_test.start()
    outage_test.lose_session()
    is_running = "running_since IS NOT NULL"
    statement = f"UPDATE clocks SET remaining_ms = 900, running_since = {now()} WHERE {is_running}"  # noqa: S608
    outage_test.execute_statement(statement)
    outage_test.execute_statement(f"UPDATE timers SET at = {now() + 900} WHERE kind = 'out'")  # noqa: S608 - only numbers
    time.sleep(DOWNTIME)
    outage_test.restore_session()
    wire.wait_until(outage_test.outage_lengths)
    timed_out = partial(query_rows, outage_test.bot.folder, "SELECT at FROM log WHERE kind = 'timed-out'")
    wire.wait_until(timed_out)
    ((ran_out,),) = timed_out()
    ((ended,),) = query_rows(outage_test.bot.folder, "SELECT ended FROM outages")
    assert ran_out >= ended


@pytest.mark.long
def test_guild_outage_and_bot_removal_are_recorded(wire: Wire, guild: Guild, outage_test: OutageTest) -> None:
    outage_test.start()
    for lose, find in (
        (partial(wire.set_available, is_available=False), partial(wire.set_available, is_available=True)),
        (wire.remove_bot, wire.invite_bot),
    ):
        noted = len(outage_test.outage_lengths())
        lose(guild)
        time.sleep(DOWNTIME)
        find(guild)
        wire.wait_until(partial(outage_test.has_more_outages_than, noted))
        assert MIN_RECORDED_OUTAGE < outage_test.outage_lengths()[-1] < 1000 * (DOWNTIME + 5)
    assert {server for (server,) in query_rows(outage_test.bot.folder, "SELECT guild_id FROM outages")} == {
        guild.id
    }
