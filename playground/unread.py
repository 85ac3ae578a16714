"""What somebody has not read yet, and what of it calls them by name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from simcord.backend import Backend
from simcord.backend.models import Message

MAX_LOOKED_AT = 200
"""Messages of a channel: older ones nobody scrolls up to for a mark."""


@dataclass(frozen=True)
class Unread:
    """What is new to somebody in a channel: the first message, and how many call them."""

    first: int | None = None
    mentions: int = 0


def unread(backend: Backend, person: int, channel: int, read: int) -> Unread:
    """Find what is newer than the last message somebody has read and is neither theirs nor for them alone."""
    new = [
        message
        for message in _newest_first(backend, channel)
        if message.id > read and message.author_id != person and not message.is_ephemeral
    ]
    is_direct = backend.get_channel(channel).guild_id is None
    called = [message for message in new if is_direct or calls(backend, message, person)]
    return Unread(new[-1].id, len(called)) if new else Unread()


def calls(backend: Backend, message: Message, person: int) -> bool:
    """Return whether a message calls somebody: by name, by a role, or with everybody."""
    guild = backend.guilds.get(backend.get_channel(message.channel_id).guild_id or 0)
    member = guild.members.get(person) if guild is not None else None
    roles = set(member.role_ids) if member is not None else set()
    return (
        person in message.ping_user_ids or message.mention_everyone or bool(roles & {*message.ping_role_ids})
    )


def messages_calling(backend: Backend, person: int, channel: int) -> list[int]:
    """Return which of the newest messages call somebody."""
    return [message.id for message in _newest_first(backend, channel) if calls(backend, message, person)]


def latest(backend: Backend, channel: int) -> int:
    """Return the id of the newest message of a channel, 0 where there is none."""
    return max(backend.messages.get(channel, {}), default=0)


def _newest_first(backend: Backend, channel: int) -> Iterator[Message]:
    messages = backend.messages.get(channel, {})
    for number, message in enumerate(reversed(messages.values())):
        if number >= MAX_LOOKED_AT:
            return
        yield message
