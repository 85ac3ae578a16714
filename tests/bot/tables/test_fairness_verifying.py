"""Tests that a match can be verified with its original messages and files."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from storage.matches.match import matches
from tests.bot.port import FILE, AnyMessage, Port, find_components, text_of
from tests.bot.shuffles import (
    GET,
    add_words,
    begin_and_cancel,
    begin_with_words,
    cancel_match,
    execute,
    find_message,
    load_match_row,
    read_attachment,
    sha256_of,
    verify_match,
)


async def test_verify_checks_the_original_messages_and_files(port: Port) -> None:
    await begin_and_cancel(port)
    text = await verify_match(port)
    assert text.count("✅") == 8
    assert "❌" not in text
    assert "❔" not in text
    for raw in port.shuffle_messages()[:-1]:
        assert f"https://discord.com/channels/{port.guild.id}/{port.lobby.id}/{raw.id})" in text


async def test_commitment_is_the_hash_of_the_secret_file(port: Port) -> None:
    await begin_and_cancel(port)
    row = await load_match_row(port)
    assert sha256_of(read_attachment(port, port.shuffle_messages()[-1])) == row.commitment


async def test_verify_succeeds_in_another_language(port: Port) -> None:
    await begin_and_cancel(port)
    port.locales[port.cem.id] = "pl"
    text = text_of((await port.cem.slash(port.lobby, "game verify")).response)
    assert (text.count("✅"), text.count("❌")) == (8, 0)


async def test_verify_succeeds_after_a_user_is_deleted(port: Port) -> None:
    await begin_with_words(port, seats=3)
    await port.cem.slash(port.lobby, "game join")
    await cancel_match(port)
    shown: AnyMessage = (await port.ben.slash(port.lobby, "settings data", action="forget")).response
    for label in ("Continue", "Yes, delete my data now"):
        shown = (await port.ben.click(shown, label=label)).response
    text = await verify_match(port)
    assert str(port.ben.id) not in text
    assert "❌" not in text


async def test_secret_changed_after_sealing_is_detected(port: Port) -> None:
    await begin_and_cancel(port)
    await execute(port, "UPDATE secrets SET seed = :other", other="5eed" * 16)
    text = await verify_match(port)
    assert "❌ [The sealed secret]" in text
    assert "content of the message is wrong" in text
    assert "❌ The hash matches the secret" in text


async def test_secret_changed_with_its_hash_is_detected(port: Port) -> None:
    """A secret that was changed together with its hash is detected.

    The posted message still contains the old hash.
    """
    await port.open_table(seats=2, begins="opener")
    await execute(port, "UPDATE secrets SET seed = :other", other="5eed" * 16)
    async with port.bot.services.ctx.database.transaction() as tx:
        await matches.set_commitment(tx, 1, "c0de" * 16)
    before = text_of(port.raw_message(port.card()))
    await add_words(port, port.ben, "mine")
    assert "c0de" not in before + text_of(port.raw_message(port.card()))
    await cancel_match(port)
    assert "❌ [The sealed secret]" in await verify_match(port)


async def test_edited_message_is_detected(port: Port) -> None:
    await begin_and_cancel(port)
    for raw in port.shuffle_messages():
        raw.edited_timestamp = "2030-01-01T00:00:00+00:00"
    assert (await verify_match(port)).count("the message was edited") == 4


async def test_deleted_message_is_detected(port: Port) -> None:
    await begin_and_cancel(port)
    started = find_message(port, "Players: ")
    await next(post for post in port.all_posts() if post.id == started.id).delete()
    assert "❌ [The list of players]" in await verify_match(port)


@pytest.mark.parametrize("change", [
    lambda told: told.replace("`🍀 clover`", "`🍀 clover and more`"),
    lambda told: told.replace("`🍀 clover`", "`🍀`"),
    lambda told: f"{told} `more`",
    lambda told: f"{told} <@5>",
    lambda told: re.sub(r"<@\d+>", "Ada", told),
])  # fmt: skip
async def test_changed_message_text_is_detected(port: Port, change: Any) -> None:
    await begin_and_cancel(port)
    (part, *_) = find_components(find_message(port, "clover"), 10)
    part["content"] = change(part["content"])
    assert f"❌ [The words of <@{port.ada.id}>]" in await verify_match(port)


@pytest.mark.parametrize("content", [b"{}", None])
async def test_changed_file_is_detected(
    port: Port, content: bytes | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin_and_cancel(port)
    (part,) = find_components(find_message(port, "Players: "), FILE)
    url, cdn = part["file"]["url"], port.env.backend.cdn
    other, original = cdn.get, cdn.get(url)
    assert original is not None
    monkeypatch.setattr(
        cdn, "get", lambda asked: (content or original + b" ") if asked == url else other(asked)
    )
    assert "❌ [The list of players]" in await verify_match(port)


async def test_message_sent_without_a_file_is_reported(port: Port) -> None:
    """Verification reports a missing file but does not fail if the message was sent without one.

    This happens if the bot may not attach files.
    """
    await port.open_table(seats=2, begins="opener")
    denied = discord.Permissions(attach_files=True).value
    port.env.backend.set_overwrite(
        port.lobby.id, Overwrite(port.bot_user.id, OverwriteType.MEMBER, 0, denied)
    )
    await add_words(port, port.ada, "🍀 clover")
    await port.ben.slash(port.lobby, "game join")
    await cancel_match(port)
    text = await verify_match(port)
    assert "❌" not in text
    assert text.count("I didn’t have permission to attach its file") >= 1


async def test_inaccessible_message_is_reported_as_unknown(port: Port) -> None:
    await begin_and_cancel(port)
    port.env.inject_error("GET", GET, status=403, code=50001, times=None)
    text = await verify_match(port)
    assert text.count("I couldn’t read this message") == 4
    assert "❌" not in text


async def test_messages_out_of_order_are_detected(port: Port) -> None:
    await begin_and_cancel(port)
    sealed = port.shuffle_messages()[0]
    await execute(
        port, "UPDATE participants SET message = :first WHERE contribution_number = 1", first=sealed.id
    )
    assert f"❌ [The words of <@{port.ben.id}>]" in await verify_match(port)


async def test_verify_reports_that_no_words_were_added(port: Port) -> None:
    await port.open_table(seats=2, begins="opener")
    await port.ben.slash(port.lobby, "game join")
    await cancel_match(port)
    text = await verify_match(port)
    assert "❔ No one added words" in text
    assert (text.count("✅"), text.count("❌")) == (5, 0)


async def test_verify_reports_a_player_joining_after_the_last_words(port: Port) -> None:
    await begin_with_words(port, seats=3)
    await port.cem.slash(port.lobby, "game join")
    await cancel_match(port)
    text = await verify_match(port)
    assert "❔ Someone joined or left after the last words" in text
    assert "❌" not in text


async def test_verify_tells_a_player_who_added_words_after_them(port: Port) -> None:
    """`/game verify` lists the players who added seed words after the user.

    Such a player could have cheated with knowledge of the secret, by trying words until the deal was
    favourable.
    """
    await port.open_table(seats=3, begins="opener")
    await port.ben.slash(port.lobby, "game join")
    for member in (port.ada, port.ben, port.cem):
        await add_words(port, member, "words")
    await cancel_match(port)
    after = "added words after you"
    first, middle, last = [
        text_of((await person.slash(port.lobby, "game verify")).response)
        for person in (port.ada, port.ben, port.cem)
    ]
    assert f"❔ <@{port.ben.id}> and <@{port.cem.id}> {after}" in first
    assert f"❔ <@{port.cem.id}> {after}" in middle
    assert f"<@{port.ben.id}> and" not in middle
    assert after not in last
