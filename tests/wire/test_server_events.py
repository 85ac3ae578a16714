"""Tests for server events of seasons, and for Discord's limits on them in the fake server."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.core.ids import season_id
from bot.leagues.league_admin.ids import LeagueAdminClick
from tests.wire.people import Person
from tests.wire.rest import ApiRequest
from tests.wire.running import BotProcess
from tests.wire.server import Wire
from tests.wire.test_server import RequestSender, status_and_code
from tests.wire.test_server import request_sender as request_sender  # noqa: PLC0414  # the fixture, for these tests too
from tests.wire.world import Channel, Guild

EVENT: dict[str, Any] = {
    "name": "x" * 100, "description": "x" * 1000, "privacy_level": 2, "entity_type": 3,
    "entity_metadata": {"location": "x" * 100}, "scheduled_start_time": "2100-01-01T00:00:00+00:00",
    "scheduled_end_time": "2100-01-02T00:00:00+00:00",
}  # fmt: skip


def allow_events(wire: Wire, guild: Guild) -> None:
    wire.change_permissions(guild, guild.id, added=discord.Permissions(create_events=True).value)


@pytest.mark.parametrize(
    "changes",
    [
        {"name": "x" * 101}, {"description": "x" * 1001}, {"entity_metadata": {"location": "x" * 101}},
        {"entity_metadata": None}, {"scheduled_end_time": None},
        {"scheduled_start_time": "2020-01-01T00:00:00+00:00"},
        {"scheduled_end_time": "2099-01-01T00:00:00+00:00"},
    ],
)  # fmt: skip
def test_invalid_event_is_refused(
    wire: Wire, guild: Guild, request_sender: RequestSender, changes: dict[str, Any]
) -> None:
    path = f"/guilds/{guild.id}/scheduled-events"
    assert status_and_code(request_sender("POST", path, **EVENT)) == (403, 50013)
    allow_events(wire, guild)
    assert status_and_code(request_sender("POST", path, **(EVENT | changes))) == (400, 50035)
    assert request_sender("POST", path, **EVENT)[0] == 200
    assert len(wire.violations) == 1
    wire.violations.clear()


def test_event_can_be_changed_until_it_is_over(
    wire: Wire, guild: Guild, request_sender: RequestSender
) -> None:
    allow_events(wire, guild)
    path = f"/guilds/{guild.id}/scheduled-events"
    _, event = request_sender("POST", path, **EVENT)
    assert request_sender("PATCH", f"{path}/{event['id']}", status=2)[0] == 200
    moved = request_sender("PATCH", f"{path}/{event['id']}", scheduled_start_time="2100-01-01T12:00:00+00:00")
    assert status_and_code(moved) == (400, 50035)
    assert request_sender("PATCH", f"{path}/{event['id']}", status=3)[0] == 200
    assert status_and_code(request_sender("PATCH", f"{path}/{event['id']}", name="y")) == (400, 50035)
    assert status_and_code(request_sender("GET", f"{path}/1")) == (404, 10070)
    wire.violations.clear()


def event_requests(wire: Wire) -> list[ApiRequest]:
    return [request for request in wire.requests if "/scheduled-events" in request.path]


@pytest.mark.long
def test_season_has_one_event_although_the_process_is_killed(
    wire: Wire, guild: Guild, lobby: Channel, people: tuple[Person, ...], bot: BotProcess
) -> None:
    wire.change_permissions(
        guild, guild.id, added=discord.Permissions(manage_guild=True, create_events=True).value
    )
    bot.start()
    host = Person(wire, "Dee", guild)
    host.slash(lobby, "league-host create", name="Cup", game="nautilus-island", seats=2)
    panel = host.slash(lobby, "league-host panel").visible_message
    host.click(panel, season_id(1, LeagueAdminClick.SERVER_EVENTS, 1))
    fault = wire.add_fault(r"POST /guilds/\d+/scheduled-events", status=0, when="after")
    host.slash(lobby, "league-host open")
    wire.wait_until(lambda: fault.hits)
    bot.kill()
    bot.start()
    for person in people:
        person.slash(lobby, "league join")
    host.slash(lobby, "league-host close")
    wire.wait_until(lambda: any(request.method == "GET" for request in event_requests(wire)))
    wire.wait_until(lambda: any(request.method == "PATCH" for request in event_requests(wire)))
    (event,) = guild.events.values()
    assert event["name"] == "Cup, season 1"
    assert bot.stop() == 0
