"""Drafts: cleared when the match moves on."""

from __future__ import annotations

from host.core.features import Feature, Phase, Subscription
from host.draft.follow import clear_drafts
from host.match.events import Committed

FEATURE = Feature(subscriptions=(Subscription(Committed, Phase.FORGET, clear_drafts),))
