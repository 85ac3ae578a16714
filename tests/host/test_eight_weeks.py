"""Tests for several weeks with outages and all types of players: no player gains an unfair advantage.

`notifications.py` checks each notification when it is sent. `clock_ledger.py` checks the log of each match.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from host.core.context import Context
from host.decisions.undo import feature
from host.decisions.vote import votes
from host.matches.match import loading
from host.matches.settings.calendars import Calendar
from host.matches.settings.time_controls import DAY
from host.time.clock.turn_records import SeatTurns
from tests.host.clock_ledger import Ledger
from tests.host.conftest import Clock
from tests.host.player_types import BEHAVIOURS, EIGHT_BEHAVIOURS
from tests.host.players import ADA, BEN, deadline, take_turn
from tests.host.simulated_weeks import LONG, VANISHING, Weeks
from tests.host.votes import PATIENCE, advance_time, start_timed_match

log = logging.getLogger(__name__)


def create_match_settings(count: int, chance: Random, *real_games: str) -> list[dict[str, Any]]:
    """Return settings for `count` matches, most of them in the toy game and some in real games."""
    found: list[dict[str, Any]] = [{"game": name, "people": 3, "begins": "random"} for name in real_games]
    for _ in range(count - len(real_games)):
        people, is_long = chance.choice((2, 3, 3, 4)), chance.random() < 0.3
        robots = int(people < 4 and chance.random() < 0.15)
        edition = {"edition": LONG} if is_long else {}
        found.append({"people": people, "robots": robots, "begins": "random", **edition})
    chance.shuffle(found)
    return found


async def play_weeks(weeks: Weeks, *tables: dict[str, Any]) -> Weeks:
    await weeks.play(*tables)
    await weeks.audit()
    return weeks


@pytest.mark.long
@pytest.mark.parametrize("seed", [5, *(pytest.param(seed, marks=pytest.mark.soak) for seed in (2, 6))])
async def test_simulation_of_two_weeks_passes_all_audits(
    new_context: Callable[[], Context], clock: Clock, seed: int
) -> None:
    weeks = Weeks(new_context, clock, 2, EIGHT_BEHAVIOURS, seed)
    await play_weeks(weeks, dict(VANISHING), *create_match_settings(5, Random(seed)))
    assert weeks.figures["turns"] >= len(weeks.ended_matches) == 6
    assert weeks.notifications.votes["absent"]


@pytest.mark.soak
async def test_simulation_of_eight_weeks_with_300_matches_passes_audits(
    new_context: Callable[[], Context], clock: Clock
) -> None:
    weeks = Weeks(new_context, clock, 8, BEHAVIOURS * 12, seed=300)
    real = ("nauticus", "nautilus-island") * 4
    await play_weeks(weeks, *create_match_settings(300, Random(300), *real))
    log.info("%s", weeks.summary())
    assert len(weeks.ended_matches) == 300
    assert weeks.figures["time-outs"] > 10


async def ledger_of(ctx: Context, match_id: int) -> Ledger:
    async with ctx.database.read_transaction() as tx:
        match = await loading.load_match(ctx, tx, await loading.load_row(tx, match_id), from_deal=True)
    people = {seat.seat: seat.user_key for seat in match.seats}
    return Ledger(match, people, {ADA.key: Calendar(), BEN.key: Calendar()})


async def run_out_clock(ctx: Context, clock: Clock, match_id: int) -> None:
    due = await deadline(ctx, match_id)
    assert due is not None
    await advance_time(ctx, clock, match_id, due - clock.now)


async def test_audit_detects_late_handling_of_absent_player(
    ctx: Context, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(votes, "vote_duration", lambda _: 2 * PATIENCE)
    row = await start_timed_match(ctx)
    await run_out_clock(ctx, clock, row.id)
    await advance_time(ctx, clock, row.id, 2 * PATIENCE)
    ledger = await ledger_of(ctx, row.id)
    with pytest.raises(AssertionError, match="nobody sees to a seat"):
        ledger.read()


async def test_audit_detects_an_increment_per_confirmation(
    ctx: Context, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await start_timed_match(ctx)
    monkeypatch.setattr(SeatTurns, "begin", is_always_new)
    for _ in range(2):
        await advance_time(ctx, clock, row.id, 2 * DAY)
        await take_turn(ctx, row.id, ADA, 1)
        await feature.undo(ctx, row.id, ADA)
    await advance_time(ctx, clock, row.id, 2 * DAY)
    await take_turn(ctx, row.id, ADA, 1)
    ledger = await ledger_of(ctx, row.id)
    with pytest.raises(AssertionError, match="time had run out"):
        ledger.read()


def is_always_new(*_: object) -> bool:
    """Return True, so that every turn counts as new, even if it is played again after an undo."""
    return True
