"""Kinds: typed values that features store for later.

Each value is stored with its owner, feature and kind. A kind is a tagged struct. It belongs to the feature
whose module or folder defines its class.
"""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import msgspec

from host.core.users import UserNamesMixin

TAG = "kind"


class Kind(UserNamesMixin, frozen=True, tag_field=TAG):
    """A value that a feature stores for later.

    Its concrete subclasses, such as timers, jobs and outbox messages, have tags.
    """


class UnknownKind(Exception):
    """Raised if this version does not know the kind of a stored value.

    The value is not deleted, and the error is logged.
    """

    def __init__(self, feature: str, kind: str) -> None:
        super().__init__(f"{feature}/{kind}")
        self.feature = feature
        self.kind = kind


def name_of(kind: Kind | type[Kind]) -> str:
    """Return the name under which a kind is stored."""
    return cast("str", kind.__struct_config__.tag)


def feature_of(kind: Kind | type[Kind]) -> str:
    """Return the feature that a kind belongs to.

    It is part of the class's module name, `host.<area>.<feature>`.
    """
    return (kind if isinstance(kind, type) else type(kind)).__module__.split(".")[2]


def payload_of(kind: Kind) -> str:
    """Serialize a kind for storage; equal values give equal strings."""
    return msgspec.json.encode(kind.without_names()).decode()


def parse(union: Any, feature: str, kind: str, payload: str) -> Any:
    """Parse a stored value of one of the feature's kinds.

    Raises UnknownKind.
    """
    if union is None:
        raise UnknownKind(feature, kind)
    try:
        found: Kind = _decoder(union).decode(payload)
    except msgspec.MsgspecError as error:
        raise UnknownKind(feature, kind) from error
    if name_of(found) != kind:
        # If the union has a single member, msgspec also accepts payloads without a tag.
        raise UnknownKind(feature, kind)
    return found


@cache
def _decoder(union: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(union)
