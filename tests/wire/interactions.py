"""Interactions: users' actions and the bot's responses, with Discord's rules for them."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field

from tests.wire.limits import choice_violations, message_violations, modal_violations
from tests.wire.posting import Posting
from tests.wire.refusals import (
    already_acknowledged,
    expired_token,
    invalid_form,
    unknown_interaction,
    unknown_message,
    unknown_webhook,
)
from tests.wire.world import ALL_PERMISSIONS, BOT, EPHEMERAL, LOADING, Channel, Message, User

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
"""Interaction types."""
MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, SHOW_MODAL = 4, 5, 6, 7, 8, 9
"""The types of interaction responses."""
ACKNOWLEDGE_SECONDS, TOKEN_SECONDS = 3.0, 15 * 60.0
"""Time limits in seconds for acknowledging an interaction, and for responding with its token."""


class Interaction(Struct):
    """A user's action and the responses to it."""

    id: int
    token: str
    kind: int
    person: User
    channel: Channel
    message: Message | None = None
    """The message whose component was used, or None for a command."""
    started_at: float = field(default_factory=time.monotonic)
    callback: int | None = None
    """The type of the bot's first response to the interaction, or None before this response."""
    acknowledge_seconds: float | None = None
    """Seconds until the bot acknowledged the interaction, or None if it has not done so yet."""
    response_seconds: float | None = None
    """Seconds until a response was visible to the user, or None."""
    original: Message | None = None
    """The original response, or None if there is none yet."""
    followups: list[Message] = field(default_factory=list)
    choices: list[dict[str, Any]] = field(default_factory=list)
    modal: dict[str, Any] | None = None
    response_count: int = 0
    """Number of responses and edits that the bot has sent."""
    recipient_count: int = 0
    """Number of gateway connections that the interaction was sent to."""

    @property
    def visible_message(self) -> Message:
        """Return the message that the user sees."""
        assert self.original is not None
        return self.original

    def make_older(self, seconds: float) -> None:
        """Make the interaction older by the given number of seconds."""
        self.started_at -= seconds

    def _elapsed(self) -> float:
        return time.monotonic() - self.started_at

    def acknowledge(self, callback: int) -> None:
        """Record the first acknowledgement, and reject a second one."""
        if self.callback is not None:
            raise already_acknowledged()
        if self._elapsed() > ACKNOWLEDGE_SECONDS:
            raise unknown_interaction()
        self.callback, self.acknowledge_seconds = callback, self._elapsed()

    def use_token(self) -> None:
        if self._elapsed() > TOKEN_SECONDS:
            raise expired_token()
        if self.callback is None:
            raise unknown_webhook()

    def note_response(self) -> None:
        self.response_count += 1
        if self.response_seconds is None:
            self.response_seconds = self._elapsed()


