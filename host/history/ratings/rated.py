"""Which matches are rated. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from host.history.results.outcome import Outcome
from host.matches.settings.time_controls import DAY

WINDOW = 30 * DAY
SAME_PEOPLE = 3
"""So many casual matches of the same people are rated in a window: nobody gathers points from a friend."""

WhyUnrated: TypeAlias = Literal[
    "brought-in",  # it was made of a file, which may tell anything
    "robots",  # a robot sat there from the start
    "too-few",  # fewer than two people played it to the end
    "casual",  # its table did not ask for it
    "again",  # the same people have played often enough lately
]


def why_unrated(
    outcome: Outcome, *, is_league: bool, is_asked_for: bool, earlier: Sequence[int] = ()
) -> WhyUnrated | None:
    """Tell why a match is not rated; None where it is.

    `earlier` tells when rated casual matches of the same people ended, in unix milliseconds.
    """
    lately = [at for at in earlier if outcome.ended - WINDOW < at <= outcome.ended]
    reasons: dict[WhyUnrated, bool] = {
        "brought-in": outcome.is_brought_in,
        "robots": any(row.how == "robot" for row in outcome.seats),
        "too-few": len(outcome.played) < 2,
        "casual": not is_league and not is_asked_for,
        "again": not is_league and len(lately) >= SAME_PEOPLE,
    }
    return next((why for why, holds in reasons.items() if holds), None)
