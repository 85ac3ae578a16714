"""Shared parts of all host features: registration, events, outbox, jobs, timers, the scheduler."""
