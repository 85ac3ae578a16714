"""Tests of random actions in any order: they raise only `UserError`, and the table stays consistent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

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
from host.tables.tables import tables
from host.turns.play import turn_actions
from tests.host.players import ADA, BEN, CEM, CHANNEL, DEA, open_match, run_jobs, timers_of
from tests.soaking import seed_cases
from tests.tellings import load_segment_message

PEOPLE = (ADA, BEN, CEM, DEA, User(2**62, "\u202e\x00" + "😀" * 150))


async def play_next_step(ctx: Context, match_id: int, chance: Random) -> None:
    """Join, choose or confirm, depending on the state of the match."""
    card = await cards.get_card(ctx, match_id)
    if card.match.status == "open":
        await tables.join(ctx, match_id, chance.choice(PEOPLE))
    elif card.awaited and (user_key := card.seats[card.awaited[0]].user_key) is not None:
        panel = await turn_actions.load_panel(ctx, match_id, who := User(user_key, "x"))
        if panel.can_confirm:
            await turn_actions.confirm(ctx, match_id, who, panel.revision)
        elif panel.offers:
            index = chance.randrange(len(panel.offers))
            await turn_actions.choose(ctx, match_id, who, panel.revision, index, confirm_reveal=True)


def random_call(ctx: Context, chance: Random) -> Awaitable[object]:
    """Return a random call that a user action could cause.

    The call may be invalid.
    """
    match_id, who, other = chance.choice((1, 1, 1, 2, 2, 3, 99)), chance.choice(PEOPLE), chance.choice(PEOPLE)
    revision = chance.choice((None, None, chance.randrange(40), -1))
    sure, index = chance.random() < 0.5, chance.choice((0, 0, 0, 1, 2, 7, -1))
    calls: tuple[tuple[int, Callable[[], Awaitable[object]]], ...] = (
        (20, lambda: play_next_step(ctx, chance.choice((1, 2, 3)), chance)),
        (16, lambda: turn_actions.choose(ctx, match_id, who, revision, index, confirm_reveal=sure)),
        (8, lambda: turn_actions.confirm(ctx, match_id, who, revision)),
        (3, lambda: turn_actions.undo(ctx, match_id, who, revision)),
        (1, lambda: turn_actions.start_over(ctx, match_id, who, revision)),
        (2, lambda: turn_actions.load_panel(ctx, match_id, who)),
        (4, lambda: tables.join(ctx, match_id, who)),
        (1, lambda: tables.leave(ctx, match_id, who)),
        (1, lambda: tables.add_robot(ctx, match_id, who, chance.choice((None, "wild", "x")))),
        (1, lambda: tables.remove_robot(ctx, match_id, who)),
        (1, lambda: tables.invite(ctx, match_id, who, [other, other])),
        (1, lambda: tables.start(ctx, match_id, who)),
        (1, lambda: replacement.resign(ctx, match_id, who)),
        (
            1,
            lambda: tables.transfer_ownership(
                ctx, match_id, other, who, Authority(who, "so") if sure else None
            ),
        ),
        (
            1,
            lambda: open_match(
                ctx, opener=who, seats=chance.randrange(6), channel=CHANNEL + chance.randrange(3)
            ),
        ),
        (1, lambda: view.load_table_view(ctx, match_id, who)),
        (1, lambda: view.load_log(ctx, match_id, who)),
        (1, lambda: load_segment_message(ctx, match_id, chance.randrange(4))),
        (1, lambda: view.load_user_matches(ctx, who)),
        (1, lambda: records.record_of(ctx, match_id, who)),
        (1, lambda: fairness.verify(ctx, match_id)),
        (1, lambda: run_jobs(ctx, match_id)),
    )
    (call,) = chance.choices([call for _, call in calls], [weight for weight, _ in calls])
    return call()


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
