"""Pure functions that count the ballots on a host action."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from host.leagues.host_acts.interests import Users
from host.leagues.season.rulings import Consent
from host.matches.settings.time_controls import DAY

TIME_TO_OBJECT = 3 * DAY
"""Milliseconds for which a vote on a host action is open."""


class Voters(Struct, frozen=True):
    """The users who may vote on a host action, in groups."""

    concerned: Users
    unconcerned: Users = frozenset()
    table: Users = frozenset()
    """The other players at the table, if the action is urgent."""

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

    More than half of the unconcerned members can accept or reject the action. It is also accepted if all
    concerned members, or all voters at the table, agree.

    If the vote closes without such a majority or agreement, the action is usually rejected. It is accepted
    only if no other host could decide and fewer than a third of the concerned members objected.
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
