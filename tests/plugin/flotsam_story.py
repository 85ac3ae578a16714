"""Tests for Flotsam in Discord: an open auction, a window that the first answer closes, and offers of shares.

test_third_game.py runs them with the toy game on the path.
"""

from __future__ import annotations

import json
import re

import pytest
from simcord import MemberActor

from engine.core import play
from engine.core.chance import SeededChance
from engine.core.game_searcher import GameSearcher
from engine.core.model import Label
from engine.core.text import LocalizedText
from engine.games.flotsam.game import GAME
from host.matches.match import loading
from host.turns.plan import planning
from host.turns.plan.plans import Steps
from tests.bot.port import AnyMessage, Port, labels, text_of
from tests.bot.time.test_clock import DAY, HOUR, notices, pass_time
from tests.engine.playouts import moments
from tests.plugin.buoys_story import card_text

NOTIFIED = 4 * HOUR
"""Seconds after which even active players have been notified."""


@pytest.fixture
async def table(port: Port) -> Port:
    """Return a table of Ada, Ben and Cem, in this order."""
    await port.open_table(game="flotsam", seats=3, begins="opener", time_control="daily")
    for player in (port.ben, port.cem):
        await player.slash(port.lobby, "game join")
    return port


async def act(port: Port, player: MemberActor, option: str) -> AnyMessage:
    """Choose an option and confirm it."""
    panel = await port.take_turn(player)
    ending = f"{option} and end the turn"
    if ending in labels(panel):
        await player.click(panel, label=ending)
        return panel
    if option in labels(panel):
        await player.click(panel, label=option)
    await player.click(panel, label="Confirm")
    return panel


async def sell_to_ada(port: Port) -> None:
    """Let Ada buy the lot for one coin, so that Ben and Cem may claim it."""
    await act(port, port.ada, "Bid 1")
    for player in (port.ben, port.cem):
        await act(port, player, "Pass")


def told(port: Port) -> str:
    """Return the texts of all public messages."""
    return "\n".join(text_of(port.raw_message(post)) for post in port.posts())


async def test_bids_and_passes_are_public_at_once(table: Port) -> None:
    assert "**Ada**, **Ben** and **Cem** can answer" in card_text(table)
    await act(table, table.cem, "Bid 2")
    assert "**Ada** and **Ben** can answer" in card_text(table)
    await act(table, table.ada, "Pass")
    await act(table, table.ben, "Bid 3")
    assert "**Ada** and **Cem** can answer" in card_text(table)
    for sentence in ("Cem** bids 2.", "Ada** passes.", "Ben** bids 3."):
        assert sentence in told(table)


def shown_deadline(port: Port) -> int:
    """Return the time to answer on the card, in Unix seconds."""
    found = re.search(r"Time to answer: until <t:(\d+):f>", card_text(port))
    assert found is not None
    return int(found.group(1))


def edits(port: Port) -> list[object]:
    """Return when each public message was last edited."""
    return [post.edited_at for post in port.posts()]


