"""A stand-in for Discord's servers, over real HTTP and a real web socket, as far as a bot's start needs them."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from aiohttp import WSMsgType, web

RIGHT = "a-token-that-is-known"
MISSING_INTENTS = 4014
ME = {"id": "1", "username": "bot", "discriminator": "0", "avatar": None, "global_name": None, "bot": True}
READY = {
    "v": 10,
    "user": ME,
    "resume_gateway_url": "",
    "guilds": [],
    "session_id": "s",
    "application": {"id": "1", "flags": 0},
}
APPLICATION = {
    "id": "1",
    "name": "bot",
    "icon": None,
    "description": "",
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "",
    "owner": ME,
    "flags": 0,
}


def guild_of(server: int) -> dict[str, Any]:
    """Return a server as far as a bot must know it, without channels."""
    empty = (
        "roles",
        "emojis",
        "stickers",
        "features",
        "channels",
        "members",
        "threads",
        "voice_states",
        "presences",
    )
    numbers = ("verification_level", "default_message_notifications", "explicit_content_filter", "mfa_level",
               "nsfw_level", "premium_tier", "system_channel_flags")  # fmt: skip
    return {
        "id": str(server), "name": "Harbour", "unavailable": False, "owner_id": "2", "preferred_locale": "en-US",
        **{name: [] for name in empty}, **dict.fromkeys(numbers, 0),
    }  # fmt: skip


class Discord:
    """Answers a bot that starts; `close_code` shuts the gateway in its face.

    While `grants_sessions` is off heartbeats are answered as ever, and nobody who asks for a session gets one.
    `servers` are those in which the bot is, `after_ready` events that follow a READY at once.
    """

    def __init__(self, *, close_code: int | None = None, heartbeat: float = 60) -> None:
        self._close_code = close_code
        self._heartbeat = heartbeat
        self._sockets: set[web.WebSocketResponse] = set()
        self.grants_sessions = True
        self.servers: tuple[int, ...] = ()
        self.after_ready: list[tuple[str, dict[str, Any]]] = []
        self.acknowledged: list[str] = []
        """Interactions that were, by their ids."""
        self.port = 0
        self.loop: asyncio.AbstractEventLoop | None = None

    async def me(self, request: web.Request) -> web.Response:
        if request.headers.get("Authorization") != f"Bot {RIGHT}":
            return answered({"message": "401: Unauthorized", "code": 0}, 401)
        return answered(ME)

    async def application(self, request: web.Request) -> web.Response:
        return answered(APPLICATION)

    async def commands(self, request: web.Request) -> web.Response:
        return answered([])

    async def gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self._sockets.add(socket)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": self._heartbeat * 1000}})
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._heard(socket, message.json())
        self._sockets.discard(socket)
        return socket

    async def hang_up(self) -> None:
        """Close all lines in a way after which a bot is to come back."""
        for socket in list(self._sockets):
            await socket.close(code=4000)

    async def tell(self, name: str, told: dict[str, Any]) -> None:
        """Send an event over all lines."""
        for socket in list(self._sockets):
            await socket.send_json({"op": 0, "s": 1, "t": name, "d": told})

    async def callback(self, request: web.Request) -> web.Response:
        number = request.match_info["id"]
        self.acknowledged.append(number)
        return answered({"interaction": {"id": number, "type": 3}})

    async def elsewhere(self, request: web.Request) -> web.Response:
        return answered({"message": "Missing Permissions", "code": 50013}, 403)

    async def _heard(self, socket: web.WebSocketResponse, said: dict[str, Any]) -> None:
        if said["op"] == 1:
            await socket.send_json({"op": 11})
        elif said["op"] == 2 and self._close_code is not None:
            await socket.close(code=self._close_code)
        elif not self.grants_sessions:
            return
        elif said["op"] == 6:
            await socket.send_json({"op": 0, "s": 2, "t": "RESUMED", "d": {}})
        elif said["op"] == 2:
            line = f"ws://127.0.0.1:{self.port}/"
            known = [{"id": str(server), "unavailable": True} for server in self.servers]
            ready = READY | {"resume_gateway_url": line, "guilds": known}
            created = [("GUILD_CREATE", guild_of(server)) for server in self.servers]
            for name, told in (("READY", ready), *created, *self.after_ready):
                await socket.send_json({"op": 0, "s": 1, "t": name, "d": told})

    def application_of_routes(self) -> web.Application:
        served = web.Application()
        served.add_routes(
            [
                web.get("/api/users/@me", self.me),
                web.get("/api/oauth2/applications/@me", self.application),
                web.put("/api/applications/1/commands", self.commands),
                web.get("/", self.gateway),
                web.post("/api/interactions/{id}/{token}/callback", self.callback),
                web.route("*", "/api/{rest:.*}", self.elsewhere),
            ]
        )
        return served


def answered(said: object, status: int = 200) -> web.Response:
    """Answer as Discord does: the library reads only what says it is JSON and nothing else about it."""
    return web.Response(body=json.dumps(said).encode(), status=status, content_type="application/json")


@contextmanager
def serving(discord: Discord) -> Iterator[Discord]:
    """Serve from a thread of its own, so that the bot can have the main one, as in a real run."""
    loop = asyncio.new_event_loop()
    runner = web.AppRunner(discord.application_of_routes(), shutdown_timeout=0.1)

    async def start() -> None:
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        discord.port = runner.addresses[0][1]

    discord.loop = loop
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    asyncio.run_coroutine_threadsafe(start(), loop).result(10)
    try:
        yield discord
    finally:
        asyncio.run_coroutine_threadsafe(runner.cleanup(), loop).result(10)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(10)
        loop.close()
