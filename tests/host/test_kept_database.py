"""Tests that a released version's stored database can be read completely, and its matches continued."""

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
from tests.host.outlines import card
from tests.host.players import key, opened, work
from tests.host.polls import open_questions, tags
from tests.storage.databases.make import (
    ADA,
    BEN,
    CEM,
    DEA,
    FINISHED,
    HOST,
    IN_A_TURN,
    LEAGUE,
    OPEN,
    PAUSED,
    SERVER,
    WITH_ROBOT,
    take_turn,
)  # fmt: skip
from tests.storage.kept import STOOD_AT, look_up, restore
from tests.storage.steps import bring_steps

WAITING = {
    "outbox": "posts",
    "jobs": "jobs",
    "timers": "timers",
    "votes": "votes",
    "notices": "posts",
}
"""Tables that store kinds, with the feature field that declares them."""
WEEK = 7 * 24 * 3_600_000
YES = 0


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Restore the stored database to a file."""
    restore(tmp_path / "kept.sqlite")
    return tmp_path / "kept.sqlite"


@pytest.fixture
async def kept(file: Path, clock: Clock) -> AsyncIterator[Context]:
    """Open the stored database with the clock set to the time when it was created."""
    clock.now = STOOD_AT
    database = await Database.open(f"sqlite:///{file}")
    yield Context(database, clock, lambda: f"{0x5EED:032x}")
    await database.close()


async def since(ctx: Context, match_id: int, head: int) -> list[str]:
    """Return the log entries after number `head` in short form."""
    return (await tags(ctx, match_id, 1000))[head:]


async def head_of(ctx: Context, match_id: int) -> int:
    return (await card(ctx, match_id)).match.head


async def let_time_pass(ctx: Context, clock: Clock, later: int) -> None:
    """Advance the clock, running each timer when it is due and playing the robots' turns."""
    end = clock.now + later
    while (at := (await load_due_times(ctx)).timer) is not None and at <= end:
        clock.now = max(clock.now, at)
        for owner in await timers.due_owners(ctx):
            await timers.fire_due(ctx, owner)
            await jobs.run(ctx, owner, may_take_long=True)
    clock.now = end


def test_pending_rows_serialize_to_the_same_payload(file: Path) -> None:
    """Serialize all pending rows to their stored payloads.

    If a payload changed, lookups by payload would no longer find the row.
    """
    for name, slot in WAITING.items():
        for owner, kind, payload in look_up(file, f"SELECT feature, kind, payload FROM {name}"):  # noqa: S608 - our own tables
            read = kinds.parse(getattr(feature(owner), slot), owner, kind, payload)
            assert (kinds.feature_of(read), kinds.name_of(read)) == (owner, kind)
            assert kinds.payload_of(read) == payload


async def test_all_stored_matches_replay_unchanged(kept: Context) -> None:
    assert {one.verdict async for one in replay_all(kept)} == {"same"}
    for match_id in (IN_A_TURN, PAUSED, FINISHED, WITH_ROBOT):
        whole = await view.load_log(kept, match_id, None)
        assert whole.sections
        assert all(section.log_lines for section in whole.sections)


async def test_stored_finished_match_can_be_verified_and_shared(kept: Context) -> None:
    assert (await fairness.verify(kept, FINISHED)).is_valid
    assert await sharing.find_shared(kept, FINISHED, BEN, "card") is not None
    assert await sharing.find_shared(kept, FINISHED, BEN, "film") is None


async def test_new_match_gets_the_next_unused_id(kept: Context) -> None:
    row = await opened(kept, channel=1)
    assert row.id == WITH_ROBOT + 1


async def test_stored_draft_can_be_continued(kept: Context) -> None:
    panel = await turn_actions.load_panel(kept, IN_A_TURN, BEN)
    assert panel.chosen
    assert await take_turn(kept, IN_A_TURN) == BEN
    assert "move player" in await since(kept, IN_A_TURN, panel.match.head)


async def test_stored_match_continues_after_later_migrations(
    file: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring_steps(monkeypatch)
    clock.now = STOOD_AT
    database = await Database.open(f"sqlite:///{file}")
    ctx = Context(database, clock, lambda: f"{0x5EED:032x}")
    try:
        for _ in range(4):
            await take_turn(ctx, IN_A_TURN)
    finally:
        await database.close()


async def test_stored_plan_sandbox_and_note_are_loaded(kept: Context) -> None:
    assert (await planning.load_plan(kept, IN_A_TURN, CEM)).plan == Passing(2)
    assert len((await sandbox.load_panel(kept, IN_A_TURN, DEA)).tried) == 1
    assert (await notes.load_note(kept, IN_A_TURN, ADA.key)).text == "watch Cem"


async def test_stored_vote_can_be_decided(kept: Context) -> None:
    (asked,) = await open_questions(kept, IN_A_TURN)
    for user in (BEN, CEM, DEA):
        await voting.cast_ballot(kept, IN_A_TURN, asked.id, user, YES)
    assert await open_questions(kept, IN_A_TURN) == []
    assert (await card(kept, IN_A_TURN)).match.status == "cancelled"


async def test_stored_paused_match_can_be_resumed(kept: Context) -> None:
    assert (await card(kept, PAUSED)).match.paused_since is not None
    await tools.resume(kept, PAUSED, HOST)
    head = await head_of(kept, PAUSED)
    await take_turn(kept, PAUSED)
    assert await head_of(kept, PAUSED) > head


async def test_robots_continue_in_stored_match(kept: Context) -> None:
    head = await head_of(kept, WITH_ROBOT)
    while "move robot" not in await since(kept, WITH_ROBOT, head):
        await take_turn(kept, WITH_ROBOT)
        await work(kept, WITH_ROBOT)
    assert "move player" in await since(kept, WITH_ROBOT, head)


async def test_stored_invitations_still_restrict_joining(kept: Context) -> None:
    with pytest.raises(UserError) as refused:
        await tables.join(kept, OPEN, ADA)
    assert key(refused) == "refusal-invited-only"
    for user in (BEN, CEM):
        await tables.join(kept, OPEN, user)
    assert (await card(kept, OPEN)).match.status == "running"


async def test_stored_settings_days_off_and_audit_log_are_loaded(kept: Context) -> None:
    ada = await updates.get_preferences(kept, ADA.key)
    server = await updates.get_guild_settings(kept, SERVER)
    assert (ada.zone, ada.palette, server.idle_days) == ("Europe/Berlin", "safe", 14)
    (stay,) = (await days_off.load_days_off(kept, BEN.key, SERVER)).periods
    assert (stay.first, stay.last) == (date(2027, 3, 2), date(2027, 3, 4))
    acts = [
        (kinds.name_of(one.act), one.host_name, one.reason)
        for one in (await permissions.load_page(kept, SERVER, 1)).entries
    ]
    assert ("pause", "Hal", "a storm") in acts


async def test_stored_season_keeps_its_members(kept: Context) -> None:
    known = await leagues.latest_season(kept, LEAGUE)
    assert known is not None
    assert {*known.season.members} == {user.key for user in (ADA, BEN, CEM, DEA)}


async def test_stored_timers_run_when_due(kept: Context, clock: Clock) -> None:
    """Run the stored timers for a week without user actions.

    The vote is then closed, and the season is drawn.
    """
    head = await head_of(kept, IN_A_TURN)
    await let_time_pass(kept, clock, WEEK)
    assert await since(kept, IN_A_TURN, head) == ["ruled abort-refused"]