async def test_deadline_restarts_with_a_bid_but_not_with_a_pass(table: Port) -> None:
    opened = shown_deadline(table)
    await pass_time(table, DAY // 2)
    await act(table, table.ben, "Pass")
    assert shown_deadline(table) == opened
    await act(table, table.cem, "Bid 1")
    assert shown_deadline(table) > opened + DAY // 2 - 60
    await act(table, table.ada, "Pass")
    assert "**Ben** can answer" in card_text(table), "a bid asks those again who have passed"


async def test_silence_is_a_pass_at_the_deadline(table: Port) -> None:
    await act(table, table.ada, "Bid 1")
    await act(table, table.ben, "Pass")
    await table.restart()
    await pass_time(table, DAY + 60)
    public = told(table)
    assert "The time to answer is over." in public
    assert "⌛ **Cem** passes." in public
    assert "**Ada** buys the lot for 1" in public
    assert "**Ben** and **Cem** can answer" in card_text(table), "the next window is open"
    await pass_time(table, DAY + 60)
    assert "The lot is not claimed." in told(table)
    assert "has run out of time" not in told(table)
    assert not [post for post in table.posts() if "Wait" in labels(table.raw_message(post))]
    assert table.query_column("SELECT timeouts FROM reliability") in ([], [0], [0, 0], [0, 0, 0])
    assert {*table.query_column("SELECT timeouts FROM clocks")} == {0}
    assert table.query_column("SELECT remaining_ms FROM clocks WHERE seat <> 0") == [None, None]


async def test_nobody_notices_an_answer_until_the_window_closes(table: Port) -> None:
    await sell_to_ada(table)
    await pass_time(table, NOTIFIED)
    assert sum("you can answer" in notice for notice in notices(table)) == 2
    card, before, posted = card_text(table), edits(table), len(table.posts())
    await act(table, table.ben, "Pass")
    await pass_time(table, NOTIFIED)
    assert (card_text(table), edits(table), len(table.posts())) == (card, before, posted)
    for viewer in (table.ada, table.cem):
        for command in ("text", "log", "catchup", "board"):
            shown = text_of((await viewer.slash(table.lobby, command)).response)
            assert "Ben** has" not in shown
            assert "You pass" not in shown
    assert "You pass." in text_of((await table.ben.slash(table.lobby, "log")).response)
    mine = text_of((await table.ben.slash(table.lobby, "games mine")).response)
    assert "you have answered" in mine
    refused = (await table.ben.click(table.button_message(), label="Take my turn")).response
    assert "You have answered. All answers will be revealed together." in text_of(refused)
    await act(table, table.cem, "Pass")
    assert "The lot is not claimed." in told(table)


async def test_later_messages_do_not_name_those_who_have_not_answered(table: Port) -> None:
    await sell_to_ada(table)
    await act(table, table.cem, "Pass")
    await table.add_manager().slash(table.lobby, "host pause", reason="storm")
    latest = text_of(table.raw_message(table.button_message()))
    assert "storm" in latest
    assert "everyone who has not chosen yet" in latest
    assert "**Ben** and **Cem** can answer" in card_text(table)


async def test_reminders_of_a_secret_window_are_sent_directly(table: Port) -> None:
    await sell_to_ada(table)
    await pass_time(table, NOTIFIED)
    await act(table, table.ben, "Pass")
    await pass_time(table, DAY - 6 * HOUR)
    assert not [notice for notice in notices(table) if "still answer" in notice or "run out" in notice]


async def test_first_claim_closes_the_window_at_once(table: Port) -> None:
    await sell_to_ada(table)
    await act(table, table.cem, "Claim the lot")
    assert "**Cem** claims the lot for 2." in told(table)
    assert "Waiting for **Cem**" in card_text(table)
    late = text_of((await table.ben.click(table.button_message(), label="Take my turn")).response)
    assert "It’s Cem’s turn." in late


async def test_answers_to_an_offer_are_revealed_together(table: Port) -> None:
    await sell_to_ada(table)
    for player in (table.ben, table.cem):
        await act(table, player, "Pass")
    await act(table, table.ada, "Offer everyone a share")
    assert "**Ben** and **Cem** can answer" in card_text(table)
    await act(table, table.cem, "Accept")
    assert "accepts" not in told(table)
    await table.restart()
    await pass_time(table, DAY + 60)
    assert "Ben** declines." in told(table)
    assert "Cem** accepts." in told(table)
    assert "Cem** gets cargo worth 2." in told(table)


async def test_answer_can_be_changed_secretly_until_the_window_closes(table: Port) -> None:
    await sell_to_ada(table)
    await act(table, table.ben, "Pass")
    await pass_time(table, NOTIFIED)
    card, before, deadline = card_text(table), edits(table), shown_deadline(table)
    for _ in range(2):
        await pass_time(table, HOUR)
        await table.ben.slash(table.lobby, "game undo")
        assert (card_text(table), edits(table), shown_deadline(table)) == (card, before, deadline)
        await act(table, table.ben, "Pass")
    often = (await table.ben.slash(table.lobby, "game undo")).response
    assert "You can’t change your answer again in this round." in text_of(often)
    assert "undo" not in text_of((await table.cem.slash(table.lobby, "log")).response).lower()
    await act(table, table.cem, "Pass")
    refused = (await table.ben.slash(table.lobby, "game undo")).response
    assert "an answer that is already revealed" in text_of(refused)


async def test_bid_can_be_taken_back_only_if_all_agree(table: Port) -> None:
    await act(table, table.ada, "Bid 2")
    asked = text_of((await table.ada.slash(table.lobby, "game undo")).response)
    assert "agree" in asked
    assert "Ada** bids 2." in told(table)


async def test_sandbox_shows_all_seats_as_unanswered(table: Port) -> None:
    await sell_to_ada(table)
    await act(table, table.ben, "Pass")
    shown = text_of((await table.ada.slash(table.lobby, "sandbox")).response)
    assert "For Ben:" in shown


async def test_plan_to_pass_answers_in_windows(table: Port) -> None:
    await act(table, table.ben, "Bid 1")
    await table.ben.slash(table.lobby, "plan pass", turns=3)
    await act(table, table.ada, "Bid 2")
    assert "⏩" in told(table)
    assert "Ben** passes." in told(table)
    await act(table, table.cem, "Pass")
    assert "**Ben** and **Cem** can answer" in card_text(table)
    assert "you have answered" in text_of((await table.ben.slash(table.lobby, "games mine")).response)
    await act(table, table.cem, "Pass")
    assert "The lot is not claimed." in told(table)


async def test_record_tells_nothing_about_the_order_of_answers(table: Port) -> None:
    await sell_to_ada(table)
    for player in (table.cem, table.ben):
        await act(table, player, "Pass")
    answered: AnyMessage = (await table.ada.slash(table.lobby, "game record")).response
    (file,) = answered.attachments
    moves = json.loads(await file.read())["moves"]
    assert [move["seat"] for move in moves] == [0, 1, 2, 1, 2]


async def test_robots_answer_and_the_match_ends(port: Port) -> None:
    await port.open_table(game="flotsam", seats=3, robots=2, begins="opener", time_control="daily")
    for _ in range(40):
        if "can answer" not in card_text(port) and "Waiting for" not in card_text(port):
            break
        panel = await port.take_turn(port.ada)
        for option in ("Pass", "Keep the whole lot", "Decline"):
            if option in labels(panel):
                await port.ada.click(panel, label=option)
        await port.ada.click(panel, label="Confirm")
    assert "final result" in told(port)


async def test_robots_wait_for_the_players_where_the_first_answer_counts(port: Port) -> None:
    await port.open_table(game="flotsam", seats=3, robots=1, begins="opener", time_control="daily")
    await port.ben.slash(port.lobby, "game join")
    assert "bids 1." in told(port), "a robot bids at once"
    await act(port, port.ada, "Bid 3")
    await act(port, port.ben, "Pass")
    assert "claims" not in told(port).replace("claims it", "")
    await act(port, port.ben, "Pass")
    assert "claims the lot for 4." in told(port)


async def test_robot_still_answers_after_the_players_deadline(port: Port) -> None:
    await port.open_table(game="flotsam", seats=3, robots=1, begins="opener", time_control="daily")
    await port.ben.slash(port.lobby, "game join")
    await act(port, port.ada, "Bid 3")
    await act(port, port.ben, "Pass")
    await pass_time(port, DAY + 60)
    assert "The time to answer is over." in told(port)
    assert "claims the lot for 4." in told(port)


async def test_window_without_a_clock_stays_open_until_all_have_answered(port: Port) -> None:
    await port.open_table(game="flotsam", seats=3, begins="opener", time_control="none")
    for player in (port.ben, port.cem):
        await player.slash(port.lobby, "game join")
    await sell_to_ada(port)
    await act(port, port.ben, "Pass")
    await pass_time(port, 3 * DAY)
    assert "**Ben** and **Cem** can answer" in card_text(port)
    assert "Time to answer" not in card_text(port)
    await act(port, port.cem, "Pass")
    assert "The lot is not claimed." in told(port)


async def test_planned_bid_is_made_when_the_seat_is_asked_again(table: Port) -> None:
    await act(table, table.ben, "Bid 1")
    ctx = table.bot.services.ctx
    async with ctx.database.transaction() as tx:
        match = await loading.load_running(ctx, tx, 1)
        steps = Steps(({"move": "bid", "coins": 3},), (Label(LocalizedText("flotsam-pass")),))
        await planning.replace_plan(tx, match, 1, steps)
    await act(table, table.ada, "Bid 2")
    assert "Ben** bids 3." in told(table)


async def test_clock_goes_on_where_it_was_before_the_window(table: Port) -> None:
    await sell_to_ada(table)
    for player in (table.ben, table.cem):
        await act(table, player, "Pass")
    await pass_time(table, DAY)
    (before,) = table.query_column("SELECT remaining_ms FROM clocks WHERE seat = 0")
    await act(table, table.ada, "Offer Ben a share")
    await pass_time(table, DAY + 60)
    assert table.query_column("SELECT banked_ms FROM clocks WHERE seat = 0") == [before - DAY * 1000]


async def test_robot_that_takes_a_seat_in_a_window_answers(table: Port) -> None:
    await sell_to_ada(table)
    await pass_time(table, NOTIFIED)
    await table.resign(table.ben)
    assert "can answer" in card_text(table)
    await act(table, table.cem, "Pass")
    await pass_time(table, DAY + 60)
    assert "claims the lot for 2." in told(table), "a robot has taken the seat, and answers"


def test_search_robot_chooses_legal_actions_in_every_step() -> None:
    kinds = set()
    for moment in moments(GAME, 3, 4):
        seat, view = moment.seat, GAME.observe(moment.state, moment.seat)
        if view.phase not in kinds:
            plan = GameSearcher(GAME, nodes=60).plan(view, moment.options, SeededChance("search"), 60)
            assert plan.actions[0] in play.options(moment.state, seat)
            kinds.add(view.phase)
    assert kinds == {"auction", "claim", "offer", "answer"}


async def test_more_time_for_one_player_moves_the_deadline_for_all(table: Port) -> None:
    await sell_to_ada(table)
    await act(table, table.ben, "Pass")
    before = shown_deadline(table)
    for player in (table.ben, table.cem):
        given = (await table.ada.slash(table.lobby, "game more-time", player=player)).response
        assert "more time" in text_of(given), "also to a player who has answered"
    await pass_time(table, 60)
    assert shown_deadline(table) == before + DAY
    await pass_time(table, DAY + HOUR)
    assert "is over" not in told(table)
    await pass_time(table, DAY)
    assert "The lot is not claimed." in told(table)
