"""The page a person opens: channels and clock at the side, simcord's preview of the shown channel in a frame.

simcord's page is passed through this server rather than opened directly: so that its clicks take their turn
with the clock, so that one address stays good while channels change, and so that its tools for developers
stay out of sight. Everything listens on this machine only.
"""

from __future__ import annotations

import errno
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from http import HTTPStatus
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

from aiohttp import ClientConnectionError, ClientSession, web
from aiohttp.typedefs import Handler

from playground.problem import Problem
from playground.stage import Stage
from playground.world import PEOPLE

HOST = "127.0.0.1"
PORTS_TRIED = 20
MAX_SKIP = 31 * 24 * 3600.0

_STATIC = Path(__file__).with_name("static")
_PASSED_ON = ("Content-Type", "X-Simcord-Capability", "X-Simcord-Context")
_NOT_PASSED_BACK = frozenset(
    {"Connection", "Content-Length", "Date", "Server", "Transfer-Encoding", "X-Frame-Options"}
)
_MAX_UPLOADED = 32 * 1024 * 1024
_STAGE = web.AppKey("stage", Stage)
_BACKSTAGE = web.AppKey("backstage", ClientSession)


@asynccontextmanager
async def open_page(stage: Stage, port: int) -> AsyncIterator[str]:
    """Serve the page and yield its address.

    A port that is taken gives way to the next free one; 0 means any. Raises Problem when there is none.
    """
    async with ClientSession() as backstage:
        runner = web.AppRunner(_application(stage, backstage), access_log=None, shutdown_timeout=1.0)
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
                raise Problem(f"Port {port} can't be opened: {error.strerror}.") from error
        else:
            return int(runner.addresses[0][1])
    raise Problem(f"Ports {wanted} to {wanted + PORTS_TRIED - 1} are all in use. Choose another with PORT=.")


def _application(stage: Stage, backstage: ClientSession) -> web.Application:
    application = web.Application(middlewares=[_for_this_machine_only], client_max_size=_MAX_UPLOADED)
    application[_STAGE] = stage
    application[_BACKSTAGE] = backstage
    application.router.add_get("/", partial(_file, name="harbour.html"))
    for name in ("harbour.css", "harbour.js", "frame.css"):
        application.router.add_get(f"/harbour/{name}", partial(_file, name=name))
    application.router.add_get("/harbour/state", _state)
    application.router.add_post("/harbour/show", _show)
    application.router.add_post("/harbour/skip", _skip)
    application.router.add_get("/frame", _frame)
    application.router.add_post("/api/action", _action)
    application.router.add_get("/api/assets/{asset}", _picture)
    application.router.add_route("*", "/{path:.*}", _pass_through)
    return application


@web.middleware
async def _for_this_machine_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse what other web sites make a browser send here."""
    host = request.headers.get("Host", "")
    origin = request.headers.get("Origin", f"http://{host}")
    if host.partition(":")[0] not in {HOST, "localhost"} or origin != f"http://{host}":
        raise web.HTTPForbidden
    return await handler(request)


async def _file(_request: web.Request, name: str) -> web.FileResponse:
    return web.FileResponse(_STATIC / name, headers={"Cache-Control": "no-store"})


async def _state(request: web.Request) -> web.Response:
    stage = request.app[_STAGE]
    return web.json_response(
        {
            "server": stage.world.server.name,
            "time": stage.env.now().isoformat(),
            "people": [{"name": name, "language": str(language)} for name, language in PEOPLE.items()],
            "shown": str(stage.shown),
            "frame": f"/frame?{stage.edition}#{urlsplit(stage.address).fragment}",
            "channels": [
                {
                    "id": str(channel.id),
                    "name": channel.name,
                    "thread": channel.is_thread,
                    "latest": stage.latest(channel),
                }
                for channel in stage.world.channels()
            ],
        }
    )


async def _show(request: web.Request) -> web.Response:
    try:
        await request.app[_STAGE].show(int((await _json(request))["channel"]))
    except (KeyError, TypeError, ValueError) as error:
        raise web.HTTPNotFound(text="There is no such channel.") from error
    return await _state(request)


async def _skip(request: web.Request) -> web.Response:
    seconds = (await _json(request)).get("seconds")
    if not isinstance(seconds, int | float) or not 0 < seconds <= MAX_SKIP:
        raise web.HTTPBadRequest(text="Time can be skipped by up to 31 days at once.")
    await request.app[_STAGE].skip(seconds)
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
    """Pass on simcord's page with our style, and let our own page frame it."""
    answer = await _ask(request, "/")
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
    """Let a person act when it is their turn: simcord refuses overlaps, and its page never recovers."""
    await request.read()
    async with request.app[_STAGE].turn():
        return await _ask(request, request.rel_url.raw_path_qs)


async def _picture(request: web.Request) -> web.Response:
    """Pass on a picture as it was sent: simcord would start a process for each, half a second, one by one."""
    if not request.query:
        answer = await _ask(request, f"{request.rel_url.raw_path}?download=1")
        if answer.content_type.startswith("image/"):
            return answer
    return await _pass_through(request)


async def _pass_through(request: web.Request) -> web.Response:
    return await _ask(request, request.rel_url.raw_path_qs)


async def _ask(request: web.Request, path: str) -> web.Response:
    address = urlsplit(request.app[_STAGE].address)
    headers = {name: request.headers[name] for name in _PASSED_ON if name in request.headers}
    target = f"{address.scheme}://{address.netloc}{path}"
    try:
        async with request.app[_BACKSTAGE].request(
            request.method, target, data=await request.read(), headers=headers
        ) as answer:
            kept = {name: value for name, value in answer.headers.items() if name not in _NOT_PASSED_BACK}
            return web.Response(status=answer.status, body=await answer.read(), headers=kept)
    except ClientConnectionError as error:
        raise web.HTTPServiceUnavailable(text="Another channel is being opened.") from error
