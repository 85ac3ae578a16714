"""Weeks in which people are prompt, slow, vanish, stall and vote from spite, and the bot is down: nobody gains by it.

Every call is checked when it is sent (`calls.py`), every match by its log when it is over (`ledger.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from host.core.context import Context
from tests.host.conftest import Clock
from tests.host.weeks import LONG, Weeks


def tables_of(count: int, chance: Random, *real: str) -> list[dict[str, Any]]:
    """Return what matches are opened: of the toy game, and some of the real ones among them."""
    toys = [
        {"people": chance.choice((2, 3, 3, 4)), "begins": "random"}
        | ({"edition": LONG} if chance.random() < 0.3 else {})
        for _ in range(count - len(real))
    ]
    for wishes in toys:
        if wishes["people"] < 4 and chance.random() < 0.15:
            wishes["robots"] = 1
    found = [*toys, *({"game": name, "people": 3, "begins": "random"} for name in real)]
    chance.shuffle(found)
    return found


async def played(
    new_context: Callable[[], Context], clock: Clock, weeks: int, matches: int, people: int, *real: str
) -> Weeks:
    world = Weeks(new_context, clock, weeks, people, seed=matches)
    await world.play(*tables_of(matches, Random(matches), *real))
    await world.audit()
    return world


async def test_two_weeks_of_a_few_matches(new_context: Callable[[], Context], clock: Clock) -> None:
    world = await played(new_context, clock, 2, 6, 7)
    assert world.figures["turns"] > 30
    assert world.calls.votes["absent"]


@pytest.mark.soak
async def test_eight_weeks_of_three_hundred_matches(
    new_context: Callable[[], Context], clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    world = await played(new_context, clock, 8, 300, 84, *("nauticus", "nautilus-island") * 4)
    print(world.figures, world.calls.kinds, world.calls.votes, sum(world.calls.count.values()))
    assert len(world.over) == 300
    assert world.figures["time-outs"] > 100
