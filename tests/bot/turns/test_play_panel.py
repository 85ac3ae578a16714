"""Tests for the panel: options as menus and buttons, within Discord's limits."""

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
from bot.matches.match.options import MAX_BUTTONS
from bot.turns.play.messages import NO_EXTRAS, PanelExtras, PlayClick, panel_message
from engine.core.model import Label
from host.turns.plan.plans import Passing, Plan, PlanEnded, Steps
from host.turns.play.panels import Panel
from tests.bot.example_panels import (
    button_ids,
    create_offer,
    create_panel,
    list_menus,
    literal_text,
    message_text,
    walk_items,
)
from tests.sampling import example_settings

TRY_OUT = {"Try it out": "m:5:3:sandbox", "Rules": "m:5:3:rules"}
ENGLISH = Translator("en", strict=True)
PANEL_IMAGE = Upload(b"", "panel.webp", "My yard")


def render_panel(panel_data: Panel, extras: PanelExtras = NO_EXTRAS) -> MessageView:
    return panel_message(panel_data, ENGLISH, PANEL_IMAGE, extras)


def offered_options(post: MessageView) -> list[int]:
    """Return the options that a message offers."""
    ids = [parse_custom_id(str(item.custom_id)) for item in walk_items(post) if isinstance(item, ui.Button)]
    loose = [found.number for found in ids if found.name == PlayClick.OPTION]
    return sorted([*loose, *(int(option.value) for menu in list_menus(post) for option in menu.options)])


def render_pages(panel_data: Panel) -> list[MessageView]:
    found = [render_panel(panel_data)]
    while (later := button_ids(found[-1]).get("Later ▶")) and parse_custom_id(later).number == len(found):
        found.append(render_panel(panel_data, PanelExtras(page=len(found))))
    return found


def test_large_group_becomes_a_menu_with_costs() -> None:
    others = [create_offer(index, "Stern", "Buy") for index in range(1, MAX_BUTTONS + 1)]
    post = render_panel(create_panel(create_offer(0, "Bow", "Buy", "1 taler"), *others))
    (menu,) = list_menus(post)
    assert menu.placeholder == "Buy · "
    assert [(option.label, option.value, option.description) for option in menu.options][:2] == [
        ("Bow 0 · ", "0", "1 taler · "),
        ("Stern 1 · ", "1", None),
    ]
    assert button_ids(post) == TRY_OUT


def test_small_groups_become_buttons_while_there_is_room() -> None:
    small = [create_offer(index, group="Buy") for index in range(MAX_BUTTONS)]
    assert list_menus(render_panel(create_panel(*small))) == []
    assert len(button_ids(render_panel(create_panel(*small)))) == MAX_BUTTONS + len(TRY_OUT)
    large = [create_offer(index, group="Move") for index in range(2, MAX_BUTTONS + 2)]
    post = render_panel(create_panel(create_offer(0), create_offer(1, group="Buy"), *large))
    assert [menu.placeholder for menu in list_menus(post)] == ["Move · "]
    assert set(button_ids(post)) == {"option 0 · ", "option 1 · ", *TRY_OUT}


def test_rarely_chosen_group_is_a_menu() -> None:
    rare = replace(
        create_offer(0, group="Extra"),
        label=Label(literal_text("Extra"), literal_text("Extra"), is_rare=True),
    )
    assert len(list_menus(render_panel(create_panel(rare, create_offer(1))))) == 1


def test_combinable_options_of_a_menu_are_selected_together() -> None:
    many = [create_offer(index, group="Buy", is_combinable=True) for index in range(MAX_BUTTONS + 1)]
    (menu,) = list_menus(render_panel(create_panel(*many)))
    assert (menu.min_values, menu.max_values) == (1, len(many))
    single = [create_offer(index, group="Buy") for index in range(MAX_BUTTONS + 1)]
    assert list_menus(render_panel(create_panel(*single)))[0].max_values == 1


def test_menu_option_says_that_it_ends_the_turn() -> None:
    many = [
        create_offer(index, "Store", "Store", "set", can_confirm=index != 1, reveals=index == 2)
        for index in range(MAX_BUTTONS + 1)
    ]
    (menu,) = list_menus(render_panel(create_panel(*many)))
    assert parse_custom_id(menu.custom_id).name == PlayClick.MENU_END
    assert [option.description for option in menu.options][:3] == [
        "set ·  · ends your turn",
        "set · ",
        "set ·  · reveals and ends your turn",
    ]


def test_options_that_end_the_turn_share_one_menu_for_continuing() -> None:
    ways = [create_offer(index, can_confirm=True, has_further_actions=True) for index in range(2)]
    post = render_panel(create_panel(*ways))
    assert {"option 0 ·  and end the turn", "option 1 ·  and end the turn", *TRY_OUT} == set(button_ids(post))
    (menu,) = list_menus(post)
    assert menu.placeholder == "Choose and continue your turn…"
    assert parse_custom_id(menu.custom_id).name == PlayClick.MENU
    assert [option.value for option in menu.options] == ["0", "1"]


