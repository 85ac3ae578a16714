"""Tests for `harbourmaster league verify`: messages and exit codes for all kinds of season files."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from harbourmaster.__main__ import main
from host.core.context import Context
from host.core.users import User
from host.leagues.commands import membership
from host.leagues.pairing.entrants import Entrant
from host.leagues.season.verify import SeasonFile
from host.leagues.season_plan import SeasonPlan
from storage.core.database import Database
from tests.host.conftest import Clock, toy_games
from tests.host.leagues.seasons import SeasonLog
from tests.host.users import register_users
from tests.host.virtual_leagues import create_league, create_users
from tests.template_database import create_database

PLAN = SeasonPlan(game="pearls", seats=3, size=6, turns=30)


def create_season(members: int = 13, *, is_finished: bool = True) -> SeasonFile:
    season_log = SeasonLog(PLAN, 1, 4)
    season_log.draw([Entrant(user_key) for user_key in range(1, members + 1)])
    season_log.play_all(1.0 if is_finished else 0.5)
    if is_finished:
        season_log.end_season()
    return season_log.export()


def write_season(folder: Path, season: SeasonFile) -> str:
    file = folder / "season.json"
    file.write_bytes(msgspec.json.encode(season))
    return str(file)


def test_verify_reports_a_valid_season(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["league", "verify", write_season(tmp_path, create_season())]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("13 finished matches")
    assert "  the lots, promotions and relegations are correct" in lines
    assert main(["league", "verify", write_season(tmp_path, create_season(is_finished=False))]) == 0
    assert "can't be checked yet" in capsys.readouterr().out


@pytest.mark.usefixtures(toy_games.__name__)
@pytest.mark.threads
def test_exported_season_is_valid(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HARBOURMASTER_DATA", str(tmp_path))
    monkeypatch.delenv("HARBOURMASTER_DATABASE", raising=False)
    monkeypatch.chdir(tmp_path)
    create_database(tmp_path / "harbourmaster.sqlite")
    assert main(["league", "list"]) == 0
    assert capsys.readouterr().out == "no leagues\n"
    asyncio.run(draw_season(tmp_path / "harbourmaster.sqlite"))
    assert main(["league", "list"]) == 0
    assert "  season 1 (id 1): playing, 5 players in 1 divisions" in capsys.readouterr().out
    assert main(["league", "export", "1", str(tmp_path / "out")]) == 0
    data = {file.name: file.read_text() for file in (tmp_path / "out").iterdir()}
    assert {*data} == {"season.json", "standings.csv", "results.csv", "ratings.csv"}
    assert "'=1+1" in data["standings.csv"]
    capsys.readouterr()
    assert main(["league", "verify", str(tmp_path / "out" / "season.json")]) == 0
    assert "can't be checked yet" in capsys.readouterr().out
    assert main(["league", "export", "1", str(tmp_path / "out")]) == 1
    assert main(["league", "export", "7", str(tmp_path / "other")]) == 1


@pytest.mark.long
@pytest.mark.usefixtures(toy_games.__name__)
@pytest.mark.threads
def test_exported_results_are_compared_with_exported_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HARBOURMASTER_DATA", str(tmp_path))
    monkeypatch.delenv("HARBOURMASTER_DATABASE", raising=False)
    monkeypatch.chdir(tmp_path)
    create_database(tmp_path / "harbourmaster.sqlite")
    asyncio.run(draw_season(tmp_path / "harbourmaster.sqlite", plays=True))
    assert main(["league", "export", "1", "out"]) == 0
    records = sorted((tmp_path / "out" / "records").iterdir())
    assert len(records) == 5
    assert main(["record", "verify", *map(str, records)]) == 0
    assert main(["league", "verify", "out/season.json", "--records", "out/records"]) == 0
    assert "5 of 5 results were compared" in capsys.readouterr().out
    forged = msgspec.json.decode((tmp_path / "out" / "season.json").read_bytes())
    forged["outcomes"][0]["seats"][0]["score"] += 1
    (tmp_path / "forged.json").write_bytes(msgspec.json.encode(forged))
    assert main(["league", "verify", "forged.json", "--records", *map(str, records)]) == 1
    assert "is not that of its record" in capsys.readouterr().out
    assert main(["league", "verify", "out/season.json", "forged.json", "--records", "out/records"]) == 1
    assert "--records needs a single season" in capsys.readouterr().err


async def draw_season(file: Path, *, plays: bool = False) -> None:
    """Start a season with five players, and play all its matches if `plays` is True.

    The name of one player is a spreadsheet formula.
    """
    database = await Database.open(f"sqlite:///{file}")
    clock = Clock()
    ctx = Context(database, clock, lambda: "ab" * 16)
    await register_users(database, *create_users(4), User(7, "=1+1"))
    days = await create_league(ctx, clock)
    await days.join(*create_users(4), User(7, "=1+1"))
    await days.advance_until("confirming")
    for user in (*create_users(4), User(7, "=1+1")):
        await membership.confirm(ctx, (await days.load_season()).id, user)
    await days.advance_until("playing")
    if plays:
        await days.play_all()
    await database.close()


def test_manipulated_season_is_detected(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    season_file = create_season()
    first, *others = season_file.outcomes
    turned = replace(first, seats=tuple(replace(seat, place=4 - (seat.place or 0)) for seat in first.seats))
    assert (
        main(["league", "verify", write_season(tmp_path, replace(season_file, outcomes=(turned, *others)))])
        == 1
    )
    assert "  WRONG: wrong standings in these divisions" in capsys.readouterr().out
    assert main(["league", "verify", write_season(tmp_path, replace(season_file, league=8))]) == 1
    assert "  WRONG: the commitment does not match" in capsys.readouterr().out


def test_invalid_season_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{}")
    assert main(["league", "verify", str(bad)]) == 1
    assert "not a season" in capsys.readouterr().err
    assert main(["league", "verify", str(tmp_path / "none.json")]) == 1
    assert "can't be read" in capsys.readouterr().err


def test_damaged_file_does_not_crash_the_check(tmp_path: Path) -> None:
    """A damaged file is reported as invalid, unless the damage has no effect."""
    whole, chance, results = msgspec.to_builtins(create_season(7)), Random(11), set[int]()
    for _ in range(60):
        damaged = msgspec.json.decode(msgspec.json.encode(whole))
        change_random_value(damaged, chance)
        file = tmp_path / "damaged.json"
        file.write_bytes(msgspec.json.encode(damaged))
        results.add(main(["league", "verify", str(file)]))
    assert results == {0, 1}


def change_random_value(parsed: Any, chance: Random) -> None:
    """Change one random value in a parsed file."""
    while True:
        keys = [*parsed] if isinstance(parsed, dict) else [*range(len(parsed))]
        if not keys:
            return
        key = chance.choice(keys)
        if isinstance(parsed[key], dict | list) and parsed[key] and chance.random() < 0.85:
            parsed = parsed[key]
            continue
        parsed[key] = chance.choice([0, -1, 9, None, "x", 1, 2, [], 10**6])
        return
