"""What is posted of a match that is over, to be passed on."""

from __future__ import annotations

from typing import Literal, TypeAlias

from host.core.outbox import Post

What: TypeAlias = Literal["card", "film", "analysis"]


class PostShareCard(Post, frozen=True, tag="card"):
    """The card of a finished match."""


class PostFilm(Post, frozen=True, tag="film"):
    """The match as a moving picture."""


class PostAnalysis(Post, frozen=True, tag="analysis"):
    """What a robot expected in the course of the match."""


SharingPost: TypeAlias = PostShareCard | PostFilm | PostAnalysis
