"""Move a match to another installation by exporting and importing a file.

An imported file is untrusted: every field is validated, and every move is checked against the rules.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core.files.library import AnyGame
from engine.core.files.parsing import ParseError, parse_json
from host.core import jobs
from host.core.context import Context
from host.core.errors import user_error
from host.core.features import publish
from host.core.owners import match_owner
from host.core.users import User, normalize_name
from host.matches.commit_reveal import transcript
from host.matches.log import entries
from host.matches.log.entries import Entry, Ruling, SeatTaken, Started, TimedOut, Undone
from host.matches.log.fold import REPLAY_ERRORS
from host.matches.log.validation import check_log
from host.matches.match import loading, secrets
from host.matches.match.commit import commit
from host.matches.match.events import MatchImported
from host.matches.match.match import MatchDamaged
from host.matches.match.secrets import Secret
from host.matches.permissions import Authority, authorize, normalize_reason
from host.matches.settings import time_controls
from host.operations.admin import filed_users, match_file
from host.operations.admin.kinds import Export, Exported, ExportRunning, Extended, Import
from host.operations.admin.match_file import MAX_ENTRY, FiledSeat, MatchFile
from host.tables.tables.requests import options_for
from storage.core.database import Transaction
from storage.matches.match import log, matches, seats
from storage.matches.match.log import EntryRow
from storage.matches.match.matches import ChannelTaken, MatchRow
from storage.matches.match.seats import SeatRow

MAX_TITLE = 80
MAX_SECRET = COMMITMENT = 64
MAX_LEVEL = 32
MAX_ID = 2**63 - 1
MAX_HOURS = 24 * 365
MAX_TRANSCRIPT = 100_000
OPERATOR = Authority(User(0, ""))
"""The bot's operator, who needs no Discord account."""


class ImportTarget(Struct, frozen=True):
    """The guild and channel to which a match is imported."""

    guild_id: int
    channel: int
    is_thread: bool


class _ImportedRows(Struct, frozen=True):
    """The rows of an imported match that has no id yet."""

    row: MatchRow
    secret: Secret
    seats: tuple[SeatRow, ...]
    log: tuple[EntryRow, ...]


