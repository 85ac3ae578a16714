"""The command line parser: commands and their arguments."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from bot.core.version import VERSION
from bot.runtime.game_loading import add_folders
from bot.runtime.process.environment import BadSettings, Settings, read_settings
from harbourmaster import health, launcher, leagues, matches, rehearsal, seasons, sites
from harbourmaster.author import commands as author_commands
from harbourmaster.database import check as database_check
from harbourmaster.database import commands as databases
from harbourmaster.database import move as database_move
from harbourmaster.failure import Failure
from harbourmaster.record import analysis as record_analysis
from harbourmaster.record import commands as records
from host.operations.admin.transfer import ImportTarget
from renderer.core.scene import KINDS

PLAYGROUND = Path("data/playground")
PORT, LAST_PORT = 8765, 65535

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001  # argparse has no public attribute for this


def main(arguments: Sequence[str]) -> int:
    """Run the command line and return the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # Print a question mark for each character that the console cannot encode, instead of failing.
            stream.reconfigure(errors="replace")
    asked = create_parser().parse_args(arguments)
    try:
        code: int = asked.do(asked)
    except (Failure, BadSettings) as failure:
        print(f"harbourmaster: {failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The process that reads our output has exited, for example `head` in a pipeline.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        if asked.serves:
            raise  # Long-running commands need the complete traceback.
        print(f"harbourmaster: {error}", file=sys.stderr)
        return 1
    return code


def create_parser() -> argparse.ArgumentParser:
    """Return the parser with all commands."""
    parser = argparse.ArgumentParser(prog="harbourmaster", description="Board games in Discord channels.")
    parser.set_defaults(serves=False)
    parser.add_argument("--version", action="version", version=f"%(prog)s {VERSION}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_running(commands)
    _add_records(commands)
    _add_databases(commands)
    _add_matches(commands)
    _add_leagues(commands)
    _add_site(commands)
    author_commands.add_commands(commands)
    return parser


def _add(commands: Commands, name: str, text: str) -> argparse.ArgumentParser:
    return commands.add_parser(name, help=text, description=f"{text[0].upper()}{text[1:]}.")


def _add_running(commands: Commands) -> None:
    run = _add(commands, "run", "run the bot on Discord, with DISCORD_TOKEN from the environment or .env")
    run.add_argument(
        "--stay", action="store_true", help="if a restart can't help, log the reason and wait to be stopped"
    )
    run.add_argument(
        "--new-database",
        action="store_true",
        help="start with an empty database even if the former one is missing",
    )
    run.set_defaults(
        do=lambda asked: launcher.run(wait_after_failure=asked.stay, is_new_database=asked.new_database),
        serves=True,
    )
    play = _add(commands, "play", "run the bot in a local page, without Discord or a token")
    play.add_argument(
        "--folder", type=Path, default=PLAYGROUND, help="folder for all data (default: %(default)s)"
    )
    play.add_argument("--port", type=_port, default=PORT, help="port of the page (default: %(default)s)")
    play.add_argument("--fresh", action="store_true", help="delete all data in the folder first")
    play.set_defaults(do=lambda asked: launcher.play(asked.folder, asked.port, asked.fresh), serves=True)
    _add_rehearsal(commands)
    alive = _add(commands, "health", "check whether the running bot serves its users (exit code 0 or 1)")
    alive.add_argument(
        health.ONLY_SERVING, action="store_true", help="ignore failed backups, for supervisors"
    )
    alive.set_defaults(do=lambda asked: health.check(_settings(), only_serving=asked.serving))


def _add_rehearsal(commands: Commands) -> None:
    rehearse = _add(commands, "rehearse", "check on a test server whether Discord behaves as the bot assumes")
    for name, text in (("guild", "server"), ("channel", "channel")):
        rehearse.add_argument(
            f"--{name}", type=int, required=True, metavar="ID", help=f"Discord ID of the test {text}"
        )
    rehearse.add_argument(
        "--wait",
        type=int,
        default=rehearsal.WAIT,
        metavar="SECONDS",
        help="time for each of your actions; 0 asks for none (default: %(default)s)",
    )
    rehearse.add_argument(
        "--slow", action="store_true", help="also run the checks that take an hour altogether"
    )
    rehearse.add_argument(
        "--image", type=Path, metavar="FILE", help="image that the filter for explicit images refuses"
    )
    rehearse.set_defaults(
        do=lambda asked: rehearsal.rehearse(
            _settings(), asked.guild, asked.channel, wait=asked.wait, slow=asked.slow, image=asked.image
        )
    )


def _count(given: str) -> int:
    count = int(given)
    if count < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return count


def _port(given: str) -> int:
    port = int(given)
    if not 0 <= port <= LAST_PORT:
        raise argparse.ArgumentTypeError(f"must be from 0 to {LAST_PORT}")
    return port


def _add_records(commands: Commands) -> None:
    record = _add(commands, "record", "check, draw or analyse recorded games").add_subparsers(
        required=True, metavar="COMMAND"
    )
    _add_verify(record)
    _add_render(record)
    _add_analyse(record)


def _add_verify(record: Commands) -> None:
    verify = _add(record, "verify", "replay records and check every move and the result")
    verify.add_argument(
        "files", type=Path, nargs="+", metavar="FILE", help="records to check (- for standard input)"
    )
    verify.add_argument(
        "--fairness", action="store_true", help="also check that the shuffles follow from the commitment"
    )
    verify.set_defaults(do=lambda asked: records.verify(asked.files, with_fairness=asked.fairness))


def _add_render(record: Commands) -> None:
    render = _add(record, "render", "draw a position of a record")
    render.add_argument("file", type=Path, metavar="FILE", help="record to draw (- for standard input)")
    render.add_argument("--at", type=int, metavar="N", help="position after N moves (default: all moves)")
    render.add_argument(
        "--kind", choices=KINDS, help="what to draw (default: the board, or the scoring of a finished game)"
    )
    render.add_argument(
        "--seat",
        type=int,
        metavar="S",
        help="seat whose view to draw, counted from 0 (default: the seat to move)",
    )
    render.add_argument(
        "--lang", default="en", help="language of the texts in the picture (default: %(default)s)"
    )
    render.add_argument(
        "--out",
        type=Path,
        required=True,
        metavar="PICTURE",
        help="picture file to write: .webp, .png, .jpg, ...",
    )
    render.set_defaults(do=records.render)


def _add_analyse(record: Commands) -> None:
    analyse = _add(record, "analyse", "show the expected leads, costly turns and luck of a finished game")
    analyse.add_argument(
        "file", type=Path, metavar="FILE", help="record of a finished game (- for standard input)"
    )
    analyse.add_argument(
        "--picture",
        type=Path,
        metavar="PICTURE",
        help="picture file for the chart of expected leads: .png, ...",
    )
    analyse.add_argument("--lang", default="en", help="language of the analysis (default: %(default)s)")
    analyse.add_argument(
        "--nodes",
        type=_count,
        metavar="N",
        help="number of positions to search per turn (default: like the bot)",
    )
    analyse.set_defaults(do=record_analysis.analyse)


def _add_databases(commands: Commands) -> None:
    database = _add(commands, "db", "back up, restore, upgrade, check or move the database").add_subparsers(
        required=True, metavar="COMMAND"
    )
    upgrade = _add(database, "upgrade", "upgrade the database to this version")
    upgrade.add_argument("--create", action="store_true", help="create an empty database if there is none")
    upgrade.set_defaults(do=lambda asked: databases.upgrade(_settings().database_url, create=asked.create))
    backup = _add(database, "backup", "copy the database to a new file, also while the bot runs")
    backup.add_argument(
        "file",
        nargs="?",
        metavar="FILE",
        help="file to write, or a folder (NAME/), in which the file is named by the time",
    )
    backup.set_defaults(do=lambda asked: databases.backup(_settings(), asked.file))
    check = _add(
        database, "check", "replay all running matches with this version, on a copy, and report differences"
    )
    check.add_argument(
        "file", type=Path, nargs="?", metavar="FILE", help="backup to check (default: the database)"
    )
    check.add_argument(
        "--write", type=Path, metavar="SEEN", help="write a hash of each match's position to this file"
    )
    check.add_argument(
        "--compare", type=Path, metavar="SEEN", help="compare with a file that another version wrote"
    )
    check.set_defaults(
        do=lambda asked: database_check.check(
            _settings().database_url, asked.file, asked.write, asked.compare
        )
    )
    restore = _add(database, "restore", "replace the database with a backup; the old file is kept beside it")
    restore.add_argument("file", type=Path, metavar="FILE", help="backup that `db backup` has written")
    restore.add_argument("--create", action="store_true", help="also restore if there is no database")
    restore.set_defaults(do=lambda asked: _restore(asked.file, create=asked.create))
    move = _add(database, "move", "copy everything to another, empty database, such as one on PostgreSQL")
    move.add_argument("old", metavar="FROM", help="URL of the old database: sqlite:////srv/harbour.sqlite")
    move.add_argument(
        "new", metavar="TO", help="URL of the new one: postgresql://name:password@host/database"
    )
    move.set_defaults(do=lambda asked: database_move.move(asked.old, asked.new))


def _add_matches(commands: Commands) -> None:
    match = _add(commands, "match", "export a match to a file, or import one").add_subparsers(
        required=True, metavar="COMMAND"
    )
    export = _add(
        match, "export", "write a match to a new file, including its seed and all hidden information"
    )
    export.add_argument("match", type=int, metavar="ID", help="number of the match")
    export.add_argument("file", type=Path, metavar="FILE")
    export.set_defaults(do=lambda asked: matches.export(_settings().database_url, asked.match, asked.file))
    imported = _add(match, "import", "create a match from a file, in a channel without a match")
    imported.add_argument("file", type=Path, metavar="FILE")
    for name in ("server", "channel"):
        imported.add_argument(
            f"--{name}", type=int, required=True, metavar="ID", help=f"Discord ID of the {name}"
        )
    imported.add_argument("--thread", action="store_true", help="the channel is a thread")
    imported.set_defaults(do=_import_match)


def _add_leagues(commands: Commands) -> None:
    league = _add(
        commands, "league", "verify and export leagues, and rebuild results and ratings"
    ).add_subparsers(required=True, metavar="COMMAND")
    rebuild = _add(
        league, "rebuild", "rebuild results, ratings and seasons from the logs, and report differences"
    )
    rebuild.set_defaults(do=lambda _: leagues.rebuild_all(_settings().database_url))
    verify = _add(
        league, "verify", "check the draw, points, standings and promotions of seasons from their files"
    )
    verify.add_argument(
        "files", type=Path, nargs="+", metavar="FILE", help="season.json of an export (- for standard input)"
    )
    verify.add_argument(
        "--records", type=Path, nargs="+", default=(), metavar="PATH",
        help="records of the matches, or folders of records, with which to compare the results",
    )  # fmt: skip
    verify.set_defaults(do=lambda asked: seasons.verify_all(asked.files, asked.records))
    listed = _add(league, "list", "list all leagues with their seasons")
    listed.set_defaults(do=lambda _: seasons.list_all(_settings().database_url))
    export = _add(league, "export", "write a season as a verifiable file and as tables for spreadsheets")
    export.add_argument("season", type=int, metavar="ID", help="ID of the season, from `league list`")
    export.add_argument(
        "folder",
        type=Path,
        metavar="FOLDER",
        help="folder for the files; existing files are never overwritten",
    )
    export.set_defaults(do=lambda asked: seasons.export(_settings().database_url, asked.season, asked.folder))


def _add_site(commands: Commands) -> None:
    site = _add(commands, "site", "write the web pages as files").add_subparsers(
        required=True, metavar="COMMAND"
    )
    build = _add(site, "build", "write the web pages to a folder, for any web server; only what has changed")
    build.add_argument("folder", type=Path, metavar="FOLDER", help="empty folder, or one of an earlier build")
    build.add_argument(
        "--workers", type=int, default=0, metavar="N", help="processes that draw (default: one per processor)"
    )
    build.set_defaults(do=lambda asked: sites.build(_settings(), asked.folder, asked.workers))


def _import_match(args: argparse.Namespace) -> int:
    place = ImportTarget(args.server, args.channel, args.thread)
    return matches.import_match(_settings().database_url, args.file, place)


def _restore(file: Path, *, create: bool) -> int:
    settings = _settings()
    folders = (settings.deletions_folder, settings.folder)
    return databases.restore(settings.database_url, file, create=create, list_folders=folders)


def _settings() -> Settings:
    settings = read_settings(os.environ)
    for warning in settings.warnings:
        print(f"harbourmaster: {warning}", file=sys.stderr)
    add_folders(settings.games)
    return settings
