"""Pure functions that count ballots.

A majority vote is decided as soon as one choice has more than half of the votes. A unanimous vote is decided
as soon as one voter says no.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping

from msgspec import Struct

YES, NO = "yes", "no"
DEPARTED = "left"
"""The stored choice of a voter who has left the server. It counts for nothing, and a real ballot replaces it."""


class VoteResult(Struct, frozen=True):
    """The result of a vote: the choice, and how it was reached."""

    choice: str
    is_default: bool = False
    """Whether the default applies because the voters did not decide."""
    has_majority: bool = True
    """Whether more than half of the voters made this choice."""


def has_majority(choice: str, voters: Collection[int], ballots: Mapping[int, str]) -> bool:
    """Return whether more than half of the voters chose `choice`."""
    return 2 * sum(ballots.get(voter) == choice for voter in voters) > len(voters)


def unanimous_result(
    voters: Collection[int], ballots: Mapping[int, str], *, is_over: bool
) -> VoteResult | None:
    """Return yes if all voters agree, otherwise no; None while the vote is open.

    Not voting in time counts as a no.
    """
    texts = [ballots.get(voter) for voter in voters]
    if NO in texts:
        return VoteResult(NO)
    if all(answer == YES for answer in texts):
        return VoteResult(YES)
    return VoteResult(NO, is_default=True) if is_over else None


def majority_result(
    voters: Collection[int], ballots: Mapping[int, str], default: str, *, is_over: bool
) -> VoteResult | None:
    """Return the choice that more than half of the voters made.

    Once the vote is over, return the choice with the most votes, or the default if there is a tie or nobody
    voted. Return None while the vote is open.
    """
    leading = Counter(ballots[voter] for voter in voters if voter in ballots).most_common(2)
    if leading and leading[0][1] * 2 > len(voters):
        return VoteResult(leading[0][0])
    if not is_over:
        return None
    is_tied = len(leading) == 2 and leading[0][1] == leading[1][1]
    return VoteResult(default, is_default=True) if is_tied or not leading else VoteResult(leading[0][0])
