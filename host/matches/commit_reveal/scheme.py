"""How a match's chance is bound, and drawn from what binds it (docs/fairness.md). Pure.

A secret `S` is drawn, and `C`, the hash of it and of what is to be played, is posted. People add words of their own,
the transcript `T` of it all is frozen, and everything that chance brings is drawn from K = HMAC-SHA-256(S, T).
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from msgspec import Struct

Scheme: TypeAlias = Literal["harbour-fairness/2"]
SCHEME: Scheme = "harbour-fairness/2"
DEAL, SEATS = "deal", "seats"
"""Labels: what the game's own shuffles and the order of the seats are drawn from."""


class Terms(Struct, frozen=True, kw_only=True):
    """What is bound together with the secret: which match it is, and of what game."""

    match: int
    game: str
    rules_version: int
    edition: Mapping[str, Any]
    """As a record tells it."""
    options: Mapping[str, Any]
    """Those that are not left at their defaults."""

    @property
    def public(self) -> dict[str, Any]:
        """Return what is posted of them beside the hash."""
        return {
            "scheme": SCHEME,
            "match": self.match,
            "game": self.game,
            "rules_version": self.rules_version,
            "edition": digest(canonical(self.edition)),
            "options": self.options,
        }


def canonical(value: object) -> str:
    """Write JSON in the one way in which it is hashed: keys in order, no blanks, ASCII."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def digest(told: str) -> str:
    """Return the SHA-256 of a text in hex."""
    return hashlib.sha256(told.encode()).hexdigest()


def commitment_of(terms: Terms, secret: str) -> str:
    """Return what is posted before anybody contributes, in hex."""
    return digest(canonical({**terms.public, "secret": secret}))


def key_of(secret: str, transcript: str) -> str:
    """Return the key from which all chance of a match is drawn, in hex."""
    return _hmac(secret, transcript)


def derive(key: str, label: str) -> str:
    """Return the seed of one thing that is drawn. Nobody can work out the key, or another seed, from it."""
    return _hmac(key, label)


def _hmac(key: str, told: str) -> str:
    return hmac.new(key.encode(), told.encode(), hashlib.sha256).hexdigest()


def of_robot(entry: int) -> str:
    """Return the label of a robot's chance; `entry` is the number of entries in the log."""
    return f"robots/{entry}"
