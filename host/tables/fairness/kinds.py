"""What is posted of what binds a match's chance."""

from __future__ import annotations

from typing import TypeAlias

from host.core.outbox import Post


class PostCommitment(Post, frozen=True, tag="commitment"):
    """The hash that binds the chance of a match: posted once, never edited."""

    commitment: str
    again: bool = False
    """Whether one that was bound to other options was posted before."""


class PostContribution(Post, frozen=True, tag="contribution"):
    """What a person has added, by its place."""

    place: int


class PostTranscript(Post, frozen=True, tag="transcript"):
    """What the match is dealt from beside its secret, frozen at the start."""


class PostSecret(Post, frozen=True, tag="secret"):
    """The secret of a match that was ended without a result; at the end of others the outcome tells it."""


FairnessPost: TypeAlias = PostCommitment | PostContribution | PostTranscript | PostSecret
