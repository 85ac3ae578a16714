"""House rules: an edition that is not as the book prints it is played with only where it says that it means to."""

from __future__ import annotations

from typing import Any

from engine.core.library import AnyGame
from engine.core.text import LocalizedText

HOUSE_RULES = "house_rules"
"""The key by which an edition, in its file and in the record, says that it means to differ from the book."""


def has_house_rules(rules: AnyGame, edition: Any) -> bool:
    """Tell whether an edition says that it means to differ from the book."""
    return rules.edition_record(edition).get(HOUSE_RULES) is True


def contradictions(rules: AnyGame, edition: Any, seats: int | None = None) -> tuple[LocalizedText, ...]:
    """Return what in an edition is not as the book prints it, for a number of seats or for all there can be."""
    counts = rules.seat_counts if seats is None else (seats,)
    return tuple(dict.fromkeys(said for count in counts for said in rules.contradictions(edition, count)))


def unmeant(rules: AnyGame, edition: Any, seats: int | None = None) -> tuple[LocalizedText, ...]:
    """Return the contradictions of an edition that does not say it means to differ from the book."""
    return () if has_house_rules(rules, edition) else contradictions(rules, edition, seats)
