"""A robot of one's own over the line protocol: it needs nothing but JSON lines, so it may be in any language.

`python docs/examples/robot.py nauticus 3` plays a game with this robot in every seat and prints the result. It hardly
thinks: of the moves that are offered it takes the kind that it likes best.
"""

from __future__ import annotations

import json
import subprocess
import sys
from types import TracebackType
from typing import Any, Self

Json = dict[str, Any]

LIKED = ("transport", "buy", "take", "use", "close", "store", "collect", "hire", "choose", "go")
"""Kinds of moves, the most welcome first; what is not among them is taken where nothing else is offered."""


class Rules:
    """The rules as another process knows them: a question a line, an answer a line."""

    def __enter__(self) -> Self:
        """Start them."""
        command = [sys.executable, "-m", "engine"]
        self._process = subprocess.Popen(  # noqa: S603 - our own interpreter
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        """End them: they go when nobody asks any more."""
        self._process.communicate()

    def ask(self, do: str, **fields: Any) -> Json:
        """Return the answer to a request; ValueError where it is refused."""
        assert self._process.stdin
        assert self._process.stdout
        print(json.dumps({"do": do, **fields}), file=self._process.stdin, flush=True)
        answer: Json = json.loads(self._process.stdout.readline())
        if "error" in answer:
            raise ValueError(answer["error"]["message"])
        return answer


def choose(offered: list[Json]) -> Json:
    """Return one of the offered moves; a robot that thinks asks for the `view` of its seat too."""
    return min(offered, key=_rank)


def _rank(move: Json) -> tuple[int, int]:
    kind = move["move"]
    # Of one kind the move that says most: it stores, buys or transports more.
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
