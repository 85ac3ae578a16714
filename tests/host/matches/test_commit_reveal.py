"""Tests for match verification and match export.

The commitments and the posted messages must agree with the moves.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.files import record
from engine.core.files.record import Record
from host.core.context import Context
from host.core.users import User
from host.matches.commit_reveal import proof
from host.matches.commit_reveal.proof import BadProof
from host.matches.commit_reveal.scheme import digest
from host.matches.permissions import Authority
from host.messages.posts import cards
from host.operations.admin import tools, transfer
from host.operations.admin.transfer import ImportTarget
from host.tables.fairness import fairness, fairness_messages, records
from host.tables.tables import tables
from storage.matches.match.matches import MatchRow
from tests.host.commitments import (
    FIRST_MESSAGE,
    commitment_messages,
    contribute,
    open_posted_match,
    post_commitments,
    resign_all,
    transcript_of,
)
from tests.host.players import ADA, BEN, DEA, open_match, pending_messages, secret_of, start_match, take_turn

FAIRNESS_DOC = Path(__file__).parents[3] / "docs/fairness.md"


def compute_draw(secret: str, transcript: str, label: str) -> str:
    """Compute a random draw as docs/fairness.md describes it, without the host's code."""
    outer = hmac.new(secret.encode(), transcript.encode(), hashlib.sha256).hexdigest()
    return hmac.new(outer.encode(), label.encode(), hashlib.sha256).hexdigest()


async def test_all_randomness_derives_from_secret_and_transcript(ctx: Context) -> None:
    row = await open_posted_match(ctx, seats=2, begins="random")
    await contribute(ctx, row.id, BEN, "clover")
    secret, text = await secret_of(ctx, row.id), await transcript_of(ctx, row.id)
    assert secret.deal_seed == compute_draw(secret.seed, text, "deal")
    assert secret.seat_order_seed == compute_draw(secret.seed, text, "seats")
    assert secret.robot_seed(5) == compute_draw(secret.seed, text, "robots/5")


async def play_match(ctx: Context, **fields: object) -> MatchRow:
    """Play a match to the end, with all messages sent."""
    row = await open_posted_match(ctx, seats=2, **fields)
    await tables.contribute(ctx, row.id, ADA, "🍀 clover")
    await tables.contribute(ctx, row.id, BEN, "the last word")
    await post_commitments(ctx, row.id, await post_commitments(ctx, row.id, FIRST_MESSAGE + 1))
    await take_turn(
        ctx, row.id, ADA if fields.get("begins") != "random" else await first_player(ctx, row.id), 1
    )
    return await resign_all(ctx, row.id, ADA, BEN)


async def first_player(ctx: Context, match_id: int) -> User:
    status_card = await cards.get_card(ctx, match_id)
    return next(user for user in (ADA, BEN) if user.key == status_card.seats[0].user_key)


@pytest.mark.parametrize("begins", ["random", "opener", "turned"])
async def test_match_verifies_from_its_record_alone(ctx: Context, begins: str) -> None:
    row = await play_match(ctx, begins=begins)
    told = record.read(record.write(await records.record_of(ctx, row.id, None)))
    record.verify(told)
    checked = proof.verify(told)
    assert checked.proof.words == ("🍀 clover", "the last word")
    assert [contribution.seats for contribution in checked.transcript.contributions] == [(1,), (1, 2)]
    assert checked.proof.posts == tuple(
        f"https://discord.com/channels/1/7000/{FIRST_MESSAGE + n}" for n in range(4)
    )
    found = await fairness.verify(ctx, row.id)
    assert found.is_valid
    assert [expected_message.kind for expected_message in found.expected] == [
        "commitment",
        "contribution",
        "contribution",
        "transcript",
    ]
    assert [one.location.message for one in found.expected if one.location] == [
        FIRST_MESSAGE + n for n in range(4)
    ]
    assert [one.file for one in found.expected] == [*checked.attachments]
    assert [one.user_keys for one in found.expected] == [
        (), (ADA.key, ADA.key), (BEN.key, ADA.key, BEN.key), (ADA.key, BEN.key),
    ]  # fmt: skip


