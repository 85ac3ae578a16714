"""Tests for invitations: each invited user is notified once, and threads cannot be used for spam."""

from __future__ import annotations

import pytest
from discord.abc import Messageable

from bot.core.sending.sender import Sender
from bot.core.words.layout import MessageView
from host.tables.tables.rates import MAX_PER_HOUR, MAX_PER_TARGET
from storage.core.scheduling.outbox import OutboxRow
from tests.bot.port import Port, text_of


async def test_reposted_card_does_not_notify_again(port: Port, monkeypatch: pytest.MonkeyPatch) -> None:
    notified: list[object] = []
    send = Sender.post

    async def watched(sender: Sender, where: Messageable, post: MessageView, row: OutboxRow) -> int:
        notified.append(post.mentions.to_dict().get("users"))
        return await send(sender, where, post, row)

    monkeypatch.setattr(Sender, "post", watched)
    await port.open_table(player1=port.ben)
    # Count the notifications when the message is sent, because the simulation clears its mentions when it is
    # edited.
    assert notified.count([await port.key_of(port.ben)]) == 1
    await port.add_manager().slash(port.lobby, "host repost", reason="a storm")
    cards = [port.raw_message(post) for post in port.posts()]
    assert [card.ping_user_ids for card in cards] == [[]]
    assert f"<@{port.ben.id}>" in text_of(cards[0])


async def test_invitation_notifies_once(port: Port) -> None:
    await port.open_table()
    await port.ada.slash(port.lobby, "game invite", player=port.cem)
    again = await port.ada.slash(port.lobby, "game invite", player=port.cem)
    assert "already been invited to this table" in text_of(again.response)
    pings = [port.raw_message(post).ping_user_ids for post in port.posts()]
    assert sum(port.cem.id in pinged for pinged in pings) == 1


async def test_invitations_of_the_same_player_are_rate_limited(port: Port) -> None:
    answers = [
        text_of((await port.open_table(where="thread", player1=port.ben)).response)
        for _ in range(MAX_PER_TARGET + 2)
    ]
    assert all("invited this player" in answer for answer in answers[MAX_PER_TARGET:])
    assert len(port.lobby.threads) == MAX_PER_TARGET


async def test_thread_creation_is_rate_limited_per_user(port: Port) -> None:
    answers = [
        text_of((await port.open_table(where="thread")).response) for _ in range(MAX_PER_HOUR["thread"] + 1)
    ]
    assert "You have created" in answers[-1]
    assert "You have created" not in answers[-2]
    assert len(port.lobby.threads) == MAX_PER_HOUR["thread"]


async def test_nobody_invites_themselves(port: Port) -> None:
    opened = await port.open_table(seats=3, player1=port.ada)
    assert text_of(opened.response) == "You can’t invite yourself."
    assert port.posts() == []
    in_thread = await port.open_table(seats=3, where="thread", player1=port.ben, player2=port.ada)
    assert text_of(in_thread.response) == "You can’t invite yourself."
    await port.open_table(seats=3)
    invited = await port.ada.slash(port.lobby, "game invite", player=port.ada)
    assert text_of(invited.response) == "You can’t invite yourself."
    assert invited.followups == []


async def test_player_with_a_seat_is_not_invited(port: Port) -> None:
    await port.open_table(seats=3)
    await port.ben.click(port.card(), label="Join")
    invited = await port.ada.slash(port.lobby, "game invite", player=port.ben)
    assert text_of(invited.response) == "That player already has a seat at this table."
