"""The running process: wiring, routing of interactions and messages, shards, startup and shutdown."""
