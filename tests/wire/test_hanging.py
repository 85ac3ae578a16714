"""Tests for requests that Discord never answers: they time out, and delay only the affected match."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pytest
from msgspec import Struct

from bot.runtime.app import new_secret, now
from bot.runtime.process.environment import DATABASE, Settings
from host.core import users as host_users
from host.core.context import Context
from host.matches import users
from host.matches.settings import updates
from host.matches.settings.time_controls import TIME_CONTROLS
from host.matches.users import Account
from host.messages.notices.schedule import GRACE
from host.tables.tables import tables
from host.tables.tables.requests import NewMatch
from storage.core.database import Database
from tests.sampling import value_cases
from tests.template_database import create_database
from tests.wire import bot_database
from tests.wire.faults import FaultMoment
from tests.wire.people import Person
from tests.wire.running import BotProcess
from tests.wire.server import Wire
from tests.wire.world import Channel, Guild, Message

HANG_SECONDS = 300.0
"""Seconds of delay that simulate a response that never arrives."""
MATCHES = 4
FIRST_DUE, INTERVAL = 6000, 1500
"""Time until the first notification is due, and time between two notifications, in milliseconds."""
MAX_DELAY = 6.0
"""Maximum delay of a notification on a busy machine, in seconds.

The delay would be longer if a hanging request blocked other matches, or if the bot had to poll.
"""
FAULTS: dict[str, dict[str, Any]] = {
    "post": {"route": "POST /channels/{channel}/messages", "seconds": HANG_SECONDS, "times": None},
    "edit": {"route": "PATCH /channels/{channel}/messages/.*", "seconds": HANG_SECONDS, "times": None},
    "any": {"route": ".* /channels/{channel}/.*", "seconds": HANG_SECONDS, "times": None},
    "direct": {"route": "POST /users/@me/channels", "seconds": HANG_SECONDS},
    "rate limit": {"route": "POST /channels/{channel}/messages", "status": 429, "retry_after": 55.0},
}
"""Faults that affect requests about the first match."""


class WaitingMatch(Struct):
    """A match in which the first player has not moved yet and will be notified at a given time."""

    channel: Channel
    people: tuple[Person, Person]
    due: float
    """The time at which the player should be notified, in Unix seconds."""

    def notification(self, wire: Wire) -> Message | None:
        """Return the notification that was sent in the channel or as a direct message, or None."""
        person = self.people[0].id
        places = [
            self.channel,
            *(channel for channel in wire.world.channels.values() if channel.owner == person),
        ]
        found = [post for place in places for post in place.posts if "your turn" in post.text]
        return found[0] if found else None


async def begin_matches(bot_settings: Settings, waiting: Sequence[WaitingMatch], *, direct: bool) -> None:
    """Begin the given matches at such times that the players' notifications become due as planned."""
    create_database(bot_settings.folder / DATABASE)
    database = await Database.open(bot_settings.database_url)
    for waiting_match in waiting:
        ctx = Context(database, partial(round, waiting_match.due * 1000 - GRACE), new_secret)
        known = await users.identify_accounts(
            ctx,
            [Account(each.id, each.user.name) for each in waiting_match.people],
            waiting_match.channel.guild,
        )
        first, second = (host_users.User(known[each.id].key, each.user.name) for each in waiting_match.people)
        if direct:
            await updates.update_preferences(ctx, first, notices="direct")
        row = await tables.open_match(ctx, NewMatch(
            game="nauticus", guild_id=waiting_match.channel.guild or 0, channel=waiting_match.channel.id,
            opener=first, seats=2, robots=0, begins="opener", time_control=TIME_CONTROLS["daily"],
        ))  # fmt: skip
        await tables.join(ctx, row.id, second)
    await database.close()


@pytest.fixture
def waiting_bot_factory(
    wire: Wire, guild: Guild, bot_factory: Callable[..., BotProcess]
) -> Callable[..., tuple[BotProcess, list[WaitingMatch]]]:
    """Return a function that creates a bot and its waiting matches.

    The function does not start the bot. The matches are in the bot's database.
    """

    def make(*, direct: bool = False, first: int = FIRST_DUE) -> tuple[BotProcess, list[WaitingMatch]]:
        # Timers fire only after heartbeats have confirmed the connection, so use a short heartbeat interval.
        wire.gateway.heartbeat_seconds = 0.3
        bot, begins = bot_factory(), now() + first
        waiting = [
            WaitingMatch(
                wire.add_channel(guild, f"pier-{number}"),
                (Person(wire, f"Ada {number}", guild), Person(wire, f"Ben {number}", guild)),
                (begins + number * INTERVAL) / 1000,
            )
            for number in range(MATCHES)
        ]
        asyncio.run(begin_matches(Settings(folder=bot.folder), waiting, direct=direct))
        return bot, waiting

    return make


@pytest.mark.parametrize("kind", value_cases(sorted(FAULTS)))
def test_hanging_request_delays_no_notification_of_other_matches(
    wire: Wire, waiting_bot_factory: Callable[..., tuple[BotProcess, list[WaitingMatch]]], kind: str
) -> None:
    bot, (first, *others) = waiting_bot_factory(direct=kind == "direct")
    how = FAULTS[kind]
    fault = wire.add_fault(**how | {"route": how["route"].format(channel=first.channel.id)})
    bot.start()
    wire.wait_until(lambda: all(other.notification(wire) for other in others), 60)
    assert fault.hits
    for one in others:
        found = one.notification(wire)
        assert found is not None
        assert found.created - one.due < MAX_DELAY


@pytest.mark.parametrize("when", value_cases(["before", "after"]))
def test_message_is_sent_once_after_attempts_that_were_cut(
    wire: Wire, waiting_bot_factory: Callable[..., tuple[BotProcess, list[WaitingMatch]]], when: FaultMoment
) -> None:
    bot, waiting = waiting_bot_factory(first=-INTERVAL * MATCHES)
    bot.module = "tests.wire.short_timeouts"
    faults = [
        wire.add_fault(f"{method} /channels/.*", seconds=HANG_SECONDS, when=when, times=MATCHES)
        for method in ("POST", "PATCH")
    ]
    bot.start()
    wire.wait_until(
        lambda: all(fault.times == 0 for fault in faults) and not bot_database.read_outbox(bot.folder), 60
    )
    for waiting_match in waiting:
        texts = [post.text for post in waiting_match.channel.posts]
        assert waiting_match.notification(wire) is not None
        assert len(texts) == len(set(texts)) == 3
    assert bot.stop() == 0
    assert "Traceback" not in bot.read_output()


def test_response_to_a_click_is_sent_again_after_an_attempt_that_was_cut(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], bot: BotProcess
) -> None:
    bot.module = "tests.wire.short_timeouts"
    bot.start()
    fault = wire.add_fault("PATCH /webhooks/.*/@original", seconds=HANG_SECONDS)
    assert people[0].slash(lobby, "help").visible_message.text
    assert fault.hits


@pytest.mark.long
def test_waiting_for_a_rate_limit_does_not_count_towards_the_time_limit(
    wire: Wire, waiting_bot_factory: Callable[..., tuple[BotProcess, list[WaitingMatch]]]
) -> None:
    bot, waiting = waiting_bot_factory(first=-INTERVAL * MATCHES)
    bot.module = "tests.wire.short_timeouts"
    fault = wire.add_fault("POST /channels/.*/messages", 429, retry_after=3.0, times=MATCHES)
    bot.start()
    wire.wait_until(lambda: all(waiting_match.notification(wire) for waiting_match in waiting), 60)
    assert fault.times == 0
    assert "was not posted" not in bot.read_output()
