"""Measures clicks on a bot in the simulated Discord: `python -m benchmarks.click_process BOT`.

BOT is `ours`, `bare` or `thinking NUMBER`. `ours` is the real bot with an SQLite file and its default
settings. `bare` is a minimal discord.py bot that responds to a click with a constant text. `thinking NUMBER`
is the real bot while the strongest robots search in the given number of matches.

The process reads numbers from stdin, one per line, and makes that number of clicks one after another. For
each kind of click it prints the seconds from the gateway event to the first request that acknowledges the
click. If the visible response is sent in a later request, it also prints the seconds to that request.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Event, Thread
from typing import Any, TypeAlias

import discord
import msgspec
import simcord
from simcord import MemberActor
from simcord.types import HttpLogEntry

from benchmarks.robot_process import search_while
from bot.runtime.process import memory
from bot.turns.play.messages import PlayClick
from engine.core.files.library import games
from tests.bot.port import (
    BUTTON,
    NAMES,
    AnyMessage,
    Port,
    find_components,
    labels,
    options,
    running_port,
    text_of,
)

ClickFunction: TypeAlias = Callable[[], Awaitable[None]]
"""A function that makes a few clicks."""


class Clicks(msgspec.Struct):
    """Measured times in seconds, by kind of click."""

    acknowledged: dict[str, list[float]] = {}
    worked: dict[str, list[float]] = {}
    """CPU time that the event loop's thread used until the acknowledgement.

    It does not depend on the load from other processes.
    """
    shown: dict[str, list[float]] = {}

    def add(self, more: Clicks) -> None:
        """Add the times of more clicks."""
        for mine, others in (
            (self.acknowledged, more.acknowledged),
            (self.worked, more.worked),
            (self.shown, more.shown),
        ):
            for kind, seconds in others.items():
                mine.setdefault(kind, []).extend(seconds)


class Requests(list[HttpLogEntry]):
    """A replacement for the simulation's request list that records only the time of each request."""

    def __init__(self) -> None:
        super().__init__()
        self.acknowledged = self.worked = self.shown = 0.0

    def append(self, request: HttpLogEntry) -> None:
        """Record when the bot responded, without storing the request.

        A growing list would distort the measurement.
        """
        if request.path.endswith("/callback"):
            self.acknowledged, self.worked = time.perf_counter(), time.thread_time()
        elif request.path.endswith("/messages/@original"):
            self.shown = time.perf_counter()


