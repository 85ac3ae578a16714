"""Tests that tables survive failed requests for their threads, such as creating or deleting them."""

from __future__ import annotations

import pytest

from host.messages import view
from tests.bot.port import Port, text_of
from tests.sampling import value_cases


async def test_archived_thread_is_unarchived(port: Port) -> None:
    await port.open_table(seats=3, where="thread")
    (thread,) = port.lobby.threads
    port.env.inject_error("PATCH", f"/channels/{thread.id}/messages/*", status=400, code=50083)
    await port.ben.slash(thread, "game join")
    woken = [
        call
        for call in port.env.http_requests
        if (call.method, call.path) == ("PATCH", f"/channels/{thread.id}")
    ]
    assert [call.json for call in woken] == [{"archived": False}]
    _, card = (post for post in thread.history() if not post.flags.ephemeral)
    assert "Ben" in text_of(port.env.backend.get_message(thread.id, card.id))


@pytest.mark.parametrize("status", value_cases([500, 403, 429]))
async def test_failed_thread_creation_opens_no_match(port: Port, status: int) -> None:
    port.env.inject_error("POST", "/channels/*/threads", status=status)
    refused = await port.open_table(seats=2, where="thread")
    assert "Discord couldn’t create the thread" in text_of(refused.response)
    assert await view.load_guild_matches(port.bot.services.ctx, port.guild.id) == ()


@pytest.mark.parametrize("status", value_cases([500, 403, 429]))
async def test_failed_thread_unarchiving_is_retried(port: Port, status: int) -> None:
    await port.open_table(seats=3, where="thread")
    (thread,) = port.lobby.threads
    port.env.inject_error("PATCH", f"/channels/{thread.id}/messages/*", status=400, code=50083)
    port.env.inject_error("PATCH", f"/channels/{thread.id}", status=status)
    await port.ben.slash(thread, "game join")
    await port.env.advance_time(4000)
    _, card = (post for post in thread.history() if not post.flags.ephemeral)
    assert "Ben" in text_of(port.env.backend.get_message(thread.id, card.id))


@pytest.mark.parametrize("status", value_cases([403, 404, 429, 500]))
async def test_invitation_is_valid_if_its_announcement_fails(port: Port, status: int) -> None:
    await port.open_table(seats=2, access="invited")
    port.env.inject_error("POST", "/webhooks/*/*", status=status, times=None)
    invited = await port.ada.slash(port.lobby, "game invite", player=port.ben)
    assert "has been invited" in text_of(invited.response)
    assert "is starting" in text_of((await port.ben.slash(port.lobby, "game join")).response)


@pytest.mark.parametrize("status", value_cases([403, 404, 429, 500]))
async def test_failed_thread_member_addition_does_not_stop_the_table(port: Port, status: int) -> None:
    port.env.inject_error("PUT", "/channels/*/thread-members/*", status=status, times=None)
    opened = await port.open_table(seats=2, where="private", player1=port.ben)
    assert "is open" in text_of(opened.response)


@pytest.mark.parametrize("status", value_cases([500, 403, 429]))
async def test_thread_that_cannot_be_deleted_is_archived(port: Port, status: int) -> None:
    port.env.inject_error("DELETE", "/channels/*", status=status)
    await port.open_table(seats=2, robots=2, where="thread")
    (thread,) = port.lobby.threads
    closed = port.env.backend.get_channel(thread.id).thread_metadata
    assert closed is not None
    assert closed.archived
