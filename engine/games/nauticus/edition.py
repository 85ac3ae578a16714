"""The printed components that vary by edition: the wheel's sectors, and the spaces' bonuses and prices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from engine.core.files.parsing import ParseError, parse_toml
from engine.core.game import BadEdition
from engine.core.text import LocalizedText, text
from engine.games.nauticus import words
from engine.games.nauticus.components import PRICES, SPACES, Bonus

Source = Literal["book", "reconstructed"]

BONUSES: tuple[Bonus, ...] = (
    "workers3", "mast", "sail", "vp2", "workers2", "worker_good", "worker_vp", "taler4",
)  # fmt: skip
"""The bonuses in clockwise order, as in the rule book."""

Price: TypeAlias = Annotated[int, Meta(ge=min(PRICES), le=max(PRICES))]
Prices: TypeAlias = tuple[Price, Price, Price, Price]
Reconstructed: TypeAlias = Literal["wheel", Bonus]

BOOK_PRICES: dict[Bonus, Prices] = {"vp2": (1, 2, 3, 0)}
"""The prices that the rule book gives for a named space (example in 3.1)."""
BOOK_ROWS: tuple[Prices, ...] = ((2, 1, 0, 3), (0, 1, 2, 3))
"""Prices that the rule book gives without naming the space (examples in 3.2.1.2 and 3.2.1.4)."""
BOOK_WORKERS = (1, 2, 3)
"""The numbers of blue workers on the wheel's sectors according to the rule book, without the anchor sector."""


class Space(Struct, frozen=True):
    """An action space: its bonus, and its prices in the order of the kinds on a blue tile (3.2.1)."""

    bonus: Bonus
    prices: Prices


class Edition(Struct, frozen=True):
    """The wheel's blue workers and the 8 spaces.

    Workers are listed clockwise from the anchor. Spaces are listed clockwise, starting with the one whose
    bonus is 3 workers.
    """

    wheel: Annotated[tuple[Annotated[int, Meta(ge=0, le=3)], ...], Meta(min_length=SPACES, max_length=SPACES)]
    spaces: Annotated[tuple[Space, ...], Meta(min_length=SPACES, max_length=SPACES)]
    reconstructed: Annotated[tuple[Reconstructed, ...], Meta(max_length=1 + SPACES)] = ()
    """Names of the values that were not verified on a real board.

    A name is `wheel`, or the bonus of a space whose prices are guessed.
    """
    house_rules: bool = False
    """Whether the edition declares that it differs from the rule book."""

    def blue(self, space: int, anchor: int) -> int:
        """Return the number of blue workers at a space when the wheel's anchor points at the space `anchor`."""
        return self.wheel[(space - anchor) % SPACES]


class _Wheel(Struct, forbid_unknown_fields=True):
    blue: tuple[int, ...]
    source: Source


class _Space(Struct, forbid_unknown_fields=True):
    bonus: Bonus
    prices: Prices
    source: Source


class _File(Struct, forbid_unknown_fields=True):
    wheel: _Wheel
    space: tuple[_Space, ...]
    house_rules: bool = False


def read(toml: str) -> Edition:
    """Parse an edition file.

    Raise BadEdition if it is invalid.
    """
    try:
        file = parse_toml(toml, _File)
    except ParseError as error:
        raise BadEdition(str(error)) from error
    guessed: list[Reconstructed] = ["wheel"] if file.wheel.source == "reconstructed" else []
    guessed += [space.bonus for space in file.space if space.source == "reconstructed"]
    return checked(
        Edition(
            file.wheel.blue,
            tuple(Space(s.bonus, s.prices) for s in file.space),
            tuple(guessed),
            file.house_rules,
        )
    )


def checked(edition: Edition) -> Edition:
    """Return the edition if it is playable.

    Raise BadEdition otherwise.
    """
    if tuple(space.bonus for space in edition.spaces) != BONUSES:
        raise BadEdition(f"the spaces must be these, clockwise: {', '.join(BONUSES)}")
    for space in edition.spaces:
        if sorted(space.prices) != sorted(PRICES):
            prices = ", ".join(map(str, PRICES))
            raise BadEdition(f"the prices of {space.bonus} must be these, in some order: {prices}")
    if (
        len(edition.wheel) != SPACES
        or edition.wheel[0] != 0
        or not all(1 <= n <= 3 for n in edition.wheel[1:])
    ):
        raise BadEdition("the wheel must have 8 sectors: 0 at the anchor, then 1, 2 or 3 each")
    return edition


def contradictions(edition: Edition) -> Iterator[LocalizedText]:
    """Yield the differences between the edition and the rule book."""
    for space in edition.spaces:
        printed = BOOK_PRICES.get(space.bonus, space.prices)
        if space.prices != printed:
            yield text(
                "nauticus-unlike-prices",
                bonus=words.bonus(space.bonus), prices=_row(space.prices), printed=_row(printed),
            )  # fmt: skip
    for row in BOOK_ROWS:
        if row not in (space.prices for space in edition.spaces):
            yield text("nauticus-unlike-row", prices=_row(row))
    for count in BOOK_WORKERS:
        if count not in edition.wheel:
            yield text("nauticus-unlike-wheel", workers=count)


def _row(prices: Prices) -> str:
    return "-".join(map(str, prices))
