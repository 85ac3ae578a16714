"""Points: what places at tables bring. Pure.

They are counted in parts, so that places shared by two to eight come out exactly. Who left gets none, and the others
close up: so nobody who plays to the end ever has less because somebody else left.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from operator import itemgetter

from msgspec import Struct

from host.history.results.outcome import Outcome

PARTS = 840
"""Of a point: it can be shared by any number of people up to eight."""

SAT_OUT = 0
"""The place of who had no table in a round."""

POINTS: Mapping[int, tuple[int, ...]] = {
    2: (10, 1),
    3: (10, 5, 1),
    4: (10, 6, 3, 1),
    5: (10, 7, 4, 2, 1),
    6: (10, 7, 5, 3, 2, 1),
    7: (10, 8, 6, 4, 3, 2, 1),
    8: (10, 8, 6, 5, 4, 3, 2, 1),
}
"""By the number of seats a table began with. Places must count, or half of all divisions end in ties; the last place
brings something too, for playing on."""


class Finish(Struct, frozen=True):
    """How somebody came out of a table."""

    person: int
    place: int | None
    """From 1, among all seats, the same where tied; None for who did not play to the end, or gets no points."""
    points: int | None = None
    """In the game; None where they tell nothing."""
    stayed: bool = False
    """They have no place by a ruling alone."""

    @property
    def has_left(self) -> bool:
        """Tell whether it counts as a table that they left."""
        return self.place is None and not self.stayed


class Tally(Struct, frozen=True):
    """What a table brought somebody."""

    person: int
    parts: int
    place: int | None
    """Among those who played to the end; SAT_OUT where there was no table, None for who left, or gets no points."""
    share: Fraction | None
    """Of the winner's points in the game, up to 1; None where they tell nothing."""
    beaten: frozenset[int] = frozenset()
    tied: frozenset[int] = frozenset()
    stayed: bool = False
    """They have no place by a ruling alone."""

    @property
    def has_left(self) -> bool:
        """Tell whether it counts as a table that they left."""
        return self.place is None and not self.stayed


def score(finishes: Sequence[Finish], scale: Sequence[int]) -> tuple[Tally, ...]:
    """Return what a table brought everybody; `scale` has the points of each place, for the seats it began with."""
    played = [(finish.place, finish) for finish in finishes if finish.place is not None]
    winner = min(played, key=itemgetter(0))[1] if played else None
    return tuple(
        Tally(finish.person, 0, None, None, stayed=finish.stayed)
        if finish.place is None or winner is None
        else _tally(finish, finish.place, winner, played, scale)
        for finish in finishes
    )


def _tally(
    finish: Finish, place: int, winner: Finish, played: Sequence[tuple[int, Finish]], scale: Sequence[int]
) -> Tally:
    ahead = sum([at < place for at, _ in played])
    tied = [other.person for at, other in played if at == place]
    shared = scale[ahead : ahead + len(tied)]
    return Tally(
        finish.person,
        PARTS * sum(shared) // len(tied),
        1 + ahead,
        _share(finish, winner),
        frozenset([other.person for at, other in played if at > place]),
        frozenset([person for person in tied if person != finish.person]),
    )


def _share(finish: Finish, winner: Finish) -> Fraction | None:
    """Return how near somebody came to the winner's points, whether the most win or the fewest; 1 is the same."""
    if finish.points is None or winner.points is None:
        return None
    less, more = sorted((finish.points, winner.points))
    return Fraction(less, more) if less > 0 else Fraction(less == more)


def finishes_of(outcome: Outcome, people: Sequence[int]) -> tuple[Finish, ...]:
    """Return how the people of a table came out of its match, in the order of its seats.

    Who took a seat in somebody's place, and is told here in it, has played if they sat there at the end; whose time
    ran out and who took no turn in person has left, as a robot has played for them.
    """
    at_end = {(row.seat, row.person): row for row in outcome.substitutes}
    at_end |= {(row.seat, row.person): row for row in outcome.played}
    rows = (at_end.get((seat, person)) for seat, person in enumerate(people))
    return tuple(
        Finish(person, None)
        if row is None or (row.late and not row.turns)
        else Finish(person, row.place, row.score)
        for person, row in zip(people, rows, strict=True)
    )


def adjudicate(people: Sequence[int], late: Iterable[int]) -> tuple[Finish, ...]:
    """Return how a table comes out that was not played to its end by the end of the season.

    Who has run out of time in it gets nothing, the others share the best places; all share all where all have.
    """
    slow = {*late}
    everybody = slow >= {*people}
    return tuple(Finish(person, None if person in slow and not everybody else 1) for person in people)
