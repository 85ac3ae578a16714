"""The printed components that vary between editions: the wreck, portholes, treasures and bonus tokens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from engine.core.files.parsing import ParseError, parse_toml
from engine.core.game import BadEdition
from engine.core.model import Seat
from engine.core.text import LocalizedText, text
from engine.games.nautilus_island import words
from engine.games.nautilus_island.components import (
    CAMP,
    MAX_STACKS,
    OBJECTS,
    PORTHOLE_SIZES,
    SEAT_COUNTS,
    TOKENS,
    TREASURES,
    Token,
)

Source = Literal["book", "reconstructed"]
T = TypeVar("T")
MAX_SPACES = 3
"""Maximum number of stacks per column."""
MAX_TOKENS = 100
"""Maximum number of tokens, more than any game could draw.

Without a limit, a mistake in an edition file could exhaust the memory.
"""
MAX_PORTHOLES = 24
"""Maximum number of portholes per set size. The printed game has three."""
MAX_POINTS = 1000

Points: TypeAlias = Annotated[int, Meta(ge=0, le=MAX_POINTS)]
Reconstructed: TypeAlias = Literal["wreck", "face_up", "portholes", "treasures", "tokens"]

BOOK_STACKS = {2: 8, 3: 11, 4: 12}
"""Number of stacks by number of players ("Set-up" in the rule book, step 5)."""
BOOK_COLUMNS = {4: (1, 1, 2, 2, 3, 3)}
"""Number of stacks in each column from the back, for the player counts that the rule book shows."""
BOOK_TOKENS, BOOK_PORTHOLES = 34, 12
"""The total numbers of tokens and portholes in the printed game ("Contents" in the rule book)."""
BOOK_PORTHOLE_OF_4 = 8
"""Victory points for the first porthole for four cards (the example for porthole tokens in the rule book)."""


class Wreck(Struct, frozen=True):
    """The wreck for a number of players.

    The fields define the number of stacks in each column, starting at the back, and the stacks that are face
    up.
    """

    players: Annotated[int, Meta(ge=SEAT_COUNTS[0], le=SEAT_COUNTS[-1])]
    columns: Annotated[tuple[Annotated[int, Meta(ge=0, le=MAX_STACKS)], ...], Meta(max_length=MAX_STACKS)]
    face_up: Annotated[tuple[bool, ...], Meta(max_length=MAX_STACKS)]


class Edition(Struct, frozen=True):
    """All printed values.

    A game's state contains only the wreck for its number of players.
    """

    wrecks: Annotated[tuple[Wreck, ...], Meta(min_length=1, max_length=len(SEAT_COUNTS))]
    portholes: Annotated[
        tuple[Annotated[tuple[Points, ...], Meta(max_length=MAX_PORTHOLES)], ...],
        Meta(min_length=len(PORTHOLE_SIZES), max_length=len(PORTHOLE_SIZES)),
    ]
    """Victory points of the portholes for each size in PORTHOLE_SIZES, the next porthole first."""
    treasures: Annotated[tuple[Points, ...], Meta(min_length=4, max_length=4)]
    """Victory points of each treasure."""
    tokens: Annotated[
        tuple[Annotated[int, Meta(ge=0, le=MAX_TOKENS)], ...],
        Meta(min_length=len(TOKENS), max_length=len(TOKENS)),
    ]
    """Number of tokens of each kind, in the order of `TOKENS`."""
    reconstructed: Annotated[tuple[Reconstructed, ...], Meta(max_length=5)] = ()
    """Names of the values that were not verified on a real board."""
    house_rules: bool = False
    """Whether the edition declares that it differs from the rule book."""

    def for_seats(self, seats: int) -> Edition:
        """Return a copy of the edition with only the wreck for this number of players.

        Raise BadEdition if there is none.
        """
        found = [wreck for wreck in self.wrecks if wreck.players == seats]
        if not found:
            raise BadEdition(f"there is no wreck for {seats} players")
        return replace(self, wrecks=(_checked_wreck(found[0]),))

    def pile(self) -> tuple[Token, ...]:
        """Return all bonus tokens, ordered by kind."""
        return tuple(token for token, count in zip(TOKENS, self.tokens, strict=True) for _ in range(count))


class _Wreck(Struct, forbid_unknown_fields=True):
    players: Seat
    columns: tuple[int, ...]
    columns_source: Source
    face_up: tuple[bool, ...]
    face_up_source: Source


class _File(Struct, forbid_unknown_fields=True):
    wreck: tuple[_Wreck, ...]
    portholes: dict[str, Any]
    treasures: dict[str, Any]
    tokens: dict[str, Any]
    house_rules: bool = False


class _Printed(Struct):
    """An edition as it appears in a record."""

    columns: tuple[int, ...]
    face_up: tuple[bool, ...]
    portholes: dict[str, tuple[int, ...]]
    treasures: dict[str, int]
    tokens: dict[str, int]
    objects: dict[str, tuple[str, ...]]
    house_rules: bool = False


def read(toml: str) -> Edition:
    """Parse an edition file.

    Raise BadEdition if it is invalid.
    """
    try:
        file = parse_toml(toml, _File)
    except ParseError as error:
        raise BadEdition(str(error)) from error
    portholes = _sourced("portholes", file.portholes, dict[str, tuple[int, ...]])
    treasures = _sourced("treasures", file.treasures, dict[str, int])
    tokens = _sourced("tokens", file.tokens, dict[str, int])
    wrecks = tuple(Wreck(wreck.players, wreck.columns, wreck.face_up) for wreck in file.wreck)
    edition = replace(_edition(wrecks, portholes[0], treasures[0], tokens[0]), house_rules=file.house_rules)
    if sorted(wreck.players for wreck in edition.wrecks) != list(SEAT_COUNTS):
        raise BadEdition("there must be one wreck each for 2, 3 and 4 players")
    for seats in SEAT_COUNTS:
        edition.for_seats(seats)
    guessed: dict[Reconstructed, bool] = {
        "wreck": any(w.columns_source == "reconstructed" for w in file.wreck),
        "face_up": any(w.face_up_source == "reconstructed" for w in file.wreck),
        "portholes": portholes[1],
        "treasures": treasures[1],
        "tokens": tokens[1],
    }
    return replace(edition, reconstructed=tuple(name for name, is_guessed in guessed.items() if is_guessed))


def from_record(fields: Mapping[str, Any]) -> Edition:
    """Parse a record's `edition` field.

    The field describes the wreck for the match's number of players, but does not contain this number. Raise
    BadEdition if it is invalid.
    """
    try:
        printed = msgspec.convert(dict(fields), _Printed)
    except msgspec.ValidationError as error:
        raise BadEdition(str(error)) from error
    if printed.objects != {colour: tuple(things) for colour, things in OBJECTS.items()}:
        raise BadEdition(f"the objects must be these: {OBJECTS}")
    wrecks = tuple(Wreck(seats, printed.columns, printed.face_up) for seats in SEAT_COUNTS)
    edition = _edition(wrecks, printed.portholes, printed.treasures, printed.tokens)
    return replace(edition, house_rules=printed.house_rules)


def to_record(edition: Edition) -> dict[str, Any]:
    """Return the printed values in use, in the format of a record's `edition` field."""
    wreck = edition.wrecks[0]
    return {
        "columns": list(wreck.columns),
        "face_up": list(wreck.face_up),
        "portholes": {
            str(size): list(values) for size, values in zip(PORTHOLE_SIZES, edition.portholes, strict=True)
        },
        "treasures": dict(zip(OBJECTS[TREASURES], edition.treasures, strict=True)),
        "tokens": dict(zip(TOKENS, edition.tokens, strict=True)),
        "objects": {colour: list(things) for colour, things in OBJECTS.items()},
        **({"house_rules": True} if edition.house_rules else {}),
    }


