"""An example of each text that describes a turn, for the tests of translations."""

from __future__ import annotations

from engine.core.text import SeatName, seat_values, text
from engine.games.nautilus_island import words
from engine.games.nautilus_island.components import CAMP, CARDS, TOKENS

COLOURS = tuple(map(words.colour, CAMP))
HIDDEN = tuple(text("nautilus-island-count-hidden", count=count) for count in (1, 2, 3))
HANDS = (words.cards(CARDS), words.cards((*CARDS, *CARDS)), HIDDEN)

STEPS = (
    *(
        text(f"nautilus-island-do-{kind}", cards=cards, column=2)
        for kind in ("collect", "go-collect", "store", "go-store") for cards in HANDS
    ),
    *(text(f"nautilus-island-do-{kind}", colour=colour) for kind in ("close", "leave") for colour in COLOURS),
)  # fmt: skip
REASONS = (
    text("nautilus-island-why-points", vp=3),
    text("nautilus-island-why-last-porthole", size=4),
    text("nautilus-island-why-next-porthole", size=4, vp=7),
    *(
        text("nautilus-island-why-race", who=SeatName(1), colour=colour, lacking=lacking, size=4)
        for colour in COLOURS for lacking in (1, 2, 3)
    ),
    *(
        text(f"nautilus-island-why-{name}", colour=colour, size=4, vp=8)
        for name in ("enough", "rest", "almost") for colour in COLOURS
    ),
    *(
        text("nautilus-island-why-token", token=words.token(token), vp=vp) for token in TOKENS for vp in (0, 1, 4)
    ),
    *(text("nautilus-island-why-treasure", cards=cards, vp=4) for cards in HANDS[:2]),
    *(text("nautilus-island-why-rival", **seat_values(seats)) for seats in ((1,), (0, 1))),
    *(
        text("nautilus-island-why-same-colour", colour=colour, **seat_values(seats))
        for colour in COLOURS for seats in ((1,), (0, 1))
    ),
    text("nautilus-island-why-last-round"),
    text("nautilus-island-why-ending"),
    *(text("nautilus-island-why-cards", count=count) for count in (2, 3)),
    *(text("nautilus-island-why-unseen", count=count) for count in (1, 2, 3)),
)  # fmt: skip
EXAMPLES = (*STEPS, *REASONS)
