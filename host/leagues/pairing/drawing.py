"""The draw of a season, that anybody can check: what it is bound by, and what it is drawn from. Pure.

When sign-up opens, a commitment is posted: the hash of two secrets and of the season's settings. When it closes, who
takes part is frozen as text, the transcript, and with it whatever words people have added. The draw follows from the
first secret and the transcript, the lots of last resort from the second, which is told when the season is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct, structs

from engine.core.chance import Seeded
from host.leagues.pairing.field import Division, Entrant, Former, Table
from host.leagues.plan import Plan
from host.matches.commit_reveal.scheme import canonical, derive, digest, key_of

Scheme: TypeAlias = Literal["harbour-draw/1"]
SCHEME: Scheme = "harbour-draw/1"


# Whatever is drawn by this scheme must come out the same for ever: another way to draw is another scheme.


class Season(Struct, frozen=True):
    """Which season it is."""

    league: int
    number: int


class Secrets(Struct, frozen=True):
    """What a season is drawn from; each is told when nothing more depends on its being secret."""

    draw: str
    lots: str


class Transcript(Struct, frozen=True, kw_only=True):
    """Who takes part, as it was frozen when sign-up closed."""

    commitment: str
    entrants: tuple[Entrant, ...]
    words: tuple[tuple[int, str], ...] = ()
    """What people have added, in the order in which it came."""


class Drawn(Struct, frozen=True):
    """What was drawn."""

    divisions: tuple[Division, ...]
    tables: tuple[Table, ...]
    scheme: Scheme = SCHEME


def commitment_of(season: Season, plan: Plan, secrets: Secrets) -> str:
    """Return what is posted when sign-up opens, in hex."""
    return _commitment(season, plan, digest(secrets.draw), digest(secrets.lots))


def holds(commitment: str, season: Season, plan: Plan, draw: str, lots_hash: str) -> bool:
    """Tell whether the first secret is what was bound, while of the second only its hash is told."""
    return commitment == _commitment(season, plan, digest(draw), lots_hash)


def _commitment(season: Season, plan: Plan, draw: str, lots: str) -> str:
    told = {
        "scheme": SCHEME,
        "league": season.league,
        "season": season.number,
        "plan": fields_to_hash(plan),
        "draw": draw,
        "lots": lots,
    }
    return digest(canonical(told))


def write(transcript: Transcript) -> str:
    """Write a transcript to the letter as it is posted and hashed; ids are texts, people stand in their order."""
    entrants = sorted(transcript.entrants, key=lambda one: one.person)
    return canonical(
        {
            "scheme": SCHEME,
            "commitment": transcript.commitment,
            "entrants": [_entrant(one) for one in entrants],
            "words": [[str(person), words] for person, words in transcript.words],
        }
    )


def _entrant(entrant: Entrant) -> dict[str, Any]:
    return {**fields_to_hash(entrant), "person": str(entrant.person)}


def fields_to_hash(struct: Struct) -> dict[str, Any]:
    """Return a struct as it is hashed: without what has its default, so that fields can be added later."""
    kept = (
        field
        for field in structs.fields(struct)
        if field.required or getattr(struct, field.name) != field.default
    )
    return {field.name: _plain(getattr(struct, field.name)) for field in kept}


def _plain(value: Any) -> Any:
    if isinstance(value, Struct):
        return fields_to_hash(value)
    return [_plain(one) for one in value] if isinstance(value, tuple) else value


def read(told: str) -> Transcript:
    """Read a transcript; ValueError where it is none, or not written in the one way."""
    try:
        found = msgspec.json.decode(told, type=_Told)
        transcript = Transcript(
            commitment=found.commitment,
            entrants=tuple(
                Entrant(int(one.person), one.seeding, one.former, one.is_known) for one in found.entrants
            ),
            words=tuple((int(person), words) for person, words in found.words),
        )
    except msgspec.DecodeError as slip:
        raise ValueError(str(slip)) from slip
    if write(transcript) != told:
        raise ValueError("not written as it is hashed")
    return transcript


class _ToldEntrant(Struct, frozen=True):
    person: str
    seeding: int | None = None
    former: Former | None = None
    is_known: bool = False


class _Told(Struct, frozen=True):
    scheme: Scheme
    commitment: str
    entrants: tuple[_ToldEntrant, ...]
    words: tuple[tuple[str, str], ...]


def draw_key(secrets_draw: str, transcript: str) -> str:
    """Return the key of a season's draw, in hex."""
    return key_of(secrets_draw, transcript)


def lots(secret: str, transcript: str) -> dict[int, int]:
    """Return everybody's lot, from 0; the lower the better."""
    people = [one.person for one in read(transcript).entrants]
    return lots_from(key_of(secret, transcript), "lots", people)


def lots_from(key: str, label: str, people: Sequence[int]) -> dict[int, int]:
    """Return a lot for each of some people, whatever order they are told in."""
    return {person: place for place, person in enumerate(shuffle(key, label, sorted(people)))}


def shuffle(key: str, label: str, items: Sequence[int]) -> tuple[int, ...]:
    """Return numbers in an order that is drawn."""
    shuffled, _ = Seeded(derive(key, label)).shuffle(tuple(map(str, items)))
    return tuple(map(int, shuffled))


def give_out_places(
    key: str, division: Division, design: Sequence[Sequence[int]], waves: Sequence[int]
) -> tuple[Table, ...]:
    """Give out the places of a design by lot: who is which of its people, and which seat is which."""
    order = shuffle(key, f"tables/{division.number}/people", sorted(division.people))
    seats = shuffle(key, f"tables/{division.number}/seats", range(len(design[0])))
    return tuple(
        Table(number, division.number, tuple(order[table[seat]] for seat in seats), wave)
        for number, (wave, table) in enumerate(zip(waves, design, strict=True), 1)
    )
