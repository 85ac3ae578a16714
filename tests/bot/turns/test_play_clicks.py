"""Tests for the number of clicks per turn in recorded matches of sensible players."""

from __future__ import annotations

from functools import cache

import pytest

from tests.bot.click_counts import RECORDS, ClickCounts, count_clicks

SENSIBLE = ("*-captains-1.json", "*-deckhands-[12].json")
OPEN, HIDDEN = "nauticus", "nautilus-island"
MAX_CLICKS = 3.5


@cache
def counted_clicks(game: str) -> ClickCounts:
    """Return the counts of all matches of a game in which robots played for all players."""
    counts = [count_clicks(file) for pattern in SENSIBLE for file in sorted((RECORDS / game).glob(pattern))]
    assert len(counts) == 7
    return ClickCounts(
        turns=sum(count.turns for count in counts),
        forced_turns=sum(count.forced_turns for count in counts),
        clicks=sum(count.clicks for count in counts),
    )


@pytest.mark.long
@pytest.mark.parametrize("game", [OPEN, HIDDEN])
def test_turn_of_a_sensible_player_takes_few_clicks(game: str) -> None:
    assert counted_clicks(game).clicks_per_turn <= MAX_CLICKS


@pytest.mark.long
def test_forced_turns_occur_only_without_hidden_hands() -> None:
    distracted = count_clicks(RECORDS / "nauticus/4-distracted-2.json")
    assert distracted.forced_turns > distracted.turns // 15
    assert counted_clicks(HIDDEN).forced_turns == 0
