"""What happened in a match, told line by line. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.match.titles import ROBOT, bold
from bot.words.i18n import Words
from engine.core.text import text
from host.match.narration import Told

PLAN = "⏩"


def told_lines(told: Sequence[Told], words: Words) -> Iterator[str]:
    """Yield a line for what each seat did, or the table by itself; the work of robots and of plans is marked."""
    for part in told:
        said = " ".join(words(sentence, bold(part.names)) for sentence in part.texts)
        if said:
            yield f"- {_mark(part, words)}{said}"


def _mark(part: Told, words: Words) -> str:
    if part.seat is None:
        return ""
    # What the clock does in a seat, a robot does for its player.
    marks = {"robot": f"{ROBOT} ", "clock": f"{ROBOT} ", "plan": f"{PLAN} {words(text('told-planned'))} "}
    return marks.get(part.by, "")
