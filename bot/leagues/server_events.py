"""Creation, updates and deletion of the server events (Discord scheduled events) of seasons.

Failures are logged and never delay a season's messages.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from hashlib import sha256

import discord
from msgspec import Struct

from bot.core.features import Feature
from bot.core.sending.failures import NETWORK_ERRORS
from bot.core.sending.sender import Sender, should_retry
from bot.core.words.i18n import Translator
from bot.core.words.limits import shorten
from bot.core.words.names import MAX_TITLE, plain_name
from bot.matches.match.bot_permissions import permission
from engine.core.files.library import games
from engine.core.text import LocalizedText, text
from host.core import outbox
from host.core.errors import UserError
from host.leagues import server_events
from host.leagues.server_events import (
    PlayDates,
    SeasonServerEventRow,
    ServerEventState,
    UpdateServerEvent,
)
from host.matches.settings.time_controls import MINUTE
from storage.core.scheduling.outbox import OutboxRow

log = logging.getLogger(__name__)

NAME = 100
"""Maximum number of characters in an event's name, and in its location."""
DESCRIPTION = 1000
LEAD = MINUTE
"""Minimum time from now to the start of an event, in milliseconds. Discord rejects a start in the past."""


class Content(Struct, frozen=True):
    """The content of an event, without its dates."""

    name: str
    place: str
    description: str

    @property
    def digest(self) -> str:
        """Return a hash of the content, which is stored to detect changes."""
        return sha256("\n".join((self.name, self.place, self.description)).encode()).hexdigest()


def require_event_permission(guild: discord.Guild | None, translate: Translator) -> None:
    """Raise UserError if the bot may not create server events."""
    if not may_create_events(guild):
        raise UserError(server_events_error(translate))


def server_events_error(translate: Translator) -> LocalizedText:
    """Return the explanation that the bot lacks the permission for server events."""
    return text("slip-server-events", permission=translate(permission("create_events")))


def may_create_events(guild: discord.Guild | None) -> bool:
    """Return whether the bot may create, change and delete its own server events."""
    if guild is None:
        return False
    granted = guild.me.guild_permissions
    return granted.create_events or granted.manage_events


async def send(sender: Sender, row: OutboxRow, post: UpdateServerEvent, with_picture: bool) -> None:
    """Update a season's server event, and delete the outbox row."""
    try:
        await _update(sender, await server_events.load_state(sender.ctx, row.owner))
    except NETWORK_ERRORS as error:
        log.warning("season %d: its server event could not be updated: %r", row.owner, error)
        if isinstance(error, discord.HTTPException) and not should_retry(error):
            await outbox.delete_sent(sender.ctx, row)
        else:
            await server_events.note_failed(sender.ctx, row, post)
    else:
        await outbox.delete_sent(sender.ctx, row)


async def _update(sender: Sender, state: ServerEventState) -> None:
    guild = sender.client.get_guild(state.loaded.league.guild_id)
    if guild is None:
        return
    if state.wanted is None:
        await _remove(sender, guild, state)
        return
    content = await _content(sender, guild, state)
    if state.event is None:
        await _create(sender, guild, state, state.wanted, content)
    elif state.event.event is not None:
        await _change(sender, guild, state, state.event, content)


async def _content(sender: Sender, guild: discord.Guild, state: ServerEventState) -> Content:
    league = state.loaded.league
    translate = await sender.translator(league.guild_id, league.channel)
    channel = guild.get_channel(league.channel)
    game = translate(text(f"{league.game}-name")) if league.game in games() else league.game
    named, card = plain_name(league.name, MAX_TITLE), state.loaded.row.card
    link = f"https://discord.com/channels/{guild.id}/{league.channel}" + (f"/{card}" if card else "")
    about = translate(text("server-event-description", game=game, link=link))
    return Content(
        shorten(translate(text("league-season", league=named, number=state.loaded.row.number)), NAME),
        shorten("#" + (channel.name if channel is not None else str(league.channel)), NAME),
        shorten(about, DESCRIPTION),
    )


