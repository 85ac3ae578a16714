"""docs/privacy.md says of every table what it contains of users, and what a deletion does to it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from host.matches.settings.time_controls import DAY
from host.operations.privacy import retention, server_deletion
from storage.core.tables import Table, all_tables

PAGE = (Path(__file__).parents[3] / "docs/privacy.md").read_text()
OF_USERS = {"users": "cleared", "user_names": 'replaced by "a former member"'}


def promised(one: Table) -> tuple[set[str], str]:
    """Return what the page says of a table: the columns with users, and what a deletion does."""
    held = {*one.ids, *one.json_ids, *one.claims, *one.words, *one.texts}
    if one.name in OF_USERS:
        return held, OF_USERS[one.name]
    if one.is_personal:
        return held, "deleted"
    if one.texts:
        return held, "key stays, texts with the name are emptied"
    if one.words:
        return held, "key stays, words are emptied"
    return held, "key stays" if held else "nothing to delete"


def test_the_page_tells_what_the_tables_hold() -> None:
    told = {}
    for line in PAGE.splitlines():
        if line.startswith("| `"):
            table, what, held, why, end, until = (cell.strip() for cell in line.strip("|").split("|"))
            assert what
            assert why
            assert until
            told[table.strip("`")] = ({*re.findall(r"`(\w+)`", held)}, end)
    assert told == {one.name: promised(one) for one in all_tables().values()}


@pytest.mark.parametrize(
    ("what", "time"), [("server", server_deletion.KEPT_FOR), ("user", retention.KEPT_FOR)]
)
def test_the_page_tells_how_long_servers_and_users_are_kept(what: str, time: int) -> None:
    (line,) = [line for line in PAGE.splitlines() if line.startswith(f"| a {what}")]
    assert f"| {time // DAY} days after" in line
