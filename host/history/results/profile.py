"""What is told of a person's finished matches in a server. Pure, but for reading the rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from host.time.reliability import Figure, figure
from storage.core.database import Transaction
from storage.history import results
from storage.history.results import ResultRow
from storage.time.reliability import ReliabilityRow

STAYED = frozenset({"played", "substitute"})


class Played(Struct, frozen=True):
    """How somebody has fared in a game with so many seats."""

    game: str
    seats: int
    places: Mapping[int, int]
    """How often which place was reached, by those played to the end from the start."""
    left: int
    substituted: int
    """How often they ended a match that somebody else had begun."""

    @property
    def finished(self) -> int:
        """Return how many matches they played from the start to the end."""
        return sum(self.places.values())


class Record(Struct, frozen=True):
    """What a person's matches of a server tell: those that are over, with others, and not made of a file."""

    played: tuple[Played, ...]
    """By game, and by how many seats."""
    figure: Figure
    """How reliably they played them."""


async def record_of(tx: Transaction, server: int, person: int) -> Record:
    """Return what somebody's matches of a server tell."""
    return record(person, await results.of_person(tx, server, person))


def record(person: int, rows: Iterable[ResultRow]) -> Record:
    """Count what somebody's matches tell."""
    counted = [row for row in rows if row.seats > 1 and not row.is_brought_in]
    kinds = sorted({(row.game, row.seats) for row in counted})
    played = tuple(
        _line_of(game, seats, [row for row in counted if (row.game, row.seats) == (game, seats)])
        for game, seats in kinds
    )
    return Record(played, _figure(person, counted))


def _line_of(game: str, seats: int, rows: Sequence[ResultRow]) -> Played:
    how = Counter(row.how for row in rows)
    places = Counter(row.place for row in rows if row.how == "played")
    return Played(game, seats, dict(sorted(places.items())), how["left"], how["substitute"])


def _figure(person: int, rows: Sequence[ResultRow]) -> Figure:
    return figure(
        ReliabilityRow(
            person=person,
            turns=sum(row.turns for row in rows),
            late=sum(row.late for row in rows),
            finished=sum(row.how in STAYED for row in rows),
            left=sum(row.how == "left" for row in rows),
        )
    )
