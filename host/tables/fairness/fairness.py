"""Verify a finished match's shuffles, moves and result, and reveal its secret."""

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
    """Queue a message that reveals the secret of a cancelled match, if its commitment was posted."""
    owner, bound = match_owner(event.row.id), await load_commitment_state(tx, event.row)
    await outbox.delete_kinds(tx, owner, PostCommitment, PostContribution)
    if bound is not None and bound.is_public:
        await outbox.add(ctx, tx, owner, PostSecret())


class RevealedSecret(Struct, frozen=True):
    """The secret of a match that is over.

    Only `reveal` and `verify` create instances.
    """

    secret: str
    commitment: str
    """The commitment computed from the secret, for comparison with the posted one."""
    commitment_state: CommitmentState | None = None
    """The public facts about the shuffles; None if the match was imported from a file."""


class ExpectedMessage(Struct, frozen=True):
    """A message that must exist in Discord.

    Each expected message must be newer than the ones before it.
    """

    kind: Literal["commitment", "contribution", "transcript"]
    location: MessageLocation | None
    """The location of the message; None if it was never posted."""
    spans: tuple[str, ...]
    """The SHA-256 of each code span in the message's text, in order."""
    user_keys: tuple[int, ...]
    """The users that the message's text mentions, in order."""
    file: str
    """The content of the attached file."""
    user_key: int | None = None
    """The user who made the contribution; None for other messages."""


class Verification(Struct, frozen=True, kw_only=True):
    """The result of verifying a match that is over.

    Other users can repeat the verification with the record (docs/fairness.md). A check is None if there is
    nothing to verify, for example if there is no result or no posted message.
    """

    match: MatchRow
    names: tuple[str, ...]
    revealed: RevealedSecret
    commitment_holds: bool | None = None
    """Whether the commitment is the hash of the secret, and the transcript contains all contributions."""
    roster_holds: bool | None = None
    """Whether the actual joining order matches the order listed in each contribution."""
    is_roster_unchanged: bool = True
    """Whether the players at the table stayed the same after the last contribution."""
    order_holds: bool | None = None
    """Whether the seats are in the order that was drawn or agreed on."""
    moves_hold: bool | None = None
    """Whether every move was legal, from the drawn deal to the end of the game."""
    result_holds: bool | None = None
    """Whether the moves lead to the posted result."""
    chance: dict[str, Any] = {}
    """All random outcomes, as stored in a record."""
    expected: tuple[ExpectedMessage, ...] = ()
    """The expected messages, to compare with the messages in Discord."""

    @property
    def is_valid(self) -> bool:
        """Return whether none of the checks failed."""
        points = (
            self.commitment_holds,
            self.roster_holds,
            self.order_holds,
            self.moves_hold,
            self.result_holds,
        )
        return False not in points


async def reveal(tx: Transaction, row: MatchRow) -> RevealedSecret:
    """Return the secret of a match that is over.

    Raises UserError if the match is not over.
    """
    return _reveal(row, await secrets.load(tx, row), await load_commitment_state(tx, row))


def _reveal(row: MatchRow, secret: Secret, state: CommitmentState | None) -> RevealedSecret:
    is_told = row.status == "cancelled" and state is not None and state.is_public
    if row.status != "finished" and not is_told:
        raise user_error("cancelled" if row.status == "cancelled" else "not-finished")
    # An imported match has a new id, but the commitment was computed with the original one.
    text = row.commitment if state is None else scheme.commitment_of(terms_of(row), secret.seed)
    return RevealedSecret(secret.seed, text, state)


