"""Load, render and cache pages for the web server."""

from __future__ import annotations

import asyncio

from cachetools import TTLCache
from msgspec import Struct

from host.core.context import Context
from pages.data.addresses import Address, LocatedPage
from pages.data.loading import Facts, build, load_facts, picture_locale
from pages.data.models import PictureSource, SeasonExport
from pages.data.pictures import draw
from pages.data.season_file import load_season_file
from pages.html.rendering import RenderedPage, render_page
from pages.live.picture_cache import PictureCache
from pages.live.worker import Worker

MAX_PAGES = 128
"""Maximum number of pages in memory."""
KEEP_SECONDS = 5.0
"""Seconds for which a page is served from memory. A flood of requests then renders each page once."""


class SitePage(Struct, frozen=True):
    """A rendered page with the sources of its pictures and its further files."""

    rendered: RenderedPage
    pictures: dict[str, PictureSource]
    files: dict[str, bytes]
    exports: dict[str, SeasonExport]
    picture_locale: str


class Site:
    """The pages of all guilds in a database."""

    def __init__(
        self,
        ctx: Context,
        pictures: PictureCache,
        url: str,
        worker: Worker,
        keep: float = KEEP_SECONDS,
    ) -> None:
        self._ctx, self._pictures, self._url, self._worker = ctx, pictures, url, worker
        self._pages: TTLCache[tuple[Address, str | None, str], SitePage | None] = TTLCache(MAX_PAGES, keep)
        self._loading: dict[tuple[Address, str | None, str], asyncio.Task[SitePage | None]] = {}
        self._turn = asyncio.Semaphore(1)

    async def page(self, located: LocatedPage, locale: str) -> SitePage | None:
        """Return a page in a language; None if there is no such page.

        Raises UserError if it can't be read, and Overloaded.
        """
        key = (located.address, located.locale, locale)
        if key in self._pages:
            return self._pages[key]
        task = self._loading.get(key)
        if task is None:
            task = self._loading[key] = asyncio.create_task(self._load(located, locale))
            task.add_done_callback(lambda _: self._loading.pop(key, None))
        # A client that disconnects must not cancel the page for the others who wait for it.
        page = self._pages[key] = await asyncio.shield(task)
        return page

    async def _load(self, located: LocatedPage, locale: str) -> SitePage | None:
        async with self._turn:
            if self._ctx.deletion_check is not None:
                # Another context may have deleted a user, whose name may still be in the cached matches.
                self._ctx.deletion_check = 0, self._ctx.deletion_check[1]
            facts = await load_facts(self._ctx, located.address)
        if facts is None:
            return None
        return await self._worker.run(render_facts, facts, located, locale, self._url)

    async def picture(self, page: SitePage, path: str) -> bytes | None:
        """Return a picture or an export from the cache, or make it; None if the page does not have it."""
        source, export = page.pictures.get(path), page.exports.get(path)
        if source is None and export is None:
            return None
        kept = await asyncio.to_thread(self._pictures.get, path)
        if kept is not None:
            return kept
        if export is None:
            made = None if source is None else await self._worker.run(draw, source, page.picture_locale)
        else:
            async with self._turn:
                made = await load_season_file(self._ctx, export)
        if made is not None:
            await asyncio.to_thread(self._pictures.put, path, made)
        return made


def render_facts(facts: Facts, located: LocatedPage, locale: str, url: str) -> SitePage:
    """Put a page into words and render it; this runs in the worker process."""
    built = build(facts, locale)
    return SitePage(
        render_page(built, located, url),
        built.pictures,
        built.files,
        built.exports,
        picture_locale(facts, locale),
    )
