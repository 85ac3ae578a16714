"""The commands for recorded games: verifying them, and drawing their positions."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Mapping
from functools import partial
from itertools import islice, pairwise
from pathlib import Path
from typing import cast

from PIL import Image

from bot.core.words.i18n import locales, translator
from bot.core.words.layout import invented_outcomes
from bot.core.words.names import plain_name
from engine.core import play
from engine.core.files import record
from engine.core.files.library import AnyGame, game
from engine.core.files.record import BadRecord, Record
from engine.core.model import State
from harbourmaster.failure import Failure
from host.matches.commit_reveal import proof
from host.matches.commit_reveal.proof import BadProof, VerifiedRecord
from host.matches.commit_reveal.scheme import digest
from renderer import NothingToDraw, Picture
from renderer import render as draw
from renderer.core.scene import Kind

STDIN = Path("-")


def verify(files: list[Path], *, with_fairness: bool = False) -> int:
    """Verify records, print one line for each, and return 1 if any is invalid.

    If `with_fairness` is true, also verify their shuffles.
    """
    return max(_verify(file, with_fairness=with_fairness) for file in files)


def _verify(file: Path, *, with_fairness: bool) -> int:
    try:
        game_record = read_record(file)
        last = record.verify(game_record)
        bound = proof.verify(game_record) if with_fairness else None
    except (Failure, BadRecord, BadProof) as error:
        print(f"{file}: {error}")
        return 1
    seats = "1 seat" if len(game_record.seats) == 1 else f"{len(game_record.seats)} seats"
    standing = f"{len(game_record.moves)} moves, " + (
        "finished" if play.is_finished(last) else "not finished"
    )
    print(f"{file}: valid ({game_record.game}, {seats}, {standing})")
    if bound is not None:
        _print_bound(bound)
    return 0


def _print_bound(bound: VerifiedRecord) -> None:
    """Print the inputs that determine a record's shuffles, and the values to compare in Discord."""
    frozen, posts = bound.transcript, bound.proof.posts
    print(f"  commitment {bound.proof.commitment}: matches the secret, the game and its settings")
    for added, contribution in zip(bound.proof.words, frozen.contributions, strict=True):
        text = "words that were deleted" if added is None else plain_name(added)
        print(f"  player {contribution.place} added, with {len(contribution.seats)} at the table: {text}")
    if frozen.message is None:
        print("  the commitment was not posted before the match began, so it proves nothing")
    elif not frozen.contributions:
        print("  no one added words, so the bot operator could have picked a secret that suits them")
    elif not frozen.is_unchanged:
        print("  someone joined or left after the last words were added")
    print("  the seat order and all shuffles follow from the secret and the transcript")
    print(
        "  not checked: robots' moves and the messages. Each message must be unedited, newer than the one before,"
    )
    print("  and have a file with this SHA-256 hash:")
    for address, file in zip(posts, bound.attachments, strict=False):
        print(f"    {address or 'never posted'} {digest(file)}")


def read_record(file: Path) -> Record:
    """Read a record from a file or standard input.

    Raise Failure if it cannot be read, and BadRecord if it is invalid.
    """
    try:
        return record.read(sys.stdin.buffer.read() if file == STDIN else file.read_bytes())
    except OSError as error:
        raise Failure(f"can't be read: {error.strerror}") from error


def render(args: argparse.Namespace) -> int:
    """Draw a position from a record to a file."""
    if args.lang not in locales():
        raise Failure(f"unknown language {args.lang!r}; available: {', '.join(locales())}")
    try:
        game_record = read_record(args.file)
        positions = _positions(game_record, args.at)
        seat = _seat(game_record, positions[-1], args.seat)
        invented = record.assumed_outcomes(game_record, positions[-1], seat)
        picture = _picture(game_record, positions, args, seat)
        if invented and not _is_public(picture, game_record, positions, args):
            caption = translator(args.lang)(invented_outcomes(len(invented)))
            picture = _picture(game_record, positions, args, seat, caption)
        else:
            invented = {}
    except BadRecord as error:
        raise Failure(f"{args.file}: {error}") from error
    except NothingToDraw as error:
        raise Failure(f"nothing to draw: {error}") from error
    write_picture(picture, args.out)
    print(f"{args.out}: {picture.width} x {picture.height}")
    _print_invented(invented, seat)
    return 0


def _print_invented(invented: Mapping[str, object], seat: int | None) -> None:
    """Print the outcomes that are missing from the record and were chosen by the replay."""
    if invented:
        print(f"partly invented: the record lacks these outcomes, which seat {seat} has seen")
    for place, outcome in invented.items():
        print(f"  {place}: {outcome}")


def _positions(game_record: Record, at: int | None) -> list[State]:
    """Return the positions from the start to the requested move."""
    moves = len(game_record.moves)
    if at is not None and not 0 <= at <= moves:
        raise Failure(f"--at must be from 0 to {moves} for this record")
    return list(islice(record.states(game_record), (moves if at is None else at) + 1))


def _seat(game_record: Record, state: State, asked: int | None) -> int | None:
    """Return the seat whose view to draw: the requested seat, or the seat to move."""
    seat = play.awaited_seat(state) if asked is None else asked
    if seat is not None and not 0 <= seat < len(game_record.seats):
        raise Failure(f"--seat must be from 0 to {len(game_record.seats) - 1} for this record")
    return seat


def _is_public(
    picture: Picture, game_record: Record, positions: list[State], args: argparse.Namespace
) -> bool:
    """Return whether spectators may see everything that the image shows."""
    try:
        return _picture(game_record, positions, args, None).data == picture.data
    except NothingToDraw:
        return False


def _picture(
    game_record: Record, positions: list[State], args: argparse.Namespace, seat: int | None, caption: str = ""
) -> Picture:
    rules, state = game(game_record.game).with_rules_version(game_record.rules_version), positions[-1]
    kind = cast("Kind", args.kind or ("final" if play.is_finished(state) else "board"))
    names = [plain_name(name) for name in game_record.seats]
    worded = partial(translator(args.lang), names=names)
    marks = segment_starts(rules, positions)
    return draw(
        game_record.game, rules.observe(state, seat), kind, seat=seat, names=names, language=args.lang,
        translate=worded, before=rules.observe(marks[-1], seat) if marks else None,
        score_history=tuple(rules.points(rules.observe(mark, None)) for mark in (*marks[1:], state)),
        caption=caption,
    )  # fmt: skip


def segment_starts(rules: AnyGame, positions: list[State]) -> list[State]:
    """Return the positions at which a segment of play began.

    The last position is never included.
    """
    return [
        after
        for before, after in pairwise([None, *positions[:-1]])
        if after is not None
        and (before is None or rules.completed_segments(before) != rules.completed_segments(after))
    ]


def write_picture(picture: Picture, out: Path) -> None:
    """Write an image, converting it if the file name requires another format."""
    try:
        if out.suffix == Path(picture.name).suffix:
            out.write_bytes(picture.data)
        else:
            Image.open(io.BytesIO(picture.data)).save(out, lossless=True)  # WebP is lossy by default.
    except ValueError as error:
        raise Failure(f"{out}: unknown picture format") from error
    except OSError as error:
        raise Failure(f"{out} can't be written: {error.strerror or error}") from error


def require_writable(out: Path) -> None:
    """Raise Failure if the output format is unknown or the path is not writable.

    Call this before any expensive work.
    """
    if out.suffix.lower() not in Image.registered_extensions():
        raise Failure(f"{out}: unknown picture format")
    if not out.parent.is_dir():
        raise Failure(f"{out} can't be written: {out.parent} is not a folder")
