"""Every table says what it holds of people, and every column that may hold one is declared."""

from __future__ import annotations

from sqlalchemy import BigInteger, String, Text

from storage.core.schema import every_table
from storage.core.stored import Of, all_stored

TABLES = every_table().tables

NOBODY = {
    "asked", "at", "began", "board_message", "bearer", "card", "champion_role", "channel", "channel_lost", "closes",
    "created", "ended", "growing", "growing_since", "id", "last", "late", "league", "left", "match", "message",
    "not_before", "opened", "owner", "paused", "question", "role", "season", "server", "since", "started",
    "through_ended", "through_match", "told", "transcript_channel", "transcript_message", "until", "used",
}  # fmt: skip
"""Names of columns with numbers that are times, places, counts and keys: whatever is new is looked at by a person."""
MATCHES = {("rematches", "former")}
"""Columns that are called like those of people, and hold matches."""
NO_WORDS = {
    "analyses.result", "drafts.actions", "judgements.judged", "leagues.plan", "lessons.game", "matches.edition",
    "matches.options", "matches.time_control", "plans.payload", "posted.latest", "sandboxes.actions",
    "servers.settings", "snapshots.state",
}  # fmt: skip
"""Longer texts in which nobody stands by id or name: moves and how good they are, the game, what a server has set."""


def test_every_table_is_declared_once() -> None:
    assert sorted(one.table for one in all_stored()) == sorted(TABLES)


def test_every_number_that_may_be_a_person_is_declared() -> None:
    undeclared = [
        f"{one.table}.{column.name}"
        for one in all_stored()
        for column in TABLES[one.table].columns
        if isinstance(column.type, BigInteger)
        and column.name not in {*one.ids, *one.claims, *NOBODY}
        and (one.table, column.name) not in MATCHES
    ]
    assert undeclared == []


def test_every_text_that_may_name_somebody_is_declared() -> None:
    undeclared = {
        f"{one.table}.{column.name}"
        for one in all_stored()
        for column in TABLES[one.table].columns
        if isinstance(column.type, Text) or (isinstance(column.type, String) and column.type.length is None)
        if column.name not in {*one.names, *one.texts, *one.titles, *one.words}
    }
    assert undeclared == NO_WORDS


def test_what_is_declared_is_there() -> None:
    for one in all_stored():
        columns = {*one.ids, *one.claims, *one.names, *one.texts, *one.titles, *one.words}
        assert columns <= {*TABLES[one.table].columns.keys()}
        assert one.nobody is None or one.nobody[0] in TABLES[one.table].columns
        assert not (one.names or one.is_personal) or one.ids
        if one.of not in {Of.NONE, Of.OWNER}:
            assert one.of in TABLES[one.table].columns
