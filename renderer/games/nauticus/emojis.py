"""Emojis of Nauticus: tiles, actions, and what players get or pay."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from renderer.core import theme
from renderer.core.marks import paint_arrow, paint_points
from renderer.core.sprites import Pen
from renderer.emojis import Emoji, paint_plaque
from renderer.games.nauticus.palette import EMBLEMS, GOODS
from renderer.games.nauticus.parts import tokens
from renderer.games.nauticus.parts.cargo import paint_good
from renderer.games.nauticus.parts.emblems import FIGURES, paint_emblem
from renderer.games.nauticus.parts.vessels import paint_hull, paint_sail

PREFIX = "nauticus"
HULLS = ("bow", "middle", "stern", "single")


def _hull(pen: Pen, kind: str) -> None:
    paint_hull(pen, kind, 0, 22, rise=1.45)


def _mast(pen: Pen, emblem: str) -> None:
    """Paint a flag on its mast, with the emblem as large as possible."""
    pen.bar(4, 0, 12, 100, theme.TIMBER_LIGHT, 4)
    wear = EMBLEMS[emblem]
    pen.polygon([(10, 2), (100, 2), (90, 42), (100, 82), (10, 82)], theme.MIST)
    pen.polygon([(14, 6), (94, 6), (85, 42), (94, 78), (14, 78)], wear.ground)
    paint_emblem(pen, emblem, 49, 42, 33)


def _sail(pen: Pen, emblem: str) -> None:
    paint_sail(pen, 50, 0, emblem, 1.32)


def _good(pen: Pen, kind: str) -> None:
    paint_good(pen, kind, 0, 0, 100)


def _on_plaque(paint: Callable[[Pen], None], pen: Pen) -> None:
    paint_plaque(pen)
    paint(pen.inset(11, 11, 78))


def _transport(pen: Pen) -> None:
    paint_plaque(pen)
    tokens.paint_crate(pen.inset(5, 20, 58))
    paint_arrow(pen.inset(56, 28, 38), theme.LAMP)


def _deliver(pen: Pen) -> None:
    paint_plaque(pen)
    paint_good(pen, "fish", 8, 26, 48)
    paint_arrow(pen.inset(56, 28, 38), theme.LAMP)


def _pass(pen: Pen) -> None:
    """Paint a flipped pass tile."""
    pen.bar(8, 0, 84, 100, theme.MIST, 14)
    pen.bar(13, 5, 74, 90, theme.PLUM, 11)
    pen.line([(30, 30), (70, 70)], 13, theme.FOAM)
    pen.line([(70, 30), (30, 70)], 13, theme.FOAM)


def _part(family: str, kind: str, paint: Callable[[Pen, str], None]) -> Emoji:
    name = f"{family}-{kind}"
    words = (f"nauticus-part-{name}", f"nauticus-count-{name}")
    reward = (f"nauticus-reward-crown-{family}",) if kind == "crown" else ()
    return Emoji(f"{family}_{kind}", lambda pen: paint(pen, kind), (*words, *reward))


def _action(tile: str, paint: Callable[[Pen], None], *words: str) -> Emoji:
    return Emoji(tile, paint, (f"nauticus-tile-{tile}", *words))


EMOJIS = (
    *(_part("hull", kind, _hull) for kind in HULLS),
    *(_part("mast", emblem, _mast) for emblem in FIGURES),
    *(_part("sail", emblem, _sail) for emblem in FIGURES),
    *(_part("good", good, _good) for good in GOODS),
    _action("hull", partial(_on_plaque, partial(_hull, kind="single"))),
    _action(
        "mast", partial(_on_plaque, partial(tokens.paint_any_part, family="mast")), "nauticus-bonus-mast"
    ),
    _action(
        "sail", partial(_on_plaque, partial(tokens.paint_any_part, family="sail")), "nauticus-bonus-sail"
    ),
    _action("goods", partial(_on_plaque, tokens.paint_crate)),
    _action("transport", _transport),
    _action("withdraw", partial(_on_plaque, tokens.paint_coin), "nauticus-label-withdraw"),
    _action("deliver", _deliver, "nauticus-label-deliver"),
    _action("crowns", tokens.paint_crown, "nauticus-label-crowns"),
    Emoji("pass", _pass, ("nauticus-label-pass",)),
    Emoji("taler", tokens.paint_coin, ("nauticus-reward-taler7",)),
    Emoji("worker", partial(tokens.paint_worker, is_blue=False), ("nauticus-reward-workers3",)),
    Emoji("points", paint_points, ("nauticus-reward-vp3",)),
    Emoji("crate", tokens.paint_crate, ("nauticus-reward-goods2",)),
)
