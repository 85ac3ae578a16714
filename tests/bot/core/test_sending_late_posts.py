"""Tests that delayed messages are sent soon after an outage: once, in order, and with current content."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import discord
import pytest
from simcord import intents
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from host.core import outbox
from host.core.owners import match_owner
from storage.core.sql.database_errors import DatabaseUnavailable
from tests.bot.host_tools import use_host_tool
from tests.bot.port import Port, labels, text_of
from tests.bot.posts import EDIT, SEND, pending_kinds, play_phase
from tests.sampling import value_cases

SOON = 130
"""Maximum seconds until delayed messages arrive after an outage."""
AT_ONCE = 2
OUTAGE_SECONDS = 236


def forbid(port: Port, channel: int | None = None) -> None:
    """Revoke the bot's permission to send messages in a channel."""
    denied = discord.Permissions(send_messages=True, send_messages_in_threads=True).value
    overwrite = Overwrite(port.bot_user.id, OverwriteType.MEMBER, 0, denied)
    port.env.backend.set_overwrite(channel or port.lobby.id, overwrite)


def grant(port: Port, channel: int | None = None) -> None:
    port.env.backend.delete_overwrite(channel or port.lobby.id, port.bot_user.id)


def count_attempts(port: Port) -> int:
    """Return the number of times that the bot tried to post in the lobby."""
    route = ("POST", f"/channels/{port.lobby.id}/messages")
    return sum((call.method, call.path) == route for call in port.env.http_requests)


def reported_phases(port: Port) -> list[str]:
    """Return the phases that the bot announced in the lobby, in order."""
    said_in_all = [text_of(port.raw_message(post)).split("\n")[0] for post in port.posts()]
    return [
        line.removeprefix("### Round 1 of 4, ")[:7] for line in said_in_all if line.startswith("### Round 1")
    ]


async def test_forbidden_message_is_sent_after_channel_permission_change(port: Port) -> None:
    await port.begin()
    forbid(port)
    await play_phase(port)
    await play_phase(port)
    assert reported_phases(port) == []
    grant(port)
    await port.env.advance_time(AT_ONCE)
    assert reported_phases(port) == ["phase 1", "phase 2"]
    assert await pending_kinds(port) == []


async def test_forbidden_message_is_sent_after_role_permission_change(port: Port) -> None:
    await port.begin()
    guild = port.env.backend.get_guild(port.guild.id)
    own = next(role for role in guild.roles.values() if role.managed)
    everyone, before = guild.everyone_role, (guild.everyone_role.permissions, own.permissions)
    for role in (everyone, own):
        port.env.backend.edit_role(
            guild.id, role.id, {"permissions": discord.Permissions(view_channel=True).value}
        )
    await play_phase(port)
    assert reported_phases(port) == []
    for role, permissions in zip((everyone, own), before, strict=True):
        port.env.backend.edit_role(guild.id, role.id, {"permissions": permissions})
    await port.env.advance_time(AT_ONCE)
    assert reported_phases(port) == ["phase 1"]


