"""Tests for `/game more-time` and its buttons: who sees them, what they do, and what the table reads."""

from __future__ import annotations

import pytest
from simcord import MemberActor

from bot.core.words.i18n import Translator, locales
from engine.core.text import SeatName
from host.decisions.more_time import MoreTimeGranted, MoreTimeRefused
from tests.bot.port import Port, labels, text_of
from tests.bot.time.test_clock import DAY, pass_time

BUTTON = "Give more time"


async def match_panel(port: Port, member: MemberActor) -> list[str]:
    return labels((await member.slash(port.lobby, "match")).response)


async def test_button_gives_the_player_to_move_more_time(port: Port) -> None:
    await port.begin(time_control="daily")
    panel = (await port.ben.slash(port.lobby, "match")).response
    assert panel is not None
    await port.ben.click(panel, label=BUTTON)
    assert "Who should get more time" in text_of(panel)
    await port.ben.click(panel, label="Ada: 1 day more")
    assert "You’ve given Ada more time" in text_of(panel)
    assert "1 day" in text_of(panel)
    await pass_time(port, 60)
    assert [text for text in port.public_texts() if "**Ben** has given **Ada** more time: 1 day." in text]
    assert "once per turn" in await run_command(port, port.ben, port.ada)


async def run_command(port: Port, member: MemberActor, player: MemberActor) -> str:
    return text_of((await member.slash(port.lobby, "game more-time", player=player)).response)


async def test_only_players_who_wait_for_others_see_the_button(port: Port) -> None:
    await port.begin(time_control="daily")
    assert BUTTON in await match_panel(port, port.ben)
    assert BUTTON not in await match_panel(port, port.ada)
    assert BUTTON not in await match_panel(port, port.cem)


async def test_untimed_match_has_no_button(port: Port) -> None:
    await port.begin(time_control="none")
    assert BUTTON not in await match_panel(port, port.ben)
    assert "no clock" in await run_command(port, port.ben, port.ada)


async def test_command_refuses_spectators_and_players_of_their_own_seat(port: Port) -> None:
    await port.begin(time_control="daily")
    assert "You’re not playing in this match" in await run_command(port, port.cem, port.ada)
    assert "You can’t give yourself more time" in await run_command(port, port.ada, port.ada)
    assert "only to a player who has to move" in await run_command(port, port.ada, port.ben)


async def test_rated_match_asks_the_other_players(port: Port) -> None:
    await port.open_table(seats=3, begins="opener", time_control="daily", rated=True)
    for member in (port.ben, port.cem):
        await member.slash(port.lobby, "game join")
    await pass_time(port, DAY)
    panel = (await port.ben.slash(port.lobby, "match")).response
    assert panel is not None
    await port.ben.click(panel, label=BUTTON)
    assert "all other players have to agree" in text_of(panel)
    await port.ben.click(panel, label="Ada: 1 day more")
    assert "I’ve asked the other players" in text_of(panel)
    vote = next(post for post in reversed(port.posts()) if "Yes" in labels(port.raw_message(post)))
    assert "**Ben** would like to give **Ada** more time for this turn: 1 day." in text_of(
        port.raw_message(vote)
    )
    await port.cem.click(vote, label="Yes")
    await pass_time(port, 60)
    assert [text for text in port.public_texts() if "Everyone agreed: **Ada** gets more time (1 day)" in text]


@pytest.mark.parametrize("locale", locales())
def test_log_entries_are_translated(locale: str) -> None:
    translate, names = Translator(locale, strict=True), ["**Ada**", "**Ben**"]
    alone = MoreTimeGranted(seat=0, milliseconds=7_200_000, turn=1, decided=5, name="Ben")
    agreed = MoreTimeGranted(seat=0, milliseconds=90 * 60_000, turn=1)
    texts = [translate(one.describe(SeatName(1)), names) for one in (alone, agreed)]
    assert all("**Ada**" in text for text in texts)
    assert "**Ben**" in texts[0]
    assert "**Ben**" not in texts[1]
    assert "2" in texts[0]
    assert "90" in texts[1]
    assert "**Ada**" in translate(MoreTimeRefused(seat=0).describe(SeatName(1)), names)
