"""A whole match as a file, secrets and all: `harbour-match/1`. Written and read here; nothing in it is trusted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from host.core.errors import refuse
from host.matches.match.loading import game_of
from host.matches.match.secrets import Secret
from storage.matches.match.log import By, EntryRow
from storage.matches.match.matches import Begins, MatchRow
from storage.matches.match.seats import SeatRow

FORMAT = "harbour-match/1"
MAX_BYTES = 1_000_000
MAX_ENTRIES = 5_000
"""More than any match has, with all that is taken back and decided."""
MAX_ENTRY = 4_000
"""Bytes of what one entry holds; a move takes some hundred."""


class FiledSeat(Struct, frozen=True, kw_only=True):
    """Who sits at a place: a person by the id of their account, or a robot of some level."""

    person: int | None
    robot: str | None
    name: str
    former: int | None


class FiledEntry(Struct, frozen=True, kw_only=True):
    """An entry of the log; `payload` is what the row of the log holds as JSON, `at` unix milliseconds."""

    seat: int | None
    kind: str
    by: By
    at: int
    payload: Any


class MatchFile(Struct, frozen=True, kw_only=True):
    """A match that has begun. Times are unix milliseconds."""

    format: str
    game: str
    rules_version: int
    status: Literal["running", "finished", "cancelled"]
    title: str
    seed: str
    transcript: str
    """What it was dealt from together with the seed."""
    begins: Begins
    is_public: bool
    time_control: str = msgspec.field(name="pace")
    opener: int
    created: int
    started: int
    ended: int | None
    edition: dict[str, Any]
    """As the game keeps it, with what is reconstructed."""
    options: dict[str, Any] = {}
    """Those that are not left at their defaults."""
    seats: tuple[FiledSeat, ...]
    log: tuple[FiledEntry, ...]


def write(row: MatchRow, secret: Secret, seats: Sequence[SeatRow], rows: Sequence[EntryRow]) -> bytes:
    """Write a match that has begun: a field a line, an entry a line; a Refusal when its rules are not known."""
    game_of(row)  # whoever can not play it can not write it either
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
    return {name: getattr(row, name) for name in kind.__struct_fields__}


def _payload(entry: EntryRow) -> Any:
    """Return what an entry holds; text where it is no JSON, which nobody reads back."""
    try:
        return msgspec.json.decode(entry.payload)
    except msgspec.DecodeError:
        return entry.payload


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def read(raw: bytes) -> MatchFile:
    """Read a file as far as its form goes; a Refusal when it is no match, or too large for one."""
    if len(raw) > MAX_BYTES:
        raise refuse("file-too-large", most=MAX_BYTES // 1000)
    try:
        file = msgspec.json.decode(raw, type=MatchFile)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise refuse("no-match-file") from None
    if file.format != FORMAT:
        raise refuse("no-match-file")
    if len(file.log) > MAX_ENTRIES:
        raise refuse("file-too-long", most=MAX_ENTRIES)
    return file
