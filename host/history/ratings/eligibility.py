"""Pure functions that decide which matches are rated."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, TypeAlias

from host.history.results.outcome import Outcome

UnratedReason: TypeAlias = Literal[
    "again",  # two of its players had reached the limit of rated casual matches against each other when it started
    "brought-in",  # imported from a file, which may contain anything
    "cooperative",  # all players won or lost together
    "robots",  # a robot had a seat from the start
    "too-few",  # fewer than two players have ratings that could change
    "casual",  # the table did not opt in
]


def unrated_reason(
    outcome: Outcome, *, is_league: bool, is_opted_in: bool, is_over_limit: bool = False,
    excused: Collection[int] = (),
) -> UnratedReason | None:  # fmt: skip
    """Return why a match is not rated, or None if it is rated.

    `excused` contains the players whom a host excused for leaving.
    """
    reasons: dict[UnratedReason, bool] = {
        "again": is_over_limit and not is_league,
        "brought-in": outcome.is_imported,
        "cooperative": outcome.is_common,
        "robots": any(row.participation == "robot" for row in outcome.seats),
        "too-few": _count_entrants(outcome, excused) < 2,
        "casual": not is_league and not is_opted_in,
    }
    return next((why for why, holds in reasons.items() if holds), None)


def _count_entrants(outcome: Outcome, excused: Collection[int]) -> int:
    return sum(
        row.user_key is not None and (row.participation == "played" or row.user_key not in excused)
        for row in outcome.seats
    )
