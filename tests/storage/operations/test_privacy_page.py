"""Tests for the documentation of stored data: columns with user data, effects of a deletion, and retention."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from host.matches.settings.time_controls import DAY
from host.operations.privacy import export, guild_deletion, limits, retention
from storage.core.copying import deletion_list, rotation
from storage.core.tables import Table, all_tables

DOCS = Path(__file__).parents[3] / "docs"
SUMMARY = (DOCS / "privacy.md").read_text()
TABLES = (DOCS / "stored-data.md").read_text()
OF_USERS = {"users": "cleared", "user_names": 'replaced by "a former member"'}


def documented_columns(one: Table) -> tuple[set[str], str]:
    """Return a table's columns with user data, and the documented effect of a deletion on them."""
    held = {
        *one.user_columns,
        *one.json_user_columns,
        *one.reservation_columns,
        *one.written_columns,
        *one.name_columns,
    }
    if one.name in OF_USERS:
        return held, OF_USERS[one.name]
    if one.is_personal:
        return held, "deleted"
    if one.name_columns:
        return held, "key stays, texts with the name are emptied"
    if one.written_columns:
        return held, "key stays, words are emptied"
    return held, "key stays" if held else "nothing to delete"


def test_page_lists_the_columns_with_user_data() -> None:
    data = {}
    for line in TABLES.splitlines():
        if line.startswith("| `"):
            table, text, held, why, end, until = (cell.strip() for cell in line.strip("|").split("|"))
            assert text
            assert why
            assert until
            data[table.strip("`")] = ({*re.findall(r"`(\w+)`", held)}, end)
    assert data == {one.name: documented_columns(one) for one in all_tables().values()}


@pytest.mark.parametrize(
    ("what", "time"), [("server", guild_deletion.RETENTION_PERIOD), ("user", retention.RETENTION_PERIOD)]
)
def test_page_states_the_retention_of_servers_and_users(what: str, time: int) -> None:
    (line,) = [line for line in SUMMARY.splitlines() if line.startswith(f"| a {what}")]
    assert f"| {time // DAY} days after" in line


def test_page_states_the_retention_of_copies() -> None:
    lines = [
        line for line in TABLES.splitlines() if line.startswith(("| copies before", "| databases replaced"))
    ]
    assert len(lines) == 2
    assert all(line.endswith(f"| {rotation.MAX_COPY_AGE.days} days |") for line in lines)
    assert f"`backups/{deletion_list.FILE_NAME}`" in TABLES


def test_page_states_the_daily_limits() -> None:
    assert (export.MAX_PER_DAY, limits.MAX_DELETIONS_PER_DAY) == (5, 3)
    assert "five times a day" in SUMMARY
    assert "three times a day" in SUMMARY
