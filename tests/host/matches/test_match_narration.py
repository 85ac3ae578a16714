"""Tests that narrating a match takes time proportional to the length of its log, without blocking other requests."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest
from msgspec.structs import replace

from host.core.context import Context
from host.matches.log.entries import Entry, LoggedEntry, SeatTaken, TimedOut
from host.matches.match import narration
from host.matches.match.match import Match
from host.matches.match.reading import load_started
from tests.host.players import ADA, start_match, take_turn


def count_executed_lines(work: Callable[[], Any]) -> int:
    """Return the number of lines of code that `work` executes."""
    count = 0

    def trace(_frame: FrameType, event: str, _: Any) -> Any:
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def with_entries(match: Match, entries: list[Entry]) -> Match:
    """Return the match with further entries at the end of its log."""
    line = match.folded_log
    further = (LoggedEntry(line.head + n, 5, entry) for n, entry in enumerate(entries, 1))
    return replace(match, folded_log=replace(line, entries=(*line.entries, *further)))


def replacement_entries(count: int) -> list[Entry]:
    """Return entries that replace the player in a seat `count` times."""
    return [SeatTaken(0, "substitute", f"name {n}", f"name {n + 1}") for n in range(count)]


LONG_LOGS: dict[str, Callable[[int], list[Entry]]] = {
    "time-outs": lambda count: [TimedOut(0)] * count,
    "substitutes": replacement_entries,
}


@pytest.mark.parametrize("entries", LONG_LOGS.values(), ids=LONG_LOGS)
async def test_rendering_the_log_takes_linear_time(
    ctx: Context, entries: Callable[[int], list[Entry]]
) -> None:
    match = await load_started(ctx, (await start_match(ctx)).id, from_deal=True)
    short, long = (with_entries(match, entries(count)) for count in (100, 200))
    once, twice = (
        count_executed_lines(lambda told=told: narration.render_log(told, narration.segments(told)[-1], None))  # type: ignore[misc]
        for told in (short, long)
    )
    assert once > 100
    assert twice < 2.2 * once


async def test_log_lines_use_the_name_at_the_time_of_the_action(ctx: Context) -> None:
    match = await load_started(ctx, (await start_match(ctx)).id, from_deal=True)
    long = with_entries(match, [TimedOut(0), *replacement_entries(2), TimedOut(0)])
    told = narration.render_log(long, narration.segments(long)[-1], None)
    assert [line.names[0] for line in told][-4:] == ["name 0", "name 0", "name 1", "Ada"]


async def test_listing_turns_takes_linear_time(ctx: Context) -> None:
    row = await start_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    match = await load_started(ctx, row.id, from_deal=True)
    short, long = (with_entries(match, replacement_entries(count)) for count in (100, 200))
    once, twice = (
        count_executed_lines(lambda told=told: list(narration.summarize_turns(told)))  # type: ignore[misc]
        for told in (short, long)
    )
    assert twice < 2.2 * once
