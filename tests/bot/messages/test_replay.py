"""Tests of replays in Discord: navigation, and the events since the user's last turn."""

from __future__ import annotations

from typing import Any

import pytest
from simcord import MemberActor

from bot.messages.view.messages import ViewClick
from bot.turns.play.messages import PlayClick
from tests.bot.port import BUTTON, GALLERY, MENU, Port, Shown, alt, asked, ids, labels, parts, said

LEAVES = ["⏮ First", "◀ Back", "Forward ▶", "Last ⏭"]


def ways(shown: Shown) -> list[str]:
    """Return the labels of the navigation buttons."""
    return [part["label"] for part in parts(shown, BUTTON) if not part.get("disabled")]


async def looked(port: Port, person: MemberActor, command: str) -> Shown:
    """Run a command as a user and return the response."""
    return (await person.slash(port.lobby, command)).response


async def clicked(person: MemberActor, card: Shown, label: str) -> Shown:
    """Click a button on the card as a user and return the response."""
    return (await person.click(card, label=label)).response


def descriptions(shown: Shown) -> list[str]:
    return [gallery["items"][0]["description"] for gallery in parts(shown, GALLERY)]


async def pictures(shown: Shown) -> list[bytes]:
    return [await file.read() for file in shown.attachments]


async def play_turn(port: Port, person: MemberActor) -> None:
    await person.click(await port.complete_turn(person), label="Confirm")


async def play_phase(port: Port) -> None:
    """Play one phase of Nauticus, in which Ada and Ben each take a turn."""
    for person in (port.ada, port.ben):
        await play_turn(port, person)


async def collect(port: Port, person: MemberActor) -> None:
    """Collect the cards in the first available column, whether or not they are hidden."""
    panel = await port.take_turn(person)
    while "Board" not in labels(panel):
        sure = [custom_id for custom_id in ids(panel).values() if f":{PlayClick.REVEAL}" in custom_id]
        if sure or "Confirm" in labels(panel):
            await person.click(panel, custom_id=sure[0] if sure else ids(panel)["Confirm"])
        else:
            await port.choose_first(person, panel)


async def test_replay_pages_within_one_message(port: Port) -> None:
    await port.begin()
    await play_phase(port)
    await play_turn(port, port.ben)
    shown = await looked(port, port.cem, "replay")
    assert shown.ephemeral
    assert labels(shown) == LEAVES
    assert "replay, 0 of 2" in said(shown)
    assert "before the first move" in said(shown)
    assert ways(shown) == LEAVES[2:]
    await port.cem.click(shown, label="Forward ▶")
    assert "replay, 1 of 2" in said(shown)
    assert "**Ada** goes first" in said(shown)
    assert ways(shown) == LEAVES
    await port.cem.click(shown, label="Last ⏭")
    assert "replay, 2 of 2" in said(shown)
    assert "**Ada** goes first" not in said(shown)
    assert ways(shown) == LEAVES[:2]
    await port.cem.click(shown, label="◀ Back")
    assert "replay, 1 of 2" in said(shown)
    await port.cem.click(shown, label="⏮ First")
    assert "replay, 0 of 2" in said(shown)
    assert len(set(ids(shown).values())) == len(LEAVES)


async def test_replay_scene_shows_the_board_at_that_time(port: Port) -> None:
    await port.begin()
    await play_phase(port)
    shown = await looked(port, port.cem, "replay")
    dealt = await pictures(shown), alt(shown)
    await port.cem.click(shown, label="Forward ▶")
    played = await pictures(shown), alt(shown)
    assert dealt[0] != played[0]
    assert dealt[1] != played[1]


async def test_replay_buttons_work_after_a_restart(port: Port) -> None:
    await port.begin()
    await play_phase(port)
    shown = await looked(port, port.cem, "replay")
    await port.restart()
    await port.cem.click(shown, label="Forward ▶")
    assert "replay, 1 of" in said(shown)


async def test_replay_menu_works_after_a_restart(port: Port) -> None:
    await port.begin()
    await play_phase(port)
    await play_turn(port, port.ben)
    shown = await looked(port, port.ada, "replay")
    await port.restart()
    for value, number in (("own", 1), ("end", 2), ("1", 1)):
        (menu,) = parts(shown, MENU)
        await port.ada.select(shown, [value], custom_id=menu["custom_id"])
        assert f"replay, {number} of 2" in said(shown)


async def test_replay_last_button_includes_new_moves(port: Port) -> None:
    await port.begin()
    await play_turn(port, port.ada)
    shown = await looked(port, port.cem, "replay")
    await play_turn(port, port.ben)
    await play_turn(port, port.ben)
    await port.cem.click(shown, label="Last ⏭")
    assert "replay, 2 of 2" in said(shown)


async def test_finished_match_is_replayed_from_its_card(port: Port) -> None:
    await port.open(game="nautilus-island", seats=2, robots=1, begins="opener")
    await port.resign(port.ada)
    await port.env.advance_time(0)
    shown = await clicked(port.cem, port.card(), "Replay")
    assert "replay, 0 of" in said(shown)
    await port.cem.click(shown, label="Last ⏭")
    assert ways(shown) == LEAVES[:2]
    assert "The game is over" in alt(shown)


