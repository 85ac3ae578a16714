"""Texts about a season's settings: descriptions for the card, and error messages."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.text import LocalizedText, text
from host.core.errors import UserError
from host.leagues.pairing.formats import FORMATS, required_members
from host.leagues.season.plan_validation import Flaw, FlawKind
from host.leagues.season_plan import FormatName, Pace, SeasonPlan
from host.leagues.standings.ranking import TieBreak

_FORMATS: Mapping[FormatName, str] = {
    "divisions": "season-divisions",
    "round-robin": "season-round-robin",
    "cup": "season-cup",
    "swiss": "season-swiss",
}
_STEPS: Mapping[TieBreak, str] = {
    "points": "season-step-points",
    "head-to-head": "season-step-head-to-head",
    "places": "season-step-places",
    "strength": "season-step-strength",
    "share": "season-step-share",
    "lot": "season-step-lot",
}
_FLAWS: Mapping[FlawKind, str] = {
    "cooperative": "refusal-season-cooperative",
    "seats": "refusal-season-seats",
    "size": "refusal-season-size",
    "each": "refusal-season-each",
    "people": "refusal-season-people",
    "room": "refusal-season-room",
    "rounds": "refusal-season-rounds",
    "load": "refusal-season-load",
    "points": "refusal-season-points",
    "strikes": "refusal-season-strikes",
    "pace": "refusal-season-pace",
    "hurry": "refusal-season-hurry",
    "days": "refusal-season-days",
    "dates": "refusal-season-dates",
    "long": "refusal-season-long",
}


def flaw_error(flaw: Flaw) -> UserError:
    """Return a UserError that describes a validation error, for the caller to raise."""
    return UserError(text(_FLAWS[flaw.what], count=flaw.number))


def describe_plan(plan: SeasonPlan) -> tuple[LocalizedText, ...]:
    """Return one or two sentences for each of a season's settings."""
    return (
        text(
            _FORMATS[plan.format], size=plan.size, seats=plan.seats, matches=plan.seats * plan.each,
            count=plan.each, rounds=plan.rounds, most=plan.most,
        ),
        *_table_sizes(plan),
        text("season-pace", **_pace(plan.pace)),
        *((text("season-days-off-excluded"),) if plan.excludes_automatic_days_off else ()),
        *((text("season-load", count=plan.load),) if plan.load else ()),
        text("season-points", points=", ".join(map(str, plan.scale))),
        text("season-order", steps=tuple(text(_STEPS[step]) for step in tie_break_order(plan))),
        text("season-strikes", count=plan.strikes),
        *((text("season-moves"),) if FORMATS[plan.format].has_promotion else ()),
        *_dates(plan),
    )  # fmt: skip


def _table_sizes(plan: SeasonPlan) -> tuple[LocalizedText, ...]:
    if plan.format != "swiss":
        return ()
    return (text("season-fewer" if plan.takes_fewer else "season-byes", fewer=plan.seats - 1),)


def tie_break_order(plan: SeasonPlan) -> tuple[TieBreak, ...]:
    """Return the tie-breaks in order; drawing lots is always the last one."""
    return (*(step for step in dict.fromkeys(plan.order) if step not in {"points", "lot"}), "lot")


def _dates(plan: SeasonPlan) -> tuple[LocalizedText, ...]:
    localized_text = text("season-least", count=required_members(plan))
    when = text("season-dates", sign_up=_days(plan.sign_up_days), confirm=_days(plan.confirm_days))
    return (
        localized_text,
        text("season-full") if FORMATS[plan.format].begins_when_full else when,
        text("season-play", play=_days(plan.play_days)),
        text("season-hurry", days=_days(plan.hurry_days), **_pace(plan.hurry)),
        text("season-end"),
        text("season-protest", days=_days(plan.protest_days)),
    )


def _pace(pace: Pace) -> dict[str, LocalizedText]:
    return {"bank": _hours(pace.bank), "increment": _hours(pace.increment), "cap": _hours(pace.cap)}


def _hours(hours: int) -> LocalizedText:
    return text("duration-hours", count=hours) if hours % 24 else _days(hours // 24)


def _days(days: int) -> LocalizedText:
    return text("duration-days", count=days)
