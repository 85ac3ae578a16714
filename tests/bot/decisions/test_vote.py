"""Tests of votes in Discord: questions with buttons, their effects, undo, and replaced players."""

from __future__ import annotations

import discord
import pytest

from bot.decisions.vote import VoteClick
from host.core.errors import UserError
from host.decisions.vote import voting
from host.matches.settings.time_controls import DAY, TIME_CONTROLS
from tests.bot.port import Port, Shown, asked, ids, labels, said

DAILY = TIME_CONTROLS["daily"]
OUT = (DAILY.bank + DAILY.increment) / 1000 + 60
VOTES = ["Wait", "Robot plays this turn", "Robot takes over", "Find a substitute"]


def question(port: Port) -> discord.Message | None:
    """Return the latest vote message, or None."""
    open_ = [post for post in port.posts() if is_question(port.raw(post))]
    return open_[-1] if open_ else None


def is_question(shown: Shown) -> bool:
    return any(what.startswith(VoteClick.VOTE) for what in asked(shown))


def asked_now(port: Port) -> discord.Message:
    found = question(port)
    assert found is not None
    return found


def told(port: Port) -> str:
    return "\n".join(said(port.raw(post)) for post in port.posts())


async def begin(port: Port, seats: int = 2) -> None:
    await port.open(seats=seats, begins="opener", time_control="daily")
    await port.ben.slash(port.lobby, "game join")
    if seats > 2:
        await port.cem.slash(port.lobby, "game join")


async def run_out(port: Port, seats: int = 2) -> discord.Message:
    """Wait until Ada's time has run out, and return the vote message."""
    await begin(port, seats)
    await port.env.advance_time(OUT)
    return asked_now(port)


async def test_timeout_posts_a_vote_with_buttons(port: Port) -> None:
    shown = await run_out(port, 3)
    assert labels(port.raw(shown)) == VOTES
    text = said(port.raw(shown))
    assert "**Ada** has run out of time." in text
    assert f"Waiting for votes from: <@{port.ben.id}> and <@{port.cem.id}>" in text
    assert "If there is no decision, a robot will play this turn." in text
    assert "Voting ends <t:" in text
    sent = [call.json for call in port.env.http_requests if call.method == "POST" and call.json]
    pinged = [call["allowed_mentions"]["users"] for call in sent if "allowed_mentions" in call]
    assert [port.ben.id, port.cem.id] in pinged


async def test_vote_count_is_shown_and_last_voter_is_notified(port: Port) -> None:
    shown = await run_out(port, 3)
    answered = await port.ben.click(shown, label="Wait")
    assert "Your vote: Wait." in said(answered.response)
    now = asked_now(port)
    assert now.id == shown.id
    assert "Wait: 1 · Robot plays this turn: 0" in said(port.raw(now))
    assert f"Waiting for votes from: <@{port.cem.id}>" in said(port.raw(now))
    await port.env.advance_time(600)
    notices = [port.raw(post) for post in port.posts() if "everyone else has voted" in said(port.raw(post))]
    assert [f"<@{port.cem.id}>" in said(notice) for notice in notices] == [True]
    await port.cem.click(now, label="Wait")
    assert question(port) is None
    assert "Vote result: keep waiting for" in told(port)
    assert "everyone else has voted" not in told(port)


async def test_vote_works_after_a_restart(port: Port) -> None:
    shown = await run_out(port)
    await port.restart()
    await port.ben.click(shown, label="Robot takes over")
    assert question(port) is None
    assert "Vote result: the robot" in told(port)
    assert "🤖 Argo" in said(port.raw(port.card()))


async def test_robot_plays_the_turn_at_the_vote_deadline(port: Port) -> None:
    await run_out(port)
    await port.env.advance_time(DAILY.patience / 1000 + 60)
    assert question(port) is None
    assert "A robot is playing this turn for **Ada**." in told(port)
    assert "Waiting for **Ben**" in said(port.raw(port.card()))
    log = await port.ben.slash(port.lobby, "log")
    assert ":t> 🤖 **Ada** chooses “" in said(log.response)


async def test_vote_deadline_is_extended_by_bot_downtime(port: Port) -> None:
    await run_out(port)
    await port.stay_away(2 * DAY / 1000)
    assert question(port) is not None
    await port.env.advance_time(DAILY.patience / 1000 - 3600)
    assert question(port) is not None
    await port.env.advance_time(2 * 3600)
    assert question(port) is None


async def test_users_without_a_vote_get_an_error(port: Port) -> None:
    shown = await run_out(port)
    for person in (port.ada, port.cem):
        refused = await person.click(shown, label="Wait")
        assert said(refused.response) == "You’re not one of the players asked to vote on this."


async def test_ballot_for_a_closed_question_gets_an_error(port: Port) -> None:
    shown = await run_out(port)
    vote = ids(port.raw(shown))["Wait"]
    await port.ben.click(shown, label="Robot plays this turn")
    board = await port.ben.click(port.acting(), label="Board")
    assert board.ephemeral
    # The message has been deleted, but a client may still show it, so a user may still click it.
    match_id, question_id = 1, int(vote.split(":")[2])
    with port.env.time_context(), pytest.raises(UserError) as refused:
        await voting.cast_ballot(port.bot.services.ctx, match_id, question_id, await port.person(port.ben), 0)
    assert refused.value.text.key == "refusal-question-closed"


