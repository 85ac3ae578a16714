"""Tests for server events that show the dates of seasons."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import discord
import pytest
from simcord.backend.models import ScheduledEvent

from host.leagues import server_events
from tests.bot.community import Community
from tests.bot.leagues.test_commands import toy_translations as toy_translations  # noqa: PLC0414  # the fixture, for these tests too
from tests.bot.port import Port, labels, text_of
from tests.bot.server_event_limits import enforce_limits, find_violation
from tests.host.conftest import toy_games as toy_games  # noqa: PLC0414  # likewise

DAY_MS = 86_400_000


@pytest.fixture
async def community(port: Port) -> Community:
    made = Community(port)
    await made.allow_host_commands()
    enforce_limits(port)
    return made


def events(community: Community) -> list[ScheduledEvent]:
    """Return the server events that are not over."""
    guild = community.port.env.backend.get_guild(community.port.guild.id)
    return [event for event in guild.scheduled_events.values() if event.status <= 2]


def requests(community: Community, method: str) -> list[Any]:
    found = community.port.env.http_requests
    return [one for one in found if one.method == method and "/scheduled-events" in one.path]


def milliseconds(iso: str | None) -> int:
    assert iso is not None
    return round(datetime.fromisoformat(iso).timestamp() * 1000)


async def turn_on(community: Community) -> str:
    """Turn server events on in the league's panel, and return the panel's text."""
    panel = (await community.host.slash(community.port.lobby, "league-host panel")).response
    assert panel is not None
    return text_of((await community.host.click(panel, label="Server events: off")).response)


async def open_season(community: Community) -> None:
    await community.run_host_command("create", name="Pearl league", game="pearls", seats=2)
    await turn_on(community)
    await community.run_host_command("open")
    await community.pass_days(0.01)


async def test_event_is_created_when_sign_up_opens(community: Community) -> None:
    await open_season(community)
    (event,) = events(community)
    known = await community.season()
    assert event.name == "Pearl league, season 1"
    assert event.entity_metadata == {"location": "#lobby"}
    assert f"https://discord.com/channels/{community.port.guild.id}/{community.port.lobby.id}" in (
        event.description or ""
    )
    dates = server_events.play_dates(known)
    assert dates is not None
    assert (milliseconds(event.scheduled_start_time), milliseconds(event.scheduled_end_time)) == (
        dates.starts, dates.ends,
    )  # fmt: skip
    assert dates.ends - dates.starts == known.plan.play_days * DAY_MS


async def test_postponed_dates_change_the_event_once(community: Community) -> None:
    await open_season(community)
    (event,) = events(community)
    before = milliseconds(event.scheduled_start_time)
    await community.run_host_command("postpone", reason="rain", days=3)
    await community.pass_days(0.01)
    (event,) = events(community)
    assert milliseconds(event.scheduled_start_time) == before + 3 * DAY_MS
    assert len(requests(community, "PATCH")) == 1
    await community.run_command(community.people[0], "join")
    await community.pass_days(0.01)
    assert len(requests(community, "PATCH")) == 1


async def test_early_start_and_end_are_shown(community: Community) -> None:
    await open_season(community)
    for member in community.people:
        await community.run_host_command("add", player=member, reason="so we agreed")
    await community.run_host_command("close")
    for member in community.people:
        await community.run_command(member, "confirm")
    await community.run_host_command("draw")
    await community.run_host_command("start")
    await community.pass_days(0.01)
    (event,) = events(community)
    known = await community.season()
    dates = server_events.play_dates(known)
    assert dates is not None
    assert milliseconds(event.scheduled_end_time) == dates.ends
    assert event.status == 2
    await community.run_host_command("end", reason="so we agreed")
    await community.pass_days(0.01)
    assert events(community) == []
    (event,) = community.port.env.backend.get_guild(community.port.guild.id).scheduled_events.values()
    assert event.status == 3


async def test_cancelled_season_deletes_its_event(community: Community) -> None:
    await open_season(community)
    await community.run_host_command("cancel", reason="rain")
    await community.pass_days(0.01)
    assert events(community) == []


async def test_event_of_a_crashed_attempt_is_adopted(community: Community) -> None:
    await open_season(community)
    with community.port.env.time_context():
        await server_events.forget_event(community.port.bot.services.ctx, (await community.season()).id)
    await community.port.restart()
    await community.run_host_command("postpone", reason="rain", days=3)
    await community.pass_days(0.01)
    (event,) = events(community)
    dates = server_events.play_dates(await community.season())
    assert dates is not None
    assert milliseconds(event.scheduled_start_time) == dates.starts


async def test_event_deleted_by_a_moderator_is_not_created_again(community: Community) -> None:
    await open_season(community)
    (event,) = events(community)
    community.port.env.backend.delete_scheduled_event(community.port.guild.id, event.id)
    for _ in range(2):
        await community.run_host_command("postpone", reason="rain", days=3)
        await community.pass_days(0.01)
    assert events(community) == []


async def test_switching_off_deletes_the_event_and_on_creates_it_again(community: Community) -> None:
    await open_season(community)
    panel = (await community.host.slash(community.port.lobby, "league-host panel")).response
    assert panel is not None
    assert "Server events: on" in labels(panel)
    await community.host.click(panel, label="Server events: on")
    await community.pass_days(0.01)
    assert events(community) == []
    await turn_on(community)
    await community.pass_days(0.01)
    assert len(events(community)) == 1


@pytest.mark.parametrize("status", [403, 400, 500])
async def test_refused_event_does_not_disturb_the_season(community: Community, status: int) -> None:
    await community.run_host_command("create", name="Pearl league", game="pearls", seats=2)
    await turn_on(community)
    community.port.env.inject_error("POST", "/guilds/*/scheduled-events", status=status)
    await community.run_host_command("open")
    await community.pass_days(0.001)
    assert community.port.query_column("SELECT count(*) FROM outbox") == [0]
    assert "Sign-up is open until" in community.public_text()
    await community.pass_days(0.02)
    assert len(events(community)) == (status == 500)


async def test_missing_permission_is_named_in_the_panel(
    community: Community, monkeypatch: pytest.MonkeyPatch
) -> None:
    await community.run_host_command("create", name="Pearl league", game="pearls", seats=2)
    granted = discord.Permissions.all()
    granted.update(administrator=False, create_events=False, manage_events=False)
    monkeypatch.setattr(discord.Member, "guild_permissions", granted)
    assert "I need the *Create Events* permission" in await turn_on(community)
    assert community.port.query_column("SELECT count(*) FROM league_server_events") == [0]


@pytest.mark.parametrize(
    ("changes", "violation"),
    [
        ({}, None),
        ({"name": "x" * 101}, "name or location"),
        ({"description": "x" * 1001}, "description"),
        ({"scheduled_start_time": "2026-01-01T00:00:00+00:00"}, "start in the past"),
        ({"scheduled_end_time": "2026-02-02T00:00:00+00:00"}, "end before start"),
    ],
)
def test_simulated_discord_refuses_events_beyond_the_limits(
    changes: dict[str, str], violation: str | None
) -> None:
    body = {
        "name": "x" * 100, "description": "x" * 1000, "entity_metadata": {"location": "x" * 100},
        "scheduled_start_time": "2026-02-02T00:00:00+00:00", "scheduled_end_time": "2026-02-03T00:00:00+00:00",
    } | changes  # fmt: skip
    now = datetime.fromisoformat("2026-02-01T00:00:00+00:00")
    assert find_violation(body, now, None) == violation
