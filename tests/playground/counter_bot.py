"""A small test bot that uses the same features as the real bot: images, threads, delays and failures."""

from __future__ import annotations

import asyncio
import io
import time
from pathlib import Path
from typing import Any

import discord
from discord import app_commands, ui
from discord.app_commands import locale_str
from PIL import Image

PICTURE_SIZE = (600, 300)


class CounterBot(discord.Client):
    """A bot that counts clicks and stores the count in a file in its folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(intents=discord.Intents.default())
        self.folder = folder
        self.started_at: float | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.tree = app_commands.CommandTree(self)
        for command in COMMANDS:
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        # Register the commands only once, even across restarts, as the real bot does. This works only if the
        # simulated Discord stores them.
        if not (self.folder / "synced").exists():
            await self.tree.set_translator(Names())
            await self.tree.sync()
            (self.folder / "synced").touch()
        self.started_at = discord.utils.utcnow().timestamp()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await interaction.response.defer(ephemeral=True, thinking=True)
            clicks = self.folder / "clicks"
            count = int(clicks.read_text()) + 1 if clicks.exists() else 1
            clicks.write_text(str(count))
            await interaction.followup.send(f"{interaction.locale} {count}", ephemeral=True)


Context = discord.Interaction[CounterBot]


async def create_counter_bot(folder: Path) -> discord.Client:
    """Create the bot.

    The playground calls this function to start it.
    """
    return CounterBot(folder)


def _image_file() -> io.BytesIO:
    content = io.BytesIO()
    Image.new("RGB", PICTURE_SIZE, "teal").save(content, "PNG")
    content.seek(0)
    return content


def _card_layout() -> ui.LayoutView:
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery(
        discord.MediaGalleryItem("attachment://sea.png", description="The sea")
    )
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow(ui.Button(label="Ring", custom_id="ring"))
    return ui.LayoutView(timeout=None).add_item(ui.Container(ui.TextDisplay("## Buoy"), gallery, row))


@app_commands.command(description="Post a picture with a button")
async def card(interaction: Context) -> None:
    await interaction.response.defer()
    content = await asyncio.to_thread(_image_file)
    await interaction.followup.send(view=_card_layout(), file=discord.File(content, "sea.png"))


@app_commands.command(description="Say ding later")
async def remind(interaction: Context, seconds: int) -> None:
    async def ding() -> None:
        await asyncio.sleep(seconds)
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.channel.send(f"ding {int(discord.utils.utcnow().timestamp())}")

    interaction.client.tasks.add(asyncio.create_task(ding()))
    await interaction.response.send_message("Later.", ephemeral=True)


@app_commands.command(description="Offer words")
async def say(interaction: Context, word: str) -> None:
    await interaction.response.send_message(f"{interaction.locale} {word}", ephemeral=True)


@say.autocomplete("word")
async def _words(interaction: Context, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=f"{typed} {interaction.locale}", value=typed)]


@app_commands.command(description="Open a thread")
async def thread(interaction: Context) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    opened = await interaction.channel.create_thread(name="berth", type=discord.ChannelType.public_thread)
    await opened.send("Moored.")
    await interaction.response.send_message(f"See {opened.mention} or {opened.jump_url}")


@app_commands.command(description="Open a private thread")
async def cabin(interaction: Context) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    opened = await interaction.channel.create_thread(name="cabin", type=discord.ChannelType.private_thread)
    await opened.add_user(interaction.user)
    await opened.send(f"Nobody else hears this, {interaction.user.mention}.")
    await interaction.response.send_message(f"See {opened.mention}", ephemeral=True)


@app_commands.command(description="Fail in the background")
async def fail(interaction: Context) -> None:
    async def sink() -> None:
        raise RuntimeError("sunk without trace")

    interaction.client.tasks.add(asyncio.create_task(sink()))
    await interaction.response.send_message("Glug.", ephemeral=True)


@app_commands.command(description="Work for a while")
async def haul(interaction: Context, seconds: int) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    # simcord can't skip the work of a thread.
    await asyncio.to_thread(time.sleep, seconds)
    await interaction.followup.send("Hauled in.", ephemeral=True)


class Names(app_commands.Translator):
    """A translator that knows only the German name of one command."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, _: app_commands.TranslationContext[Any, Any]
    ) -> str | None:
        return string.extras.get(str(locale))


anchor = app_commands.Group(name=locale_str("anchor", de="anker"), description="What holds")


@anchor.command(
    name=locale_str("drop", de="werfen"), description=locale_str("Drop the anchor", de="Den Anker werfen")
)
@app_commands.rename(depth=locale_str("depth", de="tiefe"))
@app_commands.describe(depth="In fathoms")
async def drop(interaction: Context, depth: int = 1) -> None:
    await interaction.response.send_message(f"{interaction.locale}: dropped")


COMMANDS: tuple[app_commands.Command[Any, ..., None] | app_commands.Group, ...] = (
    card,
    remind,
    say,
    thread,
    cabin,
    fail,
    haul,
    anchor,
)
