"""Slash commands: functions that answer; names and descriptions come from the Fluent files, in every language."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.core.interactions.lifecycle import serve
from bot.core.services import Here
from bot.core.words.i18n import FALLBACK, locales, words
from bot.core.words.layout import Post
from engine.core.text import Text

Answer: TypeAlias = Callable[..., Awaitable[Post]]
"""Takes the interaction, the words of the person who asks, and the options by name."""
Command: TypeAlias = "app_commands.Command[Any, ..., None]"

NAME, DESCRIPTION = "name", "description"
GROUP = "group"
"""Under this key a command keeps the group it belongs to, if any."""
KEY = "key"
"""Under this one the key of its words."""
HOSTS = ("host", "league-host")
"""The groups of all that is for hosts alone; Discord restricts whole commands, no parts of one."""


def command(key: str, within: str | None = None, *, beside: bool = False) -> Callable[[Answer], Command]:
    """Make a command, of a group or by itself: `command-<key>` words it, `option-<parameter>` its options.

    What is done `beside` keeps nothing else waiting that the person asks for.
    """

    def make(answer: Answer) -> Command:
        callback = _callback(answer, beside=beside)
        options = list(inspect.signature(callback).parameters)[1:]
        app_commands.rename(**{name: name_of(_option(name)) for name in options})(callback)
        app_commands.describe(**{name: description_of(_option(name)) for name in options})(callback)
        made: Command = app_commands.Command(
            name=name_of(f"command-{key}"),
            description=description_of(f"command-{key}"),
            callback=callback,
            extras={GROUP: within, KEY: f"command-{key}"},
        )
        made.guild_only = within is None
        return made

    return make


def _callback(answer: Answer, *, beside: bool) -> Callable[..., Any]:
    """Return what the library calls: a function of the interaction and the options alone."""

    @wraps(answer)
    async def callback(interaction: Here, **options: Any) -> None:
        await serve(interaction, lambda words: answer(interaction, words, **options), beside=beside)

    # Annotations are read here, where the names they are made of are known.
    signature = inspect.signature(answer, eval_str=True)
    asked, _, *options = signature.parameters.values()
    callback.__signature__ = signature.replace(parameters=[asked, *options])  # type: ignore[attr-defined]  # what `inspect` looks for
    return callback


def _option(parameter: str) -> str:
    return f"option-{parameter.replace('_', '-')}"


def group(key: str) -> app_commands.Group:
    """Make a group of commands that belong to servers; Discord shows that of hosts to nobody else by itself."""
    named = f"command-{key}"
    return app_commands.Group(
        name=name_of(named),
        description=description_of(named),
        guild_only=True,
        extras={KEY: named},
        default_permissions=discord.Permissions(manage_guild=True) if key in HOSTS else None,
    )


def group_of(made: Command) -> str | None:
    """Return the key of the group a command belongs to; None where it stands by itself."""
    key: str | None = made.extras.get(GROUP)
    return key


def full_name(made: Command | app_commands.Group, locale: str) -> str:
    """Return what a command is called in a language, after its group."""
    above = f"{full_name(made.parent, locale)} " if made.parent else ""
    return f"{above}{word(locale, made.extras[KEY], NAME)}"


def choice(key: str, value: str) -> app_commands.Choice[str]:
    """Make a choice of an option, worded by `choice-<key>`."""
    return app_commands.Choice(name=name_of(f"choice-{key}"), value=value)


def name_of(key: str) -> locale_str:
    """Return the name of a command, an option or a choice: the text of its message."""
    return locale_str(word(FALLBACK, key, NAME), key=key, part=NAME)


def description_of(key: str) -> locale_str:
    """Return the description of a command or an option: the attribute `description` of its message."""
    return locale_str(word(FALLBACK, key, DESCRIPTION), key=key, part=DESCRIPTION)


def word(locale: str, key: str, part: str) -> str:
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
        return self._word(language, string.extras["key"], string.extras["part"])

    def _word(self, language: str, key: str, part: str) -> str:
        return word(language, key, part)


class KeyTranslator(CommandTranslator):
    """Tells of each wording where it stands: in which language, and under which key."""

    def _word(self, language: str, key: str, part: str) -> str:
        return f"{language} {key} {part}"
