"""The commit-and-reveal scheme: how shuffles are committed to and generated (docs/fairness.md).

All functions are pure. The bot generates a secret `S` and posts the commitment `C`, a hash of the secret and
the match's terms. Users contribute seed words, and then the transcript `T` is frozen. All randomness in the
match is derived from K = HMAC-SHA-256(S, T).
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from msgspec import Struct

Scheme: TypeAlias = Literal["harbour-fairness/1"]
SCHEME: Scheme = "harbour-fairness/1"
DEAL, SEATS = "deal", "seats"
"""Seed labels for the game's own shuffles and for the seat order."""


class Terms(Struct, frozen=True, kw_only=True):
    """The public terms of a match, which are hashed together with the secret to form the commitment."""

    match: int
    game: str
    rules_version: int
    edition: Mapping[str, Any]
    """The edition, as stored in a record."""
    options: Mapping[str, Any]
    """The options that differ from their defaults."""

    @property
    def public(self) -> dict[str, Any]:
        """Return the terms as posted with the commitment."""
        return {
            "scheme": SCHEME,
            "match": self.match,
            "game": self.game,
            "rules_version": self.rules_version,
            "edition": digest(canonical_json(self.edition)),
            "options": self.options,
        }


def canonical_json(value: object) -> str:
    """Serialize a value to the JSON that is hashed: sorted keys, no whitespace, ASCII."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def digest(content: str) -> str:
    """Return the SHA-256 of a text in hex."""
    return hashlib.sha256(content.encode()).hexdigest()


def committed_text(terms: Terms, secret: str) -> str:
    """Return the text whose hash is the commitment; it is posted when the secret is revealed."""
    return canonical_json({**terms.public, "secret": secret})


def commitment_of(terms: Terms, secret: str) -> str:
    """Return the commitment in hex."""
    return digest(committed_text(terms, secret))


def key_of(secret: str, transcript: str) -> str:
    """Return the key from which all randomness in a match is derived, in hex."""
    return _hmac(secret, transcript)


def derive(key: str, label: str) -> str:
    """Return the seed for a label.

    The seed reveals neither the key nor any other seed.
    """
    return _hmac(key, label)


def _hmac(key: str, message: str) -> str:
    return hmac.new(key.encode(), message.encode(), hashlib.sha256).hexdigest()


def robot_label(entry: int) -> str:
    """Return the label for a robot's seed.

    `entry` is the number of entries in the log.
    """
    return f"robots/{entry}"
