"""The version of the installed bot, from the version in `pyproject.toml`."""

from __future__ import annotations

from importlib.metadata import version

VERSION = version("harbourmaster")
