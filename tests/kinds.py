"""The supported kinds of databases."""

from __future__ import annotations

KINDS = ("sqlite", "postgres")
