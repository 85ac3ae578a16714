"""Tests for deleting a user's data: only that user's name is removed, even if it is also a common word.

The user's matches continue.
"""

from __future__ import annotations

import json

import pytest

from host.core.context import FORMER_MEMBER, Context
from host.core.errors import UserError
from host.core.users import User
from host.decisions.replace import replacement
from host.matches.commit_reveal.scheme import digest
from host.matches.log.entries import SeatTaken
from host.matches.match import loading
from host.matches.permissions import Authority
from host.messages.posts import cards
from host.operations.admin import tools
from host.operations.privacy.export import export_user_data
from host.operations.privacy.user_deletion import delete_user
from host.tables.fairness import fairness
from host.tables.tables import ownership, tables
from storage.core.scheduling.sharding import Shard
from storage.core.sql import statements
from storage.core.tables import all_tables
from storage.decisions import vote
from storage.matches.match import log, seats
from tests.host.commitments import post_commitments
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, CEM, DEA, open_match, start_match, take_turn
from tests.host.users import id_of, register_users
from tests.host.votes import load_entries

GUILD_ID = 1


async def payloads(ctx: Context, match_id: int) -> list[str]:
    async with ctx.database.read_transaction() as tx:
        return [row.payload for row in await log.read(tx, match_id)]


async def read_all_text(ctx: Context) -> str:
    """Return all stored data as text."""
    async with ctx.database.read_transaction() as tx:
        statements = [f"SELECT * FROM {table.name}" for table in all_tables().values()]  # noqa: S608
        rows = [row for statement in statements for row in await tx.execute(statement)]
    return "\n".join(map(str, rows))


@pytest.mark.parametrize("name", ["host", "clock", "player", "pass", "seat-taken"])
async def test_deleting_user_named_like_a_log_keyword_damages_no_match(ctx: Context, name: str) -> None:
    word = User(77, name)
    await register_users(ctx.database, word)
    row = await start_match(ctx, word)
    hosted = await start_match(ctx, DEA, channel=7001)
    await tools.pause(ctx, hosted.id, Authority(word, "storm"))
    await tools.resume(ctx, hosted.id, Authority(word, "calm"))
    await take_turn(ctx, row.id, ADA, 2)
    await replacement.resign(ctx, row.id, word)
    moves = await payloads(ctx, row.id)
    await delete_user(ctx, word)
    ctx.clear_cache()
    for match_id in (row.id, hosted.id):
        async with ctx.database.read_transaction() as tx:
            loaded = await loading.load_match(ctx, tx, await loading.load_row(tx, match_id), from_deal=True)
        assert loaded.folded_log.head == loaded.row.head
    after = await payloads(ctx, row.id)
    assert [text for text in moves if '"was"' not in text] == [text for text in after if '"was"' not in text]
    (seat_taken,) = [entry for entry in await load_entries(ctx, row.id) if isinstance(entry, SeatTaken)]
    assert seat_taken.was == FORMER_MEMBER


async def test_deletion_leaves_moves_containing_the_name_unchanged(ctx: Context) -> None:
    word = User(77, "storage")
    await register_users(ctx.database, word)
    row = await start_match(ctx, word)
    text = '{"move":"buy","to":"storage","name":"storage","was":"storage"}'
    async with ctx.database.transaction() as tx:
        values = {
            "match_id": row.id,
            "seq": 90,
            "seat": 0,
            "kind": "move",
            "payload": text,
            "origin": "player",
            "at": 1,
        }
        await tx.execute(statements.insert("log", values), values)
    await delete_user(ctx, word)
    assert text in await payloads(ctx, row.id)


async def test_deletion_keeps_the_same_name_of_another_user(ctx: Context) -> None:
    user, other = User(71, "Alexandro"), User(72, "Alexandro")
    await register_users(ctx.database, user, other)
    row = await start_match(ctx, user, other)
    await replacement.resign(ctx, row.id, other)
    await delete_user(ctx, user)
    taken = [entry for entry in await load_entries(ctx, row.id) if isinstance(entry, SeatTaken)]
    assert sorted((entry.left or 0, entry.was) for entry in taken) == [(71, FORMER_MEMBER), (72, "Alexandro")]


