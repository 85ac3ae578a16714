"""What people look at: each view is one person in one channel, drawn by a preview of simcord's of its own.

simcord lets one preview be open at a time, for tests; a Discord has many windows. Only which of them a click came
through matters to it, and that is said before each click.
"""
# ruff: noqa: SLF001  # simcord has no public names for a second window

from __future__ import annotations

import asyncio
import os
import zoneinfo
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import discord
import simcord

from playground.commands import name_in_language
from playground.quick import Draughtsman

MAX_VIEWS = 6
"""What nobody has looked at for longest is closed when there are more."""


@dataclass(frozen=True)
class View:
    """One person in one channel. `address` is that of simcord's own page, its secret after the `#`."""

    person: int
    channel: int
    preview: simcord.Preview
    draughtsman: Draughtsman
    requests: set[object] = field(default_factory=set)
    """Those under way to simcord's server: it loses connections that come while it closes."""
    answered: asyncio.Event = field(default_factory=asyncio.Event)

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """Keep the view open for one request."""
        request = object()
        self.requests.add(request)
        self.answered.clear()
        try:
            yield
        finally:
            self.requests.discard(request)
            if not self.requests:
                self.answered.set()

    @property
    def address(self) -> str:
        """Return the address of simcord's own page, with its secret."""
        return self.preview.url

    @property
    def secret(self) -> str:
        """Return what a request carries that comes from this view."""
        return urlsplit(self.preview.url).fragment


class Views:
    """The views that are open, the one last looked at last."""

    def __init__(self, env: simcord.Env) -> None:
        self._env = env
        self._open: dict[tuple[int, int], View] = {}

    def __iter__(self) -> Iterator[View]:
        """Yield the views, the one last looked at last."""
        return iter(list(self._open.values()))

    def find(self, person: int, channel: int) -> View | None:
        """Return the view of a person and a channel where it is open, and note that it is looked at."""
        view = self._open.pop((person, channel), None)
        if view is not None:
            self._open[person, channel] = view
        return view

    def behind(self, secret: str) -> View | None:
        """Return the view with a secret; without one, that which was looked at last."""
        found = [view for view in self if not secret or view.secret == secret]
        return found[-1] if found else None

    async def open(
        self, person: simcord.MemberActor, channel: simcord.ChannelHandle, language: discord.Locale
    ) -> View:
        """Open a view of what somebody may read; their direct messages are theirs alone."""
        viewer: Any = person if channel.guild is not None else person.user
        self._env._preview = None
        preview = self._env.preview(
            channel, viewers=[viewer], layout="channel", locale=str(language), timezone=_local_zone()
        )
        name_in_language(preview, str(language))
        view = View(person.id, channel.id, await preview.__aenter__(), Draughtsman(preview))
        self._open[person.id, channel.id] = view
        for unused in list(self)[:-MAX_VIEWS]:
            await self._close(unused)
        return view

    def act_through(self, view: View) -> None:
        """Tell simcord through which preview somebody is about to act."""
        self._env._preview = view.preview

    def begin_turn(self) -> None:
        """Note how all views stand before something happens."""
        for view in self:
            view.draughtsman.begin_turn()

    async def refresh(self) -> None:
        """Draw those anew that are out of date."""
        for view in self:
            await view.preview.refresh()

    async def close(self, person: int | None = None) -> None:
        """Close all views, or those of one person."""
        for view in self:
            if person in {None, view.person}:
                await self._close(view)

    async def _close(self, view: View) -> None:
        with suppress(KeyError):
            del self._open[view.person, view.channel]
        if view.requests:
            await view.answered.wait()
        await view.preview.close()


def _local_zone() -> str:
    """Name the machine's time zone, in which the page shows times; UTC where the zone has no known name."""
    zone = os.environ.get("TZ") or str(Path("/etc/localtime").resolve()).partition("zoneinfo/")[2]
    return zone if zone in zoneinfo.available_timezones() else "UTC"
