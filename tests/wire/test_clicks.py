"""Tests that no click is lost, even if its acknowledgement fails."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.core.features import modals
from bot.runtime.routing.commands import SYNC_FILE
from engine.core.library import games
from tests.bot.port import labels
from tests.wire import told
from tests.wire.limits import INPUT, walk
from tests.wire.people import Person
from tests.wire.running import Running
from tests.wire.server import Wire
from tests.wire.table import Table, is_asked
from tests.wire.world import Channel

ACKNOWLEDGING = "POST /interactions/.*/callback"
NEVER = 300.0
"""Seconds."""


@pytest.fixture
def table(wire: Wire, lobby: Channel, people: tuple[Person, ...], bot: Running) -> Table:
    bot.start()
    table = Table(wire, lobby, people)
    table.open(next(iter(games().values())))
    return table


def ready_to_confirm(table: Table) -> tuple[Person, int]:
    """Make a user choose until they can confirm.

    Return the user and the id of the panel's message.
    """
    found = table.awaited()
    assert found is not None
    while "Confirm" not in labels(found[1]):
        person, panel = found
        shown = table.step(person, panel).shown
        found = (person, shown) if is_asked(shown) else table.awaited()
        assert found is not None
    return found[0], found[1].id


def confirmed(bot: Running, person: Person) -> int:
    """Return the number of moves that the log contains for a user's seats."""
    query = """
        select count(*) from log natural join seats join users using (user_key)
        where user_id = ? and kind = 'move'
    """
    ((count,),) = told.rows(bot.folder, query, person.id)
    return int(count)


def test_click_is_applied_once_if_its_acknowledgement_returns_error(
    wire: Wire, table: Table, bot: Running
) -> None:
    person, panel = ready_to_confirm(table)
    drafted, before = len(told.drafted(bot.folder)), confirmed(bot, person)
    wire.fail(ACKNOWLEDGING, 500, when="after")
    done = person.click(wire.world.messages[panel], label="Confirm")
    # The same player may be the next to move, but the confirmed turn must not be offered again.
    assert "Confirm" not in labels(done.shown)
    # If an additional action is needed to end the turn, it is logged after the chosen ones.
    assert confirmed(bot, person) - before in {drafted, drafted + 1}


@pytest.mark.parametrize(
    "status",
    [pytest.param(None, marks=pytest.mark.long, id="never answered"), pytest.param(0, id="broken off")],
)
def test_click_is_applied_once_if_its_acknowledgement_gets_no_reply(
    status: int | None, wire: Wire, table: Table, bot: Running
) -> None:
    person, panel = ready_to_confirm(table)
    drafted, before = len(told.drafted(bot.folder)), confirmed(bot, person)
    wire.fail(ACKNOWLEDGING, status, when="after", seconds=0 if status == 0 else NEVER)
    done = person.click(wire.world.messages[panel], label="Confirm", wait=8)
    # The same player may be the next to move, but the confirmed turn must not be offered again.
    assert "Confirm" not in labels(done.shown)
    # If an additional action is needed to end the turn, it is logged after the chosen ones.
    assert confirmed(bot, person) - before in {drafted, drafted + 1}


@pytest.mark.long
def test_failed_acknowledgement_is_retried(wire: Wire, table: Table) -> None:
    fault = wire.fail(ACKNOWLEDGING, 503)
    done = table.people[0].click(table.bearer, label="Board")
    assert fault.met == 1
    assert done.answers == 1


def test_failed_response_is_retried(wire: Wire, table: Table) -> None:
    fault = wire.fail("PATCH /webhooks/", 0)
    table.people[0].click(table.bearer, label="Board")
    assert fault.met == 1


def test_acknowledged_click_gets_a_response_before_shutdown(wire: Wire, table: Table, bot: Running) -> None:
    slow = wire.fail("PATCH /webhooks/", 500)
    done = table.people[0].click(table.bearer, label="Board", wait=0)
    wire.until(lambda: slow.met)
    assert bot.stop() == 0
    assert done.answers == 1
    assert wire.gateway.connected == []


@pytest.mark.long
def test_slow_response_does_not_delay_shutdown(wire: Wire, table: Table, bot: Running) -> None:
    slow = wire.fail("PATCH /webhooks/", seconds=NEVER, times=None)
    table.people[0].click(table.bearer, label="Board", wait=0)
    wire.until(lambda: slow.met)
    bot.terminate()
    assert bot.wait(9) == 0


@pytest.mark.long
def test_failed_command_sync_does_not_block_clicks(
    wire: Wire, table: Table, bots: Callable[..., Running], bot: Running
) -> None:
    assert bot.stop() == 0
    (bot.folder / SYNC_FILE).unlink()
    fault = wire.fail("PUT /applications/.*/commands", 429, retry_after=3000, times=None)
    bots().start()
    assert table.people[0].click(table.bearer, label="Board").answers == 1
    assert fault.met >= 1


@pytest.mark.long
@pytest.mark.parametrize("route", [ACKNOWLEDGING, "PATCH /webhooks/"], ids=["acknowledgement", "answer"])
def test_damaged_responses_from_discord_are_tolerated(
    route: str, wire: Wire, table: Table, bot: Running
) -> None:
    for page in (b"<html>", b'"a page"', b"\xff"):
        fault = wire.fail(route, 200, body=page, when="after")
        done = table.people[0].click(table.bearer, label="Board")
        assert fault.met == 1
        assert done.shown.text
    assert bot.stop() == 0
    assert "Traceback" not in bot.said()


def forged_ids(name: str) -> list[str]:
    """Return custom ids with unknown, missing and very large numbers."""
    if not name.startswith("l:"):
        return [
            f"m:{number}:{name}{end}" for number in ("1:0", "9:0", "1:99999") for end in ("", "1", "99999")
        ]
    return [f"l:{season}:{name[2:]}{end}" for season in (1, 9) for end in ("", "1", "9", "999999999")]


def test_forged_ids_that_open_a_modal_are_answered(table: Table, bot: Running) -> None:
    ada = table.people[0]
    opened = []
    for forged in (one for name in sorted(modals()) for one in forged_ids(name)):
        done = ada.forge(table.card, forged)
        assert done.answers == 1, forged
        if done.modal is None:
            assert done.shown.text, forged
        else:
            opened.append(forged)
            fields = [one for one in walk(done.modal["components"]) if one["type"] == INPUT]
            inputs: dict[str, Any] = {one["custom_id"]: "9" for one in fields}
            assert ada.submit(done, **inputs).shown.text, forged
    assert opened
    assert "Traceback" not in bot.said()