def _replace_roster(record: dict[str, Any], roster: str) -> dict[str, Any]:
    return {"transcript": record["transcript"].replace('"roster":[1,2]', f'"roster":{roster}')}


FORGED_RECORDS = {
    "secret": (lambda _: {"secret": "0" * 64}, "the commitment does not match"),
    "match": (lambda told: {"match": told["match"] + 1}, "the commitment does not match"),
    "words": (lambda _: {"words": ["🍀 clover", "the lost word"]}, "the words 'the lost word' do not match"),
    "fewer words": (lambda told: {"words": told["words"][:1]}, "number of contributions"),
    "joining": (
        lambda told: {"transcript": told["transcript"].replace('"roster":[1,2]', '"roster":[2,1]')},
        "joining",
    ),
    "roster": (
        lambda told: {"transcript": told["transcript"].replace('"roster":[1,2]', '"roster":[1,2,3]')},
        "seats",
    ),
    "robot": (
        lambda told: {"transcript": told["transcript"].replace('"roster":[1,2]', '"roster":[1,"wild"]')},
        "order|shuffles",
    ),
    "blanks": (lambda told: {"transcript": told["transcript"].replace(",", ", ")}, "the transcript"),
    "order": (lambda told: {"order": told["order"][::-1]}, "the seats are not in the order"),
    "scheme": (lambda _: {"scheme": "harbour-fairness/9"}, "unknown scheme"),
    "form": (lambda _: {"secret": 5}, "fairness: "),
    "nothing": (None, "no fairness data"),
}


@pytest.mark.parametrize(("forge", "why"), FORGED_RECORDS.values(), ids=FORGED_RECORDS)
async def test_forged_record_is_detected(ctx: Context, forge: object, why: str) -> None:
    told = await records.record_of(ctx, (await play_match(ctx)).id, None)
    assert told.fairness is not None
    forged = None if forge is None else told.fairness | forge(told.fairness)  # type: ignore[operator]
    with pytest.raises(BadProof, match=why):
        proof.verify(replace(told, fairness=forged))


async def test_shuffle_other_than_the_committed_one_is_detected(ctx: Context) -> None:
    row = await play_match(ctx)
    told: Record = await records.record_of(ctx, row.id, None)
    with pytest.raises(BadProof, match="the shuffles are not those"):
        proof.verify(replace(told, chance=told.chance | {"shells": told.chance["shells"][::-1]}))


async def test_code_in_fairness_docs_verifies_a_match(ctx: Context) -> None:
    row = await play_match(ctx, begins="random")
    told = json.loads(record.write(await records.record_of(ctx, row.id, None)))
    lines: dict[str, Any] = {}
    exec(FAIRNESS_DOC.read_text("utf-8").split("```python\n")[1].split("```")[0], lines)  # noqa: S102 - runs code from our own docs
    assert lines["commitment"](told) == told["fairness"]["commitment"] == row.commitment
    assert lines["shuffle"](lines["seed"](told, "seats"), 0, [0, 1])[0] == told["fairness"]["order"]
    tides, k = lines["shuffle"](lines["seed"](told, "deal"), 0, ["high", "low", "high", "low", "low"])
    shells = ["cockle", "mussel", "limpet", "whelk", "oyster", "conch", "scallop"]
    assert told["chance"] == {
        "tides": tides,
        "shells": lines["shuffle"](lines["seed"](told, "deal"), k, shells)[0],
    }


async def test_running_match_record_reveals_no_secret(ctx: Context) -> None:
    row = await start_match(ctx)
    assert (await records.record_of(ctx, row.id, ADA)).fairness is None


async def test_swapped_secret_is_detected(ctx: Context) -> None:
    row = await play_match(ctx)
    assert (await fairness.verify(ctx, row.id)).commitment_holds
    async with ctx.database.transaction() as tx:
        await tx.execute("UPDATE secrets SET seed = :other", {"other": "5eed" * 16})
    ctx.evict(row.id)
    found = await fairness.verify(ctx, row.id)
    assert not found.commitment_holds
    assert not found.is_valid
    # The message expected in Discord contains the hash of the current secret.
    assert found.expected[0].spans == (digest(found.revealed.commitment),)
    assert found.revealed.commitment != row.commitment


