"""Which process serves which shard, where several processes share a database."""
