"""Tests for random actions in any order: they raise only `UserError`, and the table stays consistent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import TypeAlias

import pytest

from host.core import outbox
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import match_owner
from host.core.users import User
from host.decisions.replace import replacement
from host.matches.permissions import Authority
from host.messages import view
from host.messages.posts import cards
from host.tables.fairness import fairness, records
from host.tables.tables import ownership, tables
from host.turns.play import turn_actions
from tests.host.players import ADA, BEN, CEM, CHANNEL, DEA, open_match, run_jobs, timers_of
from tests.log_messages import load_segment_message
from tests.sampling import seed_cases

WeightedCall: TypeAlias = tuple[int, Callable[[], Awaitable[object]]]

PEOPLE = (ADA, BEN, CEM, DEA, User(2**62, "\u202e\x00" + "😀" * 150))


async def play_next_step(ctx: Context, match_id: int, chance: Random) -> None:
    """Join, choose or confirm, depending on the state of the match."""
    card = await cards.get_card(ctx, match_id)
    if card.match.status == "open":
        await tables.join(ctx, match_id, chance.choice(PEOPLE))
    elif card.awaited and (user_key := card.seats[card.awaited[0]].user_key) is not None:
        panel = await turn_actions.load_panel(ctx, match_id, user := User(user_key, "x"))
        if panel.can_confirm:
            await turn_actions.confirm(ctx, match_id, user, panel.revision)
        elif panel.offers:
            index = chance.randrange(len(panel.offers))
            await turn_actions.choose(ctx, match_id, user, panel.revision, index, confirm_reveal=True)


def random_call(ctx: Context, chance: Random) -> Awaitable[object]:
    """Return a random call that a user could cause, which may be invalid."""
    match_id = chance.choice((1, 1, 1, 2, 2, 3, 99))
    user, other = chance.choice(PEOPLE), chance.choice(PEOPLE)
    calls = (
        *turn_calls(ctx, chance, match_id, user),
        *table_calls(ctx, chance, match_id, user, other),
        *views(ctx, chance, match_id, user),
    )
    (call,) = chance.choices([call for _, call in calls], [weight for weight, _ in calls])
    return call()


def turn_calls(ctx: Context, chance: Random, match_id: int, user: User) -> tuple[WeightedCall, ...]:
    """Return calls for taking a turn, each with its weight."""
    revision = chance.choice((None, None, chance.randrange(40), -1))
    is_sure, index = chance.random() < 0.5, chance.choice((0, 0, 0, 1, 2, 7, -1))
    return (
        (20, lambda: play_next_step(ctx, chance.choice((1, 2, 3)), chance)),
        (16, lambda: turn_actions.choose(ctx, match_id, user, revision, index, confirm_reveal=is_sure)),
        (8, lambda: turn_actions.confirm(ctx, match_id, user, revision)),
        (3, lambda: turn_actions.undo(ctx, match_id, user, revision)),
        (1, lambda: turn_actions.start_over(ctx, match_id, user, revision)),
        (2, lambda: turn_actions.load_panel(ctx, match_id, user)),
        (1, lambda: run_jobs(ctx, match_id)),
    )


def table_calls(
    ctx: Context, chance: Random, match_id: int, user: User, other: User
) -> tuple[WeightedCall, ...]:
    """Return calls that change who plays in a match, each with its weight."""
    authority = Authority(user, "so") if chance.random() < 0.5 else None
    seats, channel = chance.randrange(6), CHANNEL + chance.randrange(3)
    level = chance.choice((None, "wild", "x"))
    return (
        (4, lambda: tables.join(ctx, match_id, user)),
        (1, lambda: tables.leave(ctx, match_id, user)),
        (1, lambda: tables.add_robot(ctx, match_id, user, level)),
        (1, lambda: tables.remove_robot(ctx, match_id, user)),
        (1, lambda: tables.invite(ctx, match_id, user, [other, other])),
        (1, lambda: tables.start(ctx, match_id, user)),
        (1, lambda: replacement.resign(ctx, match_id, user)),
        (1, lambda: ownership.transfer(ctx, match_id, other, user, authority)),
        (1, lambda: open_match(ctx, opener=user, seats=seats, channel=channel)),
    )


def views(ctx: Context, chance: Random, match_id: int, user: User) -> tuple[WeightedCall, ...]:
    """Return calls that only read data, each with its weight."""
    number = chance.randrange(4)
    return (
        (1, lambda: view.load_table_view(ctx, match_id, user)),
        (1, lambda: view.load_log(ctx, match_id, user)),
        (1, lambda: load_segment_message(ctx, match_id, number)),
        (1, lambda: view.load_user_matches(ctx, user)),
        (1, lambda: records.record_of(ctx, match_id, user)),
        (1, lambda: fairness.verify(ctx, match_id)),
    )


async def assert_consistent(one: Context, fresh: Context, match_id: int) -> None:
    """Check that cached, stored and posted data agree."""
    card = await cards.get_card(fresh, match_id)
    assert card == await cards.get_card(one, match_id)
    assert not card.is_damaged
    if card.view is not None:
        assert await view.load_log(fresh, match_id, None) == await view.load_log(one, match_id, None)
    if card.match.status == "finished":
        assert (await fairness.verify(fresh, match_id)).is_valid
    kinds = [post.kind for post in await outbox.due_messages(fresh, match_owner(match_id), limit=1000)]
    assert kinds.count("card") == 1
    awaited = None if not card.awaited else card.seats[card.awaited[0]]
    called = [timer for timer in await timers_of(fresh, match_id) if timer.startswith("ping")]
    assert called in ([], [f"ping:{awaited.seat}"]) if awaited is not None else called == []
    assert awaited is None or awaited.robot is None


@pytest.mark.parametrize("seed", seed_cases(4, 80, short_count=1))
async def test_random_calls_keep_match_consistent(
    ctx: Context, new_context: Callable[[], Context], seed: int
) -> None:
    chance, done, refusals = Random(seed), 0, set[str]()
    for channel in range(3):
        await open_match(ctx, seats=chance.choice((2, 3, 4)), channel=CHANNEL + channel, begins="random")
    for _ in range(300):
        try:
            await random_call(ctx, chance)
            done += 1
        except UserError as refused:
            refusals.add(refused.text.key)
    assert done > 50
    assert len(refusals) > 10
    for match in (1, 2, 3):
        await assert_consistent(ctx, new_context(), match)


@pytest.mark.threads
@pytest.mark.parametrize("seed", seed_cases(2, 40, short_count=1))
async def test_concurrent_random_calls_keep_match_consistent(
    ctx: Context, new_context: Callable[[], Context], seed: int
) -> None:
    chance, other = Random(seed), new_context()
    for channel in range(3):
        await open_match(ctx, seats=3, channel=CHANNEL + channel, begins="random")
    for _ in range(12):
        calls = [random_call(chance.choice((ctx, other)), chance) for _ in range(12)]
        for outcome in await asyncio.gather(*calls, return_exceptions=True):
            assert not isinstance(outcome, Exception) or isinstance(outcome, UserError)
    for match in (1, 2, 3):
        await assert_consistent(ctx, other, match)
