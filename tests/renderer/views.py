"""Scenes and views for image tests of every game.

If `tests/<game>/views.py` exists, its handmade views are used. For other games, the views are taken from a
random game.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from _pytest.mark import ParameterSet

from bot.core.words.i18n import Translator, locales
from engine.core.files.library import games
from engine.core.text import LocalizedText
from renderer.core.canvas import Canvas, TextLine
from renderer.core.geometry import Box
from renderer.core.palettes import Palette, use_palette
from renderer.core.scene import KINDS, Kind, Scene
from renderer.core.text import CAP_HEIGHT, drawable_name
from renderer.picture import drawing
from tests.engine.playouts import moments, play_game
from tests.renderer.boxes import overlaps

TESTS = Path(__file__).parents[1]
LOCALES = locales()
PLAIN = ("Anna", "Bo", "Celia", "Dmitri", "Emre", "Fay", "Gustav", "Hana")
LONG = 2 * (
    "Włodzimierz Brzęczyszczykiewicz!",
    "Θεόδωρος Παπαδιαμαντόπουλος Αα",
    "Александр Константинопольский-Яр",
    "Donaudampfschifffahrtsgesellscha",
)
"""Names of 32 characters each, in the three scripts that the font supports."""
STRANGE = 2 * ("שלום עולם", "東京の船長", "🦆🦆", "\u202eZ̷a̷l̷g̷o̷\u200d 𝓑𝓸𝓫 👩‍👩‍👧")

DRAWN_KINDS: tuple[Kind, ...] = KINDS
"""The kinds of image that each game may have."""
EARLIER = {"typical": "empty", "fullest": "typical", "finished": "fullest"}
"""Views that show changes.

The value is the label of the earlier view with which the view is compared.
"""
PARTS = {"empty": 0, "typical": 1, "fullest": 2, "finished": 3}
"""The fraction of a random game that is played before each view, in thirds.

Used only for games without handmade views.
"""
NEVER = "never"
SCORED_KINDS: tuple[Kind, ...] = ("final", "share")

PHONE = 550
"""Width in pixels at which Discord shows images on a phone."""
READABLE = 11
"""Minimum height in pixels of important numbers on a phone."""

NARROW = 350
"""Width in pixels of an image on a narrow phone, which is 390 pixels wide in all."""
CAPTION = 9
"""Minimum font size in pixels of captions on a narrow phone."""


class Case(NamedTuple):
    """A test case for an image: the game, the view, the number of seats, and the kind of image."""

    game: str
    label: str
    seats: int
    kind: Kind
    earlier_label: str = NEVER
    """The label of the earlier view, or `NEVER` if the image shows no changes."""
    has_history: bool = False
    """Whether the image is drawn with the score history."""

    @property
    def is_full(self) -> bool:
        """Return whether the table has the largest number of seats for the game."""
        return self.seats == max(games()[self.game].seat_counts)

    @property
    def view(self) -> Any:
        """Return the view to draw."""
        return views_of(self.game)[self.label](self.seats)

    @property
    def before(self) -> Any:
        """Return the earlier view, or None if there is none."""
        return None if self.earlier_label == NEVER else views_of(self.game)[self.earlier_label](self.seats)

    @property
    def score_history(self) -> tuple[tuple[int, ...], ...]:
        """Return a score history of 25 segments that ends with the view's points."""
        if not self.has_history:
            return ()
        on_the_way = [
            tuple(stretch * (seat + 1) // 2 - 4 for seat in range(self.seats)) for stretch in range(24)
        ]
        return (*on_the_way, games()[self.game].points(self.view))

    def draw(
        self, names: tuple[str, ...] = PLAIN, locale: str = "en", palette: Palette = "harbour"
    ) -> Canvas:
        """Draw the image as the first seat sees it."""
        shown = scene(self.kind, names, locale=locale, before=self.before, score_history=self.score_history)
        with use_palette(palette):
            return drawing(self.game).draw(self.view, shown)


def views_of(game: str) -> dict[str, Callable[[int], Any]]:
    """Return a game's views by label: `empty`, `typical`, `fullest` and `finished`.

    Each value is a function from the number of seats to a view.
    """
    if not is_made_by_hand(game):
        return {label: partial(_random_view, game, part) for label, part in PARTS.items()}
    views: dict[str, Callable[[int], Any]]
    views = importlib.import_module(f"tests.{_folder(game)}.views").VIEWS
    return views


def is_made_by_hand(game: str) -> bool:
    """Return whether a game has handmade views."""
    return (TESTS / _folder(game) / "views.py").exists()


def _folder(game: str) -> str:
    return game.replace("-", "_")


@cache
def _random_view(game: str, part: int, seats: int) -> Any:
    """Return the first seat's view in a random game, after `part` thirds of the game."""
    rules = games()[game]
    states = [*(moment.state for moment in moments(rules, seats, 1)), play_game(rules, seats, 1)[2]]
    return rules.observe(states[(len(states) - 1) * part // 3], 0)


def cases() -> Iterator[Case]:
    """Yield the test cases for every game's views."""
    for game in games():
        for label in views_of(game):
            for seats in seat_counts_for(game):
                yield from _cases(game, label, seats)


def case_parameters() -> list[ParameterSet]:
    """Return all cases as test parameters.

    The largest table is the hardest to fit, so smaller tables are marked `soak`.
    """
    return [
        pytest.param(case, id="-".join(map(str, case)), marks=[] if case.is_full else [pytest.mark.soak])
        for case in cases()
    ]


def seat_counts_for(game: str) -> tuple[int, ...]:
    """Return the seat counts for which a game's images are tested.

    For a game without handmade views, these are only the smallest and the largest.
    """
    counts = games()[game].seat_counts
    return counts if is_made_by_hand(game) else tuple(dict.fromkeys((counts[0], counts[-1])))


def _cases(game: str, label: str, seats: int) -> Iterator[Case]:
    """Yield the test cases for a view.

    In the fullest view, the images also mark all changes since the earlier view.
    """
    since = EARLIER.get(label, NEVER)
    kinds: tuple[Kind, ...] = ("board", "panel")
    for kind in kinds:
        yield Case(game, label, seats, kind, since if label == "fullest" else NEVER)
    if since != NEVER:
        yield Case(game, label, seats, "turn", since)
    if label == "empty":
        yield Case(game, label, seats, "rules")
    if label == "finished":
        yield from (
            Case(game, label, seats, kind, NEVER, told) for kind in SCORED_KINDS for told in (True, False)
        )


def words(locale: str) -> Callable[[LocalizedText], str]:
    """Return a translation function that fails the test if a message is missing."""
    return Translator(locale, strict=True)


def scene(
    kind: Kind,
    names: tuple[str, ...] = PLAIN,
    *,
    seat: int | None = 0,
    locale: str = "en",
    before: Any = None,
    score_history: tuple[tuple[int, ...], ...] = (),
) -> Scene:
    """Return a scene like those that `render` creates."""
    return Scene(kind, seat, tuple(map(drawable_name, names)), locale, words(locale), before, score_history)


def displayed_height(line: TextLine) -> float:
    """Return the height in pixels of a line's capitals and digits on a phone."""
    return line.size * CAP_HEIGHT * PHONE / 1400


def font_size_on_narrow_phone(line: TextLine) -> float:
    """Return a line's font size in pixels on a narrow phone."""
    return line.size * NARROW / 1400


def are_apart(boxes: tuple[Box, ...]) -> bool:
    """Return whether no two of the boxes share a pixel."""
    return not any(overlaps(one, other) for one, other in combinations(boxes, 2))
