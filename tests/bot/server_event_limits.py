"""Discord's limits on server events, which simcord does not enforce."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from simcord.backend import errors
from simcord.backend.models import ScheduledEvent

from tests.bot.port import Port

MAX_EVENTS = 100
"""Maximum number of events in a guild that are scheduled or active."""


def find_violation(body: Mapping[str, Any], now: datetime, start: str | None) -> str | None:
    """Return which limit a request violates; `start` is the event's start before the request."""
    name, place = body.get("name", "-"), (body.get("entity_metadata") or {}).get("location", "-")
    if not 1 <= len(name) <= 100 or not 1 <= len(place) <= 100:
        return "name or location"
    if len(body.get("description") or "") > 1000:
        return "description"
    starts = body.get("scheduled_start_time")
    if starts is not None and datetime.fromisoformat(starts) <= now:
        return "start in the past"
    ends = body.get("scheduled_end_time")
    if ends is not None and datetime.fromisoformat(ends) <= datetime.fromisoformat(starts or start or ""):
        return "end before start"
    return None


def enforce_limits(port: Port) -> None:
    """Make the simulated Discord refuse server events that Discord refuses."""
    backend = port.env.backend
    create, edit = backend.create_scheduled_event, backend.edit_scheduled_event

    def now() -> datetime:
        return datetime.fromisoformat(backend.now_iso())

    def refuse(body: Mapping[str, Any], start: str | None) -> None:
        if (violation := find_violation(body, now(), start)) is not None:
            raise errors.invalid_form_body(violation)

    def checked_create(guild_id: int, **fields: Any) -> ScheduledEvent:
        refuse(fields, None)
        current = [one for one in backend.get_guild(guild_id).scheduled_events.values() if one.status <= 2]
        if len(current) >= MAX_EVENTS:
            raise errors.invalid_form_body("too many events")
        return create(guild_id, **fields)

    def checked_edit(guild_id: int, event_id: int, changes: Mapping[str, Any]) -> ScheduledEvent:
        event = backend.get_scheduled_event(guild_id, event_id)
        if event.status > 2:
            raise errors.invalid_form_body("the event is over")
        if event.status == 2 and "scheduled_start_time" in changes:
            raise errors.invalid_form_body("the event has started")
        refuse(changes, event.scheduled_start_time)
        return edit(guild_id, event_id, changes)

    backend.create_scheduled_event = checked_create  # type: ignore[method-assign]
    backend.edit_scheduled_event = checked_edit  # type: ignore[method-assign]
