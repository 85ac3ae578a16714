"""Thinking at the port: a sandbox of one's own, and plans that nobody hears of before they are carried out."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from bot.turns.sandbox.ids import SandboxClick
from engine.games.nauticus.components import TILES
from tests.bot.observers import EVERYBODY, LOG, Heard, differing, watching
from tests.bot.port import MENU, Port, Shown, alt, at_port, ids, labels, options, parts, said
from tests.counters import counted
from tests.soaking import few_of

pytestmark = pytest.mark.threads

TAKE_BACK = "Take back my turn"


async def sandbox(port: Port, person: MemberActor) -> Shown:
    return (await person.slash(port.lobby, "sandbox")).response


async def try_first(person: MemberActor, shown: Shown) -> None:
    """Try the first option there is; the message then shows what would come of it."""
    if loose := [custom_id for custom_id in ids(shown).values() if re.fullmatch(r"try\d+", _what(custom_id))]:
        await person.click(shown, custom_id=loose[0])
    else:
        menu, value = options(shown)[0]
        await person.select(shown, [value], custom_id=menu)


def _what(custom_id: str) -> str:
    return custom_id.split(":")[3]


async def try_to_pass(person: MemberActor, shown: Shown) -> None:
    """Try to pass, for whoever is asked."""
    await person.click(shown, label=next(label for label in labels(shown) if label.startswith("Pass")))


async def plan_to_pass(port: Port, person: MemberActor) -> Shown:
    """Try a phase out in which everybody passes, and plan it; returns what is shown then."""
    shown = await sandbox(port, person)
    await try_first(person, shown)
    while not any(label.startswith("Pass") for label in labels(shown)):
        await try_first(person, shown)
    await try_to_pass(person, shown)
    await person.click(shown, label="End the turn and keep the extra action")
    await try_to_pass(person, shown)
    await person.click(shown, label="Plan this")
    return shown


def posted(port: Port) -> str:
    """Return what the posts in the lobby say."""
    return "\n".join(said(port.raw(post)) for post in port.posts())


async def pass_phase(port: Port, person: MemberActor) -> Shown:
    """Choose an action as the start player, and pass, which ends the turn."""
    panel = await port.take_turn(person)
    while not any(label.startswith("Pass") for label in labels(panel)):
        await port.choose_first(person, panel)
    await person.click(panel, label=next(label for label in labels(panel) if label.startswith("Pass")))
    return panel


async def test_a_sandbox_is_private_and_changes_nothing(port: Port) -> None:
    await port.begin()
    posts = len(port.posts())
    shown = await sandbox(port, port.ben)
    assert shown.ephemeral
    assert "Nauticus: sandbox" in said(shown)
    assert "**For Ada: " in said(shown)
    assert alt(shown)
    await try_first(port.ben, shown)
    assert "**Tried so far**\n- Ada: " in said(shown)
    assert {"Undo", "Start over", "Throw away"} <= set(labels(shown))
    assert "Tried so far" not in said(await sandbox(port, port.ada))
    assert len(port.posts()) == posts
    await port.ben.click(shown, label="Undo")
    assert "Tried so far" not in said(shown)
    await try_first(port.ben, shown)
    await port.ben.click(shown, label="Throw away")
    assert "empty again" in said(shown)
    assert "Tried so far" not in said(await sandbox(port, port.ben))


async def test_a_sandbox_goes_on_after_a_restart(port: Port) -> None:
    await port.begin()
    shown = await sandbox(port, port.ben)
    await try_first(port.ben, shown)
    await port.restart()
    await port.ben.click(shown, label="Start over")
    assert "Tried so far" not in said(shown)


async def test_the_panel_leads_to_the_sandbox_with_the_turn_so_far(port: Port) -> None:
    await port.begin()
    panel = await port.take_turn(port.ada)
    await port.choose_first(port.ada, panel)
    await port.ada.click(panel, label="Try out")
    assert "**Tried so far**\n- Ada: " in said(panel)
    assert "Plan this" not in labels(panel)


async def test_what_was_tried_is_played_as_it_stands(port: Port) -> None:
    await port.begin()
    shown = await sandbox(port, port.ada)
    while not any(label.startswith("Pass") for label in labels(shown)):
        await try_first(port.ada, shown)
    assert "Play this" not in labels(shown)
    await try_to_pass(port.ada, shown)
    await port.ada.click(shown, label="Play this")
    assert "It is Ben’s turn." in said(shown)


async def test_a_spectator_tries_on_the_board(port: Port) -> None:
    await port.begin()
    shown = await sandbox(port, port.cem)
    await try_first(port.cem, shown)
    assert "- Ada: " in said(shown)
    assert alt(shown)


async def test_a_button_of_an_earlier_sandbox_shows_the_present_one(port: Port) -> None:
    await port.begin()
    first, second = await sandbox(port, port.ben), await sandbox(port, port.ben)
    await try_first(port.ben, second)
    await try_first(port.ben, first)
    assert "The board has moved on" in said(first)
    assert "- Ada: " in said(first)


async def test_a_sandbox_follows_the_match(port: Port) -> None:
    await port.begin()
    await try_first(port.ben, await sandbox(port, port.ben))
    await pass_phase(port, port.ada)
    assert "The match has moved on." in said(await sandbox(port, port.ben))


async def test_a_planned_turn_is_taken_also_after_a_restart_and_announced_as_planned(port: Port) -> None:
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


async def test_a_plan_is_shown_and_cancelled(port: Port) -> None:
    await port.begin()
    shown = (await port.ben.slash(port.lobby, "plan show")).response
    assert "You have planned nothing" in said(shown)
    planned = (await port.ben.slash(port.lobby, "plan pass", turns=3)).response
    assert "you pass your next 3 turns" in said(planned)
    one: Shown = (await port.ben.slash(port.lobby, "plan pass")).response
    assert "you pass your next turn." in said(one)
    await port.ben.click(one, label="Cancel plan")
    assert "Nothing is planned any more" in said(one)
    refused = (await port.ben.slash(port.lobby, "plan cancel")).response
    assert "You have planned nothing." in said(refused)


@pytest.mark.parametrize(
    ("many", "told"),
    [({"until-i-say": True}, "you pass until you say otherwise"), ({"turns": 4}, "your next 4 turns")],
)
async def test_whoever_would_pass_on_and_on_is_asked_first(
    port: Port, many: dict[str, Any], told: str
) -> None:
    await port.begin()
    asked: Shown = (await port.ben.slash(port.lobby, "plan pass", **many)).response
    assert "Is that what you want?" in said(asked)
    assert "You have planned nothing" in said((await port.ben.slash(port.lobby, "plan show")).response)
    await port.ben.click(asked, label="Yes, pass")
    assert told in said(asked)


async def test_turns_are_passed_by_order(port: Port) -> None:
    await port.begin()
    await port.ben.slash(port.lobby, "plan pass", turns=2)
    await pass_phase(port, port.ada)
    assert "- ⏩ As planned: **Ben** passes" in posted(port)
    assert "you pass your next turn." in said(await port.take_turn(port.ben))


async def test_in_ones_own_turn_nothing_is_planned(port: Port) -> None:
    await port.begin()
    refused = (await port.ada.slash(port.lobby, "plan pass")).response
    assert "It is your turn" in said(refused)


async def test_a_planned_line_hangs_on_what_is_chosen_in_a_menu(port: Port) -> None:
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
    assert "The board has moved on" in said(shown)


@pytest.mark.parametrize("is_planned", few_of([True, False]))
async def test_others_see_the_same_before_a_plan_is_carried_out(is_planned: bool, tmp_path: Path) -> None:
    heard = [await _heard(tmp_path / "harbour", by_plan) for by_plan in (is_planned, False)]
    assert differing(*heard) & {EVERYBODY, LOG, "Ada", "Cem"} == set()
    assert ("Ben" in differing(*heard)) == is_planned


async def _heard(folder: Path, is_planned: bool) -> Heard:
    """Return what everybody could read of a match in which Ben thinks, and plans or does not."""
    # The log names the folder, so both are played in one of the same name.
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


async def test_menus_of_the_sandbox_are_its_own(port: Port) -> None:
    await port.begin()
    shown = await sandbox(port, port.ben)
    assert {_what(menu["custom_id"]).rstrip("0123456789") for menu in parts(shown, MENU)} <= {
        SandboxClick.TRYMENU
    }
