"""Tests for replays in Discord: navigation, and the events since the user's last turn."""

from __future__ import annotations

from typing import Any

import pytest
from simcord import MemberActor

from bot.messages.view.messages import ViewClick
from bot.turns.play.messages import PlayClick
from tests.bot.port import (
    BUTTON,
    GALLERY,
    MENU,
    AnyMessage,
    Port,
    action_names,
    alt_text_of,
    custom_ids,
    find_components,
    labels,
    text_of,
)

NAVIGATION_LABELS = ["⏮ First", "◀ Back", "Forward ▶", "Last ⏭"]


def enabled_labels(message: AnyMessage) -> list[str]:
    """Return the labels of the navigation buttons."""
    return [part["label"] for part in find_components(message, BUTTON) if not part.get("disabled")]


async def run_command(port: Port, person: MemberActor, command: str) -> AnyMessage:
    """Run a command as a user and return the response."""
    return (await person.slash(port.lobby, command)).response


async def click_button(person: MemberActor, message: AnyMessage, label: str) -> AnyMessage:
    """Click a message's button as a user and return the response."""
    return (await person.click(message, label=label)).response


def image_descriptions(message: AnyMessage) -> list[str]:
    return [gallery["items"][0]["description"] for gallery in find_components(message, GALLERY)]


async def image_files(message: AnyMessage) -> list[bytes]:
    return [await file.read() for file in message.attachments]


async def play_turn(port: Port, person: MemberActor) -> None:
    await person.click(await port.complete_turn(person), label="Confirm")


async def play_phase(port: Port) -> None:
    """Play one phase of Nauticus, in which Ada and Ben each take a turn."""
    for member in (port.ada, port.ben):
        await play_turn(port, member)


async def collect_cards(port: Port, person: MemberActor) -> None:
    """Collect the cards in the first available column, whether or not they are hidden."""
    panel = await port.take_turn(person)
    while "Board" not in labels(panel):
        sure = [custom_id for custom_id in custom_ids(panel).values() if f":{PlayClick.REVEAL}" in custom_id]
        if sure or "Confirm" in labels(panel):
            await person.click(panel, custom_id=sure[0] if sure else custom_ids(panel)["Confirm"])
        else:
            await port.choose_first(person, panel)


async def test_replay_pages_within_one_message(port: Port) -> None:
    await port.begin()
    await play_phase(port)
    await play_turn(port, port.ben)
    shown = await run_command(port, port.cem, "replay")
    assert shown.ephemeral
    assert labels(shown) == NAVIGATION_LABELS
    assert "replay, 0 of 2" in text_of(shown)
    assert "before the first move" in text_of(shown)
    assert enabled_labels(shown) == NAVIGATION_LABELS[2:]
    await port.cem.click(shown, label="Forward ▶")
    assert "replay, 1 of 2" in text_of(shown)
    assert "**Ada** goes first" in text_of(shown)
    assert enabled_labels(shown) == NAVIGATION_LABELS
    await port.cem.click(shown, label="Last ⏭")
    assert "replay, 2 of 2" in text_of(shown)
    assert "**Ada** goes first" not in text_of(shown)
    assert enabled_labels(shown) == NAVIGATION_LABELS[:2]
    await port.cem.click(shown, label="◀ Back")
    assert "replay, 1 of 2" in text_of(shown)
    await port.cem.click(shown, label="⏮ First")
    assert "replay, 0 of 2" in text_of(shown)
    assert len(set(custom_ids(shown).values())) == len(NAVIGATION_LABELS)


async def test_replay_scene_shows_the_board_at_that_time(port: Port) -> None:
    await port.begin()
    await play_phase(port)
    shown = await run_command(port, port.cem, "replay")
    dealt = await image_files(shown), alt_text_of(shown)
    await port.cem.click(shown, label="Forward ▶")
    played = await image_files(shown), alt_text_of(shown)
    assert dealt[0] != played[0]
    assert dealt[1] != played[1]


async def test_replay_buttons_work_after_a_restart(port: Port) -> None:
    await port.begin()
    await play_phase(port)
    shown = await run_command(port, port.cem, "replay")
    await port.restart()
    await port.cem.click(shown, label="Forward ▶")
    assert "replay, 1 of" in text_of(shown)


async def test_replay_menu_works_after_a_restart(port: Port) -> None:
    await port.begin()
    await play_phase(port)
    await play_turn(port, port.ben)
    shown = await run_command(port, port.ada, "replay")
    await port.restart()
    for value, number in (("own", 1), ("end", 2), ("1", 1)):
        (menu,) = find_components(shown, MENU)
        await port.ada.select(shown, [value], custom_id=menu["custom_id"])
        assert f"replay, {number} of 2" in text_of(shown)


async def test_replay_last_button_includes_new_moves(port: Port) -> None:
    await port.begin()
    await play_turn(port, port.ada)
    shown = await run_command(port, port.cem, "replay")
    await play_turn(port, port.ben)
    await play_turn(port, port.ben)
    await port.cem.click(shown, label="Last ⏭")
    assert "replay, 2 of 2" in text_of(shown)


