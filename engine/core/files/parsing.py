"""Parsing text, JSON and TOML from untrusted files.

A byte-order mark is skipped. Invalid UTF-8 and deep nesting always raise ParseError.
"""

from __future__ import annotations

import re
import tomllib
from itertools import accumulate
from typing import TypeVar

import msgspec

T = TypeVar("T")

MAX_DEPTH = 100
"""Maximum nesting depth of JSON objects and arrays. Our own files use fewer than ten levels."""
MAX_TOML = 20_000
"""Maximum length of a TOML text in characters. The TOML library takes quadratic time for long dotted keys."""
BYTE_ORDER_MARK = "\ufeff"
_STRING = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
_STEPS = tuple({"[": 1, "{": 1, "]": -1, "}": -1}.get(chr(byte), 0) for byte in range(256))
"""For each byte value, the change in nesting depth when it occurs outside of a string."""


class ParseError(ValueError):
    """Raised for a file that cannot be parsed; the message contains the reason."""


def decode_text(raw: bytes | str) -> str:
    """Decode UTF-8 and remove the byte-order mark.

    Raise ParseError if the text is invalid.
    """
    try:
        text = raw if isinstance(raw, str) else raw.decode()
    except UnicodeDecodeError as error:
        raise ParseError(f"not UTF-8 text (byte {error.start} is invalid)") from error
    return text.removeprefix(BYTE_ORDER_MARK)


def parse_json(raw: bytes | str, kind: type[T]) -> T:
    """Parse JSON.

    Raise ParseError if the text is not valid JSON of this type.
    """
    text = decode_text(raw)
    if _depth(text) > MAX_DEPTH:
        raise ParseError(f"nested too deeply (more than {MAX_DEPTH} levels)")
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise ParseError(str(error)) from error


def _depth(text: str) -> int:
    """Return the nesting depth of JSON objects and arrays."""
    brackets = _STRING.sub(b"", text.encode("utf-8", "replace"))
    return max(accumulate(map(_STEPS.__getitem__, brackets)), default=0)


def parse_toml(toml: str, kind: type[T]) -> T:
    """Parse TOML.

    Raise ParseError if the text is not valid TOML of this type.
    """
    if len(toml) > MAX_TOML:
        raise ParseError(f"too long (more than {MAX_TOML} characters)")
    try:
        return msgspec.convert(tomllib.loads(toml), kind)
    except RecursionError as error:
        raise ParseError("nested too deeply") from error
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ParseError(str(error)) from error
