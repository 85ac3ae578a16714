"""Pure functions that count ballots.

A majority vote is certain as soon as more than half of the voters agree. A unanimous vote is certain as soon
as one voter says no.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping

from msgspec import Struct

YES, NO = "yes", "no"


class Outcome(Struct, frozen=True):
    """The result of a vote."""

    choice: str
    is_default: bool = False
    """Whether the default applies because the voters did not decide."""


def agree(voters: Collection[int], cast: Mapping[int, str], *, is_over: bool) -> Outcome | None:
    """Return whether all voters agree; None while that is open.

    A voter who has not answered in time counts as a no.
    """
    said = [cast.get(voter) for voter in voters]
    if NO in said:
        return Outcome(NO)
    if all(answer == YES for answer in said):
        return Outcome(YES)
    return Outcome(NO, is_default=True) if is_over else None


def elect(voters: Collection[int], cast: Mapping[int, str], default: str, *, is_over: bool) -> Outcome | None:
    """Return the choice of more than half, or of the most voters once the vote is over.

    Return the default if no choice leads, and None while the vote is open.
    """
    leading = Counter(cast[voter] for voter in voters if voter in cast).most_common(2)
    if leading and leading[0][1] * 2 > len(voters):
        return Outcome(leading[0][0])
    if not is_over:
        return None
    is_tied = len(leading) == 2 and leading[0][1] == leading[1][1]
    return Outcome(default, is_default=True) if is_tied or not leading else Outcome(leading[0][0])
