"""Tests of taking a turn: the private panel with clicks and typed input, and all user errors."""

from __future__ import annotations

from tests.bot.port import GALLERY, Port, Shown, alt, ids, labels, options, parts, said


async def test_panel_is_private_and_shows_image_question_and_options(port: Port) -> None:
    await port.begin()
    panel = await port.take_turn(port.ada)
    assert panel.ephemeral
    assert "Which action do you choose?" in said(panel)
    assert len(options(panel)) == 8
    assert "Ada" in alt(panel)
    assert [file.filename.split(".")[0] for file in panel.attachments] == ["panel"]


async def test_choices_stay_private_until_confirmed(port: Port) -> None:
    await port.begin()
    panel = await port.take_turn(port.ada)
    before = said(port.raw(port.card()))
    menu, value = options(panel)[0]
    chosen = await port.ada.select(panel, [value], custom_id=menu)
    assert "Your turn so far" in said(chosen.response)
    assert {"Undo", "Start over"} <= set(labels(chosen.response))
    assert said(port.raw(port.card())) == before
    log = await port.ben.slash(port.lobby, "log")
    assert "chooses “" not in said(log.response)


async def test_undo_reverts_one_step_and_start_over_reverts_all(port: Port) -> None:
    await port.begin()
    panel = await port.take_turn(port.ada)
    first = said(panel)
    await port.choose_first(port.ada, panel)
    await port.choose_first(port.ada, panel)
    await port.ada.click(panel, label="Undo")
    assert said(panel).count("\n- ") == 1
    await port.choose_first(port.ada, panel)
    await port.ada.click(panel, label="Start over")
    assert said(panel) == first


async def finish_turn(port: Port) -> Shown:
    panel = await port.complete_turn(port.ada)
    await port.ada.click(panel, label="Confirm")
    return panel


async def test_confirm_posts_turn_and_notifies_next_player(port: Port) -> None:
    await port.begin()
    panel = await finish_turn(port)
    assert "It’s Ben’s turn." in said(panel)
    card, told = port.read()
    assert "Waiting for **Ben**" in card
    assert "- **Ada** " in told
    assert f"<@{port.ben.id}>" in said(port.raw(await port.wait_for_call()))


async def test_turn_notification_is_deleted_after_turn(port: Port) -> None:
    await port.begin()
    first = await port.wait_for_call()
    await finish_turn(port)
    assert first.id not in {post.id for post in port.posts()}


async def test_stale_button_returns_current_panel(port: Port) -> None:
    await port.begin()
    old = await port.take_turn(port.ada)
    new = await port.take_turn(port.ada)
    await port.choose_first(port.ada, new)
    stale = await port.ada.select(old, [options(old)[0][1]], custom_id=options(old)[0][0])
    assert said(stale.response).startswith("The match has moved on. This is the current position.")
    assert ids(stale.response) == ids(new)


async def test_double_click_confirms_once(port: Port) -> None:
    await port.begin()
    panel = await port.complete_turn(port.ada)
    again = await port.take_turn(port.ada)
    await port.ada.click(panel, label="Confirm")
    twice = await port.ada.click(again, label="Confirm")
    assert "The match has moved on" in said(twice.response)
    await port.wait_for_call()
    assert sum("it’s your turn" in said(port.raw(post)) for post in port.posts()) == 1


async def test_waiting_player_sees_image_and_whose_turn_it_is(port: Port) -> None:
    await port.begin()
    waiting = await port.take_turn(port.ben)
    assert "It’s Ada’s turn." in said(waiting)
    assert options(waiting) == []
    assert len(parts(waiting, GALLERY)) == 1


async def test_spectator_gets_no_panel(port: Port) -> None:
    await port.begin()
    refused = await port.take_turn(port.cem)
    assert said(refused) == "You’re not playing in this match."


