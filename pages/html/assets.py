"""The style sheet, the script and the icon, with a hash of the content in their names."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from msgspec import Struct

FOLDER = Path(__file__).with_name("assets")
TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
HASH_LENGTH = 12


class Asset(Struct, frozen=True):
    """A file that all pages use."""

    name: str
    """The file name with the hash."""
    content: bytes
    content_type: str


@cache
def assets() -> Mapping[str, Asset]:
    """Return all assets by their original names."""
    return {path.name: _asset(path) for path in sorted(FOLDER.iterdir()) if path.suffix in TYPES}


def _asset(path: Path) -> Asset:
    content = path.read_bytes()
    named = f"{path.stem}-{hashlib.sha256(content).hexdigest()[:HASH_LENGTH]}{path.suffix}"
    return Asset(named, content, TYPES[path.suffix])


def find_asset(name: str) -> Asset | None:
    """Return the asset with a hashed name, or None."""
    return next((asset for asset in assets().values() if asset.name == name), None)
