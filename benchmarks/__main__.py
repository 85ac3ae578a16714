"""`python -m benchmarks [NAME ...]`: runs benchmarks and prints a table of the results."""

from __future__ import annotations

import importlib
import sys

from benchmarks.row import Row

SUBJECTS = (
    "playouts",
    "rebuild",
    "picture",
    "click",
    "crowd",
    "lag",
    "robots",
    "footprint",
    "season",
    "results",
    "stalls",
    "pages",
)


def main(subjects: list[str]) -> int:
    """Run the given benchmarks, or all of them, and return the exit code."""
    print("| what | ours | reference | ratio | where we want to be |")
    print("| --- | --- | --- | --- | --- |")
    for subject in subjects or SUBJECTS:
        for row in importlib.import_module(f"benchmarks.{subject}").measure():
            print(_line(row), flush=True)
    return 0


def _line(row: Row) -> str:
    ratio = "-" if row.ratio is None else f"{row.ratio:.2f}"
    return f"| {row.name} | {row.ours} | {row.reference} | {ratio} | {row.goal} |"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
