"""Tests for votes in Discord: questions with buttons, their effects, undo, and replaced players."""

from __future__ import annotations

import discord
import pytest

from bot.decisions.vote import VoteClick
from host.core.errors import UserError
from host.decisions.vote import voting
from host.matches.settings.time_controls import DAY, TIME_CONTROLS
from tests.bot.port import (
    GALLERY,
    AnyMessage,
    Port,
    action_names,
    alt_text_of,
    custom_ids,
    find_components,
    labels,
    text_of,
)

DAILY = TIME_CONTROLS["daily"]
TIME_OUT_SECONDS = (DAILY.bank + DAILY.increment) / 1000 + 60
VOTES = ["Wait", "Robot plays this turn", "Robot takes over", "Find a substitute", "Take my turn"]


def latest_vote(port: Port) -> discord.Message | None:
    """Return the latest vote message, or None."""
    open_ = [post for post in port.posts() if is_vote(port.raw_message(post))]
    return open_[-1] if open_ else None


def is_vote(message: AnyMessage) -> bool:
    return any(action_name.startswith(VoteClick.VOTE) for action_name in action_names(message))


def require_vote(port: Port) -> discord.Message:
    found = latest_vote(port)
    assert found is not None
    return found


def public_text(port: Port) -> str:
    return "\n".join(text_of(port.raw_message(post)) for post in port.posts())


async def begin_daily_match(port: Port, seats: int = 2) -> None:
    await port.open_table(seats=seats, begins="opener", time_control="daily")
    await port.ben.slash(port.lobby, "game join")
    if seats > 2:
        await port.cem.slash(port.lobby, "game join")


async def open_time_out_vote(port: Port, seats: int = 2) -> discord.Message:
    """Wait until Ada's time has run out, and return the vote message."""
    await begin_daily_match(port, seats)
    await port.env.advance_time(TIME_OUT_SECONDS)
    return require_vote(port)


async def test_timeout_posts_a_vote_with_buttons(port: Port) -> None:
    message = await open_time_out_vote(port, 3)
    assert labels(port.raw_message(message)) == VOTES
    text = text_of(port.raw_message(message))
    assert "**Ada** has run out of time." in text
    assert f"Waiting for votes from: <@{port.ben.id}> and <@{port.cem.id}>" in text
    assert "If there is no decision, a robot will play this turn." in text
    assert "Voting ends <t:" in text
    sent = [call.json for call in port.env.http_requests if call.method == "POST" and call.json]
    pinged = [call["allowed_mentions"]["users"] for call in sent if "allowed_mentions" in call]
    assert [port.ben.id, port.cem.id, port.ada.id] in pinged


async def test_vote_count_is_shown_and_last_voter_is_notified(port: Port) -> None:
    message = await open_time_out_vote(port, 3)
    answered = await port.ben.click(message, label="Wait")
    assert "Your vote: Wait." in text_of(answered.response)
    now = require_vote(port)
    assert now.id == message.id
    assert "Wait: 1 · Robot plays this turn: 0" in text_of(port.raw_message(now))
    assert f"Waiting for votes from: <@{port.cem.id}>" in text_of(port.raw_message(now))
    await port.env.advance_time(600)
    notices = [
        port.raw_message(post)
        for post in port.posts()
        if "Only your vote is missing" in text_of(port.raw_message(post))
    ]
    assert [f"<@{port.cem.id}>" in text_of(notice) for notice in notices] == [True]
    await port.cem.click(now, label="Wait")
    assert latest_vote(port) is None
    assert "Vote result: keep waiting for" in public_text(port)
    assert "Only your vote is missing" not in public_text(port)


async def test_vote_works_after_a_restart(port: Port) -> None:
    message = await open_time_out_vote(port)
    await port.restart()
    await port.ben.click(message, label="Robot takes over")
    assert latest_vote(port) is None
    assert "Vote result: the robot" in public_text(port)
    assert "🤖 Argo" in text_of(port.raw_message(port.card()))


async def test_robot_plays_the_turn_at_the_vote_deadline(port: Port) -> None:
    await open_time_out_vote(port)
    await port.env.advance_time(DAILY.patience / 1000 + 60)
    assert latest_vote(port) is None
    assert "A robot is playing this turn for **Ada**." in public_text(port)
    assert "Waiting for **Ben**" in text_of(port.raw_message(port.card()))
    log = await port.ben.slash(port.lobby, "log")
    assert ":t> 🤖 **Ada** chooses “" in text_of(log.response)


