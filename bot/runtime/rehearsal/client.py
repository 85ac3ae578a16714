"""The bot during a rehearsal, which responds only in one channel and its threads."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping
from typing import Any, cast

import discord

from bot.core.services import AppInteraction
from bot.runtime.app import Harbourmaster
from bot.runtime.process.environment import Settings
from bot.runtime.routing.commands import BotCommandTree
from host.core.context import Context

PREFIX = "rehearsal:"
"""The prefix of custom ids for the rehearsal's own components."""


class RehearsalTree(BotCommandTree):
    """A command tree that ignores commands outside of the rehearsal's channel."""

    async def interaction_check(self, interaction: AppInteraction, /) -> bool:
        """Accept only commands in the rehearsal's channel."""
        is_here = cast("RehearsalClient", self.client).is_on_stage(interaction)
        return is_here and await super().interaction_check(interaction)


class RehearsalClient(Harbourmaster):
    """The bot with an empty database.

    Because its real data are missing, it must not respond to users in other channels.
    """

    tree_class = RehearsalTree

    def __init__(self, settings: Settings, ctx: Context, editions: dict[str, str], channel: int) -> None:
        super().__init__(settings, ctx, editions)
        self._channel = channel
        self.has_started = asyncio.Event()
        """Set when the bot is ready and its startup work is done."""

    async def on_ready(self) -> None:
        """Run the startup work and set `has_started`."""
        await super().on_ready()
        self.has_started.set()

    def is_on_stage(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether an interaction comes from the rehearsal's channel or one of its threads."""
        channel = interaction.channel
        around = channel.parent_id if isinstance(channel, discord.Thread) else None
        return self._channel in {interaction.channel_id, around}

    async def on_interaction(self, interaction: discord.Interaction[Harbourmaster]) -> None:
        """Route a click in the channel, unless the rehearsal itself is waiting for it."""
        if self.is_on_stage(interaction) and not _custom_id(interaction).startswith(PREFIX):
            await super().on_interaction(interaction)

    def next_use(self, custom_id: str) -> Coroutine[Any, Any, AppInteraction]:
        """Return a coroutine that waits for the next use of a component.

        The listener is active as soon as this function returns, so no use is missed before the coroutine is
        awaited.
        """
        # discord.py registers the listener in this call, so no click is missed.
        return self.wait_for("interaction", check=lambda one: _custom_id(one) == custom_id)

    def next_command(self) -> Coroutine[Any, Any, AppInteraction]:
        """Return a coroutine that waits for the next command in the channel.

        The listener is active as soon as this function returns, so no command is missed before the coroutine
        is awaited.
        """
        kind = discord.InteractionType.application_command
        return self.wait_for("interaction", check=lambda one: one.type is kind and self.is_on_stage(one))


def _custom_id(interaction: discord.Interaction[Any]) -> str:
    data: Mapping[str, Any] = interaction.data or {}
    return str(data.get("custom_id", ""))