@pytest.mark.parametrize("changed", [{"game": "goneplugin"}, {"rules_version": 99}])
async def test_deleted_user_is_removed_from_unsupported_match(
    ctx: Context, changed: dict[str, object]
) -> None:
    zoe = User(923_456, "Zoë Zyx")
    await register_users(ctx.database, zoe)
    row = await start_match(ctx, zoe)
    async with ctx.database.transaction() as tx:
        await tx.execute(statements.update("matches", changed), changed)
    ctx.clear_cache()
    await delete_user(ctx, zoe)
    text = await read_all_text(ctx)
    assert str(id_of(zoe.key)) not in text
    assert "Zyx" not in text
    async with ctx.database.read_transaction() as tx:
        assert [seat.name for seat in await seats.of_match(tx, row.id)] == ["Ada", FORMER_MEMBER]


async def test_seat_is_not_reserved_for_deleted_user(ctx: Context) -> None:
    row = await start_match(ctx, BEN, CEM)
    await replacement.replace_as_host(ctx, row.id, 1, Authority(DEA, "away"))
    async with ctx.database.read_transaction() as tx:
        assert (await seats.of_match(tx, row.id))[1].former_user_key == BEN.key
    await delete_user(ctx, BEN)
    async with ctx.database.read_transaction() as tx:
        assert (await seats.of_match(tx, row.id))[1].former_user_key is None
    assert not (await replacement.take_seat(ctx, row.id, DEA)).needs_consent
    async with ctx.database.read_transaction() as tx:
        assert (await seats.of_match(tx, row.id))[1].user_key == DEA.key


async def test_deletion_cancels_vote_to_seat_the_deleted_user(ctx: Context) -> None:
    row = await start_match(ctx, BEN)
    await replacement.request_replacement(ctx, row.id, 1, BEN, CEM)
    await delete_user(ctx, CEM)
    await take_turn(ctx, row.id, ADA, 2)
    async with ctx.database.read_transaction() as tx:
        assert await vote.of_match(tx, row.id) == []
    assert "Cem" not in await read_all_text(ctx)


async def test_contribution_of_deleted_user_still_verifies(ctx: Context) -> None:
    three = await open_match(ctx, seats=3)
    await post_commitments(ctx, three.id)
    await tables.join(ctx, three.id, BEN)
    await tables.contribute(ctx, three.id, BEN, "clover")
    await post_commitments(ctx, three.id, 950)
    await delete_user(ctx, BEN)
    for user in (CEM, DEA):
        await tables.join(ctx, three.id, user)
    await post_commitments(ctx, three.id, 970)
    for user in (ADA, CEM, DEA):
        await replacement.resign(ctx, three.id, user)
    found = await fairness.verify(ctx, three.id)
    assert found.is_valid
    (added,) = [
        expected_message for expected_message in found.expected if expected_message.kind == "contribution"
    ]
    assert (added.user_key, added.user_keys[0]) == (BEN.key, BEN.key)
    assert added.spans == (digest("clover"),)


async def test_stored_message_of_deleted_user_is_cleared(ctx: Context) -> None:
    zoe = User(71, "Zoë_*Z")
    await register_users(ctx.database, zoe)
    row = await start_match(ctx, zoe)
    said = [{"type": 17, "components": [{"content": r"**Zoë\_\*Z** resigns. **Zoë** does not."}]}]
    async with ctx.database.transaction() as tx:
        values = {
            "match_id": row.id,
            "channel": 7000,
            "latest_messages": "card",
            "button_message": 5,
            "components_without_buttons": json.dumps(said),
            "appendable_since": 0,
            "appendable_first_seq": 0,
            "last_reported_seq": 1,
        }
        await tx.execute("DELETE FROM posted_messages")
        await tx.execute(statements.insert("posted_messages", values), values)
    await delete_user(ctx, zoe)
    async with ctx.database.read_transaction() as tx:
        (plain,) = (await tx.execute("SELECT components_without_buttons FROM posted_messages")).scalars()
    assert plain == "[]", "the message keeps its buttons, and is not deleted"


