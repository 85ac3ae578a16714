"""Pure functions for a season's verifiable draw: its commitment and its inputs.

When sign-up opens, a commitment is published: the hash of two secrets and the season's settings. When sign-up
closes, a text called the transcript is frozen. It contains the members and the seed words they contributed.
The draw is computed from the first secret and the transcript. The lots for final tie-breaks are computed from
the second secret and the transcript. The second secret is published when the season is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from msgspec import Struct, structs

from engine.core.files.parsing import parse_json
from engine.core.randomness.chance import SeededChance
from host.leagues.pairing.entrants import Division, Entrant, Fixture, FormerResult
from host.leagues.season_plan import SeasonPlan
from host.matches.commit_reveal.scheme import canonical_json, derive, digest, key_of

DrawScheme: TypeAlias = Literal["harbour-draw/1"]
DRAW_SCHEME: DrawScheme = "harbour-draw/1"


# The results of this scheme must never change. A different drawing method needs a new scheme name.


class SeasonId(Struct, frozen=True):
    """Identifies a season by its league and number."""

    league: int
    number: int


class DrawSecrets(Struct, frozen=True):
    """The secrets behind a season's draw.

    Each one is published when it no longer needs to be secret.
    """

    draw: str
    lots: str


class DrawTranscript(Struct, frozen=True, kw_only=True):
    """The members of a season and their seed words, frozen when sign-up closed."""

    commitment: str
    entrants: tuple[Entrant, ...]
    words: tuple[tuple[int, str], ...] = ()
    """Pairs of a member and the seed words they contributed, in order of arrival."""


class DrawResult(Struct, frozen=True):
    """The result of a draw."""

    divisions: tuple[Division, ...]
    tables: tuple[Fixture, ...]
    scheme: DrawScheme = DRAW_SCHEME


def season_commitment(season: SeasonId, plan: SeasonPlan, secrets: DrawSecrets) -> str:
    """Return the commitment to publish when sign-up opens, in hex."""
    return _commitment(season, plan, digest(secrets.draw), digest(secrets.lots))


def matches_commitment(
    commitment: str, season: SeasonId, plan: SeasonPlan, draw: str, lots_hash: str
) -> bool:
    """Return whether a commitment matches the first secret and the hash of the second one."""
    return commitment == _commitment(season, plan, digest(draw), lots_hash)


def _commitment(season: SeasonId, plan: SeasonPlan, draw: str, lots: str) -> str:
    data = {
        "scheme": DRAW_SCHEME,
        "league": season.league,
        "season": season.number,
        "plan": fields_to_hash(plan),
        "draw": draw,
        "lots": lots,
    }
    return digest(canonical_json(data))


def serialize(transcript: DrawTranscript) -> str:
    """Serialize a transcript in the canonical form that is published and hashed.

    Ids are strings, and entrants are sorted by id.
    """
    entrants = sorted(transcript.entrants, key=lambda entrant: entrant.user_key)
    return canonical_json(
        {
            "scheme": DRAW_SCHEME,
            "commitment": transcript.commitment,
            "entrants": [_entrant(one) for one in entrants],
            "words": [[str(user_key), words] for user_key, words in transcript.words],
        }
    )


def _entrant(entrant: Entrant) -> dict[str, Any]:
    return {**fields_to_hash(entrant), "person": str(entrant.user_key)}


def fields_to_hash(struct: Struct) -> dict[str, Any]:
    """Return the fields of a struct that go into its hash.

    Fields with their default value are left out, so that new fields don't change existing hashes.
    """
    field_infos = (
        field
        for field in structs.fields(struct)
        if field.required or getattr(struct, field.name) != field.default
    )
    return {field.encode_name: _plain(getattr(struct, field.name)) for field in field_infos}


def _plain(value: Any) -> Any:
    if isinstance(value, Struct):
        return fields_to_hash(value)
    return [_plain(one) for one in value] if isinstance(value, tuple) else value


def parse(serialized: str) -> DrawTranscript:
    """Parse a transcript.

    Raises ValueError if it is invalid or not in canonical form.
    """
    found = parse_json(serialized, _TranscriptJson)
    transcript = DrawTranscript(
        commitment=found.commitment,
        entrants=tuple(
            Entrant(int(entrant.person), entrant.seeding, entrant.former, entrant.is_known)
            for entrant in found.entrants
        ),
        words=tuple((int(text), words) for text, words in found.words),
    )
    if serialize(transcript) != serialized:
        raise ValueError("not written as it is hashed")
    return transcript


class _EntrantJson(Struct, frozen=True):
    person: str
    seeding: int | None = None
    former: FormerResult | None = None
    is_known: bool = False


class _TranscriptJson(Struct, frozen=True):
    scheme: DrawScheme
    commitment: str
    entrants: tuple[_EntrantJson, ...]
    words: tuple[tuple[str, str], ...]


def draw_key(secret: str, transcript: str) -> str:
    """Return the key from which a season is drawn, in hex."""
    return key_of(secret, transcript)


def lots(secret: str, transcript: str) -> dict[int, int]:
    """Return each member's 0-based lot; lower lots are better."""
    user_keys = [entrant.user_key for entrant in parse(transcript).entrants]
    return lots_from(key_of(secret, transcript), "lots", user_keys)


def lots_from(key: str, label: str, user_keys: Sequence[int]) -> dict[int, int]:
    """Return a lot for each of the given users.

    The result does not depend on the order of the users.
    """
    return {user_key: place for place, user_key in enumerate(shuffle(key, label, sorted(user_keys)))}


def shuffle(key: str, label: str, items: Sequence[int]) -> tuple[int, ...]:
    """Return `items` in an order derived from the key."""
    shuffled, _ = SeededChance(derive(key, label)).shuffle(tuple(map(str, items)))
    return tuple(map(int, shuffled))


def assign_places(
    key: str, division: Division, design: Sequence[Sequence[int]], waves: Sequence[int]
) -> tuple[Fixture, ...]:
    """Assign a division's members to the player indices of a table design, at random, and shuffle the seats."""
    order = shuffle(key, f"tables/{division.number}/people", sorted(division.user_keys))
    seats = shuffle(key, f"tables/{division.number}/seats", range(len(design[0])))
    return tuple(
        Fixture(number, division.number, tuple(order[table[seat]] for seat in seats), wave)
        for number, (wave, table) in enumerate(zip(waves, design, strict=True), 1)
    )
