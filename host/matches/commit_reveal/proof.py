"""Verify a match's shuffles from its record alone, without the database or Discord. Pure."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from engine.core import record
from engine.core.chance import Seeded
from engine.core.record import Record
from host.matches.commit_reveal import scheme, transcript
from host.matches.commit_reveal.scheme import SCHEME, Terms, canonical, digest
from host.matches.commit_reveal.transcript import Transcript


class BadProof(Exception):
    """The shuffles of a record differ from what was committed to, or the record does not say what that was."""


class Proof(Struct, frozen=True, kw_only=True):
    """The field `fairness` of a record."""

    scheme: str = SCHEME
    match: int
    commitment: str
    secret: str
    transcript: str
    """As it was hashed."""
    words: tuple[str | None, ...] = ()
    """The text of each contribution; None if the user's data were deleted."""
    order: tuple[int, ...]
    """For each seat the entry of the roster that got it, from 0."""
    posts: tuple[str | None, ...] = ()
    """The addresses of the commitment, each contribution and the transcript; None if never posted."""


class Checked(Struct, frozen=True):
    """A record whose shuffles were verified."""

    proof: Proof
    transcript: Transcript
    files: tuple[str, ...]
    """The required attachment of each of the messages."""


def compose(proof: Proof) -> dict[str, Any]:
    """Return the field `fairness` of a record."""
    built: dict[str, Any] = msgspec.to_builtins(proof)
    return built


def check(told: Record) -> Checked:
    """Check that a record's shuffles follow from what was committed to; raises BadProof."""
    proof = _read(told)
    terms = Terms(
        match=proof.match, game=told.game, rules_version=told.rules_version,
        edition=told.edition, options=told.options,
    )  # fmt: skip
    if scheme.commitment_of(terms, proof.secret) != proof.commitment:
        raise BadProof("the commitment does not match the secret, the game and its settings")
    frozen = _transcript(told, proof)
    key = scheme.key_of(proof.secret, proof.transcript)
    _check_order(proof, frozen, key)
    _check_deal(told, key)
    added = transcript.contribution_files(
        frozen.match, frozen.commitment, frozen.message, frozen.contributions
    )
    return Checked(proof, frozen, (canonical(terms.public), *added, proof.transcript))


def _read(told: Record) -> Proof:
    if told.fairness is None:
        raise BadProof("the record has no fairness data, so its shuffles can't be checked")
    try:
        proof = msgspec.convert(told.fairness, Proof)
    except msgspec.ValidationError as error:
        raise BadProof(f"fairness: {error}") from error
    if proof.scheme != SCHEME:
        raise BadProof(f"the scheme {proof.scheme!r} is not known here")
    return proof


def _transcript(told: Record, proof: Proof) -> Transcript:
    try:
        frozen = transcript.read(proof.transcript)
    except ValueError as error:
        raise BadProof(f"the transcript: {error}") from error
    if (frozen.match, frozen.commitment) != (proof.match, proof.commitment):
        raise BadProof("the transcript is from another match or has another commitment")
    if len(frozen.roster) != len(told.seats):
        raise BadProof("the transcript has another number of seats")
    if not frozen.is_continued:
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
    mixed, _ = Seeded(scheme.derive(key, scheme.SEATS)).shuffle(places)
    if not frozen.is_drawn_as(proof.order, [int(place) for place in mixed]):
        raise BadProof("the seats are not in the order that was drawn")


def _check_deal(told: Record, key: str) -> None:
    """Replay the record from the deal that is drawn from the key; raises BadProof."""
    if not told.complete:
        raise BadProof("the match was not played to its end")
    try:
        *_, last = record.states_from(told, record.deal(told, scheme.derive(key, scheme.DEAL)))
    except record.BadRecord as error:
        raise BadProof(
            f"with the shuffles that follow from the secret and the transcript: {error}"
        ) from error
    if not record.tells_chance_of(told, last):
        raise BadProof("the shuffles are not those that follow from the secret and the transcript")
