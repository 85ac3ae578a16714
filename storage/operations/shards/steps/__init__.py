"""Steps of the schema of shards."""