async def test_swapped_contribution_is_detected(ctx: Context) -> None:
    row = await play_match(ctx)
    async with ctx.database.transaction() as tx:
        await tx.execute("UPDATE participants SET text = 'swapped' WHERE join_order = 1")
    assert not (await fairness.verify(ctx, row.id)).commitment_holds


async def test_cancelled_match_reveals_its_secret(ctx: Context) -> None:
    row = await open_posted_match(ctx, seats=2)
    await contribute(ctx, row.id, BEN, "clover")
    await post_commitments(ctx, row.id, FIRST_MESSAGE + 1)
    await tools.close(ctx, row.id, Authority(DEA, "so be it"))
    assert await commitment_messages(ctx, row.id) == ["secret"]
    secret_message = await fairness_messages.load_secret_message(ctx, row.id)
    assert secret_message.is_unplayed
    assert secret_message.revealed.secret == (await secret_of(ctx, row.id)).seed
    assert (await cards.get_card(ctx, row.id)).is_unplayed
    found = await fairness.verify(ctx, row.id)
    assert (found.is_valid, found.order_holds, found.moves_hold, found.result_holds) == (
        True,
        True,
        True,
        None,
    )


async def test_match_with_moves_is_not_marked_as_ended_early(ctx: Context) -> None:
    row = await start_match(ctx)
    await take_turn(ctx, row.id, ADA, 1)
    await tools.close(ctx, row.id, Authority(DEA, "so be it"))
    assert not (await fairness_messages.load_secret_message(ctx, row.id)).is_unplayed


async def test_unstarted_table_with_commitment_reveals_secret_on_cancel(ctx: Context) -> None:
    row = await open_posted_match(ctx, seats=2)
    await tables.cancel(ctx, row.id, ADA)
    assert await commitment_messages(ctx, row.id) == ["secret"]
    secret_message = await fairness_messages.load_secret_message(ctx, row.id)
    assert not secret_message.is_unplayed
    found = await fairness.verify(ctx, row.id)
    assert (found.commitment_holds, found.order_holds) == (True, None)
    assert [expected_message.kind for expected_message in found.expected] == ["commitment"]


async def test_table_without_commitment_reveals_no_secret(ctx: Context) -> None:
    row = await open_match(ctx, seats=2)
    await tables.cancel(ctx, row.id, ADA)
    assert await commitment_messages(ctx, row.id) == []


async def test_cancelling_a_match_against_robots_is_logged(ctx: Context) -> None:
    row = await open_match(ctx, robots=1)
    row = await tables.cancel(ctx, row.id, ADA)
    assert (row.status, row.head) == ("cancelled", 2)
    assert "told:2" in await pending_messages(ctx, row.id)
    assert (await cards.get_card(ctx, row.id)).is_unplayed


async def test_export_of_running_match_is_announced_and_playable_elsewhere(ctx: Context) -> None:
    row = await open_posted_match(ctx, seats=2)
    await contribute(ctx, row.id, BEN, "clover")
    raw = await transfer.export_match(ctx, row.id, None)
    assert (await pending_messages(ctx, row.id))[-1] == "told:2"
    file = json.loads(raw)
    assert [entry["payload"].get("what") for entry in file["log"]] == [None, "exported"]
    assert json.loads(file["transcript"])["match"] == row.id
    new = await transfer.import_match(ctx, raw, ImportTarget(2, 9000, is_thread=False), None)
    assert (await secret_of(ctx, new.id)).deal_seed == (await secret_of(ctx, row.id)).deal_seed
    await take_turn(ctx, new.id, ADA, 1)
    found = await fairness.verify(ctx, (await resign_all(ctx, new.id, ADA, BEN)).id)
    assert (found.is_valid, found.commitment_holds, found.expected) == (True, None, ())


async def test_export_of_damaged_match_is_announced_at_the_table(ctx: Context) -> None:
    row = await start_match(ctx)
    await take_turn(ctx, row.id, ADA, 1)
    async with ctx.database.transaction() as tx:
        await tx.execute("UPDATE log SET payload = '{' WHERE seq = 2")
    ctx.evict(row.id)
    assert await transfer.export_match(ctx, row.id, None)
    assert "act:1" in await pending_messages(ctx, row.id)
