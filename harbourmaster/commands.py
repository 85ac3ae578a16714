"""The parser of the command line: commands and their arguments."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from bot.core.version import VERSION
from bot.runtime.process.environment import BadSettings, Settings, read_settings
from harbourmaster import (
    database_move,
    databases,
    health,
    launcher,
    leagues,
    matches,
    record_analysis,
    records,
    seasons,
)
from harbourmaster.failure import Failure
from host.operations.admin.transfer import ImportTarget
from renderer.core.scene import KINDS

PLAYGROUND = Path("data/playground")
PORT, LAST_PORT = 8765, 65535

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001  # argparse has no public name for it


def main(arguments: Sequence[str]) -> int:
    """Run the command line and return the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A console without a letter shows a question mark instead of failing.
            stream.reconfigure(errors="replace")
    asked = _parser().parse_args(arguments)
    try:
        code: int = asked.do(asked)
    except (Failure, BadSettings) as failure:
        print(f"harbourmaster: {failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader of our output has closed the pipe (`| head`).
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        if asked.serves:
            raise  # for long-running commands the place matters, too
        print(f"harbourmaster: {error}", file=sys.stderr)
        return 1
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="harbourmaster", description="Board games in Discord channels.")
    parser.set_defaults(serves=False)
    parser.add_argument("--version", action="version", version=f"%(prog)s {VERSION}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_running(commands)
    _add_records(commands)
    _add_databases(commands)
    _add_matches(commands)
    _add_leagues(commands)
    return parser


def _add(commands: Commands, name: str, text: str) -> argparse.ArgumentParser:
    return commands.add_parser(name, help=text, description=f"{text[0].upper()}{text[1:]}.")


def _add_running(commands: Commands) -> None:
    run = _add(commands, "run", "run the bot on Discord, with DISCORD_TOKEN from the environment or .env")
    run.add_argument(
        "--stay", action="store_true", help="where trying again can't help, say why and wait to be stopped"
    )
    run.set_defaults(do=lambda asked: launcher.run(wait_after_failure=asked.stay), serves=True)
    play = _add(commands, "play", "run the bot in a local Discord page, without a token")
    play.add_argument(
        "--folder", type=Path, default=PLAYGROUND, help="where everything is kept (%(default)s)"
    )
    play.add_argument("--port", type=_port, default=PORT, help="port of the page (%(default)s)")
    play.add_argument("--fresh", action="store_true", help="throw away what the folder keeps first")
    play.set_defaults(do=lambda asked: launcher.play(asked.folder, asked.port, asked.fresh), serves=True)
    alive = _add(commands, "health", "tell whether the running bot serves people (exit code 0 or 1)")
    alive.set_defaults(do=lambda _: health.check(_settings()))


def _count(given: str) -> int:
    count = int(given)
    if count < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return count


def _port(given: str) -> int:
    port = int(given)
    if not 0 <= port <= LAST_PORT:
        raise argparse.ArgumentTypeError(f"ports go from 0 to {LAST_PORT}")
    return port


def _add_records(commands: Commands) -> None:
    record = _add(commands, "record", "look at recorded games").add_subparsers(
        required=True, metavar="COMMAND"
    )
    verify = _add(record, "verify", "replay records, check every move and the result")
    verify.add_argument(
        "files", type=Path, nargs="+", metavar="FILE", help="harbour records; - is standard input"
    )
    verify.add_argument(
        "--fairness", action="store_true", help="check also that the shuffles follow from the commitment"
    )
    verify.set_defaults(do=lambda asked: records.verify(asked.files, with_fairness=asked.fairness))
    render = _add(record, "render", "draw a position of a record")
    render.add_argument("file", type=Path, metavar="FILE", help="a harbour record; - is standard input")
    render.add_argument("--at", type=int, metavar="N", help="after N moves (all of them)")
    render.add_argument(
        "--kind", choices=KINDS, help="what to draw (the board, or the scoring of a finished game)"
    )
    render.add_argument("--seat", type=int, metavar="S", help="whose side, from 0 (the one to act)")
    render.add_argument("--lang", default="en", help="language of the words in the picture (%(default)s)")
    render.add_argument(
        "--out", type=Path, required=True, metavar="PICTURE", help="file to write: .webp .png .jpg ..."
    )
    render.set_defaults(do=records.render)
    through = _add(record, "analyse", "tell who was ahead when, which turns cost most, and what was luck")
    through.add_argument(
        "file", type=Path, metavar="FILE", help="a finished harbour record; - is standard input"
    )
    through.add_argument(
        "--picture", type=Path, metavar="PICTURE", help="file to draw the course into: .png ..."
    )
    through.add_argument("--lang", default="en", help="language of the words (%(default)s)")
    through.add_argument("--nodes", type=_count, metavar="N", help="positions looked at for a turn")
    through.set_defaults(do=record_analysis.analyse)


def _add_databases(commands: Commands) -> None:
    database = _add(commands, "db", "look after the database").add_subparsers(
        required=True, metavar="COMMAND"
    )
    upgrade = _add(database, "upgrade", "bring the database up to this version")
    upgrade.add_argument("--create", action="store_true", help="make an empty one where there is none")
    upgrade.set_defaults(do=lambda asked: databases.upgrade(_settings().database_url, create=asked.create))
    backup = _add(database, "backup", "copy the database to a new file, also while the bot runs")
    backup.add_argument(
        "file", nargs="?", metavar="FILE", help="or a folder (NAME/): then the time is the copy's name"
    )
    backup.set_defaults(do=lambda asked: databases.backup(_settings(), asked.file))
    check = _add(
        database, "check", "replay all running matches by this version, on a copy, and say what differs"
    )
    check.add_argument("file", type=Path, nargs="?", metavar="FILE", help="a copy (else the database)")
    check.add_argument("--write", type=Path, metavar="SEEN", help="write down what is seen in each match")
    check.add_argument("--compare", type=Path, metavar="SEEN", help="what another version wrote down")
    check.set_defaults(
        do=lambda asked: databases.check(_settings().database_url, asked.file, asked.write, asked.compare)
    )
    restore = _add(database, "restore", "put a copy in the place of the database, which is kept beside it")
    restore.add_argument("file", type=Path, metavar="FILE", help="a copy that `db backup` has written")
    restore.add_argument("--create", action="store_true", help="also where there is no database any more")
    restore.set_defaults(
        do=lambda asked: databases.restore(_settings().database_url, asked.file, create=asked.create)
    )
    move = _add(database, "move", "copy everything to another database, also of another kind")
    move.add_argument("old", metavar="FROM", help="its address: sqlite:////srv/harbour.sqlite")
    move.add_argument("new", metavar="TO", help="an empty one's: postgresql://name:password@host/database")
    move.set_defaults(do=lambda asked: database_move.move(asked.old, asked.new))


def _add_matches(commands: Commands) -> None:
    match = _add(commands, "match", "move a match from one database to another").add_subparsers(
        required=True, metavar="COMMAND"
    )
    export = _add(match, "export", "write a match to a new file, with its seed: whoever has it knows all")
    export.add_argument("match", type=int, metavar="ID", help="the number of the match")
    export.add_argument("file", type=Path, metavar="FILE")
    export.set_defaults(do=lambda asked: matches.export(_settings().database_url, asked.match, asked.file))
    imported = _add(match, "import", "make a match of a file, in a channel without one")
    imported.add_argument("file", type=Path, metavar="FILE")
    for name in ("server", "channel"):
        imported.add_argument(
            f"--{name}", type=int, required=True, metavar="ID", help=f"of the {name} in Discord"
        )
    imported.add_argument("--thread", action="store_true", help="the channel is a thread")
    imported.set_defaults(do=_import_match)


def _add_leagues(commands: Commands) -> None:
    league = _add(commands, "league", "look after what matches brought, and after leagues").add_subparsers(
        required=True, metavar="COMMAND"
    )
    rebuild = _add(
        league, "rebuild", "make results, ratings and seasons anew from the logs, and say what differed"
    )
    rebuild.set_defaults(do=lambda _: leagues.rebuild_all(_settings().database_url))
    verify = _add(
        league, "verify", "check the draw, points, order and movement of seasons from their files alone"
    )
    verify.add_argument(
        "files", type=Path, nargs="+", metavar="FILE", help="season.json of an export; - is standard input"
    )
    verify.set_defaults(do=lambda asked: seasons.verify_all(asked.files))
    listed = _add(league, "list", "list all leagues with their seasons")
    listed.set_defaults(do=lambda _: seasons.list_all(_settings().database_url))
    export = _add(league, "export", "write a season as a file to verify and as tables for spreadsheets")
    export.add_argument("season", type=int, metavar="ID", help="the season's id, as `league list` tells it")
    export.add_argument("folder", type=Path, help="where the files are to lie; none there is overwritten")
    export.set_defaults(do=lambda asked: seasons.export(_settings().database_url, asked.season, asked.folder))


def _import_match(args: argparse.Namespace) -> int:
    place = ImportTarget(args.server, args.channel, args.thread)
    return matches.import_match(_settings().database_url, args.file, place)


def _settings() -> Settings:
    return read_settings(os.environ)
