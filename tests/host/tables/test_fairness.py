"""Tests for verifying a finished match, and for its record."""

from __future__ import annotations

import pytest

from engine.core.files import record
from engine.core.randomness.chance import SeededChance
from host.core.context import Context
from host.core.errors import UserError
from host.decisions.replace import replacement
from host.matches.match.match import MatchDamaged
from host.messages import view
from host.tables.fairness import fairness, records
from storage.matches.match.matches import MatchRow
from tests.host.players import ADA, BEN, error_key, open_match, secret_of, start_match, take_turn


async def play_resigned_match(ctx: Context, **fields: object) -> MatchRow:
    row = await start_match(ctx, **fields)
    await replacement.resign(ctx, row.id, BEN)
    return await replacement.resign(ctx, row.id, ADA)


@pytest.mark.parametrize("begins", ["random", "opener"])
async def test_fair_match_passes_verification(ctx: Context, begins: str) -> None:
    row = await play_resigned_match(ctx, begins=begins)
    found = await fairness.verify(ctx, row.id)
    assert found.is_valid
    secret = await secret_of(ctx, row.id)
    assert found.revealed.secret == secret.seed
    assert found.revealed.commitment == row.commitment
    tides, chance = SeededChance(secret.deal_seed).shuffle(("high", "low", "high", "low", "low"))
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
async def test_tampered_log_fails_verification(ctx: Context, statement: str, point: str) -> None:
    ctx.new_secret = lambda: "b1"  # With this secret, the seat order is reversed.
    row = await play_resigned_match(ctx, begins="random")
    assert getattr(await fairness.verify(ctx, row.id), point)
    async with ctx.database.transaction() as tx:
        await tx.execute(statement)
    found = await fairness.verify(ctx, row.id)
    assert not getattr(found, point)
    assert not found.is_valid


async def test_verification_of_unreadable_log_raises_match_damaged(ctx: Context) -> None:
    row = await play_resigned_match(ctx)
    async with ctx.database.transaction() as tx:
        await tx.execute("UPDATE log SET payload = '{' WHERE seq = 2")
    with pytest.raises(MatchDamaged):
        await fairness.verify(ctx, row.id)


async def test_verification_of_running_match_is_refused(ctx: Context) -> None:
    row = await start_match(ctx)
    with pytest.raises(UserError) as refused:
        await fairness.verify(ctx, row.id)
    assert error_key(refused) == "refusal-not-finished"


async def test_record_of_finished_match_verifies(ctx: Context) -> None:
    row = await play_resigned_match(ctx)
    told = await records.record_of(ctx, row.id, None)
    assert told.complete
    assert {move["by"] for move in told.moves} == {"robot"}
    read = record.read(record.write(told))
    assert read.edition == {"pile": 9, "tides": ["high", "low", "high", "low", "low"]}
    record.verify(read)


async def test_record_of_running_match_contains_only_known_facts(ctx: Context) -> None:
    row = await start_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    told = await records.record_of(ctx, row.id, BEN)
    assert not told.complete
    assert told.result is None
    in_hand = (await view.load_table_view(ctx, row.id, BEN)).view.hand
    assert told.chance == {"tides": [None] * 5, "shells": [None, in_hand, *[None] * 5]}
    assert told.seats == ("Ada", "Ben")
    assert told.moves == ({"seat": 0, "move": "take", "count": 2}, {"seat": 0, "move": "surface"})
    assert (await secret_of(ctx, row.id)).seed not in record.write(told).decode()


async def test_record_is_refused_before_the_start(ctx: Context) -> None:
    row = await open_match(ctx)
    with pytest.raises(UserError) as refused:
        await records.record_of(ctx, row.id, ADA)
    assert error_key(refused) == "refusal-not-started"
