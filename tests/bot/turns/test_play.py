"""Tests for taking a turn: the private panel with clicks and typed input, and all user errors."""

from __future__ import annotations

import re

import pytest

from bot.core.ids import parse_custom_id
from tests.bot.port import (
    GALLERY,
    AnyMessage,
    Port,
    alt_text_of,
    button_options,
    custom_ids,
    find_components,
    labels,
    text_of,
)


async def test_panel_is_private_and_shows_image_question_and_options(port: Port) -> None:
    await port.begin()
    panel = await port.take_turn(port.ada)
    assert panel.ephemeral
    assert "Which action do you choose?" in text_of(panel)
    assert len(button_options(panel)) == 8
    assert "Ada" in alt_text_of(panel)
    assert [file.filename.split(".")[0] for file in panel.attachments] == ["panel"]


async def test_choices_stay_private_until_confirmed(port: Port) -> None:
    await port.begin()
    panel = await port.take_turn(port.ada)
    before = text_of(port.raw_message(port.card()))
    chosen = await port.ada.click(panel, custom_id=button_options(panel)[0])
    assert "Your turn so far" in text_of(chosen.response)
    assert {"Undo", "Start over"} <= set(labels(chosen.response))
    assert text_of(port.raw_message(port.card())) == before
    log = await port.ben.slash(port.lobby, "log")
    assert "chooses “" not in text_of(log.response)


async def test_undo_reverts_one_step_and_start_over_reverts_all(port: Port) -> None:
    await port.begin()
    panel = await port.take_turn(port.ada)
    first = text_of(panel)
    await port.choose_first(port.ada, panel)
    await port.choose_first(port.ada, panel)
    await port.ada.click(panel, label="Undo")
    assert text_of(panel).count("\n- ") == 1
    await port.choose_first(port.ada, panel)
    await port.ada.click(panel, label="Start over")
    assert text_of(panel) == first


async def finish_turn(port: Port) -> AnyMessage:
    panel = await port.complete_turn(port.ada)
    await port.ada.click(panel, label="Confirm")
    return panel


async def test_confirm_posts_turn_and_notifies_next_player(port: Port) -> None:
    await port.begin()
    panel = await finish_turn(port)
    assert "It’s Ben’s turn." in text_of(panel)
    card, text = port.public_texts()
    assert "Waiting for **Ben**" in card
    assert "- **Ada** " in text
    assert f"<@{port.ben.id}>" in text_of(port.raw_message(await port.wait_for_turn_notice()))


async def test_turn_notification_is_deleted_after_turn(port: Port) -> None:
    await port.begin()
    first = await port.wait_for_turn_notice()
    await finish_turn(port)
    assert first.id not in {post.id for post in port.posts()}


async def test_stale_button_returns_current_panel(port: Port) -> None:
    await port.begin()
    old = await port.take_turn(port.ada)
    new = await port.take_turn(port.ada)
    await port.choose_first(port.ada, new)
    stale = await port.ada.click(old, custom_id=button_options(old)[0])
    assert text_of(stale.response).startswith("The match has moved on. This is the current position.")
    assert custom_ids(stale.response) == custom_ids(new)


async def test_double_click_confirms_once(port: Port) -> None:
    await port.begin()
    panel = await port.complete_turn(port.ada)
    again = await port.take_turn(port.ada)
    await port.ada.click(panel, label="Confirm")
    twice = await port.ada.click(again, label="Confirm")
    assert "The match has moved on" in text_of(twice.response)
    await port.wait_for_turn_notice()
    assert sum("it’s your turn" in text_of(port.raw_message(post)) for post in port.posts()) == 1


async def test_waiting_player_sees_image_and_whose_turn_it_is(port: Port) -> None:
    await port.begin()
    waiting = await port.take_turn(port.ben)
    assert "It’s Ada’s turn." in text_of(waiting)
    assert button_options(waiting) == []
    assert len(find_components(waiting, GALLERY)) == 1


async def test_spectator_gets_no_panel(port: Port) -> None:
    await port.begin()
    refused = await port.take_turn(port.cem)
    assert text_of(refused) == "You’re not playing in this match."


async def test_click_on_panel_of_another_player_is_rejected(port: Port) -> None:
    """A click on another player's panel is rejected.

    Discord shows private panels only to their owners, but a click can be forged.
    """
    await port.begin()
    panel = await port.take_turn(port.ada)
    option = button_options(panel)[0]
    public = port.posts()[0]
    port.raw_message(public).components = panel.components
    refused = await port.ben.click(public, custom_id=option)
    assert text_of(refused.response) == "It’s Ada’s turn."


