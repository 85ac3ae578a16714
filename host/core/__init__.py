"""What every feature of the host uses: registration, events, outbox, jobs, timers, the scheduler."""