async def test_vote_deadline_is_extended_by_bot_downtime(port: Port) -> None:
    await open_time_out_vote(port)
    await port.restart_after(2 * DAY / 1000)
    assert latest_vote(port) is not None
    await port.env.advance_time(DAILY.patience / 1000 - 3600)
    assert latest_vote(port) is not None
    await port.env.advance_time(2 * 3600)
    assert latest_vote(port) is None


async def test_users_without_a_vote_get_an_error(port: Port) -> None:
    message = await open_time_out_vote(port)
    for member in (port.ada, port.cem):
        refused = await member.click(message, label="Wait")
        assert (
            text_of(refused.response)
            == "You can’t vote on this because you’re not one of the players who were asked."
        )


async def test_ballot_for_a_closed_question_gets_an_error(port: Port) -> None:
    message = await open_time_out_vote(port)
    vote = custom_ids(port.raw_message(message))["Wait"]
    await port.ben.click(message, label="Robot plays this turn")
    board = await port.ben.click(port.button_message(), label="Board")
    assert board.ephemeral
    # The message has been deleted, but a client may still show it, so a user may still click it.
    match_id, question_id = 1, int(vote.split(":")[2])
    with port.env.time_context(), pytest.raises(UserError) as refused:
        await voting.cast_ballot(
            port.bot.services.ctx, match_id, question_id, await port.user_of(port.ben), 0
        )
    assert refused.value.text.key == "refusal-question-closed"


async def test_substitute_joins_by_button(port: Port) -> None:
    message = await open_time_out_vote(port)
    await port.ben.click(message, label="Find a substitute")
    wanted = require_vote(port)
    assert "A substitute is needed for **Ada**." in text_of(port.raw_message(wanted))
    answered = await port.cem.click(wanted, label="Take over this seat")
    assert "You’ve taken over a seat" in text_of(answered.response)
    assert latest_vote(port) is None
    assert "**Cem** takes over **Ada**’s seat." in public_text(port)
    assert "▶ Cem" in text_of(port.raw_message(port.card()))


async def test_turn_is_undone_from_the_panel(port: Port) -> None:
    await begin_daily_match(port)
    panel = await port.complete_turn(port.ada)
    await port.ada.click(panel, label="Confirm")
    assert "Take back my turn" in labels(panel)
    answered = await port.ada.click(panel, label="Take back my turn")
    assert "has been taken back" in text_of(answered.response)
    assert "**Ada** takes back their last turn." in public_text(port)
    assert "Waiting for **Ada**" in text_of(port.raw_message(port.card()))


async def test_turn_is_undone_by_consent(port: Port) -> None:
    await begin_daily_match(port)
    for member in (port.ada, port.ben):
        panel = await port.complete_turn(member)
        await member.click(panel, label="Confirm")
    answered = await port.ada.slash(port.lobby, "game undo")
    assert "because someone has moved since your turn" in text_of(answered.response)
    message = require_vote(port)
    assert labels(port.raw_message(message)) == ["Yes", "No"]
    own = await port.ada.click(message, label="Yes")
    assert text_of(own.response).startswith("You asked for this vote, so you don’t need to vote.")
    await port.ben.click(message, label="Yes")
    assert "takes back their last turn" in public_text(port)
    assert "Waiting for **Ada**" in text_of(port.raw_message(port.card()))


async def test_undo_vote_shows_the_moves_and_the_board_before(port: Port) -> None:
    await begin_daily_match(port, 3)
    for member in (port.ada, port.ben, port.cem):
        panel = await port.complete_turn(member)
        await member.click(panel, label="Confirm")
    told = [line for line in public_text(port).splitlines() if line.startswith("- **")]
    answered = await port.ada.slash(port.lobby, "game undo")
    assert text_of(answered.response) == (
        "I’ve asked the other players in Nauticus to agree, because someone has moved since your turn."
    )
    asked = port.raw_message(require_vote(port))
    turn, later = text_of(asked).split("So would everything after it:")
    assert "This turn would be taken back:\n- **Ada** " in turn
    assert "- **Ben** " in later
    assert all(line in text_of(asked) for line in told if line.startswith(("- **Ada**", "- **Ben**")))
    assert len(find_components(asked, GALLERY)) == 1
    before = alt_text_of(asked)
    assert "phase 1 of 7: Ada chooses the action" in before
    await port.ben.click(require_vote(port), label="Yes")
    edited = port.raw_message(require_vote(port))
    assert (alt_text_of(edited), len(edited.attachments)) == (before, 1)
    assert "- **Ben** " in text_of(edited)


