"""Verify the shuffles, moves and result of a match that is over, and reveal its secret."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.core import play
from engine.core.model import Finished, IllegalAction
from host.core import outbox
from host.core.context import Context
from host.core.errors import user_error
from host.core.owners import match_owner
from host.matches.commit_reveal import scheme, transcript
from host.matches.commit_reveal.scheme import canonical, digest
from host.matches.commit_reveal.transcript import Place, Transcript
from host.matches.log.entries import LoggedEntry, SeatTaken, Started
from host.matches.log.fold import DAMAGE, begin, deal, fold_more
from host.matches.match import loading, secrets
from host.matches.match.events import Ended
from host.matches.match.match import Match
from host.matches.match.seating import draw_order
from host.matches.match.secrets import Secret
from host.tables.fairness.commitments import Added, Bound, PostedAt, bound_of, files_of, terms_of
from host.tables.fairness.kinds import PostCommitment, PostContribution, PostSecret
from storage.core.database import Transaction
from storage.matches.match.matches import MatchRow


async def tell_secret(ctx: Context, tx: Transaction, event: Ended) -> None:
    """Post the secret of a match that ended without a result, if its commitment was posted."""
    owner, bound = match_owner(event.row.id), await bound_of(tx, event.row)
    await outbox.drop(tx, owner, PostCommitment, PostContribution)
    if bound is not None and bound.is_public:
        await outbox.add(ctx, tx, owner, PostSecret())


class Revelation(Struct, frozen=True):
    """The secret of a match that is over; created by `reveal` only."""

    secret: str
    commitment: str
    """Computed from the secret, to be compared with what was posted."""
    bound: Bound | None = None
    """None if the match was imported from a file."""


class Expected(Struct, frozen=True):
    """A message that must be in Discord; each must be newer than those before it."""

    what: Literal["commitment", "contribution", "transcript"]
    at: PostedAt | None
    """None if it was never posted."""
    spans: tuple[str, ...]
    """The SHA-256 of each code span in its text, in their order."""
    user_keys: tuple[int, ...]
    """The users mentioned in its text, in that order."""
    file: str
    """The content of its attached file."""
    user_key: int | None = None
    """The user who contributed it."""


class Verification(Struct, frozen=True, kw_only=True):
    """The verification of a finished match; the record allows others to repeat it (docs/fairness.md).

    None means that there was nothing to verify: no start, no result, nothing posted.
    """

    match: MatchRow
    names: tuple[str, ...]
    revealed: Revelation
    commitment_holds: bool | None = None
    """The commitment is the hash of the secret, and the transcript contains all contributions."""
    roster_holds: bool | None = None
    """The order of joining is the one that each contribution listed."""
    is_settled: bool = True
    """The players at the table did not change after the last contribution."""
    order_holds: bool | None = None
    """The seats are in the order that was drawn or agreed."""
    moves_hold: bool | None = None
    """Every move was legal after the deal that was drawn, up to the end of the game."""
    result_holds: bool | None = None
    """The moves lead to the result that was posted."""
    chance: dict[str, Any] = {}
    """Every random outcome, as in a record."""
    expected: tuple[Expected, ...] = ()
    """The expected messages, for comparison with those in Discord."""

    @property
    def holds(self) -> bool:
        """Return whether everything that is stored is consistent."""
        points = (
            self.commitment_holds,
            self.roster_holds,
            self.order_holds,
            self.moves_hold,
            self.result_holds,
        )
        return False not in points


async def reveal(tx: Transaction, row: MatchRow) -> Revelation:
    """Return the secret of a match that is over; raises Refusal if it is not."""
    return _reveal(row, await secrets.load(tx, row), await bound_of(tx, row))


def _reveal(row: MatchRow, secret: Secret, bound: Bound | None) -> Revelation:
    is_told = row.status == "cancelled" and bound is not None and bound.is_public
    if row.status != "finished" and not is_told:
        raise user_error("cancelled" if row.status == "cancelled" else "not-finished")
    # A match that was imported from a file has another number than the one that was committed to.
    made = row.commitment if bound is None else scheme.commitment_of(terms_of(row), secret.seed)
    return Revelation(secret.seed, made, bound)


async def verify(ctx: Context, match_id: int) -> Verification:
    """Verify a match that is over; raises Refusal if it is not."""
    async with ctx.database.read_transaction() as tx:
        row = await loading.row_of(tx, match_id)
        secret = await secrets.load(tx, row)
        revealed = _reveal(row, secret, await bound_of(tx, row))
        match = await loading.match_of(ctx, tx, row) if row.head else None
        logged = () if match is None else await loading.log_of(tx, match.game, row)
    told = _read(secret.transcript)
    found = Verification(
        match=row,
        names=() if match is None else match.names,
        revealed=revealed,
        commitment_holds=_commitment_holds(row, revealed, told, secret.transcript),
        roster_holds=_roster_holds(revealed, told),
        is_settled=told is None or told.is_settled,
        expected=tuple(_expected(row, revealed, told)),
    )
    return found if match is None else await asyncio.to_thread(_with_play, found, match, secret, logged)


def _read(told: str | None) -> Transcript | None:
    try:
        return None if told is None else transcript.read(told)
    except ValueError:
        return None


def _with_play(
    found: Verification, match: Match, secret: Secret, logged: tuple[LoggedEntry, ...]
) -> Verification:
    """Add what was found about the order, the moves and the result."""
    replayed, game, is_over = _replay(match, secret, logged), match.game, match.row.status == "finished"
    holds = replayed is not None and play.is_finished(replayed) == is_over
    return replace(
        found,
        order_holds=_order_holds(match, found.revealed.bound, secret, logged),
        moves_hold=holds,
        result_holds=(holds and game.result(replayed) == game.result(match.state)) if is_over else None,
        chance=game.chance_record(match.state, None),
    )


def _replay(match: Match, secret: Secret, logged: tuple[LoggedEntry, ...]) -> Any:
    """Play the log again from the deal, looking up each move among the options; None if that fails."""
    try:
        dealt = begin(match.game, deal(match.game, match.row, secret.of_deal, len(match.seats)))
        return fold_more(match.game, dealt, logged, apply=play.choose).state
    except (*DAMAGE, IllegalAction, Finished):
        return None


def _order_holds(match: Match, bound: Bound | None, secret: Secret, logged: tuple[LoggedEntry, ...]) -> bool:
    started = next((item.entry for item in logged if isinstance(item.entry, Started)), None)
    told = _read(secret.transcript)
    if started is None or told is None or len(started.order) != len(told.roster):
        return False
    if not told.is_drawn_as(started.order, draw_order(secret.of_seats, len(started.order))):
        return False
    return bound is None or _is_seated_so(
        match, bound, [told.roster[place] for place in started.order], logged
    )


def _is_seated_so(
    match: Match, bound: Bound, seated: Sequence[Place], logged: tuple[LoggedEntry, ...]
) -> bool:
    """Return whether the people who never gave up their seat have the one that the transcript gives them."""
    given = {item.entry.seat for item in logged if isinstance(item.entry, SeatTaken)}
    people = {seat: bound.people.get(place) for seat, place in enumerate(seated) if isinstance(place, int)}
    return all(
        seat.user_key is None or seat.seat in given or seat.user_key == people.get(seat.seat)
        for seat in match.seats
    )


def _commitment_holds(
    row: MatchRow, revealed: Revelation, told: Transcript | None, written: str | None
) -> bool | None:
    bound = revealed.bound
    if bound is None:
        return None
    if told is None:
        return written is None and revealed.commitment == row.commitment
    return (
        revealed.commitment == row.commitment == told.commitment
        and told.match == row.id
        and told.contributions == tuple(one.contribution for one in bound.added)
        and all(_has_words(one) for one in bound.added)
    )


def _roster_holds(revealed: Revelation, told: Transcript | None) -> bool | None:
    return (
        told.is_continued if told is not None and revealed.bound is not None and told.contributions else None
    )


def _has_words(added: Added) -> bool:
    """Return whether the stored words are those in the transcript, unless the person's data were deleted."""
    return not added.words or digest(added.words) == added.contribution.words


