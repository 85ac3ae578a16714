"""`python -m engine`: the line protocol on standard input and output (docs/protocol.md)."""

import sys

from engine.protocol import Session


def main() -> None:
    """Answer line by line until the input ends."""
    session = Session()
    for line in sys.stdin.buffer:
        if line.strip():
            sys.stdout.buffer.write(session.answer(line) + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
