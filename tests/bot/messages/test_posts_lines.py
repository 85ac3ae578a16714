"""Tests that messages about moves are posted immediately, and that the buttons stay near the latest message."""

from __future__ import annotations

import re
from itertools import starmap

import pytest
from simcord import MemberActor

from bot.messages.view.messages import ViewClick
from host.messages.posts.loading import APPENDABLE_FOR
from tests.bot.port import GALLERY, AnyMessage, Port, action_names, alt_text_of, find_components, text_of
from tests.bot.posts import DELETE, EDIT, pending_kinds
from tests.sampling import mark_long_after

FEW_LINES = 5
"""Maximum number of match messages that may follow the message with the buttons."""


async def begin_with_four(port: Port) -> list[MemberActor]:
    """Begin a match with four players in a fixed order, and return the players."""
    await port.open_table(seats=4, begins="opener")
    members = [port.ada, port.ben, port.cem, port.add_member("Dee")]
    for member in members[1:]:
        await member.slash(port.lobby, "game join")
    return members


async def take_turn(port: Port, person: MemberActor) -> None:
    await person.click(await port.complete_turn(person), label="Confirm")


def move_messages(port: Port) -> list[str]:
    """Return the messages about moves, without turn notifications."""
    posts = (text for text in port.public_texts() if "<@" not in text)
    return [text for text in posts if re.search(r"^- (~~)?\*\*", text, re.MULTILINE)]


async def test_turn_is_posted_before_the_phase_ends(port: Port) -> None:
    members = await begin_with_four(port)
    await take_turn(port, members[0])
    (line,) = move_messages(port)
    assert "\n- **Ada** " in line
    await take_turn(port, members[1])
    (grown,) = move_messages(port)
    assert grown.startswith(line.split("\n-# [Current board]")[0])
    assert "\n- **Ben** " in grown
    assert "### " not in grown


async def test_turn_is_not_appended_to_an_old_message(port: Port) -> None:
    members = await begin_with_four(port)
    await take_turn(port, members[0])
    port.env.settle_timeout = 60
    await port.env.advance_time(APPENDABLE_FOR / 1000)
    await take_turn(port, members[1])
    assert [text.split("**")[1] for text in move_messages(port)] == ["Ada", "Ben"]
    assert len(port.button_messages()) == 1


async def test_board_is_added_to_the_turn_message_when_the_phase_ends(port: Port) -> None:
    members = await begin_with_four(port)
    for member in members:
        await take_turn(port, member)
    (whole,) = move_messages(port)
    assert whole.startswith("### Round 1")
    assert [name in whole for name in ("**Ada**", "**Ben**", "**Cem**", "**Dee**")] == [True] * 4
    (post,) = (post for post in port.posts() if "### Round 1" in text_of(port.raw_message(post)))
    assert len(post.attachments) == 1
    assert await pending_kinds(port) == []


async def test_buttons_move_to_the_newest_message_and_image_stays(port: Port) -> None:
    await port.begin()
    assert port.button_message().id == port.posts()[-1].id
    for member in (port.ada, port.ben):
        await take_turn(port, member)
    first = port.button_message()
    assert first.id == port.posts()[-1].id
    assert action_names(port.raw_message(port.card())) == [ViewClick.LOG, "translate"]
    port.env.settle_timeout = 60
    await port.env.advance_time(APPENDABLE_FOR / 1000)
    await take_turn(port, port.ben)
    assert port.button_message().id > first.id
    assert len(port.button_messages()) == 1
    before = port.raw_message(first)
    assert action_names(before) == []
    assert find_components(before, GALLERY)
    assert len(before.attachments) == 1
    assert await pending_kinds(port) == []


