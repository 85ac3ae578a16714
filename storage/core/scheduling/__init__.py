"""Rows of due work: outbox messages, jobs and timers."""
