"""Tests for bugs and external failures: users get a short error message, and the log contains the details."""

from __future__ import annotations

import logging
import re
from typing import Any

import pytest

from bot.core.words.i18n import translator
from bot.tables.fairness.ids import FairnessClick
from engine.core.text import text
from host.messages import view
from host.tables.tables import tables
from host.turns.play import turn_actions
from storage.core.sql.database_errors import DatabaseBusy
from tests.bot.port import Port, text_of


async def raise_bug(*_: Any, **__: Any) -> Any:
    raise ZeroDivisionError("a bug of ours")


async def raise_database_busy(*_: Any, **__: Any) -> Any:
    raise DatabaseBusy("database is locked")


ADD_WORDS = translator("en")(text("button-words"))
ERROR_MESSAGES = [
    ("en-GB", "Something went wrong on my end."),
    ("de", "Fehler aufgetreten"),
    ("pl", "poszło nie tak"),
]


@pytest.mark.parametrize(("locale", "sentence"), ERROR_MESSAGES)
async def test_bug_response_contains_the_error_number_from_the_log(
    port: Port, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, locale: str, sentence: str
) -> None:
    await port.begin()
    port.locales[port.ada.id] = locale
    monkeypatch.setattr(turn_actions, "load_panel", raise_bug)
    answered = await port.take_turn(port.ada)
    assert sentence in text_of(answered)
    (number,) = re.findall(r"\d+", text_of(answered))
    assert f"error {number}: m:1:0:turn" in caplog.text
    assert "in raise_bug" in caplog.text
    assert "a bug of ours" not in caplog.text, "a message may quote a hidden card"


async def test_exception_message_is_not_logged_at_debug_level(
    port: Port, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await port.begin()
    monkeypatch.setattr(turn_actions, "load_panel", raise_bug)
    with caplog.at_level(logging.DEBUG, "bot"):
        await port.take_turn(port.ada)
    assert "in raise_bug" in caplog.text
    assert "a bug of ours" not in caplog.text, "a message may quote a hidden card"


async def test_bug_in_a_command_gets_an_error_response(port: Port, monkeypatch: pytest.MonkeyPatch) -> None:
    await port.begin()
    monkeypatch.setattr(view, "load_table_view", raise_bug)
    answered = await port.ada.slash(port.lobby, "board")
    assert "Something went wrong on my end." in text_of(answered.response)


async def test_bug_in_a_modal_gets_an_error_response(port: Port, monkeypatch: pytest.MonkeyPatch) -> None:
    await port.open_table(seats=2)
    monkeypatch.setattr("bot.runtime.routing.clicks.modals", lambda: {FairnessClick.ADD: raise_bug})
    answered = await port.ada.click(port.card(), label=ADD_WORDS)
    assert "Something went wrong on my end." in text_of(answered.response)


async def test_busy_database_during_a_modal_asks_to_try_again(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    await port.open_table(seats=2)
    monkeypatch.setattr("bot.runtime.routing.clicks.modals", lambda: {FairnessClick.ADD: raise_database_busy})
    answered = await port.ada.click(port.card(), label=ADD_WORDS)
    assert "try again" in text_of(answered.response)


async def test_modal_that_discord_refuses_gets_an_error_response(port: Port) -> None:
    await port.open_table(seats=2)
    port.env.inject_error("POST", "/interactions/*/callback", status=400, code=50035)
    answered = await port.ada.click(port.card(), label=ADD_WORDS)
    assert answered.modal is None
    assert "Something went wrong on my end." in text_of(answered.response)


async def test_busy_database_asks_the_user_to_try_again(port: Port, monkeypatch: pytest.MonkeyPatch) -> None:
    await port.open_table(seats=2)
    monkeypatch.setattr(tables, "join", raise_database_busy)
    answered = await port.ben.click(port.card(), label="Join")
    assert "try again" in text_of(answered.response)


async def test_bug_in_a_message_is_logged_and_the_message_is_retried(
    port: Port, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await port.open_table(seats=3)
    monkeypatch.setattr("bot.messages.posts.status_card._open_blocks", raise_rendering_bug)
    await port.ben.click(port.card(), label="Join")
    assert "match 1: card failed" in caplog.text
    monkeypatch.undo()
    await port.env.advance_time(20)
    assert "Ben" in text_of(port.raw_message(port.card()))


def raise_rendering_bug(*_: Any) -> Any:
    raise ZeroDivisionError("a bug of ours")


async def test_unknown_command_gets_an_error_response(port: Port) -> None:
    port.bot.tree.remove_command("help")
    answered = await port.ada.slash(port.lobby, "help")
    assert "I don’t understand this command." in text_of(answered.response)
    port.first_unexpected_error = port.env.error_cursor