async def test_player_who_asks_for_an_undo_reads_the_reason_that_applies(port: Port) -> None:
    await begin_daily_match(port)
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    await port.choose_first(port.ben, await port.take_turn(port.ben))
    answered = await port.ada.slash(port.lobby, "game undo")
    assert text_of(answered.response) == (
        "I’ve asked the other players in Nauticus to agree, because the next player has already started choosing."
    )
    assert "- **Ada** " in text_of(port.raw_message(require_vote(port)))


async def test_third_undo_in_a_round_requires_consent(port: Port) -> None:
    await begin_daily_match(port)
    for _ in range(2):
        panel = await port.complete_turn(port.ada)
        await port.ada.click(panel, label="Confirm")
        assert "has been taken back" in text_of((await port.ada.slash(port.lobby, "game undo")).response)
    panel = await port.complete_turn(port.ada)
    await port.ada.click(panel, label="Confirm")
    asked = text_of((await port.ada.slash(port.lobby, "game undo")).response)
    assert "because you have already taken back two turns this round" in asked
    assert "two turns this round, so everyone has to agree" in text_of(port.raw_message(require_vote(port)))
    await port.ben.click(require_vote(port), label="No")
    assert "Not everyone agreed" in public_text(port)
    assert "Waiting for **Ben**" in text_of(port.raw_message(port.card()))


async def test_match_is_cancelled_by_agreement(port: Port) -> None:
    await begin_daily_match(port)
    await port.ada.slash(port.lobby, "game cancel")
    message = require_vote(port)
    await port.ben.click(message, label="Yes")
    assert "Everyone agreed: the match has been cancelled." in public_text(port)
    assert "cancelled" in text_of(port.raw_message(port.posts()[0]))
    assert latest_vote(port) is None


async def test_player_replaced_by_a_manager_can_return(port: Port) -> None:
    await begin_daily_match(port)
    manager = port.add_manager()
    refused = await manager.slash(port.lobby, "game replace", player=port.ada)
    assert "Please give a reason" in text_of(refused.response)
    done = await manager.slash(port.lobby, "game replace", player=port.ada, reason="on holiday")
    assert "A robot has taken over for Ada" in text_of(done.response)
    assert "Reason: on holiday" in public_text(port)
    back = await port.ada.slash(port.lobby, "game join")
    assert "Welcome back!" in text_of(back.response)
    assert "is back and has taken over" in public_text(port)


async def test_player_starts_a_vote_to_replace_another_player(port: Port) -> None:
    await begin_daily_match(port, 3)
    asked_ = await port.ben.slash(port.lobby, "game replace", player=port.ada, reason="so **slow**")
    assert "to vote on this" in text_of(asked_.response)
    message = require_vote(port)
    assert "**Ada** has not run out of time, so both **Ada** and a majority" in text_of(
        port.raw_message(message)
    )
    assert r"Reason: so \*\*slow\*\*" in text_of(port.raw_message(message))
    await port.cem.click(message, label="Yes")
    assert latest_vote(port) is not None
    await port.ada.click(require_vote(port), label="Yes")
    assert "Vote result: the robot" in public_text(port)


async def test_joining_a_reserved_seat_starts_a_vote(port: Port) -> None:
    await begin_daily_match(port)
    await port.add_manager().slash(port.lobby, "game replace", player=port.ada, reason="on holiday")
    answered = await port.cem.slash(port.lobby, "game join")
    assert "is reserved for another player" in text_of(answered.response)
    message = require_vote(port)
    assert f"Waiting for votes from: <@{port.ben.id}> and <@{port.ada.id}>" in text_of(
        port.raw_message(message)
    )
    await port.ada.click(message, label="Yes")
    assert "**Cem** takes over **Argo**’s seat" in public_text(port)


async def test_substitute_joins_by_command(port: Port) -> None:
    await begin_daily_match(port)
    await port.resign(port.ada)
    answered = await port.cem.slash(port.lobby, "game join")
    assert "You’ve taken over a seat" in text_of(answered.response)
    refused = await port.ada.slash(port.lobby, "game join")
    assert "There is no free seat in this match" in text_of(refused.response)


async def test_deleted_vote_message_is_posted_again_on_next_vote(port: Port) -> None:
    message = await open_time_out_vote(port, 3)
    route = f"/channels/{port.lobby.id}/messages/{message.id}"
    port.env.inject_error("PATCH", route, status=404, code=10008, times=1)
    await port.ben.click(message, label="Wait")
    again = require_vote(port)
    assert again.id != message.id
    assert "Wait: 1" in text_of(port.raw_message(again))
    await port.cem.click(again, label="Wait")
    assert again.id not in [post.id for post in port.posts()]


