"""Tests that subscribers handle events in the same transaction and in the order given in docs/events.md."""

from __future__ import annotations

from typing import Any

import pytest

from host.core import features
from host.core.context import Context
from host.core.features import EventHandler, subscribers
from host.matches.match.events import (
    Committed,
)
from host.messages.posts import cards
from host.turns.play import turn_actions
from storage.core.database import Transaction
from storage.matches.match import matches
from tests.host.players import ADA, pending_messages, start_match, take_pearls, take_turn, timers_of


def add_handler(monkeypatch: pytest.MonkeyPatch, event: type, handler: EventHandler) -> None:
    """Add a subscriber for an event after all existing ones."""

    def with_it(asked: type) -> tuple[EventHandler, ...]:
        return (*subscribers(asked), handler) if asked is event else subscribers(asked)

    monkeypatch.setattr(features, "subscribers", with_it)


async def test_exception_in_subscriber_rolls_back_the_event(
    ctx: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await start_match(ctx)
    panel = await take_pearls(ctx, row.id, ADA, 2)
    before, set_ = await pending_messages(ctx, row.id), await timers_of(ctx, row.id)

    async def stumble(*_: Any) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        add_handler(patched, Committed, stumble)
        with pytest.raises(ZeroDivisionError):
            await turn_actions.confirm(ctx, row.id, ADA)
    assert await turn_actions.load_panel(ctx, row.id, ADA) == panel
    assert (await cards.get_card(ctx, row.id)).match.head == row.head
    assert (await pending_messages(ctx, row.id), await timers_of(ctx, row.id)) == (before, set_)
    assert (await turn_actions.confirm(ctx, row.id, ADA)).view.owned == (2, 0)


async def test_subscriber_reads_the_state_after_the_event(
    ctx: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = list[tuple[int, int, int]]()

    async def look(_: Context, tx: Transaction, event: Committed) -> None:
        row = await matches.get(tx, event.row.id)
        assert row is not None
        seen.append((event.before.row.head, row.head, len(event.new_entries)))

    add_handler(monkeypatch, Committed, look)
    row = await start_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    assert seen == [(0, 1, 1), (1, 3, 2)]
