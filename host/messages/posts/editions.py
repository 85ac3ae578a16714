"""The printed components a match is played with, and what of them is not as the book prints."""

from __future__ import annotations

import msgspec

from engine.core import editions
from engine.core.text import Text
from host.core.errors import Refusal
from host.matches.match.loading import game_of
from storage.matches.match.matches import MatchRow


def contradictions_of(row: MatchRow, seats: int) -> tuple[Text, ...]:
    """Return what is not as the book prints it for so many seats; nothing where the edition can't be read."""
    try:
        rules = game_of(row)
        edition = msgspec.json.decode(row.edition, type=rules.edition_type)
    except (Refusal, msgspec.DecodeError):
        return ()
    return editions.contradictions(rules, edition, seats)
