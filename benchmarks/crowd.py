"""CPU time of clicks in whole matches, and response times under load.

The real `harbourmaster run` plays on a simulated Discord over sockets (tests/wire), which runs in this
process. The CPU time covers all of the bot's processes from the first click to the last message, including
images. For comparison, each row also shows the time for encoding one image. It indicates how fast the machine
currently is.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.footprint import Usage
from benchmarks.picture import composer
from benchmarks.positions import position
from benchmarks.processes import start_child
from benchmarks.resident import memory_of
from benchmarks.row import Row, percentile_99
from bot.runtime.process.memory import TRIM_INTERVAL
from engine.core.files.library import AnyGame, games
from renderer.core.encode import lossless_webp
from tests.bot.port import labels, text_of
from tests.wire import bot_database
from tests.wire.interactions import Interaction
from tests.wire.people import RESPONSE_SECONDS, NoResponse, Person
from tests.wire.running import BotProcess, bot_process
from tests.wire.server import Wire, running_wire
from tests.wire.table import Table, has_choice
from tests.wire.world import Guild, Message

MAX_CLICK_MS, MAX_SECONDS, RATES = 35, 1.0, (8, 14, 20)
"""Limits per click: CPU time in milliseconds and response time in seconds.

RATES are the tested click rates per second.
"""
TOKEN = "token"  # noqa: S105 - also used by the bare bot
NAMES = ("Ada", "Ben", "Cem", "Dorota", "Emil", "Fay", "Gus", "Hana")
IDLE_SHARE, IDLE_TIMEOUT = 0.02, 180.0
"""A process is idle if its CPU usage (seconds per second) is below IDLE_SHARE.

IDLE_TIMEOUT is the maximum time in seconds to wait for this.
"""
POLL_SECONDS = 0.05
"""Seconds between two checks of the status card.

