"""The form for opening a table, for users who give `/game open` no options.

It shows only the common options at first. The custom ids contain all choices, one digit each.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum, StrEnum

import discord
from discord import ui

from bot.core.ids import Click, UnknownCustomId, custom_id
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, View, button, container, rows, texts
from bot.core.words.limits import OPTION_TEXT, PLACEHOLDER, shorten
from bot.core.words.names import plain_name
from bot.core.words.time_controls import TIME_CONTROLS, time_control_label
from bot.tables.tables.form_extras import MENU_NAME, Extra, extras_menu
from bot.tables.tables.table_options import TableOptions
from engine.core.files.library import AnyGame, games
from engine.core.text import text
from host.matches.settings.settings import GuildSettings

MAX_DIGIT = 9
UNSET = MAX_DIGIT
"""The digit of a choice that the user has not made; only in the button that opens a table in a thread."""
BEGINS, ACCESS, PLACES = (
    ("random", "opener"),
    ("anybody", "invited", "newcomers"),
    ("here", "thread", "private", "forum"),
)
CASUAL, RATED, HINTS = "form-kind-casual", "form-kind-rated", "form-kind-hints"
KINDS = (CASUAL, RATED, HINTS)
LABELS = {"opener": "me"}
"""Maps values to the translation keys of their names, where these differ."""
Control = ui.TextDisplay[View] | ui.ActionRow[View]


class FormClick(StrEnum):
    """The names of clicks in custom ids.

    SET has the number of the field, and MORE whether to show all fields. KEEP is the menu of the other
    choices, and THREAD opens the table in a thread. ASK_DETAILS opens a modal, and DETAILS opens the table
    with the submitted values.
    """

    SET = "openset"
    MORE = "openmore"
    OPEN = "opennow"
    PRESET = "openpreset"
    KEEP = MENU_NAME
    THREAD = "openthread"
    ASK_DETAILS = "openask"
    DETAILS = "opendetails"


class Field(IntEnum):
    """The position of a choice among the digits of a form."""

    GAME = 0
    SEATS = 1
    ROBOTS = 2
    TIME_CONTROL = 3
    BEGINS = 4
    ACCESS = 5
    PLACE = 6
    KIND = 7
    IS_LONG = 8
    LEVEL = 9


TITLES = {
    Field.GAME: "form-game",
    Field.SEATS: "form-seats",
    Field.ROBOTS: "form-robots",
    Field.TIME_CONTROL: "form-time-control",
    Field.BEGINS: "form-begins",
    Field.ACCESS: "form-access",
    Field.PLACE: "form-place",
    Field.KIND: "form-kind",
    Field.LEVEL: "form-level",
}
"""The translation keys of the fields' titles."""
LONG_FIELDS = {Field.BEGINS: BEGINS, Field.ACCESS: ACCESS, Field.PLACE: PLACES}
Digits = tuple[int, ...]


def first_form(settings: GuildSettings) -> Digits:
    """Return the choices of a new form."""
    control = TIME_CONTROLS.index(settings.time_control)
    place = PLACES.index("here" if settings.forum is None else "forum")
    return (1, _game(1).default_seat_count, 0, control, 0, 0, place, 0, 0, _default_level(_game(1)))


def _default_level(rules: AnyGame) -> int:
    levels = list(rules.robots)
    return levels.index(rules.default_level) if rules.default_level in levels else 0


def preselected_form(options: TableOptions, settings: GuildSettings) -> Digits:
    """Return the choices of a form that shows the given settings."""
    given, usual = pack_options(options), first_form(settings)
    is_long = any(given[field] != UNSET for field in (*LONG_FIELDS, Field.KIND))
    chosen = [one if digit == UNSET else digit for digit, one in zip(given, usual, strict=True)]
    chosen[Field.IS_LONG] = int(is_long)
    if given[Field.LEVEL] == UNSET:
        chosen[Field.LEVEL] = MAX_DIGIT
    return change_form(tuple(chosen), Field.GAME, chosen[Field.GAME])


def pack_options(options: TableOptions) -> Digits:
    """Return a digit for each setting; UNSET for those that the user has not chosen."""
    names = [game.id for game in _offered_games()]
    game = names.index(options.game) + 1 if options.game in names else 1
    levels = list(_game(game).robots)
    kind = RATED if options.rated else HINTS if options.hints else CASUAL
    return (
        game,
        _digit(options.seats), _digit(options.robots), _position(TIME_CONTROLS, options.time_control),
        _position(BEGINS, options.begins), _position(ACCESS, options.access), _position(PLACES, options.where),
        UNSET if options.rated is options.hints is None else KINDS.index(kind), 0,
        _position(levels, options.level),
    )  # fmt: skip