async def export_match(ctx: Context, match_id: int, by: Authority | None) -> bytes:
    """Export a match to a file.

    Hosts can only export finished matches, because the file contains the seed. For the operator, `by` is
    None. The export of a running match is logged and announced at its table.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        row = await loading.load_started_row(tx, match_id)
        secret = await secrets.load(tx, row)
        if by is not None:
            if row.status not in {"finished", "cancelled"}:
                raise user_error("not-over-for-file")
            await authorize(ctx, tx, row, by, Export())
        elif row.status == "running":
            row = await _note_export(ctx, tx, row)
        stored = row, await seats.of_match(tx, match_id), await log.read(tx, match_id)
        row, sitting, logged = await filed_users.to_user_ids(tx, loading.game_of(row), *stored)
    return match_file.serialize(row, secret, sitting, logged)


async def _note_export(ctx: Context, tx: Transaction, row: MatchRow) -> MatchRow:
    """Announce at the table that the operator knows all of the match's secrets.

    If the match can't be read, no log entry is written.
    """
    try:
        match = await loading.load_match(ctx, tx, row)
    except MatchDamaged:
        await authorize(ctx, tx, row, OPERATOR, ExportRunning())
        return row
    return (await commit(ctx, tx, match, [Exported()])).row


async def import_match(ctx: Context, raw: bytes, target: ImportTarget, by: Authority | None) -> MatchRow:
    """Import a match from a file.

    Hosts can only import finished matches, because anyone who has the file knows the seed.
    """
    imported_rows = await asyncio.to_thread(_read, raw, target, ctx.now(), may_run=by is None)
    async with ctx.database.transaction() as tx:
        if await matches.active_in_channel(tx, target.channel) is not None:
            raise user_error("channel-busy")
        row = await _store(ctx, tx, imported_rows)
        if by is not None:
            await authorize(ctx, tx, row, by, Import())
        await _continue_match(ctx, tx, row)
    await jobs.run(ctx, match_owner(row.id))
    return row


async def _store(ctx: Context, tx: Transaction, kept: _ImportedRows) -> MatchRow:
    rules = loading.game_of(kept.row)
    new, sitting, logged = await filed_users.to_user_keys(ctx, tx, rules, kept.row, kept.seats, kept.log)
    try:
        row = await matches.insert(tx, replace(new, head=0))
    except ChannelTaken:
        raise user_error("channel-busy") from None
    await secrets.store_imported(tx, row, kept.secret)
    await seats.put(tx, *(replace(seat, match_id=row.id) for seat in sitting))
    await log.append(tx, [replace(entry, match_id=row.id) for entry in logged])
    await filed_users.note_mentions(tx, rules, row.id, logged)
    return replace(row, head=kept.row.head)


async def _continue_match(ctx: Context, tx: Transaction, row: MatchRow) -> None:
    """Queue the status card.

    If the match is running, also restart its clocks with their full time.
    """
    match = await loading.load_match(ctx, tx, row) if row.status == "running" else None
    await publish(ctx, tx, MatchImported(row, match))


def _read(raw: bytes, target: ImportTarget, now: int, *, may_run: bool) -> _ImportedRows:
    """Parse a match file and return the rows to store.

    Raises UserError if the file is invalid.
    """
    file = match_file.parse(raw)
    if file.status == "running" and not may_run:
        raise user_error("running-file")
    try:
        return _to_store(file, target, now)
    except RecursionError:  # The JSON is valid, but nested too deeply to be processed.
        raise user_error("no-match-file") from None


def _to_store(file: MatchFile, target: ImportTarget, now: int) -> _ImportedRows:
    """Validate a parsed file and return the rows to store.

    Raises UserError if the file is invalid.
    """
    secret = _secret(file)
    row = _row(file, target, now)
    rules = loading.game_of(row)
    row = replace(row, edition=_edition(rules, file), options=options_for(rules, file.options))
    sitting = tuple(_seat(number, seat) for number, seat in enumerate(file.seats))
    user_keys = [seat.user_key for seat in sitting if seat.user_key is not None]
    if len(sitting) not in rules.seat_counts or len(set(user_keys)) < len(user_keys):
        raise user_error("no-match-file")
    rows = tuple(_entries(rules, file, now))
    misfit = check_log(rules, row, secret.deal_seed, len(sitting), rows).invalid_entry
    if misfit is not None:
        raise user_error("file-does-not-fit", entry=misfit.seq)
    _require(len(rows) > 0)
    return _ImportedRows(row, secret, sitting, rows)


def _secret(file: MatchFile) -> Secret:
    """Return the secret in a file: the seed and the transcript."""
    _require(0 < len(file.seed) <= MAX_SECRET and file.seed.isalnum())
    _require(len(file.transcript) <= MAX_TRANSCRIPT and file.transcript.isascii())
    return Secret(seed=file.seed, transcript=file.transcript)


def _row(file: MatchFile, target: ImportTarget, now: int) -> MatchRow:
    _require(
        0 <= file.created <= file.started <= (file.ended or now) <= now and 0 <= file.owner_key <= MAX_ID
    )
    _require(file.time_control == "" or _is_time_control(file.time_control))
    return MatchRow(
        game=file.game, rules_version=file.rules_version, status=file.status,
        commitment=_commitment(file),
        guild_id=target.guild_id, channel=target.channel, is_thread=target.is_thread, owner_key=file.owner_key,
        seat_count=len(file.seats), seat_order=file.seat_order, is_public=file.is_public, head=len(file.log),
        created=file.created, started=file.started, ended=None if file.status == "running" else file.ended or now,
        title=normalize_name(file.title, MAX_TITLE), time_control=file.time_control, is_imported=True,
    )  # fmt: skip


def _commitment(file: MatchFile) -> str:
    """Return the commitment stated in a file.

    The bot can't verify it, because another bot posted the message.
    """
    try:
        parsed = transcript.parse(file.transcript)
    except ValueError:
        raise user_error("no-match-file") from None
    _require(len(parsed.commitment) == COMMITMENT and parsed.commitment.isalnum())
    return parsed.commitment


def _is_time_control(stored: str) -> bool:
    try:
        time_control = parse_json(stored, time_controls.TimeControl)
    except ParseError:
        return False
    times = (time_control.bank, time_control.increment, time_control.cap, time_control.patience)
    return time_control.name in {*time_controls.TIME_CONTROLS, time_controls.CUSTOM} and all(
        0 <= time <= time_controls.MAX_TIME for time in times
    )


def _edition(rules: AnyGame, file: MatchFile) -> str:
    try:
        edition = msgspec.convert(file.edition, rules.edition_type)
        # Parsing the edition as a record also checks that it is playable.
        rules.edition_from_record(rules.edition_record(edition))
    except REPLAY_ERRORS:
        raise user_error("file-edition") from None
    return msgspec.json.encode(edition).decode()


def _seat(number: int, seat: FiledSeat) -> SeatRow:
    _require((seat.user_key is None) != (seat.robot is None))
    _require(
        all(
            0 < user_key <= MAX_ID
            for user_key in (seat.user_key, seat.former_user_key)
            if user_key is not None
        )
    )
    _require(seat.robot is None or (len(seat.robot) <= MAX_LEVEL and seat.robot.isascii()))
    return SeatRow(
        match_id=0,
        seat=number,
        user_key=seat.user_key,
        robot=seat.robot,
        name=normalize_name(seat.name),
        former_user_key=seat.former_user_key,
    )


def _entries(rules: AnyGame, file: MatchFile, now: int) -> Iterator[EntryRow]:
    """Yield the rows of a log, with user text normalized.

    The moves are not checked here.
    """
    latest = file.created
    for seq, filed in enumerate(file.log, 1):
        _require(latest <= filed.at <= now and (filed.seat is None or 0 <= filed.seat < len(file.seats)))
        latest, payload = filed.at, _json(filed.payload)
        if len(payload) > MAX_ENTRY:
            raise user_error("file-does-not-fit", entry=seq)
        row = EntryRow(
            match_id=0,
            seq=seq,
            seat=filed.seat,
            kind=filed.kind,
            payload=payload,
            origin=filed.origin,
            at=filed.at,
        )
        yield row if filed.kind == "move" else _table_entry(rules, row, len(file.seats))


def _table_entry(rules: AnyGame, row: EntryRow, count: int) -> EntryRow:
    try:
        logged = entries.from_row(rules, row)
    except (msgspec.MsgspecError, ValueError):
        raise user_error("file-does-not-fit", entry=row.seq) from None
    entry = logged.entry
    _require((row.seq == 1) == isinstance(entry, Started) and _is_consistent(entry, row.seq, count))
    data = {name: getattr(entry, name) for name in ("name", "was") if hasattr(entry, name)}
    tidied: dict[str, Any] = {name: normalize_name(value) for name, value in data.items()}
    if isinstance(entry, SeatTaken | Undone | Ruling):
        tidied["reason"] = normalize_reason(entry.reason)
    tidy_entry = replace(entry, **tidied)
    stored = entries.to_row(0, replace(logged, entry=tidy_entry))
    # The payload contains user names, but the database stores names separately.
    return replace(stored, payload=_json(tidy_entry))


def _is_consistent(entry: Entry, seq: int, count: int) -> bool:
    """Return whether an entry refers only to existing seats and entries."""
    match entry:
        case Started():
            return sorted(entry.order) == list(range(count))
        case Undone():
            return 1 <= entry.to < seq and (entry.seat is None or 0 <= entry.seat < count)
        case Ruling():
            hours = entry.hours if isinstance(entry, Extended) else 0
            return (entry.subject is None or 0 <= entry.subject < count) and 0 <= hours <= MAX_HOURS
        case SeatTaken() | TimedOut():
            return 0 <= entry.seat < count
    return False


def _require(condition: bool) -> None:
    if not condition:
        raise user_error("no-match-file")


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
