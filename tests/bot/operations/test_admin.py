"""Tests for `/host`: each command's response and its public announcement."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord
from simcord import ResponseMessage

from host.operations.admin import transfer
from host.operations.admin.transfer import ImportTarget
from tests.bot.host_tools import extend, open_host_panel, use_host_tool
from tests.bot.port import FILE, Port, find_components, labels, text_of

REASON = "a storm"


async def host_response(
    port: Port, member: simcord.MemberActor, command: str, **options: Any
) -> ResponseMessage:
    """Return the whole response to a host command."""
    answer = (await member.slash(port.lobby, f"host {command}", **options)).response
    assert answer is not None
    return answer


async def give_time(port: Port, host: simcord.MemberActor, player: simcord.MemberActor, hours: int) -> str:
    """Give a player more time with the host panel, and return the response's text."""
    return text_of(await extend(host, port.lobby, player, hours=hours, reason=REASON))


async def use_tool(port: Port, host: simcord.MemberActor, tool: str, **lines: Any) -> str:
    """Use a tool on the host panel, and return the response's text."""
    return text_of(await use_host_tool(host, port.lobby, tool, **lines))


async def run_host_command(port: Port, member: simcord.MemberActor, command: str, **options: Any) -> str:
    """Run a host command and return the response's text."""
    return text_of((await member.slash(port.lobby, f"host {command}", **options)).response)


def public_text(port: Port) -> str:
    return "\n".join(text_of(port.raw_message(post)) for post in port.posts())


async def corrupt_data(port: Port, statement: str) -> None:
    """Corrupt stored data with an SQL statement, and clear the bot's caches."""
    ctx = port.bot.services.ctx
    async with ctx.database.transaction() as tx:
        await tx.execute(statement)
    ctx.evict(1)


async def test_pause_is_announced_and_shown_on_the_card(port: Port) -> None:
    await port.begin(time_control="daily")
    dee = port.add_manager()
    assert (
        await run_host_command(port, dee, "pause", reason="a **big**\nstorm")
        == "The clocks in Nauticus are paused."
    )
    assert "**Dee** has paused the clocks. Reason: a \\*\\*big\\*\\* storm" in public_text(port)
    assert "clocks in this match are paused" in text_of(port.raw_message(port.card()))
    await run_host_command(port, dee, "resume")
    assert "Deadline:" in text_of(port.raw_message(port.card()))


async def test_host_who_plays_needs_consent_of_the_other_players(port: Port) -> None:
    dee = port.add_manager()
    await port.open_table(seats=2, begins="opener", time_control="daily")
    await dee.slash(port.lobby, "game join")
    answer = await give_time(port, dee, dee, 48)
    assert answer.startswith("You’re playing or have played in Nauticus, so I’ve asked the other players")
    message = port.posts()[-1]
    assert "Requested action: 48 extra hours for **Dee**. Do you agree?" in text_of(port.raw_message(message))
    assert "Not voting by the deadline counts as a yes." in text_of(port.raw_message(message))
    await port.ada.click(message, label="Yes")
    assert "**Dee** has given **Dee** 48 extra hours" in public_text(port)
    assert "Note: **Dee**, who made this decision, is playing or has played in this match." in public_text(
        port
    )
    assert "(by a player in this match)" in await run_host_command(port, dee, "audit")


async def test_audit_log_is_exported_as_a_file(port: Port) -> None:
    await port.begin(time_control="daily")
    dee = port.add_manager()
    await run_host_command(port, dee, "pause", reason=REASON)
    for form in ("csv", "json"):
        assert find_components(await host_response(port, dee, "audit", file=form), FILE)
    await port.allow_host_commands(port.ada)
    assert "can use these tools" in await run_host_command(port, port.ada, "audit", file="csv")


async def test_players_are_reminded_of_a_long_pause(port: Port) -> None:
    await port.begin(time_control="daily")
    await run_host_command(port, port.add_manager(), "pause", reason=REASON)
    await port.env.advance_time(14 * 86_400 + 60)
    assert f"<@{port.ada.id}> and <@{port.ben.id}>: the clocks in [Nauticus](" in public_text(port)


