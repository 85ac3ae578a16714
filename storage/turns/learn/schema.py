"""The table of lessons."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Integer, Table, Text, UniqueConstraint

from storage.core.schema import Counted, metadata

lessons = Table(
    "lessons",
    metadata,
    Column("id", Counted, primary_key=True),
    Column("person", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("step", Integer, nullable=False),
    UniqueConstraint("person", "game"),
)
