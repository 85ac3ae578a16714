"""Verify the shuffles, moves and result of a match that is over, and reveal its secret."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.core import play
from engine.core.model import GameOver, IllegalAction
from host.core import outbox
from host.core.context import Context
from host.core.errors import user_error
from host.core.owners import match_owner
from host.matches.commit_reveal import scheme, transcript
from host.matches.commit_reveal.scheme import canonical_json, digest
from host.matches.commit_reveal.transcript import Participant, Transcript
from host.matches.log.entries import LoggedEntry, SeatTaken, Started
from host.matches.log.fold import REPLAY_ERRORS, deal, fold_more, start_fold
from host.matches.match import loading, secrets
from host.matches.match.events import MatchCancelled
from host.matches.match.match import Match
from host.matches.match.seating import draw_order
from host.matches.match.secrets import Secret
from host.tables.fairness.commitments import (
    CommitmentState,
    MessageLocation,
    PublishedContribution,
    attached_files,
    load_commitment_state,
    terms_of,
)
from host.tables.fairness.kinds import PostCommitment, PostContribution, PostSecret
from storage.core.database import Transaction
from storage.matches.match.matches import MatchRow


async def queue_secret(ctx: Context, tx: Transaction, event: MatchCancelled) -> None:
    """Post the secret of a match that ended without a result, if its commitment was posted."""
    owner, bound = match_owner(event.row.id), await load_commitment_state(tx, event.row)
    await outbox.delete_kinds(tx, owner, PostCommitment, PostContribution)
    if bound is not None and bound.is_public:
        await outbox.add(ctx, tx, owner, PostSecret())


class RevealedSecret(Struct, frozen=True):
    """The secret of a match that is over; created by `reveal` only."""

    secret: str
    commitment: str
    """Computed from the secret, to be compared with what was posted."""
    commitment_state: CommitmentState | None = None
    """None if the match was imported from a file."""


class ExpectedMessage(Struct, frozen=True):
    """A message that must be in Discord; each must be newer than those before it."""

    kind: Literal["commitment", "contribution", "transcript"]
    location: MessageLocation | None
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
    revealed: RevealedSecret
    commitment_holds: bool | None = None
    """The commitment is the hash of the secret, and the transcript contains all contributions."""
    roster_holds: bool | None = None
    """The order of joining is the one that each contribution listed."""
    is_roster_unchanged: bool = True
    """The players at the table did not change after the last contribution."""
    order_holds: bool | None = None
    """The seats are in the order that was drawn or agreed."""
    moves_hold: bool | None = None
    """Every move was legal after the deal that was drawn, up to the end of the game."""
    result_holds: bool | None = None
    """The moves lead to the result that was posted."""
    chance: dict[str, Any] = {}
    """Every random outcome, as in a record."""
    expected: tuple[ExpectedMessage, ...] = ()
    """The expected messages, for comparison with those in Discord."""

    @property
    def is_valid(self) -> bool:
        """Return whether everything that is stored is consistent."""
        points = (
            self.commitment_holds,
            self.roster_holds,
            self.order_holds,
            self.moves_hold,
            self.result_holds,
        )
        return False not in points


async def reveal(tx: Transaction, row: MatchRow) -> RevealedSecret:
    """Return the secret of a match that is over; raises UserError if it is not."""
    return _reveal(row, await secrets.load(tx, row), await load_commitment_state(tx, row))


def _reveal(row: MatchRow, secret: Secret, state: CommitmentState | None) -> RevealedSecret:
    is_told = row.status == "cancelled" and state is not None and state.is_public
    if row.status != "finished" and not is_told:
        raise user_error("cancelled" if row.status == "cancelled" else "not-finished")
    # A match that was imported from a file has another number than the one that was committed to.
    made = row.commitment if state is None else scheme.commitment_of(terms_of(row), secret.seed)
    return RevealedSecret(secret.seed, made, state)


async def verify(ctx: Context, match_id: int) -> Verification:
    """Verify a match that is over; raises UserError if it is not."""
    async with ctx.database.read_transaction() as tx:
        row = await loading.load_row(tx, match_id)
        secret = await secrets.load(tx, row)
        revealed = _reveal(row, secret, await load_commitment_state(tx, row))
        match = await loading.load_match(ctx, tx, row) if row.head else None
        logged = () if match is None else await loading.load_log(tx, match.game, row)
    told = _parse_transcript(secret.transcript)
    found = Verification(
        match=row,
        names=() if match is None else match.names,
        revealed=revealed,
        commitment_holds=_commitment_holds(row, revealed, told, secret.transcript),
        roster_holds=_roster_holds(revealed, told),
        is_roster_unchanged=told is None or told.is_unchanged,
        expected=tuple(_expected(row, revealed, told)),
    )
    return found if match is None else await asyncio.to_thread(_verify_play, found, match, secret, logged)


def _parse_transcript(serialized: str | None) -> Transcript | None:
    try:
        return None if serialized is None else transcript.parse(serialized)
    except ValueError:
        return None


def _verify_play(
    found: Verification, match: Match, secret: Secret, logged: tuple[LoggedEntry, ...]
) -> Verification:
    """Add what was found about the order, the moves and the result."""
    replayed, game, is_over = _replay(match, secret, logged), match.game, match.row.status == "finished"
    holds = replayed is not None and play.is_finished(replayed) == is_over
    return replace(
        found,
        order_holds=_order_holds(match, found.revealed.commitment_state, secret, logged),
        moves_hold=holds,
        result_holds=(holds and game.result(replayed) == game.result(match.state)) if is_over else None,
        chance=game.chance_record(match.state, None),
    )


def _replay(match: Match, secret: Secret, logged: tuple[LoggedEntry, ...]) -> Any:
    """Play the log again from the deal, looking up each move among the options; None if that fails."""
    try:
        dealt = start_fold(match.game, deal(match.game, match.row, secret.deal_seed, len(match.seats)))
        return fold_more(match.game, dealt, logged, apply=play.choose).state
    except (*REPLAY_ERRORS, IllegalAction, GameOver):
        return None


def _order_holds(
    match: Match, state: CommitmentState | None, secret: Secret, logged: tuple[LoggedEntry, ...]
) -> bool:
    started = next((item.entry for item in logged if isinstance(item.entry, Started)), None)
    told = _parse_transcript(secret.transcript)
    if started is None or told is None or len(started.order) != len(told.roster):
        return False
    if not told.has_valid_order(started.order, draw_order(secret.seat_order_seed, len(started.order))):
        return False
    return state is None or _has_agreed_seats(
        match, state, [told.roster[place] for place in started.order], logged
    )


def _has_agreed_seats(
    match: Match, state: CommitmentState, seated: Sequence[Participant], logged: tuple[LoggedEntry, ...]
) -> bool:
    """Return whether the people who never gave up their seat have the one that the transcript gives them."""
    given = {item.entry.seat for item in logged if isinstance(item.entry, SeatTaken)}
    people = {
        seat: state.users_by_number.get(place) for seat, place in enumerate(seated) if isinstance(place, int)
    }
    return all(
        seat.user_key is None or seat.seat in given or seat.user_key == people.get(seat.seat)
        for seat in match.seats
    )


def _commitment_holds(
    row: MatchRow, revealed: RevealedSecret, frozen: Transcript | None, written: str | None
) -> bool | None:
    bound = revealed.commitment_state
    if bound is None:
        return None
    if frozen is None:
        return written is None and revealed.commitment == row.commitment
    return (
        revealed.commitment == row.commitment == frozen.commitment
        and frozen.match == row.id
        and frozen.contributions == tuple(one.contribution for one in bound.contributions)
        and all(_has_words(one) for one in bound.contributions)
    )


def _roster_holds(revealed: RevealedSecret, frozen: Transcript | None) -> bool | None:
    return (
        frozen.is_consistent
        if frozen is not None and revealed.commitment_state is not None and frozen.contributions
        else None
    )


def _has_words(added: PublishedContribution) -> bool:
    """Return whether the stored words are those in the transcript, unless the person's data were deleted."""
    return not added.text or digest(added.text) == added.contribution.words


