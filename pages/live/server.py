"""The web server: routes requests to pages, and turns errors into pages."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus

from aiohttp import web

from bot.core.words.i18n import FALLBACK, locales
from host.core.errors import format_traceback
from pages.data.addresses import LocatedPage, parse_path
from pages.html.assets import find_asset
from pages.html.rendering import HEADER_POLICY, render_error
from pages.live.limits import RateLimiter, client_address
from pages.live.site import Site, SitePage
from pages.live.worker import Overloaded
from storage.core.sql.database_errors import DatabaseUnavailable

log = logging.getLogger(__name__)

HEADERS = {
    "Content-Security-Policy": HEADER_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
RETRY_SECONDS = 10
TYPES = {
    "avif": "image/avif",
    "json": "application/json",
    "csv": "text/csv",
    "html": "text/html",
    "png": "image/png",
    "webp": "image/webp",
    "xml": "application/atom+xml",
}
MAX_LANGUAGES = 20
"""Maximum number of languages of a request to look at."""
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Pages:
    """The request handler for all pages of a site."""

    def __init__(self, site: Site, limiter: RateLimiter | None = None) -> None:
        self._site = site
        self._limiter = limiter or RateLimiter(time.monotonic)

    def application(self) -> web.Application:
        """Return the web application."""
        application = web.Application(client_max_size=0)
        application.router.add_get("/{path:.*}", self.handle)
        return application

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Respond to a request."""
        address = client_address(request.remote or "", request.headers.get("X-Forwarded-For", ""))
        if (wait := self._limiter.take(address)) > 0:
            return _error(request, HTTPStatus.TOO_MANY_REQUESTS, retry=wait)
        try:
            return await self._respond(request)
        except DatabaseUnavailable as error:
            log.warning("a page could not be served: %s", error)
            return _error(request, HTTPStatus.SERVICE_UNAVAILABLE, retry=RETRY_SECONDS)
        except Overloaded:
            return _error(request, HTTPStatus.TOO_MANY_REQUESTS, retry=RETRY_SECONDS)
        except Exception as error:  # noqa: BLE001 - a bug in one page must not stop the others
            error_id = secrets.token_hex(4)
            log.error("page error %s at %s: %s", error_id, request.path, format_traceback(error))
            return _error(request, HTTPStatus.INTERNAL_SERVER_ERROR, error_id=error_id)

    async def _respond(self, request: web.Request) -> web.StreamResponse:
        path = _path(request)
        if path.startswith("assets/"):
            return _asset(request, path.removeprefix("assets/"))
        located = parse_path(path)
        if located is None:
            if parse_path(f"{path}/") is not None:
                # A relative address, because the pages may be below a folder of another site.
                last = path.rpartition("/")[2]
                return web.Response(
                    status=HTTPStatus.MOVED_PERMANENTLY, headers={**HEADERS, "Location": f"{last}/"}
                )
            return _error(request, HTTPStatus.NOT_FOUND)
        locale = located.locale or preferred_locale(request.headers.get("Accept-Language", ""))
        page = await self._site.page(located, locale)
        return await self._file(request, located, page)

    async def _file(
        self, request: web.Request, located: LocatedPage, page: SitePage | None
    ) -> web.StreamResponse:
        if page is None:
            return _error(request, HTTPStatus.NOT_FOUND)
        rendered, is_listed = page.rendered, page.rendered.is_listed
        name, path = located.file or "index.html", f"{located.folder}{located.file}"
        kind = TYPES.get(name.rpartition(".")[2], "application/octet-stream")
        forms = {"index.html": rendered.html, "index.json": rendered.json, "feed.xml": rendered.feed}
        body = forms.get(name) or page.files.get(path)
        if body is not None:
            return _content(request, body, kind, is_listed=is_listed, by_language=True)
        picture = await self._site.picture(page, path)
        if picture is None:
            return _error(request, HTTPStatus.NOT_FOUND)
        return _content(request, picture, kind, is_listed=is_listed, caching=FOREVER)


def preferred_locale(header: str) -> str:
    """Return the supported language that a reader's browser prefers."""
    wanted = list[tuple[float, str]]()
    for part in header.split(",")[:MAX_LANGUAGES]:
        name, _, weight = part.strip().partition(";q=")
        try:
            wanted.append((-float(weight or 1), name.partition("-")[0].lower()))
        except ValueError:
            continue
    ordered = [name for weight, name in sorted(wanted, key=lambda one: one[0]) if weight < 0]
    return next((name for name in ordered if name in locales()), FALLBACK)


def _path(request: web.Request) -> str:
    """Return the path below the site's root, without a slash at its start."""
    return request.match_info["path"]


def _asset(request: web.Request, name: str) -> web.Response:
    asset = find_asset(name)
    if asset is None:
        return _error(request, HTTPStatus.NOT_FOUND)
    return _content(request, asset.content, asset.content_type, is_listed=True, caching=FOREVER)


def _content(
    request: web.Request,
    body: bytes,
    content_type: str,
    *,
    is_listed: bool,
    by_language: bool = False,
    caching: str = REVALIDATE,
) -> web.Response:
    etag = hashlib.sha256(body).hexdigest()[:20]
    headers = {**HEADERS, "Cache-Control": caching, "ETag": f'"{etag}"'}
    if by_language:
        headers["Vary"] = "Accept-Language"
    if not is_listed:
        headers["X-Robots-Tag"] = "noindex"
    known = request.if_none_match
    if known is not None and any(tag.value in {etag, "*"} for tag in known):
        return web.Response(status=HTTPStatus.NOT_MODIFIED, headers=headers)
    charset = "utf-8" if content_type.startswith("text/") else None
    return web.Response(body=body, content_type=content_type, charset=charset, headers=headers)


def _error(
    request: web.Request, status: HTTPStatus, *, error_id: str = "", retry: int | None = None
) -> web.Response:
    locale = preferred_locale(request.headers.get("Accept-Language", ""))
    path = _path(request)
    prefix, depth = path.partition("/")[0], path.count("/")
    locale = prefix if prefix in locales() else locale
    body = render_error(status, "../" * depth or "./", locale, error_id)
    headers = {**HEADERS, "Cache-Control": "no-store", "X-Robots-Tag": "noindex"}
    if retry is not None:
        headers["Retry-After"] = str(retry)
    return web.Response(body=body, status=status, content_type="text/html", charset="utf-8", headers=headers)


@asynccontextmanager
async def open_server(pages: Pages, at: str, port: int) -> AsyncIterator[int]:
    """Serve pages on a local address, and yield the port; 0 selects any free port.

    Raises OSError if the port can't be opened.
    """
    runner = web.AppRunner(pages.application(), access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        await web.TCPSite(runner, at, port).start()
        yield int(runner.addresses[0][1])
    finally:
        await runner.cleanup()


async def serve(pages: Pages, at: str, port: int) -> None:
    """Serve pages until the task is cancelled."""
    async with open_server(pages, at, port):
        log.info("web pages are served at %s, port %d", at, port)
        await asyncio.Event().wait()
