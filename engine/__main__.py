"""`python -m engine`: the line protocol on standard input and output (docs/protocol.md).

The exit code is 0 if the input ends or the reader closes the output. An interrupt ends the process as usual.
"""

import os
import signal
import sys


def main() -> int:
    """Answer requests line by line until the input ends, and return the exit code."""
    # While Python waits for a line, it would handle an interrupt only after the next line.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        converse()
    except BrokenPipeError:
        # The reader has closed our output. Python would try to flush the rest of the buffer at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def converse() -> None:
    """Answer each line of standard input as it arrives."""
    from engine.protocol import Session  # noqa: PLC0415 - an interrupt while the games are loaded is quiet too

    session = Session()
    for line in sys.stdin.buffer:
        if line.strip():
            sys.stdout.buffer.write(session.handle(line) + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    sys.exit(main())
