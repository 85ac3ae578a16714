"""Tests of seed words that Discord rejects.

Their author is notified and can add different ones.
"""

from __future__ import annotations

import pytest

from host.tables.tables.waiting_start import TIME_FOR_OTHER_WORDS
from tests.bot.decisions.test_vote import told
from tests.bot.filters import ContentFilter, add_filter
from tests.bot.port import SETTLED, Port, said
from tests.bot.shuffles import add, end, verified


@pytest.fixture
def content(port: Port, monkeypatch: pytest.MonkeyPatch) -> ContentFilter:
    return add_filter(port, monkeypatch)


async def test_refused_words_are_returned_to_their_author(port: Port, content: ContentFilter) -> None:
    await port.open(seats=2, begins="opener")
    content.words.add("rude")
    await add(port, port.ben, "rude words")
    assert f"<@{port.ben.id}>, Discord rejected the words you added" in told(port)
    assert "Seats taken: 2 of 2" in said(port.raw(port.card()))
    await add(port, port.ben, "kind words")
    assert "Waiting for **Ada**" in said(port.raw(port.card()))
    await end(port)
    found = await verified(port, match="1")
    assert "❌" not in found
    assert "kind words" in "".join(map(said, port.bindings()))


async def test_match_begins_without_refused_words(port: Port, content: ContentFilter) -> None:
    await port.open(seats=2, begins="opener")
    content.words.add("rude")
    await add(port, port.ben, "rude words")
    await port.env.advance_time(TIME_FOR_OTHER_WORDS / 1000 + SETTLED)
    assert "Waiting for **Ada**" in said(port.raw(port.card()))
    assert port.ask("SELECT text FROM participants WHERE contribution_number IS NOT NULL") == []