async def test_reasons_of_pause_and_resumption_are_shown_at_the_table(port: Port) -> None:
    await port.begin()
    dee = port.add_manager()
    await dee.slash(port.lobby, "host pause", reason="a storm")
    await dee.slash(port.lobby, "host resume", reason="calm seas")
    told = "\n".join(port.public_texts())
    assert "paused the clocks. Reason: a storm" in told
    assert "resumed the clocks. Reason: calm seas" in told


async def test_optional_reason_is_shown_only_if_it_was_given(port: Port) -> None:
    await port.begin(time_control="daily")
    dee = port.add_manager()
    await dee.slash(port.lobby, "host pause", reason=REASON)
    await dee.slash(port.lobby, "host resume")
    told = public_text(port)
    assert "**Dee** has resumed the clocks." in told
    assert told.count("Reason:") == 1
    await dee.slash(port.lobby, "host repost", reason="too far up")
    assert "the board. Reason: too far up" in public_text(port)


async def test_all_matches_are_paused_and_resumed_at_once(port: Port) -> None:
    await port.begin(time_control="daily")
    dee = port.add_manager()
    assert (
        await run_host_command(port, dee, "pause", reason=REASON, all=True)
        == "The clocks in 1 match are paused."
    )
    assert await run_host_command(port, dee, "pause", reason=REASON, all=True) == "No clocks were running."
    assert await run_host_command(port, dee, "resume", all=True) == "The clocks in 1 match are running again."


async def test_extra_time_is_granted_and_announced(port: Port) -> None:
    await port.begin(time_control="daily")
    dee = port.add_manager()
    text = await give_time(port, dee, port.ada, 48)
    assert text == "Ada gets 48 extra hours in Nauticus."
    assert "**Dee** has given **Ada** 48 extra hours. Reason: a storm" in public_text(port)


async def test_outage_is_declared_and_announced(port: Port) -> None:
    await port.begin(time_control="daily")
    dee = port.add_manager()
    port.env.settle_timeout = 60
    await port.env.advance_time(5 * 3600)
    text = await use_tool(port, dee, "outage", hours=3, ended=1, reason=REASON)
    assert text == "The clocks in 1 match have been adjusted for the outage."
    assert "**Dee** has declared an outage from 20" in public_text(port)
    assert "UTC. This period doesn’t count against anyone’s clock. Reason: a storm" in public_text(port)
    assert "outage declared from 20" in await run_host_command(port, dee, "audit")
    assert "outage has already been declared" in await use_tool(
        port, dee, "outage", hours=1, ended=2, reason=REASON
    )


async def test_panel_shows_the_channel_match_or_another(port: Port) -> None:
    await port.begin()
    dee, elsewhere = port.add_manager(), port.guild.create_text_channel("elsewhere")
    assert "Check and repair" in labels(await open_host_panel(dee, port.lobby))
    assert "Check and repair" not in labels(await open_host_panel(dee, elsewhere))
    other = (await dee.slash(elsewhere, "host panel", match="1")).response
    assert other is not None
    assert "Move here" in " ".join(labels(other))


async def test_outage_form_accepts_an_empty_end_and_rejects_text(port: Port) -> None:
    await port.begin(time_control="daily")
    dee = port.add_manager()
    port.env.settle_timeout = 60
    await port.env.advance_time(5 * 3600)
    assert "Enter a number of hours" in await use_tool(
        port, dee, "outage", hours=1, ended="soon", reason=REASON
    )
    assert "adjusted" in await use_tool(port, dee, "outage", hours=1, ended="", reason=REASON)


async def test_player_is_replaced_by_a_substitute_and_by_a_robot(port: Port) -> None:
    await port.begin()
    dee = port.add_manager()
    text = await run_host_command(port, dee, "replace", player=port.ben, substitute=port.cem, reason=REASON)
    assert text.startswith("I’ve asked the substitute. Until they accept, Ben keeps their seat")
    offer = port.posts()[-1]
    assert "**Cem**, would you like to take over for **Ben**?" in text_of(port.raw_message(offer))
    assert "Reason: a storm" in text_of(port.raw_message(offer))
    assert "not one of the players who were asked" in text_of(
        (await port.ada.click(offer, label="Yes")).response
    )
    await port.cem.click(offer, label="Yes")
    assert "**Cem** takes over **Ben**’s seat" in public_text(port)
    await run_host_command(port, dee, "replace", player=port.cem, reason=REASON)
    assert "🤖" in text_of(port.raw_message(port.card()))


