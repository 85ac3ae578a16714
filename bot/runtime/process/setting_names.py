"""Checks for invalid lines in `.env` and for settings that are probably misspelt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from io import StringIO
from pathlib import Path

from dotenv import dotenv_values
from dotenv.parser import parse_stream

from engine.core.files.parsing import ParseError, decode_text

PREFIX = "HARBOURMASTER_"
TEST_PREFIX = "HARBOURMASTER_TEST_"
"""Prefix of settings that only tests read."""
SIMILARITY = 0.85
"""Minimum similarity (0 to 1) of a name to a setting for which the name is considered misspelt."""
SUFFIX_SIMILARITY = 0.6
"""Like SIMILARITY, for names that start with HARBOURMASTER_.

For these names, only the part after the prefix is compared.
"""
MAX_BYTES = 64_000
"""Maximum size of `.env` in bytes. The parser takes quadratic time for nested variables."""


def read_dotenv(file: Path) -> tuple[dict[str, str], list[str]]:
    """Return the settings in a `.env` file, and warnings about its invalid lines.

    A missing file has no settings. Raises OSError and ParseError.
    """
    if not file.is_file():
        return {}, []
    raw = file.read_bytes()
    if len(raw) > MAX_BYTES:
        raise ParseError(f"too large (more than {MAX_BYTES // 1000} kB)")
    text = decode_text(raw)
    written = dotenv_values(stream=StringIO("".join(_valid_lines(text))))
    return {name: value for name, value in written.items() if value is not None}, list(_warnings(file, text))


def _valid_lines(text: str) -> Iterator[str]:
    """Yield only the valid lines.

    The dotenv library would report the invalid ones before logging is configured.
    """
    for each in parse_stream(StringIO(text)):
        if not each.error:
            yield each.original.string


def _warnings(file: Path, text: str) -> Iterator[str]:
    """Yield a warning for each invalid line; it omits the line's content, which may be the token."""
    for each in parse_stream(StringIO(text)):
        if each.error:
            yield f"{file}, line {each.original.line}: this line can't be parsed and has no effect"
        elif each.key is not None and each.value is None:
            yield f"{file}, line {each.original.line}: this line has no = and no effect"


def misspelt(names: Iterable[str], known: frozenset[str]) -> Iterator[str]:
    """Yield a warning for each name that is probably a misspelt setting."""
    for name in sorted(set(names) - known):
        near = _nearest(name.upper(), known)
        if near or (name.startswith(PREFIX) and not name.startswith(TEST_PREFIX)):
            yield f"{name} is not a setting and has no effect" + (f"; did you mean {near}?" if near else "")


def _nearest(name: str, known: frozenset[str]) -> str:
    """Return the most similar setting, or "" if none is similar."""
    prefix = PREFIX if name.startswith(PREFIX) else ""
    ends = sorted(each.removeprefix(prefix) for each in known if each.startswith(prefix))
    cutoff = SUFFIX_SIMILARITY if prefix else SIMILARITY
    return "".join(prefix + end for end in get_close_matches(name.removeprefix(prefix), ends, 1, cutoff))


def warnings_about(
    environ: Mapping[str, str], written: Mapping[str, str], known: frozenset[str]
) -> list[str]:
    """Return the warnings about the names in the environment and in `.env`."""
    return list(misspelt([*environ, *written], known))
