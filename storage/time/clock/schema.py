"""The tables of clocks, turns, days off, outages and the pulse."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Integer, SmallInteger, String, Table

from storage.core.schema import match_key, metadata

clocks = Table(
    "clocks",
    metadata,
    match_key(),
    Column("seat", SmallInteger, primary_key=True),
    Column("left", BigInteger),
    Column("since", BigInteger),
    Column("turn", Integer, nullable=False),
    Column("missed", SmallInteger, nullable=False),
    sqlite_with_rowid=False,
)

clock_turns = Table(
    "clock_turns",
    metadata,
    match_key(),
    Column("seat", SmallInteger, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("ended", Integer),
    Column("person", BigInteger),
    Column("late", BigInteger),
    sqlite_with_rowid=False,
)

days_off = Table(
    "days_off",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("day", String(10), primary_key=True),
    Column("is_holiday", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

outages = Table(
    "outages",
    metadata,
    Column("server", BigInteger, primary_key=True, autoincrement=False),
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", SmallInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
