"""The catch-up message: past events, the table before and after, and the user's options. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui
from msgspec.structs import replace

from bot.core.ids import custom_id
from bot.core.interactions.origins import mark_origin
from bot.core.words.i18n import Translator
from bot.core.words.layout import (
    MessageView,
    Style,
    Upload,
    View,
    button,
    container,
    gallery,
    paragraphs,
    rows,
    texts,
)
from bot.core.words.limits import MESSAGE_TEXT, fit_lines, length, shorten
from bot.core.words.names import clean_name
from bot.matches.match.narration import render_lines, take_until_full
from bot.matches.match.options import option_line
from bot.matches.match.titles import bold, timestamp, title
from bot.messages.replay.scene_message import CATCH_UP_ORIGIN
from bot.messages.view.messages import ViewClick
from bot.turns.play.messages import PlayClick
from engine.core.model import Label
from engine.core.text import LocalizedText, seat_values, text
from host.messages.replay import CatchUp, ChangedOption, OptionComparison, OptionGroup

HEADINGS = {"turn": "catchup-since-turn", "start": "catchup-since-start", "phase": "catchup-since-phase"}
MAX_TABLE_TEXT = 1500
"""Maximum number of characters for the table as text, which is shown if there is no image."""
MAX_OPTIONS_TEXT = 1800
"""Maximum number of characters for the options."""
LISTED = 6
"""Maximum number of options of each kind to list by name; the rest are counted."""
MAX_OPTION = 100


def catch_up_message(
    missed: CatchUp, translate: Translator, then: Upload | None, now: Upload | None, note: str = ""
) -> MessageView:
    """Show the events, and the table before and after them.

    `then` is None if nothing has changed. `note` is the reader's own note about the match.
    """
    since = text(HEADINGS[missed.since], match=title(missed.match, translate), at=timestamp(missed.at, "R"))
    heading, outlook = f"### {translate(since)}", _outlook(missed, translate)
    pictured = list(_captioned_pictures(missed, translate, then, now))
    table = "" if pictured else f"{_present_heading(missed, translate)}\n{_table_text(missed, translate)}"
    captions = [caption for caption, _ in pictured]
    room = MESSAGE_TEXT - sum(map(length, (heading, outlook, table, note, *captions)))
    shown = [[*texts(caption), gallery(picture)] for caption, picture in pictured]
    layout = container(
        texts(heading, _story(missed, translate, room), note), *shown, texts(table), texts(outlook),
        rows(list(_buttons(missed, translate))),
    )  # fmt: skip
    mark_origin(layout, f"{CATCH_UP_ORIGIN}{missed.match.id}")
    return MessageView(layout, tuple(picture for _, picture in pictured))


def _captioned_pictures(
    missed: CatchUp, translate: Translator, then: Upload | None, now: Upload | None
) -> Iterator[tuple[str, Upload]]:
    """Yield the images with their captions, under unique file names."""
    if then is not None and now is not None:
        yield translate(text("catchup-then")), replace(then, name=f"then-{then.name}")
    if now is not None:
        yield _present_heading(missed, translate), replace(now, name=f"now-{now.name}")


def _present_heading(missed: CatchUp, translate: Translator) -> str:
    return f"{translate(text('catchup-now'))}\n{translate(missed.heading, bold(missed.names))}"


def _story(missed: CatchUp, translate: Translator, max_length: int) -> str:
    """Describe the events within a length limit; if there are too many, omit the oldest."""
    newest = list(take_until_full(render_lines(reversed(missed.log_lines), translate), max_length))
    if not newest:
        return translate(text("catchup-nothing"))
    whole = "\n".join(reversed(newest))
    if length(whole) <= max_length:
        return whole
    left_out = f"- {translate(text('catchup-earlier'))}"
    room = max_length - length(left_out) - 1
    kept = fit_lines(newest, room) or [shorten(newest[0], room)]
    return "\n".join([left_out, *reversed(kept)])


def _table_text(missed: CatchUp, translate: Translator) -> str:
    names = bold(missed.names)
    return paragraphs(
        fit_lines((translate(line, names) for line in missed.lines), MAX_TABLE_TEXT - len(names))
    )


def _outlook(missed: CatchUp, translate: Translator) -> str:
    """Describe who has to move.

    On the reader's own turn, describe their options and how these have changed.
    """
    names = bold(missed.names)
    if missed.options is not None:
        return _compare_options(missed.options, translate, [clean_name(name) for name in missed.names])
    if not missed.awaited:
        return translate(text("panel-over"))
    return translate(text("board-waiting", **seat_values(missed.awaited)), names)


def _compare_options(ahead: OptionComparison, translate: Translator, names: Sequence[str]) -> str:
    intro = translate(text("catchup-compared" if ahead.is_compared else "catchup-options"))
    lines = [f"**{translate(ahead.prompt, names)}**", intro]
    for kind in ahead.groups:
        is_alone = len(ahead.groups) == 1
        lines.extend(_kind_lines(kind, translate, names, is_compared=ahead.is_compared, is_alone=is_alone))
    return "\n".join(fit_lines(lines, MAX_OPTIONS_TEXT))


def _kind_lines(
    kind: OptionGroup, translate: Translator, names: Sequence[str], *, is_compared: bool, is_alone: bool
) -> Iterator[str]:
    name = kind.group or text("catchup-all" if is_alone else "catchup-loose")
    key = _kind_key(kind) if is_compared else "catchup-kind"
    yield f"- {translate(text(key, kind=translate(name, names), count=kind.count))}"
    if not (is_compared and kind.former_count and kind.count):
        return
    for key, sentences in (
        ("catchup-new", [_option(label, translate, names) for label in kind.new]),
        ("catchup-gone", [_option(label, translate, names) for label in kind.removed]),
        ("catchup-changed", [_changed_option(change, translate, names) for change in kind.changed]),
    ):
        if sentences:
            yield f"  - {translate(text(key, options=_join_options(sentences, translate)))}"


def _kind_key(kind: OptionGroup) -> str:
    if not kind.count:
        return "catchup-kind-gone"
    if not kind.former_count:
        return "catchup-kind-new"
    return "catchup-kind" if kind.new or kind.removed or kind.changed else "catchup-kind-same"


def _option(label: Label, translate: Translator, names: Sequence[str]) -> str:
    return option_line(label, translate, names, MAX_OPTION)


def _changed_option(change: ChangedOption, translate: Translator, names: Sequence[str]) -> str:
    was: LocalizedText | None = (
        change.former_label.detail if change.former_label.text == change.label.text else None
    )
    before = _option(change.former_label, translate, names) if was is None else translate(was, names)
    localized_text = text(
        "catchup-was", option=_option(change.label, translate, names), was=shorten(before, MAX_OPTION)
    )
    return translate(localized_text)


def _join_options(options: Sequence[str], translate: Translator) -> str:
    more = len(options) - LISTED
    rest = [translate(text("catchup-more", count=more))] if more > 0 else []
    return "; ".join([*options[:LISTED], *rest])


def _buttons(missed: CatchUp, translate: Translator) -> Iterator[ui.Button[View]]:
    match_id = missed.match.id
    if missed.options is not None:
        yield button(translate(text("button-turn")), custom_id(match_id, PlayClick.TURN), Style.primary)
    yield button(translate(text("button-board")), custom_id(match_id, ViewClick.BOARD))
    yield button(translate(text("button-log")), custom_id(match_id, ViewClick.LOG))
