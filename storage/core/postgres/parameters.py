"""Query parameters in a PostgreSQL address, named as in libpq."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from urllib.parse import urlencode

FILES = ("sslrootcert", "sslcert", "sslkey", "sslcrl")
TLS = ("sslmode", *FILES)
SUPPORTED = ("host", "port", "user", "passfile", "ssl", "target_session_attrs", *TLS)
"""Supported parameters.

A password parameter is not supported, because only a password before the host name is hidden when an address
is shown.
"""


def find_error(query: Mapping[str, Sequence[str]]) -> str | None:
    """Return an error message for an unknown parameter or an unreadable file, or None if there is no error."""
    for word, values in query.items():
        if word not in SUPPORTED:
            return f"the address says {word}, which is not understood; it may say {', '.join(SUPPORTED)}"
        for value in values if word in FILES else ():
            if not os.access(value, os.R_OK):
                return f"{word} names {value}, which can't be read"
    return None


def for_driver(query: Mapping[str, Sequence[str]]) -> str:
    """Return these parameters as a query string in the format of the driver.

    The driver only knows `sslmode`, not `ssl`.
    """
    data = {"sslmode" if word == "ssl" else word: ",".join(values) for word, values in query.items()}
    return urlencode(data)
