"""A pytest plugin that makes Pearls a one-player game before the tests are collected."""

from __future__ import annotations

from engine.core.files.library import game

type(game("pearls")).seat_counts = (1,)
