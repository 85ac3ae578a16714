"""Tests for unusual users: long, emoji or right-to-left names, former members, and robots."""

from __future__ import annotations

import pytest

from tests.bot.port import Port, alt_text_of, text_of
from tests.sampling import value_cases

NAMES = [
    "x" * 100,
    "\U0001f468\u200d\U0001f469\u200d\U0001f467" * 20,
    "עדה מהנמל",
    "**Ada** @everyone `x`",
    "\u202eoreH",
]


@pytest.mark.parametrize("name", value_cases(NAMES, 2))
async def test_unusual_user_name_is_shown_safely_in_panel(port: Port, name: str) -> None:
    somebody = port.guild.add_member(port.env.create_user("somebody", global_name=name))
    await somebody.slash(port.lobby, "game open", game="nauticus", seats=2, begins="opener")
    await port.ben.slash(port.lobby, "game join")
    panel = (await somebody.click(port.button_message(), label="Take my turn")).response
    assert "Which action do you choose?" in text_of(panel)
    assert len(alt_text_of(panel)) <= 1024
    interaction_result = await port.ben.click(port.button_message(), label="Take my turn")
    assert "turn." in text_of(interaction_result.response)
    assert "\u202e" not in text_of(interaction_result.response)


async def test_former_member_keeps_seat_until_host_replaces_them(port: Port) -> None:
    await port.begin()
    port.guild.remove_member(port.ada)
    assert "Waiting for **Ada**" in text_of(port.raw_message(port.card()))
    waiting = await port.take_turn(port.ben)
    assert "It’s Ada’s turn." in text_of(waiting)
    admin = port.add_manager()
    dismissed = await admin.slash(port.lobby, "host replace", player=port.ada.user, reason="gone")
    assert "A robot has taken over for Ada" in text_of(dismissed.response)
    assert "Waiting for **Ben**" in text_of(port.raw_message(port.card()))


async def test_robots_play_automatically_between_turns_of_a_user(port: Port) -> None:
    await port.open_table(seats=3, robots=2, begins="opener")
    assert "Waiting for **Ada**" in text_of(port.raw_message(port.card()))
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    text = "\n".join(text_of(port.raw_message(post)) for post in port.posts())
    assert "🤖" in text
    assert "Waiting for **Ada**" in text_of(port.raw_message(port.card()))


async def test_robots_finish_match_after_last_user_resigns(port: Port) -> None:
    await port.open_table(seats=2, robots=1, begins="opener")
    port.env.settle_timeout = (
        60  # A whole game with an image for each phase takes longer than the default timeout.
    )
    await port.resign(port.ada)
    last = port.raw_message(port.posts()[-1])
    assert "Nauticus: final result" in text_of(last)
    verified = await port.ben.slash(port.lobby, "game verify")
    assert text_of(verified.response).count("✅") == 5
    assert "❌" not in text_of(verified.response)


async def test_robot_levels_are_offered_in_autocomplete(port: Port) -> None:
    await port.open_table(seats=4)
    levels = await port.ada.autocomplete(port.lobby, "game robot", "level", "")
    assert [level["name"] for level in levels] == ["Landlubber", "Deckhand", "Helmsman", "Captain"]
    seated = await port.ada.slash(port.lobby, "game robot", level=levels[0]["value"])
    assert "A robot has joined" in text_of(seated.response)
    refused = await port.ada.slash(port.lobby, "game robot", level="admiral")
    assert text_of(refused.response) == "This game has no robot called “admiral”."


async def test_autocomplete_creates_no_user_row(port: Port) -> None:
    await port.cem.autocomplete(port.lobby, "game open", "game", "na")
    assert port.query_column("SELECT user_id FROM users") == []
    await port.cem.slash(port.lobby, "profile", player=port.ben)
    assert {*port.query_column("SELECT user_id FROM users")} == {port.cem.id, port.ben.id}


async def test_user_name_is_updated_when_user_acts_or_is_selected(port: Port) -> None:
    await port.begin()
    keys = [await port.key_of(member) for member in (port.ada, port.ben)]
    for person, nick in ((port.ada, "Countess"), (port.ben, "Benedict")):
        port.env.backend.edit_member(port.guild.id, person.id, {"nick": nick})
    await port.ada.slash(port.lobby, "profile", player=port.ben)
    named = [port.query_column("SELECT name FROM user_names WHERE user_key = ?", key) for key in keys]
    assert named == [["Countess"], ["Benedict"]]
    assert "It’s **Countess**’s turn" in text_of((await port.cem.slash(port.lobby, "board")).response)


async def test_players_with_the_same_name_are_told_apart_everywhere(port: Port) -> None:
    twin = port.guild.add_member(port.env.create_user("twin", global_name="Ada"))
    await port.open_table(seats=2, begins="opener")
    await twin.slash(port.lobby, "game join")
    card = text_of(port.raw_message(port.card()))
    assert "1. ▶ Ada \\(A\\)" in card
    assert "2. Ada \\(B\\)" in card
    panel = await port.complete_turn(port.ada)
    assert "Ada (A), then Ada (B)" in alt_text_of(panel)
    await port.ada.click(panel, label="Confirm")
    await twin.click(await port.complete_turn(twin), label="Confirm")
    await port.ada.slash(port.lobby, "game undo")
    told = "\n".join(text_of(port.raw_message(post)) for post in port.posts())
    assert "**Ada \\(A\\)** would like to take back" in told
    log = text_of((await twin.slash(port.lobby, "log")).response)
    assert "**Ada \\(B\\)** " in log
    assert "**Ada**" not in told + card + log


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u115f"])
async def test_player_with_an_invisible_name_is_called_after_the_seat(port: Port, name: str) -> None:
    blank = port.guild.add_member(port.env.create_user("blank", global_name=name))
    await port.open_table(seats=2, begins="opener")
    await blank.slash(port.lobby, "game join")
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    card = text_of(port.raw_message(port.card()))
    assert "Waiting for **Player B**" in card
    assert "2. ▶ Player B" in card
    board = await port.ada.slash(port.lobby, "board")
    assert "To play: Player B" in alt_text_of(board.response)


async def test_changed_name_is_used_from_the_next_act(port: Port) -> None:
    await port.begin()
    port.env.backend.guilds[port.guild.id].members[port.ada.id].nick = "Countess"
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    told = "\n".join(text_of(port.raw_message(post)) for post in port.posts())
    assert "**Countess** " in told
    assert "1. Countess" in told
    assert "Ada" not in told