async def test_host_undo_reverts_moves_from_a_turn(port: Port) -> None:
    await port.begin()
    dee = port.add_manager()
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    (turn,) = await dee.autocomplete(port.lobby, "host undo", "turn", "")
    assert turn["name"].startswith("2 · Ada · ")
    assert (
        await run_host_command(port, dee, "undo", turn=turn["value"], reason=REASON)
        == "The moves in Nauticus have been taken back."
    )
    assert "**Dee** has taken moves back. Reason: a storm" in public_text(port)
    assert "Waiting for **Ada**" in text_of(port.raw_message(port.card()))
    assert "I can’t find a turn" in await run_host_command(port, dee, "undo", turn="the last", reason=REASON)


async def test_host_cancel_announces_the_reason(port: Port) -> None:
    await port.begin()
    assert (
        await run_host_command(port, port.add_manager(), "cancel", reason=REASON)
        == "Nauticus has been cancelled."
    )
    assert "**Dee** has cancelled the match. Reason: a storm" in public_text(port)
    assert "This match was cancelled" in public_text(port)
    assert (await port.open_table(seats=2)).response is not None


async def test_repost_replaces_the_card(port: Port) -> None:
    await port.begin()
    old = port.card()
    await run_host_command(port, port.add_manager(), "repost")
    new = port.card()
    assert new.id != old.id
    assert old.id not in {post.id for post in port.posts()}
    assert await port.take_turn(port.ada) is not None
    assert sum("Take my turn" in labels(port.raw_message(post)) for post in port.posts()) == 1


async def test_repair_reports_a_valid_match(port: Port) -> None:
    await port.begin()
    text = await use_tool(port, port.add_manager(), "repair")
    assert "The log has 1 entry, and it is valid" in text


async def test_repair_lists_data_of_an_unknown_version(port: Port) -> None:
    await port.begin()
    assert "Stored data kept" not in await use_tool(port, port.add_manager(), "repair")
    of = "INSERT INTO timers (owner_kind, owner, feature, kind, payload, at)"
    await corrupt_data(port, f"{of} VALUES ('match', 1, 'absence', 'out2', '[]', 9000000000000)")
    text = await use_tool(port, port.add_manager(), "repair")
    assert (
        "Saved data that this version of the bot doesn’t support (kept unchanged): `timer absence/out2`."
        in text
    )


async def test_damaged_match_is_diagnosed_and_repaired_by_undo(port: Port) -> None:
    await port.begin()
    dee = port.add_manager()
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    await corrupt_data(port, """UPDATE log SET payload = '{"move": "fly"}' WHERE seq = 2""")
    text = await use_tool(port, dee, "repair")
    assert "Entry 2 is the first invalid one." in text
    assert "**Ada** made this move on <t:" in text
    assert "</host undo:" in text
    assert "fly" not in text
    assert "can’t be read" in text_of(port.raw_message(port.card()))
    (turn,) = await dee.autocomplete(port.lobby, "host undo", "turn", "")
    assert turn["name"] == "2 · Ada · invalid"
    await run_host_command(port, dee, "undo", turn=turn["value"], reason=REASON)
    assert "Waiting for **Ada**" in text_of(port.raw_message(port.card()))
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    assert "Waiting for **Ben**" in text_of(port.raw_message(port.card()))


async def test_finished_match_is_exported_and_imported_elsewhere(port: Port) -> None:
    await port.begin()
    dee = port.add_manager()
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    assert "Export" not in labels(await open_host_panel(dee, port.lobby))
    await run_host_command(port, dee, "cancel", reason=REASON)
    response_message = await use_host_tool(dee, port.lobby, "export")
    assert find_components(response_message, FILE)
    text = text_of(port.raw_message(port.posts()[-1]))
    assert text.startswith("[Nauticus](https://discord.com")
    assert "\n**Dee** has exported this match as a file." in text
    (file,) = response_message.attachments
    archive = port.guild.create_text_channel("archive")
    content = b"\xef\xbb\xbf" + await file.read()  # Some editors add a byte order mark.
    done = await dee.slash(archive, "host import", file=("match.json", content))
    assert text_of(done.response) == "Nauticus has been imported."
    assert len(archive.history()) == 1
    assert "### Nauticus" in text_of((await port.cem.slash(archive, "board")).response)


