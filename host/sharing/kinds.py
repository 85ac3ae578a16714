"""What is posted of a match that is over, to be passed on."""

from __future__ import annotations

from typing import Literal, TypeAlias

from host.core.outbox import Post

What: TypeAlias = Literal["card", "film"]


class PostShareCard(Post, frozen=True, tag="card"):
    """The card of a finished match."""


class PostFilm(Post, frozen=True, tag="film"):
    """The match as a moving picture."""


SharingPost: TypeAlias = PostShareCard | PostFilm
