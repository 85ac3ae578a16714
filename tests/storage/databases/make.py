"""Generator of the stored database with the current schema: `python -m tests.storage.databases.make`.

The clock moves only when it is advanced, and secrets are consecutive numbers. Until version 1.0.0 is
released, the database is regenerated after each table change. After that release, stored databases never
change, and each new version gets its own.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.core.files.library import game
from host.core import jobs
from host.core.context import Context
from host.core.owners import match_owner
from host.core.users import User
from host.decisions import abort
from host.decisions.finding import wishes
from host.decisions.finding.choices import Choices
from host.history import sharing
from host.leagues.commands import leagues, membership
from host.matches.permissions import Authority
from host.matches.settings import updates
from host.messages import follow, table_alerts
from host.operations.admin import tools
from host.tables.tables import tables
from host.time.clock import days_off
from host.turns import learn, notes
from host.turns.plan import planning
from host.turns.play import turn_actions
from host.turns.sandbox import sandbox
from storage.core.database import Database
from storage.core.migrations import steps
from tests.counters import counting_token_hex
from tests.host.commitments import post_commitments
from tests.host.conftest import Clock
from tests.host.match_summaries import load_awaited_user, load_card
from tests.host.players import open_match, start_match
from tests.host.users import register_users
from tests.storage.stored_databases import CREATED_AT, DATABASES

GUILD_ID, CHANNEL = 1, 7000
ADA, BEN, CEM, DEA, HAL = (User(100 + n, name) for n, name in enumerate(("Ada", "Ben", "Cem", "Dea", "Hal")))
HOST = Authority(HAL, "a storm", GUILD_ID)
IN_A_TURN, PAUSED, FINISHED, OPEN, WITH_ROBOT = range(1, 6)
"""The ids of the stored matches, by their state."""
LEAGUE = 1
FIRST_SECRET = 2**32
"""The first secret in the stored database.

Tests number their secrets from one, so their nonces differ from the stored ones.
"""


async def take_turn(ctx: Context, match_id: int) -> User:
    """Choose the first option repeatedly, confirm the turn, and return the player who took it."""
    user = await load_awaited_user(ctx, match_id)
    assert user is not None
    head = (await load_card(ctx, match_id)).match.head
    panel = await turn_actions.load_panel(ctx, match_id, user)
    while (await load_card(ctx, match_id)).match.head == head:
        if panel.can_confirm:
            await turn_actions.confirm(ctx, match_id, user, panel.revision)
        else:
            panel = await turn_actions.choose(ctx, match_id, user, panel.revision, 0, confirm_reveal=True)
    return user


async def fill_database(ctx: Context, clock: Clock) -> None:
    """Fill the database with the data of five users who use almost every feature."""
    await _set_up_users(ctx)
    await _play(ctx, clock)
    await _pause(ctx)
    await _finish(ctx)
    await open_match(
        ctx, game="nauticus", channel=CHANNEL + OPEN, opener=HAL, seats=3, invited=(BEN, CEM), is_public=False
    )
    robots = await start_match(ctx, game="nauticus", channel=CHANNEL + WITH_ROBOT, robots=1, has_hints=True)
    await take_turn(ctx, robots.id)
    await _open_season(ctx)


async def _set_up_users(ctx: Context) -> None:
    await register_users(ctx.database, ADA, BEN, CEM, DEA, HAL)
    await updates.update_preferences(ctx, ADA, zone="Europe/Berlin", palette="safe")
    await updates.update_guild_settings(ctx, GUILD_ID, idle_days=14, vacation_days=10)
    await days_off.add_days_off(ctx, BEN, GUILD_ID, date(2027, 3, 2), date(2027, 3, 4))
    await table_alerts.subscribe(ctx, GUILD_ID, DEA, "nauticus")
    await wishes.start(ctx, DEA, GUILD_ID, 1, Choices(games=("nauticus",), paces=("daily",)))
    await learn.start_lesson(ctx, DEA, game("nauticus"))


async def _play(ctx: Context, clock: Clock) -> None:
    """Create a match in the middle of a turn, with a plan, a sandbox, a note, an invitation and an open vote."""
    row = await open_match(ctx, game="nauticus", channel=CHANNEL + IN_A_TURN, seats=4, title="Friday")
    message = await post_commitments(ctx, row.id)
    await tables.join(ctx, row.id, BEN)
    await tables.contribute(ctx, row.id, BEN, "wind and waves")
    await post_commitments(ctx, row.id, message)
    for user in (CEM, DEA):
        await tables.join(ctx, row.id, user)
    while clock.now < CREATED_AT or await load_awaited_user(ctx, row.id) != BEN:
        await take_turn(ctx, row.id)
        clock.now = min(clock.now + 60_000, CREATED_AT)
    await turn_actions.choose(ctx, row.id, BEN, None, 0)
    await planning.pass_turns(ctx, row.id, CEM, 2)
    await sandbox.choose(ctx, row.id, DEA, None, 0)
    await notes.add(ctx, row.id, ADA, "watch Cem")
    await follow.follow(ctx, row.id, HAL, "each")
    assert not await abort.abort(ctx, row.id, ADA)


async def _pause(ctx: Context) -> None:
    row = await start_match(ctx, game="nautilus-island", channel=CHANNEL + PAUSED)
    for _ in range(4):
        await take_turn(ctx, row.id)
    await tools.pause(ctx, row.id, HOST)


async def _finish(ctx: Context) -> None:
    row = await start_match(ctx, game="nautilus-island", channel=CHANNEL + FINISHED, is_rated=True)
    await post_commitments(ctx, row.id)
    while (await load_card(ctx, row.id)).match.status == "running":
        await take_turn(ctx, row.id)
    while await jobs.run(ctx, match_owner(row.id)):
        pass
    await sharing.share(ctx, row.id, ADA, "card")


async def _open_season(ctx: Context) -> None:
    plan = leagues.plan_for("nautilus-island", 2)
    league = await leagues.create(ctx, GUILD_ID, CHANNEL + 100, "Harbour league", plan, HOST)
    season = await leagues.open_season(ctx, league.id, HOST)
    for user in (ADA, BEN, CEM, DEA):
        await membership.join(ctx, season.id, user)


async def make_database(file: Path) -> None:
    """Create a database with example content in a new file."""
    secrets.token_hex = counting_token_hex(FIRST_SECRET)  # type: ignore[assignment]
    clock = Clock()
    database = await Database.open(f"sqlite:///{file}")
    await fill_database(Context(database, clock, lambda: secrets.token_hex(16)), clock)
    await database.close()


def main() -> None:
    """Write the database to a file as SQL."""
    with TemporaryDirectory() as folder:
        asyncio.run(make_database(file := Path(folder) / "made.sqlite"))
        with closing(sqlite3.connect(file)) as database:
            lines = [*database.iterdump(), ""]
    target = DATABASES / f"v{steps.latest():04}.sql"
    target.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
