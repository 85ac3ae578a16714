"""Buttons that features add to messages about a match. Pure."""

from __future__ import annotations

from discord import ui

from bot.core.features import buttons
from bot.core.ids import custom_id
from bot.core.words.i18n import Words
from bot.core.words.layout import Sheet, button
from engine.core.text import Text

# Places in the match panel, by what a match is to whoever asks for it.
FREE = "match-free"
"""A seat is free for them."""
KEPT = "match-kept"
"""A robot keeps their own seat."""
GATHERING = "match-gathering"
"""They sit at an open table."""
OPENER = "match-opener"
"""They have opened a table that has not begun."""
OPENER_OF_ROOM = "match-opener-room"
"""It has a free seat."""
OPENER_OF_ROBOTS = "match-opener-robots"
"""A robot sits there."""
TO_MOVE = "match-to-move"
"""It is their turn."""
SEATED = "match-seated"
"""They play."""
BEGUN = "match-begun"
"""It is being played, or was."""
OVER = "match-over"
"""It was played to its end."""
ANY = "match-any"
"""Always there."""
FOR_HOSTS = "match-host"
"""They look after the server."""

FIRST_STEPS = "first-steps"
"""What somebody is told who is new at an open table whose game has a lesson."""

OPEN, RUNNING, FINISHED = "card-open", "card-running", "card-finished"
"""The card as a place for buttons of features, by the status of its match."""
ACT = "latest-post"
"""Wherever one acts in a running match: its latest post, or the card where that bears the buttons."""
OPEN_ALONE = "card-open-alone"
"""The same of an open table for one."""
OPEN_TO_OPTIONS = "card-open-options"
"""The same of an open table that may choose something."""
OPEN_TO_WORDS = "card-open-words"
"""The same of any open table: people may add words to its shuffles."""
FINAL = "final"
"""The last post as a place for buttons of features."""


def added_buttons(
    place: str, match_id: int, words: Words, revision: int = 0, number: int | None = None
) -> list[ui.Button[Sheet]]:
    """Make the buttons that features add to a message."""
    return [
        button(
            words(Text(added.label)),
            custom_id(match_id, added.click, revision=revision, number=number),
            added.style,
        )
        for added in buttons(place)
    ]
