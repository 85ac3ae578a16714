"""Tests for a division with seven players in every game, from the draw to the end, played by robots.

Cooperative games and games for one player have no leagues.
"""

from __future__ import annotations

from functools import partial

import pytest

from engine.core.files.library import AnyGame, games
from engine.core.randomness.chance import SeededChance
from engine.core.robots.robot import choose_turn
from host.core.context import Context
from host.leagues.commands import leagues, membership
from host.leagues.season.verify import verify
from host.leagues.views import exports
from host.matches.log.entries import Move
from host.matches.match import loading
from host.matches.match.commit import commit
from host.matches.settings.time_controls import DAY
from tests.host.conftest import Clock
from tests.host.virtual_leagues import (
    CHANNEL,
    GUILD_ID,
    HOST,
    LeagueSimulation,
    create_users,
    has_valid_projections,
    is_open,
)

SEVEN = 7
NUMBER_OF_LEVELS = 2


def has_leagues(rules: AnyGame) -> bool:
    """Return whether leagues can be played in a game."""
    return max(rules.seat_counts) > 1 and not rules.is_cooperative(
        rules.default_seat_count, rules.read_options({})
    )


async def play_with_robots(ctx: Context, match_id: int, chance: SeededChance) -> None:
    """Play a match to the end.

    The players choose in turn as a robot of the weakest and of the next level would.
    """
    while True:
        async with ctx.lock(match_id), ctx.database.transaction() as tx:
            row = await loading.load_row(tx, match_id)
            if row.status != "running":
                return
            now = await loading.load_match(ctx, tx, row)
            seat = now.awaited[0]
            robots = list(now.game.robots.values())[:NUMBER_OF_LEVELS]
            robot = robots[seat % len(robots)]
            player = partial(robot.plan, budget=robot.nodes)
            actions, chance = choose_turn(now.game, now.state, seat, chance, player)
            await commit(ctx, tx, now, [Move(seat, action) for action in actions])


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(name for name, rules in games().items() if has_leagues(rules)))
async def test_division_of_seven_completes_a_season(name: str, ctx: Context, clock: Clock) -> None:
    seats = games()[name].default_seat_count
    row = await leagues.create(
        ctx, GUILD_ID, CHANNEL, "Harbour", leagues.plan_for(name, seats, size=SEVEN), HOST
    )
    season = (await leagues.open_season(ctx, row.id, HOST)).id
    days = LeagueSimulation(ctx, clock, row.id)
    await days.join(*create_users(SEVEN))
    await days.advance_until("confirming")
    for user in create_users(SEVEN):
        await membership.confirm(ctx, season, user)
    await days.advance_until("playing")
    tables = (await days.load_season()).season.tables
    assert len(tables) == SEVEN
    for number in sorted(tables):
        match_id = (await days.load_season()).season.tables[number].match_id
        assert match_id is not None
        await play_with_robots(ctx, match_id, SeededChance(str(number)))
        await days.run_due_work()
    assert not any(is_open(table) for table in (await days.load_season()).season.tables.values())
    await days.advance_until("over", 10 * DAY)
    known = await days.load_season()
    assert {user_key for user_key, moved in known.season.moved.items() if moved == "champion"}
    season_file = await exports.export_season(ctx, season)
    assert {line.played for line in season_file.standings[0]} == {seats}
    assert verify(season_file) == ()
    assert await has_valid_projections(days)
