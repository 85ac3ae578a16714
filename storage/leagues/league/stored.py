"""What is stored of people and servers in leagues."""

from __future__ import annotations

from storage.core.stored import Named, Of, Stored

STORED = (
    Stored(table="leagues", of=Of.SERVER, ids=("creator",)),
    Stored(table="seasons", of=Of.LEAGUE),
    Stored(table="season_secrets", of=Of.SEASON, is_handed_out=False),
    Stored(table="season_log", of=Of.SEASON, texts=("payload",), named=(Named("name", ("person",)),)),
    Stored(table="season_members", of=Of.SEASON, ids=("person",)),
    Stored(table="season_divisions", of=Of.SEASON),
    Stored(table="season_tables", of=Of.SEASON),
    Stored(table="season_fixtures", of=Of.SEASON),
    Stored(table="season_notices", of=Of.SEASON),
    Stored(table="season_bindings", of=Of.SEASON, is_handed_out=False),
    Stored(table="forgotten_bars", of=Of.LEAGUE),
)