async def verify(ctx: Context, match_id: int) -> Verification:
    """Verify a match that is over.

    Raises UserError if the match is not over.
    """
    async with ctx.database.read_transaction() as tx:
        row = await loading.load_row(tx, match_id)
        secret = await secrets.load(tx, row)
        revealed = _reveal(row, secret, await load_commitment_state(tx, row))
        match = await loading.load_match(ctx, tx, row) if row.head else None
        logged = () if match is None else await loading.load_log(tx, match.game, row)
    parsed = _parse_transcript(secret.transcript)
    found = Verification(
        match=row,
        names=() if match is None else match.names,
        revealed=revealed,
        commitment_holds=_commitment_holds(row, revealed, parsed, secret.transcript),
        roster_holds=_roster_holds(revealed, parsed),
        is_roster_unchanged=parsed is None or parsed.is_unchanged,
        expected=tuple(_expected(row, revealed, parsed)),
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
    """Add the results of checking the seat order, the moves and the result."""
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
    """Replay the log from the deal, checking each move against the options.

    Return None if the replay fails.
    """
    try:
        dealt = start_fold(match.game, deal(match.game, match.row, secret.deal_seed, len(match.seats)))
        return fold_more(match.game, dealt, logged, apply=play.choose).state
    except (*REPLAY_ERRORS, IllegalAction, GameOver):
        return None


def _order_holds(
    match: Match, state: CommitmentState | None, secret: Secret, logged: tuple[LoggedEntry, ...]
) -> bool:
    started = next((item.entry for item in logged if isinstance(item.entry, Started)), None)
    parsed = _parse_transcript(secret.transcript)
    if started is None or parsed is None or len(started.order) != len(parsed.roster):
        return False
    if not parsed.has_valid_order(started.order, draw_order(secret.seat_order_seed, len(started.order))):
        return False
    return state is None or _has_agreed_seats(
        match, state, [parsed.roster[place] for place in started.order], logged
    )


def _has_agreed_seats(
    match: Match, state: CommitmentState, seated: Sequence[Participant], logged: tuple[LoggedEntry, ...]
) -> bool:
    """Return whether users who never gave up their seats have the seats that the transcript assigns."""
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
        and frozen.contributions == tuple(contribution.contribution for contribution in bound.contributions)
        and all(_has_words(one) for one in bound.contributions)
    )


def _roster_holds(revealed: RevealedSecret, frozen: Transcript | None) -> bool | None:
    return (
        frozen.is_consistent
        if frozen is not None and revealed.commitment_state is not None and frozen.contributions
        else None
    )


def _has_words(added: PublishedContribution) -> bool:
    """Return whether the stored seed words match the transcript.

    Also return True if the words were removed because the user's data was deleted.
    """
    return not added.text or digest(added.text) == added.contribution.words


def _expected(
    row: MatchRow, revealed: RevealedSecret, frozen: Transcript | None
) -> Iterator[ExpectedMessage]:
    """Yield the messages expected in Discord.

    The transcript identifies the message with the commitment.
    """
    bound = revealed.commitment_state
    if bound is None:
        return
    at = commitment_location(row, bound)
    yield ExpectedMessage(
        "commitment", at, (digest(revealed.commitment),), (), canonical_json(terms_of(row).public)
    )
    for published_contribution, file in zip(bound.contributions, attached_files(row, bound, at), strict=True):
        user_keys = (
            published_contribution.user_key,
            *_user_keys(bound, published_contribution.contribution.seats),
        )
        yield ExpectedMessage(
            "contribution",
            published_contribution.location,
            (published_contribution.contribution.words,),
            user_keys,
            file,
            published_contribution.user_key,
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
    """Return the users at the table in order.

    If a number belongs to no user, return 0 for it.
    """
    return tuple(state.users_by_number.get(place, 0) for place in seats if isinstance(place, int))


def commitment_location(row: MatchRow, state: CommitmentState) -> MessageLocation | None:
    """Return the location of the message with the commitment.

    If the transcript and the stored data differ, the transcript takes precedence.
    """
    at, parsed = state.commitment, _parse_transcript(state.transcript_text)
    if parsed is None or (at is not None and str(at.message) == parsed.message):
        return at
    if parsed.message is None or not parsed.message.isdigit():
        return None
    return MessageLocation(row.channel if at is None else at.channel, int(parsed.message))
