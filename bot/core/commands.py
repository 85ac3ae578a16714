"""Names and descriptions of commands: from the Fluent files, in every language we have."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.words.i18n import FALLBACK, locales, words
from engine.core.text import Text

Callback: TypeAlias = Callable[..., Coroutine[Any, Any, None]]
Made: TypeAlias = "app_commands.Command[Any, ..., None]"

NAME, DESCRIPTION = "name", "description"


def named(key: str) -> locale_str:
    """Return the name of a command, an option or a choice: the text of its message."""
    return locale_str(said(FALLBACK, key, NAME), key=key, part=NAME)


def described(key: str) -> locale_str:
    """Return the description of a command or an option: the attribute `description` of its message."""
    return locale_str(said(FALLBACK, key, DESCRIPTION), key=key, part=DESCRIPTION)


def said(locale: str, key: str, part: str) -> str:
    """Word one part of a command's message."""
    spoken = words(locale)
    return spoken(Text(key)) if part == NAME else spoken.attributes(Text(key))[DESCRIPTION]


class CommandTranslator(app_commands.Translator):
    """Tells Discord what commands are called in the languages we have."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """Return the wording in a locale; None leaves the English one."""
        language = str(locale).split("-", maxsplit=1)[0]
        if "key" not in string.extras or language not in locales() or language == FALLBACK:
            return None
        return said(language, string.extras["key"], string.extras["part"])


def group(key: str) -> app_commands.Group:
    """Make a group of commands that belong to servers."""
    key = f"command-{key}"
    return app_commands.Group(name=named(key), description=described(key), guild_only=True)


def worded(key: str, within: app_commands.Group | None = None) -> Callable[[Callback], Made]:
    """Make a command of a function: `command-<key>` words it, `option-<parameter>` its options."""

    def make(callback: Callback) -> Made:
        options = list(inspect.signature(callback).parameters)[1:]
        app_commands.rename(**{name: named(_option(name)) for name in options})(callback)
        app_commands.describe(**{name: described(_option(name)) for name in options})(callback)
        command: Made = app_commands.Command(
            name=named(f"command-{key}"),
            description=described(f"command-{key}"),
            callback=callback,
            parent=within,
        )
        if within is not None:
            within.add_command(command)
        else:
            command.guild_only = True
        return command

    return make


def _option(parameter: str) -> str:
    return f"option-{parameter.replace('_', '-')}"


def choice(key: str, value: str) -> app_commands.Choice[str]:
    """Make a choice of an option, worded by `choice-<key>`."""
    return app_commands.Choice(name=named(f"choice-{key}"), value=value)