def _expected(
    row: MatchRow, revealed: RevealedSecret, frozen: Transcript | None
) -> Iterator[ExpectedMessage]:
    """Yield the messages expected in Discord; the transcript identifies the commitment's message."""
    bound = revealed.commitment_state
    if bound is None:
        return
    at = commitment_location(row, bound)
    yield ExpectedMessage(
        "commitment", at, (digest(revealed.commitment),), (), canonical_json(terms_of(row).public)
    )
    for one, file in zip(bound.contributions, attached_files(row, bound, at), strict=True):
        user_keys = (one.user_key, *_user_keys(bound, one.contribution.seats))
        yield ExpectedMessage(
            "contribution", one.location, (one.contribution.words,), user_keys, file, one.user_key
        )
    if bound.transcript_text is not None:
        user_keys = () if frozen is None else _user_keys(bound, frozen.roster)
        yield ExpectedMessage(
            "transcript",
            bound.transcript,
            (digest(digest(bound.transcript_text)),),
            user_keys,
            bound.transcript_text,
        )


def _user_keys(state: CommitmentState, seats: Sequence[Participant]) -> tuple[int, ...]:
    """Return the users at the table in their order; 0 for an unassigned number."""
    return tuple(state.users_by_number.get(place, 0) for place in seats if isinstance(place, int))


def commitment_location(row: MatchRow, state: CommitmentState) -> MessageLocation | None:
    """Return the commitment's message according to the transcript, which overrides stored data."""
    at, told = state.commitment, _parse_transcript(state.transcript_text)
    if told is None or (at is not None and str(at.message) == told.message):
        return at
    if told.message is None or not told.message.isdigit():
        return None
    return MessageLocation(row.channel if at is None else at.channel, int(told.message))
