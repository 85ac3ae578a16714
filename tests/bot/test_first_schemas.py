"""Databases of the first two schemas, with a call to a player still to be sent, under the bot of today."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.runtime.process.environment import DATABASE
from storage.core import address as addresses
from storage.core.migrations import upgrades
from tests.bot.port import Port, said
from tests.soaking import few_of

pytestmark = pytest.mark.threads

KEPT = ("matches", "seats", "log")
"""The tables of today whose rows were much the same then."""
BEFORE_CLOCKS = {"seed": "5eed", "salt": "5a17", "revision": 0, "ping": None}
GRACE = 140
"""Seconds after which whoever is to move has been called."""


async def go_back(port: Port, folder: Path, version: str) -> None:
    """Let the bot go on with its matches in a database of an early schema, the first player not called yet."""
    old = folder / "old" / DATABASE
    old.parent.mkdir()
    await upgrades.bring_up_to_date(addresses.read(f"sqlite:///{old}"), upgrade=True, to=version)
    with closing(sqlite3.connect(folder / DATABASE)) as today, closing(sqlite3.connect(old)) as then, then:
        today.row_factory = sqlite3.Row
        secrets = {row["match"]: dict(row) for row in today.execute("SELECT * FROM secrets")}
        for table in KEPT:
            known = [row[1] for row in then.execute(f"PRAGMA table_info({table})")]
            for row in map(dict, today.execute(f"SELECT * FROM {table}")):  # noqa: S608 - our own tables
                fields = BEFORE_CLOCKS | secrets.get(row.get("id"), {}) | row
                put(then, table, {name: fields[name] for name in known})
        for match in secrets:
            waiting = {"match": match, "kind": "ping", "payload": "{}", "nonce": f"{match:024}"}
            put(then, "outbox", waiting | {"created": 1, "attempts": 0, "not_before": 1})
    port.folder = old.parent
    await port.stay_away(0)


def put(database: sqlite3.Connection, table: str, row: dict[str, Any]) -> None:
    names, places = ", ".join(row), ", ".join("?" * len(row))
    database.execute(f"INSERT INTO {table} ({names}) VALUES ({places})", list(row.values()))  # noqa: S608 - our own tables


def calls(port: Port) -> list[str]:
    """Return the calls to somebody whose turn it is."""
    return [text for post in port.posts() if "it is your turn" in (text := said(port.raw(post)))]


@pytest.mark.parametrize("version", few_of(["0001", "0002"]))
async def test_whoever_is_to_move_is_called_and_so_is_the_next(
    port: Port, tmp_path: Path, version: str, caplog: pytest.LogCaptureFixture
) -> None:
    await port.begin()
    await go_back(port, tmp_path, version)
    await port.env.advance_time(GRACE)
    assert [f"<@{port.ada.id}>" in call for call in calls(port)] == [True]
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    await port.env.advance_time(GRACE)
    assert [f"<@{port.ben.id}>" in call for call in calls(port)] == [True]
    assert "nobody knows" not in caplog.text
