"""Tests for matches in a forum: posts with tags."""

from __future__ import annotations

import discord
import pytest

from engine.core.files.library import games
from tests.wire.people import Person
from tests.wire.running import BotProcess
from tests.wire.server import Wire
from tests.wire.test_server import RequestSender, status_and_code
from tests.wire.test_server import request_sender as request_sender  # noqa: PLC0414  # the fixture, for these tests too
from tests.wire.world import FORUM_CHANNEL, REQUIRE_TAG, Channel, Guild

GAME = next(iter(games()))
MESSAGE = {"content": "ahoy"}


@pytest.fixture
def forum(wire: Wire, guild: Guild) -> Channel:
    return wire.add_channel(guild, "tables", kind=FORUM_CHANNEL)


@pytest.mark.long
def test_match_opened_in_a_post_gets_its_own_post_with_tags(
    wire: Wire, bot: BotProcess, guild: Guild, forum: Channel, people: tuple[Person, ...]
) -> None:
    forum.flags = REQUIRE_TAG
    wire.change_permissions(guild, guild.id, added=discord.Permissions(manage_channels=True).value)
    post = wire.world.register_channel(
        Channel(wire.world.new_id(), 11, "Looking for players", guild.id, forum.id, 1)
    )
    bot.start()
    people[0].slash(post, "game open", game=GAME, where="forum", seats=2, robots=1, begins="opener")
    (table,) = [one for one in wire.world.channels.values() if one.parent == forum.id and one is not post]
    named = {int(tag["id"]): tag["name"] for tag in forum.tags}
    wire.wait_until(lambda: "running" in [named_tag(forum, tag) for tag in table.applied_tags])
    assert len(named) >= 3
    assert len(table.applied_tags) == 3


def named_tag(forum: Channel, number: int) -> str:
    return next(str(tag["name"]) for tag in forum.tags if int(tag["id"]) == number)


def test_post_is_refused_without_a_required_tag_or_with_too_many(
    wire: Wire, guild: Guild, forum: Channel, request_sender: RequestSender
) -> None:
    wire.change_permissions(guild, guild.id, added=discord.Permissions(manage_channels=True).value)
    path = f"/channels/{forum.id}"
    tags = [{"name": f"tag {number}"} for number in range(20)]
    assert request_sender("PATCH", path, available_tags=tags)[0] == 200
    ids = [tag["id"] for tag in forum.tags]
    forum.flags = REQUIRE_TAG
    create = (f"{path}/threads", "POST")
    refused = request_sender(create[1], create[0], name="table", message=MESSAGE)
    assert status_and_code(refused) == (400, 40067)
    refused = request_sender(create[1], create[0], name="table", message=MESSAGE, applied_tags=ids[:6])
    assert status_and_code(refused) == (400, 50035)
    status, created = request_sender(
        create[1], create[0], name="table", message=MESSAGE, applied_tags=ids[:5]
    )
    assert (status, created["applied_tags"]) == (200, ids[:5])
    wire.violations.clear()


@pytest.mark.parametrize(
    "tags", [[{"name": "x" * 21}], [{"name": str(number)} for number in range(21)], [{"name": "x"}] * 2]
)
def test_invalid_tags_are_refused(
    wire: Wire, guild: Guild, forum: Channel, request_sender: RequestSender, tags: list[dict[str, str]]
) -> None:
    path = f"/channels/{forum.id}"
    assert status_and_code(request_sender("PATCH", path, available_tags=[{"name": "x"}])) == (403, 50013)
    wire.change_permissions(guild, guild.id, added=discord.Permissions(manage_channels=True).value)
    assert status_and_code(request_sender("PATCH", path, available_tags=tags)) == (400, 50035)
    wire.violations.clear()
