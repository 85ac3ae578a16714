"""`python -m engine`: the line protocol on standard input and output (docs/protocol.md).

Exit codes: 0 the input has ended, or nobody reads the output any more. An interrupt ends it as it ends any tool.
"""

import os
import signal
import sys


def main() -> int:
    """Answer line by line until the input ends, and return the exit code."""
    # Python would notice an interrupt that comes just before it waits for a line only with the next line.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        converse()
    except BrokenPipeError:
        # The reader of our output has gone; what is still in the buffer must not be tried again at the exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def converse() -> None:
    """Answer each line as it comes."""
    from engine.protocol import Session  # noqa: PLC0415 - an interrupt while the games are loaded is quiet too

    session = Session()
    for line in sys.stdin.buffer:
        if line.strip():
            sys.stdout.buffer.write(session.answer(line) + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    sys.exit(main())
