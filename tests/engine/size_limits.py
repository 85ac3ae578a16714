"""A check that all fields in edition types have size limits.

An edition may come from an untrusted file.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct, inspect


def unbounded_fields(kind: type[Struct]) -> Iterator[str]:
    """Yield the fields of an edition type that have no size limit, such as `wrecks[].columns`."""
    yield from _unbounded_in(inspect.type_info(kind), "")


def _unbounded_in(kind: inspect.Type, place: str) -> Iterator[str]:
    match kind:
        case inspect.StructType():
            for field in kind.fields:
                yield from _unbounded_in(field.type, f"{place}.{field.name}".removeprefix("."))
        case inspect.TupleType():
            for number, item in enumerate(kind.item_types):
                yield from _unbounded_in(item, f"{place}[{number}]")
        case inspect.VarTupleType():
            yield from () if kind.max_length is not None else (place,)
            yield from _unbounded_in(kind.item_type, f"{place}[]")
        case inspect.UnionType():
            for number, one in enumerate(kind.types):
                yield from _unbounded_in(one, f"{place}|{number}")
        case _ if not _is_bounded(kind):
            yield place


def _is_bounded(kind: Any) -> bool:
    match kind:
        case inspect.BoolType() | inspect.NoneType() | inspect.LiteralType() | inspect.EnumType():
            return True
        case inspect.IntType() | inspect.FloatType():
            is_above = kind.ge is not None or kind.gt is not None
            return is_above and (kind.le is not None or kind.lt is not None)
        case inspect.StrType():
            return kind.max_length is not None
    return False
