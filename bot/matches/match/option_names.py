"""Names of match options. Pure functions."""

from __future__ import annotations

from bot.core.words.i18n import Translator
from engine.core.files.library import AnyGame
from engine.core.options import Choice, Value, name_text, value_text
from engine.core.text import text
from host.matches.match.options import chosen_options
from storage.matches.match.matches import MatchRow

SEPARATOR = " · "


def options_line(row: MatchRow, translate: Translator, *, with_defaults: bool = False) -> str:
    """Return a line with a table's options, or an empty text if there are none to show.

    Options with default values are omitted unless `with_defaults` is set.
    """
    found = [
        chosen_option
        for chosen_option in chosen_options(row)
        if with_defaults or not chosen_option.is_default
    ]
    sentence = SEPARATOR.join(option_name(row.game, one.choice, one.value, translate) for one in found)
    return translate(text("options-line", options=sentence)) if sentence else ""


def option_name(game: str, choice: Choice, value: Value, translate: Translator) -> str:
    """Return an option with its value, for example `Length: short`."""
    named = {"name": name_text(game, choice), "value": value_text(game, choice, value)}
    return translate(text("option-chosen", **named))


def option_description(game: str, choice: Choice, translate: Translator) -> str:
    """Return an option's description."""
    return translate.attributes(name_text(game, choice))["about"]


def options_help(rules: AnyGame, translate: Translator) -> str:
    """List a game's options, with the default values first; empty if there are no options."""
    lines = [_help_line(rules.id, choice, translate) for choice in rules.options]
    return "\n".join([translate(text("options-help")), *lines]) if lines else ""


def _help_line(game: str, choice: Choice, translate: Translator) -> str:
    values = sorted(choice.values, key=lambda value: value != choice.default)
    named = SEPARATOR.join(translate(value_text(game, choice, value)) for value in values)
    return f"- {translate(name_text(game, choice))}: {named}. {option_description(game, choice, translate)}."