class Stopwatch:
    """A timer for clicks in a simulation."""

    def __init__(self, env: simcord.Env) -> None:
        self._backend, self._requests = env.backend, Requests()
        self._clicked = self._working = 0.0
        self.count = 0
        self.clicks = Clicks()
        env.backend.http_requests = self._requests
        env.backend.subscribers.insert(0, self._note)

    def _note(self, event: str, _payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            self._clicked, self._working = time.perf_counter(), time.thread_time()

    async def time(self, kind: str, click: Awaitable[Any]) -> Any:
        """Time a click of the given kind.

        After the click, wait until the bot is idle again.
        """
        requests = self._requests
        requests.shown = 0.0
        result = await click
        self._backend.transcript.clear()
        self.count += 1
        acknowledged, worked = requests.acknowledged - self._clicked, requests.worked - self._working
        data = {kind: [requests.shown - self._clicked]} if requests.shown else {}
        self.clicks.add(Clicks({kind: [acknowledged]}, {kind: [worked]}, data))
        return result


class BareBot(discord.Client):
    """A bot that responds to every click with a constant text."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer."""
        await interaction.response.send_message("Aye.", ephemeral=True)


@asynccontextmanager
async def bare(_folder: Path) -> AsyncIterator[tuple[Stopwatch, ClickFunction]]:
    """Start the bare bot, and yield a function that clicks its only button."""
    intents = discord.Intents.none()
    intents.guilds = True
    env = simcord.Env(BareBot(intents=intents))
    guild = env.create_guild("Harbour")
    lobby, ada = guild.create_text_channel("lobby"), guild.add_member(env.create_user("ada"))
    await env.start()
    view = discord.ui.View(timeout=None).add_item(discord.ui.Button(label="Ahoy", custom_id="ahoy"))
    view.stop()  # Remove the view from discord.py's store, which would look up a callback at each click.
    channel = env.bot.get_channel(lobby.id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("Ahoy!", view=view)
    watch = Stopwatch(env)
    yield watch, lambda: watch.time("constant", ada.click(message, label="Ahoy"))
    await env.shutdown()


@asynccontextmanager
async def ours(folder: Path) -> AsyncIterator[tuple[Stopwatch, ClickFunction]]:
    """Start the real bot, and yield a function that clicks through two-player matches, one after another."""
    memory.freeze_gc()  # The real bot also calls this when it starts.
    async with running_port(folder) as port:
        watch, random = Stopwatch(port.env), Random(1)

        async def turn() -> None:
            if (member := _player_to_move(port)) is None:
                await port.begin(game=next(iter(games())))
                if _player_to_move(port) is None:
                    raise RuntimeError("no match could be started, so there is nothing to click")
            else:
                await _take_turn(port, watch, member, random)

        yield watch, turn


@asynccontextmanager
async def ours_with_robots(folder: Path) -> AsyncIterator[tuple[Stopwatch, ClickFunction]]:
    """Start the real bot as in `ours`, while robots search in another thread.

    The thread sends the same requests as the host.
    """
    is_wanted = Event()
    Thread(target=search_while, args=(int(sys.argv[2]), is_wanted), daemon=True).start()
    async with ours(folder) as (watch, click):

        async def among() -> None:
            is_wanted.set()
            try:
                await click()
            finally:
                is_wanted.clear()

        yield watch, among


def _player_to_move(port: Port) -> MemberActor | None:
    if not port.posts():
        return None
    waiting = text_of(port.raw_message(port.card()))
    people = zip(NAMES, (port.ada, port.ben), strict=False)
    return next((member for name, member in people if f"Waiting for **{name}**" in waiting), None)


async def _take_turn(port: Port, watch: Stopwatch, player: MemberActor, random: Random) -> None:
    await watch.time("board", player.click(port.button_message(), label="Board"))
    panel = (
        await watch.time("take my turn", player.click(port.button_message(), label="Take my turn"))
    ).response
    while "Confirm" not in labels(panel):
        if reveals := [id for id in _button_ids(panel) if f":{PlayClick.REVEAL}" in id]:
            await watch.time("confirm", player.click(panel, custom_id=reveals[0]))
            return
        if ends := [id for id in _button_ids(panel) if f":{PlayClick.END}" in id and not options(panel)]:
            await watch.time("confirm", player.click(panel, custom_id=ends[0]))
            return
        choice = _choose(player, panel, random)
        if choice is None:
            return  # The last option chosen from a menu has ended the turn.
        await watch.time("choice", choice)
    await watch.time("confirm", player.click(panel, label="Confirm"))


def _choose(player: MemberActor, panel: AnyMessage, random: Random) -> Awaitable[Any] | None:
    """Choose a random option; return None if the panel has none."""
    if loose := [id for id in _button_ids(panel) if f":{PlayClick.OPTION}" in id]:
        return player.click(panel, custom_id=random.choice(loose))
    if not (menus := options(panel)):
        return None
    menu, value = random.choice(menus)
    return player.select(panel, [value], custom_id=menu)


def _button_ids(panel: AnyMessage) -> list[str]:
    return [part["custom_id"] for part in find_components(panel, BUTTON)]


async def _serve(bot: Callable[[Path], AbstractAsyncContextManager[tuple[Stopwatch, ClickFunction]]]) -> None:
    with TemporaryDirectory() as folder:
        async with bot(Path(folder)) as (watch, click):
            while wanted := await asyncio.to_thread(sys.stdin.readline):
                watch.clicks, watch.count = Clicks(), 0
                while watch.count < int(wanted):
                    await click()
                print(msgspec.json.encode(watch.clicks).decode(), flush=True)


if __name__ == "__main__":
    asyncio.run(_serve({"ours": ours, "bare": bare, "thinking": ours_with_robots}[sys.argv[1]]))
