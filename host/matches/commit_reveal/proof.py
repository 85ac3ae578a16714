"""Pure functions that verify a match's shuffles from its record, without the database or Discord."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from engine.core.files import record
from engine.core.files.record import Record
from engine.core.randomness.chance import SeededChance
from host.matches.commit_reveal import scheme, transcript
from host.matches.commit_reveal.scheme import SCHEME, Terms, canonical_json, digest
from host.matches.commit_reveal.transcript import Transcript


class BadProof(Exception):
    """Raised if a record's shuffles can't be verified or do not match the commitment."""


class Proof(Struct, frozen=True, kw_only=True):
    """The field `fairness` of a record, with the data needed to verify its shuffles."""

    scheme: str = SCHEME
    match: int
    commitment: str
    secret: str
    transcript: str
    """The transcript, exactly as it was hashed."""
    words: tuple[str | None, ...] = ()
    """The text of each contribution; None if the user's data was deleted."""
    order: tuple[int, ...]
    """For each seat, the 0-based index of its player in the roster."""
    posts: tuple[str | None, ...] = ()
    """The URLs of the messages with the commitment, each contribution and the transcript.

    None for messages that were never posted.
    """


class VerifiedRecord(Struct, frozen=True):
    """A record whose shuffles were verified."""

    proof: Proof
    transcript: Transcript
    attachments: tuple[str, ...]
    """The expected content of each file attached to the messages in `proof.posts`."""


def to_dict(proof: Proof) -> dict[str, Any]:
    """Return the `fairness` field of a record."""
    built: dict[str, Any] = msgspec.to_builtins(proof)
    return built


def verify(game_record: Record) -> VerifiedRecord:
    """Check that a record's shuffles match its commitment.

    Raises BadProof if they don't.
    """
    proof = _parse_proof(game_record)
    terms = Terms(
        match=proof.match, game=game_record.game, rules_version=game_record.rules_version,
        edition=game_record.edition, options=game_record.options,
    )  # fmt: skip
    if scheme.commitment_of(terms, proof.secret) != proof.commitment:
        raise BadProof("the commitment does not match the secret, the game and its settings")
    frozen = _parse_transcript(game_record, proof)
    key = scheme.key_of(proof.secret, proof.transcript)
    _check_order(proof, frozen, key)
    _check_deal(game_record, key)
    added = transcript.contribution_files(
        frozen.match, frozen.commitment, frozen.message, frozen.contributions
    )
    return VerifiedRecord(proof, frozen, (canonical_json(terms.public), *added, proof.transcript))


def _parse_proof(game_record: Record) -> Proof:
    if game_record.fairness is None:
        raise BadProof("the record has no fairness data, so its shuffles can't be checked")
    try:
        proof = msgspec.convert(game_record.fairness, Proof)
    except msgspec.ValidationError as error:
        raise BadProof(f"fairness: {error}") from error
    if proof.scheme != SCHEME:
        raise BadProof(f"unknown scheme {proof.scheme!r}")
    return proof


def _parse_transcript(game_record: Record, proof: Proof) -> Transcript:
    try:
        frozen = transcript.parse(proof.transcript)
    except ValueError as error:
        raise BadProof(f"the transcript: {error}") from error
    if (frozen.match, frozen.commitment) != (proof.match, proof.commitment):
        raise BadProof("the transcript is from another match or has another commitment")
    if len(frozen.roster) != len(game_record.seats):
        raise BadProof("the transcript has another number of seats")
    if not frozen.is_consistent:
        raise BadProof("the order of joining differs from that in the contributions")
    _check_words(proof, frozen)
    return frozen


def _check_words(proof: Proof, frozen: Transcript) -> None:
    if len(proof.words) != len(frozen.contributions):
        raise BadProof("the transcript has another number of contributions")
    for words, added in zip(proof.words, frozen.contributions, strict=True):
        if words is not None and digest(words) != added.words:
            raise BadProof(f"the words {words!r} do not match the transcript")


def _check_order(proof: Proof, frozen: Transcript, key: str) -> None:
    places = tuple(str(place) for place in range(len(frozen.roster)))
    mixed, _ = SeededChance(scheme.derive(key, scheme.SEATS)).shuffle(places)
    if not frozen.has_valid_order(proof.order, [int(place) for place in mixed]):
        raise BadProof("the seats are not in the order that was drawn")


def _check_deal(game_record: Record, key: str) -> None:
    """Replay a record from the deal that the key determines.

    Raises BadProof if the record does not match.
    """
    if not game_record.complete:
        raise BadProof("the match was not played to its end")
    try:
        *_, last = record.states_from(game_record, record.deal(game_record, scheme.derive(key, scheme.DEAL)))
    except record.BadRecord as error:
        raise BadProof(
            f"with the shuffles that follow from the secret and the transcript: {error}"
        ) from error
    if not record.has_same_chance(game_record, last):
        raise BadProof("the shuffles are not those that follow from the secret and the transcript")
