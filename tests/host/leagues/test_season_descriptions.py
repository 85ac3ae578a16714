"""Tests that season settings are described completely in every language."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import replace

from bot.core.words.i18n import Translator, locales
from host.leagues.pairing.formats import FORMATS
from host.leagues.season.descriptions import describe_plan, flaw_error, tie_break_order
from host.leagues.season.plan_validation import Flaw, FlawKind
from host.leagues.season_plan import SeasonPlan

PLAN = SeasonPlan(game="pearls", seats=4, turns=140)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("form", FORMATS)
def test_settings_have_distinct_sentences_in_every_language(locale: str, form: str) -> None:
    for each in (1, 2, 5):
        plan = replace(PLAN, format=form, each=each, rounds=each, strikes=each, load=each, most=9)
        texts = [Translator(locale, strict=True)(localized_text) for localized_text in describe_plan(plan)]
        assert all(texts)
        assert len({*texts}) == len(texts)


def test_settings_sentences_match_expected_english_text() -> None:
    texts = [Translator("en", strict=True)(localized_text) for localized_text in describe_plan(PLAN)]
    assert texts[0] == (
        "Divisions of about 7 players: everyone plays 4 matches at tables of 4, once in each seat, and faces all "
        "opponents about equally often."
    )
    clock = (
        "Initial time on the clock: 3 days. Increment per turn: 8 hours. Maximum time on the clock: 4 days."
    )
    assert texts[1] == clock
    assert texts[2].startswith("Points by place: 10, 6, 3, 1.")
    assert "70 days" in texts[8]


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("what", get_args(FlawKind))
def test_every_settings_error_has_a_text_in_every_language(locale: str, what: FlawKind) -> None:
    for count in (1, 2, 7):
        assert Translator(locale, strict=True)(flaw_error(Flaw(what, count)).text)


def test_tie_break_order_omits_points_and_ends_with_lot() -> None:
    assert tie_break_order(replace(PLAN, order=("lot", "places", "points"))) == ("places", "lot")
