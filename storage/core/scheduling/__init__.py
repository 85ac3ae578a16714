"""Scheduled work: outbox messages, jobs and timers."""
