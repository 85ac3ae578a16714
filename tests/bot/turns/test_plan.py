"""Tests for plans in Discord: display, cancellation, execution after a restart, and secrecy before it."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from bot.core.words.i18n import translator
from bot.turns.plan import plan_text
from engine.core.model import Label
from engine.games.nauticus.components import TILES
from host.turns.plan.plans import PlanLine, PlanLines, Steps
from tests.bot.example_panels import literal_text
from tests.bot.observers import EVERYBODY, LOG, ReaderOutput, differing_readers, record_output
from tests.bot.port import MENU, AnyMessage, Port, find_components, labels, options, running_port, text_of
from tests.bot.turns.sandboxes import open_sandbox, pass_phase, try_first_option, try_pass
from tests.counters import counting_token_hex
from tests.sampling import value_cases

pytestmark = pytest.mark.threads


async def plan_to_pass(port: Port, person: MemberActor) -> AnyMessage:
    """Save a plan in which every player passes, and return the response.

    The phase is first tried in a sandbox.
    """
    shown = await open_sandbox(port, person)
    await try_first_option(person, shown)
    while not any(label.startswith("Pass") for label in labels(shown)):
        await try_first_option(person, shown)
    await try_pass(person, shown)
    await person.click(shown, label="End the turn and keep the extra action")
    await try_pass(person, shown)
    await person.click(shown, label="Save as plan")
    return shown


def public_text(port: Port) -> str:
    """Return the text of all messages in the lobby."""
    return "\n".join(text_of(port.raw_message(post)) for post in port.posts())


async def test_planned_turn_is_taken_and_announced_after_restart(port: Port) -> None:
    await port.begin()
    shown = await plan_to_pass(port, port.ben)
    assert "**Planned for your next turn**" in text_of(shown)
    waiting = await port.take_turn(port.ben)
    assert "**Planned for your next turn**" in text_of(waiting)
    assert labels(waiting) == ["Refresh", "Board", "Plan ahead", "Rules", "Cancel plan"]
    await port.restart()
    await pass_phase(port, port.ada)
    assert "- ⏩ As planned: **Ben** passes" in public_text(port)
    assert "planned" not in text_of(await port.take_turn(port.ben)).lower()


async def test_plan_is_shown_and_cancelled(port: Port) -> None:
    await port.begin()
    response_message = (await port.ben.slash(port.lobby, "plan show")).response
    assert "You have no plan" in text_of(response_message)
    planned = (await port.ben.slash(port.lobby, "plan pass", turns=3)).response
    assert "pass your next 3 turns" in text_of(planned)
    one: AnyMessage = (await port.ben.slash(port.lobby, "plan pass")).response
    assert "pass your next turn." in text_of(one)
    await port.ben.click(one, label="Cancel plan")
    assert "Your plan for" in text_of(one)
    refused = (await port.ben.slash(port.lobby, "plan cancel")).response
    assert "You have no plan." in text_of(refused)


@pytest.mark.parametrize(
    ("many", "told"),
    [({"until-cancelled": True}, "pass until you cancel the plan"), ({"turns": 4}, "your next 4 turns")],
)
async def test_planning_many_passes_asks_for_confirmation(
    port: Port, many: dict[str, Any], told: str
) -> None:
    await port.begin()
    asked: AnyMessage = (await port.ben.slash(port.lobby, "plan pass", **many)).response
    assert "Is that what you want?" in text_of(asked)
    assert "You have no plan" in text_of((await port.ben.slash(port.lobby, "plan show")).response)
    await port.ben.click(asked, label="Yes, pass")
    assert told in text_of(asked)


async def test_planned_pass_is_played_and_counts_down(port: Port) -> None:
    await port.begin()
    await port.ben.slash(port.lobby, "plan pass", turns=2)
    await pass_phase(port, port.ada)
    assert "- ⏩ As planned: **Ben** passes" in public_text(port)
    assert "pass your next turn." in text_of(await port.take_turn(port.ben))


async def test_plan_pass_is_rejected_during_own_turn(port: Port) -> None:
    await port.begin()
    refused = (await port.ada.slash(port.lobby, "plan pass")).response
    assert "It’s your turn" in text_of(refused)


async def test_plan_condition_is_set_and_cleared_by_menu(port: Port) -> None:
    await port.begin()
    shown = await plan_to_pass(port, port.ben)
    menu = next(find_component["custom_id"] for find_component in find_components(shown, MENU))
    first, last = [value for custom_id, value in options(shown) if custom_id == menu][:: len(TILES) * 2 - 1]
    await port.ben.select(shown, [last], custom_id=menu)
    assert "Only if the action is not “" in text_of(shown)
    again: AnyMessage = (await port.ben.slash(port.lobby, "plan show")).response
    menu = next(one["custom_id"] for one in find_components(again, MENU))
    await port.ben.select(again, [], custom_id=menu)
    assert "Only if the action" not in text_of(again)
    await port.ben.select(
        shown, [first], custom_id=next(one["custom_id"] for one in find_components(shown, MENU))
    )
    assert "The match has moved on" in text_of(shown)


def menu_option(message: AnyMessage, label: str) -> tuple[str, str]:
    """Return the custom id and the value of the only menu option whose label contains a text."""
    (found,) = [
        (menu["custom_id"], option["value"])
        for menu in find_components(message, MENU)
        for option in menu["options"]
        if label in option["label"]
    ]
    return found


async def select_option(person: MemberActor, message: AnyMessage, label: str) -> None:
    menu, value = menu_option(message, label)
    await person.select(message, [value], custom_id=menu)


async def plan_sails(port: Port) -> AnyMessage:
    """Let Ben plan to buy sails for at most 1 taler, and return the plan."""
    waiting = await port.take_turn(port.ben)
    planned = (await port.ben.click(waiting, label="Plan ahead")).response or waiting
    await select_option(port.ben, planned, "one sail of each kind")
    assert "as far as still possible:\n- Buy one sail of each kind for storage" in text_of(planned)
    await select_option(port.ben, planned, "at most 1 taler")
    return planned


async def choose_action(port: Port, tile: str) -> None:
    """Let Ada choose an action and pass."""
    panel = await port.take_turn(port.ada)
    await port.ada.click(panel, label=next(label for label in labels(panel) if tile in label))
    while not any(label.startswith("Pass") for label in labels(panel)):
        await port.choose_first(port.ada, panel)
    await port.ada.click(panel, label=next(label for label in labels(panel) if label.startswith("Pass")))


async def test_plan_says_what_to_buy_up_to_which_price(port: Port) -> None:
    await port.begin()
    planned = await plan_sails(port)
    assert "Only if the price is at most 1 taler" in text_of(planned)
    assert "Buy one sail of each kind for storage" in text_of(planned)
    assert "If none of this is possible, you choose as usual" in text_of(planned)
    await choose_action(port, "Buy sail")
    shown = public_text(port)
    assert shown.count("As planned: **Ben** buys") == 1
    assert "for 0 taler" in shown
    assert "for 1 taler" in shown
    assert "for 2 taler" not in shown


async def test_planned_purchase_asks_the_player_if_it_is_not_possible(port: Port) -> None:
    await port.begin()
    await plan_sails(port)
    await choose_action(port, "Withdraw")
    assert "As planned" not in public_text(port)
    shown = text_of(await port.take_turn(port.ben))
    assert "The conditions of your plan were not met" in shown
    assert (
        "- Buy one sail of each kind for storage – not met: **only if the price is at most 1 taler**."
        " Now: the action is “Withdraw money”." in shown
    )
    assert "nothing has been played yet. Please choose now" in shown


async def test_passing_can_be_planned_on_the_page_itself(port: Port) -> None:
    await port.begin()
    waiting = await port.take_turn(port.ben)
    await port.ben.click(waiting, label="Plan ahead")
    (menu,) = [menu for menu in find_components(waiting, MENU) if menu["placeholder"] == "Pass in advance…"]
    assert [option["label"] for option in menu["options"]] == [
        "Pass my next turn",
        "Pass my next 2 turns",
        "Pass my next 3 turns",
        "Pass until this round ends",
        "Pass until I cancel the plan",
    ]
    await select_option(port.ben, waiting, "Pass my next 2 turns")
    assert "pass your next 2 turns" in text_of(waiting)
    await select_option(port.ben, waiting, "Pass until this round ends")
    assert "From the next round on" in text_of(waiting)
    await select_option(port.ben, waiting, "Pass until I cancel the plan")
    assert "Is that what you want?" in text_of(waiting)
    await port.ben.click(waiting, label="Yes, pass")
    assert "pass until you cancel" in text_of(waiting)


async def test_planning_on_the_own_turn_offers_to_take_it(port: Port) -> None:
    await port.begin()
    refused = (await port.ada.slash(port.lobby, "plan pass")).response
    assert refused is not None
    assert "It’s your turn, so take it now." in text_of(refused)
    await port.ada.click(refused, label="Take my turn")
    assert "Try it out" in labels(refused)


def test_second_line_is_no_part_of_the_list_above() -> None:
    label = Label(literal_text("Buy a bow"))
    plan = PlanLines(lines=(PlanLine(Steps((), (label,))), PlanLine(Steps((), (label,)))))
    lines = plan_text(plan, translator("en"), []).splitlines()
    assert [line[:11] for line in lines[1:]] == ["**1.**", "- Buy a bow", "", "**2.**", "- Buy a bow"]


async def test_plan_form_shows_what_happens_otherwise(port: Port) -> None:
    await port.begin()
    planned = await plan_sails(port)
    otherwise = find_components(planned, MENU)[-1]["options"]
    assert [option["label"] for option in otherwise[:2]] == ["Otherwise: ask me", "Otherwise: “Pass”"]
    assert [bool(option.get("default")) for option in otherwise[:2]] == [True, False]
    await select_option(port.ben, planned, "Otherwise: ask me")
    assert "**Otherwise: ask me.** If none of this is possible" in text_of(planned)
    assert "Only if the price is at most 1 taler" in text_of(planned), "nothing was added"
    assert "Delete line 2" not in labels(planned)


async def test_plan_with_a_goal_gets_an_alternative_and_can_be_cancelled(port: Port) -> None:
    await port.begin()
    planned = await plan_sails(port)
    assert "Otherwise…" in str(find_components(planned, MENU))
    await select_option(port.ben, planned, "Pass")
    assert "Pass" in text_of(planned)
    assert {"Delete line 1", "Delete line 2", "Step by step", "Cancel plan"} <= set(labels(planned))
    await choose_action(port, "Withdraw")
    assert "As planned: **Ben** passes" in public_text(port)


async def test_plan_page_leads_to_the_step_by_step_sandbox(port: Port) -> None:
    await port.begin()
    waiting = await port.take_turn(port.ben)
    planned = (await port.ben.click(waiting, label="Plan ahead")).response or waiting
    assert "You have no plan. Choose what happens when it’s your turn" in text_of(planned)
    assert "When it’s my turn…" in str(find_components(planned, MENU))
    tried = (await port.ben.click(planned, label="Step by step")).response or planned
    assert "Nauticus: sandbox" in text_of(tried)


async def test_step_by_step_leads_back_to_the_plan_and_keeps_everything(port: Port) -> None:
    await port.begin()
    planned = await plan_sails(port)
    tried = (await port.ben.click(planned, label="Step by step")).response or planned
    await try_first_option(port.ben, tried)
    back = (await port.ben.click(tried, label="Back")).response or tried
    assert "Only if the price is at most 1 taler" in text_of(back)
    again = (await port.ben.click(back, label="Step by step")).response or back
    assert "Tried so far" in text_of(again)


async def test_sandbox_leads_back_to_the_turn(port: Port) -> None:
    await port.begin()
    panel = await port.take_turn(port.ada)
    tried = (await port.ada.click(panel, label="Try it out")).response or panel
    await try_first_option(port.ada, tried)
    back = (await port.ada.click(tried, label="Back")).response or tried
    assert "Which action do you choose?" in text_of(back)
    tried = (await port.ada.click(back, label="Try it out")).response or back
    discarded = (await port.ada.click(tried, label="Discard sandbox")).response or tried
    assert "has been cleared" in text_of(discarded)
    back = (await port.ada.click(discarded, label="Back")).response or discarded
    assert "Which action do you choose?" in text_of(back)


async def test_outdated_plan_page_adds_no_goal(port: Port) -> None:
    await port.begin()
    waiting = await port.take_turn(port.ben)
    planned = (await port.ben.click(waiting, label="Plan ahead")).response or waiting
    menu, value = menu_option(planned, "one sail of each kind")
    await port.ben.slash(port.lobby, "plan pass")
    await port.ben.select(planned, [value], custom_id=menu)
    assert "The match has moved on" in text_of(planned)


@pytest.mark.parametrize("is_planned", value_cases([True, False]))
async def test_plan_is_invisible_to_others_until_executed(is_planned: bool, tmp_path: Path) -> None:
    heard = [await _record_match(tmp_path / "harbour", by_plan) for by_plan in (is_planned, False)]
    assert differing_readers(*heard) & {EVERYBODY, LOG, "Ada", "Cem"} == set()
    assert ("Ben" in differing_readers(*heard)) == is_planned


async def _record_match(folder: Path, is_planned: bool) -> ReaderOutput:
    """Return all output, by reader, from a match in which Ben uses a sandbox.

    If `is_planned` is true, Ben also saves a plan.
    """
    # Both matches need the same folder, because its name appears in the log.
    shutil.rmtree(folder, ignore_errors=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("secrets.token_hex", counting_token_hex())
        async with running_port(folder) as port:
            with record_output(port) as watch:
                await port.begin()
                if is_planned:
                    await plan_to_pass(port, port.ben)
                else:
                    await port.ben.slash(port.lobby, "sandbox")
                await _view_everything(port)
                return watch.output_by_reader()


async def _view_everything(port: Port) -> None:
    for member in (port.ada, port.cem):
        for command in ("board", "text", "log", "games mine", "play", "sandbox", "plan show"):
            await member.slash(port.lobby, command)
    await port.restart()
    await port.ada.click(port.button_message(), label="Take my turn")
