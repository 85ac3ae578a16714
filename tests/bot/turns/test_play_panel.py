"""Tests of the panel: options as menus and buttons, within Discord's limits."""

from __future__ import annotations

import pytest
from discord import ButtonStyle, ui
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.core.ids import parse_custom_id
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Upload
from bot.core.words.limits import BUTTON_LABEL, COMPONENTS, MESSAGE_TEXT, OPTION_TEXT, SELECT_OPTIONS, length
from bot.matches.match.options import MAX_UNGROUPED
from bot.turns.play.messages import NO_EXTRAS, PanelExtras, PlayClick, panel_message
from engine.core.model import Label
from host.turns.plan.plans import Passing, Plan, PlanEnded, Steps
from host.turns.play.panels import Panel
from tests.bot.shapes import buttons, components, line, menus, offer, panel, written
from tests.soaking import examples

TRY_OUT = {"Try out": "m:5:3:sandbox", "Rules": "m:5:3:rules"}
ENGLISH = Translator("en", strict=True)
YARD = Upload(b"", "panel.webp", "My yard")


def shown(given: Panel, ask: PanelExtras = NO_EXTRAS) -> MessageView:
    return panel_message(given, ENGLISH, YARD, ask)


def offered(post: MessageView) -> list[int]:
    """Return the options that a message offers."""
    ids = [parse_custom_id(str(item.custom_id)) for item in components(post) if isinstance(item, ui.Button)]
    loose = [found.number for found in ids if found.name == PlayClick.OPTION]
    return sorted([*loose, *(int(option.value) for menu in menus(post) for option in menu.options)])


def pages(given: Panel) -> list[MessageView]:
    found = [shown(given)]
    while (later := buttons(found[-1]).get("Later ▶")) and parse_custom_id(later).number == len(found):
        found.append(shown(given, PanelExtras(page=len(found))))
    return found


def test_grouped_options_become_a_menu_with_costs() -> None:
    post = shown(panel(offer(0, "Bow", "Buy", "1 taler"), offer(1, "Stern", "Buy")))
    (menu,) = menus(post)
    assert menu.placeholder == "Buy · "
    assert [(option.label, option.value, option.description) for option in menu.options] == [
        ("Bow 0 · ", "0", "1 taler · "),
        ("Stern 1 · ", "1", None),
    ]
    assert buttons(post) == TRY_OUT


def test_ungrouped_options_become_buttons_with_costs() -> None:
    post = shown(panel(offer(0, "Pass", detail="saves 3 VP")))
    assert buttons(post) == {"Pass 0 · : saves 3 VP · ": "m:5:3:option0", **TRY_OUT}


def test_many_ungrouped_options_become_a_menu() -> None:
    assert len(menus(shown(panel(*map(offer, range(MAX_UNGROUPED)))))) == 0
    (menu,) = menus(shown(panel(*map(offer, range(MAX_UNGROUPED + 1)))))
    assert menu.placeholder == "Choose…"


def test_group_of_more_than_25_options_is_split_and_numbered() -> None:
    first, second = menus(shown(panel(*(offer(index, group="Buy") for index in range(30)))))
    assert (len(first.options), len(second.options)) == (SELECT_OPTIONS, 5)
    assert (first.placeholder, second.placeholder) == ("Buy ·  (1 of 2)", "Buy ·  (2 of 2)")


def test_noncontiguous_group_becomes_one_menu() -> None:
    mixed = panel(offer(0, group="Buy"), offer(1), offer(2, group="Move"), offer(3, group="Buy"))
    assert [[option.value for option in menu.options] for menu in menus(shown(mixed))] == [["0", "3"], ["2"]]


def test_only_available_actions_have_buttons() -> None:
    assert set(buttons(shown(panel(can_undo=True, can_confirm=True, prompt=None)))) == {
        "Confirm",
        "Undo",
        "Start over",
        *TRY_OUT,
    }
    assert set(buttons(shown(panel(offer(0), can_undo=True)))) >= {"Undo", "Start over"}
    assert "Confirm" not in buttons(shown(panel(offer(0))))


def test_turn_that_may_end_has_one_confirm_button() -> None:
    post = shown(panel(offer(0, "Buy"), offer(1, "Done", ends_turn=True), can_confirm=True))
    assert set(buttons(post)) == {"Buy 0 · ", "Confirm", *TRY_OUT}
    assert "Continue, or confirm to end your turn here." in written(post)


def test_panel_shows_chosen_actions() -> None:
    done = panel(offer(0), chosen=(Label(line("Buy hull")), Label(line("Bow"), detail=line("1 taler"))))
    assert "- Buy hull · \n- Bow · : 1 taler · " in written(shown(done))


def test_waiting_player_sees_whose_turn_it_is_and_no_options() -> None:
    post = shown(panel(is_your_turn=False, awaited=(1,), prompt=None))
    assert "It’s Ben’s turn." in written(post)
    ways = {"Board": "board", "Take back my turn": "takeback", "Plan ahead": "sandbox", "Rules": "rules"}
    assert buttons(post) == {label: f"m:5:0:{what}" for label, what in ways.items()}


