"""Tests for matches in threads, whose type depends on the type of the channel."""

from __future__ import annotations

import pytest

from engine.core.files.library import games
from tests.wire.people import Person
from tests.wire.running import BotProcess
from tests.wire.server import Wire
from tests.wire.table import Table
from tests.wire.world import (
    NEWS_CHANNEL,
    NEWS_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT_CHANNEL,
    Channel,
    Guild,
)

GAME = next(iter(games()))


def threads_of(wire: Wire, parent: Channel) -> list[Channel]:
    return [channel for channel in wire.world.channels.values() if channel.parent == parent.id]


@pytest.mark.parametrize(
    ("kind", "where", "expected"),
    [
        (TEXT_CHANNEL, "thread", PUBLIC_THREAD),
        (TEXT_CHANNEL, "private", PRIVATE_THREAD),
        (NEWS_CHANNEL, "thread", NEWS_THREAD),
    ],
)
def test_match_is_played_in_a_thread_that_suits_the_channel(
    wire: Wire,
    bot: BotProcess,
    guild: Guild,
    people: tuple[Person, ...],
    kind: int,
    where: str,
    expected: int,
) -> None:
    parent = wire.add_channel(guild, "parent", kind=kind)
    bot.start()
    people[0].slash(parent, "game open", game=GAME, where=where)
    (thread,) = threads_of(wire, parent)
    assert thread.type == expected
    table = Table(wire, thread, people)
    table.open_match(games()[GAME])
    assert table.take_turn()


def test_announcement_channel_offers_no_private_threads(
    wire: Wire, bot: BotProcess, guild: Guild, people: tuple[Person, ...]
) -> None:
    news = wire.add_channel(guild, "news", kind=NEWS_CHANNEL)
    bot.start()
    message = people[0].slash(news, "game open", game=GAME, where="private").visible_message
    assert "no private threads" in message.text
    assert threads_of(wire, news) == []
