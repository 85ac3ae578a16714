"""A user's page: a sidebar with users, channels and the clock, and simcord's channel preview in a frame.

A page's URL contains the user and the channel. This server proxies simcord's preview page so that clicks and
the clock share one lock, all views have the same address, and simcord's developer tools stay hidden. The
server listens only on this machine.
"""

from __future__ import annotations

import errno
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from http import HTTPStatus
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import simcord
from aiohttp import ClientConnectionError, ClientSession, web
from aiohttp.typedefs import Handler
from discord import Locale

from playground.errors import PlaygroundError
from playground.simulation.commands import translate_script
from playground.simulation.mentions import address_mentions
from playground.simulation.world import BOT_NAME, is_private
from playground.stage import Stage
from playground.unread import Unread, find_mentions

HOST = "127.0.0.1"
PORTS_TRIED = 20
MAX_SKIP = 31 * 24 * 3600.0
LANGUAGES = [str(locale) for locale in Locale]
"""All languages that Discord supports.

The bot is translated into some of them. With the others, testers can check the fallback language.
"""

_STATIC = Path(__file__).with_name("static")
_VIEW_HEADER = "X-Simcord-Capability"
_REQUEST_HEADERS = ("Content-Type", _VIEW_HEADER, "X-Simcord-Context")
_DROPPED_RESPONSE_HEADERS = frozenset(
    {"Connection", "Content-Length", "Date", "Server", "Transfer-Encoding", "X-Frame-Options"}
)
_MAX_UPLOADED = 32 * 1024 * 1024
_STAGE = web.AppKey("stage", Stage)
_BACKSTAGE = web.AppKey("backstage", ClientSession)


