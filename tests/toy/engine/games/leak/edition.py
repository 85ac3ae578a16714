"""Editions of Leak, which differ in their waves."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from engine.core.files.parsing import ParseError, parse_toml
from engine.core.game import BadEdition
from engine.games.leak.components import HAND, Wave


class Edition(Struct, frozen=True):
    """The waves to shuffle."""

    waves: Annotated[tuple[Wave, ...], Meta(max_length=100)]


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
    if len(edition.waves) < HAND:
        raise BadEdition(f"there must be at least {HAND} waves")
    return edition
