"""The operator of a rehearsal, who is asked to click, to use a command, or to change a setting."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import discord
from discord import ui

from bot.core.sending.failures import NETWORK_ERRORS
from bot.core.services import AppInteraction
from bot.core.words.layout import Style, View, texts
from bot.runtime.rehearsal.client import PREFIX, RehearsalClient

T = TypeVar("T")


class Skipped(Exception):
    """Raised if an assumption can't be tested here; the message contains no ids or names."""


class Operator:
    """The person who runs the rehearsal and follows the posted instructions."""

    def __init__(self, client: RehearsalClient, wait: float) -> None:
        self._client, self._wait = client, wait
        self._prompt: discord.Message | None = None
        self._step = 0
        self.account: discord.User | discord.Member | None = None
        """The account of the user who responded most recently."""

    async def greet(self, channel: discord.TextChannel) -> int:
        """Post the message that will contain the instructions, and return its id."""
        text = "A rehearsal is running in this channel. Instructions follow here."
        self._prompt = await channel.send(view=View(*texts(text)))
        return self._prompt.id

    def new_id(self) -> str:
        """Return the custom id for a component in the next instruction."""
        return f"{PREFIX}step:{self._step + 1}:use"

    async def done(self, task: str) -> None:
        """Wait until the operator confirms that a task is done.

        Raises Skipped if the operator skips the task or does not respond.
        """
        await (await self.click(task, "Done")).response.defer()

    async def restore(self, task: str) -> None:
        """Ask the operator to change a setting back; call this even if the check has failed."""
        with suppress(Skipped):
            await self.done(f"{task} Then press Done.")

    async def click(self, task: str, label: str) -> AppInteraction:
        """Wait for a click on a button, to which the caller has to respond.

        Raises Skipped if the operator skips the task or does not respond.
        """
        return await self.use(task, ui.Button(label=label, custom_id=self.new_id(), style=Style.primary))

    async def use(self, task: str, item: ui.Item[View]) -> AppInteraction:
        """Wait until the operator uses a component with an id from `new_id`; the caller has to respond.

        Raises Skipped if the operator skips the task or does not respond.
        """
        return await self.until(task, self._client.next_use(self.new_id()), item)

    async def until(self, task: str, event: Coroutine[Any, Any, T], item: ui.Item[View] | None = None) -> T:
        """Show an instruction, and wait for the requested event.

        Raises Skipped if the operator skips the task or does not respond.
        """
        if not self._wait or self._prompt is None:
            event.close()
            raise Skipped("the operator was not asked")
        self._step += 1
        skip = f"{PREFIX}step:{self._step}:skip"
        waiting = asyncio.create_task(event), asyncio.create_task(self._skip(self._client.next_use(skip)))
        try:
            await self._show(self._layout(task, [] if item is None else [item], skip))
            return await self._first(*waiting)
        finally:
            for task_ in waiting:
                task_.cancel()

    async def _show(self, layout: View) -> None:
        assert self._prompt is not None
        try:
            await self._prompt.edit(view=layout)
        except (discord.HTTPException, discord.RateLimited):
            # The message was deleted, or it is too old for further edits.
            self._prompt = await self._prompt.channel.send(view=layout)

    def _layout(self, task: str, items: Sequence[ui.Item[View]], skip: str) -> View:
        print(f"{self._step}. {task}", file=sys.stderr, flush=True)  # noqa: T201 - for the operator
        rows = [ui.ActionRow[View](item) for item in (*items, ui.Button(label="Skip", custom_id=skip))]
        return View(*texts(f"**{self._step}.** {task}"), *rows)

    async def _skip(self, click: Coroutine[Any, Any, AppInteraction]) -> None:
        interaction = await click
        with suppress(*NETWORK_ERRORS):
            await interaction.response.defer()

    async def _first(self, wanted: asyncio.Task[T], skipped: asyncio.Task[None]) -> T:
        await asyncio.wait({wanted, skipped}, timeout=self._wait, return_when=asyncio.FIRST_COMPLETED)
        if wanted.done():
            found = wanted.result()
            self.account = found.user if isinstance(found, discord.Interaction) else self.account
            return found
        if not skipped.done():
            # The operator does not respond, so do not wait for the remaining tasks.
            self._wait = 0
        raise Skipped("skipped by the operator" if skipped.done() else "the operator did not respond")
