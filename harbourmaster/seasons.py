"""The check of a season's file, by anybody: no database, no Discord, nothing to be trusted."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from harbourmaster.failure import Failure
from host.league.entries import WasDrawn
from host.league.fold import fold
from host.league.season import Season
from host.league.verify import BadSeason, SeasonFile, read, verify

MOST_BYTES = 64 * 1024 * 1024


def verify_all(files: Sequence[Path]) -> int:
    """Check seasons from their files; 0 where all holds, else 1."""
    held = [_verify(file) for file in files]
    return 0 if all(held) else 1


def _verify(file: Path) -> bool:
    """Check a season and say what was found; Failure where the file can't be read."""
    try:
        told = read(_bytes(file))
    except BadSeason as slip:
        raise Failure(f"{file}: no season: {slip}") from slip
    print(f"{file}: {_about(told)}")
    wrong = verify(told)
    for sentence in wrong:
        print(f"  WRONG: {sentence}")
    for sentence in () if wrong else _held(told, fold(told.log)):
        print(f"  {sentence}")
    return not wrong


def _bytes(file: Path) -> bytes:
    try:
        raw = sys.stdin.buffer.read(MOST_BYTES + 1) if str(file) == "-" else _read(file)
    except OSError as slip:
        raise Failure(f"{file} can't be read: {slip.strerror or slip}") from slip
    if len(raw) > MOST_BYTES:
        raise Failure(f"{file} is too large for a season")
    return raw


def _read(file: Path) -> bytes:
    with file.open("rb") as opened:
        return opened.read(MOST_BYTES + 1)


def _about(told: SeasonFile) -> str:
    # What somebody wrote must not steer the terminal.
    name = "".join(letter if letter.isprintable() else "?" for letter in told.name)
    return (
        f"{name}, season {told.number}: {len(told.log)} entries, {len(told.outcomes)} matches that are over"
    )


def _held(told: SeasonFile, season: Season) -> Iterator[str]:
    """Say what could be checked, and what could not yet."""
    if not any(isinstance(item.entry, WasDrawn) for item in told.log):
        yield "it is not drawn yet: the log fits together, and there is nothing else to check"
        return
    divisions, tables = len(season.divisions), len(season.tables)
    yield f"the draw of {divisions} divisions and {tables} tables follows from what was bound and who signed up"
    yield "points and order are those of the matches and the rulings"
    if season.lots_secret:
        yield "the lots, and who goes up and down, are right"
    else:
        yield "the secret of the lots is not told before the end: lots and movement can't be checked yet"