async def test_forbidden_message_is_sent_after_the_bot_gets_a_role(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    # This event needs the members intent in the simulation. On Discord, a bot always receives changes to its
    # own roles.
    monkeypatch.setitem(intents.EVENT_INTENTS, "GUILD_MEMBER_UPDATE", ("guilds", None))
    await port.begin()
    backend, own = port.env.backend, port.env.backend.get_guild(port.guild.id).members[port.bot_user.id]
    seen = discord.Permissions(view_channel=True, read_message_history=True).value
    backend.edit_role(port.guild.id, port.guild.id, {"permissions": seen})
    roles = list(own.role_ids)
    await change_own_roles(port, [])
    await play_phase(port)
    assert reported_phases(port) == []
    await change_own_roles(port, roles)
    assert reported_phases(port) == ["phase 1"]


async def change_own_roles(port: Port, roles: list[int]) -> None:
    backend = port.env.backend
    guild = backend.get_guild(port.guild.id)
    guild.members[port.bot_user.id].role_ids = roles
    member = serializers.member_payload(backend, guild, guild.members[port.bot_user.id])
    backend.emit("GUILD_MEMBER_UPDATE", {**member, "guild_id": str(guild.id)})
    await port.env.advance_time(AT_ONCE)


async def test_board_is_sent_without_image_if_attachments_are_forbidden(port: Port) -> None:
    await port.begin()
    denied = discord.Permissions(attach_files=True).value
    port.env.backend.set_overwrite(
        port.lobby.id, Overwrite(port.bot_user.id, OverwriteType.MEMBER, 0, denied)
    )
    await play_phase(port)
    assert reported_phases(port) == ["phase 1"]
    assert [post.attachments for post in port.posts() if post.attachments] == []


async def test_forbidden_thread_message_is_sent_after_channel_change(port: Port) -> None:
    await port.open_table(seats=3, where="thread")
    (thread,) = port.lobby.threads
    forbid(port)
    await port.ben.slash(thread, "game join")
    await port.ada.slash(thread, "game start")
    port.env.backend.edit_channel(thread.id, {"name": "another"})
    grant(port)
    await port.env.advance_time(AT_ONCE)
    assert await pending_kinds(port) == []


async def test_forbidden_message_is_sent_after_a_restart(port: Port) -> None:
    await port.begin()
    forbid(port)
    await play_phase(port)
    await port.env.advance_time(1)
    with port.env.time_context():
        await port.bot.close()
    grant(port)
    await port.restart()
    await port.env.advance_time(SOON)
    assert reported_phases(port) == ["phase 1"]


async def test_message_is_not_retried_while_still_forbidden(port: Port) -> None:
    await port.begin()
    forbid(port)
    await play_phase(port)
    tried = count_attempts(port)
    for _ in range(3):
        await port.ada.slash(port.lobby, "board")
        port.env.backend.edit_channel(port.lobby.id, {"name": "another"})
        port.env.backend.emit("RESUMED", {})
        await port.env.advance_time(AT_ONCE)
    assert count_attempts(port) == tried


async def test_forbidden_message_is_retried_after_a_command_in_channel(port: Port) -> None:
    await port.begin()
    port.env.inject_error(*SEND, status=403, code=50001, times=None)
    port.env.inject_error(*EDIT, status=403, code=50001, times=None)
    await play_phase(port)
    port.env.backend.faults.clear()
    await port.cem.slash(port.lobby, "help")
    await port.env.advance_time(SOON)
    assert reported_phases(port) == ["phase 1"]


async def test_frequent_channel_updates_cause_few_retries(port: Port) -> None:
    await port.begin()
    port.env.inject_error("*", "/channels/*/messages*", status=403, code=50013, times=None)
    await play_phase(port)
    before = len(port.env.http_requests)
    for _ in range(40):
        port.env.backend.edit_channel(port.lobby.id, {"name": "another"})
        await port.env.advance_time(10)
    tried = [call for call in port.env.http_requests[before:] if "/messages" in call.path]
    assert 0 < len(tried) < 12


async def test_messages_are_sent_soon_after_a_long_outage(port: Port) -> None:
    await port.begin()
    port.env.inject_error("*", "/channels/*/messages*", status=503, times=None)
    await play_phase(port)
    port.env.settle_timeout = 60
    await port.env.advance_time(OUTAGE_SECONDS)
    port.env.backend.faults.clear()
    await port.env.advance_time(SOON - AT_ONCE)
    assert reported_phases(port) == ["phase 1"]


@pytest.mark.parametrize("how", value_cases(["restart", "repost", "resumed", "turn"], 2))
async def test_backoff_ends_after_resume_turn_restart_or_repost(port: Port, how: str) -> None:
    await port.begin()
    host = port.add_manager()
    port.env.inject_error("*", "/channels/*/messages*", status=503, times=None)
    await play_phase(port)
    await port.env.advance_time(OUTAGE_SECONDS)
    panel = await port.complete_turn(port.ben)
    port.env.backend.faults.clear()
    if how == "resumed":
        port.env.backend.emit("RESUMED", {})
    elif how == "turn":
        await port.ben.click(panel, label="Confirm")
    elif how == "restart":
        await port.restart()
    else:
        await host.slash(port.lobby, "host repost")
    await port.env.advance_time(AT_ONCE)
    assert reported_phases(port) == ["phase 1"]


async def test_host_repost_sends_waiting_messages_in_order(port: Port) -> None:
    await port.begin()
    host = port.add_manager()
    await play_phase(port)
    port.env.inject_error(*SEND, status=503, times=None)
    await play_phase(port)
    await host.slash(port.lobby, "host pause", reason="tea")
    port.env.backend.faults.clear()
    await host.slash(port.lobby, "host repost")
    await port.env.advance_time(AT_ONCE)
    assert reported_phases(port) == ["phase 1", "phase 2"]
    texts = [text_of(port.raw_message(post)) for post in port.posts()]
    places = {
        word: next(n for n, text in enumerate(texts) if word in text)
        for word in ("phase 2", "Waiting for", "tea")
    }
    assert places["phase 2"] < places["Waiting for"] < places["tea"]
    assert len([post for post in port.posts() if "Board" in labels(port.raw_message(post))]) == 1
    assert await pending_kinds(port) == []


async def test_outdated_question_is_dropped_but_moves_are_sent(port: Port) -> None:
    await port.begin()
    port.env.inject_error("*", "/channels/*/messages*", status=503, times=None)
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    await port.env.advance_time(SOON)
    await port.ada.slash(port.lobby, "game cancel")
    await port.ben.click(await port.complete_turn(port.ben), label="Confirm")
    await port.env.advance_time(SOON)
    asked = [row.kind for row in await pending_messages(port)]
    assert "question" in asked
    assert asked.count("card") == 1
    await port.ben.slash(port.lobby, "game cancel")
    port.env.backend.faults.clear()
    await port.env.advance_time(SOON)
    assert reported_phases(port) == ["phase 1"]
    assert await pending_kinds(port) == []


async def pending_messages(port: Port) -> list[Any]:
    async with port.bot.services.ctx.database.read_transaction() as tx:
        return await outbox.of_owner(tx, match_owner(1))


async def test_card_with_too_many_edits_is_posted_again(port: Port) -> None:
    await port.begin()
    old = port.card()
    port.env.inject_error("PATCH", f"/channels/*/messages/{old.id}", status=429, code=30046, times=None)
    await play_phase(port)
    assert reported_phases(port) == ["phase 1"]
    assert port.card().id != old.id
    assert old.id not in {post.id for post in port.posts()}
    assert await pending_kinds(port) == []


@contextmanager
def lose_responses(port: Port, times: int = 1) -> Iterator[None]:
    """Simulate lost responses: Discord accepts messages in the lobby, but the bot gets a connection error."""
    request, lost = port.bot.http.request, [times]

    async def lose(route: discord.http.Route, **rest: Any) -> Any:
        answer = await request(route, **rest)
        is_post = route.method == "POST" and route.path.endswith("/messages")
        if is_post and lost[0]:
            lost[0] -= 1
            raise ConnectionResetError(104, "reset")
        return answer

    port.bot.http.request = lose  # type: ignore[method-assign]
    yield
    port.bot.http.request = request  # type: ignore[method-assign]


async def test_existing_card_is_found_after_a_lost_response(port: Port) -> None:
    with lose_responses(port):
        await port.open_table(seats=3)
        await port.env.advance_time(1)
    await port.ben.slash(port.lobby, "game join")
    await port.env.advance_time(SOON)
    (card,) = port.posts()
    assert "Ben" in text_of(port.raw_message(card))


async def test_existing_phase_message_is_found_after_hours(port: Port) -> None:
    await port.begin()
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    panel = await port.complete_turn(port.ben)
    with lose_responses(port):
        await port.ben.click(panel, label="Confirm")
        await port.env.advance_time(1)
    assert reported_phases(port) == ["phase 1"]
    await port.restart_after(6 * 3600)
    await port.env.advance_time(SOON)
    assert reported_phases(port) == ["phase 1"]
    assert await pending_kinds(port) == []


async def test_message_sent_by_a_killed_process_is_not_sent_again(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def die(*_: object) -> None:
        raise DatabaseUnavailable("unreachable", "killed")

    await port.begin()
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    panel = await port.complete_turn(port.ben)
    with monkeypatch.context() as patched:
        patched.setattr("host.core.outbox.delete_sent", die)
        await port.ben.click(panel, label="Confirm")
        await port.env.advance_time(1)
    assert reported_phases(port)[:1] == ["phase 1"]
    posted = len(reported_phases(port))
    await port.restart_after(3600)
    await port.env.advance_time(SOON)
    assert len(reported_phases(port)) == posted
    assert await pending_kinds(port) == []


async def test_message_that_cannot_be_built_is_dropped_and_reported(
    port: Port, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def stumble(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    await port.begin()
    host = port.add_manager()
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    panel = await port.complete_turn(port.ben)
    with monkeypatch.context() as patched:
        patched.setattr("host.messages.posts.message_contents.load_segment_message", stumble)
        await port.ben.click(panel, label="Confirm")
        await port.env.advance_time(SOON)
        assert reported_phases(port) == []
        assert "Waiting for" in text_of(port.raw_message(port.card()))
        assert any("could not be posted" in text_of(port.raw_message(post)) for post in port.posts())
        await play_phase(port)
        assert "is not retried until" in caplog.text
        assert "`posts/chapter`" in text_of(await use_host_tool(host, port.lobby, "repair"))
    await use_host_tool(host, port.lobby, "repair")
    await port.env.advance_time(AT_ONCE)
    assert reported_phases(port) == ["phase 1", "phase 2"]
    assert await pending_kinds(port) == []


async def test_single_unknown_channel_error_is_retried(port: Port) -> None:
    await port.begin()
    port.env.inject_error("*", "/channels/*/messages*", status=404, code=10003, times=3)
    await play_phase(port)
    await port.env.advance_time(SOON)
    assert reported_phases(port) == ["phase 1"]
    assert await pending_kinds(port) == []
