"""The version of the installed program; `pyproject.toml` states it."""

from __future__ import annotations

from importlib.metadata import version

VERSION = version("harbourmaster")
