"""Tests of content that Discord rejects.

A message is sent again without its image, then without users' names and texts. If it is still rejected, it is
kept for later.
"""

from __future__ import annotations

import pytest

from host.core import outbox
from host.core.owners import match_owner
from host.matches.settings.settings import Preferences
from tests.bot.decisions.test_vote import asked_now, question, told
from tests.bot.filters import ContentFilter, add_filter
from tests.bot.messages.test_board import HALF_A_MINUTE, boards, later, wanted
from tests.bot.port import GALLERY, Port, is_bearer, labels, loose_options, options, parts, said
from tests.bot.posts import SEND, left, play_phase
from tests.bot.time.test_clock import direct_messages, is_set, notices
from tests.soaking import few_of

UNKNOWN = 50_999


@pytest.fixture
def content(port: Port, monkeypatch: pytest.MonkeyPatch) -> ContentFilter:
    return add_filter(port, monkeypatch)


async def kept(port: Port) -> list[str]:
    """Return the kinds of outbox messages that are kept for later."""
    ctx = port.bot.services.ctx
    async with ctx.database.read_transaction() as tx:
        return [row.kind for row in await outbox.of_owner(tx, match_owner(1)) if row.is_deferred]


@pytest.mark.drawn(encoded=False)
async def test_board_is_sent_without_a_refused_image(port: Port, content: ContentFilter) -> None:
    await port.begin()
    content.images = True
    await play_phase(port)
    assert content.refused
    assert sum("Round 1 of 4, phase 1" in text for text in port.read()) == 1
    assert [post.attachments for post in port.posts() if post.attachments] == []
    assert "**Ada**" in told(port)
    assert await left(port) == []


async def test_message_is_sent_with_seat_letters_if_names_are_refused(
    port: Port, content: ContentFilter
) -> None:
    await port.begin(name="A fine day")
    content.words |= {"Ada", "fine day"}
    await play_phase(port)
    phase = next(text for text in port.read() if text.startswith("### Round 1 of 4, phase 1"))
    assert "**A** " in phase
    assert "**B** " in phase
    assert "Letters stand for seats" in phase
    assert "Ada" not in phase
    card = said(port.raw(port.card()))
    assert card.startswith("## Nauticus (title omitted)\n")
    assert "1. A" in card
    assert "2. " in card
    assert await left(port) == []
    assert await kept(port) == []


async def test_names_return_once_discord_accepts_them(port: Port, content: ContentFilter) -> None:
    await port.begin()
    content.words.add("Ada")
    await play_phase(port)
    assert "1. A" in said(port.raw(port.card()))
    content.words.clear()
    await play_phase(port)
    assert "**Ada**" in said(port.raw(port.card()))
    assert any(text.startswith("### Round 1 of 4, phase 2") and "**Ada**" in text for text in port.read())


async def test_buttons_leave_a_redacted_message_with_its_explanation(
    port: Port, content: ContentFilter
) -> None:
    await port.begin()
    content.words.add("Ada")
    await play_phase(port)
    content.words.clear()
    await play_phase(port)
    (post,) = (port.raw(one) for one in port.posts() if "Round 1 of 4, phase 1" in said(port.raw(one)))
    assert not is_bearer(post)
    assert "Letters stand for seats" in said(post)


async def test_reason_of_a_host_is_omitted_if_it_is_refused(port: Port, content: ContentFilter) -> None:
    await port.begin()
    content.words.add("dreadful")
    host = port.manager()
    await host.slash(port.lobby, "host pause", reason="dreadful weather")
    assert "dreadful" not in told(port)
    assert "…" in port.read()[-1]
    assert "Dee" not in port.read()[-1]
    await host.slash(port.lobby, "host audit")
    assert await kept(port) == []


async def test_links_are_omitted_if_they_are_refused(port: Port, content: ContentFilter) -> None:
    content.links = True
    await port.begin()
    assert content.refused
    assert "](http" not in told(port)
    assert "Waiting for" in said(port.raw(port.card()))
    assert await kept(port) == []


@pytest.mark.parametrize("code", few_of([20009, 200000, 200001, 240000, UNKNOWN, 50035, 0], 3))
async def test_refused_message_is_kept_announced_and_offered_again(
    port: Port, content: ContentFilter, code: int
) -> None:
    await port.begin()
    content.everything = code
    await play_phase(port)
    content.everything = None
    await play_phase(port)
    await port.env.advance_time(3700)
    assert sum("Discord rejects part of this match" in text for text in port.read()) == 1
    assert not any(text.startswith("### Round 1 of 4, phase 1") for text in port.read())
    await port.manager().slash(port.lobby, "host repost")
    assert sum(text.startswith("### Round 1 of 4, phase 1") for text in port.read()) == 1
    assert await kept(port) == []


