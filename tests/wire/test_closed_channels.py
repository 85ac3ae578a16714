"""Tests for channels in which the bot cannot write: players get direct messages instead.

When the bot can write again, it resumes its work.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from engine.core.files.library import games
from tests.bot.port import is_status_card, labels, text_of
from tests.wire.bot_database import query_rows
from tests.wire.people import Person
from tests.wire.running import BotProcess
from tests.wire.server import Wire
from tests.wire.table import Table, has_choice
from tests.wire.world import DIRECT, Channel, Guild, Message

CLOSED_QUERY = "SELECT reason FROM closed_channels"


@pytest.fixture
def quick_bot(wire: Wire, bot_factory: Callable[..., BotProcess], lobby: Channel) -> BotProcess:
    """Return a bot that considers a channel closed after a few seconds."""
    wire.gateway.heartbeat_seconds = 0.3
    bot = bot_factory()
    bot.module = "tests.wire.quick_closures"
    return bot


def direct_messages(wire: Wire, person: Person) -> list[Message]:
    """Return the bot's direct messages to a user."""
    return [
        post
        for channel in wire.world.channels.values()
        if channel.type == DIRECT and channel.owner == person.id
        for post in channel.posts
    ]


def direct_message_text(wire: Wire, person: Person) -> str:
    return "\n".join(map(text_of, direct_messages(wire, person)))


def begin_match(wire: Wire, lobby: Channel, people: tuple[Person, ...], where: str = "here") -> Table:
    """Begin a match between two users, in a channel or in a new thread."""
    ada, ben = people[:2]
    ada.slash(
        lobby, "game open", game="nauticus", seats=2, begins="opener", time_control="daily", where=where
    )
    place = lobby
    if where != "here":
        wire.wait_until(lambda: [channel for channel in wire.world.channels.values() if channel.is_thread])
        place = next(one for one in wire.world.channels.values() if one.is_thread)
        place.members.add(ben.id)
    wire.wait_until(lambda: [post for post in place.posts if is_status_card(post)])
    table = Table(wire, place, people)
    table.open_match(games()["nauticus"], seats=2)
    return table


def take_turn_directly(wire: Wire, person: Person) -> None:
    """Take a turn with the button on the latest direct message."""
    message = next(post for post in direct_messages(wire, person)[::-1] if "Take my turn" in labels(post))
    table = Table(wire, wire.world.channels[message.channel], (person,))
    panel = person.click(message, label="Take my turn").visible_message
    while has_choice(panel):
        panel = table.click_next(person, panel).visible_message


@pytest.mark.long
def test_players_go_on_by_direct_message_while_sending_is_denied(
    wire: Wire, guild: Guild, lobby: Channel, people: tuple[Person, ...], quick_bot: BotProcess
) -> None:
    owner = Person(wire, "Dee", guild)
    guild.owner = owner.id
    quick_bot.start()
    begin_match(wire, lobby, people)
    wire.forbid(lobby, "send_messages")
    wire.wait_until(
        lambda: "I don’t have permission to send messages there" in direct_message_text(wire, people[0])
    )
    wire.wait_until(lambda: f"I can’t send messages in <#{lobby.id}>" in direct_message_text(wire, owner))
    take_turn_directly(wire, people[0])
    wire.wait_until(lambda: "it’s your turn" in direct_message_text(wire, people[1]))
    take_turn_directly(wire, people[1])
    assert not any(text_of(post).startswith("### Round 1 of 4, phase 1") for post in lobby.posts)
    wire.allow(lobby, "send_messages")
    wire.wait_until(
        lambda: any(text_of(post).startswith("### Round 1 of 4, phase 1") for post in lobby.posts)
    )
    wire.wait_until(lambda: not query_rows(quick_bot.folder, CLOSED_QUERY))


def test_locked_thread_and_lost_private_thread_are_reported_at_once(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], bot: BotProcess
) -> None:
    bot.start()
    thread = begin_match(wire, lobby, people, where="private").channel
    wire.lock_thread(thread)
    wire.wait_until(lambda: "the thread is locked" in direct_message_text(wire, people[0]))
    wire.lock_thread(thread, is_locked=False)
    wire.wait_until(lambda: not query_rows(bot.folder, CLOSED_QUERY))
    wire.remove_from_thread(thread)
    wire.wait_until(lambda: "I no longer have access" in direct_message_text(wire, people[0]))
    wire.add_to_thread(thread)
    wire.wait_until(lambda: not query_rows(bot.folder, CLOSED_QUERY))


def test_clocks_rest_if_direct_messages_fail_too(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], bot: BotProcess
) -> None:
    bot.start()
    begin_match(wire, lobby, people)
    people[0].user.accepts_direct_messages = False
    wire.forbid(lobby, "view_channel")
    paused = partial(query_rows, bot.folder, "SELECT id FROM matches WHERE paused_since IS NOT NULL")
    wire.wait_until(paused)
    wire.wait_until(lambda: "the clocks are paused" in direct_message_text(wire, people[1]))
    wire.allow(lobby, "view_channel")
    wire.wait_until(lambda: not paused())
    wire.wait_until(
        lambda: any("can send messages in this channel again" in text_of(post) for post in lobby.posts)
    )


@pytest.mark.long
def test_work_resumes_when_a_time_out_of_the_bot_ends(
    wire: Wire, guild: Guild, lobby: Channel, people: tuple[Person, ...], quick_bot: BotProcess
) -> None:
    quick_bot.start()
    table = begin_match(wire, lobby, people)
    wire.time_out_member(guild, 10, 3.0)
    wire.wait_until(lambda: query_rows(quick_bot.folder, CLOSED_QUERY) == [("timed-out",)])
    for _ in range(2):
        assert table.take_turn()
    wire.wait_until(
        lambda: any(text_of(post).startswith("### Round 1 of 4, phase 1") for post in lobby.posts)
    )
    wire.wait_until(lambda: not query_rows(quick_bot.folder, CLOSED_QUERY))


def test_clock_of_a_suspended_player_rests_and_the_table_reads_why(
    wire: Wire, guild: Guild, lobby: Channel, people: tuple[Person, ...], quick_bot: BotProcess
) -> None:
    quick_bot.start()
    begin_match(wire, lobby, people)
    wire.time_out_member(guild, people[0].id, 3600.0)
    wire.wait_until(lambda: any("has been timed out on this server" in text_of(post) for post in lobby.posts))