@pytest.mark.parametrize("is_sole", [True, False])
def test_option_that_reveals_and_ends_the_turn_needs_no_question(is_sole: bool) -> None:
    collect = create_offer(0, "Collect " + "long " * 30, detail="cards", reveals=True, can_confirm=True)
    post = render_panel(create_panel(collect, *([] if is_sole else [create_offer(1)])))
    label = next(label for label, one in button_ids(post).items() if one == "m:5:3:end0")
    assert ", reveal and end the turn" in label
    assert "Are you sure" not in message_text(post)


def test_ungrouped_options_become_buttons_with_costs() -> None:
    post = render_panel(create_panel(create_offer(0, "Pass", detail="saves 3 VP")))
    assert button_ids(post) == {"Pass 0 · : saves 3 VP · ": "m:5:3:option0", **TRY_OUT}


def test_many_ungrouped_options_become_a_menu() -> None:
    assert len(list_menus(render_panel(create_panel(*map(create_offer, range(MAX_BUTTONS)))))) == 0
    (menu,) = list_menus(render_panel(create_panel(*map(create_offer, range(MAX_BUTTONS + 1)))))
    assert menu.placeholder == "Choose…"


def test_group_of_more_than_25_options_is_split_and_numbered() -> None:
    first, second = list_menus(
        render_panel(create_panel(*(create_offer(index, group="Buy") for index in range(30))))
    )
    assert (len(first.options), len(second.options)) == (SELECT_OPTIONS, 5)
    assert (first.placeholder, second.placeholder) == ("Buy ·  (1 of 2)", "Buy ·  (2 of 2)")


def test_noncontiguous_group_becomes_one_menu() -> None:
    others = [create_offer(index, group="Buy") for index in range(3, MAX_BUTTONS + 3)]
    mixed = create_panel(
        create_offer(0, group="Buy"), create_offer(1), create_offer(2, group="Move"), *others
    )
    assert [[option.value for option in menu.options] for menu in list_menus(render_panel(mixed))] == [
        ["0", *map(str, range(3, MAX_BUTTONS + 3))]
    ]


def test_only_available_actions_have_buttons() -> None:
    assert set(button_ids(render_panel(create_panel(can_undo=True, can_confirm=True, prompt=None)))) == {
        "Confirm",
        "Undo",
        "Start over",
        *TRY_OUT,
    }
    assert set(button_ids(render_panel(create_panel(create_offer(0), can_undo=True)))) >= {
        "Undo",
        "Start over",
    }
    assert "Confirm" not in button_ids(render_panel(create_panel(create_offer(0))))


def test_turn_that_may_end_has_one_confirm_button() -> None:
    post = render_panel(
        create_panel(create_offer(0, "Buy"), create_offer(1, "Done", ends_turn=True), can_confirm=True)
    )
    assert set(button_ids(post)) == {"Buy 0 · ", "Confirm", *TRY_OUT}
    assert "Continue, or confirm to end your turn here." in message_text(post)


def test_panel_shows_chosen_actions() -> None:
    done = create_panel(
        create_offer(0),
        chosen=(Label(literal_text("Buy hull")), Label(literal_text("Bow"), detail=literal_text("1 taler"))),
    )
    assert "- Buy hull · \n- Bow · : 1 taler · " in message_text(render_panel(done))


def test_waiting_player_sees_whose_turn_it_is_and_no_options() -> None:
    post = render_panel(create_panel(is_your_turn=False, awaited=(1,), prompt=None, can_take_back=True))
    assert "It’s Ben’s turn." in message_text(post)
    ways = {
        "Refresh": "turn",
        "Board": "board",
        "Take back my turn": "takeback",
        "Plan ahead": "planahead",
        "Rules": "rules",
    }
    assert button_ids(post) == {label: f"m:5:0:{text}" for label, text in ways.items()}
    found = [item for item in walk_items(post) if isinstance(item, ui.Button)]
    assert {item.style for item in found} == {ButtonStyle.secondary}, "nothing to do is highlighted"


@pytest.mark.parametrize("plan", [Passing(2), Steps((), (Label(literal_text("Bow")),))])
def test_plan_is_shown_with_cancel_button(plan: Plan) -> None:
    post = render_panel(create_panel(is_your_turn=False, awaited=(1,), prompt=None, plan=plan))
    assert "**Planned" in message_text(post)
    assert button_ids(post)["Cancel plan"] == "m:5:0:unplan"


def test_impossible_plan_is_reported_without_cancel_button() -> None:
    post = render_panel(create_panel(create_offer(0), plan=PlanEnded("unfit", 3)))
    assert "Your plan was no longer possible" in message_text(post)
    assert "Cancel plan" not in button_ids(post)


