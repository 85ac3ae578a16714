"""CPU time of clicks in whole matches, and response times under load.

The real `harbourmaster run` plays on a simulated Discord over sockets (tests/wire), which runs in this
process. The CPU time covers all of the bot's processes from the first click to the last message, including
images. Reference rows in between show the time for encoding one image. They indicate how fast the machine
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
from engine.core.library import AnyGame, games
from renderer.core.encode import lossless_webp
from tests.bot.port import labels, said
from tests.wire import told
from tests.wire.interactions import Interaction
from tests.wire.people import WAIT, Person, Unanswered
from tests.wire.running import Running, running
from tests.wire.server import Wire, wired
from tests.wire.table import Table, is_asked
from tests.wire.world import Guild, Message

EACH, SOON, RATES = 35, 1.0, (8, 14, 20)
"""Maximum CPU milliseconds per click, maximum seconds until the response, and the click rates per second."""
TOKEN = "token"  # noqa: S105 - the bare bot's too
NAMES = ("Ada", "Ben", "Cem", "Dorota", "Emil", "Fay", "Gus", "Hana")
SLACK, STILL = 0.02, 180.0
"""CPU usage (seconds per second) below which a process counts as idle, and the maximum seconds to wait for that."""
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
    with TemporaryDirectory() as folder, wired(TOKEN) as wire:
        guild = wire.guild()
        people = [Person(wire, name, guild) for name in NAMES]
        with running(wire, Path(folder, "data"), DISCORD_TOKEN=TOKEN) as bot:
            bot.start()
            wait_until_idle(bot)
            bot.stop()  # restart the bot, because creating the database uses memory that the process does not return
            bot.start()
            yield _memory(bot, "after the start, pictures warmed up", pause)
            for number, rules in enumerate(games().values(), 1):
                table = Table(wire, wire.channel(guild, rules.id), people[: rules.default_seat_count], number)
                yield _whole_match(bot, table, rules, turns)
            seen = dict[int, Message]()
            tables = list(_tables(wire, guild, matches, seen))
            for rate in RATES:
                yield _concurrent_clicks(bot, tables, clicks // len(RATES), rate, seen)
            yield _memory(bot, f"with {matches} matches", pause)
            bot.stop()


def _whole_match(bot: Running, table: Table, rules: AnyGame, turns: int) -> Row:
    _print_progress(f"a match of {rules.id}")
    wait_until_idle(bot)
    unit, before = _encoding_seconds(rules), cpu_seconds(bot)
    clicks = play(table, rules, turns)
    table.wire.until(lambda: not told.waiting(bot.folder), 120)
    each, unit = (cpu_seconds(bot) - before) / len(clicks), (unit + _encoding_seconds(rules)) / 2
    name = f"{rules.id}: processor time of a click, mean of {len(clicks)}"
    beside = f"encoding a late board as WebP without loss {unit * 1000:.1f} ms"
    return Row(name, f"{each * 1000:.1f} ms", beside, each / unit, f"<= {EACH} ms on a quiet machine")


def _encoding_seconds(rules: AnyGame, times: int = 5) -> float:
    """Return the CPU seconds for encoding one image."""
    pixels, seconds = composer(position(rules, "board"))().image, []
    for _ in range(times):
        begun = time.process_time()
        lossless_webp(pixels)
        seconds.append(time.process_time() - begun)
    return min(seconds)


def play(table: Table, rules: AnyGame, turns: int) -> list[Interaction]:
    """Play a match through clicks, and return the interactions."""
    begun = len(table.wire.interactions.all)
    table.open(rules)
    while turns and (person := player_to_move(table)) is not None:
        panel = table.panel(person)
        while is_asked(panel):
            panel = table.step(person, panel).shown
        turns -= 1
    return table.wire.interactions.all[begun:]


def player_to_move(table: Table, patience: float = 10.0) -> Person | None:
    """Return the player to move according to the status card.

    Return None if the card does not name a player within `patience` seconds.
    """
    until = time.monotonic() + patience
    while time.monotonic() < until:
        waiting = said(table.card) if "Take my turn" in labels(table.bearer) else ""
        for person in table.people:
            if f"Waiting for **{person.user.name}**" in waiting:
                return person
        time.sleep(POLL_SECONDS)
    return None


def _tables(wire: Wire, guild: Guild, matches: int, seen: dict[int, Message]) -> Iterator[Table]:
    """Open two-player matches in all games in rotation.

    The players are at different points in their turns.
    """
    for number, rules in enumerate(islice(cycle(games().values()), matches), 1):
        if number % 20 == 1:
            _print_progress(f"opening match {number} of {matches}")
        pair = [Person(wire, f"{name}{number}", guild) for name in NAMES[:2]]
        table = Table(wire, wire.channel(guild, f"pier-{number}"), pair, number)
        table.open(rules, seats=2)
        for _ in range(number // 2 % CLICKS_PER_TURN):
            _click(table, seen)
        yield table


def _concurrent_clicks(
    bot: Running, tables: list[Table], clicks: int, rate: int, seen: dict[int, Message]
) -> Row:
    """Click in the matches in rotation, at a fixed rate that does not depend on the response times.

    `seen` contains the open panels by table.
    """
    wait_until_idle(bot)
    before, begun, answered = cpu_seconds(bot), time.monotonic(), list[Future[float | None]]()
    with ThreadPoolExecutor(int(rate * WAIT)) as people:
        for number, table in enumerate(islice(cycle(tables), clicks)):
            time.sleep(max(0.0, begun + number / rate - time.monotonic()))
            answered.append(people.submit(_click, table, seen))
    seconds = [took for one in answered if (took := one.result()) is not None]
    each = (cpu_seconds(bot) - before) / len(seconds)
    name = f"{rate} clicks a second in {len(tables)} matches, answered, 99th percentile of {len(seconds)}"
    beside = f"processor time of each {each * 1000:.1f} ms"
    return Row(name, f"{percentile_99(seconds):.2f} s", beside, None, f"<= {SOON:.0f} s")


def _memory(bot: Running, when: str, pause: float) -> Row:
    with start_child("benchmarks.resident_bare", bot.wire.address, time.time()) as process:
        bare = process.request(0, Usage).memory
    wait_until_idle(bot)
    time.sleep(pause)
    ours = memory_of(_id(bot))["memory"]
    beside = f"bare bot with Pillow {bare / 1e6:.1f} MB"
    return Row(f"memory {when}", f"{ours / 1e6:.1f} MB", beside, ours / bare, "<= 2.5")


def _click(table: Table, seen: dict[int, Message]) -> float | None:
    """Make the next click in a match, and return the response time in seconds.

    Return None if no player has to move.
    """
    panel = seen.pop(table.number, None)
    person = player_to_move(table, SOON)
    if person is None:
        return None
    try:
        if panel is None or panel.viewer != person.id:
            done = person.click(table.bearer, label="Take my turn")
        else:
            done = table.step(person, panel)
    except Unanswered:
        return WAIT
    if is_asked(done.shown):
        seen[table.number] = done.shown
    return done.answered or WAIT


def cpu_seconds(bot: Running) -> float:
    """Return the CPU seconds used by all processes of a bot (Linux only)."""
    return sum(_process_cpu_seconds(one) for one in _process_tree(_id(bot)))


def _id(bot: Running) -> int:
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


def wait_until_idle(bot: Running) -> None:
    """Wait until a bot is idle.

    After it has started, it still draws images in advance.
    """
    until, before = time.monotonic() + STILL, cpu_seconds(bot)
    while time.monotonic() < until:
        time.sleep(1)
        now = cpu_seconds(bot)
        if now - before < SLACK:
            return
        before = now


def _print_progress(what: str) -> None:
    """Print progress, because the next row takes minutes."""
    print(f"crowd: {what}", file=sys.stderr, flush=True)