async def test_click_on_panel_of_another_player_is_rejected(port: Port) -> None:
    """A click on another player's panel is rejected.

    Discord shows private panels only to their owners, but a click can be forged.
    """
    await port.begin()
    panel = await port.take_turn(port.ada)
    menu, value = options(panel)[0]
    public = port.posts()[0]
    port.raw(public).components = panel.components
    refused = await port.ben.select(public, [value], custom_id=menu)
    assert said(refused.response) == "It’s Ada’s turn."


async def test_unknown_button_gets_error_message(port: Port) -> None:
    await port.begin()
    message = port.raw(await port.wait_for_call())
    message.components[1]["components"][0]["custom_id"] = "m:1:0:fly"
    refused = await port.ada.click(port.posts()[-1], custom_id="m:1:0:fly")
    assert said(refused.response).startswith("This button isn’t supported.")


async def test_restart_keeps_draft_of_turn(port: Port) -> None:
    await port.begin()
    panel = await port.take_turn(port.ada)
    await port.choose_first(port.ada, panel)
    before = said(panel)
    await port.restart()
    again = await port.take_turn(port.ada)
    assert said(again) == before
    while "Confirm" not in labels(panel):
        await port.choose_first(port.ada, panel)
    await port.ada.click(panel, label="Confirm")
    assert "Waiting for **Ben**" in said(port.raw(port.card()))


async def test_autocomplete_offers_same_options_as_panel(port: Port) -> None:
    await port.begin()
    offered = await port.ada.autocomplete(port.lobby, "play", "option", "")
    panel = await port.take_turn(port.ada)
    assert [choice["value"].split(":")[1] for choice in offered] == [value for _, value in options(panel)]
    narrowed = await port.ada.autocomplete(port.lobby, "play", "option", "buy hull")
    assert ["· Buy hull parts: " in choice["name"] for choice in narrowed] == [True]
    chosen = await port.ada.slash(port.lobby, "play", option=narrowed[0]["value"])
    assert "· Buy hull parts" in said(chosen.response)


async def test_play_command_accepts_undo_and_confirm(port: Port) -> None:
    await port.begin()
    await port.ada.slash(port.lobby, "play", option=(await choices(port))[0])
    assert {"undo", "over"} <= set(await choices(port))
    undone = await port.ada.slash(port.lobby, "play", option="undo")
    assert "Your turn so far" not in said(undone.response)
    refused = await port.ada.slash(port.lobby, "play", option="undo")
    assert said(refused.response) == "There is nothing to take back."
    refused = await port.ada.slash(port.lobby, "play", option="confirm")
    assert said(refused.response) == "Your turn is not complete yet."


async def choices(port: Port) -> list[str]:
    return [choice["value"] for choice in await port.ada.autocomplete(port.lobby, "play", "option", "")]


async def test_full_option_label_is_accepted_and_nonsense_rejected(port: Port) -> None:
    await port.begin()
    offered = await port.ada.autocomplete(port.lobby, "play", "option", "")
    typed = await port.ada.slash(port.lobby, "play", option=offered[2]["name"].upper())
    assert "Your turn so far" in said(typed.response)
    for nonsense in ("fly", "99:1:2", "1:", ":1", "999999999999:0", "١:٢"):
        refused = await port.ada.slash(port.lobby, "play", option=nonsense)
        assert "isn’t available right now" in said(refused.response), nonsense


async def test_play_command_out_of_turn_shows_whose_turn_it_is(port: Port) -> None:
    await port.begin()
    (only,) = await port.ben.autocomplete(port.lobby, "play", "option", "")
    assert only == {"name": "It’s Ada’s turn.", "value": "-"}
    shown = await port.ben.slash(port.lobby, "play", option=only["value"])
    assert "It’s Ada’s turn." in said(shown.response)
    (only,) = await port.cem.autocomplete(port.lobby, "play", "option", "")
    assert only["name"] == "You’re not playing in this match."


async def test_stale_typed_option_returns_current_panel(port: Port) -> None:
    await port.begin()
    old = (await choices(port))[0]
    await port.ada.slash(port.lobby, "play", option=old)
    stale = await port.ada.slash(port.lobby, "play", option=old)
    assert said(stale.response).startswith("The match has moved on")
