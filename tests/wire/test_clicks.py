"""Tests that clicks are processed even if acknowledging them fails."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from bot.core.features import modals
from bot.runtime.routing.commands import SYNC_FILE
from engine.core.files.library import games
from tests.bot.port import labels
from tests.wire import bot_database
from tests.wire.limits import INPUT, walk_components
from tests.wire.people import Person
from tests.wire.running import BotProcess
from tests.wire.server import Wire
from tests.wire.table import Table, has_choice
from tests.wire.world import Channel

ACKNOWLEDGE_ROUTE = "POST /interactions/.*/callback"
HANG_SECONDS = 300.0
"""Seconds."""


@pytest.fixture
def table(wire: Wire, lobby: Channel, people: tuple[Person, ...], bot: BotProcess) -> Table:
    bot.start()
    table = Table(wire, lobby, people)
    table.open_match(next(iter(games().values())))
    return table


def choose_until_confirm(table: Table) -> tuple[Person, int]:
    """Choose options for a user until they can confirm.

    Returns the user and the id of the panel's message.
    """
    found = table.player_to_move()
    assert found is not None
    while "Confirm" not in labels(found[1]):
        person, panel = found
        message = table.click_next(person, panel).visible_message
        found = (person, message) if has_choice(message) else table.player_to_move()
        assert found is not None
    return found[0], found[1].id


def read_confirmed_actions(bot: BotProcess, person: Person) -> list[Any]:
    """Return the logged actions in a user's seats, in order."""
    query = """
        select payload from log natural join seats join users using (user_key)
        where user_id = ? and kind = 'move' order by seq
    """
    return [json.loads(payload) for (payload,) in bot_database.query_rows(bot.folder, query, person.id)]


def check_turn_logged_once(drafted: list[Any], logged: list[Any]) -> None:
    """Check that a turn was logged once; actions that were needed to end it may follow."""
    assert logged[: len(drafted)] == drafted
    assert logged[len(drafted) : 2 * len(drafted)] != drafted


def test_click_is_applied_once_if_its_acknowledgement_returns_error(
    wire: Wire, table: Table, bot: BotProcess
) -> None:
    person, panel = choose_until_confirm(table)
    drafted = bot_database.read_drafted_actions(bot.folder)
    before = len(read_confirmed_actions(bot, person))
    wire.add_fault(ACKNOWLEDGE_ROUTE, 500, when="after")
    done = person.click(wire.world.messages[panel], label="Confirm")
    # The same player may be the next to move, but the confirmed turn must not be offered again.
    assert "Confirm" not in labels(done.visible_message)
    check_turn_logged_once(drafted, read_confirmed_actions(bot, person)[before:])


@pytest.mark.parametrize(
    "status",
    [pytest.param(None, marks=pytest.mark.long, id="never answered"), pytest.param(0, id="broken off")],
)
def test_click_is_applied_once_if_its_acknowledgement_gets_no_reply(
    status: int | None, wire: Wire, table: Table, bot: BotProcess
) -> None:
    person, panel = choose_until_confirm(table)
    drafted = bot_database.read_drafted_actions(bot.folder)
    before = len(read_confirmed_actions(bot, person))
    wire.add_fault(ACKNOWLEDGE_ROUTE, status, when="after", seconds=0 if status == 0 else HANG_SECONDS)
    done = person.click(wire.world.messages[panel], label="Confirm", wait=8)
    # The same player may be the next to move, but the confirmed turn must not be offered again.
    assert "Confirm" not in labels(done.visible_message)
    check_turn_logged_once(drafted, read_confirmed_actions(bot, person)[before:])


@pytest.mark.long
def test_failed_acknowledgement_is_retried(wire: Wire, table: Table) -> None:
    fault = wire.add_fault(ACKNOWLEDGE_ROUTE, 503)
    done = table.people[0].click(table.button_message, label="Board")
    assert fault.hits == 1
    assert done.response_count == 1


def test_failed_response_is_retried(wire: Wire, table: Table) -> None:
    fault = wire.add_fault("PATCH /webhooks/", 0)
    table.people[0].click(table.button_message, label="Board")
    assert fault.hits == 1


def test_acknowledged_click_gets_a_response_before_shutdown(
    wire: Wire, table: Table, bot: BotProcess
) -> None:
    slow = wire.add_fault("PATCH /webhooks/", 500)
    done = table.people[0].click(table.button_message, label="Board", wait=0)
    wire.wait_until(lambda: slow.hits)
    assert bot.stop() == 0
    assert done.response_count == 1
    assert wire.gateway.connected == []


@pytest.mark.long
def test_slow_response_does_not_delay_shutdown(wire: Wire, table: Table, bot: BotProcess) -> None:
    slow = wire.add_fault("PATCH /webhooks/", seconds=HANG_SECONDS, times=None)
    table.people[0].click(table.button_message, label="Board", wait=0)
    wire.wait_until(lambda: slow.hits)
    bot.terminate()
    assert bot.wait(9) == 0


@pytest.mark.long
def test_failed_command_sync_does_not_block_clicks(
    wire: Wire, table: Table, bot_factory: Callable[..., BotProcess], bot: BotProcess
) -> None:
    assert bot.stop() == 0
    (bot.folder / SYNC_FILE).unlink()
    fault = wire.add_fault("PUT /applications/.*/commands", 429, retry_after=3000, times=None)
    bot_factory().start()
    assert table.people[0].click(table.button_message, label="Board").response_count == 1
    assert fault.hits >= 1


@pytest.mark.long
@pytest.mark.parametrize("route", [ACKNOWLEDGE_ROUTE, "PATCH /webhooks/"], ids=["acknowledgement", "answer"])
def test_damaged_responses_from_discord_are_tolerated(
    route: str, wire: Wire, table: Table, bot: BotProcess
) -> None:
    for page in (b"<html>", b'"a page"', b"\xff"):
        fault = wire.add_fault(route, 200, body=page, when="after")
        done = table.people[0].click(table.button_message, label="Board")
        assert fault.hits == 1
        assert done.visible_message.text
    assert bot.stop() == 0
    assert "Traceback" not in bot.read_output()


def forged_ids(name: str) -> list[str]:
    """Return forged custom ids, whose numbers are unknown, missing or very large."""
    if not name.startswith("l:"):
        return [
            f"m:{number}:{name}{end}" for number in ("1:0", "9:0", "1:99999") for end in ("", "1", "99999")
        ]
    return [f"l:{season}:{name[2:]}{end}" for season in (1, 9) for end in ("", "1", "9", "999999999")]


def test_forged_ids_that_open_a_modal_are_answered(table: Table, bot: BotProcess) -> None:
    ada = table.people[0]
    opened = []
    for forged in (forged_id for name in sorted(modals()) for forged_id in forged_ids(name)):
        done = ada.click_forged(table.card, forged)
        assert done.response_count == 1, forged
        if done.modal is None:
            assert done.visible_message.text, forged
        else:
            opened.append(forged)
            fields = [
                walk_component
                for walk_component in walk_components(done.modal["components"])
                if walk_component["type"] == INPUT
            ]
            inputs: dict[str, Any] = {field["custom_id"]: "9" for field in fields}
            assert ada.submit_modal(done, **inputs).visible_message.text, forged
    assert opened
    assert "Traceback" not in bot.read_output()