async def test_ballot_that_decides_the_vote_offers_no_change(port: Port) -> None:
    message = await open_time_out_vote(port, 3)
    open_ = text_of((await port.ben.click(message, label="Wait")).response)
    assert open_ == "Your vote: Wait. You can change it until voting ends."
    decided = text_of((await port.cem.click(message, label="Wait")).response)
    assert decided == "Your vote: Wait. The vote is now closed."


async def test_late_player_is_mentioned_in_the_vote_and_takes_the_turn(port: Port) -> None:
    message = await open_time_out_vote(port)
    assert f"<@{port.ada.id}>, you can still take your turn" in text_of(port.raw_message(message))
    panel: AnyMessage = (await port.ada.click(message, label="Take my turn")).response
    while "Confirm" not in labels(panel):
        await port.choose_first(port.ada, panel)
    await port.ada.click(panel, label="Confirm")
    assert latest_vote(port) is None
    assert "Waiting for **Ben**" in text_of(port.raw_message(port.card()))


async def test_muted_late_player_is_not_notified_by_the_vote(port: Port) -> None:
    await begin_daily_match(port)
    panel: AnyMessage = (await port.ada.slash(port.lobby, "match")).response
    await port.ada.click(panel, label="Mute this match")
    before = len(port.env.http_requests)
    await port.env.advance_time(TIME_OUT_SECONDS)
    assert f"<@{port.ada.id}>, you can still" in text_of(port.raw_message(require_vote(port)))
    sent = [call.json for call in port.env.http_requests[before:] if call.method == "POST" and call.json]
    assert [port.ada.id in (call.get("allowed_mentions") or {}).get("users", []) for call in sent] == [
        False
    ] * len(sent)


async def play_until_phase_message(port: Port) -> None:
    """Play on until the next message about a finished phase."""
    before = public_text(port).count("\n### ") + public_text(port).startswith("### ")
    while public_text(port).count("### ") <= before:
        is_ada = "Waiting for **Ada**" in text_of(port.raw_message(port.card()))
        player = port.ada if is_ada else port.ben
        await player.click(await port.complete_turn(player), label="Confirm")


async def test_decision_on_an_absent_player_is_announced_once(port: Port) -> None:
    message = await open_time_out_vote(port)
    await port.ben.click(message, label="Robot plays this turn")
    await port.env.advance_time(5)
    await play_until_phase_message(port)
    assert public_text(port).count("robot plays this turn for **Ada**") <= 1
    assert_each_decision_is_announced_once(port)


@pytest.mark.long
async def test_rejected_and_accepted_undo_are_announced_once(port: Port) -> None:
    await begin_daily_match(port)
    for choice in ("No", "Yes"):
        for member in (port.ada, port.ben):
            await member.click(await port.complete_turn(member), label="Confirm")
        await port.ada.slash(port.lobby, "game undo")
        await port.ben.click(require_vote(port), label=choice)
        await play_until_phase_message(port)
    told = public_text(port)
    assert told.count("Not everyone agreed") == 1
    assert told.count("Everyone who was asked agreed") == 1


def assert_each_decision_is_announced_once(port: Port) -> None:
    lines = [line.removeprefix("- ") for line in public_text(port).splitlines()]
    decisions = [line for line in lines if "robot" in line.lower() and "🤖" not in line]
    assert decisions
    assert [line for line in decisions if decisions.count(line) > 1] == []


async def test_turn_can_be_taken_back_only_once_there_is_one(port: Port) -> None:
    await begin_daily_match(port)
    waiting = (await port.ben.click(port.button_message(), label="Take my turn")).response
    assert "Take back my turn" not in labels(waiting)
    for member in (port.ada, port.ben):
        panel = (await member.slash(port.lobby, "match")).response
        assert "Take back my turn" not in labels(panel)
    panel = await port.complete_turn(port.ada)
    await port.ada.click(panel, label="Confirm")
    assert "Take back my turn" in labels(panel)
    assert "Take back my turn" in labels((await port.ada.slash(port.lobby, "match")).response)
    assert "Take back my turn" not in labels((await port.ben.slash(port.lobby, "match")).response)
    await port.ada.click(panel, label="Take back my turn")
    assert "Take back my turn" not in labels((await port.ada.slash(port.lobby, "match")).response)
