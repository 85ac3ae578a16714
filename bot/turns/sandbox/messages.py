"""A person's sandbox as a private message: the table as it would be, what was tried, what can be tried next. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui

from bot.core.ids import custom_id
from bot.core.words.i18n import Words
from bot.core.words.layout import Post, Sheet, Style, Upload, button, card, gallery, paragraphs, rows, texts
from bot.core.words.limits import MESSAGE_TEXT, as_many, length
from bot.core.words.names import clean_name
from bot.matches.match.buttons import added_buttons
from bot.matches.match.options import Clicks, option_line, option_rows
from bot.matches.match.titles import title
from bot.turns.sandbox.ids import SandboxClick
from engine.core.text import Text, Who, text
from host.turns.sandbox.position import SandboxPanel

CLICKS = Clicks(SandboxClick.TRY, SandboxClick.TRYMENU, SandboxClick.TRYPAGE)
STOPS = {"hidden": "sandbox-hidden", "over": "sandbox-over"}
TRYING = "sandbox"
"""The place of buttons in a sandbox where a robot may give a hint."""
MAX_LINE = 200
"""Letters of one line of what was tried."""
MAX_TRIED = 1500
"""Letters of all of it; what was tried last is what counts."""


def sandbox_post(
    shown: SandboxPanel,
    words: Words,
    picture: Upload | None,
    *,
    page: int = 0,
    notice: str = "",
    lines: Sequence[Text] = (),
) -> Post:
    """Build the private message of a sandbox; `lines` tell the table where there is no picture."""
    names = [clean_name(name) for name in shown.names]
    heading = words(text("sandbox-heading", match=title(shown.match, words)))
    # The board in words begins with the same heading.
    stands = "" if lines else f"\n{words(shown.heading, names)}"
    above = texts(notice, f"### {heading}\n-# {words(text('sandbox-private'))}{stands}")
    may_play = words(text("sandbox-may-play")) if shown.can_confirm else ""
    below = texts(_choices_so_far(shown, words, names), _question(shown, words, names), may_play)
    room = MESSAGE_TEXT - sum(length(block.content) for block in (*above, *below)) - len(lines)
    table = texts(paragraphs(as_many((words(line, names) for line in lines), room)) if lines else "")
    pictured = [gallery(picture)] if picture else table
    controls = [*option_rows(shown, words, page, CLICKS), *rows(list(_buttons(shown, words)))]
    return Post(card(above, pictured, below, controls), (picture,) if picture else ())


def _choices_so_far(shown: SandboxPanel, words: Words, names: Sequence[str]) -> str:
    if not shown.tried:
        return ""
    lines = [
        words(
            text("sandbox-line", who=Who(line.seat), option=option_line(line.label, words, names, MAX_LINE)),
            names,
        )
        for line in shown.tried
    ]
    latest = as_many((f"- {line}" for line in reversed(lines)), MAX_TRIED)
    more = ["…"] if len(latest) < len(lines) else []
    return "\n".join([words(text("sandbox-tried")), *more, *reversed(latest)])


def _question(shown: SandboxPanel, words: Words, names: Sequence[str]) -> str:
    if shown.stop is not None:
        return f"**{words(Text(STOPS[shown.stop]))}**"
    assert shown.prompt is not None
    if shown.asked == shown.viewer or shown.asked is None:
        return f"**{words(shown.prompt, names)}**"
    asked = text("sandbox-asked", who=Who(shown.asked), prompt=shown.prompt)
    return f"**{words(asked, names)}**"


def _buttons(shown: SandboxPanel, words: Words) -> Iterator[ui.Button[Sheet]]:
    """Yield the buttons below the options; what can't be done now is not there."""
    wanted = (
        (shown.can_confirm, SandboxClick.TRYPLAY, "button-play-tried", Style.success),
        (shown.can_plan, SandboxClick.PLAN, "button-plan", Style.success),
        (shown.can_add, SandboxClick.PLANELSE, "button-plan-else", Style.primary),
        (bool(shown.tried), SandboxClick.TRYUNDO, "button-undo", Style.secondary),
        (bool(shown.tried), SandboxClick.TRYOVER, "button-over", Style.secondary),
        (True, SandboxClick.TRYEND, "button-throw-away", Style.danger),
    )
    for can, what, key, style in wanted:
        if can:
            yield button(words(text(key)), custom_id(shown.match.id, what, revision=shown.revision), style)
    if shown.can_hint:
        yield from added_buttons(TRYING, shown.match.id, words, shown.revision)
