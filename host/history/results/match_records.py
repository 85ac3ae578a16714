"""Records of finished matches: adding participation, hashing records, and comparing them with results."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from engine.core.files import record
from engine.core.files.library import game
from engine.core.files.record import Record
from host.core.context import Context
from host.core.users import User
from host.history.results.outcome import Outcome, place_of_seat, score_of_seat
from host.history.results.recorder import outcome_from_rows
from host.matches.commit_reveal.scheme import canonical_json, digest
from host.tables.fairness import records
from storage.history import results


async def load_record(ctx: Context, match_id: int, viewer: User | None) -> Record:
    """Return a match's record as a user may see it.

    If the match has ended, the record includes the participation in each seat. Raises UserError if the match
    has not started.
    """
    game_record = await records.record_of(ctx, match_id, viewer)
    if not game_record.complete:
        return game_record
    async with ctx.database.read_transaction() as tx:
        rows = await results.of_match(tx, match_id)
    return (
        replace(game_record, participation=participation_by_seat(outcome_from_rows(rows)))
        if rows
        else game_record
    )


def participation_by_seat(outcome: Outcome) -> tuple[str, ...]:
    """Return the participation in each seat.

    If a substitute finished the match, it is "substitute".
    """
    replaced = {row.seat for row in outcome.substitutes}
    return tuple("substitute" if row.seat in replaced else row.participation for row in outcome.seats)


def content_hash(told: Record) -> str:
    """Return the SHA-256 of a record in hex.

    Names and ids are not hashed, so the hash stays the same after a user's data is deleted.
    """
    fields = msgspec.json.decode(record.write(replace(told, fairness=None)))
    return digest(canonical_json({**fields, "seats": len(told.seats)}))


def has_result(told: Record, outcome: Outcome) -> bool:
    """Return whether a complete record leads to the same outcomes, places, scores and participation as an outcome.

    Raises BadRecord if the record is invalid.
    """
    last = record.verify(told)
    if not told.complete or (told.game, told.rules_version) != (outcome.game, outcome.rules_version):
        return False
    result = game(told.game).with_rules_version(told.rules_version).result(last)
    seats = {row.seat: row for row in outcome.seats}
    if sorted(seats) != [*range(len(told.seats))]:
        return False
    if told.participation is not None and told.participation != participation_by_seat(outcome):
        return False
    return all(
        (row.place, row.tied_seats) == place_of_seat(result.ranking, row.seat)
        and row.score == score_of_seat(result, row.seat)
        and row.outcome == result.outcome_of(row.seat)
        for row in (*outcome.seats, *outcome.substitutes)
    )
