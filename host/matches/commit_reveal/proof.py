"""The check of a match's chance from its record alone: no database, no Discord, nothing to be trusted. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from engine.core import record
from engine.core.chance import Seeded
from engine.core.record import Record
from host.matches.commit_reveal import scheme, transcript
from host.matches.commit_reveal.scheme import SCHEME, Terms
from host.matches.commit_reveal.transcript import Transcript


class BadProof(Exception):
    """The chance in a record differs from what was committed to, or the record doesn't say what that was."""


class Proof(Struct, frozen=True, kw_only=True):
    """What a record tells of the binding of its chance."""

    scheme: str
    match: int
    commitment: str
    secret: str
    transcript: str
    """To the letter."""
    order: tuple[int, ...]
    """For each seat its place in the order of joining."""
    posts: tuple[str | None, ...] = ()
    """The addresses at which the commitment, each contribution and the transcript stand."""


class Checked(Struct, frozen=True):
    """What a record has been found to be drawn from."""

    proof: Proof
    transcript: Transcript


def compose(
    match: int, *, commitment: str, secret: str, told: str, order: Sequence[int], posts: Sequence[str | None]
) -> dict[str, Any]:
    """Write down what a record tells of the binding of its chance."""
    made = Proof(
        scheme=SCHEME, match=match, commitment=commitment, secret=secret, transcript=told,
        order=tuple(order), posts=tuple(posts),
    )  # fmt: skip
    built: dict[str, Any] = msgspec.to_builtins(made)
    return built


def check(told: Record) -> Checked:
    """Check that a record's chance was drawn from what was bound; BadProof says what does not hold."""
    proof = _read(told)
    terms = Terms(
        match=proof.match, game=told.game, rules_version=told.rules_version,
        edition=told.edition, options=told.options,
    )  # fmt: skip
    if scheme.commitment_of(terms, proof.secret) != proof.commitment:
        raise BadProof("the commitment is not the hash of the secret and of what was played")
    frozen = _transcript(told, proof)
    key = scheme.key_of(proof.secret, proof.transcript)
    _check_order(proof, frozen, key)
    _check_deal(told, key)
    return Checked(proof, frozen)


def _read(told: Record) -> Proof:
    if told.fairness is None:
        raise BadProof("it does not tell what its chance was bound by")
    try:
        proof = msgspec.convert(told.fairness, Proof)
    except msgspec.ValidationError as slip:
        raise BadProof(f"fairness: {slip}") from slip
    if proof.scheme != SCHEME:
        raise BadProof(f"the scheme {proof.scheme!r} is not known here")
    return proof


def _transcript(told: Record, proof: Proof) -> Transcript:
    try:
        frozen = transcript.read(proof.transcript)
    except ValueError as slip:
        raise BadProof(f"the transcript: {slip}") from slip
    if (frozen.match, frozen.commitment) != (proof.match, proof.commitment):
        raise BadProof("the transcript is of another match or commitment")
    if len(frozen.roster) != len(told.seats):
        raise BadProof("the transcript is of a table with other seats")
    return frozen


def _check_order(proof: Proof, frozen: Transcript, key: str) -> None:
    places = tuple(str(place) for place in range(len(frozen.roster)))
    mixed, _ = Seeded(scheme.derive(key, scheme.SEATS)).shuffle(places)
    if not frozen.is_drawn_as(proof.order, [int(place) for place in mixed]):
        raise BadProof("the seats are not in the order that was drawn")


def _check_deal(told: Record, key: str) -> None:
    """Play the record from the deal that is drawn from the key; raises BadProof."""
    if not told.complete:
        raise BadProof("the match was not played to its end")
    try:
        *_, last = record.states_from(told, record.deal(told, scheme.derive(key, scheme.DEAL)))
    except record.BadRecord as slip:
        raise BadProof(f"by the chance that is drawn from the secret and the transcript: {slip}") from slip
    if not record.tells_chance_of(told, last):
        raise BadProof("chance did not bring what is drawn from the secret and the transcript")
