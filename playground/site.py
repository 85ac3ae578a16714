"""The web pages of the simulated guild, at the same address as the playground."""

from __future__ import annotations

from aiohttp import web

from bot.matches.pages import note_guild
from bot.runtime.app import Harbourmaster
from host.matches.settings import updates
from pages.live.limits import RateLimiter
from pages.live.picture_cache import PictureCache
from pages.live.running import PICTURES
from pages.live.server import Pages
from pages.live.site import Site
from pages.live.worker import Worker
from playground.stage import Stage

PATH = "site"


class LocalSite:
    """The web pages of a stage with the real bot."""

    def __init__(self, stage: Stage) -> None:
        self._stage, self._worker = stage, Worker()
        self._pages: Pages | None = None

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Respond to a request for a page."""
        if self._pages is None:
            raise web.HTTPServiceUnavailable
        return await self._pages.handle(request)

    async def open(self, address: str) -> None:
        """Serve pages below the playground's address, and turn them on in a new guild."""
        bot, guild = self._stage.env.bot, self._stage.world.guild
        assert isinstance(bot, Harbourmaster)
        services = bot.services
        services.ctx.pages_url = f"{address}{PATH}"
        with self._stage.env.time_context():
            if self._stage.is_new:
                await updates.update_guild_settings(services.ctx, guild.id, pages="listed")
            found = bot.get_guild(guild.id)
            assert found is not None
            await note_guild(services.ctx, bot, found, await services.languages.for_guild(guild.id, found))
        site = Site(
            services.ctx, PictureCache(bot.settings.folder / PICTURES), services.ctx.pages_url, self._worker,
            keep=1.0,
        )  # fmt: skip
        # All requests come from this machine, so they are not limited.
        self._pages = Pages(site, RateLimiter(lambda: 0.0, burst=10**9))

    def close(self) -> None:
        """Stop the worker process."""
        self._worker.close()
