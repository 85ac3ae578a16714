"""The common parts of all host features: registration, events, outbox, jobs, timers, and the scheduler."""
