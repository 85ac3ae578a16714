"""docs/privacy.md tells of every table what of people stands in it, and what becomes of that."""

from __future__ import annotations

import re
from pathlib import Path

from host.matches.settings.time_controls import DAY
from host.operations.privacy.server_deletion import KEPT_FOR
from storage.core.tables import Table, all_tables

PAGE = (Path(__file__).parents[3] / "docs/privacy.md").read_text()


def promised(one: Table) -> tuple[set[str], str]:
    """Return what the page says of a table: where people stand, and what becomes of it."""
    held = {*one.ids, *one.claims, *one.names, *one.titles, *one.words, *one.texts}
    return held, "deleted" if one.is_personal else "a number" if held else "stays"


def test_the_page_tells_what_the_tables_hold() -> None:
    told = {}
    for line in PAGE.splitlines():
        if line.startswith("| `"):
            table, what, held, why, end = (cell.strip() for cell in line.strip("|").split("|"))
            assert what
            assert why
            told[table.strip("`")] = ({*re.findall(r"`(\w+)`", held)}, end)
    assert told == {one.name: promised(one) for one in all_tables().values()}


def test_the_page_tells_how_long_a_server_is_kept() -> None:
    assert f"kept for {KEPT_FOR // DAY} days" in PAGE
