"""What the address of a PostgreSQL server says after its question mark, in libpq's words: so it is handed out.

Our driver takes some words as they are and those of TLS only in an address of its own; others it does not know.
"""

from __future__ import annotations

import os
from urllib.parse import urlencode

from sqlalchemy.engine import URL

FILES = ("sslrootcert", "sslcert", "sslkey", "sslcrl")
TLS = ("sslmode", *FILES)
WORDS = ("host", "port", "user", "passfile", "ssl", "target_session_attrs", *TLS)
"""No password: what is printed of an address hides the one before the server's name."""


def misfit(url: URL) -> str | None:
    """Say which word is not understood, or names a file that can't be read; None where all is well."""
    for word, values in url.normalized_query.items():
        if word not in WORDS:
            return f"the address says {word}, which is not understood; it may say {', '.join(WORDS)}"
        for value in values if word in FILES else ():
            if not os.access(value, os.R_OK):
                return f"{word} names {value}, which can't be read"
    return None


def split(url: URL) -> tuple[URL, dict[str, str]]:
    """Return the address without what it says of TLS, and that as the driver is told it."""
    told = {word: values for word, values in url.normalized_query.items() if word in TLS}
    if not told:
        return url, {}
    return url.difference_update_query(TLS), {"dsn": f"postgresql://?{urlencode(told, doseq=True)}"}
