"""`db check`: replays all running matches with this version and plays them to their end.

It can compare the results with those of another version.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

import msgspec
from msgspec import Struct

from bot.runtime.app import new_secret, now
from engine.core.files.parsing import ParseError, parse_json
from harbourmaster.database.commands import errors_about_backup, failure, stopped_cleanly
from harbourmaster.failure import Failure
from host.core.context import Context
from host.operations.admin import replay
from host.operations.admin.replay import FAILED, ReplayResult, ReplayVerdict
from storage.core import address
from storage.core.copying import backups
from storage.core.copying.backups import BackupFailed
from storage.core.database import Database
from storage.core.sql.database_errors import DatabaseTooNew, DatabaseUnavailable
from storage.core.sqlite import file_names, private_files

MAX_PLAYOUTS = 50
"""Maximum number of playouts per match. Random moves rarely reach some of the scoring code."""
TIME_LIMIT = 60.0
"""Maximum seconds for all playouts together. With many matches, each gets fewer playouts, or none."""
VERDICT_TEXTS = {
    "rules": "this version does not support its rules",
    "unreadable": "its stored data can't be read",
    "move": "one of its moves is illegal",
    "position": "its moves lead to a different position",
    "view": "its position can't be displayed",
    "end": "played to its end with the same moves, it gives different options or a different result",
    "stuck": "it can't be played to its end",
}


class MatchFingerprint(Struct, frozen=True):
    """Hashes of a match's state.

    `head` is the number of the match's last log entry when the hashes were calculated.
    """

    head: int
    seen: str
    """A hash of all views."""
    ends: tuple[str, ...] = ()
    """A hash of each playout, indexed by the playout's number."""


Fingerprints = dict[int, MatchFingerprint]


class CheckResult(Struct):
    """The result of checking all running matches."""

    count: int = 0
    differences: int = 0
    changed: int = 0
    """Number of matches that could not be compared.

    They are missing from the file with the earlier results, or have new log entries.
    """
    played: int = 0
    """Number of matches with playouts. A comparison counts only the matches that were compared."""
    playouts: int = 0
    fingerprints: Fingerprints = {}


class PlayoutPlan:
    """The number of playouts for each match.

    Without a comparison, a time limit for all matches applies. In a comparison, each match gets as many
    playouts as in the file, without a time limit.
    """

    def __init__(self, before: Mapping[int, MatchFingerprint] | None, clock: Callable[[], float]) -> None:
        self._before = before
        self._clock = clock
        self._used = 0.0

    def numbers(self, match_id: int, share: float) -> Iterator[int]:
        """Yield the numbers of a match's playouts.

        `share` is the fraction of matches processed so far, including this one. The playouts stop when the
        same fraction of the time limit has been used. Every match thus gets the same time.
        """
        for number in range(self._most(match_id)):
            if self._before is None and self._used >= share * TIME_LIMIT:
                return
            began = self._clock()
            yield number
            self._used += self._clock() - began

    def _most(self, match_id: int) -> int:
        if self._before is None:
            return MAX_PLAYOUTS
        then = self._before.get(match_id)
        return 0 if then is None else min(len(then.ends), MAX_PLAYOUTS)


def check(url: str, copy: Path | None, write: Path | None, compare: Path | None) -> int:
    """Check all running matches with this version on an upgraded copy of the database.

    Return 1 if any match differs, otherwise 0.
    """
    before = None if compare is None else _read(compare)
    try:
        with (
            stopped_cleanly(),
            errors_about_backup(copy),
            TemporaryDirectory(prefix="harbourmaster-") as folder,
        ):
            laid_out = Path(folder) / "check.sqlite"
            source = address.parse(url if copy is None else file_names.address_of(copy))
            backups.copy(source, laid_out)
            found = asyncio.run(_check(laid_out, before))
    except (DatabaseTooNew, DatabaseUnavailable, BackupFailed, OSError) as error:
        raise failure(error, "copy it to an SQLite file with `db move`, then use `db check FILE`") from error
    if write is not None:
        _write(write, found.fingerprints)
    for line in _summary(found, is_comparison=compare is not None):
        print(line)
    return 1 if found.differences else 0


def _read(file: Path) -> Fingerprints:
    try:
        return parse_json(file.read_bytes(), Fingerprints)
    except OSError as error:
        raise Failure(f"{file} can't be read: {error.strerror}") from error
    except ParseError as error:
        raise Failure(f"{file} was not written by `db check --write`: {error}") from error


def _write(file: Path, fingerprints: Fingerprints) -> None:
    try:
        with open(file, "wb", opener=private_files.opener) as stream:
            stream.write(msgspec.json.encode(fingerprints))
    except OSError as error:
        raise Failure(f"{file} can't be written: {error.strerror}") from error


async def _check(file: Path, before: Fingerprints | None) -> CheckResult:
    found = CheckResult()
    database = await Database.open(file_names.address_of(file), create=False, is_copy=True)
    try:
        plan = PlayoutPlan(before, monotonic)
        async for replay_result in replay.replay_all(Context(database, now, new_secret), plan.numbers):
            _note(found, replay_result, before)
    finally:
        await database.close()
    return found


def _note(found: CheckResult, one: ReplayResult, before: Fingerprints | None) -> None:
    """Add a match to the result.

    If there is a file with earlier results, compare the match with it and print any difference.
    """
    then = None if before is None else before.get(one.match_id)
    if before is not None and (then is None or then.head != one.head):
        found.changed, then = found.changed + 1, None
    verdict = one.verdict if then is None else _compare(one, then)
    if verdict != "same":
        place = "" if one.entry is None else f" (entry {one.entry})"
        print(f"match {one.match_id}: {VERDICT_TEXTS[verdict]}{place}")
        found.differences += 1
    found.count += 1
    if one.ends and (before is None or then is not None):
        found.played, found.playouts = found.played + 1, found.playouts + len(one.ends)
    found.fingerprints[one.match_id] = MatchFingerprint(one.head, one.views_hash, one.ends)


def _compare(one: ReplayResult, then: MatchFingerprint) -> ReplayVerdict:
    """Return how a match differs from its fingerprint at the same log entry."""
    if one.verdict != "same":
        return one.verdict
    if then.seen != one.views_hash:
        return "position"
    pairs = zip(then.ends, one.ends, strict=False)
    return "end" if any(old not in {FAILED, new} for old, new in pairs) else "same"


def _summary(found: CheckResult, *, is_comparison: bool) -> Iterator[str]:
    yield f"{found.count} running matches: {found.count - found.differences} unchanged"
    limit = "as in the file" if is_comparison else f"within {TIME_LIMIT:.0f} seconds"
    yield (
        f"{found.played} of {found.count} matches played to the end with pseudo-random moves: "
        f"{found.playouts} games, {limit}"
    )
    if unplayed := found.count - found.played - found.changed:
        yield (
            f"{unplayed} of {found.count} matches not played to the end: a difference in their final scoring would "
            "not be noticed"
        )
    if found.changed:
        yield f"{found.changed} matches are new or have new moves: only their moves were checked"
