"""The same image drawn with other tools: as SVG with resvg, and as HTML in headless Chromium.

The calls to our canvas are recorded and converted to boxes, lines of text in the same font, and embedded
images for sprites. The background with its chart is left out, so the other tools have less to draw than ours.
"""

from __future__ import annotations

import shutil
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html import escape
from importlib.resources import files
from io import BytesIO
from typing import NamedTuple
from unittest.mock import patch

import resvg_py
from PIL import Image
from playwright.sync_api import sync_playwright

from renderer import Picture
from renderer.core.canvas import TILES, Canvas, TextLine
from renderer.core.geometry import Box
from renderer.core.sprites import Sprite, paint_sprite
from renderer.core.text import CAP_HEIGHT, Weight
from renderer.core.theme import Colour

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FAMILY = "Source Sans Pro"
WEIGHTS: dict[Weight, int] = {"Regular": 400, "Semibold": 600, "Bold": 700}


class PanelCall(NamedTuple):
    """A recorded call that draws a box with rounded corners."""

    box: Box
    colour: Colour
    radius: int
    edge: Colour | None
    width: int


class SpriteCall(NamedTuple):
    """A recorded call that draws a sprite, which is stored as a data URL."""

    url: str
    box: Box


class TextCall(NamedTuple):
    """A recorded call that draws a line of text."""

    line: TextLine
    weight: Weight


class RecordedImage(NamedTuple):
    """An image, stored as the sequence of calls to its canvas."""

    width: int
    height: int
    calls: list[PanelCall | SpriteCall | TextCall]


def record_calls(draw: Callable[[], Picture]) -> RecordedImage:
    """Draw an image without caches, and record the calls to its canvas, in pixels."""
    asked: list[PanelCall | SpriteCall | TextCall] = []
    urls: dict[Sprite, str] = {}
    writing = Canvas.write

    def panel(
        canvas: Canvas, box: Box, colour: Colour, radius: int, edge: Colour | None = None, width: int = 2
    ) -> None:
        resolution = canvas.resolution
        asked.append(
            PanelCall(
                canvas.pixels(box), colour, resolution.length(radius), edge, resolution.thickness(width)
            )
        )

    def stamp(canvas: Canvas, shown: Sprite, x: int, y: int, within: Box | None = None) -> None:
        if shown not in urls:
            urls[shown] = _url(paint_sprite(shown, canvas.resolution))
        asked.append(SpriteCall(urls[shown], canvas.pixels(Box(x, y, *shown.size))))

    def write(
        canvas: Canvas, words: str, *given: object, weight: Weight = "Semibold", **named: object
    ) -> Box:
        written = len(canvas.lines)
        ink = writing(canvas, words, *given, weight=weight, **named)  # type: ignore[arg-type]  # passed on as given
        asked.extend(TextCall(_in_pixels(line, canvas), weight) for line in canvas.lines[written:])
        return ink

    TILES.clear()
    with (
        patch.object(Canvas, "panel", panel),
        patch.object(Canvas, "fill", lambda canvas, box, colour: panel(canvas, box, colour, 0)),
        patch.object(Canvas, "stamp", stamp),
        patch.object(Canvas, "write", write),
    ):
        picture = draw()
    TILES.clear()
    return RecordedImage(picture.width, picture.height, asked)


def _in_pixels(line: TextLine, canvas: Canvas) -> TextLine:
    size = canvas.resolution.coordinate(line.size)
    return line._replace(box=canvas.pixels(line.box), ink=canvas.pixels(line.ink), size=size)


def _url(picture: Image.Image) -> str:
    out = BytesIO()
    picture.save(out, "PNG", compress_level=1)
    return "data:image/png;base64," + b64encode(out.getvalue()).decode()


def _rgb(colour: Colour) -> str:
    return "rgb({},{},{})".format(*colour)


