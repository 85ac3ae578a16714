"""Example rows for storage tests, and helpers that run programs in other processes."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Any

import pytest

from storage.core.database import Database, Transaction
from storage.core.scheduling.outbox import NewOutboxRow
from storage.core.sql.database_errors import DatabaseUnavailable
from storage.matches.match import matches
from storage.matches.match.log import EntryRow
from storage.matches.match.matches import MatchRow

ADA, BEN, CEM = 101, 102, 103
GUILD_ID = 9_001
LARGEST_ID = 2**63 - 1
ROOT = Path(__file__).parents[2]


def create_match_row(channel: int = 1, **fields: Any) -> MatchRow:
    """Return the row of an open match that Ada created, without storing it."""
    known: dict[str, Any] = {
        "game": "pearls",
        "rules_version": 1,
        "commitment": "c0de",
        "guild_id": GUILD_ID,
    }
    return MatchRow(
        **(known | {"channel": channel, "owner_key": ADA, "seat_count": 3, "created": 1_000} | fields)
    )


async def insert_match(tx: Transaction, channel: int = 1, **fields: Any) -> MatchRow:
    """Store an open match that Ada created."""
    return await matches.insert(tx, create_match_row(channel, **fields))


def create_entries(match_id: int, first: int, count: int, **fields: Any) -> list[EntryRow]:
    """Return `count` log entries, numbered from `first`."""
    known: dict[str, Any] = {
        "match_id": match_id,
        "seat": 0,
        "kind": "move",
        "payload": "{}",
        "origin": "player",
        "at": 2_000,
    }
    return [EntryRow(**(known | {"seq": first + n} | fields)) for n in range(count)]


def create_message_row(kind: str, match_id: int, **fields: Any) -> NewOutboxRow:
    """Return a new outbox message for a match."""
    known: dict[str, Any] = {"owner_kind": "match", "owner": match_id, "feature": "posts", "kind": kind}
    return NewOutboxRow(**(known | fields))


async def run_program(program: str, *arguments: str) -> tuple[int | None, str]:
    """Run a Python program in a separate process, and return its exit code and error output."""
    command = (sys.executable, "-c", program, *arguments)
    process = await asyncio.create_subprocess_exec(*command, stderr=PIPE, cwd=ROOT)
    async with asyncio.timeout(60):
        _, complaints = await process.communicate()
    return process.returncode, complaints.decode()


async def get_open_error(address: str, *, upgrade: bool = True) -> DatabaseUnavailable:
    """Return the error raised when the database is opened."""
    with pytest.raises(DatabaseUnavailable) as caught:
        await Database.open(address, upgrade=upgrade)
    return caught.value
