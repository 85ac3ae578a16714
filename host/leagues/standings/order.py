"""The order of a division: by points, and where they are equal step by step, to the drawn lot. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import groupby, takewhile
from typing import Any, Literal, TypeAlias, get_args

from msgspec import Struct

from host.leagues.standings.points import Tally

Step: TypeAlias = Literal[
    "points",
    "head-to-head",  # of those who are tied: how many of the others they beat at common tables
    "places",  # firsts, then seconds, thirds
    "strength",  # the points of everybody they beat, half of those they tied with (Sonneborn-Berger)
    "share",  # on average, of the winner's points
    "lot",
]
STEPS: tuple[Step, ...] = get_args(Step)


class Line(Struct, frozen=True):
    """Somebody's line in the standings of a division."""

    person: int
    place: int
    """From 1; everybody has one of their own."""
    parts: int
    """Of points."""
    played: int
    """Tables that are over."""
    left: int
    """Of these, those in which they did not play to the end."""
    places: tuple[int, ...]
    """How many firsts, seconds and so on."""
    by: Step | Literal["struck"] | None
    """What parts it from the line before; None for the first."""
    is_struck: bool = False


class Score(Struct, frozen=True):
    """What all tables so far brought somebody."""

    person: int
    tallies: tuple[Tally, ...]

    @property
    def parts(self) -> int:
        """Return the sum of points, in parts."""
        return sum(tally.parts for tally in self.tallies)

    def places(self, most: int) -> tuple[int, ...]:
        """Return how many firsts, seconds and so on."""
        return tuple(sum(tally.place == place for tally in self.tallies) for place in range(1, most + 1))


Tables: TypeAlias = Sequence[Sequence[Tally]]


def firsts(lines: Sequence[Line]) -> tuple[int, ...]:
    """Return who has won: several where nothing but the lot parts them, nobody where no table counts."""
    standing = [line for line in lines if not line.is_struck]
    tied = takewhile(lambda line: line.by == "lot", standing[1:])
    return tuple(line.person for line in (*standing[:1], *tied) if line.played)


def spans(lines: Sequence[Line], *, is_drawn: bool) -> dict[int, tuple[int, int]]:
    """Return the places that are open to everybody as things stand, the best and the worst.

    Until the lots are told those whom nothing else parts share theirs: which of them is first nobody knows.
    """
    groups = list[list[Line]]()
    for line in lines:
        if line.by == "lot" and not is_drawn:
            groups[-1].append(line)
        else:
            groups.append([line])
    return {line.person: (group[0].place, group[-1].place) for group in groups for line in group}


def order(
    people: Sequence[int], tables: Tables, lots: Mapping[int, int], *,
    struck: frozenset[int] = frozenset(), steps: Sequence[Step] = STEPS,
) -> tuple[Line, ...]:  # fmt: skip
    """Return the standings of a division from all tables of it that are over.

    `lots` has a number for everybody, the lower the better. Who was struck from the season comes last.
    """
    scores = {person: _score(person, tables) for person in people}
    most = max((len(table) for table in tables), default=1)
    standing = _Standing(scores, lots, most)
    ordered = [
        (person, by, is_struck)
        for is_struck in (False, True)
        for person, by in standing.ordered([one for one in people if (one in struck) is is_struck], steps)
    ]
    return tuple(
        _line(scores[person], place, _by(by, is_struck, place), most, is_struck=is_struck)
        for place, (person, by, is_struck) in enumerate(ordered, 1)
    )


def _by(by: Step | None, is_struck: bool, place: int) -> Step | Literal["struck"] | None:
    return None if place == 1 else by or ("struck" if is_struck else None)


def _line(
    score: Score, place: int, by: Step | Literal["struck"] | None, most: int, *, is_struck: bool
) -> Line:
    left = sum(tally.has_left for tally in score.tallies)
    return Line(score.person, place, score.parts, len(score.tallies), left, score.places(most), by, is_struck)


def _score(person: int, tables: Tables) -> Score:
    return Score(person, tuple(tally for table in tables for tally in table if tally.person == person))


class _Standing:
    """The scores of a division, by which its people are compared."""

    def __init__(self, scores: Mapping[int, Score], lots: Mapping[int, int], most: int) -> None:
        self.scores, self.lots, self.most = scores, lots, most

    def ordered(self, people: Sequence[int], steps: Sequence[Step]) -> Iterator[tuple[int, Step | None]]:
        """Yield people in order, each with the step that parts them from the one before."""
        yield from self._split(sorted(people), [*dict.fromkeys(("points", *steps, "lot"))], None)

    def _split(
        self, tied: Sequence[int], steps: Sequence[Any], by: Step | None
    ) -> Iterator[tuple[int, Step | None]]:
        """Yield tied people in order; `by` parts the first of them from whoever is before."""
        if len(tied) < 2 or not steps:
            yield from ((person, by) for person in tied)
            return
        step, *rest = steps
        keys = {person: self._key(step, person, tied) for person in tied}
        for _, group in groupby(sorted(tied, key=keys.__getitem__, reverse=True), key=keys.__getitem__):
            yield from self._split(sorted(group), rest, by)
            by = step

    def _key(self, step: Step, person: int, tied: Sequence[int]) -> Any:
        """Return by what a step orders people: the larger, the better."""
        keys: dict[Step, Callable[[], Any]] = {
            "points": lambda: self.scores[person].parts,
            "head-to-head": lambda: self._head_to_head(person, frozenset(tied)),
            "places": lambda: self.scores[person].places(self.most),
            "strength": lambda: self._strength(person),
            "share": lambda: self._share(person),
            "lot": lambda: -self.lots[person],
        }
        return keys[step]()

    def _head_to_head(self, person: int, tied: frozenset[int]) -> int:
        """Return twice the number of tied people who were beaten, and once that of those tied with."""
        tallies = self.scores[person].tallies
        return sum(2 * len(tally.beaten & tied) + len(tally.tied & tied) for tally in tallies)

    def _strength(self, person: int) -> int:
        return sum(
            2 * sum(self._parts(one) for one in tally.beaten) + sum(self._parts(one) for one in tally.tied)
            for tally in self.scores[person].tallies
        )

    def _parts(self, person: int) -> int:
        """Return somebody's points; those who only stood in are in no division's standings."""
        return self.scores[person].parts if person in self.scores else 0

    def _share(self, person: int) -> Fraction:
        shares = [tally.share or Fraction(0) for tally in self.scores[person].tallies]
        return sum(shares, Fraction(0)) / len(shares) if shares else Fraction(0)
