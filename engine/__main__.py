"""`python -m engine`: the line protocol on standard input and output (docs/protocol.md).

The exit code is 0 when the input ends or the reader closes the output. An interrupt ends the process with the
usual exit code.
"""

import os
import signal
import sys


def main() -> int:
    """Answer requests line by line until the input ends, and return the exit code."""
    # Python's own handler would only react to an interrupt after the next line of input.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        converse()
    except BrokenPipeError:
        # The reader has closed our output. At exit, Python would try to flush its buffer and fail.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def converse() -> None:
    """Answer each line from standard input as it arrives."""
    # Import these modules late, so that an interrupt while the games are being loaded doesn't print a
    # traceback.
    from engine.core.files.parsing import BYTE_ORDER_MARK  # noqa: PLC0415
    from engine.protocol import Session  # noqa: PLC0415

    session = Session()
    for line in sys.stdin.buffer:
        request = line.removeprefix(BYTE_ORDER_MARK.encode()).strip()
        if request:
            sys.stdout.buffer.write(session.handle(request) + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    sys.exit(main())
