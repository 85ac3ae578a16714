"""Pure functions that decide which matches are rated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from host.history.results.outcome import Outcome
from host.matches.settings.time_controls import DAY

WINDOW = 30 * DAY
MAX_SAME_PLAYERS = 3
"""Maximum number of rated casual matches between the same players per window.

It prevents players from farming rating points with a friend.
"""

UnratedReason: TypeAlias = Literal[
    "brought-in",  # imported from a file that may contain anything
    "robots",  # a robot had a seat from the start
    "too-few",  # fewer than two players played until the end
    "casual",  # the table did not opt in
    "again",  # the same players have reached their limit of rated matches
]


def unrated_reason(
    outcome: Outcome, *, is_league: bool, is_opted_in: bool, earlier: Sequence[int] = ()
) -> UnratedReason | None:
    """Return why a match is not rated; None if it is rated.

    `earlier` has the end times, in Unix milliseconds, of earlier rated casual matches between the same
    players.
    """
    lately = [at for at in earlier if outcome.ended - WINDOW < at <= outcome.ended]
    reasons: dict[UnratedReason, bool] = {
        "brought-in": outcome.is_imported,
        "robots": any(row.participation == "robot" for row in outcome.seats),
        "too-few": len(outcome.played) < 2,
        "casual": not is_league and not is_opted_in,
        "again": not is_league and len(lately) >= MAX_SAME_PLAYERS,
    }
    return next((why for why, holds in reasons.items() if holds), None)
