"""The running process: wiring, routing to features, shards, startup and shutdown."""
