"""Write and parse match files in the format `harbour-match/1`.

A file contains a whole match with its secrets. All data from a file is treated as untrusted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from engine.core.files.parsing import ParseError, parse_json
from host.core.errors import user_error
from host.matches.match.loading import game_of
from host.matches.match.secrets import Secret
from storage.matches.match.log import EntryRow, Origin
from storage.matches.match.matches import MatchRow, SeatOrder
from storage.matches.match.seats import SeatRow

FORMAT = "harbour-match/1"
MAX_BYTES = 1_000_000
MAX_ENTRIES = 5_000
"""Maximum number of entries.

No real match comes near it, even with many undone moves and rulings.
"""
MAX_ENTRY = 4_000
"""Maximum size of an entry in bytes. A move needs only a few hundred bytes."""


class FiledSeat(Struct, frozen=True, kw_only=True):
    """The player in a seat: a user by account id, or a robot by level."""

    user_key: int | None = msgspec.field(name="person")
    robot: str | None
    name: str
    former_user_key: int | None = msgspec.field(name="former")


class FiledEntry(Struct, frozen=True, kw_only=True):
    """A log entry.

    `payload` is the JSON of the log row and `at` is in Unix milliseconds.
    """

    seat: int | None
    kind: str
    origin: Origin = msgspec.field(name="by")
    at: int
    payload: Any


class MatchFile(Struct, frozen=True, kw_only=True):
    """A match that has started, with times in Unix milliseconds."""

    format: str
    game: str
    rules_version: int
    status: Literal["running", "finished", "cancelled"]
    title: str
    seed: str
    transcript: str
    """The transcript, which together with the seed determines the deal."""
    seat_order: SeatOrder = msgspec.field(name="begins")
    is_public: bool
    time_control: str = msgspec.field(name="pace")
    owner_key: int = msgspec.field(name="opener")
    created: int
    started: int
    ended: int | None
    edition: dict[str, Any]
    """The edition in the game's own format.

    It includes values that had to be reconstructed because no rule book states them.
    """
    options: dict[str, Any] = {}
    """The options that differ from their defaults."""
    seats: tuple[FiledSeat, ...]
    log: tuple[FiledEntry, ...]


def serialize(row: MatchRow, secret: Secret, seats: Sequence[SeatRow], rows: Sequence[EntryRow]) -> bytes:
    """Serialize a match that has started, with one field or entry per line.

    Raises UserError if the bot does not support its rules.
    """
    game_of(
        row
    )  # Raises UserError if this version can't play the match. It could not serialize the match either.
    names = zip(MatchFile.__struct_fields__, MatchFile.__struct_encode_fields__, strict=True)
    fields: dict[str, Any] = {filed: getattr(row, name, None) for name, filed in names}
    fields |= {
        "format": FORMAT,
        "seed": secret.seed,
        "transcript": secret.transcript or "",
        "edition": msgspec.json.decode(row.edition),
        "options": msgspec.json.decode(row.options),
        "started": row.started or row.created,
    }
    fields["seats"] = [_fields(FiledSeat, seat) for seat in seats]
    del fields["log"]
    lines = [f' "{name}": {_json(value)}' for name, value in fields.items()]
    log = ",\n".join(
        f"  {_json(_fields(FiledEntry, entry) | {'payload': _payload(entry)})}" for entry in rows
    )
    return ("{\n" + ",\n".join([*lines, f' "log": [\n{log}\n ]']) + "\n}\n").encode()


def _fields(kind: type[Struct], row: Struct) -> dict[str, Any]:
    names = zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True)
    return {filed: getattr(row, name) for name, filed in names}


def _payload(entry: EntryRow) -> Any:
    """Return an entry's payload, parsed from JSON.

    An invalid payload is returned as text, which `parse` rejects.
    """
    try:
        return msgspec.json.decode(entry.payload)
    except msgspec.DecodeError:
        return entry.payload


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def parse(raw: bytes) -> MatchFile:
    """Parse a file and check its format.

    Raises UserError if the file is too large or does not contain a match.
    """
    if len(raw) > MAX_BYTES:
        raise user_error("file-too-large", most=MAX_BYTES // 1000)
    try:
        file = parse_json(raw, MatchFile)
    except ParseError:
        raise user_error("no-match-file") from None
    if file.format != FORMAT:
        raise user_error("no-match-file")
    if len(file.log) > MAX_ENTRIES:
        raise user_error("file-too-long", most=MAX_ENTRIES)
    return file
