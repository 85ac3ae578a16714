"""Parsing of PostgreSQL addresses, which may name several hosts.

The driver would spend its whole timeout on a host that does not respond, so each host has its own address and
timeout.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import repeat
from urllib.parse import parse_qs, quote, unquote

from msgspec import Struct

from storage.core.postgres import parameters
from storage.core.sql.database_errors import DatabaseUnavailable

PORT_ERROR = "its port is no number from 1 to 65535; in a password : is written as %3A, / as %2F, @ as %40"
TWO_AT_ERROR = "it has two @; in a password, @ is written as %40"
BRACKETS_ERROR = "one of its hosts can't be understood; an IPv6 address is written in brackets: [::1]"
EMPTY_HOST_ERROR = "one of its hosts is empty"
MAX_PORT = 65_535
WRITABLE = "read-write"
"""The default `target_session_attrs` for addresses with several hosts, because standby servers are read-only."""
_CREDENTIALS = re.compile(r"([^:/?@]*)(?::([^@]*))?@")
"""Matches the user name and the password. An address with only a host and a port has no `@`."""
_PARTS = re.compile(r"([^/?]*)(?:/([^?]*))?(?:\?(.*))?", re.DOTALL)
"""Matches the hosts, the database and the parameters."""
_HOST = re.compile(r"(\[[^\[\]]+\]|[^:\[\]]*)(?::([^:]*))?")


class ServerAddress(Struct, frozen=True):
    """A parsed PostgreSQL address."""

    database: str
    dsns: tuple[str, ...]
    """The address of each host in the driver's format, in the order in which the hosts are tried."""


def parse(rest: str) -> ServerAddress:
    """Parse an address without its scheme; raises DatabaseUnavailable ("address", "parameter")."""
    credentials, place = _split_credentials(
        rest.replace("#", "%23")
    )  # `#` does not start a fragment in a database address
    hosts, database, query = _parts_of(place)
    words = parse_qs(query, keep_blank_values=True)
    if (misfit := parameters.find_error(words)) is not None:
        raise DatabaseUnavailable("parameter", misfit)
    dsns = tuple(_dsns(credentials, hosts, database, words))
    return ServerAddress(unquote(database), dsns)


def _split_credentials(rest: str) -> tuple[str, str]:
    """Return the credentials, with special characters escaped, and the rest of the address."""
    match = _CREDENTIALS.match(rest)
    if match is None:
        return "", rest
    place = rest[match.end() :]
    if "@" in place.partition("/")[0]:
        raise DatabaseUnavailable("address", TWO_AT_ERROR)
    name, password = (None if group is None else quote(unquote(group), safe="") for group in match.groups())
    return (f"{name}@" if password is None else f"{name}:{password}@"), place


def _parts_of(place: str) -> tuple[str, str, str]:
    found = _PARTS.fullmatch(place)
    assert found is not None  # `_PARTS` matches any text.
    return found[1], found[2] or "", found[3] or ""


def _dsns(credentials: str, hosts: str, database: str, words: dict[str, list[str]]) -> Iterator[str]:
    places = hosts.split(",")
    for place in places:
        _check_host(place, is_optional=len(places) == 1)
    if len(places) > 1:
        words = {**words, "target_session_attrs": words.get("target_session_attrs", [WRITABLE])}
    queries = [words] if hosts else list(_queries_by_host(words))
    for place in places:
        for each in queries:
            query = parameters.for_driver(each)
            yield f"postgresql://{credentials}{place}/{database}{'?' if query else ''}{query}"


def _queries_by_host(words: dict[str, list[str]]) -> Iterator[dict[str, list[str]]]:
    """Yield a copy of the parameters for each host, with only that host and its port."""
    hosts, ports = (",".join(words.get(name, ())).split(",") for name in ("host", "port"))
    for port in ports:
        _check_port(port)
    if len(hosts) == 1 and len(ports) == 1:
        yield words
        return
    if len(ports) not in {1, len(hosts)}:
        raise DatabaseUnavailable("address", f"it has {len(hosts)} hosts and {len(ports)} ports")
    common = {"target_session_attrs": [WRITABLE], **words}
    for host, port in zip(hosts, repeat(ports[0]) if len(ports) == 1 else ports, strict=False):
        if not host:
            raise DatabaseUnavailable("address", EMPTY_HOST_ERROR)
        place = {"host": [host]} | ({"port": [port]} if port else {})
        yield place | {name: values for name, values in common.items() if name not in {"host", "port"}}


def _check_host(place: str, *, is_optional: bool) -> None:
    if not place and not is_optional:
        raise DatabaseUnavailable("address", EMPTY_HOST_ERROR)
    found = _HOST.fullmatch(place)
    if found is None:
        raise DatabaseUnavailable("address", BRACKETS_ERROR)
    _check_port(found[2] or "")


def _check_port(port: str) -> None:
    """Check a port; raises DatabaseUnavailable ("address").

    The error does not contain the invalid text, which may be part of a password.
    """
    if port and not (port.isascii() and port.isdigit() and 0 < int(port) <= MAX_PORT):
        raise DatabaseUnavailable("address", PORT_ERROR)