def _expected(row: MatchRow, revealed: Revelation, told: Transcript | None) -> Iterator[Expected]:
    """Yield the messages expected in Discord; the transcript identifies the commitment's message."""
    bound = revealed.bound
    if bound is None:
        return
    at = commitment_at(row, bound)
    yield Expected("commitment", at, (digest(revealed.commitment),), (), canonical(terms_of(row).public))
    for one, file in zip(bound.added, files_of(row, bound, at), strict=True):
        user_keys = (one.user_key, *_people(bound, one.contribution.seats))
        yield Expected("contribution", one.at, (one.contribution.words,), user_keys, file, one.user_key)
    if bound.told is not None:
        user_keys = () if told is None else _people(bound, told.roster)
        yield Expected("transcript", bound.transcript, (digest(digest(bound.told)),), user_keys, bound.told)


def _people(bound: Bound, seats: Sequence[Place]) -> tuple[int, ...]:
    """Return the users at the table in their order; 0 for an unassigned number."""
    return tuple(bound.people.get(place, 0) for place in seats if isinstance(place, int))


def commitment_at(row: MatchRow, bound: Bound) -> PostedAt | None:
    """Return the commitment's message according to the transcript, which overrides stored data."""
    at, told = bound.commitment, _read(bound.told)
    if told is None or (at is not None and str(at.message) == told.message):
        return at
    if told.message is None or not told.message.isdigit():
        return None
    return PostedAt(row.channel if at is None else at.channel, int(told.message))