async def test_finished_match_is_replayed_from_its_card(port: Port) -> None:
    await port.open_table(game="nautilus-island", seats=2, robots=1, begins="opener")
    await port.resign(port.ada)
    await port.env.advance_time(0)
    shown = await click_button(port.cem, port.card(), "Replay")
    assert "replay, 0 of" in text_of(shown)
    await port.cem.click(shown, label="Last ⏭")
    assert enabled_labels(shown) == NAVIGATION_LABELS[:2]
    assert "The game is over" in alt_text_of(shown)


async def test_replay_and_catch_up_fall_back_to_text_without_image(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    await port.begin()
    await play_phase(port)
    disable_images(port, monkeypatch)
    shown = await run_command(port, port.cem, "replay")
    await port.cem.click(shown, label="Forward ▶")
    assert shown.attachments == []
    assert "Storage:" in text_of(shown)
    assert "**Ada** goes first" in text_of(shown)
    missed = await run_command(port, port.ben, "catchup")
    assert missed.attachments == []
    assert "Storage:" in text_of(missed)


def disable_images(port: Port, patch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: Any, **__: Any) -> None:
        return None

    patch.setattr(port.bot.services.pictures, "draw", nothing)


async def test_catch_up_shows_events_with_boards_before_and_after(port: Port) -> None:
    await port.begin()
    await play_turn(port, port.ada)
    await play_turn(port, port.ben)
    shown = await click_button(port.ada, port.button_message(), "Since my last turn")
    assert shown.ephemeral
    assert "since your last turn (<t:" in text_of(shown)
    assert "- **Ben** " in text_of(shown)
    assert "- **Ada** " not in text_of(shown)
    assert "It’s **Ben**’s turn." in text_of(shown)
    assert [file.filename for file in shown.attachments] == ["then-board.png", "now-board.png"]
    then, now = await image_files(shown)
    assert then != now
    assert text_of(shown).index("**Then**") < text_of(shown).index("**Now**")
    assert len(image_descriptions(shown)) == 2
    assert action_names(shown) == [ViewClick.BOARD, ViewClick.LOG]


async def test_catch_up_compares_options_with_the_last_turn(port: Port) -> None:
    await port.begin()
    await play_phase(port)
    await play_turn(port, port.ben)
    await play_turn(port, port.ada)
    shown = await run_command(port, port.ada, "catchup")
    assert "Which action do you choose?**" in text_of(shown)
    assert "Your options compared with last time:" in text_of(shown)
    assert "  - No longer available: " in text_of(shown)
    await port.ada.click(shown, label="Take my turn")
    assert "Which action do you choose?" in text_of(shown)


async def test_catch_up_on_the_first_turn_lists_all_options(port: Port) -> None:
    await port.begin()
    shown = await run_command(port, port.ada, "catchup")
    assert "since the start of the match" in text_of(shown)
    assert "Your options:" in text_of(shown)
    assert ": 8\n" in f"{text_of(shown)}\n"


async def test_catch_up_without_events_shows_one_image(port: Port) -> None:
    await port.begin()
    await play_turn(port, port.ada)
    shown = await run_command(port, port.ada, "catchup")
    assert "Nothing has happened since then." in text_of(shown)
    assert [file.filename for file in shown.attachments] == ["now-board.png"]
    assert "**Then**" not in text_of(shown)
    assert "**Now**" in text_of(shown)


async def test_catch_up_button_works_after_a_restart(port: Port) -> None:
    await port.begin()
    await port.restart()
    shown = await click_button(port.ben, port.button_message(), "Since my last turn")
    assert "since the start of the match" in text_of(shown)


async def test_replay_and_catch_up_use_the_user_language(port: Port) -> None:
    port.locales = {port.ada.id: "de", port.ben.id: "pl"}
    await port.begin()
    german, polish = [await run_command(port, member, "catchup") for member in (port.ada, port.ben)]
    assert "Du bist am Zug. Deine Möglichkeiten:" in text_of(german)
    assert "od początku partii" in text_of(polish)
    german, polish = [await run_command(port, person, "replay") for person in (port.ada, port.ben)]
    assert labels(german) == ["⏮ Anfang", "◀ Zurück", "Weiter ▶", "Ende ⏭"]
    assert "powtórka, 0 z 1" in text_of(polish)


async def test_replay_and_catch_up_show_a_hand_only_to_its_owner(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    await port.open_table(game="nautilus-island", seats=2, begins="opener")
    await port.ben.slash(port.lobby, "game join")
    await collect_cards(port, port.ada)
    disable_images(port, monkeypatch)
    for member, knows in ((port.ada, True), (port.ben, False), (port.cem, False)):
        replayed = await run_command(port, member, "replay")
        await member.click(replayed, label="Last ⏭")
        missed = await run_command(port, member, "catchup")
        assert ["Your hand (" in text_of(shown) for shown in (replayed, missed)] == [knows, knows]


async def test_replay_and_catch_up_require_a_started_match(port: Port) -> None:
    await port.open_table(seats=2)
    for command in ("replay", "catchup"):
        refused = await port.ada.slash(port.lobby, command)
        assert "has not started" in text_of(refused.response)


async def test_replay_and_catch_up_reject_matches_of_other_servers(port: Port) -> None:
    await port.begin()
    other = port.env.create_guild("Elsewhere")
    channel = other.create_text_channel("lobby")
    stranger = other.add_member(port.env.create_user("stranger"))
    for command in ("replay", "catchup"):
        refused = await stranger.slash(channel, command, match="1")
        assert text_of(refused.response) == "That match doesn’t exist."
