"""Tests for the league admin panel: its modals and the list of rulings, in every language."""

from __future__ import annotations

from typing import get_args

import pytest
from discord import ui
from msgspec.structs import replace

from bot.core.ids import Click, UnknownCustomId
from bot.core.words.i18n import Translator, locales
from bot.leagues.league_admin.ids import SeasonTool
from bot.leagues.league_admin.numbers import FIELDS, change, numbers_modal
from bot.leagues.league_admin.panel import (
    TOOLS,
    AdminPanel,
    admin_panel_message,
    preview_message,
    reason_modal,
    tools_for,
)
from bot.leagues.league_admin.rulings import rulings_message
from host.core.errors import UserError
from host.leagues.commands import leagues
from host.leagues.pairing.drawing import DrawResult
from host.leagues.season.season import Status
from host.leagues.season_plan import Pace, SeasonPlan
from host.leagues.views.cards import NextStep
from tests.bot import example_season as a
from tests.bot.example_season import checked_text

OVER = a.finished_season()


STEP = NextStep("close", 1_900_000_000_000)


@pytest.mark.parametrize("locale", locales())
def test_every_ruling_is_translated(locale: str) -> None:
    translate = Translator(locale, strict=True)
    rulings = [item for item in OVER.log if hasattr(item.entry, "reason") and item.entry.reason]
    assert len(rulings) == 9
    text = checked_text(rulings_message(OVER, rulings, translate))
    assert text.count("a \\*\\*storm\\*\\*") == 9
    assert "@\u200beveryone" in text
    assert checked_text(rulings_message(OVER, [], translate))


@pytest.mark.parametrize("locale", locales())
def test_league_panel_offers_every_tool_in_some_state(locale: str) -> None:
    translate = Translator(locale, strict=True)
    offered = set[SeasonTool]()
    for status in get_args(Status):
        for paused in (None, 1):
            known = replace(OVER, season=replace(OVER.season, status=status, paused_since=paused))
            for resting in ("live", "resting"):
                league = replace(OVER.league, status=resting)
                admin_panel = AdminPanel(league, a.create_plan(), 21, (2, 3, 4), known, STEP.at)
                assert checked_text(admin_panel_message(admin_panel, translate))
                offered |= {*tools_for(admin_panel)}
    assert offered == {*SeasonTool}
    assert checked_text(
        admin_panel_message(AdminPanel(OVER.league, a.create_plan(), 21, (2,), None, None), translate)
    )
    drawn = DrawResult(OVER.season.divisions, tuple(table.table for table in OVER.season.tables.values()))
    assert checked_text(preview_message(OVER, drawn, translate))
    for tool in SeasonTool:
        assert reason_modal(Click(0, 0, "l:why", tool, season=3), translate).title
    for form in FIELDS:
        assert numbers_modal(Click(0, 0, "l:numbers", form, season=3), translate).title
    assert {*TOOLS} == {*get_args(Status)}


def test_modal_input_changes_the_plan_or_is_rejected() -> None:
    words, plan = Translator("en", strict=True), a.create_plan()
    assert change(plan, 1, ["6", "", "", "5", ""], words) == replace(plan, size=6, least=5)
    clocks = change(plan, 3, ["48", "6", "", "12", "3"], words)
    assert (clocks.pace.bank, clocks.pace.increment, clocks.hurry.bank) == (48, 6, 12)
    assert change(plan, 4, ["10, 2", "", "", "", ""], words).points == (10, 2)
    for wrong in ("many", "-1", "1.5", "١", "12345"):
        with pytest.raises(UserError):
            change(plan, 1, [wrong], words)
    with pytest.raises(UnknownCustomId):
        change(plan, 9, ["1"], words)


def test_clocks_near_the_end_have_no_larger_maximum_bank_than_the_normal_ones() -> None:
    plan = leagues.plan_for("nauticus", 3)
    changed = change(plan, 3, ["12", "6", "12", "6", "3"], Translator("en", strict=True))
    assert (changed.pace, changed.hurry) == (Pace(12, 6, 12), Pace(6, 3, 12))


def test_prefilled_modal_submitted_unchanged_keeps_the_plan() -> None:
    words, plan = Translator("en", strict=True), a.create_plan()
    for number in FIELDS:
        assert change(plan, number, default_values(number, plan), words) == plan
    assert default_values(4, plan)[0] == " ".join(map(str, plan.scale))
    longer = change(plan, 3, ["240", *default_values(3, plan)[1:]], words)
    assert longer.pace == replace(plan.pace, bank=240, cap=240)
    assert set(default_values(1, None)) == {""}


def test_modal_field_changes_only_its_own_value() -> None:
    plan, words = a.create_plan(), Translator("en", strict=True)
    for number, fields in FIELDS.items():
        for place, field in enumerate(fields):
            typed = "1" if field.get(plan) != "1" else "2"
            changed = change(plan, number, [*[""] * place, typed], words)
            assert field.get(changed) == typed
            others = [one for one in fields if one is not field and one.name != "cap"]
            assert [other.get(changed) for other in others] == [other.get(plan) for other in others]


def default_values(page: int, plan: SeasonPlan | None) -> list[str]:
    """Return the modal fields' default values as text."""
    form = numbers_modal(Click(0, 0, "l:numbers", page, season=3), Translator("en", strict=True), plan)
    return [str(field.default or "") for field in form.walk_children() if isinstance(field, ui.TextInput)]
