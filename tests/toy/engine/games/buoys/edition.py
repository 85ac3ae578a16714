"""Editions of Buoys, which have no figures."""

from __future__ import annotations

from msgspec import Struct

from engine.core.files.parsing import ParseError, parse_toml
from engine.core.game import BadEdition


class Edition(Struct, frozen=True):
    """An edition, which is the same in every copy."""


def read(toml: str) -> Edition:
    """Parse an edition file.

    Raise BadEdition if it is invalid.
    """
    try:
        return parse_toml(toml, Edition)
    except ParseError as error:
        raise BadEdition(str(error)) from error