def _digit(number: int | None) -> int:
    return UNSET if number is None else min(number, MAX_DIGIT)


def _position(values: Sequence[str], value: str | None) -> int:
    return values.index(value) if value in values else UNSET


def unpack_options(digits: Digits) -> TableOptions:
    """Return the settings that `pack_options` packed.

    Raises UnknownCustomId if a digit is invalid.
    """
    rules, kind = _game(digits[Field.GAME]), _value(KINDS, digits[Field.KIND])
    return TableOptions(
        game=rules.id, seats=_number(digits[Field.SEATS]), robots=_number(digits[Field.ROBOTS]),
        level=_value(tuple(rules.robots), digits[Field.LEVEL]), begins=_value(BEGINS, digits[Field.BEGINS]),
        access=_value(ACCESS, digits[Field.ACCESS]), where=_value(PLACES, digits[Field.PLACE]), name="",
        players=(), time_control=_value(TIME_CONTROLS, digits[Field.TIME_CONTROL]), bank=None, increment=None,
        cap=None, options="", rated=None if kind is None else kind == RATED,
        hints=None if kind is None else kind == HINTS,
    )  # fmt: skip


def _number(digit: int) -> int | None:
    return None if digit == UNSET else digit


def _value(values: Sequence[str], digit: int) -> str | None:
    if digit == UNSET:
        return None
    if digit >= len(values):
        raise UnknownCustomId(str(digit))
    return values[digit]


def parse_form(click: Click) -> Digits:
    """Return the choices in a custom id.

    Raises UnknownCustomId if they are invalid.
    """
    digits = tuple(int(digit) for digit in str(click.revision))
    if len(digits) == Field.LEVEL:  # Forms from before the menu of levels have no digit for it.
        digits = (*digits, 0)
    if len(digits) != len(Field) or not 1 <= digits[Field.GAME] <= len(_offered_games()):
        raise UnknownCustomId(click.name)
    return digits


def change_form(digits: Digits, field: int, digit: int) -> Digits:
    """Return the choices after a change; the numbers of seats and robots are adjusted to it."""
    if field not in list(Field) or not 0 <= digit <= MAX_DIGIT:
        raise UnknownCustomId(str(field))
    changed = [*digits[:field], digit, *digits[field + 1 :]]
    if not 1 <= changed[Field.GAME] <= len(_offered_games()):
        raise UnknownCustomId(str(field))
    rules = _game(changed[Field.GAME])
    if changed[Field.SEATS] not in rules.seat_counts:
        changed[Field.SEATS] = rules.default_seat_count
    if changed[Field.LEVEL] >= max(1, len(rules.robots)):
        changed[Field.LEVEL] = _default_level(rules)
    changed[Field.ROBOTS] = min(changed[Field.ROBOTS], changed[Field.SEATS] - 1)
    return tuple(changed)


def options_of(digits: Digits) -> TableOptions:
    """Return the settings of the table that a form describes.

    Raises UnknownCustomId if a choice is invalid.
    """
    try:
        kind, control = KINDS[digits[Field.KIND]], TIME_CONTROLS[digits[Field.TIME_CONTROL]]
        rules, has_robots = _game(digits[Field.GAME]), digits[Field.ROBOTS] > 0
        return TableOptions(
            game=rules.id, seats=digits[Field.SEATS], robots=digits[Field.ROBOTS],
            level=list(rules.robots)[digits[Field.LEVEL]] if has_robots and rules.robots else None,
            begins=BEGINS[digits[Field.BEGINS]], access=ACCESS[digits[Field.ACCESS]],
            where=PLACES[digits[Field.PLACE]], name="", players=(), time_control=control, bank=None,
            increment=None, cap=None, options="", rated=kind == RATED, hints=kind == HINTS,
        )  # fmt: skip
    except IndexError:
        raise UnknownCustomId(str(digits)) from None


