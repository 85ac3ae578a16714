"""Routing of interactions and outbox messages to features."""
