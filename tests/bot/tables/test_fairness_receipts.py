"""Tests that a saved receipt proves that a message was deleted and posted again."""

from __future__ import annotations

import re

import pytest

from host.core import outbox
from host.core.owners import match_owner
from host.matches.match import loading
from host.tables.fairness import commit_phase
from host.tables.fairness.kinds import PostContribution
from storage.tables import fairness
from tests.bot.port import FILE, Port, parts, said
from tests.bot.shuffles import (
    add,
    begun,
    change_words,
    end,
    execute,
    file_of,
    match_row,
    receipt_in,
    sha,
    verified,
)


async def replace_secret_and_post_again(port: Port) -> None:
    """Replace an open table's secret and delete its messages, so that the bot posts new ones."""
    ctx = port.bot.services.ctx
    for post in port.all_posts():
        if parts(port.raw(post), FILE):
            await post.delete()
    await execute(port, "UPDATE secrets SET seed = :other", other="5eed" * 16)
    async with ctx.database.transaction() as tx:
        kept = await fairness.participants_of_match(tx, 1)
        await commit_phase.renew_commitment(ctx, tx, await loading.load_row(tx, 1))
    await port.env.advance_time(0)
    async with ctx.database.transaction() as tx:
        await fairness.put_participants(tx, *kept)
        numbers = [one.contribution_number for one in kept if one.contribution_number is not None]
        await outbox.add(ctx, tx, match_owner(1), *(PostContribution(number) for number in numbers))
    port.bot.services.wake(1)
    await port.env.advance_time(0)


async def test_secret_replaced_with_all_messages_is_detected_by_receipt(port: Port) -> None:
    await port.open(seats=3, begins="opener")
    kept = receipt_in(await add(port, port.ada, "🍀 clover"))
    await port.ben.slash(port.lobby, "game join")
    asked = receipt_in((await port.ben.slash(port.lobby, "game verify")).response)
    await replace_secret_and_post_again(port)
    await port.cem.slash(port.lobby, "game join")
    await end(port)
    assert "❌" not in await verified(port)
    for line in (kept, asked):
        assert "❌ Your receipt is for another secret" in await verified(port, receipt=line)


async def test_reposted_message_is_detected_by_receipt(port: Port) -> None:
    await begun(port)
    kept = receipt_in((await port.ben.slash(port.lobby, "game verify")).response)
    await end(port)
    match, commitment, message, _, added = kept.split()
    assert "✅ Your receipt matches" in await verified(port, receipt=f"`{kept}`")
    other = f"{match} {commitment} {int(message) + 1} {kept.split()[3]} {added}"
    assert "❌ Your receipt is for another message" in await verified(port, receipt=other)


async def test_changed_words_are_detected_by_receipt(port: Port) -> None:
    await begun(port, seats=3)
    kept = receipt_in((await port.ben.slash(port.lobby, "game verify")).response)
    await change_words(port, 1, "x")
    assert "❌ Your receipt doesn’t match the added words" in said(
        (await port.ben.slash(port.lobby, "game verify", receipt=kept)).response
    )


async def test_receipt_identifies_its_match_and_contains_the_time(port: Port) -> None:
    await begun(port)
    told = (await port.cem.slash(port.lobby, "game verify")).response
    line = receipt_in(told)
    sealed, _, ben, _ = port.bindings()
    row = await match_row(port)
    when, added = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", sha(file_of(port, ben))
    assert re.fullmatch(rf"1 {row.commitment} {sealed.id} {when} {added}", line)
    assert f"/{sealed.id})" in said(told)
    elsewhere = port.guild.create_text_channel("elsewhere")
    answered = await port.cem.slash(elsewhere, "game verify", receipt=line)
    assert "✅ Your receipt matches" in said(answered.response)


@pytest.mark.parametrize("line", ["", "1", "1 c2b9 5 2026-01-01T00:00:00Z", "nonsense"])
async def test_invalid_receipt_is_rejected(port: Port, line: str) -> None:
    await begun(port)
    assert "isn’t a receipt" in await verified(port, receipt=line or " ")


async def test_receipt_of_another_match_is_detected(port: Port) -> None:
    await begun(port)
    line = receipt_in((await port.ben.slash(port.lobby, "game verify")).response)
    other = f"7 {line.split(' ', 1)[1]}"
    assert "for another match" in await verified(port, match="#1", receipt=other)
