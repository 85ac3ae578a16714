"""A simulated browser that makes only the requests that the page makes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from aiohttp import ClientSession
from discord import ComponentType

from playground.page import open_page
from playground.stage import Stage, open_stage
from tests.playground.counter_bot import create_counter_bot

Json = dict[str, Any]


class BrowserPage:
    """A page on which a user views a channel.

    By default, the page shows the first channel to the first user.
    """

    def __init__(self, session: ClientSession, address: str, user_key: int = 0, channel: int = 0) -> None:
        self.user_key = user_key
        self.channel = channel
        self._session = session
        self._address = address
        self._headers: dict[str, str] = {}
        self._sequence = 1
        self.page: Json = {}

    async def request_state(self, looks: str = "yes") -> Json:
        """Request the side panel's state.

        By default, this also marks the channel as read.
        """
        where = {"person": str(self.user_key), "channel": str(self.channel), "looks": looks}
        async with self._session.get(f"{self._address}harbour/state", params=where) as answer:
            content: Json = await answer.json()
            return content

    async def load_page(self) -> None:
        """Load the page in the frame, and register it with the server."""
        frame = urlsplit((await self.request_state())["frame"])
        async with self._session.get(f"{self._address}frame") as answer:
            assert answer.status == 200
        self._headers = {"X-Simcord-Capability": frame.fragment}
        async with self._session.post(f"{self._address}api/pages", json={}, headers=self._headers) as answer:
            self.page = await answer.json()
        self._headers["X-Simcord-Context"] = self.page["context"]["id"]

    async def refresh(self) -> Json:
        """Request the page's state.

        The real page does this twice a second.
        """
        async with self._session.get(f"{self._address}api/state", headers=self._headers) as answer:
            assert answer.status == 200
            self.page = await answer.json()
            return self.page

    async def send_action(self, kind: str, **what: Any) -> tuple[int, Json]:
        """Send an action based on the latest state, and return the HTTP status and the response."""
        sequence = self._sequence
        envelope = {
            "protocol_version": 3,
            "sequence": sequence,
            "request_id": f"request-{sequence}",
            "generation": self.page["context"]["generation"],
            "bot_generation": self.page["botGeneration"],
            "published_revision": self.page["publishedRevision"],
            "kind": kind,
        }
        async with self._session.post(
            f"{self._address}api/action", json=envelope | what, headers=self._headers
        ) as answer:
            receipt: Json = await answer.json()
            self._sequence = receipt["expectedSequence"] + 1
            return answer.status, receipt

    async def click(self, message: Json) -> tuple[int, Json]:
        """Click the first button on a message."""
        key = _first_button(message["components"])["control_key"]
        return await self.send_action("click", target_id=message["id"], control_key=key)

    async def list_commands(self) -> list[Json]:
        async with self._session.get(f"{self._address}api/commands", headers=self._headers) as answer:
            entries: list[Json] = (await answer.json())["entries"]
            return entries

    async def run_command(self, command: str, **options: object) -> tuple[int, Json]:
        """Use a slash command."""
        (entry,) = (entry for entry in await self.list_commands() if entry["invocation"] == command)
        return await self.send_action(
            "run_command",
            command_id=entry["commandId"],
            path=entry["path"],
            schema_fingerprint=entry["schemaFingerprint"],
            options=options,
        )

    async def load_image(self, message: Json) -> bytes:
        asset = next(iter(attachment["asset_id"] for attachment in message["attachments"]))
        async with self._session.get(f"{self._address}api/assets/{asset}", headers=self._headers) as answer:
            assert answer.status == 200
            return await answer.read()


def _first_button(components: list[Json]) -> Json:
    every = list(components)
    for component in every:
        if component["type"] == ComponentType.button.value:
            return component
        every.extend(component.get("components", []))
    raise AssertionError("no button")


@asynccontextmanager
async def served_page(folder: Path) -> AsyncIterator[tuple[Stage, str, ClientSession]]:
    """Serve the test bot's page, and yield the stage, the address and an HTTP session."""
    async with (
        open_stage(folder, create_counter_bot) as stage,
        open_page(stage, 0) as address,
        ClientSession() as session,
    ):
        yield stage, address, session
