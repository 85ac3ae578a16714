"""Sentences about hosts' rulings in a season. Pure functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.core.words.i18n import Translator
from bot.leagues.views.names import Names, name_of, names_of, table_name
from engine.core.text import LocalizedText, Quote, text
from host.leagues.lifecycle.kinds import ManageTable
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.season.entries import SeasonEntry
from host.leagues.season.entry_base import SeasonRuling
from host.leagues.season.rulings import (
    DatesShifted,
    MemberExcused,
    MemberStruck,
    PlayerReplaced,
    ReplayOrdered,
    RulingReversed,
    TableRuled,
    TableVoided,
)
from host.matches.permissions import Act


def ruling_line(known: LoadedSeason, entry: SeasonEntry, names: Names, translate: Translator) -> str:
    """Describe a host's ruling, including its reason."""
    sentence = translate(_text(known, entry, names, translate))
    reason = entry.reason if isinstance(entry, SeasonRuling) else ""
    return (
        f"{sentence} {translate(text('league-ruled-reason', reason=Quote(reason)))}" if reason else sentence
    )


def act_line(known: LoadedSeason, act: Act, translate: Translator) -> str:
    """Describe a host action; if it sets a result, include the result."""
    names = names_of(known.season)
    named = act.with_names({user_key: name_of(names, user_key) for user_key in act.users()})
    line = translate(act.describe(), ["", *named.text_names])
    if not isinstance(act, ManageTable) or not act.places:
        return line
    return translate(text("league-act-result", act=line, result=_list_places(act.places, names, translate)))


def _list_places(
    places: Sequence[tuple[int, int | None]],
    names: Names,
    translate: Translator,
    nothing: str = "league-result-nothing",
) -> str:
    ranked = sorted(places, key=lambda one: (one[1] is None, one[1] or 0))
    texts = [
        translate(text(nothing, name=name_of(names, user_key)))
        if place is None
        else translate(text("league-ruling-place", place=place, name=name_of(names, user_key)))
        for user_key, place in ranked
    ]
    return ", ".join(texts)


def _text(known: LoadedSeason, entry: SeasonEntry, names: Names, translate: Translator) -> LocalizedText:
    made = TEXTS.get(type(entry))
    return LocalizedText("league-ruling-other") if made is None else made(known, entry, names, translate)


def _table(known: LoadedSeason, table: int, translate: Translator) -> str:
    return table_name(known.season, table, translate) if table in known.season.tables else str(table)


def _about_table(key: str) -> Callable[[LoadedSeason, Any, Names, Translator], LocalizedText]:
    def said(known: LoadedSeason, entry: Any, _: Names, translate: Translator) -> LocalizedText:
        return text(key, table=_table(known, entry.table, translate))

    return said


def _places(known: LoadedSeason, entry: TableRuled, names: Names, translate: Translator) -> LocalizedText:
    nothing = "league-result-left" if entry.means_left else "league-result-nothing"
    result = _list_places(entry.places, names, translate, nothing)
    return text("league-ruling-ruled", table=_table(known, entry.table, translate), result=result)


def _excuse(known: LoadedSeason, entry: MemberExcused, names: Names, translate: Translator) -> LocalizedText:
    person = name_of(names, entry.person)
    if entry.table is None:
        return text("league-ruling-excused", person=person)
    return text("league-ruling-excused-table", person=person, table=_table(known, entry.table, translate))


def _reverse(
    known: LoadedSeason, entry: RulingReversed, names: Names, translate: Translator
) -> LocalizedText:
    meant = next((one.entry for one in known.log if one.seq == entry.entry), None)
    sentence = "" if meant is None else translate(_text(known, meant, names, translate))
    return text("league-ruling-reversed", ruling=sentence)


TEXTS: Mapping[type[SeasonEntry], Callable[[LoadedSeason, Any, Names, Translator], LocalizedText]] = {
    TableRuled: _places,
    TableVoided: _about_table("league-ruling-void"),
    ReplayOrdered: _about_table("league-ruling-replay"),
    MemberExcused: _excuse,
    MemberStruck: lambda _, entry, names, __: text(
        "league-ruling-struck", person=name_of(names, entry.person), count=entry.seasons
    ),
    PlayerReplaced: lambda known, entry, names, words: text(
        "league-ruling-replaced",
        person=name_of(names, entry.person),
        table=_table(known, entry.table, words),
    ),
    DatesShifted: lambda _, entry, __, ___: text("league-ruling-shifted", count=entry.days),
    RulingReversed: _reverse,
}
"""The text for each kind of ruling."""
