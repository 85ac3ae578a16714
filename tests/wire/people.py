"""Discord users who type commands, click, choose, submit modals, and see the responses."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Any

from tests.wire.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from tests.wire.limits import BUTTON, SELECTS, Component, walk_components
from tests.wire.server import Wire
from tests.wire.world import Channel, Guild, Message, User

RESPONSE_SECONDS = 15.0
"""Seconds for which a user waits for a response."""
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE = 3, 4, 5, 6, 7, 8
GROUP_TYPES = (1, 2)
"""Option types for subcommands and groups."""


class NoResponse(Exception):
    """Raised if the bot has not responded in time."""


class Person:
    """A Discord user who uses the bot."""

    def __init__(self, wire: Wire, name: str, *guilds: Guild, locale: str = "en-US") -> None:
        self.wire = wire
        self.user: User = wire.add_user(name, *guilds)
        self.user.locale = locale

    @property
    def id(self) -> int:
        return self.user.id

    def slash(
        self, channel: Channel, name: str, /, *, wait: float = RESPONSE_SECONDS, **options: Any
    ) -> Interaction:
        """Use a slash command, such as `game open`, and return its interaction.

        If `wait` is 0, do not wait for a response.
        """
        data = self._command_payload(name, options)
        return self._interact(COMMAND, channel, data, wait=wait)

    def autocomplete(self, channel: Channel, name: str, option: str, typed: str = "") -> list[Any]:
        """Type part of an option and return the suggested values."""
        data = self._command_payload(name, {option: typed})
        (last,) = _innermost_command(data)["options"]
        last["focused"] = True
        return [
            choice["value"]
            for choice in self._interact(AUTOCOMPLETE, channel, data, wait=RESPONSE_SECONDS).choices
        ]

    def click(
        self,
        message: Message,
        custom_id: str | None = None,
        *,
        label: str | None = None,
        wait: float = RESPONSE_SECONDS,
    ) -> Interaction:
        """Click a button on a message.

        The button is found by its custom id or its label.
        """
        found = self._find_component(message, custom_id, label)
        data = {"custom_id": found["custom_id"], "component_type": BUTTON, "id": found.get("id")}
        return self._interact(COMPONENT, self._channel_of(message), data, message, wait=wait)

    def click_forged(
        self, message: Message, custom_id: str, *, wait: float = RESPONSE_SECONDS
    ) -> Interaction:
        """Click a button that the message does not have.

        Users can do this with a modified client.
        """
        data = {"custom_id": custom_id, "component_type": BUTTON, "id": 1}
        return self._interact(COMPONENT, self._channel_of(message), data, message, wait=wait)

    def select(
        self, message: Message, values: Sequence[str], custom_id: str, *, wait: float = RESPONSE_SECONDS
    ) -> Interaction:
        """Choose values in a menu."""
        found = self._find_component(message, custom_id, None)
        if found["type"] not in SELECTS:
            raise ValueError(f"{custom_id} is no menu")
        data = {"custom_id": custom_id, "component_type": found["type"], "values": list(values)}
        return self._interact(COMPONENT, self._channel_of(message), data, message, wait=wait)

    def submit_modal(
        self, opened: Interaction, *, wait: float = RESPONSE_SECONDS, **values: str
    ) -> Interaction:
        """Submit the modal that an interaction opened.

        `values` are the inputs by custom id.
        """
        assert opened.modal is not None
        rows = [
            {"type": 1, "components": [{"type": 4, "custom_id": name, "value": value}]}
            for name, value in values.items()
        ]
        data = {"custom_id": opened.modal["custom_id"], "components": rows}
        return self._interact(MODAL, opened.channel, data, opened.message, wait=wait)

    def wait_for_response(self, interaction: Interaction, seconds: float = RESPONSE_SECONDS) -> Interaction:
        """Wait for the response to an interaction.

        Raises NoResponse if there is none after `seconds`.
        """
        try:
            self.wire.wait_until(lambda: interaction.response_seconds is not None, seconds)
        except TimeoutError as error:
            raise NoResponse(
                f"{interaction.kind} of {interaction.person.name}: acknowledged by {interaction.callback}"
            ) from error
        return interaction

    def _interact(
        self,
        kind: int,
        channel: Channel,
        data: dict[str, Any],
        message: Message | None = None,
        *,
        wait: float,
    ) -> Interaction:
        done: Interaction = self.wire.run(self._send_interaction(kind, channel, data, message))
        return self.wait_for_response(done, wait) if wait else done

    async def _send_interaction(
        self, kind: int, channel: Channel, data: dict[str, Any], message: Message | None
    ) -> Interaction:
        interactions = self.wire.interactions
        done = interactions.begin(kind, self.user, channel, message)
        told = interactions.payload(done, data)
        done.recipient_count = len(
            await self.wire.gateway.dispatch("INTERACTION_CREATE", told, channel.guild)
        )
        done.started_at = time.monotonic()
        return done

    def _channel_of(self, message: Message) -> Channel:
        return self.wire.world.channels[message.channel]

    def _find_component(self, message: Message, custom_id: str | None, label: str | None) -> Component:
        """Return the component with the given custom id or label.

        Raises ValueError if the user cannot use such a component.
        """
        if message.is_deleted or message.viewer not in {None, self.id}:
            raise ValueError(f"{self.user.name} does not see {message.id}")
        for part in walk_components(message.components):
            if "custom_id" not in part or part.get("disabled"):
                continue
            if part["custom_id"] == custom_id or (label is not None and part.get("label") == label):
                return part
        raise ValueError(f"no {custom_id or label} among {list(buttons(message))}")

    def _command_payload(self, name: str, options: dict[str, Any]) -> dict[str, Any]:
        """Return a command's payload, with the option types that the bot registered."""
        first, *rest = name.split()
        self.wire.wait_until(lambda: self.wire.rest.commands)
        command = next(one for one in self.wire.rest.commands if one["name"] == first)
        known = command
        for word in rest:
            known = next(one for one in known["options"] if one["name"] == word)
        data: dict[str, Any] = {"resolved": {}}
        given = [
            self._option_payload(known, option.replace("_", "-"), value, data["resolved"])
            for option, value in options.items()
        ]
        for word in reversed(rest):
            given = [{"name": word, "type": 1 if word == rest[-1] else 2, "options": given}]
        return data | {"id": command["id"], "name": first, "type": 1, "options": given}

    def _option_payload(
        self, command: Component, name: str, value: Any, resolved: dict[str, Any]
    ) -> dict[str, Any]:
        kind = next(one["type"] for one in command["options"] if one["name"] == name)
        if kind == USER:
            user: User = value.user if isinstance(value, Person) else value
            resolved.setdefault("users", {})[str(user.id)] = user.payload()
            guild = next((one for one in self.wire.world.guilds.values() if user.id in one.members), None)
            if guild is not None:
                member = self.wire.world.member_payload(guild, user) | {"permissions": "0"}
                del member["user"]
                resolved.setdefault("members", {})[str(user.id)] = member
            return {"name": name, "type": kind, "value": str(user.id)}
        if kind == CHANNEL:
            shown = value.payload() | {"permissions": str(self.wire.world.permissions(value, self.id))}
            resolved.setdefault("channels", {})[str(value.id)] = shown
            return {"name": name, "type": kind, "value": str(value.id)}
        return {"name": name, "type": kind, "value": value}


def _innermost_command(data: dict[str, Any]) -> dict[str, Any]:
    """Return the data for the innermost subcommand."""
    while data["options"] and data["options"][0]["type"] in GROUP_TYPES:
        data = data["options"][0]
    return data


def buttons(message: Message) -> Iterator[tuple[str, str]]:
    """Yield the labels and custom ids of a message's buttons."""
    for part in walk_components(message.components):
        if part["type"] == BUTTON and "custom_id" in part:
            yield part.get("label", ""), part["custom_id"]
