"""The arguments of the commands for authors of games."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TypeAlias

from harbourmaster.author import checking, drawing, playing, scaffold

PORT = 8766
ARTIFACTS = Path("artifacts")
Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001  # argparse has no public attribute for this


def add_commands(commands: Commands) -> None:
    """Add the commands for authors."""
    author = commands.add_parser("author", help="create, check, draw and play your own games")
    parts = author.add_subparsers(required=True, metavar="COMMAND")
    _add_new(parts)
    _add_check(parts)
    _add_draw(parts)
    _add_play(parts)


def _add(commands: Commands, name: str, text: str) -> argparse.ArgumentParser:
    parser = commands.add_parser(name, help=text, description=f"{text[0].upper()}{text[1:]}.")
    parser.add_argument("game", help="id of the game, such as paper-boats")
    return parser


def _add_new(commands: Commands) -> None:
    new = _add(commands, "new", "create a small, complete game that passes all checks")
    new.add_argument("--folder", type=Path, help="folder for games (default: HARBOURMASTER_GAMES, or games)")
    new.set_defaults(do=lambda asked: scaffold.create(asked.game, asked.folder))


def _add_check(commands: Commands) -> None:
    check = _add(commands, "check", "check types, imports, random games and the tests for all games")
    check.add_argument("--games", type=int, default=300, help="number of random games (default: %(default)s)")
    check.add_argument(
        "--seconds", type=float, default=30, help="time for the random games (default: %(default)s)"
    )
    check.add_argument(
        "--out",
        type=Path,
        default=ARTIFACTS / "fuzz",
        help="folder for games in which something has failed (default: %(default)s)",
    )
    check.add_argument("--no-tests", action="store_true", help="leave out the tests")
    check.add_argument("--full", action="store_true", help="also run the long tests")
    check.add_argument("--replay", type=Path, metavar="FILE", help="only play a failed game again")
    check.set_defaults(do=_check)


def _check(asked: argparse.Namespace) -> int:
    if asked.replay is not None:
        return checking.replay(asked.game, asked.replay)
    return checking.check(
        asked.game, asked.out, asked.games, asked.seconds, with_tests=not asked.no_tests, is_full=asked.full
    )


def _add_draw(commands: Commands) -> None:
    draw = _add(commands, "draw", "write the pictures to a folder, again whenever a file is saved")
    draw.add_argument("--out", type=Path, help="folder for the pictures (default: artifacts/GAME)")
    draw.add_argument("--lang", default="en", help="language of the texts (default: %(default)s)")
    draw.add_argument("--once", action="store_true", help="draw only once")
    draw.set_defaults(
        do=lambda asked: drawing.draw(
            asked.game, asked.out or ARTIFACTS / asked.game, asked.lang, once=asked.once
        )
    )


def _add_play(commands: Commands) -> None:
    play = _add(commands, "play", "play in a local page, which starts again whenever a file is saved")
    play.add_argument("--folder", type=Path, help="folder for all data (default: data/author/GAME)")
    play.add_argument("--port", type=int, default=PORT, help="port of the page (default: %(default)s)")
    play.add_argument("--fresh", action="store_true", help="delete all data in the folder first")
    play.add_argument("--once", action="store_true", help="don't start again after changes")
    play.set_defaults(
        do=lambda asked: playing.play(
            asked.game,
            asked.folder or Path("data/author") / asked.game,
            asked.port,
            fresh=asked.fresh,
            once=asked.once,
        ),
        serves=True,
    )
