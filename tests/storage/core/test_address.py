"""Database addresses: parsing and validation."""

from __future__ import annotations

import pytest

from storage.core import address as addresses
from tests.storage.examples import refusal


@pytest.mark.parametrize("address", ["sqlite://", "sqlite:///", "sqlite:///:memory:", "harbour.db", ""])
async def test_an_address_without_a_file(address: str) -> None:
    assert (await refusal(address)).reason == "address"


async def test_a_kind_of_database_we_do_not_speak() -> None:
    problem = await refusal("mysql://localhost/harbour")
    assert (problem.reason, problem.detail) == ("driver", "mysql")


def test_a_name_of_a_database_may_hold_any_sign() -> None:
    for said in ("a#b", "a%23b"):
        where = addresses.read(f"postgresql://harbour:pass#word@server/{said}?sslmode=require")
        assert where.database == "a#b"
        assert where.dsn == "postgresql://harbour:pass%23word@server/a%23b?sslmode=require"
