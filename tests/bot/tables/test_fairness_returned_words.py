"""Tests of seed words that Discord rejects.

Their author is notified and can add different ones.
"""

from __future__ import annotations

import pytest

from host.tables.tables.waiting_start import TIME_FOR_OTHER_WORDS
from tests.bot.decisions.test_vote import public_text
from tests.bot.filters import ContentFilter, install_filter
from tests.bot.port import SETTLE_TIMEOUT, Port, text_of
from tests.bot.shuffles import add_words, cancel_match, verify_match


@pytest.fixture
def content_filter(port: Port, monkeypatch: pytest.MonkeyPatch) -> ContentFilter:
    return install_filter(port, monkeypatch)


async def test_refused_words_are_returned_to_their_author(port: Port, content_filter: ContentFilter) -> None:
    await port.open_table(seats=2, begins="opener")
    content_filter.words.add("rude")
    await add_words(port, port.ben, "rude words")
    assert f"<@{port.ben.id}>, Discord rejected the words you added" in public_text(port)
    assert "Seats taken: 2 of 2" in text_of(port.raw_message(port.card()))
    await add_words(port, port.ben, "kind words")
    assert "Waiting for **Ada**" in text_of(port.raw_message(port.card()))
    await cancel_match(port)
    found = await verify_match(port, match="1")
    assert "❌" not in found
    assert "kind words" in "".join(map(text_of, port.shuffle_messages()))


async def test_match_begins_without_refused_words(port: Port, content_filter: ContentFilter) -> None:
    await port.open_table(seats=2, begins="opener")
    content_filter.words.add("rude")
    await add_words(port, port.ben, "rude words")
    await port.env.advance_time(TIME_FOR_OTHER_WORDS / 1000 + SETTLE_TIMEOUT)
    assert "Waiting for **Ada**" in text_of(port.raw_message(port.card()))
    assert port.query_column("SELECT text FROM participants WHERE contribution_number IS NOT NULL") == []
