"""Editions: the lots and the purse, which vary between editions of the printed game."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from engine.core.files.parsing import ParseError, parse_toml
from engine.core.game import BadEdition

Value = Annotated[int, Meta(ge=1, le=100)]


class Edition(Struct, frozen=True):
    """The values of the lots, in the order in which they are sold, and the coins of each boat."""

    lots: Annotated[tuple[Value, ...], Meta(max_length=20)]
    purse: Annotated[int, Meta(ge=1, le=100)]


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
    if not edition.lots:
        raise BadEdition("there must be a lot")
    return edition
