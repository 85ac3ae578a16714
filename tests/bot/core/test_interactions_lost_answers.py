"""Tests that no move is lost or repeated if a response is rejected or lost, or an interaction is duplicated."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from bot.runtime.app import Harbourmaster, open_bot
from bot.runtime.process.environment import Settings
from host.matches import users
from host.messages import view
from storage.core import claimed_interactions
from tests.bot.port import AnyMessage, Port, text_of
from tests.sampling import value_cases

EDIT_RESPONSE = ("PATCH", "/webhooks/*/*/messages/@original")
CALLBACK = ("POST", "/interactions/*/*/callback")
INTERACTION_EVENT = "INTERACTION_CREATE"


@pytest.mark.parametrize("status", value_cases([500, 403, 429]))
async def test_failed_response_is_sent_again(port: Port, status: int) -> None:
    port.env.inject_error(*EDIT_RESPONSE, status=status)
    opened = await port.open_table(seats=2)
    assert "is open" in text_of(opened.response)


@pytest.mark.parametrize("status", value_cases([500, 403, 429]))
async def test_lost_response_loses_no_move(port: Port, status: int) -> None:
    await port.begin()
    panel = await port.complete_turn(port.ada)
    port.env.inject_error(*EDIT_RESPONSE, status=status, times=2)
    await port.ada.click(panel, label="Confirm")
    assert "Waiting for **Ben**" in text_of(port.raw_message(port.card()))


@pytest.mark.parametrize("status", value_cases([404, 429, 500], 2))
async def test_failed_acknowledgement_loses_no_move(port: Port, status: int) -> None:
    await port.begin()
    panel = await port.complete_turn(port.ada)
    port.env.inject_error(*CALLBACK, status=status, code=10062 if status == 404 else 0)
    await port.ada.click(panel, label="Confirm")
    assert "Waiting for **Ben**" in text_of(port.raw_message(port.card()))


async def test_interaction_acknowledged_before_is_handled_once(port: Port) -> None:
    port.env.inject_error(*CALLBACK, status=400, code=40060)
    await port.open_table(seats=2)
    assert len(await view.load_guild_matches(port.bot.services.ctx, port.guild.id)) == 1


async def test_duplicate_interaction_is_handled_once(port: Port) -> None:
    heard: list[Mapping[str, Any]] = []
    port.env.backend.subscribers.append(
        lambda event, payload: heard.append(payload) if event == INTERACTION_EVENT else None
    )
    await port.open_table(seats=4)
    offered: AnyMessage = (await port.ada.click(port.card(), label="Add robot")).response
    await port.ada.click(offered, label="Deckhand")
    port.env.backend.emit(INTERACTION_EVENT, deepcopy(heard[-1]))
    await port.env.advance_time(1)
    assert "Seats taken: 2 of 4." in text_of(port.raw_message(port.card()))


async def test_two_processes_with_one_token_claim_an_interaction_once(port: Port, tmp_path: Path) -> None:
    twin = await open_bot(Settings(folder=tmp_path))
    claims = [await claim_interaction(bot, 4711) for bot in (port.bot, twin, port.bot)]
    await twin.close()
    assert claims == [True, False, False]


async def claim_interaction(bot: Harbourmaster, interaction_id: int) -> bool:
    async with bot.services.ctx.database.transaction() as tx:
        return await claimed_interactions.claim(tx, interaction_id, bot.services.ctx.now())


async def test_handled_interactions_are_deleted_after_a_day(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await claim_interaction(port.bot, 4711)
    monkeypatch.setattr(users, "_should_clean_up", lambda _: True)
    async with port.bot.services.ctx.database.transaction() as tx:
        await tx.execute("UPDATE claimed_interactions SET at = 0")
    await port.ada.slash(port.lobby, "help")
    async with port.bot.services.ctx.database.read_transaction() as tx:
        assert await tx.scalar("SELECT count(*) FROM claimed_interactions") == 1
