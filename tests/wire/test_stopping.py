"""Tests that the process stops quickly in every state of its connection."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest

from bot.__main__ import EXIT_TIMEOUT
from bot.runtime.process.exit_codes import Exit
from tests.sampling import value_cases
from tests.wire.running import START_SECONDS, BotProcess
from tests.wire.server import Wire

SOON = EXIT_TIMEOUT + 2
"""Maximum number of seconds until the process has stopped.

Supervisors often wait only ten seconds.
"""
LATE_EXIT = "exiting now"
"""The message that the bot logs if something blocks its exit."""


def refuse_connections(wire: Wire, bot: BotProcess) -> None:
    """Drop the connection and refuse new ones, so that discord.py sleeps between its attempts."""
    wire.gateway.refuses = 503
    wire.run(wire.gateway.drop_connections())
    wire.wait_until(lambda: "Attempting a reconnect" in bot.read_output())


def withhold_hello(wire: Wire, bot: BotProcess) -> None:
    """Drop the connection, and do not send HELLO on the next one."""
    wire.gateway.is_frozen = True
    lost = list(wire.gateway.connections)
    wire.run(wire.gateway.drop_connections())
    wire.wait_until(lambda: set(wire.gateway.connections) - set(lost))


def send_late_hello(wire: Wire, bot: BotProcess) -> None:
    """Suspend the process, and send HELLO in the meantime.

    When the process resumes, it gets HELLO and the stop signal at the same time.
    """
    withhold_hello(wire, bot)
    time.sleep(0.1)  # Give the bot time to connect and to wait for HELLO.
    bot.suspend()
    wire.gateway.is_frozen = False
    time.sleep(0.1)  # Give HELLO time to arrive.


def withhold_session(wire: Wire, bot: BotProcess) -> None:
    """Drop the connection, and do not respond to IDENTIFY or RESUME on the next one."""
    wire.gateway.grants_sessions = False
    wire.run(wire.gateway.drop_connections())
    wire.wait_until(lambda: wire.gateway.connections and wire.gateway.session_requests > 1)


def invalidate_session(wire: Wire, bot: BotProcess) -> None:
    """Invalidate the session.

    After that, discord.py waits for several seconds before it requests a new one.
    """
    wire.run(wire.gateway.invalidate())
    wire.wait_until(lambda: wire.gateway.connections)
    time.sleep(0.1)


def stop_responding(wire: Wire, bot: BotProcess) -> None:
    """Freeze all gateway connections, so that the bot gets no more events or responses."""
    wire.gateway.is_frozen = True


@pytest.mark.parametrize(
    "moment",
    value_cases(
        [
            stop_responding,
            refuse_connections,
            withhold_hello,
            send_late_hello,
            withhold_session,
            invalidate_session,
        ]
    ),
)
def test_process_stops_quickly(
    moment: Callable[[Wire, BotProcess], None], wire: Wire, bot: BotProcess
) -> None:
    bot.start()
    moment(wire, bot)
    bot.terminate()
    bot.resume()
    assert bot.wait(SOON) == Exit.DONE
    assert LATE_EXIT not in bot.read_output()


@pytest.mark.soak
def test_process_stops_quickly_at_any_moment_of_a_reconnect(wire: Wire, bot: BotProcess) -> None:
    chance = random.Random(1)
    for _ in range(100):
        bot.start()
        wire.run(wire.gateway.drop_connections())
        time.sleep(chance.expovariate(100))
        bot.terminate()
        assert bot.wait(SOON) == Exit.DONE
    assert LATE_EXIT not in bot.read_output()


def test_process_stops_quickly_during_a_dns_lookup(wire: Wire, bot: BotProcess) -> None:
    bot.module = "tests.wire.hanging_dns"
    bot.settings["HARBOURMASTER_DISCORD"] = wire.address.replace("127.0.0.1", "localhost")
    bot.start(ready=False)
    wire.wait_until(lambda: "looking a name up" in bot.read_output(), START_SECONDS)
    bot.terminate()
    assert bot.wait(SOON) == Exit.DONE
    assert LATE_EXIT in bot.read_output()
