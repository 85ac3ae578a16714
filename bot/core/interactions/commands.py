"""Slash commands defined as functions that return the response.

Names and descriptions come from the Fluent files in every language.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.core.interactions.contexts import PERSONAL_GROUPS, SERVERS_AND_DMS, AnyCommand, Command
from bot.core.interactions.lifecycle import serve
from bot.core.services import AppInteraction
from bot.core.words.i18n import FALLBACK, locales, translator
from bot.core.words.layout import MessageView
from engine.core.text import LocalizedText

CommandCallback: TypeAlias = Callable[..., Awaitable[MessageView]]
"""A command's implementation.

It takes the interaction, the user's translator, and the options as keyword arguments.
"""

NAME, DESCRIPTION = "name", "description"
GROUP = "group"
"""Key in a command's `extras` for the group of the command, if any."""
KEY = "key"
"""Key in a command's `extras` for its translation key."""
HOST_GROUPS = ("host", "league-host")
"""The groups of host commands.

They are separate groups, because Discord can restrict only whole commands, not subcommands.
"""


def command(
    key: str, parent: str | None = None, *, concurrent: bool = False, in_dms: bool = False
) -> Callable[[CommandCallback], Command]:
    """Create a command, at the top level or in a group.

    The translation keys are `command-<key>` for the command and `option-<parameter>` for its options. If
    `concurrent` is set, the command may run while the user's other requests are handled. If `in_dms` is set,
    a top-level command can also be used in direct messages with the bot.
    """

    def make(answer: CommandCallback) -> Command:
        callback = _callback(answer, concurrent=concurrent)
        options = list(inspect.signature(callback).parameters)[1:]
        app_commands.rename(**{name: name_of(_option(name)) for name in options})(callback)
        app_commands.describe(**{name: description_of(_option(name)) for name in options})(callback)
        made: Command = app_commands.Command(
            name=name_of(f"command-{key}"),
            description=description_of(f"command-{key}"),
            callback=callback,
            extras={GROUP: parent, KEY: f"command-{key}"},
        )
        made.guild_only = parent is None and not in_dms
        made.allowed_contexts = SERVERS_AND_DMS if in_dms else None
        return made

    return make


def _callback(answer: CommandCallback, *, concurrent: bool) -> Callable[..., Any]:
    """Return the callback for discord.py, whose only parameters are the interaction and the options."""

    @wraps(answer)
    async def callback(interaction: AppInteraction, **options: Any) -> None:
        await serve(interaction, lambda words: answer(interaction, words, **options), concurrent=concurrent)

    # Evaluate the annotations here, because discord.py would look up their names in this module.
    signature = inspect.signature(answer, eval_str=True)
    parameter, _, *options = signature.parameters.values()
    callback.__signature__ = signature.replace(parameters=[parameter, *options])  # type: ignore[attr-defined]  # what `inspect` looks for
    return callback


def _option(parameter: str) -> str:
    return f"option-{parameter.replace('_', '-')}"


def group(key: str) -> app_commands.Group:
    """Create a command group.

    By default, Discord shows host groups to hosts only. Only personal groups are available in direct messages.
    """
    named = f"command-{key}"
    return app_commands.Group(
        name=name_of(named),
        description=description_of(named),
        guild_only=key not in PERSONAL_GROUPS,
        allowed_contexts=SERVERS_AND_DMS if key in PERSONAL_GROUPS else None,
        extras={KEY: named},
        default_permissions=discord.Permissions(manage_guild=True) if key in HOST_GROUPS else None,
    )


def group_of(made: Command) -> str | None:
    """Return the key of a command's group; None for a top-level command."""
    key: str | None = made.extras.get(GROUP)
    return key


def full_name(made: AnyCommand, locale: str) -> str:
    """Return a command's full name, including its group, in the given language."""
    above = f"{full_name(made.parent, locale)} " if made.parent else ""
    return f"{above}{translate_part(locale, made.extras[KEY], NAME)}"


def choice(key: str, value: str) -> app_commands.Choice[str]:
    """Create a choice for an option, with the translation key `choice-<key>`."""
    return app_commands.Choice(name=name_of(f"choice-{key}"), value=value)


def name_of(key: str) -> locale_str:
    """Return the name of a command, an option or a choice.

    The name is the value of the Fluent message with this key.
    """
    return locale_str(translate_part(FALLBACK, key, NAME), key=key, part=NAME)


def description_of(key: str) -> locale_str:
    """Return the description of a command or an option: the `description` attribute of its Fluent message."""
    return locale_str(translate_part(FALLBACK, key, DESCRIPTION), key=key, part=DESCRIPTION)


def translate_part(locale: str, key: str, part: str) -> str:
    """Translate the name or description in a command's Fluent message."""
    translate = translator(locale)
    return (
        translate(LocalizedText(key))
        if part == NAME
        else translate.attributes(LocalizedText(key))[DESCRIPTION]
    )


class CommandTranslator(app_commands.Translator):
    """A translator that provides Discord with command names in all supported languages."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """Return the translation for a locale, or None to use the English text."""
        language = str(locale).split("-", maxsplit=1)[0]
        if "key" not in string.extras or language not in locales() or language == FALLBACK:
            return None
        return self._translate_part(language, string.extras["key"], string.extras["part"])

    def _translate_part(self, language: str, key: str, part: str) -> str:
        return translate_part(language, key, part)


class KeyTranslator(CommandTranslator):
    """A translator that returns the language and the translation key instead of a text."""

    def _translate_part(self, language: str, key: str, part: str) -> str:
        return f"{language} {key} {part}"