def test_revealing_option_asks_for_confirmation() -> None:
    risky = create_panel(create_offer(0), create_offer(1, "Look", reveals=True))
    post = render_panel(risky, PanelExtras(reveal=risky.offers[1]))
    assert "Look 1" in message_text(post)
    assert button_ids(post) == {"Yes, reveal it": "m:5:3:reveal1", "Back": "m:5:3:page0"}


def test_single_revealing_option_asks_immediately() -> None:
    post = render_panel(create_panel(create_offer(0, "Look", reveals=True), can_undo=True))
    assert "Look 0" in message_text(post)
    assert list(button_ids(post).items())[:2] == [("Yes, reveal it", "m:5:3:reveal0"), ("Undo", "m:5:3:undo")]
    assert "Back" not in button_ids(post)


def test_pass_has_buttons_to_end_turn_and_to_continue() -> None:
    plain = create_panel(create_offer(0, "Pass", is_passing=True, can_confirm=True))
    assert button_ids(render_panel(plain)) == {"Pass 0 ·  and end the turn": "m:5:3:end0", **TRY_OUT}
    more = create_panel(create_offer(0, "Pass", is_passing=True, can_confirm=True, has_further_actions=True))
    assert button_ids(render_panel(more)) == {
        "Pass 0 ·  and end the turn": "m:5:3:end0",
        "Pass 0 · , then continue": "m:5:3:option0",
        **TRY_OUT,
    }


def test_only_options_and_confirm_buttons_are_highlighted() -> None:
    post = render_panel(
        create_panel(
            create_offer(0),
            create_offer(1, is_passing=True, can_confirm=True),
            can_undo=True,
            can_confirm=True,
        )
    )
    found = [item for item in walk_items(post) if isinstance(item, ui.Button)]
    loud = {
        parse_custom_id(str(item.custom_id)).name for item in found if item.style is not ButtonStyle.secondary
    }
    assert loud == {"option", "confirm"}


def test_notice_is_shown_first() -> None:
    assert message_text(
        render_panel(create_panel(create_offer(0)), PanelExtras(notice="The board has moved on."))
    ).startswith("The board has moved on.")


def test_missing_page_falls_back_to_nearest_page() -> None:
    assert offered_options(render_panel(create_panel(create_offer(0)), PanelExtras(page=99))) == [0]


names = st.text(min_size=1, max_size=150)
groups = st.one_of(st.none(), st.sampled_from(["Buy", "Move", "x" * 200, "Reward", "Deliver", "Extra"]))
offers = st.lists(st.tuples(names, groups, st.one_of(st.none(), names)), max_size=140)


@given(offers, st.booleans(), st.booleans())
@example([("long " * 30, None, None), ("long " * 30, None, None)], False, False)
@example_settings(60)
def test_all_options_are_selectable_within_discord_limits(
    drawn: list[tuple[str, str | None, str | None]], can_undo: bool, can_confirm: bool
) -> None:
    given_panel = create_panel(
        *(create_offer(index, *words) for index, words in enumerate(drawn)),
        can_undo=can_undo,
        can_confirm=can_confirm,
        chosen=tuple(Label(literal_text(words[0] * 12)) for words in drawn[:40]),
    )
    found = render_pages(given_panel)
    assert sorted(index for post in found for index in offered_options(post)) == list(range(len(drawn)))
    for post in found:
        check_limits(post)


def check_limits(post: MessageView) -> None:
    items = list(walk_items(post))
    assert len(items) <= COMPONENTS
    assert sum(length(str(item.content)) for item in items if hasattr(item, "content")) <= MESSAGE_TEXT
    ids = [item.custom_id for item in items if getattr(item, "custom_id", None)]
    assert len(set(ids)) == len(ids)
    assert all(length(label) <= BUTTON_LABEL for label in button_ids(post))
    for menu in list_menus(post):
        assert 1 <= len(menu.options) <= SELECT_OPTIONS
        assert all(1 <= length(option.label) <= OPTION_TEXT for option in menu.options)
        assert all(length(option.description or "") <= OPTION_TEXT for option in menu.options)


def test_long_player_names_are_truncated() -> None:
    waiting = replace(
        create_panel(is_your_turn=False, prompt=None), names=("A" * 100, "🚢" * 100), awaited=(1,)
    )
    assert "🚢" * 31 + "…" in message_text(render_panel(waiting))


def test_revealed_cards_are_shown_before_next_player() -> None:
    text = message_text(
        render_panel(
            create_panel(revealed=(literal_text("Hook"),), prompt=None, is_your_turn=False, awaited=(1,))
        )
    )
    assert "Hook" in text
    assert text.index("Hook") < text.index("Ben")
