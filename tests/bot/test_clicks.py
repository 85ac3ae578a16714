"""How many clicks a turn takes, over a whole recorded match of each game."""

from __future__ import annotations

from pathlib import Path

from tests.bot.clicking import click_through

RECORDS = Path(__file__).parents[1] / "records"
MATCHES = ("nauticus/4-distracted-2.json", "nautilus-island/4-distracted-2.json")
MOST = 3.5


def test_a_turn_takes_few_clicks() -> None:
    clicked = [click_through(RECORDS / match) for match in MATCHES]
    assert sum(one.made for one in clicked) / sum(one.turns for one in clicked) <= MOST
    assert all(one.a_turn <= 4 for one in clicked)


def test_turns_without_a_choice_take_none() -> None:
    clicked = click_through(RECORDS / MATCHES[0])
    assert clicked.forced > clicked.turns // 15
