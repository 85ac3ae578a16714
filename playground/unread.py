"""A user's unread messages, and the mentions among them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from simcord.backend import Backend
from simcord.backend.models import Message

MAX_CHECKED = 200
"""Maximum number of messages checked per channel, starting with the latest."""


@dataclass(frozen=True)
class Unread:
    """A user's unread messages in a channel: the first unread message's id, and the number of mentions."""

    first: int | None = None
    mentions: int = 0


def find_unread(backend: Backend, user_id: int, channel: int, read: int) -> Unread:
    """Return a user's unread messages, except for the user's own messages and ephemeral ones."""
    new = [
        message
        for message in _newest_first(backend, channel)
        if message.id > read and message.author_id != user_id and not message.is_ephemeral
    ]
    is_direct = backend.get_channel(channel).guild_id is None
    called = [message for message in new if is_direct or mentions_user(backend, message, user_id)]
    return Unread(new[-1].id, len(called)) if new else Unread()


def mentions_user(backend: Backend, message: Message, user_id: int) -> bool:
    """Return whether a message mentions a user, by name, by role or with @everyone."""
    guild = backend.guilds.get(backend.get_channel(message.channel_id).guild_id or 0)
    member = guild.members.get(user_id) if guild is not None else None
    roles = set(member.role_ids) if member is not None else set()
    return (
        user_id in message.ping_user_ids or message.mention_everyone or bool(roles & {*message.ping_role_ids})
    )


def find_mentions(backend: Backend, user_id: int, channel: int) -> list[int]:
    """Return the ids of the recent messages that mention a user."""
    return [
        message.id for message in _newest_first(backend, channel) if mentions_user(backend, message, user_id)
    ]


def latest(backend: Backend, channel: int) -> int:
    """Return the id of a channel's latest message, or 0 if the channel is empty."""
    return max(backend.messages.get(channel, {}), default=0)


def _newest_first(backend: Backend, channel: int) -> Iterator[Message]:
    messages = backend.messages.get(channel, {})
    for number, message in enumerate(reversed(messages.values())):
        if number >= MAX_CHECKED:
            return
        yield message
