"""Tests that each season table is opened only once, even if the request to create its thread fails."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from tests.wire.people import Person
from tests.wire.running import BotProcess
from tests.wire.server import Wire
from tests.wire.world import Channel, Guild

THREAD_ROUTE = r"POST /channels/\d+/messages/\d+/threads"
FAULTS: dict[str, dict[str, Any]] = {
    "500": {"status": 500},
    "502 afterwards": {"status": 502, "when": "after"},
    "slow afterwards": {"seconds": 0.5, "when": "after"},
    "503 afterwards": {"status": 503, "when": "after"},
    "reset afterwards": {"status": 0, "when": "after"},
    "too many": {"status": 400, "code": 160006},
}
LATE_FAULTS = ("503 afterwards", "reset afterwards", "too many")
"""Failures after which the bot retries very late.

The test restarts the bot instead of waiting for the retry.
"""


@pytest.mark.parametrize(
    "how", [how if how == "502 afterwards" else pytest.param(how, marks=pytest.mark.long) for how in FAULTS]
)
def test_season_table_has_one_message_one_thread_and_one_match(
    how: str, wire: Wire, guild: Guild, lobby: Channel, people: tuple[Person, ...], bot: BotProcess
) -> None:
    bot.start()
    wire.change_permissions(guild, guild.id, added=discord.Permissions(manage_guild=True).value)
    host = Person(wire, "Dee", guild)
    host.slash(lobby, "league-host create", name="Cup", game="nautilus-island", seats=2)
    host.slash(lobby, "league-host open")
    for person in people:
        person.slash(lobby, "league join")
    host.slash(lobby, "league-host close")
    for person in people:
        person.slash(lobby, "league confirm")
    host.slash(lobby, "league-host draw")
    fault = wire.add_fault(THREAD_ROUTE, **FAULTS[how])
    host.slash(lobby, "league-host start")
    wire.wait_until(lambda: fault.hits)
    if how in LATE_FAULTS:
        bot.kill()
        bot.start()
    wire.wait_until(lambda: len(threads_with_matches(wire, lobby)) == 2, 60)
    assert sorted(threads_with_match.name for threads_with_match in threads_with_matches(wire, lobby)) == [
        "Cup 1: table 1",
        "Cup 1: table 2",
    ]
    posts = [post for post in lobby.posts if "is being played in the thread below" in post.text]
    assert {one.id for one in posts} == {one.id for one in threads_with_matches(wire, lobby)}
    assert bot.stop() == 0
    assert "Traceback" not in bot.read_output()


def threads_with_matches(wire: Wire, lobby: Channel) -> list[Channel]:
    """Return the threads of season tables in which a match has begun."""
    threads = [channel for channel in wire.world.channels.values() if channel.parent == lobby.id]
    return [thread for thread in threads if thread.posts]