async def _create(
    sender: Sender, guild: discord.Guild, state: ServerEventState, dates: PlayDates, content: Content
) -> None:
    """Create an event, unless it was already created before a crash."""
    starts = max(dates.starts, sender.ctx.now() + LEAD)
    if starts >= dates.ends:
        return
    if (found := await _find(guild, content.name)) is not None:
        row = SeasonServerEventRow(
            season=state.loaded.id,
            event=found.id,
            starts=_milliseconds(found.start_time),
            ends=0,
            content_hash="",
        )
        await server_events.save_event(sender.ctx, row)
        await _change(sender, guild, state, row, content)
        return
    event = await guild.create_scheduled_event(
        name=content.name,
        description=content.description,
        location=content.place,
        start_time=_date(starts),
        end_time=_date(dates.ends),
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
    )
    row = SeasonServerEventRow(
        season=state.loaded.id, event=event.id, starts=starts, ends=dates.ends, content_hash=content.digest
    )
    await server_events.save_event(sender.ctx, row)


async def _find(guild: discord.Guild, name: str) -> discord.ScheduledEvent | None:
    """Return the bot's scheduled or active event with the given name."""
    current = (discord.EventStatus.scheduled, discord.EventStatus.active)
    return next(
        (
            event
            for event in await guild.fetch_scheduled_events(with_counts=False)
            if event.creator_id == guild.me.id and event.name == name and event.status in current
        ),
        None,
    )


async def _change(
    sender: Sender, guild: discord.Guild, state: ServerEventState, row: SeasonServerEventRow, content: Content
) -> None:
    """Update an event's dates and content if they have changed."""
    assert state.wanted is not None
    now, wanted = sender.ctx.now(), state.wanted
    has_started = row.starts <= now
    if has_started and wanted.starts > now:
        # Discord can't move the start of an event that has started.
        await _remove(sender, guild, state)
        await _create(sender, guild, state, wanted, content)
        return
    starts = row.starts if has_started or row.starts == wanted.starts else max(wanted.starts, now + LEAD)
    changed = SeasonServerEventRow(
        season=row.season, event=row.event, starts=starts, ends=wanted.ends, content_hash=content.digest
    )
    if changed == row or starts >= wanted.ends:
        return
    event = await _load(guild, row)
    if event is None:
        changed = SeasonServerEventRow(
            season=row.season, event=None, starts=starts, ends=wanted.ends, content_hash=content.digest
        )
    else:
        await _edit(event, changed, content, has_started=has_started)
    await server_events.save_event(sender.ctx, changed)


async def _edit(
    event: discord.ScheduledEvent, row: SeasonServerEventRow, content: Content, *, has_started: bool
) -> None:
    # Discord refuses a start in the past, even if it has not changed.
    start = discord.utils.MISSING if has_started else _date(row.starts)
    await event.edit(
        name=content.name,
        description=content.description,
        location=content.place,
        start_time=start,
        end_time=_date(row.ends),
    )


async def _remove(sender: Sender, guild: discord.Guild, state: ServerEventState) -> None:
    """Delete a season's event; if play ended early, end an event that has started instead."""
    row = state.event
    if row is None:
        return
    event = await _load(guild, row)
    if event is not None and event.status is discord.EventStatus.active and state.is_over:
        await event.end()
    elif event is not None and event.status in (discord.EventStatus.scheduled, discord.EventStatus.active):
        await event.delete()
    await server_events.forget_event(sender.ctx, row.season)


async def _load(guild: discord.Guild, row: SeasonServerEventRow) -> discord.ScheduledEvent | None:
    """Return a season's event, or None if a moderator has deleted it."""
    if row.event is None:
        return None
    try:
        return await guild.fetch_scheduled_event(row.event, with_counts=False)
    except discord.NotFound:
        return None


def _milliseconds(date: datetime) -> int:
    return round(date.timestamp() * 1000)


def _date(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


FEATURE = Feature(send=send)
