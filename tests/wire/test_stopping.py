"""Tests that the process stops quickly in every state of its connection."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest

from bot.__main__ import EXIT_TIMEOUT
from bot.runtime.process.exit_codes import Exit
from tests.soaking import few_of
from tests.wire.running import COMES_UP, Running
from tests.wire.server import Wire

SOON = EXIT_TIMEOUT + 2
"""Maximum number of seconds until the process has stopped.

Supervisors often wait for at most ten seconds.
"""
LATE = "exiting now"
"""The message that the bot logs if something blocks its exit."""


def refused(wire: Wire, bot: Running) -> None:
    """Drop the connection and refuse new ones.

    discord.py then sleeps between two attempts.
    """
    wire.gateway.refuses = 503
    wire.run(wire.gateway.drop())
    wire.until(lambda: "Attempting a reconnect" in bot.said())


def not_greeted(wire: Wire, bot: Running) -> None:
    """Drop the connection, and do not send HELLO on the next one."""
    wire.gateway.is_frozen = True
    lost = list(wire.gateway.lines)
    wire.run(wire.gateway.drop())
    wire.until(lambda: set(wire.gateway.lines) - set(lost))


def greeted_meanwhile(wire: Wire, bot: Running) -> None:
    """Suspend the process, and then send HELLO, so that it arrives together with the stop signal."""
    not_greeted(wire, bot)
    time.sleep(0.1)  # Give the bot time to connect and to wait for HELLO.
    bot.freeze()
    wire.gateway.is_frozen = False
    time.sleep(0.1)  # Give HELLO time to arrive.


def without_a_session(wire: Wire, bot: Running) -> None:
    """Drop the connection, and do not respond to IDENTIFY or RESUME on the next one."""
    wire.gateway.grants_sessions = False
    wire.run(wire.gateway.drop())
    wire.until(lambda: wire.gateway.lines and wire.gateway.asked > 1)


def with_a_session_that_is_over(wire: Wire, bot: Running) -> None:
    """Invalidate the session.

    discord.py then waits for several seconds before it requests another one.
    """
    wire.run(wire.gateway.invalidate())
    wire.until(lambda: wire.gateway.lines)
    time.sleep(0.1)


def frozen(wire: Wire, bot: Running) -> None:
    """Freeze all gateway connections, so that the bot gets no more events or responses."""
    wire.gateway.is_frozen = True


@pytest.mark.parametrize(
    "moment",
    few_of([frozen, refused, not_greeted, greeted_meanwhile, without_a_session, with_a_session_that_is_over]),
)
def test_process_stops_quickly(moment: Callable[[Wire, Running], None], wire: Wire, bot: Running) -> None:
    bot.start()
    moment(wire, bot)
    bot.terminate()
    bot.thaw()
    assert bot.wait(SOON) == Exit.DONE
    assert LATE not in bot.said()


@pytest.mark.soak
def test_process_stops_quickly_at_any_moment_of_a_reconnect(wire: Wire, bot: Running) -> None:
    chance = random.Random(1)
    for _ in range(100):
        bot.start()
        wire.run(wire.gateway.drop())
        time.sleep(chance.expovariate(100))
        bot.terminate()
        assert bot.wait(SOON) == Exit.DONE
    assert LATE not in bot.said()


def test_process_stops_quickly_during_a_dns_lookup(wire: Wire, bot: Running) -> None:
    bot.module = "tests.wire.nameless"
    bot.settings["HARBOURMASTER_DISCORD"] = wire.address.replace("127.0.0.1", "localhost")
    bot.start(ready=False)
    wire.until(lambda: "looking a name up" in bot.said(), COMES_UP)
    bot.terminate()
    assert bot.wait(SOON) == Exit.DONE
    assert LATE in bot.said()
