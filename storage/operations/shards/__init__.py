"""Rows of which process serves which shard, and when one last introduced itself to Discord."""