@pytest.mark.parametrize(
    ("name", "title", "goes"),
    [
        ("Zoë", "Table of Zoë, the first", True),
        ("Zoë", "ZOËS Tisch", True),
        ("Zoë", "Zoëlogy", False),
        ("Ada", "Gra Adzie i Adą", True),
        ("Marek", "Stół Marka", True),
        ("Marek", "mit Mareks Hilfe", True),
        ("Anna Kowalska", "dla Anny  Kowalskiej", True),
        ("Anna Kowalska", "dla Anny i Jana", False),
        ("Agnieszka", "Agnieszce na urodziny", True),
        ("Paweł", "Rewanż Pawła", True),
        ("Żółć", "zolcs table", True),
        ("Al", "Als Tisch", True),
        ("Al", "All of us", False),
        ("Zoë_*Z", "a game of Zoë_*Z", True),
        ("🦀", "🦀🦀", True),
        ("", "nobody's", False),
    ],
)
async def test_match_title_naming_deleted_user_is_cleared(
    ctx: Context, name: str, title: str, *, goes: bool
) -> None:
    zoe = User(71, name)
    await register_users(ctx.database, zoe)
    row = await open_match(ctx, opener=zoe, title=title)
    await tables.join(ctx, row.id, BEN)
    await delete_user(ctx, zoe)
    async with ctx.database.read_transaction() as tx:
        assert (await loading.load_row(tx, row.id)).title == ("" if goes else title)


async def test_audit_log_keeps_no_name_of_deleted_new_opener(ctx: Context) -> None:
    zoe = User(923_456, "Zoë Zyx")
    await register_users(ctx.database, zoe)
    row = await open_match(ctx, seats=3)
    await ownership.transfer(ctx, row.id, zoe, DEA, Authority(DEA, "away"))
    await ownership.transfer(ctx, row.id, BEN, DEA, Authority(DEA, "away"))
    await delete_user(ctx, zoe)
    text = await read_all_text(ctx)
    assert "Zyx" not in text
    assert str(id_of(zoe.key)) not in text


async def test_table_of_deleted_opener_gets_a_new_opener(ctx: Context) -> None:
    row = await open_match(ctx, seats=3)
    await ownership.transfer(ctx, row.id, CEM, ADA)
    await delete_user(ctx, CEM)
    assert (await cards.get_card(ctx, row.id)).match.owner_key == ADA.key
    await tables.add_robot(ctx, row.id, ADA)


async def test_other_processes_drop_cached_names_within_a_minute(ctx: Context, clock: Clock) -> None:
    other = Context(ctx.database, clock, ctx.new_secret, own_shard=Shard(1, 2))
    zoe = User(71, "Zoë Zyx")
    await register_users(ctx.database, zoe)
    row = await start_match(ctx, zoe)
    await replacement.resign(ctx, row.id, zoe)

    async def remembered() -> str:
        async with other.database.read_transaction() as tx:
            return str(
                (await loading.load_match(other, tx, await loading.load_row(tx, row.id))).folded_log.entries
            )

    assert "Zyx" in await remembered()
    await delete_user(ctx, zoe)
    clock.now += 60_000
    assert "Zyx" not in await remembered()


async def test_data_export_contains_only_own_moves(ctx: Context) -> None:
    row = await start_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    await take_turn(ctx, row.id, BEN, 2)
    found = json.loads(await export_user_data(ctx, BEN))["tables"]["log"]
    assert {entry["seat"] for entry in found if entry["kind"] == "move"} == {1}
    with pytest.raises(UserError):
        await replacement.return_to_seat(ctx, row.id, CEM)
