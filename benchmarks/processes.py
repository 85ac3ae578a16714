"""Measurements in processes of their own: each side begins with nothing the other has loaded or left behind."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TypeVar

import msgspec

ROOT = Path(__file__).parents[1]

T = TypeVar("T")


class Child:
    """A process that answers a line with a line of JSON."""

    def __init__(self, told: IO[bytes], heard: IO[bytes]) -> None:
        self._told = told
        self._heard = heard

    def ask(self, line: object, answer: type[T]) -> T:
        """Tell it something and wait for its answer; msgspec.DecodeError when it has died meanwhile."""
        self._told.write(f"{line}\n".encode())
        self._told.flush()
        return msgspec.json.decode(self._heard.readline(), type=answer)


@contextmanager
def child(module: str, *args: object) -> Iterator[Child]:
    """Run `python -m MODULE ARGS`; its input is closed at the end, which is its sign to leave."""
    command = [sys.executable, "-m", module, *map(str, args)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        yield Child(process.stdin, process.stdout)
