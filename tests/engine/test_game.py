"""Tests for default values of games."""

from __future__ import annotations

from typing import Any

from engine.core.files.library import games
from engine.core.game import Game


def test_substitute_level_defaults_to_the_weakest_level() -> None:
    class Small(Game):  # type: ignore[type-arg]
        robots: Any = dict.fromkeys(("weak", "strong"))  # never changed

    class Chosen(Small):
        substitute_level = "strong"

    class Without(Game):  # type: ignore[type-arg]
        robots: Any = dict.fromkeys(())  # never changed

    assert (Small.substitute_level, Chosen.substitute_level, Without.substitute_level) == (
        "weak",
        "strong",
        "",
    )


def test_every_game_has_a_substitute() -> None:
    assert all(rules.substitute_level in rules.robots for rules in games().values() if rules.robots)
