"""Tests for table options: set before another player joins, and stored in matches, records and files."""

from __future__ import annotations

import json

import pytest

from engine.core.files import record
from host.core.context import Context
from host.core.errors import UserError
from host.matches.log.fold import parse_options
from host.matches.match.options import chosen_options
from host.messages.posts import cards
from host.operations.admin import transfer
from host.operations.admin.transfer import ImportTarget
from host.tables.fairness import records
from host.tables.tables import tables
from host.turns.play import turn_actions
from storage.core.database import Database
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow
from tests.host.players import ADA, BEN, clear_outbox, error_key, open_match, pending_messages, take_turn

FEWER = {"most": 2}
ELSEWHERE = ImportTarget(guild_id=1, channel=99, is_thread=False)


async def row_of(ctx: Context, match_id: int) -> MatchRow:
    return (await cards.get_card(ctx, match_id)).match


async def test_chosen_options_apply_to_play_and_record(ctx: Context) -> None:
    row = await open_match(ctx, options=FEWER)
    assert parse_options(row) == FEWER
    row = await tables.join(ctx, row.id, BEN)
    panel = await turn_actions.load_panel(ctx, row.id, ADA)
    assert len(panel.offers) == 2
    await take_turn(ctx, row.id, ADA, 2)
    written = await records.record_of(ctx, row.id, BEN)
    assert written.options == FEWER
    record.verify(written)


async def test_default_options_are_not_stored(ctx: Context) -> None:
    row = await open_match(ctx, options={"most": 3})
    assert row.options == "{}"
    assert [
        (chosen_option.choice.id, chosen_option.value, chosen_option.is_default)
        for chosen_option in chosen_options(row)
    ] == [("most", 3, True)]


@pytest.mark.parametrize("wrong", [{"most": 4}, {"most": "2"}, {"depth": 2}])
async def test_invalid_option_is_refused(ctx: Context, wrong: dict[str, object]) -> None:
    with pytest.raises(UserError) as refused:
        await open_match(ctx, options=wrong)
    assert error_key(refused) == "refusal-option"
    row = await open_match(ctx)
    with pytest.raises(UserError) as refused:
        await tables.update_options(ctx, row.id, ADA, wrong)
    assert error_key(refused) == "refusal-option"
    assert (await row_of(ctx, row.id)).options == "{}"


async def test_opener_changes_options_until_another_player_joins(ctx: Context) -> None:
    row = await open_match(ctx, seats=4, robots=1)
    assert parse_options(await tables.update_options(ctx, row.id, ADA, FEWER)) == FEWER
    assert parse_options(await tables.update_options(ctx, row.id, ADA, {})) == FEWER
    await tables.join(ctx, row.id, BEN)
    with pytest.raises(UserError) as refused:
        await tables.update_options(ctx, row.id, ADA, {"most": 3})
    assert error_key(refused) == "refusal-options-settled"
    await tables.leave(ctx, row.id, BEN)
    assert (await tables.update_options(ctx, row.id, ADA, {"most": 3})).options == "{}"


async def test_options_change_is_refused_to_others_and_after_start(ctx: Context) -> None:
    row = await open_match(ctx, seats=2)
    with pytest.raises(UserError) as refused:
        await tables.update_options(ctx, row.id, BEN, FEWER)
    assert error_key(refused) == "refusal-opener-only"
    await tables.join(ctx, row.id, BEN)
    with pytest.raises(UserError) as refused:
        await tables.update_options(ctx, row.id, ADA, FEWER)
    assert error_key(refused) == "refusal-begun"


async def test_card_is_refreshed_when_options_change(ctx: Context) -> None:
    row = await open_match(ctx, seats=2)
    await clear_outbox(ctx, row.id)
    await tables.update_options(ctx, row.id, ADA, FEWER)
    assert await pending_messages(ctx, row.id) == ["card"]
    assert parse_options(await row_of(ctx, row.id)) == FEWER


async def test_match_file_contains_options(ctx: Context) -> None:
    row = await open_match(ctx, seats=2, options=FEWER)
    await tables.join(ctx, row.id, BEN)
    raw = await transfer.export_match(ctx, row.id, None)
    assert json.loads(raw)["options"] == FEWER
    new = await transfer.import_match(ctx, raw, ELSEWHERE, None)
    assert parse_options(new) == FEWER
    assert new.is_imported
    assert len((await turn_actions.load_panel(ctx, new.id, ADA)).offers) == 2


async def test_match_file_without_options_is_imported(ctx: Context) -> None:
    row = await open_match(ctx, seats=2)
    await tables.join(ctx, row.id, BEN)
    fields = json.loads(await transfer.export_match(ctx, row.id, None))
    del fields["options"]
    new = await transfer.import_match(ctx, json.dumps(fields).encode(), ELSEWHERE, None)
    assert new.options == "{}"


async def test_match_file_with_invalid_option_is_refused(ctx: Context) -> None:
    row = await open_match(ctx, seats=2)
    await tables.join(ctx, row.id, BEN)
    fields = json.loads(await transfer.export_match(ctx, row.id, None))
    with pytest.raises(UserError) as refused:
        await transfer.import_match(
            ctx, json.dumps(fields | {"options": {"most": 9}}).encode(), ELSEWHERE, None
        )
    assert error_key(refused) == "refusal-option"


async def test_invalid_stored_options_mark_match_as_damaged(ctx: Context, database: Database) -> None:
    row = await open_match(ctx, seats=2)
    await tables.join(ctx, row.id, BEN)
    async with database.transaction() as tx:
        await matches.set_options(tx, row.id, '{"most":9}')
    ctx.evict(row.id)
    status_card = await cards.get_card(ctx, row.id)
    assert status_card.is_damaged
    assert chosen_options(status_card.match) == ()
