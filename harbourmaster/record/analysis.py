"""`record analyse`: analyses a recorded game turn by turn, as the bot analyses a finished match."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import pairwise

from bot.core.words.i18n import Translator, locales, translator
from bot.core.words.names import plain_name
from bot.history.analysis import chart_of, costly_lines, course_lines, portion_lines
from engine.core import play
from engine.core.files import record
from engine.core.files.library import AnyGame, game
from engine.core.files.record import BadRecord, Record
from engine.core.robots.analysis import (
    PositionedMove,
    budget,
    combine_judgements,
    judge,
    split_into_turns,
)
from harbourmaster.failure import Failure
from harbourmaster.record.commands import read_record, require_writable, write_picture
from host.history import analysis
from host.history.analysis import AnalysisView
from renderer.chart import draw_chart

KEY = "record"


def analyse(args: argparse.Namespace) -> int:
    """Print the analysis of a record.

    If an output file is given, also draw the analysis to this file.
    """
    if args.lang not in locales():
        raise Failure(f"unknown language {args.lang!r}; available: {', '.join(locales())}")
    try:
        game_record = read_record(args.file)
        record.verify(game_record)
    except BadRecord as error:
        raise Failure(f"{args.file}: {error}") from error
    if not game_record.complete:
        raise Failure(f"{args.file}: the game is not finished")
    if args.picture is not None:
        require_writable(args.picture)
    spoken, analysis_view = translator(args.lang), analyse_record(game_record, args.nodes)
    print("\n".join(_lines(analysis_view, spoken)))
    if args.picture is not None:
        picture = draw_chart(chart_of(analysis_view, spoken))
        write_picture(picture, args.picture)
        print(f"{args.picture}: {picture.width} x {picture.height}")
    return 0


def analyse_record(game_record: Record, nodes: int | None = None) -> AnalysisView:
    """Judge every turn in a record.

    Each search visits `nodes` nodes. If `nodes` is None, the bot's default is used.
    """
    rules = game(game_record.game)
    positioned_moves = list(_moves_of(rules, game_record))
    last = play.submit(positioned_moves[-1].state, positioned_moves[-1].action, positioned_moves[-1].seat)
    turns = list(split_into_turns(rules, positioned_moves, last))
    judged = []
    for number, turn in enumerate(turns, 1):
        judged.append(judge(rules, turn, KEY, nodes or budget(rules)))
        _show_progress(number, len(turns))
    names = tuple(plain_name(name) for name in game_record.seats)
    return analysis.build_view(rules, positioned_moves, combine_judgements(rules, judged, last), names)


def _show_progress(number: int, count: int) -> None:
    """Print the number of the current turn and the number of turns."""
    if sys.stderr.isatty():
        end = "\n" if number == count else ""
        print(f"\rturn {number} of {count}", end=end, file=sys.stderr, flush=True)


def _moves_of(rules: AnyGame, game_record: Record) -> Iterator[PositionedMove]:
    for (state, _), move in zip(pairwise(record.states(game_record)), game_record.moves, strict=True):
        seat = int(move["seat"])
        yield PositionedMove(state, seat, record.read_move(rules, play.decision(state, seat), move))


def _lines(shown: AnalysisView, translate: Translator) -> Iterator[str]:
    for part in (course_lines, portion_lines, costly_lines):
        for line in part(shown, translate, shown.names):
            yield line.replace("**", "")
        yield ""
