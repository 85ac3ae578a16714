"""Lets the strongest robots play: `python -m benchmarks.robot_process`.

The process reads numbers from stdin, one per line. For each number it starts that number of matches in which
robots move next, and plays all of them until it is a user's turn. It then prints the delay of each event loop
tick in seconds, and the delays in an idle event loop over the same time. It also prints the ids of the
matches in the order in which their turns were searched.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Iterator
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from threading import Event
from typing import Any

import msgspec

from benchmarks import play
from benchmarks.lag_process import precise_loop, tick_delays
from bot.runtime.process import memory
from engine.core import play as rules_of
from engine.core.files.library import AnyGame, games
from engine.core.randomness.chance import SeededChance
from host.core import jobs
from host.core.context import Context
from host.core.owners import match_owner
from host.matches.match.match import Match
from host.tables.tables import tables
from host.tables.tables.requests import NewMatch
from host.turns.play.panels import Panel
from host.turns.robots import robot_turns
from host.turns.robots.worker import WORKER, WorkerFailed
from storage.core.database import Database


class SearchMeasurement(msgspec.Struct):
    """The delays of event loop ticks in seconds, and the match id of each searched turn."""

    thinking: list[float]
    idle: list[float]
    served: list[int]


def strongest(rules: AnyGame) -> str:
    """Return the level of a game's strongest robot."""
    return list(rules.robots)[-1]


def search_while(matches: int, is_wanted: Event) -> None:
    """Search turns in several matches in rotation while `is_wanted` is set.

    This function blocks the calling thread.
    """
    asked = []
    for rules, number in _matches(matches):
        state = rules.deal(2, rules.default_edition(), SeededChance(f"bench/{number}"))
        seat = rules_of.awaited_seat(state)
        asked.append((rules, rules.observe(state, seat), rules_of.options(state, seat)))
    for number, (rules, view, offered) in enumerate(cycle(asked)):
        is_wanted.wait()
        level = strongest(rules)
        try:
            WORKER.plan(
                rules, level, view, offered, SeededChance(f"bench/{number}"), rules.robots[level].nodes
            )
        except WorkerFailed:
            if is_wanted.is_set():
                raise
            return  # The benchmark has ended, and the worker has exited before this thread. This is not an error.


def _matches(count: int) -> Iterator[tuple[AnyGame, int]]:
    """Yield `count` games in rotation, each with its index."""
    return zip(islice(cycle(games().values()), count), range(count), strict=True)


async def _start_match(ctx: Context, rules: AnyGame, number: int) -> int:
    """Start a match between a user and robots, and play the user's first turn."""
    seats = max(rules.seat_counts)
    new = NewMatch(
        game=rules.id, guild_id=play.GUILD, channel=play.CHANNEL + number, opener=play.ADA, seats=seats,
        robots=seats - 1, level=strongest(rules), begins="opener",
    )  # fmt: skip
    row = await tables.open_match(ctx, new)
    await play.play_turn(ctx, row.id, _ignore_panel)
    return row.id


async def _ignore_panel(_panel: Panel) -> None:
    pass


async def _measure_searches(ctx: Context, count: int, served: list[int]) -> SearchMeasurement:
    matches = [await _start_match(ctx, rules, number) for rules, number in _matches(count)]
    served.clear()
    begun = time.perf_counter()
    thinking = await tick_delays(partial(_play_robot_turns, ctx, matches))
    passed = time.perf_counter() - begun
    return SearchMeasurement(thinking, await tick_delays(partial(asyncio.sleep, passed)), served)


async def _play_robot_turns(ctx: Context, matches: list[int]) -> None:
    """Play all matches concurrently with robots, like the bot's scheduler."""
    await asyncio.gather(*(jobs.run(ctx, match_owner(match), may_take_long=True) for match in matches))


async def _serve() -> None:
    served, think = list[int](), robot_turns.plan_turn

    def noted(match: Match, chance: SeededChance) -> Any:
        served.append(match.row.id)
        return think(match, chance)

    robot_turns.plan_turn = noted
    while wanted := await asyncio.to_thread(sys.stdin.readline):
        with TemporaryDirectory() as folder:
            database = await Database.open(f"sqlite:///{Path(folder, 'harbour.sqlite')}")
            ctx = Context(database, lambda: int(time.time() * 1000), partial(token_hex, 16))
            search_measurement = await _measure_searches(ctx, int(wanted), served)
            await database.close()
        print(msgspec.json.encode(search_measurement).decode(), flush=True)


if __name__ == "__main__":
    memory.freeze_gc()  # The real bot also calls this when it starts.
    with asyncio.Runner(loop_factory=precise_loop) as runner:
        runner.run(_serve())
