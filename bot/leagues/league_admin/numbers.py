"""Modal inputs for the numbers in a season plan, at most five per modal. Pure functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from discord import ui
from msgspec import Struct
from msgspec.structs import replace

from bot.core.ids import Click, UnknownCustomId, season_id
from bot.core.interactions.modals import TextModal
from bot.core.words.i18n import Translator
from bot.core.words.limits import MODAL_TITLE, shorten
from bot.core.words.names import clean_name
from bot.leagues.league_admin.ids import LeagueAdminClick
from engine.core.text import text
from host.core.errors import UserError
from host.leagues.season_plan import Pace, SeasonPlan

MAX_DIGITS = 4
MAX_POINTS = 60


class NotANumber(Exception):
    """Raised for input that is not a number; the argument is the invalid part of the line."""


class Field(Struct, frozen=True):
    """A text input in a modal; its name is part of its custom id and of its label's translation key."""

    name: str
    get: Callable[[SeasonPlan], str]
    set: Callable[[SeasonPlan, str], SeasonPlan]
    """Sets the entered value in a plan, and returns the new plan.

    Raises NotANumber if the value is invalid.
    """
    max_length: int = MAX_DIGITS


def _number(
    name: str, get: Callable[[SeasonPlan], int], put: Callable[[SeasonPlan, int], SeasonPlan]
) -> Field:
    return Field(name, lambda plan: str(get(plan)), lambda plan, line: put(plan, _parse(line)))


def _parse(written: str) -> int:
    digits = written.strip()
    if digits.isascii() and digits.isdigit() and len(digits) <= MAX_DIGITS:
        return int(digits)
    raise NotANumber(written)


def _set_points(plan: SeasonPlan, line: str) -> SeasonPlan:
    return replace(plan, points=tuple(_parse(one) for one in line.replace(",", " ").split()))


def _with_bank(pace: Pace, bank: int) -> Pace:
    return Pace(bank, pace.increment, max(pace.cap, bank))


def _with_cap(plan: SeasonPlan, cap: int) -> SeasonPlan:
    changed = replace(plan, pace=replace(plan.pace, cap=cap))
    return _with_hurry(changed, plan.hurry.bank, plan.hurry.increment)


def _with_hurry(plan: SeasonPlan, bank: int, increment: int) -> SeasonPlan:
    """Set the time control for the end of the season.

    Its maximum bank has no field, so it is adjusted: it is at most the normal maximum and at least the given
    values.
    """
    cap = max(bank, increment, min(plan.hurry.cap, plan.pace.cap))
    return replace(plan, hurry=Pace(bank, increment, cap))


def _with_increment(pace: Pace, increment: int) -> Pace:
    return Pace(pace.bank, increment, max(pace.cap, increment))


FIELDS: Mapping[int, tuple[Field, ...]] = {
    1: (
        _number("size", lambda plan: plan.size, lambda plan, number: replace(plan, size=number)),
        _number("each", lambda plan: plan.each, lambda plan, number: replace(plan, each=number)),
        _number("load", lambda plan: plan.load, lambda plan, number: replace(plan, load=number)),
        _number("least", lambda plan: plan.least, lambda plan, number: replace(plan, least=number)),
        _number("most", lambda plan: plan.most, lambda plan, number: replace(plan, most=number)),
    ),
    2: (
        _number(
            "sign-up-days",
            lambda plan: plan.sign_up_days,
            lambda plan, days: replace(plan, sign_up_days=days),
        ),
        _number(
            "confirm-days",
            lambda plan: plan.confirm_days,
            lambda plan, days: replace(plan, confirm_days=days),
        ),
        _number("play-days", lambda plan: plan.play_days, lambda plan, days: replace(plan, play_days=days)),
        _number(
            "protest-days",
            lambda plan: plan.protest_days,
            lambda plan, days: replace(plan, protest_days=days),
        ),
        _number("rest-days", lambda plan: plan.rest_days, lambda plan, days: replace(plan, rest_days=days)),
    ),
    3: (
        _number(
            "bank",
            lambda plan: plan.pace.bank,
            lambda plan, hours: replace(plan, pace=_with_bank(plan.pace, hours)),
        ),
        _number(
            "increment",
            lambda plan: plan.pace.increment,
            lambda plan, hours: replace(plan, pace=_with_increment(plan.pace, hours)),
        ),
        _number(
            "cap",
            lambda plan: plan.pace.cap,
            _with_cap,
        ),
        _number(
            "hurry-bank",
            lambda plan: plan.hurry.bank,
            lambda plan, hours: _with_hurry(plan, hours, plan.hurry.increment),
        ),
        _number(
            "hurry-increment",
            lambda plan: plan.hurry.increment,
            lambda plan, hours: _with_hurry(plan, plan.hurry.bank, hours),
        ),
    ),
    4: (
        Field("points", lambda plan: " ".join(map(str, plan.scale)), _set_points, MAX_POINTS),
        _number("strikes", lambda plan: plan.strikes, lambda plan, number: replace(plan, strikes=number)),
        _number("rounds", lambda plan: plan.rounds, lambda plan, number: replace(plan, rounds=number)),
        _number(
            "hurry-days", lambda plan: plan.hurry_days, lambda plan, days: replace(plan, hurry_days=days)
        ),
        _number("warn-days", lambda plan: plan.warn_days, lambda plan, days: replace(plan, warn_days=days)),
    ),
}
"""The inputs of each modal, by modal number.

Messages that were already sent contain these numbers, so don't change them.
"""


def numbers_modal(click: Click, translate: Translator, plan: SeasonPlan | None = None) -> TextModal:
    """Build the modal for numbers, prefilled from a plan.

    Empty or unchanged lines change nothing.
    """
    asked: dict[str, ui.TextInput[TextModal]] = {}
    for field in fields_of(click.number):
        asked[_label(field, translate)] = ui.TextInput(
            custom_id=field.name,
            max_length=field.max_length,
            required=False,
            default=None if plan is None else field.get(plan),
        )
    # The ellipsis on the button means that a modal follows, so drop it from the modal's title.
    title = shorten(translate(text(f"button-hosting-numbers-{click.number}")).removesuffix("…"), MODAL_TITLE)
    return TextModal(title, season_id(click.season, LeagueAdminClick.CHANGE, click.number), asked)


def fields_of(form: int) -> tuple[Field, ...]:
    """Return a modal's inputs.

    Raises UnknownCustomId.
    """
    if form not in FIELDS:
        raise UnknownCustomId(str(form))
    return FIELDS[form]


def _name(field: Field, translate: Translator) -> str:
    return translate(text(f"setting-hosting-{field.name}"))


def _label(field: Field, translate: Translator) -> str:
    return shorten(_name(field, translate), MODAL_TITLE)


def change(plan: SeasonPlan, form: int, lines: Sequence[str], translate: Translator) -> SeasonPlan:
    """Return a plan with the values from a modal.

    Raises UserError if a line is not a number.
    """
    before = plan
    for field, line in zip(fields_of(form), lines, strict=False):
        # Skip unchanged lines. For example, a longer time bank may just have raised the cap, and the
        # prefilled old cap must not overwrite it.
        if line.strip() in {"", field.get(before)}:
            continue
        try:
            plan = field.set(plan, line)
        except NotANumber as error:
            given = clean_name(error.args[0])
            raise UserError(text("slip-hosting-number", what=_name(field, translate), given=given)) from None
    return plan
