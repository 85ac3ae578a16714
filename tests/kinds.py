"""The kinds of databases that the tests run on."""

from __future__ import annotations

DATABASE_KINDS = ("sqlite", "postgres")
