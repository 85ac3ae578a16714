"""Tests for the error about opening a table in a channel that already has a match."""

from __future__ import annotations

import re

from simcord import MemberActor

from host.matches.settings import updates
from host.matches.settings.settings import TablePreset
from host.matches.settings.time_controls import HOUR, time_control_of
from host.messages.posts import cards
from tests.bot.port import AnyMessage, Port, text_of

CANCEL, ASK, HOST, THREAD, LIST = (
    "`/game cancel`",
    "ask the other players",
    "/host cancel",
    "in a thread, with the button below",
    "/games open",
)


async def open_another(port: Port, member: MemberActor) -> str:
    """Open a table in the occupied channel, and return the error without the ids of command mentions."""
    refused = await member.slash(port.lobby, "game open", game="nauticus")
    return re.sub(r"<(/[^:>]+):\d+>", r"`\1`", text_of(refused.response))


async def test_error_in_an_occupied_channel_lists_what_the_user_can_do(port: Port) -> None:
    await port.open_table(seats=2)
    own, other = await open_another(port, port.ada), await open_another(port, port.ben)
    assert "already an open table in this channel: [Nauticus](https://discord.com/channels/" in own
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


async def test_same_table_opens_in_a_thread_with_one_click(port: Port) -> None:
    preset = TablePreset("Our usual table", "nauticus", 4, is_public=False)
    await updates.update_guild_settings(port.bot.services.ctx, port.guild.id, presets=(preset,))
    await port.open_table(game="nautilus-island", seats=2)
    options = {
        "preset": "Our usual table", "robots": 2, "name": "Friday table", "player1": port.cem, "bank": 24,
        "increment": 4, "cap": 48, "hints": True, "options": "length=short",
    }  # fmt: skip
    refused: AnyMessage = (await port.ben.slash(port.lobby, "game open", **options)).response
    opened = await port.ben.click(refused, label="Open in a thread")
    (thread,) = port.lobby.threads
    card = await cards.get_card(port.bot.services.ctx, 2)
    assert (card.match.channel, card.match.game, card.match.title) == (thread.id, "nauticus", "Friday table")
    assert str(thread.id) in text_of(opened.response)
    assert card.match.seat_count == 4
    assert not card.match.is_public, "the preset's setting is kept"
    assert card.has_hints
    assert card.invited == (await port.key_of(port.cem),)
    assert sum(seat.robot is not None for seat in card.seats) == 2
    control = time_control_of(card.match.time_control)
    assert control is not None
    assert (control.bank, control.increment, control.cap) == (24 * HOUR, 4 * HOUR, 48 * HOUR)


async def test_table_of_the_form_opens_in_a_thread_of_the_threads_channel(port: Port) -> None:
    await port.open_table(seats=2, where="thread")
    (thread,) = port.lobby.threads
    form: AnyMessage = (await port.ben.slash(thread, "game open")).response
    refused: AnyMessage = (await port.ben.click(form, label="Open table")).response
    await port.ben.click(refused, label="Open in a thread")
    assert len(port.lobby.threads) == 2


async def test_player_who_plays_only_against_robots_can_cancel_without_asking(port: Port) -> None:
    await port.open_table(seats=2, robots=1, begins="opener")
    own = await open_another(port, port.ada)
    assert [way in own for way in (CANCEL, ASK)] == [True, False]
