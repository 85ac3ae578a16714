"""Descriptions of match events, line by line. Pure functions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.core.words.i18n import Translator
from bot.core.words.limits import MESSAGE_TEXT, fit_lines, length, shorten
from bot.matches.match.titles import ROBOT, bold
from engine.core.text import text
from host.matches.match.narration import LogLine

PLAN = "⏩"
FORCED = "➡️"
SILENT = "⌛"
LINE_MARKS = (ROBOT, PLAN, FORCED, SILENT)
ENDS = ".!?…"
CLOSING = '*_~)”“"’»'
"""Characters that may follow the full stop of a sentence."""


def render_lines(
    log_lines: Iterable[LogLine], translate: Translator, max_line: int = MESSAGE_TEXT
) -> Iterator[str]:
    """Yield one line for each series of actions by a seat or the table.

    Actions by robots and from plans are marked, and undone actions are struck out. Text beyond the message
    limit is not translated. A line longer than `max_line` ends with its last whole sentence that fits.
    """
    for part in log_lines:
        names = bold(part.names, part.seat_count)
        sentences = (with_full_stop(translate(sentence, names)) for sentence in part.texts)
        said = " ".join(filter(None, take_until_full(sentences, MESSAGE_TEXT)))
        if said:
            prefix = line_prefix(part, translate)
            if length(said) > max_line < MESSAGE_TEXT:
                said = _whole_sentences(part, translate, max_line)
            line = f"{prefix}{said}"
            yield f"- ~~{line}~~" if part.is_undone else f"- {line}"


def _whole_sentences(part: LogLine, translate: Translator, max_length: int) -> str:
    """Return the first sentences of a series that fit, followed by an ellipsis."""
    names = bold(part.names, part.seat_count)
    sentences = [with_full_stop(translate(sentence, names)) for sentence in part.texts]
    kept = fit_lines(sentences, max_length - 2, " ")
    return f"{' '.join(kept)} …" if kept else shorten(sentences[0], max_length)


def render_log(log_lines: Iterable[LogLine], translate: Translator) -> str:
    """Return the events as text, up to and including the first line that exceeds the message limit.

    The layout then sees that the text is too long, and marks it as shortened.
    """
    return "\n".join(take_until_full(render_lines(log_lines, translate), MESSAGE_TEXT))


def take_until_full(lines: Iterable[str], max_length: int) -> Iterator[str]:
    """Yield lines until their total length exceeds `max_length`."""
    for line in lines:
        yield line
        max_length -= length(line)
        if max_length < 0:
            return


def line_prefix(part: LogLine, translate: Translator) -> str:
    """Return the prefix that marks actions by a robot, from a plan or by silence, and forced moves."""
    if part.seat is None:
        return ""
    # When a player's time runs out, a robot moves for them, so mark such moves as a robot's.
    marks = {
        "robot": f"{ROBOT} ",
        "clock": f"{ROBOT} ",
        "plan": f"{PLAN} {translate(text('told-planned'))} ",
        "forced": f"{FORCED} {translate(text('told-forced'))} ",
        "silent": f"{SILENT} ",
    }
    return marks.get(part.by, "")


def with_full_stop(sentence: str) -> str:
    """Add a full stop to a sentence that ends with user text, unless it already has one."""
    stripped = sentence.strip()
    return stripped if not stripped or stripped.rstrip(CLOSING)[-1:] in ENDS else f"{stripped}."
