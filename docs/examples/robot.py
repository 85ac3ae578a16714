"""An example robot over the line protocol. It only needs lines of JSON, so it could be in any language.

`python docs/examples/robot.py nauticus 3` plays a game with this robot in every seat and prints the result. The robot
chooses the legal move whose kind comes first in a list.
"""

from __future__ import annotations

import json
import subprocess
import sys
from types import TracebackType
from typing import Any, Self

Json = dict[str, Any]

LIKED = ("transport", "buy", "take", "use", "close", "store", "collect", "hire", "choose", "go")
"""Kinds of moves in order of preference. Other kinds come last."""


class Rules:
    """The rules, in another process: one request and one response per line."""

    def __enter__(self) -> Self:
        """Start the process."""
        command = [sys.executable, "-m", "engine"]
        self._process = subprocess.Popen(  # noqa: S603 - runs the current Python interpreter
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        """Close the input of the process, which ends it."""
        self._process.communicate()

    def ask(self, do: str, **fields: Any) -> Json:
        """Send a request and return the response; raises ValueError if it is an error."""
        assert self._process.stdin
        assert self._process.stdout
        print(json.dumps({"do": do, **fields}), file=self._process.stdin, flush=True)
        answer: Json = json.loads(self._process.stdout.readline())
        if "error" in answer:
            raise ValueError(answer["error"]["message"])
        return answer


def choose(offered: list[Json]) -> Json:
    """Return one of the legal moves. A better robot would also request the `view` of its seat."""
    return min(offered, key=_rank)


def _rank(move: Json) -> tuple[int, int]:
    kind = move["move"]
    # Within a kind, prefer the longest move: it stores, buys or transports more.
    return LIKED.index(kind) if kind in LIKED else len(LIKED), -len(json.dumps(move))


def play(game: str, seats: int, seed: str) -> Json:
    """Play a game and return its result."""
    with Rules() as rules:
        status = rules.ask("new", game=game, seats=seats, seed=seed)
        while not status["finished"]:
            offered = rules.ask("options", seat=status["seat"])["options"]
            status = rules.ask("choose", move=choose(offered), seat=status["seat"])
        return rules.ask("scores")


if __name__ == "__main__":
    sys.stdout.write(json.dumps(play(sys.argv[1], int(sys.argv[2]), seed="example")) + "\n")
