"""Kinds: typed values that features store for later, each in an envelope.

The envelope consists of owner, feature, kind and payload. A kind is a struct with a tag. It belongs to the
feature in whose module or folder its class is defined.
"""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import msgspec

from host.core.users import UserNamesMixin

TAG = "kind"


class Kind(UserNamesMixin, frozen=True, tag_field=TAG):
    """A value that a feature stores for later.

    The subclasses for timers, jobs, outbox messages and so on are tagged.
    """


class UnknownKind(Exception):
    """A stored value is of a kind that this version does not know.

    The value stays stored, and the error is logged.
    """

    def __init__(self, feature: str, kind: str) -> None:
        super().__init__(f"{feature}/{kind}")
        self.feature = feature
        self.kind = kind


def name_of(kind: Kind | type[Kind]) -> str:
    """Return the name under which a kind is stored."""
    return cast("str", kind.__struct_config__.tag)


def feature_of(kind: Kind | type[Kind]) -> str:
    """Return the feature of a kind, from its module name `host.<area>.<feature>`."""
    return (kind if isinstance(kind, type) else type(kind)).__module__.split(".")[2]


def payload_of(kind: Kind) -> str:
    """Serialize a kind for storage; equal values give equal text."""
    return msgspec.json.encode(kind.without_names()).decode()


def parse(union: Any, feature: str, kind: str, payload: str) -> Any:
    """Parse a stored value as a kind of the feature's union.

    Raises UnknownKind.
    """
    if union is None:
        raise UnknownKind(feature, kind)
    try:
        found: Kind = _decoder(union).decode(payload)
    except msgspec.MsgspecError as error:
        raise UnknownKind(feature, kind) from error
    if name_of(found) != kind:
        # A union with a single member also accepts payloads without a tag.
        raise UnknownKind(feature, kind)
    return found


@cache
def _decoder(union: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(union)
