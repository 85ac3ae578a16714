"""The catch-up message: past events, the table then and now, and the user's options. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui
from msgspec.structs import replace

from bot.core.ids import custom_id
from bot.core.words.i18n import Translator
from bot.core.words.layout import (
    MessageView,
    Style,
    Upload,
    View,
    button,
    card,
    gallery,
    paragraphs,
    rows,
    texts,
)
from bot.core.words.limits import MESSAGE_TEXT, as_many, length, shorten
from bot.core.words.names import clean_name
from bot.matches.match.narration import told_lines, until_full
from bot.matches.match.options import option_line
from bot.matches.match.titles import bold, moment, title
from bot.messages.view.messages import ViewClick
from bot.turns.play.messages import PlayClick
from engine.core.model import Label
from engine.core.text import LocalizedText, text, whose
from host.messages.replay import CatchUp, Changed, Kind, Outlook

HEADINGS = {"turn": "catchup-since-turn", "start": "catchup-since-start", "phase": "catchup-since-phase"}
MAX_IN_WORDS = 1500
"""Maximum characters of a table as text, used without an image."""
MAX_OF_OPTIONS = 1800
"""Maximum characters of the options."""
LISTED = 6
"""Maximum options of a kind to list by name; the rest are counted."""
MAX_OPTION = 100


def catch_up_post(
    missed: CatchUp, translate: Translator, then: Upload | None, now: Upload | None, note: str = ""
) -> MessageView:
    """Show the events and the table before and after; `then` is empty if nothing has changed.

    `note` is the reader's own note about the match.
    """
    since = text(HEADINGS[missed.since], match=title(missed.match, translate), at=moment(missed.at, "R"))
    heading, outlook = f"### {translate(since)}", _outlook(missed, translate)
    pictured = list(_captioned_pictures(missed, translate, then, now))
    table = "" if pictured else f"{_present_heading(missed, translate)}\n{_in_words(missed, translate)}"
    captions = [caption for caption, _ in pictured]
    room = MESSAGE_TEXT - sum(map(length, (heading, outlook, table, note, *captions)))
    shown = [[*texts(caption), gallery(picture)] for caption, picture in pictured]
    return MessageView(
        card(
            texts(heading, _story(missed, translate, room), note), *shown, texts(table), texts(outlook),
            rows(list(_buttons(missed, translate))),
        ),
        tuple(picture for _, picture in pictured),
    )  # fmt: skip


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


def _story(missed: CatchUp, translate: Translator, most: int) -> str:
    """Describe the events up to a length limit; a long story keeps its end."""
    newest = list(until_full(told_lines(reversed(missed.told), translate), most))
    if not newest:
        return translate(text("catchup-nothing"))
    whole = "\n".join(reversed(newest))
    if length(whole) <= most:
        return whole
    left_out = f"- {translate(text('catchup-earlier'))}"
    room = most - length(left_out) - 1
    kept = as_many(newest, room) or [shorten(newest[0], room)]
    return "\n".join([left_out, *reversed(kept)])


def _in_words(missed: CatchUp, translate: Translator) -> str:
    names = bold(missed.names)
    return paragraphs(as_many((translate(line, names) for line in missed.lines), MAX_IN_WORDS - len(names)))


def _outlook(missed: CatchUp, translate: Translator) -> str:
    """Return the players to move, or on the reader's own turn their options and the changes."""
    names = bold(missed.names)
    if missed.outlook is not None:
        return _compare_options(missed.outlook, translate, [clean_name(name) for name in missed.names])
    if not missed.awaited:
        return translate(text("panel-over"))
    return translate(text("board-waiting", **whose(missed.awaited)), names)


def _compare_options(ahead: Outlook, translate: Translator, names: Sequence[str]) -> str:
    intro = translate(text("catchup-compared" if ahead.is_compared else "catchup-options"))
    lines = [f"**{translate(ahead.prompt, names)}**", intro]
    for kind in ahead.kinds:
        is_alone = len(ahead.kinds) == 1
        lines.extend(_kind_lines(kind, translate, names, is_compared=ahead.is_compared, is_alone=is_alone))
    return "\n".join(as_many(lines, MAX_OF_OPTIONS))


def _kind_lines(
    kind: Kind, translate: Translator, names: Sequence[str], *, is_compared: bool, is_alone: bool
) -> Iterator[str]:
    name = kind.group or text("catchup-all" if is_alone else "catchup-loose")
    key = _kind_key(kind) if is_compared else "catchup-kind"
    yield f"- {translate(text(key, kind=translate(name, names), count=kind.count))}"
    if not (is_compared and kind.had and kind.count):
        return
    for key, said in (
        ("catchup-new", [_option(label, translate, names) for label in kind.new]),
        ("catchup-gone", [_option(label, translate, names) for label in kind.gone]),
        ("catchup-changed", [_changed_option(change, translate, names) for change in kind.changed]),
    ):
        if said:
            yield f"  - {translate(text(key, options=_join_options(said, translate)))}"


def _kind_key(kind: Kind) -> str:
    if not kind.count:
        return "catchup-kind-gone"
    if not kind.had:
        return "catchup-kind-new"
    return "catchup-kind" if kind.new or kind.gone or kind.changed else "catchup-kind-same"


def _option(label: Label, translate: Translator, names: Sequence[str]) -> str:
    return option_line(label, translate, names, MAX_OPTION)


def _changed_option(change: Changed, translate: Translator, names: Sequence[str]) -> str:
    was: LocalizedText | None = change.was.detail if change.was.text == change.label.text else None
    before = _option(change.was, translate, names) if was is None else translate(was, names)
    said = text(
        "catchup-was", option=_option(change.label, translate, names), was=shorten(before, MAX_OPTION)
    )
    return translate(said)


def _join_options(said: Sequence[str], translate: Translator) -> str:
    more = len(said) - LISTED
    rest = [translate(text("catchup-more", count=more))] if more > 0 else []
    return "; ".join([*said[:LISTED], *rest])


def _buttons(missed: CatchUp, translate: Translator) -> Iterator[ui.Button[View]]:
    match_id = missed.match.id
    if missed.outlook is not None:
        yield button(translate(text("button-turn")), custom_id(match_id, PlayClick.TURN), Style.primary)
    yield button(translate(text("button-board")), custom_id(match_id, ViewClick.BOARD))
    yield button(translate(text("button-log")), custom_id(match_id, ViewClick.LOG))
