"""Pure functions that count the ballots on a host's act."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from host.leagues.host_acts.interests import Users
from host.leagues.season.rulings import Consent
from host.matches.settings.time_controls import DAY

TIME_TO_OBJECT = 3 * DAY
"""Milliseconds that a vote on a host's act is open."""


class Voters(Struct, frozen=True):
    """Who may vote on an act of a host."""

    concerned: Users
    unconcerned: Users = frozenset()
    table: Users = frozenset()
    """The others at the table, if the act can't wait."""

    @property
    def everyone(self) -> Users:
        """Return all voters."""
        return self.concerned | self.unconcerned | self.table


class Answer(Struct, frozen=True):
    """The result of a vote on a host action."""

    consent: Consent | None
    """Who consented; None if the action was rejected."""


def count(
    voters: Voters, ballots: Mapping[int, bool], *, is_over: bool, has_other_host: bool
) -> Answer | None:
    """Return the result of a vote; None while it is open.

    Members whom the act does not concern decide by a majority of all of them. All others at the table, or all
    whom it concerns, can consent too. If the time is over and no other host could decide, the act takes
    effect unless a third of those whom it concerns objected.
    """
    agree = {user_key for user_key, agrees in ballots.items() if agrees}
    object_ = ballots.keys() - agree
    if 2 * len(agree & voters.unconcerned) > len(voters.unconcerned):
        return Answer("members")
    if 2 * len(object_ & voters.unconcerned) > len(voters.unconcerned):
        return Answer(None)
    if any(group and group <= agree for group in (voters.table, voters.concerned)):
        return Answer("everyone")
    if not is_over:
        return None
    objections = len(object_ & voters.concerned)
    is_blocked = has_other_host or (objections > 0 and 3 * objections >= len(voters.concerned))
    return Answer(None if is_blocked else "silence")
