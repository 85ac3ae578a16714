"""The fake server, which parses requests and injects failures.

It runs in a separate thread.
"""

from __future__ import annotations

import asyncio
import json
import re
import ssl
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Self, TypeVar

import discord
from aiohttp import web

from tests.wire.buckets import Buckets
from tests.wire.faults import Fault, Faults, When
from tests.wire.gateway import Gateway
from tests.wire.interactions import Interactions
from tests.wire.limits import REQUEST_BYTES
from tests.wire.posting import Posting
from tests.wire.refusals import Refused, too_large, unauthorized
from tests.wire.rest import Asked, Rest
from tests.wire.world import BOT, TEXT_CHANNEL, Channel, Guild, Message, Role, User, World, iso

TOKEN = "a-token-that-is-known"  # noqa: S105 - of a Discord that is none
API = "/api/v10"
SLOW = "/slow"
"""The path prefix of the address with late responses, which simulates a slow network."""
FREE = ("/interactions/", "/webhooks/")
"""Routes with a token in the path, which need no other authentication."""
STEP = 0.01
"""Seconds between two checks of a condition."""

T = TypeVar("T")


class Wire:
    """A fake Discord on a local port."""

    def __init__(self, token: str = TOKEN) -> None:
        self.world = World()
        self.posting = Posting(self.world)
        self.filters = self.posting.filters
        self.interactions = Interactions(self.posting)
        self.gateway = Gateway(self.world, token)
        self.rest = Rest(self.world, self.posting, self.interactions, self.gateway)
        self.faults, self.buckets = Faults(), Buckets()
        self.violations: list[str] = []
        """Violations of Discord's limits. A test that expects violations has to clear this list."""
        self.surprises: list[str] = []
        """Unknown requests, and exceptions that the server itself raised."""
        self.requests: list[Asked] = []
        self.late_seconds = 3.0
        """Seconds by which responses at the slow address are delayed."""
        self.late_routes = ".*"
        """A pattern of `METHOD /path`. At the slow address, only matching requests are delayed."""
        self.late_when: When = "after"
        """Whether to delay these requests before they are processed, or only their responses."""
        self.late_lines: list[str] = []
        """`METHOD /path` of all delayed requests, in order of arrival."""
        self.token, self.port = token, 0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._closing = asyncio.Event()
        self._application = web.Application(client_max_size=2 * REQUEST_BYTES)
        self._application.add_routes(
            [
                web.get("/gateway/", self.gateway.serve),
                web.get("/cdn/{path:.*}", self._file),
                web.route("*", f"{API}/{{path:.*}}", self._serve),
                web.get(f"{SLOW}/gateway/", self.gateway.serve),
                web.route("*", f"{SLOW}{API}/{{path:.*}}", self._serve_late),
            ]
        )
        self._runner = web.AppRunner(self._application, shutdown_timeout=0.1, access_log=None)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def slow_address(self) -> str:
        """Return the address at which responses are delayed."""
        return f"{self.address}{SLOW}"

    def start(self) -> Self:
        self._thread.start()
        self.run(self._listen())
        return self

    def stop(self) -> None:
        self.run(self._leave())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()

    async def _listen(self) -> None:
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", self.port).start()
        self.port = self._runner.addresses[0][1]
        self.gateway.url = f"ws://127.0.0.1:{self.port}/gateway/"
        self.posting.files_at = f"{self.address}/cdn"

    def serve_tls(self, context: ssl.SSLContext, host: str) -> int:
        """Also serve TLS connections on all interfaces, and return the port.

        From now on, bots connect to this port under the host name `host`.
        """
        site = web.TCPSite(self._runner, "0.0.0.0", 0, ssl_context=context)  # noqa: S104 - for containers
        self.run(site.start())
        port = int(self._runner.addresses[-1][1])
        self.gateway.url = f"wss://{host}:{port}/gateway/"
        self.posting.files_at = f"https://{host}:{port}/cdn"
        return port

    async def _leave(self) -> None:
        self._closing.set()
        await self.gateway.drop()
        await self._runner.cleanup()
        if left := asyncio.all_tasks() - {asyncio.current_task()}:
            for task in left:
                task.cancel()
            await asyncio.wait(left, timeout=1)

    def run(self, work: Awaitable[T]) -> T:
        """Run a coroutine in the server's thread, and return its result."""

        async def done() -> T:
            return await work

        return asyncio.run_coroutine_threadsafe(done(), self._loop).result(60)

    def until(self, is_true: Callable[[], object], seconds: float = 20, step: float = STEP) -> None:
        """Wait until a condition holds, checking it every `step` seconds.

        Raise TimeoutError after `seconds` seconds.
        """
        deadline = time.monotonic() + seconds
        while not is_true():
            if time.monotonic() > deadline:
                raise TimeoutError(f"not within {seconds} s; {self.surprises} {self.violations}")
            time.sleep(step)

    # The following methods change the server's data.

    def guild(self, name: str = "Harbour", guild_id: int | None = None) -> Guild:
        """Create a guild that the bot is a member of.

        Call this before the bot connects.
        """
        return self.world.add_guild(name, guild_id)

    def channel(
        self, guild: Guild, name: str = "lobby", channel_id: int | None = None, kind: int = TEXT_CHANNEL
    ) -> Channel:
        """Create a channel, and send the bot the event."""
        made = self.world.add_channel(guild, name, channel_id, kind)
        self.run(self.rest.tell_channel("CHANNEL_CREATE", made))
        return made

    def user(self, name: str, *guilds: Guild) -> User:
        return self.world.add_user(name, *guilds)

    def forbid(self, channel: Channel, *names: str, whose: int = BOT) -> None:
        """Deny a user permissions in a channel, and send the bot the event."""
        taken = discord.Permissions(**dict.fromkeys(names, True)).value
        channel.denied[whose] = channel.denied.get(whose, 0) | taken
        self.run(self.rest.tell_channel("CHANNEL_UPDATE", channel))

    def allow(self, channel: Channel, *names: str, whose: int = BOT) -> None:
        """Restore a user's permissions in a channel, and send the bot the event."""
        given = discord.Permissions(**dict.fromkeys(names, True)).value
        channel.denied[whose] = channel.denied.get(whose, 0) & ~given
        self.run(self.rest.tell_channel("CHANNEL_UPDATE", channel))

    def lock(self, thread: Channel, *, is_locked: bool = True) -> None:
        """Lock or unlock a thread, and send the bot the event."""
        thread.is_locked = is_locked
        self.run(self.rest.tell_channel("THREAD_UPDATE", thread))

    def remove_from_thread(self, thread: Channel, whose: int = BOT) -> None:
        """Remove a user from a thread, and send the bot the event."""
        thread.members.discard(whose)
        told = {"id": str(thread.id), "guild_id": str(thread.guild), "member_count": len(thread.members)}
        told["removed_member_ids"] = [str(whose)]
        self.run(self.gateway.dispatch("THREAD_MEMBERS_UPDATE", told, thread.guild))

    def add_to_thread(self, thread: Channel, whose: int = BOT) -> None:
        """Add a user to a thread, and send the bot the event."""
        thread.members.add(whose)
        told = {"id": str(thread.id), "guild_id": str(thread.guild), "member_count": len(thread.members)}
        member = {"id": str(thread.id), "user_id": str(whose), "join_timestamp": iso(), "flags": 0}
        self.run(
            self.gateway.dispatch("THREAD_MEMBERS_UPDATE", {**told, "added_members": [member]}, thread.guild)
        )

    def suspend(self, guild: Guild, whose: int, seconds: float) -> None:
        """Time out a member, as moderators can.

        The bot gets an event only about itself.
        """
        guild.suspended[whose] = time.time() + seconds
        if whose == BOT:
            told = {**self.world.member(guild, self.world.me), "guild_id": str(guild.id)}
            self.run(self.gateway.dispatch("GUILD_MEMBER_UPDATE", told, guild.id))

    def add_role(self, guild: Guild, name: str) -> Role:
        """Create a role without permissions, and send the bot the event."""
        made = Role(self.world.new_id(), name, 0)
        guild.roles[made.id] = made
        told = {"guild_id": str(guild.id), "role": made.payload()}
        self.run(self.gateway.dispatch("GUILD_ROLE_CREATE", told, guild.id))
        return made

    def delete_role(self, guild: Guild, role: Role) -> None:
        """Delete a role, and send the bot the event."""
        del guild.roles[role.id]
        for roles in guild.members.values():
            roles[:] = [one for one in roles if one != role.id]
        told = {"guild_id": str(guild.id), "role_id": str(role.id)}
        self.run(self.gateway.dispatch("GUILD_ROLE_DELETE", told, guild.id))

    def set_role(self, guild: Guild, role: int, *, given: int = 0, taken: int = 0) -> None:
        """Change a role's permissions in a guild, and send the bot the event.

        The @everyone role has the guild's id.
        """
        changed = guild.roles[role]
        changed.permissions = changed.permissions & ~taken | given
        told = {"guild_id": str(guild.id), "role": changed.payload()}
        self.run(self.gateway.dispatch("GUILD_ROLE_UPDATE", told, guild.id))

    def delete_channel(self, channel: Channel) -> None:
        channel.is_deleted = True
        event = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        self.run(self.rest.tell_channel(event, channel))

    def set_available(self, guild: Guild, *, is_available: bool) -> None:
        """Start or end a guild's outage, and send the bot the event."""
        guild.is_available = is_available
        self._tell_guild(guild, is_there=is_available, unavailable=True)

    def remove_bot(self, guild: Guild) -> None:
        """Remove the bot from a guild, and send the bot the event."""
        guild.has_bot = False
        self._tell_guild(guild, is_there=False, unavailable=False)

    def invite_bot(self, guild: Guild) -> None:
        """Add the bot to a guild again, and send the bot the event."""
        guild.has_bot = True
        self._tell_guild(guild, is_there=True, unavailable=False)

    def _tell_guild(self, guild: Guild, *, is_there: bool, unavailable: bool) -> None:
        gone = {"id": str(guild.id), **({"unavailable": True} if unavailable else {})}
        event, told = (
            ("GUILD_CREATE", self.world.guild_payload(guild)) if is_there else ("GUILD_DELETE", gone)
        )
        self.run(self.gateway.dispatch(event, told, guild.id))

    def delete(self, message: Message) -> None:
        """Mark a message as deleted, as if a user with permission to manage messages had deleted it."""
        message.is_deleted = True

    def fail(
        self,
        route: str,
        status: int | None = None,
        *,
        code: int = 0,
        when: When = "before",
        seconds: float = 0,
        times: int | None = 1,
        body: bytes | None = None,
        retry_after: float = 0,
    ) -> Fault:
        """Inject a failure into the next requests whose `METHOD /path` matches a pattern.

        The arguments are described in `Fault`.
        """
        return self.faults.add(Fault(route, when, status, code, seconds, times, body, retry_after))

    # Requests.

    async def _file(self, request: web.Request) -> web.Response:
        content = self.world.files.get(request.match_info["path"])
        return web.Response(status=404) if content is None else web.Response(body=content)

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        asked = await _read(request)
        self.requests.append(asked)
        fault = self.faults.of(asked.line)
        if fault is not None and fault.when == "before":
            await self._wait(fault.seconds)
            if fault.status is not None or fault.body is not None:
                return _failed(request, asked, fault)
        response = await self._carry_out(request, asked)
        asked.files = {}  # Free the memory, because `World` still contains the latest files.
        if fault is not None and fault.when == "after":
            await self._wait(fault.seconds)
            if fault.status is not None or fault.body is not None:
                return _failed(request, asked, fault)
        asked.status = response.status
        return response

    async def _serve_late(self, request: web.Request) -> web.StreamResponse:
        """Process a request, and delay it or its response."""
        line = f"{request.method} {_path(request)}"
        if not re.search(self.late_routes, line):
            return await self._serve(request)
        self.late_lines.append(line)
        if self.late_when == "before":
            await self._wait(self.late_seconds)
        response = await self._serve(request)
        if self.late_when == "after":
            await self._wait(self.late_seconds)
        return response

    async def _wait(self, seconds: float) -> None:
        """Wait for the given number of seconds, or until the server stops."""
        if seconds:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), seconds)

    async def _carry_out(self, request: web.Request, asked: Asked) -> web.Response:
        headers: dict[str, str] = {}
        try:
            if (
                not asked.path.startswith(FREE)
                and request.headers.get("Authorization") != f"Bot {self.token}"
            ):
                raise unauthorized()
            if sum(asked.sizes.values()) > REQUEST_BYTES:
                raise too_large()
            headers = self.buckets.take(asked.method, asked.path)
            told = await self.rest.answer(asked)
        except Refused as error:
            if error.body["code"] in {40005, 50035}:
                self.violations.append(f"{asked.line}: {json.dumps(error.body.get('errors'))}")
            return answered(error.body, error.status)
        except Exception as error:  # noqa: BLE001 - the test is told
            self.surprises.append(f"{asked.line}: {error!r}")
            return answered({"code": 0, "message": "404: Not Found"}, 404)
        return answered(told, headers=headers)


