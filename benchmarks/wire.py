"""As much of Discord as a bot needs to start and to post, over real sockets of this machine."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

from aiohttp import WSMsgType, web

BOT, GUILD, CHANNEL = 10, 20, 30
"""Ids of the bot's account, of its server and of the first channel there."""
HELLO, IDENTIFY, HEARTBEAT, HEARTBEAT_ACK = 10, 2, 1, 11
ACCOUNT = {"id": str(BOT), "username": "Bot", "discriminator": "0", "avatar": None, "bot": True}
APPLICATION = {
    "id": str(BOT), "name": "Bot", "icon": None, "description": "", "bot_public": True,
    "bot_require_code_grant": False, "verify_key": "", "flags": 0, "owner": ACCOUNT, "team": None,
}  # fmt: skip


class Wire:
    """The answers to a bot's requests, and its gateway."""

    def __init__(self, channels: int) -> None:
        self._ids = count(1000)
        self._channels = channels
        self.application = web.Application(client_max_size=2**26)
        self.application.add_routes(
            [web.get("/gateway/", self._gateway), web.route("*", "/{path:.*}", self._answer)]
        )

    async def _answer(self, request: web.Request) -> web.Response:
        path, method = request.path, request.method
        body = await request.json() if request.content_type == "application/json" else {}
        if request.content_type == "multipart/form-data":
            body = json.loads(str((await request.post())["payload_json"]))
        if path.endswith("/users/@me"):
            return _json(ACCOUNT)
        if path.endswith("/oauth2/applications/@me"):
            return _json(APPLICATION)
        if path.endswith("/commands"):
            return _json([self._command(command) for command in body])
        if method == "DELETE":
            return web.Response(status=204)
        return _json(self._message(path, body))

    def _command(self, command: dict[str, Any]) -> dict[str, Any]:
        return command | {"id": str(next(self._ids)), "application_id": str(BOT), "version": "1"}

    def _message(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        parts = path.split("/")
        return {
            "id": parts[-1] if parts[-1].isdigit() else str(next(self._ids)),
            "channel_id": parts[parts.index("channels") + 1], "author": ACCOUNT, "content": "", "type": 0,
            "timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": None, "tts": False, "flags": 0,
            "mention_everyone": False, "mentions": [], "mention_roles": [], "attachments": [], "embeds": [],
            "pinned": False, "components": [], "nonce": body.get("nonce"),
        }  # fmt: skip

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": 40_000}, "s": None, "t": None})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            opcode = message.json()["op"]
            if opcode == IDENTIFY:
                await self._greet(socket)
            elif opcode == HEARTBEAT:
                await socket.send_json({"op": HEARTBEAT_ACK, "d": None, "s": None, "t": None})
        return socket

    async def _greet(self, socket: web.WebSocketResponse) -> None:
        channels = [
            {
                "id": str(CHANNEL + n),
                "type": 0,
                "name": f"pier-{n}",
                "position": n,
                "permission_overwrites": [],
            }
            for n in range(self._channels)
        ]
        everyone = {
            "id": str(GUILD), "name": "@everyone", "permissions": str(2**46 - 1), "position": 0, "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False, "managed": False, "mentionable": False,
        }  # fmt: skip
        guild = {
            "id": str(GUILD), "name": "Harbour", "owner_id": "1", "roles": [everyone], "channels": channels,
            "members": [], "threads": [], "emojis": [], "features": [], "member_count": 1, "large": False,
        }  # fmt: skip
        ready = {
            "v": 10, "user": ACCOUNT, "guilds": [{"id": str(GUILD), "unavailable": True}], "session_id": "1",
            "resume_gateway_url": "ws://127.0.0.1", "application": {"id": str(BOT), "flags": 0},
        }  # fmt: skip
        for number, (event, told) in enumerate((("READY", ready), ("GUILD_CREATE", guild)), 1):
            await socket.send_json({"op": 0, "s": number, "t": event, "d": told})


def _json(told: Any) -> web.Response:
    """Answer as Discord does: discord.py reads no JSON where a character set is named."""
    return web.Response(body=json.dumps(told).encode(), headers={"Content-Type": "application/json"})


@contextmanager
def wire(channels: int = 20) -> Iterator[int]:
    """Serve in a thread of its own, and give the port."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    runner = web.AppRunner(Wire(channels).application, shutdown_timeout=0)
    try:
        yield asyncio.run_coroutine_threadsafe(_listen(runner), loop).result()
    finally:
        asyncio.run_coroutine_threadsafe(runner.cleanup(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def _listen(runner: web.AppRunner) -> int:
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    port: int = runner.addresses[0][1]
    return port
