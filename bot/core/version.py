"""The version of the installed program, as defined in `pyproject.toml`."""

from __future__ import annotations

from importlib.metadata import version

VERSION = version("harbourmaster")