async def test_result_is_kept_if_it_is_refused(port: Port, content: ContentFilter) -> None:
    await port.begin(seats=2)
    content.everything = 200000
    for person in (port.ben, port.ada):
        await port.resign(person)
    await port.env.advance_time(60)
    content.everything = None
    assert "final" in await kept(port)
    assert "final result" not in told(port)
    await port.manager().slash(port.lobby, "host repost", match="1")
    await port.env.advance_time(60)
    assert "final result" in told(port)
    assert await kept(port) == []


async def test_refused_messages_do_not_block_later_ones(port: Port) -> None:
    await port.begin()
    panel = await port.complete_turn(port.ada)
    port.env.inject_error(*SEND, status=400, code=200000, times=3)
    await port.ada.click(panel, label="Confirm")
    await port.ben.click(await port.complete_turn(port.ben), label="Confirm")
    assert "Waiting for" in said(port.raw(port.card()))
    assert any(text.startswith("### Round 1 of 4, phase 1") for text in port.read())


async def test_vote_that_cannot_be_shown_is_cancelled(port: Port, content: ContentFilter) -> None:
    await port.begin()
    content.everything = 200000
    await port.ben.slash(port.lobby, "game cancel")
    assert port.ask("SELECT count(*) FROM votes") == [0]
    content.everything = None
    await port.env.advance_time(3700)
    assert question(port) is None
    assert f"<@{port.ben.id}>, the vote you asked for was cancelled" in told(port)
    for _ in range(3):
        await port.ben.slash(port.lobby, "game cancel")
    assert question(port) is not None


async def test_vote_with_a_refused_reason_is_shown_without_it(port: Port, content: ContentFilter) -> None:
    host = port.manager()
    await port.open(seats=2, begins="opener")
    await host.slash(port.lobby, "game join")
    content.words.add("dreadful")
    await host.slash(port.lobby, "host pause", reason="dreadful weather")
    shown = port.raw(asked_now(port))
    assert "dreadful" not in said(shown)
    # The host has the second seat.
    assert "**B**" in said(shown)
    assert labels(shown) == ["Yes", "No"]


async def test_refused_notification_is_sent_without_the_title(port: Port, content: ContentFilter) -> None:
    await port.begin(name="A fine day")
    content.words.add("fine day")
    notice = said(port.raw(await port.wait_for_call()))
    assert f"<@{port.ada.id}>" in notice
    assert "fine day" not in notice


async def test_refused_direct_message_is_sent_without_the_title(port: Port, content: ContentFilter) -> None:
    await is_set(port, port.ada, Preferences(notices="direct"))
    await port.begin(name="A fine day")
    content.words.add("fine day")
    await later(port, 10 * 60)
    (message,) = direct_messages(port, port.ada)
    assert "it’s your turn" in said(message)
    assert "fine day" not in said(message)
    assert notices(port) == []


async def test_server_board_omits_refused_titles(port: Port, content: ContentFilter) -> None:
    hall = port.guild.create_text_channel("hall")
    await wanted(port, hall)
    content.words.add("fine day")
    await port.open(seats=2, name="A fine day")
    await later(port, HALF_A_MINUTE)
    (board,) = boards(port, hall)
    assert "open, 1 of 2 seats taken" in board
    assert "fine day" not in board


ANSWER = ("PATCH", "/webhooks/*/*/messages/@original")
FOLLOW = ("POST", "/webhooks/*/*")


@pytest.mark.parametrize("status", [400, 413])
async def test_refused_response_keeps_its_buttons(port: Port, status: int) -> None:
    await port.begin()
    port.env.inject_error(*ANSWER, status=status, code=20009, times=2)
    panel = await port.take_turn(port.ada)
    assert "Discord rejected this response" in said(panel)
    assert loose_options(panel) or options(panel)
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    assert "Waiting for **Ben**" in said(port.raw(port.card()))


@pytest.mark.drawn(encoded=False)
async def test_refused_response_loses_only_its_image(port: Port, content: ContentFilter) -> None:
    await port.begin()
    content.images = content.covers_responses = True
    panel = await port.take_turn(port.ada)
    assert content.refused
    assert "Discord refuses" not in said(panel)
    assert loose_options(panel) or options(panel)
    assert parts(panel, GALLERY) == []


@pytest.mark.parametrize("is_follow_refused", [False, True])
async def test_response_refused_in_all_forms_is_not_left_thinking(
    port: Port, is_follow_refused: bool
) -> None:
    port.env.inject_error(*ANSWER, status=400, code=200000, times=None)
    if is_follow_refused:
        port.env.inject_error(*FOLLOW, status=400, code=200000, times=None)
    opened = await port.open(seats=2)
    assert opened.response is None or not opened.response.flags.loading
    assert len(port.posts()) == 1


async def test_user_learns_that_an_invitation_was_refused(port: Port) -> None:
    await port.open(seats=2)
    port.env.inject_error(*FOLLOW, status=400, code=200000)
    invited = await port.ada.slash(port.lobby, "game invite", player=port.ben)
    (followup,) = invited.followups
    assert followup.ephemeral
    assert "Discord rejected the public message" in said(followup)
