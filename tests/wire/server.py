"""The fake server, which parses requests and injects failures, in a separate thread."""

from __future__ import annotations

import asyncio
import json
import re
import ssl
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Self, TypeVar

import discord
from aiohttp import web

from tests.wire.buckets import Buckets
from tests.wire.faults import Fault, FaultMoment, Faults
from tests.wire.gateway import Gateway
from tests.wire.http import API, SLOW_PREFIX, api_path, fault_response, json_response, parse_request
from tests.wire.interactions import Interactions
from tests.wire.limits import REQUEST_BYTES
from tests.wire.posting import Posting
from tests.wire.refusals import ErrorResponse, too_large, unauthorized
from tests.wire.rest import ApiRequest, RestApi
from tests.wire.world import BOT, TEXT_CHANNEL, Channel, Guild, Message, Role, User, World, iso_time

TOKEN = "a-token-that-is-known"  # noqa: S105 - the token of a simulated Discord
TOKEN_ROUTES = ("/interactions/", "/webhooks/")
"""Routes with a token in the path, which need no other authentication."""
CHECK_SECONDS = 0.01
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
        self.rest = RestApi(self.world, self.posting, self.interactions, self.gateway)
        self.faults, self.buckets = Faults(), Buckets()
        self.violations: list[str] = []
        """Violations of Discord's limits. A test that expects violations has to clear this list."""
        self.server_errors: list[str] = []
        """Unknown requests, and exceptions that the server itself raised."""
        self.requests: list[ApiRequest] = []
        self.late_seconds = 3.0
        """Seconds by which responses at the slow address are delayed."""
        self.late_routes = ".*"
        """A regular expression for `METHOD /path`. At the slow address, only matching requests are delayed."""
        self.late_when: FaultMoment = "after"
        """Whether to delay the processing of matching requests (`before`), or only their responses (`after`)."""
        self.late_requests: list[str] = []
        """`METHOD /path` of all delayed requests, in order of arrival."""
        self.token, self.port = token, 0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._closing = asyncio.Event()
        self._application = web.Application(client_max_size=2 * REQUEST_BYTES)
        self._application.add_routes(
            [
                web.get("/gateway/", self.gateway.serve),
                web.get("/cdn/{path:.*}", self._serve_file),
                web.route("*", f"{API}/{{path:.*}}", self._serve),
                web.get(f"{SLOW_PREFIX}/gateway/", self.gateway.serve),
                web.route("*", f"{SLOW_PREFIX}{API}/{{path:.*}}", self._serve_late),
            ]
        )
        self._runner = web.AppRunner(self._application, shutdown_timeout=0.1, access_log=None)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def slow_address(self) -> str:
        """Return the address at which responses are delayed."""
        return f"{self.address}{SLOW_PREFIX}"

    def start(self) -> Self:
        self._thread.start()
        self.run(self._listen())
        return self

    def stop(self) -> None:
        self.run(self._shut_down())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()

    async def _listen(self) -> None:
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", self.port).start()
        self.port = self._runner.addresses[0][1]
        self.gateway.url = f"ws://127.0.0.1:{self.port}/gateway/"
        self.posting.file_url = f"{self.address}/cdn"

    def serve_tls(self, context: ssl.SSLContext, host: str) -> int:
        """Serve TLS connections on all interfaces, and return the port.

        Connections without TLS remain possible. After this call, bots connect to this port under the host
        name `host`.
        """
        site = web.TCPSite(self._runner, "0.0.0.0", 0, ssl_context=context)  # noqa: S104 - containers connect from outside
        self.run(site.start())
        port = int(self._runner.addresses[-1][1])
        self.gateway.url = f"wss://{host}:{port}/gateway/"
        self.posting.file_url = f"https://{host}:{port}/cdn"
        return port

    async def _shut_down(self) -> None:
        self._closing.set()
        await self.gateway.drop_connections()
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

    def wait_until(
        self, condition: Callable[[], object], seconds: float = 20, step: float = CHECK_SECONDS
    ) -> None:
        """Wait until a condition holds, checking it every `step` seconds.

        Raise TimeoutError after `seconds` seconds.
        """
        deadline = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > deadline:
                raise TimeoutError(f"not within {seconds} s; {self.server_errors} {self.violations}")
            time.sleep(step)

    # The following methods change the server's data.

    def add_guild(self, name: str = "Harbour", guild_id: int | None = None) -> Guild:
        """Create a guild that the bot is a member of.

        Call this before the bot connects.
        """
        return self.world.add_guild(name, guild_id)

    def add_channel(
        self, guild: Guild, name: str = "lobby", channel_id: int | None = None, kind: int = TEXT_CHANNEL
    ) -> Channel:
        """Create a channel, and send the bot the event about it."""
        channel = self.world.add_channel(guild, name, channel_id, kind)
        self.run(self.rest.send_channel_event("CHANNEL_CREATE", channel))
        return channel

    def add_user(self, name: str, *guilds: Guild) -> User:
        return self.world.add_user(name, *guilds)

    def forbid(self, channel: Channel, *names: str, user_id: int = BOT) -> None:
        """Deny a user permissions in a channel, and send the bot the event."""
        taken = discord.Permissions(**dict.fromkeys(names, True)).value
        channel.denied[user_id] = channel.denied.get(user_id, 0) | taken
        self.run(self.rest.send_channel_event("CHANNEL_UPDATE", channel))

    def allow(self, channel: Channel, *names: str, user_id: int = BOT) -> None:
        """Restore a user's permissions in a channel, and send the bot the event."""
        given = discord.Permissions(**dict.fromkeys(names, True)).value
        channel.denied[user_id] = channel.denied.get(user_id, 0) & ~given
        self.run(self.rest.send_channel_event("CHANNEL_UPDATE", channel))

    def lock_thread(self, thread: Channel, *, is_locked: bool = True) -> None:
        """Lock or unlock a thread, and send the bot the event."""
        thread.is_locked = is_locked
        self.run(self.rest.send_channel_event("THREAD_UPDATE", thread))

    def remove_from_thread(self, thread: Channel, user_id: int = BOT) -> None:
        """Remove a user from a thread, and send the bot the event."""
        thread.members.discard(user_id)
        data = {"id": str(thread.id), "guild_id": str(thread.guild), "member_count": len(thread.members)}
        data["removed_member_ids"] = [str(user_id)]
        self.run(self.gateway.dispatch("THREAD_MEMBERS_UPDATE", data, thread.guild))

    def add_to_thread(self, thread: Channel, user_id: int = BOT) -> None:
        """Add a user to a thread, and send the bot the event."""
        thread.members.add(user_id)
        data = {"id": str(thread.id), "guild_id": str(thread.guild), "member_count": len(thread.members)}
        member = {"id": str(thread.id), "user_id": str(user_id), "join_timestamp": iso_time(), "flags": 0}
        self.run(
            self.gateway.dispatch("THREAD_MEMBERS_UPDATE", {**data, "added_members": [member]}, thread.guild)
        )

    def time_out_member(self, guild: Guild, user_id: int, seconds: float) -> None:
        """Time out a member, as moderators can.

        The bot gets an event only about itself.
        """
        guild.timed_out_until[user_id] = time.time() + seconds
        if user_id == BOT:
            data = {**self.world.member_payload(guild, self.world.bot_user), "guild_id": str(guild.id)}
            self.run(self.gateway.dispatch("GUILD_MEMBER_UPDATE", data, guild.id))

    def add_role(self, guild: Guild, name: str) -> Role:
        """Create a role without permissions, and send the bot the event."""
        role = Role(self.world.new_id(), name, 0)
        guild.roles[role.id] = role
        data = {"guild_id": str(guild.id), "role": role.payload()}
        self.run(self.gateway.dispatch("GUILD_ROLE_CREATE", data, guild.id))
        return role

    def delete_role(self, guild: Guild, role: Role) -> None:
        """Delete a role, and send the bot the event."""
        del guild.roles[role.id]
        for roles in guild.members.values():
            roles[:] = [one for one in roles if one != role.id]
        data = {"guild_id": str(guild.id), "role_id": str(role.id)}
        self.run(self.gateway.dispatch("GUILD_ROLE_DELETE", data, guild.id))

    def change_permissions(self, guild: Guild, role: int, *, added: int = 0, removed: int = 0) -> None:
        """Change a role's permissions in a guild, and send the bot the event.

        The @everyone role has the guild's id.
        """
        changed = guild.roles[role]
        changed.permissions = changed.permissions & ~removed | added
        data = {"guild_id": str(guild.id), "role": changed.payload()}
        self.run(self.gateway.dispatch("GUILD_ROLE_UPDATE", data, guild.id))

    def delete_channel(self, channel: Channel) -> None:
        channel.is_deleted = True
        event = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        self.run(self.rest.send_channel_event(event, channel))

    def set_available(self, guild: Guild, *, is_available: bool) -> None:
        """Start or end a guild's outage, and send the bot the event."""
        guild.is_available = is_available
        self._send_guild_event(guild, is_present=is_available, unavailable=True)

    def remove_bot(self, guild: Guild) -> None:
        """Remove the bot from a guild, and send the bot the event."""
        guild.has_bot = False
        self._send_guild_event(guild, is_present=False, unavailable=False)

    def invite_bot(self, guild: Guild) -> None:
        """Add the bot to a guild again, and send the bot the event."""
        guild.has_bot = True
        self._send_guild_event(guild, is_present=True, unavailable=False)

    def _send_guild_event(self, guild: Guild, *, is_present: bool, unavailable: bool) -> None:
        gone = {"id": str(guild.id), **({"unavailable": True} if unavailable else {})}
        event, told = (
            ("GUILD_CREATE", self.world.guild_payload(guild)) if is_present else ("GUILD_DELETE", gone)
        )
        self.run(self.gateway.dispatch(event, told, guild.id))

    def delete_message(self, message: Message) -> None:
        """Mark a message as deleted, as if a moderator had deleted it."""
        message.is_deleted = True

    def add_fault(
        self,
        route: str,
        status: int | None = None,
        *,
        code: int = 0,
        when: FaultMoment = "before",
        seconds: float = 0,
        times: int | None = 1,
        body: bytes | None = None,
        retry_after: float = 0,
    ) -> Fault:
        """Inject a failure into the next requests whose `METHOD /path` matches a regular expression.

        The arguments are the fields of `Fault`.
        """
        return self.faults.add(Fault(route, when, status, code, seconds, times, body, retry_after))

    # Requests.

    async def _serve_file(self, request: web.Request) -> web.Response:
        content = self.world.files.get(request.match_info["path"])
        return web.Response(status=404) if content is None else web.Response(body=content)

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        api_request = await parse_request(request)
        self.requests.append(api_request)
        fault = self.faults.find(api_request.line)
        if fault is not None and fault.when == "before":
            await self._wait(fault.seconds)
            if fault.status is not None or fault.body is not None:
                return fault_response(request, api_request, fault)
        response = await self._process(request, api_request)
        # All requests are kept in a list, so delete their files to save memory. `World` stores the latest
        # files.
        api_request.files = {}
        if fault is not None and fault.when == "after":
            await self._wait(fault.seconds)
            if fault.status is not None or fault.body is not None:
                return fault_response(request, api_request, fault)
        api_request.status = response.status
        return response

    async def _serve_late(self, request: web.Request) -> web.StreamResponse:
        """Process a request, and delay it or its response."""
        line = f"{request.method} {api_path(request)}"
        if not re.search(self.late_routes, line):
            return await self._serve(request)
        self.late_requests.append(line)
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

    async def _process(self, request: web.Request, parsed: ApiRequest) -> web.Response:
        headers: dict[str, str] = {}
        try:
            if (
                not parsed.path.startswith(TOKEN_ROUTES)
                and request.headers.get("Authorization") != f"Bot {self.token}"
            ):
                raise unauthorized()
            if sum(parsed.file_sizes.values()) > REQUEST_BYTES:
                raise too_large()
            headers = self.buckets.take(parsed.method, parsed.path)
            told = await self.rest.handle(parsed)
        except ErrorResponse as error:
            if error.body["code"] in {40005, 50035}:
                self.violations.append(f"{parsed.line}: {json.dumps(error.body.get('errors'))}")
            return json_response(error.body, error.status)
        except Exception as error:  # noqa: BLE001 - the test reports the error
            self.server_errors.append(f"{parsed.line}: {error!r}")
            return json_response({"code": 0, "message": "404: Not Found"}, 404)
        return json_response(told, headers=headers)


@contextmanager
def running_wire(token: str = TOKEN) -> Iterator[Wire]:
    """Start a server, and stop it afterwards.

    Fail the test if there were unknown requests or violations of limits.
    """
    wire = Wire(token).start()
    try:
        yield wire
    finally:
        wire.stop()
    assert wire.violations == []
    assert wire.server_errors == [], wire.server_errors
