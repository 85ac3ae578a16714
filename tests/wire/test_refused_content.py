"""Tests for content that Discord rejects, with a real process.

If possible, messages are sent without the rejected part. Otherwise, they are kept for later.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
import pytest

from engine.core.files.library import games
from tests.bot.port import is_shuffle_message, is_status_card, labels, text_of
from tests.sampling import value_cases
from tests.wire.bot_database import query_rows
from tests.wire.people import Person
from tests.wire.running import BotProcess
from tests.wire.server import Wire
from tests.wire.table import Table
from tests.wire.world import Channel, Guild, Role

TITLE = "Sunny morning"


def open_table(wire: Wire, lobby: Channel, people: tuple[Person, ...]) -> Table:
    table = Table(wire, lobby, people)
    people[0].slash(lobby, "game open", game="nauticus", seats=2, begins="opener", name=TITLE)
    wire.wait_until(lambda: table.cards)
    table.open_match(games()["nauticus"], seats=2)
    return table


def play_phase(table: Table) -> None:
    for _ in range(2):
        assert table.take_turn()


def public_text(lobby: Channel) -> str:
    return "\n".join(text_of(post) for post in lobby.posts)


@pytest.mark.long
def test_boards_appear_without_images_that_count_as_explicit(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], bot_factory: Callable[..., BotProcess]
) -> None:
    bot = bot_factory(drawn=True).start()
    wire.filters.explicit_images = True
    table = open_table(wire, lobby, people)
    play_phase(table)
    table.check_reports(bot.folder)
    assert wire.filters.refused
    assert not any(post.attachments for post in lobby.posts if not is_shuffle_message(post))


def test_names_and_titles_that_automod_blocks_are_replaced_by_seat_letters(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], bot: BotProcess
) -> None:
    bot.start()
    wire.filters.words |= {"Ada", "Sunny"}
    table = open_table(wire, lobby, people)
    play_phase(table)
    wire.wait_until(lambda: "### Round 1 of 4, phase 1" in public_text(lobby))
    assert wire.filters.refused
    text = public_text(lobby)
    assert ("Ada" in text, TITLE in text, "**A** " in text) == (False, False, True)
    assert "Nauticus (title omitted)" in text
    wire.wait_until(lambda: not query_rows(bot.folder, "SELECT kind FROM outbox"))


def test_match_goes_on_without_links(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], bot: BotProcess
) -> None:
    bot.start()
    wire.filters.links = True
    table = open_table(wire, lobby, people)
    play_phase(table)
    wire.wait_until(lambda: "### Round 1 of 4, phase 1" in public_text(lobby))
    wire.wait_until(lambda: not query_rows(bot.folder, "SELECT kind FROM outbox"))
    assert wire.filters.refused
    assert "](http" not in public_text(lobby)


def test_refused_messages_are_kept_and_offered_again(
    wire: Wire, guild: Guild, lobby: Channel, people: tuple[Person, ...], bot: BotProcess
) -> None:
    hosts = Role(wire.world.new_id(), "Hosts", discord.Permissions(manage_guild=True).value)
    guild.roles[hosts.id] = hosts
    guild.members[people[0].id].append(hosts.id)
    bot.start()
    table = open_table(wire, lobby, people)
    wire.filters.refuses_everything = True
    play_phase(table)
    text = "SELECT kind FROM outbox WHERE is_deferred AND kind = 'chapter'"
    wire.wait_until(lambda: query_rows(bot.folder, text))
    wire.filters.refuses_everything = False
    play_phase(table)
    wire.wait_until(lambda: "### Round 1 of 4, phase 2" in public_text(lobby))
    people[0].slash(lobby, "host repost")
    wire.wait_until(lambda: "### Round 1 of 4, phase 1" in public_text(lobby))
    assert not query_rows(bot.folder, text)


def test_vote_that_is_refused_is_cancelled_and_its_initiator_is_told(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], bot: BotProcess
) -> None:
    bot.start()
    open_table(wire, lobby, people)
    wire.wait_until(lambda: not query_rows(bot.folder, "SELECT kind FROM outbox"))
    wire.add_fault("POST /channels/.*/messages", status=400, code=200000, times=3)
    people[1].slash(lobby, "game cancel")
    wire.wait_until(lambda: f"<@{people[1].id}>, your vote was cancelled" in public_text(lobby))
    assert query_rows(bot.folder, "SELECT count(*) FROM votes") == [(0,)]


def test_refused_words_are_returned(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], bot: BotProcess
) -> None:
    bot.start()
    ada, ben = people[:2]
    wire.filters.words.add("rude")
    ada.slash(lobby, "game open", game="nauticus", seats=3)
    wire.wait_until(lambda: [post for post in lobby.posts if is_status_card(post)])
    card = next(post for post in lobby.posts if is_status_card(post))
    ben.submit_modal(ben.click(card, label="Add to the shuffle"), words="rude words")
    wire.wait_until(lambda: f"<@{ben.id}>, Discord rejected the words" in public_text(lobby))
    ben.submit_modal(ben.click(card, label="Add to the shuffle"), words="kind words")
    wire.wait_until(lambda: "`kind words`" in public_text(lobby))
    assert "rude" not in public_text(lobby)


def test_refused_panel_is_not_left_thinking(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], bot: BotProcess
) -> None:
    bot.start()
    table = open_table(wire, lobby, people)
    wire.add_fault("PATCH /webhooks/.*/@original", status=400, code=20009, times=2)
    panel = table.open_panel(people[0])
    assert "Discord rejected this response" in text_of(panel)
    assert labels(panel)
    wire.add_fault("PATCH /webhooks/.*/@original", status=400, code=200000, times=None)
    done = people[0].slash(lobby, "help")
    assert "Discord rejected this response" in text_of(done.visible_message)


@pytest.mark.parametrize("where", value_cases(["thread", "private"]))
@pytest.mark.parametrize("fault", value_cases([(0, 0), (403, 200001), (400, 240000), (400, 50035)]), ids=str)
def test_refused_title_is_named(
    where: str,
    fault: tuple[int, int],
    wire: Wire,
    lobby: Channel,
    people: tuple[Person, ...],
    bot: BotProcess,
) -> None:
    bot.start()
    status, code = fault
    if code:
        wire.add_fault("POST /channels/.*/threads", status, code=code)
    else:
        wire.filters.words.add("Sunny")
    options: dict[str, Any] = {"game": "nauticus", "seats": 2, "where": where}
    text = people[0].slash(lobby, "game open", **options, name=TITLE).visible_message.text
    assert f"block the title “{TITLE}”" in text
    assert [
        query_rows(bot.folder, "SELECT id FROM matches"),
        *(channel.id for channel in wire.world.channels.values() if channel.is_thread),
    ] == [[]]
    assert (
        "is open" in people[0].slash(lobby, "game open", **options, name="Rainy evening").visible_message.text
    )


@pytest.mark.parametrize("refused", value_cases(["names", "images", "links", "images and names"]))
def test_final_result_appears_in_a_reduced_form(
    refused: str,
    wire: Wire,
    lobby: Channel,
    people: tuple[Person, ...],
    bot_factory: Callable[..., BotProcess],
) -> None:
    bot = bot_factory(drawn="images" in refused).start()
    open_table(wire, lobby, people)
    wire.wait_until(lambda: not query_rows(bot.folder, "SELECT kind FROM outbox"))
    wire.filters.explicit_images, wire.filters.links = "images" in refused, refused == "links"
    if "names" in refused:
        wire.filters.words |= {"Ada", "Ben", "Sunny"}
    for person in people:
        person.click(person.slash(lobby, "game resign").visible_message, label="Yes, resign")
    wire.wait_until(lambda: "final result" in public_text(lobby))
    wire.wait_until(lambda: not query_rows(bot.folder, "SELECT kind FROM outbox"))
    assert wire.filters.refused
    (result,) = (post for post in lobby.posts if "final result" in text_of(post))
    text = text_of(result)
    assert "Scoring" in text
    assert any(name in text for name in ("Ada", "Sunny")) == ("names" not in refused)
    if "images" in refused:
        assert not result.attachments