class Interactions:
    """All interactions and the bot's responses to them."""

    def __init__(self, posting: Posting) -> None:
        self._posting, self._world = posting, posting.world
        self.all: list[Interaction] = []
        self._by_token: dict[str, Interaction] = {}

    def begin(self, kind: int, person: User, channel: Channel, message: Message | None = None) -> Interaction:
        number = self._world.new_id()
        interaction = Interaction(number, f"token-{number}", kind, person, channel, message)
        self.all.append(interaction)
        self._by_token[interaction.token] = interaction
        return interaction

    def payload(self, interaction: Interaction, data: Mapping[str, Any]) -> dict[str, Any]:
        """Return the interaction's payload for the bot."""
        channel, world = interaction.channel, self._world
        data = {
            "id": str(interaction.id), "application_id": str(BOT), "type": interaction.kind,
            "token": interaction.token, "version": 1,
            "channel_id": str(channel.id), "channel": channel.payload(), "locale": interaction.person.locale,
            "app_permissions": str(world.permissions(channel, BOT)), "entitlements": [], "context": 0,
            "authorizing_integration_owners": {}, "attachment_size_limit": 10 * 2**20, "data": dict(data),
        }  # fmt: skip
        if interaction.message is not None:
            data["message"] = interaction.message.payload()
        if channel.guild is None:
            return data | {
                "user": interaction.person.payload(),
                "context": 1,
                "app_permissions": str(ALL_PERMISSIONS),
            }
        guild = world.guilds[channel.guild]
        member = world.member_payload(guild, interaction.person)
        member["permissions"] = str(world.permissions(channel, interaction.person.id))
        data |= {"guild_id": str(guild.id), "guild_locale": guild.locale, "member": member}
        return data | {"guild": {"id": str(guild.id), "locale": guild.locale, "features": []}}

    def respond(self, number: int, token: str, body: Mapping[str, Any], files: dict[str, bytes]) -> object:
        """Process the bot's initial response to an interaction."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != number:
            raise unknown_interaction()
        kind, data = int(body["type"]), body.get("data") or {}
        if slips := _violations(kind, data, files):
            raise invalid_form(slips)
        interaction.acknowledge(kind)
        if kind in {MESSAGE, DEFERRED}:
            interaction.original = self._create_response(
                interaction, data, files, is_deferred=kind == DEFERRED
            )
        elif kind in {UPDATE, DEFERRED_UPDATE}:
            interaction.original = interaction.message
            if kind == UPDATE:
                assert interaction.message is not None
                self._posting.edit_message(interaction.message, data, files)
        elif kind == CHOICES:
            interaction.choices = list(data.get("choices") or ())
        elif kind == SHOW_MODAL:
            interaction.modal = dict(data)
        if kind not in {DEFERRED, DEFERRED_UPDATE}:
            interaction.note_response()
        return self._callback_payload(interaction)

    def _create_response(
        self, interaction: Interaction, data: Mapping[str, Any], files: dict[str, bytes], *, is_deferred: bool
    ) -> Message:
        flags = int(data.get("flags") or 0)
        viewer = interaction.person.id if flags & EPHEMERAL else None
        body = {**data, "flags": flags | (LOADING if is_deferred else 0)}
        return self._posting.create_message(interaction.channel, body, files, viewer=viewer)

    def _callback_payload(self, interaction: Interaction) -> dict[str, Any]:
        data: dict[str, Any] = {"id": str(interaction.id), "type": interaction.kind}
        answer: dict[str, Any] = {"interaction": data}
        if interaction.original is not None:
            data["response_message_id"] = str(interaction.original.id)
            data["response_message_loading"] = bool(interaction.original.flags & LOADING)
            data["response_message_ephemeral"] = bool(interaction.original.flags & EPHEMERAL)
            answer["resource"] = {"type": interaction.callback, "message": interaction.original.payload()}
        return answer

    def _by_valid_token(self, token: str) -> Interaction:
        interaction = self._by_token.get(token)
        if interaction is None:
            raise expired_token()
        interaction.use_token()
        return interaction

    def edit_response(
        self, token: str, which: str, body: Mapping[str, Any], files: dict[str, bytes]
    ) -> Message:
        """Edit a response."""
        interaction, message = self._by_valid_token(token), self.find_response(token, which)
        whole = {"flags": message.flags & ~LOADING, **body}
        if slips := message_violations(whole, _file_sizes(files), is_new=False):
            raise invalid_form(slips)
        if self._posting.filters.covers_responses:
            self._posting.filters.check(body, files)
        message.flags &= ~LOADING
        self._posting.edit_message(message, body, files)
        interaction.note_response()
        return message

    def find_response(self, token: str, which: str) -> Message:
        interaction = self._by_valid_token(token)
        found = interaction.original if which == "@original" else None
        if which != "@original":
            found = next((message for message in interaction.followups if str(message.id) == which), None)
        if found is None or found.is_deleted:
            raise unknown_message()
        return found

    def send_follow_up(self, token: str, body: Mapping[str, Any], files: dict[str, bytes]) -> Message:
        """Send a follow-up message.

        If the response was deferred, the first follow-up message replaces it.
        """
        interaction = self._by_valid_token(token)
        if slips := message_violations(body, _file_sizes(files), is_new=True):
            raise invalid_form(slips)
        if interaction.original is not None and interaction.original.flags & LOADING:
            return self.edit_response(token, "@original", body, files)
        viewer = interaction.person.id if int(body.get("flags") or 0) & EPHEMERAL else None
        message = self._posting.create_message(interaction.channel, body, files, viewer=viewer)
        interaction.followups.append(message)
        interaction.note_response()
        return message


def _file_sizes(files: Mapping[str, bytes]) -> dict[str, int]:
    return {name: len(content) for name, content in files.items()}


def _violations(kind: int, data: Mapping[str, Any], files: Mapping[str, bytes]) -> list[str]:
    if kind in {MESSAGE, UPDATE}:
        return message_violations(data, _file_sizes(files), is_new=kind == MESSAGE)
    if kind == CHOICES:
        return choice_violations(data.get("choices") or ())
    if kind == SHOW_MODAL:
        return modal_violations(data)
    return [] if kind in {DEFERRED, DEFERRED_UPDATE} else [f"an answer of kind {kind}: {json.dumps(data)}"]
