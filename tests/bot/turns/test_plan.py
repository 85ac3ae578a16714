"""Tests of plans in Discord: display, cancellation, execution after a restart, and secrecy before execution."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from engine.games.nauticus.components import TILES
from tests.bot.observers import EVERYBODY, LOG, Heard, differing, watching
from tests.bot.port import MENU, Port, Shown, at_port, labels, options, parts, said
from tests.bot.turns.sandboxes import pass_phase, sandbox, try_first, try_to_pass
from tests.counters import counted
from tests.soaking import few_of

pytestmark = pytest.mark.threads


TAKE_BACK = "Take back my turn"


async def plan_to_pass(port: Port, person: MemberActor) -> Shown:
    """Try a phase in which every player passes in a sandbox, save it as a plan, and return the response."""
    shown = await sandbox(port, person)
    await try_first(person, shown)
    while not any(label.startswith("Pass") for label in labels(shown)):
        await try_first(person, shown)
    await try_to_pass(person, shown)
    await person.click(shown, label="End the turn and keep the extra action")
    await try_to_pass(person, shown)
    await person.click(shown, label="Save as plan")
    return shown


def posted(port: Port) -> str:
    """Return the text of all messages in the lobby."""
    return "\n".join(said(port.raw(post)) for post in port.posts())


async def test_planned_turn_is_taken_and_announced_after_restart(port: Port) -> None:
    await port.begin()
    shown = await plan_to_pass(port, port.ben)
    assert "**Planned for your next turn**" in said(shown)
    waiting = await port.take_turn(port.ben)
    assert "**Planned for your next turn**" in said(waiting)
    assert labels(waiting) == ["Board", TAKE_BACK, "Plan ahead", "Rules", "Cancel plan"]
    await port.restart()
    await pass_phase(port, port.ada)
    assert "- ⏩ As planned: **Ben** passes" in posted(port)
    assert "planned" not in said(await port.take_turn(port.ben)).lower()


async def test_plan_is_shown_and_cancelled(port: Port) -> None:
    await port.begin()
    shown = (await port.ben.slash(port.lobby, "plan show")).response
    assert "You have no plan" in said(shown)
    planned = (await port.ben.slash(port.lobby, "plan pass", turns=3)).response
    assert "you pass your next 3 turns" in said(planned)
    one: Shown = (await port.ben.slash(port.lobby, "plan pass")).response
    assert "you pass your next turn." in said(one)
    await port.ben.click(one, label="Cancel plan")
    assert "Your plan has been cancelled" in said(one)
    refused = (await port.ben.slash(port.lobby, "plan cancel")).response
    assert "You have no plan." in said(refused)


@pytest.mark.parametrize(
    ("many", "told"),
    [({"until-cancelled": True}, "you pass until you cancel the plan"), ({"turns": 4}, "your next 4 turns")],
)
async def test_planning_many_passes_asks_for_confirmation(
    port: Port, many: dict[str, Any], told: str
) -> None:
    await port.begin()
    asked: Shown = (await port.ben.slash(port.lobby, "plan pass", **many)).response
    assert "Is that what you want?" in said(asked)
    assert "You have no plan" in said((await port.ben.slash(port.lobby, "plan show")).response)
    await port.ben.click(asked, label="Yes, pass")
    assert told in said(asked)


async def test_planned_pass_is_played_and_counts_down(port: Port) -> None:
    await port.begin()
    await port.ben.slash(port.lobby, "plan pass", turns=2)
    await pass_phase(port, port.ada)
    assert "- ⏩ As planned: **Ben** passes" in posted(port)
    assert "you pass your next turn." in said(await port.take_turn(port.ben))


async def test_plan_pass_is_rejected_during_own_turn(port: Port) -> None:
    await port.begin()
    refused = (await port.ada.slash(port.lobby, "plan pass")).response
    assert "It’s your turn" in said(refused)


async def test_plan_condition_is_set_and_cleared_by_menu(port: Port) -> None:
    await port.begin()
    shown = await plan_to_pass(port, port.ben)
    menu = next(one["custom_id"] for one in parts(shown, MENU))
    first, last = [value for custom_id, value in options(shown) if custom_id == menu][:: len(TILES) * 2 - 1]
    await port.ben.select(shown, [last], custom_id=menu)
    assert "Only if the action is not “" in said(shown)
    again: Shown = (await port.ben.slash(port.lobby, "plan show")).response
    menu = next(one["custom_id"] for one in parts(again, MENU))
    await port.ben.select(again, [], custom_id=menu)
    assert "Only if the action" not in said(again)
    await port.ben.select(shown, [first], custom_id=next(one["custom_id"] for one in parts(shown, MENU)))
    assert "The match has moved on" in said(shown)


@pytest.mark.parametrize("is_planned", few_of([True, False]))
async def test_plan_is_invisible_to_others_until_executed(is_planned: bool, tmp_path: Path) -> None:
    heard = [await _heard(tmp_path / "harbour", by_plan) for by_plan in (is_planned, False)]
    assert differing(*heard) & {EVERYBODY, LOG, "Ada", "Cem"} == set()
    assert ("Ben" in differing(*heard)) == is_planned


async def _heard(folder: Path, is_planned: bool) -> Heard:
    """Return all output, by reader, from a match in which Ben uses a sandbox.

    If `is_planned` is true, Ben also saves a plan.
    """
    # Use the same folder for both matches, because the log contains its name.
    shutil.rmtree(folder, ignore_errors=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("secrets.token_hex", counted())
        async with at_port(folder) as port:
            with watching(port) as watch:
                await port.begin()
                if is_planned:
                    await plan_to_pass(port, port.ben)
                else:
                    await port.ben.slash(port.lobby, "sandbox")
                await _look(port)
                return watch.heard()


async def _look(port: Port) -> None:
    for person in (port.ada, port.cem):
        for command in ("board", "text", "log", "games", "play", "sandbox", "plan show"):
            await person.slash(port.lobby, command)
    await port.restart()
    await port.ada.click(port.acting(), label="Take my turn")
