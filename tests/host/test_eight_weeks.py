"""Tests of several weeks with all types of players and with outages: no player gains an unfair advantage.

`calls.py` checks each notification when it is sent. `ledger.py` checks the log of each finished match.
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
from tests.host.conftest import Clock
from tests.host.ledger import Ledger
from tests.host.manners import FEW, MANNERS
from tests.host.players import ADA, BEN, deadline, take_turn
from tests.host.polls import PATIENCE, later, timed
from tests.host.weeks import LONG, VANISHING, Weeks

log = logging.getLogger(__name__)


def tables_of(count: int, chance: Random, *real: str) -> list[dict[str, Any]]:
    """Return settings for `count` matches, most of them in the toy game and some in real games."""
    found: list[dict[str, Any]] = [{"game": name, "people": 3, "begins": "random"} for name in real]
    for _ in range(count - len(real)):
        people, is_long = chance.choice((2, 3, 3, 4)), chance.random() < 0.3
        robots = int(people < 4 and chance.random() < 0.15)
        edition = {"edition": LONG} if is_long else {}
        found.append({"people": people, "robots": robots, "begins": "random", **edition})
    chance.shuffle(found)
    return found


async def played(weeks: Weeks, *tables: dict[str, Any]) -> Weeks:
    await weeks.play(*tables)
    await weeks.audit()
    return weeks


@pytest.mark.long
@pytest.mark.parametrize("seed", [5, *(pytest.param(seed, marks=pytest.mark.soak) for seed in (2, 6))])
async def test_simulation_of_two_weeks_passes_all_audits(
    new_context: Callable[[], Context], clock: Clock, seed: int
) -> None:
    weeks = Weeks(new_context, clock, 2, FEW, seed)
    await played(weeks, dict(VANISHING), *tables_of(5, Random(seed)))
    assert weeks.figures["turns"] >= len(weeks.over) == 6
    assert weeks.calls.votes["absent"]


@pytest.mark.soak
async def test_simulation_of_eight_weeks_with_300_matches_passes_audits(
    new_context: Callable[[], Context], clock: Clock
) -> None:
    weeks = Weeks(new_context, clock, 8, MANNERS * 12, seed=300)
    real = ("nauticus", "nautilus-island") * 4
    await played(weeks, *tables_of(300, Random(300), *real))
    log.info("%s", weeks.told())
    assert len(weeks.over) == 300
    assert weeks.figures["time-outs"] > 10


async def ledger_of(ctx: Context, match_id: int) -> Ledger:
    async with ctx.database.read_transaction() as tx:
        match = await loading.load_match(ctx, tx, await loading.load_row(tx, match_id), from_deal=True)
    people = {seat.seat: seat.user_key for seat in match.seats}
    return Ledger(match, people, {ADA.key: Calendar(), BEN.key: Calendar()})


async def time_out(ctx: Context, clock: Clock, match_id: int) -> None:
    due = await deadline(ctx, match_id)
    assert due is not None
    await later(ctx, clock, match_id, due - clock.now)


async def test_audit_detects_late_handling_of_absent_player(
    ctx: Context, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(votes, "vote_duration", lambda _: 2 * PATIENCE)
    row = await timed(ctx)
    await time_out(ctx, clock, row.id)
    await later(ctx, clock, row.id, 2 * PATIENCE)
    ledger = await ledger_of(ctx, row.id)
    with pytest.raises(AssertionError, match="nobody sees to a seat"):
        ledger.read()


async def test_audit_detects_an_increment_per_confirmation(
    ctx: Context, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await timed(ctx)
    monkeypatch.setattr(SeatTurns, "begin", always_new)
    for _ in range(2):
        await later(ctx, clock, row.id, 2 * DAY)
        await take_turn(ctx, row.id, ADA, 1)
        await feature.undo(ctx, row.id, ADA)
    await later(ctx, clock, row.id, 2 * DAY)
    await take_turn(ctx, row.id, ADA, 1)
    ledger = await ledger_of(ctx, row.id)
    with pytest.raises(AssertionError, match="time had run out"):
        ledger.read()


def always_new(*_: object) -> bool:
    """Treat every turn as new, even if it has begun before."""
    return True
