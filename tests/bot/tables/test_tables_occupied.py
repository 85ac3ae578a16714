"""Tests for the error about opening a table in a channel that already has a match."""

from __future__ import annotations

import re

from simcord import MemberActor

from tests.bot.port import Port, text_of

CANCEL, ASK, HOST, THREAD, LIST = (
    "`/game cancel`",
    "ask the other players",
    "/host cancel",
    "where: in",
    "/games open",
)


async def open_another(port: Port, member: MemberActor) -> str:
    """Open a table in the occupied channel, and return the error without the ids of command mentions."""
    refused = await member.slash(port.lobby, "game open", game="nauticus")
    return re.sub(r"<(/[^:>]+):\d+>", r"`\1`", text_of(refused.response))


async def test_error_in_an_occupied_channel_lists_what_the_user_can_do(port: Port) -> None:
    await port.open_table(seats=2)
    own, other = await open_another(port, port.ada), await open_another(port, port.ben)
    assert "already has a match: [Nauticus](https://discord.com/channels/" in own
    assert [way in own for way in (CANCEL, ASK, HOST, THREAD, LIST)] == [True, False, False, True, True]
    assert [way in other for way in (CANCEL, ASK, HOST, THREAD, LIST)] == [False, False, False, True, True]
    admin = await open_another(port, port.add_manager())
    assert HOST in admin
    await port.ben.slash(port.lobby, "game join")
    running = await open_another(port, port.ben)
    assert [way in running for way in (ASK, HOST, THREAD, LIST)] == [True, False, True, True]


async def test_error_in_an_occupied_thread_suggests_another_channel(port: Port) -> None:
    await port.open_table(seats=2, where="thread")
    (thread,) = port.lobby.threads
    refused = await port.ben.slash(thread, "game open", game="nauticus")
    assert "in another channel" in text_of(refused.response)
    assert THREAD not in text_of(refused.response)


async def test_player_who_plays_only_against_robots_can_cancel_without_asking(port: Port) -> None:
    await port.open_table(seats=2, robots=1, begins="opener")
    own = await open_another(port, port.ada)
    assert [way in own for way in (CANCEL, ASK)] == [True, False]
