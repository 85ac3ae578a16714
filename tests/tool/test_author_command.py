"""Tests for `harbourmaster author`: new, check, draw and play, each as a process of its own."""

from __future__ import annotations

import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO

import msgspec
import pytest

from bot.core.words.i18n import FALLBACK, Translator
from bot.runtime.process.environment import DATABASE
from engine.core import play
from engine.core.files.library import games
from engine.core.randomness.chance import SeededChance
from harbourmaster.__main__ import main
from harbourmaster.author import checking, scaffold
from harbourmaster.author.folders import GameFolders
from harbourmaster.author.fuzzing import Fault, RandomGame, seat_names
from harbourmaster.author.transcript import transcript
from tests.plugin.running import run_python
from tests.wire.observation import free_port

GAME = "paper-boats"
PICTURE_COUNT = 28


def author(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command for authors in a folder."""
    command = [sys.executable, "-P", "-m", "harbourmaster", "author", *arguments]
    return subprocess.run(command, cwd=folder, env=environment(), capture_output=True, text=True, check=False)


def environment() -> dict[str, str]:
    """Return the environment without settings that a test run adds."""
    left_out = ("HARBOURMASTER_GAMES", "PYTEST_XDIST_WORKER", "PYTEST_CURRENT_TEST", "PYTEST_ADDOPTS")
    return {name: value for name, value in os.environ.items() if name not in left_out}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder in which a new game has been created, with a module named like a package of the bot."""
    (tmp_path / "pages.py").write_text("raise ValueError", encoding="utf-8")
    assert scaffold.create(GAME, tmp_path / "games") == 0
    return tmp_path


def rules_folder(folder: Path) -> Path:
    return folder / "games/engine/games/paper_boats"


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


@contextmanager
def running(folder: Path, *arguments: str) -> Iterator[IO[str]]:
    """Run a command for authors until the `with` block ends, and yield its output."""
    command = [sys.executable, "-P", "-m", "harbourmaster", "author", *arguments]
    # The command would inherit that this process ignores Ctrl+C, as it does if it was started in the background.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(
        command, cwd=folder, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    signal.signal(signal.SIGINT, before)
    try:
        assert process.stdout is not None
        yield process.stdout
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)


def read_until(output: IO[str], pattern: str) -> str:
    """Read lines until one matches a pattern, and return this line."""
    for line in output:
        if re.search(pattern, line):
            return line
    pytest.fail(f"the process ended before {pattern!r}")


@pytest.mark.long
def test_new_game_has_valid_types_imports_and_random_games(tmp_path: Path) -> None:
    assert f"created {GAME} in games" in author(tmp_path, "new", GAME).stdout
    done = author(tmp_path, "check", GAME, "--no-tests", "--games", "60")
    assert done.stdout.splitlines() == ["types: ok", "imports: ok", "random games: ok"], done.stderr
    assert done.returncode == 0


