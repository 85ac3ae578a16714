"""What hosts have decided about a season, in sentences. Pure."""

from __future__ import annotations

from bot.league.messages.names import Names, name_of, table_name
from bot.words.i18n import Words
from engine.core.text import Quote, text
from host.league.entries import (
    Excused,
    Logged,
    Replaced,
    Replay,
    Reversed,
    Ruled,
    Ruling,
    SeasonEntry,
    Shifted,
    Struck,
    TableVoid,
)
from host.league.running.logbook import Known


def ruling_line(known: Known, item: Logged, names: Names, words: Words) -> str:
    """Tell what a host has decided, and why."""
    entry = item.entry
    said = _said(known, entry, names, words)
    reason = entry.reason if isinstance(entry, Ruling) else ""
    return f"{said} {words(text('league-ruled-reason', reason=Quote(reason)))}" if reason else said


def _said(known: Known, entry: SeasonEntry, names: Names, words: Words) -> str:
    match entry:
        case Ruled():
            told = _places(entry, names, words)
            return words(text("league-ruling-ruled", table=_table(known, entry.table, words), result=told))
        case TableVoid():
            return words(text("league-ruling-void", table=_table(known, entry.table, words)))
        case Replay():
            return words(text("league-ruling-replay", table=_table(known, entry.table, words)))
        case Excused():
            person = name_of(names, entry.person)
            if entry.table is None:
                return words(text("league-ruling-excused", person=person))
            table = _table(known, entry.table, words)
            return words(text("league-ruling-excused-table", person=person, table=table))
        case Struck():
            person = name_of(names, entry.person)
            return words(text("league-ruling-struck", person=person, count=entry.seasons))
        case Replaced():
            person, table = name_of(names, entry.person), _table(known, entry.table, words)
            return words(text("league-ruling-replaced", person=person, table=table))
        case Shifted():
            return words(text("league-ruling-shifted", count=entry.days))
        case Reversed():
            meant = next((one for one in known.log if one.seq == entry.entry), None)
            told = "" if meant is None else _said(known, meant.entry, names, words)
            return words(text("league-ruling-reversed", ruling=told))
    return words(text("league-ruling-other"))


def _table(known: Known, table: int, words: Words) -> str:
    return table_name(known.season, table, words) if table in known.season.tables else str(table)


def _places(entry: Ruled, names: Names, words: Words) -> str:
    ranked = sorted(entry.places, key=lambda one: (one[1] is None, one[1] or 0))
    return ", ".join(
        words(text("league-result-left", name=name_of(names, person)))
        if place is None
        else words(text("league-ruling-place", place=place, name=name_of(names, person)))
        for person, place in ranked
    )
