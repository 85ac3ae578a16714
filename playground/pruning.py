"""What nobody can reach any more in the simulated Discord goes: its pictures are most of what lies on disk.

A panel that is redrawn at each click leaves the picture before behind, and an answer that only one person sees is
gone from a real Discord when the app starts anew.
"""

from __future__ import annotations

from collections import defaultdict
from datetime import datetime, timedelta

from simcord.backend import Backend
from simcord.backend.models import Message

PRIVATE_ANSWERS_LAST = timedelta(hours=12)
MAX_PRIVATE_ANSWERS = 8
"""Of one person in one channel."""
INTERACTIONS_LAST = timedelta(hours=1)
"""After their token has expired, a quarter of an hour after the click."""


def files_of(backend: Backend) -> set[str]:
    """Return the addresses of all files that messages have."""
    return {
        attachment["url"]
        for messages in backend.messages.values()
        for message in messages.values()
        for attachment in message.attachments
    }


def forget_the_unreachable(backend: Backend) -> None:
    """Drop old answers that only one person saw, and interactions that can't be answered any more."""
    now = datetime.fromisoformat(backend.now_iso())
    for messages in backend.messages.values():
        private = [message for message in messages.values() if message.is_ephemeral]
        for message in _too_many(private) + [one for one in private if _age(one, now) > PRIVATE_ANSWERS_LAST]:
            messages.pop(message.id, None)
    for record in list(backend.interactions.values()):
        if record.expires_at and now - datetime.fromisoformat(record.expires_at) > INTERACTIONS_LAST:
            del backend.interactions[record.id]
            backend.interaction_tokens.pop(record.token, None)


def _too_many(private: list[Message]) -> list[Message]:
    """Return the older ones of those who got many answers."""
    of_person: defaultdict[str, list[Message]] = defaultdict(list)
    for message in private:
        of_person[str((message.interaction_metadata or {}).get("user", {}).get("id"))].append(message)
    return [message for theirs in of_person.values() for message in theirs[:-MAX_PRIVATE_ANSWERS]]


def _age(message: Message, now: datetime) -> timedelta:
    return now - datetime.fromisoformat(message.timestamp)