@pytest.mark.parametrize(
    ("status", "code"),
    mark_long_after(1, starmap(pytest.param, [(429, 30046), (404, 10008), (403, 50001), (500, 0)])),
)
async def test_failed_button_removal_does_not_block_messages(port: Port, status: int, code: int) -> None:
    members = await begin_with_four(port)
    await take_turn(port, members[0])
    old = port.button_message()
    port.env.inject_error("PATCH", f"/channels/*/messages/{old.id}", status=status, code=code, times=None)
    await take_turn(port, members[1])
    await port.env.advance_time(120)
    assert [text.split("**")[1] for text in move_messages(port)] == ["Ada", "Ben"]
    assert [post.id == old.id for post in port.button_messages()] == [True, False]
    assert await pending_kinds(port) == []
    panel = (await members[2].click(old, label="Take my turn")).response
    assert panel is not None


async def test_exactly_one_message_has_buttons_after_a_restart(port: Port) -> None:
    members = await begin_with_four(port)
    await take_turn(port, members[0])
    await port.wait_for_turn_notice()
    await port.restart()
    await take_turn(port, members[1])
    await port.env.advance_time(1)
    assert len(port.button_messages()) == 1
    assert len(move_messages(port)) == 1


async def test_buttons_stay_near_the_newest_message(port: Port) -> None:
    members = await begin_with_four(port)
    host = port.add_manager()
    await take_turn(port, members[0])
    for number in range(4):
        await members[1].slash(port.lobby, "game undo")
        await host.slash(port.lobby, "host pause" if number % 2 == 0 else "host resume", reason="tea")
        await port.env.advance_time(200)
        after = [post for post in port.all_posts() if post.id > port.button_message().id]
        assert len(after) <= FEW_LINES
        assert len(port.button_messages()) == 1


async def test_cancelled_match_has_no_turn_buttons(port: Port) -> None:
    members = await begin_with_four(port)
    await take_turn(port, members[0])
    await port.add_manager().slash(port.lobby, "host cancel", reason="a storm")
    await port.env.advance_time(1)
    assert port.button_messages() == []
    assert await pending_kinds(port) == []


async def test_undone_turn_is_struck_through(port: Port) -> None:
    members = await begin_with_four(port)
    await take_turn(port, members[0])
    await members[0].slash(port.lobby, "game undo")
    (struck,) = move_messages(port)
    assert "\n- ~~**Ada** " in struck
    assert "takes back their last turn" in port.public_texts()[-1]
    assert port.button_message().id == port.posts()[-1].id


@pytest.mark.parametrize("route", [EDIT, DELETE], ids=["edit", "delete"])
async def test_one_message_has_buttons_after_any_failure(port: Port, route: tuple[str, str]) -> None:
    members = await begin_with_four(port)
    for member in members:
        port.env.inject_error(*route, status=503)
        await take_turn(port, member)
        await port.env.advance_time(200)
    assert len(port.button_messages()) == 1
    assert await pending_kinds(port) == []


async def test_robot_turns_are_posted_with_the_preceding_user_turn(port: Port) -> None:
    await port.open_table(seats=4, robots=2, begins="opener")
    await port.ben.slash(port.lobby, "game join")
    before = len(port.env.http_requests)
    await take_turn(port, port.ada)
    posted = [
        call for call in port.env.http_requests[before:] if call.path == f"/channels/{port.lobby.id}/messages"
    ]
    assert len([call for call in posted if call.method == "POST"]) == 1
    assert len(move_messages(port)) == 1


async def test_picture_of_a_phase_and_its_caption_name_the_same_phase(port: Port) -> None:
    await port.begin()
    for member in (port.ada, port.ben):
        await member.click(await port.complete_turn(member), label="Confirm")
    phase = next(raw for post in port.posts() if (raw := port.raw_message(post)) and is_phase(raw))
    assert text_of(phase).startswith("### Round 1 of 4, phase 1 of 7: ")
    caption = text_of(phase).splitlines()[1]
    assert caption == "-# The board after this: Round 1 of 4, phase 2 of 7: **Ben** chooses the action"
    assert "phase 2 of 7: Ben chooses the action" in alt_text_of(phase)
    replay = (await port.ada.slash(port.lobby, "replay")).response
    assert replay is not None
    await port.ada.click(replay, label="Forward ▶")
    assert "phase 2 of 7: **Ben** chooses the action" in text_of(replay)


def is_phase(message: AnyMessage) -> bool:
    return text_of(message).startswith("### Round")