@pytest.mark.soak
def test_generic_tests_apply_to_the_template_of_new_games() -> None:
    rooms = ("tests/engine", "tests/games", "tests/renderer")
    done = run_python(
        scaffold.TEMPLATE, "-m", "pytest", "-p", "no:cacheprovider", *rooms, "-k", "template-game"
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "passed" in done.stdout


@pytest.mark.soak
def test_new_game_passes_all_checks(folder: Path) -> None:
    done = author(folder, "check", GAME)
    assert done.stdout.splitlines()[-1] == "tests: ok"
    assert done.returncode == 0


def test_new_names_the_guide(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scaffold.create(GAME, tmp_path)
    (guide,) = re.findall(r"^guide: (.*)$", capsys.readouterr().out, re.MULTILINE)
    assert Path(guide).read_text(encoding="utf-8").startswith("# Write a game")


@pytest.mark.parametrize("is_full", [False, True])
def test_check_always_plays_whole_matches_in_discord(
    folder: Path, is_full: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands: list[tuple[str, ...]] = []

    def run(folders: GameFolders, *arguments: str) -> str:
        commands.append(arguments)
        return ""

    monkeypatch.setattr(checking, "_run", run)
    folders = GameFolders(GAME, folder / "games")
    assert list(checking.run_tests(folders, is_full=is_full)) == []
    with_matches = [one for one in commands if "tests/bot/test_whole_games.py" in one]
    assert [one[one.index("-m") + 1] for one in with_matches] == ["not soak and not docker"]


@pytest.mark.long
def test_check_prints_one_line_per_cause_and_writes_the_shortest_game(folder: Path) -> None:
    rules = rules_folder(folder)
    edit(rules / "game.py", "return view.points", "return list(view.points)")
    edit(rules / "steps.py", "from msgspec", "import random\n\nfrom msgspec")
    edit(
        rules / "steps.py",
        "        winner = _winner(state)\n",
        "        winner = _winner(state)\n        if state.round == 1 and winner == 1:\n"
        "            raise ValueError(f'no seat {random.random()}')\n",
    )
    done = author(folder, "check", GAME, "--no-tests", "--games", "60")
    types, imports, found = done.stdout.splitlines()
    assert done.returncode == 1
    assert re.fullmatch(r"types: \S+game\.py:\d+: error: Incompatible return value type .*", types)
    assert imports == "imports: engine.games.paper_boats.steps -> random (l.7)"
    assert re.match(r"random games: ValueError: no seat .*steps\.py:\d+\) after \d+ moves: ", found)
    file = folder / "artifacts/fuzz/paper-boats-1.json"
    assert str(file.relative_to(folder)) in found
    assert json.loads(file.read_text())["seats"] == 2
    assert len(json.loads(file.read_text())["moves"]) <= 4
    again = author(folder, "check", GAME, "--replay", str(file))
    assert again.returncode == 1
    assert "ValueError: no seat" in again.stdout
    assert '1. {"seat":0,"move":"play","card":' in again.stdout
    assert "P0 plays card" in again.stdout


def test_transcript_shows_moves_log_and_last_position() -> None:
    rules = next(iter(games().values()))
    seats = rules.seat_counts[0]
    state, moves = rules.deal(seats, rules.default_edition(), SeededChance("1")), []
    for _ in range(3):
        seat, action = play.awaited_seats(state)[0], play.options(state)[0]
        moves.append({"seat": seat, **msgspec.to_builtins(action)})
        state = play.submit(state, action, seat)
    fault = Fault("ValueError", RandomGame(seats, {}, "1", ()), tuple(moves))
    lines = [*transcript(rules, fault)]
    assert [line[:2] for line in lines if re.match(r"\d\. {", line)] == ["1.", "2.", "3."]
    board = rules.text_board(rules.observe(state, play.awaited_seat(state)))
    assert lines[-1] == Translator(FALLBACK)(board[-1], seat_names(seats))


def test_transcript_of_a_failing_move_shows_the_position_before_it() -> None:
    rules = next(iter(games().values()))
    seats = rules.seat_counts[0]
    first = rules.deal(seats, rules.default_edition(), SeededChance("1"))
    fault = Fault("ValueError", RandomGame(seats, {}, "1", ()), ({"seat": 0, "move": "none"},))
    move, heading, *_ = transcript(rules, fault)
    assert move == '1. {"seat":0,"move":"none"}'
    view = rules.observe(first, play.awaited_seat(first))
    assert heading == Translator(FALLBACK)(rules.heading(view), seat_names(seats))


@pytest.mark.long
def test_game_that_cannot_be_loaded_is_reported_with_its_line(folder: Path) -> None:
    edit(rules_folder(folder) / "game.py", "class PaperBoats", "clas PaperBoats")
    for command in ("check", "draw", "play"):
        done = author(folder, command, GAME, *([] if command == "check" else ["--once"]))
        assert done.returncode == 1
        assert re.search(r"paper-boats can't be loaded: SyntaxError: .*game\.py:\d+\)", done.stderr)
        assert "Traceback" not in done.stderr


@pytest.mark.long
def test_pictures_are_drawn_and_drawn_again_after_a_change(folder: Path) -> None:
    with running(folder, "draw", GAME) as output:
        assert f"{PICTURE_COUNT} pictures" in read_until(output, "pictures")
        picture = folder / "artifacts/paper-boats/2-start-board.png"
        before = picture.read_bytes()
        drawing = folder / "games/renderer/games/paper_boats/drawing.py"
        edit(drawing, "theme.NIGHT)", "theme.DUSK)")
        read_until(output, "pictures")
    assert picture.read_bytes() != before


@pytest.mark.long
def test_playground_shows_only_the_game_and_starts_again_after_a_change(folder: Path) -> None:
    port, texts = free_port(), rules_folder(folder) / "locales/en.ftl"
    with running(folder, "play", GAME, "--port", str(port)) as output:
        read_until(output, "Open http")
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=30) as page:  # a local page
            assert page.status == 200
        with closing(sqlite3.connect(folder / "data/author" / GAME / DATABASE)) as file:
            assert list(file.execute("SELECT game FROM matches")) == [(GAME,)]
        edit(texts, "paper-boats-name = Paper boats", "paper-boats-name = Paper ships")
        read_until(output, "has changed: starting again")
        read_until(output, "Open http")
        edit(rules_folder(folder) / "state.py", "class PaperBoatsState", "clas PaperBoatsState")
        read_until(output, "can't be loaded: SyntaxError")
        edit(rules_folder(folder) / "state.py", "clas PaperBoatsState", "class PaperBoatsState")
        read_until(output, "Open http")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["new", "Paper Boats"], "is not an id"),
        (["new", "nauticus"], "there is already a game nauticus"),
        (["check", "chess"], "there is no game 'chess'"),
        (["check", "../nauticus"], "there is no game '../nauticus'"),
    ],
)
def test_wrong_names_are_refused_with_a_reason(
    tmp_path: Path,
    arguments: list[str],
    reason: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["author", *arguments]) == 1
    assert reason in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
