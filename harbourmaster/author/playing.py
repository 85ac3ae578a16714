"""`author play`: the playground with one game, started again whenever a file is saved."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from engine.core.files.library import games
from harbourmaster import launcher
from harbourmaster.author.folders import find_game, load_game
from harbourmaster.author.watching import snapshot, wait_for_change

STOP_TIMEOUT = 20.0
"""Seconds after which a playground that does not stop is killed."""


def play(game_id: str, folder: Path, port: int, *, fresh: bool, once: bool) -> int:
    """Run the playground with one game, again after each change unless `once` is set."""
    folders = find_game(game_id)
    if once:
        load_game(game_id)
        for other in [*games()]:
            if other != game_id:
                del games()[other]
        return launcher.play(folder, port, fresh)
    arguments = ["author", "play", game_id, "--once", "--folder", str(folder), "--port", str(port)]
    # With -P, a module in the current folder does not hide a package of the bot.
    command = [sys.executable, "-P", "-m", "harbourmaster", *arguments]
    while True:
        before = snapshot(folders)
        started = subprocess.Popen(  # noqa: S603  # this program
            [*command, *(["--fresh"] if fresh else [])], env=folders.environment()
        )
        fresh = False
        try:
            # If the game can't be loaded, the process has ended and printed the reason.
            wait_for_change(folders, before)
        finally:
            _stop(started)
        print(f"{game_id} has changed: starting again", flush=True)


def _stop(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(STOP_TIMEOUT)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