def contradictions(edition: Edition, seats: int) -> Iterator[LocalizedText]:
    """Yield the differences between the edition and the rule book."""
    for wreck in edition.wrecks:
        if wreck.players == seats:
            yield from _wreck_contradictions(wreck.columns, seats)
    if sum(edition.tokens) != BOOK_TOKENS:
        yield text("nautilus-island-unlike-tokens", tokens=sum(edition.tokens), printed=BOOK_TOKENS)
    for token, count in zip(TOKENS, edition.tokens, strict=True):
        if not count:
            yield text("nautilus-island-unlike-kinds", token=words.token(token))
    portholes = sum(map(len, edition.portholes))
    if portholes != BOOK_PORTHOLES:
        yield text("nautilus-island-unlike-portholes", portholes=portholes, printed=BOOK_PORTHOLES)
    first = edition.portholes[PORTHOLE_SIZES.index(4)][:1]
    if first != (BOOK_PORTHOLE_OF_4,):
        yield text("nautilus-island-unlike-porthole", vp=sum(first), printed=BOOK_PORTHOLE_OF_4)


def _wreck_contradictions(columns: tuple[int, ...], seats: int) -> Iterator[LocalizedText]:
    stacks, printed = sum(columns), BOOK_STACKS[seats]
    if stacks != printed:
        yield text("nautilus-island-unlike-stacks", seats=seats, stacks=stacks, printed=printed)
    elif columns != (book := BOOK_COLUMNS.get(seats, columns)):
        row, book_row = ("-".join(map(str, figures)) for figures in (columns, book))
        yield text("nautilus-island-unlike-columns", seats=seats, columns=row, printed=book_row)


