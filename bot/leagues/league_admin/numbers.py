"""The numbers of a plan as they are written into forms: five at most in each. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discord import ui
from msgspec.structs import replace

from bot.core.ids import Click, UnknownId, season_id
from bot.core.interactions.forms import Form
from bot.core.words.i18n import Words
from bot.core.words.limits import FORM_TITLE, shorten
from bot.core.words.names import clean_name
from bot.leagues.league_admin.ids import HostingClick
from engine.core.text import text
from host.core.errors import Refusal
from host.leagues.season.plan import Pace, Plan

POINTS = "points"
FORMS: Mapping[int, tuple[str, ...]] = {
    1: ("size", "each", "load", "least", "most"),
    2: ("sign-up-days", "confirm-days", "play-days", "protest-days", "rest-days"),
    3: ("bank", "increment", "cap", "hurry-bank", "hurry-increment"),
    4: (POINTS, "strikes", "rounds", "hurry-days", "warn-days"),
}
"""The lines of each form; the numbers stand in old messages."""
MAX_DIGITS = 4
MAX_POINTS = 60


def numbers_form(click: Click, words: Words, plan: Plan | None = None) -> Form:
    """Ask for numbers, with the present ones of a plan; a line that is empty or stays as it is changes nothing."""
    asked: dict[str, ui.TextInput[Form]] = {}
    for name in names_in(click.number):
        most = MAX_POINTS if name == POINTS else MAX_DIGITS
        settled = None if plan is None else _write_line(plan, name)
        asked[_label(name, words)] = ui.TextInput(
            custom_id=name, max_length=most, required=False, default=settled
        )
    # The dots on the button say that a form opens: above the form they say nothing.
    title = shorten(words(text(f"button-hosting-numbers-{click.number}")).removesuffix(" …"), FORM_TITLE)
    return Form(title, season_id(click.season, HostingClick.CHANGE, click.number), asked)


def names_in(form: int) -> tuple[str, ...]:
    """Return what a form asks for; raises UnknownId."""
    if form not in FORMS:
        raise UnknownId(str(form))
    return FORMS[form]


def _label(name: str, words: Words) -> str:
    return shorten(words(text(f"setting-hosting-{name}")), FORM_TITLE)


def change(plan: Plan, form: int, lines: Sequence[str], words: Words) -> Plan:
    """Return a plan with what was written into a form; a Refusal where a line can't be read."""
    before = plan
    for name, line in zip(names_in(form), lines, strict=False):
        # What stays as it was follows other lines: a longer bank raises the cap that stands in the form.
        if line.strip() not in {"", _write_line(before, name)}:
            plan = _with(plan, name, line, words)
    return plan


def _write_line(plan: Plan, name: str) -> str:
    """Return what a plan has, as it is written into a line."""
    match name:
        case "points":
            return " ".join(map(str, plan.scale))
        case "bank" | "increment" | "cap":
            return str(getattr(plan.pace, name))
        case "hurry-bank" | "hurry-increment":
            return str(getattr(plan.hurry, name.removeprefix("hurry-")))
    return str(getattr(plan, name.replace("-", "_")))


def _with(plan: Plan, name: str, line: str, words: Words) -> Plan:
    if name == POINTS:
        return replace(
            plan, points=tuple(_number(one, name, words) for one in line.replace(",", " ").split())
        )
    number = _number(line, name, words)
    pace, hurry = plan.pace, plan.hurry
    match name:
        case "bank":
            return replace(plan, pace=Pace(number, pace.increment, max(pace.cap, number)))
        case "increment":
            return replace(plan, pace=Pace(pace.bank, number, max(pace.cap, number)))
        case "cap":
            return replace(plan, pace=Pace(pace.bank, pace.increment, number))
        case "hurry-bank":
            return replace(plan, hurry=Pace(number, hurry.increment, max(hurry.cap, number)))
        case "hurry-increment":
            return replace(plan, hurry=Pace(hurry.bank, number, max(hurry.cap, number)))
    return replace(plan, **{name.replace("-", "_"): number})


def _number(written: str, name: str, words: Words) -> int:
    """Read a number; a Refusal where it is none."""
    digits = written.strip()
    if digits.isascii() and digits.isdigit() and len(digits) <= MAX_DIGITS:
        return int(digits)
    what = words(text(f"setting-hosting-{name}"))
    raise Refusal(text("slip-hosting-number", what=what, given=clean_name(written)))
