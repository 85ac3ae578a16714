"""Counting ballots. Pure.

What is decided by the most is certain as soon as more than half of those who are asked agree; what needs everybody's
consent, as soon as one says no.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping

from msgspec import Struct

YES, NO = "yes", "no"


class Outcome(Struct, frozen=True):
    """What came of a question."""

    choice: str
    is_default: bool = False
    """Nobody has decided it."""


def agree(voters: Collection[int], cast: Mapping[int, str], *, is_over: bool) -> Outcome | None:
    """Return whether all agree; None while that is open. Who has not answered in time has not agreed."""
    said = [cast.get(voter) for voter in voters]
    if NO in said:
        return Outcome(NO)
    if all(answer == YES for answer in said):
        return Outcome(YES)
    return Outcome(NO, is_default=True) if is_over else None


def elect(voters: Collection[int], cast: Mapping[int, str], default: str, *, is_over: bool) -> Outcome | None:
    """Return what more than half want, or the most when it is over; the default where no choice leads."""
    leading = Counter(cast[voter] for voter in voters if voter in cast).most_common(2)
    if leading and leading[0][1] * 2 > len(voters):
        return Outcome(leading[0][0])
    if not is_over:
        return None
    is_tied = len(leading) == 2 and leading[0][1] == leading[1][1]
    return Outcome(default, is_default=True) if is_tied or not leading else Outcome(leading[0][0])
