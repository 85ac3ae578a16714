"""The worker process in which robots search.

Searches never run on the event loop or in the bot's threads. The process starts when it is first needed, runs
at a low priority, imports only the engine, and ends with the bot.
"""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from threading import Lock, Timer
from typing import IO, Any, TypeVar

from engine.core.files.library import AnyGame
from engine.core.model import Action
from engine.core.randomness.chance import SeededChance
from engine.core.robots.robot import Plan
from engine.worker import decode_plan, decode_result, encode_plan_request

T = TypeVar("T")
TIMEOUT = 30.0
"""Seconds after which a process that does not respond is killed. A search takes at most two seconds."""
MIN_INTERVAL = 0.75
"""Minimum seconds between two searches, so that the event loop has time to store the results."""
COMMAND = (sys.executable, "-m", "engine.worker")
NICE = 10
"""The niceness (Unix scheduling priority) of the worker process."""


class WorkerFailed(Exception):
    """Raised if the worker process died, was killed or failed."""


class RequestCancelled(Exception):
    """Raised if the result of a request is no longer needed."""


class Worker:
    """The worker process, which is restarted if it dies."""

    def __init__(
        self, timeout: float = TIMEOUT, command: Sequence[str] = COMMAND, min_interval: float = MIN_INTERVAL
    ) -> None:
        self._brake, self._command = timeout, command
        self._pace, self._next_at = min_interval, 0.0
        self._process: subprocess.Popen[bytes] | None = None
        self._turn = Lock()
        self.orders = 0
        """The number of requests so far."""
        self.is_thinking = False
        self._is_dropped = False
        self._ends = Lock()
        atexit.register(self.close)

    def throttle(self) -> None:
        """Wait until the next search may start.

        This blocks, so call it from a thread.
        """
        # Sleep according to the real clock, because a simulated Discord server advances `time.monotonic` by
        # weeks.
        time.sleep(max(0.0, self._next_at - time.perf_counter()))
        self._next_at = time.perf_counter() + self._pace

    def plan(
        self,
        rules: AnyGame,
        level: str,
        view: Any,
        offered: Sequence[Action],
        chance: SeededChance,
        nodes: int,
    ) -> Plan:
        """Plan a turn.

        This blocks, so call it from a thread. Raises WorkerFailed or RequestCancelled.
        """
        answer = self._ask_exclusively(encode_plan_request(rules, level, view, offered, chance, nodes))
        try:
            return decode_plan(rules, answer)
        except ValueError as error:
            raise WorkerFailed(str(error)) from error

    def request(self, payload: bytes, kind: type[T]) -> T:
        """Request an explanation or an evaluation of a turn.

        This blocks, so call it from a thread. Raises WorkerFailed or RequestCancelled.
        """
        answer = self._ask_exclusively(payload)
        try:
            return decode_result(answer, kind)
        except ValueError as error:
            raise WorkerFailed(str(error)) from error

    def cancel(self) -> None:
        """Kill the process if it is busy.

        The running request then raises RequestCancelled. There is no other way to stop a search immediately.
        The next request takes 0.2 seconds longer, because the process has to be restarted.
        """
        with self._ends:
            if self.is_thinking and self._process is not None:
                self._is_dropped = True
                self._process.kill()

    def _ask_exclusively(self, line: bytes) -> bytes:
        with self._turn:
            return self._ask(line)

    def close(self) -> None:
        """Stop the process if it is running."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.communicate()

    def _ask(self, line: bytes) -> bytes:
        process = self._ensure_process()
        stdin, stdout = _pipes(process)
        brake = Timer(self._brake, process.kill)
        brake.daemon = True
        brake.start()
        self._is_dropped, self.is_thinking, self.orders = False, True, self.orders + 1
        # Each answer contains the number of its request, so that answers can't be mixed up.
        number = b"%d " % self.orders
        try:
            stdin.write(number + line + b"\n")
            stdin.flush()
            answer = stdout.readline()
        except OSError as error:
            answer = str(error).encode()
        finally:
            with self._ends:
                self.is_thinking = False
            brake.cancel()
        if self._is_dropped:
            self.close()
            raise RequestCancelled
        if not answer.startswith(number) or not answer.endswith(b"\n"):
            self.close()
            raise WorkerFailed(answer.decode(errors="replace") or "the process has ended")
        return answer.removeprefix(number)

    def _ensure_process(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._process.poll() is not None:
            self.close()
            self._process = subprocess.Popen(  # noqa: S603 - runs our own program
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
            with suppress(OSError, AttributeError):
                os.setpriority(os.PRIO_PROCESS, self._process.pid, NICE)
        return self._process


def _pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes]]:
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin, process.stdout


WORKER = Worker()
"""The only worker of this process. A second one would occupy another core."""
