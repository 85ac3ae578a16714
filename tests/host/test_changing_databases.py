"""Tests for moving matches to a database of another kind and back."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from harbourmaster.database import commands as databases
from harbourmaster.database import move as database_move
from harbourmaster.failure import Failure
from host.core.context import Context
from host.turns.play import turn_actions
from storage.core import address
from storage.core.database import Database
from tests import postgres
from tests.host.conftest import Clock
from tests.host.players import (  # fmt: skip
    ADA,
    BEN,
    CHANNEL,
    all_pending_messages,
    all_timers_of,
    open_match,
    secret_of,
    start_match,
    take_pearls,
    take_turn,
)


@pytest.fixture
def server_url() -> Iterator[str]:
    yield (text := postgres.new_database(is_blank=True))
    postgres.drop_database(text)


async def open_context(url: str, clock: Clock) -> Context:
    return Context(await Database.open(url), clock, lambda: secrets.token_hex(16))


async def load_match_state(ctx: Context, match_id: int) -> tuple[object, ...]:
    """Return the views of a match for two players, with its outbox, timers and secret."""
    panels = [await turn_actions.load_panel(ctx, match_id, user) for user in (ADA, BEN)]
    return (
        *panels,
        await all_pending_messages(ctx, match_id),
        await all_timers_of(ctx, match_id),
        await secret_of(ctx, match_id),
    )


async def test_running_matches_survive_database_move_in_both_directions(
    tmp_path: Path, clock: Clock, server_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file, back = f"sqlite:///{tmp_path}/old.sqlite", f"sqlite:///{tmp_path}/back.sqlite"
    ctx = await open_context(file, clock)
    row = await start_match(ctx)
    for count, (old, new) in enumerate(((file, server_url), (server_url, back)), 1):
        await take_turn(ctx, row.id, ADA, 1)
        await take_pearls(ctx, row.id, BEN, 1)
        before = await load_match_state(ctx, row.id)
        await ctx.database.close()
        assert await asyncio.to_thread(database_move.move, old, new) == 0
        assert f"matches: {count} of {count} rows" in capsys.readouterr().out
        ctx = await open_context(new, clock)
        assert await load_match_state(ctx, row.id) == before
        assert (await open_match(ctx, channel=CHANNEL + count)).id == row.id + count
        await turn_actions.confirm(ctx, row.id, BEN)
    await ctx.database.close()


def test_move_into_nonempty_database_is_refused(tmp_path: Path, clock: Clock) -> None:
    file, other = (f"sqlite:///{tmp_path}/{name}.sqlite" for name in ("old", "other"))

    async def fill() -> None:
        for url in (file, other):
            ctx = await open_context(url, clock)
            await start_match(ctx)
            await ctx.database.close()

    asyncio.run(fill())
    with pytest.raises(Failure, match="nothing was moved: the new database is not empty"):
        database_move.move(file, other)


async def test_move_after_failed_restore_is_refused(
    tmp_path: Path, server_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """No data is moved from a database whose restore has failed.

    If `pg_restore` fails, the restored database is empty. Later steps must not report success.
    """
    with pytest.raises(Failure, match=f"missing: .*{address.parse(server_url).database} is empty"):
        await asyncio.to_thread(databases.upgrade, server_url, create=False)
    file = f"sqlite:///{tmp_path}/copy.sqlite"
    with pytest.raises(Failure, match="old: empty"):
        await asyncio.to_thread(database_move.move, server_url, file)
    assert await asyncio.to_thread(databases.upgrade, server_url, create=True) == 0
    assert await asyncio.to_thread(database_move.move, server_url, file) == 0
    assert "0 rows were moved: the old database had none" in capsys.readouterr().out


@pytest.mark.long
async def test_postgres_dump_restores_via_sqlite_without_reusing_ids(
    tmp_path: Path, clock: Clock, server_url: str
) -> None:
    """After a dump is restored, new ids are higher than all ids that were assigned after the dump.

    The test follows the steps in docs/postgresql.md.
    """
    laid_out, restored = (postgres.new_database(is_blank=True) for _ in range(2))
    copy, place = f"sqlite:///{tmp_path}/copy.sqlite", f"sqlite:///{tmp_path}/restored.sqlite"
    ctx = await open_context(server_url, clock)
    row = await start_match(ctx)
    await take_turn(ctx, row.id, ADA, 1)
    kept = await load_match_state(ctx, row.id)
    await asyncio.to_thread(postgres.dump_database, server_url, tmp_path / "harbour.dump")
    lost = await open_match(ctx, channel=CHANNEL + 1)
    await ctx.database.close()

    await asyncio.to_thread(postgres.restore_dump, tmp_path / "harbour.dump", laid_out)
    for old, new in ((laid_out, copy), (server_url, place)):
        assert await asyncio.to_thread(database_move.move, old, new) == 0
    assert await asyncio.to_thread(databases.restore, place, tmp_path / "copy.sqlite", create=False) == 0
    assert await asyncio.to_thread(database_move.move, place, restored) == 0
    ctx = await open_context(restored, clock)
    assert (await load_match_state(ctx, row.id))[-1] == kept[-1]
    assert (await open_match(ctx, channel=CHANNEL + 2)).id > lost.id + 500
    await ctx.database.close()
    for text in (laid_out, restored):
        postgres.drop_database(text)
