"""Tests for the number of SQL statements and transactions per click, including the messages it causes.

With a PostgreSQL server, each statement costs a round trip of about a millisecond, and each transaction costs
two more. docs/performance.md explains the remaining statements for *Confirm*.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, TypeAlias

import pytest
from simcord import MemberActor

from bot.messages.replay.scene_message import ReplayClick
from bot.runtime.routing.delivery import OutboxDelivery
from bot.turns.play.messages import PlayClick
from engine.core.files.library import games
from host.core.outbox import DueWork
from tests.bot.port import BUTTON, NAMES, AnyMessage, Port, find_components, labels, options, text_of
from tests.statements import Count, count_statements

Cost: TypeAlias = Callable[[str, Callable[[], Awaitable[Any]]], Awaitable[Any]]
"""A function that makes a click and records its cost under the given kind."""

BUNDLED_GAMES = sorted(name for name, rules in games().items() if "tests" not in rules.folder.parts)
"""The games that ship with the bot. Toy games for tests are excluded, because they have other buttons."""
TURNS = 14
"""Number of turns played in each game."""
TURN_SECONDS = 7.001
"""Simulated seconds between two clicks.

The bot deletes old interaction data at each interaction whose timestamp in milliseconds is divisible by
1,000. The simulation starts at a whole second.
"""
BUDGET = {
    "board": Count(3, 2),
    "catch up": Count(3, 2),
    "take my turn": Count(4, 3),
    "a choice": Count(6, 3),
    "undo": Count(6, 3),
    "confirm": Count(52, 11),
}
"""The maximum cost for each kind of click, including the messages it causes."""
MESSAGE_BUDGET = {
    "card": Count(4, 1),
    "lines": Count(7, 1),
    "chapter": Count(6, 1),
    "remove-buttons": Count(3, 1),
    "delete": Count(5, 1),
}
"""The maximum cost for each kind of message, including the cost of loading the next message."""


@pytest.mark.long
@pytest.mark.parametrize("game", BUNDLED_GAMES)
async def test_clicks_and_messages_stay_within_sql_budget(
    port: Port, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    # Set a process name as in production. Named processes also acquire leases on the messages that they send.
    port.bot.services.ctx.process = "this one"
    await port.begin(game=game)
    clicks: dict[str, list[Count]] = defaultdict(list)
    messages: dict[str, list[Count]] = defaultdict(list)
    with count_statements() as counter:

        async def cost(kind: str, click: Callable[[], Awaitable[Any]]) -> Any:
            port.env.backend.advance_clock(TURN_SECONDS)
            counter.clear()
            result = await click()
            clicks[kind].append(counter.count())
            return result

        async def send(sending: OutboxDelivery, due: DueWork) -> Any:
            assert due.row is not None
            begun = len(counter)
            outcome = await honest(sending, due)
            messages[due.row.kind].append(counter.count(begun, asyncio.current_task()))
            return outcome

        honest = OutboxDelivery.send
        # Patch the scheduler's own reference. Patching `OutboxDelivery.send` would have no effect on it.
        monkeypatch.setattr(port.bot.services.scheduler, "_send_post", partial(send, port.bot.delivery))
        random = Random(2)
        for _ in range(TURNS):
            await _take_turn(port, _player_to_move(port), random, cost)
    assert set(clicks) == set(BUDGET)
    assert {"card", "lines", "chapter"} <= set(messages) <= set(MESSAGE_BUDGET)
    assert _exceeding_costs(clicks, BUDGET) == {}
    assert _exceeding_costs(messages, MESSAGE_BUDGET) == {}


def _exceeding_costs(costs: Mapping[str, Sequence[Count]], budget: Mapping[str, Count]) -> dict[str, Count]:
    """Return the maximum cost for each kind that exceeds its budget."""
    worst = {
        kind: Count(max(count.statements for count in found), max(count.transactions for count in found))
        for kind, found in costs.items()
    }
    return {kind: most for kind, most in worst.items() if not _is_within(most, budget[kind])}


def _is_within(cost: Count, budget: Count) -> bool:
    return cost.statements <= budget.statements and cost.transactions <= budget.transactions


def _player_to_move(port: Port) -> MemberActor:
    waiting = text_of(port.raw_message(port.card()))
    people = zip(NAMES, (port.ada, port.ben), strict=False)
    return next(member for name, member in people if f"Waiting for **{name}**" in waiting)


async def _take_turn(port: Port, person: MemberActor, random: Random, cost: Cost) -> None:
    await cost("board", lambda: person.click(port.button_message(), label="Board"))
    catch_up = _find_button(port.raw_message(port.button_message()), ReplayClick.CATCHUP)
    await cost("catch up", lambda: person.click(port.button_message(), custom_id=catch_up))
    panel = (
        await cost("take my turn", lambda: person.click(port.button_message(), label="Take my turn"))
    ).response
    has_undone = False
    while "Confirm" not in labels(panel):
        if "Undo" in labels(panel) and not has_undone:
            has_undone = True
            await cost("undo", lambda: person.click(panel, label="Undo"))
        elif last := _find_button(panel, PlayClick.REVEAL) or (
            not options(panel) and _find_button(panel, PlayClick.END)
        ):
            await cost("confirm", partial(person.click, panel, custom_id=last))
            return
        else:
            await cost("a choice", lambda: _choose_option(person, panel, random))
    await cost("confirm", lambda: person.click(panel, label="Confirm"))


def _choose_option(person: MemberActor, panel: AnyMessage, random: Random) -> Awaitable[Any]:
    if loose := _find_buttons(panel, PlayClick.OPTION):
        return person.click(panel, custom_id=random.choice(loose))
    menu, value = random.choice(options(panel))
    return person.select(panel, [value], custom_id=menu)


def _find_button(message: AnyMessage, name: str) -> str | None:
    return next(iter(_find_buttons(message, name)), None)


def _find_buttons(message: AnyMessage, name: str) -> list[str]:
    found = [part["custom_id"] for part in find_components(message, BUTTON)]
    return [one for one in found if one.split(":")[3].rstrip("0123456789") == name]