async def test_unknown_button_gets_error_message(port: Port) -> None:
    await port.begin()
    message = port.raw_message(await port.wait_for_turn_notice())
    message.components[1]["components"][0]["custom_id"] = "m:1:0:fly"
    refused = await port.ada.click(port.posts()[-1], custom_id="m:1:0:fly")
    assert text_of(refused.response).startswith("This button isn’t supported.")


async def test_restart_keeps_draft_of_turn(port: Port) -> None:
    await port.begin()
    panel = await port.take_turn(port.ada)
    await port.choose_first(port.ada, panel)
    before = text_of(panel)
    await port.restart()
    again = await port.take_turn(port.ada)
    assert text_of(again) == before
    while "Confirm" not in labels(panel):
        await port.choose_first(port.ada, panel)
    await port.ada.click(panel, label="Confirm")
    assert "Waiting for **Ben**" in text_of(port.raw_message(port.card()))


async def test_autocomplete_offers_same_options_as_panel(port: Port) -> None:
    await port.begin()
    offered = await port.ada.autocomplete(port.lobby, "play", "option", "")
    panel = await port.take_turn(port.ada)
    numbers = [parse_custom_id(custom_id).number for custom_id in button_options(panel)]
    assert [choice["value"].split(":")[1] for choice in offered] == [str(number) for number in numbers]
    narrowed = await port.ada.autocomplete(port.lobby, "play", "option", "buy hull")
    assert ["· Buy hull parts: " in choice["name"] for choice in narrowed] == [True]
    chosen = await port.ada.slash(port.lobby, "play", option=narrowed[0]["value"])
    assert "· Buy hull parts" in text_of(chosen.response)


async def test_play_command_accepts_undo_and_confirm(port: Port) -> None:
    await port.begin()
    await port.ada.slash(port.lobby, "play", option=(await autocomplete_options(port))[0])
    assert {"undo", "over"} <= set(await autocomplete_options(port))
    undone = await port.ada.slash(port.lobby, "play", option="undo")
    assert "Your turn so far" not in text_of(undone.response)
    refused = await port.ada.slash(port.lobby, "play", option="undo")
    assert text_of(refused.response) == "There is nothing to take back."
    refused = await port.ada.slash(port.lobby, "play", option="confirm")
    assert text_of(refused.response) == "Your turn is not complete yet."


@pytest.mark.parametrize("option", [None, "Pass", "confirm", "undo", "Waiting for Ada."])
async def test_play_out_of_turn_tells_whose_turn_it_is(port: Port, option: str | None) -> None:
    await port.begin()
    typed = {} if option is None else {"option": option}
    refused = await port.ben.slash(port.lobby, "play", **typed)
    assert re.search(r"Ada\*{0,2}’s turn|Waiting for \*{0,2}Ada", text_of(refused.response))


async def autocomplete_options(port: Port) -> list[str]:
    return [choice["value"] for choice in await port.ada.autocomplete(port.lobby, "play", "option", "")]


async def test_full_option_label_is_accepted_and_nonsense_rejected(port: Port) -> None:
    await port.begin()
    offered = await port.ada.autocomplete(port.lobby, "play", "option", "")
    typed = await port.ada.slash(port.lobby, "play", option=offered[2]["name"].upper())
    assert "Your turn so far" in text_of(typed.response)
    for nonsense in ("fly", "99:1:2", "1:", ":1", "999999999999:0", "١:٢"):
        refused = await port.ada.slash(port.lobby, "play", option=nonsense)
        assert "isn’t available right now" in text_of(refused.response), nonsense


async def test_play_command_out_of_turn_shows_whose_turn_it_is(port: Port) -> None:
    await port.begin()
    (only,) = await port.ben.autocomplete(port.lobby, "play", "option", "")
    assert only == {"name": "It’s Ada’s turn.", "value": "-"}
    interaction_result = await port.ben.slash(port.lobby, "play", option=only["value"])
    assert "It’s Ada’s turn." in text_of(interaction_result.response)
    (only,) = await port.cem.autocomplete(port.lobby, "play", "option", "")
    assert only["name"] == "You’re not playing in this match."


async def test_stale_typed_option_returns_current_panel(port: Port) -> None:
    await port.begin()
    old = (await autocomplete_options(port))[0]
    await port.ada.slash(port.lobby, "play", option=old)
    stale = await port.ada.slash(port.lobby, "play", option=old)
    assert text_of(stale.response).startswith("The match has moved on")
