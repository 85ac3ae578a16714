"""Database addresses: parsing and validation."""

from __future__ import annotations

import pytest

from storage.core import address as addresses
from tests.storage.examples import refusal


@pytest.mark.parametrize("address", ["sqlite://", "sqlite:///", "sqlite:///:memory:", "harbour.db", ""])
async def test_address_without_a_file_is_refused(address: str) -> None:
    assert (await refusal(address)).reason == "address"


async def test_unsupported_kind_of_database_is_refused() -> None:
    problem = await refusal("mysql://localhost/harbour")
    assert (problem.reason, problem.detail) == ("driver", "mysql")


def test_database_name_may_contain_any_character() -> None:
    for said in ("a#b", "a%23b"):
        where = addresses.parse(f"postgresql://harbour:pass#word@server/{said}?sslmode=require")
        assert where.database == "a#b"
        assert where.dsn == "postgresql://harbour:pass%23word@server/a%23b?sslmode=require"
