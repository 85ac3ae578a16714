"""What ratings leave to be done."""

from __future__ import annotations

from host.core.jobs import Job


class ComputePools(Job, frozen=True, tag="compute"):
    """Compute the pools of a server anew that can't be continued."""
