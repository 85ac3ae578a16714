"""Separate processes for benchmarks, so that none of them inherits loaded modules or state from another."""

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
    """A process that answers each line of input with a line of JSON."""

    def __init__(self, stdin: IO[bytes], stdout: IO[bytes]) -> None:
        self._stdin = stdin
        self._stdout = stdout

    def request(self, line: object, answer: type[T]) -> T:
        """Send a line and wait for the answer.

        Raise msgspec.DecodeError if the process has died.
        """
        self._stdin.write(f"{line}\n".encode())
        self._stdin.flush()
        return msgspec.json.decode(self._stdout.readline(), type=answer)


@contextmanager
def start_child(module: str, *args: object) -> Iterator[Child]:
    """Run `python -m MODULE ARGS` during the `with` block.

    The process must exit when its input is closed at the end of the block.
    """
    command = [sys.executable, "-m", module, *map(str, args)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        yield Child(process.stdin, process.stdout)