def svg(picture: RecordedImage) -> str:
    """Return an image as SVG, which contains each sprite only once."""
    urls = dict.fromkeys(call.url for call in picture.calls if isinstance(call, SpriteCall))
    ids = {url: f"s{number}" for number, url in enumerate(urls)}
    sizes = {one.url: one.box for one in picture.calls if isinstance(one, SpriteCall)}
    text = "".join(
        f'<image id="{ids[url]}" width="{sizes[url].w}" height="{sizes[url].h}" href="{url}"/>'
        for url in urls
    )
    body = "".join(_svg(one, ids) for one in picture.calls)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{picture.width}" height="{picture.height}">'
        f"<defs>{text}</defs>{body}</svg>"
    )


def _svg(one: PanelCall | SpriteCall | TextCall, ids: dict[str, str]) -> str:
    match one:
        case PanelCall(box, colour, radius, edge, width):
            inner = box if edge is None else box.inset(width)
            outer = "" if edge is None else _svg(PanelCall(box, edge, radius, None, 0), ids)
            return (
                f'{outer}<rect x="{inner.x}" y="{inner.y}" width="{inner.w}" height="{inner.h}" '
                f'rx="{max(radius - (box.w - inner.w) // 2, 0)}" fill="{_rgb(colour)}"/>'
            )
        case SpriteCall(url, box):
            return f'<use href="#{ids[url]}" x="{box.x}" y="{box.y}"/>'
        case TextCall(line, weight):
            return (
                f'<text x="{line.ink.x}" y="{_baseline(line)}" font-family="{FAMILY}" font-size="{line.size}" '
                f'font-weight="{WEIGHTS[weight]}" fill="{_rgb(line.colour)}">{escape(line.words)}</text>'
            )


def _baseline(line: TextLine) -> int:
    return line.box.y + round((line.box.h + line.size * CAP_HEIGHT) / 2)


def html(picture: RecordedImage) -> str:
    """Return an image as the body of an HTML page with positioned elements."""
    return "".join(map(_html, picture.calls))


def _page() -> str:
    fonts = "".join(
        f"@font-face{{font-family:'{FAMILY}';font-weight:{number};"
        f"src:url(data:font/ttf;base64,{b64encode(_font(weight)).decode()})}}"
        for weight, number in WEIGHTS.items()
    )
    style = f"*{{position:absolute;box-sizing:border-box;white-space:pre;margin:0}}{fonts}"
    return f"<!doctype html><style>{style}</style><body>"


def _font(weight: Weight) -> bytes:
    return (files("font_source_sans_pro") / "files" / f"SourceSansPro-{weight}.ttf").read_bytes()


def _html(one: PanelCall | SpriteCall | TextCall) -> str:
    match one:
        case PanelCall(box, colour, radius, edge, width):
            border = "" if edge is None else f"border:{width}px solid {_rgb(edge)};"
            return (
                f'<div style="{_at(box)}background:{_rgb(colour)};border-radius:{radius}px;{border}"></div>'
            )
        case SpriteCall(url, box):
            return f'<img style="{_at(box)}" src="{url}">'
        case TextCall(line, weight):
            return (
                f'<div style="left:{line.ink.x}px;top:{_baseline(line) - line.size}px;'
                f"font:{WEIGHTS[weight]} {line.size}px/1 '{FAMILY}';color:{_rgb(line.colour)}\">"
                f"{escape(line.words)}</div>"
            )


def _at(box: Box) -> str:
    return f"left:{box.x}px;top:{box.y}px;width:{box.w}px;height:{box.h}px;"


def render_with_resvg(scene: str) -> bytes:
    """Render SVG with resvg and our fonts."""
    paths = [str(files("font_source_sans_pro") / "files" / f"SourceSansPro-{name}.ttf") for name in WEIGHTS]
    return bytes(resvg_py.svg_to_bytes(svg_string=scene, skip_system_fonts=True, font_files=paths))


@contextmanager
def chromium(width: int, height: int) -> Iterator[Callable[[str], bytes]]:
    """Start a browser with loaded fonts, and yield a function that renders HTML.

    Chromium must be installed.
    """
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport={"width": width, "height": height})
        page.set_content(_page())

        def draw(scene: str) -> bytes:
            page.evaluate("body => { document.body.innerHTML = body }", scene)
            return page.screenshot(type="png")

        yield draw
        browser.close()