@pytest.mark.parametrize("plan", [Passing(2), Steps((), (Label(line("Bow")),))])
def test_plan_is_shown_with_cancel_button(plan: Plan) -> None:
    post = shown(panel(is_your_turn=False, awaited=(1,), prompt=None, plan=plan))
    assert "**Planned" in written(post)
    assert buttons(post)["Cancel plan"] == "m:5:0:unplan"


def test_impossible_plan_is_reported_without_cancel_button() -> None:
    post = shown(panel(offer(0), plan=PlanEnded("unfit", 3)))
    assert "Your plan was no longer possible" in written(post)
    assert "Cancel plan" not in buttons(post)


def test_revealing_option_asks_for_confirmation() -> None:
    risky = panel(offer(0), offer(1, "Look", reveals=True))
    post = shown(risky, PanelExtras(reveal=risky.offers[1]))
    assert "Look 1" in written(post)
    assert buttons(post) == {"Yes, reveal it": "m:5:3:reveal1", "Back": "m:5:3:page0"}


def test_single_revealing_option_asks_immediately() -> None:
    post = shown(panel(offer(0, "Look", reveals=True), can_undo=True))
    assert "Look 0" in written(post)
    assert list(buttons(post).items())[:2] == [("Yes, reveal it", "m:5:3:reveal0"), ("Undo", "m:5:3:undo")]
    assert "Back" not in buttons(post)


def test_pass_has_buttons_to_end_turn_and_to_continue() -> None:
    plain = panel(offer(0, "Pass", is_passing=True, can_confirm=True))
    assert buttons(shown(plain)) == {"Pass 0 ·  and end the turn": "m:5:3:end0", **TRY_OUT}
    more = panel(offer(0, "Pass", is_passing=True, can_confirm=True, has_further_actions=True))
    assert buttons(shown(more)) == {
        "Pass 0 ·  and end the turn": "m:5:3:end0",
        "Pass 0 · , then continue": "m:5:3:option0",
        **TRY_OUT,
    }


def test_only_options_and_confirm_buttons_are_highlighted() -> None:
    post = shown(
        panel(offer(0), offer(1, is_passing=True, can_confirm=True), can_undo=True, can_confirm=True)
    )
    found = [item for item in components(post) if isinstance(item, ui.Button)]
    loud = {str(item.custom_id).split(":")[3] for item in found if item.style is not ButtonStyle.secondary}
    assert loud == {"option0", "confirm"}


def test_notice_is_shown_first() -> None:
    assert written(shown(panel(offer(0)), PanelExtras(notice="The board has moved on."))).startswith(
        "The board has moved on."
    )


def test_missing_page_falls_back_to_nearest_page() -> None:
    assert offered(shown(panel(offer(0)), PanelExtras(page=99))) == [0]


names = st.text(min_size=1, max_size=150)
groups = st.one_of(st.none(), st.sampled_from(["Buy", "Move", "x" * 200, "Reward", "Deliver", "Extra"]))
offers = st.lists(st.tuples(names, groups, st.one_of(st.none(), names)), max_size=140)


@given(offers, st.booleans(), st.booleans())
@example([("long " * 30, None, None), ("long " * 30, None, None)], False, False)
@examples(60)
def test_all_options_are_selectable_within_discord_limits(
    drawn: list[tuple[str, str | None, str | None]], can_undo: bool, can_confirm: bool
) -> None:
    given_panel = panel(
        *(offer(index, *words) for index, words in enumerate(drawn)),
        can_undo=can_undo,
        can_confirm=can_confirm,
        chosen=tuple(Label(line(words[0] * 12)) for words in drawn[:40]),
    )
    found = pages(given_panel)
    assert sorted(index for post in found for index in offered(post)) == list(range(len(drawn)))
    for post in found:
        check_limits(post)


def check_limits(post: MessageView) -> None:
    items = list(components(post))
    assert len(items) <= COMPONENTS
    assert sum(length(str(item.content)) for item in items if hasattr(item, "content")) <= MESSAGE_TEXT
    ids = [item.custom_id for item in items if getattr(item, "custom_id", None)]
    assert len(set(ids)) == len(ids)
    assert all(length(label) <= BUTTON_LABEL for label in buttons(post))
    for menu in menus(post):
        assert 1 <= len(menu.options) <= SELECT_OPTIONS
        assert all(1 <= length(option.label) <= OPTION_TEXT for option in menu.options)
        assert all(length(option.description or "") <= OPTION_TEXT for option in menu.options)


def test_long_player_names_are_truncated() -> None:
    waiting = replace(panel(is_your_turn=False, prompt=None), names=("A" * 100, "🚢" * 100), awaited=(1,))
    assert "🚢" * 31 + "…" in written(shown(waiting))


def test_revealed_cards_are_shown_before_next_player() -> None:
    said = written(shown(panel(revealed=(line("Hook"),), prompt=None, is_your_turn=False, awaited=(1,))))
    assert "Hook" in said
    assert said.index("Hook") < said.index("Ben")
