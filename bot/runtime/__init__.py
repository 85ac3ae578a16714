"""The running process: wiring, routing of interactions and messages, shards, start and shutdown."""
