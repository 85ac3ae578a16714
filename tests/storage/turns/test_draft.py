"""Tests for drafts: each change gets a new revision number for the seat, and no number is reused."""

from __future__ import annotations

import tempfile
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from storage.core.database import Database
from storage.matches.match import log
from storage.turns import draft as drafts
from storage.turns.draft import DraftRow
from tests.sampling import example_settings
from tests.storage.examples import create_entries, insert_match
from tests.template_database import create_database


async def test_seat_without_a_choice_has_an_empty_draft(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = (await insert_match(tx)).id
        assert await drafts.get(tx, match_id, 0) == DraftRow(
            match_id=match_id, seat=0, base=0, actions="[]", revision=0
        )


async def test_draft_survives_a_restart(address: str) -> None:
    database = await Database.open(address)
    async with database.transaction() as tx:
        match_id = (await insert_match(tx)).id
        draft = await drafts.put(tx, match_id, 2, base=17, actions='[{"move": "pass"}]')
    await database.close()
    database = await Database.open(address)
    async with database.read_transaction() as tx:
        assert await drafts.get(tx, match_id, 2) == draft
    await database.close()


async def test_each_seat_has_its_own_draft(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = (await insert_match(tx)).id
        mine = await drafts.put(tx, match_id, 0, 0, "[1]")
        yours = await drafts.put(tx, match_id, 1, 0, "[2]")
        assert (await drafts.get(tx, match_id, 0), await drafts.get(tx, match_id, 1)) == (mine, yours)


async def test_clear_increments_the_revision_of_each_seat(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = (await insert_match(tx)).id
        await drafts.put(tx, match_id, 0, 0, "[1]")
        cleared = await drafts.clear(tx, match_id, range(3), base=5)
        assert [draft.revision for draft in cleared] == [2, 1, 1]
        assert [await drafts.get(tx, match_id, seat) for seat in range(3)] == cleared
        assert {(draft.base, draft.actions) for draft in cleared} == {(5, "[]")}
        assert await drafts.clear(tx, match_id, [], base=6) == []


async def test_revisions_are_independent_of_other_seats(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = (await insert_match(tx)).id
        for _ in range(5):
            await drafts.put(tx, match_id, 0, 0, "[1]")
        assert (await drafts.put(tx, match_id, 1, 0, "[2]")).revision == 1


async def test_first_saved_draft_has_revision_one(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = (await insert_match(tx)).id
        await drafts.put(tx, match_id, 0, 0, "[1]")
    async with database.read_transaction() as tx:
        assert (await drafts.get(tx, match_id, 0)).revision == 1


CHANGES = st.lists(
    st.one_of(
        st.tuples(st.just("put"), st.integers(0, 3)),
        st.tuples(st.just("clear"), st.lists(st.integers(0, 3), unique=True)),
        st.tuples(st.just("append"), st.integers(1, 5)),
    ),
    max_size=25,
)


@given(CHANGES)
@example_settings(25)
async def test_revisions_of_a_seat_are_consecutive_and_never_reused(
    changes: list[tuple[str, object]],
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        create_database(file := Path(folder) / "harbour.db")
        database = await Database.open(f"sqlite:///{file}")
        given_out = await revisions_of(database, changes)
        await database.close()
    for revisions in given_out.values():
        assert revisions == list(range(1, len(revisions) + 1))


async def revisions_of(database: Database, changes: list[tuple[str, object]]) -> dict[int, list[int]]:
    given_out: dict[int, list[int]] = {seat: [] for seat in range(4)}
    head = 0
    async with database.transaction() as tx:
        match_id = (await insert_match(tx)).id
        for change, what in changes:
            if change == "put":
                assert isinstance(what, int)
                given_out[what].append((await drafts.put(tx, match_id, what, head, "[1]")).revision)
            elif change == "clear":
                assert isinstance(what, list)
                for draft in await drafts.clear(tx, match_id, what, head):
                    given_out[draft.seat].append(draft.revision)
            else:
                assert isinstance(what, int)
                await log.append(tx, create_entries(match_id, head + 1, what))
                head += what
    return given_out
