"""An example of each text that describes a turn, for the tests of translations."""

from __future__ import annotations

from engine.core.text import LocalizedText, seat_values, text
from engine.games.nauticus import words
from engine.games.nauticus.advice.steps import part_texts
from engine.games.nauticus.components import BONUS_TILE, PARTS

ONE, SEVERAL = part_texts(PARTS), part_texts((*PARTS, *PARTS))
REWARDS = (*ONE, *(text(f"nauticus-some-{name}", **{name: 6}) for name in ("vp", "taler", "workers")))

STEPS = (
    text("nauticus-do-choose", tile=words.action_tile("hull")),
    text("nauticus-do-extra", tile=words.action_tile("crowns")),
    text("nauticus-do-take", part=words.part("sail:crown")),
    LocalizedText("nauticus-do-pass"),
    LocalizedText("nauticus-do-end"),
    LocalizedText("nauticus-do-done"),
    *(
        text("nauticus-do-buy", parts=parts, taler=taler)
        for parts in (ONE, SEVERAL)
        for taler in (0, 1, 2, 5)
    ),
    *(text("nauticus-do-transport", parts=parts) for parts in (ONE, SEVERAL)),
    text("nauticus-do-withdraw", taler=2),
    text("nauticus-do-crowns", vp=1),
    text("nauticus-do-deliver", goods=words.kinds("good", ("coffee", "coffee", "salt"))),
    text("nauticus-do-rewards", rewards=REWARDS),
)
SIZED = ("nauticus-why-finish", "nauticus-why-can-finish", "nauticus-why-hull", "nauticus-why-loaded")
REASONS = (
    *(text(key, size=size, vp=8) for key in SIZED for size in (1, 2, 3, 4)),
    *(
        text(
            "nauticus-why-nearly", size=size, vp=8,
            missing=(*words.parts(("hull:bow", "hull:stern")), text("nauticus-count-masts", count=count),
                     text("nauticus-count-sails", count=count)),
        )
        for size, count in ((1, 1), (2, 2), (3, 5), (4, 1))
    ),
    *(
        text(f"nauticus-why-{name}", vp=vp)
        for name in ("deliver", "can-deliver", "can-score", "pass", "can-pass")
        for vp in (1, 2, 5)
    ),
    *(
        text(f"nauticus-why-{name}", taler=taler)
        for name in ("poor", "rich", "can-withdraw") for taler in (0, 1, 2, 5)
    ),
    *(LocalizedText(f"nauticus-why-{name}") for name in ("set", "crown", "blue", "straight", "no-use", "save")),
    *(LocalizedText(f"nauticus-why-{name}") for name in ("pass-crown", "extra", "once", "last-chance")),
    *(text("nauticus-why-useless", **seat_values(seats)) for seats in ((1,), (0, 1))),
    *(text("nauticus-why-bonus", bonus=words.bonus(bonus)) for bonus in BONUS_TILE),
    *(text("nauticus-why-workers", blue=blue) for blue in (1, 2, 3)),
    *(text("nauticus-why-can-buy", parts=parts, taler=taler) for parts in (ONE, SEVERAL) for taler in (0, 1, 2)),
)  # fmt: skip
EXAMPLES = (*STEPS, *REASONS)
