"""Tests that a saved receipt reveals if a message was deleted and posted again."""

from __future__ import annotations

import re

import pytest

from host.core import outbox
from host.core.owners import match_owner
from host.matches.match import loading
from host.tables.fairness import commit_phase
from host.tables.fairness.kinds import PostContribution
from storage.tables import fairness
from tests.bot.port import FILE, Port, find_components, text_of
from tests.bot.shuffles import (
    add_words,
    begin_with_words,
    cancel_match,
    change_words,
    execute,
    load_match_row,
    read_attachment,
    receipt_of,
    sha256_of,
    verify_match,
)


async def replace_secret_and_post_again(port: Port) -> None:
    """Replace an open table's secret and delete its messages, so that the bot posts new ones."""
    ctx = port.bot.services.ctx
    for post in port.all_posts():
        if find_components(port.raw_message(post), FILE):
            await post.delete()
    await execute(port, "UPDATE secrets SET seed = :other", other="5eed" * 16)
    async with ctx.database.transaction() as tx:
        participant_rows = await fairness.participants_of_match(tx, 1)
        await commit_phase.renew_commitment(ctx, tx, await loading.load_row(tx, 1))
    await port.env.advance_time(0)
    async with ctx.database.transaction() as tx:
        await fairness.put_participants(tx, *participant_rows)
        numbers = [
            participant_row.contribution_number
            for participant_row in participant_rows
            if participant_row.contribution_number is not None
        ]
        await outbox.add(ctx, tx, match_owner(1), *(PostContribution(number) for number in numbers))
    port.bot.services.wake(1)
    await port.env.advance_time(0)


async def test_secret_replaced_with_all_messages_is_detected_by_receipt(port: Port) -> None:
    await port.open_table(seats=3, begins="opener")
    text = receipt_of(await add_words(port, port.ada, "🍀 clover"))
    await port.ben.slash(port.lobby, "game join")
    asked = receipt_of((await port.ben.slash(port.lobby, "game verify")).response)
    await replace_secret_and_post_again(port)
    await port.cem.slash(port.lobby, "game join")
    await cancel_match(port)
    assert "❌" not in await verify_match(port)
    for line in (text, asked):
        assert "❌ Your receipt is for a different secret" in await verify_match(port, receipt=line)


async def test_reposted_message_is_detected_by_receipt(port: Port) -> None:
    await begin_with_words(port)
    text = receipt_of((await port.ben.slash(port.lobby, "game verify")).response)
    await cancel_match(port)
    match, commitment, message, _, added = text.split()
    assert "✅ Your receipt matches" in await verify_match(port, receipt=f"`{text}`")
    other = f"{match} {commitment} {int(message) + 1} {text.split()[3]} {added}"
    assert "❌ Your receipt is for a different message" in await verify_match(port, receipt=other)


async def test_changed_words_are_detected_by_receipt(port: Port) -> None:
    await begin_with_words(port, seats=3)
    text = receipt_of((await port.ben.slash(port.lobby, "game verify")).response)
    await change_words(port, 1, "x")
    assert "❌ Your receipt doesn’t match the words that were added" in text_of(
        (await port.ben.slash(port.lobby, "game verify", receipt=text)).response
    )


async def test_receipt_identifies_its_match_and_contains_the_time(port: Port) -> None:
    await begin_with_words(port)
    response_message = (await port.cem.slash(port.lobby, "game verify")).response
    line = receipt_of(response_message)
    sealed, _, ben, _ = port.shuffle_messages()
    row = await load_match_row(port)
    when, added = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", sha256_of(read_attachment(port, ben))
    assert re.fullmatch(rf"1 {row.commitment} {sealed.id} {when} {added}", line)
    assert f"/{sealed.id})" in text_of(response_message)
    elsewhere = port.guild.create_text_channel("elsewhere")
    answered = await port.cem.slash(elsewhere, "game verify", receipt=line)
    assert "✅ Your receipt matches" in text_of(answered.response)


@pytest.mark.parametrize("line", ["", "1", "1 c2b9 5 2026-01-01T00:00:00Z", "nonsense"])
async def test_invalid_receipt_is_rejected(port: Port, line: str) -> None:
    await begin_with_words(port)
    assert "isn’t a valid receipt" in await verify_match(port, receipt=line or " ")


async def test_receipt_of_another_match_is_detected(port: Port) -> None:
    await begin_with_words(port)
    line = receipt_of((await port.ben.slash(port.lobby, "game verify")).response)
    other = f"7 {line.split(' ', 1)[1]}"
    assert "for a different match" in await verify_match(port, match="#1", receipt=other)