async def test_replay_and_catch_up_fall_back_to_text_without_image(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    await port.begin()
    await play_phase(port)
    draws_nothing(port, monkeypatch)
    shown = await looked(port, port.cem, "replay")
    await port.cem.click(shown, label="Forward ▶")
    assert shown.attachments == []
    assert "Storage:" in said(shown)
    assert "**Ada** goes first" in said(shown)
    missed = await looked(port, port.ben, "catchup")
    assert missed.attachments == []
    assert "Storage:" in said(missed)


def draws_nothing(port: Port, patch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: Any, **__: Any) -> None:
        return None

    patch.setattr(port.bot.services.pictures, "draw", nothing)


async def test_catch_up_shows_events_with_boards_before_and_after(port: Port) -> None:
    await port.begin()
    await play_turn(port, port.ada)
    await play_turn(port, port.ben)
    shown = await clicked(port.ada, port.acting(), "Since my last turn")
    assert shown.ephemeral
    assert "since your last turn (<t:" in said(shown)
    assert "- **Ben** " in said(shown)
    assert "- **Ada** " not in said(shown)
    assert "It’s **Ben**’s turn." in said(shown)
    assert [file.filename for file in shown.attachments] == ["then-board.png", "now-board.png"]
    then, now = await pictures(shown)
    assert then != now
    assert said(shown).index("**Then**") < said(shown).index("**Now**")
    assert len(descriptions(shown)) == 2
    assert asked(shown) == [ViewClick.BOARD, ViewClick.LOG]


async def test_catch_up_compares_options_with_the_last_turn(port: Port) -> None:
    await port.begin()
    await play_phase(port)
    await play_turn(port, port.ben)
    await play_turn(port, port.ada)
    shown = await looked(port, port.ada, "catchup")
    assert "Which action do you choose?**" in said(shown)
    assert "Your options compared with last time:" in said(shown)
    assert "  - No longer available: " in said(shown)
    await port.ada.click(shown, label="Take my turn")
    assert "Which action do you choose?" in said(shown)


async def test_catch_up_on_the_first_turn_lists_all_options(port: Port) -> None:
    await port.begin()
    shown = await looked(port, port.ada, "catchup")
    assert "since the start of the match" in said(shown)
    assert "Your options:" in said(shown)
    assert ": 8\n" in f"{said(shown)}\n"


async def test_catch_up_without_events_shows_one_image(port: Port) -> None:
    await port.begin()
    await play_turn(port, port.ada)
    shown = await looked(port, port.ada, "catchup")
    assert "Nothing has happened since then." in said(shown)
    assert [file.filename for file in shown.attachments] == ["now-board.png"]
    assert "**Then**" not in said(shown)
    assert "**Now**" in said(shown)


async def test_catch_up_button_works_after_a_restart(port: Port) -> None:
    await port.begin()
    await port.restart()
    shown = await clicked(port.ben, port.acting(), "Since my last turn")
    assert "since the start of the match" in said(shown)


async def test_replay_and_catch_up_use_the_user_language(port: Port) -> None:
    port.locales = {port.ada.id: "de", port.ben.id: "pl"}
    await port.begin()
    german, polish = [await looked(port, person, "catchup") for person in (port.ada, port.ben)]
    assert "Du bist am Zug. Deine Möglichkeiten:" in said(german)
    assert "od początku partii" in said(polish)
    german, polish = [await looked(port, person, "replay") for person in (port.ada, port.ben)]
    assert labels(german) == ["⏮ Anfang", "◀ Zurück", "Weiter ▶", "Ende ⏭"]
    assert "powtórka, 0 z 1" in said(polish)


async def test_replay_and_catch_up_show_a_hand_only_to_its_owner(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    await port.open(game="nautilus-island", seats=2, begins="opener")
    await port.ben.slash(port.lobby, "game join")
    await collect(port, port.ada)
    draws_nothing(port, monkeypatch)
    for person, knows in ((port.ada, True), (port.ben, False), (port.cem, False)):
        replayed = await looked(port, person, "replay")
        await person.click(replayed, label="Last ⏭")
        missed = await looked(port, person, "catchup")
        assert ["Your hand (" in said(shown) for shown in (replayed, missed)] == [knows, knows]


async def test_replay_and_catch_up_require_a_started_match(port: Port) -> None:
    await port.open(seats=2)
    for command in ("replay", "catchup"):
        refused = await port.ada.slash(port.lobby, command)
        assert "has not started" in said(refused.response)


async def test_replay_and_catch_up_reject_matches_of_other_servers(port: Port) -> None:
    await port.begin()
    other = port.env.create_guild("Elsewhere")
    channel = other.create_text_channel("lobby")
    stranger = other.add_member(port.env.create_user("stranger"))
    for command in ("replay", "catchup"):
        refused = await stranger.slash(channel, command, match="1")
        assert said(refused.response) == "That match doesn’t exist."
