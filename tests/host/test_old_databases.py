"""Databases of earlier schemas, written by the code of their time: their matches are played on."""

from __future__ import annotations

from pathlib import Path

import pytest

from host.core import jobs, kinds, timers
from host.core.context import Context
from host.core.features import feature
from host.core.owners import match_owner
from host.core.people import Person
from host.operations.admin.replaying import replay_all
from host.turns.play import turns
from storage.core.database import Database
from storage.core.scheduling import outbox
from tests.host.conftest import Clock
from tests.host.outlines import card
from tests.host.players import ADA, BEN
from tests.storage.old_databases import SMALL, SMALL_STOOD_AT, look_up, restore

MATCHES = (1, 2)
ON = 6
"""Turns that are played on."""


@pytest.mark.parametrize("version", SMALL)
async def test_matches_of_an_old_database_are_played_on(tmp_path: Path, clock: Clock, version: str) -> None:
    file = tmp_path / "old.sqlite"
    restore(version, file)
    entries, posts = (look_up(file, f"SELECT count(*) FROM {name}")[0][0] for name in ("log", "outbox"))  # noqa: S608 - our own tables
    assert min(entries, posts) > 5
    clock.now = SMALL_STOOD_AT
    database = await Database.open(f"sqlite:///{file}")
    ctx = Context(database, clock, lambda: f"{0x5EED:032x}")
    try:
        await check_posts(ctx, posts)
        assert [one.verdict async for one in replay_all(ctx)] == ["same", "same"]
        for match in MATCHES:
            await play_on(ctx, clock, match)
    finally:
        await database.close()
    assert look_up(file, "SELECT count(*) FROM log")[0][0] >= entries + len(MATCHES) * ON


async def check_posts(ctx: Context, count: int) -> None:
    """Look whether all that waited to be posted still does, in words of today."""
    async with ctx.database.reading() as tx:
        rows = [row for match in MATCHES for row in await outbox.waiting(tx, "match", match)]
    assert len(rows) >= count - len(MATCHES)
    for row in rows:
        kinds.read(feature(row.feature).posts, row.feature, row.kind, row.payload)


async def awaited(ctx: Context, match: int) -> Person:
    """Return who has something to choose, or to confirm."""
    panels = {person: await turns.panel(ctx, match, person) for person in (ADA, BEN)}
    return next(person for person, panel in panels.items() if panel.offers or panel.can_confirm)


async def play_on(ctx: Context, clock: Clock, match: int) -> None:
    """Confirm the turn that was chosen, then take more; timers ring in between."""
    confirmed = 0
    while confirmed < ON:
        before = (await card(ctx, match)).match.head
        person = await awaited(ctx, match)
        panel = await turns.panel(ctx, match, person)
        while (await card(ctx, match)).match.head == before:
            if panel.can_confirm:
                await turns.confirm(ctx, match, person, panel.revision)
            else:
                panel = await turns.choose(ctx, match, person, panel.revision, 0, confirm_reveal=True)
        confirmed += 1
        clock.now += 200_000
        await timers.ring(ctx, match_owner(match))
        await jobs.run(ctx, match_owner(match))
