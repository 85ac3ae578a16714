"""What a finished match brought, as an event in the transaction that ends it."""

from __future__ import annotations

from msgspec import Struct

from host.history.results.outcome import Outcome


class Settled(Struct, frozen=True):
    """A match has come to its end, and what it brought is kept."""

    outcome: Outcome


class Corrected(Struct, frozen=True):
    """What is kept of a match that was over already has changed."""

    outcome: Outcome
