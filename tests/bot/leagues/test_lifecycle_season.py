"""Tests of whole league seasons in simulated time.

Every season ends with nothing lost or duplicated. Users do everything with commands and clicks (`town.py`):
sign-up, confirmation, turns and rulings. Players stop responding, give up, resign or leave the guild. The bot
is down for 30 hours, and Discord rejects all requests for hours. Processes are killed in the middle of a
statement or request: several times while tables open, then one at a time during play (`troubles.py`,
`kills.py`).
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
from tests.bot.kills import process_of
from tests.bot.leagues.test_commands import toy_words as toy_words  # noqa: PLC0414  # the fixture, for these tests too
from tests.bot.port import Port, alt, ids, is_binding, said
from tests.bot.troubles import Troubled
from tests.host.conftest import toys as toys  # noqa: PLC0414  # likewise
from tests.host.leagues.test_lifecycle_years import PLANNED
from tests.host.season_world import all_rebuilt, season_holds, tau, tiers

log = logging.getLogger(__name__)

KILLS = 3
"""Number of times that the process is killed while the tables open."""
DAY = 86_400_000
ONCE = ("{}: the draw", "{} has begun, and the threads", "Play in {} is over", "{}: final results")
"""Announcements that are posted exactly once per season."""
GONE = "Sign-up for {} is closed"
"""The beginning of an announcement that is posted and later deleted."""


@pytest.mark.long
async def test_season_ends_despite_failures_and_killed_processes(
    port: Port, caplog: pytest.LogCaptureFixture
) -> None:
    with process_of(port) as process:
        town = Troubled(port, process, 21, Random(1))
        await town.found()
        await town.pass_season(KILLS)
        await holds(town, KILLS)
        assert [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR] == []


@pytest.mark.soak
async def test_three_seasons_run_with_two_hundred_players(port: Port) -> None:
    with process_of(port) as process:
        town = Troubled(port, process, 200, Random(2))
        await town.found()
        await town.seed()
        orders = [await season_of_two_hundred(town) for _ in range(3)]
        assert orders[-1] >= 0.6


async def season_of_two_hundred(town: Troubled) -> float:
    """Play a season with 200 players.

    Return the rank correlation between the players' divisions and playing strengths.
    """
    await town.pass_until("sign-up")
    await town.pass_season(2 * KILLS)
    await holds(town, 2 * KILLS)
    with town.process.looked_into():
        order = tau(await tiers(town))
    log.info("%s, tau %.2f", await told(town), order)
    return order


async def told(town: Troubled) -> str:
    """Return a summary of a finished season."""
    known = await town.season()
    days = (known.log[-1].at - known.log[0].at) / DAY
    counts = f"{len(known.season.tables)} tables, {len(known.season.divisions)} divisions, {days:.1f} days"
    return f"season {known.row.number}: {counts}, {dict(town.did)}, {town.process.kills} kills so far"


async def holds(town: Troubled, kills: int) -> None:
    """Check a finished season's invariants, in the database and in Discord."""
    known = await town.season()
    with town.process.looked_into() as ctx:
        async with ctx.database.read_transaction() as tx:
            rows = await outages.ended_after(tx, known.log[0].at)
        lost = sum(one.ended - one.began for one in rows)
        await season_holds(town, days=PLANNED + lost / DAY)
        await all_rebuilt(town)
        assert (await outbox.due_messages(ctx), await jobs.due_owners(ctx)) == ((), [])
    assert not any(one.is_void for one in known.season.tables.values())
    out = {user_key for user_key, moved in known.season.moved.items() if moved == "out"}
    assert (town.sleepers | town.unnoticed) & {*known.season.moved} <= out
    troubles = {name: town.did[name] for name in ("away", "refused", "killed while opening", "corrected")}
    assert troubles == {"away": 1, "refused": 2, "killed while opening": kills, "corrected": 2}
    assert town.did["left"] >= 3
    await check_posts(town, known)
    await check_cards(town, known)


async def check_posts(town: Troubled, known: LoadedSeason) -> None:
    """Check that each announcement was posted exactly once.

    Also check that each table has one message, one thread and one match with a valid commitment.
    """
    posts = {post.id: said(town.port.raw(post)) for post in town.port.posts()}
    season, tables = f"Harbour, season {known.row.number}", known.season.tables
    for told in ONCE:
        assert sum(told.format(season) in one for one in posts.values()) == 1, told
    assert not any(GONE.format(season) in one for one in posts.values())
    over = [message for message, one in posts.items() if f"{season}: **" in one and "** has finished. " in one]
    assert sorted(over) == sorted(
        one.id for one in town.threads() if f" {known.row.number}: " in str(one.name)
    )
    assert len(over) == len(tables)
    assert not any(f"{season}: table" in one and "in the thread below" in one for one in posts.values())
    for table in tables.values():
        with town.process.looked_into() as ctx:
            found = await fairness.verify(ctx, table.match_id or 0)
            seen = await check_messages(town.port.bot, found.expected)
        assert found.is_valid
        assert found.match.channel in over
        assert [one.verdict for one in seen] == ["stands", "stands"]
        stored = town.port.env.backend.messages[found.match.channel].values()
        assert sum(is_binding(ResponseMessage(town.port.env, one)) for one in stored) == len(seen)


async def check_cards(town: Troubled, known: LoadedSeason) -> None:
    """Check that each division has exactly one message, which shows its final standings."""
    posts = list(map(town.port.raw, town.port.posts()))
    for one in known.season.divisions:
        (card,) = [
            post for post in posts if season_id(known.id, LeagueClick.CROSS, one.number) in ids(post).values()
        ]
        answer = await town.asks(town.host, "standings", division=str(one.number))
        assert alt(card) == alt(answer)
