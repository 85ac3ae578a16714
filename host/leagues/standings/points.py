"""Points for places at tables.

All functions are pure. Points are counted in fractions, so that two to eight tied players can share them
exactly. A player who left gets no points, and the players below them move up. Players who finish therefore
never lose points because another player left.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from operator import itemgetter

from msgspec import Struct

from host.history.results.outcome import Outcome

PARTS = 840
"""Parts per point: divisible by any number of tied players from two to eight."""

UNPLACED = 0
"""The place of a player who earned points without finishing a table.

This is the case after a bye, a void table or an unfinished table.
"""

POINTS: Mapping[int, tuple[int, ...]] = {
    2: (10, 1),
    3: (10, 5, 1),
    4: (10, 6, 3, 1),
    5: (10, 7, 4, 2, 1),
    6: (10, 7, 5, 3, 2, 1),
    7: (10, 8, 6, 4, 3, 2, 1),
    8: (10, 8, 6, 5, 4, 3, 2, 1),
}
"""Points per place, by the number of seats at the start.

If only first places earned points, half of all divisions would end in ties. The last place earns points too,
as a reward for finishing the match.
"""


class Finish(Struct, frozen=True):
    """A player's result at a table."""

    user_key: int
    place: int | None
    """The 1-based place among all seats; equal for tied players.

    None if the player left before the end or gets no points.
    """
    points: int | None = None
    """The player's points in the game; None if the game's points are not comparable."""
    stayed: bool = False
    """Whether a ruling left the player without a place although they did not leave the match."""
    is_unfinished: bool = False
    """Whether the table was unfinished. Its players share the points for the best places but have no place."""

    @property
    def has_left(self) -> bool:
        """Return whether the player counts as having left the table."""
        return self.place is None and not self.stayed


class Tally(Struct, frozen=True):
    """A player's points and results at a table."""

    user_key: int
    parts: int
    place: int | None
    """The place among the players who finished.

    It is UNPLACED if the player has points but no place. It is None if the player left or gets no points.
    """
    share: Fraction | None
    """The ratio of the player's game points to the winner's, at most 1; None if points are not comparable."""
    beaten: frozenset[int] = frozenset()
    tied: frozenset[int] = frozenset()
    stayed: bool = False
    """Whether a ruling left the player without a place although they did not leave the match."""

    @property
    def has_left(self) -> bool:
        """Return whether the player counts as having left the table."""
        return self.place is None and not self.stayed


def score(finishes: Sequence[Finish], scale: Sequence[int]) -> tuple[Tally, ...]:
    """Return what each player earned at a table.

    `scale` contains the points for each place and depends on the number of seats at the start.
    """
    played = [(finish.place, finish) for finish in finishes if finish.place is not None]
    winner = min(played, key=itemgetter(0))[1] if played else None
    return tuple(
        Tally(finish.user_key, 0, None, None, stayed=finish.stayed)
        if finish.place is None or winner is None
        else _tally(finish, finish.place, winner, played, scale)
        for finish in finishes
    )


def _tally(
    finish: Finish, place: int, winner: Finish, played: Sequence[tuple[int, Finish]], scale: Sequence[int]
) -> Tally:
    ahead = sum([at < place for at, _ in played])
    tied = [other.user_key for at, other in played if at == place]
    parts = PARTS * sum(scale[ahead : ahead + len(tied)]) // len(tied)
    if finish.is_unfinished:
        return Tally(finish.user_key, parts, UNPLACED, None)
    return Tally(
        finish.user_key,
        parts,
        1 + ahead,
        _share(finish, winner),
        frozenset([other.user_key for at, other in played if at > place]),
        frozenset([user_key for user_key in tied if user_key != finish.user_key]),
    )


def _share(finish: Finish, winner: Finish) -> Fraction | None:
    """Return the ratio of a player's game points to the winner's, from 0 to 1.

    In some games the fewest points win, so the smaller number is always divided by the larger one. A ratio of
    1 means equal points.
    """
    if finish.points is None or winner.points is None:
        return None
    less, more = sorted((finish.points, winner.points))
    return Fraction(less, more) if less > 0 else Fraction(less == more)


def finishes_from_outcome(outcome: Outcome, user_keys: Sequence[int]) -> tuple[Finish, ...]:
    """Return the results of a table's players in seat order.

    `user_keys` contains substitutes in the seats that they took over. A substitute who had the seat at the
    end counts as having played. `host/history/results/participation.py` decides who has left.
    """
    at_end = {(row.seat, row.user_key): row for row in outcome.substitutes}
    at_end |= {(row.seat, row.user_key): row for row in outcome.played}
    rows = (at_end.get((seat, user_key)) for seat, user_key in enumerate(user_keys))
    return tuple(
        Finish(user_key, None) if row is None else Finish(user_key, row.place, row.score)
        for user_key, row in zip(user_keys, rows, strict=True)
    )


def adjudicate(user_keys: Sequence[int], late: Iterable[int]) -> tuple[Finish, ...]:
    """Return the results of a table that was unfinished at the end of the season.

    Players who ran out of time or left get no points. The other players share the points for the best places,
    but get no place.
    """
    slow = {*late}
    return tuple(
        Finish(user_key, None if user_key in slow else 1, is_unfinished=True) for user_key in user_keys
    )


def confirms(ruled: Sequence[Finish], played: Sequence[Finish]) -> bool:
    """Return whether a ruling ranks the players exactly as the match did, including ties."""
    return _order(ruled) == _order(played)


def _order(finishes: Sequence[Finish]) -> dict[int, int | None]:
    """Return the number of players who finished ahead of each player.

    None for players without a place.
    """
    places = [finishe.place for finishe in finishes if finishe.place is not None]
    return {
        one.user_key: None if one.place is None else sum(place < one.place for place in places)
        for one in finishes
    }
