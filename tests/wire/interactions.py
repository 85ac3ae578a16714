"""Interactions: users' actions, and the responses that the bot may send to them."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field

from tests.wire.limits import choice_slips, message_slips, modal_slips
from tests.wire.posting import Posting
from tests.wire.refusals import (
    already_acknowledged,
    expired_token,
    invalid_form,
    unknown_interaction,
    unknown_message,
    unknown_webhook,
)
from tests.wire.world import ALL, BOT, EPHEMERAL, LOADING, Channel, Message, User

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
"""Interaction types."""
MESSAGE, LATER, LATER_UPDATE, UPDATE, CHOICES, ASK = 4, 5, 6, 7, 8, 9
"""The types of interaction responses."""
PATIENCE, LIFE = 3.0, 15 * 60.0
"""Seconds in which the bot must acknowledge an interaction, and seconds in which it can send responses."""


class Interaction(Struct):
    """A user's action and the responses to it."""

    id: int
    token: str
    kind: int
    person: User
    channel: Channel
    message: Message | None = None
    """The message whose component was used, or None for a command."""
    began: float = field(default_factory=time.monotonic)
    callback: int | None = None
    """The response type with which the bot acknowledged the interaction, or None."""
    acknowledged: float | None = None
    """Seconds until the bot acknowledged the interaction, or None."""
    answered: float | None = None
    """Seconds until a response was visible to the user, or None."""
    original: Message | None = None
    """The original response, or None if there is none yet."""
    followups: list[Message] = field(default_factory=list)
    choices: list[dict[str, Any]] = field(default_factory=list)
    modal: dict[str, Any] | None = None
    answers: int = 0
    """Number of responses and edits that the bot has sent."""
    heard_by: int = 0
    """Number of gateway connections that the interaction was sent to."""

    @property
    def shown(self) -> Message:
        """Return the message that the user sees."""
        assert self.original is not None
        return self.original

    def age(self, seconds: float) -> None:
        """Make the interaction older by the given number of seconds."""
        self.began -= seconds

    def _passed(self) -> float:
        return time.monotonic() - self.began

    def acknowledge(self, callback: int) -> None:
        """Record the first acknowledgement, and reject a second one."""
        if self.callback is not None:
            raise already_acknowledged()
        if self._passed() > PATIENCE:
            raise unknown_interaction()
        self.callback, self.acknowledged = callback, self._passed()

    def use_token(self) -> None:
        if self._passed() > LIFE:
            raise expired_token()
        if self.callback is None:
            raise unknown_webhook()

    def note_answer(self) -> None:
        self.answers += 1
        if self.answered is None:
            self.answered = self._passed()


