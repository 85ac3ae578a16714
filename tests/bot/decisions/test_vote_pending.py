"""Tests for votes that wait for a user: reminders in panels and lists, deleted messages, departed voters."""

from __future__ import annotations

import pytest

from host.matches.settings.time_controls import DAY, TIME_CONTROLS
from tests.bot.decisions.test_vote import begin_daily_match, latest_vote, public_text, require_vote
from tests.bot.port import Port, text_of

DAILY = TIME_CONTROLS["daily"]


async def ask_to_cancel(port: Port, seats: int = 3) -> None:
    await begin_daily_match(port, seats)
    await port.ada.slash(port.lobby, "game cancel")


@pytest.mark.parametrize("command", ["match", "help", "games mine"])
async def test_pending_vote_is_shown_until_the_user_has_voted(port: Port, command: str) -> None:
    await ask_to_cancel(port)
    asked = (await port.ben.slash(port.lobby, command)).response
    assert f"/{require_vote(port).id})" in text_of(asked)
    assert "Your vote is needed: [Nauticus]" in text_of(asked)
    own = (await port.ada.slash(port.lobby, command)).response
    assert "Your vote is needed" not in text_of(own)
    assert asked is not None
    ballot = (await port.ben.click(asked, label="Vote: Nauticus")).response
    assert ballot is not None
    assert ballot.ephemeral
    await port.ben.click(ballot, label="Yes")
    assert "Your vote is needed" not in text_of((await port.ben.slash(port.lobby, command)).response)
    assert "Your vote is needed" in text_of((await port.cem.slash(port.lobby, command)).response)
    await port.cem.click(require_vote(port), label="No")
    assert "Your vote is needed" not in text_of((await port.cem.slash(port.lobby, command)).response)


async def test_match_panel_posts_a_deleted_vote_again(port: Port) -> None:
    await ask_to_cancel(port)
    message = require_vote(port)
    await port.ben.slash(port.lobby, "match")
    assert require_vote(port).id == message.id
    await message.delete()
    assert latest_vote(port) is None
    await port.ben.slash(port.lobby, "match")
    again = require_vote(port)
    assert again.id != message.id
    await port.ben.slash(port.lobby, "match")
    assert require_vote(port).id == again.id
    await port.ben.click(again, label="No")
    assert latest_vote(port) is None


async def test_player_who_left_the_server_does_not_count_as_a_no(port: Port) -> None:
    await begin_daily_match(port, 3)
    port.guild.remove_member(port.cem)
    await port.ada.slash(port.lobby, "game cancel")
    asked = text_of(port.raw_message(require_vote(port)))
    (waiting,) = [part for part in asked.split(" · ") if "Waiting for votes from" in part] or [asked]
    assert f"<@{port.cem.id}>" not in waiting.partition("Waiting for votes from")[2].partition("\n")[0]
    assert f"<@{port.cem.id}> has left the server" in asked
    await port.ben.click(require_vote(port), label="Yes")
    assert "Everyone agreed: the match has been cancelled." in public_text(port)


async def test_player_who_leaves_during_the_vote_does_not_count_as_a_no(port: Port) -> None:
    await ask_to_cancel(port)
    await port.ben.click(require_vote(port), label="Yes")
    port.guild.remove_member(port.cem)
    await port.env.advance_time(DAILY.patience / 1000 + 60)
    assert "Everyone agreed: the match has been cancelled." in public_text(port)


async def test_vote_waits_for_its_deadline_if_only_the_requester_is_left(port: Port) -> None:
    await begin_daily_match(port)
    port.guild.remove_member(port.ben)
    await port.ada.slash(port.lobby, "game cancel")
    assert latest_vote(port) is not None
    await port.env.advance_time(DAILY.patience / 1000 - 3600)
    assert latest_vote(port) is not None
    await port.env.advance_time(2 * 3600)
    assert "Everyone agreed: the match has been cancelled." in public_text(port)


async def test_present_player_who_does_not_vote_still_counts_as_a_no(port: Port) -> None:
    await ask_to_cancel(port)
    await port.ben.click(require_vote(port), label="Yes")
    await port.env.advance_time(DAILY.patience / 1000 + DAY / 1000)
    assert "Not everyone agreed" in public_text(port)
