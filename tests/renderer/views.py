"""What a picture needs beside a view, and the views of every game.

A game that has views made by hand in `tests/<game>/views.py` is looked at in those; another one in the course of a
random game.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from bot.core.words.i18n import Translator, locales
from engine.core.library import games
from engine.core.text import LocalizedText
from renderer.core.canvas import Canvas, Line
from renderer.core.geometry import Box
from renderer.core.palettes import Palette, wearing
from renderer.core.scene import KINDS, Kind, Scene
from renderer.core.text import CAP_HEIGHT, drawable
from renderer.picture import drawing
from tests.engine.playouts import moments, whole
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
"""32 letters each, in the three scripts the font has."""
STRANGE = 2 * ("שלום עולם", "東京の船長", "🦆🦆", "\u202eZ̷a̷l̷g̷o̷\u200d 𝓑𝓸𝓫 👩‍👩‍👧")

DRAWN: tuple[Kind, ...] = KINDS
"""The pictures every game has."""
EARLIER = {"typical": "empty", "fullest": "typical", "finished": "fullest"}
"""Which view stands for what was before another."""
PARTS = {"empty": 0, "typical": 1, "fullest": 2, "finished": 3}
"""After how many thirds of a random game each view is taken where none is made by hand."""
NEVER = "never"
SCORED: tuple[Kind, ...] = ("final", "share")

PHONE = 550
"""Pixels of width at which Discord shows a picture."""
READABLE = 11
"""Pixels of height that the figures one plays by have there at least."""


class Case(NamedTuple):
    """A picture of a view made by hand."""

    game: str
    label: str
    seats: int
    kind: Kind
    since: str = NEVER
    """The view that was before, by its label."""
    is_told: bool = False
    """The course of the match is known."""

    @property
    def is_full(self) -> bool:
        """Whether the table has the most seats the game is for."""
        return self.seats == max(games()[self.game].seat_counts)

    @property
    def view(self) -> Any:
        """The view, of whichever game it is."""
        return made(self.game)[self.label](self.seats)

    @property
    def before(self) -> Any:
        """The view that was before, if there was one."""
        return None if self.since == NEVER else made(self.game)[self.since](self.seats)

    @property
    def course(self) -> tuple[tuple[int, ...], ...]:
        """A course of 25 stretches that begins with equal points and ends with those of the view."""
        if not self.is_told:
            return ()
        on_the_way = [
            tuple(stretch * (seat + 1) // 2 - 4 for seat in range(self.seats)) for stretch in range(24)
        ]
        return (*on_the_way, games()[self.game].points(self.view))

    def draw(
        self, names: tuple[str, ...] = PLAIN, locale: str = "en", palette: Palette = "harbour"
    ) -> Canvas:
        """Draw it as the first seat sees it."""
        shown = scene(self.kind, names, locale=locale, before=self.before, course=self.course)
        with wearing(palette):
            return drawing(self.game).draw(self.view, shown)


def made(game: str) -> dict[str, Callable[[int], Any]]:
    """Return the views of a game: `empty`, `typical`, `fullest`, `finished`, each for a number of seats."""
    if not is_made_by_hand(game):
        return {label: partial(_played, game, part) for label, part in PARTS.items()}
    views: dict[str, Callable[[int], Any]]
    views = importlib.import_module(f"tests.{_folder(game)}.views").VIEWS
    return views


def is_made_by_hand(game: str) -> bool:
    """Tell whether a game has views of its own."""
    return (TESTS / _folder(game) / "views.py").exists()


def _folder(game: str) -> str:
    return game.replace("-", "_")


@cache
def _played(game: str, part: int, seats: int) -> Any:
    """Return what the first seat sees of a random game when so many thirds of it are over."""
    rules = games()[game]
    states = [*(moment.state for moment in moments(rules, seats, 1)), whole(rules, seats, 1)[2]]
    return rules.observe(states[(len(states) - 1) * part // 3], 0)


def cases() -> Iterator[Case]:
    """Return every picture of every game's views."""
    for game in games():
        for label in made(game):
            for seats in drawn_for(game):
                yield from _cases(game, label, seats)


def drawn_for(game: str) -> tuple[int, ...]:
    """Return the numbers of seats a game is drawn with: where no view is made by hand, the fewest and the most."""
    counts = games()[game].seat_counts
    return counts if is_made_by_hand(game) else tuple(dict.fromkeys((counts[0], counts[-1])))


def _cases(game: str, label: str, seats: int) -> Iterator[Case]:
    """Return the pictures that can be made of a view: the fullest with everything that is new since."""
    since = EARLIER.get(label, NEVER)
    kinds: tuple[Kind, ...] = ("board", "panel")
    for kind in kinds:
        yield Case(game, label, seats, kind, since if label == "fullest" else NEVER)
    if since != NEVER:
        yield Case(game, label, seats, "turn", since)
    if label == "empty":
        yield Case(game, label, seats, "rules")
    if label == "finished":
        yield from (Case(game, label, seats, kind, NEVER, told) for kind in SCORED for told in (True, False))


def words(locale: str) -> Callable[[LocalizedText], str]:
    """Word texts in a language; a missing word fails the test."""
    return Translator(locale, strict=True)


def scene(
    kind: Kind,
    names: tuple[str, ...] = PLAIN,
    *,
    seat: int | None = 0,
    locale: str = "en",
    before: Any = None,
    course: tuple[tuple[int, ...], ...] = (),
) -> Scene:
    """Return a scene as `render` makes it."""
    return Scene(kind, seat, tuple(map(drawable, names)), locale, words(locale), before, course)


def shown_height(line: Line) -> float:
    """Return the height of a line's capitals and figures when the picture is shown on a phone."""
    return line.size * CAP_HEIGHT * PHONE / 1400


def apart(boxes: tuple[Box, ...]) -> bool:
    """Tell whether no two of the boxes share a pixel."""
    return not any(overlaps(one, other) for one, other in combinations(boxes, 2))