async def test_imported_match_is_marked_as_imported(port: Port) -> None:
    ctx, place = port.bot.services.ctx, ImportTarget(port.guild.id, port.lobby.id, is_thread=False)
    await port.begin()
    raw = await transfer.export_match(ctx, 1, None)
    await run_host_command(port, port.add_manager(), "cancel", reason=REASON)
    row = await transfer.import_match(ctx, raw, place, None)
    assert row.id == 2
    await port.resign(port.ben)
    assert "imported from a file" in text_of(port.raw_message(port.card()))
    assert "SHA-256" not in text_of(port.raw_message(port.card()))


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"{}", "keine Partie"),
        (b" " * 1_000_001, "zu groß"),
        (b'{"format": "\xff"}', "keine Partie"),
        (b'{"\xff": 1}', "keine Partie"),
        (b'{"a": ' * 100_000 + b"1" + b"}" * 100_000, "keine Partie"),
        (b'{"edition": ' + b'{"a": ' * 900 + b"1" + b"}" * 901, "keine Partie"),
    ],
    ids=["empty", "large", "UTF-8", "UTF-8 in a key", "deep", "nested in a field"],
)
async def test_import_rejects_an_invalid_file(
    port: Port, caplog: pytest.LogCaptureFixture, content: bytes, why: str
) -> None:
    dee = port.add_manager()
    port.locales[dee.id] = "de"
    assert why in await run_host_command(port, dee, "import", file=("match.json", content))
    assert caplog.records == []


async def test_import_rejects_a_channel_with_a_match(port: Port) -> None:
    await port.begin()
    dee = port.add_manager()
    await run_host_command(port, dee, "cancel", reason=REASON)
    response_message = await use_host_tool(dee, port.lobby, "export")
    content = await response_message.attachments[0].read()
    await port.open_table(seats=2)
    assert "This channel already has a match" in await run_host_command(
        port, dee, "import", file=("m.json", content)
    )


async def test_import_requires_send_messages_permission(port: Port) -> None:
    dee = port.add_manager()
    deny = discord.PermissionOverwrite(send_messages=False)
    mute = port.guild.create_text_channel("mute", overwrites={port.guild.default_role: deny})
    interaction_result = await dee.slash(mute, "host import", file=("match.json", b"{}"))
    assert "Send Messages" in text_of(interaction_result.response)


async def test_audit_log_shows_match_user_and_amount_escaped(
    port: Port,
) -> None:
    await port.open_table(seats=2, begins="opener", time_control="daily")
    eve, dee = port.add_member("*Eve*"), port.add_manager()
    await eve.slash(port.lobby, "game join")
    await give_time(port, dee, eve, 1)
    await run_host_command(port, dee, "replace", player=eve, substitute=port.ben, reason=REASON)
    assert "is now" in text_of((await dee.slash(port.lobby, "host transfer", to=eve, reason=REASON)).response)
    text = await run_host_command(port, dee, "audit")
    assert "**Dee**: 1 extra hour for \\*Eve\\* — #1 [Nauticus](" in text
    assert "**Dee**: \\*Eve\\* replaced by Ben — #1 [Nauticus](" in text
    assert "ownership transferred to \\*Eve\\* — #1 [Nauticus](" in text
    assert "has transferred ownership of the table to **\\*Eve\\***." in public_text(port)


async def test_audit_log_is_paginated(port: Port) -> None:
    await port.begin()
    dee = port.add_manager()
    for _ in range(6):
        await run_host_command(port, dee, "pause", reason=REASON)
        await run_host_command(port, dee, "resume")
    first = await host_response(port, dee, "audit")
    assert "page 1" in text_of(first)
    assert text_of(first).count("clocks paused") == 5
    assert "**Dee**: clocks paused — #1 [Nauticus](https://discord.com" in text_of(first)
    assert "“a storm”" in text_of(first)
    second = await dee.click(first, label="◀ Earlier")
    assert text_of(second.response).count("<t:") == 2
