"""Tests for whole league seasons in simulated time.

At the end of each season, nothing may be lost or duplicated. Users do everything with commands and clicks
(`league_users.py`): sign-up, confirmation, turns and rulings. Players stop responding, give up, resign or
leave the guild. The bot is down for 30 hours, and Discord rejects all requests for hours.

Processes are killed in the middle of a statement or request (`league_failures.py`, `killable_process.py`).
This happens several times while tables open, and repeatedly during play.
"""

from __future__ import annotations

import logging
from random import Random

import pytest
from simcord import ResponseMessage

from bot.core.ids import season_id
from bot.leagues.views.names import LeagueClick
from bot.tables.fairness.message_checks import check_messages
from host.core import jobs, outbox
from host.leagues.lifecycle.season_log import LoadedSeason
from host.tables.fairness import fairness
from storage.time.clock import outages
from tests.bot.killable_process import make_killable
from tests.bot.league_failures import FaultyGuildSimulation
from tests.bot.leagues.test_commands import toy_translations as toy_translations  # noqa: PLC0414  # the fixture, for these tests too
from tests.bot.port import Port, alt_text_of, custom_ids, is_shuffle_message, text_of
from tests.host.conftest import toy_games as toy_games  # noqa: PLC0414  # likewise
from tests.host.leagues.test_lifecycle_years import PLANNED_DAYS
from tests.host.simulated_league import assert_projections_are_valid, assert_season_is_valid, next_tiers, tau

log = logging.getLogger(__name__)

KILLS = 3
"""Number of times that the process is killed while the tables open."""
DAY = 86_400_000
ANNOUNCEMENTS = ("{}: the draw", "{} has begun, and the threads", "Play in {} is over", "{}: final results")
"""Announcements that are posted exactly once per season."""
CLOSED_NOTICE = "Sign-up for {} is closed"
"""The beginning of an announcement that is posted and later deleted."""


@pytest.mark.long
async def test_season_ends_despite_failures_and_killed_processes(
    port: Port, caplog: pytest.LogCaptureFixture
) -> None:
    with make_killable(port) as process:
        town = FaultyGuildSimulation(port, process, 21, Random(1))
        await town.create_league()
        await town.play_season(KILLS)
        await check_season(town, KILLS)
        assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.soak
async def test_three_seasons_run_with_two_hundred_players(port: Port) -> None:
    with make_killable(port) as process:
        town = FaultyGuildSimulation(port, process, 200, Random(2))
        await town.create_league()
        await town.seed_players()
        orders = [await play_large_season(town) for _ in range(3)]
        assert orders[-1] >= 0.6


async def play_large_season(simulation: FaultyGuildSimulation) -> float:
    """Play a season with 200 players.

    Return the rank correlation between the players' divisions and playing strengths.
    """
    await simulation.pass_until("sign-up")
    await simulation.play_season(2 * KILLS)
    await check_season(simulation, 2 * KILLS)
    with simulation.process.inspect():
        order = tau(await next_tiers(simulation))
    log.info("%s, tau %.2f", await summarize_season(simulation), order)
    return order


async def summarize_season(simulation: FaultyGuildSimulation) -> str:
    """Return a summary of a finished season."""
    known = await simulation.season()
    days = (known.log[-1].at - known.log[0].at) / DAY
    counts = f"{len(known.season.tables)} tables, {len(known.season.divisions)} divisions, {days:.1f} days"
    events, kills = dict(simulation.event_counts), simulation.process.kills
    return f"season {known.row.number}: {counts}, {events}, {kills} kills so far"


async def check_season(simulation: FaultyGuildSimulation, kills: int) -> None:
    """Check a finished season's invariants, in the database and in Discord."""
    known = await simulation.season()
    with simulation.process.inspect() as ctx:
        async with ctx.database.read_transaction() as tx:
            rows = await outages.ended_after(tx, known.log[0].at)
        lost = sum(row.ended - row.began for row in rows)
        await assert_season_is_valid(simulation, days=PLANNED_DAYS + lost / DAY)
        await assert_projections_are_valid(simulation)
        assert (await outbox.due_messages(ctx), await jobs.due_owners(ctx)) == ((), [])
    assert not any(table.is_void for table in known.season.tables.values())
    out = {user_key for user_key, moved in known.season.moved.items() if moved == "out"}
    assert (simulation.sleepers | simulation.left_before_opening) & {*known.season.moved} <= out
    troubles = {
        name: simulation.event_counts[name]
        for name in ("away", "refused", "killed while opening", "corrected")
    }
    assert troubles == {"away": 1, "refused": 2, "killed while opening": kills, "corrected": 2}
    assert simulation.event_counts["left"] >= 3
    await check_announcements(simulation, known)
    await check_division_cards(simulation, known)


async def check_announcements(simulation: FaultyGuildSimulation, known: LoadedSeason) -> None:
    """Check that each announcement was posted exactly once.

    Also check that each table has one message, one thread and one match with a valid commitment.
    """
    posts = {post.id: text_of(simulation.port.raw_message(post)) for post in simulation.port.posts()}
    season, tables = f"Harbour, season {known.row.number}", known.season.tables
    for text in ANNOUNCEMENTS:
        assert sum(text.format(season) in one for one in posts.values()) == 1, text
    assert not any(CLOSED_NOTICE.format(season) in one for one in posts.values())
    over = [
        message for message, one in posts.items() if f"{season}: **" in one and "** has finished. " in one
    ]
    assert sorted(over) == sorted(
        thread.id for thread in simulation.threads() if f" {known.row.number}: " in str(thread.name)
    )
    assert len(over) == len(tables)
    assert not any(f"{season}: table" in one and "in the thread below" in one for one in posts.values())
    for table in tables.values():
        with simulation.process.inspect() as ctx:
            found = await fairness.verify(ctx, table.match_id or 0)
            checked_messages = await check_messages(simulation.port.bot, found.expected)
        assert found.is_valid
        assert found.match.channel in over
        assert [checked_message.verdict for checked_message in checked_messages] == ["stands", "stands"]
        stored = simulation.port.env.backend.messages[found.match.channel].values()
        assert sum(is_shuffle_message(ResponseMessage(simulation.port.env, one)) for one in stored) == len(
            checked_messages
        )


async def check_division_cards(simulation: FaultyGuildSimulation, known: LoadedSeason) -> None:
    """Check that each division has exactly one message, which shows its final standings."""
    posts = list(map(simulation.port.raw_message, simulation.port.posts()))
    for division in known.season.divisions:
        (card,) = [
            post
            for post in posts
            if season_id(known.id, LeagueClick.CROSS, division.number) in custom_ids(post).values()
        ]
        answer = await simulation.run_command(simulation.host, "standings", division=str(division.number))
        assert alt_text_of(card) == alt_text_of(answer)