The simulated Discord shares the CPU with the bot, so the interval must not be too short.
"""
CLICKS_PER_TURN = 6
"""Approximate number of clicks per turn."""
CLOCK_TICKS = os.sysconf("SC_CLK_TCK")


def measure(
    turns: int = 10_000, matches: int = 200, clicks: int = 1200, pause: float = TRIM_INTERVAL
) -> Iterator[Row]:
    """Measure a match in every game, and clicks in concurrent matches.

    Each match ends after at most `turns` turns. Memory is measured after `pause` seconds, when the bot has
    returned unused memory to the system.
    """
    with TemporaryDirectory() as folder, running_wire(TOKEN) as wire:
        guild = wire.add_guild()
        people = [Person(wire, name, guild) for name in NAMES]
        with bot_process(wire, Path(folder, "data"), DISCORD_TOKEN=TOKEN) as bot:
            bot.start()
            wait_until_idle(bot)
            bot.stop()  # Restart the bot, because creating the database uses memory that the process does not return.
            bot.start()
            yield _measure_memory(bot, "after the start, pictures warmed up", pause)
            for number, rules in enumerate(games().values(), 1):
                table = Table(
                    wire, wire.add_channel(guild, rules.id), people[: rules.default_seat_count], number
                )
                yield _measure_match(bot, table, rules, turns)
            seen = dict[int, Message]()
            tables = list(_open_tables(wire, guild, matches, seen))
            for rate in RATES:
                yield _measure_clicks(bot, tables, clicks // len(RATES), rate, seen)
            yield _measure_memory(bot, f"with {matches} matches", pause)
            bot.stop()


def _measure_match(bot: BotProcess, table: Table, rules: AnyGame, turns: int) -> Row:
    _print_progress(f"a match of {rules.id}")
    wait_until_idle(bot)
    unit, before = _measure_encoding(rules), cpu_seconds(bot)
    clicks = play_match(table, rules, turns)
    table.wire.wait_until(lambda: not bot_database.read_outbox(bot.folder), 120)
    each, unit = (cpu_seconds(bot) - before) / len(clicks), (unit + _measure_encoding(rules)) / 2
    name = f"{rules.id}: processor time of a click, mean of {len(clicks)}"
    beside = f"encoding a late board as WebP without loss {unit * 1000:.1f} ms"
    return Row(name, f"{each * 1000:.1f} ms", beside, each / unit, f"<= {MAX_CLICK_MS} ms on a quiet machine")


def _measure_encoding(rules: AnyGame, times: int = 5) -> float:
    """Return the CPU seconds for encoding one image."""
    pixels, seconds = composer(position(rules, "board"))().image, []
    for _ in range(times):
        begun = time.process_time()
        lossless_webp(pixels)
        seconds.append(time.process_time() - begun)
    return min(seconds)


def play_match(table: Table, rules: AnyGame, turns: int) -> list[Interaction]:
    """Play a match through clicks, and return the interactions."""
    begun = len(table.wire.interactions.all)
    table.open_match(rules)
    while turns and (person := player_to_move(table)) is not None:
        panel = table.open_panel(person)
        while has_choice(panel):
            panel = table.click_next(person, panel).visible_message
        turns -= 1
    return table.wire.interactions.all[begun:]


def player_to_move(table: Table, patience: float = 10.0) -> Person | None:
    """Return the player to move according to the status card.

    Return None if the card does not name a player within `patience` seconds.
    """
    until = time.monotonic() + patience
    while time.monotonic() < until:
        waiting = text_of(table.card) if "Take my turn" in labels(table.button_message) else ""
        for person in table.people:
            if f"Waiting for **{person.user.name}**" in waiting:
                return person
        time.sleep(POLL_SECONDS)
    return None


def _open_tables(wire: Wire, guild: Guild, matches: int, seen: dict[int, Message]) -> Iterator[Table]:
    """Open two-player matches, alternating between the games.

    The players are at different points in their turns.
    """
    for number, rules in enumerate(islice(cycle(games().values()), matches), 1):
        if number % 20 == 1:
            _print_progress(f"opening match {number} of {matches}")
        pair = [Person(wire, f"{name}{number}", guild) for name in NAMES[:2]]
        table = Table(wire, wire.add_channel(guild, f"pier-{number}"), pair, number)
        table.open_match(rules, seats=2)
        for _ in range(number // 2 % CLICKS_PER_TURN):
            _click_next(table, seen)
        yield table


def _measure_clicks(
    bot: BotProcess, tables: list[Table], clicks: int, rate: int, seen: dict[int, Message]
) -> Row:
    """Make clicks at a fixed rate, one match after another.

    The rate does not depend on the response times. `seen` contains the open panels by table.
    """
    wait_until_idle(bot)
    before, begun, answered = cpu_seconds(bot), time.monotonic(), list[Future[float | None]]()
    with ThreadPoolExecutor(int(rate * RESPONSE_SECONDS)) as thread_pool_executor:
        for number, table in enumerate(islice(cycle(tables), clicks)):
            time.sleep(max(0.0, begun + number / rate - time.monotonic()))
            answered.append(thread_pool_executor.submit(_click_next, table, seen))
    seconds = [took for future in answered if (took := future.result()) is not None]
    each = (cpu_seconds(bot) - before) / len(seconds)
    name = f"{rate} clicks a second in {len(tables)} matches, answered, 99th percentile of {len(seconds)}"
    beside = f"processor time of each {each * 1000:.1f} ms"
    return Row(name, f"{percentile_99(seconds):.2f} s", beside, None, f"<= {MAX_SECONDS:.0f} s")


def _measure_memory(bot: BotProcess, when: str, pause: float) -> Row:
    with start_child("benchmarks.resident_bare", bot.wire.address, time.time()) as process:
        bare = process.request(0, Usage).memory
    wait_until_idle(bot)
    time.sleep(pause)
    ours = memory_of(_process_id(bot))["memory"]
    beside = f"bare bot with Pillow {bare / 1e6:.1f} MB"
    return Row(f"memory {when}", f"{ours / 1e6:.1f} MB", beside, ours / bare, "<= 2.5")


def _click_next(table: Table, seen: dict[int, Message]) -> float | None:
    """Make the next click in a match, and return the response time in seconds.

    Return None if no player has to move.
    """
    panel = seen.pop(table.number, None)
    person = player_to_move(table, MAX_SECONDS)
    if person is None:
        return None
    try:
        if panel is None or panel.viewer != person.id:
            done = person.click(table.button_message, label="Take my turn")
        else:
            done = table.click_next(person, panel)
    except NoResponse:
        return RESPONSE_SECONDS
    if has_choice(done.visible_message):
        seen[table.number] = done.visible_message
    return done.response_seconds or RESPONSE_SECONDS


def cpu_seconds(bot: BotProcess) -> float:
    """Return the CPU seconds used by all processes of a bot (Linux only)."""
    return sum(_process_cpu_seconds(one) for one in _process_tree(_process_id(bot)))


def _process_id(bot: BotProcess) -> int:
    assert isinstance(bot.process, subprocess.Popen)
    return bot.process.pid


def _process_tree(process: int) -> Iterator[int]:
    yield process
    for young in Path(f"/proc/{process}/task/{process}/children").read_text("ascii").split():
        yield from _process_tree(int(young))


def _process_cpu_seconds(process: int) -> float:
    """Return the CPU seconds used by a process and its children that have exited."""
    fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / CLOCK_TICKS


def wait_until_idle(bot: BotProcess) -> None:
    """Wait until a bot is idle.

    After it has started, it still draws images in advance.
    """
    until, before = time.monotonic() + IDLE_TIMEOUT, cpu_seconds(bot)
    while time.monotonic() < until:
        time.sleep(1)
        now = cpu_seconds(bot)
        if now - before < IDLE_SHARE:
            return
        before = now


def _print_progress(what: str) -> None:
    """Print progress, because the next row takes minutes."""
    print(f"crowd: {what}", file=sys.stderr, flush=True)
