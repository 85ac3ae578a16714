"""Discord's gateway: sessions, heartbeats, replays of missed events, and failures that tests can cause."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Any

from aiohttp import WSMsgType, web
from msgspec import Struct, field

from tests.wire.world import BOT, World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
INTERACTION = "INTERACTION_CREATE"
CHECK_SECONDS = 0.01
"""Seconds between two checks for the end of a freeze."""
MAX_STORED_EVENTS = 2000
"""Maximum number of events that can be replayed in a session."""


class Session(Struct):
    """A shard's session, which can outlive its connection."""

    id: str
    shard: tuple[int, int] = (0, 1)
    number: int = 0
    """Sequence number of the latest event."""
    events: list[tuple[int, str]] = field(default_factory=list)
    """The latest events in wire format, with their sequence numbers."""
    socket: web.WebSocketResponse | None = None
    is_frozen: bool = False
    """Whether the session gets no acknowledgements and no events, although its connection stays open."""
    heartbeats: int = 0
    resume_count: int = 0
    """Number of times that the session was resumed."""

    def receives_events_of(self, guild: int | None) -> bool:
        place, count = self.shard
        return ((guild or 0) >> 22) % count == place


class Gateway:
    """All gateway connections that bots have opened."""

    def __init__(self, world: World, token: str) -> None:
        self._world, self._token = world, token
        self._ids = 0
        self.sessions: list[Session] = []
        """The active sessions, oldest first. If two processes serve the same shard, each has a session."""
        self.connections: dict[web.WebSocketResponse, web.Request] = {}
        self.session_requests = 0
        """Number of requests to start or resume a session."""
        self.heartbeat_seconds = 41.25
        self.refuses: int | None = None
        """The HTTP status with which new connections are refused. 0 resets them, and None accepts them."""
        self.close_code: int | None = None
        """The close code sent in response to IDENTIFY."""
        self.greeting: str | None = None
        """The message sent in place of HELLO."""
        self.is_frozen = False
        """Whether the server sends nothing on any connection. After the freeze, it sends HELLO on new connections."""
        self.grants_sessions = True
        """Whether IDENTIFY and RESUME get a response. Heartbeats are always acknowledged."""
        self.interaction_session: Session | None = None
        """The only session that gets interactions. If it is None, all sessions get them."""
        self.url = ""

    @property
    def connected(self) -> list[Session]:
        return [one for one in self.sessions if one.socket is not None and not one.socket.closed]

    @property
    def shards(self) -> list[int]:
        """Return the connected shards.

        If two processes serve a shard, it occurs twice.
        """
        return sorted(session.shard[0] for session in self.connected)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serve a gateway connection."""
        if self.refuses == 0:
            assert request.transport is not None
            request.transport.abort()
        if self.refuses is not None:
            return web.Response(status=self.refuses or 500)
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        self.connections[socket] = request
        session: Session | None = None
        try:
            await self._send_hello(socket)
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    session = await self._handle_frame(socket, session, message.json())
        finally:
            del self.connections[socket]
            if session is not None and session.socket is socket:
                session.socket = None
        return socket

    async def _send_hello(self, socket: web.WebSocketResponse) -> None:
        while self.is_frozen:  # noqa: ASYNC110 - changed by the thread of a test
            await asyncio.sleep(CHECK_SECONDS)
        interval = round(self.heartbeat_seconds * 1000)
        hello = {"op": HELLO, "s": None, "t": None, "d": {"heartbeat_interval": interval}}
        with suppress(ConnectionError, RuntimeError):
            await socket.send_str(json.dumps(hello) if self.greeting is None else self.greeting)

    async def _handle_frame(
        self, socket: web.WebSocketResponse, session: Session | None, frame: dict[str, Any]
    ) -> Session | None:
        if self.is_frozen or (session is not None and session.is_frozen):
            return session
        if frame["op"] == HEARTBEAT:
            if session is not None:
                session.heartbeats += 1
            await _send_op(socket, ACK)
            return session
        self.session_requests += 1
        if not self.grants_sessions:
            return session
        if frame["op"] == IDENTIFY:
            return await self._identify(socket, frame["d"])
        if frame["op"] == RESUME:
            return await self._resume(socket, frame["d"])
        return session

    async def _identify(self, socket: web.WebSocketResponse, data: dict[str, Any]) -> Session | None:
        if data["token"] != self._token or self.close_code is not None:
            await socket.close(code=4004 if self.close_code is None else self.close_code)
            return None
        self._ids += 1
        place, count = data.get("shard") or (0, 1)
        session = Session(f"session-{self._ids}", (place, count), socket=socket)
        self.sessions.append(session)
        guilds = [
            one for one in self._world.guilds.values() if one.has_bot and session.receives_events_of(one.id)
        ]
        await self._send(session, "READY", {
            "v": 10, "user": self._world.bot_user.payload(), "session_id": session.id, "shard": [place, count],
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "resume_gateway_url": self.url, "application": {"id": str(BOT), "flags": 0},
        })  # fmt: skip
        for guild in guilds:
            if guild.is_available:
                await self._send(session, "GUILD_CREATE", self._world.guild_payload(guild))
        return session

    async def _resume(self, socket: web.WebSocketResponse, data: dict[str, Any]) -> Session | None:
        session = next((one for one in self.sessions if one.id == data["session_id"]), None)
        if data["token"] != self._token or self.close_code is not None:
            await socket.close(code=4004 if self.close_code is None else self.close_code)
            return None
        if session is None:
            await _send_op(socket, INVALID, data=False)
            return None
        session.socket = socket
        session.resume_count += 1
        for number, event in list(session.events):
            if number > (data["seq"] or 0):
                await socket.send_str(event)
        await self._send(session, "RESUMED", {})
        return session

    async def dispatch(self, event: str, data: dict[str, Any], guild: int | None = None) -> list[Session]:
        """Send an event to all sessions that serve the guild.

        Return the sessions that received it immediately.
        """
        concerned = [session for session in self.sessions if session.receives_events_of(guild)]
        if event == INTERACTION and self.interaction_session is not None:
            concerned = [self.interaction_session]
        return [session for session in concerned if await self._send(session, event, data)]

    async def _send(self, session: Session, event: str, data: dict[str, Any]) -> bool:
        session.number += 1
        line = json.dumps({"op": DISPATCH, "s": session.number, "t": event, "d": data})
        session.events.append((session.number, line))
        del session.events[:-MAX_STORED_EVENTS]
        socket = session.socket
        if socket is None or socket.closed or session.is_frozen or self.is_frozen:
            return False
        try:
            await socket.send_str(line)
        except (ConnectionError, RuntimeError):
            return False
        return True

    async def reconnect(self) -> None:
        """Ask all sessions to reconnect and resume (op 7)."""
        for session in self.connected:
            assert session.socket is not None
            await _send_op(session.socket, RECONNECT)

    async def invalidate(self, *, resumable: bool = False) -> None:
        """Invalidate all sessions (op 9)."""
        for session in self.connected:
            socket, session.socket = session.socket, session.socket if resumable else None
            assert socket is not None
            if not resumable:
                self.sessions.remove(session)
            await _send_op(socket, INVALID, data=resumable)

    async def close_connections(self, code: int, *, forget: bool = False) -> None:
        """Close all connections with the given code.

        If `forget` is true, missed events cannot be replayed.
        """
        for socket in list(self.connections):
            await asyncio.wait([asyncio.ensure_future(socket.close(code=code))], timeout=1)
        if forget:
            self.forget_sessions()

    async def drop_connections(self, *, forget: bool = False) -> None:
        """Drop all connections without a close frame.

        If `forget` is true, missed events cannot be replayed.
        """
        for request in list(self.connections.values()):
            if request.transport is not None:
                request.transport.abort()
        if forget:
            self.forget_sessions()

    def forget_sessions(self) -> None:
        """Prevent all sessions from being resumed."""
        self.sessions.clear()

    def forget_disconnected(self) -> None:
        """Prevent sessions without a connection from being resumed."""
        self.sessions[:] = self.connected


async def _send_op(socket: web.WebSocketResponse, code: int, *, data: bool | None = None) -> None:
    with suppress(ConnectionError, RuntimeError):
        await socket.send_str(json.dumps({"op": code, "d": data, "s": None, "t": None}))
