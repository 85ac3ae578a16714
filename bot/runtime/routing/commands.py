"""The command tree, which acknowledges, claims and handles commands and syncs them with Discord."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import discord
import msgspec
from discord import app_commands

from bot.core.features import features
from bot.core.interactions.accounts import look_up_if_possible
from bot.core.interactions.commands import (
    CommandTranslator,
    KeyTranslator,
    full_name,
    group,
    group_of,
)
from bot.core.interactions.contexts import AnyCommand, works_in_dms
from bot.core.interactions.lifecycle import accept, report
from bot.core.interactions.replies import NETWORK_ERRORS, edit_response, fallback_translator
from bot.core.services import AppInteraction, ServicesClient
from bot.core.words.i18n import files_of, locales
from bot.core.words.layout import text_message
from engine.core.text import LocalizedText, text

log = logging.getLogger(__name__)

SYNC_FILE = "commands.sha256"
"""File with the hash of the commands that were last synced with Discord; its second line contains their ids."""


@cache
def all_commands() -> tuple[AnyCommand, ...]:
    """Return all features' commands; several features may add commands to the same group."""
    alone, groups = list[AnyCommand](), dict[str, app_commands.Group]()
    for command in (command for feature in features().values() for command in feature.commands):
        key = group_of(command)
        if key is None:
            alone.append(command)
        else:
            groups.setdefault(key, group(key)).add_command(command)
    return (*alone, *groups.values())


@cache
def all_menus() -> tuple[app_commands.ContextMenu, ...]:
    """Return all features' commands in Apps menus."""
    return tuple(menu for feature in features().values() for menu in feature.menus)


@cache
def names_in(locale: str) -> Mapping[str, str]:
    """Map a language's full command names, including groups, to the English names."""
    names = dict[str, str]()
    for command in all_commands():
        for one in command.commands if isinstance(command, app_commands.Group) else (command,):
            names[full_name(one, locale)] = one.qualified_name
    return names


@cache
def names_in_dms() -> frozenset[str]:
    """Return the English names of the commands and groups that work in direct messages."""
    return frozenset(command.qualified_name for command in all_commands() if works_in_dms(command))


@cache
def _hash_translation_files() -> str:
    digest = hashlib.sha256()
    for locale in locales():
        for file in files_of(locale):
            digest.update(file.read_bytes())
    return digest.hexdigest()


class BotCommandTree(app_commands.CommandTree[ServicesClient]):
    """The bot's command tree."""

    def __init__(self, client: ServicesClient) -> None:
        super().__init__(
            client,
            # By default, commands can only be used where the bot is a member, since a match needs a channel.
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=False, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        self._synced_hash: bytes | None = None
        """The hash of the commands that this process last synced, in case the file with the hash is not writable."""
        self._hash: bytes | None = None
        for command in (*all_commands(), *all_menus()):
            self.add_command(command)

    async def interaction_check(self, interaction: AppInteraction, /) -> bool:
        """Acknowledge and claim a command.

        Autocompletion is not acknowledged, because it requires an immediate response.
        """
        if interaction.type is discord.InteractionType.autocomplete:
            await look_up_if_possible(interaction)
            return True
        return await accept(interaction)

    async def on_error(self, interaction: AppInteraction, error: app_commands.AppCommandError, /) -> None:
        """Respond to an error that occurred in a command's callback or before it was called."""
        translate = fallback_translator(interaction)
        if isinstance(error, app_commands.CommandInvokeError):
            sentence = translate(text("error-ours", number=report(interaction, error.original)))
        else:
            log.warning("a command could not be read: %s", error)
            sentence = translate(LocalizedText("slip-unreadable-command"))
        await edit_response(interaction, text_message(sentence))

    async def sync_commands(self, folder: Path) -> None:
        """Sync the commands with Discord if they have changed.

        If this fails, previously synced commands still work, and matches are not affected.
        """
        await self.set_translator(CommandTranslator())
        try:
            content, known = await self._payload_hash(), folder / SYNC_FILE
            if content == self._synced_hash or self._load_synced(known) == content:
                return
            synced = await self.sync()
            ids = {one.name: one.id for one in synced if one.type is discord.AppCommandType.chat_input}
            self._synced_hash = content
            self.client.services.mentions.set_commands(ids, names_in, names_in_dms())
            known.write_bytes(content + b"\n" + msgspec.json.encode(ids))
        except (app_commands.AppCommandError, *NETWORK_ERRORS) as error:
            log.error("the commands were not registered, or that could not be saved: %r", error)

    def _load_synced(self, file: Path) -> bytes:
        """Load the command ids from the last sync and return the hash; empty if there was no sync."""
        if not file.is_file():
            return b""
        content, _, ids = file.read_bytes().partition(b"\n")
        try:
            recalled = msgspec.json.decode(ids, type=dict[str, int])
        except (msgspec.DecodeError, UnicodeDecodeError):
            # Treat a damaged file as missing, so that the commands are synced again.
            return b""
        self.client.services.mentions.set_commands(recalled, names_in, names_in_dms())
        return content

    async def _payload_hash(self) -> bytes:
        """Return a stable hash of the commands as sent to Discord."""
        if self._hash is None:
            self._hash = await self._hash_payload()
        return self._hash

    async def _hash_payload(self) -> bytes:
        # Hash the translation files instead of the translations, because loading all languages takes seconds
        # and megabytes.
        payload = [
            await command.get_translated_payload(self, KeyTranslator()) for command in self.get_commands()
        ]
        whole = msgspec.json.encode(
            [self.client.application_id, payload, _hash_translation_files()], order="sorted"
        )
        return hashlib.sha256(whole).hexdigest().encode()
