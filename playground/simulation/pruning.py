"""Deletion of unreachable data in the simulated Discord, mostly images, which need the most disk space.

A panel that is redrawn at each click leaves its previous image behind. In the real Discord, ephemeral
responses disappear when the app restarts.
"""

from __future__ import annotations

from collections import defaultdict
from datetime import datetime, timedelta

from simcord.backend import Backend
from simcord.backend.models import Message

EPHEMERAL_LIFETIME = timedelta(hours=12)
MAX_EPHEMERAL = 8
"""Maximum number of ephemeral responses kept per user and channel."""
INTERACTION_LIFETIME = timedelta(hours=1)
"""Age at which an interaction is deleted. Its token expires after 15 minutes."""


def attachment_urls(backend: Backend) -> set[str]:
    """Return the URLs of all files that are attached to messages."""
    return {
        attachment["url"]
        for messages in backend.messages.values()
        for message in messages.values()
        for attachment in message.attachments
    }


def delete_unreachable(backend: Backend) -> None:
    """Delete old ephemeral responses, and interactions whose tokens have expired."""
    now = datetime.fromisoformat(backend.now_iso())
    for messages in backend.messages.values():
        private = [message for message in messages.values() if message.is_ephemeral]
        for message in _excess_responses(private) + [
            one for one in private if _age(one, now) > EPHEMERAL_LIFETIME
        ]:
            messages.pop(message.id, None)
    for record in list(backend.interactions.values()):
        if record.expires_at and now - datetime.fromisoformat(record.expires_at) > INTERACTION_LIFETIME:
            del backend.interactions[record.id]
            backend.interaction_tokens.pop(record.token, None)


def _excess_responses(private: list[Message]) -> list[Message]:
    """Return the oldest ephemeral responses that exceed the limit per user and channel."""
    of_person: defaultdict[str, list[Message]] = defaultdict(list)
    for message in private:
        of_person[str((message.interaction_metadata or {}).get("user", {}).get("id"))].append(message)
    return [message for theirs in of_person.values() for message in theirs[:-MAX_EPHEMERAL]]


def _age(message: Message, now: datetime) -> timedelta:
    return now - datetime.fromisoformat(message.timestamp)
