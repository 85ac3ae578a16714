"""The real `harbourmaster run` in a separate process, connected to the fake server."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Self

from tests.wire.forking import ForkedProcess
from tests.wire.server import TOKEN, Wire

ROOT = Path(__file__).parents[2]
PROGRAM = "harbourmaster"
START_SECONDS = 60.0
"""Maximum number of seconds that a process may need to connect on a busy machine."""
STOP_SECONDS = 15.0
"""Maximum number of seconds that a process may need to end."""


class BotProcess:
    """A bot that can be started several times in the same folder.

    Each start creates a new process. Other processes may use the folder too.
    """

    def __init__(
        self, wire: Wire, folder: Path, *, drawn: bool = True, name: str = "bot", **settings: str
    ) -> None:
        self.wire, self.folder = wire, folder
        self.module = PROGRAM if drawn else "tests.wire.without_drawing"
        self.log = folder.parent / f"{folder.name}-{name}.log"
        """The log file that contains the output of all runs."""
        self.settings = settings
        self.arguments: tuple[str, ...] = ()
        """Additional arguments for `harbourmaster run`."""
        self.process: subprocess.Popen[bytes] | ForkedProcess | None = None

    def start(self, *, ready: bool = True) -> Self:
        """Start the process.

        By default, wait until it is connected and knows its guilds.
        """
        before = {session.id for session in self.wire.gateway.sessions}
        environ = {
            **os.environ, "DISCORD_TOKEN": TOKEN, "HARBOURMASTER_DATA": str(self.folder),
            "HARBOURMASTER_DISCORD": self.wire.address, "PYTHONPATH": str(ROOT), **self.settings,
        }  # fmt: skip
        self.log.touch()
        self.process = self._launch(environ)
        if ready:
            self.wire.wait_until(lambda: self._has_started(before), START_SECONDS)
            assert self.process.poll() is None, self.read_output()
        return self

    def _launch(self, environ: Mapping[str, str]) -> subprocess.Popen[bytes] | ForkedProcess:
        if self.module != PROGRAM:
            return ForkedProcess(self.module, environ, self.log)
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [sys.executable, "-m", PROGRAM, "run", *self.arguments], cwd=self.folder.parent, env=environ,
                stdout=log, stderr=log,
            )  # fmt: skip

    def _has_started(self, before: set[str]) -> bool:
        assert self.process is not None
        is_new = any(session.id not in before for session in self.wire.gateway.connected)
        return is_new or self.process.poll() is not None

    def kill(self) -> None:
        """Kill the process (SIGKILL)."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def stop(self) -> int:
        """Stop the process (SIGTERM) and return its exit code."""
        self.terminate()
        return self.wait()

    def terminate(self) -> None:
        assert self.process is not None
        self.process.terminate()

    def wait(self, seconds: float = STOP_SECONDS) -> int:
        """Wait until the process ends, and return its exit code."""
        assert self.process is not None
        code = self.process.wait(seconds)
        self.process = None
        return code

    def suspend(self) -> None:
        """Suspend the process (SIGSTOP)."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def read_output(self) -> str:
        """Return the output of all runs."""
        return self.log.read_text("utf-8")


@contextmanager
def bot_process(
    wire: Wire, folder: Path, *, drawn: bool = True, name: str = "bot", **settings: str
) -> Iterator[BotProcess]:
    """Yield a bot process that the test can start.

    The process is killed after the test.
    """
    bot = BotProcess(wire, folder, drawn=drawn, name=name, **settings)
    try:
        yield bot
    finally:
        bot.kill()


@contextmanager
def shared_processes(
    wire: Wire, folder: Path, address: str, shards: int, module: str
) -> Iterator[Callable[..., BotProcess]]:
    """Yield a factory for processes that share a PostgreSQL database and its shards.

    If a test fails, show their output.
    """
    made: list[BotProcess] = []
    with ExitStack() as stack:

        def make(shards: int = shards, **settings: str) -> BotProcess:
            settings |= {"HARBOURMASTER_DATABASE": address, "HARBOURMASTER_SHARDS": str(shards)}
            (own := folder / f"data{len(made)}").mkdir()
            made.append(stack.enter_context(bot_process(wire, own, drawn=False, **settings)))
            made[-1].module = module
            return made[-1]

        yield make
    for bot in made:
        if bot.log.exists():
            sys.stderr.write(f"--- {bot.log.name}\n{bot.read_output()}")
