"""The rules image: the numbers printed on tokens, portholes, treasures and columns.

They are taken from the edition of the match.
"""

from __future__ import annotations

from engine.core.text import text
from engine.games.nautilus_island.view import PileView, StackView, View
from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.marks import sea_chart
from renderer.core.scene import Scene
from renderer.games.nautilus_island import layout
from renderer.games.nautilus_island.figures.objects import OBJECTS
from renderer.games.nautilus_island.palette import COLOURS, colour_of
from renderer.games.nautilus_island.parts import cards, tokens
from renderer.games.nautilus_island.parts.pieces import colour_name, word
from renderer.games.nautilus_island.parts.stores import draw_set_size
from renderer.games.nautilus_island.parts.wreck import draw_hull

HEAD = 60
LEGEND = (("face-up", cards.eye), ("face-down", cards.back))


def draw_rules(view: View, scene: Scene) -> Canvas:
    """Draw the numbers printed on all components."""
    places = layout.figures()
    canvas = Canvas(layout.WIDTH, places.height, sea_chart(layout.WIDTH, places.height, places.title.middle))
    canvas.panel(places.title, theme.DEEP, 16, theme.HAZE)
    title = places.title.inset(20, 8)
    canvas.write(word(scene, "figures"), title, 54, theme.LAMP, least=34, align="centre", weight="Bold")
    _tokens(canvas, places.tokens, view, scene)
    canvas.tile(_portholes, places.portholes, view.portholes, scene)
    canvas.tile(_objects, places.objects, tuple(view.treasures.items()), scene)
    canvas.panel(places.columns, theme.DUSK, 12)
    words = word(scene, "figures-columns", players=len(view.seats))
    canvas.write(words, places.columns.inset(20, 4), 42, theme.FOAM, least=28)
    _columns(canvas, places.wreck, view, scene)
    return canvas


def _headed(canvas: Canvas, box: Box, words: str) -> Box:
    """Draw a panel with a heading, and return the rest of the box."""
    canvas.panel(box, theme.WATER, 16, theme.HAZE)
    head, rest = box.inset(18, 10).cut_top(HEAD, 6)
    canvas.write(words, head, 42, theme.FOAM, least=26)
    return rest


def _tokens(canvas: Canvas, box: Box, view: View, scene: Scene) -> None:
    """Draw each kind of bonus token with an explanation of its effect."""
    count = view.tokens_left + sum(space.token is not None for space in view.camp)
    rest = _headed(canvas, box, word(scene, "figures-tokens", count=count))
    for kind, cell in zip(tokens.SHAPES, rest.grid(2, 3, 12), strict=True):
        canvas.panel(cell, theme.DUSK, 12)
        mark, room = cell.inset(10, 6).cut_left(cell.h - 12, 14)
        tokens.draw_token(canvas, mark, kind)
        translate = scene.translate(text(f"nautilus-island-token-{kind.replace('_', '-')}"))
        canvas.write_two(translate, room, 42, theme.FOAM, least=30)


def _portholes(canvas: Canvas, box: Box, piles: tuple[PileView, ...], scene: Scene) -> None:
    """Draw the portholes for each set size, starting with the next one to be taken."""
    rest = _headed(canvas, box, word(scene, "figures-portholes"))
    for pile, row in zip(piles, rest.rows(len(piles), 8), strict=True):
        canvas.panel(row, theme.DUSK, 12)
        sign, room = row.inset(12, 4).cut_left(row.h - 14, 24)
        draw_set_size(canvas, sign, pile.size)
        for value, cell in zip(pile.left, room.columns(max(4, len(pile.left)), 6), strict=False):
            tokens.draw_porthole(canvas, cell, value)


def _objects(canvas: Canvas, box: Box, treasures: tuple[tuple[str, int], ...], scene: Scene) -> None:
    """Draw the objects of each colour, and the treasures with their points."""
    worth = dict(treasures)
    rest = _headed(canvas, box, word(scene, "figures-objects"))
    for colour, cell in zip(COLOURS, rest.columns(len(COLOURS), 10), strict=True):
        canvas.panel(cell, theme.DUSK, 12, COLOURS[colour].ground, 5)
        head, things = cell.inset(12, 10).cut_top(42, 8)
        mark, name = head.cut_left(40, 8)
        canvas.stamp_in(cards.sign(colour, 40), mark)
        canvas.write(colour_name(scene, colour), name, 34, theme.FOAM, least=20)
        texts = [card for card in OBJECTS if colour_of(card) == colour]
        for card, place in zip(texts, things.grid(2, 2, 8), strict=False):
            _object(canvas, place, card, worth.get(card))


def _object(canvas: Canvas, box: Box, card: str, vp: int | None) -> None:
    """Draw an object, with its points if it is a treasure."""
    if vp is None:
        side = min(box.w, box.h)
        return canvas.stamp_in(cards.tile(card, side), box)
    mark, room = box.cut_left(box.w * 64 // 100, 6)
    canvas.stamp_in(cards.tile(card, mark.w), mark)
    canvas.write(str(vp), room, 50, theme.LAMP, least=24, weight="Bold")
    return None


def _columns(canvas: Canvas, box: Box, view: View, scene: Scene) -> None:
    """Draw the wreck before the first turn.

    Stacks are shown without their cards, but face-up and face-down stacks differ.
    """
    counts = tuple(len(column.stacks) for column in view.columns)
    places = layout.wreck(box, counts)
    for shore in places.shores:
        canvas.panel(shore, theme.BEACH_SHADE, 16)
    draw_hull(canvas, box, counts, scene)
    for column, area, cells, slot in zip(
        view.columns, places.columns, places.stacks, places.slots[0], strict=True
    ):
        canvas.write(str(column.number + 1), slot, 46, theme.MIST, align="centre", least=20, weight="Bold")
        canvas.panel(area, theme.DEEP, 12, theme.IRON_DARK, 3)
        for stack, cell in zip(column.stacks, cells, strict=True):
            _stack(canvas, cell.inset(8, 4), stack)
    _legend(canvas, places.shores[1], scene)


def _stack(canvas: Canvas, box: Box, stack: StackView) -> None:
    """Draw a stack before the first turn."""
    pile, count = box.cut_left(box.w * 74 // 100, 2)
    cards.draw_stack(canvas, cards.stack_in(pile), cards.eye if stack.is_face_up else cards.back, stack.left)
    canvas.write(str(stack.left), count, 44, theme.FOAM, align="centre", least=14, weight="Bold")


def _legend(canvas: Canvas, box: Box, scene: Scene) -> None:
    for (key, card), cell in zip(LEGEND, box.inset(60, 8).columns(2, 40), strict=True):
        mark, name = cell.cut_left(cell.h * 100 // cards.CARD_HEIGHT, 20)
        canvas.stamp_in(card(mark.w), mark)
        canvas.write(word(scene, key), name, 44, theme.MIST, least=28)
