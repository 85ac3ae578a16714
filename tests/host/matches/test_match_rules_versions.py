"""Tests for rules versions: running matches keep their version, and new matches use the latest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from engine.core import play
from engine.core.files import record
from engine.core.files.library import AnyGame, game, games
from engine.core.game import UnknownRulesVersion
from engine.core.randomness.chance import SeededChance
from host.core.context import Context
from host.matches.match import loading
from tests.host.players import ADA, BEN, choose, start_match, take_turn

ContextFactory = Callable[[], Context]
TWO_PEARLS = 'pile = 2\ntides = ["low", "low"]\n'
"""An edition with two pearls: Ada takes the first one, and Ben the last.

Afterwards, Ben may look at the next tide in rules version 1, but not in version 2.
"""
TAKE_ONE = {"move": "take", "count": 1}
LOOK = {"move": "look"}


@pytest.fixture
def current_rules() -> AnyGame:
    """Switch the game to rules version 1, and return the game with the current rules."""
    mended = game("pearls")
    games()["pearls"] = mended.with_rules_version(1)
    return mended


async def may_look(ctx: Context, match_id: int) -> bool:
    """Take the last pearl as Ben, and return whether he may still look at the tide."""
    return LOOK in [offer.action for offer in (await choose(ctx, match_id, BEN, TAKE_ONE)).offers]


async def test_running_match_keeps_its_rules_version(
    new_context: ContextFactory, current_rules: AnyGame
) -> None:
    old = new_context()
    running = await start_match(old, edition=TWO_PEARLS)
    await take_turn(old, running.id, ADA, 1)

    games()["pearls"] = current_rules
    ctx = new_context()
    later = await start_match(ctx, edition=TWO_PEARLS, channel=7001)
    await take_turn(ctx, later.id, ADA, 1)
    assert (running.rules_version, later.rules_version) == (1, 2)
    assert await may_look(ctx, running.id)
    assert not await may_look(ctx, later.id)
    await choose(ctx, running.id, BEN, LOOK, confirm_reveal=True)
    async with ctx.database.read_transaction() as tx:
        match = await loading.load_match(ctx, tx, await loading.load_row(tx, running.id))
    assert match.game.rules_version_of(match.state) == match.game.rules_version == 1


@pytest.mark.parametrize("version", [1, 2])
def test_states_and_records_load_under_each_rules_version(version: int) -> None:
    rules = game("pearls").with_rules_version(version)
    start = state = rules.deal(2, rules.read_edition(TWO_PEARLS), SeededChance("a"))
    played = list[record.PlayedMove]()
    while not play.is_finished(state):
        state = rules.decode_state(rules.encode_state(state))
        seat, action = play.awaited_seat(state), play.options(state)[-1 if len(played) > 1 else 0]
        assert seat is not None
        played.append(record.PlayedMove(seat, action))
        state = play.submit(state, action)
    looks = sum(msgspec.to_builtins(played_move.action) == LOOK for played_move in played)
    assert looks == {1: 1, 2: 0}[version]
    told = record.create_record(rules, ("Ada", "Ben"), start, played, None)
    assert told.rules_version == version
    replayed = record.verify(record.read(msgspec.json.encode(told)))
    assert msgspec.structs.replace(replayed, chance=state.chance) == state


def test_state_without_version_loads_as_version_one() -> None:
    rules = game("pearls")
    state = rules.with_rules_version(1).deal(2, rules.read_edition(TWO_PEARLS), SeededChance("a"))
    state = play.submit(state, play.options(state)[0])
    stored: dict[str, Any] = msgspec.json.decode(rules.encode_state(state))
    del stored["rules_version"]
    assert stored["stack"][0]["step"] == "rise"
    read = rules.decode_state(msgspec.json.encode(stored))
    assert (read, rules.rules_version_of(read)) == (state, 1)


@pytest.mark.parametrize("version", [0, 3])
def test_unknown_rules_version_is_rejected(version: int) -> None:
    with pytest.raises(UnknownRulesVersion):
        game("pearls").with_rules_version(version)
    with pytest.raises(UnknownRulesVersion):
        game("pearls").with_rules_version(1).with_rules_version(2)
