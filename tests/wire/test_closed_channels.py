"""Tests of channels in which the bot cannot write: it sends players direct messages, and resumes its work later."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from engine.core.library import games
from tests.bot.port import is_card, labels, said
from tests.wire.people import Person
from tests.wire.running import Running
from tests.wire.server import Wire
from tests.wire.table import Table, is_asked
from tests.wire.told import rows
from tests.wire.world import DIRECT, Channel, Guild, Message

CLOSED = "SELECT reason FROM closed_channels"


@pytest.fixture
def hourless(wire: Wire, bots: Callable[..., Running], lobby: Channel) -> Running:
    """Return a bot for which a channel counts as closed after seconds instead of an hour."""
    wire.gateway.heartbeat_seconds = 0.3
    bot = bots()
    bot.module = "tests.wire.hourless"
    return bot


def mailbox(wire: Wire, person: Person) -> list[Message]:
    """Return the bot's direct messages to a user."""
    return [
        post
        for channel in wire.world.channels.values()
        if channel.type == DIRECT and channel.owner == person.id
        for post in channel.posts
    ]


def letters(wire: Wire, person: Person) -> str:
    return "\n".join(map(said, mailbox(wire, person)))


def begin(wire: Wire, lobby: Channel, people: tuple[Person, ...], where: str = "here") -> Table:
    """Begin a match between Ada and Ben, in a channel or in a new thread."""
    ada, ben = people[:2]
    ada.slash(
        lobby, "game open", game="nauticus", seats=2, begins="opener", time_control="daily", where=where
    )
    place = lobby
    if where != "here":
        wire.until(lambda: [one for one in wire.world.channels.values() if one.is_thread])
        place = next(one for one in wire.world.channels.values() if one.is_thread)
        place.members.add(ben.id)
    wire.until(lambda: [post for post in place.posts if is_card(post)])
    table = Table(wire, place, people)
    table.open(games()["nauticus"], seats=2)
    return table


def take_turn_directly(wire: Wire, person: Person) -> None:
    """Take a turn with the button on the latest direct message."""
    message = next(post for post in mailbox(wire, person)[::-1] if "Take my turn" in labels(post))
    table = Table(wire, wire.world.channels[message.channel], (person,))
    panel = person.click(message, label="Take my turn").shown
    while is_asked(panel):
        panel = table.step(person, panel).shown


def test_players_go_on_by_direct_message_while_sending_is_denied(
    wire: Wire, guild: Guild, lobby: Channel, people: tuple[Person, ...], hourless: Running
) -> None:
    owner = Person(wire, "Dee", guild)
    guild.owner = owner.id
    hourless.start()
    begin(wire, lobby, people)
    wire.forbid(lobby, "send_messages")
    wire.until(lambda: "I don’t have permission to send messages there" in letters(wire, people[0]))
    wire.until(lambda: f"I can’t send messages in <#{lobby.id}>" in letters(wire, owner))
    take_turn_directly(wire, people[0])
    wire.until(lambda: "it’s your turn" in letters(wire, people[1]))
    take_turn_directly(wire, people[1])
    assert not any(said(post).startswith("### Round 1 of 4, phase 1") for post in lobby.posts)
    wire.allow(lobby, "send_messages")
    wire.until(lambda: any(said(post).startswith("### Round 1 of 4, phase 1") for post in lobby.posts))
    wire.until(lambda: not rows(hourless.folder, CLOSED))


def test_locked_thread_and_lost_private_thread_are_reported_at_once(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], bot: Running
) -> None:
    bot.start()
    thread = begin(wire, lobby, people, where="private").channel
    wire.lock(thread)
    wire.until(lambda: "the thread is locked" in letters(wire, people[0]))
    wire.lock(thread, is_locked=False)
    wire.until(lambda: not rows(bot.folder, CLOSED))
    wire.remove_from_thread(thread)
    wire.until(lambda: "I no longer have access" in letters(wire, people[0]))
    wire.add_to_thread(thread)
    wire.until(lambda: not rows(bot.folder, CLOSED))


def test_clocks_rest_if_direct_messages_fail_too(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], bot: Running
) -> None:
    bot.start()
    begin(wire, lobby, people)
    people[0].user.takes_direct = False
    wire.forbid(lobby, "view_channel")
    paused = partial(rows, bot.folder, "SELECT id FROM matches WHERE paused_since IS NOT NULL")
    wire.until(paused)
    wire.until(lambda: "the clocks are paused" in letters(wire, people[1]))
    wire.allow(lobby, "view_channel")
    wire.until(lambda: not paused())
    wire.until(lambda: any("can send messages in this channel again" in said(post) for post in lobby.posts))


def test_work_resumes_when_a_time_out_of_the_bot_ends(
    wire: Wire, guild: Guild, lobby: Channel, people: tuple[Person, ...], hourless: Running
) -> None:
    hourless.start()
    table = begin(wire, lobby, people)
    wire.suspend(guild, 10, 3.0)
    wire.until(lambda: rows(hourless.folder, CLOSED) == [("timed-out",)])
    for _ in range(2):
        assert table.turn()
    wire.until(lambda: any(said(post).startswith("### Round 1 of 4, phase 1") for post in lobby.posts))
    wire.until(lambda: not rows(hourless.folder, CLOSED))


def test_clock_of_a_suspended_player_rests_and_the_table_reads_why(
    wire: Wire, guild: Guild, lobby: Channel, people: tuple[Person, ...], hourless: Running
) -> None:
    hourless.start()
    begin(wire, lobby, people)
    wire.suspend(guild, people[0].id, 3600.0)
    wire.until(lambda: any("has been timed out on this server" in said(post) for post in lobby.posts))
