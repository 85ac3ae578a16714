"""What the core itself has posted: messages that go."""

from __future__ import annotations

from host.core.features import Feature
from host.core.outbox import DeleteMessage

FEATURE = Feature(posts=DeleteMessage)
