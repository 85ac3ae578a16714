"""Drafts: cleared when the match moves on."""

from __future__ import annotations

from host.core.features import Feature, Phase, Subscription
from host.matches.match.events import Committed
from host.turns.draft.follow import clear_drafts

FEATURE = Feature(subscriptions=(Subscription(Committed, Phase.FORGET, clear_drafts),))
