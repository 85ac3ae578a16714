"""The gallery: `make gallery` draws every kind of image for every game and language into docs/gallery."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image

from bot.core.words.i18n import FALLBACK, Translator, locales, translator
from engine.core import play
from engine.core.files.library import AnyGame, games
from engine.core.randomness.chance import SeededChance
from engine.core.text import LocalizedText
from harbourmaster.record.commands import segment_starts
from renderer import NothingToDraw, Palette, Picture, render
from renderer.core.scene import KINDS, Kind
from renderer.league.picture import render as render_league
from tests import league_gallery

NAMES = ("Ada", "Ben", "Cem", "Dorota", "Eli", "Fay", "Gus", "Hana")
SEED = "gallery"
BOARD_PROGRESS = 0.6
"""The fraction of a match after which its images are drawn. The table is full by then."""
WIDTH = 700
"""Maximum image width in pixels, which is twice the displayed width.

This reduces the file size to a fifth.
"""
QUALITY = 82
TITLES: dict[str, str] = {
    "board": "Board",
    "panel": "A player's panel",
    "final": "Final scoring",
    "turn": "A turn",
    "share": "Share card",
    "rules": "Printed figures",
    "standings": "Standings",
    "crosstable": "Crosstable",
    "pyramid": "Pyramid of divisions",
    "profile": "A player's profile",
    "versus": "Two players compared",
}
"""Headings by kind of image."""


class Match(NamedTuple):
    """A whole match between robots, as a sequence of positions."""

    rules: AnyGame
    positions: list[Any]

    @property
    def seats(self) -> int:
        """Return the number of players in the match."""
        return int(self.positions[0].seats)


def draw_gallery(folder: Path) -> None:
    """Draw all images into a folder, and write a page that shows them."""
    folder.mkdir(parents=True, exist_ok=True)
    drawn = [file for rules in games().values() for file in _draw_game(folder, play_match(rules))]
    drawn += _draw_league(folder)
    (folder / "README.md").write_text(_page_text(drawn), encoding="utf-8")


def play_match(rules: AnyGame) -> Match:
    """Let robots play a match with the maximum number of seats."""
    robot, chance = next(iter(rules.robots.values())), SeededChance(SEED)
    robot = rules.robots.get(rules.default_level, robot)
    positions = [rules.deal(max(rules.seat_counts), rules.default_edition(), SeededChance(SEED))]
    while not play.is_finished(positions[-1]):
        state = positions[-1]
        view = rules.observe(state, play.awaited_seat(state))
        plan = robot.plan(view, play.options(state), chance, robot.nodes)
        chance = plan.chance
        positions.append(play.submit(state, plan.actions[0]))
    return Match(rules, positions)


def _draw_game(folder: Path, match: Match) -> Iterator[Path]:
    for kind in KINDS:
        for locale in locales():
            try:
                picture = _render_image(match, kind, translator(locale), locale)
            except NothingToDraw:
                continue
            yield _write(folder, picture, f"{match.rules.id}-{kind}-{locale}")
    safe = _render_image(match, "board", translator(FALLBACK), FALLBACK, "safe")
    yield _write(folder, safe, f"{match.rules.id}-board-safe")


def _draw_league(folder: Path) -> Iterator[Path]:
    """Draw the league images in each language.

    Also draw the standings in the palette for colour-blind users.
    """
    game = next(iter(games()))
    for locale in locales():
        for name, chart_message in league_gallery.league_images(game, translator(locale)):
            yield _write(folder, render_league(chart_message.view), f"league-{name}-{locale}")
            if (name, locale) == ("standings", FALLBACK):
                yield _write(folder, render_league(chart_message.view, palette="safe"), f"league-{name}-safe")


def _write(folder: Path, picture: Picture, name: str) -> Path:
    """Save an image at reduced size with slightly lossy compression."""
    file = folder / f"{name}.webp"
    with Image.open(BytesIO(picture.data)) as drawn:
        width = min(WIDTH, drawn.width)
        size = width, round(drawn.height * width / drawn.width)
        drawn.convert("RGB").resize(size, Image.Resampling.LANCZOS).save(file, quality=QUALITY)
    return file


def _render_image(
    match: Match, kind: Kind, translate: Translator, locale: str, palette: Palette = "harbour"
) -> Picture:
    rules, positions = match.rules, _positions_for(match, kind)
    state, marks = positions[-1], segment_starts(match.rules, positions)
    seat = play.awaited_seat(positions[-2] if kind == "turn" else state)
    viewer = seat if kind == "panel" else None
    return render(
        rules.id, rules.observe(state, viewer), kind, seat=seat, names=NAMES[: match.seats], language=locale,
        translate=partial(translate, names=NAMES), before=rules.observe(marks[-1], viewer) if marks else None,
        score_history=tuple(rules.points(rules.observe(mark, None)) for mark in (*marks[1:], state)), palette=palette,
    )  # fmt: skip


def _positions_for(match: Match, kind: Kind) -> list[Any]:
    """Return the positions up to the position that is used for an image of this kind."""
    if kind in ("final", "share"):
        return match.positions
    if kind == "rules":
        return match.positions[:1]
    return match.positions[: round(len(match.positions) * BOARD_PROGRESS)]


def _page_text(drawn: list[Path]) -> str:
    translate = translator("en")
    lines = [
        "# Gallery",
        "",
        "`make gallery` draws these pictures from a match between robots. There is one of each kind in each language.",
        "Some are also shown in colour-blind friendly colours.",
        "",
    ]
    for rules in games().values():
        lines += [f"## {translate(LocalizedText(f'{rules.id}-name'))}", ""]
        for kind in KINDS:
            files = [file.name for file in drawn if file.name.startswith(f"{rules.id}-{kind}-")]
            if files:
                text = " ".join(f"![{file.removesuffix('.webp')}]({file})" for file in files)
                lines += [f"### {TITLES[kind]}", "", text, ""]
    lines += ["## Leagues", "", "These pictures show a season with random results.", ""]
    files = [file.name for file in drawn if file.name.startswith("league-")]
    for name in dict.fromkeys(file.split("-")[1] for file in files):
        text = " ".join(f"![{file.removesuffix('.webp')}]({file})" for file in files if f"-{name}-" in file)
        lines += [f"### {TITLES[name]}", "", text, ""]
    return "\n".join(lines)


if __name__ == "__main__":
    draw_gallery(Path("docs/gallery"))
