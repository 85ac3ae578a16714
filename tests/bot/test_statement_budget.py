"""How many SQL statements and transactions a click costs, all that is posted by it included.

A server of PostgreSQL is a millisecond away: each statement takes that, and each transaction twice as much. What
remains of a *Confirm*, and why, stands in docs/performance.md.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest
from simcord import MemberActor

from bot.messages.replay.scene_message import ReplayClick
from bot.turns.play.messages import PlayClick
from engine.core.library import games
from tests.bot.port import BUTTON, NAMES, Port, Shown, labels, options, parts, said
from tests.statements import Count, counting

TURNS = 14
"""Turns that are played of each game."""
BUDGET = {
    "board": Count(4, 4),
    "catch up": Count(6, 5),
    "take my turn": Count(8, 5),
    "a choice": Count(11, 5),
    "undo": Count(11, 5),
    "confirm": Count(120, 19),
}
"""The most that a click of each kind may cost."""


@pytest.mark.parametrize("game", sorted(games()))
async def test_clicks_stay_within_their_budget(port: Port, game: str) -> None:
    await port.begin(game=game)
    # Each thousandth millisecond the bot tidies up; the simulation's clock stands at whole seconds.
    port.env.backend.advance_clock(0.001)
    costs: dict[str, list[Count]] = defaultdict(list)
    with counting() as since:

        async def cost(kind: str, click: Awaitable[Any]) -> Any:
            since()
            result = await click
            costs[kind].append(since())
            return result

        random = Random(1)
        for _ in range(TURNS):
            await _take_turn(port, _awaited(port), random, cost)
    assert set(costs) == set(BUDGET)
    worst = {
        kind: Count(max(one.statements for one in found), max(one.transactions for one in found))
        for kind, found in costs.items()
    }
    over = {kind: most for kind, most in worst.items() if not _is_within(most, BUDGET[kind])}
    assert over == {}


def _is_within(cost: Count, budget: Count) -> bool:
    return cost.statements <= budget.statements and cost.transactions <= budget.transactions


def _awaited(port: Port) -> MemberActor:
    waiting = said(port.raw(port.card()))
    people = zip(NAMES, (port.ada, port.ben), strict=False)
    return next(person for name, person in people if f"Waiting for **{name}**" in waiting)


async def _take_turn(
    port: Port, person: MemberActor, random: Random, cost: Callable[[str, Awaitable[Any]], Awaitable[Any]]
) -> None:
    await cost("board", person.click(port.acting(), label="Board"))
    catch_up = _button(port.raw(port.acting()), ReplayClick.CATCHUP)
    await cost("catch up", person.click(port.acting(), custom_id=catch_up))
    panel = (await cost("take my turn", person.click(port.acting(), label="Take my turn"))).response
    has_undone = False
    while "Confirm" not in labels(panel):
        if last := _button(panel, PlayClick.REVEAL) or (not options(panel) and _button(panel, PlayClick.END)):
            await cost("confirm", person.click(panel, custom_id=last))
            return
        if "Undo" in labels(panel) and not has_undone:
            has_undone = True
            await cost("undo", person.click(panel, label="Undo"))
        else:
            await cost("a choice", _choose(person, panel, random))
    await cost("confirm", person.click(panel, label="Confirm"))


def _choose(person: MemberActor, panel: Shown, random: Random) -> Awaitable[Any]:
    if loose := _buttons(panel, PlayClick.OPTION):
        return person.click(panel, custom_id=random.choice(loose))
    menu, value = random.choice(options(panel))
    return person.select(panel, [value], custom_id=menu)


def _button(shown: Shown, name: str) -> str | None:
    return next(iter(_buttons(shown, name)), None)


def _buttons(shown: Shown, name: str) -> list[str]:
    found = [part["custom_id"] for part in parts(shown, BUTTON)]
    return [one for one in found if one.split(":")[3].rstrip("0123456789") == name]
