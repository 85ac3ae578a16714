"""Commands in the Apps menus of users and messages, defined as functions that return the response."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.core.interactions.commands import KEY, name_of
from bot.core.interactions.lifecycle import serve
from bot.core.services import AppInteraction
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView

UserMenuHandler: TypeAlias = Callable[
    [AppInteraction, Translator, "discord.Member | discord.User"], Awaitable[MessageView]
]
MessageMenuHandler: TypeAlias = Callable[
    [AppInteraction, Translator, discord.Message], Awaitable[MessageView]
]


def user_menu(key: str) -> Callable[[UserMenuHandler], app_commands.ContextMenu]:
    """Create a command in the Apps menu of users; `key` is the translation key of its name."""

    def make(answer: UserMenuHandler) -> app_commands.ContextMenu:
        async def callback(interaction: AppInteraction, target: discord.Member | discord.User) -> None:
            await serve(interaction, lambda translate: answer(interaction, translate, target))

        return _menu(key, callback)

    return make


def message_menu(
    key: str, *, concurrent: bool = False
) -> Callable[[MessageMenuHandler], app_commands.ContextMenu]:
    """Create a command in the Apps menu of messages; `key` is the translation key of its name.

    If `concurrent` is set, it may run while the user's other requests are handled.
    """

    def make(answer: MessageMenuHandler) -> app_commands.ContextMenu:
        async def callback(interaction: AppInteraction, target: discord.Message) -> None:
            await serve(
                interaction, lambda translate: answer(interaction, translate, target), concurrent=concurrent
            )

        return _menu(key, callback)

    return make


def _menu(key: str, callback: Callable[..., Coroutine[Any, Any, None]]) -> app_commands.ContextMenu:
    made = app_commands.ContextMenu(name=name_of(key), callback=callback, extras={KEY: key})
    made.guild_only = True
    return made
