"""Tests for random votes and absences: no match gets stuck, and no user sees two players' hands."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.decisions import abort
from host.decisions.replace import replacement
from host.decisions.undo import feature
from host.decisions.vote import votes, voting
from host.matches.log.entries import SeatTaken
from host.matches.match import loading
from host.matches.match.match import Match
from host.matches.permissions import Authority
from host.matches.settings.time_controls import DAY, HOUR
from host.messages import view
from host.messages.posts import cards
from host.tables.fairness import fairness
from host.turns.play import turn_actions
from storage.decisions import vote as stored_questions
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, CEM, DEA, fire_timers, run_jobs, timers_of
from tests.host.votes import DAILY, LONG, advance_time, load_open_votes, start_timed_match
from tests.sampling import seed_cases

EVA, HOST = User(104, "Eva"), User(900, "Hana")
PEOPLE = (ADA, BEN, CEM, DEA, EVA)
Call = Callable[[], Awaitable[object]]


async def play_next_choice(ctx: Context, match_id: int, chance: Random) -> None:
    """As the player whose turn it is, make a choice or confirm the turn."""
    card = await cards.get_card(ctx, match_id)
    if not card.awaited or (user_key := card.seats[card.awaited[0]].user_key) is None:
        return
    panel = await turn_actions.load_panel(ctx, match_id, user := User(user_key, "x"))
    if panel.can_confirm and chance.random() < 0.7:
        await turn_actions.confirm(ctx, match_id, user, panel.revision)
    elif panel.offers:
        index = chance.randrange(len(panel.offers))
        await turn_actions.choose(ctx, match_id, user, panel.revision, index, confirm_reveal=True)


async def cast_random_ballot(ctx: Context, match_id: int, user: User, chance: Random) -> None:
    """Cast a random ballot in an open vote, or in a vote that does not exist if none is open."""
    open_ = await load_open_votes(ctx, match_id)
    asked = chance.choice(open_).id if open_ else 99
    open_vote = await votes.load_open_vote(ctx, match_id, asked)
    if open_vote is not None and open_vote.missing and chance.random() < 0.8:
        user = User(chance.choice(open_vote.missing), "x")
    await voting.cast_ballot(ctx, match_id, asked, user, chance.choice((0, 0, 0, 1, 2, 3)))


async def advance_random_time(ctx: Context, clock: Clock, match_id: int, chance: Random) -> None:
    await advance_time(ctx, clock, match_id, chance.choice((0, HOUR, DAY, 3 * DAY, DAILY.cap)))


async def propose_abort(ctx: Context, match_id: int, user: User) -> None:
    """Propose to abort the match if its log has more than 40 entries."""
    if (await cards.get_card(ctx, match_id)).match.head > 40:
        await abort.abort(ctx, match_id, user)


def random_call(ctx: Context, clock: Clock, match_id: int, chance: Random) -> Awaitable[object]:
    """Return a random call that affects seats, moves or the clock."""
    user, other, seat = chance.choice(PEOPLE), chance.choice((None, *PEOPLE)), chance.randrange(-1, 4)
    is_host = chance.random() < 0.3
    calls: tuple[tuple[int, Call], ...] = (
        (18, lambda: play_next_choice(ctx, match_id, chance)),
        (12, lambda: cast_random_ballot(ctx, match_id, user, chance)),
        (6, lambda: advance_random_time(ctx, clock, match_id, chance)),
        (3, lambda: feature.undo(ctx, match_id, user)),
        (1, lambda: feature.undo_as_host(ctx, match_id, chance.randrange(30), Authority(HOST, "so"))),
        (
            2,
            lambda: replacement.replace(
                ctx, match_id, seat, user, other, Authority(user, "so") if is_host else None
            ),
        ),
        (3, lambda: replacement.take_seat(ctx, match_id, user, chance.choice((None, seat)))),
        (3, lambda: replacement.return_to_seat(ctx, match_id, user)),
        (1, lambda: replacement.replace_as_host(ctx, match_id, seat, Authority(HOST, "gone"))),
        (1, lambda: propose_abort(ctx, match_id, user)),
        (2, lambda: run_jobs(ctx, match_id)),
        (2, lambda: fire_timers(ctx, match_id)),
    )
    (call,) = chance.choices([call for _, call in calls], [weight for weight, _ in calls])
    return call()


async def load_match(ctx: Context, match_id: int) -> Match:
    async with ctx.database.read_transaction() as tx:
        return await loading.load_match(ctx, tx, await loading.load_row(tx, match_id), from_deal=True)


async def assert_consistent(one: Context, fresh: Context, match_id: int) -> None:
    """Check that the cached match equals the stored one, and that each player to move has a timer or a job."""
    card = await cards.get_card(fresh, match_id)
    assert card == await cards.get_card(one, match_id)
    assert not card.is_damaged
    assert await view.load_log(fresh, match_id, None) == await view.load_log(one, match_id, None)
    assert_no_user_sees_two_hands(await load_match(fresh, match_id))
    open_, timers = await load_open_votes(fresh, match_id), await timers_of(fresh, match_id)
    if card.match.status != "running":
        assert open_ == []
        return
    assert {f"close:{vote_row.id}" for vote_row in open_} == {
        name for name in timers if name.startswith("close")
    }
    awaited = card.seats[card.awaited[0]]
    user_keys = [seat.user_key for seat in card.seats if seat.user_key is not None]
    if awaited.user_key is not None and len(user_keys) > 1:
        is_asked = any(asked.kind in {"absent", "wanted"} for asked in open_)
        assert (
            is_asked
            or f"out:{awaited.seat}" in timers
            or (await load_match(fresh, match_id)).folded_log.stand_ins
        )
    wanted = [seat.seat for seat in card.seats if seat.is_substitute_wanted]
    assert wanted == [asked.seat for asked in open_ if asked.kind == "wanted"]


def assert_no_user_sees_two_hands(match: Match) -> None:
    taken = [logged.entry for logged in match.folded_log.entries if isinstance(logged.entry, SeatTaken)]
    sat = {(user_key, entry.seat) for entry in taken for user_key in (entry.left, entry.person) if user_key}
    sat |= {(seat.user_key, seat.seat) for seat in match.seats if seat.user_key is not None}
    assert len({user_key for user_key, _ in sat}) == len(sat)


async def assert_match_ends(ctx: Context, clock: Clock, match_id: int) -> None:
    """Let time pass without any user actions, and check that no player is left waiting for another one."""
    for _ in range(80):
        await advance_time(ctx, clock, match_id, 2 * DAY)
    card = await cards.get_card(ctx, match_id)
    user_keys = [seat.user_key for seat in card.seats if seat.user_key is not None]
    assert card.match.status != "running" or len(user_keys) <= 1
    if card.match.status == "finished":
        assert (await fairness.verify(ctx, match_id)).is_valid


@pytest.mark.long
@pytest.mark.parametrize("seed", seed_cases(3, 60, short_count=1))
async def test_random_decisions_keep_match_consistent_until_it_ends(
    ctx: Context, new_context: Callable[[], Context], clock: Clock, seed: int
) -> None:
    chance, refusals, done = Random(seed), set[str](), 0
    row = await start_timed_match(ctx, BEN, CEM, edition=LONG)
    for _ in range(120):
        clock.now += 1000
        try:
            await random_call(ctx, clock, row.id, chance)
            done += 1
        except UserError as refused:
            refusals.add(refused.text.key)
        await assert_consistent(ctx, new_context(), row.id)
    assert done > 15
    assert refusals
    await assert_match_ends(new_context(), clock, row.id)


@pytest.mark.threads
@pytest.mark.parametrize("seed", seed_cases(2, 40, short_count=1))
async def test_concurrent_random_decisions_keep_match_consistent(
    ctx: Context, new_context: Callable[[], Context], clock: Clock, seed: int
) -> None:
    chance, other = Random(seed), new_context()
    row = await start_timed_match(ctx, BEN, CEM, edition=LONG)
    for _ in range(12):
        calls = [random_call(chance.choice((ctx, other)), clock, row.id, chance) for _ in range(8)]
        for outcome in await asyncio.gather(*calls, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, UserError):
                raise outcome
        await assert_consistent(ctx, other, row.id)
    await assert_match_ends(ctx, clock, row.id)


async def test_ballots_are_deleted_with_their_vote(ctx: Context, clock: Clock) -> None:
    chance = Random(3)
    row = await start_timed_match(ctx, BEN, CEM)
    for _ in range(60):
        try:
            await random_call(ctx, clock, row.id, chance)
        except UserError:
            continue
    await assert_match_ends(ctx, clock, row.id)
    async with ctx.database.read_transaction() as tx:
        assert [await stored_questions.ballots_of(tx, number) for number in range(1, 30)] == [[]] * 29
