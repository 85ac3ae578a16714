"""Creating, editing and deleting messages."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tests.wire.emojis import check_emojis
from tests.wire.filters import Filters
from tests.wire.limits import V2, Component, walk_components
from tests.wire.world import Channel, Message, User, World, mentioned_users

NONCE_SECONDS = 180.0
"""Seconds for which Discord recognizes a nonce that it has already received."""
OLD_MESSAGE_SECONDS = 3600.0
"""Age in seconds above which the number of edits to a message is limited."""


class Posting:
    """The part of the server that creates and edits messages as Discord does."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.filters = Filters()
        self.file_url = ""
        """The base URL of attached files."""
        self._nonces: dict[tuple[int, str], tuple[float, Message]] = {}

    def find_by_nonce(self, channel: Channel, body: Mapping[str, Any]) -> Message | None:
        """Return the message that was already sent with the same nonce.

        Returns None if there is none, or if the nonce is not enforced.
        """
        if body.get("nonce") is None or not body.get("enforce_nonce"):
            return None
        sent, message = self._nonces.get((channel.id, str(body["nonce"])), (0.0, None))
        return message if time.monotonic() - sent < NONCE_SECONDS else None

    def forget_nonces(self) -> None:
        """Delete all nonces, as Discord does after some minutes."""
        self._nonces.clear()

    def create_message(
        self,
        channel: Channel,
        body: Mapping[str, Any],
        files: Mapping[str, bytes],
        *,
        author: User | None = None,
        viewer: int | None = None,
    ) -> Message:
        """Create a message."""
        message = Message(
            id=self.world.new_id(), channel=channel.id, author=author or self.world.bot_user,
            flags=int(body.get("flags") or 0), nonce=body.get("nonce"), viewer=viewer,
        )  # fmt: skip
        self._set_content(message, body, files)
        message.pinged = mentioned_users(message, body.get("allowed_mentions"))
        channel.messages.append(message)
        self.world.messages[message.id] = message
        if body.get("nonce") is not None:
            self._nonces[channel.id, str(body["nonce"])] = time.monotonic(), message
        return message

    def edit_message(self, message: Message, body: Mapping[str, Any], files: Mapping[str, bytes]) -> None:
        """Edit a message."""
        message.flags |= int(body.get("flags") or 0) & V2
        message.edited = time.time()
        message.edits += 1
        message.late_edits += message.edited - message.created > OLD_MESSAGE_SECONDS
        self._set_content(message, body, files)

    def _set_content(self, message: Message, body: Mapping[str, Any], files: Mapping[str, bytes]) -> None:
        if "attachments" in body or files:
            message.attachments = self._update_attachments(message, body, files)
        if "content" in body:
            message.content = body["content"] or ""
        if "components" in body:
            check_emojis(self.world, body["components"] or ())
            message.components = list(body["components"] or ())
            for number, component in enumerate(walk_components(message.components), 1):
                component["id"] = component.get("id") or number
                _resolve_attachments(component, message.attachments)

    def _update_attachments(
        self, message: Message, body: Mapping[str, Any], files: Mapping[str, bytes]
    ) -> list[dict[str, Any]]:
        """Return the attachments after an edit: those that are kept, and the new files with their descriptions."""
        told = list(body.get("attachments") or ())
        kept_ids = {str(one["id"]) for one in told}
        kept = [attachment for attachment in message.attachments if attachment["id"] in kept_ids]
        added = list(self.world.store_files(message.channel, files, self.file_url))
        for one, made in zip(told[-len(added) :] if added else (), added, strict=False):
            made["description"] = one.get("description")
        return [*kept, *added]


def _media_of(component: Component) -> Iterator[dict[str, Any]]:
    yield from (item["media"] for item in component.get("items") or ())
    yield from (component[key] for key in ("media", "file") if isinstance(component.get(key), dict))


def _resolve_attachments(component: Component, attachments: Sequence[Mapping[str, Any]]) -> None:
    """Replace references to attached files with the files' URLs."""
    by_name = {attachment["filename"]: attachment["url"] for attachment in attachments}
    for media in _media_of(component):
        kind, _, name = str(media["url"]).partition("://")
        if kind == "attachment" and name in by_name:
            media["url"] = media["proxy_url"] = by_name[name]
