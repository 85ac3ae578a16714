"""The kinds of databases there are."""

from __future__ import annotations

KINDS = ("sqlite", "postgres")
