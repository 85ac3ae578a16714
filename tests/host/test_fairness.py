"""What anybody can check of a match that is over, and its record."""

from __future__ import annotations

import hashlib

import pytest
from sqlalchemy import text as sql

from engine.core import record
from engine.core.chance import Seeded
from host import fairness, reading, records, tables
from host.harbour import Harbour
from host.refusals import MatchDamaged, Refusal
from storage.matches import MatchRow
from tests.host.acting import ADA, BEN, begun, key, opened, take_turn


async def played(h: Harbour, **wishes: object) -> MatchRow:
    row = await begun(h, **wishes)
    await tables.resign(h, row.id, BEN)
    return await tables.resign(h, row.id, ADA)


@pytest.mark.parametrize("begins", ["random", "opener"])
async def test_a_fair_match_holds(harbour: Harbour, begins: str) -> None:
    row = await played(harbour, begins=begins)
    found = await fairness.verify(harbour, row.id)
    assert found.holds
    assert found.commitment == hashlib.sha256(f"{row.seed}:{row.salt}".encode()).hexdigest()
    tides, chance = Seeded(row.seed).shuffle(("high", "low", "high", "low", "low"))
    shells, _ = chance.shuffle(("cockle", "mussel", "limpet", "whelk", "oyster", "conch", "scallop"))
    assert found.chance == {"tides": list(tides), "shells": list(shells)}


TAMPERED = {
    "another order": (
        """UPDATE log SET payload = '{"type": "started", "order": [0, 1]}' WHERE seq = 1""",
        "order_holds",
    ),
    "an illegal move": (
        """UPDATE log SET payload = '{"move": "take", "count": 4}' WHERE seq = 3""",
        "moves_hold",
    ),
}


@pytest.mark.parametrize(("statement", "point"), TAMPERED.values(), ids=TAMPERED)
async def test_a_tampered_log_is_found_out(harbour: Harbour, statement: str, point: str) -> None:
    harbour.new_secret = lambda: "aa"  # draws the other seat first
    row = await played(harbour, begins="random")
    assert getattr(await fairness.verify(harbour, row.id), point)
    async with harbour.database.transaction() as tx:
        await tx.execute(sql(statement))
    found = await fairness.verify(harbour, row.id)
    assert not getattr(found, point)
    assert not found.holds


async def test_a_log_that_cannot_be_read_is_no_proof(harbour: Harbour) -> None:
    row = await played(harbour)
    async with harbour.database.transaction() as tx:
        await tx.execute(sql("UPDATE log SET payload = '{' WHERE seq = 2"))
    with pytest.raises(MatchDamaged):
        await fairness.verify(harbour, row.id)


async def test_only_a_finished_match_shows_its_secrets(harbour: Harbour) -> None:
    row = await begun(harbour)
    with pytest.raises(Refusal) as refused:
        await fairness.verify(harbour, row.id)
    assert key(refused) == "refusal-not-finished"


async def test_the_record_of_a_finished_match_holds_up(harbour: Harbour) -> None:
    row = await played(harbour)
    told = await records.record_of(harbour, row.id, None)
    assert told.complete
    assert {move["by"] for move in told.moves} == {"robot"}
    read = record.read(record.write(told))
    assert read.edition == {"pile": 9, "tides": ["high", "low", "high", "low", "low"]}
    record.verify(read)


async def test_the_record_of_a_running_match_tells_what_is_known(harbour: Harbour) -> None:
    row = await begun(harbour)
    await take_turn(harbour, row.id, ADA, 2)
    told = await records.record_of(harbour, row.id, BEN)
    assert not told.complete
    assert told.result is None
    in_hand = (await reading.board(harbour, row.id, BEN)).view.hand
    assert told.chance == {"tides": [], "shells": [None, in_hand, *[None] * 5]}
    assert told.seats == ("Ada", "Ben")
    assert told.moves == ({"seat": 0, "move": "take", "count": 2}, {"seat": 0, "move": "surface"})
    assert row.seed not in record.write(told).decode()


async def test_there_is_no_record_before_the_start(harbour: Harbour) -> None:
    row = await opened(harbour)
    with pytest.raises(Refusal) as refused:
        await records.record_of(harbour, row.id, ADA)
    assert key(refused) == "refusal-not-started"
