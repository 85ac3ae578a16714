"""House rules: an edition that contradicts the rule book is rejected unless it sets `house_rules`."""

from __future__ import annotations

from typing import Any

from engine.core.files.library import AnyGame
from engine.core.text import LocalizedText

HOUSE_RULES = "house_rules"
"""The key in edition files and records that declares a deviation from the rule book."""


def has_house_rules(rules: AnyGame, edition: Any) -> bool:
    """Return whether an edition declares that it deviates from the rule book."""
    return rules.edition_record(edition).get(HOUSE_RULES) is True


def contradictions(rules: AnyGame, edition: Any, seats: int | None = None) -> tuple[LocalizedText, ...]:
    """Return a text for each contradiction between an edition and the rule book.

    Without `seats`, check all supported numbers of seats.
    """
    counts = rules.seat_counts if seats is None else (seats,)
    return tuple(
        dict.fromkeys(
            contradiction for count in counts for contradiction in rules.contradictions(edition, count)
        )
    )


def undeclared_contradictions(
    rules: AnyGame, edition: Any, seats: int | None = None
) -> tuple[LocalizedText, ...]:
    """Return the contradictions between an edition and the rule book; none if the edition sets `house_rules`."""
    return () if has_house_rules(rules, edition) else contradictions(rules, edition, seats)
