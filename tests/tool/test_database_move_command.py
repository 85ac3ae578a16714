"""Tests for `harbourmaster db move`: even a large move prints only a few progress lines."""

from __future__ import annotations

from itertools import chain

import pytest

from harbourmaster.database import move as database_move
from harbourmaster.failure import Failure
from storage.core import database_copy
from storage.core.database_copy import BATCH_ROWS, ProgressCallback

LOG_ROWS = 5_469_000
TABLES = {"matches": 20_000, "log": LOG_ROWS, "notices": 1, "results": 99_999}


async def report_large_move(_old: str, _new: str, on_progress: ProgressCallback) -> int:
    """Report the same progress as a move of a large database."""
    for table, count in TABLES.items():
        for done in chain(range(BATCH_ROWS, count, BATCH_ROWS), [count]):
            on_progress(table, done, count)
    return sum(TABLES.values())


def test_large_move_prints_a_line_per_table_and_per_tenth(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(database_copy, "move", report_large_move)
    assert database_move.move("sqlite:////old.sqlite", "postgresql://harbour:secret@db/harbour") == 0
    *lines, last = capsys.readouterr().out.splitlines()
    assert [line for line in lines if not line.startswith("log:")] == [
        f"{table}: {count} of {count} rows" for table, count in TABLES.items() if table != "log"
    ]
    of_log = [line for line in lines if line.startswith("log:")]
    assert len(of_log) == 10
    assert of_log[-1] == f"log: {LOG_ROWS} of {LOG_ROWS} rows"
    assert last.startswith(f"{sum(TABLES.values())} rows were moved. Start the bot with")
    assert "secret" not in last


def test_failed_move_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> int:
        raise database_copy.MoveFailed("not-empty", "matches")

    monkeypatch.setattr(database_copy, "move", fail)
    with pytest.raises(Failure, match="nothing was moved: "):
        database_move.move("sqlite:////old.sqlite", "sqlite:////new.sqlite")
