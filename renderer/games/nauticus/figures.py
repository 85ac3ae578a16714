"""The figures of the rules that pictures show; the tests hold them to the tables of the box."""

from __future__ import annotations

GOODS_VP = (2, 5, 9, 14, 20)
"""Victory points of one, two and more equal goods delivered; each further good brings FURTHER_GOOD_VP."""
FURTHER_GOOD_VP = 5
SHIP_VP = (2, 8, 20, 35)
"""Victory points of a finished ship of one, two, three, four parts."""
TALER_PER_VP = 3

FURTHER_PRICE = 4
EXTRA_PRICE = 2
EXTRA_WORKERS = 2
TALER_PER_WORKER = 2
CROWNS_CAP = 15

REWARD_TALER, REWARD_WORKERS, REWARD_VP, REWARD_GOODS = 7, 3, 3, 2
