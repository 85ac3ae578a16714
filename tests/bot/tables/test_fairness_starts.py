"""Tests that a match starts with quiet fairness messages, followed by a message with the turn button."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from tests.bot.port import FILE, AnyMessage, Port, find_components, labels, text_of
from tests.bot.shuffles import add_words


async def take_the_last_seat(port: Port) -> None:
    await port.open_table(seats=2, begins="opener")
    await port.ben.click(port.card(), label="Join")


async def press_start(port: Port) -> None:
    await port.open_table(seats=3, robots=1, begins="opener")
    await port.ada.click(port.card(), label="Start with 2 players")


async def give_the_last_seat_to_a_robot(port: Port) -> None:
    await port.open_table(seats=2, begins="opener")
    levels: AnyMessage = (await port.ada.click(port.card(), label="Add robot")).response
    await port.ada.click(levels, label="Deckhand")


async def open_against_robots(port: Port) -> None:
    await port.open_table(seats=2, robots=1, begins="opener")


async def add_words_for_the_last_seat(port: Port) -> None:
    await port.open_table(seats=2, begins="opener")
    await add_words(port, port.ben, "mine")


STARTS = {
    take_the_last_seat: (2, 2),
    press_start: (2, 2),
    give_the_last_seat_to_a_robot: (2, 2),
    open_against_robots: (1, 1),
    add_words_for_the_last_seat: (3, 2),
}
"""Ways to start a match, with the numbers of fairness messages and of other messages."""


@pytest.mark.parametrize(("start", "counts"), STARTS.items(), ids=[start.__name__ for start in STARTS])
async def test_start_posts_quiet_lines_and_then_the_turn_button(
    port: Port, start: Callable[[Port], Awaitable[None]], counts: tuple[int, int]
) -> None:
    await start(port)
    *_, newest = [port.raw_message(post) for post in port.all_posts()]
    assert "Take my turn" in labels(newest)
    assert (len(port.shuffle_messages()), len(port.posts())) == counts
    for quiet in port.shuffle_messages():
        assert quiet.id < newest.id
        assert text_of(quiet).startswith("-# ")
        assert "\n" not in text_of(quiet)
        assert "{" not in text_of(quiet)
        assert labels(quiet) == []
        assert len(find_components(quiet, FILE)) == 1


async def test_card_of_a_running_match_says_how_to_check_the_shuffles(port: Port) -> None:
    await take_the_last_seat(port)
    card = text_of(port.raw_message(port.card()))
    assert "Fair shuffles: [sealed secret](" in card
    assert "game verify" in card
