"""Editions of Pearls.

They differ in the tides, and in the number of pearls in the pile.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from engine.core.files.parsing import ParseError, parse_toml
from engine.core.game import BadEdition
from engine.games.pearls.components import Tide


class Edition(Struct, frozen=True):
    """The number of pearls in the pile at the start, and the tides to shuffle."""

    pile: Annotated[int, Meta(ge=0, le=100)]
    tides: Annotated[tuple[Tide, ...], Meta(max_length=100)]


def read(toml: str) -> Edition:
    """Parse an edition file.

    Raise BadEdition if it is invalid.
    """
    try:
        return checked(parse_toml(toml, Edition))
    except ParseError as error:
        raise BadEdition(str(error)) from error


def checked(edition: Edition) -> Edition:
    """Return the edition if it is playable.

    Raise BadEdition otherwise.
    """
    if edition.pile < 1 or not edition.tides:
        raise BadEdition("there is nothing to dive for")
    return edition
