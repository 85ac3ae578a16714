"""Tests for content that Discord rejects.

A rejected message is sent again without its image, and then also without users' names and texts. If Discord
still rejects it, it stays in the outbox.
"""

from __future__ import annotations

import pytest

from host.core import outbox
from host.core.owners import match_owner
from host.matches.settings.settings import Preferences
from tests.bot.decisions.test_vote import latest_vote, public_text, require_vote
from tests.bot.filters import ContentFilter, install_filter
from tests.bot.messages.test_board import HALF_A_MINUTE, board_texts, pass_time, set_board_channel
from tests.bot.port import (
    GALLERY,
    Port,
    button_options,
    find_components,
    has_match_buttons,
    labels,
    options,
    text_of,
)
from tests.bot.posts import SEND, pending_kinds, play_phase
from tests.bot.time.test_clock import direct_messages, notices, set_preferences
from tests.sampling import value_cases

UNKNOWN = 50_999


@pytest.fixture
def content_filter(port: Port, monkeypatch: pytest.MonkeyPatch) -> ContentFilter:
    return install_filter(port, monkeypatch)


async def deferred_kinds(port: Port) -> list[str]:
    """Return the kinds of outbox messages that are kept for later."""
    ctx = port.bot.services.ctx
    async with ctx.database.read_transaction() as tx:
        return [row.kind for row in await outbox.of_owner(tx, match_owner(1)) if row.is_deferred]


@pytest.mark.drawn(encoded=False)
async def test_board_is_sent_without_a_refused_image(port: Port, content_filter: ContentFilter) -> None:
    await port.begin()
    content_filter.images = True
    await play_phase(port)
    assert content_filter.refused
    assert sum("Round 1 of 4, phase 1" in text for text in port.public_texts()) == 1
    assert [post.attachments for post in port.posts() if post.attachments] == []
    assert "**Ada**" in public_text(port)
    assert await pending_kinds(port) == []


async def test_message_is_sent_with_seat_letters_if_names_are_refused(
    port: Port, content_filter: ContentFilter
) -> None:
    await port.begin(name="A fine day")
    content_filter.words |= {"Ada", "fine day"}
    await play_phase(port)
    phase = next(text for text in port.public_texts() if text.startswith("### Round 1 of 4, phase 1"))
    assert "**A** " in phase
    assert "**B** " in phase
    assert "Seats are shown as letters" in phase
    assert "Ada" not in phase
    card = text_of(port.raw_message(port.card()))
    assert card.startswith("## Nauticus (title omitted)\n")
    assert "1. A" in card
    assert "2. " in card
    assert await pending_kinds(port) == []
    assert await deferred_kinds(port) == []


async def test_names_return_once_discord_accepts_them(port: Port, content_filter: ContentFilter) -> None:
    await port.begin()
    content_filter.words.add("Ada")
    await play_phase(port)
    assert "1. A" in text_of(port.raw_message(port.card()))
    content_filter.words.clear()
    await play_phase(port)
    assert "**Ada**" in text_of(port.raw_message(port.card()))
    assert any(
        text.startswith("### Round 1 of 4, phase 2") and "**Ada**" in text for text in port.public_texts()
    )


async def test_buttons_leave_a_redacted_message_with_its_explanation(
    port: Port, content_filter: ContentFilter
) -> None:
    await port.begin()
    content_filter.words.add("Ada")
    await play_phase(port)
    content_filter.words.clear()
    await play_phase(port)
    (post,) = (
        port.raw_message(one)
        for one in port.posts()
        if "Round 1 of 4, phase 1" in text_of(port.raw_message(one))
    )
    assert not has_match_buttons(post)
    assert "Seats are shown as letters" in text_of(post)


async def test_reason_of_a_host_is_omitted_if_it_is_refused(
    port: Port, content_filter: ContentFilter
) -> None:
    await port.begin()
    content_filter.words.add("dreadful")
    host = port.add_manager()
    await host.slash(port.lobby, "host pause", reason="dreadful weather")
    assert "dreadful" not in public_text(port)
    assert "…" in port.public_texts()[-1]
    assert "Dee" not in port.public_texts()[-1]
    await host.slash(port.lobby, "host audit")
    assert await deferred_kinds(port) == []


async def test_links_are_omitted_if_they_are_refused(port: Port, content_filter: ContentFilter) -> None:
    content_filter.links = True
    await port.begin()
    assert content_filter.refused
    assert "](http" not in public_text(port)
    assert "Waiting for" in text_of(port.raw_message(port.card()))
    assert await deferred_kinds(port) == []


@pytest.mark.parametrize("code", value_cases([20009, 200000, 200001, 240000, UNKNOWN, 50035, 0], 3))
async def test_refused_message_is_kept_announced_and_offered_again(
    port: Port, content_filter: ContentFilter, code: int
) -> None:
    await port.begin()
    content_filter.everything = code
    await play_phase(port)
    content_filter.everything = None
    await play_phase(port)
    await port.env.advance_time(3700)
    assert sum("Discord rejected part of this match" in text for text in port.public_texts()) == 1
    assert not any(text.startswith("### Round 1 of 4, phase 1") for text in port.public_texts())
    await port.add_manager().slash(port.lobby, "host repost")
    assert sum(text.startswith("### Round 1 of 4, phase 1") for text in port.public_texts()) == 1
    assert await deferred_kinds(port) == []