def form_message(
    digits: Digits,
    settings: GuildSettings,
    translate: Translator,
    extras: Sequence[Extra] = (),
    notice: str = "",
) -> MessageView:
    """Show the form with the given choices; `extras` are those that it has no menu for."""
    intro = translate(text("form-intro-presets" if settings.presets else "form-intro"))
    heading = f"### {translate(text('form-heading'))}\n{intro}"
    kept = extras_menu(_form_id(digits, FormClick.KEEP), extras, translate)
    fields = [*_short_fields(digits, settings, translate)]
    if digits[Field.IS_LONG]:
        fields += _long_fields(digits, translate)
    return MessageView(
        container(
            texts(notice, heading), _presets(settings, translate), fields, kept,
            rows(list(_buttons(digits, translate))),
        )
    )  # fmt: skip


def thread_message(
    sentence: str, options: TableOptions, extras: Sequence[Extra], translate: Translator
) -> MessageView:
    """Show why no table was opened here, with a button to open the same table in a thread."""
    digits = pack_options(options)
    kept = extras_menu(_form_id(digits, FormClick.KEEP), extras, translate, may_change=False)
    open_there = button(
        translate(text("button-form-thread")), _form_id(digits, FormClick.THREAD), Style.success
    )
    return MessageView(container(texts(sentence), kept, rows([open_there])))


def _short_fields(digits: Digits, settings: GuildSettings, translate: Translator) -> Iterator[Control]:
    named = [translate(text(f"{game.id}-name")) for game in _offered_games()]
    rules, seats = _game(digits[Field.GAME]), digits[Field.SEATS]
    yield from _menu(digits, Field.GAME, list(enumerate(named, 1)), translate)
    yield from _menu(
        digits, Field.SEATS, [(count, str(count)) for count in sorted(rules.seat_counts)], translate
    )
    yield from _menu(digits, Field.ROBOTS, [(count, str(count)) for count in range(seats)], translate)
    if digits[Field.ROBOTS] and len(rules.robots) > 1:
        levels = [translate(text(f"{rules.id}-robot-{level}")) for level in rules.robots]
        yield from _menu(digits, Field.LEVEL, list(enumerate(levels)), translate)
    controls = [
        (number, time_control_label(name, translate))
        for number, name in enumerate(TIME_CONTROLS)
        if name in (settings.time_controls or TIME_CONTROLS)
    ]
    yield from _menu(digits, Field.TIME_CONTROL, controls, translate)


def _long_fields(digits: Digits, translate: Translator) -> Iterator[Control]:
    for field, values in LONG_FIELDS.items():
        named = [translate(text(f"choice-{LABELS.get(value, value)}")) for value in values]
        yield from _menu(digits, field, list(enumerate(named)), translate)
    kinds = [translate(text(kind)) for kind in KINDS]
    yield from _menu(digits, Field.KIND, list(enumerate(kinds)), translate)


def _menu(
    digits: Digits, field: Field, options: Sequence[tuple[int, str]], translate: Translator
) -> Iterator[Control]:
    name = translate(text(TITLES[field]))
    yield from texts(f"**{name}**")
    yield ui.ActionRow(
        ui.Select(
            custom_id=_form_id(digits, FormClick.SET, field),
            placeholder=shorten(name, PLACEHOLDER),
            options=[
                discord.SelectOption(
                    label=shorten(label, OPTION_TEXT), value=str(digit), default=digit == digits[field]
                )
                for digit, label in options
            ],
        )
    )


def _presets(settings: GuildSettings, translate: Translator) -> Iterator[ui.ActionRow[View]]:
    if settings.presets:
        menu: ui.Select[View] = ui.Select(
            custom_id=custom_id(0, FormClick.PRESET),
            placeholder=shorten(translate(text("form-preset")), PLACEHOLDER),
            options=[
                discord.SelectOption(label=shorten(plain_name(preset.name), OPTION_TEXT), value=preset.name)
                for preset in settings.presets
            ],
        )
        yield ui.ActionRow(menu)


def _buttons(digits: Digits, translate: Translator) -> Iterator[ui.Button[View]]:
    yield button(translate(text("button-form-open")), _form_id(digits, FormClick.OPEN), Style.success)
    is_long = digits[Field.IS_LONG]
    label = "button-form-less" if is_long else "button-form-more"
    yield button(translate(text(label)), _form_id(digits, FormClick.MORE, 1 - is_long))
    if is_long:
        yield button(translate(text("button-form-details")), _form_id(digits, FormClick.ASK_DETAILS))


def _form_id(digits: Digits, name: FormClick, number: int | None = None) -> str:
    return custom_id(0, name, revision=int("".join(map(str, digits))), number=number)


def _offered_games() -> list[AnyGame]:
    return list(games().values())[:MAX_DIGIT]


def _game(number: int) -> AnyGame:
    return _offered_games()[number - 1]
