"""What happened in a match, told line by line. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.core.words.i18n import Words
from bot.core.words.limits import MESSAGE_TEXT, length
from bot.matches.match.titles import ROBOT, bold
from engine.core.text import text
from host.matches.match.narration import Told

PLAN = "⏩"
FORCED = "➡️"
ENDS = ".!?…"
CLOSING = '*_~)”“"’»'
"""What may stand after the full stop of a sentence."""


def told_lines(told: Iterable[Told], words: Words) -> Iterator[str]:
    """Yield a line for what each seat did, or the table by itself.

    The work of robots and of plans is marked, what was taken back is struck out.
    What no message could hold is not even worded.
    """
    for part in told:
        names = bold(part.names)
        sentences = (with_full_stop(words(sentence, names)) for sentence in part.texts)
        said = " ".join(filter(None, until_full(sentences, MESSAGE_TEXT)))
        if said:
            line = f"{mark_of(part, words)}{said}"
            yield f"- ~~{line}~~" if part.is_undone else f"- {line}"


def tell(told: Iterable[Told], words: Words) -> str:
    """Tell as much from the front as a message could hold, and a little more, which shows when it is cut."""
    return "\n".join(until_full(told_lines(told, words), MESSAGE_TEXT))


def until_full(lines: Iterable[str], most: int) -> Iterator[str]:
    """Yield lines until they are longer than that together."""
    for line in lines:
        yield line
        most -= length(line)
        if most < 0:
            return


def mark_of(part: Told, words: Words) -> str:
    """Return what stands before the deeds of a robot, of a plan, and where there was no choice."""
    if part.seat is None:
        return ""
    # What the clock does in a seat, a robot does for its player.
    marks = {
        "robot": f"{ROBOT} ",
        "clock": f"{ROBOT} ",
        "plan": f"{PLAN} {words(text('told-planned'))} ",
        "forced": f"{FORCED} {words(text('told-forced'))} ",
    }
    return marks.get(part.by, "")


def with_full_stop(sentence: str) -> str:
    """Close a sentence that ends in what somebody wrote, which may have no full stop."""
    said = sentence.strip()
    return said if not said or said.rstrip(CLOSING)[-1:] in ENDS else f"{said}."
