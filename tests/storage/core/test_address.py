"""Tests that database addresses are parsed and validated."""

from __future__ import annotations

import pytest

from storage.core import address as addresses
from tests.storage.examples import get_open_error


@pytest.mark.parametrize("address", ["sqlite://", "sqlite:///", "sqlite:///:memory:", "harbour.db", ""])
async def test_address_without_a_file_is_refused(address: str) -> None:
    assert (await get_open_error(address)).reason == "address"


@pytest.mark.parametrize("kind", ["mysql", "mariadb+asyncmy", "postgre", "POSTGRES SQL"])
async def test_unsupported_kind_of_database_is_refused(kind: str) -> None:
    problem = await get_open_error(f"{kind}://localhost/harbour")
    assert problem.reason == "address"
    assert f"{kind.partition('+')[0]}:// is not supported; use postgresql:// or sqlite:///" in problem.detail


def test_database_name_may_contain_any_character() -> None:
    for said in ("a#b", "a%23b"):
        where = addresses.parse(f"postgresql://harbour:pass#word@server/{said}?sslmode=require")
        assert where.database == "a#b"
        assert where.dsns == ("postgresql://harbour:pass%23word@server/a%23b?sslmode=require",)


@pytest.mark.parametrize("kind", ["postgres", "postgresql", "postgres+asyncpg", "PostgreSQL"])
def test_all_names_of_postgresql_are_accepted(kind: str) -> None:
    where = addresses.parse(f"{kind}://harbour@server:5433/harbour")
    assert where.kind == "postgresql"
    assert where.dsns == ("postgresql://harbour@server:5433/harbour",)


@pytest.mark.parametrize(
    ("place", "dsns"),
    [
        ("one:5433,two/harbour", ["one:5433/harbour", "two/harbour"]),
        ("[::1]:5433,two,[fd00::2]/harbour", ["[::1]:5433/harbour", "two/harbour", "[fd00::2]/harbour"]),
        ("/harbour?host=one,two&port=1,2", ["/harbour?host=one&port=1", "/harbour?host=two&port=2"]),
        ("/harbour?host=one,/run&port=7", ["/harbour?host=one&port=7", "/harbour?host=%2Frun&port=7"]),
        ("/harbour?host=one,two", ["/harbour?host=one", "/harbour?host=two"]),
    ],
)
def test_address_may_name_several_hosts(place: str, dsns: list[str]) -> None:
    where = addresses.parse(f"postgresql://harbour:a%40b@{place}")
    mode = "target_session_attrs=read-write"
    assert where.database == "harbour"
    assert where.dsns == tuple(
        f"postgresql://harbour:a%40b@{dsn}{'&' if '?' in dsn else '?'}{mode}" for dsn in dsns
    )


def test_requested_kind_of_server_is_kept_for_several_hosts() -> None:
    where = addresses.parse("postgresql://one,two/harbour?target_session_attrs=any")
    assert where.dsns == tuple(
        f"postgresql://{host}/harbour?target_session_attrs=any" for host in ("one", "two")
    )


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("harbour.sqlite", "it has no ://"),
        ("postgresql:/server/harbour", "it has no ://"),
        ("sqlite://data/harbour.sqlite", "sqlite:/// followed by the path of a file"),
        ("postgresql://harbour:pass@word@server/harbour", "it has two @; in a password, @ is written as %40"),
        ("postgresql://server:port/harbour", "port is no number"),
        ("postgresql://server:0/harbour", "port is no number"),
        ("postgresql://server:65536/harbour", "port is no number"),
        ("postgresql://one:5432,two:x/harbour", "port is no number"),
        ("postgresql://one,,two/harbour", "one of its hosts is empty"),
        ("postgresql://::1/harbour", "an IPv6 address is written in brackets: [::1]"),
        ("postgresql://[::1/harbour", "an IPv6 address is written in brackets: [::1]"),
        ("postgresql://one,::1:5432/harbour", "an IPv6 address is written in brackets: [::1]"),
        ("postgresql:///harbour?host=one,two&port=1,2,3", "it has 2 hosts and 3 ports"),
        ("postgresql:///harbour?host=one&port=x", "port is no number"),
    ],
)
async def test_invalid_address_is_refused_with_its_cause(address: str, said: str) -> None:
    problem = await get_open_error(address)
    assert problem.reason == "address"
    assert said in problem.detail
    assert "pass" not in problem.detail.replace("password", "")
