"""Tests for a released version's stored database: all data can be read, and its matches continue."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import date
from pathlib import Path

import pytest

from host.core import jobs, kinds, timers
from host.core.alarm import load_due_times
from host.core.context import Context
from host.core.errors import UserError
from host.core.features import feature
from host.decisions.vote import voting
from host.history import sharing
from host.leagues.commands import leagues
from host.matches import permissions
from host.matches.settings import updates
from host.messages import view
from host.operations.admin import tools
from host.operations.admin.replay import replay_all
from host.tables.fairness import fairness
from host.tables.tables import tables
from host.time.clock import days_off
from host.turns import notes
from host.turns.plan import planning
from host.turns.plan.plans import Passing
from host.turns.play import turn_actions
from host.turns.sandbox import sandbox
from storage.core.database import Database
from tests.host.conftest import Clock
from tests.host.match_summaries import load_card
from tests.host.players import error_key, open_match, run_jobs
from tests.host.votes import entry_tags, load_open_votes
from tests.storage.databases.make import (
    ADA,
    BEN,
    CEM,
    DEA,
    FINISHED,
    GUILD_ID,
    HOST,
    IN_A_TURN,
    LEAGUE,
    OPEN,
    PAUSED,
    WITH_ROBOT,
    take_turn,
)  # fmt: skip
from tests.storage.later_migrations import register_test_migrations
from tests.storage.stored_databases import CREATED_AT, restore, run_query

WAITING = {
    "outbox": "posts",
    "jobs": "jobs",
    "timers": "timers",
    "votes": "votes",
    "notices": "posts",
}
"""Tables whose rows have a kind.

