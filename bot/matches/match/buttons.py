"""Placements for buttons that features add to match messages. Pure functions."""

from __future__ import annotations

from discord import ui

from bot.core.features import buttons
from bot.core.ids import custom_id
from bot.core.words.i18n import Translator
from bot.core.words.layout import View, button
from engine.core.text import text

# Placements on the match panel, by the user's role in the match.
JOINABLE = "match-free"
"""Shown if a seat is free for the user."""
RETURNABLE = "match-kept"
"""Shown if a robot plays the user's own seat."""
GATHERING = "match-gathering"
"""Shown if the user has a seat at an open table."""
OPENER = "match-opener"
"""Shown if the user opened a table that has not started."""
OPENER_FREE_SEAT = "match-opener-room"
"""Shown if the user's open table has a free seat."""
OPENER_WITH_ROBOTS = "match-opener-robots"
"""Shown if the user's open table has a robot."""
TO_MOVE = "match-to-move"
"""Shown on the user's turn."""
SEATED = "match-seated"
"""They play."""
HAD_TURN = "match-had-turn"
"""Shown if the user plays and has had a turn."""
HAD_NO_TURN = "match-had-no-turn"
"""Shown if the user plays and has not had a turn."""
NUDGING = "match-nudging"
"""Shown if the user may nudge the players for whom the match waits."""
WAITING_FOR_PLAYER = "match-waiting-for-player"
"""Shown if the user plays, and another player has to move and has a clock."""
DRAWABLE = "match-drawable"
"""Shown if the user may offer a draw."""
UNDOABLE = "match-undoable"
"""Shown if the user has a turn to take back."""
BEGUN = "match-begun"
"""Shown if the match is running or has ended."""
OVER = "match-over"
"""Shown if the match was played to its end."""
ALWAYS = "match-any"
"""Always there."""
FOR_HOSTS = "match-host"
"""Shown if the user is a host of the guild."""

HOST_PANEL = "host-panel"
"""The part of the host panel about the whole guild."""

FIRST_STEPS = "first-steps"
"""Introduction for new players at an open table, shown if the game has a lesson."""

OPEN, RUNNING, FINISHED = "card-open", "card-running", "card-finished"
"""Placements on the status card, by match status."""
LATEST_MESSAGE = "latest-post"
"""The latest message of a running match, or the status card if the action buttons are there."""
OPEN_SOLO = "card-open-alone"
"""The card of an open single-player table."""
OPEN_WITH_OPTIONS = "card-open-options"
"""The card of an open table with options to choose."""
OPEN_WITH_WORDS = "card-open-words"
"""The card of an open table with shuffles, where users can add seed words for the shuffles."""
ROLL_CALL = "roll-call"
"""Messages that ask players to confirm their seats, and the card while they do."""
CARD = "card"
"""The end of every status card with buttons."""
FINAL = "final"
"""A match's final message."""


def added_buttons(
    placement: str | tuple[str, ...],
    match_id: int,
    translate: Translator,
    revision: int = 0,
    number: int | None = None,
    starting: int = 0,
) -> list[ui.Button[View]]:
    """Create the buttons of all features with the given placement, or with one of several.

    `starting` is the number of players if the match would start with free seats; otherwise 0.
    """
    places = (placement,) if isinstance(placement, str) else placement
    return [
        button(
            translate(text(added.label, players=starting)),
            custom_id(match_id, added.click, revision=revision, number=number),
            added.style,
        )
        for added in buttons(*places)
    ]
