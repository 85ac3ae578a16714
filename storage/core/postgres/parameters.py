"""What the address of a PostgreSQL server says after its question mark, in libpq's words: so it is handed out."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from urllib.parse import urlencode, urlsplit

FILES = ("sslrootcert", "sslcert", "sslkey", "sslcrl")
TLS = ("sslmode", *FILES)
WORDS = ("host", "port", "user", "passfile", "ssl", "target_session_attrs", *TLS)
"""No password: what is printed of an address hides the one before the server's name."""


def misfit(words: Mapping[str, Sequence[str]]) -> str | None:
    """Say which word is not understood, or names a file that can't be read; None where all is well."""
    for word, values in words.items():
        if word not in WORDS:
            return f"the address says {word}, which is not understood; it may say {', '.join(WORDS)}"
        for value in values if word in FILES else ():
            if not os.access(value, os.R_OK):
                return f"{word} names {value}, which can't be read"
    return None


def for_driver(address: str, words: Mapping[str, Sequence[str]]) -> str:
    """Return an address, which says these words, as the driver reads it: it knows `sslmode` alone."""
    said = {"sslmode" if word == "ssl" else word: ",".join(values) for word, values in words.items()}
    return urlsplit(address)._replace(scheme="postgresql", query=urlencode(said)).geturl()
