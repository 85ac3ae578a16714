"""Server events (Discord scheduled events): their routes, permissions and limits."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any

import discord

from tests.wire.limits import check_limit
from tests.wire.refusals import ErrorResponse, invalid_form, missing_permissions, unknown_event
from tests.wire.world import BOT, Guild, World

EXTERNAL, SCHEDULED, ACTIVE = 3, 1, 2
MAX_EVENTS = 100
"""Maximum number of events in a guild that are scheduled or active."""
FIELDS = (
    "name", "description", "scheduled_start_time", "scheduled_end_time", "privacy_level", "entity_type",
    "entity_metadata", "status",
)  # fmt: skip


class ServerEvents:
    """The events of all guilds."""

    def __init__(self, world: World) -> None:
        self._world = world

    def list_events(self, guild_id: int) -> list[dict[str, Any]]:
        return list(self._world.guilds[guild_id].events.values())

    def get(self, guild_id: int, event_id: int) -> dict[str, Any]:
        """Return an event.

        Raises ErrorResponse if it does not exist.
        """
        found = self._world.guilds[guild_id].events.get(event_id)
        if found is None:
            raise unknown_event()
        return found

    def create(self, guild_id: int, body: Mapping[str, Any]) -> dict[str, Any]:
        guild = self._world.guilds[guild_id]
        self._require_permission(guild)
        violations = [*event_violations(body, None)]
        missing = {"name", "scheduled_start_time", "privacy_level", "entity_type"} - body.keys()
        violations += [f"{name} is required" for name in sorted(missing)]
        if body.get("entity_type") == EXTERNAL and not body.get("scheduled_end_time"):
            violations.append("an external event needs an end")
        if body.get("entity_type") == EXTERNAL and not (body.get("entity_metadata") or {}).get("location"):
            violations.append("an external event needs a location")
        if violations:
            raise invalid_form(violations)
        if sum(event["status"] in {SCHEDULED, ACTIVE} for event in guild.events.values()) >= MAX_EVENTS:
            raise ErrorResponse(400, 30038, "Maximum number of guild scheduled events reached (100)")
        number = self._world.new_id()
        guild.events[number] = {
            "id": str(number), "guild_id": str(guild_id), "channel_id": None, "creator_id": str(BOT),
            "description": None, "status": SCHEDULED, "entity_id": None, "user_count": 0, "image": None,
            **{name: body[name] for name in FIELDS if name in body},
        }  # fmt: skip
        return guild.events[number]

    def edit(self, guild_id: int, event_id: int, body: Mapping[str, Any]) -> dict[str, Any]:
        self._require_permission(self._world.guilds[guild_id])
        event = self.get(guild_id, event_id)
        violations = [*event_violations(body, event)]
        if event["status"] not in {SCHEDULED, ACTIVE}:
            violations.append("the event is over")
        if event["status"] == ACTIVE and "scheduled_start_time" in body:
            violations.append("the event has started")
        if violations:
            raise invalid_form(violations)
        event.update({name: body[name] for name in FIELDS if name in body})
        return event

    def delete(self, guild_id: int, event_id: int) -> None:
        self._require_permission(self._world.guilds[guild_id])
        self.get(guild_id, event_id)
        del self._world.guilds[guild_id].events[event_id]

    def _require_permission(self, guild: Guild) -> None:
        needed = discord.Permissions(create_events=True, manage_events=True, administrator=True).value
        granted = guild.roles[guild.id].permissions
        for role in guild.members[BOT]:
            granted |= guild.roles[role].permissions
        if not granted & needed:
            raise missing_permissions()


def event_violations(body: Mapping[str, Any], event: Mapping[str, Any] | None) -> Iterator[str]:
    """Yield the reasons why Discord would reject an event; `event` is its state before a change."""
    if "name" in body:
        yield from check_limit("event: name", body["name"])
    yield from check_limit("event: description", body.get("description"))
    if body.get("entity_metadata"):
        yield from check_limit("event: location", body["entity_metadata"].get("location"))
    starts, ends = body.get("scheduled_start_time"), body.get("scheduled_end_time")
    if starts is not None and datetime.fromisoformat(starts).timestamp() <= time.time():
        yield "the event starts in the past"
    begins = starts or (event or {}).get("scheduled_start_time")
    if ends is not None and begins and datetime.fromisoformat(ends) <= datetime.fromisoformat(begins):
        yield "the event ends before it starts"
