"""Tests for permissions and the audit log: hosts cannot act on their own matches; the log can be exported."""

from __future__ import annotations

import csv
import io

import msgspec
import pytest

from host.core.context import Context
from host.core.errors import UserError
from host.matches import permissions
from host.matches.permissions import Authority, authorize
from host.operations.admin import tools
from host.operations.admin.kinds import Pause
from tests.host.players import ADA, DEA, error_key
from tests.host.votes import start_timed_match

BY_ADA = Authority(ADA, "a **storm**")


async def test_authorize_refuses_players_of_the_match(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    with pytest.raises(UserError) as refused:
        async with ctx.database.transaction() as tx:
            await authorize(ctx, tx, row, BY_ADA, Pause())
    assert error_key(refused) == "refusal-participant"


async def test_audit_log_is_exported_as_json_and_csv(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await tools.pause(ctx, row.id, Authority(DEA, "=1+1"))
    await tools.extend(ctx, row.id, 0, 5, Authority(DEA, "so be it"))
    data = msgspec.json.decode(await permissions.export(ctx, 1, "json"))
    assert [(act["act"], act["reason"], act["match"]) for act in data] == [
        ("pause", "=1+1", row.id), ("extend", "so be it", row.id),
    ]  # fmt: skip
    assert data[1]["details"]["hours"] == 5
    table = list(csv.DictReader(io.StringIO((await permissions.export(ctx, 1, "csv")).decode())))
    assert [(act["name"], act["reason"]) for act in table] == [("Dea", "'=1+1"), ("Dea", "so be it")]
    assert await permissions.export(ctx, 2, "json") == b"[]"