def _sourced(name: str, table: Mapping[str, Any], figures: type[T]) -> tuple[T, bool]:
    """Return the values in one of the edition file's tables, and whether they are reconstructed."""
    printed = {key: value for key, value in table.items() if key != "source"}
    try:
        source = msgspec.convert(table.get("source", "missing"), Source)
        return msgspec.convert(printed, figures), source == "reconstructed"
    except msgspec.ValidationError as error:
        raise BadEdition(f"{name}: {error}") from error


def _edition(
    wrecks: tuple[Wreck, ...],
    portholes: Mapping[str, tuple[int, ...]],
    treasures: Mapping[str, int],
    tokens: Mapping[str, int],
) -> Edition:
    edition = Edition(
        wrecks,
        _row("portholes", portholes, [str(size) for size in PORTHOLE_SIZES]),
        _row("treasures", treasures, OBJECTS[TREASURES]),
        _row("tokens", tokens, TOKENS),
    )
    if any(list(values) != sorted(values, reverse=True) for values in edition.portholes):
        raise BadEdition("the portholes of each size must be listed from the highest down")
    if min((*edition.treasures, *edition.tokens, *chain.from_iterable(edition.portholes))) < 0:
        raise BadEdition("portholes, treasures and tokens can't be negative")
    if not len(CAMP) <= sum(edition.tokens) <= MAX_TOKENS:
        raise BadEdition(f"the camp takes {len(CAMP)} tokens, and there can be {MAX_TOKENS} at most")
    return edition


def _row(name: str, table: Mapping[str, T], wanted: tuple[str, ...] | list[str]) -> tuple[T, ...]:
    if sorted(table) != sorted(wanted):
        raise BadEdition(f"{name} must be given for these: {', '.join(wanted)}")
    return tuple(table[key] for key in wanted)


def _checked_wreck(wreck: Wreck) -> Wreck:
    """Return the wreck if it is suitable for its number of players.

    Raise BadEdition otherwise.
    """
    stacks = sum(wreck.columns)
    if len(wreck.columns) <= wreck.players or not all(1 <= n <= MAX_SPACES for n in wreck.columns):
        raise BadEdition(
            f"{wreck.players} players need more than {wreck.players} columns, each of 1 to {MAX_SPACES} stacks"
        )
    if stacks > MAX_STACKS:
        raise BadEdition(f"there are cards for {MAX_STACKS} stacks at most")
    if len(wreck.face_up) != stacks:
        raise BadEdition(f"face_up must say true or false for each of the {stacks} stacks")
    return wreck