async def _read(request: web.Request) -> Asked:
    """Parse a request with its files."""
    body: Any = {}
    files: dict[str, bytes] = {}
    if request.content_type == "application/json":
        body = await request.json()
    elif request.content_type == "multipart/form-data":
        fields = await request.post()
        body = json.loads(str(fields["payload_json"]))
        for one in fields.values():
            if isinstance(one, web.FileField):
                files[one.filename] = one.file.read()
                one.file.close()
    return Asked(request.method, _path(request), body, files, dict(request.query), time.monotonic())


def _path(request: web.Request) -> str:
    return request.path.removeprefix(SLOW).removeprefix(API)


def answered(told: object, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """Return a response in Discord's format.

    discord.py requires the JSON content type.
    """
    beside = {"Via": "1.1 google", **(headers or {})}
    if told is None:
        return web.Response(status=204, headers=beside)
    return web.Response(
        body=json.dumps(told).encode(), status=status, headers={"Content-Type": "application/json", **beside}
    )


def _failed(request: web.Request, asked: Asked, fault: Fault) -> web.Response:
    """Return the response that a fault specifies, or reset the connection."""
    if fault.status == 0:
        assert request.transport is not None
        request.transport.abort()
        return web.Response()
    asked.status = fault.status or 200
    if fault.body is not None:
        return web.Response(
            body=fault.body, status=asked.status, headers={"Content-Type": "application/json"}
        )
    told = {"code": fault.code, "message": "a failure on demand", "retry_after": fault.retry_after}
    return answered(told, asked.status)


@contextmanager
def wired(token: str = TOKEN) -> Iterator[Wire]:
    """Start a server, and stop it afterwards.

    Fail the test if there were unknown requests or violations of limits.
    """
    wire = Wire(token).start()
    try:
        yield wire
    finally:
        wire.stop()
    assert wire.violations == []
    assert wire.surprises == []
