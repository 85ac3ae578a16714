"""Editions: the winds and the number of legs, which vary between editions of the printed game."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from engine.core.files.parsing import ParseError, parse_toml
from engine.core.game import BadEdition
from engine.games.regatta.components import Wind


class Edition(Struct, frozen=True):
    """The winds to shuffle, and the number of legs."""

    winds: Annotated[tuple[Wind, ...], Meta(max_length=100)]
    legs: Annotated[int, Meta(ge=0, le=100)]


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
    if not 1 <= edition.legs <= len(edition.winds):
        raise BadEdition("there must be a leg, and a wind for each")
    return edition
