"""Tests for `harbourmaster league rebuild`: it recomputes results from the logs and prints the differences."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from harbourmaster.__main__ import main
from host.core.context import Context
from host.core.jobs import run
from host.core.owners import match_owner
from host.core.users import User
from host.decisions.replace import replacement
from host.leagues.commands import leagues, membership
from host.matches.permissions import Authority
from host.tables.tables import tables
from host.tables.tables.requests import NewMatch
from storage.core.database import Database

ADA = User(10, "Ada")
HOST = Authority(User(9, "Hanna"), "", 1)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HARBOURMASTER_DATA", str(tmp_path))
    monkeypatch.delenv("HARBOURMASTER_DATABASE", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path / "harbourmaster.sqlite"


async def finish_match(file: Path) -> None:
    """Open a match and let Ada resign, so that robots play it to the end."""
    database = await Database.open(f"sqlite:///{file}")
    ctx = Context(database, lambda: 1_800_000_000_000, lambda: "ab" * 16)
    wanted = NewMatch(
        game="nauticus", guild_id=1, channel=5, opener=ADA, seats=2, robots=1, level="landlubber"
    )
    row = await tables.open_match(ctx, wanted)
    await replacement.resign(ctx, row.id, ADA)
    while await run(ctx, match_owner(row.id), may_take_long=True):
        pass
    await database.close()


@pytest.mark.long
def test_rebuild_reports_and_restores_missing_results(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(finish_match(file))
    with sqlite3.connect(file) as connection:
        connection.execute("delete from results")
    connection.close()
    assert main(["league", "rebuild"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "match 1: had no result; created from its log",
        "1 finished matches: 0 unchanged",
    ]
    assert main(["league", "rebuild"]) == 0
    assert capsys.readouterr().out == "1 finished matches: 1 unchanged\n"


async def open_league(file: Path) -> None:
    """Open a season and sign up Ada."""
    database = await Database.open(f"sqlite:///{file}")
    ctx = Context(database, lambda: 1_800_000_000_000, lambda: "ab" * 16)
    row = await leagues.create(ctx, 1, 5, "Harbour", leagues.plan_for("nauticus", 3), HOST)
    known = await leagues.open_season(ctx, row.id, HOST)
    await membership.join(ctx, known.id, ADA)
    await database.close()


def test_rebuild_restores_season_members(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(open_league(file))
    with sqlite3.connect(file) as connection:
        connection.execute("delete from season_members")
    connection.close()
    assert main(["league", "rebuild"]) == 0
    assert "Harbour, season 1: the stored season differed" in capsys.readouterr().out
    assert main(["league", "rebuild"]) == 0
    assert "Harbour" not in capsys.readouterr().out