class Interactions:
    """All interactions and the bot's responses to them."""

    def __init__(self, posting: Posting) -> None:
        self._posting, self._world = posting, posting.world
        self.all: list[Interaction] = []
        self._by_token: dict[str, Interaction] = {}

    def begin(self, kind: int, person: User, channel: Channel, message: Message | None = None) -> Interaction:
        number = self._world.new_id()
        made = Interaction(number, f"token-{number}", kind, person, channel, message)
        self.all.append(made)
        self._by_token[made.token] = made
        return made

    def payload(self, one: Interaction, data: Mapping[str, Any]) -> dict[str, Any]:
        """Return the interaction's payload for the bot."""
        channel, world = one.channel, self._world
        told = {
            "id": str(one.id), "application_id": str(BOT), "type": one.kind, "token": one.token, "version": 1,
            "channel_id": str(channel.id), "channel": channel.payload(), "locale": one.person.locale,
            "app_permissions": str(world.permissions(channel, BOT)), "entitlements": [], "context": 0,
            "authorizing_integration_owners": {}, "attachment_size_limit": 10 * 2**20, "data": dict(data),
        }  # fmt: skip
        if one.message is not None:
            told["message"] = one.message.payload()
        if channel.guild is None:
            return told | {"user": one.person.payload(), "context": 1, "app_permissions": str(ALL)}
        guild = world.guilds[channel.guild]
        member = world.member(guild, one.person)
        member["permissions"] = str(world.permissions(channel, one.person.id))
        told |= {"guild_id": str(guild.id), "guild_locale": guild.locale, "member": member}
        return told | {"guild": {"id": str(guild.id), "locale": guild.locale, "features": []}}

    def respond(self, number: int, token: str, body: Mapping[str, Any], files: dict[str, bytes]) -> object:
        """Process the response to an interaction."""
        one = self._by_token.get(token)
        if one is None or one.id != number:
            raise unknown_interaction()
        kind, data = int(body["type"]), body.get("data") or {}
        if slips := _slips(kind, data, files):
            raise invalid_form(slips)
        one.acknowledge(kind)
        if kind in {MESSAGE, LATER}:
            one.original = self._first(one, data, files, is_later=kind == LATER)
        elif kind in {UPDATE, LATER_UPDATE}:
            one.original = one.message
            if kind == UPDATE:
                assert one.message is not None
                self._posting.put_in_place(one.message, data, files)
        elif kind == CHOICES:
            one.choices = list(data.get("choices") or ())
        elif kind == ASK:
            one.modal = dict(data)
        if kind not in {LATER, LATER_UPDATE}:
            one.note_answer()
        return self._told(one)

    def _first(
        self, one: Interaction, data: Mapping[str, Any], files: dict[str, bytes], *, is_later: bool
    ) -> Message:
        flags = int(data.get("flags") or 0)
        viewer = one.person.id if flags & EPHEMERAL else None
        body = {**data, "flags": flags | (LOADING if is_later else 0)}
        return self._posting.make(one.channel, body, files, viewer=viewer)

    def _told(self, one: Interaction) -> dict[str, Any]:
        told: dict[str, Any] = {"id": str(one.id), "type": one.kind}
        answer: dict[str, Any] = {"interaction": told}
        if one.original is not None:
            told["response_message_id"] = str(one.original.id)
            told["response_message_loading"] = bool(one.original.flags & LOADING)
            told["response_message_ephemeral"] = bool(one.original.flags & EPHEMERAL)
            answer["resource"] = {"type": one.callback, "message": one.original.payload()}
        return answer

    def _of(self, token: str) -> Interaction:
        one = self._by_token.get(token)
        if one is None:
            raise expired_token()
        one.use_token()
        return one

    def edit(self, token: str, which: str, body: Mapping[str, Any], files: dict[str, bytes]) -> Message:
        """Edit a response."""
        one, message = self._of(token), self.find(token, which)
        whole = {"flags": message.flags & ~LOADING, **body}
        if slips := message_slips(whole, _sizes(files), is_new=False):
            raise invalid_form(slips)
        if self._posting.filters.covers_responses:
            self._posting.filters.refuse(body, files)
        message.flags &= ~LOADING
        self._posting.put_in_place(message, body, files)
        one.note_answer()
        return message

    def find(self, token: str, which: str) -> Message:
        one = self._of(token)
        found = one.original if which == "@original" else None
        if which != "@original":
            found = next((message for message in one.followups if str(message.id) == which), None)
        if found is None or found.is_deleted:
            raise unknown_message()
        return found

    def follow(self, token: str, body: Mapping[str, Any], files: dict[str, bytes]) -> Message:
        """Send a follow-up message.

        If the response was deferred, the first follow-up replaces it.
        """
        one = self._of(token)
        if slips := message_slips(body, _sizes(files), is_new=True):
            raise invalid_form(slips)
        if one.original is not None and one.original.flags & LOADING:
            return self.edit(token, "@original", body, files)
        viewer = one.person.id if int(body.get("flags") or 0) & EPHEMERAL else None
        made = self._posting.make(one.channel, body, files, viewer=viewer)
        one.followups.append(made)
        one.note_answer()
        return made


def _sizes(files: Mapping[str, bytes]) -> dict[str, int]:
    return {name: len(content) for name, content in files.items()}


def _slips(kind: int, data: Mapping[str, Any], files: Mapping[str, bytes]) -> list[str]:
    if kind in {MESSAGE, UPDATE}:
        return message_slips(data, _sizes(files), is_new=kind == MESSAGE)
    if kind == CHOICES:
        return choice_slips(data.get("choices") or ())
    if kind == ASK:
        return modal_slips(data)
    return [] if kind in {LATER, LATER_UPDATE} else [f"an answer of kind {kind}: {json.dumps(data)}"]
