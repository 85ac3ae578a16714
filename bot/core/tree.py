"""The command tree: commands are acknowledged, taken once, and answered; Discord is told which there are."""

from __future__ import annotations

import hashlib
import logging
from pathlib import Path
from typing import TYPE_CHECKING

import discord
import msgspec
from discord import app_commands

from bot.admin import commands as admin_commands
from bot.clock import commands as clock_commands
from bot.core.commands import CommandTranslator
from bot.core.replies import WORLD, answer
from bot.core.services import Here
from bot.core.serving import admit, report, words_of
from bot.play import commands as play_commands
from bot.replay import commands as replay_commands
from bot.sandbox import commands as sandbox_commands
from bot.settings import commands as settings_commands
from bot.tables import opening
from bot.view import commands as view_commands
from bot.words.layout import note
from engine.core.text import Text, text

if TYPE_CHECKING:
    from bot.app import Harbourmaster

log = logging.getLogger(__name__)

COMMANDS = (
    opening.game_group,
    play_commands.play,
    view_commands.board,
    view_commands.text_board,
    view_commands.log,
    replay_commands.replay,
    replay_commands.catchup,
    sandbox_commands.sandbox,
    sandbox_commands.plan_group,
    view_commands.games,
    view_commands.helping,
    view_commands.rules,
    settings_commands.settings,
    admin_commands.host_group,
    clock_commands.away_group,
    clock_commands.mute,
)
SYNCED = "commands.sha256"
"""The file that remembers which commands Discord was told of."""


class Tree(app_commands.CommandTree["Harbourmaster"]):
    """The bot's commands."""

    def __init__(self, client: Harbourmaster) -> None:
        super().__init__(client)
        self._told: bytes | None = None
        """What this process has told Discord: its file may be unwritable."""
        for command in COMMANDS:
            self.add_command(command)

    async def interaction_check(self, interaction: Here, /) -> bool:
        """Acknowledge a command before anything else; autocompletion is answered at once instead."""
        if interaction.type is discord.InteractionType.autocomplete:
            return True
        return await admit(interaction)

    async def on_error(self, interaction: Here, error: app_commands.AppCommandError, /) -> None:
        """Answer what went wrong before our own code was reached, or in it."""
        spoken = words_of(interaction)
        if isinstance(error, app_commands.CommandInvokeError):
            sentence = spoken(text("error-ours", number=report(interaction, error.original)))
        else:
            log.warning("a command could not be read: %s", error)
            sentence = spoken(Text("slip-unreadable-command"))
        await answer(interaction, note(sentence))

    async def tell(self, folder: Path) -> None:
        """Tell Discord which commands there are, unless it has been told the same before.

        The commands told last time go on working where that fails; the matches do in any case.
        """
        await self.set_translator(CommandTranslator())
        try:
            told, known = await self._payload_hash(), folder / SYNCED
            if told == self._told or (known.is_file() and known.read_bytes() == told):
                return
            await self.sync()
            self._told = told
            known.write_bytes(told)
        except (app_commands.AppCommandError, *WORLD) as slip:
            log.error("Discord was not told the commands, or that can't be remembered: %r", slip)

    async def _payload_hash(self) -> bytes:
        translator = self.translator
        assert translator is not None
        payload = [await command.get_translated_payload(self, translator) for command in self.get_commands()]
        whole = msgspec.json.encode([self.client.application_id, payload], order="sorted")
        return hashlib.sha256(whole).hexdigest().encode()