The value is the name of the Feature field in which these kinds are declared.
"""
WEEK = 7 * 24 * 3_600_000
YES = 0


@pytest.fixture
def database_file(tmp_path: Path) -> Path:
    """Restore the stored database to a file."""
    restore(tmp_path / "kept.sqlite")
    return tmp_path / "kept.sqlite"


@pytest.fixture
async def stored_context(database_file: Path, clock: Clock) -> AsyncIterator[Context]:
    """Open the stored database with the clock set to the time when it was created."""
    clock.now = CREATED_AT
    database = await Database.open(f"sqlite:///{database_file}")
    yield Context(database, clock, lambda: f"{0x5EED:032x}")
    await database.close()


async def entries_after(ctx: Context, match_id: int, head: int) -> list[str]:
    """Return the log entries after number `head` in short form."""
    return (await entry_tags(ctx, match_id, 1000))[head:]


async def head_of(ctx: Context, match_id: int) -> int:
    return (await load_card(ctx, match_id)).match.head


async def advance_time(ctx: Context, clock: Clock, elapsed: int) -> None:
    """Advance the clock.

    Each timer runs when it is due, and robots play their turns.
    """
    end = clock.now + elapsed
    while (at := (await load_due_times(ctx)).timer) is not None and at <= end:
        clock.now = max(clock.now, at)
        for owner in await timers.due_owners(ctx):
            await timers.fire_due(ctx, owner)
            await jobs.run(ctx, owner, may_take_long=True)
    clock.now = end


def test_pending_rows_serialize_to_the_same_payload(database_file: Path) -> None:
    """All pending rows serialize to their stored payloads.

    Rows are looked up by payload, so a changed payload would make them impossible to find.
    """
    for name, slot in WAITING.items():
        for owner, kind, payload in run_query(database_file, f"SELECT feature, kind, payload FROM {name}"):  # noqa: S608 - only names of tables
            read = kinds.parse(getattr(feature(owner), slot), owner, kind, payload)
            assert (kinds.feature_of(read), kinds.name_of(read)) == (owner, kind)
            assert kinds.payload_of(read) == payload


async def test_all_stored_matches_replay_unchanged(stored_context: Context) -> None:
    assert {replay_result.verdict async for replay_result in replay_all(stored_context)} == {"same"}
    for match_id in (IN_A_TURN, PAUSED, FINISHED, WITH_ROBOT):
        whole = await view.load_log(stored_context, match_id, None)
        assert whole.sections
        assert all(section.log_lines for section in whole.sections)


async def test_stored_finished_match_can_be_verified_and_shared(stored_context: Context) -> None:
    assert (await fairness.verify(stored_context, FINISHED)).is_valid
    assert await sharing.find_shared(stored_context, FINISHED, BEN, "card") is not None
    assert await sharing.find_shared(stored_context, FINISHED, BEN, "film") is None


async def test_new_match_gets_the_next_unused_id(stored_context: Context) -> None:
    row = await open_match(stored_context, channel=1)
    assert row.id == WITH_ROBOT + 1


async def test_stored_draft_can_be_continued(stored_context: Context) -> None:
    panel = await turn_actions.load_panel(stored_context, IN_A_TURN, BEN)
    assert panel.chosen
    assert await take_turn(stored_context, IN_A_TURN) == BEN
    assert "move player" in await entries_after(stored_context, IN_A_TURN, panel.match.head)


async def test_stored_match_continues_after_later_migrations(
    database_file: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    register_test_migrations(monkeypatch)
    clock.now = CREATED_AT
    database = await Database.open(f"sqlite:///{database_file}")
    ctx = Context(database, clock, lambda: f"{0x5EED:032x}")
    try:
        for _ in range(4):
            await take_turn(ctx, IN_A_TURN)
    finally:
        await database.close()


async def test_stored_plan_sandbox_and_note_are_loaded(stored_context: Context) -> None:
    assert (await planning.load_plan(stored_context, IN_A_TURN, CEM)).plan == Passing(2)
    assert len((await sandbox.load_panel(stored_context, IN_A_TURN, DEA)).tried) == 1
    assert (await notes.load_note(stored_context, IN_A_TURN, ADA.key)).text == "watch Cem"


async def test_stored_vote_can_be_decided(stored_context: Context) -> None:
    (vote_row,) = await load_open_votes(stored_context, IN_A_TURN)
    for user in (BEN, CEM, DEA):
        await voting.cast_ballot(stored_context, IN_A_TURN, vote_row.id, user, YES)
    assert await load_open_votes(stored_context, IN_A_TURN) == []
    assert (await load_card(stored_context, IN_A_TURN)).match.status == "cancelled"


async def test_stored_paused_match_can_be_resumed(stored_context: Context) -> None:
    assert (await load_card(stored_context, PAUSED)).match.paused_since is not None
    await tools.resume(stored_context, PAUSED, HOST)
    head = await head_of(stored_context, PAUSED)
    await take_turn(stored_context, PAUSED)
    assert await head_of(stored_context, PAUSED) > head


async def test_robots_continue_in_stored_match(stored_context: Context) -> None:
    head = await head_of(stored_context, WITH_ROBOT)
    while "move robot" not in await entries_after(stored_context, WITH_ROBOT, head):
        await take_turn(stored_context, WITH_ROBOT)
        await run_jobs(stored_context, WITH_ROBOT)
    assert "move player" in await entries_after(stored_context, WITH_ROBOT, head)


async def test_stored_invitations_still_restrict_joining(stored_context: Context) -> None:
    with pytest.raises(UserError) as refused:
        await tables.join(stored_context, OPEN, ADA)
    assert error_key(refused) == "refusal-invited-only"
    for user in (BEN, CEM):
        await tables.join(stored_context, OPEN, user)
    assert (await load_card(stored_context, OPEN)).match.status == "running"


async def test_stored_settings_days_off_and_audit_log_are_loaded(stored_context: Context) -> None:
    ada = await updates.get_preferences(stored_context, ADA.key)
    server = await updates.get_guild_settings(stored_context, GUILD_ID)
    assert (ada.zone, ada.palette, server.idle_days) == ("Europe/Berlin", "safe", 14)
    (stay,) = (await days_off.load_days_off(stored_context, BEN.key, GUILD_ID)).periods
    assert (stay.first, stay.last) == (date(2027, 3, 2), date(2027, 3, 4))
    acts = [
        (kinds.name_of(entry.act), entry.host_name, entry.reason)
        for entry in (await permissions.load_page(stored_context, GUILD_ID, 1)).entries
    ]
    assert ("pause", "Hal", "a storm") in acts


async def test_stored_season_keeps_its_members(stored_context: Context) -> None:
    known = await leagues.latest_season(stored_context, LEAGUE)
    assert known is not None
    assert {*known.season.members} == {user.key for user in (ADA, BEN, CEM, DEA)}


async def test_stored_timers_run_when_due(stored_context: Context, clock: Clock) -> None:
    """Stored timers run during a week without user actions.

    After this week, the stored vote is closed and the stored season is drawn.
    """
    head = await head_of(stored_context, IN_A_TURN)
    await advance_time(stored_context, clock, WEEK)
    assert await entries_after(stored_context, IN_A_TURN, head) == ["ruled abort-refused"]
