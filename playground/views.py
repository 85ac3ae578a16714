"""Views: each one shows a channel to a user, rendered by its own simcord preview.

simcord is designed for tests and allows only one open preview at a time, but users may open several windows.
simcord uses the open preview only to find out where a click comes from. The view's preview is therefore
selected before each click.
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

from playground.simulation.commands import set_language
from playground.simulation.preview_patches import RedrawController

MAX_VIEWS = 6
"""Maximum number of open views. When it is exceeded, the least recently used view is closed."""


@dataclass(frozen=True)
class View:
    """A channel as a user sees it.

    `address` is the address of simcord's own page. The secret that simcord requires follows the `#`.
    """

    user_key: int
    channel: int
    preview: simcord.Preview
    redraw_controller: RedrawController
    requests: set[object] = field(default_factory=set)
    """Requests in progress. The view is not closed before they end, because closing it drops their connections."""
    answered: asyncio.Event = field(default_factory=asyncio.Event)

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """Keep the view open during the `with` block."""
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
        """Return the address of simcord's own page, including the secret."""
        return self.preview.url

    @property
    def secret(self) -> str:
        """Return the secret that identifies requests from the view."""
        return urlsplit(self.preview.url).fragment


class Views:
    """The open views, with the most recently used one last."""

    def __init__(self, env: simcord.Env) -> None:
        self._env = env
        self._open: dict[tuple[int, int], View] = {}

    def __iter__(self) -> Iterator[View]:
        """Yield the views, with the most recently used one last."""
        return iter(list(self._open.values()))

    def find(self, user_key: int, channel: int) -> View | None:
        """Return a user's open view of a channel and mark it as used.

        Return None if there is no such view.
        """
        view = self._open.pop((user_key, channel), None)
        if view is not None:
            self._open[user_key, channel] = view
        return view

    def find_by_secret(self, secret: str) -> View | None:
        """Return the view with the given secret.

        If `secret` is empty, return the most recently used view.
        """
        found = [view for view in self if not secret or view.secret == secret]
        return found[-1] if found else None

    async def open(
        self, member: simcord.MemberActor, channel: simcord.ChannelHandle, language: discord.Locale
    ) -> View:
        """Open a view of a channel that the user may read.

        A direct message channel is visible only to its own user.
        """
        viewer: Any = member if channel.guild is not None else member.user
        self._env._preview = None
        preview = self._env.preview(
            channel, viewers=[viewer], layout="channel", locale=str(language), timezone=_local_zone()
        )
        set_language(preview, str(language))
        view = View(member.id, channel.id, await preview.__aenter__(), RedrawController(preview))
        self._open[member.id, channel.id] = view
        for unused in list(self)[:-MAX_VIEWS]:
            await self._close(unused)
        return view

    def select(self, view: View) -> None:
        """Select the preview that the next action comes from."""
        self._env._preview = view.preview

    def begin_action(self) -> None:
        """Record the revision of each view's pages before an action."""
        for view in self:
            view.redraw_controller.begin_action()

    async def refresh(self) -> None:
        """Redraw views that are out of date."""
        for view in self:
            await view.preview.refresh()

    async def close(self, user_key: int | None = None) -> None:
        """Close one user's views, or all views if no user is given."""
        for view in self:
            if user_key in {None, view.user_key}:
                await self._close(view)

    async def _close(self, view: View) -> None:
        with suppress(KeyError):
            del self._open[view.user_key, view.channel]
        if view.requests:
            await view.answered.wait()
        await view.preview.close()


def _local_zone() -> str:
    """Return the machine's time zone, or UTC if its name is unknown.

    The page shows times in this zone.
    """
    zone = os.environ.get("TZ") or str(Path("/etc/localtime").resolve()).partition("zoneinfo/")[2]
    return zone if zone in zoneinfo.available_timezones() else "UTC"