@pytest.mark.long
async def test_result_is_kept_if_it_is_refused(port: Port, content_filter: ContentFilter) -> None:
    await port.begin(seats=2)
    content_filter.everything = 200000
    for member in (port.ben, port.ada):
        await port.resign(member)
    await port.env.advance_time(60)
    content_filter.everything = None
    assert "final" in await deferred_kinds(port)
    assert "final result" not in public_text(port)
    await port.add_manager().slash(port.lobby, "host repost", match="1")
    await port.env.advance_time(60)
    assert "final result" in public_text(port)
    assert await deferred_kinds(port) == []


async def test_refused_messages_do_not_block_later_ones(port: Port) -> None:
    await port.begin()
    panel = await port.complete_turn(port.ada)
    port.env.inject_error(*SEND, status=400, code=200000, times=3)
    await port.ada.click(panel, label="Confirm")
    await port.ben.click(await port.complete_turn(port.ben), label="Confirm")
    assert "Waiting for" in text_of(port.raw_message(port.card()))
    assert any(text.startswith("### Round 1 of 4, phase 1") for text in port.public_texts())


async def test_vote_that_cannot_be_shown_is_cancelled(port: Port, content_filter: ContentFilter) -> None:
    await port.begin()
    content_filter.everything = 200000
    await port.ben.slash(port.lobby, "game cancel")
    assert port.query_column("SELECT count(*) FROM votes") == [0]
    content_filter.everything = None
    await port.env.advance_time(3700)
    assert latest_vote(port) is None
    assert f"<@{port.ben.id}>, your vote was cancelled" in public_text(port)
    for _ in range(3):
        await port.ben.slash(port.lobby, "game cancel")
    assert latest_vote(port) is not None


async def test_vote_with_a_refused_reason_is_shown_without_it(
    port: Port, content_filter: ContentFilter
) -> None:
    host = port.add_manager()
    await port.open_table(seats=2, begins="opener")
    await host.slash(port.lobby, "game join")
    content_filter.words.add("dreadful")
    await host.slash(port.lobby, "host pause", reason="dreadful weather")
    shown = port.raw_message(require_vote(port))
    assert "dreadful" not in text_of(shown)
    # Ben is the host and has the second seat.
    assert "**B**" in text_of(shown)
    assert labels(shown) == ["Yes", "No"]


async def test_refused_notification_is_sent_without_the_title(
    port: Port, content_filter: ContentFilter
) -> None:
    await port.begin(name="A fine day")
    content_filter.words.add("fine day")
    notice = text_of(port.raw_message(await port.wait_for_turn_notice()))
    assert f"<@{port.ada.id}>" in notice
    assert "fine day" not in notice


async def test_refused_direct_message_is_sent_without_the_title(
    port: Port, content_filter: ContentFilter
) -> None:
    await set_preferences(port, port.ada, Preferences(notices="direct"))
    await port.begin(name="A fine day")
    content_filter.words.add("fine day")
    await pass_time(port, 10 * 60)
    (message,) = direct_messages(port, port.ada)
    assert "it’s your turn" in text_of(message)
    assert "fine day" not in text_of(message)
    assert notices(port) == []


async def test_server_board_omits_refused_titles(port: Port, content_filter: ContentFilter) -> None:
    hall = port.guild.create_text_channel("hall")
    await set_board_channel(port, hall)
    content_filter.words.add("fine day")
    await port.open_table(seats=2, name="A fine day")
    await pass_time(port, HALF_A_MINUTE)
    (board,) = board_texts(port, hall)
    assert "open, 1 of 2 seats taken" in board
    assert "fine day" not in board


EDIT_RESPONSE = ("PATCH", "/webhooks/*/*/messages/@original")
FOLLOW_UP = ("POST", "/webhooks/*/*")


@pytest.mark.parametrize("status", [400, 413])
async def test_refused_response_keeps_its_buttons(port: Port, status: int) -> None:
    await port.begin()
    port.env.inject_error(*EDIT_RESPONSE, status=status, code=20009, times=2)
    panel = await port.take_turn(port.ada)
    assert "Discord rejected this response" in text_of(panel)
    assert button_options(panel) or options(panel)
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    assert "Waiting for **Ben**" in text_of(port.raw_message(port.card()))


@pytest.mark.drawn(encoded=False)
async def test_refused_response_loses_only_its_image(port: Port, content_filter: ContentFilter) -> None:
    await port.begin()
    content_filter.images = content_filter.covers_responses = True
    panel = await port.take_turn(port.ada)
    assert content_filter.refused
    assert "Discord rejected" not in text_of(panel)
    assert button_options(panel) or options(panel)
    assert find_components(panel, GALLERY) == []


@pytest.mark.parametrize("is_follow_refused", [False, True])
async def test_response_refused_in_all_forms_is_not_left_thinking(
    port: Port, is_follow_refused: bool
) -> None:
    port.env.inject_error(*EDIT_RESPONSE, status=400, code=200000, times=None)
    if is_follow_refused:
        port.env.inject_error(*FOLLOW_UP, status=400, code=200000, times=None)
    opened = await port.open_table(seats=2)
    assert opened.response is None or not opened.response.flags.loading
    assert len(port.posts()) == 1


async def test_user_learns_that_an_invitation_was_refused(port: Port) -> None:
    await port.open_table(seats=2)
    port.env.inject_error(*FOLLOW_UP, status=400, code=200000)
    invited = await port.ada.slash(port.lobby, "game invite", player=port.ben)
    (followup,) = invited.followups
    assert followup.ephemeral
    assert "Discord rejected the public message" in text_of(followup)
