"""`author draw`: write a game's pictures to a folder, and draw them again whenever a file is saved."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from bot.core.words.i18n import locales, translator
from engine.core import play
from engine.core.files.library import AnyGame
from engine.core.model import Seat
from engine.core.randomness.chance import SeededChance
from harbourmaster.author.folders import GameFolders, find_game, load_game
from harbourmaster.author.watching import snapshot, wait_for_change
from harbourmaster.failure import Failure
from renderer import NothingToDraw, render
from renderer.core.scene import KINDS

NAMES = ("Ada", "Ben", "Cem", "Dea", "Eli", "Fay", "Gus", "Hal")


def draw(game_id: str, out: Path, language: str, *, once: bool) -> int:
    """Draw a game's pictures, again after each change unless `once` is set."""
    if language not in locales():
        raise Failure(f"unknown language {language!r}; available: {', '.join(locales())}")
    folders = find_game(game_id)
    if once:
        return draw_all(folders, out, language)
    while True:
        before = snapshot(folders)
        # A new process imports the changed code.
        arguments = ["author", "draw", game_id, "--once", "--out", str(out), "--lang", language]
        # With -P, a module in the current folder does not hide a package of the bot.
        command = [sys.executable, "-P", "-m", "harbourmaster", *arguments]
        subprocess.run(command, env=folders.environment(), check=False)  # noqa: S603  # this program
        wait_for_change(folders, before)


def draw_all(folders: GameFolders, out: Path, language: str) -> int:
    """Draw the pictures of a random game with the fewest and with the most players."""
    rules, count = load_game(folders.game_id), 0
    out.mkdir(parents=True, exist_ok=True)
    for seats in sorted({rules.seat_counts[0], rules.seat_counts[-1]}):
        for moment, state, before, seat in _moments(rules, seats):
            count += _draw_position(rules, out / f"{seats}-{moment}", language, state, before, seat)
    print(f"{out}: {count} pictures of {rules.id}", flush=True)
    return 0


def _moments(rules: AnyGame, seats: int) -> Iterator[tuple[str, Any, Any, Seat]]:
    """Yield the start, the middle and the end of a random game, with the position before the last move."""
    random = Random(seats)
    state = rules.deal(seats, rules.default_edition(), SeededChance("draw"))
    course = [(state, state, (play.awaited_seats(state) or (0,))[0])]
    while not play.is_finished(state):
        seat = play.awaited_seats(state)[0]
        after = play.submit(state, random.choice(play.options(state, seat)), seat)
        course.append((after, state, seat))
        state = after
    for moment, place in (("start", 0), ("middle", len(course) // 2), ("end", -1)):
        yield moment, *course[place]


def _draw_position(rules: AnyGame, prefix: Path, language: str, state: Any, before: Any, seat: Seat) -> int:
    count = 0
    for kind in KINDS:
        viewer = seat if kind in {"panel", "turn"} else None
        try:
            picture = render(
                rules.id, rules.observe(state, viewer), kind, seat=viewer, names=NAMES[: state.seats],
                language=language, translate=translator(language),
                before=rules.observe(before, viewer),
            )  # fmt: skip
        except NothingToDraw:
            continue
        prefix.with_name(f"{prefix.name}-{picture.name}").write_bytes(picture.data)
        count += 1
    return count