@asynccontextmanager
async def open_page(stage: Stage, port: int, site: Handler | None = None) -> AsyncIterator[str]:
    """Serve the page and yield its address. `site` handles requests for web pages of the bot.

    If `port` is in use, try the next ports. If it is 0, use any free port. Raise PlaygroundError if no port
    is free.
    """
    async with ClientSession() as backstage:
        runner = web.AppRunner(_application(stage, backstage, site), access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        try:
            yield f"http://{HOST}:{await _listen(runner, port)}/"
        finally:
            await runner.cleanup()


async def _listen(runner: web.AppRunner, wanted: int) -> int:
    for port in range(wanted, min(wanted + PORTS_TRIED, 65536)):
        try:
            await web.TCPSite(runner, HOST, port).start()
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise PlaygroundError(f"Port {port} can't be opened: {error.strerror}.") from error
        else:
            return int(runner.addresses[0][1])
    raise PlaygroundError(
        f"Ports {wanted} to {wanted + PORTS_TRIED - 1} are all in use. Choose another with PORT=."
    )


def _application(stage: Stage, backstage: ClientSession, site: Handler | None) -> web.Application:
    application = web.Application(middlewares=[_require_local_origin], client_max_size=_MAX_UPLOADED)
    application[_STAGE] = stage
    application[_BACKSTAGE] = backstage
    application.router.add_get("/", partial(_file, name="harbour.html"))
    for name in ("harbour.css", "harbour.js", "frame.css", "frame.js", "held.js"):
        application.router.add_get(f"/harbour/{name}", partial(_file, name=name))
    application.router.add_get("/harbour/state", _state)
    application.router.add_post("/harbour/speak", _set_language)
    application.router.add_post("/harbour/skip", _skip)
    application.router.add_get("/frame", _frame)
    patches = {"commands.js": translate_script, "text.js": address_mentions, "surfaces.js": enable_buttons}
    for name, patch in patches.items():
        application.router.add_get(f"/{name}", partial(_patched_script, patch=patch))
    application.router.add_post("/api/action", _action)
    application.router.add_get("/api/assets/{asset}", _picture)
    if site is not None:
        application.router.add_get("/site/{path:.*}", site)
    application.router.add_route("*", "/{path:.*}", _pass_through)
    return application


@web.middleware
async def _require_local_origin(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Reject requests that other websites send through the user's browser."""
    host = request.headers.get("Host", "")
    origin = request.headers.get("Origin", f"http://{host}")
    if host.partition(":")[0] not in {HOST, "localhost"} or origin != f"http://{host}":
        raise web.HTTPForbidden
    return await handler(request)


async def _file(_request: web.Request, name: str) -> web.FileResponse:
    return web.FileResponse(_STATIC / name, headers={"Cache-Control": "no-store"})


async def _state(request: web.Request) -> web.Response:
    """Return the data for a user's sidebar, and the address that the frame has to load to show the channel."""
    stage = request.app[_STAGE]
    member = _member(stage, request.query.get("person", ""))
    channels = stage.world.channels_of(stage.env, member)
    channel_handle = _channel_to_show(channels, request.query.get("channel", ""))
    view = await stage.view(member.id, channel_handle.id)
    unread = {channel.id: stage.unread(member.id, channel.id) for channel in channels}
    if request.query.get("looks") == "yes":
        stage.mark_read(member.id, channel_handle.id)
    return web.json_response(
        {
            "server": stage.world.guild.name,
            "time": stage.env.now().isoformat(),
            "people": [_describe_member(stage, member) for member in stage.world.members],
            "person": str(member.id),
            "shown": str(channel_handle.id),
            "frame": f"/frame?{stage.edition}-{member.id}-{channel_handle.id}#{view.secret}",
            "channels": [_describe_channel(stage, channel, unread[channel.id]) for channel in channels],
            "firstUnread": str(unread[channel_handle.id].first or ""),
            "calling": [
                str(find_mention)
                for find_mention in find_mentions(stage.env.backend, member.id, channel_handle.id)
            ],
            "languages": LANGUAGES,
            "upcoming": {name: at for name, at in stage.upcoming.items() if at is not None},
        }
    )


def _member(stage: Stage, wanted: str) -> simcord.MemberActor:
    found = [member for member in stage.world.members if str(member.id) == wanted]
    return found[0] if found else stage.world.members[0]


def _channel_to_show(channels: Sequence[simcord.ChannelHandle], wanted: str) -> simcord.ChannelHandle:
    """Return the requested channel if it is in the list, otherwise the first channel in the list."""
    return next((channel for channel in channels if str(channel.id) == wanted), channels[0])


def _describe_member(stage: Stage, member: simcord.MemberActor) -> dict[str, str]:
    return {
        "id": str(member.id),
        "name": str(member.user.global_name),
        "role": stage.world.role_of(member),
        "language": str(stage.languages[member.id]),
    }


def _describe_channel(stage: Stage, channel: simcord.ChannelHandle, unread: Unread) -> dict[str, Any]:
    kind = "thread" if channel.is_thread else "channel"
    if channel.guild is None:
        kind = "direct"
    elif is_private(stage.env, channel):
        kind = "private"
    return {
        "id": str(channel.id),
        "name": channel.name or BOT_NAME,
        "kind": kind,
        "unread": unread.first is not None,
        "mentions": unread.mentions,
    }


async def _set_language(request: web.Request) -> web.Response:
    stage, asked = request.app[_STAGE], await _json(request)
    if asked.get("language") not in LANGUAGES or not isinstance(asked.get("person"), str):
        raise web.HTTPBadRequest(text="Nobody here speaks that language.")
    await stage.set_language(_member(stage, asked["person"]).id, Locale(asked["language"]))
    return await _state(request)


async def _skip(request: web.Request) -> web.Response:
    asked = await _json(request)
    seconds, event = asked.get("seconds"), asked.get("to")
    if isinstance(event, str):
        try:
            await request.app[_STAGE].skip_to(event)
        except KeyError as error:
            raise web.HTTPConflict(text="Nothing of that kind is coming.") from error
    elif isinstance(seconds, int | float) and 0 < seconds <= MAX_SKIP:
        await request.app[_STAGE].skip(seconds)
    else:
        raise web.HTTPBadRequest(text="Time can be skipped by up to 31 days at once.")
    return await _state(request)


async def _json(request: web.Request) -> dict[str, Any]:
    try:
        content = await request.json()
    except ValueError as error:
        raise web.HTTPBadRequest from error
    if not isinstance(content, dict):
        raise web.HTTPBadRequest
    return content


async def _frame(request: web.Request) -> web.Response:
    """Proxy simcord's page with our style sheet, and allow our own page to frame it."""
    answer = await _forward(request, "/")
    if answer.status == HTTPStatus.OK:
        html = cast(bytes, answer.body).replace(
            b"</head>", b'<link rel="stylesheet" href="/harbour/frame.css"></head>'
        )
        policy = answer.headers["Content-Security-Policy"].replace(
            "frame-ancestors 'none'", "frame-ancestors 'self'"
        )
        answer = web.Response(body=html, headers={**answer.headers, "Content-Security-Policy": policy})
    return answer


async def _action(request: web.Request) -> web.Response:
    """Forward a user's action to simcord while holding the stage's lock.

    simcord rejects overlapping actions, and its web page stops working after a rejection.
    """
    await request.read()
    stage = request.app[_STAGE]
    async with stage.action():
        view = stage.views.find_by_secret(request.headers.get(_VIEW_HEADER, ""))
        if view is not None:
            stage.views.select(view)
        return await _forward(request, request.rel_url.raw_path_qs)


def enable_buttons(script: str) -> str:
    """Patch simcord's script so that no button is disabled during an action, because held.js holds clicks."""
    return script.replace("String(blocked || button.disabled)", "String(button.disabled)")


async def _patched_script(request: web.Request, patch: Callable[[str], str]) -> web.Response:
    """Proxy one of simcord's scripts with changes."""
    answer = await _forward(request, request.rel_url.raw_path)
    return web.Response(text=patch(cast(bytes, answer.body).decode()), headers=answer.headers)


async def _picture(request: web.Request) -> web.Response:
    """Serve an image unchanged.

    simcord would start a process for each image, one after another, and each takes half a second.
    """
    if not request.query:
        answer = await _forward(request, f"{request.rel_url.raw_path}?download=1")
        if answer.content_type.startswith("image/"):
            return answer
    return await _pass_through(request)


async def _pass_through(request: web.Request) -> web.Response:
    return await _forward(request, request.rel_url.raw_path_qs)


async def _forward(request: web.Request, path: str) -> web.Response:
    view = request.app[_STAGE].views.find_by_secret(request.headers.get(_VIEW_HEADER, ""))
    if view is None:
        raise web.HTTPGone(text="That view is closed.")
    address = urlsplit(view.address)
    headers = {name: request.headers[name] for name in _REQUEST_HEADERS if name in request.headers}
    target = f"{address.scheme}://{address.netloc}{path}"
    with view.in_use():
        try:
            async with request.app[_BACKSTAGE].request(
                request.method, target, data=await request.read(), headers=headers
            ) as answer:
                kept = {
                    name: value
                    for name, value in answer.headers.items()
                    if name not in _DROPPED_RESPONSE_HEADERS
                }
                return web.Response(status=answer.status, body=await answer.read(), headers=kept)
        except ClientConnectionError as error:
            raise web.HTTPServiceUnavailable(text="That view is being closed.") from error