async def test_substitute_joins_by_button(port: Port) -> None:
    shown = await run_out(port)
    await port.ben.click(shown, label="Find a substitute")
    wanted = asked_now(port)
    assert "A substitute is needed for **Ada**." in said(port.raw(wanted))
    answered = await port.cem.click(wanted, label="Take over this seat")
    assert "You’ve taken over a seat" in said(answered.response)
    assert question(port) is None
    assert "**Cem** takes over **Ada**’s seat." in told(port)
    assert "▶ Cem" in said(port.raw(port.card()))


async def test_turn_is_undone_from_the_panel(port: Port) -> None:
    await begin(port)
    panel = await port.complete_turn(port.ada)
    await port.ada.click(panel, label="Confirm")
    assert "Take back my turn" in labels(panel)
    answered = await port.ada.click(panel, label="Take back my turn")
    assert "Your last turn has been taken back" in said(answered.response)
    assert "**Ada** takes back their last turn." in told(port)
    assert "Waiting for **Ada**" in said(port.raw(port.card()))


async def test_turn_is_undone_by_consent(port: Port) -> None:
    await begin(port)
    for person in (port.ada, port.ben):
        panel = await port.complete_turn(person)
        await person.click(panel, label="Confirm")
    answered = await port.ada.slash(port.lobby, "game undo")
    assert "The other players have been asked to agree" in said(answered.response)
    shown = asked_now(port)
    assert labels(port.raw(shown)) == ["Yes", "No"]
    await port.ben.click(shown, label="Yes")
    assert "takes back the last turn" in told(port)
    assert "Waiting for **Ada**" in said(port.raw(port.card()))


async def test_third_undo_in_a_round_requires_consent(port: Port) -> None:
    await begin(port)
    for _ in range(2):
        panel = await port.complete_turn(port.ada)
        await port.ada.click(panel, label="Confirm")
        assert "has been taken back" in said((await port.ada.slash(port.lobby, "game undo")).response)
    panel = await port.complete_turn(port.ada)
    await port.ada.click(panel, label="Confirm")
    assert "The other players have been asked" in said(
        (await port.ada.slash(port.lobby, "game undo")).response
    )
    assert "two turns this round, so everyone has to agree" in said(port.raw(asked_now(port)))
    await port.ben.click(asked_now(port), label="No")
    assert "Not everyone agreed" in told(port)
    assert "Waiting for **Ben**" in said(port.raw(port.card()))


async def test_match_is_cancelled_by_agreement(port: Port) -> None:
    await begin(port)
    await port.ada.slash(port.lobby, "game cancel")
    shown = asked_now(port)
    await port.ben.click(shown, label="Yes")
    assert "Everyone agreed: the match has been cancelled." in told(port)
    assert "cancelled" in said(port.raw(port.posts()[0]))
    assert question(port) is None


async def test_player_replaced_by_a_manager_can_return(port: Port) -> None:
    await begin(port)
    manager = port.manager()
    refused = await manager.slash(port.lobby, "game replace", player=port.ada)
    assert "Please give a reason" in said(refused.response)
    done = await manager.slash(port.lobby, "game replace", player=port.ada, reason="on holiday")
    assert "A robot takes over for Ada" in said(done.response)
    assert "Reason: on holiday" in told(port)
    back = await port.ada.slash(port.lobby, "game join")
    assert "Welcome back!" in said(back.response)
    assert "is back and takes over" in told(port)


async def test_player_starts_a_vote_to_replace_another_player(port: Port) -> None:
    await begin(port, 3)
    asked_ = await port.ben.slash(port.lobby, "game replace", player=port.ada, reason="so **slow**")
    assert "The players involved have been asked to vote" in said(asked_.response)
    shown = asked_now(port)
    assert "**Ada** has not run out of time, so both **Ada** and a majority" in said(port.raw(shown))
    assert r"Reason: so \*\*slow\*\*" in said(port.raw(shown))
    await port.cem.click(shown, label="Yes")
    assert question(port) is not None
    await port.ada.click(asked_now(port), label="Yes")
    assert "Vote result: the robot" in told(port)


async def test_joining_a_reserved_seat_starts_a_vote(port: Port) -> None:
    await begin(port)
    await port.manager().slash(port.lobby, "game replace", player=port.ada, reason="on holiday")
    answered = await port.cem.slash(port.lobby, "game join")
    assert "This seat is reserved for another player" in said(answered.response)
    shown = asked_now(port)
    assert f"Waiting for votes from: <@{port.ben.id}> and <@{port.ada.id}>" in said(port.raw(shown))
    await port.ada.click(shown, label="Yes")
    assert "**Cem** takes over **Argo**’s seat" in told(port)


async def test_substitute_joins_by_command(port: Port) -> None:
    await begin(port)
    await port.resign(port.ada)
    answered = await port.cem.slash(port.lobby, "game join")
    assert "You’ve taken over a seat" in said(answered.response)
    refused = await port.ada.slash(port.lobby, "game join")
    assert "There is no free seat in this match" in said(refused.response)


async def test_deleted_vote_message_is_posted_again_on_next_vote(port: Port) -> None:
    shown = await run_out(port, 3)
    route = f"/channels/{port.lobby.id}/messages/{shown.id}"
    port.env.inject_error("PATCH", route, status=404, code=10008, times=1)
    await port.ben.click(shown, label="Wait")
    again = asked_now(port)
    assert again.id != shown.id
    assert "Wait: 1" in said(port.raw(again))
    await port.cem.click(again, label="Wait")
    assert again.id not in [post.id for post in port.posts()]
